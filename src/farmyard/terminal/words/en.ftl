## While one plays

pass-on = Pass the keyboard to { $name }, press Enter.
look-well = Have a look at the table, then press Enter.
how = Type a number or some of the words. Also: ? for help, log, advice, undo, quit.
several = Which one?
many-more = and { $n } more: type more of the words.
like-these = … and { $n } more like these. Type some of the words or numbers, or “list” to see them all.
no-such = Nothing here goes by “{ $typed }”. Type a number or some of the words, or ? for help.
no-number = { $n ->
    [one] There is one thing to choose from: type 1.
   *[other] There are { $n } things to choose from, numbered from 1.
}
no-help = There is no help for this game yet.
no-advice = Nobody gives advice on this game yet.
no-log = Nothing has happened yet.
rule-numbers = A number in brackets, such as { $rule }, names a rule: type it to read that rule.
no-rule = No text of this game names a rule { $number }.
against = Against { $bots }.
bot = { $title }, who { $says }
goodbye = Goodbye. This game was not finished, and is not kept.
kept = Goodbye. The game is kept as it stands: farmyard play --resume goes on with it.
unfinished = A game of { $title } is unfinished: { $names }, left { $when }. What now?
go-on = go on with it
anew = begin a new game, and keep this one
throw-away = begin a new game, and throw this one away
set-aside = An unfinished game cannot be gone on with and was set aside. { $why }
bye = Goodbye.
seated = You have a chair at this table.
watching = There is no chair left: you watch.
waits = Here: { $names }. { $n ->
    [0] The game begins now.
    [one] The game begins when one more sits down.
   *[other] The game begins when { $n } more sit down.
}
keeps-chair = Goodbye. The table keeps your chair: farmyard play --join { $link }
line-again = The line to the table was broken, and is back.
on-the-page = That can be done on the table’s page only.
rank = rank
name = name
somebody = Guest

## The commands, in other words than help, log, advice, undo and quit

command-help = help
command-log = log
command-list = list
command-advice = advice
command-undo = undo
command-quit = quit
commands =
    {"**"}While you play**

    - a number, or some of the words of a choice
    - `log`: what has happened so far
    - `list`: all choices, where only some are shown
    - `advice`: what the strongest bot would do in your place, and why
    - `undo`: take back your last choice, if nothing has been seen since
    - `?`: this help
    - `quit`: leave the game; it is kept
