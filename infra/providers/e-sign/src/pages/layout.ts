import { html, type Html } from '@infra/api/html';
import { FONT_PRELOAD } from '../../../common/siteFont';
import type { Language } from '../envelope/envelope';
import { textsOf } from '../locales/textsOf';

/** The message to the embedding page, or the redirect of a top-level page. */
export interface Message {
  type: 'signing:ready' | 'signing:completed' | 'signing:declined';
  envelope: string;
  state: string;
  origin: string;
  /** The redirect target of a top-level page; none: it stays. */
  goOn: string | null;
}

interface Page {
  language: Language;
  title: string;
  body: Html;
  /** None without an envelope, because there is nobody to notify. */
  message?: Message;
}

/** One page of the service. */
export function layout({ language, title, body, message }: Page): string {
  const texts = textsOf(language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${texts.service}</title>
        <link rel="icon" href="data:," />
        ${FONT_PRELOAD}
        <link rel="stylesheet" href="/style.css" />
        ${
          message
            ? html`<script src="/tell.js" defer data-message="${JSON.stringify(message)}"></script>`
            : null
        }
      </head>
      <body>
        <main>${body}</main>
        <footer><p class="small">${texts.demonstration}</p></footer>
      </body>
    </html>`.text;
}
