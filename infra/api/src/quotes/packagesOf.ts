import { packagesBasis } from '@shared/domain/purchase';
import type { StoredQuote } from './storedQuote';

/** The cars of a stored quote with their packages, as signatures and coverage reviews name them. */
export const packagesOf = ({ vehicles }: Pick<StoredQuote, 'vehicles'>): string =>
  packagesBasis(vehicles.map(({ id, document }) => ({ id, ...document })));
