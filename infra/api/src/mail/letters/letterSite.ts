/** Who writes, and where the site is. */
export interface LetterSite {
  /** Origin of the site, without a slash at its end. */
  url: string;
  brand: string;
  phone: string;
  email: string;
  addressLines: readonly string[];
}
