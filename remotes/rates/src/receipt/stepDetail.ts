import type { TraceStep } from '@shared/domain';

type Values = Record<string, string | number>;
type Translate = (key: string, values: Values) => string;

/** Which value of a step's detail is a code with a text of its own, as `rates:detail.{value}.{code}`. */
const CODED = ['territory', 'column', 'licence', 'symbol', 'use', 'credit'] as const;

/**
 * What a step was looked up by, in words ('30-39, single'), or undefined where its name says it all. Codes of the
 * engine become texts; numbers and amounts go in as they are.
 */
export function stepDetail(step: TraceStep, t: Translate): string | undefined {
  const key = `detail.${step.factor.replace('factor.', '')}`;
  const values: Values = { ...step.detail };
  for (const name of CODED) {
    if (name in values) values[name] = t(`detail.codes.${values[name]}`, {});
  }
  if (typeof values['miles'] === 'number') values['miles'] = values['miles'].toLocaleString('en-US');
  const text = t(key, values);
  return text === key ? undefined : text;
}
