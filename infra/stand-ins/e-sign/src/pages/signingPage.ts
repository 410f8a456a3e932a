import { html, type Html } from '@infra/server/html';
import { standOf } from '../envelope/ceremony';
import type { Envelope, EnvelopeDocument, Language } from '../envelope/envelope';
import { fill, textsOf } from '../locales/textsOf';
import { FONT_PRELOAD } from '../../../common/siteFont';

/** The message to the embedding page, or the redirect of a top-level page. */
interface Message {
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
function layout({ language, title, body, message }: Page): string {
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

/** A problem that the signer can fix on the page. */
export const PROBLEMS = ['not_ticked', 'view_first', 'name_differs'] as const;
export type Problem = (typeof PROBLEMS)[number];

const addressOf = ({ token }: Envelope, rest: string): string => `/sign/${token}${rest}`;

const alert = (title: string, text: string): Html =>
  html`<div role="alert" id="problem">
    <p><strong>${title}</strong></p>
    <p>${text}</p>
  </div>`;

function declineForm(envelope: Envelope): Html {
  const { decline } = textsOf(envelope.language);
  return html`<details>
    <summary>${decline.title}</summary>
    <p>${decline.lead}</p>
    <form method="post" action="${addressOf(envelope, '/decline')}"><button>${decline.go}</button></form>
  </details>`;
}

function consentBody(envelope: Envelope, problem: Problem | null): Html {
  const { consent, problem: check } = textsOf(envelope.language);
  return html`${problem === 'not_ticked' ? alert(check, consent.missing) : null}
    <h1>${consent.title}</h1>
    <p>${consent.lead}</p>
    ${consent.parts.map(
      ({ title, text }) =>
        html`<h2>${title}</h2>
          <p class="part">${text}</p>`,
    )}
    <form method="post" action="${addressOf(envelope, '/consent')}">
      <label class="tick"
        ><input type="checkbox" name="agree" value="yes" required /><span>${consent.agree}</span></label
      >
      <button class="main">${consent.go}</button>
    </form>`;
}

function documentBody(
  envelope: Envelope,
  { id, title }: EnvelopeDocument,
  { number, problem }: { number: number; problem: Problem | null },
): Html {
  const { language, signer, documents } = envelope;
  const { document: texts, problem: check } = textsOf(language);
  const isLast = documents.filter((each) => !each.is_signed).length === 1;
  const path = addressOf(envelope, `/documents/${encodeURIComponent(id)}`);
  const isKnown = problem !== null && problem !== 'not_ticked';
  const invalid = problem === 'name_differs' ? html` aria-invalid="true"` : null;
  return html`${isKnown ? alert(check, fill(texts[problem], signer)) : null}
    <p class="small">${fill(texts.step, { number, of: documents.length })}</p>
    <h1>${title}</h1>
    <p>${texts.read}</p>
    <p><a class="open" href="${path}" target="_blank" rel="noopener">${fill(texts.open, { title })}</a></p>
    <form method="post" action="${path}/sign">
      <div class="field">
        <label for="name">${texts.name}</label>
        <span class="small" id="name-hint">${fill(texts.nameHint, signer)}</span>
        <input
          type="text"
          id="name"
          name="name"
          autocomplete="name"
          required
          maxlength="200"
          aria-describedby="${isKnown ? 'problem ' : ''}name-hint"
          ${invalid}
        />
      </div>
      <p class="small">${texts.meaning}${isLast ? ` ${texts.last}` : null}</p>
      <button class="main">${fill(texts.sign, { title })}</button>
    </form>`;
}

/** Where the signer returns to: the sender's address, with the envelope and the sender's own state. */
function wayBack({ return_url, id, state }: Envelope): string {
  const address = new URL(return_url);
  address.searchParams.set('envelope', id);
  address.searchParams.set('state', state);
  return address.href;
}

function endBody(envelope: Envelope, status: 'completed' | 'declined' | 'voided'): Html {
  const { goBack, ...texts } = textsOf(envelope.language);
  return html`<h1>${texts[status].title}</h1>
    <p>${texts[status].lead}</p>
    <p><a class="open" href="${wayBack(envelope)}" target="_top">${goBack}</a></p>`;
}

function messageOf(envelope: Envelope, type: Message['type']): Message {
  const { id, state, embed_origin: origin } = envelope;
  const isEnd = type === 'signing:completed' || type === 'signing:declined';
  const goOn = isEnd ? wayBack(envelope) : null;
  return { type, envelope: id, state, origin, goOn };
}

/** The page of the signer's current step, with the last problem. */
export function signingPage(envelope: Envelope, problem: Problem | null = null): string {
  const { language, reference } = envelope;
  const texts = textsOf(language);
  const stand = standOf(envelope);
  const above = html`<p class="small">${fill(texts.reference, { reference })}</p>`;
  const page = (title: string, body: Html, type: Message['type'] = 'signing:ready'): string =>
    layout({
      language,
      title,
      body: html`${reference === '' ? null : above} ${body}`,
      message: messageOf(envelope, type),
    });
  const open = (body: Html): Html => html`${body} ${declineForm(envelope)}`;
  switch (stand.at) {
    case 'consent':
      return page(texts.consent.title, open(consentBody(envelope, problem)));
    case 'document': {
      const { document, number } = stand;
      return page(document.title, open(documentBody(envelope, document, { number, problem })));
    }
    case 'voided':
      return page(texts.voided.title, endBody(envelope, 'voided'));
    default:
      return page(texts[stand.at].title, endBody(envelope, stand.at), `signing:${stand.at}`);
  }
}

/** The page for an unknown envelope. */
export function missingPage(language: Envelope['language']): string {
  const { missing } = textsOf(language);
  const body = html`<h1>${missing.title}</h1>
    <p>${missing.lead}</p>`;
  return layout({ language, title: missing.title, body });
}
