## Co říká mnoho partií

study-scores = body
study-column-score = průměr
study-winner = vítěz
study-all = všichni
study-ahead = náskok vítěze před druhým

study-categories = druh bodů
study-column-winners = vítězové
study-column-all = všichni
study-column-led = někdo vede
study-column-leader-wins = výhry vedoucího
study-column-leader-lead = náskok vedoucího

study-cards = vyložený projekt
study-early-cards = projekt vyložený do 3. kola
study-column-taken = vzato do ruky
study-column-played = vyloženo
study-column-wins = výhry
study-column-lead = náskok

study-goals = dosažený cíl
study-column-shown = ve hře
study-column-reached = dosaženo
study-column-field-1 = 1.
study-column-field-2 = 2.
study-column-field-3 = 3.
study-column-field-4 = 4.
study-column-own = soukromý

study-missions = karta úkolů
study-column-tried = hráči se splněným řádkem
study-tasks = splněný řádek
study-column-done = splněno
