import type { Agency } from '@shared/domain';

/** The sender, and the site's address. */
export interface LetterSite {
  /** Origin of the site, without a trailing slash. */
  url: string;
  brand: string;
  phone: string;
  email: string;
  addressLines: readonly string[];
  agency: Agency;
}
