import type { ProductRating } from '../products';
import type { Risk } from '../risk/types';
import type { Group, RateTables } from '../tables';
import type { Factor } from './factor';

/** Carrier and place: the product's base, the state, the territory. */
export function placeFactors(
  risk: Pick<Risk, 'state' | 'territory'>,
  product: ProductRating,
  tables: RateTables,
  group: Group,
): Factor[] {
  return [
    { key: 'factor.carrier', detail: { product: product.id }, multiplier: product.base[group] },
    { key: 'factor.state', detail: { state: risk.state }, multiplier: tables.states[risk.state][group] },
    {
      key: 'factor.territory',
      detail: { territory: risk.territory },
      multiplier: tables.territories[risk.territory][group],
    },
  ];
}
