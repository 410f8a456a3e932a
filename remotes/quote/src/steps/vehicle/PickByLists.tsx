import { useMakes, useModels, useTrims } from '@shared/api-client/hooks';
import { pickVehicle, yearOptions, type VehiclePick } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SelectField, Stack } from '@shared/ui';
import { useEffect } from 'react';
import { byName, uniqueNames } from './uniqueNames';
import { ListField } from './ListField';

interface PickByListsProps {
  pick: VehiclePick;
  onPick: (pick: VehiclePick) => void;
  today: string;
}

/** Year, make, model, trim: each list opens the next, and a change clears what comes after it (specification 4). */
export function PickByLists({ pick, onPick, today }: PickByListsProps) {
  const { t } = useTexts('vehicles');
  const makes = useMakes(pick.year);
  const make = byName(makes.data, pick.manufacturer);
  const models = useModels(pick.year, make?.id ?? null);
  const model = byName(models.data, pick.model);
  const trims = useTrims(trimQuery(pick.year, make?.id, model?.id));
  useOnlyTrim(pick, trims.data, onPick);
  return (
    <Stack $gap={5}>
      <SelectField
        name="year"
        label={t('picker.year')}
        placeholder={t('picker.yearPlaceholder')}
        options={yearOptions(today).map((year) => ({ value: String(year), label: String(year) }))}
        value={pick.year ?? ''}
        onChange={(event) => onPick(pickVehicle(pick, { year: Number(event.currentTarget.value) || null }))}
        width="medium"
      />
      <ListField
        name="manufacturer"
        list={{ ...makes, names: uniqueNames(makes.data) }}
        waits={pick.year === null}
        value={pick.manufacturer}
        onName={(name) =>
          onPick(pickVehicle(pick, { manufacturer: name, logo_url: byName(makes.data, name)?.logo ?? null }))
        }
      />
      <ListField
        name="model"
        list={{ ...models, names: uniqueNames(models.data) }}
        waits={pick.manufacturer === null}
        value={pick.model}
        onName={(name) => onPick(pickVehicle(pick, { model: name }))}
      />
      <ListField
        name="trim"
        list={{ ...trims, names: uniqueNames(trims.data) }}
        waits={pick.model === null}
        value={pick.trim}
        onName={(name) =>
          onPick(pickVehicle(pick, { trim: name, vin: byName(trims.data, name)?.vin ?? null }))
        }
      />
    </Stack>
  );
}

function trimQuery(year: number | null, makeId: string | undefined, modelId: string | undefined) {
  return year === null || makeId === undefined || modelId === undefined ? null : { year, makeId, modelId };
}

/** Where a model came in one trim only there is nothing to ask. */
function useOnlyTrim(
  pick: VehiclePick,
  trims: readonly { name: string; vin: string | null }[] | undefined,
  onPick: (pick: VehiclePick) => void,
): void {
  const only = trims?.length === 1 ? trims[0] : undefined;
  useEffect(() => {
    if (only !== undefined && pick.trim === null) {
      onPick(pickVehicle(pick, { trim: only.name, vin: only.vin }));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer of the service
  }, [only]);
}
