import { isVinTaken } from '..';

const VIN = '1HGCM82633A004352';

test.each([
  ['the same VIN', VIN, [VIN], true],
  ['the same in lowercase', VIN.toLowerCase(), [VIN], true],
  ['lowercase on the quote', VIN, [VIN.toLowerCase()], true],
  ['the same as the second other car', VIN, [null, VIN], true],
  ['another VIN', VIN, ['1HGCV1F45MA000009'], false],
  ['no other car', VIN, [], false],
  ['no VIN', null, [null], false],
  ['no VIN yet', undefined, [VIN], false],
  ['an empty VIN', '', [''], false],
  ['the pattern of one trim, twice', '1HGCV1F4*MA******', ['1HGCV1F4*MA******'], false],
  ['an incomplete VIN', '1HGCM8', ['1HGCM8'], false],
])('a VIN can occur once in a quote: %s', (_name, vin, others, taken) => {
  expect(
    isVinTaken(
      vin,
      others.map((other) => ({ vin: other })),
    ),
  ).toBe(taken);
});
