### Hero Realms en solo, en français.
### Les réponses commencent par une minuscule : le programme met la majuscule.

game-title = Hero Realms en solo
game-about = Seul contre un des quatre Boss : composez un paquet et venez-en à bout avant la dernière Gemme de Feu (règles solo de Sylvain Mir).

## Repris dans les phrases

boss-name = { $boss ->
    [grognard] le Grognard Orque
    [rayla] Rayla
    [borg] Borg
   *[torgen] Torgen
}
lies-mark = { $lies ->
    [tilted] {" "}({ G($champion) ->
        [f] inclinée
       *[m] incliné
    })
   *[upright] {""}
}
faction-0 = sans faction
faction-1 = Impériaux
faction-2 = Guilde
faction-3 = Nécros
faction-4 = Sauvages
faction-letter-0 = –
faction-letter-1 = I
faction-letter-2 = G
faction-letter-3 = N
faction-letter-4 = S
kind-champion = Champion
kind-guard = Garde
kind-action = Action
kind-item = Objet

## Réponses

word-behaviour = { NOM($face) }
word-play = jouer { UN($card) }
word-expend = activer { LE($champion) }
word-ally = utiliser l’effet Allié { DE($market-card) }
word-sacrifice = sacrifier { UN($good) } pour son effet
word-buy = acheter { UN($good) }
word-attack = attaquer le Boss
word-banish = faire défausser au Boss { LE($champion) }{ lies-mark }
word-finish = terminer votre tour
word-choose = { $kind ->
    [gold] prendre l’Or
    [combat] prendre les points d’attaque
   *[health] prendre les points de vie
}
word-scrap = sacrifier { UN($card) } de votre { $from ->
    [hand] main
   *[discard] défausse
}
word-draw = { $count ->
    [0] ne rien piocher
    [one] piocher { $count } carte, puis en défausser autant
   *[other] piocher { $count } cartes, puis en défausser autant
}
word-discard = défausser { UN($card) }
word-tilt = incliner { LE($champion) }
word-lean = incliner { LE($champion) }
word-prepare = redresser { LE($champion) }
word-topdeck = mettre { UN($card) } sur le dessus de votre paquet
word-put = { $where ->
    [hand] prendre la carte en main
   *[deck] mettre la carte sur le dessus de votre paquet
}
word-pay = utiliser le crédit de { $count }
word-commit = attaquer avec { $part ->
    [one] { $part } point
   *[other] { $part } points
} d’attaque
word-stun = assommer { LE($champion) }{ lies-mark }
word-absorb = laisser assommer { LE($champion) }{ lies-mark }
word-take = { UN($market-card) }
word-take-drop = écarter { LE($market-card) }
word-take-market = le Boss prend { LE($market-card) }
word-take-buy = le Boss achète { LE($market-card) }
word-pass-scrap = ne rien sacrifier
word-pass-tilt = n’incliner personne
word-pass-topdeck = ne rien mettre sur votre paquet
word-pass-grak = laisser la zone de jeu telle quelle
word-pass-absorb = encaisser vous-même le reste de l’attaque

## Groupes de réponses : le verbe seul, puis le verbe et son premier complément

group-behaviour = choisir une carte de comportement
group-play = jouer une carte
group-expend = activer un Champion
group-ally = utiliser un effet Allié
group-sacrifice = sacrifier une carte pour son effet
group-buy = acheter une carte
group-banish = faire défausser un Champion au Boss
first-banish = faire défausser au Boss { LE($champion) }
part-banish = { first-banish }
group-choose = choisir un effet
group-scrap = sacrifier une carte
first-scrap = sacrifier une carte de votre { $from ->
    [hand] main
   *[discard] défausse
}
part-scrap = { first-scrap }
group-draw = piocher, puis défausser autant
group-discard = défausser une carte
group-tilt = incliner un Champion du Boss
group-lean = incliner un de vos Champions
group-prepare = redresser un de vos Champions
group-topdeck = mettre une carte sur le dessus de votre paquet
group-put = choisir où va la carte
group-pay = utiliser un crédit
group-commit = choisir combien de points d’attaque
group-stun = assommer un Champion du Boss
first-stun = assommer { LE($champion) }
part-stun = { first-stun }
group-absorb = laisser assommer un de vos Champions
first-absorb = laisser assommer { LE($champion) }
part-absorb = { first-absorb }
group-take = choisir entre des cartes à égalité

## Questions

prompt-behaviour = Quelle carte de comportement pour ce tour et pour celui du Boss qui suit ?
prompt-main = Phase principale, { $gold } Or et { $combat ->
    [one] { $combat } point
   *[other] { $combat } points
} d’attaque : que faites-vous ?
prompt-choose = Lequel des deux effets ?
prompt-scrap = Quelle carte de votre main ou de votre défausse sacrifier ?
prompt-draw-up = Combien de cartes piocher, pour en défausser autant ?
prompt-discard = { round }Quelle carte de votre main défausser ?
prompt-tilt = Quel Champion du Boss incliner ?
prompt-prepare = Lequel de vos Champions redresser ?
prompt-topdeck = Quelle carte de votre défausse mettre sur le dessus de votre paquet ?
prompt-where = Deux effets s’appliquent à cette carte : où va-t-elle ?
prompt-pay = Quel crédit utiliser ?
prompt-commit = Combien de vos { $combat } points d’attaque pour cette attaque ?
prompt-guard = Attaque de { $blow } : quel Garde est assommé ?
prompt-forced = Attaque de { $blow } : quel Champion le Boss doit-il livrer ?
prompt-grak = Quel Champion le Boss défausse-t-il ?
prompt-reinforce = Les Champions les plus chers sont à égalité : lequel vient en renfort ?
prompt-market = Plusieurs cartes conviennent autant au Boss : laquelle prend-il ?
prompt-drop = Les cartes les plus chères sont à égalité : laquelle quitte le Marché ?
prompt-varrick = Varrick, plusieurs Champions à égalité : lequel revient ?
prompt-loot = Casser et Piller, plusieurs Actions à égalité : laquelle revient ?
prompt-buy = Avec { $boss-gold } Or, plusieurs cartes conviennent autant au Boss : laquelle achète-t-il ?
prompt-lose = { round }Le Boss vous fait défausser : quelle carte ?
prompt-lean = { round }Le Boss incline un de vos Champions : lequel ?
round = { $of ->
    [0] {""}
   *[other] { $nth } sur { $of }.{" "}
}
prompt-absorb-guard = Le Boss attaque à { $blow } : lequel de vos Gardes est assommé ?
prompt-absorb = Il reste { $blow } de l’attaque du Boss : quel Champion est assommé à votre place ?

## Événements

event-turn = — Votre tour n° { $count } —
event-behaviour = Carte de comportement : { NOM($face) }.
event-played = Vous jouez { UN($card) }.
events-played = Vous jouez { $list }.
event-expended = Vous activez { LE($champion) }.
event-ally = Vous utilisez l’effet Allié { DE($card) }.
event-sacrificed = Vous sacrifiez { UN($card) } pour son effet.
event-gold = +{ $points } Or.
event-combat = +{ $points } { $points ->
    [one] point
   *[other] points
} d’attaque.
event-healed = Vous gagnez { health-points }.
health-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de vie
event-not-healed = Capacité de Rayla : { health-points } de moins que prévu.
event-credit = Le Boss doit défausser : crédit de { $count } jusqu’à la fin de votre tour.
event-bought = Vous achetez { UN($good) } ({ $count } Or).
event-put = { $where ->
    [hand] Vous prenez en main { LE($good) }.
   *[deck] Vous mettez sur le dessus de votre paquet { LE($good) }.
}
event-row = Nouvelle carte au Marché : { NOM($card) }.
event-drew = Vous piochez { UN($card) }.
events-drew = Vous piochez { $count } cartes : { $list }.
event-shuffled = Votre paquet est vide : votre défausse, mélangée, le remplace.
event-no-card = Vous n’avez plus de carte à piocher.
event-scrapped = Vous sacrifiez { UN($card) }.
event-discarded = Vous défaussez { UN($card) }.
event-topdecked = Vous mettez { UN($card) } sur le dessus de votre paquet.
event-prepared = Vous redressez { LE($champion) }.
event-tilted = Vous inclinez { LE($champion) }, qui n’agira pas au prochain tour du Boss.
event-banished = Le Boss défausse { LE($champion) }.
event-attacked = Vous attaquez avec { $points } { $points ->
    [one] point
   *[other] points
}.
event-stunned = Vous assommez { LE($champion) }, qui quitte la zone de jeu du Boss.
event-blocked = L’attaque ne peut pas assommer le Garde qui reste : { $points ->
    [one] { $points } de ses points est perdu
   *[other] { $points } de ses points sont perdus
}.
event-boss-hit = Le Boss perd { health-points }.
event-no-hit = Le Boss ne perd aucun point de vie.
event-hurt = Capacité de Torgen : vous perdez { health-points }.
event-turn-ends = Votre tour se termine : main et cartes jouées à la défausse, Champions redressés.
event-boss-turn = — Tour du Boss : { boss-name } —
event-clock = Étape 1 : la carte du dessus des Gemmes de Feu est défaussée, il en reste { $count }.
event-reinforced = Étape 1 : le Boss reçoit en renfort { LE($champion) }.
event-no-reinforcement = Étape 1 : aucun Champion ne peut venir en renfort.
event-secondary = Étape 2 : le Boss utilise l’effet Allié { DE($card) }.
event-limit = Étape 3, carte Attaque : ce que prend le Boss coûte au plus { $points } (attaque { $attack } + carte visible { $value }).
event-acquired = Étape 3 : le Boss prend gratuitement au Marché { LE($card) }, { $taken ->
    [champion] Champion de sa faction ou de celle d’un de ses Champions
    [card] carte de sa faction, faute de Champion qui convienne
   *[free] carte de sa faction
} { because }.
because = ({ $why ->
    [only] rien d’autre ne convient
    [kind] il préfère ce qui donne de l’attaque, puis de la vie, puis de l’Or
    [faction] sa propre faction passe d’abord
    [exact] le prix est exactement l’Or qu’il a
    [cost] la carte la plus chère de celles qu’il préfère
   *[tie] vous avez choisi à égalité
})
event-boss-gold = Étape 3 : aucune carte de la faction du Boss au Marché, il reçoit { $points } Or.
event-dropped = Étape 3 : { $missed ->
    [none] aucune carte n’est d’une faction qui convienne
   *[dear] les cartes d’une faction qui convienne coûtent davantage
} ; le Boss ne prend rien et la carte la plus chère du Marché est écartée : { NOM($card) }.
event-nothing = Étape 3 : les cartes que veut le Boss coûtent davantage, rien ne se passe.
event-kept = Le Boss pioche { LE($champion) } : cette carte reste dans sa zone de jeu.
event-shown = Le Boss pioche { LE($card) } : cette carte agit aussitôt, puis va au paquet de sacrifice.
event-varrick = Varrick ramène du paquet de sacrifice { LE($champion) }.
event-looted = Casser et Piller ramène du paquet de sacrifice { LE($action) }.
event-lost-card = Le Boss vous fait défausser { UN($card) }.
event-acts = Étape 5 : au tour { DE($card) }.
event-own-act = Étape 5 : la carte du Boss agit elle-même.
event-not-found = Rien dans le paquet de sacrifice pour { LE($card) }.
event-no-market = Étape 3 : le Marché est vide, rien ne se passe.
event-face-more = La carte de comportement ajoute { $points } à l’attaque.
event-face-less = La carte de comportement retire { $points } à l’attaque.
event-boss-ends = Étape 6 : les Actions du Boss sont défaussées et ses Champions sont redressés.
event-own-secondary = Étape 2 : le Boss utilise son propre effet Allié.
event-own-gains = Le Boss lui-même : { $kind ->
    [gold] +{ $points } Or
    [combat] +{ $points } { $points ->
        [one] point
       *[other] points
    } d’attaque
   *[health] +{ health-points }
}.
event-boss-gains = { NOM($card) } : { $kind ->
    [gold] +{ $points } Or
    [combat] +{ $points } { $points ->
        [one] point
       *[other] points
    } d’attaque
   *[health] +{ health-points }
} pour le Boss.
event-boss-bought = Étape 5 : le Boss achète { LE($card) } pour { $count } Or { because }.
event-boss-keeps = Étape 5 : il reste { $points } Or au Boss, rien au Marché ne coûte si peu : cet Or est perdu.
event-leaned = Vous inclinez { LE($champion) }.
event-boss-attacks = Le Boss attaque à { $points }.
event-absorbed = Champion assommé, envoyé à votre défausse : { NOM($champion) }.
event-held-off = L’attaque ne peut pas assommer le Garde qui vous reste : { $points ->
    [one] { $points } de ses points est perdu
   *[other] { $points } de ses points sont perdus
}.
event-wounded = L’attaque vous coûte { health-points }.
event-won = Le Boss est vaincu !
event-lost = Vous n’avez plus de points de vie.
event-too-late = La dernière Gemme de Feu a quitté la pile : le temps est écoulé.

## Ce que fait le Boss, pas à pas : ce que cela donne

act-attack = Attaque : { $sum }
act-gold = Or du Boss : { $old } → { $new }
act-boss-health = Points de vie du Boss : { $old } → { $new }
act-health = Vos points de vie : { $old } → { $new }

## Raisons d’un refus, fin de la partie

reason-not-now = Ce n’est pas le moment.
reason-used = Cette carte de comportement a déjà servi : les autres passent d’abord.
reason-no-such-face = Le Boss n’a pas cette carte de comportement.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-not-in-play = Vous n’avez en jeu aucun Champion de ce nom qui s’y prête.
reason-not-played = Vous n’avez pas cette carte en jeu : un objet ou une action y reste le temps du tour.
reason-expended = Ce Champion est déjà incliné.
reason-no-ally = Vous n’avez en jeu aucune autre carte de sa faction.
reason-ally-used = Son effet Allié a déjà servi ce tour-ci.
reason-no-ability = Cette carte n’a pas d’effet de ce genre.
reason-allies-off = Capacité du Grognard Orque : sous une carte Or, vos cartes n’ont pas d’effet Allié.
reason-not-in-row = Cette carte n’est pas au Marché.
reason-too-dear = Cette carte coûte trop cher.
reason-gems-closed = Les Gemmes de Feu ne sont pas en vente.
reason-reversed = La carte du dessus de la pile est un renfort : aucune Gemme de Feu ne s’achète tant qu’elle est là.
reason-no-combat = Vous n’avez pas de points d’attaque.
reason-guarded = Un Garde du Boss vous barre la route, et vous avez trop peu de points d’attaque pour l’assommer.
reason-not-in-zone = Ce Champion n’est pas dans la zone de jeu du Boss, ou pas dans cette position.
reason-no-credit = Vous n’avez pas de crédit, ou pas assez, pour ce Champion.
reason-too-strong = L’attaque est inférieure à son Bouclier, ou un autre Champion passe avant.
reason-guards-first = Les Gardes redressés passent d’abord.
reason-too-weak = Une attaque aussi faible ne ferait rien.
reason-not-there = Ce n’est pas parmi les possibilités.
reason-not-best = Le Boss préfère une autre carte.
end-won = Victoire ! Le Boss est vaincu.
end-dead = Défaite : vous n’avez plus de points de vie.
end-clock = Défaite : il ne reste plus de Gemme de Feu.
end-resigned = Partie abandonnée.
end-bound = La partie a atteint sa limite de longueur : elle n’est pas gagnée.
end-claimed = La partie, qui avait dépassé sa limite de longueur, a été interrompue.
ended-dead = plus de vie
ended-clock = plus de Gemmes de Feu
finish-won = Boss vaincu
finish-dead = plus de points de vie
finish-clock = plus de Gemmes de Feu

## Consignes

standing-play-plain = Jouer aussitôt mes cartes de départ et mes Gemmes de Feu
standing-play-champions = Jouer aussitôt mes Champions
standing-finish = Terminer mon tour quand rien d’autre n’est possible

## Options

app-new-mode = Variante
mode-skirmish = la partie simple : le jeu tel quel, sans variante
mode-reinforcements = avec les renforts : des Champions rejoignent le Boss en cours de partie
mode-powers = avec les capacités : le Boss en a une sous une carte Or
mode-both = avec les renforts et les capacités
about-option-boss-grognard = Des Sauvages. Le coup le plus léger des quatre : idéal pour commencer.
about-option-boss-rayla = Des Nécros. Elle frappe un peu plus fort, et achète mieux.
about-option-boss-borg = De la Guilde. Des coups lourds ; peu de cartes sont trop chères pour lui.
about-option-boss-torgen = Des Sauvages. Des coups lourds, et votre main fond devant lui.
option-boss = Boss
option-boss-grognard = le Grognard Orque (niveau 1)
option-boss-rayla = Rayla (niveau 2)
option-boss-borg = Borg (niveau 3)
option-boss-torgen = Torgen (niveau 4)
option-reinforcements = Renforts : des Champions rejoignent le Boss en cours de partie
option-reinforcements-no = non
option-reinforcements-yes = oui
option-powers = Capacités : le Boss en a une sous une carte Or
option-powers-no = non
option-powers-yes = oui
option-buy_gems = Les Gemmes de Feu, qui comptent les tours, sont en vente
option-buy_gems-yes = oui : le compte-tours raccourcit
option-buy_gems-no = non
option-gem_return = Une Gemme de Feu que vous sacrifiez va
option-gem_return-no = au paquet de sacrifice
option-gem_return-yes = sur la pile : le compte-tours s’allonge
option-gold_guards = Sous une carte Or, les Gardes du Boss
option-gold_guards-block = bloquent comme toujours
option-gold_guards-ignored = laissent passer les attaques
option-tilted_guards = Un Garde incliné
option-tilted_guards-plain = ne garde plus
option-tilted_guards-guard = garde toujours
option-dear_market = Quand une carte que veut le Boss est trop chère
option-dear_market-next = il en cherche une autre
option-dear_market-nothing = il ne fait rien au Marché
option-stun_target = Un effet qui assomme incline
option-stun_target-any = n’importe quel Champion redressé
option-stun_target-guards = d’abord les Gardes redressés
option-varrick_pile = Avec les renforts, le Varrick du Boss fouille
option-varrick_pile-sacrifice = le paquet de sacrifice seulement
option-varrick_pile-both = aussi les Champions assommés
option-attack_parts = Une attaque engage
option-attack_parts-all = tous les points d’attaque que vous avez
option-attack_parts-chosen = autant de points que vous voulez ; le reste peut attaquer ensuite
option-rayla_healing = Sous la capacité de Rayla, vous perdez des soins
option-rayla_healing-formula = toujours : 2 plus la valeur de la carte visible
option-rayla_healing-received = seulement si, quand vous choisissez la carte, le Marché n’a aucune carte de sa faction

## Étapes

step-SETUP = Mise en place
step-REFILL = Le Marché se remplit
step-HERO_TURN = Début de votre tour
step-FACE = Choix de la carte de comportement
step-HERO_MAIN = Phase principale
step-END_TURN = Phase de défausse
step-DRAW = Pioche
step-DRAW_UNSEEN = Carte piochée
step-CHOOSE_ONE = Un effet ou un autre
step-SCRAP_SOME = Sacrifice
step-MAY_DRAW = Cartes à piocher
step-CYCLE = Piocher, puis défausser
step-CYCLED = En défausser autant
step-DISCARD_SOME = Défausse
step-TILT_ONE = Champion du Boss à incliner
step-PREPARE_ONE = Champion à redresser
step-TOPDECK_ONE = Carte à mettre sur le paquet
step-PUT_BOUGHT = Place d’une carte achetée
step-PAY_WITH = Crédits utilisés
step-COMMIT_SOME = Votre attaque, combien de points
step-HIT_GUARDS = Votre attaque, les Gardes
step-HIT_FORCED = Votre attaque, le Champion livré
step-HIT_BOSS = Votre attaque, le Boss
step-BOSS_TURN = 1 Compte-tours
step-REINFORCE = 1 Renfort
step-REINFORCED = 1 Retour d’un Champion assommé
step-SECONDARY = 2 Effets Allié, pioche du Boss
step-SECONDARY_DRAWS = 2 Effets Allié, pioches
step-SECONDARY_REST = 2 Effets Allié, attaque, soins, Or
step-SECONDARY_BANISH = 2 Effets Allié, défausses du Boss
step-SECONDARY_LOSSES = 2 Effets Allié, vos défausses
step-BANISH_ONE = 2 Champion que le Boss défausse
step-MARKET_STEP = 3 Marché
step-TIE = Choix entre cartes à égalité
step-BEGIN = 5a Recherches et pioches
step-BOSS_DRAW = 5a Carte que le Boss pioche
step-SHOWN = 5a La carte piochée agit
step-SHOWN_GONE = 5a La carte piochée est défaussée
step-BOSS_HEALS = 5b Soins du Boss
step-BOSS_EARNS = 5c Or du Boss
step-BOSS_BUYS = 5c Achats du Boss
step-LOSSES = 5d Vos défausses, vos Champions inclinés
step-LEAN_ONE = 5d Un de vos Champions est incliné
step-BOSS_ATTACKS = 5d Attaque du Boss
step-ABSORB_GUARDS = 5d Vos Gardes
step-ABSORB_REST = 5d Le reste de l’attaque
step-BOSS_END = 6 Fin du tour du Boss

## Zones et compteurs

area-boss = Boss
area-behaviour = Carte de comportement
area-unused = Cartes de comportement à venir
area-behaved = Cartes de comportement utilisées
area-zone = Zone de jeu du Boss
area-shown = Carte piochée par le Boss
area-row = Marché
area-market = Paquet du Marché
area-gems = Gemmes de Feu
area-champions = Champions
area-played = Cartes jouées
area-hand = Main
area-deck = Paquet
area-discard = Défausse
area-sacrifice = Paquet de sacrifice
area-stunned = Champions assommés
counter-turns = Tours commencés
counter-clock = Gemmes de Feu restantes
counter-health = Vos points de vie
counter-boss-health = Points de vie du Boss
counter-gold = Or
counter-combat = Points d’attaque
counter-discards = Crédits de défausse
counter-boss-shield = Bouclier du Boss
counter-boss-gold = Or du Boss
counter-boss-combat = Points d’attaque du Boss
counter-blow = Attaque en cours
counter-unhealed = Points de vie à perdre
counter-face-value = Valeur de la carte de comportement
counter-nth = Lequel de plusieurs
counter-of = Combien en tout
domain-face = CARTE
domain-card = CARTE
domain-champion = CHAMPION
domain-market-card = CARTE
domain-good = CARTE
domain-lies = upright|tilted
domain-kind = gold|combat|health
domain-from = hand|discard
domain-count = NOMBRE
domain-part = NOMBRE
domain-where = hand|deck

## Ce que font les cartes

gives-gold = +{ $points } Or
gives-combat = +{ $points } attaque
gives-health = +{ $points } vie
gives-cards = { $points ->
    [one] piocher { $points } carte
   *[other] piocher { $points } cartes
}
effect-1 = +{ $strength } attaque par Champion
effect-2 = +{ $strength } attaque par autre Champion
effect-3 = +{ $strength } attaque par autre Garde
effect-4 = +{ $strength } attaque par autre carte de sa faction
effect-5 = +{ $strength } vie par Champion
effect-6 = { $strength ->
    [one] le Boss défausse, crédit de { $cost }
   *[other] le Boss défausse { $strength } fois, crédits de { $cost }
}
effect-7 = incliner un Champion du Boss
effect-8 = vous pouvez incliner un Champion du Boss
effect-9 = { $strength ->
    [one] vous pouvez sacrifier une carte de votre main ou de votre défausse
   *[other] vous pouvez sacrifier jusqu’à { $strength } cartes de votre main ou de votre défausse
}
effect-10 = vous pouvez sacrifier une carte de votre main ou de votre défausse pour +{ $strength } attaque
effect-11 = { $strength ->
    [one] vous pouvez piocher { $strength } carte, puis en défausser autant
   *[other] vous pouvez piocher jusqu’à { $strength } cartes, puis en défausser autant
}
effect-12 = { $strength ->
    [one] piocher { $strength } carte, puis en défausser autant
   *[other] piocher { $strength } cartes, puis en défausser autant
}
effect-13 = redresser un de vos Champions
effect-14 = mettre un Champion de votre défausse sur le dessus de votre paquet
effect-15 = vous pouvez mettre une carte de votre défausse sur le dessus de votre paquet
effect-16 = la prochaine carte acquise ce tour-ci va dans votre main
effect-17 = la prochaine carte acquise ce tour-ci va sur votre paquet
effect-18 = la prochaine Action acquise ce tour-ci va sur votre paquet
effect-or = { $first } ou { $last }
does-main = { $text }
does-expend = Activer : { $text }
does-ally = Allié : { $text }
does-sacrifice = Sacrifice : { $text }
boss-draws = { $points ->
    [one] le Boss pioche { $points } carte
   *[other] le Boss pioche { $points } cartes
}
boss-effect-6 = { $strength ->
    [one] vous défaussez { $strength } carte
   *[other] vous défaussez { $strength } cartes
}
boss-effect-7 = { $strength ->
    [one] vous inclinez { $strength } Champion
   *[other] vous inclinez { $strength } Champions
}
boss-effect-12 = le Boss pioche ; puis il défausse un Champion de valeur { $cost } ou moins, si vous voulez
boss-effect-14 = le Champion le plus cher du paquet de sacrifice prend sa place
boss-effect-15 = l’Action la plus chère du paquet de sacrifice, jusqu’à une valeur de { $cost }, revient
boss-nothing = rien
boss-main = Pour le Boss : { $text }
boss-ally = Pour le Boss, dès son deuxième tour dans la zone de jeu, avec un allié : { $text }
boss-face-gold = { $text } sous une carte Or
boss-face-attack = { $text } sous une carte Attaque
power-grognard = sous une carte Or, vos cartes n’ont pas d’effet Allié
power-rayla = sous une carte Or, vous perdez les premiers points de vie que vous gagneriez : { $points } avec cette carte
power-borg = sous une carte Or, Borg n’est plus limité à une seule carte piochée par tour
power-torgen = sous une carte Or, chaque Dague ou Épée courte que vous devez défausser coûte sa valeur en points de vie

## L’image de la table en lignes de texte

picture-turn = Tour { $turn } sur { $of }
picture-title-setup = Mise en place
picture-phase-behaviour = à vous, carte de comportement
picture-phase-hero = à vous, phase principale
picture-phase-boss = tour du Boss
picture-phase-over = la partie est terminée
picture-power = Capacité
picture-face-gold = { NOM($face) }, carte Or de valeur { $points }
picture-face-attack = { NOM($face) }, carte Attaque de valeur { $points }
picture-all-come-back = toutes ont servi : elles reviennent toutes
picture-reinforcements = renfort { $list }
picture-reinforcement-at = { $count ->
    [1] au prochain tour du Boss
   *[other] dans { $count } tours
}
picture-you = Vous
picture-count = { $count } × { NOM($card) }
picture-and = {" · "}

## Ce qu’est une chose

shelf-starters = Cartes de départ et Gemme de Feu
shelf-bosses = Les Boss
shelf-game = Le jeu
what-of = { $kind }, { $faction }
what-credit = Un effet qui fait défausser le Boss vous donne un crédit égal au prix de sa carte, jusqu’à la fin de votre tour. Touchez un Champion du Boss qui ne coûte pas plus que vos crédits : il va au paquet de sacrifice, même derrière des Gardes. Ce qui dépasse son prix est perdu.
what-boss = Si le Boss la prend
number-health = vie
number-boss_health = vie du Boss
number-clock = Gemmes de Feu du compte-tours
number-boss_gold = Or du Boss quand le marché n’a aucune carte de sa faction
number-boss_draws = cartes que le Boss pioche au plus
number-hand = cartes piochées pour une main
number-first_hand = cartes de la première main
number-starting_deck = Paquet de départ
number-behaviour = Cartes de comportement
number-reinforcements = Champions en renfort, à la Gemme de Feu
number-reinforcement = { $count ->
    [1] le premier
   *[other] le second
}
number-none = aucun
number-copies = exemplaires au marché
number-cost = coût
number-shield = Bouclier
number-guard = Garde
number-main = Jouée
number-expend = Activé
number-ally = Allié
number-sacrifice = Sacrifiée
number-gold = Or
number-combat = attaque
number-draws = cartes piochées
number-effect = autre effet
number-strength = sa force

## La page

page-choice = Quelle carte de comportement, et que fera le Boss ?
page-face-gold = carte Or
page-face-combat = carte Attaque
page-lies-tilted = incliné
page-lies-new = arrivé ce tour-ci
page-lies-ally-used = effet Allié utilisé
page-pile = { $pile } : { $count }
page-all = { $text } ; en tout { $list }
page-top = { $text }, sur le dessus : { $card }
page-health = points de vie { $health }
page-clock = Compte-tours : { $count ->
    [one] { $count } Gemme de Feu restante
   *[other] { $count } Gemmes de Feu restantes
}
page-last = Dernier tour du Boss
page-lost = { $points ->
    [0] aucun point de vie perdu
    [one] { $points } point de vie perdu
   *[other] { $points } points de vie perdus
}
page-gem = Gemme de Feu, { $cost } Or : un tour de moins

## À côté des choix, et d’où viennent les nombres

aside-cost = { $cost } Or
aside-cost-left = { $cost } Or, il en reste { $left }
aside-gem = { $cost } Or, il en reste { $left } ; un tour de moins
aside-credit = utilise { $used } de votre crédit de { $credit }
aside-gem-last = { $cost } Or : c’est la dernière, et vous perdez la partie
aside-damage = { $points ->
    [one] { $points } dégât
   *[other] { $points } dégâts
}
aside-stuns = assomme { $list }
aside-stuns-one-of = assomme l’un de ceux-ci : { $list }
aside-no-damage = aucun dégât
aside-blocked = des Gardes arrêtent le reste
aside-wins = le Boss est vaincu
aside-shield = Bouclier { $shield }
aside-discard-hurts = { $points ->
    [one] { $points } point de vie perdu
   *[other] { $points } points de vie perdus
}
aside-absorbs = { $left ->
    [0] il ne reste rien
   *[other] il reste { $left }
} de l’attaque
foresee-take = prend { $list }
foresee-gold = reçoit { $points } Or
foresee-drop = écarte { $list }
foresee-nothing = ne prend rien
foresee-buy = achète { $list }
foresee-draw = { $points ->
    [one] pioche { $points } carte
   *[other] pioche { $points } cartes
}
foresee-draw-free = plus limité à une seule carte piochée
foresee-heal = regagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} de vie
foresee-discard = { $points ->
    [one] vous défaussez { $points } carte
   *[other] vous défaussez { $points } cartes
}
foresee-tilt = { $points ->
    [one] vous inclinez { $points } Champion
   *[other] vous inclinez { $points } Champions
}
foresee-shed = { $points ->
    [one] vous pouvez lui faire défausser { $points } Champion
   *[other] vous pouvez lui faire défausser { $points } Champions
}
foresee-attack = attaque à { $points }
foresee-attack-chance = attaque à { $range }, le plus souvent { $points } ({ $many } fois sur { $of })
foresee-tries = { $always ->
    [yes] { $text } (dans les { $of } essais)
   *[no] { $text } ({ $many } fois sur { $of })
}
foresee-at-most = { $text } au plus
foresee-buy-some = achète des cartes
foresee-or-else = { $first }, ou bien { $last }
foresee-or = { $first } ou { $last }
foresee-then = { $first }, puis { $last }
foresee-reinforced = renfort : { $list }
foresee-lost = la dernière Gemme de Feu part : vous perdez
foresee-no-allies = pas d’effet Allié pour vous
foresee-no-healing = { $points ->
    [one] votre premier point de vie gagné est perdu
   *[other] vos { $points } premiers points de vie gagnés sont perdus
}
foresee-weapons = une arme que vous devez défausser coûte des points de vie
explain-face = Si vous choisissez { NOM($face) }
explain-next = Prochain tour du Boss, sous { NOM($face) }
explain-step-1 = Étape 1 : { $text }
explain-step-3 = Étape 3 : { $text }
explain-then = Et aussi : { $text }
explain-power = Capacité : { $text }
explain-ally = { NOM($card) }, effet Allié
explain-gold-face = moins la valeur de la carte visible ({ NOM($face) })
explain-attack-face = plus la valeur de la carte visible ({ NOM($face) })
explain-choice = selon votre choix, ou le renfort qui arrive
explain-boss-attack = Attaque du Boss
explain-boss-known = Avec ce qui est venu à chaque essai
explain-unseen = Des cartes que personne n’a vues peuvent changer cela : { $of } essais, ces cartes tirées au hasard.
explain-seen = Si votre tour finit maintenant, aucune carte cachée ne peut changer cela.
explain-now = L’attaque du Boss pour l’instant
explain-reserve = Points d’attaque en réserve
explain-blow = Attaque encore à encaisser
explain-attack = Votre attaque maintenant
explain-combat = Vos points d’attaque
explain-guard = Garde assommé : { NOM($card) }
explain-guard-one = un Garde est assommé, les autres arrêtent le reste : { $list }
explain-guard-stands = Garde trop solide : { NOM($card) }
explain-given = livré par le Boss et assommé : { NOM($card) }
explain-given-choice = { $list } : vous choisissez qui le Boss livre ; le plus petit Bouclier laisse le plus
explain-shield = Bouclier du Boss
explain-damage = Dégâts au Boss

## L’application

board-left = à venir
board-legend = Factions : { $list }. ◈ Bouclier, ▣ Bouclier d’un Garde, ↷ incliné ; le nombre devant une carte du Marché est son prix.

# Le score, dans une liste.

brief-score = vous { $health }, le Boss { $boss-health }

## Fichiers de cartes

cards-main = ce que fait la carte quand elle est jouée, un champion quand il est incliné
cards-ally = son pouvoir allié
cards-sacrifice = ce qu’elle fait quand elle est sacrifiée
cards-table-behaviour = Cartes de comportement de chaque Boss
cards-table-reinforcements = Renforts : Gemmes de Feu retournées, comptées depuis le dessus ; 0 s’il n’y en a pas
cards-table-draws = Mains
cards-table-starting_deck = Paquet de départ
cards-table-card =
    Cartes. Outre ce qu’il donne, un pouvoir ne fait qu’une chose de plus ; là où l’on choisit l’une
    de ses parties, un / les sépare, ailleurs une virgule

## La première partie

tip-behaviour = Ce que fera le Boss
tip-behaviour-text = La carte choisie dit comment vous pouvez attaquer, puis ce que fait le Boss après vous. Chacune sert une fois avant qu’elles ne reviennent toutes.
tip-play = Jouez votre main
tip-play-text = L’Or achète, l’attaque frappe. Jouez toutes vos cartes : celles qui restent en main sont de toute façon défaussées à la fin du tour.
tip-buy = Achetez
tip-buy-text = Une carte achetée va dans votre défausse et revient en main quand votre paquet est mélangé. L’Or non dépensé est perdu.
tip-ally = Deux d’une même faction
tip-ally-text = L’effet Allié d’une carte agit si une autre carte de sa faction est en jeu de votre côté. Achetez donc ce qui va ensemble.
tip-clock = Le compte-tours
tip-clock-text = À chaque tour, le Boss retire une Gemme de Feu de la pile. Quand la dernière part, vous avez perdu : la partie ne dure pas plus longtemps.
tip-guard = D’abord les Gardes
tip-guard-text = Un Garde debout du Boss doit être payé d’abord, à hauteur de son Bouclier. Le reste de l’attaque va au Boss, dont le Bouclier compte aussi.
tip-absorb = Un Champion à votre place
tip-absorb-text = Vos Champions peuvent encaisser une part de l’attaque du Boss : ils sont assommés, et vous gardez vos points de vie.

## La légende

sign-is-gold = Or
sign-is-combat = attaque
sign-is-health = points de vie
sign-is-shield = Bouclier d’un Champion : ce que l’attaque doit atteindre
sign-is-guard = Bouclier d’un Garde, à toucher d’abord
sign-champion = Champion : il reste en jeu
sign-tilt = à incliner pour agir
sign-draw = piocher
sign-discards = faire défausser
sign-scraps = sacrifier une carte
sign-stuns = assommer un Champion
sign-prepares = redresser un Champion
sign-topdecks = mettre sur le paquet
sign-flame = sacrifier cette carte même
sign-sign-imperial = Impériaux
sign-sign-guild = Guilde
sign-sign-necros = Nécros
sign-sign-wild = Sauvages

## Ce qui est sur la table

board-struck = une attaque prend { $points }
ask-behaviour = Quelle carte de comportement ?
ask-main = Que faites-vous ?
alone-main = Plus rien à faire ce tour-ci.
phase-behaviour = Comportement
phase-play = Jouer
board-worth = valeur
board-choices = Cartes de comportement au choix
board-cost = coût
board-shield = Bouclier
board-health = points de vie
board-gold = Or
board-combat = attaque
board-discards = crédit de défausse
board-blow = attaque contre vous
board-unhealed = points de vie à perdre
board-behaviour = en vigueur
board-unused = encore à venir
board-behaved = déjà utilisée
board-next = Le prochain tour du Boss
board-empty = étal vide
board-closed = retournée : un Renfort
board-left-of = il en reste { $count }
board-piles = Piles à côté du Marché
board-own-piles = Vos piles
board-next-hand = La prochaine carte acquise va dans votre main.
board-next-deck = La prochaine carte acquise va sur votre paquet.
board-next-action = La prochaine Action acquise va sur votre paquet.
board-play-all = { $champions ->
    [0] Jouer { $cards } cartes
    [one] { $cards ->
        [0] Activer un Champion
        [one] Jouer une carte, activer un Champion
       *[other] Jouer { $cards } cartes, activer un Champion
    }
   *[other] { $cards ->
        [0] Activer { $champions } Champions
        [one] Jouer une carte, activer { $champions } Champions
       *[other] Jouer { $cards } cartes, activer { $champions } Champions
    }
}
if-finish = Ensuite, le Boss : { $list }.
if-attack = Votre attaque : { $list }.
if-all = Vous aurez { $gold } Or et { $combat } d’attaque
if-all-only = { $text }.
if-all-attack = { $text } ; une attaque avec cela : { $list }.
