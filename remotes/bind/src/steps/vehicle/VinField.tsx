import {
  isCheckDigitValid,
  isVinTaken,
  VIN_LENGTH,
  type Vehicle,
  vehicleName,
  vinFault,
} from '@shared/domain';
import { knownVinPart } from '@shared/domain/purchase';
import { type OpenTask, useField } from '@shared/forms';
import { textOfLimit, useTexts } from '@shared/i18n';
import { Button, Notice, Spinner, Stack, Text, TextField, vinMask } from '@shared/ui';
import { useRef } from 'react';
import type { Control } from 'react-hook-form';
import type { VinCheck } from './useVinCheck';
import type { AskedVehicle, VehicleValues } from './vehicleValues';

interface VinFieldProps {
  control: Control<VehicleValues>;
  vehicle: Vehicle;
  asked: AskedVehicle;
  check: VinCheck;
  /** What is still open, after a submit. */
  open: OpenTask | undefined;
}

/** The VIN field: where to find it, its known part, and whether it matches the chosen car. */
export function VinField({ control, vehicle, asked, check, open }: VinFieldProps) {
  const { t } = useTexts('bind');
  const field = useField(control, 'vin');
  const vin = field.value ?? '';
  const known = knownVinPart(vehicle.vin);
  const place = t('vehicles:picker.vinHint');
  const counted = t('vehicles:picker.vinCount', { count: vin.length });
  // Shown at once, since a typo is easiest to find with the card at hand.
  const mismatch = (): string | undefined => {
    const unfit = vinFault(vin);
    if (unfit !== null) return t(`vehicles:picker.vin_${unfit}`, { count: vin.length });
    if (isVinTaken(vin, asked.others)) return t('validation:vin_taken');
    return vin.length === VIN_LENGTH && !isCheckDigitValid(vin) ? t('validation:vin_check_digit') : undefined;
  };
  return (
    <Stack $gap={3}>
      <TextField
        name="vin"
        label={t('attributes.vin')}
        hint={known === null ? place : `${place} ${t('vehicle.vin.known', { known })}`}
        error={mismatch() ?? field.error ?? (open?.field === 'vin' ? open.message : undefined)}
        value={vin}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.leave}
        mask={vinMask}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        suffix={check.state === 'asking' ? <Spinner size={20} /> : counted}
      />
      <VinAnswer {...{ vehicle, check }} />
    </Stack>
  );
}

/** The lookup's result, announced when it arrives. */
function VinAnswer({
  vehicle,
  check: { state, cars, notCovered, lookup },
}: Pick<VinFieldProps, 'vehicle' | 'check'>) {
  const { t } = useTexts('bind');
  const place = useRef<HTMLOutputElement>(null);
  // The pressed button goes away, so the focus moves to where the result appears.
  const askAgain = () => {
    place.current?.focus();
    lookup.retry();
  };
  const chosen = vehicleName(vehicle);
  const [other] = cars;
  const words = {
    none: null,
    asking: t('vehicles:picker.vinLooking'),
    same: t('vehicle.vin.same', { vehicle: chosen }),
    unknown: t('vehicle.vin.unknown'),
    unanswered: textOfLimit(t, lookup.error) ?? t('vehicle.vin.unanswered'),
    refused:
      notCovered === null
        ? null
        : t('vehicles:picker.vinNotCovered', { kind: t(`vehicles:picker.kind_${notCovered}`) }),
    other: other === undefined ? null : t('vehicle.vin.other', { decoded: vehicleName(other), chosen }),
  }[state];
  const isPressing = state === 'other' || state === 'refused' || state === 'unanswered';
  return (
    <>
      <output ref={place} tabIndex={-1}>
        {words === null ? null : isPressing ? (
          <Notice>{words}</Notice>
        ) : (
          <Text as="span" $size={14} $muted>
            {words}
          </Text>
        )}
      </output>
      {state === 'unanswered' ? (
        <div>
          <Button onClick={askAgain}>{t('vehicles:picker.askAgain')}</Button>
        </div>
      ) : null}
    </>
  );
}
