/** Tenth character of a VIN, from 1980 on; the code repeats every thirty years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/** The tenth character of this model year's cars. */
export function yearCode(year: number): string {
  return YEAR_CODES.charAt((year - FIRST_YEAR) % YEAR_CODES.length);
}

/** The two model years a VIN can mean, the earlier first; none for a VIN without a year. */
export function modelYears(vin: string): [] | [early: number, late: number] {
  const at = YEAR_CODES.indexOf(vin.charAt(9));
  if (at === -1 || vin.length !== 17) return [];
  return [FIRST_YEAR + at, FIRST_YEAR + at + YEAR_CODES.length];
}

/** A letter in position seven means the later year, for cars and for light trucks and MPVs (49 CFR 565.15). */
export const isLateCycle = (vin: string): boolean => /[A-Z]/.test(vin.charAt(6));
