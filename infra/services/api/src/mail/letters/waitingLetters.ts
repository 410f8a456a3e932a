import { paths } from '@shared/domain';
import { stateName } from '@shared/i18n/states';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { button, layOut, link, paragraph } from './layout';
import type { LetterSite } from './letterSite';

interface WaitingFacts {
  to: string;
  zip: string;
  language: ApiLanguage;
  site: LetterSite;
}

/** Confirms that an address is on the waiting list, with a link that deletes it. */
export function waitingLetter(facts: WaitingFacts & { state: string; code: string }): Letter {
  const { to, zip, language, site, state, code } = facts;
  const texts = LETTER_TEXTS[language].waiting;
  const values = { zip, brand: site.brand, state: stateName(state, language) };
  const title = fillText(texts.title, values);
  const blocks = [
    paragraph(fillText(texts.lead, values)),
    link(texts.erase, texts.eraseAction, `${site.url}${paths.waitingList(code)}`),
  ];
  const reason = fillText(texts.reason, values);
  return {
    to,
    subject: fillText(texts.subject, values),
    ...layOut({ language, title, blocks, site, reason }),
  };
}

/** Tells someone on the waiting list that their ZIP code can be quoted; sending it takes them off the list. */
export function arrivedLetter({ to, zip, language, site }: WaitingFacts): Letter {
  const texts = LETTER_TEXTS[language].arrived;
  const values = { zip, brand: site.brand };
  const title = fillText(texts.title, values);
  const blocks = [
    paragraph(fillText(texts.lead, values)),
    button(texts.action, `${site.url}${paths.start({ zipCode: zip })}`),
  ];
  const reason = fillText(texts.reason, values);
  return {
    to,
    subject: fillText(texts.subject, values),
    ...layOut({ language, title, blocks, site, reason }),
  };
}
