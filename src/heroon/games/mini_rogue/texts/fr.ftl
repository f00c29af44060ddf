### MINI ROGUE : Le Conseil, en français.

game-title = MINI ROGUE : Le Conseil
game-about = Un à trois aventuriers descendent de Salle en Salle dans une cité maudite, face à elle seule ou à un Overlord.

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
word-hunt = Chasse aux rats : +{ $number-skill-hunt-food ->
    [one] { $number-skill-hunt-food } Ration
   *[other] { $number-skill-hunt-food } Rations
}, +{ $number-skill-hunt-hp } PV
word-remedy = Remède : soigner { this-condition }
word-distil = Distillation, { $number-skill-distil-gold } or : { NOM($potion) } contre { NOM($potion2) }
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
event-full = { $seat ->
    [you] Vous ne pouvez pas avoir plus de { the-most } : { not-gained }.
   *[other] { LE($seat-name) } ne peut pas avoir plus de { the-most } : { not-gained }.
}
the-most = { $trait ->
    [hp] { $number-max-hp } PV
    [xp] { $number-max-xp } XP
    [gold] { $number-max-gold ->
        [one] { $number-max-gold } Pièce d’or
       *[other] { $number-max-gold } Pièces d’or
    }
    [food] { $number-max-food ->
        [one] { $number-max-food } Ration
       *[other] { $number-max-food } Rations
    }
   *[armor] { $number-max-armor ->
        [one] { $number-max-armor } point d’Armure
       *[other] { $number-max-armor } points d’Armure
    }
}
not-gained = { $trait ->
    [hp] { $n ->
        [one] { $n } PV n’est pas gagné
       *[other] { $n } PV ne sont pas gagnés
    }
    [xp] { $n ->
        [one] { $n } XP devient un PV
       *[other] { $n } XP deviennent des PV
    }
    [armor] { $n ->
        [one] { $n } n’est pas gagné
       *[other] { $n } ne sont pas gagnés
    }
   *[other] { $n ->
        [one] { $n } n’est pas gagnée
       *[other] { $n } ne sont pas gagnées
    }
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
    [you] { $lack ->
        [item] Vous n’avez pas d’Objet à perdre : cela coûte { $n } PV.
       *[other] Vous n’avez pas assez { this-lack } : cela coûte { $n } PV.
    }
   *[other] { $lack ->
        [item] { LE($seat-name) } n’a pas d’Objet à perdre : cela coûte { $n } PV.
       *[other] { LE($seat-name) } n’a pas assez { this-lack } : cela coûte { $n } PV.
    }
}
this-lack = { $lack ->
    [armor] d’Armure
    [food] de Rations
    [gold] de Pièces d’or
   *[xp] d’XP
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
the-skill = { $skill ->
     [hunt] { board-skill-hunt }
     [bait] { board-skill-bait }
     [remedy] { board-skill-remedy }
     [miasma] { board-skill-miasma }
     [wall] { board-skill-wall }
     [patrol] { board-skill-patrol }
     [flask] { board-skill-flask }
     [distil] { board-skill-distil }
     [bash] { board-skill-bash }
     [aegis] { board-skill-aegis }
     [tribute] { board-skill-tribute }
     [ward] { board-skill-ward }
     [conjure] { board-skill-conjure }
     [sight] { board-skill-sight }
     [backstab] { board-skill-backstab }
   *[slip] { board-skill-slip }
}
event-skill = { $seat ->
    [you] Vous utilisez une Compétence { DE($hero) } : { the-skill }.
   *[other] { LE($seat-name) } utilise une Compétence { DE($hero) } : { the-skill }.
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
    [you] Vous piochez une Histoire : { NOM($tale) }. { this-tale }
   *[other] { LE($seat-name) } pioche une Histoire : { NOM($tale) }. { this-tale }
}
this-tale = { $tale ->
    [message] { about-message }
    [beggar] { about-beggar }
    [procession] { about-procession }
   *[market] { about-market }
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
    [you] Vous payez { some-gold }.
   *[other] { LE($seat-name) } paie { some-gold }.
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
event-beaten = { $foe ->
    [remains] Les Restes du Roi s’effondrent, puis se relèvent : la seconde phase commence !
    [og] Les Restes d’Og s’effondrent, puis se relèvent : la seconde phase commence !
    [avatar] L’Avatar s’effondre, puis se relève : la seconde phase commence !
   *[other] Victoire sur { LE($foe) } !
}
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

end-won = { $seat ->
    [other] Votre Avatar est vaincu, et le Sang d’Og est perdu : { LE($seat-name) } gagne.
    [player] Le Sang d’Og est repris : victoire pour { LE($seat-name) } !
   *[you] Le Sang d’Og est à vous : victoire !
}
end-resigned = { $score ->
    [0] Partie abandonnée.
   *[other] { $seat ->
        [you] L’autre camp abandonne : victoire !
        [none] Partie abandonnée.
       *[other] Partie abandonnée : { LE($seat-name) } gagne.
    }
}
ended-turns = { $count ->
    [one] Zone parcourue
   *[other] Zones parcourues
}
ended-leap = { $name } : le plus grand changement, Zone parcourue n° { $turn }
ended-turn = Zone
ended-look = Revoir la Zone parcourue n° { $turn }
ended-turn-by-turn = Zone par Zone
end-bound = { $score ->
    [0] La partie a atteint sa limite de longueur : elle n’est pas gagnée.
   *[other] La partie a atteint sa limite de longueur : l’Overlord gagne.
}
end-claimed = { $score ->
    [0] La partie, qui avait dépassé sa limite de longueur, a été interrompue.
   *[other] La partie, qui avait dépassé sa limite de longueur, a été interrompue : l’Overlord gagne.
}
end-dead = { $score ->
    [0] La Cité a eu raison de vous : défaite.
   *[other] { $seat ->
        [you] Personne ne vous prendra le Sang d’Og : victoire !
        [player] L’Overlord a eu raison des aventuriers.
       *[other] L’Overlord a eu raison de vous : défaite.
    }
}
finish-won = Sang d’Og repris
finish-dead = vaincu par la Cité

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
board-spent = déjà utilisée
board-uses = { $n ->
    [one] encore { $n } Prouesse gratuite
   *[other] encore { $n } Prouesses gratuites
}
board-die = Dé n° { $number } : { $face }
board-die-n = dé n° { $number }
board-dungeon = Dé Donjon : { $face }
board-foe-armour = armure de l’Ennemi
board-dodged = meilleur dé, que l’Ennemi esquive
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
board-short-casket = Cassette
board-short-fire = Potion de Feu
board-short-frost = Potion de Givre
board-short-poison = Potion de Poison
board-short-heal = Potion de Soins
board-short-holy = Eau Bénite
board-short-percep = Potion de Perception
about-skill-bait = Au combat : perdez { $number-skill-bait-food ->
    [one] { $number-skill-bait-food } Ration
   *[other] { $number-skill-bait-food } Rations
} et lancez un dé Personnage de plus jusqu’à la fin de ce combat. Au Niveau 3, vous avez à la place une Prouesse gratuite à chaque attaque.
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
rogue-none-left = il n’en reste aucune : vous n’y gagneriez rien
rogue-reward = des Récompenses
rogue-guardian = un Gardien s’éveille
rogue-fall = Chute
rogue-fall-to = { $all ->
    [1] Chute de tous en Zone { $zone }
   *[other] Chute en Zone { $zone }
}
rogue-no-fall = ici, pas de Chute
rogue-held-fall = empêchée
rogue-full = { $what } : déjà { $old }, vous n’y gagneriez rien
rogue-next-level = Niveau { $level } à { $n } XP
rogue-venom-test = dé Poison : −1 PV { $chance }{ $dies ->
    [1] , mortel
   *[other] {""}
}
rogue-venom-deadly = mortel avec le dé Poison
rogue-joined = déjà sur place : { $who }, et vous vous battrez ensemble
rogue-item-loss = un Objet perdu
rogue-take = l’alarme double les Monstres de l’Étage
rogue-hammer = marteau de lancer
rogue-key-savage = Sauvage : { $number-savage } dégâts de plus sur un 5
rogue-key-horde = Horde : un dé pour chacun
rogue-key-magic-protection = Protection magique : aucune Potion ne l’atteint
rogue-key-decay = Décomposition : blessé, on perd 1 Ration
rogue-key-ranged = Distance : frappe en premier
rogue-key-dodge = Esquive : sur un 5, votre meilleur dé ne compte pas
rogue-key-unstoppable = Inarrêtable : ignore l’Armure
rogue-key-weakening = Affaiblissement : blessé, on perd 1 XP
rogue-key-regeneration = Régénération : { $n } PV s’il vous blesse
rogue-key-fall = Chute : blessé, on tombe
rogue-key-fall-to = Chute : blessé, on tombe en Zone { $zone }
rogue-key-curse = Malédiction : blessé, on est maudit
rogue-key-poison = Poison : blessé, on est empoisonné
rogue-key-blind = Aveuglement : blessé, on ne voit plus
rogue-foe-hp = { $many ->
    [1] { $hp } PV
   *[other] { $many } fois { $hp } PV
}
rogue-foes-hp = { $hp } PV
rogue-has-one = vous en avez déjà une, et ne gagnez rien
rogue-foe-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
rogue-foe-armour = armure { $n }
rogue-twice = deux combats de suite, à cause de l’alarme
rogue-lacking = ce qui manque coûte { $n } PV
rogue-sees = soigne l’Aveuglement
rogue-choose = Choisir : { $what }
rogue-together = tous se battent ensemble
rogue-stance-aggressive = un 2 est un Échec, un 5 est critique
rogue-stance-balanced = la façon ordinaire
rogue-stance-defensive = un Échec compte 1, rien n’est critique, Armure +{ $number-defence } ce tour-ci
rogue-deadly = mortel
rogue-failed = raté : { $what }
rogue-new = à sa place : { $name }, { $about }
rogue-bear = Le coup : vos PV { $old } → { $new }{ $dies ->
    [1] , vous mourez.
   *[other] .
}
about-message = Une feuille couverte de signes traîne sur une table. Plus vous la fixez, moins vous pouvez la lâcher.
about-beggar = Un mendiant vous emboîte le pas. À chaque coin de rue, il a un autre visage.
about-procession = Des fidèles masqués barrent la rue, sans un mot. Ils semblent vous attendre.
about-market = Au carrefour, un étal sans marchand : des fioles, des vivres, et des prix à la craie.
tale-message-one = Jeter la feuille au feu
tale-message-class = Y lire la recette d’un confrère
tale-message-test = Forcer le chiffre
tale-beggar-one = Lui faire l’aumône
tale-beggar-class = Lui faire les poches
tale-beggar-test = Le prendre en filature
tale-procession-one = Plier le genou avec eux
tale-procession-class = Rester debout, le poing serré
tale-procession-test = Se glisser dans leurs rangs
tale-market-one = Payer en vivres
tale-market-class = Reconnaître une fiole rare
tale-market-test = Se servir sans bruit
about-blessing = Soigne Malédiction, Poison et Aveuglement.
about-hammer = Lancé une fois, il fait { $number-skill-hammer } dégâts, malgré toute armure.
rogue-barred = la Tour d’alarme reste avec vous : vous ne pouvez prendre aucune carte ici
rogue-instead = la carte prise remplace : { $name }
rogue-win = victoire : { $what }
rogue-treasure = { $n ->
    [one] +{ $n } or
   *[other] +{ $n } or
} dans tous les cas, puis un Test
rogue-tomb = réussi, vous pouvez changer le dé de 1
rogue-shrine = on lance le dé Donjon, +1 avec une offrande
rogue-camp = vos Compétences reviennent, puis un choix
rogue-item-cache = Cache d’armes : { $low } à { $high } Prouesses gratuites, selon le dé
rogue-item-armory = Armurerie : { $low } à { $high } Prouesses gratuites, selon le dé
rogue-item-belt = Ceinture : une place de plus pour une Potion, et une Eau Bénite
rogue-item-codex = Codex : { $number-skill-codex } dégâts ou des Salles révélées
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
rogue-fight = { $both ->
    [1] les deux phases gagnées
   *[other] gagné
} { $chance } sans rien utiliser{ $alone ->
    [1] , à un seul
   *[other] {""}
}
rogue-fight-hp = vos PV { $before } → { $hp } le plus souvent{ $low ->
    [0] {""}
   *[other] , { $low } ou moins une fois sur dix
}
rogue-second = puis la seconde phase : { $what }
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
    [1] il lui reste { $about ->
        [0] { $n }
       *[other] environ { $n }
    } PV
   *[other] sinon il garde { $about ->
        [0] { $n }
       *[other] environ { $n }
    } PV
}
rogue-hit = vous êtes blessé { $chance } ({ $about ->
    [0] −{ $n } PV
   *[other] −{ $n } PV en moyenne
})
rogue-die = vous mourez { $chance }{ $heals ->
    [1] {" "}sans vos Soins
   *[other] {""}
}
rogue-safe = sans danger de mort
rogue-once = { $odds }, sans Prouesse ensuite
rogue-unrolled = { $odds }, sans relance
rogue-if = { $odds }, sans relance ensuite.
rogue-before = { $odds }, sans rien relancer.
rogue-feat-alone = { $odds }, avec votre Prouesse gratuite et sans autre relance
rogue-again = L’Ennemi après la relance
rogue-die-again = { $price ->
    [critical] Relancer le dé, un Coup Critique
    [xp] Prouesse : relancer le dé pour 1 XP
    [hp] Prouesse : relancer le dé pour { $number-feat-hp } PV
   *[free] Prouesse : relancer le dé gratuitement
}
rogue-bait-feat = Appât : une Prouesse gratuite à chaque attaque de ce combat
rogue-venom-die = le dé Poison vous coûte 1 PV { $chance }
rogue-phase-1 = première phase sur deux
rogue-phase-2 = seconde et dernière phase
rogue-hammer-next = puis, pour { $n } or, le marteau de lancer
board-die-void = Dé Donjon, sans effet contre une Horde
rogue-strike = Vos dés : { $n }{ $dodged ->
    [0] {""}
   *[other] {" "}− { $dodged } par Esquive
}{ $armour ->
    [0] {""}
   *[other] {" "}− { $armour } d’armure
}{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
}. Ennemi : PV { $old } → { $new }.
rogue-falls = Il tombe, et ne vous frappe pas.
rogue-has-struck = Il a déjà frappé ce tour-ci.
rogue-no-blow = Dé Donjon { $face } : il ne vous blesse pas.
rogue-blow = Dé Donjon { $face } : vos PV { $old } → { $new }{ $more }{ $dies ->
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
number-track-for = { $many ->
    [1] cases de la piste de Renforcement contre un seul
    [2] cases de la piste contre deux
   *[other] cases de la piste contre trois
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
    [omen] points d’Augure au départ
    [max-omen] points d’Augure, au plus
    [omen-descent] points d’Augure d’une Descente, selon le texte
    [omen-figure] points d’Augure d’une Descente, selon l’image
    [omen-one] points d’Augure d’un 1 en Combat
    [cost] prix en points d’Augure
    [symbols] symboles Renforcement
    [limit] combien de fois (1 : par Zone, 2 : par Étage)
    [number] ce qu’il prend ou ajoute
    [rooms] effet sur les Salles
    [less] or en plus, ou points de moins au dé
    [face] face du dé Donjon en Combat
    [side] côté (0 : Salles, 1 : Combats, 2 : Avatar)
   *[offering] or d’une offrande
}
shelf-game = Le jeu
shelf-shrine = Sanctuaire
shelf-rewards = Récompenses
shelf-skill = Compétences
shelf-toll = Passage du Hors-la-loi
shelf-goods = Ce que l’on achète
shelf-max-track = Cases de la piste de Renforcement
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

standing-only-misses-turn = Pouvoirs : dans cette Zone, ne me demander au dé Donjon que si un Ennemi rate
standing-no-power-way-turn = Pouvoirs : dans cette Zone, ne plus rien me demander avant que les aventuriers avancent
switch-only-misses-turn = Aux dés : seulement les ratés, dans cette Zone
switch-no-power-way-turn = En chemin : aucun pouvoir dans cette Zone
standing-until-descent-turn = Pouvoirs : dans cette Zone, ne rien me demander avant la fin du repas de la Descente
standing-until-fight-turn = Pouvoirs : dans cette Zone, ne m’interroger qu’en combat et après le repas de la Descente
standing-no-veil = Combats : quand seul un Voile est possible, ne rien me demander
switch-until-descent-turn = Aucun pouvoir avant la Descente
switch-until-fight-turn = Aucun pouvoir avant un combat
switch-no-veil = En combat : pas de Voile
standing-plain-dice = Dés : ne me demander de relance que si elle est gratuite, ou si elle peut abattre l’Ennemi
standing-balanced = Posture : garder la Posture Équilibrée, sauf contre un Gardien ou si un coup peut me tuer
switch-plain-dice = Relances : seulement gratuites, ou qui peuvent abattre
switch-balanced = Posture Équilibrée, sauf danger
switch-same-stance = Garder pour tout un combat la Posture que j’y prends
standing-plain-dice-turn = Dés : dans cette Zone, ne me demander de relance que si elle est gratuite, ou si elle peut abattre l’Ennemi
standing-no-skill-turn = Compétence de combat : ne plus me la proposer dans cette Zone, sauf contre un Gardien
standing-no-potion-turn = Potions offensives : ne plus me les proposer dans cette Zone, sauf contre un Gardien
switch-plain-dice-turn = Relances : seulement gratuites ou qui peuvent abattre, dans cette Zone
switch-no-skill-turn = Aucune Compétence dans cette Zone
switch-no-potion-turn = Aucune Potion dans cette Zone
standing-no-gifts-turn = Échanges : ne plus rien me demander dans cette Zone
standing-no-gifts = Échanges : ne rien donner, sans me le demander
standing-some-gifts-turn = Échanges : dans cette Zone, ne me demander que juste avant un Gardien, si quelqu’un n’a rien à manger à la Descente, ou si une de mes Potions, donnée ou échangée, peut guérir quelqu’un, ou soigner quelqu’un qui n’a plus que 5 PV
standing-some-gifts = Échanges : ne me demander que juste avant un Gardien, si quelqu’un n’a rien à manger à la Descente, ou si une de mes Potions, donnée ou échangée, peut guérir quelqu’un, ou soigner quelqu’un qui n’a plus que 5 PV
standing-same-stance-turn = Posture : dans cette Zone, garder jusqu’à la fin du combat celle que j’ai prise, sauf si un coup peut me tuer
standing-same-stance = Posture : garder jusqu’à la fin du combat celle que j’ai prise, sauf si un coup peut me tuer
standing-balanced-turn = Posture : garder la Posture Équilibrée dans cette Zone, sauf contre un Gardien ou si un coup peut me tuer
switch-some-gifts = Échanges : seulement quand ça compte
switch-some-gifts-turn = Échanges : seulement quand ça compte, dans cette Zone
switch-same-stance-turn = Dans cette Zone, garder pour tout un combat la Posture que j’y prends
switch-balanced-turn = Posture Équilibrée dans cette Zone
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

## L’Overlord et l’Automa

role-adventurer = aventurier
role-overlord = Overlord

# Ce que coûtent les pouvoirs, combien de fois ils servent, ce qu’ils font.
cost-divination = { $number-power-divination-cost ->
    [0] sans frais
    [one] { $number-power-divination-cost } point d’Augure
   *[other] { $number-power-divination-cost } points d’Augure
}
price-divination = { cost-divination }{ $number-power-divination-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-fate = { $number-power-fate-cost ->
    [0] sans frais
    [one] { $number-power-fate-cost } point d’Augure
   *[other] { $number-power-fate-cost } points d’Augure
}
price-fate = { cost-fate }{ $number-power-fate-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-labyrinth = { $number-power-labyrinth-cost ->
    [0] sans frais
    [one] { $number-power-labyrinth-cost } point d’Augure
   *[other] { $number-power-labyrinth-cost } points d’Augure
}
price-labyrinth = { cost-labyrinth }{ $number-power-labyrinth-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-veil = { $number-power-veil-cost ->
    [0] sans frais
    [one] { $number-power-veil-cost } point d’Augure
   *[other] { $number-power-veil-cost } points d’Augure
}
price-veil = { cost-veil }{ $number-power-veil-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-rockfall = { $number-power-rockfall-cost ->
    [0] sans frais
    [one] { $number-power-rockfall-cost } point d’Augure
   *[other] { $number-power-rockfall-cost } points d’Augure
}
price-rockfall = { cost-rockfall }{ $number-power-rockfall-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-streets = { $number-power-streets-cost ->
    [0] sans frais
    [one] { $number-power-streets-cost } point d’Augure
   *[other] { $number-power-streets-cost } points d’Augure
}
price-streets = { cost-streets }{ $number-power-streets-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-mechanism = { $number-power-mechanism-cost ->
    [0] sans frais
    [one] { $number-power-mechanism-cost } point d’Augure
   *[other] { $number-power-mechanism-cost } points d’Augure
}
price-mechanism = { cost-mechanism }{ $number-power-mechanism-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-contagion = { $number-power-contagion-cost ->
    [0] sans frais
    [one] { $number-power-contagion-cost } point d’Augure
   *[other] { $number-power-contagion-cost } points d’Augure
}
price-contagion = { cost-contagion }{ $number-power-contagion-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-famine = { $number-power-famine-cost ->
    [0] sans frais
    [one] { $number-power-famine-cost } point d’Augure
   *[other] { $number-power-famine-cost } points d’Augure
}
price-famine = { cost-famine }{ $number-power-famine-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-carnage = { $number-power-carnage-cost ->
    [0] sans frais
    [one] { $number-power-carnage-cost } point d’Augure
   *[other] { $number-power-carnage-cost } points d’Augure
}
price-carnage = { cost-carnage }{ $number-power-carnage-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-hand = { $number-power-hand-cost ->
    [0] sans frais
    [one] { $number-power-hand-cost } point d’Augure
   *[other] { $number-power-hand-cost } points d’Augure
}
price-hand = { cost-hand }{ $number-power-hand-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-blight = { $number-power-blight-cost ->
    [0] sans frais
    [one] { $number-power-blight-cost } point d’Augure
   *[other] { $number-power-blight-cost } points d’Augure
}
price-blight = { cost-blight }{ $number-power-blight-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-granaries = { $number-power-granaries-cost ->
    [0] sans frais
    [one] { $number-power-granaries-cost } point d’Augure
   *[other] { $number-power-granaries-cost } points d’Augure
}
price-granaries = { cost-granaries }{ $number-power-granaries-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-night = { $number-power-night-cost ->
    [0] sans frais
    [one] { $number-power-night-cost } point d’Augure
   *[other] { $number-power-night-cost } points d’Augure
}
price-night = { cost-night }{ $number-power-night-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-watch = { $number-power-watch-cost ->
    [0] sans frais
    [one] { $number-power-watch-cost } point d’Augure
   *[other] { $number-power-watch-cost } points d’Augure
}
price-watch = { cost-watch }{ $number-power-watch-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
cost-eye = { $number-power-eye-cost ->
    [0] sans frais
    [one] { $number-power-eye-cost } point d’Augure
   *[other] { $number-power-eye-cost } points d’Augure
}
price-eye = { cost-eye }{ $number-power-eye-limit ->
    [0] {""}
    [1] , une fois par Zone
   *[2] , une fois par Étage
}
power-divination = une fois la Zone posée, regardez une Salle cachée et, si vous le voulez, échangez-la avec une de votre main ; { price-divination }
power-fate = relancez un dé Donjon avant qu’il ne soit lu ; { price-fate }
power-labyrinth = regardez { $number-power-labyrinth-number } Salles cachées, et deux d’entre elles peuvent changer de place ; { price-labyrinth }
power-veil = ni Potion ni Compétence ne s’utilise plus dans une Salle jusqu’à la fin de la Zone, mais pas à la Sortie ; { price-veil }
power-rockfall = on ne peut entrer à ce pas dans une Salle révélée, sauf si c’est le seul chemin de quelqu’un ; { price-rockfall }
power-streets = une Salle cachée change de place avec la première des inutilisées, sans être vue ; { price-streets }
power-mechanism = le prochain Test d’un Piège de cette Zone ne se réussit qu’avec un 6 ; { price-mechanism }
power-contagion = jusqu’à la fin du Combat, qui perd des PV à une attaque est aussi empoisonné ; { price-contagion }
power-famine = quelqu’un perd { $number-power-famine-number ->
    [one] { $number-power-famine-number } Ration
   *[other] { $number-power-famine-number } Rations
}, après le repas d’une Descente ou à un Feu de camp ; { price-famine }
power-carnage = jusqu’à la fin du Combat, l’Ennemi est Sauvage, et il gagne { $number-power-carnage-number } PV par aventurier du Combat ; { price-carnage }
power-hand = posez un dé Donjon sur une autre face avant qu’il ne soit lu ; { price-hand }
power-blight = un aventurier est empoisonné, à l’entrée d’une Salle ou en Combat ; { price-blight }
power-granaries = quelqu’un perd { $number-power-granaries-number ->
    [one] { $number-power-granaries-number } Ration
   *[other] { $number-power-granaries-number } Rations
}, après le repas d’une Descente ; { price-granaries }
power-night = un aventurier est aveuglé jusqu’à la fin de la Zone ; { price-night }
power-watch = le prochain Monstre de cette Zone a { $number-power-watch-number } PV de plus par aventurier du Combat ; { price-watch }
power-eye = un aventurier est maudit, à l’entrée d’une Salle ou en Combat ; { price-eye }

# Ce que fait chaque carte Renforcement de chaque côté.
side-cutthroats-rooms = avant un Trésor, il faut combattre le Criminel
side-cutthroats-power = la Main du destin ({ power-hand })
side-cutthroats-combat = sur un { $number-reinforcement-cutthroats-face }, le coup perce l’Armure
side-cutthroats-avatar = +{ $number-reinforcement-cutthroats-hp-1 } PV, +{ $number-reinforcement-cutthroats-hp-2 } à deux{ $number-reinforcement-cutthroats-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-cutthroats-armor } d’Armure
}{ $number-reinforcement-cutthroats-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-cutthroats-damage } en dégâts
}, aux deux phases
side-plague-rooms = une Sépulture coûte d’abord { $number-reinforcement-plague-rooms-amount1 } PV
side-plague-power = le Souffle fétide ({ power-blight })
side-plague-combat = sur un { $number-reinforcement-plague-face }, qui perd des PV est empoisonné
side-plague-avatar = +{ $number-reinforcement-plague-hp-1 } PV, +{ $number-reinforcement-plague-hp-2 } à deux{ $number-reinforcement-plague-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-plague-armor } d’Armure
}{ $number-reinforcement-plague-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-plague-damage } en dégâts
}, aux deux phases
side-dearth-rooms = un Feu de camp ne rend pas les Compétences
side-dearth-power = les Greniers vides ({ power-granaries })
side-dearth-combat = sur un { $number-reinforcement-dearth-face }, qui perd des PV perd aussi une Ration
side-dearth-avatar = +{ $number-reinforcement-dearth-hp-1 } PV, +{ $number-reinforcement-dearth-hp-2 } à deux{ $number-reinforcement-dearth-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-dearth-armor } d’Armure
}{ $number-reinforcement-dearth-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-dearth-damage } en dégâts
}, aux deux phases
side-darkness-rooms = rater le Test d’un Piège aveugle aussi
side-darkness-power = la Nuit sans lune ({ power-night })
side-darkness-combat = sur un { $number-reinforcement-darkness-face }, l’Ennemi regagne { $number-reinforcement-darkness-number } PV
side-darkness-avatar = +{ $number-reinforcement-darkness-hp-1 } PV, +{ $number-reinforcement-darkness-hp-2 } à deux{ $number-reinforcement-darkness-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-darkness-armor } d’Armure
}{ $number-reinforcement-darkness-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-darkness-damage } en dégâts
}, aux deux phases
side-militia-rooms = ce que vend un Marchand coûte { $number-reinforcement-militia-less } or de plus
side-militia-power = le Guet ({ power-watch })
side-militia-combat = sur un { $number-reinforcement-militia-face }, l’attaque ne manque pas, et fait { $number-reinforcement-militia-number ->
    [one] { $number-reinforcement-militia-number } point de dégât
   *[other] { $number-reinforcement-militia-number } points de dégât
}
side-militia-avatar = +{ $number-reinforcement-militia-hp-1 } PV, +{ $number-reinforcement-militia-hp-2 } à deux{ $number-reinforcement-militia-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-militia-armor } d’Armure
}{ $number-reinforcement-militia-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-militia-damage } en dégâts
}, aux deux phases
side-idol-rooms = le dé d’un Sanctuaire compte { $number-reinforcement-idol-less } de moins, mais jamais moins de 1
side-idol-power = l’Œil du Conseil ({ power-eye })
side-idol-combat = sur un { $number-reinforcement-idol-face }, qui perd des PV est maudit
side-idol-avatar = +{ $number-reinforcement-idol-hp-1 } PV, +{ $number-reinforcement-idol-hp-2 } à deux{ $number-reinforcement-idol-armor ->
    [0] {""}
   *[other] , +{ $number-reinforcement-idol-armor } d’Armure
}{ $number-reinforcement-idol-damage ->
    [0] {""}
   *[other] , +{ $number-reinforcement-idol-damage } en dégâts
}, aux deux phases
placed-rooms = { $reinforcement ->
    [cutthroats] { side-cutthroats-rooms }
    [plague] { side-plague-rooms }
    [dearth] { side-dearth-rooms }
    [darkness] { side-darkness-rooms }
    [militia] { side-militia-rooms }
   *[idol] { side-idol-rooms }
}
placed-power = { $reinforcement ->
    [cutthroats] { side-cutthroats-power }
    [plague] { side-plague-power }
    [dearth] { side-dearth-power }
    [darkness] { side-darkness-power }
    [militia] { side-militia-power }
   *[idol] { side-idol-power }
}
placed-combat = { $reinforcement ->
    [cutthroats] { side-cutthroats-combat }
    [plague] { side-plague-combat }
    [dearth] { side-dearth-combat }
    [darkness] { side-darkness-combat }
    [militia] { side-militia-combat }
   *[idol] { side-idol-combat }
}
placed-avatar = { $reinforcement ->
    [cutthroats] { side-cutthroats-avatar }
    [plague] { side-plague-avatar }
    [dearth] { side-dearth-avatar }
    [darkness] { side-darkness-avatar }
    [militia] { side-militia-avatar }
   *[idol] { side-idol-avatar }
}

# Réponses
word-adopt = Reprendre les Compétences { DE($hero) }
word-borrow = Reprendre { $trait ->
    [hp] ses PV
    [armor] son Armure
    [food] ses Rations
    [gold] son or
    [xp] ses XP
   *[potion] sa Potion
}
word-double = { $seat ->
    [you] Les Récompenses encore une fois pour vous
   *[other] Les Récompenses encore une fois pour { LE($seat-name) }
}
word-divine = Divination : regarder { $cell } ({ cost-divination })
word-keep = Garder votre main telle quelle
word-exchange = Y mettre { LE($room) }, et prendre cette Salle
word-fate = Destinée infernale : relancer le dé ({ cost-fate })
word-labyrinth = Dédale : regarder des Salles cachées ({ cost-labyrinth })
word-peek = Regarder { $cell }
word-cross = Intervertir { $cell } et { $cell2 }
word-veil = Voile démoniaque en { $cell } : ni Potion, ni Compétence ({ cost-veil })
word-rockfall = Éboulement : fermer { $cell }{ $cell-card ->
    [back] {""}
    [none] {""}
   *[other] , { LE($cell-card) }
} ({ cost-rockfall })
word-streets = Rues mouvantes : une autre Salle en { $cell }, sans la voir ({ cost-streets })
word-mechanism = Mécanisme : le prochain Piège demande un 6 ({ cost-mechanism })
word-contagion = Contagion : qui est blessé est empoisonné ({ cost-contagion })
word-famine = Famine : { LE($seat-name) } perd { $number-power-famine-number ->
    [one] { $number-power-famine-number } Ration
   *[other] { $number-power-famine-number } Rations
} ({ cost-famine })
word-carnage = Carnage : Sauvage, et { $number-power-carnage-number } PV par aventurier du Combat ({ cost-carnage })
word-hand = Main du destin : poser le dé sur { $face } ({ cost-hand })
word-blight = Souffle fétide : empoisonner { LE($seat-name) } ({ cost-blight })
word-granaries = Greniers vides : { LE($seat-name) } perd { $number-power-granaries-number ->
    [one] { $number-power-granaries-number } Ration
   *[other] { $number-power-granaries-number } Rations
} ({ cost-granaries })
word-night = Nuit sans lune : aveugler { LE($seat-name) } dans cette Zone ({ cost-night })
word-watch = Guet : { $number-power-watch-number } PV par aventurier pour le prochain Monstre ({ cost-watch })
word-eye = Œil du Conseil : maudire { LE($seat-name) } ({ cost-eye })
word-place = { $side ->
    [rooms] Du côté des Salles
    [power] Du côté des pouvoirs
    [combat] Du côté des Combats
   *[avatar] Du côté de l’Avatar
}
word-pass-last = Laisser lire le dé
word-pass-cross = Les laisser à leur place
word-pass-omen-zone = N’utiliser aucun pouvoir
word-pass-omen-room = N’utiliser aucun pouvoir
word-pass-omen-fight = N’utiliser aucun pouvoir
word-pass-omen-die = Laisser lire le dé
word-pass-omen-hidden = N’utiliser aucun pouvoir
word-pass-omen-way = Ne fermer aucune Salle
word-pass-omen-meal = N’utiliser aucun pouvoir
group-adopt = Reprendre les Compétences d’un autre personnage
group-borrow = Reprendre une caractéristique de départ
group-double = Les Récompenses encore une fois
group-divine = Divination : regarder une Salle ({ cost-divination })
group-exchange = Y mettre une Salle de votre main
group-peek = Regarder une Salle
group-cross = Intervertir deux Salles
group-veil = Voile démoniaque sur une Salle ({ cost-veil })
group-rockfall = Éboulement : fermer une Salle ({ cost-rockfall })
group-streets = Rues mouvantes : une autre Salle ({ cost-streets })
group-famine = Famine ({ cost-famine })
group-hand = Main du destin : poser le dé ({ cost-hand })
group-blight = Souffle fétide : empoisonner quelqu’un ({ cost-blight })
group-granaries = Greniers vides ({ cost-granaries })
group-night = Nuit sans lune : aveugler quelqu’un ({ cost-night })
group-eye = Œil du Conseil : maudire quelqu’un ({ cost-eye })
group-place = Placer la carte Renforcement
first-cross = Intervertir { $cell }

# Questions
prompt-adopt = De quel autre personnage reprenez-vous les Compétences ?
prompt-borrow = Quelle caractéristique de votre second personnage reprenez-vous ?
prompt-double = Qui résout les Récompenses encore une fois ?
prompt-last = Votre dé va être lu. Buvez-vous une Potion ?
prompt-omen-zone = La Zone est posée. Utilisez-vous un pouvoir ?
prompt-omen-room = On entre dans une Salle. Utilisez-vous un pouvoir ?
prompt-omen-fight = Un Combat commence. Utilisez-vous un pouvoir ?
prompt-omen-die = Le dé Donjon va être lu. Intervenez-vous ?
prompt-omen-hidden = La marche va reprendre. Utilisez-vous d’abord un pouvoir ?
prompt-omen-way = Le chemin va être choisi. Fermez-vous une Salle ?
prompt-omen-meal = Le repas est fini. Utilisez-vous un pouvoir ?
prompt-exchange = Échangez-vous cette Salle avec une de votre main ?
prompt-peek = Dans l’ordre du plan, quelle Salle regardez-vous ?
prompt-cross = Deux de ces Salles changent-elles de place ?
prompt-place = De quel côté placez-vous la carte Renforcement ?

# Ce qui se passe
event-adopted = { $seat ->
    [you] Vous reprenez les Compétences { DE($hero) }.
   *[other] { LE($seat-name) } reprend les Compétences { DE($hero) }.
}
event-borrowed = { $seat ->
    [you] Vous commencez avec { $trait ->
        [hp] les PV
        [armor] l’Armure
        [food] les Rations
        [gold] l’or
        [xp] les XP
       *[potion] la Potion
    } de votre second personnage.
   *[other] { LE($seat-name) } commence avec { $trait ->
        [hp] les PV
        [armor] l’Armure
        [food] les Rations
        [gold] l’or
        [xp] les XP
       *[potion] la Potion
    } de son second personnage.
}
event-avatar = À la Sortie attend l’Avatar de l’Overlord.
event-doubled = { $seat ->
    [you] Débutants : vous résolvez les Récompenses encore une fois.
   *[other] Débutants : { LE($seat-name) } résout les Récompenses encore une fois.
}
event-looked-unseen = { $seat ->
    [you] Vous regardez une des prochaines Salles.
   *[other] { LE($seat-name) } regarde une des prochaines Salles.
}
event-aside-unseen = { $seat ->
    [you] Vous écartez une Salle.
   *[other] { LE($seat-name) } écarte une Salle, sans la montrer.
}
event-laid-unseen = { $seat ->
    [you] Vous choisissez la Salle posée en premier.
   *[other] { LE($seat-name) } choisit la Salle posée en premier, sans la montrer.
}
event-settled-unseen = { $seat ->
    [you] Vous placez une Salle en { $cell }.
   *[other] { LE($seat-name) } place une Salle en { $cell }, sans la montrer.
}
event-held = Dans la main de l’Overlord : { NOM($room) }.
events-held = Dans la main de l’Overlord : { $list }.
event-held-unseen = L’Overlord pioche une Salle.
event-omen = L’Overlord gagne { $n ->
    [one] { $n } point d’Augure
   *[other] { $n } points d’Augure
} et en a { $all }.
event-omen-full = L’Overlord ne gagne rien : la piste ne contient pas plus de { $n } points d’Augure.
event-power = L’Overlord utilise { LE($power) }{ $n ->
    [0] .
    [one] , pour { $n } point d’Augure.
   *[other] , pour { $n } points d’Augure.
}
event-marker = Le marqueur de Renforcement avance à { $n }.
event-reinforced = Une carte Renforcement est piochée : { NOM($reinforcement) }. Salles : { placed-rooms }. Pouvoir : { placed-power }. Combats : { placed-combat }. Avatar : { placed-avatar }.
event-placed = { $side ->
    [rooms] { NOM($reinforcement) }, du côté des Salles : { placed-rooms }.
    [power] { NOM($reinforcement) }, du côté des pouvoirs : { placed-power }.
    [combat] { NOM($reinforcement) }, du côté des Combats : { placed-combat }.
   *[avatar] { NOM($reinforcement) }, du côté de l’Avatar : { placed-avatar }.
}
event-divined = En { $cell }, face cachée : { NOM($room) }.
event-divined-unseen = L’Overlord regarde la Salle en { $cell }.
event-exchanged = De la main de l’Overlord, posée en { $cell } : { NOM($room) }.
event-crossed = Les Salles en { $cell } et en { $other } changent de place.
event-veiled = Un Voile couvre { $cell } : ni Potion ni Compétence ne s’y utilise plus dans cette Zone.
event-blocked-way = On ne peut pas entrer en { $cell } à ce pas.
event-shifted = La Salle en { $cell } change de place avec la première des inutilisées.
event-armed = Le prochain Test d’un Piège de cette Zone ne se réussit qu’avec un 6.
event-infected = Jusqu’à la fin de ce Combat, qui perd des PV à une attaque est aussi empoisonné.
event-raged = La fureur gagne { LE($foe) } : Sauvage jusqu’à la fin du Combat, et { $n } PV de plus.
event-die-set = Le dé Donjon est posé sur { $face }.
event-watch = Le Guet attend le prochain Monstre de cette Zone.
event-stronger = Le Guet prête main-forte : { $n } PV de plus pour { LE($foe) }.
event-face = { NOM($reinforcement) } : { placed-combat }.
event-trigger = { $trigger ->
    [descent] Automa : la Descente déclenche { LE($power) }.
    [entering] Automa : l’entrée dans la Salle déclenche { LE($power) }.
   *[reference] Automa : la carte de référence déclenche { LE($power) }.
}
event-placing = Dé pour la place de la carte : { $face }.

# Pourquoi pas
reason-no-adventurer = Face à un Overlord, il faut aussi un aventurier : deux places au moins.
reason-too-many = Trois aventuriers au plus, et la quatrième place est celle d’un Overlord.
reason-veiled = Sous le Voile, ni Potion ni Compétence ne s’utilise.
reason-blocked = L’Éboulement a fermé cette Salle à ce pas.
reason-taken = Quelqu’un a déjà ce personnage.
reason-no-trait = Cette carte Personnage ne montre pas cette caractéristique.
reason-no-omen = Vous n’avez pas assez de points d’Augure.
reason-not-your-power = Vous n’avez pas ce pouvoir.
reason-limit = Ce pouvoir a déjà servi autant qu’il le peut.
reason-target = Il n’y trouverait rien à toucher.
reason-only-way = Cela ne laisserait aucun chemin à quelqu’un.
reason-moment = Ce pouvoir est pour un autre moment.
reason-not-held = Vous n’avez pas cette Salle en main.
reason-side-full = Il n’y a plus de place pour une carte de ce côté.
reason-not-peeked = Vous n’avez pas regardé cette Salle.

# Options
# Beside which choice the figures of the form were measured.
measured-with = contre la Cité seule
option-mode = Contre qui
option-mode-plain = la Cité seule
about-option-mode-plain = Un à trois aventuriers, et les Restes du Roi tout au fond.
option-mode-overlord = un Overlord
about-option-mode-overlord = Une place de plus que d’aventuriers : la dernière joue l’Overlord. Chaque aventurier a les Compétences d’un second personnage.
option-mode-automa = un Overlord sans joueur
about-option-mode-automa = L’Automa : des Salles et des Descentes déclenchent les pouvoirs de l’Overlord. Chaque aventurier a les Compétences d’un second personnage.
option-lord = Overlord
option-lord-prophet = le Prophète
about-option-lord-prophet = Destinée infernale : { power-fate }. Dédale : { power-labyrinth }. Voile démoniaque : { power-veil }.
option-lord-architect = l’Architecte
about-option-lord-architect = Éboulement : { power-rockfall }. Rues mouvantes : { power-streets }. Mécanisme : { power-mechanism }.
option-lord-gravedigger = la Fossoyeuse
about-option-lord-gravedigger = Contagion : { power-contagion }. Famine : { power-famine }. Carnage : { power-carnage }.
option-omen_gain = Points d’Augure d’une Descente
option-omen_gain-text = { $number-omen-descent }
about-option-omen_gain-text = Comme le dit le texte du livret.
option-omen_gain-figure = { $number-omen-figure }
about-option-omen_gain-figure = Comme le montre l’image du plateau.
option-beginners = Bonus des débutants
option-beginners-no = non
option-beginners-yes = oui
about-option-beginners-no = Un Gardien donne à chaque aventurier les Récompenses une fois.
about-option-beginners-yes = Après un Gardien, un de ceux qui ont combattu résout deux fois les Récompenses. Seulement contre un Overlord ou l’Automa.

# La table
domain-hero = PERSONNAGE
domain-side = rooms|power|combat|avatar
domain-trait = hp|armor|food|gold|xp|potion

# Étapes
step-COMPANY = seconds personnages
step-ADOPT = choix d’un second personnage
step-BORROW = caractéristique reprise
step-HAND = main de l’Overlord
step-OMEN = moment de l’Overlord
step-DIE_PLACES = dé pour une carte Renforcement
step-LANDED = dé Donjon sur la table
step-DODGING = avant de lire l’Esquive
step-RETHINK = dernier mot sur les dés
step-LAST = dernier mot sur le dé Donjon
step-NOTED = dé de la Horde noté
step-WIELD = effet d’un pouvoir
step-REDIE = dé Donjon relancé
step-DIVINE = Salle regardée
step-EXCHANGE = échange avec la main
step-PEEK = Salles du Dédale
step-CROSS = Salles interverties
step-ADVANCE = marqueur de Renforcement
step-PLACE = place d’une carte Renforcement
step-BRANCH = avant le choix du chemin
step-GAIN_OMEN = points d’Augure de la Descente
step-DOUBLE = Récompenses des débutants
step-TRIGGER = déclencheur de l’Automa
step-STIR = pouvoir de l’Automa
step-MUDDLE = Dédale au hasard
step-SWEEP = Rues mouvantes au hasard
step-DISARM = fin de ce qui s’est déclenché
step-AUGURED = lecture du Sanctuaire
step-SEALED = lecture des Récompenses
step-FOUND = dé d’un Trésor
step-COUNTED = usages comptés
step-OPENED = effets après le dernier mot

# Les nombres des cartes
cards-col-omen = points d’Augure
cards-col-symbols = symboles : pas du marqueur
cards-col-limit = combien de fois
cards-col-number = ce qu’il prend ou ajoute
cards-col-on-rooms = ce qu’elle fait aux Salles
cards-col-less = or en plus, ou points de moins au dé
cards-col-face = face du dé Donjon en Combat
cards-col-side = côté où va une carte
cards-table-avatar = L’Avatar, par phase
cards-table-power = Pouvoirs de l’Overlord
cards-table-reinforcement = Cartes Renforcement
cards-table-lord = Où l’Automa place une carte, par Overlord
shelf-avatar = Avatar
shelf-power-divination = Divination
shelf-power-fate = Destinée infernale
shelf-power-labyrinth = Dédale
shelf-power-veil = Voile démoniaque
shelf-power-rockfall = Éboulement
shelf-power-streets = Rues mouvantes
shelf-power-mechanism = Mécanisme
shelf-power-contagion = Contagion
shelf-power-famine = Famine
shelf-power-carnage = Carnage
shelf-power-hand = Main du destin
shelf-power-blight = Souffle fétide
shelf-power-granaries = Greniers vides
shelf-power-night = Nuit sans lune
shelf-power-watch = Guet
shelf-power-eye = Œil du Conseil
shelf-reinforcement-cutthroats = Coupe-gorges
shelf-reinforcement-plague = Peste
shelf-reinforcement-dearth = Disette
shelf-reinforcement-darkness = Ténèbres
shelf-reinforcement-militia = Milice
shelf-reinforcement-idol = Idole
shelf-lord-prophet = Prophète
shelf-lord-architect = Architecte
shelf-lord-gravedigger = Fossoyeuse

# La table de l’Overlord
area-hand = Main
area-reserve = Cartes Renforcement
area-drawn = Carte à placer
area-on-rooms = Pour les Salles
area-on-power = Comme pouvoirs
area-on-combat = En Combat
area-on-avatar = Pour l’Avatar
counter-omen = Points d’Augure
counter-marker = Marqueur de Renforcement
counter-armed = Mécanisme
counter-watch = Guet
counter-contagion = Contagion
counter-carnage = Carnage
counter-tougher = PV ajoutés à l’Ennemi
counter-extra_spent = Seconde carte Personnage face cachée
mark-veiled = sous le Voile
mark-blocked = fermée à ce pas
tip-adopt = Un second personnage
tip-adopt-text = Ses Compétences sont aussi les vôtres, chaque carte pour elle-même. Une de ses caractéristiques de départ remplacera la vôtre : regardez ce qu’il apporte.
tip-omen = Votre main, vos points
tip-omen-text = Divination : { power-divination }. L’Augure vient à chaque Descente et à chaque 1 du dé Donjon en Combat ; au-delà de { $number-max-omen }, il se perd : dépensez-le.
tip-fate = Le dé avant d’être lu
tip-fate-text = C’est votre dernier moment sur ce dé. L’aventurier à qui il est peut encore boire une Potion après vous.
tip-place = Quatre côtés
tip-place-text = La carte reste où vous la mettez, et seul ce côté compte. Les dangers du chemin usent les aventuriers ; ce que reçoit l’Avatar compte tout à la fin.

# Le plateau de l’Overlord à l’écran
board-powers = Pouvoirs
board-sides = Quatre côtés
board-side-rooms = Salles
board-side-power = Pouvoirs
board-side-combat = Combats
board-side-avatar = Avatar
board-side-empty = rien encore
board-side-about = { $side ->
    [rooms] Ce qui est ici attend dans les Salles.
    [power] Ce qui est ici est un pouvoir de plus.
    [combat] Ce qui est ici compte dans chaque Combat, selon la face du dé Donjon.
   *[avatar] Ce qui est ici renforce l’Avatar.
} Un côté porte trois cartes.
board-held = { $n ->
    [0] main vide
    [one] { $n } Salle en main
   *[other] { $n } Salles en main
}
board-power-now = maintenant
board-power-used = { $limit ->
    [1] a servi dans cette Zone
   *[2] a servi à cet Étage
}
board-power-dear = { $n ->
    [one] il manque { $n } point
   *[other] il manque { $n } points
}
board-when = { $power ->
    [divination] quand la Zone est posée
    [fate] avant qu’un dé soit lu
    [labyrinth] avant qu’ils avancent
    [veil] avant qu’ils avancent, dans une Salle, en Combat
    [rockfall] avant qu’ils choisissent leur chemin
    [streets] avant qu’ils avancent
    [mechanism] avant qu’ils avancent, à un Piège
    [contagion] en Combat
    [famine] après le repas, à un Feu de camp
    [carnage] en Combat
    [hand] avant qu’un dé soit lu
    [blight] dans une Salle, en Combat
    [granaries] après le repas
    [night] avant qu’ils avancent
    [watch] avant qu’ils avancent, à un Monstre
   *[eye] dans une Salle, en Combat
}
board-power-about = En ce moment : { $state }.
board-second = second personnage
board-faces = Poser le dé sur
board-avatar = { $hp } PV, armure { $armour }, { $damage } puis { $again } dégâts : deux phases
board-lord-about = Contre les aventuriers : des pouvoirs, une main de Salles, et un Avatar tout en bas.
board-omen-about = L’Augure paie les pouvoirs. Il vient à chaque Descente et à chaque 1 du dé Donjon en Combat, { $number-max-omen } points au plus.
board-marker-about = Les pouvoirs font avancer ce marqueur. Sur la dernière case, une carte Renforcement est piochée et placée ; { $n ->
    [0] il n’en reste pas.
    [one] il en reste { $n }.
   *[other] il en reste { $n }.
}
rogue-omen = Augure { $old } → { $new }
rogue-marker = marqueur { $old } → { $new } sur { $most }
rogue-marker-card = une carte Renforcement est piochée, marqueur { $new } sur { $most }
rogue-aim = { $at ->
    [cell] choisissez une Salle
    [face] choisissez une face
   *[seat] choisissez un aventurier
}
rogue-lies = Tel qu’il est, { $face }
rogue-face-nothing = aucun PV perdu
rogue-face-hp = PV { $old } → { $new }
rogue-face-with = { $what }, { $more }
rogue-face-dodged = l’Ennemi esquive le meilleur dé
rogue-face-counts = tous les dés comptent
rogue-face-falls = l’Ennemi tombe
rogue-face-then = { $what }, puis { $more }
rogue-face-uses = { $n ->
    [one] { $n } Prouesse gratuite
   *[other] { $n } Prouesses gratuites
}
rogue-face-shift = Test réussi : l’aventurier peut encore changer ce dé de 1
advice-divine = regarder ne coûte rien, et la Salle peut prendre la place d’une de votre main
advice-wait = rien ne presse : { $n ->
    [one] { $n } point d’Augure reste
   *[other] { $n } points d’Augure restent
} pour un meilleur moment
rogue-holds = déjà là : { $what }
rogue-starts = commence avec { $what }
board-stays = en { $cell } reste
about-role-adventurer = Salle après Salle jusqu’à l’Avatar, avec les Compétences de deux personnages.
about-role-overlord = Des pouvoirs, une main de Salles, des cartes Renforcement : personne ne doit arriver en bas vivant.
rogue-meddles = L’Overlord peut encore changer ce dé.
board-trigger = { $trigger ->
    [descent] à chaque Descente
    [entering] à l’entrée : { $kind }
   *[reference] avec le Criminel, et avec les Récompenses
}
board-steps = marqueur +{ $n }
