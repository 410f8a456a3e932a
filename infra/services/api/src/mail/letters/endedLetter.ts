import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Purchase } from '../../purchase/purchase';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { layOut, paragraph } from './layout';
import type { LetterSite } from './letterSite';

export interface EndedLetterFacts {
  to: string;
  language: ApiLanguage;
  site: LetterSite;
  end: NonNullable<Purchase['ends_as']>;
}

/** A purchase that ended without a policy: why, that no money was taken, and whom to ask (reading 8). */
export function endedLetter({ to, language, site, end }: EndedLetterFacts): Letter {
  const { subject, title, lead, noMoney, reason } = LETTER_TEXTS[language].ended;
  const blocks = [paragraph(lead[end]), paragraph(noMoney)];
  return {
    to,
    subject: fillText(subject, { brand: site.brand }),
    ...layOut({ language, title, blocks, site, reason: fillText(reason, { brand: site.brand }) }),
  };
}
