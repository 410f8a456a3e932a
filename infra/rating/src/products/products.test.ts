import { productsIn, STATE_CODES, type StateCode } from '@shared/domain';
import { LATEST_TABLES } from '../tables';
import { CARRIER_RATINGS } from '../carriers/registry';
import { productRatings } from '.';

function idsIn(state: StateCode): string[] {
  return CARRIER_RATINGS.flatMap((carrier) =>
    productRatings(carrier, state, LATEST_TABLES).map((product) => product.id),
  );
}

test.each([
  ['IL', ['FCIC-MAVERICK', 'USHC-ROAD_WARRIOR', 'USHC-SCORE', 'USIC-DEFAULT', 'IIC-DEFAULT']],
  ['AR', ['FCIC-DEFAULT', 'USHC-ROADWARRIOR', 'USIC-ROADWARRIOR', 'IIC-DEFAULT']],
  ['TX', ['FCIC-DEFAULT', 'USHC-ROAD_RANGER', 'USIC-DEFAULT', 'TXR-DEFAULT', 'IIC-DEFAULT']],
] as const)('%s: the products of section 9 and reading 2 [9-62, 9-48, R2-3]', (state, ids) => {
  expect(idsIn(state)).toEqual(ids);
});

test.each(STATE_CODES)('%s: every product that exists has a price', (state) => {
  const known = productsIn(state).map(({ carrier_id, product_id }) => `${carrier_id}-${product_id}`);
  expect(idsIn(state).toSorted()).toEqual(known.toSorted());
});
