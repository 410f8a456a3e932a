/** Tenth character of a VIN, from 1980 on; the code repeats every thirty years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/** The tenth character of this model year's cars. */
export function yearCode(year: number): string {
  return YEAR_CODES.charAt((year - FIRST_YEAR) % YEAR_CODES.length);
}

/**
 * The model years a VIN can mean, more likely first. Since 2010 a car or light truck has a letter in position seven
 * and a digit before (49 CFR 565.15); heavier trucks do not follow that, so the other year stays possible.
 */
export function modelYears(vin: string): number[] {
  const at = YEAR_CODES.indexOf(vin.charAt(9));
  if (at === -1 || vin.length !== 17) return [];
  const early = FIRST_YEAR + at;
  const years = [early, early + YEAR_CODES.length];
  return /[A-Z]/.test(vin.charAt(6)) ? years.toReversed() : years;
}
