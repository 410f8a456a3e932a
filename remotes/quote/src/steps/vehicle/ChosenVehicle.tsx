import { type VehiclePick } from '@shared/domain';
import { CarMark } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Button, ListCard, SectionHeading, Stack } from '@shared/ui';
import { useEffect, useRef } from 'react';

interface ChosenVehicleProps {
  /** It was just found and the focused field is gone, so it takes the focus. */
  isNew: boolean;
  pick: VehiclePick;
  onAgain: () => void;
}

/** The found car, easy to recognize at a glance. */
export function ChosenVehicle({ pick, isNew, onAgain }: ChosenVehicleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const { t } = useTexts('vehicles');
  const vin = pick.vin !== null && !pick.vin.includes('*') ? [t('picker.vinShown', { vin: pick.vin })] : [];
  return (
    <Stack $gap={3}>
      <SectionHeading $size={20} ref={heading} tabIndex={-1}>
        {t('picker.found')}
      </SectionHeading>
      <output>
        <ListCard
          mark={<CarMark car={pick} />}
          title={`${pick.year} ${pick.manufacturer} ${pick.model}`}
          facts={[pick.trim, ...vin]}
          headingLevel={3}
          actions={
            <Button variant="quiet" onClick={onAgain}>
              {t('picker.change')}
            </Button>
          }
        />
      </output>
    </Stack>
  );
}
