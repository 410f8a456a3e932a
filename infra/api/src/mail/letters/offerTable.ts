import { formatDollars, type Quote, type Rate } from '@shared/domain';
import type { ApiLanguage } from '../../http/languageOf';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { html, type Html } from './html';
import type { Block } from './layout';
import { STYLE } from './letterStyle';
import { carrierOf, offerOf, paymentsOf } from './quoteFacts';

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
