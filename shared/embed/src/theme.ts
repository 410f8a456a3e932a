/** What a partner can choose of the look. Colors are `#rgb` or `#rrggbb`. */
export interface EmbedTheme {
  /** Buttons, links and selected edges. */
  accent?: string;
  /** Text on the accent; black or white by contrast if absent. */
  onAccent?: string;
  background?: string;
  /** Behind cards and fields; the background if absent. */
  surface?: string;
  text?: string;
  /** Edges of fields and buttons. */
  border?: string;
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
  surface: isColor,
  text: isColor,
  border: isColor,
  radius: isRadius,
  font: isFont,
} as const satisfies Record<keyof EmbedTheme, (value: unknown) => boolean>;

const isToken = (name: string): name is keyof EmbedTheme => Object.hasOwn(CHECKS, name);

const isRight = ([name, token]: readonly [string, unknown]) => isToken(name) && CHECKS[name](token);

/** The object in a JSON text; null if there is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The valid tokens of a partner's theme, an object or its JSON; the names of the others in `wrong`. */
export function readTheme(given: unknown): { theme: EmbedTheme; wrong: string[] } {
  const value = typeof given === 'string' ? parsed(given) : given;
  if (typeof value !== 'object' || value === null) return { theme: {}, wrong: given ? ['theme'] : [] };
  const tokens = Object.entries(value).map(
    ([name, token]) => [name, name === 'radius' ? Number(token) : token] as const,
  );
  return {
    theme: Object.fromEntries(tokens.filter(isRight)),
    wrong: tokens.filter((entry) => !isRight(entry)).map(([name]) => name),
  };
}

/** The theme in a frame's fragment, as the encoded JSON of what the page gave: a browser never sends a fragment. */
export function themeFromFragment(fragment: string): { theme: EmbedTheme; wrong: string[] } {
  try {
    return readTheme(JSON.parse(decodeURIComponent(fragment.replace(/^#/, '')) || 'null'));
  } catch {
    return { theme: {}, wrong: ['theme'] };
  }
}
