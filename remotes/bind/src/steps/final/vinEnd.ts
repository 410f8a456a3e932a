const SHOWN = 6;

/** The end of a VIN, by which people tell two cars apart; null for a trim's pattern, which is no car's own number. */
export function vinEnd(vin: string | null): string | null {
  return vin !== null && /^[A-Z0-9]{17}$/.test(vin) ? vin.slice(-SHOWN) : null;
}
