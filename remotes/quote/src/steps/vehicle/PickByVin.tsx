import { useVinLookup, type Lookup } from '@shared/api-client/hooks';
import {
  isCheckDigitValid,
  isVinTaken,
  type Vehicle,
  type VehicleSearchResult,
  type DecodedVin,
  VIN_LENGTH,
  vinFault,
} from '@shared/domain';
import type { OpenTask } from '@shared/forms';
import { useTexts, textOfLimit, type Translate } from '@shared/i18n';
import { SelectField, Spinner, Stack, TextField, VisuallyHidden, vinMask, Button } from '@shared/ui';
import { useEffect } from 'react';

interface AskedVin {
  vin: string;
  /** Another car of the quote has it. */
  isTaken: boolean;
  lookup: Lookup<DecodedVin>;
}

/** The error of a complete VIN as text; undefined if it is valid, incomplete or being looked up. */
function vinProblem(t: Translate<'vehicles'>, { vin, isTaken, lookup }: AskedVin): string | undefined {
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

/** A retry button for a failed lookup; the field says what happened. */
function AskAgain({ of }: { of: Lookup<unknown> }) {
  const { t } = useTexts('vehicles');
  if (of.error === undefined || of.isLoading) return null;
  return (
    <div>
      <Button variant="secondary" onClick={of.retry}>
        {t('picker.askAgain')}
      </Button>
    </div>
  );
}

interface PickByVinProps {
  vin: string;
  onVin: (vin: string) => void;
  onFound: (vehicle: VehicleSearchResult) => void;
  /** The other cars of the quote. */
  others: readonly Vehicle[];
  missing: OpenTask | undefined;
}

/**
 * The VIN field, looked up at its 17th character (section 5). A wrong check digit or another car's VIN gets an error
 * instead; if several trims share it, the shopper chooses one.
 */
export function PickByVin({ vin, onVin, onFound, others, missing }: PickByVinProps) {
  const { t } = useTexts('vehicles');
  const isTaken = isVinTaken(vin, others);
  const valid = !isTaken && isCheckDigitValid(vin);
  const lookup = useVinLookup(valid ? vin : '');
  const { data, isLoading } = lookup;
  const cars = (valid ? data?.cars : undefined) ?? [];
  const only = cars.length === 1 ? cars[0] : undefined;
  useEffect(() => {
    if (only !== undefined) onFound({ ...only, vin });
    // oxlint-disable-next-line react/exhaustive-deps -- applied once, when it is found
  }, [only, vin]);
  const found = cars.length > 1 ? t('picker.vinTrims', { count: cars.length }) : '';
  return (
    <Stack $gap={5}>
      <TextField
        name="vin"
        label={t('picker.vinLabel')}
        hint={t('picker.vinHint')}
        error={vinProblem(t, { vin, isTaken, lookup }) ?? missing?.message}
        value={vin}
        onChange={(event) => onVin(event.currentTarget.value)}
        mask={vinMask}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        suffix={isLoading ? <Spinner size={20} /> : t('picker.vinCount', { count: vin.length })}
      />
      {valid ? <AskAgain of={lookup} /> : null}
      <VisuallyHidden as="output">{isLoading ? t('picker.vinLooking') : found}</VisuallyHidden>
      {cars.length > 1 ? <TrimOfVin cars={cars} onChoose={(car) => onFound({ ...car, vin })} /> : null}
    </Stack>
  );
}

interface TrimOfVinProps {
  cars: readonly VehicleSearchResult[];
  onChoose: (car: VehicleSearchResult) => void;
}

function TrimOfVin({ cars, onChoose }: TrimOfVinProps) {
  const { t } = useTexts('vehicles');
  return (
    <SelectField
      name="trim"
      label={t('picker.trim')}
      hint={t('picker.vinTrims', { count: cars.length })}
      placeholder={t('picker.trimPlaceholder')}
      options={cars.map(({ trim }) => ({ value: trim, label: trim }))}
      value=""
      onChange={(event) => {
        const car = cars.find(({ trim }) => trim === event.currentTarget.value);
        if (car !== undefined) onChoose(car);
      }}
      width="medium"
    />
  );
}
