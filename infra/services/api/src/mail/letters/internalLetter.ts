import type { Quote, Rate } from '@shared/domain';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { layOut, list, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { carrierOf, carsOf, offerOf, placeOf } from './quoteFacts';

/** Notifies the company that a quote got its number. Internal, hence English; it names nobody and contains no link. */
export function internalLetter(
  to: string,
  site: LetterSite,
  quote: Quote,
  number: string,
  rates: readonly Rate[],
): Letter {
  const texts = LETTER_TEXTS.en;
  const offers = rates.map((rate) => `${carrierOf(rate)}: ${offerOf(rate, quote, 'en')}`);
  const blocks = [
    paragraph(fillText(texts.internal.lead, { number, place: placeOf(quote) })),
    list(texts.quote.all, offers),
    list(texts.quote.cars, carsOf(quote, 'en')),
  ];
  const reason = fillText(texts.internal.reason, { brand: site.brand });
  return {
    to,
    subject: fillText(texts.internal.subject, { number }),
    ...layOut({
      language: 'en',
      title: texts.internal.title,
      blocks,
      site,
      soldIn: quote.address.state,
      reason,
    }),
  };
}
