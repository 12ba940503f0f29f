/** The colours of mice and dice, each with a sign of its own: nobody has to tell them apart by colour. */

export type Colour = { fill: string; tint: string; sign: string };

// The signs are drawn around 0 0, ten units wide.
const COLOURS: Record<string, Colour> = {
  red: {
    fill: "#dd5145",
    tint: "#fbe0da",
    sign: "M0 4.800C-6.400.600-5.400-4.600-2.500-4.600-1-4.600-.200-3.500 0-2.700.200-3.500 1-4.600 2.500-4.600 5.400-4.600 6.400.600 0 4.800z",
  },
  orange: { fill: "#f0923c", tint: "#fdead3", sign: "M0-4.800L5.200 4.200H-5.200z" },
  blue: {
    fill: "#5b98dc",
    tint: "#dfebf8",
    sign: "M0-5.400C2.600-1.700 4.200-.300 4.200 1.600 4.200 3.800 2.300 5.200 0 5.200S-4.200 3.800-4.200 1.600C-4.200-.300-2.600-1.700 0-5.400z",
  },
  green: { fill: "#68ad52", tint: "#e2f1da", sign: "M-4.200-4.200h8.400v8.400h-8.400z" },
  yellow: {
    fill: "#f3d04a",
    tint: "#fdf4cf",
    sign: "M0-5.400L1.600-1.900 5.300-1.500 2.500 1 3.300 4.700 0 2.800-3.300 4.700-2.500 1-5.300-1.500-1.600-1.900z",
  },
};
// A cat's paw: whatever the roller likes.
const JOKER: Colour = {
  fill: "#fffdf5",
  tint: "#fffdf5",
  sign: "M0-.400C2.600-.400 4.300 2 4.100 3.700 3.900 5.300 2.100 5 0 4.700-2.100 5-3.900 5.300-4.100 3.700-4.300 2-2.600-.400 0-.400zM-1.700-5.300a1.300 1.800 0 1 1-.010 0zM1.700-5.300a1.300 1.800 0 1 1-.010 0zM-4.500-2.700a1.200 1.600 0 1 1-.010 0zM4.500-2.700a1.200 1.600 0 1 1-.010 0z",
};

export function colour(name: string): Colour {
  return COLOURS[name] ?? JOKER;
}
