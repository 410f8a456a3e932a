import { poorContrasts, textOn, type EmbedTheme, type PoorContrast } from '@shared/embed';
import { darkColors, lightColors } from '@shared/ui';
import { isDark, mix, softer } from './colors';

export interface EmbedLook {
  /** Values of the custom properties. */
  tokens: Record<string, string>;
  isDark: boolean;
  /** Pairs that nobody could read, which therefore have our own colors. */
  poor: PoorContrast[];
}

type Colors = Record<keyof typeof lightColors, string>;

/** The lowest contrast of secondary text (WCAG 1.4.3). */
const TEXT = 4.5;
/** The lowest contrast of a control's edge (WCAG 1.4.11). */
const EDGE = 3;

/** Our own colors under a partner's: dark ones where its background is. */
function ownColors({ background, surface }: EmbedTheme): Colors {
  const ground = background ?? surface;
  return ground !== undefined && isDark(ground) ? darkColors : lightColors;
}

/** A theme without the colors of its poor pairs. */
function readable(theme: EmbedTheme, own: Colors): { theme: EmbedTheme; poor: PoorContrast[] } {
  const fallback = {
    accent: own.road,
    background: own.ground,
    text: own.ink,
    surface: own.paper,
    border: own.line,
  };
  const kept = { ...theme };
  const poor: PoorContrast[] = [];
  // Dropping a color can leave another pair poor, so look again until none is.
  for (;;) {
    const [first] = poorContrasts(kept, fallback);
    if (!first) return { theme: kept, poor };
    poor.push(first);
    const before = Object.keys(kept).length;
    delete kept[first.text];
    if (Object.keys(kept).length === before) delete kept[first.on];
    if (Object.keys(kept).length === before) return { theme: {}, poor };
  }
}

/** The custom properties of a partner's theme, derived so that every text stays readable. */
export function embedTokens(given: EmbedTheme): EmbedLook {
  const own = ownColors(given);
  const { theme, poor } = readable(given, own);
  const ground = theme.background ?? own.ground;
  const paper = theme.surface ?? theme.background ?? own.paper;
  const ink = theme.text ?? own.ink;
  const road = theme.accent ?? own.road;
  const onRoad = theme.onAccent ?? (theme.accent ? textOn(road) : own['on-road']);
  const colors: Colors = {
    ...own,
    ink,
    paper,
    ground,
    road,
    'on-road': onRoad,
    muted: softer(ink, TEXT, ground, paper),
    line: theme.border ?? softer(ink, EDGE, paper),
    hairline: mix(ink, paper, 0.15),
    'road-strong': mix(road, isDark(onRoad) ? '#ffffff' : '#000000', 0.8),
    'road-soft': mix(road, paper, 0.08),
    sign: theme.accent ?? own.sign,
    'on-sign': theme.accent ? onRoad : own['on-sign'],
    tint: mix(ink, paper, 0.05),
    // What stands out on a sign of theirs has its ink.
    ...(theme.accent ? { amber: onRoad, 'on-amber': road } : {}),
  };
  const isOurs = Object.keys(theme).every((name) => name === 'radius' || name === 'font');
  const used = isOurs ? own : colors;
  return {
    tokens: {
      ...Object.fromEntries(Object.entries(used).map(([name, value]) => [`--ui-${name}`, value])),
      ...(theme.font ? { '--ui-font-text': theme.font, '--ui-font-heading': theme.font } : {}),
    },
    isDark: own === darkColors,
    poor,
  };
}
