import type { Lookup } from '@shared/api-client/hooks';
import { type DecodedVin, isCheckDigitValid, VIN_LENGTH, vinFault } from '@shared/domain';
import { textOfLimit, type Translate } from '@shared/i18n';

interface AskedVin {
  vin: string;
  /** Another car of the quote has it. */
  isTaken: boolean;
  lookup: Lookup<DecodedVin>;
}

/** The error of a complete VIN as text; undefined if it is valid, incomplete or being looked up. */
export function vinProblem(t: Translate<'vehicles'>, { vin, isTaken, lookup }: AskedVin): string | undefined {
  const mismatch = vinFault(vin);
  if (mismatch !== null) return t(`picker.vin_${mismatch}`, { count: vin.length });
  if (vin.length !== VIN_LENGTH || lookup.isLoading) return undefined;
  if (isTaken) return t('validation:vin_taken');
  if (!isCheckDigitValid(vin)) return t('picker.vinCheckDigit');
  if (lookup.error !== undefined) return textOfLimit(t, lookup.error) ?? t('picker.vinFailed');
  if (lookup.data === undefined || lookup.data.cars.length > 0) return undefined;
  const { notCovered } = lookup.data;
  return notCovered === null
    ? t('picker.vinNone')
    : t('picker.vinNotCovered', { kind: t(`picker.kind_${notCovered}`) });
}
