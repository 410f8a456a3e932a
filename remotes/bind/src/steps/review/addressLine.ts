import type { PostalAddress } from '@shared/domain';

/** An address in one line. */
export const addressLine = ({ line1, line2, city, state, zip_code }: PostalAddress): string =>
  [line1, line2, `${city}, ${state} ${zip_code}`].filter(Boolean).join(', ');
