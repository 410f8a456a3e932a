import { groupThousands } from '@shared/domain';
import type { PriceCause } from '@shared/domain/purchase';
import type { Translate } from '@shared/i18n';

/** Lookup values of a factor that mean something to a shopper. */
const TELLING = ['miles', 'points', 'ages', 'years', 'limit', 'deductible'] as const;

/** A factor's change as text ('12,000 miles a year before, 15,000 miles a year now'); empty if it says nothing. */
export function fromTo({ from, to }: Pick<PriceCause, 'from' | 'to'>, t: Translate<'bind'>): string[] {
  const name = TELLING.find((each) => from?.[each] !== undefined && to?.[each] !== undefined);
  if (name === undefined || from?.[name] === to?.[name]) return [];
  const words = (value: string | number = '') =>
    t(`difference.value.${name}`, {
      value: typeof value === 'number' ? groupThousands(value) : value,
      // Lookup values may be strings ('1'), and plurals need a number.
      count: Number(value),
    });
  return [t('difference.fromTo', { from: words(from?.[name]), to: words(to?.[name]) })];
}
