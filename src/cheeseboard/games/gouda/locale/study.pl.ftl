## Co mówi wiele partii

study-cards = zagrana magiczna karta
study-column-played = zagrano
study-column-wins = wygrane
study-column-lead = przewaga
