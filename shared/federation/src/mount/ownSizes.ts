import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** The property that replaces `rem`; its owner sets it to the browser's own text size. */
export const REM = '--ui-rem';
/** The property that replaces the corners of controls. */
export const RADIUS = '--ui-radius';

const WIDTHS = /^@media (?=\((?:min|max)-width:)/;

/** In place of a window's height, which is not the embed's to fill: in a frame, it is the height of the content. */
const TALL = '40rem';

const inBox = (value: string): string =>
  value
    .replaceAll(/(?<![\w-])100vh/g, TALL)
    .replaceAll(/(?<![\w#-])(-?\d*\.?\d+)rem\b/g, `calc($1 * var(${REM}))`)
    .replace(/^(border-radius:)10px;/, `$1var(${RADIUS}, 10px);`);

/**
 * Makes styles depend on the embed's box instead of the page: widths are those of the nearest container, and `rem` is
 * `--ui-rem`, since the page's own text size is the partner's.
 */
export const ownSizes: Plugin = (element) => {
  if (element.type === '@media') element.value = element.value.replace(WIDTHS, '@container ');
  else if (element.type === 'decl') element.value = inBox(element.value);
};
Object.defineProperty(ownSizes, 'name', { value: 'ownSizes' });
