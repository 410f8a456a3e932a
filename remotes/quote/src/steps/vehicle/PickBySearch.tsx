import { useVehicleSearch } from '@shared/api-client/hooks';
import {
  VEHICLE_SEARCH_MAX,
  VEHICLE_SEARCH_MIN,
  type VehicleSearchResult,
  vehicleName,
  modelYearLimits,
  yearOutOfRange,
} from '@shared/domain';
import type { OpenTask } from '@shared/forms';
import { textOfLimit, useTexts } from '@shared/i18n';
import { Combobox } from '@shared/ui';

interface PickBySearchProps {
  query: string;
  /** ISO date. */
  today: string;
  onQuery: (query: string) => void;
  onFound: (vehicle: VehicleSearchResult) => void;
  missing: OpenTask | undefined;
}

/** Text search, from the fourth character (section 5). */
export function PickBySearch({ query, today, onQuery, onFound, missing }: PickBySearchProps) {
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
