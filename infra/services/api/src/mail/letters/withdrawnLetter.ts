import { formatPhone } from '@shared/domain';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { layOut, paragraph } from './layout';
import type { LetterSite } from './letterSite';

/** Consents that an agent acts on, and whose withdrawal the agent must know. */
export const AGENT_KINDS = ['telephone_contact', 'electronic_records'] as const;

export interface Withdrawn {
  kind: (typeof AGENT_KINDS)[number];
  /** Number of the policy, or of the quote. */
  number: string;
  /** What the consent covers: for a phone consent, the number. */
  about: string;
}

/** Tells the agent to stop calling, or to send paper. Internal, hence English. */
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
