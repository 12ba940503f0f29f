lesson-welcome = Kamarád musel domů a vy za něj dohrajete. Velká karta je vaše: čtyři řady čísel, v červené a žluté stoupají, v zelené a modré klesají.
lesson-order = Křížkuje se zleva doprava. Čísla můžete přeskakovat, ale co zůstane vlevo od posledního křížku, to už zakřížkovat nejde.
lesson-white = Máte hozeno. Nejdřív si smí každý zakřížkovat součet dvou bílých kostek: 4 + 5 = 9. Zakřížkujte červenou 9, hned za svou osmičkou.
lesson-colour = Tento hod je váš, a tak máte i druhou akci: jedna bílá kostka plus jedna barevná, v řadě té barvy. Bílá 4 a žlutá 1 dávají žlutou 5. Zakřížkujte ji.
lesson-rival = Teď hodil soupeř a součet bílých platí i pro vás: 5 + 1 = 6. Zakřížkujte žlutou 6.
lesson-locked = Soupeř měl v modré pět křížků, zakřížkoval poslední číslo a řadu uzamkl. Modrá je zavřená pro všechny a její kostka zmizela.
lesson-penalty = Pak vám padlo 2 + 3 a nic se nikam nehodilo. Kdo hází a nic nezakřížkuje, má chybný hod: o 5 bodů méně. Čtvrtý chybný hod hru ukončí.
lesson-pass = Soupeř hodil 6 + 5 = 11. Tím by se přeskočilo mnoho čísel. Neházíte vy, takže když nezakřížkujete nic, nic vás to nestojí. Nekřížkujte nic.
lesson-again = Znovu házíte vy: 1 + 6 = 7. Žlutá 7 je hned další číslo. Zakřížkujte ji.
lesson-lock = Bílá 1 a zelená 1 dávají zelenou 2, poslední číslo řady. V zelené máte pět křížků, a tak ji smíte zakřížkovat a řadu uzamknout.
lesson-end = Je uzamčená druhá řada a hra hned končí.
lesson-score = Čím víc křížků je v řadě, tím víc každý z nich platí; zámek je také křížek. Červená 15, žlutá 15, zelená 28, modrá 3, dva chybné hody −10: 51 bodů. Pěkně zahráno!
