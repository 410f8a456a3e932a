import { type ContactMeInput, formatPhone, letterName, type Quote, type Rate } from '@shared/domain';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { layOut, list, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { dateText } from './link';
import { carrierOf, carsOf, offerOf, placeOf } from './quoteFacts';
import { plainWords } from './plainWords';

export interface ContactLetterFacts {
  agent: string;
  shopper: ContactMeInput;
  language: ApiLanguage;
  site: LetterSite;
  quote: Quote;
  number: string;
  /** The cheapest current rate, if there is one. */
  rate: Rate | null;
  now: number;
}

function whoAndHow({ shopper, language, quote, now }: ContactLetterFacts): string[] {
  const texts = LETTER_TEXTS[language].contact;
  const date = dateText(now, quote.address, language);
  const name = plainWords(letterName(shopper.fullName));
  return [
    ...(name === '' ? [] : [fillText(texts.name, { name })]),
    fillText(texts.email, { email: shopper.to }),
    fillText(texts.phone, { phone: formatPhone(shopper.phoneNumber) }),
    texts.language,
    shopper.telephoneConsent ? fillText(texts.by_phone, { date }) : texts.by_email,
  ];
}

/**
 * Asks an agent to contact the shopper, who gets a copy and any reply (reading 24). It contains no link, because a
 * link opens the quote.
 */
export function contactLetter(facts: ContactLetterFacts): Letter {
  const { agent, shopper, language, site, quote, number, rate } = facts;
  const texts = LETTER_TEXTS[language].contact;
  const best = rate && { carrier: carrierOf(rate), offer: offerOf(rate, quote, language) };
  const blocks = [
    paragraph(fillText(texts.lead, { number, place: placeOf(quote) })),
    list(texts.who, whoAndHow(facts)),
    list(LETTER_TEXTS[language].quote.cars, carsOf(quote, language)),
    ...(best ? [paragraph(fillText(texts.best, best))] : []),
  ];
  const reason = fillText(texts.reason, { brand: site.brand });
  return {
    to: agent,
    cc: shopper.to,
    replyTo: shopper.to,
    subject: fillText(texts.subject, { number }),
    ...layOut({ language, title: texts.title, blocks, site, soldIn: quote.address.state, reason }),
  };
}
