import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { layOut, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { newLink, resumeLink } from './link';

export interface ResumeLetterFacts {
  to: string;
  language: ApiLanguage;
  site: LetterSite;
  quoteId: string;
  code: string;
  /** The link's last day, formatted. */
  until: string;
}

/** An email with a new link to a quote and nothing else about it. */
export function resumeLetter(facts: ResumeLetterFacts): Letter {
  const { to, language, site, quoteId, code, until } = facts;
  const { subject, title, lead, reason } = LETTER_TEXTS[language].resume;
  const blocks = [
    paragraph(lead),
    ...resumeLink(site, code, until, language),
    newLink(site, quoteId, language),
  ];
  return {
    to,
    subject: fillText(subject, { brand: site.brand }),
    ...layOut({ language, title, blocks, site, reason }),
  };
}
