import { paths, type Place, timeZoneOf } from '@shared/domain';
import { formatDate, formatMoment } from '@shared/i18n/texts';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { button, layOut, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { newLink } from './link';
import { paymentList, type Payments } from './paymentList';

export interface ReadyLetterFacts {
  to: string;
  language: ApiLanguage;
  site: LetterSite;
  /** Number of the policy. */
  number: string;
  /** The signing deadline (the first instant that is too late), and its time zone. */
  signBy: number;
  place: Place;
  payments: Payments;
  quoteId: string;
  code: string;
}

/** The papers can be signed: the deadline, and a link to them that works in any browser (reading 8). */
export function readyLetter(facts: ReadyLetterFacts): Letter {
  const { to, language, site, number, signBy, place, payments, quoteId, code } = facts;
  const { title, lead, until, starts, action, note, reason } = LETTER_TEXTS[language].ready;
  // Shows the last minute in time, so that a day ends at 11:59 p.m. and not at the next one's midnight.
  const last = formatMoment(signBy - 1, timeZoneOf(place), language);
  const date = formatDate(payments.effective, language, 'long');
  const blocks = [
    paragraph(fillText(lead, { number })),
    paragraph(fillText(until, { last })),
    paragraph(fillText(starts, { date })),
    ...paymentList(payments, 'onSigning', language),
    button(action, `${site.url}${paths.resume(code)}`),
    paragraph(note),
    newLink(site, quoteId, language),
  ];
  return {
    to,
    subject: title,
    ...layOut({
      language,
      title,
      blocks,
      site,
      soldIn: place.state,
      reason: fillText(reason, { brand: site.brand }),
    }),
  };
}
