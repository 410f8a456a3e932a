import { EMPTY_PICK, type Vehicle, type VehiclePick, type VehicleSearchResult } from '@shared/domain';
import type { OpenTask } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { SegmentedControl, Stack } from '@shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ChosenVehicle } from './ChosenVehicle';
import { PickByLists } from './PickByLists';
import { PickBySearch } from './PickBySearch';
import { PickByVin } from './PickByVin';
import { WAYS, type Search } from './search';
import { isPicked } from './vehicleValues';

interface VehiclePickerProps {
  pick: VehiclePick;
  onPick: (pick: VehiclePick) => void;
  /** The other cars of the quote. */
  others: readonly Vehicle[];
  /** ISO date. */
  today: string;
  search: Search;
  onSearch: (changes: Partial<Search>) => void;
  /** The error that no car is chosen, and its field, after a submit. */
  missing: OpenTask | undefined;
}

/** Three ways to choose a car (specification 2.6): VIN, text search, lists. */
export function VehiclePicker(props: VehiclePickerProps) {
  const { t } = useTexts('vehicles');
  const { pick, onPick, others, today, search, onSearch: change, missing } = props;
  // A car found as a whole is shown as one card; the lists keep showing their choices.
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
    // The card's focused button is gone, so the focus moves to the search methods.
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
      <PickBy {...{ search, change, pick, onPick, others, today, missing }} onFound={take} />
    </Stack>
  );
}

interface PickByProps extends Pick<VehiclePickerProps, 'pick' | 'onPick' | 'others' | 'today' | 'missing'> {
  search: Search;
  change: (changes: Partial<Search>) => void;
  onFound: (found: VehicleSearchResult) => void;
}

function PickBy({ search, change, pick, onPick, others, today, missing, onFound }: PickByProps) {
  const { way, query, vin } = search;
  if (way === 'choose') return <PickByLists {...{ pick, onPick, today, missing }} />;
  if (way === 'vin')
    return <PickByVin {...{ vin, onFound, others, missing }} onVin={(typed) => change({ vin: typed })} />;
  return (
    <PickBySearch {...{ query, today, onFound, missing }} onQuery={(typed) => change({ query: typed })} />
  );
}
