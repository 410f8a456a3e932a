// Transliteration and weights of the North American VIN standard (49 CFR 565.15); I, O and Q are never used.
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ'].flatMap((characters, value) =>
    Array.from(characters, (character) => [character, value]),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;

/** Whether the ninth character of a VIN is its check digit; false for anything but a complete VIN. */
export function isCheckDigitValid(vin: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (VALUES[vin.charAt(at)] ?? 0), 0);
  const remainder = sum % 11;
  return vin.charAt(CHECK_POSITION) === (remainder === 10 ? 'X' : String(remainder));
}
