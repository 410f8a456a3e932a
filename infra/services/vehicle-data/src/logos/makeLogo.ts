// Dark enough for white letters in every hue: the contrast is 4.5 or more (WCAG 1.4.3).
const SATURATION = 0.55;
const LIGHTNESS = 0.28;

/** A stable hue per name, spread over the color circle (FNV-1a). */
function hueOf(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % 360;
}

/** One channel of a hue as two hex digits (CSS Color 4, HSL to sRGB). */
function channel(hue: number, offset: number): string {
  const at = (offset + hue / 30) % 12;
  const spread = SATURATION * Math.min(LIGHTNESS, 1 - LIGHTNESS);
  const value = LIGHTNESS - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

/** The color of a make's logo, as #rrggbb. */
export function logoColor(name: string): string {
  const hue = hueOf(name);
  return `#${[0, 8, 4].map((offset) => channel(hue, offset)).join('')}`;
}

/** Letters that identify a make: "BMW" whole, "Land Rover" by its words, "Honda" by its first letters. */
export function monogram(name: string): string {
  if (/^\p{Lu}{2,3}$/u.test(name)) return name;
  const [first = '', second] = name.split(/[\s-]+/);
  const letters = second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

/** A make's logo, drawn from its name: our own monogram on its own color (reading 40). */
export const makeLogo = (name: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">' +
  `<rect width="48" height="48" rx="12" fill="${logoColor(name)}"/>` +
  '<text x="24" y="24" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" ' +
  `font-size="18" font-weight="700" fill="#ffffff">${monogram(name)}</text></svg>`;
