import type { Choices } from './choices';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** What a partner pastes into its own page to get what was chosen here. */
export function snippetOf({ mode, lang, zip, theme }: Choices, site: string): string {
  const attributes = [
    'partner="YOUR_KEY"',
    ...(mode === 'inline' ? ['mode="inline"'] : []),
    `lang="${lang}"`,
    ...(zip ? [`zip="${zip}"`] : []),
    `theme='${escaped(JSON.stringify(theme))}'`,
  ];
  return [
    `<script src="${site}/embed/v1.js" async></script>`,
    '<auto-quote',
    ...attributes.map((attribute) => `  ${attribute}`),
    '></auto-quote>',
    '<script>',
    "  document.addEventListener('auto-quote:offers-shown', ({ detail }) => {",
    '    console.log(detail.quoteId, detail.lowestTotal);',
    '  });',
    '</script>',
  ].join('\n');
}
