import type { ChoicePrices, Quote } from '@shared/domain';
import { askedLines, type AskedLine, keptLines, requiredChoices } from '@shared/domain/purchase';
import { choiceWording, lineWording } from '@shared/i18n/choices';
import type { Known } from './explain';
import { dollars } from './known';
import { amountsIn, readAmount } from './readAmount';

const named = (wording: string): Known[] =>
  amountsIn(wording).map((text) => ({
    what: 'named by the law',
    parts: [readAmount(text).cents],
    as: 'limit',
  }));

const inWords = (quote: Quote, lines: readonly AskedLine[]): Known[] =>
  lines.flatMap((line) => named(lineWording(quote.address.state, line)?.en ?? ''));

/** Amounts named in the wording that a state requires, and the annual premiums in it as they were signed. */
export const lawKnown = (quote: Quote): Known[] => [
  ...requiredChoices(quote).flatMap(({ kind }) => named(choiceWording(quote.address.state, kind)?.en ?? '')),
  ...inWords(quote, askedLines(quote)),
  ...(quote.coverage_choices ?? []).flatMap(({ signature }) =>
    (signature?.premiums ?? []).map((cents) => dollars('annual premium of basic coverage', cents)),
  ),
];

/** What the coverage review shows of the lines: each limit and price that can be chosen. */
export const linesKnown = (quote: Quote, { lines }: ChoicePrices): Known[] => [
  ...inWords(quote, askedLines(quote, keptLines(quote))),
  ...lines.flatMap(({ line, keep, reject }) => [
    ...keep.flatMap(({ amount, premium }) => [
      dollars(`${line} kept`, premium),
      ...(amount === null ? [] : [{ what: `limit of ${line}`, parts: [amount], as: 'limit' as const }]),
    ]),
    dollars(`${line} turned down`, reject),
  ]),
];
