## What many matches tell

study-scores = score
study-column-score = mean
study-winner = winner
study-all = everyone
study-ahead = winner ahead of the second

study-categories = kind of points
study-column-winners = winners
study-column-all = everyone
study-column-led = one leads
study-column-leader-wins = leader’s wins
study-column-leader-lead = leader’s lead

study-cards = project played
study-early-cards = project played by round 3
study-column-taken = taken
study-column-played = played
study-column-wins = wins
study-column-lead = lead

study-goals = goal reached
study-column-shown = in play
study-column-reached = reached
study-column-field-1 = 1st
study-column-field-2 = 2nd
study-column-field-3 = 3rd
study-column-field-4 = 4th
study-column-own = private

study-missions = mission
study-column-tried = players with a row
study-tasks = row completed
study-column-done = completed
