import { paths, SIGNING_HOURS, type StateCode } from '@shared/domain';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { button, layOut, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { momentText, newLink } from './link';

export interface ReadyLetterFacts {
  to: string;
  language: ApiLanguage;
  site: LetterSite;
  /** Of the policy. */
  number: string;
  /** The first instant that is too late to sign, and where its clock hangs. */
  signBy: number;
  state: StateCode;
  quoteId: string;
  code: string;
}

/** The papers can be signed: until when, and the way to them in any browser (reading 8). */
export function readyLetter(facts: ReadyLetterFacts): Letter {
  const { to, language, site, number, signBy, state, quoteId, code } = facts;
  const { title, lead, until, action, note, reason } = LETTER_TEXTS[language].ready;
  // The last minute that is in time: a day ends at 11:59 p.m. and not at the next one's midnight.
  const last = momentText(signBy - 1, state, language);
  const blocks = [
    paragraph(fillText(lead, { number })),
    paragraph(fillText(until, { last, hours: SIGNING_HOURS })),
    button(action, `${site.url}${paths.resume(code)}`),
    paragraph(note),
    newLink(site, quoteId, language),
  ];
  return {
    to,
    subject: title,
    ...layOut({ language, title, blocks, site, reason: fillText(reason, { brand: site.brand }) }),
  };
}
