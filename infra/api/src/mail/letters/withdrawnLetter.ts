import { formatPhone } from '@shared/domain';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { layOut, paragraph } from './layout';
import type { LetterSite } from './letterSite';

/** Tells the agent that a telephone number may not be called any more. For the agent alone, hence English. */
export function withdrawnLetter(agent: string, site: LetterSite, number: string, phone: string): Letter {
  const texts = LETTER_TEXTS.en.withdrawn;
  const blocks = [paragraph(fillText(texts.lead, { number, phone: formatPhone(phone) }))];
  const reason = fillText(texts.reason, { brand: site.brand });
  return {
    to: agent,
    subject: fillText(texts.subject, { number }),
    ...layOut({ language: 'en', title: texts.title, blocks, site, reason }),
  };
}
