example-start = Všechny myši jsou ve středu, kocouří karty jsou prázdné a padl první hod.
example-two = Dvě různé barvy: od každé jedna myš, ale jen ze středu.
example-pair = Modrá a žolík mohou být dvojice modrých a dvojice loví i z karet ostatních; nebo to jsou dvě různé barvy.
example-bust = Přitažená je červená a zelená. Padnou-li příště jen ony, je všechno ztracené; kdo skončí, nechá si to.
