import { packagesBasis } from '@shared/domain/purchase';
import type { StoredQuote } from './storedQuote';

/** The cars of a stored quote with their packages, as a signature or a review of coverages names them. */
export const packagesOf = ({ vehicles }: Pick<StoredQuote, 'vehicles'>): string =>
  packagesBasis(vehicles.map(({ id, document }) => ({ id, ...document })));
