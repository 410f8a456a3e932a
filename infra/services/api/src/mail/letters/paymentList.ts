import {
  CARRIERS,
  COMPANIES,
  formatCents,
  laterPayments,
  type CarrierId,
  type PaymentOption,
} from '@shared/domain';
import { formatDate } from '@shared/i18n/texts';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { type Block, list, paragraph } from './layout';

export interface Payments {
  option: PaymentOption;
  /** The first day of the policy, an ISO date. */
  effective: string;
  carrier: CarrierId;
}

/** Each later payment as a line for a calendar. */
export const calendarOf = ({ option, effective, carrier }: Payments, number: string, language: ApiLanguage) =>
  laterPayments(option, effective).map(({ due, amount, fee }) => ({
    due,
    summary: fillText(LETTER_TEXTS[language].payments.event, {
      amount: formatCents(amount + fee),
      carrier: CARRIERS[carrier].name,
      number,
    }),
  }));

/** The day and amount of every payment, and how later ones are collected. `first` says when the first is due. */
export function paymentList(
  { option, effective, carrier }: Payments,
  first: 'onSigning' | 'paid',
  language: ApiLanguage,
): Block[] {
  const texts = LETTER_TEXTS[language].payments;
  const later = laterPayments(option, effective).map(({ due, amount, fee }) =>
    fillText(texts.later, { amount: formatCents(amount + fee), date: formatDate(due, language, 'long') }),
  );
  const rows = [fillText(texts[first], { amount: formatCents(option.deposit) }), ...later];
  const billed =
    later.length > 0 ? [paragraph(fillText(texts.billed, { carrier: COMPANIES[carrier].legalName }))] : [];
  return [list(texts.title, rows), ...billed];
}
