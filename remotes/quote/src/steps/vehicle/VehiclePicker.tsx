import {
  EMPTY_PICK,
  type Vehicle,
  type VehiclePick,
  type VehicleSearchResult,
  VEHICLE_SEARCH_MAX,
  VEHICLE_SEARCH_MIN,
  vehicleName,
  modelYearLimits,
  yearOutOfRange,
} from '@shared/domain';
import { type OpenTask, CarMark } from '@shared/forms';
import { useTexts, textOfLimit } from '@shared/i18n';
import { SegmentedControl, Stack, Button, ListCard, SectionHeading, Combobox } from '@shared/ui';
import { useEffect, useRef, useState } from 'react';
import { PickByLists } from './PickByLists';
import { PickByVin } from './PickByVin';
import { WAYS, type Search } from './search';
import { isPicked } from './vehicleValues';
import { useVehicleSearch } from '@shared/api-client/hooks';

interface PickBySearchProps {
  query: string;
  /** ISO date. */
  today: string;
  onQuery: (query: string) => void;
  onFound: (vehicle: VehicleSearchResult) => void;
  missing: OpenTask | undefined;
}

/** Text search, from the fourth character (section 5). */
function PickBySearch({ query, today, onQuery, onFound, missing }: PickBySearchProps) {
  const { t } = useTexts('vehicles');
  const search = useVehicleSearch(query);
  const enough = query.trim().length >= VEHICLE_SEARCH_MIN;
  const failed = enough && search.error !== undefined && !search.isLoading;
  const options = (search.data ?? []).map((vehicle, index) => ({
    id: `${index}`,
    label: vehicleName(vehicle),
    detail: vehicle.trim,
    vehicle,
  }));
  return (
    <Combobox
      name="vehicle_search"
      label={t('picker.searchLabel')}
      hint={t('picker.searchHint')}
      error={failed ? (textOfLimit(t, search.error) ?? t('picker.searchFailed')) : missing?.message}
      again={failed ? { label: t('picker.askAgain'), ask: search.retry } : undefined}
      query={query}
      maxLength={VEHICLE_SEARCH_MAX}
      onQueryChange={onQuery}
      options={options}
      onSelect={({ vehicle }) => onFound(vehicle)}
      status={!enough || failed ? 'idle' : search.data ? 'ready' : 'loading'}
      loadingText={t('picker.searching')}
      emptyText={
        yearOutOfRange(query, today) === null
          ? t('picker.searchNone', { query: query.trim() })
          : t('picker.searchYear', modelYearLimits(today))
      }
      countText={(count) => t('picker.searchCount', { count })}
    />
  );
}

interface ChosenVehicleProps {
  /** It was just found and the focused field is gone, so it takes the focus. */
  isNew: boolean;
  pick: VehiclePick;
  onAgain: () => void;
}

/** The found car, easy to recognize at a glance. */
function ChosenVehicle({ pick, isNew, onAgain }: ChosenVehicleProps) {
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
