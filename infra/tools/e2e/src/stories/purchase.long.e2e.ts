import { STATE_RULES } from '@shared/domain';
import { inLongForm, rows } from '@shared/testing/form';
import { OLD_ACCORD, quackenbush, type Application } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { applicationWith, FEATURES, PAIRS } from '../journey/application/pairs';
import { buyAndCheck } from '../journey/payment/buyAndCheck';
import { tell } from '../system/story';

/** Everything that makes an application long, for a year in Pennsylvania. */
const FAMILY: Application = {
  street: '1 Main St',
  term: 12,
  drivers: [
    quackenbush('PA', { social: '219-45-9999', employer: { name: 'Acme', category: 'Welder' } }),
    quackenbush('PA', { first: 'Otto', birthday: '03/04/2007', relationship: 'son', license: 'foreign' }),
    quackenbush('PA', { first: 'Ida', birthday: '03/04/2007', relationship: 'daughter', excluded: true }),
  ],
  vehicles: [
    {
      ...OLD_ACCORD,
      use: 'business',
      lienholder: { name: 'First Bank', street: '2 Main St', city: 'Chicago', state: 'IL', zip: '60601' },
    },
  ],
  yes: { business_use: 'Samples are carried to customers', prior_cancellation: 'A late payment in 2020' },
};

/** The short form buys once with the longest application; all pairs run in the long form. */
const longest = PAIRS.toSorted((one, other) => other.has.size - one.has.size)[0];
const bought = rows(PAIRS, (pair) => pair === longest);

inLongForm(() => {
  describe('a complete application, from the ZIP to the final quote', () => {
    test('a family in Pennsylvania, for twelve months', () =>
      tell(async (shopper) => {
        const { page, t } = shopper;
        const price = await buyAndApply(shopper, 'PA', FAMILY);
        expect(price).toBeGreaterThan(0);
        const why = page.getByRole('region', { name: t('bind:difference.heading') }).getByRole('row');
        await why.filter({ hasText: t('bind:cause.factor.term') }).waitFor();
        await why.filter({ hasText: t('bind:cause.factor.use') }).waitFor();
      }));
  });
});

describe('features that make an application longer, pairwise over the eleven states, each bought', () => {
  test('any two occur together in one state and separately in others; SR-22 where it is offered (reading 13)', () => {
    for (const [at, one] of FEATURES.entries()) {
      for (const two of FEATURES.slice(at + 1)) {
        const seen = new Set(PAIRS.map(({ has }) => `${has.has(one)} ${has.has(two)}`));
        expect([one, two, seen.size]).toEqual([one, two, 4]);
      }
    }
    expect(PAIRS.filter(({ state, has }) => has.has('sr22') && !STATE_RULES[state].sr22Offered)).toEqual([]);
  });

  test.each(bought.map(({ state, has }) => [state, [...has].join(', ') || 'none', has] as const))(
    '%s: %s',
    (state, _names, has) =>
      tell(async (shopper) => {
        expect(await buyAndApply(shopper, state, applicationWith(state, has))).toBeGreaterThan(0);
        await buyAndCheck(shopper);
      }),
  );
});
