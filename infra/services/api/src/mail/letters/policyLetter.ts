import { CARRIERS, formatPhone, MONITORING_MONTHS, paymentCalendar, type StateCode } from '@shared/domain';
import { formatDate } from '@shared/i18n/texts';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import type { PolicyDocument } from '../../purchase/papers/policyDocumentStore';
import type { Letter } from '../letter';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { type Block, layOut, list, paragraph } from './layout';
import type { LetterSite } from './letterSite';
import { calendarOf, paymentList, type Payments } from './paymentList';

export interface PolicyLetterFacts {
  to: string;
  language: ApiLanguage;
  site: LetterSite;
  /** Where the cars are. */
  state: StateCode;
  number: string;
  /** The first day that is covered, an ISO date. */
  firstDay: string;
  payments: Payments;
  /** Its price has the monitored driver program. */
  isMonitored: boolean;
  /** When it is written, epoch milliseconds. */
  now: number;
  papers: readonly PolicyDocument[];
}

/** The policy is bought: when coverage begins and its number, with its papers attached (readings 8 and 53). */
export function policyLetter(facts: PolicyLetterFacts): Letter {
  const { to, language, site, state, number, firstDay, payments, papers } = facts;
  const { subject, title, lead, attached, files, reason } = LETTER_TEXTS[language].policy;
  const values = { brand: site.brand, number, date: formatDate(firstDay, language, 'long') };
  return {
    to,
    subject: fillText(subject, values),
    ...layOut({
      language,
      title: fillText(title, values),
      blocks: [
        paragraph(fillText(lead, values)),
        paragraph(attached),
        ...paymentList(payments, 'paid', language),
        ...programOf(facts),
      ],
      site,
      soldIn: state,
      isBought: true,
      reason: fillText(reason, values),
    }),
    attachments: [
      ...papers.map(({ type, content }) => ({
        name: files[type],
        contentType: 'application/pdf',
        contentBase64: content.toString('base64'),
      })),
      ...calendarFile(facts),
    ],
  };
}

/** How the monitored driver program goes on, as the screens promise (specification 9). */
function programOf({ isMonitored, payments, language }: PolicyLetterFacts): Block[] {
  if (!isMonitored) return [];
  const { name: carrier, phone } = CARRIERS[payments.carrier];
  const { title, steps } = LETTER_TEXTS[language].program;
  const values = { carrier, phone: formatPhone(phone), months: MONITORING_MONTHS };
  return [
    list(
      title,
      steps.map((step) => fillText(step, values)),
    ),
  ];
}

/** The later payments as a calendar file; none if all is paid. */
function calendarFile({ language, number, payments, now }: PolicyLetterFacts) {
  const due = calendarOf(payments, number, language);
  if (due.length === 0) return [];
  const content = Buffer.from(paymentCalendar(number, due, new Date(now)));
  const name = LETTER_TEXTS[language].payments.file;
  return [{ name, contentType: 'text/calendar', contentBase64: content.toString('base64') }];
}
