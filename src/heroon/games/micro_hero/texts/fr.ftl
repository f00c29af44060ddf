### MICRO HERO : Hercules, en français.
### Les réponses commencent par une minuscule : le programme met la majuscule, ou le nom du joueur.

game-title = MICRO HERO : Hercules
game-about = Les douze Travaux d’Hercule, en solo ou à deux, avec un Deck de dix cartes à améliorer.

## Cartes, reprises dans les phrases

deck-cards = { $deck-1 ->
    [0] { $deck-2 } × Blocage, { $deck-3 } × Entraînement
   *[other] { $deck-1 } × Frappe{ $deck-2 ->
        [0] {""}
       *[other] , { $deck-2 } × Blocage
    }{ $deck-3 ->
        [0] {""}
       *[other] , { $deck-3 } × Entraînement
    }
}
tilt-effect = { $top-mark ->
    [overload] la prochaine carte compte double, puis est épuisée
    [rain] piocher 1 carte
    [distaff] glisser 1 ou 2 cartes sous Omphale et en piocher autant
   *[club] reprendre en Main les cartes placées sous Omphale
}
top-card = { $top ->
    [none] la carte
   *[card] { LE($top) }
}

## Réponses

word-deck = { deck-cards }{ $deck-1 ->
    [3] { $deck-2 ->
        [3] {" "}(conseillé pour débuter)
       *[other] {""}
    }
   *[other] {""}
}
word-posture = { NOM($posture) }
word-life = { NOM($life-card) }
word-play = jouer { UN($card) }
word-tilt = incliner la Posture : { tilt-effect }
word-tilt-perfect = incliner la Posture : { $top-mark ->
    [overload] trop tard pour doubler une carte, mais la Posture se retournera en fin de tour
   *[side] { tilt-effect }
}
word-under = glisser { UN($card) } sous Omphale
word-stop-distaff = s’en tenir à une seule carte
word-spin = améliorer { UN($base-card) }
word-cleanse = épuiser { UN($wound-of-any-level) } de la { $from ->
    [hand] Main
   *[discard] Défausse
}
word-double = surcharger { top-card } (carte jouée n° { $spot })
word-buy = acheter { UN($good) }
word-improve = { $top ->
    [none] améliorer la carte du dessus de la Défausse
   *[card] améliorer { LE($top) }, sur le dessus de la Défausse
}
word-anticipate = { $top ->
    [none] placer la carte du dessus de la Défausse sur le Deck
   *[card] placer { LE($top) } de la Défausse sur le Deck
}
word-ready = en rester là
word-ready-plan = terminer la Planification
word-ready-perfect = terminer le Perfectionnement
word-ready-upkeep = laisser la Posture redressée
word-split = donner { points-text } { A($player-1-name) }
word-first = { $seat ->
    [you] vous d’abord
   *[other] { LE($seat-name) } d’abord
}
word-heal = épuiser { UN($wound-of-any-level) } du Deck
word-gain = ajouter { UN($technique) } de la Réserve au Deck
word-drop = épuiser { UN($technique-of-any-level) } du Deck
word-train = améliorer { UN($technique) } du Deck
word-guard = renforcer le Bouclier d’Athéna
word-skip = renoncer à cette action

## Groupes de réponses : le verbe seul, puis le verbe et son premier complément

group-deck = composer votre Deck de départ
part-deck = { $deck-1 ->
    [0] sans Frappe
   *[other] { $deck-1 } × Frappe
}
group-posture = choisir une Posture
group-life = choisir une carte Points de Vie
group-play = jouer une carte
first-play = { group-play }
part-play = { group-play }
group-tilt = incliner la Posture
part-tilt = { group-tilt }
group-under = glisser une carte sous Omphale
group-spin = améliorer une carte placée sous Omphale
group-cleanse = épuiser une Blessure
first-cleanse = épuiser une Blessure de la { $from ->
    [hand] Main
   *[discard] Défausse
}
part-cleanse = { first-cleanse }
group-double = surcharger une carte jouée
group-buy = acheter une carte de la Réserve
first-buy = { group-buy }
part-buy = { group-buy }
group-improve = améliorer la carte du dessus de la Défausse
part-improve = { group-improve }
group-anticipate = placer la carte du dessus de la Défausse sur le Deck
part-anticipate = { group-anticipate }
group-ready = en rester là
part-ready = { group-ready }
group-split = répartir les points de Défense
group-first = décider qui passe en premier
group-heal = épuiser une Blessure du Deck
first-heal = { group-heal }
part-heal = { group-heal }
group-gain = ajouter une Technique de la Réserve au Deck
first-gain = { group-gain }
part-gain = { group-gain }
group-drop = épuiser une Technique du Deck
first-drop = { group-drop }
part-drop = { group-drop }
group-train = améliorer une Technique du Deck
first-train = { group-train }
part-train = { group-train }
group-guard = renforcer le Bouclier d’Athéna
part-guard = { group-guard }
group-skip = renoncer à une action
part-skip = { group-skip }

## Questions

prompt-life = Calme et Colère : quelle carte Points de Vie pour cette Épreuve ?
prompt-deck = Deck de départ : quelles dix Techniques choisir ?
prompt-posture = Mise en place : quelle Posture choisir ?
prompt-plan = Planification : que jouer ?
prompt-distaff = Quenouille : quelle carte glisser sous Omphale ?
prompt-cleanse = Crue de l’Alphée : quelle Blessure épuiser ?
prompt-double = Éclair d’Héra : quelle carte jouée surcharger ?
prompt-perfect = Perfectionnement : que faire { $experience ->
    [0] sans point d’Expérience
    [one] avec { $experience } point d’Expérience
   *[other] avec { $experience } points d’Expérience
} ?
prompt-split = Défense commune, { $defence-1 } et { $defence-2 } points contre une Attaque de { $attack } : combien pour { LE($player-1-name) } ?
ask-split = Défense commune : combien pour { LE($player-1-name) } ?
prompt-first = Pile de Blessures : qui passe en premier ?
prompt-upkeep = Dernier moment du tour : incliner la Posture ?
prompt-spin = Massue : quelle carte placée sous Omphale améliorer ?
prompt-prepare = Préparation : quelle action choisir ?

## Événements

event-deck-chosen = { $seat ->
    [you] Votre Deck : { deck-cards }.
   *[other] Deck { DE($seat-name) } : { deck-cards }.
}
event-posture-chosen = { $seat ->
    [you] Vous jouez avec la Posture { DE($posture) }.
   *[other] { LE($seat-name) } joue avec la Posture { DE($posture) }.
}
event-trial = Vous affrontez { LE($trial) } : Attaque { $attack }, Défense { $defence }, Vie { $life }.
event-life-card = Carte Points de Vie : { NOM($card) }.
event-round = — Manche { $round } sur 12 —
event-turn = — Tour { $turn } —
event-drew = { $seat ->
    [you] Vous piochez { UN($card) }.
   *[other] { LE($seat-name) } pioche { UN($card) }.
}
events-drew = { $seat ->
    [you] Vous piochez { $count } cartes : { $list }.
   *[other] { LE($seat-name) } pioche { $count } cartes : { $list }.
}
event-no-card = { $seat ->
    [you] Vous n’avez plus aucune carte à piocher.
   *[other] { LE($seat-name) } n’a plus aucune carte à piocher.
}
event-deck-turned = { $seat ->
    [you] Votre Deck est vide : votre Défausse, retournée, devient votre Deck.
   *[other] Le Deck { DE($seat-name) } est vide : sa Défausse, retournée, devient son Deck.
}
event-deck-shuffled = { $seat ->
    [you] Votre Deck est mélangé.
   *[other] Le Deck { DE($seat-name) } est mélangé.
}
event-played = { $seat ->
    [you] Vous jouez { UN($card) }.
   *[other] { LE($seat-name) } joue { UN($card) }.
}
events-played = { $seat ->
    [you] Vous jouez { $count } cartes : { $list }.
   *[other] { LE($seat-name) } joue { $count } cartes : { $list }.
}
event-overloaded = { $seat ->
    [you] Vous surchargez { UN($card) } : effet doublé, puis retour dans la Réserve.
   *[other] { LE($seat-name) } surcharge { UN($card) } : effet doublé, puis retour dans la Réserve.
}
event-tilted = { $seat ->
    [you] Vous inclinez votre Posture ({ NOM($side) }).
   *[other] { LE($seat-name) } incline sa Posture ({ NOM($side) }).
}
event-flipped = { $seat ->
    [you] Votre Posture est redressée et retournée du côté { NOM($side) }.
   *[other] La Posture { DE($seat-name) } est redressée et retournée du côté { NOM($side) }.
}
event-put-under = { $seat ->
    [you] Vous glissez { UN($card) } sous Omphale.
   *[other] { LE($seat-name) } glisse { UN($card) } sous Omphale.
}
event-taken-back = { $seat ->
    [you] { $count ->
        [0] Il n’y a aucune carte à reprendre sous Omphale.
        [one] Vous reprenez en Main la carte placée sous Omphale.
       *[other] Vous reprenez en Main les { $count } cartes placées sous Omphale.
    }
   *[other] { $count ->
        [0] { LE($seat-name) } n’a aucune carte à reprendre sous Omphale.
        [one] { LE($seat-name) } reprend en Main la carte placée sous Omphale.
       *[other] { LE($seat-name) } reprend en Main les { $count } cartes placées sous Omphale.
    }
}
event-exhausted = { $seat ->
    [you] Vous épuisez { UN($card) } : retour dans la Réserve.
   *[other] { LE($seat-name) } épuise { UN($card) } : retour dans la Réserve.
}
event-improved = { $seat ->
    [you] Vous améliorez cette carte : { NOM($card) }.
   *[other] { LE($seat-name) } améliore cette carte : { NOM($card) }.
}
event-revealed = { $seat ->
    [you] Votre Posture révèle { UN($card) } sur le dessus de votre Deck.
   *[other] La Posture { DE($seat-name) } révèle { UN($card) } sur le dessus de son Deck.
}
event-hera = Vengeance d’Héra : { UN($card) }.
event-no-effect = { $seat ->
    [you] Cette carte est sans effet sur vous.
   *[other] Cette carte est sans effet sur { LE($seat-name) }.
}
event-crossed = { $seat ->
    [you] Vous défaussez { LE($card) }, votre dernière carte jouée : elle ne compte plus.
   *[other] { LE($seat-name) } défausse { LE($card) }, sa dernière carte jouée : elle ne compte plus.
}
event-hera-shuffled = Les cartes d’Héra sont mélangées et forment une nouvelle pioche.
event-bought = { $seat ->
    [you] Vous achetez { UN($card) } pour { $cost } points d’Expérience.
   *[other] { LE($seat-name) } achète { UN($card) } pour { $cost } points d’Expérience.
}
event-improvement-paid = { $seat ->
    [you] Pour { $cost } points d’Expérience, vous améliorez la carte du dessus de votre Défausse : { NOM($card) }.
   *[other] Pour { $cost } points d’Expérience, { LE($seat-name) } améliore la carte du dessus de sa Défausse : { NOM($card) }.
}
event-anticipated = { $seat ->
    [you] Pour { $cost } points d’Expérience, vous placez { LE($card) } sur le dessus de votre Deck.
   *[other] Pour { $cost } points d’Expérience, { LE($seat-name) } place { LE($card) } sur le dessus de son Deck.
}
event-ready = { $seat ->
    [you] Vous en restez là.
   *[other] { LE($seat-name) } en reste là.
}
event-attack = Phase d’Attaque, { $attack } contre une Défense de { $defence } : { $lost ->
    [0] l’Épreuve ne perd aucun point de Vie (Vie { $life }).
    [one] l’Épreuve perd { $lost } point de Vie (Vie { $life }).
   *[other] l’Épreuve perd { $lost } points de Vie (Vie { $life }).
}
event-heads = L’Attaque { DE($trial) } passe aussitôt à { $attack }.
event-split = Défense répartie : { $first } pour { LE($player-1-name) }, { $second } pour { LE($player-2-name) }.
event-shield-spent = { $seat ->
    [you] Vous dépensez { points-text } de votre Bouclier d’Athéna.
   *[other] { LE($seat-name) } dépense { points-text } de son Bouclier d’Athéna.
}
points-text = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-blocked = { $seat ->
    [you] Phase de Défense : vous bloquez l’attaque ({ $defence } contre { $attack }).
   *[other] Phase de Défense : { LE($seat-name) } bloque l’attaque ({ $defence } contre { $attack }).
}
event-hit = { $seat ->
    [you] Phase de Défense : vous ne bloquez pas l’attaque ({ $defence } contre { $attack }).
   *[other] Phase de Défense : { LE($seat-name) } ne bloque pas l’attaque ({ $defence } contre { $attack }).
}
event-shield-gained = { $seat ->
    [you] Votre Bouclier d’Athéna gagne { points-text }.
   *[other] Le Bouclier d’Athéna { DE($seat-name) } gagne { points-text }.
}
event-wounded = { $seat ->
    [you] Vous prenez { UN($card) } : elle va sur votre Défausse.
   *[other] { LE($seat-name) } prend { UN($card) } : elle va sur sa Défausse.
}
event-devoured = { $seat ->
    [you] L’Épreuve vous fait perdre { LE($card) }.
   *[other] L’Épreuve fait perdre { LE($card) } { A($seat-name) }.
}
event-attack-rises = L’Attaque { DE($trial) } passe à { $attack }.
event-life-rises = La Vie { DE($trial) } passe à { $life }.
event-beaten = Vous triomphez { DE($trial) } ! Travaux accomplis : { $count } sur 12.
event-blessing = Une Bénédiction rejoint la Réserve : { NOM($card) }.
event-lingers = La capacité { DE($trial) } reste active pendant la prochaine manche.
event-reset = { $seat ->
    [you] Toutes vos cartes retournent dans votre Deck, à leur niveau de base.
   *[other] Toutes les cartes { DE($seat-name) } retournent dans son Deck, à leur niveau de base.
}
event-healed = { $seat ->
    [you] Préparation : vous épuisez { UN($card) } (retour dans la Réserve).
   *[other] Préparation : { LE($seat-name) } épuise { UN($card) } (retour dans la Réserve).
}
event-gained = { $seat ->
    [you] Préparation : vous ajoutez { UN($card) } à votre Deck.
   *[other] Préparation : { LE($seat-name) } ajoute { UN($card) } à son Deck.
}
event-dropped = { $seat ->
    [you] Préparation : vous épuisez { UN($card) } (retour dans la Réserve).
   *[other] Préparation : { LE($seat-name) } épuise { UN($card) } (retour dans la Réserve).
}
event-trained = { $seat ->
    [you] Préparation : vous améliorez { UN($card) } de votre Deck.
   *[other] Préparation : { LE($seat-name) } améliore { UN($card) } de son Deck.
}
event-shield-prepared = { $seat ->
    [you] Préparation : votre Bouclier d’Athéna passe à { points-text }.
   *[other] Préparation : le Bouclier d’Athéna { DE($seat-name) } passe à { points-text }.
}
event-skipped = { $seat ->
    [you] Préparation : vous renoncez à une action.
   *[other] Préparation : { LE($seat-name) } renonce à une action.
}
event-won = Vous avez triomphé des douze Épreuves !
event-lost = { $seat ->
    [you] Vous devez prendre une Blessure, mais il n’en reste aucune.
   *[other] { LE($seat-name) } doit prendre une Blessure, mais il n’en reste aucune.
}

## Raisons d’un refus, fin de la partie

reason-not-now = Ce n’est pas le moment.
reason-not-enough-techniques = La Réserve ne contient pas assez de ces Techniques.
reason-same-life-card = Cette carte Points de Vie vient de servir : il faut en changer.
reason-not-in-hand = Cette carte n’est pas dans votre Main.
reason-in-order-drawn = La Biche impose l’ordre de la pioche : seule la première carte de votre Main peut être jouée.
reason-posture-locked = Votre Posture est bloquée par une Épreuve.
reason-already-tilted = Votre Posture est déjà inclinée.
reason-no-card-to-use-it-on = L’action de votre Posture n’aurait d’effet sur aucune carte.
reason-none-left-in-reserve = La Réserve ne contient plus cette Technique.
reason-not-in-reserve = Cette carte n’est pas dans la Réserve.
reason-not-enough-experience = Il ne vous reste pas assez de points d’Expérience.
reason-discard-empty = Votre Défausse est vide.
reason-a-wound-has-no-cost = Une Blessure sur le dessus de la Défausse ne peut être ni améliorée ni anticipée.
reason-already-improved = La carte du dessus de votre Défausse est déjà améliorée.
reason-trained-already = Toutes les cartes de cette sorte dans votre Deck sont déjà améliorées.
reason-not-improved = La carte du dessus de votre Défausse n’est pas améliorée.
reason-cards-to-play = Il vous reste des cartes à jouer : la Main doit être jouée en entier.
reason-not-in-deck = Votre Deck ne contient pas cette carte.
reason-no-shield = Cette partie se joue sans le Bouclier d’Athéna.
reason-must-act = Toutes les sortes de préparation restent possibles : on ne peut pas renoncer à une action.
reason-same-as-another = Cette répartition revient au même qu’une autre, ou dépasse vos points.
end-twelve-labours = Victoire ! Les douze Travaux d’Hercule sont accomplis.
end-no-wound-left = Défaite. { labours-done }
end-resigned = Partie abandonnée. { labours-done }
end-bound = La partie a atteint sa limite de longueur. { labours-done }
end-claimed = La partie, qui avait dépassé sa limite de longueur, a été interrompue. { labours-done }
labours-done = Travaux accomplis : { $score } sur 12.
finish-twelve-labours = douze Travaux accomplis
finish-no-wound-left = plus de Blessure dans la Réserve

## Consignes

standing-no-posture = Ne jamais me demander s’il faut incliner la Posture quand rien d’autre n’est possible
standing-no-late-posture = Après la Planification, ne jamais me demander s’il faut incliner la Posture quand rien d’autre n’est possible
standing-no-posture-turn = Jusqu’à la fin de ce tour, ne pas me demander s’il faut incliner la Posture quand rien d’autre n’est possible

## Options

app-new-mode = Niveau
begin-extras = Extensions
mode-normal = niveau Normal
mode-heroic = niveau Héroïque : la capacité d’une Épreuve vaincue dure une manche de plus
mode-mythic = niveau Mythique : la capacité d’une Épreuve vaincue dure deux manches de plus
about-mode-normal = Les Travaux tels quels : le niveau pour commencer.
about-mode-heroic = Pour qui a déjà triomphé des douze Épreuves.
about-mode-mythic = Pour qui a déjà triomphé des douze Épreuves.
option-level = Niveau
option-level-normal = Normal
option-level-heroic = Héroïque
option-level-mythic = Mythique
option-blood = Sang & Ecchymoses : une pile de neuf Blessures de trois sortes
option-blood-no = non
option-blood-yes = oui
option-shield = Protection d’Athéna : un Bouclier conserve les points de Défense en trop
option-shield-no = non
option-shield-yes = oui
option-hera = Vengeance d’Héra : une carte révélée après chaque Planification
option-hera-no = non
option-hera-yes = oui
option-anger = Calme et Colère : des cartes Points de Vie spéciales
option-anger-no = non
option-anger-yes = oui
option-omphale = Posture d’Omphale
option-omphale-no = non
option-omphale-yes = oui
option-burn_on_win = La carte surchargée est épuisée même si l’Épreuve tombe
option-burn_on_win-no = non
option-burn_on_win-yes = oui
option-late_overload = Éclair d’Héra quand la Posture est du côté Surchargée
option-late_overload-pick = vous surchargez une carte déjà jouée
option-late_overload-tilt = la Posture est seulement inclinée
option-overload_target = Incliner la Posture du côté Surchargée
option-overload_target-free = à tout moment
option-overload_target-needed = seulement si la Main contient une carte à doubler
option-coop_life = À deux, on double
option-coop_life-all = toute la Vie de l’Épreuve
option-coop_life-printed = seulement la Vie imprimée
option-deck_aid = Aide-mémoire : l’ordre connu du Deck reste visible
option-deck_aid-no = non
option-deck_aid-yes = oui

## Étapes

step-SETUP = Mise en place
step-REVEAL = Nouvelle Épreuve
step-LIFE_CARD = Carte Points de Vie
step-BUILD_DECK = Deck de départ
step-PICK_POSTURE = Choix de la Posture
step-ROUND = Début de la manche
step-TURN = Début du tour
step-DRAW = 1 Pioche
step-DRAW_UNSEEN = 1 Carte piochée
step-PLAN = 2 Planification
step-DISTAFF = Quenouille
step-CLEANSE_ONE = Crue de l’Alphée
step-VENGEANCE_CARD = Vengeance d’Héra
step-CROSS_FIRST = Croix d’Héra, ordre
step-CROSS_OFF = Croix d’Héra
step-LIGHTNING = Éclair d’Héra
step-LATE_OVERLOAD = Éclair d’Héra, carte surchargée
step-PERFECT = 3 Perfectionnement
step-STRIKE_BACK = 4 Attaque
step-SHARE = 5 Défense commune
step-DEFEND = 5 Défense
step-WOUNDS_FIRST = 5 Ordre des Blessures
step-SUFFER = 5 Blessures
step-RISES = 5 Montée de l’Attaque
step-LAST_MOMENT = Dernier moment du tour
step-UPKEEP = 6 Entretien
step-TIDY_FIRST = 6 Ordre de défausse
step-TIDY = 6 Défausse des cartes jouées
step-POSTURE_END = 6 Fin de tour de la Posture
step-SPIN_ONE = 6 Massue
step-TURN_END = Fin du tour
step-ROUND_WON = Fin de la manche
step-PREPARE = Préparation
step-NEXT_ROUND = Manche suivante

## Zones et compteurs

area-trial = Épreuve
area-kept = Épreuves vaincues encore actives
area-beaten = Épreuves vaincues
area-pile = Épreuves à venir
area-posture = Posture
area-hand = Main
area-stack = Cartes jouées
area-deck = Deck
area-discard = Défausse
area-under = Cartes sous Omphale
area-reserve = Réserve
area-wounds = Blessures de la Réserve
area-hera = Cartes d’Héra
area-hera-gone = Cartes d’Héra révélées
counter-round = Manche
counter-turns = Tours commencés
counter-attack = Attaque
counter-defence = Défense
counter-life = Vie
counter-team-attack = Attaque totale
counter-experience = Expérience
counter-cost = Coût d’une Technique
counter-wounds = Blessures en Réserve
counter-shield = Bouclier d’Athéna
counter-actions = Actions de préparation
counter-blessing-cost = Coût d’une Bénédiction
counter-hits = Blessures à subir
counter-owed = Blessures dues à l’Entretien
domain-technique-of-any-level = TECHNIQUE
domain-posture = POSTURE
domain-life-card = CARTE
domain-base-card = CARTE
domain-points = POINTS
domain-technique = TECHNIQUE
domain-seat = PLACE
domain-good = CARTE
domain-card = CARTE
domain-spot = NUMÉRO
domain-deck = FRAPPES.BLOCAGES.ENTRAÎNEMENTS
domain-from = hand|discard
domain-wound-of-any-level = BLESSURE

## L’image de la table en lignes de texte

picture-title = Manche { $round } sur 12, tour { $turn }
picture-title-prepare = Préparation de la manche { $round } sur 12
picture-title-setup = Manche { $round } sur 12, mise en place
picture-trial = Épreuve
picture-kept = En jeu
picture-life = Carte Vie
picture-bonus = +{ $bonus } { $kind ->
    [attack] Attaque
   *[defence] Défense
} (Vie { $lives })
picture-wounds = Blessures
picture-no-wound = aucune en Réserve : la prochaine fait perdre la partie
picture-hera = Héra
picture-hera-left = { $count ->
    [one] { $count } carte à révéler
   *[other] { $count } cartes à révéler
}
picture-reserve = Réserve
picture-and = {" · "}
picture-empty = –
picture-count = { $count } × { NOM($card) }
picture-you = Vous
picture-posture = Posture
picture-under = Omphale
picture-shield = Bouclier
picture-points = { points-text } de Défense
picture-actions-left = { $count ->
    [0] aucune action de préparation
    [one] encore { $count } action de préparation
   *[other] encore { $count } actions de préparation
}
picture-deck = Deck
picture-deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
picture-wounds-hits = { $count } à prendre maintenant
picture-wounds-owed = { $count } à prendre pendant l’Entretien
picture-discard = Défausse
picture-hand = Main
picture-played = Jouées
picture-times = { NOM($card) } ({ $times } fois)
picture-doubled = { NOM($card) } ({ $times } fois, surcharge comprise)
picture-adds-nothing = +0
picture-totals = Totaux
picture-together = Ensemble
points-attack = { $points } Attaque
points-defence = { $points } Défense
points-experience = { $points } Expérience
aside-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
aside-hercules = Surchargée : une carte compte double, puis est épuisée ; Pluie de cartes : piocher 1 carte, ou améliorer le dessus du Deck en fin de tour
aside-omphale = Quenouille : 1 ou 2 cartes sous Omphale, en piocher autant ; Massue : les reprendre en Main, ou en améliorer une en fin de tour
aside-split-first = { $wounds ->
    [0] bloqué
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}
aside-split = { $wounds ->
    [0] bloqué avec { $points }
    [one] { $wounds } Blessure avec { $points }
   *[other] { $wounds } Blessures avec { $points }
}
aside-split-shield = { $split }, Bouclier { $points }
attack-total = Attaque { $attack } contre { $against } (Vie −{ $lost })
defence-total = Défense { $guard } contre { $block }
experience-total = Expérience { $experience }
picture-totals-text = { attack-total } · { defence-total } · { experience-total }
picture-totals-over = Attaque et Défense ont eu lieu : rien ne compte plus ce tour-ci
ability-0 = sans capacité
ability-1 = l’Attaque d’une carte améliorée compte comme à son niveau de base
ability-2 = dès que l’Épreuve perd des points de Vie, son Attaque augmente de { $strength }
ability-3 = vous jouez vos cartes dans l’ordre où vous les piochez
ability-4 = après la Défense, l’Attaque de l’Épreuve augmente de { $strength }
ability-5 = { $strength ->
    [one] à la fin du tour, l’Épreuve gagne { $strength } point de Vie
   *[other] à la fin du tour, l’Épreuve gagne { $strength } points de Vie
}
ability-6 = { $strength ->
    [one] vous piochez { $strength } carte de moins pendant la Phase de Pioche
   *[other] vous piochez { $strength } cartes de moins pendant la Phase de Pioche
}
ability-7 = la Phase de Défense a lieu avant la Phase d’Attaque
ability-8 = si l’Épreuve vous blesse, vous épuisez la dernière Technique ou Bénédiction jouée
ability-9 = { $strength ->
    [one] chaque Achat, Amélioration ou Anticipation coûte { $strength } point de plus
   *[other] chaque Achat, Amélioration ou Anticipation coûte { $strength } points de plus
}
ability-10 = votre Défausse est mélangée quand elle redevient votre Deck
ability-11 = votre Posture est bloquée
ability-12 = votre Attaque totale est réduite de { $strength }
ability-13 = l’Attaque de l’Épreuve est augmentée de { $strength } tant que cette capacité est en jeu
ability-14 = la Défense de l’Épreuve est augmentée de { $strength } tant que cette capacité est en jeu
effect-0 = aucun
effect-1 = { $strength ->
    [one] piochez { $strength } carte
   *[other] piochez { $strength } cartes
}
effect-2 = { $strength ->
    [1] épuisez une Blessure
    [99] épuisez toutes les Blessures de votre Main et de votre Défausse
   *[other] épuisez { $strength } Blessures
}
effect-3 = Attaque de l’Épreuve −{ $strength } ce tour-ci
effect-4 = se déclenche aussi pour chaque carte jouée avant
effect-5 = chaque carte jouée avant se déclenche { $strength } fois de plus
effect-6 = Défense de l’Épreuve −{ $strength } ce tour-ci
effect-7 = +{ $strength } Attaque une seule fois, en la jouant
effect-8 = +{ $strength } Défense une seule fois, en la jouant
effect-9 = +{ $strength } Expérience une seule fois, en la jouant

## Les Postures, dans l’image

posture-overload-upright = Surchargée, redressée · incliner : la prochaine carte compte double, puis est épuisée · fin de tour : elle se retourne
posture-overload-upright-stays = Surchargée, redressée · incliner : la prochaine carte compte double, puis est épuisée · fin de tour : rien
posture-overload-armed = Surchargée, inclinée : la prochaine Technique ou Bénédiction compte double, puis est épuisée · fin de tour : Pluie de cartes
posture-overload-armed-stays = Surchargée, inclinée : la prochaine Technique ou Bénédiction compte double, puis est épuisée · fin de tour : redressée
posture-overload-tilted = Surchargée, inclinée · fin de tour : redressée, côté Pluie de cartes
posture-overload-tilted-stays = Surchargée, inclinée · fin de tour : redressée
posture-rain-upright = Pluie de cartes, redressée · incliner : piocher 1 carte, côté Surchargée · fin de tour : améliorer le dessus du Deck
posture-rain-tilted = Pluie de cartes, inclinée
posture-distaff-upright = Quenouille, redressée · incliner : 1 ou 2 cartes sous Omphale, en piocher autant · fin de tour : rien
posture-distaff-tilted = Quenouille, inclinée · fin de tour : redressée, côté Massue
posture-club-upright = Massue, redressée · incliner : reprendre les cartes placées sous Omphale · fin de tour : améliorer l’une d’elles
posture-club-tilted = Massue, inclinée
posture-new-round = { NOM($side) } : redressée pour la prochaine manche
posture-locked = { NOM($side) }, bloquée par une Épreuve : aucun effet

## Le mode en lignes, avec les mots de ce jeu

help-passes = ne plus demander s’il faut incliner la Posture quand rien d’autre n’est possible, ou jusqu’à la fin du tour
passes-on = Le programme ne demandera plus s’il faut incliner la Posture quand rien d’autre n’est possible.
passes-turn = Jusqu’à la fin du tour, le programme ne demandera plus s’il faut incliner la Posture quand rien d’autre n’est possible.
passes-off = Le programme demandera chaque fois.

## L’application

board-letter-attack = A
board-letter-defence = D
board-letter-experience = XP
board-doubled = surcharge
explain-card = { NOM($card) } : { $times } × { $icons }
explain-card-doubled = { NOM($card) } : { $times } × { $icons }, surcharge comprise
explain-so-far = { $text } pour l’instant : chaque carte jouée ensuite redéclenche les précédentes
explain-total = Total
explain-all-attack = Attaque de toutes les cartes jouées
explain-life = { $attack } divisé par la Défense { $against } : points de Vie perdus
explain-once = { NOM($card) }, une seule fois
explain-trial = Contre l’Épreuve

## Ce qu’est une chose

shelf-trials = Épreuves
shelf-techniques = Techniques et Blessures
shelf-blessings = Bénédictions
shelf-life = Cartes Points de Vie de Calme et Colère
shelf-game = Le jeu
number-hand = cartes piochées à chaque tour
number-technique_cost = coût d’une Technique
number-blessing_cost = coût d’une Bénédiction
number-rise = hausse de l’Attaque après chaque Phase de Défense
number-preparations = actions de préparation
number-guard = ce que la préparation ajoute au Bouclier d’Athéna
number-overload_tilted = une Surchargée inclinée se retourne en fin de tour
number-overload_upright = une Surchargée redressée se retourne en fin de tour
number-technique_copies = Exemplaires de chaque Technique
number-wound_copies = Sang & Ecchymoses : exemplaires par joueur
number-hera_cards = Vengeance d’Héra : cartes de chaque sorte
number-first = À la première manche
number-ability = capacité
number-strength = force de l’effet
number-base = Base
number-improved = Améliorée
number-effect = effet
number-life = à { $lives } de Vie

## La page

table-frieze = Les douze Travaux
table-labour-beaten = { NOM($trial) } : Travail accompli
table-labour-kept = { NOM($trial) } : Travail accompli, capacité encore active
table-labour-trial = { NOM($trial) } : en scène
table-labour-pile = Travail { $number }, à venir
table-next-wound = la prochaine à prendre
table-techniques = Techniques
table-blessings = Bénédictions
table-deck-content = Cartes du deck
table-fells = L’Épreuve tombe !
table-less = { $cards } − { $less } (capacité)
table-defence-two = chacun face à une Attaque de { $attack }
table-with-shield = { $points } de plus au Bouclier
table-buys = { $count ->
    [0] rien à acheter
    [one] { $count } Technique
   *[other] { $count } Techniques
}
table-costs = Technique { $cost }, Bénédiction { $blessing }

# Le score, dans une liste.

brief-score = { $wounds ->
    [0] plus aucune Blessure en Réserve
    [one] { $wounds } Blessure en Réserve
   *[other] { $wounds } Blessures en Réserve
}

## Fichiers de cartes

cards-level = ce que donne la carte à son niveau de base, et améliorée
cards-icon = N points chaque fois que la carte se déclenche
cards-table-technique_copies = Exemplaires de chaque Technique
cards-table-wound_copies = Sang & Ecchymoses : exemplaires par joueur
cards-table-overload =
    Ce que la fin du tour fait de Surchargée, inclinée ou redressée : « straight », elle est
    redressée ; « turns », elle passe aussi sur sa face B
cards-table-hera_cards = Vengeance d’Héra : cartes de chaque sorte
cards-table-trial =
    Épreuves, à la première manche. Une capacité peut avoir jusqu’à trois parties, séparées par des
    virgules
cards-table-technique = Techniques
cards-table-blessing =
    Bénédictions : ce qu’elles donnent à chaque déclenchement, et jusqu’à trois effets qui viennent
    une seule fois, en les jouant ; piocher vient avant épuiser
cards-table-life =
    Calme et Colère : ce que gagne l’Épreuve à chaque valeur de sa Vie, de 1 à 24 ; au-delà, les
    douze dernières reviennent

## La première partie

tip-deck = Votre premier Deck
tip-deck-text = Dix Techniques, celles que vous voulez, forment le Deck. Pour une première partie, la règle conseille trois Frappes, trois Blocages et quatre Entraînements.
tip-order = L’ordre compte
tip-order-text = On joue toute sa main. Une carte agit quand on la joue, puis une fois de plus pour chaque carte jouée après elle : commencez par la plus importante.
tip-fight = Frapper et bloquer
tip-fight-text = Atteignez la Défense de l’Épreuve : elle perd une Vie. Atteignez son Attaque avec votre défense, sinon vous recevez une Blessure.
tip-experience = L’Expérience
tip-experience-text = Ce qu’un tour rapporte se dépense aussitôt : acheter une Technique, améliorer la carte du dessus de la défausse, ou l’anticiper. Le reste est perdu.
tip-posture = La Posture
tip-posture-text = Tant qu’elle est debout, vous pouvez l’incliner pour son action, à tout moment de votre tour.
tip-wound = Les Blessures
tip-wound-text = Chaque attaque non bloquée met une Blessure dans votre Deck. Le voyage s’arrête quand la Réserve n’en a plus.
tip-prepare = Entre deux Travaux
tip-prepare-text = Vous connaissez maintenant l’Épreuve suivante. Soignez une Blessure, prenez une Technique, rendez-en une, ou améliorez-en une.
tip-deck-say = Prendre ce Deck

## La légende

sign-attack = point d’Attaque
sign-defence = point de Défense
sign-experience = point d’Expérience
sign-life = Vie de l’Épreuve
sign-wound = Blessure
sign-overload = côté Surcharge de la Posture
sign-rain = côté Pluie de cartes de la Posture
sign-lock = verrouillé par une Épreuve

## Le plateau

board-step-plan = Planification
board-step-perfect = Perfectionnement
board-step-attack = Attaque
board-step-defence = Défense
board-stage = La scène
board-hero = { $player } : { NOM($hero) }
board-itself = elle-même
board-feeds = { $count ->
    [0] ne donne rien
    [one] relance { $count } carte
   *[other] relance { $count } cartes
}
board-times = { $times ->
    [one] se déclenche { $times } fois
   *[other] se déclenche { $times } fois
}
board-place = Place { $place }, encore libre : s’y déclenche { $times } fois
board-place-short = place { $place }
board-gives = { $times } × { $icons } : { $points }
board-many = { $count } exemplaires
board-ahead = À la fin de ce tour
board-ahead-hand = { $count ->
    [one] la dernière carte jouée
   *[other] les { $count } cartes de la Main jouées
}
board-ahead-draws = toute la Main jouée, sans les cartes qu’elle fera piocher
board-against = { $title } { $own } face à { $need }
board-lost = { $lost ->
    [0] Vie inchangée
   *[other] Vie −{ $lost }
}
board-lost-range = { $low ->
    [0] Vie inchangée ou −{ $high }
   *[other] Vie −{ $low } à −{ $high }
}
board-more = { $life ->
    [one] il manque { $more } pour une Vie
   *[other] il manque { $more } pour { $life } Vies
}
board-order = selon l’ordre des cartes
board-no-blow = tombe avant de frapper
board-blocked = bloquée
board-fatal = fatal : plus assez de Blessures
board-wounds = { $count ->
    [one] { $count } Blessure
   *[other] { $count } Blessures
}, { $left ->
    [0] n’en laisse aucune
    [one] reste { $left }
   *[other] reste { $left }
}
board-wounds-range = { $low ->
    [0] bloquée, ou { $high ->
        [one] { $high } Blessure
       *[other] jusqu’à { $high } Blessures
    }
   *[other] { $low } à { $high } Blessures
}{ $fatal ->
    [0] {""}
   *[other] , fatales
}
board-lacking = il manque { $short }
board-share = { $one } : { $first }, { $two } : { $second }
board-heads = blessée, elle frappe à { $attack }
board-buys-range = { $low ->
    [0] rien, ou { $high } à acheter
   *[other] { $low } à { $high } à acheter
}
board-if = { $fed ->
    [0] En jouant { UN($card) } en premier
    [one] { UN($card) } relance { $fed } carte
   *[other] { UN($card) } relance { $fed } cartes
} : { $ahead }.
board-presets = Decks tout prêts
board-preset-name = { $number ->
    [1] Conseillé
    [2] Offensif
    [3] Prudent
   *[other] Brutal
}
board-preset = Deck { $name } : { $list }
board-sold-out = plus rien à acheter
board-buys-over = { $spent ->
    [0] trop peu pour un achat
   *[other] { $left ->
        [0] tout est dépensé
       *[other] achats terminés, reste { $left }
    }
}
board-hardest = { $tally } : le plus long
board-deck-own = Votre Deck
board-deck-take = Commencer avec ce Deck
board-deck-less = { UN($card) } de moins
board-deck-more = { UN($card) } de plus
board-deck-whole = sur { $whole }
board-split = { $one } : { $first }, { $two } : { $second }
board-tally = { $turns ->
    [0] pas encore
    [one] { $turns } tour
   *[other] { $turns } tours
}{ $wounds ->
    [0] {""}
    [one] , { $wounds } Blessure
   *[other] , { $wounds } Blessures
}
board-play-all = Jouer les { $count } cartes de la Main

## Plusieurs cartes jouées par une seule ligne

order-totals = Attaque { $attack }, Défense { $defence }, Expérience { $experience }.
hint-deck = Raison : c’est le Deck que le programme se donne à lui-même. Celui qui est conseillé pour débuter se joue plus simplement.
order-tilt = incliner la Posture
order-reason = { $open ->
    [tilt] Raison : la Posture fait piocher ; les cartes se choisissent mieux avec ce qui vient.
    [card] Raison : le reste se choisit avec ce que cette carte apporte ; jusque-là, Attaque { $attack } et Défense { $guard }.
   *[no] Raison : Attaque { $attack } contre { $against } (Vie −{ $lost }) ; Défense { $guard } contre { $block }, { $blocked ->
        [yes] l’attaque est bloquée
       *[no] l’attaque n’est pas encore bloquée
    }.
}
