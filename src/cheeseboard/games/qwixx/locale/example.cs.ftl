example-start = Prázdná karta pro každého, dvě bílé kostky a od každé barvy jedna.
example-order = Červená 5 a 7 jsou zakřížkované. Co leží vlevo od posledního křížku, je ztracené, zbytek je volný.
example-second = Druhá akce aktivního hráče: bílá kostka a barevná. V první se nekřížkovalo nic.
example-lock = Modrá už je uzamčená. Na bílých kostkách jsou dvě šestky: pět křížků v červené na její poslední číslo stačí, jeden křížek ve žluté ne.
