import { type Quote, type StepName, vehicleName } from '@shared/domain';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { linkEnd } from '../resumeCodes';
import { type Block, layOut, list, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { dateText, newLink, resumeLink } from './link';
import { plainWords } from './plainWords';
import { placeOf } from './quoteFacts';

export interface LaterLetterFacts {
  to: string;
  language: ApiLanguage;
  site: LetterSite;
  quote: Pick<Quote, 'id' | 'address' | 'vehicles'>;
  /** The step the link opens. */
  step: StepName;
  code: string;
  now: number;
}

/** The cars identify the quote. The letter names no person, since an address can be mistyped. */
function carList({ vehicles }: LaterLetterFacts['quote'], language: ApiLanguage): Block[] {
  if (vehicles.length === 0) return [];
  const names = vehicles.map((car) => plainWords(vehicleName(car)));
  return [list(LETTER_TEXTS[language].quote.cars, names)];
}

/** A link back to the step the shopper left. */
export function laterLetter({ to, language, site, quote, step, code, now }: LaterLetterFacts): Letter {
  const { subject, title, lead, about, reason } = LETTER_TEXTS[language].later;
  const { brand } = site;
  const blocks = [
    paragraph(lead),
    ...resumeLink(site, code, dateText(linkEnd(now), quote.address, language), language, step),
    paragraph(fillText(about, { place: plainWords(placeOf(quote)) })),
    ...carList(quote, language),
    newLink(site, quote.id, language),
  ];
  const layout = layOut({
    language,
    title,
    blocks,
    site,
    soldIn: quote.address.state,
    reason: fillText(reason, { brand }),
  });
  return { to, subject: fillText(subject, { brand }), ...layout };
}
