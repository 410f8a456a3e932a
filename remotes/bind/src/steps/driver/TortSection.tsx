import { TortFields, type useTort } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import type { Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import type { DriverValues } from './driverValues';

export interface TortSectionProps {
  control: Control<DriverValues>;
  tort: ReturnType<typeof useTort>;
}

/** The right to sue, which only Pennsylvania asks about; loaded there. */
export function TortSection({ control, tort }: TortSectionProps) {
  const { t } = useTexts('bind');
  return (
    <FormSection heading={t('driver.tort.heading')}>
      <TortFields control={control} name="tort" tort={tort} />
    </FormSection>
  );
}
