/** The property that replaces `rem`; its owner sets it to the browser's own text size. */
export const REM = '--ui-rem';
/** The property of the corners of controls. */
export const RADIUS = '--ui-radius';

/** In place of a window's height, which is not the embed's to fill: in a frame, it is the height of the content. */
const TALL = '40rem';

/**
 * Styles, or a part of some, that depend on the embed's box instead of the page: widths are those of the nearest
 * container, and `rem` is `--ui-rem`, since the page's own text size is the partner's.
 */
export const inOwnBox = (css: string): string =>
  css
    .replaceAll(/@media (?=\((?:min|max)-width:)/g, '@container ')
    .replaceAll(/(?<![\w-])100vh/g, TALL)
    .replaceAll(/(?<![\w#-])(-?\d*\.?\d+)rem\b/g, `calc($1 * var(${REM}))`);
