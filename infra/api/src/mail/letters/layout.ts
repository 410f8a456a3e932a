import { formatPhone } from '@shared/domain';
import type { ApiLanguage } from '../../http/languageOf';
import { html, type Html } from './html';
import type { LetterSite } from './letterSite';

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

// Mail programs support neither style sheets nor custom properties, so plain colors, both schemes, one
// column.
const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#1b1f23;background:#fff}
main,footer{max-width:560px;margin:0 auto}
h1{font-size:24px;line-height:1.25;margin:0 0 16px}h2{font-size:18px;margin:24px 0 8px}
p,ul,table{margin:0 0 16px}ul{padding-left:20px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 8px 8px 0;border-bottom:1px solid #c9ced6}
.go{display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5c4b;color:#fff;font-weight:600;text-decoration:none}
.price{font-size:20px;font-weight:600}footer{font-size:14px;color:#57606a;margin-top:32px}
a{color:#0b5c4b;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{color:#e6e8eb;background:#14171a}footer{color:#a6adb5}a{color:#7fd1bd}th,td{border-color:#3a4149}.go{color:#fff}}`;

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
          ${STYLE}
        </style>
      </head>
      <body>
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
