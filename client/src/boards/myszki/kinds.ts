/** The kinds of tiles as they are told apart on the table, and how the tiles of each seat look. */
export const FRIENDS = ["friend-black", "friend-ginger", "friend-white"];
export const CATS = ["cat-black", "cat-ginger", "cat-white"];

/** Paper and frame of each seat's tiles, by night and day alike. The sign is drawn, so that no colour stands alone. */
export const PAPERS = ["#f8e0a8", "#cfe2f5", "#d8eabc", "#f8d3dc"];
export const FRAMES = ["#8a4b00", "#0b5394", "#33691e", "#ad1457"];
export const SIGNS = ["M8 1a7 7 0 1 0 .01 0z", "M8 1l7.500 14h-15z", "M1.500 1.500h13v13h-13z", "M8 0l8 8-8 8-8-8z"];
