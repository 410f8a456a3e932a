import { RADIUS } from '@shared/federation/mount';
import { color, font } from '@shared/ui';

/** The custom properties of a look; corners in pixels, or undefined for our own. */
export function properties(tokens: Record<string, string>, radius: number | undefined): string {
  const all = radius === undefined ? tokens : { ...tokens, [RADIUS]: `${radius}px` };
  return Object.entries(all)
    .map(([name, value]) => `${name}: ${value};`)
    .join('');
}

/** What a box of the embed makes of them. */
export const boxStyle = (isDark: boolean): string =>
  `color-scheme: ${isDark ? 'dark' : 'light'}; background: ${color.ground}; color: ${color.ink}; font-family: ${font.text};`;
