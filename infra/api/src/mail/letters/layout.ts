import { formatPhone } from '@shared/domain';
import type { ApiLanguage } from '../../http/languageOf';
import { html, type Html } from './html';
import type { LetterSite } from './letterSite';
import { LETTER_STYLE } from './letterStyle';

/** A block of a letter, rendered as HTML and as plain lines. */
export interface Block {
  html: Html;
  lines: readonly string[];
}

export interface Page {
  language: ApiLanguage;
  title: string;
  blocks: readonly Block[];
  site: LetterSite;
  /** Why the recipient gets this letter. */
  reason: string;
}

export const paragraph = (text: string): Block => ({ html: html`<p>${text}</p>`, lines: [text] });

export const list = (title: string, items: readonly string[]): Block => ({
  html: html`<h2>${title}</h2>
    <ul>
      ${items.map((item) => html`<li>${item}</li> `)}
    </ul>`,
  lines: [title, ...items.map((item) => `- ${item}`)],
});

/** A button, and its full address in plain text. */
export const button = (text: string, address: string): Block => ({
  html: html`<p><a class="go" href="${address}">${text}</a></p>`,
  lines: [`${text}:`, address],
});

/** An inline link for what few readers need. */
export const link = (text: string, action: string, address: string): Block => ({
  html: html`<p>${text} <a href="${address}">${action}</a></p>`,
  lines: [`${text} ${action}:`, address],
});

const signature = ({ brand, phone, email, addressLines }: LetterSite): string[] => [
  brand,
  `${formatPhone(phone)}, ${email}`,
  addressLines.join(', '),
];

/** The whole letter as HTML and as text. */
export function layOut({ language, title, blocks, site, reason }: Page): {
  html: string;
  text: string;
} {
  const foot = signature(site);
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${LETTER_STYLE}
        </style>
      </head>
      <body>
        <header>${site.brand}</header>
        <div class="road"><div></div></div>
        <main>
          <h1>${title}</h1>
          ${blocks.map((block) => block.html)}
        </main>
        <footer>
          <p>${reason}</p>
          <p>${foot.map((line) => html`${line}<br />`)}</p>
        </footer>
      </body>
    </html>`;
  const text = [title, ...blocks.map(({ lines }) => lines.join('\n')), reason, foot.join('\n')].join('\n\n');
  return { html: page.text, text: `${text}\n` };
}
