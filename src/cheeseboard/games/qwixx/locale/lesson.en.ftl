lesson-welcome = A friend had to go home, and you play on for them. The large sheet is yours: four rows of numbers, red and yellow rising, green and blue falling.
lesson-order = Crosses go from left to right. You may skip numbers, but what lies left of your last cross is lost for good.
lesson-white = You have rolled. First everybody may cross the sum of the two white dice: 4 + 5 = 9. Cross red 9, right after your 8.
lesson-colour = It is your roll, so you have a second action: one white die plus one coloured die, in the row of that colour. White 4 and yellow 1 make yellow 5. Cross it.
lesson-rival = Now your rival has rolled, and the white sum counts for you too: 5 + 1 = 6. Cross yellow 6.
lesson-locked = Your rival had five crosses in blue, crossed the last number and locked the row. Blue is closed for everybody, and its die is gone.
lesson-penalty = Then you rolled 2 + 3, and nothing fitted anywhere. Whoever rolls and crosses nothing takes a penalty: 5 points less. Four penalties end the match.
lesson-pass = Your rival rolls 6 + 5 = 11. That would jump over many numbers. It is not your roll, so to cross nothing costs nothing: pass.
lesson-again = Your roll again: 1 + 6 = 7. Yellow 7 is the very next number. Cross it.
lesson-lock = White 1 and green 1 make green 2, the last number of the row. You have five crosses in green, so you may cross it and lock the row.
lesson-end = A second row is locked, and the match is over at once.
lesson-score = The more crosses a row has, the more each of them counts; the lock is a cross too. Red 15, yellow 15, green 28, blue 3, two penalties −10: 51 points. Well played!
