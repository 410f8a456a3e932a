import type { FieldTable, FieldType } from '@shared/domain';
import { formatDate, keyAtRunTime, type TextTools } from '@shared/i18n';
import { textFromNumber } from '@shared/ui';
import { answer, type Answer } from './answers';

/** A field whose answer reads the same for any name; any other field needs words of its own. */
export type PlainNames<Rows extends FieldTable, Names extends keyof Rows> = {
  [Name in Names]: Rows[Name]['type']['is'] extends 'text' | 'date' | 'yesNo' | 'whole' ? Name : never;
}[Names];

/** The names without those of another list. */
export const restOf = <Name extends string, Other extends string>(
  names: readonly Name[],
  others: readonly Other[],
): readonly Exclude<Name, Other>[] => {
  const gone = new Set<string>(others);
  return names.filter((name): name is Exclude<Name, Other> => !gone.has(name));
};

/** An answer by its field's type; null if there is none. */
function plainText(value: unknown, type: FieldType, { t, language }: TextTools<'bind'>): string | null {
  if (typeof value === 'boolean') return t(value ? 'review.yes' : 'review.no');
  if (typeof value === 'number') return textFromNumber(value);
  if (typeof value !== 'string') return null;
  return type.is === 'date' ? formatDate(value, language) : value;
}

/** The lines of fields without words of their own, in the order of their rows (ADR 0070). */
export function plainAnswers<Rows extends FieldTable, Name extends keyof Rows & string>(
  rows: Rows,
  names: readonly Name[],
  entity: Partial<Record<Name, unknown>>,
  of: 'driver' | 'vehicle' | 'policy',
  texts: TextTools<'bind'>,
): Answer[] {
  return names.flatMap((name) => {
    const row = rows[name];
    if (row === undefined) return [];
    // The attributes of a driver and a car have a text for each field of their forms.
    const term = texts.t(keyAtRunTime(`bind:review.${of}.${name}`));
    return answer(name, term, plainText(entity[name], row.type, texts));
  });
}
