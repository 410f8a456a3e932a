import {
  type CatalogueEntry,
  DEFAULT_PACKAGE,
  EMPTY_VEHICLE,
  type FieldError,
  isLiabilityOnlyAge,
  isVinTaken,
  isWholeVin,
  LIABILITY_ONLY_ABOVE_AGE,
  modelYearLimits,
  packageForChoice,
  packageForNewVehicle,
  refusedCoverage,
  vehicleAge,
  type VehicleCoverage,
  type VehicleInput,
  type VehiclePatch,
  withChosenLimits,
} from '@shared/domain';
import { faultsOf, packagePart, US_STATES, VEHICLE_RULES } from '@shared/domain/purchase';
import { ApiFailure } from '../http/apiFailure';
import { refuse } from '../http/validatorCompiler';
import { given, isApplying } from './checks';
import { offeredEntries, packageCoverages } from './packageCoverages';
import type { StoredQuote, VehicleDocument } from './storedQuote';

/** One car is insured once: rejects the VIN of another car on the quote. */
function checkVin(vin: string | null | undefined, others: StoredQuote['vehicles']) {
  const isTaken = isVinTaken(
    vin,
    others.map(({ document }) => document),
  );
  if (isTaken) refuse([{ path: 'vin', key: 'validation:vin_taken' }]);
}

/** A model year after next year cannot exist (reading 65). */
function checkYear(year: number | undefined, today: string) {
  if (year !== undefined && year > modelYearLimits(today).last)
    refuse([{ path: 'year', key: 'validation:year_invalid' }]);
}

/** A new vehicle with the package its age allows and that package's coverages (section 4, Vehicle creation). */
export function newVehicle(input: VehicleInput, quote: StoredQuote, today: string): VehicleDocument {
  checkYear(input.year, today);
  checkVin(input.vin, quote.vehicles);
  const packageName = packageForNewVehicle(vehicleAge(input.year, today));
  return {
    ...EMPTY_VEHICLE,
    ...given(input),
    year: input.year,
    manufacturer: input.manufacturer,
    model: input.model,
    trim: input.trim,
    liability_only: packageName === 'LIABILITY',
    coverage_package_name: packageName,
    coverages: packageCoverages(quote.document.address.state, packageName, quote.selectedRate),
  };
}

/** Ridesharing and delivery count as business; any other use clears them (section 4, Use code). */
function settleUse(vehicle: VehicleDocument, patch: VehiclePatch): VehicleDocument {
  if (patch.use_code !== undefined && patch.use_code !== 'business') {
    return { ...vehicle, tnc: patch.tnc ?? false, individual_delivery: patch.individual_delivery ?? false };
  }
  return vehicle.tnc || vehicle.individual_delivery ? { ...vehicle, use_code: 'business' } : vehicle;
}

/** A car too old for more than liability was replaced with a newer one, which starts like a new car. */
function isFreed(vehicle: VehicleDocument, { year }: VehiclePatch, today: string): boolean {
  if (year === undefined || isLiabilityOnlyAge(vehicleAge(year, today))) return false;
  return isLiabilityOnlyAge(vehicleAge(vehicle.year, today));
}

function choosePackage(vehicle: VehicleDocument, patch: VehiclePatch, today: string) {
  if (patch.coverage_package_name !== undefined) return patch.coverage_package_name;
  if (patch.liability_only !== undefined) return packageForChoice(patch.liability_only);
  return isFreed(vehicle, patch, today) ? DEFAULT_PACKAGE : vehicle.coverage_package_name;
}

/**
 * A sent list must match the package's, because other amounts cannot be priced. A client that sends back what it got
 * has the chosen lines in it, which are not the package's (reading 58). Returns the package's own.
 */
function sentCoverages(
  {
    coverages,
  }: {
    coverages?: (Omit<VehicleCoverage, 'description'> & { description?: string | undefined })[] | undefined;
  },
  offered: CatalogueEntry[],
) {
  if (coverages === undefined) return undefined;
  const sent = packagePart({
    coverages: coverages.map((one) => ({ ...one, description: one.description ?? '' })),
  });
  const attribute = refusedCoverage(sent, offered);
  if (attribute !== null) throw new ApiFailure(422, [{ code: 'coverages_invalid', attribute }]);
  return sent;
}

const CAR: ReadonlySet<string> = new Set<keyof VehiclePatch>(['year', 'manufacturer', 'model', 'trim']);

/**
 * Applies the purchase's vehicle form (section 5). Choosing another car includes its trim's VIN pattern, which the
 * purchase then asks to complete (reading 33).
 */
function checkPurchase(vehicle: VehicleDocument, patch: VehiclePatch) {
  const changed = Object.keys(given(patch));
  const bringsPattern = changed.some((field) => CAR.has(field)) && !isWholeVin(vehicle.vin);
  const judged = bringsPattern ? changed.filter((field) => field !== 'vin') : changed;
  refuse([...faultsOf(VEHICLE_RULES, vehicle, null, judged), ...lienholderFaults(patch)]);
}

/** The form offers only states, but a call could send any two letters. */
function lienholderFaults({ lienholder }: VehiclePatch): FieldError[] {
  const known: readonly string[] = US_STATES;
  if (!lienholder || known.includes(lienholder.address.state)) return [];
  return [{ path: 'lienholder.address.state', key: 'validation:choice_invalid' }];
}

/**
 * A vehicle after a patch. One that is too old gets liability only; requesting more is rejected (422), as are errors
 * of the purchase's rules.
 */
export function patchVehicle(
  vehicle: VehicleDocument,
  patch: VehiclePatch,
  quote: StoredQuote,
  today: string,
): VehicleDocument {
  checkYear(patch.year, today);
  const merged = settleUse({ ...vehicle, ...given(patch) }, patch);
  if (isApplying(quote)) checkPurchase(merged, patch);
  checkVin(
    patch.vin,
    quote.vehicles.filter(({ document }) => document !== vehicle),
  );
  const tooOld = isLiabilityOnlyAge(vehicleAge(merged.year, today));
  const wanted = choosePackage(vehicle, patch, today);
  const asksForPackage = patch.coverage_package_name !== undefined || patch.liability_only !== undefined;
  if (tooOld && asksForPackage && wanted !== 'LIABILITY') {
    throw new ApiFailure(422, [
      {
        code: 'liability_only_forced',
        attribute: patch.coverage_package_name === undefined ? 'liability_only' : 'coverage_package_name',
        values: { count: LIABILITY_ONLY_ABOVE_AGE },
      },
    ]);
  }
  const packageName = tooOld ? 'LIABILITY' : wanted;
  const offered = offeredEntries(quote.document.address.state, packageName, quote.selectedRate);
  const sent = sentCoverages(patch, offered);
  return {
    ...merged,
    coverage_package_name: packageName,
    liability_only: packageName === 'LIABILITY',
    coverages:
      sent === undefined && packageName === vehicle.coverage_package_name
        ? vehicle.coverages
        : withChosenLimits(offered, sent ?? []),
  };
}
