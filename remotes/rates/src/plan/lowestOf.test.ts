import { CARRIERS, publicCarrier, type CarrierId } from '@shared/domain';
import { aPaymentOption, aRate } from '@shared/testing';
import { pricesOnAxis } from './pricesOnAxis';
import { lowestOf, lowestUntracked } from './lowestOf';

const offer = (id: CarrierId, deposit: number, monitored_driver = false) => ({
  index: 0,
  carrier: publicCarrier(CARRIERS[id]),
  rate: aRate({
    carrier_id: id,
    monitored_driver,
    payment_options: [
      aPaymentOption({ deposit, number_of_payments: 1, installment_info: { amount: 10_000, fee: 500 } }),
    ],
  }),
});
const lowest = (...offers: ReturnType<typeof offer>[]) => {
  const { lowest: first, untracked } = lowestOf(pricesOnAxis(offers, 'monthly').offers);
  return [first?.carrier.id, untracked?.carrier.id];
};

test('the lowest total, which need not be the first premium', () =>
  expect(lowest(offer('FCIC', 50_000), offer('IIC', 49_900))).toEqual(['IIC', undefined]));

test('of equal totals the first', () =>
  expect(lowest(offer('FCIC', 50_000), offer('IIC', 50_000))).toEqual(['FCIC', undefined]));

test('a tracked one also has the lowest of the others, if there is one', () => {
  expect(lowest(offer('USIC', 40_000, true), offer('IIC', 60_000), offer('FCIC', 50_000))).toEqual([
    'USIC',
    'FCIC',
  ]);
  expect(lowest(offer('USIC', 40_000, true))).toEqual(['USIC', undefined]);
});

test('the lowest untracked one is by total too', () => {
  const { offers } = pricesOnAxis(
    [offer('USIC', 1, true), offer('FCIC', 50_000), offer('IIC', 49_900)],
    'monthly',
  );
  expect(lowestUntracked(offers)?.carrier.id).toBe('IIC');
});

test('no offers, none', () => expect(lowest()).toEqual([undefined, undefined]));
