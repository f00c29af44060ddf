### MINI ROGUE : Le Conseil, en français.

game-title = MINI ROGUE : Le Conseil
game-about = D’un à trois aventuriers descendent dans une cité maudite, de Salle en Salle, jusqu’aux Restes du Roi.

## Repris dans les phrases

some-gold = { $n ->
    [one] { $n } Pièce d’or
   *[other] { $n } Pièces d’or
}
some-food = { $n ->
    [one] { $n } Ration
   *[other] { $n } Rations
}
some-armour = { $n ->
    [one] { $n } point d’Armure
   *[other] { $n } points d’Armure
}
some-damage = { $n ->
    [one] { $n } point de dégât
   *[other] { $n } points de dégât
}
this-thing = { $thing ->
    [gold] 1 Pièce d’or
    [food] 1 Ration
    [armor] 1 point d’Armure
    [item] un Objet
   *[other] { UN($thing) }
}
other-thing = { $other ->
    [gold] 1 Pièce d’or
    [food] 1 Ration
    [armor] 1 point d’Armure
    [item] un Objet
   *[other] { UN($other) }
}
your-thing = { $thing ->
    [gold] 1 Pièce d’or
    [food] 1 Ration
    [armor] 1 point d’Armure
    [item] votre Objet
   *[other] votre { NOM($thing) }
}
their-thing2 = { $thing2 ->
    [gold] 1 Pièce d’or
    [food] 1 Ration
    [armor] 1 point d’Armure
    [item] son Objet
   *[other] sa { NOM($thing2) }
}
this-condition = { $condition ->
    [curse] la Malédiction
    [poison] le Poison
   *[blindness] l’Aveuglement
}
this-stance = { $stance ->
    [aggressive] Agressive
    [balanced] Équilibrée
   *[defensive] Défensive
}
this-ware = { $ware ->
    [hp] { $number-goods-hp } PV
    [food] { $number-goods-food ->
        [one] { $number-goods-food } Ration
       *[other] { $number-goods-food } Rations
    }
    [bless] une Bénédiction
    [heal] { $number-goods-heal } PV
    [armor] { $number-goods-armor ->
        [one] { $number-goods-armor } point d’Armure
       *[other] { $number-goods-armor } points d’Armure
    }
   *[xp] { $number-goods-xp } XP
}
these-dice = { $throw ->
    [x] Échec
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [xx] Échec et Échec
    [x2] Échec et 2
    [x3] Échec et 3
    [x4] Échec et 4
    [x5] Échec et 5
    [x6] Échec et 6
    [22] 2 et 2
    [23] 2 et 3
    [24] 2 et 4
    [25] 2 et 5
    [26] 2 et 6
    [33] 3 et 3
    [34] 3 et 4
    [35] 3 et 5
    [36] 3 et 6
    [44] 4 et 4
    [45] 4 et 5
    [46] 4 et 6
    [55] 5 et 5
    [56] 5 et 6
    [66] 6 et 6
    [xxx] Échec, Échec et Échec
    [xx2] Échec, Échec et 2
    [xx3] Échec, Échec et 3
    [xx4] Échec, Échec et 4
    [xx5] Échec, Échec et 5
    [xx6] Échec, Échec et 6
    [x22] Échec, 2 et 2
    [x23] Échec, 2 et 3
    [x24] Échec, 2 et 4
    [x25] Échec, 2 et 5
    [x26] Échec, 2 et 6
    [x33] Échec, 3 et 3
    [x34] Échec, 3 et 4
    [x35] Échec, 3 et 5
    [x36] Échec, 3 et 6
    [x44] Échec, 4 et 4
    [x45] Échec, 4 et 5
    [x46] Échec, 4 et 6
    [x55] Échec, 5 et 5
    [x56] Échec, 5 et 6
    [x66] Échec, 6 et 6
    [222] 2, 2 et 2
    [223] 2, 2 et 3
    [224] 2, 2 et 4
    [225] 2, 2 et 5
    [226] 2, 2 et 6
    [233] 2, 3 et 3
    [234] 2, 3 et 4
    [235] 2, 3 et 5
    [236] 2, 3 et 6
    [244] 2, 4 et 4
    [245] 2, 4 et 5
    [246] 2, 4 et 6
    [255] 2, 5 et 5
    [256] 2, 5 et 6
    [266] 2, 6 et 6
    [333] 3, 3 et 3
    [334] 3, 3 et 4
    [335] 3, 3 et 5
    [336] 3, 3 et 6
    [344] 3, 4 et 4
    [345] 3, 4 et 5
    [346] 3, 4 et 6
    [355] 3, 5 et 5
    [356] 3, 5 et 6
    [366] 3, 6 et 6
    [444] 4, 4 et 4
    [445] 4, 4 et 5
    [446] 4, 4 et 6
    [455] 4, 5 et 5
    [456] 4, 5 et 6
    [466] 4, 6 et 6
    [555] 5, 5 et 5
    [556] 5, 5 et 6
    [566] 5, 6 et 6
   *[666] 6, 6 et 6
}

## Réponses

word-go = { $cell ->
    [c3] Aller à la Sortie
   *[other] { $cell-card ->
        [back] Aller en { $cell }, Salle cachée
        [none] Aller en { $cell }
       *[other] Aller en { $cell } : { NOM($cell-card) }
    }
}
word-drink = Boire { LE($potion) }
word-hunt = Chasse aux rats : { $number-skill-hunt-food ->
    [one] { $number-skill-hunt-food } Ration
   *[other] { $number-skill-hunt-food } Rations
} et { $number-skill-hunt-hp } PV
word-remedy = Remède : soigner { this-condition }
word-distil = Distillation : { NOM($potion) } contre { NOM($potion2) }
word-bait = Appât : un dé Personnage de plus pour ce combat
word-miasma = Miasmes : { $number-skill-miasma } points de dégât
word-wall = Mur de boucliers : { $number-skill-wall ->
    [one] { $number-skill-wall } point d’Armure
   *[other] { $number-skill-wall } points d’Armure
} de plus ce tour-ci
word-flask = Fiole instable : { $number-skill-flask } points de dégât
word-freeze = Fiole instable : l’Ennemi n’agit pas ce tour-ci
word-bash = Coup d’écu : en plus, { $number-skill-bash } fois votre Armure en dégâts
word-aegis = Égide : { $number-skill-aegis ->
    [one] { $number-skill-aegis } point d’Armure
   *[other] { $number-skill-aegis } points d’Armure
} de plus pour tous dans la prochaine Salle
word-tribute = Tribut du sang : { $blood } PV, et l’Ennemi en perd { $number-skill-tribute } fois autant
word-ward = Sauvegarde : annuler une mort dans la prochaine Salle
word-conjure = Conjuration : { $offensive ->
    [fire] { $number-fire } points de dégât
    [frost] l’Ennemi n’agit pas ce tour-ci
   *[poison] { $number-poison } points de dégât à chaque attaque
}
word-sight = Clairvoyance : révéler des Salles
word-backstab = Coup sournois : votre meilleur dé compte { $number-skill-backstab } fois
word-slip = Se faufiler : ne pas résoudre la prochaine Salle
word-patrol = Ronde : regarder les prochaines Salles
word-codex-burn = Codex : { $number-skill-codex } points de dégât
word-codex-scry = Codex : révéler des Salles
word-codex-cull = Codex : écarter une des deux prochaines Salles
word-aside = Écarter { LE($room) }
word-lay = { LE($room) } d’abord
word-look = Révéler la Salle en { $cell }
word-draft = Choucas : remplacer la Salle en { $cell }
word-scout = Choucas : placer les deux prochaines Salles
word-settle = { LE($room) } en { $cell }
word-foresee = Boire la Potion de Perception : le Test est réussi
word-try = Tenter le Test de Compétence
word-take = Prendre la carte
word-feed = Nourrir le Choucas d’une Ration, et l’emmener
word-pay = { $toll ->
    [gold] Payer le Hors-la-loi en or
   *[food] Payer le Hors-la-loi en Rations
}
word-read = Lire le dé Donjon comme un { $face }
word-offer = Faire une offrande : { $number-offering ->
    [one] { $number-offering } Pièce d’or
   *[other] { $number-offering } Pièces d’or
}
word-choose = { $choice ->
    [first] Premier choix
    [second] Deuxième choix
   *[third] Troisième choix
}
word-gain = Choisir { LE($potion) }
word-drop = Défausser { LE($potion) }
word-tale = { $tale-option ->
    [one] Sans Test
    [class] Grâce à votre classe
   *[test] Avec un Test de Compétence
}
word-coins = Prendre { $number-reward-gold ->
    [one] { $number-reward-gold } Pièce d’or
   *[other] { $number-reward-gold } Pièces d’or
}
word-story = Piocher une carte Histoire
word-buy = Acheter { this-ware }
word-brew = Acheter { UN($potion) }
word-sell = Vendre { your-thing }
word-hammer = Acheter le Marteau de lancer
word-stand = Posture { this-stance }
word-critical = Relancer le dé n° { $die }, un Coup Critique
word-feat = Prouesse : relancer le dé n° { $die } { $price ->
    [xp] pour 1 XP
    [hp] pour { $number-feat-hp } PV
   *[free] gratuitement
}
word-throw = Utiliser { LE($potion) }
word-hurl = Lancer le Marteau : { $number-skill-hammer } points de dégât
word-give = Donner { your-thing } { A($seat-name) }
word-swap = Échanger { your-thing } avec { LE($seat-name) } contre { their-thing2 }
word-give-belt = Donner votre Ceinture, avec { LE($potion) }, { A($seat-name) }
word-swap-belt = Échanger votre Objet avec { LE($seat-name) } ; { LE($potion) } suit la Ceinture
group-give-belt = Donner votre Ceinture et une Potion
group-swap-belt = Échanger un Objet contre la Ceinture
first-give-belt = Donner votre Ceinture, avec { LE($potion) }
first-swap-belt = Échanger votre Objet ; { LE($potion) } suit la Ceinture
word-resolve-first = Demander à résoudre votre Salle en premier
word-pass-suffer = Subir la perte
word-yes-agree = Être d’accord
word-no-agree = Garder l’ordre
word-pass-entered = Résoudre la Salle
word-pass-prepare = Poser la Zone sans rien utiliser
word-pass-test = Lancer les dés
word-pass-item = Laisser la carte
word-pass-take = Laisser la carte
word-pass-offer = Lancer le dé sans offrande
word-pass-full = Laisser la nouvelle Potion
word-pass-hammer = Laisser le Marteau
word-pass-toll = Ne rien payer, et combattre
word-pass-skill = Attaquer sans rien utiliser
word-pass-roll = Lancer les dés
word-pass-frost = Laisser venir l’attaque
word-pass-potion = Ne rien utiliser
word-pass-brace = Subir le coup
word-pass-hunger = Avoir faim
word-done-dice = Garder ces résultats
word-done-shop = Partir
word-done-give = Ne plus rien donner
word-done-look = Ne plus rien révéler
word-yes-accept = Accepter l’échange
word-no-accept = Refuser l’échange
group-go = Choisir une Salle
group-drink = Boire une Potion
group-remedy = Remède : soigner un Effet
group-distil = Distillation : changer une Potion en une autre
group-aside = Écarter une Salle
group-lay = Choisir la première Salle
group-look = Révéler une Salle
group-tribute = Tribut du sang : choisir combien de PV
group-conjure = Conjuration : choisir l’effet d’une Potion
group-draft = Choucas : remplacer une Salle
group-settle = Placer une Salle
group-pay = Payer pour passer
group-read = Lire le dé Donjon
group-choose = Choisir une possibilité
group-gain = Choisir une Potion
group-drop = Défausser une Potion
group-tale = Choisir dans l’Histoire
group-buy = Acheter
group-brew = Acheter une Potion
group-sell = Vendre
group-stand = Choisir une Posture
group-critical = Relancer un Coup Critique
group-feat = Effectuer une Prouesse
group-throw = Utiliser une Potion
group-give = Donner quelque chose
group-swap = Proposer un échange
first-distil = Distillation : défausser { LE($potion) }
first-settle = Placer { LE($room) }
first-feat = Prouesse : relancer le dé n° { $die }
first-give = Donner { your-thing }
first-swap = Échanger { your-thing }

## Questions

prompt-way = Où allez-vous ?
prompt-entered = Utilisez-vous une Compétence avant de résoudre cette Salle ?
prompt-prepare = Une nouvelle Zone va être posée. Utilisez-vous une Compétence de Préparation ?
prompt-aside = Quelle Salle écartez-vous ?
prompt-lay = Quelle Salle est posée en premier ? Ce sera l’Entrée.
prompt-settle = Où placez-vous cette Salle ?
prompt-look = Quelle Salle révélez-vous ?
prompt-test = Un Test de Compétence vous attend. Utilisez-vous une Potion avant de lancer ?
prompt-item = Un Objet se trouve ici. Tentez-vous de le prendre ?
prompt-take = La carte est à portée de main. La prenez-vous ?
prompt-read = Le Test est réussi. Comment lisez-vous le dé Donjon ?
prompt-offer = Faites-vous une offrande aux Dieux avant de lancer ?
prompt-choose = Que choisissez-vous ?
prompt-gain = Quelle Potion choisissez-vous ?
prompt-full = Laquelle de vos Potions défaussez-vous pour la nouvelle ?
prompt-drop = Sans la Ceinture, il y a une Potion de trop. Laquelle défaussez-vous ?
prompt-tale = Que faites-vous dans cette Histoire ?
prompt-reward = Des Récompenses ! De l’or, ou une Histoire ?
prompt-shop = Qu’achetez-vous ou vendez-vous ?
prompt-hammer = Achetez-vous le Marteau de lancer ?
prompt-toll = Un Hors-la-loi vous barre la route. Le payez-vous ?
prompt-stance = Quelle Posture prenez-vous ?
prompt-skill = Utilisez-vous une Compétence pour cette attaque ?
prompt-roll = Buvez-vous une Potion avant de lancer les dés ?
prompt-dice = Relancez-vous un dé ?
prompt-frost = L’Ennemi attaque à Distance. Le gelez-vous ?
prompt-potion = Utilisez-vous quelque chose avant d’infliger les dégâts ?
prompt-brace = Un coup arrive. Buvez-vous une Potion ?
prompt-suffer = Cette perte vous tuerait. Buvez-vous une Potion ?
prompt-agree = Quelqu’un demande à résoudre sa Salle en premier. Êtes-vous d’accord ?
prompt-hunger = Vous n’avez plus de Ration. Buvez-vous une Potion avant d’avoir faim ?
prompt-give = Donnez-vous ou échangez-vous quelque chose ?
prompt-accept = Acceptez-vous cet échange ?

## Ce qui se passe

event-leader = { $seat ->
    [you] Vous êtes le Chef de groupe.
   *[other] { LE($seat-name) } est le Chef de groupe.
}
event-zone = — Zone { $zone } —
event-room = { $cell ->
    [a1] L’Entrée : { NOM($room) }.
   *[other] En { $cell } : { NOM($room) }.
}
event-warden = À la Sortie attend { LE($guardian) }.
event-remains = À la Sortie attendent les Restes du Roi.
event-og = À la Sortie attendent les Restes d’Og.
event-left-out = Le mélange laisse de côté { LE($room) }.
event-woken = { $seat ->
    [you] Vous réveillez un Gardien : { LE($guardian) } !
   *[other] { LE($seat-name) } réveille un Gardien : { LE($guardian) } !
}
event-went = { $seat ->
    [you] { $cell ->
        [c3] Vous arrivez à la Sortie.
       *[other] Vous allez en { $cell }.
    }
   *[other] { $cell ->
        [c3] { LE($seat-name) } arrive à la Sortie.
       *[other] { LE($seat-name) } va en { $cell }.
    }
}
event-ate = { $seat ->
    [you] Vous mangez 1 Ration.
   *[other] { LE($seat-name) } mange 1 Ration.
}
event-hungry = { $seat ->
    [you] Vous n’avez rien à manger.
   *[other] { LE($seat-name) } n’a rien à manger.
}
event-falls = { $seat ->
    [you] Le sol se dérobe sous vos pieds.
   *[other] { LE($seat-name) } sent le sol se dérober.
}
event-no-fall = { $seat ->
    [you] Vous ne tombez pas.
   *[other] { LE($seat-name) } ne tombe pas.
}
event-fell = La Chute mène à la Zone { $zone }.
event-gone = Le Gardien de l’Étage quitté est retiré de la partie.
event-refreshed = { $seat ->
    [you] Vos Compétences sont de nouveau disponibles.
   *[other] { LE($seat-name) } peut de nouveau utiliser ses Compétences.
}
event-drank = { $seat ->
    [you] Vous buvez { LE($potion) }.
   *[other] { LE($seat-name) } boit { LE($potion) }.
}
event-hp = { $seat ->
    [you] Vous gagnez { $n } PV.
   *[other] { LE($seat-name) } gagne { $n } PV.
}
event-hp-lost = { $seat ->
    [you] Vous perdez { $n } PV ; il vous en reste { $left }.
   *[other] { LE($seat-name) } perd { $n } PV ; il en reste { $left }.
}
event-xp = { $seat ->
    [you] Vous gagnez { $n } XP.
   *[other] { LE($seat-name) } gagne { $n } XP.
}
event-xp-lost = { $seat ->
    [you] Vous perdez { $n } XP.
   *[other] { LE($seat-name) } perd { $n } XP.
}
event-level = { $seat ->
    [you] Vous êtes maintenant au Niveau { $n }.
   *[other] { LE($seat-name) } est maintenant au Niveau { $n }.
}
event-gold = { $seat ->
    [you] Vous gagnez { some-gold }.
   *[other] { LE($seat-name) } gagne { some-gold }.
}
event-gold-lost = { $seat ->
    [you] Vous perdez { some-gold }.
   *[other] { LE($seat-name) } perd { some-gold }.
}
event-food = { $seat ->
    [you] Vous gagnez { some-food }.
   *[other] { LE($seat-name) } gagne { some-food }.
}
event-food-lost = { $seat ->
    [you] Vous perdez { some-food }.
   *[other] { LE($seat-name) } perd { some-food }.
}
event-armor = { $seat ->
    [you] Vous gagnez { some-armour }.
   *[other] { LE($seat-name) } gagne { some-armour }.
}
event-armor-lost = { $seat ->
    [you] Vous perdez { some-armour }.
   *[other] { LE($seat-name) } perd { some-armour }.
}
event-lacked = { $seat ->
    [you] Ce qui vous manque coûte { $n } PV.
   *[other] Ce qui manque { A($seat-name) } coûte { $n } PV.
}
event-potion = { $seat ->
    [you] Vous obtenez { LE($potion) }.
   *[other] { LE($seat-name) } obtient { LE($potion) }.
}
event-dropped = { $seat ->
    [you] Vous défaussez { LE($potion) }.
   *[other] { LE($seat-name) } défausse { LE($potion) }.
}
event-has-one = { $seat ->
    [you] Vous avez déjà { UN($potion) }.
   *[other] { LE($seat-name) } a déjà { UN($potion) }.
}
event-struck-with = { $seat ->
    [you] { $condition ->
        [curse] Une Malédiction vous frappe.
        [poison] Le Poison vous gagne.
       *[blindness] Vous voilà en proie à l’Aveuglement.
    }
   *[other] { $condition ->
        [curse] Une Malédiction frappe { LE($seat-name) }.
        [poison] Le Poison gagne { LE($seat-name) }.
       *[blindness] L’Aveuglement frappe { LE($seat-name) }.
    }
}
event-cured = { $seat ->
    [you] { $condition ->
        [curse] La Malédiction vous quitte.
        [poison] Le Poison vous quitte.
       *[blindness] Vous voyez de nouveau.
    }
   *[other] { $condition ->
        [curse] La Malédiction quitte { LE($seat-name) }.
        [poison] Le Poison quitte { LE($seat-name) }.
       *[blindness] { LE($seat-name) } voit de nouveau.
    }
}
event-blessed = { $seat ->
    [you] Vous recevez une Bénédiction.
   *[other] { LE($seat-name) } reçoit une Bénédiction.
}
event-no-effect = Il ne se passe rien.
event-skill = { $seat ->
    [you] Vous utilisez une Compétence { DE($hero) }.
   *[other] { LE($seat-name) } utilise une Compétence { DE($hero) }.
}
event-bash = Le Coup d’écu ajoute { $n ->
    [one] { $n } point de dégât
   *[other] { $n } points de dégât
}.
event-aegis = Égide : chacun a { $n ->
    [one] { $n } point d’Armure
   *[other] { $n } points d’Armure
} de plus dans la prochaine Salle.
event-ward = Sauvegarde : dans la prochaine Salle, la première mort est annulée.
event-saved = { $seat ->
    [you] La Sauvegarde annule votre mort : il vous reste { $n } PV.
   *[other] La Sauvegarde annule la mort { DE($seat-name) } : il lui reste { $n } PV.
}
event-slips = { $seat ->
    [you] Vous vous faufilez : vous ne résolvez pas la prochaine Salle.
   *[other] { LE($seat-name) } se faufile et ne résout pas la prochaine Salle.
}
event-paid = { $seat ->
    [you] Vous payez le Hors-la-loi : { $toll ->
        [gold] { $n ->
            [one] { $n } Pièce d’or
           *[other] { $n } Pièces d’or
        }
       *[food] { $n ->
            [one] { $n } Ration
           *[other] { $n } Rations
        }
    }.
   *[other] { LE($seat-name) } paie le Hors-la-loi : { $toll ->
        [gold] { $n ->
            [one] { $n } Pièce d’or
           *[other] { $n } Pièces d’or
        }
       *[food] { $n ->
            [one] { $n } Ration
           *[other] { $n } Rations
        }
    }.
}
event-jackdaw = { $seat ->
    [you] Vous laissez s’envoler le Choucas.
   *[other] { LE($seat-name) } laisse s’envoler le Choucas.
}
event-replaced = En { $cell }, une Salle inutilisée remplace { LE($room) }.
event-settled = { $seat ->
    [you] Vous placez { LE($room) } en { $cell }.
   *[other] { LE($seat-name) } place { LE($room) } en { $cell }.
}
event-codex = { $seat ->
    [you] Vous utilisez le Codex obscura.
   *[other] { LE($seat-name) } utilise le Codex obscura.
}
event-set-aside = { $seat ->
    [you] Vous écartez { LE($room) }.
   *[other] { LE($seat-name) } écarte { LE($room) }.
}
event-laid = { $seat ->
    [you] Vous posez d’abord { LE($room) }.
   *[other] { LE($seat-name) } pose d’abord { LE($room) }.
}
event-looked = Une des prochaines Salles : { NOM($room) }.
event-tested = { $seat ->
    [you] Votre Test : { these-dice }.
   *[other] { LE($seat-name) } lance pour le Test : { these-dice }.
}
event-die = Dé Donjon : { $face }.
event-passed = Le Test est réussi.
event-failed = Le Test est raté.
event-foresaw = { $seat ->
    [you] Vous saviez d’avance que le Test réussirait.
   *[other] { LE($seat-name) } savait d’avance que le Test réussirait.
}
event-hex = { $sign ->
    [sign] Dé Malédiction : le symbole apparaît, chaque dé Personnage perd 1.
   *[blank] Dé Malédiction : rien.
}
event-venom = { $sign ->
    [sign] Dé Poison : le symbole apparaît.
   *[blank] Dé Poison : rien.
}
event-read = Le dé Donjon se lit { $face }.
event-offered = { $seat ->
    [you] Vous faites une offrande.
   *[other] { LE($seat-name) } fait une offrande.
}
event-took = { $seat ->
    [you] Vous prenez la carte : { NOM($room) }.
   *[other] { LE($seat-name) } prend la carte : { NOM($room) }.
}
event-uses = { $n ->
    [one] La Cache d’armes offre { $n } Prouesse gratuite.
   *[other] La Cache d’armes offre { $n } Prouesses gratuites.
}
event-left = { $seat ->
    [you] Vous défaussez une carte Objet : { NOM($room) }.
   *[other] { LE($seat-name) } défausse une carte Objet : { NOM($room) }.
}
event-tale = { $seat ->
    [you] Vous piochez une Histoire : { NOM($tale) }.
   *[other] { LE($seat-name) } pioche une Histoire : { NOM($tale) }.
}
event-told = { $seat ->
    [you] { $option ->
        [one] Vous vous passez de Test.
        [class] Votre classe vous ouvre un choix.
       *[test] Vous choisissez le Test de Compétence.
    }
   *[other] { $option ->
        [one] { LE($seat-name) } se passe de Test.
        [class] { LE($seat-name) } a un choix par sa classe.
       *[test] { LE($seat-name) } choisit le Test de Compétence.
    }
}
event-no-tale = Il ne reste aucune Histoire.
event-bought = { $seat ->
    [you] Vous achetez { this-ware }.
   *[other] { LE($seat-name) } achète { this-ware }.
}
event-sold = { $seat ->
    [you] Vous vendez { this-thing }.
   *[other] { LE($seat-name) } vend { this-thing }.
}
event-hammer = { $seat ->
    [you] Vous achetez le Marteau de lancer.
   *[other] { LE($seat-name) } achète le Marteau de lancer.
}
event-foes = { $n ->
    [one] Combat : { NOM($foe) }, { $hp } PV.
   *[other] Combat : { NOM($foe) }, { $n } Ennemis à { $hp } PV.
}
event-stance = { $seat ->
    [you] Vous passez en Posture { this-stance }.
   *[other] { LE($seat-name) } passe en Posture { this-stance }.
}
event-rolled = { $seat ->
    [you] Votre attaque : { these-dice }.
   *[other] { LE($seat-name) } attaque : { these-dice }.
}
event-again = { $seat ->
    [you] Vous relancez un dé : { these-dice }.
   *[other] { LE($seat-name) } relance un dé : { these-dice }.
}
event-feat = { $seat ->
    [you] Vous tentez une Prouesse{ $price ->
        [xp] {" "}pour 1 XP.
        [hp] {" "}au prix de vos PV.
       *[free] {" "}gratuite.
    }
   *[other] { LE($seat-name) } tente une Prouesse{ $price ->
        [xp] {" "}pour 1 XP.
        [hp] {" "}au prix de ses PV.
       *[free] {" "}gratuite.
    }
}
event-threw = { $seat ->
    [you] Vous utilisez { LE($potion) }.
   *[other] { LE($seat-name) } utilise { LE($potion) }.
}
event-hurled = { $seat ->
    [you] Vous lancez le Marteau.
   *[other] { LE($seat-name) } lance le Marteau.
}
event-dodged = L’Ennemi esquive le dé le plus fort : { some-damage } de moins.
event-hit = { $seat ->
    [you] Vos dés donnent { some-damage }{ stopped }
   *[other] Les dés { DE($seat-name) } donnent { some-damage }{ stopped }
}
stopped = { $armour ->
    [0] .
   *[other] , l’armure de l’Ennemi en arrête { $armour }.
}
event-more = { $seat ->
    [you] Vous y ajoutez { some-damage }.
   *[other] { LE($seat-name) } y ajoute { some-damage }.
}
event-poison-works = Le Poison inflige { some-damage } à l’Ennemi.
event-slain = Un Ennemi tombe : { NOM($foe) }.
event-frozen = L’Ennemi est gelé : il n’agit pas.
event-miss = { $seat ->
    [you] L’attaque vous manque.
   *[other] L’attaque manque { LE($seat-name) }.
}
event-swarm = Dé d’un Ennemi : { $face }.
event-pierced = { $seat ->
    [you] Le coup perce votre Armure.
   *[other] Le coup perce l’Armure { DE($seat-name) }.
}
event-blocked = { $seat ->
    [you] L’attaque ne vous coûte aucun PV.
   *[other] { LE($seat-name) } ne perd aucun PV.
}
event-regained = L’Ennemi regagne { $n } PV.
event-alarm = L’alarme retentit : encore un combat contre { LE($foe) }.
event-beaten = Victoire sur { LE($foe) } !
event-gave = { $to ->
    [you] { LE($seat-name) } vous donne { this-thing }.
   *[other] { $seat ->
        [you] Vous donnez { this-thing } { A($to-name) }.
       *[other] { LE($seat-name) } donne { this-thing } { A($to-name) }.
    }
}
event-swapped = { $to ->
    [you] { LE($seat-name) } échange avec vous { this-thing } contre { other-thing }.
   *[other] { $seat ->
        [you] Vous échangez { this-thing } avec { LE($to-name) } contre { other-thing }.
       *[other] { LE($seat-name) } échange { this-thing } avec { LE($to-name) } contre { other-thing }.
    }
}
event-proposed = { $to ->
    [you] { LE($seat-name) } vous propose { this-thing } contre { other-thing }.
   *[other] { $seat ->
        [you] Vous proposez { A($to-name) } { this-thing } contre { other-thing }.
       *[other] { LE($seat-name) } propose { A($to-name) } { this-thing } contre { other-thing }.
    }
}
event-declined = { $seat ->
    [you] Vous refusez.
   *[other] { LE($seat-name) } refuse.
}
event-urged = { $seat ->
    [you] Vous demandez à résoudre votre Salle en premier.
   *[other] { LE($seat-name) } demande à résoudre sa Salle en premier.
}
event-goes-first = { $seat ->
    [you] Vous résolvez votre Salle en premier.
   *[other] { LE($seat-name) } résout sa Salle en premier.
}
event-died = { $seat ->
    [you] Vous succombez à vos blessures.
   *[other] { LE($seat-name) } succombe à ses blessures.
}

## Pourquoi pas

reason-twins = Chaque personnage ne se joue qu’une fois : choisissez-en un autre.
reason-not-now = Ce n’est pas le moment.
reason-no-way = On va seulement à droite ou en bas, d’une Salle à la voisine.
reason-no-potion = Vous n’avez pas cette Potion.
reason-no-need = Cela ne changerait rien.
reason-offensive = Cette Potion ne sert qu’en Combat.
reason-protected = Protection magique : aucune Potion n’atteint cet Ennemi, ni ce qui agit comme une Potion.
reason-one-potion = Une seule Potion offensive par Phase d’Attaque.
reason-poisoned-already = Cet Ennemi est déjà empoisonné.
reason-too-late = L’Ennemi a déjà agi ou est déjà gelé : le Givre n’a plus rien à arrêter.
reason-spent = Votre carte Personnage est face cachée : ses Compétences ont servi.
reason-not-your-skill = Votre personnage n’a pas cette Compétence.
reason-no-item = Vous n’avez pas l’Objet qu’il faut.
reason-deadly = Cela vous tuerait.
reason-not-critical = Ce dé ne montre pas de Coup Critique.
reason-feat-done = Ce dé a déjà eu sa Prouesse.
reason-no-price = Vous ne pouvez pas payer la Prouesse ainsi.
reason-no-die = Il n’y a pas de tel dé, ou il est pareil à un autre déjà proposé.
reason-far-stance = On change de Posture d’un cran à la fois.
reason-no-gold = Vous n’avez pas assez d’or.
reason-no-food = Vous n’avez pas assez de Rations.
reason-no-armor = Vous n’avez pas d’Armure.
reason-not-ahead = Il faut une Salle face visible, plus loin, où personne n’est venu.
reason-not-sold = Cela ne se vend ni ne s’achète ici.
reason-full-already = Le maximum est atteint, ou cela n’apporterait rien.
reason-forced = La Tour d’alarme reste à qui l’a déclenchée, jusqu’à la fin de l’Étage.
reason-other-class = Ce choix est réservé à une autre classe.
reason-not-there = Personne de ce nom n’est dans votre Salle.
reason-first-already = La question a déjà été posée à ce pas.
reason-open = Cette Salle n’est pas, ou plus, face cachée.
reason-no-choice = Ce n’est pas parmi les possibilités.

## La fin

end-won = Le Sang d’Og est à vous : victoire !
end-resigned = Partie abandonnée.
end-bound = La partie a atteint sa limite de longueur : elle n’est pas gagnée.
end-claimed = La partie, qui avait dépassé sa limite de longueur, a été interrompue.
end-dead = La Cité a eu raison de vous : défaite.

## Options

about-ratcatcher = De l’or, une Potion de Poison, un dé de plus au combat et de quoi manger en route.
about-plague-doctor = Le plus de PV, de l’Eau Bénite, des Miasmes, et un Remède contre chaque Effet.
about-captain = De l’Armure, un Mur de boucliers, et une Ronde qui range les Salles à venir.
about-alchemist = Une Potion de Perception, une Fiole qui blesse ou gèle, et l’art de changer une Potion en une autre.
about-crusader = De l’Armure qui frappe et une Égide pour tous, mais pas d’or.
about-priestess = Le plus de PV, de l’Eau Bénite, un Tribut de sang, et une mort annulée.
about-wizard = Une Potion de Perception, l’effet de celle qu’il faut au combat, et l’œil qui voit de loin.
about-rogue = De l’or, un coup qui compte double, et une Salle que l’on passe.
option-hero_1 = Personnage du joueur 1
option-hero_1-ratcatcher = la Chasseuse de rats
about-option-hero_1-ratcatcher = { about-ratcatcher }
option-hero_1-plague-doctor = le Docteur Peste
about-option-hero_1-plague-doctor = { about-plague-doctor }
option-hero_1-captain = la Capitaine déchue
about-option-hero_1-captain = { about-captain }
option-hero_1-alchemist = l’Alchimiste
about-option-hero_1-alchemist = { about-alchemist }
option-hero_1-crusader = le Croisé
about-option-hero_1-crusader = { about-crusader }
option-hero_1-priestess = la Prêtresse
about-option-hero_1-priestess = { about-priestess }
option-hero_1-wizard = la Magicienne
about-option-hero_1-wizard = { about-wizard }
option-hero_1-rogue = le Roublard
about-option-hero_1-rogue = { about-rogue }
option-hero_2 = Personnage du joueur 2
option-hero_2-ratcatcher = la Chasseuse de rats
about-option-hero_2-ratcatcher = { about-ratcatcher }
option-hero_2-plague-doctor = le Docteur Peste
about-option-hero_2-plague-doctor = { about-plague-doctor }
option-hero_2-captain = la Capitaine déchue
about-option-hero_2-captain = { about-captain }
option-hero_2-alchemist = l’Alchimiste
about-option-hero_2-alchemist = { about-alchemist }
option-hero_2-crusader = le Croisé
about-option-hero_2-crusader = { about-crusader }
option-hero_2-priestess = la Prêtresse
about-option-hero_2-priestess = { about-priestess }
option-hero_2-wizard = la Magicienne
about-option-hero_2-wizard = { about-wizard }
option-hero_2-rogue = le Roublard
about-option-hero_2-rogue = { about-rogue }
option-hero_3 = Personnage du joueur 3
option-hero_3-ratcatcher = la Chasseuse de rats
about-option-hero_3-ratcatcher = { about-ratcatcher }
option-hero_3-plague-doctor = le Docteur Peste
about-option-hero_3-plague-doctor = { about-plague-doctor }
option-hero_3-captain = la Capitaine déchue
about-option-hero_3-captain = { about-captain }
option-hero_3-alchemist = l’Alchimiste
about-option-hero_3-alchemist = { about-alchemist }
option-hero_3-crusader = le Croisé
about-option-hero_3-crusader = { about-crusader }
option-hero_3-priestess = la Prêtresse
about-option-hero_3-priestess = { about-priestess }
option-hero_3-wizard = la Magicienne
about-option-hero_3-wizard = { about-wizard }
option-hero_3-rogue = le Roublard
about-option-hero_3-rogue = { about-rogue }
option-difficulty = Difficulté
option-difficulty-normal = normale
about-option-difficulty-normal = Les valeurs imprimées sur la carte Personnage.
option-difficulty-hard = difficile
about-option-difficulty-hard = 1 Ration et 1 PV de moins au départ.
option-difficulty-extreme = extrême
about-option-difficulty-extreme = 1 Ration et 2 PV de moins au départ.
option-difficulty-roguelike = roguelike
about-option-difficulty-roguelike = 1 Ration, 2 PV et 3 Pièces d’or de moins au départ.
option-board = Plateau
option-board-city = la Cité
about-option-board-city = Quatre Étages de deux, deux, trois et trois Zones.
option-board-cathedral = la Cathédrale
about-option-board-cathedral = Quatre Étages de trois, trois, deux et deux Zones : un peu plus facile. Ce plan est le nôtre.
option-stances = Postures de combat
option-stances-no = non
option-stances-yes = oui
about-option-stances-no = Le jeu de base : la Posture Équilibrée.
about-option-stances-yes = À chaque attaque, une Posture : plus de risques, ou moins.
option-item_test = Devant une carte Objet
option-item_test-want = qui veut la carte effectue le Test
option-item_test-must = tout le monde effectue le Test
option-mix = Avec le jeu de base
option-mix-no = non
option-mix-yes = oui
about-option-mix-no = Les Salles et les Gardiens du Conseil, et eux seuls.
about-option-mix-yes = Vingt et une Salles tirées au hasard, en nombre fixe pour chaque type, et tous les Gardiens. Du jeu de base, il y a ce dont les nombres sont connus.
option-last_one = Dernier Gardien
option-last_one-king = les Restes du Roi
option-last_one-og = les Restes d’Og
option-last_one-chance = au hasard
about-option-last_one-chance = On ne le découvre que dans la dernière Zone.
option-reference = Carte de référence
option-reference-criminal = le Criminel
option-reference-ghost = le Fantôme
option-reference-turns = à tour de rôle
option-reference-chance = au hasard
about-option-reference-ghost = Celle du jeu de base.
about-option-reference-turns = Le Criminel d’abord, puis le Fantôme, et ainsi de suite.
about-option-reference-chance = Chaque fois qu’il en faut une.

## La table

area-zone = Zone
area-foes = Ennemi
area-dice = Dés Personnage
area-die = Dé Donjon
area-life = PV et XP
area-items = Objet
area-stock = Salles inutilisées
area-box = Salles laissées de côté
area-discard = Objets défaussés
area-den = Gardiens à venir
area-unused = Gardien mis de côté
area-beaten = Gardiens vaincus
area-gone = Gardiens retirés
area-tales = Pioche d’Histoires
area-told = Histoires racontées
counter-zone = Zone
counter-floor = Étage
counter-leader = Chef de groupe
counter-turns = Zones commencées
counter-bonus = Dégâts en plus des dés
counter-venom = Ennemi empoisonné
counter-frozen = Ennemi gelé
counter-walled = Mur de boucliers
counter-hp = PV
counter-aegis = Égide : Armure en plus
counter-ward = Sauvegarde
counter-doubled = Coup sournois
counter-might = Dégâts du Coup d’écu
counter-armour = Armure
counter-food = Rations
counter-gold = Pièces d’or
counter-cursed = Malédiction
counter-poisoned = Poison
counter-blind = Aveuglement
counter-spent = Carte Personnage face cachée
counter-level = Niveau
counter-met = Monstre ou Piège rencontré dans cette Zone
counter-uses = Prouesses gratuites
counter-stance = Posture
counter-fire = Potion de Feu
counter-frost = Potion de Givre
counter-poison = Potion de Poison
counter-heal = Potion de Soins
counter-holy = Potion d’Eau Bénite
counter-percep = Potion de Perception
mark-seen = vue, face cachée
mark-critical = Coup Critique
mark-feat = Prouesse faite
codes-note = CASE est une colonne et une rangée : l’Entrée est a1, la Sortie c3. DÉ est le rang d’un dé, du plus faible au plus fort. JOUEUR vaut 0 pour le joueur 1.
domain-cell = CASE
domain-blood = NOMBRE
domain-offensive = fire|frost|poison
domain-toll = gold|food
domain-choice = first|second|third
domain-condition = curse|poison|blindness
domain-die = DÉ
domain-face = NOMBRE
domain-potion = POTION
domain-price = xp|hp|free
domain-room = SALLE
domain-seat = JOUEUR
domain-stance = aggressive|balanced|defensive
domain-tale-option = one|class|test
domain-thing = CHOSE
domain-ware = hp|food|bless|heal|armor|xp

## La table, dessinée

caption = Zone { $zone }, Étage { $floor }
board-step = { $guarded ->
    [1] { $zone } ♜
   *[other] { $zone }
}
board-place = { $place } : { $names }
board-taken = Carte prise
board-exit = Sortie
board-exit-with = Sortie, gardée : { $name }
board-hidden = Salle face cachée
board-in = en { $place }
board-of = { $what } : { $n } sur { $most }
board-level = Niveau { $n }
board-free = libre
board-potion = Potion
board-beside = À côté
board-bag = Potions et Objet
board-skills = Compétences
board-ready = disponible
board-spent = indisponible jusqu’à la Descente
board-uses = { $n ->
    [one] encore { $n } Prouesse gratuite
   *[other] encore { $n } Prouesses gratuites
}
board-die = Dé n° { $number } : { $face }
board-die-n = dé n° { $number }
board-dungeon = Dé Donjon : { $face }
board-foe-armour = armure de l’Ennemi
board-damage = { $n ->
    [one] { $n } point de dégât
   *[other] { $n } points de dégât
}
board-now = Si rien ne change
board-semi = {""} ; {""}
board-kind-monster = Monstre
board-kind-trap = Piège
board-kind-treasure = Trésor
board-kind-item = Objet
board-kind-merchant = Marchand
board-kind-tomb = Sépulture
board-kind-camp = Feu de camp
board-kind-shrine = Sanctuaire
board-kind-guardian = Gardien
board-kind-story = Histoire
board-stance-aggressive = Agressive
board-stance-balanced = Équilibrée
board-stance-defensive = Défensive
board-skill-bait = Appât
board-skill-hunt = Chasse aux rats
board-skill-miasma = Miasmes
board-skill-remedy = Remède
board-skill-wall = Mur de boucliers
board-skill-patrol = Ronde
board-skill-flask = Fiole instable
board-skill-distil = Distillation
board-skill-bash = Coup d’écu
board-skill-aegis = Égide
board-skill-tribute = Tribut du sang
board-skill-ward = Sauvegarde
board-skill-conjure = Conjuration
board-skill-sight = Clairvoyance
board-skill-backstab = Coup sournois
board-skill-slip = Se faufiler
board-short-fire = Feu
board-short-frost = Givre
board-short-poison = Poison
board-short-heal = Soins
board-short-holy = Eau B.
board-short-percep = Percep.
about-skill-bait = Au combat : perdez { $number-skill-bait-food ->
    [one] { $number-skill-bait-food } Ration
   *[other] { $number-skill-bait-food } Rations
} et lancez un dé Personnage de plus jusqu’à la fin de ce combat.
about-skill-hunt = En exploration : gagnez { $number-skill-hunt-food ->
    [one] { $number-skill-hunt-food } Ration
   *[other] { $number-skill-hunt-food } Rations
} et { $number-skill-hunt-hp } PV.
about-skill-miasma = Au combat : { $number-skill-miasma } points de dégât de plus à cette attaque.
about-skill-remedy = En exploration : soignez un Effet, Malédiction, Poison ou Aveuglement.
about-skill-wall = Au combat : { $number-skill-wall ->
    [one] { $number-skill-wall } point d’Armure
   *[other] { $number-skill-wall } points d’Armure
} de plus ce tour-ci, même contre un 6.
about-skill-patrol = Avant une Zone : regardez les { $number-skill-patrol } prochaines Salles, écartez-en une, rangez les autres.
about-skill-flask = Au combat : { $number-skill-flask } points de dégât de plus, ou l’Ennemi n’agit pas ce tour-ci.
about-skill-distil = En exploration : changez une Potion en une autre, pour { $number-skill-distil-gold ->
    [one] { $number-skill-distil-gold } Pièce d’or
   *[other] { $number-skill-distil-gold } Pièces d’or
}.
about-skill-bash = Au combat : en plus, { $number-skill-bash } fois votre Armure en dégâts à cette attaque.
about-skill-aegis = En exploration : { $number-skill-aegis ->
    [one] { $number-skill-aegis } point d’Armure
   *[other] { $number-skill-aegis } points d’Armure
} de plus pour tous dans la prochaine Salle.
about-skill-tribute = Au combat : donnez des PV, l’Ennemi en perd { $number-skill-tribute } fois autant, sans armure.
about-skill-ward = En exploration : la première mort dans la prochaine Salle est annulée, il reste { $number-skill-ward } PV.
about-skill-conjure = Au combat : l’effet d’une Potion de Feu, de Givre ou de Poison, sans l’avoir.
about-skill-sight = En exploration : révélez jusqu’à { $number-skill-sight } Salles.
about-skill-backstab = Au combat : votre meilleur dé compte { $number-skill-backstab } fois à cette attaque.
about-skill-slip = En exploration : vous ne résolvez pas la prochaine Salle.
about-fire = { $number-fire } points de dégât de plus, sans armure.
about-frost = L’Ennemi n’agit pas ce tour-ci.
about-poison = { $number-poison } points de dégât à chaque attaque de ce combat, sans armure.
about-heal = Rend { $number-healing } PV.
about-holy = Soigne Malédiction, Poison et Aveuglement.
about-percep = Réussit un Test, ou soigne l’Aveuglement.
rogue-hp = PV
rogue-xp = XP
rogue-gold = or
rogue-food = { $n ->
    [one] Ration
   *[other] Rations
}
rogue-armour = Armure
rogue-plus = +{ $n } { $what }
rogue-minus = −{ $n } { $what }
rogue-or = {" "}ou {""}
rogue-nothing = rien
rogue-up-to = PV remontés à { $n }
rogue-any-potion = une Potion au choix
rogue-offensive-potion = une Potion offensive au choix
rogue-curse = Malédiction
rogue-poison = Poison
rogue-blind = Aveuglement
rogue-bless = Bénédiction
rogue-cure-poison = Poison soigné
rogue-cure-curse = Malédiction levée
rogue-skills = Compétences de nouveau prêtes
rogue-story = une Histoire
rogue-no-story = une Histoire, mais il n’en reste aucune
rogue-none-left = il n’en reste aucune
rogue-reward = des Récompenses
rogue-guardian = un Gardien s’éveille
rogue-fall = Chute
rogue-item-loss = un Objet perdu
rogue-take = l’alarme double les Monstres de l’Étage
rogue-hammer = marteau de lancer
rogue-key-savage = Sauvage : { $number-savage } dégâts de plus sur un 5
rogue-key-horde = Horde : un dé pour chacun
rogue-key-magic-protection = Protection magique : aucune Potion ne l’atteint
rogue-key-decay = Décomposition : blessé, on perd 1 Ration
rogue-key-ranged = Distance : il frappe d’abord
rogue-key-dodge = Esquive : sur un 5, votre meilleur dé ne compte pas
rogue-key-unstoppable = Inarrêtable : ignore l’Armure
rogue-key-weakening = Affaiblissement : blessé, on perd 1 XP
rogue-key-regeneration = Régénération : { $n } PV s’il vous blesse
rogue-key-fall = Chute : blessé, on tombe
rogue-key-curse = Malédiction : blessé, on est maudit
rogue-key-poison = Poison : blessé, on est empoisonné
rogue-key-blind = Aveuglement : blessé, on ne voit plus
rogue-foe-hp = { $many ->
    [1] { $hp } PV
   *[other] { $many } fois { $hp } PV
}
rogue-foe-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
rogue-foe-armour = armure { $n }
rogue-twice = deux combats de suite, à cause de l’alarme
rogue-instead = la carte prise remplace : { $name }
rogue-win = victoire : { $what }
rogue-treasure = { $n ->
    [one] +{ $n } or
   *[other] +{ $n } or
} dans tous les cas, puis un Test
rogue-tomb = réussi, le dé se change de 1
rogue-shrine = on lance le dé Donjon, +1 avec une offrande
rogue-camp = vos Compétences reviennent, puis un choix
rogue-item-cache = Cache d’armes : des Prouesses gratuites
rogue-item-armory = Armurerie : des Prouesses gratuites
rogue-item-belt = Ceinture : une Potion de plus, et de l’Eau Bénite
rogue-item-codex = Codex : { $number-skill-codex } dégâts ou des Salles révélées ; raté, −1 XP
rogue-item-jackdaw = Choucas : pour { $n ->
    [one] { $n } Ration
   *[other] { $n } Rations
}, une Salle remplacée ou deux Salles placées
rogue-toll = passage : { $gold } or, ou { $food ->
    [one] { $food } Ration
   *[other] { $food } Rations
}
rogue-test = Test réussi { $chance }
rogue-chance = { $of ->
    [1] { $n ->
        [0] jamais
       *[other] à coup sûr
    }
   *[other] { $n } fois sur { $of }
}
rogue-else = { $good }, raté : { $bad }
rogue-ware = { $ware ->
    [hp] { $number-goods-hp } PV
    [food] { $number-goods-food } Ration
    [bless] Bénédiction
    [heal] { $number-goods-heal } PV
    [armor] { $number-goods-armor } Armure
   *[xp] { $number-goods-xp } XP
}
rogue-price = { $what } { $n } or
rogue-sell-armor = 1 Armure
rogue-sell-potion = une Potion
rogue-sell-item = un Objet
rogue-buy = vend : { $what }
rogue-sell = achète : { $what }
rogue-gold-change = or { $old } → { $new }
rogue-fight = gagné { $chance } sans rien utiliser{ $alone ->
    [1] , à un seul
   *[other] {""}
}
rogue-fight-hp = vos PV { $before } → { $hp } le plus souvent{ $low ->
    [0] {""}
   *[other] , { $low } ou moins une fois sur dix
}
rogue-descend = aucun Gardien : on descend
rogue-kinds = { $kind ->
    [monster] { $n ->
        [one] { $n } Monstre
       *[other] { $n } Monstres
    }
    [trap] { $n ->
        [one] { $n } Piège
       *[other] { $n } Pièges
    }
    [treasure] { $n ->
        [one] { $n } Trésor
       *[other] { $n } Trésors
    }
    [item] { $n ->
        [one] { $n } Objet
       *[other] { $n } Objets
    }
    [merchant] { $n ->
        [one] { $n } Marchand
       *[other] { $n } Marchands
    }
    [tomb] { $n ->
        [one] { $n } Sépulture
       *[other] { $n } Sépultures
    }
    [camp] { $n } Feu de camp
   *[shrine] { $n } Sanctuaire
}
rogue-unseen = une de ces { $n } Salles : { $kinds }
rogue-offer = bienfait { $offered } fois sur 6, sans offrande { $without }
rogue-paid = { $what } { $old } → { $new }
rogue-kill = il tombe { $chance }
rogue-left = { $sure ->
    [1] il lui reste { $n } PV
   *[other] sinon il garde { $n } PV
}
rogue-hit = vous êtes blessé { $chance }
rogue-die = vous mourez { $chance }
rogue-safe = sans danger de mort
rogue-if = { $odds }, sans relance ensuite.
rogue-before = { $odds }, sans rien relancer.
rogue-strike = Vos dés : { $n }{ $armour ->
    [0] {""}
   *[other] {" "}− { $armour } d’armure
}{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
}. Ennemi : PV { $old } → { $new }.
rogue-falls = Il tombe, et ne vous frappe pas.
rogue-has-struck = Il a déjà frappé ce tour-ci.
rogue-no-blow = Dé Donjon { $face } : il ne vous blesse pas.
rogue-blow = Dé Donjon { $face } : vos PV { $old } → { $new }{ $dies ->
    [1] , vous mourez.
   *[other] .
}
rogue-minus-floor = −1 { $what } par Étage
rogue-hold-fall = pas de Chute
rogue-hold-holy = pas d’Eau Bénite
rogue-hold-bless = pas de Bénédiction
rogue-hold-curse = pas de Malédiction
rogue-hold-poison = pas de Poison
rogue-hold-blind = pas d’Aveuglement
rogue-word-savage = Sauvage
rogue-word-horde = Horde
rogue-word-magic-protection = Protection magique
rogue-word-decay = Décomposition
rogue-word-ranged = Distance
rogue-word-dodge = Esquive
rogue-word-unstoppable = Inarrêtable
rogue-word-weakening = Affaiblissement
rogue-word-regeneration = Régénération { $n }
rogue-word-fall = Chute
rogue-word-curse = Malédiction
rogue-word-poison = Poison
rogue-word-blind = Aveuglement
number-by-floor = Étage { $row }
number-by-phase = Phase { $row }
number-by-die = Dé Donjon { $row }
number-zone-floor = Étage de la Zone { $zone }
number-zone-fall = Zone où mène une Chute depuis la Zone { $zone } (0 : aucune)
number-cache-face = usages sur un { $face }
number-hp-for = { $many ->
    [1] PV à un
   *[other] PV à deux
}
number-class-none = aucune
number-class-warrior = Guerrière
number-class-healer = Soigneur
number-class-thief = Voleuse
number-class-mage = Mage
number-of-skill = { $column ->
    [bait-food] Appât : Rations perdues
    [hunt-food] Chasse aux rats : Rations
    [hunt-hp] Chasse aux rats : PV
    [miasma] Miasmes : dégâts
    [remedy-hp] Remède : PV
    [wall] Mur de boucliers : Armure
    [patrol] Ronde : Salles regardées
    [flask] Fiole instable : dégâts
    [distil-gold] Distillation : Pièces d’or
    [bash] Coup d’écu : fois l’Armure
    [aegis] Égide : Armure
    [tribute] Tribut du sang : fois les PV
    [ward] Sauvegarde : PV qui restent
    [sight] Clairvoyance : Salles révélées
    [backstab] Coup sournois : fois le meilleur dé
    [codex] Codex : dégâts
    [scry] Codex : Salles révélées
   *[hammer] Marteau : dégâts
}
number-of-goods = { $column ->
    [hp] PV, petite part
    [food] Rations
    [heal] PV, grande part
    [armor] Armure
   *[xp] XP
}
number-of-merchant = { $column ->
    [hp] prix de 1 PV
    [food] prix d’une Ration
    [bless] prix d’une Bénédiction
    [heal] prix de 4 PV
    [armor] prix de l’Armure
    [xp] prix des XP
    [potion] prix d’une Potion
    [sell-armor] achète l’Armure
    [sell-potion] achète une Potion
    [sell-item] achète un Objet
    [food-floor] Ration au prix de l’Étage (1 : oui)
   *[hammer] prix du marteau
}
number-column = { $column ->
    [armor] armure
    [damage] dégâts
    [effects] mots-clés
    [reward] récompense
    [success] réussi
    [failure] raté
    [gold] or
    [more] or après un Monstre ou un Piège
    [effect] effet
    [holds] interdit
    [a] premier choix
    [class] classe
    [b] choix de la classe
    [price] prix en Rations
    [hp] PV
    [xp] XP
    [food] Rations
    [potion] Potion
    [max-hp] PV, au plus
    [max-xp] XP, au plus
    [max-armor] Armure, au plus
    [max-food] Rations, au plus
    [max-gold] or, au plus
    [level-2] XP du Niveau 2
    [level-3] XP du Niveau 3
    [hunger] PV que coûte la faim
    [fire] dégâts de la Potion de Feu
    [poison] dégâts de la Potion de Poison
    [healing] PV de la Potion de Soins
    [savage] dégâts de plus d’un Sauvage
    [feat-hp] PV d’une Prouesse
    [defence] Armure de la Posture Défensive
    [reward-gold] or des Récompenses
   *[offering] or d’une offrande
}
shelf-game = Le jeu
shelf-shrine = Sanctuaire
shelf-rewards = Récompenses
shelf-skill = Compétences
shelf-toll = Passage du Hors-la-loi
shelf-goods = Ce que l’on achète
shelf-cache = usages de la Cache d’armes
shelf-board-city = la Cité
shelf-board-cathedral = la Cathédrale
sign-hp = PV : à 0, tout est perdu
sign-xp = XP : { $number-level-2 } et { $number-level-3 } donnent un dé de plus
sign-gold = Pièces d’or
sign-food = Rations : une par Descente
sign-armour = Armure : retirée de chaque coup, sauf d’un 6
sign-damage = dégâts
sign-cursed = Malédiction : vos dés peuvent perdre 1
sign-poisoned = Poison : chaque lancer peut coûter 1 PV
sign-blind = Aveuglement : les Salles voisines restent cachées
sign-critical = Coup Critique : le dé se relance et s’ajoute
sign-feat = Prouesse : un dé relancé, pour 1 XP ou quelques PV
sign-exit = la Sortie
sign-die = les dés Personnage, un par Niveau
shelf-heroes = Personnages
shelf-rooms = Salles
shelf-guardians = Gardiens et Criminel
shelf-potions = Potions
shelf-stories = Histoires

## Consignes

standing-plain-dice-turn = Dés : dans cette Zone, ne me demander de relance que pour un Coup Critique, ou si elle peut abattre l’Ennemi
standing-no-skill-turn = Compétence de combat : ne plus me la proposer dans cette Zone, sauf contre un Gardien
standing-no-potion-turn = Potions offensives : ne plus me les proposer dans cette Zone, sauf contre un Gardien
switch-plain-dice-turn = Aucune relance vaine dans cette Zone
switch-no-skill-turn = Aucune Compétence dans cette Zone
switch-no-potion-turn = Aucune Potion dans cette Zone
standing-no-gifts-turn = Échanges : ne plus rien me demander dans cette Zone
standing-no-gifts = Échanges : ne rien donner, sans me le demander
switch-no-gifts-turn = Aucun échange dans cette Zone
switch-no-gifts = Aucun échange

## Étapes

step-SETUP = mise en place
step-MIX = mélange avec le jeu de base
step-LEAD = choix du Chef de groupe
step-ZONE = nouvelle Zone
step-PREPARE = Phase de Préparation
step-PATROL = regard sur les Salles à venir
step-ASIDE = Salle écartée
step-ORDER = ordre des Salles
step-SETTLE = place des Salles
step-LAY = pose de la Zone
step-SHOW = Salle révélée
step-WARDEN = Gardien révélé
step-WALK = Phase d’Exploration
step-REVEAL = Salles adjacentes
step-MOVE = déplacement
step-ENTERED = avant de résoudre la Salle
step-DRAFT = Salle remplacée
step-SCRY = Salles révélées de loin
step-AGREE = accord sur l’ordre
step-FIRST = ordre changé
step-ENTER = Salles où l’on entre
step-CAMP = repos
step-RESOLVE = résolution des Salles
step-ROOM = résolution d’une Salle
step-GIVE = échange
step-ACCEPT = réponse à un échange
step-LANDING = Chute
step-LEAVE = Sortie
step-VICTORY = victoire
step-MEAL = repas
step-DESCEND = Phase de Descente
step-TEST = Test de Compétence
step-TRIAL = dés du Test
step-AUGUR = dé du Sanctuaire
step-EFFECTS = ce que donne la carte
step-GAIN = gain ou perte
step-CHOICE = choix
step-POTION = Potion au choix
step-FULL = place pour une Potion
step-SPILL = une Potion de trop
step-STORY = carte Histoire
step-TALE = choix dans l’Histoire
step-TOLD = suite de l’Histoire
step-REWARD = Récompenses
step-SEAL = dé des Récompenses
step-REFER = carte de référence
step-WAKE = Gardien réveillé
step-TRAP = Piège
step-TREASURE = Trésor
step-TOMB = Sépulture
step-SHRINE = Sanctuaire
step-SHOP = commerce
step-HAMMER = Marteau de lancer
step-WANT = carte Objet
step-FIND = issue du Test
step-TAKE = prise de la carte
step-USES = usages de la Cache d’armes
step-TOLL = passage payé
step-PARLEY = rencontre d’un Monstre
step-ALARM = alarme
step-FIGHT = début d’un Combat
step-ROUND = tour de Combat
step-STANCE = Posture
step-SKILL = Compétence de Combat
step-READY = avant le lancer
step-ROLL = lancer des dés
step-CHILL = Givre contre une attaque à Distance
step-DICE = Coups Critiques et Prouesses
step-REROLL = relance
step-PHIAL = Potion
step-STRIKE = dégâts infligés
step-ANSWER = attaque de l’Ennemi
step-SWARM = dés de la Horde
step-BRACE = avant le coup
step-BLOW = coup de l’Ennemi
step-NEXT = suite du Combat
step-PRIZE = récompense

## Les nombres des cartes

cards-armor-less = N Armure perdus
cards-armor-more = N Armure gagnés
cards-bless = Bénédiction : guérit tout
cards-blind = Aveuglement
cards-col-a = premier choix
cards-col-aegis = Égide : Armure
cards-col-armor = Armure
cards-col-b = choix de la classe
cards-col-bash = Coup d’écu : fois l’Armure
cards-col-backstab = Coup sournois : fois le meilleur dé
cards-col-bait-food = Appât : Rations perdues
cards-col-bless = Bénédiction
cards-col-class = classe
cards-col-codex = Codex : dégâts
cards-col-damage = dégâts
cards-col-distil-gold = Distillation : or
cards-col-effect = effet
cards-col-effects = mots-clés
cards-col-failure = Test raté
cards-col-fall = où l’on atterrit
cards-col-flask = Fiole instable : dégâts
cards-col-floor = Étage de chaque Zone
cards-col-food = Rations
cards-col-food-floor = 1 : une Ration coûte l’Étage
cards-col-gold = or
cards-col-hammer = marteau
cards-col-heal = beaucoup de PV
cards-col-holds = ce qu’il interdit
cards-col-hp = PV
cards-col-hunt-food = Chasse aux rats : Rations
cards-col-hunt-hp = Chasse aux rats : PV
cards-col-miasma = Miasmes : dégâts
cards-col-more = or après un Monstre ou un Piège
cards-col-patrol = Patrouille : Salles regardées
cards-col-potion = Potion
cards-col-remedy-hp = Remède : PV
cards-col-reward = récompense
cards-col-scry = Codex : Salles révélées
cards-col-sell-armor = vente d’Armure
cards-col-sell-item = vente d’un Objet
cards-col-sell-potion = vente d’une Potion
cards-col-sight = Clairvoyance : Salles révélées
cards-col-success = Test réussi
cards-col-tribute = Tribut du sang : fois les PV
cards-col-wall = Mur de boucliers : Armure
cards-col-ward = Sauvegarde : PV qui restent
cards-col-xp = XP
cards-criminal = le Criminel attaque
cards-cure-curse = lève la Malédiction
cards-cure-poison = guérit le Poison
cards-curse = Malédiction
cards-fall = une Chute
cards-food-floor = 1 Ration perdue par Étage
cards-food-less = N Rations perdues
cards-food-more = N Rations gagnées
cards-gold-floor = 1 or perdu par Étage
cards-gold-less = N or perdus
cards-gold-more = N or gagnés
cards-guardian = le Gardien s’éveille
cards-hp-floor = 1 PV perdu par Étage
cards-hp-less = N PV perdus
cards-hp-more = N PV gagnés
cards-hp-up = PV remontés à N
cards-item = un Objet perdu
cards-p-any = une Potion au choix
cards-p-fire = Potion de Feu
cards-p-frost = Potion de Givre
cards-p-heal = Potion de Soins
cards-p-holy = Eau bénite
cards-p-off = une Potion offensive au choix
cards-p-percep = Potion de Perception
cards-p-poison = Potion de Poison
cards-poison = Poison
cards-regen = Régénération : N PV quand il vous blesse
cards-reward = un jet de Récompenses
cards-skills = Compétences de nouveau prêtes
cards-story = une Histoire
cards-take = vous prenez la carte
cards-xp-less = N XP perdus
cards-xp-more = N XP gagnés
cards-table-numbers = Nombres isolés
cards-table-monster = Monstres, par Étage
cards-table-criminal = Le Criminel, par Étage
cards-table-guardian = Gardiens, par Étage
cards-table-remains = Les Restes du Roi, par phase
cards-table-trap = Pièges, par résultat du dé Donjon
cards-table-treasure = Trésors
cards-table-tomb = Sépultures
cards-table-shrine = Sanctuaire
cards-table-rewards = Récompenses
cards-table-camp = Feu de camp
cards-table-item = Objets
cards-table-merchant = Marchands : prix d’achat et de vente
cards-table-goods = Ce que l’on achète chez eux
cards-table-story = Histoires
cards-table-character = Personnages
cards-table-skill = Compétences
cards-table-toll = Ce que demande le Hors-la-loi, par Étage
cards-table-board = Plateaux : Étage de chaque Zone, et où mène une Chute

## La première partie

tip-way = Où aller ?
tip-way-text = Deux Salles sont révélées : à droite et en bas. On ne revient jamais en arrière, alors comparez ce qu’elles coûtent et ce qu’elles rapportent. Un Monstre donne des XP, donc des dés ; un Piège ou une Sépulture se joue sur un Test.
tip-dice = Relancer
tip-dice-text = Un 6 est un Coup Critique : relancé, il s’ajoute, mais un Échec annule tout le dé. Une Prouesse relance n’importe quel dé pour 1 XP ou quelques PV, une seule fois par dé.
tip-potion = Les Potions
tip-potion-text = Feu, Givre et Poison servent ici, une seule par attaque ; elles ignorent l’armure de l’Ennemi. Soins, Eau Bénite et Perception se boivent à chacune de vos questions.
tip-shop = Chez le Marchand
tip-shop-text = Achetez et vendez autant que vous voulez. Gardez de quoi manger : chaque Zone coûte 1 Ration à la Descente, et la faim coûte cher.
tip-offer = Le Sanctuaire
tip-offer-text = Une Pièce d’or ajoute 1 au dé, sauf à un 6. Les petits résultats maudissent, les grands bénissent.
tip-skill = Vos Compétences
tip-skill-text = Une Compétence retourne votre carte Personnage : elle ne revient qu’à la Descente ou à un Feu de camp. Ne la gardez pas trop longtemps.
