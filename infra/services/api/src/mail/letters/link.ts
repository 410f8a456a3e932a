import { dateIn, paths, type Place, type StepName, timeZoneOf } from '@shared/domain';
import { formatDate } from '@shared/i18n/texts';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { type Block, button, link, paragraph } from './layout';
import type { LetterSite } from './letterSite';

/** A date in the letter's language, local to the quote's cars. */
export function dateText(instant: number, place: Place, language: ApiLanguage): string {
  return formatDate(dateIn(timeZoneOf(place), new Date(instant)), language, 'long');
}

/** The button that resumes the quote, at `step` if given, with notes about it. `until` is a formatted date. */
export function resumeLink(
  site: LetterSite,
  code: string,
  until: string,
  language: ApiLanguage,
  step?: StepName,
): Block[] {
  const { action, note } = LETTER_TEXTS[language].link;
  const address = `${site.url}${paths.resume(code, { step })}`;
  return [button(action, address), paragraph(fillText(note, { date: until }))];
}

/** Where to request a new link: the quote's own page, whose address opens nothing (reading 34). */
export function newLink(site: LetterSite, quoteId: string, language: ApiLanguage): Block {
  const { spent, again } = LETTER_TEXTS[language].link;
  return link(spent, again, `${site.url}${paths.rates(quoteId)}`);
}
