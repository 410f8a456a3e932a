import type { Lookup } from '@shared/api-client/hooks';
import { isCheckDigitValid, VIN_LENGTH, type VehicleSearchResult, vinMisfit } from '@shared/domain';
import { textOfLimit, type Translate } from '@shared/i18n';

interface AskedVin {
  vin: string;
  /** Another car of the quote has it. */
  isTaken: boolean;
  lookup: Lookup<VehicleSearchResult[]>;
}

/** The error of a complete VIN as text; undefined if it is valid, incomplete or being looked up. */
export function vinProblem(t: Translate<'vehicles'>, { vin, isTaken, lookup }: AskedVin): string | undefined {
  const misfit = vinMisfit(vin);
  if (misfit !== null) return t(`picker.vin_${misfit}`, { count: vin.length });
  if (vin.length !== VIN_LENGTH || lookup.isLoading) return undefined;
  if (isTaken) return t('validation:vin_taken');
  if (!isCheckDigitValid(vin)) return t('picker.vinCheckDigit');
  if (lookup.error !== undefined) return textOfLimit(t, lookup.error) ?? t('picker.vinFailed');
  return lookup.data?.length === 0 ? t('picker.vinNone') : undefined;
}
