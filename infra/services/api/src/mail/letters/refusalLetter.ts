import type { Quote, Rate } from '@shared/domain';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { layOut, list, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { carrierOf, placeOf } from './quoteFacts';
import { questionsBehind } from './referralLetter';

export interface RefusalLetterFacts {
  to: string;
  language: ApiLanguage;
  site: LetterSite;
  quote: Quote;
  /** Of the carrier that declines. */
  rate: Rate;
  /** The state's plan for drivers whom no carrier accepts. */
  plan: string;
}

/** A carrier's refusal with its reasons in writing, and the state's plan, as Missouri requires (reading 56). */
export function refusalLetter(facts: RefusalLetterFacts): Letter {
  const { to, language, site, quote, rate, plan } = facts;
  const texts = LETTER_TEXTS[language].refusal;
  const values = { carrier: carrierOf(rate), brand: site.brand, place: placeOf(quote), plan };
  const blocks = [
    paragraph(fillText(texts.lead, values)),
    list(texts.why, questionsBehind(facts)),
    paragraph(texts.others),
    paragraph(fillText(texts.plan, values)),
  ];
  return {
    to,
    subject: fillText(texts.subject, values),
    ...layOut({
      language,
      title: fillText(texts.title, values),
      blocks,
      site,
      soldIn: quote.address.state,
      reason: fillText(texts.reason, values),
    }),
  };
}
