### HADES TRAP, en français.

game-title = HADES TRAP
game-about = Deux à quatre Héros cherchent des médaillons dans un labyrinthe qui pivote, un Boss à leurs trousses.

## Tuiles, reprises dans les phrases

this-place = { $place ->
    [1] la tuile du nord-ouest
    [2] la tuile du nord
    [3] la tuile du nord-est
    [4] la tuile de l’ouest
    [5] la tuile Portail
    [6] la tuile de l’est
    [7] la tuile du sud-ouest
    [8] la tuile du sud
    [portal] la tuile Portail de la croix
    [north-1] la tuile intérieure du nord
    [north-2] la tuile extérieure du nord
    [east-1] la tuile intérieure de l’est
    [east-2] la tuile extérieure de l’est
    [south-1] la tuile intérieure du sud
    [south-2] la tuile extérieure du sud
    [west-1] la tuile intérieure de l’ouest
    [west-2] la tuile extérieure de l’ouest
    [9] la tuile du sud-est
   *[other] la tuile { $place }
}
second-place = { $place2 ->
    [1] la tuile du nord-ouest
    [2] la tuile du nord
    [3] la tuile du nord-est
    [4] la tuile de l’ouest
    [5] la tuile Portail
    [6] la tuile de l’est
    [7] la tuile du sud-ouest
    [8] la tuile du sud
    [portal] la tuile Portail de la croix
    [north-1] la tuile intérieure du nord
    [north-2] la tuile extérieure du nord
    [east-1] la tuile intérieure de l’est
    [east-2] la tuile extérieure de l’est
    [south-1] la tuile intérieure du sud
    [south-2] la tuile extérieure du sud
    [west-1] la tuile intérieure de l’ouest
    [west-2] la tuile extérieure de l’ouest
    [9] la tuile du sud-est
   *[other] la tuile { $place2 }
}
other-place = { $other ->
    [1] la tuile du nord-ouest
    [2] la tuile du nord
    [3] la tuile du nord-est
    [4] la tuile de l’ouest
    [5] la tuile Portail
    [6] la tuile de l’est
    [7] la tuile du sud-ouest
    [8] la tuile du sud
    [portal] la tuile Portail de la croix
    [north-1] la tuile intérieure du nord
    [north-2] la tuile extérieure du nord
    [east-1] la tuile intérieure de l’est
    [east-2] la tuile extérieure de l’est
    [south-1] la tuile intérieure du sud
    [south-2] la tuile extérieure du sud
    [west-1] la tuile intérieure de l’ouest
    [west-2] la tuile extérieure de l’ouest
    [9] la tuile du sud-est
   *[other] la tuile { $other }
}
head-place = { $place ->
    [1] Tuile du nord-ouest
    [2] Tuile du nord
    [3] Tuile du nord-est
    [4] Tuile de l’ouest
    [5] Tuile Portail
    [6] Tuile de l’est
    [7] Tuile du sud-ouest
    [8] Tuile du sud
    [portal] Tuile Portail
    [north-1] Tuile intérieure du nord
    [north-2] Tuile extérieure du nord
    [east-1] Tuile intérieure de l’est
    [east-2] Tuile extérieure de l’est
    [south-1] Tuile intérieure du sud
    [south-2] Tuile extérieure du sud
    [west-1] Tuile intérieure de l’ouest
    [west-2] Tuile extérieure de l’ouest
    [9] Tuile du sud-est
   *[other] Tuile { $place }
}
found-tile = { $tile ->
    [lair] le Repaire
    [pad] la tuile Pad
   *[other] { UN($tile) }
}

## Réponses

word-go = Aller en { $cell }
word-stand = Se relever
word-explore = Explorer { this-place }
word-strike = Attaquer le squelette en { $cell }
word-crush = Attaquer le bébé Hydre en { $cell }
word-push = Attaquer { LE($seat-name) }
word-take = Ramasser l’amphore
word-show = Montrer le médaillon de Fortune
word-force = Obtenir le médaillon de Force (2 points)
word-charge = Charger vers { LE($side) }
word-teleport = Se téléporter sur les Sandales en { $cell }
word-turn = Pivoter { this-place } vers la { NOM($way) }
word-climb = Prendre les Escaliers vers { $cell }
word-swap = Échanger { this-place } et { second-place }
word-dash = Sandales : charger vers { LE($side) }
word-twist = Joystick : pivoter { this-place } vers la { NOM($way) }
word-trade = Pad : échanger { this-place } et { second-place }
word-reflect = Miroir : changer de place avec { LE($seat-name) }
word-boomerang = Boomerang : étourdir { LE($seat-name) }
word-throw = Lancer { LE($object) } sur { LE($seat-name) }
word-boost = Éther : un point d’action de plus
word-phase = Éther : traverser le mur vers { $cell }
word-wander = Éther : traverser Héros et squelettes ce tour-ci
word-replace = Remplacer le jeton { NOM($colour) } par le { NOM($colour2) }
word-on = Courir encore
word-steal = Voler une amphore { A($seat-name) }
word-drop = Défausser { LE($object) }
word-shift = S’écarter en { $cell }
word-shift-enter = Entrer en { $cell }
word-victim = { $seat ->
    [you] Votre propre Héros
   *[other] Le Héros { DE($seat-name) }
}
word-charm = { $seat ->
    [you] Votre propre Héros
   *[other] Le Héros { DE($seat-name) }
}
word-hatch = Envoyer un bébé vers { LE($side) }
word-done = Finir votre tour
word-stop-charge = S’arrêter ici
word-pass-steal = Ne rien voler
word-pass-replace = Laisser la séquence telle quelle
word-yes-keep = Conserver l’objet
word-no-keep = Défausser l’objet
word-yes-shield = Lever le Bouclier
word-no-shield = Laisser faire
word-yes-refuse = Refuser le jeton
word-no-refuse = Prendre le jeton
group-go = Se déplacer
group-explore = Explorer une tuile
group-strike = Attaquer un squelette
group-crush = Attaquer un bébé Hydre
group-push = Attaquer un Héros
group-charge = Charger
group-teleport = Se téléporter sur d’autres Sandales
group-turn = Pivoter une tuile
group-climb = Prendre les Escaliers
group-swap = Échanger deux tuiles
group-dash = Charger avec les Sandales
group-twist = Pivoter une tuile avec le Joystick
group-trade = Échanger deux tuiles avec le Pad
group-reflect = Utiliser le Miroir
group-boomerang = Lancer le Boomerang
group-throw = Lancer une amphore
group-phase = Traverser un mur
group-replace = Remplacer un jeton de la séquence
group-steal = Voler une amphore
group-drop = Défausser une amphore
group-shift = Choisir une case libre
group-victim = Choisir le Héros que frappe Hadès
group-charm = Choisir le Héros que le Chant attire
group-hatch = Envoyer un bébé Hydre
first-turn = Pivoter { this-place }
first-swap = Échanger { this-place }
first-twist = Joystick : pivoter { this-place }
first-trade = Pad : échanger { this-place }
first-throw = Lancer { LE($object) }
first-replace = Remplacer le jeton { NOM($colour) }

## Questions

prompt-act = { $left ->
    [0] Plus aucun point. Ce qui est gratuit reste possible.
    [one] Que faites-vous ? ({ $left } point restant)
   *[other] Que faites-vous ? ({ $left } points restants)
}
prompt-charge = Courez-vous encore ?
prompt-free-attack = Qui attaquez-vous en avançant ?
prompt-steal = Volez-vous une amphore ?
prompt-drop = Vous portez deux amphores. Laquelle défaussez-vous ?
prompt-keep = Dépensez-vous votre Éther pour conserver cet objet ?
prompt-shield = Un coup vous menace. Levez-vous un Bouclier de Zeus ?
prompt-refuse = Dépensez-vous votre Éther pour refuser un jeton Hadès ?
prompt-shift = Le Boss prend votre case. Où allez-vous ?
prompt-enter = La case Portail est prise. Où entrez-vous ?
prompt-replace = Dépensez-vous votre Éther pour remplacer un jeton ?
prompt-victim = Vous êtes Ariane. Quel Héros Hadès frappe-t-il ? ({ $wrath ->
    [one] { $wrath } jeton
   *[other] { $wrath } jetons
})
prompt-charm = Vous êtes Ariane. Qui le Chant attire-t-il d’abord ?
prompt-hatch = Vous êtes Ariane. Où va un bébé Hydre ?

## Ce qui se passe

event-arrow = La flèche { $colour ->
    [blue] bleue
    [green] verte
   *[other] { NOM($colour) }
} est posée { A($side) }.
event-turn = { $seat ->
    [you] Tour { $n } : à vous de jouer.
   *[other] Tour { $n } : { LE($seat-name) } joue.
}
event-entered = { $seat ->
    [you] Vous entrez dans le labyrinthe en { $cell }.
   *[other] { LE($seat-name) } entre dans le labyrinthe en { $cell }.
}
event-went = { $seat ->
    [you] Vous allez en { $cell }.
   *[other] { LE($seat-name) } va en { $cell }.
}
events-went = { $seat ->
    [you] { $joined ->
        [none] Vous allez en { $last } par { $via }.
       *[other] { $via ->
            [none] Vous allez en { $last } et traversez { $joined }.
           *[other] Vous allez en { $last } par { $via }, et traversez { $joined }.
        }
    }
   *[other] { $joined ->
        [none] { LE($seat-name) } va en { $last } par { $via }.
       *[other] { $via ->
            [none] { LE($seat-name) } va en { $last } et traverse { $joined }.
           *[other] { LE($seat-name) } va en { $last } par { $via }, et traverse { $joined }.
        }
    }
}
event-stood = { $seat ->
    [you] Vous vous relevez.
   *[other] { LE($seat-name) } se relève.
}
event-explored = { $seat ->
    [you] Vous explorez { this-place } : c’est { found-tile }.
   *[other] { LE($seat-name) } explore { this-place } : c’est { found-tile }.
}
event-appeared = { LE($boss) } apparaît en { $cell }.
event-crossed = { LE($colour) } est traversé : Ariane pose son jeton.
event-gripped = { $seat ->
    [you] Votre Héros est Agrippé.
   *[other] Le Héros { DE($seat-name) } est Agrippé.
}
event-struck = { $seat ->
    [you] Vous éliminez le squelette en { $cell }.
   *[other] { LE($seat-name) } élimine le squelette en { $cell }.
}
event-quenched = { $seat ->
    [you] Vous éteignez le squelette ardent en { $cell }.
   *[other] { LE($seat-name) } éteint le squelette ardent en { $cell }.
}
event-crushed = { $seat ->
    [you] Vous vainquez le bébé Hydre en { $cell }.
   *[other] { LE($seat-name) } vainc le bébé Hydre en { $cell }.
}
event-pushed = { $victim ->
    [you] { LE($seat-name) } vous pousse en { $cell }.
   *[other] { $seat ->
        [you] Vous poussez { LE($victim-name) } en { $cell }.
       *[other] { LE($seat-name) } pousse { LE($victim-name) } en { $cell }.
    }
}
event-blocked = { $victim ->
    [you] { LE($seat-name) } vous pousse, mais le passage est bloqué.
   *[other] { $seat ->
        [you] Vous poussez { LE($victim-name) }, mais le passage est bloqué.
       *[other] { LE($seat-name) } pousse { LE($victim-name) }, mais le passage est bloqué.
    }
}
event-took = { $seat ->
    [you] Vous ramassez une amphore en { $cell } : elle contient { LE($object) }.
   *[other] { LE($seat-name) } ramasse une amphore en { $cell } : elle contient { LE($object) }.
}
event-took-unseen = { LE($seat-name) } ramasse une amphore en { $cell }.
event-dropped = { $seat ->
    [you] Vous défaussez { LE($object) }.
   *[other] { LE($seat-name) } défausse { LE($object) }.
}
event-stole = { $victim ->
    [you] { LE($seat-name) } vous vole { LE($object) }.
   *[other] { $seat ->
        [you] Vous volez { LE($object) } { A($victim-name) }.
       *[other] { LE($seat-name) } vole { LE($object) } { A($victim-name) }.
    }
}
event-stole-unseen = { LE($seat-name) } vole une amphore { A($victim-name) }.
event-used = { $seat ->
    [you] Vous utilisez { LE($object) }.
   *[other] { LE($seat-name) } utilise { LE($object) }.
}
event-kept = { $seat ->
    [you] Vous dépensez votre Éther et conservez { LE($object) }.
   *[other] { LE($seat-name) } dépense son Éther et conserve { LE($object) }.
}
event-charged = { $seat ->
    [you] Vous chargez vers { LE($side) }.
   *[other] { LE($seat-name) } charge vers { LE($side) }.
}
event-teleported = { $seat ->
    [you] Vous disparaissez et réapparaissez en { $cell }.
   *[other] { LE($seat-name) } disparaît et réapparaît en { $cell }.
}
event-turned = { this-place } fait un quart de tour vers la { NOM($way) }.
event-swapped = { $seat ->
    [you] Vous échangez { this-place } et { other-place }.
   *[other] { LE($seat-name) } échange { this-place } et { other-place }.
}
event-reflected = { $victim ->
    [you] { LE($seat-name) } change de place avec vous.
   *[other] { $seat ->
        [you] Vous changez de place avec { LE($victim-name) }.
       *[other] { LE($seat-name) } change de place avec { LE($victim-name) }.
    }
}
event-aimed = { $victim ->
    [you] { LE($seat-name) } lance le Boomerang des Nymphes sur vous.
   *[other] { $seat ->
        [you] Vous lancez le Boomerang des Nymphes sur { LE($victim-name) }.
       *[other] { LE($seat-name) } lance le Boomerang des Nymphes sur { LE($victim-name) }.
    }
}
event-threw = { $victim ->
    [you] { LE($seat-name) } lance une amphore sur vous : { LE($object) }.
   *[other] { $seat ->
        [you] Vous lancez une amphore sur { LE($victim-name) } : { LE($object) }.
       *[other] { LE($seat-name) } lance une amphore sur { LE($victim-name) } : { LE($object) }.
    }
}
event-shielded = { $seat ->
    [you] Votre Bouclier évite le coup.
   *[other] Le Bouclier { DE($seat-name) } évite le coup.
}
event-refused = { $seat ->
    [you] Vous dépensez votre Éther et refusez un jeton Hadès.
   *[other] { LE($seat-name) } dépense son Éther et refuse un jeton Hadès.
}
event-immune = { $seat ->
    [you] Votre Éther vous protège du jeton Hadès.
   *[other] Son Éther protège { LE($seat-name) } du jeton Hadès.
}
event-boosted = { $seat ->
    [you] Vous dépensez votre Éther : { $n ->
        [one] { $n } point d’action restant.
       *[other] { $n } points d’action restants.
    }
   *[other] { LE($seat-name) } dépense son Éther : { $n ->
        [one] { $n } point d’action restant.
       *[other] { $n } points d’action restants.
    }
}
event-phased = { $seat ->
    [you] Vous dépensez votre Éther et traversez le mur vers { $cell }.
   *[other] { LE($seat-name) } dépense son Éther et traverse le mur vers { $cell }.
}
event-wandered = { $seat ->
    [you] Vous dépensez votre Éther : ce tour-ci, ni Héros ni squelettes ne vous arrêtent.
   *[other] { LE($seat-name) } dépense son Éther : ce tour-ci, ni Héros ni squelettes ne font obstacle.
}
event-replaced = { $seat ->
    [you] Vous remplacez le jeton { NOM($colour) } par le { NOM($other) }.
   *[other] { LE($seat-name) } remplace le jeton { NOM($colour) } par le { NOM($other) }.
}
event-shifted = { $seat ->
    [you] Vous vous écartez en { $cell }.
   *[other] { LE($seat-name) } s’écarte en { $cell }.
}
event-stunned = { $seat ->
    [you] Votre Héros est Étourdi.
   *[other] Le Héros { DE($seat-name) } est Étourdi.
}
event-ether-lost = { $seat ->
    [you] Votre Héros perd son Éther.
   *[other] Le Héros { DE($seat-name) } perd son Éther.
}
event-cursed = { $seat ->
    [you] { $n ->
        [one] Vous prenez un jeton Hadès.
       *[other] Vous avez maintenant { $n } jetons Hadès.
    }
   *[other] { $n ->
        [one] { LE($seat-name) } prend un jeton Hadès.
       *[other] { LE($seat-name) } a maintenant { $n } jetons Hadès.
    }
}
event-freed = { $seat ->
    [you] { $n ->
        [one] Votre jeton Hadès s’en va.
       *[other] Vos { $n } jetons Hadès s’en vont.
    }
   *[other] { $n ->
        [one] Le jeton Hadès { DE($seat-name) } s’en va.
       *[other] Les { $n } jetons Hadès { DE($seat-name) } s’en vont.
    }
}
event-formed = Un médaillon d’Esprit se forme en { $cell } et { $other }.
event-parted = Le médaillon d’Esprit en { $cell } et { $other } se défait.
event-won = { $seat ->
    [you] Vous obtenez { LE($medallion) }.
   *[other] { LE($seat-name) } obtient { LE($medallion) }.
}
event-fragment = { $seat ->
    [you] Vous avez maintenant { $n ->
        [one] une moitié du médaillon de Discorde.
       *[other] les deux moitiés du médaillon de Discorde.
    }
   *[other] { LE($seat-name) } a maintenant { $n ->
        [one] une moitié du médaillon de Discorde.
       *[other] les deux moitiés du médaillon de Discorde.
    }
}
event-robbed = { $victim ->
    [you] { LE($seat-name) } vous vole votre moitié du médaillon de Discorde.
   *[other] { $seat ->
        [you] Vous volez { A($victim-name) } sa moitié du médaillon de Discorde.
       *[other] { LE($seat-name) } vole { A($victim-name) } sa moitié du médaillon de Discorde.
    }
}
event-alarm = L’alarme { DE($medallion) } retentit.
event-added = Le jeton { NOM($colour) } s’ajoute à la séquence.
event-burning = Tous les squelettes s’embrasent.
event-risen = { $n ->
    [one] { $n } squelette se dresse près du Portail.
   *[other] { $n } squelettes se dressent autour du Portail.
}
event-ether = { $seat ->
    [you] Vous retrouvez votre Éther.
   *[other] { LE($seat-name) } retrouve son Éther.
}
event-jumped = Jeton { NOM($colour) } : le Boss saute.
event-bounced = Le Boss rebondit sur { this-place }.
event-landed = Le Boss atterrit sur { this-place }.
event-swam = Jeton { NOM($colour) } : l’Hydre avance.
event-crept = L’Hydre arrive en { $cell }.
event-hatched = Un bébé Hydre file vers { LE($side) } et se pose en { $cell }.
event-sang = Jeton { NOM($colour) } : la Sirène chante.
event-charmed = { $seat ->
    [you] Le Chant vous attire en { $cell }.
   *[other] Le Chant attire { LE($seat-name) } en { $cell }.
}
event-wrath = { $n ->
    [0] La Colère divine retombe.
    [one] La Colère divine monte à { $n } jeton Hadès.
   *[other] La Colère divine monte à { $n } jetons Hadès.
}
event-fell = { $seat ->
    [you] Votre Héros tombe et devient un fantôme.
   *[other] Le Héros { DE($seat-name) } tombe et devient un fantôme.
}
event-haunts = { $seat ->
    [you] Votre fantôme apparaît sur la case Portail.
   *[other] Le fantôme { DE($seat-name) } apparaît sur la case Portail.
}
event-rejoined = { $seat ->
    [you] Votre fantôme a rejoint son corps.
   *[other] Le fantôme { DE($seat-name) } a rejoint son corps.
}
event-rose = { $seat ->
    [you] Votre Héros revient à la vie.
   *[other] Le Héros { DE($seat-name) } revient à la vie.
}
event-victory = { $seat ->
    [you] Vous avez { $n ->
        [one] { $n } médaillon
       *[other] { $n } médaillons
    } : victoire.
   *[other] { LE($seat-name) } a { $n ->
        [one] { $n } médaillon
       *[other] { $n } médaillons
    } : victoire.
}

## Pourquoi pas

reason-twins = Chaque Héros ne se joue qu’une fois : choisissez-en un autre.
reason-not-now = Ce n’est pas le moment.
reason-tired = Il ne vous reste pas assez de points d’action.
reason-down = Un Héros Étourdi ne peut que se déplacer.
reason-upright = Votre Héros est déjà debout.
reason-must-stand = Votre Héros Étourdi est sur une case libre et doit se relever.
reason-must-move = Votre Héros ne peut rester sur la case d’un autre : déplacez-le d’abord.
reason-no-free-cell = De là, vous ne pourriez plus atteindre de case libre.
reason-ghost = Un fantôme ne peut que se déplacer.
reason-gripped = Votre Héros est Agrippé.
reason-far = C’est trop loin.
reason-wall = Un mur ou un autre obstacle est sur le chemin.
reason-dark = Cette tuile est encore face cachée.
reason-taken = Un pion s’y tient.
reason-known = Cette tuile est déjà révélée.
reason-nothing-there = Il n’y a rien à attaquer à cet endroit.
reason-nobody = Aucun Héros n’y est à votre portée.
reason-no-amphora = Il n’y a pas d’amphore sur votre case.
reason-under = Un squelette recouvre l’amphore.
reason-under-baby = Un bébé Hydre garde l’amphore.
reason-not-held = Vous ne portez pas l’objet qu’il faut.
reason-never = Le médaillon de Fortune ne se défausse jamais.
reason-not-here = Votre Héros n’est pas sur la case spéciale qu’il faut.
reason-no-stairs = Il n’y a pas là d’autres Escaliers révélés.
reason-fixed = Cette tuile ne se déplace pas ainsi.
reason-but-portal = La bénédiction d’Esprit ne fait pas pivoter la tuile Portail.
reason-frozen = Un médaillon d’Esprit est posé sur cette tuile : elle est figée.
reason-out-of-reach = Le Joystick n’atteint que votre tuile et les tuiles voisines.
reason-hidden = Ce Héros n’est pas dans votre ligne de vue.
reason-no-blessing = Vous n’avez pas le médaillon qu’il faut.
reason-has-it = Vous avez déjà ce médaillon.
reason-no-power = Votre Héros n’a pas ce pouvoir.
reason-no-ether = Votre Éther est dépensé.
reason-without-ether = Cette partie se joue sans jetons Éther.
reason-no-wall = Il n’y a pas là de mur à traverser.

## La fin

end-portal = { $seat ->
    [you] Trois médaillons et le Portail : vous gagnez.
    [none] Personne ne gagne au Portail.
   *[other] Trois médaillons et le Portail : { LE($seat-name) } gagne.
}
end-four = { $seat ->
    [you] Quatre médaillons : vous gagnez.
    [none] Personne ne gagne.
   *[other] Quatre médaillons : { LE($seat-name) } gagne.
}
end-dead = Plus aucun Héros ne peut agir : la partie est nulle.
finish-portal = gagnée au Portail
finish-four = gagnée avec quatre médaillons
finish-dead = plus aucun Héros ne peut agir

## Options

option-boss = Boss
option-boss-minotaur = le Minotaure
option-boss-hydra = l’Hydre
option-boss-siren = la Sirène
option-boss-hades = Hadès
about-option-boss-minotaur = Il saute de tuile en tuile et frappe tous ceux qui s’y trouvent : idéal pour commencer.
about-option-boss-hydra = Elle avance de case en case, à travers les murs, et sème ses bébés.
about-option-boss-siren = Elle reste sur le Portail et attire les Héros dans l’Eau ; seuls quatre médaillons gagnent.
about-option-boss-hades = Sa Colère divine monte jusqu’à ce qu’elle s’abatte, et peut faire d’un Héros un fantôme.
option-hero_1 = Héros du joueur 1
option-hero_1-ulysses = Ulysse
option-hero_1-andromeda = Andromède
option-hero_1-eurydice = Eurydice
option-hero_1-theseus = Thésée
option-hero_1-daphne = Daphné
option-hero_1-achilles = Achille
option-hero_1-circe = Circé
about-option-hero_1-ulysses = { about-ulysses }
about-option-hero_1-andromeda = { about-andromeda }
about-option-hero_1-eurydice = { about-eurydice }
about-option-hero_1-theseus = { about-theseus }
about-option-hero_1-daphne = { about-daphne }
about-option-hero_1-achilles = { about-achilles }
about-option-hero_1-circe = { about-circe }
option-hero_2 = Héros du joueur 2
option-hero_2-ulysses = Ulysse
option-hero_2-andromeda = Andromède
option-hero_2-eurydice = Eurydice
option-hero_2-theseus = Thésée
option-hero_2-daphne = Daphné
option-hero_2-achilles = Achille
option-hero_2-circe = Circé
about-option-hero_2-ulysses = { about-ulysses }
about-option-hero_2-andromeda = { about-andromeda }
about-option-hero_2-eurydice = { about-eurydice }
about-option-hero_2-theseus = { about-theseus }
about-option-hero_2-daphne = { about-daphne }
about-option-hero_2-achilles = { about-achilles }
about-option-hero_2-circe = { about-circe }
option-hero_3 = Héros du joueur 3
option-hero_3-ulysses = Ulysse
option-hero_3-andromeda = Andromède
option-hero_3-eurydice = Eurydice
option-hero_3-theseus = Thésée
option-hero_3-daphne = Daphné
option-hero_3-achilles = Achille
option-hero_3-circe = Circé
about-option-hero_3-ulysses = { about-ulysses }
about-option-hero_3-andromeda = { about-andromeda }
about-option-hero_3-eurydice = { about-eurydice }
about-option-hero_3-theseus = { about-theseus }
about-option-hero_3-daphne = { about-daphne }
about-option-hero_3-achilles = { about-achilles }
about-option-hero_3-circe = { about-circe }
option-hero_4 = Héros du joueur 4
option-hero_4-ulysses = Ulysse
option-hero_4-andromeda = Andromède
option-hero_4-eurydice = Eurydice
option-hero_4-theseus = Thésée
option-hero_4-daphne = Daphné
option-hero_4-achilles = Achille
option-hero_4-circe = Circé
about-option-hero_4-ulysses = { about-ulysses }
about-option-hero_4-andromeda = { about-andromeda }
about-option-hero_4-eurydice = { about-eurydice }
about-option-hero_4-theseus = { about-theseus }
about-option-hero_4-daphne = { about-daphne }
about-option-hero_4-achilles = { about-achilles }
about-option-hero_4-circe = { about-circe }
about-ulysses = Dépense son Éther pour remplacer un jeton de la séquence.
about-andromeda = Dépense son Éther pour un point d’action de plus.
about-eurydice = Dépense son Éther pour traverser un mur.
about-theseus = Dépense son Éther pour refuser un jeton Hadès.
about-daphne = Dépense son Éther pour traverser Héros et squelettes pendant un tour.
about-achilles = Ne prend aucun jeton Hadès tant qu’il a son Éther, qu’il perd s’il est Étourdi.
about-circe = Dépense son Éther pour conserver un objet qu’elle utilise.
option-ether = Éther et pouvoirs héroïques
option-ether-yes = oui
option-ether-no = non
about-option-ether-yes = Chaque Héros a un pouvoir, que son Éther paie une fois.
about-option-ether-no = Plus simple, pour une première partie : pas de pouvoirs héroïques.
option-blessings = Alarmes et bénédictions des médaillons
option-blessings-yes = oui
option-blessings-no = non
about-option-blessings-yes = Un médaillon déclenche une alarme et donne une bénédiction.
about-option-blessings-no = Plus simple, pour une première partie : les médaillons ne comptent que pour la victoire.
option-grip = Un squelette agrippe un Héros
option-grip-arrive = qui arrive près de lui
option-grip-state = qui est près de lui
about-option-grip-arrive = Un squelette qu’amène une exploration n’agrippe pas qui est déjà là.
about-option-grip-state = Peu importe comment ils se sont trouvés côte à côte.
option-walls = Un mur entre un Héros et un squelette
option-walls-stop = arrête prises et attaques
option-walls-pass = laisse passer prises et attaques

## La table

area-tiles = Tuiles
area-labyrinth = Labyrinthe
area-arrows = Flèches
area-threads = Jetons Ariane
area-waiting = À côté du labyrinthe
area-formed = Médaillons posés dans le labyrinthe
area-stock = Réserve
area-bag = Amphores
area-bar = Barre d’action
area-spent = Amphores défaussées
counter-left = Points d’action restants
counter-turns = Tour
counter-wrath = Colère divine
counter-points = Points d’action de la barre
counter-medallions = Médaillons
counter-trophies = Squelettes éliminés
counter-ether = Éther
counter-curses = Jetons Hadès
mark-stunned = Étourdi
mark-fallen = à terre
mark-gripped = Agrippé
mark-burning = ardent
mark-formed = avec un médaillon d’Esprit
mark-n = au nord
mark-e = à l’est
mark-s = au sud
mark-w = à l’ouest
mark-first = posé en premier
mark-second = posé en deuxième
mark-third = posé en troisième
mark-fourth = posé en quatrième
mark-resolved = joué
mark-laid = posé
mark-wandering = traverse Héros et squelettes
mark-leaving = jetons Hadès rendus si le tour finit ici
codes-note = TUILE est la place d’une tuile, de 1 à 9 ligne par ligne ; dans la croix de la Sirène, north-1 (intérieure), north-2 (extérieure) et ainsi de suite. CASE est une colonne et une ligne : c4. JOUEUR vaut 0 pour le joueur 1.
domain-cell = CASE
domain-place = TUILE
domain-side = north|east|south|west
domain-way = left|right
domain-seat = JOUEUR
domain-object = OBJET
domain-colour = red|blue|green|yellow

## Réponses laissées

standing-no-shield-empty = Bouclier de Zeus : répondre non à ma place quand je n’en ai pas
standing-keep-ether = Ulysse : garder l’Éther et ne remplacer aucun jeton
standing-keep-ether-turn = Ulysse : garder l’Éther jusqu’à la fin de ce tour
switch-keep-ether-turn = Garder l’Éther ce tour
switch-no-shield-turn = Pas de Bouclier ce tour
standing-no-shield-turn = Bouclier de Zeus : répondre non à ma place jusqu’à la fin de ce tour

## Étapes

step-SETUP = mise en place
step-ARROWS = flèches
step-BEGIN = début du tour
step-ENTER = entrée dans le labyrinthe
step-ACT = phase Héros
step-STEAL_SOME = vol
step-ROB = vol
step-REVEAL = exploration
step-FREE_ATTACK = attaque en se déplaçant
step-FOLLOW = déplacement après l’attaque
step-PICK_UP = ramassage
step-USED = objet utilisé
step-EFFECT = effet d’un objet
step-SHOVE = poussée
step-ADVANCE = charge
step-LAND = charge
step-RUN = charge
step-HIT = coup
step-MAKE_ROOM = place libérée
step-LABYRINTH = phase Labyrinthe
step-EXCHANGE = pouvoir d’Ulysse
step-RESOLVE = jeton Ariane
step-ALARMS = alarmes
step-RING_ALARM = alarme
step-JUMP = saut du Boss
step-STRIKE_TILE = Tremblement
step-SWIM = déplacement de l’Hydre
step-PROLIFERATE = Prolifération
step-HATCH_SOME = bébés Hydre
step-SING = Chant de la Sirène
step-CHARMED = Héros charmés
step-DRIFT = Héros attirés par le Chant
step-HOLD = prise d’un squelette
step-MEET = rencontre avec Hadès
step-HAND_OVER = Colère divine
step-GROW = montée de la Colère divine
step-FINISH = fin du tour

## Les nombres des cartes

cards-table-numbers = Nombres isolés
cards-table-tile = Les tuiles, comme elles sont dessinées
cards-table-amphorae = Combien des dix amphores contiennent chaque objet
cards-face = la tuile dessinée : cases, moitiés d’Esprit, murs et fils
number-points = plus grand chiffre de la barre d’action
number-babies = bébés Hydre

## Ce qu’il y a sur la table

caption-own = Tour { $turns }, le vôtre
caption = Tour { $turns }, { LE($name) } joue
board-points-left = { $points ->
    [one] { $points } point d’action restant
   *[other] { $points } points d’action restants
}
board-points = { $points ->
    [one] { $points } point d’action par tour
   *[other] { $points } points d’action par tour
}
board-left = Points restants
board-bar = Points
board-curses = Jetons
board-trophies = Trophées
board-short-covered = ▒▒
board-ether-ready = prêt
board-ether-spent = dépensé
board-goal = Pour gagner : { $boss ->
    [siren] quatre différents.
   *[other] quatre différents, ou trois et la fin de votre tour sur le Portail.
}
board-medals = Médaillons
board-medal-courage = Courage
board-medal-spirit = Esprit
board-medal-force = Force
board-medal-combat = Combat
board-medal-discord = Discorde
board-medal-fortune = Fortune
board-medal-half-discord = moitié de Discorde
board-how-courage = charger le Boss
board-how-spirit = pivoter des tuiles pour joindre deux moitiés, puis marcher dessus
board-how-force = 2 points au cœur du Repaire
board-how-combat = avoir le plus de trophées quand le dernier squelette est battu
board-how-discord = deux moitiés : donner un jeton Hadès à d’autres par les fils que vous traversez
board-how-fortune = caché dans une amphore
board-held = { $names }
board-holder = { A($name) }
board-holder-you = à vous
board-burning = les squelettes à venir seront ardents
board-covered = amphore cachée
board-object-fortune = For
board-object-sandals = San
board-object-joystick = Joy
board-object-pad = Pad
board-object-shield = Bou
board-object-mirror = Mir
board-object-boomerang = Boo
board-hidden = personne n’a exploré cette tuile
board-unexplored = inexploré
board-frozen = { $name }, figée par un médaillon d’Esprit
board-tile = { head-place } : { $name }
board-cell = { $cell } : { $text }
board-pawn = { $name } ({ $player })
board-thread = { $colour ->
    [red] fil rouge
    [blue] fil bleu
    [green] fil vert
   *[yellow] fil jaune
}
board-edge = { $what } { $side ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
}
board-arrow = La flèche { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
   *[yellow] jaune
} mène { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
board-ariadne = Ariane
board-threads = Fils traversés ce tour
board-not-laid = pas posé
board-not-yet = pas encore
board-not-cut = pas traversé
board-turn-tile = Pivoter { this-place } { $way ->
    [left] à gauche
   *[right] à droite
}
board-joins = deux moitiés d’Esprit se rejoignent
aside-courage = { $wins ->
    [game] charge le Boss et vous fait gagner
   *[medallion] charge le Boss pour le médaillon de Courage
}
aside-spirit = { $wins ->
    [game] votre quatrième médaillon, vous gagnez
   *[medallion] le médaillon d’Esprit
}
aside-wins = vous gagnez la partie
aside-blow = { $blow ->
    [token] vous prenez un jeton Hadès
    [stun] vous êtes Étourdi
   *[both] vous prenez un jeton Hadès et vous êtes Étourdi
}
aside-courage-ahead = mène au Boss
aside-throw = l’étourdit par la Force, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aside-far = jusqu’en { $cell } au plus
aside-courage-left = sans charger le Boss
way-run = Charger jusqu’en { $cell }
way-run-boss = Charger le Boss
way-run-wins = ★ { board-medal-courage }
way-run-short = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
way-joins = { $price }, deux moitiés
board-again = Là, vous seriez frappé : touchez encore la case pour y aller.
board-no-discord = pas en jeu à deux
board-way = { $does ->
    [hatch] un bébé vers { $side ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }
   *[charge] charger vers { $side ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }
}
board-short-portal = Po
board-short-force = Fo
board-short-sandals = Sa
board-short-joystick = Jo
board-short-stairs = Es
board-short-pad = Pa
board-short-half-spirit = ½
board-short-amphora = a
board-short-skeleton = s
board-short-baby = b
board-short-ghost = fa
board-short-ulysses = Uly
board-short-andromeda = And
board-short-eurydice = Eur
board-short-theseus = Thé
board-short-daphne = Dap
board-short-achilles = Ach
board-short-circe = Cir
board-short-minotaur = MIN
board-short-hydra = HYD
board-short-siren = SIR
board-short-hades = HAD
ask-act = { $left ->
    [0] Plus aucun point. Ce qui est gratuit reste possible.
   *[other] Où va votre Héros ?
}
alone-act = { $left ->
    [0] Plus aucun point. Finir votre tour ?
   *[other] Plus rien à faire. Finir votre tour ?
}
ask-charge = Continuer ?
ask-free-attack = Qui attaquez-vous au passage ?
ask-steal = Voler une amphore ?
ask-drop = Quelle amphore défaussez-vous ?
ask-keep = Dépenser votre Éther pour garder cet objet ?
ask-shield = Lever un Bouclier de Zeus ?
ask-refuse = Dépenser votre Éther pour refuser un jeton ?
ask-shift = Où vous écartez-vous ?
ask-enter = Où entrez-vous ?
ask-replace = Remplacer un jeton de la séquence ?
ask-victim = Ariane : quel Héros Hadès frappe-t-il ?
ask-charm = Ariane : qui le Chant attire-t-il d’abord ?
ask-hatch = Ariane : où va un bébé Hydre ?

## Ce que sont les choses

what-hero = Héros
what-boss = Boss
what-medal = médaillon
what-object = objet
what-heroes = Héros
what-bosses = Boss
what-amphorae = amphores qui le contiennent
what-drawn = dessinés dessus
what-tile = { $walls ->
    [one] { $walls } mur
   *[other] { $walls } murs
}, { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
}, { $halves ->
    [one] { $halves } moitié d’Esprit
   *[other] { $halves } moitiés d’Esprit
}
what-points = Points d’action
what-points-left = encore { $points } ce tour
what-points-turn = { $points } par tour
what-cell = Case { $cell }
what-lies = Ici : { $names }.
what-near = À deux cases au plus : { $names }.
what-waits = Pas encore dans le labyrinthe.
what-here = sur votre case
what-on = en { $cell }
what-place = { head-place }
what-hidden = { head-place }, inexplorée
shelf-game = Le jeu

## Ce que fera Ariane

foresee-now = Si le tour finissait ici
foresee-there = Si vous finissez là… { $text }
foresee-so = Alors… { $text }
foresee-run = La charge peut aller jusqu’en { $cell }.
foresee-run-boss = La charge peut aller jusqu’au Boss.
foresee-run-stops = La charge s’arrête là.
foresee-rest = Ce qui vient encore
foresee-none = Aucun fil traversé : le Boss ne bouge pas.
foresee-none-hydra = Aucun fil traversé : l’Hydre ne bouge pas, puis elle prolifère.
foresee-none-siren = Aucun fil traversé : la Sirène ne chante pas.
foresee-jump = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
} : { LE($boss) } saute { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
} { $bounces ->
    [yes] et rebondit sur { this-place }.
    [limbo] par les Limbes, sur { this-place }.
   *[no] sur { this-place }.
}
foresee-swim = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
} : { LE($boss) } va { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}, en { $cell }.
foresee-song = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
} : la Sirène chante vers { $side ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
}.
foresee-blow = { $seat ->
    [you] { $stun ->
        [yes] { $tokens ->
            [0] Vous êtes Étourdi.
            [one] Vous prenez un jeton Hadès et êtes Étourdi.
           *[other] Vous prenez { $tokens } jetons Hadès et êtes Étourdi.
        }
       *[no] { $tokens ->
            [one] Vous prenez un jeton Hadès.
           *[other] Vous prenez { $tokens } jetons Hadès.
        }
    }
   *[other] { $stun ->
        [yes] { $tokens ->
            [0] { LE($name) } est Étourdi.
            [one] { LE($name) } prend un jeton Hadès et est Étourdi.
           *[other] { LE($name) } prend { $tokens } jetons Hadès et est Étourdi.
        }
       *[no] { $tokens ->
            [one] { LE($name) } prend un jeton Hadès.
           *[other] { LE($name) } prend { $tokens } jetons Hadès.
        }
    }
}
foresee-falls = { $seat ->
    [you] Vous tombez et devenez un fantôme.
   *[other] { LE($name) } tombe et devient un fantôme.
}
foresee-pile = Ariane choisit qui reçoit la Colère divine : { $names }.
foresee-grows = La Colère divine monte.
foresee-spreads = Aucun jeton donné : l’Hydre prolifère.
foresee-drawn = { $seat ->
    [you] Le Chant vous entraîne en { $cell }.
   *[other] Le Chant entraîne { LE($name) } en { $cell }.
}
foresee-alarm = L’alarme de Courage ajoute une couleur au hasard : { $hits ->
    [0] aucune ne vous atteint.
   *[other] { $hits } sur { $of } vous { $hits ->
        [one] atteint.
       *[other] atteignent.
    }
}
foresee-alarm-open = L’alarme de Courage ajoute une couleur au hasard.
foresee-wins = { $seat ->
    [you] Et vous gagnez la partie.
   *[other] Et { LE($name) } gagne la partie.
}
foresee-safe = Vous êtes hors d’atteinte.
way-text = Aller jusqu’en { $cell }{ $held ->
    [yes] , où un squelette vous agrippe
   *[no] {""}
}
way-explore = Aller explorer { this-place }
way-sign = { $points }p
way-price = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $threads ->
    [0] {""}
   *[other] , { $threads } fils
}
way-cuts = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, fil { NOM($colour) }

## La première partie

tip-walk = Où aller ?
tip-walk-text = Touchez une case éclairée pour y aller d’un coup ; son chiffre dit combien de points coûte le chemin. Survolez-la pour savoir ce qu’Ariane fera faire au Boss si vous finissez votre tour là.
tip-explore = Les tuiles sombres
tip-explore-text = À côté d’une tuile sombre, vous pouvez l’explorer pour 1 point : touchez-la. On y trouve des squelettes, des amphores et des cases spéciales. L’une de ces tuiles est le Repaire : le Boss y apparaît, sauf la Sirène, qui vient d’elle-même sur le Portail.
tip-skeleton = Les squelettes agrippent
tip-skeleton-text = Un Héros qui arrive sur la case d’un squelette, ou à côté, est Agrippé, sauf si un mur les sépare : il ne peut plus se déplacer. Touchez le squelette pour l’attaquer, pour 1 point ; une fois qu’il est éliminé, l’amphore du dessous peut se ramasser.
tip-threads = Les fils d’Ariane
tip-threads-text = Dès que le Boss est là, chaque couleur de fil que vous traversez l’envoie, à la fin du tour, vers la flèche de cette couleur. La Sirène ne bouge pas : son Chant attire les Héros de la zone du premier fil traversé. À côté des fils, vous lisez ce qui se passerait maintenant.
tip-medals = Les médaillons
tip-medals-text = Vous gagnez si vous finissez votre tour sur le Portail avec trois médaillons différents, ou, où que vous soyez, dès que vous en avez quatre. Contre la Sirène, il en faut quatre. Chaque médaillon couvre un point de votre barre.
tip-shield = Un coup arrive
tip-shield-text = La question est posée à tous ceux dont une amphore n’est pas connue de tous, quoi qu’elle contienne : ainsi, elle ne trahit rien. Un Bouclier de Zeus évite tout le coup, puis il est défaussé.
tip-charge = La charge
tip-charge-text = Une charge file tout droit, élimine les squelettes au passage et étourdit tous les Héros rencontrés. Si c’est le Boss qui l’arrête, elle vous vaut le médaillon de Courage.

## La légende

sign-thread-red = fil rouge, sa flèche, son jeton
sign-thread-blue = fil bleu, sa flèche, son jeton
sign-thread-green = fil vert, sa flèche, son jeton
sign-thread-yellow = fil jaune, sa flèche, son jeton
sign-alarm = un médaillon obtenu ce tour : son alarme retentira
sign-token = jeton Hadès : un point de moins
sign-stars = Étourdi
sign-ether = Éther : paie une fois le pouvoir du Héros
sign-skeleton = squelette ; chez un joueur, trophée
sign-skeleton-burning = squelette ardent : deux attaques
sign-amphora = amphore
sign-portal = Portail
sign-sandals = Sandales d’Hermès : charger en ligne droite
sign-joystick = Joystick Tartare : pivoter une tuile
sign-stairs = Escaliers de l’Olympe : vers les autres Escaliers
sign-pad = Pad des Titans : échanger deux tuiles
sign-force = médaillon de Force
about-level-novice = Connaît les chemins, mais flâne presque un pas sur deux.
about-level-apprentice = Cherche les médaillons, et s’égare un pas sur cinq.
about-level-expert = Va droit au médaillon le plus proche et gaspille rarement un point.
about-level-master = Ne gaspille rien et surveille les fils du Boss.
