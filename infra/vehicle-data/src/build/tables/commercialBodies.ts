/** Body classes that no household insures; a model that only has these is not offered. */
export const COMMERCIAL_BODIES: ReadonlySet<number> = new Set([
  4, 11, 16, 61, 62, 63, 64, 65, 66, 67, 68, 70, 71, 72, 73, 74, 75, 76, 77, 78, 107, 108, 111, 112, 116, 128,
  129, 130,
]);
