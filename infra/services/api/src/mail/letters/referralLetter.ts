import type { Quote, Rate } from '@shared/domain';
import { policyHolderOf } from '@shared/domain';
import { outcomesOf } from '@shared/domain/purchase';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { applicationBlocks } from './applicationBlocks';
import { layOut, list, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { carrierOf, placeOf } from './quoteFacts';

export interface ReferralLetterFacts {
  agent: string;
  language: ApiLanguage;
  site: LetterSite;
  quote: Quote;
  /** The rate that the application is for. */
  rate: Rate;
  number: string;
  /** Today's ISO date, local to the cars. */
  issuedOn: string;
}

/** The questions whose answers a carrier does not just accept, in their own words. */
export const questionsBehind = ({ quote, rate }: { quote: Quote; rate: Rate }): string[] =>
  outcomesOf(quote.questions, quote, rate.carrier_id).flatMap(({ question }) =>
    (quote.questions ?? []).filter((asked) => asked.question_code === question).map(({ text }) => text),
  );

/**
 * Gives an agent an application that its carrier refers (reading 56), without Social Security and license numbers.
 * Replies go to the shopper. It contains no link, because a link opens the quote.
 */
export function referralLetter(facts: ReferralLetterFacts): Letter {
  const { agent, language, site, quote, rate, number, issuedOn } = facts;
  const texts = LETTER_TEXTS[language].referral;
  const email = policyHolderOf(quote.drivers)?.email ?? null;
  const blocks = [
    paragraph(fillText(texts.lead, { number, place: placeOf(quote), carrier: carrierOf(rate) })),
    list(texts.why, questionsBehind(facts)),
    paragraph(texts.left_out),
    ...applicationBlocks({ quote, rate, language, issuedOn }),
  ];
  const reason = fillText(texts.reason, { brand: site.brand });
  return {
    to: agent,
    ...(email !== null && { replyTo: email }),
    subject: fillText(texts.subject, { number }),
    ...layOut({ language, title: texts.title, blocks, site, soldIn: quote.address.state, reason }),
  };
}
