import { CARRIERS, publicCarrier, type CarrierId } from '@shared/domain';
import { createI18n } from '@shared/i18n';
import { aPaymentOption, aRate } from '@shared/testing';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { pricesOnAxis } from '../plan/pricesOnAxis';
import { answerOf, spreadOf } from './answerOf';

/** Offers in the given order, each with one payment of these dollars. */
const offers = (...all: [CarrierId, number][]) =>
  pricesOnAxis(
    all.map(([id, dollars], index) => ({
      index,
      carrier: publicCarrier(CARRIERS[id]),
      rate: aRate({
        carrier_id: id,
        payment_options: [
          aPaymentOption({
            plan_type: 'pay_in_full',
            deposit: dollars * 100,
            number_of_payments: 0,
            installment_info: { amount: 0, fee: 0 },
          }),
        ],
      }),
    })),
    'monthly',
  ).offers;

const said = (all: ReturnType<typeof offers>, chosen: number, language: 'en' | 'es' = 'en') => {
  const resources = { en: { rates: en }, es: { rates: es } };
  const t = createI18n({ language, resources }).getFixedT(language, 'rates');
  const [offer = all[0]] = all.slice(chosen);
  if (!offer) throw new Error('no offer');
  return answerOf(all, offer, t, language);
};

const three = offers(['IIC', 689], ['FCIC', 694], ['USHC', 706]);

test('the heading is the answer: who is lowest and by how much, each a difference of two totals [R54, 2.9-6]', () => {
  expect(said(three, 0)).toBe('Inland is lowest, by $5');
  expect(said(three, 0, 'es')).toBe('Inland tiene el precio más bajo, por $5');
});

test('another one that is chosen says how much more it is', () => {
  expect(said(three, 2)).toBe('United Shore, $17 more than the lowest');
});

test('of equal totals both are lowest', () => {
  const tied = offers(['IIC', 694], ['FCIC', 694], ['USHC', 706]);
  expect(said(tied, 1)).toBe('Inland and Fairway are lowest');
  expect(said(tied, 1, 'es')).toBe('Inland y Fairway tienen el precio más bajo');
});

test('a later one with a lower total is named, and the first says what it costs more', () => {
  const late = offers(['IIC', 700], ['FCIC', 691]);
  expect(said(late, 0)).toBe('Inland, $9 more than the lowest');
  expect(said(late, 1)).toBe('Fairway is lowest, by $9');
});

test('the only one is named', () => {
  expect(said(offers(['IIC', 689]), 0)).toBe('Your price with Inland');
});

test('from the lowest total to the highest', () => {
  expect([spreadOf(three), spreadOf(offers(['IIC', 689]))]).toEqual([1_700, 0]);
});
