import type { Driver } from '../entities/driver';
import type { Quote } from '../entities/quote';
import type { Vehicle } from '../entities/vehicle';
import { keysOf } from '../objects/keysOf';
import { mailingAddressOf } from './mailingAddress';

/** One change to a quote by a shopper. `at` is the item's index in its list, `fields` its changed fields. */
export type QuoteChange =
  | { of: 'answers' | 'questions' }
  | ({ of: 'vehicles' } & ItemChange<Vehicle>)
  | ({ of: 'drivers' } & ItemChange<Driver>);

interface ItemChange<Item> {
  how: 'added' | 'removed' | 'changed';
  item: Item;
  at: number;
  fields: string[];
}

const ANSWERS = [
  'address',
  'homeowner',
  'currently_insured',
  'prior_policy',
  'term',
  'residence_info',
] as const;
/**
 * What the server makes, and what follows from other answers: coverages from the package, the mailing address from the
 * quote's until another is set. Any other field of a car or driver is an answer; the tables of fields would say the
 * same, but every form would load them.
 */
const NO_ANSWERS: ReadonlySet<string> = new Set<keyof Vehicle | keyof Driver>([
  'id',
  'created_at',
  'vehicle_premium',
  'coverages',
  'birthday_estimated',
  'policyholder',
  'address',
  'license_number_last4',
  'social_security_last4',
]);

/**
 * The answers that differ between two versions of a quote, for a form opened on the older one. Values computed by the
 * server (prices, status, version) do not count.
 */
export function changesBetween(before: Quote, after: Quote): QuoteChange[] {
  const answers =
    ANSWERS.some((field) => !isSame(before[field], after[field])) ||
    !isSame(mailingAddressOf(before), mailingAddressOf(after));
  return [
    ...(answers ? [{ of: 'answers' } as const] : []),
    ...(areAnsweredAnew(before.questions, after.questions) ? [{ of: 'questions' } as const] : []),
    ...itemChanges(before.vehicles, after.vehicles).map((change) => ({
      of: 'vehicles' as const,
      ...change,
    })),
    ...itemChanges(before.drivers, after.drivers).map((change) => ({
      of: 'drivers' as const,
      ...change,
    })),
  ];
}

/** Answers forced or cleared by a vehicle change are reported with the vehicle. */
function areAnsweredAnew(before: Quote['questions'], after: Quote['questions']): boolean {
  return (after ?? []).some(({ question_code: code, value, explanation, disabled }) => {
    const old = before?.find(({ question_code }) => question_code === code);
    if (disabled || value === null) return false;
    return old === undefined || old.value !== value || old.explanation !== explanation;
  });
}

function itemChanges<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
): ItemChange<Item>[] {
  const kept = after.flatMap((item, at): ItemChange<Item>[] => {
    const old = before.find(({ id }) => id === item.id);
    if (old === undefined) return [{ how: 'added', item, at, fields: [] }];
    const fields = keysOf(item).filter((field) => !NO_ANSWERS.has(field) && !isSame(old[field], item[field]));
    return fields.length === 0 ? [] : [{ how: 'changed', item, at, fields }];
  });
  const gone = before.flatMap((item, at): ItemChange<Item>[] =>
    after.some(({ id }) => id === item.id) ? [] : [{ how: 'removed', item, at, fields: [] }],
  );
  return [...kept, ...gone];
}

/** Both come from the same API, so their fields are in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
