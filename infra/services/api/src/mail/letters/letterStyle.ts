import { darkColors, lightColors } from '@shared/ui/palette';

const { ink, muted, ground, tint, road, sign, asphalt, amber, hairline, later } = lightColors;
const onSign = lightColors['on-sign'];

// Outlook shows Times if it lacks the first font, so that is one that Windows has.
const FONT = "font-family:'Segoe UI',-apple-system,Roboto,Helvetica,Arial,sans-serif";
const HEADING = `${FONT};line-height:1.15;font-weight:800;letter-spacing:-.01em;color:${ink}`;
const TABLE = 'border-collapse:collapse;border-spacing:0';
const CELL = 'padding:0;text-align:left;vertical-align:top';
const BLOCK = 'padding:0;font-size:0;line-height:0';
const GAP = `border-right:3px solid ${ground}`;

/**
 * The look of each part, written into its `style`: Outlook and Gmail ignore or remove style sheets. Outlook pads only
 * table cells, so the letter is one column of cells.
 */
export const STYLE = {
  body: `margin:0;padding:0;background-color:${tint};print-color-adjust:exact;-webkit-print-color-adjust:exact`,
  page: `${TABLE};background-color:${tint}`,
  around: 'padding:0',
  sheet: `${TABLE};width:100%;max-width:608px`,
  brand: `padding:16px 24px;text-align:left;background-color:${sign};${FONT};font-size:20px;line-height:1.5;font-weight:800;color:${onSign}`,
  road: `padding:6px 24px;background-color:${asphalt};font-size:0;line-height:0`,
  lane: `border-top:3px dashed ${amber}`,
  card: `padding:28px 24px;text-align:left;background-color:${ground};${FONT};font-size:16px;line-height:1.5;color:${ink}`,
  foot: `padding:16px 24px;text-align:left;${FONT};font-size:14px;line-height:1.5;color:${muted}`,
  h1: `margin:0 0 16px;font-size:30px;${HEADING}`,
  h2: `margin:32px 0 8px;font-size:20px;${HEADING}`,
  p: 'margin:0 0 16px',
  small: `margin:0 0 16px;font-size:14px;color:${muted}`,
  price: `margin:0;${FONT};font-size:48px;line-height:1.1;font-weight:800;letter-spacing:-.02em;color:${ink}`,
  ul: 'margin:0 0 16px;padding:0;list-style:none',
  li: `margin:0;padding:8px 0;border-bottom:1px solid ${hairline}`,
  link: `color:${road};overflow-wrap:anywhere`,
  button: `${TABLE};margin:8px 0 24px`,
  // Outlook does not pad the link, so it pads the cell instead.
  buttonCell: `padding:0;border-radius:12px;background-color:${sign};mso-padding-alt:12px 22px`,
  buttonLink: `display:inline-block;padding:12px 22px;border:4px double ${onSign};border-radius:12px;${FONT};font-size:16px;line-height:1.5;font-weight:700;color:${onSign};text-decoration:none`,
  offers: `${TABLE};margin:0 0 16px`,
  name: `${CELL};padding-top:10px;font-weight:700`,
  total: `${CELL};padding-top:10px;text-align:right;font-weight:800`,
  offer: `${CELL};padding-bottom:10px;border-bottom:1px solid ${hairline}`,
  words: `font-size:14px;color:${muted}`,
  bar: `${TABLE};margin:6px 0`,
  today: `${BLOCK};height:14px;background-color:${road};${GAP}`,
  later: `${BLOCK};height:14px;background-color:${later};${GAP}`,
} as const;

const dark = darkColors;

/** Where a mail program reads style sheets, dark mode has colors of its own; without them the letter stays light. */
export const DARK_STYLE = `:root{color-scheme:light dark}
@media(prefers-color-scheme:dark){${[
  ['body,[data-look=page]', `background-color:${dark.tint}`],
  ['[data-look=brand],[data-look=button]', `background-color:${dark.sign}`],
  ['[data-look=brand],[data-look=button] a', `color:${dark['on-sign']}`],
  ['[data-look=button] a', `border-color:${dark['on-sign']}`],
  ['[data-look=road]', `background-color:${dark.asphalt}`],
  ['[data-look=lane]', `border-color:${dark.amber}`],
  ['[data-look=card]', `background-color:${dark.ground}`],
  ['[data-look=card],h1,h2,[data-look=price]', `color:${dark.ink}`],
  ['[data-look=foot],[data-look=words]', `color:${dark.muted}`],
  ['[data-look=link]', `color:${dark.road}`],
  ['li,[data-look=offer]', `border-color:${dark.hairline}`],
  ['[data-look=today]', `background-color:${dark.road}`],
  ['[data-look=later]', `background-color:${dark.later}`],
  ['[data-look=today],[data-look=later]', `border-color:${dark.ground}`],
]
  .map(([parts, look]) => `${parts}{${look}!important}`)
  .join('')}}`;
