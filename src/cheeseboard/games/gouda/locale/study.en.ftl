## What many matches tell

study-cards = magic card played
study-column-played = played
study-column-wins = wins
study-column-lead = lead
