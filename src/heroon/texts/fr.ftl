### Textes communs, en français.

## Réponses communes à tous les jeux

word-nothing = Ne rien faire
word-pass = Passer
word-stop = S’arrêter là
word-yes = Oui
word-no = Non
word-done = Terminer
untold-word = Réponse « { $code } »
prompt-none = À vous de répondre.
event-none = Rien ne se passe.

## Refus que la table elle-même prononce

reason-none = Rien ne l’interdit.
reason-not-offered = Cette réponse n’est pas possible maintenant.
reason-not-asked = Ce n’est pas à vous de répondre.
reason-game-over = La partie est terminée.
error-malformed = Une réponse s’écrit en un seul mot, sans espace, ou par un numéro.
error-unknown = « { $token } » n’est ni une réponse ni une commande de ce jeu.
error-not-yours = « { $token } » : seul un autre joueur peut le dire.
error-stale = La partie est terminée.
error-whose = « { $token } » : les deux joueurs peuvent le dire. Tapez le numéro de la réponse, ou mettez devant le code le numéro du joueur : « 1 { $token } ».
with-rule = { $text } [{ $rule }]

## Fin de la partie

end-resigned = { $seat ->
    [you] Vous gagnez : { LE($loser) } abandonne.
    [other] Vous avez abandonné : { LE($seat-name) } gagne.
   *[player] { LE($seat-name) } gagne par abandon.
}
end-bound = La partie a atteint sa limite de longueur.
end-claimed = La partie avait dépassé sa limite de longueur : un joueur en a réclamé la fin.
end-resigned-team = { $seat ->
    [you] Vous gagnez avec { $names } : l’autre camp abandonne.
    [other] Votre camp a abandonné : { $names } gagnent.
   *[player] { $names } gagnent par abandon.
}
end-team = { $seat ->
    [you] Vous gagnez avec { $names }.
    [other] Vous perdez : { $names } gagnent ensemble.
   *[player] { $names } gagnent ensemble.
}
end-agreed = Partie nulle, d’un commun accord.

## Phrases

times = { $sentence } (× { $count })
many = { $count } × { $name }
list = { $first } et { $last }
labelled = { $label } : { $text }
by-player = { $player } · { $text }
heading = { $label } :
counted = { $label } { $number }
area-of = { $area } { DE($owner) }
placed = { $name } ({ $place })
back = face cachée

## Ce qui se trouve sur toute table

model-also = Aussi au choix
model-turn = tour en cours
model-none = vide
model-turned = { $quarters ->
    [1] pivoté d’un quart de tour à droite
    [2] retourné d’un demi-tour
   *[3] pivoté d’un quart de tour à gauche
}
model-cell = colonne { $column }, rangée { $row }
model-wall = mur
model-thread = fil
model-door = porte
model-edge = { $what }, { $place }, { $side ->
    [n] en haut
    [e] à droite
    [s] en bas
   *[w] à gauche
}

## Le mode en lignes

mark = >
choice = { $number }. { $text }
group = { $text } ({ $count } réponses)…
group-aside = { $text } ({ $count } réponses, dont { $many } : { $aside })…
menu-back = Revenir à toutes les réponses
greet = { $title } — mode en lignes
greet-one = { $named ->
    [yes] { NOM($player) }, vous êtes le joueur { $number } (place { $seat }).
   *[no] Vous êtes le joueur { $number } (place { $seat }).
}
greet-both = { $count ->
    [2] Deux personnes jouent
    [3] Trois personnes jouent
    [4] Quatre personnes jouent
   *[other] { $count } personnes jouent
} à ce clavier, chacune à son tour.
greet-team = { $all ->
    [yes] { $count ->
        [2] Vous jouez les deux joueurs
       *[other] Vous jouez les { $count } joueurs
    } de l’équipe : chaque réponse dit de quel joueur il s’agit.
   *[no] Vous jouez { $count } joueurs de l’équipe : chaque réponse dit de quel joueur il s’agit.
}
greet-help = Répondez par un numéro ou par un code. « { $help } » donne les commandes, « { $quit } » enregistre la partie et la quitte.
resumed = La partie reprend là où vous l’aviez laissée.
forced = (Une seule réponse possible : { $answer }.)
declined = (Réponse donnée pour vous : { $answer }.)
say-something = Tapez un numéro, un code, ou « { $help } ».
no-such-number = { $count ->
    [one] Il n’y a pas de réponse { $number } : la seule est { $choices }.
   *[other] Il n’y a pas de réponse { $number } : choisissez parmi { $choices }.
}
curtain-close = Appuyez sur Entrée quand vous avez fini de lire.
curtain-open = Donnez l’écran { A($player) }, qui appuie sur Entrée.
help = Répondez par le numéro d’un choix, ou par son code (par exemple « { $token } »). Commandes :
help-help = cette liste (avec « codes », comment s’écrit le code de chaque réponse)
help-play = jouer plusieurs cartes à la suite : leurs numéros, ou leurs noms, et « incliner »
help-view = redessiner la table en entier et redire la question (avec « tout », le contenu de chaque zone)
help-look = dire ce qu’est une chose de la table, et ce qu’elle fait ; parcourir une pile ouverte
help-totals = d’où vient chaque total de la table, terme par terme
help-codes = montrer ou non le code de chaque réponse
help-why = pourquoi une réponse est refusée, et par quelle règle
help-rule = une règle par son repère, ou les règles qui contiennent un mot
help-odds = les chances de la carte ou du dé qui suit une réponse
help-hint = le conseil du programme
help-log = ce qui s’est passé (tout, avec « tout »)
help-undo = reprendre votre dernière réponse, si rien n’a été révélé depuis
help-passes = passer à votre place quand vous n’avez rien à jouer, ou jusqu’à la fin du tour
help-lang = changer de langue
help-save = enregistrer la partie
help-scenario = garder ce moment comme scénario : la position, la question et ses réponses
help-orders = vos consignes : ce que le programme répond à votre place
help-players = qui joue : le niveau de l’ordinateur, et les places qu’il tient
help-back = demander à reprendre votre dernier choix, même si quelque chose a été révélé depuis
help-draw = proposer la partie nulle
help-agree = accepter ce que propose l’autre joueur
help-decline = refuser, ou retirer votre propre proposition
help-claim = mettre fin à une partie qui a dépassé sa limite de longueur
help-resign = abandonner la partie
help-quit = enregistrer et quitter
help-forms = Les codes :
help-team = Quand les deux joueurs peuvent donner le même code, mettez devant le numéro de celui qui répond : « 2 ready ».
usage-help = { $name } [codes]
usage-play = { $name } 3 1 5 2 4
usage-view = { $name } [tout]
usage-look = { $name } NOM
usage-totals = { $name }
usage-codes = { $name } oui ou non
usage-why = { $name } NUMÉRO ou CODE
usage-rule = { $name } REPÈRE ou MOT
usage-odds = { $name } [NUMÉRO ou CODE]
usage-hint = { $name }
usage-log = { $name } [tout]
usage-undo = { $name }
usage-passes = { $name } oui, non ou tour
usage-lang = { $name } fr ou en
usage-save = { $name } [FICHIER]
usage-scenario = { $name } FICHIER
usage-orders = { $name } [NUMÉRO]
usage-players = { $name } [NUMÉRO]
usage-back = { $name }
usage-draw = { $name }
usage-agree = { $name }
usage-decline = { $name }
usage-claim = { $name }
usage-resign = { $name }
usage-quit = { $name }
why-what = Dites de quelle réponse il s’agit : « { $name } NUMÉRO » ou « { $name } CODE ».
why-unknown = « { $token } » n’est pas une réponse de ce jeu : « { $help } codes » montre comment chacune s’écrit.
why-not = Rien ne l’interdit : vous pouvez donner cette réponse.
codes-what = Dites « { $name } oui » ou « { $name } non ».
rule-list = Les règles (pour en lire une : « { $name } REPÈRE ») :
rule-line = { $id } · { $title }
rule-head = { $title } [{ $id }]
rule-other = une autre interprétation
rule-none = Aucune règle ne contient « { $query } ».
ruling-why = Raison : { $why }
ruling-option = Option « { $text } » : { $list }.
ruling-rules = { $count ->
    [one] Règle : { $list }
   *[other] Règles : { $list }
}
rulings-title = Interprétations des règles
rulings-about = Les endroits que les règles imprimées laissent ouverts : la question, la façon dont le programme la tranche, et pourquoi.
rulings-more = Le programme explique aussi { $count } interprétations des règles, de { $first } à { $last } : « { $name } { $first } » en donne la question, la réponse et la raison.
rule-many = { $count } règles contiennent « { $query } » :
log-part = Le journal compte { $count } lignes, voici les dernières (« { $name } tout » les donne toutes) :
undone = Réponse reprise : { $answer }.
hint = Conseil : { $answer } ({ $token }).
hint-none = Aucun conseil : ce jeu n’a pas encore de conseiller.
hint-order = Conseil : { $list }. { $totals }
hint-order-line = ({ $line })
order = Ordre : { $list }. { $reach }.
order-sure = Jouer les cartes dans cet ordre ? (oui ou non ; « { $undo } » les reprend une à une tant qu’aucune carte cachée n’a été révélée)
order-sure-for-good = Jouer les cartes dans cet ordre ? (oui ou non ; à deux, une carte jouée ne se reprend pas)
order-hint = (« { $name } 3 1 5 2 4 » joue plusieurs cartes à la suite et montre d’abord les totaux.)
order-not = Rien n’est joué.
order-short = { $count ->
    [one] L’ordre s’interrompra ensuite : il restera { $count } carte à jouer.
   *[other] L’ordre s’interrompra ensuite : il restera { $count } cartes à jouer.
}
order-stopped = Le reste de l’ordre n’est pas joué : quelque chose a changé entre-temps.
at-once = tout : { $text }
walk-hint = Pour marcher plus loin, dites une case :
walk-danger = le Boss vous y frapperait
walk-none = Vous ne pouvez pas marcher jusqu’en { $cell } maintenant.
order-not-now = Ce n’est pas le moment de jouer des cartes.
order-what = Dites quelles cartes, dans l’ordre : « { $name } 3 1 5 2 4 ».
order-no-card = « { $item } » : la Main ne contient pas, ou plus, de carte de ce nom ou de ce numéro.
order-several = « { $item } » : plusieurs cartes de la Main commencent ainsi.
order-two-hands = Ces numéros mêlent les deux Mains : un ordre ne concerne qu’un seul joueur.
order-whose = Les deux joueurs ont des cartes à jouer : donnez les numéros des cartes, ou le joueur devant la réponse ({ $item }).
orders-line = { $number }. { $on ->
    [yes] [x]
   *[no] [ ]
} { $text }
orders-left = La consigne est donnée.
orders-withdrawn = La consigne est retirée.
orders-what = « { $name } 1 » donne la première consigne, ou la retire.
players-what = « { $name } 1 » fait le premier changement.
players-level = { $on ->
    [yes] ●
   *[no] ○
} Ordinateur : niveau { $level }
players-level-seat = { $on ->
    [yes] ●
   *[no] ○
} Ordinateur ({ NOM($player) }) : niveau { $level }
players-levelled = L’ordinateur joue désormais au niveau { $level }.
players-leave = Laisser votre place à l’ordinateur
players-leave-seat = Laisser la place { DE($player) } à l’ordinateur
players-left = L’ordinateur joue désormais à la place { DE($player) }.
players-name = Dire le nom { DE($player) }
players-take = Donner la place { DE($player) } à une personne
players-taken = { $named ->
    [yes] { NOM($name) } joue désormais à la place de l’ordinateur ({ NOM($player) }).
   *[no] Une personne joue désormais à la place de l’ordinateur ({ NOM($player) }).
}
players-taken-practice = { players-taken } Comme les cartes de l’ordinateur se voient alors, la partie ne se joue plus que pour s’exercer.
talk-done = C’est fait.
talk-open = La proposition attend une réponse.
talk-declined = La proposition est refusée.
talk-declined-draw = L’ordinateur refuse la partie nulle : il espère mieux. Il l’accepte s’il n’a plus d’espoir, ou si rien n’avance depuis longtemps.
standstill = Le score n’a pas changé depuis { $rounds } tours de table : vous pouvez proposer la partie nulle.
web-standstill = Score inchangé depuis { $rounds } tours de table.
standstill-lines = { $told } (« { $name } »)
standstill-app = { $told } (Touche p.)
talk-none = On ne vous a rien proposé.
talk-no = Ce n’est pas possible : { $why }.
talk-practice = C’est repris. À partir d’ici, la partie ne se joue plus que pour s’exercer.
talk-offer-draw = L’autre joueur vous propose la partie nulle (« { $agree } » ou « { $decline } »).
talk-offer-back = L’autre joueur demande à reprendre son dernier choix (« { $agree } » ou « { $decline } »).
talk-back = Demander à reprendre mon dernier choix
talk-draw = Proposer la partie nulle
talk-claim = Mettre fin à la partie : elle a dépassé sa limite de longueur
talk-agree-draw = Accepter la partie nulle
talk-agree-back = Accepter que le dernier choix soit repris
talk-decline = Refuser la proposition
level-novice = novice
level-apprentice = apprenti
level-expert = expert
level-master = maître
app-offer-draw = On vous propose la partie nulle : appuyez sur p pour répondre.
app-offer-back = L’autre joueur demande à reprendre son dernier choix : appuyez sur p pour répondre.
app-level = ordinateur : { $level }
passes-on = Le programme passera à votre place quand vous n’aurez rien à jouer.
passes-shared = Vous êtes deux devant cet écran : passer seulement de temps en temps révélerait ce que vous avez en main. « { $name } tour » passe quoi que vous ayez.
passes-turn = Le programme passera à votre place jusqu’à la fin du tour, quoi que vous ayez en main.
passes-hint = (« { $name } tour » passe à votre place jusqu’à la fin du tour.)
passes-off = Le programme vous demandera chaque fois.
passes-what = Dites « { $name } oui », « { $name } non » ou « { $name } tour ».
lang-what = Les langues sont fr et en.
lang-now = Le programme parle maintenant français.
odds-more = et { $count } autres
odds = { $each ->
    [one] { $top } sur { $bottom } : { $list }
   *[other] { $top } sur { $bottom } chacune : { $list }
}
odds-certain = à coup sûr : { $list }
odds-none = Aucune de ces réponses n’est suivie aussitôt d’une pioche ou d’un jet de dé.
odds-unsure = Un tirage peut suivre tout de suite ; ses chances dépendent de ce que vous ne voyez pas.
resign-sure = Abandonner la partie, sans retour ? Tapez « oui » pour le confirmer.
resign-not = La partie continue.
saved = Partie enregistrée dans { $file }.
save-exists = { $file } existe déjà : choisissez un autre nom.
scenario-what = Indiquez le fichier : « { $name } FICHIER ».
scenario-kept = Ce moment est gardé comme scénario dans { $file } : « { $command } { $quoted } » le joue.
scenario-no = Ce moment ne peut pas être gardé : { $why }.
scenario-title = { $game } : après la réponse { $at } sur { $of }
save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $why }.
save-moved = Un autre programme a écrit dans { $file } : cette partie est maintenant enregistrée dans { $other }.
kept-now = La partie est conservée après chaque réponse. Pour la reprendre : { $command }
game-kept = La partie est conservée. Pour la relire : { $command }
left = Pour reprendre la partie :
left-command = { $program } play { $game } --resume { $file } --lang { $lang }
record-kept = Le compte rendu de la partie est dans { $file }.
bug-no-game = Le programme a commis une erreur. ({ $text })
bug = Le programme a commis une erreur ; la partie en est restée à cette question. ({ $text })

## La commande heroon

complaint = { $program } : { $text }
place-line = { $file }, ligne { $line }
place-byte = { $file }, octet { $byte }
input-malformed = « { $token } » est mal écrit
input-unknown = « { $token } » est inconnu
input-not-yours = ce n’est pas à ce joueur de dire « { $token } »
input-refused = « { $token } » est refusé
input-stale = « { $token } » vient trop tard
input-malformed-bare = mal écrit
input-unknown-bare = inconnu
input-not-yours-bare = ce joueur n’est pas interrogé
input-refused-bare = refusé
input-stale-bare = trop tard
input-why = { $text } ({ $why })
file-unreadable = { $file } ne peut pas être lu : { $why }
file-unwritable = { $file } ne peut pas être écrit : { $why }
no-output = la sortie ne peut pas être écrite : { $why }
no-output-there = il n’y a pas de sortie où écrire
no-input = il n’y a pas d’entrée où lire vos réponses
file-not-text = { $file } n’est pas un texte en UTF-8
save-taken = { $file } existe déjà : reprenez cette partie avec --resume, ou choisissez un autre fichier
save-folder = { $file } est un dossier : indiquez un fichier dedans
save-nowhere = la partie ne peut pas être enregistrée dans { $file } : { $why }
resume-unknown = aucune partie conservée ni aucun fichier ne s’appelle { $name }
resume-other = { $file } est une partie de { $game }
resume-seat = { $file } est une partie de la place { $saved } : elle ne peut pas être reprise à la place { $seat }
resume-not-with = { $name } ne va pas avec --resume : une partie reprise garde ses cartes et ses options
list-line = { $game } · { $title } · { $about }
list-players = { $least ->
    [1] { $count ->
        [one] 1 joueur
       *[other] 1 à { $count } joueurs
    }
   *[other] { $range ->
        [yes] { $least } à { $count } joueurs
       *[no] { $count } joueurs
    }
}
list-modes = modes : { $list }
game-faulty = { $game } : ce jeu ne peut pas être joué ({ $why })
game-part-faulty = { $game } : { $why }
game-file-faulty = { $game } : { $file }, ligne { $line } : { $why }
game-file-faulty-whole = { $game } : { $file } : { $why }
list-more = « heroon list JEU » montre les modes et les options d’un jeu.
list-mode-heading = Modes (--mode NOM) :
list-option-heading = Options (--option NOM=VALEUR) :
list-option-why = Entre crochets, la règle d’une option : « heroon rules { $game } { $rule } » en donne la raison.
list-usual = { $text } (par défaut)
scenario-good = { $file } : conforme aux règles
scenario-bad = non conforme : { $why }
scenario-bug = { $file } : une règle échoue dans cette position ({ $why })
cli-help = Jouer à des jeux de héros sur table et en lire les règles.
cli-help-list = Donner la liste des jeux.
cli-help-list-game = Jeu dont montrer les modes et les options.
cli-help-rules = Lire les règles d’un jeu : toutes, une seule (par son repère) ou celles qui contiennent un mot.
cli-help-play = Jouer une partie, nouvelle ou enregistrée.
cli-help-web = Jouer dans une page de ce navigateur, servie par cette machine pour elle seule.
cli-help-port = Le port de la page ; 0 : n’importe quel port libre.
cli-help-games-file = Le fichier où les parties sont conservées.
cli-help-browser = Ouvrir la page dans le navigateur.
cli-help-lock = Écarter les autres utilisateurs de cette machine : l’adresse contient une clé qui n’ouvre qu’une fois.
cli-help-scenario = Vérifier des scénarios, ou garder un moment d’une partie comme scénario.
cli-help-lang = Langue, fr ou en.
cli-help-game = Nom du jeu, tel que « heroon list » le donne.
cli-help-rule = Repère d’une règle, ou mot à chercher.
cli-help-plain = Mode en lignes, pour les scripts et les lecteurs d’écran.
cli-help-seed = Graine du hasard : la même graine donne les mêmes cartes.
cli-help-players = Nombre de joueurs, pour un jeu qui laisse le choix.
cli-help-mode = Mode du jeu (voir heroon list JEU).
cli-help-own-cards = Fichier de vos propres valeurs pour les cartes (voir heroon cards).
cli-help-seat = Votre place, ou plusieurs au même clavier : 0, ou 0,2, ou all.
cli-help-name = Votre nom, ou un pour chacune de vos places : Anna,Bob.
cli-help-bot = Qui joue les autres places : un niveau ou un robot pour toutes, ou un pour chacune : novice,expert.
cli-help-option = Option du jeu, sous la forme nom=valeur (répétable).
cli-help-resume = Partie à reprendre : son nom dans la liste des parties, ou un fichier.
cli-help-save = Fichier où écrire aussi la partie quand on la quitte (elle est conservée après chaque réponse de toute façon).
cli-help-files = Fichiers de scénario.
cli-help-from = Partie enregistrée, ou compte rendu, dont un moment est gardé.
cli-help-at = Après ce nombre de réponses ; sinon, la dernière position.
cli-help-out = Fichier où écrire le scénario ; sinon, il est affiché.
cli-help-completion = Afficher le script par lequel un shell complète la commande.
cli-help-shell = bash, zsh ou fish.
help-usage = Utilisation :{" "}
help-some-options = {""}[OPTIONS]
help-some-command = COMMANDE [ARGUMENTS]…
help-options = Options :
help-arguments = Arguments :
help-commands = Commandes :
help-show = Affiche ce message et quitte.
help-required = {""}[requis]
help-default = {""}[par défaut :
help-text = <mot>
cli-lang = langue inconnue « { $lang } » (langues : { $choices })
cli-seat = place inconnue « { $seat } » (places : { $choices })
cli-players = { $game } ne se joue pas à { $players } (nombres de joueurs : { $choices })
difficulty = Sur 100 parties, l’ordinateur en gagne : { $list }.
difficulty-of = { $level } { $many ->
    [few] moins d’une
    [most] plus de 99
   *[some] { $won }
}
rebuilt-legend = { $mark } : valeur reconstituée, que rien d’imprimé ne donne.
rebuilt-spoken = valeur reconstituée
own-numbers = Avec les valeurs de votre boîte, qui remplacent celles de ce texte : { $list }.
played-with = Cette partie : { $list }.
cli-mode-option = le mode « { $mode } » et l’option « { $option } » se contredisent : n’en donnez qu’un
cli-bot-nobody = « --bot { $bot } » : personne n’est à jouer par l’ordinateur dans cette partie
cli-bot-count = « { $bot } » nomme { $count } robots, mais il ne leur reste { $seats ->
    [one] qu’une place
   *[other] que { $seats } places
}
cli-name-count = « { $name } » nomme { $count } personnes, mais elles n’ont { $seats ->
    [one] qu’une place
   *[other] que { $seats } places
}
cli-mode = mode inconnu « { $mode } » (modes : { $choices })
cli-bot = joueur inconnu « { $bot } » (il y a : { $choices })
cli-bots-count = --bots nomme { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, et { $game } en veut { $seats }, séparés par des virgules
cli-option-form = option mal écrite « { $option } » : une option s’écrit nom=valeur
cli-no-option = option inconnue { $option } (voir --help)
cli-option-use = l’option { $option } attend une valeur (voir --help)
cli-missing = il manque { $name } (voir --help)
cli-bad = { $name } ne convient pas : { $why }
cli-empty = { $option } attend une valeur non vide
cli-range = { $name } doit être un nombre entier de { $low } à { $high }, et non « { $value } »
cli-seed = la graine contient un caractère qui ne s’imprime pas
cli-no-command = commande inconnue « { $name } » (voir heroon --help)
cli-extra = trop de mots (voir --help)
cli-shell = pas de complétion pour « { $shell } » (il y a : { $choices })
cli-either = { $one } ou { $other }, mais pas les deux (voir --help)
cli-only-with = { $name } ne va qu’avec { $other } (voir --help)
cli-no-game = jeu inconnu « { $game } » (jeux : { $choices })
cli-cards-of = { $file } contient les nombres de { $other }, pas ceux de { $game }
cli-option-name = option de jeu inconnue « { $option } » (il y a : { $choices })
cli-option-value = valeur inconnue « { $value } » de l’option { $option } (valeurs : { $choices })
cli-usage = commande mal écrite (voir --help) : { $why }

# Simulation et données des cartes

cli-help-simulate = Faire jouer de nombreuses parties par des robots et compter les résultats.
cli-help-cards = Montrer les valeurs des cartes d’un jeu, ou vérifier un fichier avec les vôtres.
cli-help-kept = Lister les parties conservées, chacune avec le nom qui permet de la reprendre.
cli-help-verify = Vérifier des comptes rendus de parties : fichier entier, réponses permises, cartes conformes à la graine.
cli-help-records = Comptes rendus ou parties enregistrées.
cli-help-replay = Raconter le déroulement d’une partie.
cli-help-record = Un compte rendu ou une partie enregistrée.
cli-help-viewer = Place d’où regarder la partie (sinon, en spectateur).
verify-over = { $file } : conforme ; { $game }, { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}, partie terminée
verify-running = { $file } : conforme ; { $game }, { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}, partie en cours
replay-running = (La partie n’est pas terminée.)
replay-secret = La partie n’est pas terminée : seul le joueur de la place { $seat } peut la regarder de là.
cli-help-solve = Dire exactement ce que vaut une position et quelles réponses sont les meilleures, si elle est assez petite.
cli-help-weigh = Dire ce que la recherche d’un robot trouve de chaque réponse dans une position, et à quel point c’est sûr.
cli-help-position = Un compte rendu, une partie enregistrée, une position ou un scénario.
cli-help-most = Combien de positions sont examinées, au plus.
cli-help-all = Résoudre chaque réponse, pas seulement la meilleure.
cli-help-weigher = Le robot qui cherche : ismcts, planner, search ou rollouts.
solve-asked = { $label } : c’est à la place { $seat } de répondre
solve-chance = { $label } : le hasard vient ensuite ; ce qui suit vaut pour la place { $seat }
solve-over = { $label } : la partie est terminée
solve-exact = Résolu : au mieux, la position vaut { $worth } ({ $looked ->
    [one] { $looked } position examinée
   *[other] { $looked } positions examinées
}).
solve-share = 1 est une partie gagnée, 1/2 une partie partagée, 0 une partie perdue.
solve-result = C’est le résultat moyen, tel que le jeu le compte.
solve-best = { $text } : { $worth }, la meilleure
solve-worth = { $text } : { $worth }
solve-between = { $text } : de { $low } à { $high }
solve-unknown = { $text } : pas examinée
solve-line = Ensuite, tant que le hasard n’intervient pas : { $list }.
solve-large = Trop grand : après { $looked ->
    [one] { $looked } position
   *[other] { $looked } positions
}, on sait seulement que la valeur est entre { $low } et { $high }. « { $option } N » en examine davantage.
solve-large-unknown = Trop grand : { $looked ->
    [one] { $looked } position a été examinée
   *[other] { $looked } positions ont été examinées
}, et cela ne dit rien de la valeur. « { $option } N » en examine davantage.
solve-circle = Pas décidé : le jeu peut revenir sans fin à la même position. Après { $looked ->
    [one] { $looked } position
   *[other] { $looked } positions
}, la valeur est entre { $low } et { $high }.
solve-hidden = Impossible à résoudre : la place { $seat } devrait choisir sans savoir tout ce qui est déjà fixé.
solve-sides = Impossible à résoudre : plus de deux camps jouent.
solve-at-once = Impossible à résoudre : les deux camps répondent en même temps.
solve-endless = Impossible à résoudre : les réponses sans choix ne finissent jamais.
solve-broken = les règles ne peuvent pas continuer depuis cette position ; il manque peut-être une étape à son agenda
solve-needs-state = Il n’y a pas de position dans { $file }.
weigh-nobody = Aucune place n’a de choix à ce moment.
weigh-one = Une seule réponse est envisagée : { $text }
weigh-share = { $text } : { $mean } ({ $low } à { $high }), { $visits ->
    [one] { $visits } partie
   *[other] { $visits } parties
} dans { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
}
weigh-line = { $text } : { $mean } ± { $error }, dans { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
} ; derrière la première de { $behind } ± { $unsure }
weigh-line-first = { $text } : { $mean } ± { $error }, dans { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
}
weigh-unsure-mean = { $text } : { $mean }, dans un seul monde
weigh-parted = La première est meilleure que la deuxième, au-delà du hasard.
weigh-together = Tant de parties ne suffisent pas à départager les deux premières.
weigh-what = Chances de victoire, en pour cent, avec l’intervalle où elles tombent dans 95 recherches semblables sur 100. La façon dont le robot comprend le jeu n’est pas comptée.
weigh-what-result = Tel que le jeu compte son résultat, avec l’intervalle où il se trouve pour 95 recherches semblables sur 100. La façon dont le robot comprend le jeu n’est pas comptée.
weigh-what-lines = Telles que le jeu évalue les positions, avec l’erreur type. La façon dont le robot comprend le jeu n’est pas comptée.
weigh-what-tries = Chances de victoire, en pour cent, avec l’erreur type. La façon dont le robot comprend le jeu n’est pas comptée.
weigh-policy = Pendant cette étape, { $bot } n’essaie rien : la règle simple du jeu répond.
cli-help-doctor = Dire ce que cette installation sait faire : versions, dossiers, moteur de chaque jeu.
cli-help-doctor-build = Compiler d’abord les moteurs en C, s’il y a un compilateur.
cli-help-engine = Ce qui exécute les règles : auto, native (en C) ou python.
doctor-version = Heroon { $version }, Python { $python }, { $system } { $machine }
doctor-compiler = Compilateur C : { $compiler }
doctor-cache = Moteurs compilés : { $folder }
doctor-saves = Parties conservées : { $folder }
doctor-native = { $game } · { $title } : ses règles tournent en C ({ $bytes ->
    [one] { $bytes } octet par position
   *[other] { $bytes } octets par position
})
doctor-python = { $game } · { $title } : ses règles tournent en Python ({ $why })
doctor-build = « { $command } --build » construit ce qui ne l’est pas encore.
cli-help-games = Nombre de parties.
cli-help-first = Numéro de la première partie : ainsi se jouent les parties auxquelles une simulation interrompue n’est pas arrivée.
cli-help-bots = Qui joue chaque place, un niveau ou un robot, séparés par des virgules ; s’il y en a moins que de places, chacun rejoue à son tour (au hasard sinon).
cli-help-workers = Nombre de processus (0 : un par cœur) ; les parties sont les mêmes quel que soit ce nombre.
cli-help-on = Où sont les processus : here (ici), ray (une grappe de cette seule machine) ou l’adresse d’une grappe Ray qui tourne déjà ; les parties sont les mêmes partout.
cli-help-mirrored = Jouer chaque donne deux fois, places échangées.
cli-help-csv = Fichier pour une ligne par partie.
cli-help-json = Fichier pour le résumé.
cli-help-parquet = Fichier pour une ligne par partie, en Parquet : pour des programmes, et pour « report ».
cli-help-report = Dessiner les résultats de parties simulées : une page qui n’a besoin d’aucune connexion.
cli-help-report-files = Fichiers écrits par « simulate --out ».
cli-help-page = Fichier pour la page, en HTML.
cli-help-export = Fichier où écrire les valeurs.
cli-help-use = Fichier de vos propres valeurs, à vérifier.
simulate-progress = Parties
simulate-stopped = Interrompu : { $count ->
    [one] { $count } partie jouée
   *[other] { $count } parties jouées
} sur { $of }.
simulate-rest = { $count ->
    [one] La partie qui manque se joue
   *[other] Les { $games } parties qui manquent se jouent
} avec la même commande, en y ajoutant « --first { $first } --games { $games } » et en changeant les noms de fichiers ; « report » réunit les fichiers.
simulate-workers-lost = Le processus qui jouait la partie { $number } et les suivantes est mort chaque fois qu’il a été relancé : la mémoire vient-elle à manquer ? Toutes les parties d’avant sont gardées.
simulate-head = { $games } parties de { $game }, graine { $seed }
simulate-bot = { $number }. { $bot } : { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $share } (à 95 %, entre { $low } et { $high })
simulate-draws = Parties nulles : { $draws }
simulate-journey = Étapes réussies, sur { $goal } : { $mean } en moyenne ; au plus { $p5 } dans 5 % des parties, { $p50 } dans la moitié, { $p95 } dans 95 %
simulate-results = Résultat : { $mean } en moyenne (à 95 %, entre { $low } et { $high }) ; au plus { $p5 } dans 5 % des parties, { $p50 } dans la moitié, { $p95 } dans 95 % ; { $max } dans la meilleure
simulate-lost = Parties perdues contre : { $where }
simulate-ends = Causes des défaites : { $ends }
simulate-turns = Tours : au plus { $p5 } dans 5 % des parties, { $p50 } dans la moitié, { $p95 } dans 95 % ; { $max } dans la plus longue
simulate-choices = Choix : au plus { $p5 } dans 5 % des parties, { $p50 } dans la moitié, { $p95 } dans 95 % ; { $max } dans la plus longue
simulate-speed = Par seconde et par cœur : { $choices } choix, { $decisions } décisions, { $tokens } jetons
report-written = { $file } : { $count ->
    [one] { $count } partie dessinée
   *[other] { $count } parties dessinées
}
simulate-same-file = { $file } est donné deux fois : choisissez un nom différent pour chaque fichier
report-same-file = { $file } est un des fichiers à lire : donnez un autre nom à la page
report-title = Parties simulées
report-played = Ce qui a été joué
report-series = Série
report-file = Fichier
report-games = Parties
report-bots = Robots
report-options = Options
report-origin = Comment
report-usual = options habituelles
report-seed = graine { $seed }
report-rules = règles { $number }
report-cards = cartes { $hash }
report-own-cards = cartes personnelles { $hash }
report-version = Heroon { $version }
report-mirrored = chaque donne une fois par place
report-stopped = interrompu
report-wins = Parties gagnées par chaque robot
report-interval = Le trait de part et d’autre de chaque point est l’intervalle qui contient la vraie part dans 95 cas sur 100 (Wilson).
report-draws = Parties nulles ({ $series }) : { $draws }.
report-seats = Parties gagnées à chaque place
report-seat = place { $seat }
report-won = Gagnées
report-of = Parties
report-share = Part
report-from = Au moins
report-to = Au plus
report-share-axis = Part des parties
report-stages = Parties qui ont passé chaque étape
report-stage-axis = Étape
report-mean = Étapes, en moyenne
report-results = Qualité des résultats
report-results-axis = Résultat
report-turns = Longueur des parties, en tours
report-turns-axis = Tours
report-choices = Longueur des parties, en choix
report-choices-axis = Choix
report-p5 = 5 % au plus
report-p50 = La moitié au plus
report-p95 = 95 % au plus
report-max = Le plus grand
report-ends = Fin des parties
finish-bound = limite de longueur atteinte
os-no-home = cet utilisateur n’a pas de dossier personnel ; indiquez un dossier dans XDG_DATA_HOME, ou un fichier (--save, --games)
os-ENOENT = ce fichier ou ce dossier n’existe pas
os-EACCES = vous n’en avez pas le droit
os-EISDIR = c’est un dossier
os-ENOTDIR = le chemin passe par un fichier qui n’est pas un dossier
os-EEXIST = ce fichier existe déjà
os-ENAMETOOLONG = ce nom est trop long
os-ENOSPC = il n’y a plus de place
os-EROFS = on ne peut rien y écrire
os-EINVAL = ce n’est pas un nom de fichier
file-exists = { $file } existe déjà et reste tel quel
cards-file =
    { $game } : ce que disent ses cartes, données de cartes { $hash }.
    Changez ce que votre boîte imprime autrement, puis jouez avec « --cards FICHIER » ou mettez le
    fichier dans le formulaire d’une nouvelle partie. Ce que vous omettez reste tel quel. Les
    tables [columns] disent ce que chaque entrée peut être, [tokens] comment s’écrivent les effets :
    laissez-les telles quelles. Derrière chaque ligne : d’où viennent ses nombres, et la règle qui s’en
    sert.
cards-good = { $file } convient (données de cartes { $hash })

## L’application

app-about = Des jeux de héros, à jouer seul, à plusieurs ou contre l’ordinateur.
app-other-language = English
app-lang-fr = français
app-lang-en = English
app-start-continue = Continuer
app-start-new = Nouvelle partie
app-start-saves = Parties enregistrées
app-start-rules = Règles
app-start-quit = Quitter
app-save-line = { $title } · { $when } · { $state }
app-save-open = en cours
app-save-over = terminée
app-saves-none = Aucune partie n’est enregistrée pour l’instant.
app-remove-sure = Retirer { $file } des listes ? La page peut l’y remettre.
app-delete-sure = Supprimer { $file } définitivement ?
app-yes = Oui
app-no = Non
app-close = Fermer
app-close-foot = Échap pour fermer
app-choose-foot = ↑↓ puis Entrée pour choisir · Échap pour revenir
app-search-foot = Tapez un mot · ↑↓ pour parcourir · Échap pour fermer
app-rules-search = Un mot, ou le repère d’une règle
app-rules-foot = Tapez un mot · ↑↓ section · Page↑↓ texte · Échap pour fermer
app-new-game = Jeu
app-new-lang = Langue
app-new-mode = Mode
app-new-players = Joueurs
app-new-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
app-new-person = une personne, à cet écran
app-new-name-hint = si vous voulez
app-new-name-of = Nom { DE($player) }, si vous voulez
app-new-rules = Règles de la partie : pour débuter, laissez-les comme elles sont
app-new-seed-label = Graine (la même graine donne les mêmes cartes)
app-new-seed = laissez vide pour une donne au hasard
app-new-nobody = Il faut au moins une personne à cette table.
begin-at-once = Jouer tout de suite à { $title }
begin-choose = Choisir…
begin-choose-of = Choisir contre qui ou quoi jouer à { $title }
begin-against = Contre qui ?
begin-extras = À ajouter, si vous voulez
begin-play = Jouer
begin-role = Que jouez-vous ?
begin-people = Joueurs et noms
begin-same = comme le premier adversaire
begin-name-of = Nom ({ $player })
begin-options-about = Pour commencer, n’y changez rien.
begin-deal = La donne
begin-friend-about = { $many ->
    [many] Sur cet écran, chacun son tour, à toutes les autres places.
   *[one] Sur cet écran, chacun son tour.
}
begin-level-novice = Le Novice
begin-level-apprentice = L’Apprenti
begin-level-expert = L’Expert
begin-level-master = Le Maître
begin-friend = { $many ->
    [many] Un ami ou plusieurs
   *[one] Un ami
}
begin-beats = victoires sur 100 { begin-against-level }
begin-loses = défaites sur 100 { begin-against-level }
begin-against-level = { $level ->
    [novice] contre le Novice
    [apprentice] contre l’Apprenti
    [expert] contre l’Expert
    [master] contre le Maître
   *[other] contre « { $level } »
}
begin-wins = victoires sur 100 pour l’ordinateur ({ $level ->
    [apprentice] apprenti
    [expert] expert
    [master] maître
   *[other] { $level }
})
begin-sure = { $within ->
    [few] moins d’une
    [most] plus de 99
   *[some] entre { $low } et { $high }
}, sur { $games } parties
over-again = Rejouer
over-same = La même donne
over-leaf = Feuilleter la partie
over-up = Ensuite : { $name }
tips = Conseils
tip-seen = Compris
tip-more = Lire
tip-rule = La règle
tip-off = Ne plus en montrer
tips-again = Revoir les conseils de la première partie
sign-title = Ce que veulent dire les signes
sign-now-lit = peut être choisi maintenant
sign-now-open = peut être choisi aussi
sign-now-picked = désigné
app-key-start = Commencer
app-key-change = Changer
app-key-row = Ligne
app-key-back = Retour
app-key-escape = Échap
app-key-open = Ouvrir
app-key-delete = Supprimer
app-key-theme = Clair ou sombre
app-key-undo = Annuler
app-key-hint = Conseil
app-key-why = Pourquoi ?
app-key-inspect = Regarder
app-key-explain = Totaux
app-key-odds = Chances
app-key-rules = Règles
app-key-log = Journal
app-key-orders = Consignes
app-key-type = Taper
app-help-type = taper une réponse : un numéro, un code, ou plusieurs cartes dans l’ordre
app-type-title = Taper une réponse
app-type-hint = un numéro, un code, ou des cartes dans l’ordre : 3 1 5
app-type-walk = un numéro, un code, ou une case où marcher : c5
app-type-foot = Entrée pour répondre · Échap pour fermer
app-key-menu = Menu
app-key-help = Aide
app-help-title = Les touches
app-help-answer = Tapez le numéro d’une réponse, ou placez-vous dessus avec ↑ et ↓ ; Entrée la donne. La souris fait aussi l’affaire.
app-help-board = Sur la table, vous pouvez choisir les pièces marquées › : d’abord la pièce, puis sa destination ; quand une seule pièce suffit à répondre, choisissez-la deux fois pour confirmer. Tab mène à la table, les flèches d’une pièce à l’autre. Une pièce que vous ne pouvez pas choisir dit pourquoi.
app-help-walk = Sur une case qui montre un prix, vous marchez d’un coup, aussi loin que rien d’autre ne vous est demandé : choisissez-la, ou tapez son nom (t, puis c5). « ! » : le Boss vous y frapperait.
app-help-undo = reprendre votre dernière réponse ; la ligne du bas dit jusqu’où, et « ⚠ sans retour » marque une réponse qui ne pourra pas être reprise
app-help-hint = le conseil du programme, et sa raison
app-help-why = pourquoi une réponse n’est pas possible, et par quelle règle
app-help-inspect = ce qu’est chaque chose de la table ; les piles ouvertes, carte par carte
app-help-explain = d’où viennent les totaux
app-help-odds = les chances de ce qui suit une réponse
app-help-rules = les règles
app-help-log = tout ce qui s’est passé
app-help-orders = vos consignes et vos propositions
app-help-menu = qui joue, revanche, abandon, copie, sortie…
app-help-codes = montrer le code de chaque réponse
app-help-language = changer de langue
app-help-theme = passer du clair au sombre, ou l’inverse
app-thinking = { LE($player) } réfléchit…
app-hand-over = Lisez ce qui s’est passé, puis donnez l’écran { A($player) }.
web-away = { LE($player) } répond sur son propre écran.
web-away-covered = { LE($player) } joue sur un autre écran.
app-hand-over-go = J’ai lu : cacher la table
app-curtain = { $named ->
    [yes] { NOM($player) }, à vous.
   *[no] Cet écran attend { LE($player) }.
}
app-curtain-foot = Appuyez sur Entrée quand personne d’autre ne regarde
app-back-start = [u] { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
} à reprendre, jusqu’au début
app-back-news = [u] { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
} à reprendre, jusqu’à la dernière révélation
app-back-another = [u] { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
} à reprendre, jusqu’à la réponse d’un autre joueur
app-back-stands = [u] { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
} à reprendre, jusqu’à celle que les règles ne laissent pas reprendre
app-back-none-start = Rien à reprendre : vous n’avez pas encore répondu.
app-back-none-news = Rien à reprendre : quelque chose a été révélé depuis.
app-back-none-another = Rien à reprendre : un autre joueur a répondu depuis.
app-back-none-stands = Rien à reprendre : les règles ne laissent pas reprendre la dernière réponse.
app-final = ⚠ sans retour
app-hint-title = Conseil
app-hint-answer = { $answer }.
app-hint-cards = { $list }. { $totals }
app-hint-alone = Rien d’autre n’est possible ici.
app-hint-sure = Le programme suit là ses règles simples : ce n’est pas une preuve, une autre réponse peut valoir mieux.
app-hint-play = Donner cette réponse
app-hint-play-all = Jouer ces cartes
app-hint-then = Ensuite, si rien ne s’y oppose : { $list }.
app-hint-changes = Ce qui change aussitôt : { $list }.
app-hint-nothing = Raison : aucun nombre de la table ne change aussitôt ; le programme se fie ici à son expérience.
app-change = { $what } : { $old } → { $new }
app-odds-title = Les chances de ce qui suit
app-explain-title = D’où viennent les totaux
app-explain-none = Il n’y a pas encore de total à expliquer.
app-look-title = Sur la table
app-look-search = Une carte, une pile, un lieu
look-none = Rien de tel sur la table : { $query }
look-what = Un nom derrière « { $name } » dit tout de la chose.
app-why-title = Pourquoi est-ce impossible ?
app-why-answers = { $count ->
    [one] 1 réponse
   *[other] { $count } réponses
}
app-why-search = Que vouliez-vous faire ?
app-with-rule = { $text } (règle « { $title } »)
app-why-nothing = Aucune réponse du jeu ne concerne cela.
app-log-title = Le journal
app-orders-title = Vos consignes et vos propositions
app-orders-none = Ce jeu ne prévoit pas de consignes.
app-menu-title = Cette partie
app-menu-back = Revenir au jeu
app-menu-look = Regarder la table
app-menu-again = Revanche : une autre partie avec les mêmes réglages
app-menu-same = La même donne : recommencer avec la même graine
app-menu-copy = Enregistrer une copie
app-menu-scenario = Garder ce moment comme scénario
app-menu-players = Qui joue : l’ordinateur, une personne
app-menu-resign = Abandonner la partie
app-menu-language = English
app-menu-theme = Clair ou sombre
app-menu-help = Les touches
app-menu-menu = Enregistrer et revenir au menu
app-menu-quit = Enregistrer et quitter
app-resign-sure = Abandonner la partie, sans retour ?
app-over-title = La partie est terminée
app-leap = saut de { $leap } au tour { $turn }
app-over-what = Et maintenant ?

# La page

web-here = La page est ouverte à l’adresse { $address } (Ctrl-C pour arrêter ; chaque réponse est conservée).
web-needs = Il manque à cette installation ce qui sert la page : installez « heroon[web] ».
web-nowhere = La page ne peut pas être servie : { $why }
web-home = Accueil
web-skip = Aller au contenu
web-nav = Le site
web-tools = Les outils
web-question = La question
web-table = La table
web-you = Vous
web-rules-of = Règles de { $title }
web-foot = Heroon est indépendant et non commercial ; aucun éditeur n’y est associé.
web-look-auto = Clair ou sombre : selon l’appareil
web-look-light = Toujours clair
web-look-dark = Toujours sombre
web-history = Parties terminées
web-who = { $people }{ $others ->
    [0] {""}
    [one] {" "}{ $team ->
        [yes] avec
       *[no] contre
    } l’ordinateur ({ $level })
   *[other] {" "}{ $team ->
        [yes] avec
       *[no] contre
    } { $others } ordinateurs ({ $level })
}
web-who-people = { $named ->
    [yes] { $count ->
        [one] vous
       *[other] { $count } autres
    }
   *[no] { $count ->
        [one] vous
       *[other] { $count } personnes
    }
}
web-answers = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}
brief-you = à vous de jouer
brief-asked = à vous de répondre
brief-player = au tour { DE($player) }
brief-player-asked = { A($player) } de répondre
brief-computer = { $level ->
    [novice] au tour du Novice
    [apprentice] au tour de l’Apprenti
    [expert] au tour de l’Expert
    [master] au tour du Maître
   *[none] au tour de l’ordinateur
}
brief-won = Gagnée
brief-lost = Perdue
brief-drawn = Nulle
brief-ended = Terminée
web-last = La dernière partie
web-play-on = Reprendre
web-see-end = La revoir
web-finished-more = Parties plus anciennes ({ $count })
ended-course = Le cours de la partie
ended-turns = { $count ->
    [one] tour
   *[other] tours
}
ended-answers = { $count ->
    [one] réponse
   *[other] réponses
}
ended-leap = { $name } : le plus grand bond, au tour { $turn }
ended-turn = Tour
ended-look = Revoir le tour { $turn }
ended-turn-by-turn = Tour par tour
web-tab-ask = À vous de jouer
web-remove = Retirer : { $title }, { $when } (peut s’annuler)
web-options = Options de règles
web-cards = Les cartes
web-source = Source
web-rule = Règle « { $title } »
web-own-cards = D’autres nombres sur les cartes
web-own-about = Votre boîte imprime autre chose ? Mettez ici un fichier de cartes. La table garde ses nombres : les règles, les cartes et la partie gardée s’y tiennent.
web-own-file = Télécharger le fichier de cartes, pour le corriger
web-own-choose = Choisir un fichier
web-own-text = Texte du fichier de cartes
web-cards-line = Ligne { $line } : { $text }
web-cards-line-of = Ligne { $line }, { $name } : { $text }
web-cards-about = Ce que fait chaque carte, ses nombres, et d’où vient chacun d’eux. La recherche de votre navigateur trouve chaque nom et chaque mot de cette page.
web-cards-count = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
about-printed = la règle ou la carte l’imprime
about-public = identique dans plusieurs listes publiques des cartes
about-inferred = se déduit de ce qui est imprimé ailleurs
about-rebuilt = rien d’imprimé ne le donne : nous l’avons reconstitué ; qui possède la boîte peut le corriger
about-own = donné par qui possède la boîte
web-option-why = pourquoi ?
web-option-why-of = pourquoi ? ({ $option })
web-rules-all = Toutes les règles
web-rules-search = Chercher un mot
web-find = Chercher
web-phases = Phases du tour
web-phase-done = fini
web-list = Toutes les réponses
web-number = réponse { $number }
web-decline-once = { LE($player) } n’a rien à ajouter
web-decline-order = { LE($player) } · { $order }
web-decline-turn = { LE($player) } n’a rien à dire ce tour
web-lost = La liaison avec le programme est coupée. La page essaie de la rétablir ; rien n’est perdu.
web-noscript = Pour jouer sur cette page, autorisez JavaScript.
web-offer-draw = On vous propose la partie nulle.
web-offer-back = L’autre joueur demande à reprendre son dernier choix.
web-offer-agree = Accepter
web-offer-decline = Refuser
web-practice = entraînement
web-moment = La table telle que vous la voyiez alors.
web-story = Récit
web-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
web-step = moment { $number } sur { $of }
web-walk = Parcourir la partie
web-walk-first = Au début
web-walk-turn-before = Un tour en arrière
web-walk-before = Un moment en arrière
web-walk-play = Lecture
web-walk-stop = Arrêter
web-walk-after = Un moment plus loin
web-walk-turn-after = Un tour plus loin
web-walk-last = Au dernier moment
web-onward = Jouer à partir d’ici
web-onward-about = en partie d’entraînement
web-onward-secret = Vous pourrez jouer à partir d’ici quand la partie sera finie : d’ici là, cela montrerait la main de l’autre joueur.
web-now = Revenir au présent
web-sit = C’est moi : montrer la table
web-preview = Ce que fera ce choix
preview-if = Si vous choisissez cela :
preview-final = C’est sans retour.
preview-then = puis
web-take-back = Annuler : { $thing }
web-take-back-short = annuler
web-menu-at = Au choix ici
web-lit = à choisir
web-danger = qui y reste est frappé
web-free = Maj et flèches changent l’ordre
web-drag = Glissez une carte pour changer l’ordre.
web-earlier = Un rang plus tôt
web-later = Un rang plus tard
web-picked = sélection en cours
web-missing = Cette page n’existe pas
web-missing-why = L’adresse est fausse, ou la partie a été retirée : la page d’accueil permet alors de la remettre.
web-bug = Quelque chose a mal tourné
web-bug-why = C’est une erreur du programme. Vos parties sont conservées.
look-faulty = La présentation de ce jeu a un défaut ({ $why }) : la table est dessinée comme celle de n’importe quel jeu.
web-name-keep = Prendre ce nom
web-unshown = Cette table ne peut pas être montrée
web-unshown-why = Le jeu a un défaut ({ $why }). Vos parties sont conservées : rien n’est perdu.
web-help = Chaque réponse est un bouton de la liste ; les pièces en surbrillance de la table se choisissent aussi : d’abord la pièce, puis sa destination. Un clic ailleurs dit ce qu’est la chose.
what-now = Maintenant
what-refused = { $answer } ? { $why }
what-many = { $count ->
    [one] Présente dans { $count } réponse : le choix se fait sur la table.
   *[other] Présente dans { $count } réponses : le choix se fait sur la table.
}
what-idle = Cela n’intervient pas dans ce choix.
what-later = Ce n’est pas à vous de choisir.
what-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
what-unseen = { $count ->
    [0] Il n’y a aucune carte.
    [one] Il y a { $count } carte, face cachée.
   *[other] Il y a { $count } cartes, face cachée.
}
what-order = La pile, depuis le dessus
what-place = { $place } : { $name }
what-top = dessus
what-bottom = fond
what-previous = Une carte plus haut
what-next = Une carte plus bas
web-help-list = aller à la liste de toutes les réponses, ou la replier
web-help-self = dire où est votre pièce et ce qui est près d’elle
web-help-what = regarder ce qui a le focus ou ce que montre la souris ; sur un écran tactile, y laisser le doigt
web-help-number = aller à la réponse de ce numéro ; Entrée la donne
web-help-arrows = d’un bouton ou d’une pièce à l’autre
web-help-tab = au bouton suivant
web-help-escape = un pas en arrière dans la question
web-help-walk = dans un moment passé : un moment en arrière ou plus loin, un tour avec Maj ; Espace lit et arrête, P joue à partir de là, Échap revient
source-printed = imprimé
source-public = publié
source-inferred = déduit
source-rebuilt = reconstitué
source-own = nombre du propriétaire
web-moment-only = La table est montrée telle qu’elle était : revenez d’abord au présent.
web-automatic = Une seule réponse est possible : la partie continue…
web-hurry = Continuer
web-beat-of = Temps { $number } sur { $of }
web-beat-attack = Attaque
web-beat-stops = { $points } arrêtés
web-beat-health = Vie
web-hurry-key = une touche
web-me = moi
web-players = Qui joue
web-players-about = Quand les mains sont secrètes, une personne qui prend la place de l’ordinateur voit sa main : la partie n’est plus que d’entraînement.
players-levelled-seat = L’ordinateur ({ NOM($player) }) joue désormais au niveau { $level }.
web-seed = Graine
web-seed-about = La graine redonne la même donne. Qui calcule avec elle pourrait aussi prévoir les cartes cachées.
web-seed-copy = Copier la graine
web-seed-copied = La graine est copiée.
web-pace = Rythme de l’ordinateur
web-pace-instant = Immédiat
web-pace-brisk = Vif
web-pace-calm = Calme
web-look = Apparence
web-look-short = { $look ->
    [light] Clair
    [dark] Sombre
   *[auto] Comme l’appareil
}
web-lang = Langue
web-over-won = vainqueur
web-log-lines = Ce qui s’est passé ; une ligne ancienne montre la table telle qu’elle était
web-unkept = Rien n’a pu être conservé
web-unkept-why = Rien n’a été conservé. { $why }
web-refused = Ce n’est pas possible
web-seed-later = La graine et la même donne attendent la fin de la partie : avant, elles montreraient les deux mains.
web-closed = Cette partie ne peut pas continuer
web-closed-list = Parties qui ne peuvent pas continuer
web-closed-rules = Conservée sous d’autres règles (version { $was }, aujourd’hui { $now }), elle ne peut pas continuer : les règles actuelles mèneraient à une autre position. Le Heroon avec lequel elle a été commencée l’ouvre toujours.
web-closed-cards = Conservée avec d’autres nombres de cartes, elle ne peut pas continuer : les nombres actuels mèneraient à une autre position. Avec l’ancien fichier de cartes, elle s’ouvre de nouveau. { $why }
web-closed-game = Elle ne peut pas continuer : un jeu n’est pas installé ici ({ $game }). Installez-le et elle s’ouvrira de nouveau.
web-closed-damaged = Elle ne peut pas continuer : { $why } Une copie plus ancienne du fichier des parties la ramènerait ; sinon, on peut la retirer.
web-closed-faulty = Elle ne peut pas continuer tant que son jeu ne peut pas être joué : { $why }
web-closed-elsewhere = Elle ne peut pas continuer : ce programme n’arrive pas à la position conservée. Le Heroon avec lequel on l’a jouée en dernier l’ouvre toujours. { $why }
web-other-rules = commencée avec d’autres règles ou d’autres nombres de cartes
web-closed-open = Cette partie est ouverte { $what ->
    [app] dans l’application Heroon
    [lines] dans un terminal, en mode ligne
    [page] dans la page d’un autre Heroon
   *[other] dans un autre programme
} (processus { $process }). Quittez-la là-bas, puis ouvrez-la ici : elle reprendra où elle en est.
web-elsewhere = Ouverte ailleurs
web-elsewhere-again = Réessayer
shown-title = montrée telle qu’elle a été conservée
shown-why = { $kind ->
    [rules] Cette partie s’est terminée sous d’autres règles et ne peut pas être rejouée avec celles d’aujourd’hui.
    [cards] Cette partie s’est terminée avec d’autres nombres de cartes et ne peut pas être rejouée avec ceux d’aujourd’hui.
   *[elsewhere] Cette partie est terminée, et le programme d’aujourd’hui la jouerait autrement.
} On la montre d’après ce qui a été conservé : la table au début de chaque tour, et sa fin.
shown-missing = { $count ->
    [one] Une des positions conservées ne peut plus être lue.
   *[other] { $count } des positions conservées ne peuvent plus être lues.
}
shown-no-result = La partie est terminée ; son résultat n’a pas été conservé
shown-note = terminée ; montrée d’après les positions conservées
shown-at = position conservée { $number } sur { $of }
shown-first = Premier tour
shown-before = Tour précédent
shown-after = Tour suivant
shown-last = Dernier tour
web-begun-rules = Commencée avec d’autres règles
web-begun-rules-why = Cette partie a été commencée avec d’autres règles. Ce qui a été joué mène à la même position avec celles d’aujourd’hui, qui valent désormais.
web-begun-cards = Commencée avec d’autres nombres de cartes
web-begun-cards-why = Cette partie a été commencée avec d’autres nombres de cartes. Ce qui a été joué mène à la même position avec ceux d’aujourd’hui, qui valent désormais.
web-begun-turn = Reprise au début d’un tour
web-begun-turn-why = Cette partie ne peut pas être rejouée telle quelle avec les règles et les cartes d’aujourd’hui. Elle reprend au début de son dernier tour, avec les règles d’aujourd’hui ; ce qui a été répondu pendant ce tour est redemandé.
web-unknown-game = Une partie illisible
web-removed = Retirée.
web-undo = Annuler
web-restore = Remettre
web-restore-of = Remettre : { $title }, { $when }
web-removed-list = Parties retirées
web-removed-count = { $n ->
    [one] { $n } partie retirée
   *[other] { $n } parties retirées
}
web-remove-short = Retirer de la liste
web-delete = Supprimer pour de bon
web-delete-of = Supprimer pour de bon : { $title }, { $when }
web-delete-sure = Supprimer cette partie pour de bon ?
web-delete-why = Toutes ses réponses et sa graine sont effacées du fichier des parties. Rien ne les ramènera.
web-delete-not = Non, la garder
web-not-kept = Rien ne peut être conservé : { $why }. Les parties peuvent être regardées, pas jouées. Pour jouer, nommez un autre fichier : heroon web --games FICHIER.
web-here-unkept = La page est ouverte à l’adresse { $address } (Ctrl-C pour arrêter).
web-port-taken = ATTENTION : le port habituel { $port } est pris par un autre programme. { $usual } n’est PAS cette page : n’ouvrez que l’adresse ci-dessous.
web-no-home = Il n’y a pas de dossier personnel où conserver les parties : nommez un fichier (heroon web --games FICHIER).
web-nowhere-port = La page ne peut pas être servie au port { $port } : { $why }. Choisissez-en un autre (heroon web --port 0 en prend un de libre).
web-nowhere-file = Le fichier des parties { $file } ne peut pas servir : { $why }. Nommez-en un autre (heroon web --games FICHIER).
web-not-private = La page ne peut pas être verrouillée : d’autres peuvent lire { $file }, et seul son propriétaire peut y remédier. Nommez un autre fichier (heroon web --games FICHIER).
web-locked = Cette page est verrouillée
web-locked-why = Ouvrez l’adresse que le programme a écrite dans le terminal où il a été lancé : elle ne sert qu’une fois, et ce navigateur est alors connu. Pour une autre adresse, relancez le programme.
