import type { VehicleSearchResult } from '@shared/domain';
import { useTabState } from '@shared/forms';

/** The shopper's decision about a VIN of another car; valid for that VIN only. `typo`: it will be corrected. */
interface CarDecision {
  vin: string;
  car: 'typo' | 'decoded' | null;
  /** Which of the VIN's cars, if several trims share it. */
  at: number | null;
}

function decisionIn({ vin, car, at }: Record<string, unknown>): CarDecision {
  return {
    vin: typeof vin === 'string' ? vin : '',
    car: car === 'typo' || car === 'decoded' ? car : null,
    at: typeof at === 'number' ? at : null,
  };
}

export interface CarChoice {
  car: CarDecision['car'];
  at: CarDecision['at'];
  /** The car that replaces the chosen one; null while the chosen one stays. */
  taken: VehicleSearchResult | null;
  /** What is still open: the decision, the version, or the VIN to correct. */
  open: 'car' | 'version' | 'vin' | null;
  choose: (car: 'typo' | 'decoded') => void;
  chooseVersion: (at: number | null) => void;
}

interface CarQuestion {
  quoteId: string;
  draft: string;
  vin: string;
  /** Cars that match the VIN, if the chosen one is not among them. */
  cars: readonly VehicleSearchResult[];
}

/** The decision about another car's VIN, stored in this tab like the form's answers. */
export function useCarChoice({ quoteId, draft, vin, cars }: CarQuestion): CarChoice {
  const [kept, keep] = useTabState(quoteId, `${draft}/car`, decisionIn);
  const said = kept.vin === vin ? kept : { car: null, at: null };
  const taken = said.car === 'decoded' ? cars[cars.length === 1 ? 0 : (said.at ?? -1)] : undefined;
  const open = cars.length === 0 ? null : openQuestion(said.car, taken);
  return {
    ...said,
    taken: taken ?? null,
    open,
    choose: (car) => keep({ vin, car, at: null }),
    chooseVersion: (at) => keep({ vin, car: 'decoded', at }),
  };
}

function openQuestion(car: CarDecision['car'], taken: VehicleSearchResult | undefined): CarChoice['open'] {
  if (car === null) return 'car';
  if (car === 'typo') return 'vin';
  return taken === undefined ? 'version' : null;
}
