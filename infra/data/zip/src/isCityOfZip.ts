import { placeKey } from './placeKey';
import { zipRows } from './zipRows';

/** Whether a typed city belongs to the ZIP; "ST LOUIS" and "Saint Louis" are the same. */
export function isCityOfZip(zip: string, city: string): boolean {
  const wanted = placeKey(city);
  return wanted !== '' && zipRows(zip).some((row) => placeKey(row.city) === wanted);
}
