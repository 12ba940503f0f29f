## Partie, která se ukazuje

show-turn = Teď volí: { $players }.
