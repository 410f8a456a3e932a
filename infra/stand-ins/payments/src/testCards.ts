import { digitsOf } from './card';

export type DeclineCode = 'card_declined' | 'insufficient_funds' | 'unknown_card';

/** The bank's response: immediate or late. */
export type BankAnswer = { kind: 'authorized' } | { kind: 'declined'; code: DeclineCode } | { kind: 'late' };

/** The cards that this stand-in knows, in the order the page lists them. */
export const TEST_CARDS: Readonly<Record<string, BankAnswer>> = {
  '4242424242424242': { kind: 'authorized' },
  '4000000000000002': { kind: 'declined', code: 'card_declined' },
  '4000000000009995': { kind: 'declined', code: 'insufficient_funds' },
  '4000000000000259': { kind: 'late' },
};

/** A real card is declined. */
export const bankAnswer = (number: string): BankAnswer =>
  TEST_CARDS[digitsOf(number)] ?? { kind: 'declined', code: 'unknown_card' };
