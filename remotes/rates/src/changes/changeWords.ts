import {
  coverageTextKeys,
  formatDollars,
  groupThousands,
  type ChangeKind,
  type CoverageType,
  type PriceChange,
} from '@shared/domain';
import { keyAtRunTime, type Translate as TranslateOf } from '@shared/i18n';

type Translate = TranslateOf<'rates'>;
type Value = string | number;
type Word = (value: Value, t: Translate) => string;

const dollars: Word = (cents) => formatDollars(Number(cents));
const thousands: Word = (amount) => groupThousands(Number(amount));

// The engine's codes come with the rates, so their keys are only known at run time; tests cover every kind.
/** How to word `from` and `to` of a kind; kinds not listed have them in their own sentence. */
const WORDS: Partial<Record<ChangeKind, Word>> = {
  deductible: dollars,
  annual_distance: thousands,
  package: (name, t) => t(keyAtRunTime(`rates:vehicles.${name}`)),
  use: (code, t) => t(keyAtRunTime(`rates:changes.word.${code}`)),
  credit: (code, t) => t(keyAtRunTime(`rates:detail.codes.${code}`)),
};

/** Kinds with one sentence per outcome. */
const BY_OUTCOME: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'homeowner',
  'currently_insured',
  'pay_in_full',
  'tort',
]);

function sentenceOf({ kind, values }: PriceChange): string {
  if (kind === 'deductible') {
    return Number(values['to']) > Number(values['from']) ? 'deductible_lower' : 'deductible_higher';
  }
  return BY_OUTCOME.has(kind) ? `${kind}_${values['to']}` : kind;
}

/** The change as text. `driver` is the screen's name for the driver concerned. */
export function changeWords(change: PriceChange, driver: string, t: Translate): string {
  const { kind, values } = change;
  const word = WORDS[kind];
  const said: Record<string, Value> = { ...values, driver };
  for (const name of ['from', 'to'] as const) {
    const value = values[name];
    if (word && value !== undefined) said[name] = word(value, t);
  }
  const coverage = values['coverage'];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine sends the coverage's own code
  if (coverage !== undefined) said['coverage'] = t(coverageTextKeys(coverage as CoverageType).name);
  return t(keyAtRunTime(`rates:changes.say.${sentenceOf(change)}`), said);
}
