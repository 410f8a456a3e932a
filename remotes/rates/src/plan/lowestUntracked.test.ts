import { CARRIERS, publicCarrier, type CarrierId } from '@shared/domain';
import { aPaymentOption, aRate } from '@shared/testing';
import { lowestUntracked } from './lowestUntracked';
import { pricesOnAxis } from './pricesOnAxis';

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
const marked = (...offers: ReturnType<typeof offer>[]) =>
  lowestUntracked(pricesOnAxis(offers, 'monthly').offers)?.carrier.id;

test('beside a tracked first price, the lowest total of the others is marked [R49]', () => {
  expect(marked(offer('USIC', 40_000, true), offer('IIC', 60_000), offer('FCIC', 50_000))).toBe('FCIC');
});

test('of equal totals the first', () => {
  expect(marked(offer('USIC', 1, true), offer('FCIC', 50_000), offer('IIC', 50_000))).toBe('FCIC');
});

test('none if the first is not tracked, if all are, or without offers [R49]', () => {
  expect(marked(offer('FCIC', 50_000), offer('USIC', 49_000, true))).toBeUndefined();
  expect(marked(offer('USIC', 40_000, true))).toBeUndefined();
  expect(marked()).toBeUndefined();
});
