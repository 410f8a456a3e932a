import type { TraceStep } from '@shared/domain';
import { keyAtRunTime, type Translate } from '@shared/i18n';

type Values = Record<string, string | number>;

/** Which value of a step's detail is a code with a text of its own, as `rates:detail.{value}.{code}`. */
const CODED = ['territory', 'column', 'licence', 'symbol', 'use', 'credit'] as const;

/**
 * What a step was looked up by, in words ('30-39, single'), or undefined where its name says it all. Codes of the
 * engine become texts; numbers and amounts go in as they are.
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
