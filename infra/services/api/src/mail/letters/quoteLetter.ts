import { formatDollars, type Quote, type Rate } from '@shared/domain';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { html, type Html } from '@infra/server/html';
import { type Block, layOut, list, paragraph } from './layout';
import { STYLE } from './letterStyle';
import type { LetterSite } from './letterSite';
import { linkEnd } from '../resumeCodes';
import { dateText, newLink, resumeLink } from './link';
import { carrierOf, carsOf, driversOf, offerOf, paymentsOf, placeOf } from './quoteFacts';

type Payments = NonNullable<ReturnType<typeof paymentsOf>>;

const width = (part: number, whole: number): string => `width:${((part / whole) * 100).toFixed(1)}%`;

/** The payments as cells, as long as their share of the highest total. Mail programs draw tables, not pictures. */
function bar({ total, today, later, count }: Payments, most: number): Html {
  const cell = (name: 'today' | 'later', cents: number) =>
    html`<td data-look="${name}" height="14" style="${STYLE[name]};${width(cents, total)}">&nbsp;</td>`;
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    style="${STYLE.bar};${width(total, most)}"
  >
    <tr>
      ${cell('today', today)}${Array.from({ length: count }, () => cell('later', later))}
    </tr>
  </table>`;
}

/** Every carrier's price on one scale, a block per payment, and what it is made of in words. */
export function offerTable(rates: readonly Rate[], quote: Quote, language: ApiLanguage): Block {
  const { all, blocks } = LETTER_TEXTS[language].quote;
  const rows = rates.map((rate) => {
    const payments = paymentsOf(rate, quote);
    return { name: carrierOf(rate), offer: offerOf(rate, quote, language), payments };
  });
  const most = Math.max(...rows.map(({ payments }) => payments?.total ?? 0));
  return {
    html: html`<h2 style="${STYLE.h2}">${all}</h2>
      <p data-look="words" style="${STYLE.small}">${blocks}</p>
      <table width="100%" cellpadding="0" cellspacing="0" style="${STYLE.offers}">
        ${rows.map(
          ({ name, offer, payments }) =>
            html`<tr>
                <th scope="row" style="${STYLE.name}">${name}</th>
                <td style="${STYLE.total}">${payments ? formatDollars(payments.total) : null}</td>
              </tr>
              <tr>
                <td data-look="offer" colspan="2" style="${STYLE.offer}">
                  ${payments ? bar(payments, most) : null}
                  <span data-look="words" style="${STYLE.words}">${offer}</span>
                </td>
              </tr>`,
        )}
      </table>`,
    lines: [all, ...rows.map(({ name, offer }) => `- ${name}: ${offer}`)],
  };
}

export interface QuoteLetterFacts {
  to: string;
  language: ApiLanguage;
  site: LetterSite;
  quote: Quote;
  number: string;
  /** All rates, cheapest first; at least one. */
  rates: readonly Rate[];
  code: string;
  now: number;
}

function bestOffer(rate: Rate | undefined, quote: Quote, language: ApiLanguage): Block[] {
  if (!rate) return [];
  const title = fillText(LETTER_TEXTS[language].quote.best, { carrier: carrierOf(rate) });
  const offer = offerOf(rate, quote, language);
  const total = formatDollars(paymentsOf(rate, quote)?.total ?? 0);
  return [
    {
      html: html`<h2 style="${STYLE.h2}">${title}</h2>
        <p data-look="price" style="${STYLE.price}">${total}</p>
        <p style="${STYLE.p}">${offer}</p>`,
      lines: [title, offer],
    },
  ];
}

/** The quote as a letter (specification 2.9): cars, drivers, every carrier's price, and the resume link. */
export function quoteLetter({
  to,
  language,
  site,
  quote,
  number,
  rates,
  code,
  now,
}: QuoteLetterFacts): Letter {
  const texts = LETTER_TEXTS[language].quote;
  const day = (instant: number) => dateText(instant, quote.address, language);
  const { brand } = site;
  const blocks = [
    paragraph(fillText(texts.lead, { place: placeOf(quote), number })),
    ...bestOffer(rates[0], quote, language),
    ...resumeLink(site, code, day(linkEnd(now)), language),
    offerTable(rates, quote, language),
    list(texts.cars, carsOf(quote, language)),
    list(texts.drivers, driversOf(quote, language)),
    paragraph(fillText(texts.estimate, { date: day(now) })),
    newLink(site, quote.id, language),
  ];
  const reason = fillText(texts.reason, { brand });
  const subject = fillText(texts.subject, { brand });
  return {
    to,
    subject,
    ...layOut({ language, title: texts.title, blocks, site, soldIn: quote.address.state, reason }),
  };
}
