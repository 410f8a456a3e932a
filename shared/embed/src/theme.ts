/** What a partner can choose of the look. Colors are `#rgb` or `#rrggbb`. */
export interface EmbedTheme {
  /** Buttons, links and selected edges. */
  accent?: string;
  /** Text on the accent; black or white by contrast if absent. */
  onAccent?: string;
  background?: string;
  text?: string;
  /** Corners of controls in CSS pixels, 0 to 24. */
  radius?: number;
  /** A list of font families, such as `Georgia, serif`. A frame has only the fonts of the device. */
  font?: string;
}

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);

const isRadius = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 24;

/** Letters, digits, spaces, commas, quotes and hyphens: nothing that could end a declaration. */
const isFont = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\d ,'"-]{1,200}$/u.test(value);

const CHECKS = {
  accent: isColor,
  onAccent: isColor,
  background: isColor,
  text: isColor,
  radius: isRadius,
  font: isFont,
} as const satisfies Record<keyof EmbedTheme, (value: unknown) => boolean>;

const isToken = (name: string): name is keyof EmbedTheme => Object.hasOwn(CHECKS, name);

const isRight = ([name, token]: [string, unknown]) => isToken(name) && CHECKS[name](token);

/** The valid tokens of a partner's object; the names of the others in `wrong`. */
export function readTheme(value: unknown): { theme: EmbedTheme; wrong: string[] } {
  const given = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return {
    theme: Object.fromEntries(given.filter(isRight)),
    wrong: given.filter((entry) => !isRight(entry)).map(([name]) => name),
  };
}

/** The theme in a frame's fragment, `#accent=%230a5&radius=8`: a browser never sends a fragment. */
export function themeFromFragment(fragment: string): { theme: EmbedTheme; wrong: string[] } {
  const { radius, ...others } = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  return readTheme({ ...others, ...(radius === undefined ? {} : { radius: Number(radius) }) });
}
