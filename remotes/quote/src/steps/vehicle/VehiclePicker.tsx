import { EMPTY_PICK, type Vehicle, type VehiclePick, type VehicleSearchResult } from '@shared/domain';
import { useKept } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { SegmentedControl, Stack } from '@shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ChosenVehicle } from './ChosenVehicle';
import { PickByLists } from './PickByLists';
import { PickBySearch } from './PickBySearch';
import { PickByVin } from './PickByVin';
import { searchIn, WAYS, type Search } from './search';
import { isPicked } from './vehicleValues';

interface VehiclePickerProps {
  pick: VehiclePick;
  onPick: (pick: VehiclePick) => void;
  /** The other cars of the quote. */
  others: readonly Vehicle[];
  /** ISO date. */
  today: string;
  quoteId: string;
  /** Names the form's draft. */
  draft: string;
}

/** Three ways to one car (specification 2.6): lists, a text search, the VIN. */
export function VehiclePicker({ pick, onPick, others, today, quoteId, draft }: VehiclePickerProps) {
  const { t } = useTexts('vehicles');
  const [search, change] = useKept(quoteId, `${draft}/picker`, searchIn);
  // A car that came whole is shown as one card; the lists keep showing what was chosen in them.
  const [isWhole, setWhole] = useState(() => isPicked(pick));
  const [isNew, setNew] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const take = (found: VehicleSearchResult) => {
    onPick(found);
    change({ query: '', vin: '' });
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
        value={search.way}
        onValueChange={(way) => change({ way })}
      />
      <PickBy {...{ search, change, pick, onPick, others, today }} onFound={take} />
    </Stack>
  );
}

interface PickByProps extends Pick<VehiclePickerProps, 'pick' | 'onPick' | 'others' | 'today'> {
  search: Search;
  change: (changes: Partial<Search>) => void;
  onFound: (found: VehicleSearchResult) => void;
}

function PickBy({ search, change, pick, onPick, others, today, onFound }: PickByProps) {
  const { way, query, vin } = search;
  if (way === 'choose') return <PickByLists {...{ pick, onPick, today }} />;
  if (way === 'vin')
    return <PickByVin {...{ vin, onFound, others }} onVin={(typed) => change({ vin: typed })} />;
  return <PickBySearch {...{ query, onFound }} onQuery={(typed) => change({ query: typed })} />;
}
