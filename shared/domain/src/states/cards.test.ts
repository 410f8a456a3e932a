import { STATE_CODES } from '../entities';
import { stateName } from '@shared/i18n/states';
import { ID_CARD_RULES } from './parts/cards';

test.each(STATE_CODES)(
  'the ID card of %s names its state and places the required statement where the law says',
  (state) => {
    const { title, statement, source, isReviewed } = ID_CARD_RULES[state];
    expect(title).toContain(stateName(state, 'en'));
    expect(statement.en.length).toBeGreaterThan(40);
    expect(source).toMatch(/\d/);
    // Must stay false until counsel has reviewed it.
    expect(isReviewed).toBe(false);
  },
);

test.each([
  [
    'IL',
    /^Examine policy exclusions carefully\. This form does not constitute any part of your insurance policy\.$/,
  ],
  ['MO', /^THIS CARD MUST BE CARRIED IN THE INSURED MOTOR VEHICLE FOR PRODUCTION UPON DEMAND$/],
  ['PA', /THIS CARD IS REQUIRED WHEN/],
  [
    'TX',
    /minimum amounts of liability insurance required by the Texas Motor Vehicle Safety Responsibility Act/,
  ],
] as const)('%s: the statement prescribed by law', (state, words) => {
  expect(ID_CARD_RULES[state].isPrescribed).toBe(true);
  expect(ID_CARD_RULES[state].statement.en).toMatch(words);
});
