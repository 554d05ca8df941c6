## While one plays

pass-on = Passe le clavier à { $name }, puis Entrée.
look-well = Regarde bien la table, puis appuie sur Entrée.
how = Tape un numéro ou quelques-uns des mots. Aussi : ? pour l’aide, journal, conseil, reprendre, fin.
several = Lequel ?
many-more = et { $n } de plus : tape plus de mots.
like-these = … et { $n } autres de ce genre. Tape quelques mots ou nombres, ou « liste » pour tout voir.
no-such = Rien ici ne s’appelle « { $typed } ». Tape un numéro ou quelques-uns des mots, ou ? pour l’aide.
no-number = { $n ->
    [one] Il y a un seul choix : tape 1.
   *[other] Il y a { $n } choix, numérotés à partir de 1.
}
no-help = Il n’y a pas encore d’aide pour ce jeu.
no-advice = Personne ne conseille encore pour ce jeu.
no-log = Rien ne s’est encore passé.
rule-numbers = Un numéro entre parenthèses, comme { $rule }, désigne une règle : tape-le pour la lire.
no-rule = Aucun texte de ce jeu ne cite de règle { $number }.
against = Contre { $bots }.
bot = { $title } ({ $says })
goodbye = Au revoir. Cette partie n’est pas finie et n’est pas gardée.
kept = Au revoir. La partie est gardée comme elle est : farmyard play --resume la continue.
unfinished = Une partie de { $title } n’est pas finie : { $names }, quittée le { $when }. Que faire ?
go-on = la continuer
anew = commencer une nouvelle partie et garder celle-ci
throw-away = commencer une nouvelle partie et jeter celle-ci
set-aside = Une partie commencée ne peut pas continuer et a été mise de côté. { $why }
bye = Au revoir.
seated = Tu as une place à cette table.
watching = Il n’y a plus de place : tu regardes.
waits = Ici : { $names }. { $n ->
    [0] La partie commence maintenant.
    [one] La partie commence quand encore une personne s’assoit.
   *[other] La partie commence quand encore { $n } personnes s’assoient.
}
keeps-chair = Au revoir. La table garde ta place : farmyard play --join { $link }
line-again = La liaison avec la table était coupée, elle est rétablie.
on-the-page = Cela ne se fait que sur la page de la table.
rank = rang
name = nom
somebody = Invité

## The commands, in other words than help, log, advice, undo and quit

command-help = aide
command-log = journal
command-list = liste
command-advice = conseil
command-undo = reprendre
command-quit = fin
commands =
    {"**"}Pendant que tu joues**

    - un numéro, ou quelques-uns des mots d’un coup
    - `journal` : ce qui s’est passé jusqu’ici
    - `liste` : tous les coups, là où seuls quelques-uns sont montrés
    - `conseil` : ce que ferait le meilleur épouvantail à ta place, et pourquoi
    - `reprendre` : reprend ton dernier coup, si rien n’a été vu depuis
    - `?` : cette aide
    - `fin` : quitter la partie, qui est gardée
