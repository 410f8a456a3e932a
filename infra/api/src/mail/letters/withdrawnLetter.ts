import { formatPhone } from '@shared/domain';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { layOut, paragraph } from './layout';
import type { LetterSite } from './letterSite';

/** What an agent acts on, and so has to hear of when it is taken back. */
export const TOLD_KINDS = ['telephone_contact', 'electronic_records'] as const;

export interface Withdrawn {
  kind: (typeof TOLD_KINDS)[number];
  /** Of the policy, or of the quote. */
  number: string;
  /** What it was given for: of a telephone consent, the number. */
  about: string;
}

/** Tells the agent not to call any more, or to send paper. For the agent alone, hence English. */
export function withdrawnLetter(agent: string, site: LetterSite, { kind, number, about }: Withdrawn): Letter {
  const isCalls = kind === 'telephone_contact';
  const texts = LETTER_TEXTS.en[isCalls ? 'withdrawn' : 'on_paper'];
  const values = { number, phone: isCalls ? formatPhone(about) : '' };
  const reason = fillText(texts.reason, { brand: site.brand });
  return {
    to: agent,
    subject: fillText(texts.subject, values),
    ...layOut({
      language: 'en',
      title: texts.title,
      blocks: [paragraph(fillText(texts.lead, values))],
      site,
      reason,
    }),
  };
}
