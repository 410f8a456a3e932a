import {
  COMPANIES,
  driverName,
  finalQuoteOptions,
  formatDollars,
  inFull,
  isPaidOnline,
  letterName,
  MONITORING_MONTHS,
  monthlyDisplay,
  paymentTotal,
  type Quote,
  type Rate,
  standingPlan,
  vehicleName,
} from '@shared/domain';
import { packageTexts } from '@shared/i18n/texts';
import type { ApiLanguage } from '../../http/languageOf';
import { fillText } from '../../locales/fillText';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { plainWords } from './plainWords';

/** Where the cars are: the saved city and ZIP. */
export const placeOf = ({ address }: Pick<Quote, 'address'>): string =>
  `${address.city}, ${address.state} ${address.zip_code}`;

/** Each car with its coverage. */
export const carsOf = ({ vehicles }: Pick<Quote, 'vehicles'>, language: ApiLanguage): string[] =>
  vehicles.map((car) => {
    const name = plainWords(`${vehicleName(car)} ${car.trim}`);
    return `${name}: ${packageTexts[language][car.coverage_package_name]}`;
  });

/** Drivers by a plausible first name at most, because a letter can reach someone else. */
export function driversOf({ drivers }: Pick<Quote, 'drivers'>, language: ApiLanguage): string[] {
  const { you, driver } = LETTER_TEXTS[language].quote;
  const t = (key: string, values: { number: number }) =>
    key === 'drivers:name.you' ? you : fillText(driver, values);
  return drivers.map((one, index) => {
    const named = { ...one, first_name: letterName(one.first_name ?? '') || null, last_name: null };
    return plainWords(driverName(named, index, t));
  });
}

/** The company's full name, because a letter may be the first to name it (reading 62). */
export const carrierOf = (rate: Rate): string => COMPANIES[rate.carrier_id].legalName;

/** What is paid for a rate the way the quote is paid, in cents; null without a plan. */
export function paymentsOf(rate: Rate, { pay_in_full }: Pick<Quote, 'pay_in_full'>) {
  const plan = standingPlan(finalQuoteOptions(rate.payment_options), pay_in_full);
  if (!plan) return null;
  const count = plan.number_of_payments;
  const total = paymentTotal(plan);
  const later = count === 0 ? 0 : monthlyDisplay(plan);
  return { plan, total, later, count, today: total - count * later };
}

/**
 * What a rate costs the way the quote is paid, as the site shows it: the schedule (reading 51), the total, and the
 * saving for paying in full against that (reading 54), in whole dollars.
 */
export function offerOf(rate: Rate, quote: Pick<Quote, 'pay_in_full'>, language: ApiLanguage): string {
  const texts = LETTER_TEXTS[language].quote;
  const payments = paymentsOf(rate, quote);
  if (!payments) return '';
  const { plan, total, later, count: rest } = payments;
  const values = {
    total: formatDollars(total),
    months: rate.term.duration,
    count: rest + 1,
    rest,
    deposit: formatDollars(plan.deposit),
    amount: formatDollars(later),
  };
  const tracked = rate.monitored_driver ? fillText(texts.tracked, { months: MONITORING_MONTHS }) : '';
  if (plan.plan_type === 'pay_in_full') {
    return fillText(isByPhone(rate) ? texts.offer_by_phone : texts.offer_in_full, values) + tracked;
  }
  return (
    fillText(texts.offer, values) +
    savedInFull(rate, isByPhone(rate) ? texts.offer_saves_by_phone : texts.offer_saves) +
    tracked
  );
}

/** Paying in full is arranged by phone or email (reading 63). */
const isByPhone = ({ carrier_id }: Rate): boolean => !isPaidOnline(carrier_id, { plan_type: 'pay_in_full' });

function savedInFull(rate: Rate, text: string): string {
  const whole = inFull(rate);
  if (whole === null || whole.savings === 0) return '';
  return fillText(text, { price: formatDollars(whole.price), saved: formatDollars(whole.savings) });
}
