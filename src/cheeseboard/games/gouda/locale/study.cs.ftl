## Co říká mnoho partií

study-cards = zahraná kouzelná karta
study-column-played = zahráno
study-column-wins = výhry
study-column-lead = náskok
