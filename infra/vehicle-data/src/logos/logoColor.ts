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
