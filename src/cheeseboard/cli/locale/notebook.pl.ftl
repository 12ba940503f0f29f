## Partia, która się pokazuje

show-turn = Teraz wybierają: { $players }.
