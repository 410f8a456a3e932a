import type { TraceStep } from '@shared/domain';
import { keyAtRunTime, type Translate } from '@shared/i18n';

type Values = Record<string, string | number>;

/** Values in a step's detail that are codes with their own text, `rates:detail.{value}.{code}`. */
const CODED = ['territory', 'column', 'licence', 'symbol', 'use', 'credit'] as const;

/**
 * A step's lookup values as text ('30-39, single'), or undefined if its name says everything. Codes become texts;
 * numbers and amounts are used as they are.
 */
export function stepDetail(step: TraceStep, t: Translate<'rates'>): string | undefined {
  const key = `rates:detail.${step.factor.replace('factor.', '')}`;
  const values: Values = { ...step.detail };
  for (const name of CODED) {
    if (name in values) values[name] = t(keyAtRunTime(`rates:detail.codes.${values[name]}`));
  }
  if (typeof values['miles'] === 'number') values['miles'] = values['miles'].toLocaleString('en-US');
  return t(keyAtRunTime(key), { ...values, defaultValue: '' }) || undefined;
}
