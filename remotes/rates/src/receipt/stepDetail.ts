import type { TraceStep } from '@shared/domain';
import { keyAtRunTime, type TextLanguage, type Translate } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';

type Values = Record<string, string | number>;

/** Values in a step's detail that are codes with their own text, `rates:detail.{value}.{code}`. */
const CODED = ['territory', 'column', 'licence', 'symbol', 'use', 'credit'] as const;

/** The engine's ages ('20', '30-39', '75+') in words. */
function ageWords(ages: string, t: Translate<'rates'>): string {
  const [from = '', to] = ages.split(/[-+]/);
  if (to === undefined) return t('rates:detail.ages.one', { from });
  return to === '' ? t('rates:detail.ages.from', { from }) : t('rates:detail.ages.fromTo', { from, to });
}

/**
 * A step's lookup values as text ('Ages 30 to 39, single woman'), or undefined if its name says everything. Codes become texts;
 * numbers and amounts are used as they are.
 */
export function stepDetail(
  step: TraceStep,
  t: Translate<'rates'>,
  language: TextLanguage,
): string | undefined {
  const key = `rates:detail.${step.factor.replace('factor.', '')}`;
  const values: Values = { ...step.detail };
  for (const name of CODED) {
    if (name in values) values[name] = t(keyAtRunTime(`rates:detail.codes.${values[name]}`));
  }
  if ('ages' in values) values['ages'] = ageWords(String(values['ages']), t);
  if ('state' in values) values['state'] = stateName(String(values['state']), language);
  if (typeof values['miles'] === 'number') values['miles'] = values['miles'].toLocaleString('en-US');
  // A number that has a plural; only one of them is in a step.
  const count = values['years'] ?? values['points'] ?? values['days'] ?? values['count'];
  return t(keyAtRunTime(key), { ...values, count: Number(count), defaultValue: '' }) || undefined;
}
