/** One pair of a ZIP, as shown. */
export interface ZipPair {
  zip: string;
  city: string;
  county: string;
  state: string;
}

/**
 * A pair and its source: g GeoNames, c US Census (2010), m both other packages, o curated overlay, i imported
 * HUD or USPS file.
 */
export interface ZipRow extends ZipPair {
  source: 'g' | 'c' | 'm' | 'o' | 'i';
}
