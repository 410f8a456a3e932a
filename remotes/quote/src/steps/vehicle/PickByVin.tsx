import { useVinLookup } from '@shared/api-client/hooks';
import { isCheckDigitValid, VIN_LENGTH, type VehicleSearchResult } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Spinner, TextField, VisuallyHidden, vinMask } from '@shared/ui';
import { useEffect } from 'react';

interface PickByVinProps {
  vin: string;
  onVin: (vin: string) => void;
  onFound: (vehicle: VehicleSearchResult) => void;
}

/** The VIN, looked up at its 17th character (section 5). One that does not add up is told, and not looked up. */
export function PickByVin({ vin, onVin, onFound }: PickByVinProps) {
  const { t } = useTexts('vehicles');
  const whole = vin.length === VIN_LENGTH;
  const valid = whole && isCheckDigitValid(vin);
  const { data, error, isLoading } = useVinLookup(valid ? vin : '');
  const found = valid ? data?.[0] : undefined;
  useEffect(() => {
    if (found !== undefined) onFound({ ...found, vin });
    // oxlint-disable-next-line react/exhaustive-deps -- taken once, when it is found
  }, [found, vin]);
  const problem = (): string | undefined => {
    if (!whole || isLoading) return undefined;
    if (!valid) return t('picker.vinCheckDigit');
    if (error !== undefined) return t('picker.vinFailed');
    return data?.length === 0 ? t('picker.vinNone') : undefined;
  };
  return (
    <>
      <TextField
        name="vin"
        label={t('picker.vinLabel')}
        hint={t('picker.vinHint')}
        error={problem()}
        value={vin}
        onChange={(event) => onVin(event.currentTarget.value)}
        mask={vinMask}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        suffix={isLoading ? <Spinner size={20} /> : t('picker.vinCount', { count: vin.length })}
      />
      <VisuallyHidden as="output">{isLoading ? t('picker.vinLooking') : ''}</VisuallyHidden>
    </>
  );
}
