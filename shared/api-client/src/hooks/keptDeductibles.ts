import { type KeptDeductibles, SESSION_KEYS, sessionStore } from '@shared/domain';

type ByCar = Record<string, KeptDeductibles>;

/** Anything may be stored; only whole amounts are read. */
function readAll(): ByCar {
  try {
    const stored: unknown = JSON.parse(sessionStore.getItem(SESSION_KEYS.deductibles) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** The deductibles chosen for a car in this tab, in cents (reading 68). */
export function keptDeductiblesOf(vehicleId: string): KeptDeductibles {
  const kept: unknown = readAll()[vehicleId];
  const amounts = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(amounts.filter(([, amount]) => Number.isSafeInteger(amount)));
}

/** Stores them for the car's next change of package. */
export function storeKeptDeductibles(vehicleId: string, kept: KeptDeductibles): void {
  sessionStore.setItem(SESSION_KEYS.deductibles, JSON.stringify({ ...readAll(), [vehicleId]: kept }));
}
