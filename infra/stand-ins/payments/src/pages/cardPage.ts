import { html, type Html } from '@infra/server/html';
import { FONT_PRELOAD } from '../../../common/siteFont';
import type { CardField } from '../card';
import { type CardTexts, type Language, textsFor } from '../locales/textsFor';
import { TEST_CARDS } from '../testCards';

const ATTRIBUTES: Record<CardField, { autocomplete: string; most: number; isText?: true }> = {
  number: { autocomplete: 'cc-number', most: 23 },
  // The slash is typed between the numbers.
  expiry: { autocomplete: 'cc-exp', most: 9, isText: true },
  code: { autocomplete: 'cc-csc', most: 4 },
  zip: { autocomplete: 'billing postal-code', most: 10 },
};

function fieldOf(texts: CardTexts, field: CardField): Html {
  const { autocomplete, most, isText } = ATTRIBUTES[field];
  return html`<div class="field">
    <label for="${field}">${texts[field]}</label>
    <input
      id="${field}"
      type="text"
      inputmode="${isText ? 'text' : 'numeric'}"
      autocomplete="${autocomplete}"
      maxlength="${most}"
      required
      aria-describedby="${field}-problem"
    />
    <p class="problem" id="${field}-problem"></p>
  </div>`;
}

const FACTS = ['amount', 'reference', 'holder', 'street'] as const;

/** What only the page below the overlay knows has no line elsewhere. */
const factOf = (texts: CardTexts, name: (typeof FACTS)[number], isOverlay: boolean): Html =>
  html`<div id="row-${name}" ${isOverlay || name === 'amount' || name === 'reference' ? null : html`hidden`}>
    <dt>${texts[name]}</dt>
    <dd id="fact-${name}"></dd>
  </div>`;

function testCards(texts: CardTexts): Html {
  const lines = Object.entries(TEST_CARDS).map(([number, answer]) => {
    const says = answer.kind === 'declined' ? answer.code : answer.kind;
    const text = says === 'unknown_card' ? '' : texts.cards[says];
    return html`<li><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${text}</li>`;
  });
  return html`<div class="trial">
    <p>${texts.test}</p>
    <ul>
      ${lines}
    </ul>
  </div>`;
}

export interface CardPageOptions {
  language: Language;
  /** The one origin whose pages may frame this one. */
  site: string;
  /** Whether it is shown over the site's page, where Escape closes it. */
  isOverlay: boolean;
}

/**
 * The page with the card fields, for a frame. Its script fills it once it receives its payment. Until then what will be
 * shown has its place (`data-setting`), so that nothing moves.
 */
export function cardPage({ language, site, isOverlay }: CardPageOptions): string {
  const texts = textsFor(language);
  const overlay = isOverlay ? html` data-overlay` : null;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title}</title>
        <link rel="icon" href="data:," />
        ${FONT_PRELOAD}
        <link rel="stylesheet" href="/card.css" />
        <script defer src="/card.js"></script>
      </head>
      <body data-site="${site}" ${overlay} data-setting>
        <main>
          <h1>${texts.heading}</h1>
          <dl id="facts">${FACTS.map((name) => factOf(texts, name, isOverlay))}</dl>
          <p id="status" role="status" tabindex="-1"></p>
          <p id="alert" role="alert"></p>
          <form id="card" novalidate>
            ${fieldOf(texts, 'number')}
            <div class="pair">${fieldOf(texts, 'expiry')} ${fieldOf(texts, 'code')}</div>
            ${fieldOf(texts, 'zip')}
            <button id="pay" class="main">${texts.heading}</button>
          </form>
          <button id="leave" type="button">${texts.cancel}</button>
          ${testCards(texts)}
        </main>
      </body>
    </html>`.text;
}
