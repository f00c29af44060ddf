### Le labyrinthe, en français.

game-title = Le Labyrinthe
game-about = De deux à quatre héros cherchent couronnes et squelettes sur neuf tuiles qui tournent.
option-length = Durée
option-length-long = dix manches
option-length-short = trois manches

## Réponses

word-go = Aller en { $cell }
word-stand = Se relever
word-take = Prendre la jarre
word-slay = Abattre le squelette en { $cell }
word-push = Pousser { LE($seat-name) }
word-explore = Retourner la tuile { $place }
word-turn = Tourner la tuile { $place } vers la { NOM($way) }
word-swap = Échanger les tuiles { $place } et { $place2 }
word-charge = Sandales : charger vers { LE($side) }
word-reflect = Miroir : changer de place avec { LE($seat-name) }
word-on = Continuer
word-stop-charge = S’arrêter ici
word-done = Finir le tour
word-yes-shield = Utiliser le bouclier
word-no-shield = Laisser faire
group-go = Se déplacer
group-slay = Abattre un squelette
group-push = Pousser un héros
group-explore = Retourner une tuile
group-turn = Tourner une tuile
group-swap = Échanger deux tuiles
group-charge = Charger avec les sandales
group-reflect = Utiliser le miroir
first-turn = Tourner la tuile { $place }
first-swap = Échanger la tuile { $place }

## Questions

prompt-act = Que faites-vous ? ({ $left ->
    [one] { $left } point restant
   *[other] { $left } points restants
})
prompt-charge = Continuez-vous à courir ?
prompt-shield = On vous frappe. Utilisez-vous un bouclier ?

## Ce qui se passe

event-turn = { $seat ->
    [you] À vous de jouer.
   *[other] C’est le tour { DE($seat-name) }.
}
event-went = { $seat ->
    [you] Vous allez en { $cell }.
   *[other] { LE($seat-name) } va en { $cell }.
}
event-crossed = { LE($colour) } est franchi : il appelle l’ombre.
event-stood = { $seat ->
    [you] Vous vous relevez.
   *[other] { LE($seat-name) } se relève.
}
event-took = Vous prenez { UN($jar) } en { $cell }.
event-took-unseen = { LE($seat-name) } prend une jarre en { $cell }.
event-stole = { $seat ->
    [you] Vous volez { UN($jar) } { A($victim-name) }.
   *[other] { LE($seat-name) } vous vole { UN($jar) }.
}
event-stole-unseen = { LE($seat-name) } vole une jarre { A($victim-name) }.
event-slew = { $seat ->
    [you] Vous abattez le squelette en { $cell }.
   *[other] { LE($seat-name) } abat le squelette en { $cell }.
}
event-pushed = { $victim ->
    [you] { LE($seat-name) } vous pousse en { $cell }.
   *[other] { $seat ->
        [you] Vous poussez { LE($victim-name) } en { $cell }.
       *[other] { LE($seat-name) } pousse { LE($victim-name) } en { $cell }.
    }
}
event-explored = { $seat ->
    [you] Vous retournez la tuile { $place } : { LE($tile) }.
   *[other] { LE($seat-name) } retourne la tuile { $place } : { LE($tile) }.
}
event-turned = { $seat ->
    [you] Vous tournez la tuile { $place } vers la { NOM($way) }.
   *[other] { LE($seat-name) } tourne la tuile { $place } vers la { NOM($way) }.
}
event-swapped = { $seat ->
    [you] Vous échangez les tuiles { $place } et { $other }.
   *[other] { LE($seat-name) } échange les tuiles { $place } et { $other }.
}
event-spent = { $seat ->
    [you] Vous utilisez { UN($jar) }.
   *[other] { LE($seat-name) } utilise { UN($jar) }.
}
event-reflected = { $seat ->
    [you] Vous changez de place avec { LE($victim-name) }.
   *[other] { $victim ->
        [you] { LE($seat-name) } change de place avec vous.
       *[other] { LE($seat-name) } change de place avec { LE($victim-name) }.
    }
}
event-stunned = { $seat ->
    [you] Vous voilà à terre.
   *[other] { LE($seat-name) } tombe à terre.
}
event-shade = { LE($colour) } attire l’ombre sur la tuile { $place }.
event-counted = { $seat ->
    [you] Vous avez { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
   *[other] { LE($seat-name) } a { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
}

## Pourquoi pas

reason-not-now = Ce n’est pas le moment.
reason-tired = Il ne vous reste aucun point ce tour-ci.
reason-down = Vous êtes à terre : relevez-vous d’abord, ou rampez.
reason-upright = Vous êtes debout.
reason-held = Un squelette voisin, ou sur votre case, vous retient.
reason-far = C’est trop loin.
reason-wall = Un mur est sur le chemin.
reason-taken = Quelqu’un s’y tient.
reason-no-bones = Il n’y a pas de squelette à cet endroit.
reason-no-hero = Aucun héros debout n’y est à votre portée.
reason-no-jar = Il n’y a pas de jarre sur votre case.
reason-full = Vous portez déjà deux jarres.
reason-not-held = Vous ne portez pas cette jarre.
reason-known = Cette tuile est déjà face visible.
reason-no-lever = Vous n’êtes pas sur un levier.
reason-no-pad = Vous n’êtes pas sur une dalle.
reason-fixed = Cette tuile ne se déplace pas ainsi.

## La fin

end-gate = { $seat ->
    [you] La porte est atteinte : vous gagnez avec { $score } points.
    [none] La porte est atteinte, et personne n’est devant.
   *[other] La porte est atteinte : { LE($seat-name) } gagne avec { $score } points.
}
end-dusk = { $seat ->
    [you] La nuit tombe : vous gagnez avec { $score } points.
    [none] La nuit tombe, et personne n’est devant.
   *[other] La nuit tombe : { LE($seat-name) } gagne avec { $score } points.
}

## La table

area-tiles = Tuiles
area-maze = Labyrinthe
area-bag = Jarres
area-threads = Fils
area-spent = Jarres utilisées
counter-left = Points restants
counter-turns = Tour
counter-slain = Squelettes abattus
mark-stunned = à terre
mark-first = franchi en premier
mark-second = franchi en deuxième
mark-third = franchi en troisième
mark-fourth = franchi en quatrième
domain-cell = CASE
domain-place = TUILE
domain-side = CÔTÉ
domain-way = SENS
domain-seat = JOUEUR
step-OPEN = mise en place
step-TURN = tour
step-ACT = actions
step-REVEAL = tuile retournée
step-PICK_UP = jarre prise
step-STEAL = vol
step-HIT = coup
step-RUN = charge
step-ADVANCE = charge
step-SHADE = l’ombre
step-CLOSE = fin du tour
