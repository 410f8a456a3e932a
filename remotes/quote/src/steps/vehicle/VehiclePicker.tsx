import { EMPTY_PICK, type VehiclePick, type VehicleSearchResult } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SegmentedControl, Stack } from '@shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ChosenVehicle } from './ChosenVehicle';
import { PickByLists } from './PickByLists';
import { PickBySearch } from './PickBySearch';
import { PickByVin } from './PickByVin';
import { isPicked } from './vehicleValues';

const WAYS = ['choose', 'search', 'vin'] as const;
type Way = (typeof WAYS)[number];

interface VehiclePickerProps {
  pick: VehiclePick;
  onPick: (pick: VehiclePick) => void;
  /** ISO date. */
  today: string;
}

/** Three ways to one car (specification 2.6): lists, a text search, the VIN. */
export function VehiclePicker({ pick, onPick, today }: VehiclePickerProps) {
  const { t } = useTexts('vehicles');
  const [way, setWay] = useState<Way>('choose');
  // A car that came whole is shown as one card; the lists keep showing what was chosen in them.
  const [isWhole, setWhole] = useState(() => isPicked(pick));
  const [isNew, setNew] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const take = (found: VehicleSearchResult) => {
    onPick(found);
    setWhole(true);
    setNew(true);
  };
  const again = () => {
    onPick(EMPTY_PICK);
    setWhole(false);
    setNew(true);
  };
  useEffect(() => {
    // Back from the card, whose button is gone: to the ways of finding another.
    if (isNew && !isWhole) ways.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [isNew, isWhole]);
  if (isWhole && isPicked(pick)) return <ChosenVehicle {...{ pick, isNew }} onAgain={again} />;
  return (
    <Stack $gap={6} ref={ways}>
      <SegmentedControl
        legend={t('picker.legend')}
        legendVisible
        options={WAYS.map((value) => ({ value, label: t(`picker.${value}`) }))}
        value={way}
        onValueChange={setWay}
      />
      {way === 'choose' ? <PickByLists pick={pick} onPick={onPick} today={today} /> : null}
      {way === 'search' ? <PickBySearch onFound={take} /> : null}
      {way === 'vin' ? <PickByVin onFound={take} /> : null}
    </Stack>
  );
}
