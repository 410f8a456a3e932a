import { useMakes, useModels, useTrims } from '@shared/api-client/hooks';
import { pickVehicle, type VehiclePick } from '@shared/domain';
import { useEffect } from 'react';
import { byName } from './uniqueNames';

/** The cascade's lists for the current pick; each loads once the previous one is answered. */
export function useLists(pick: VehiclePick, onPick: (pick: VehiclePick) => void) {
  const makes = useMakes(pick.year);
  const make = byName(makes.data, pick.manufacturer);
  const models = useModels(pick.year, make?.id ?? null);
  const model = byName(models.data, pick.model);
  const trims = useTrims(trimQuery(pick.year, make?.id, model?.id));
  // With a single trim there is nothing to choose.
  const only = trims.data?.length === 1 ? trims.data[0] : undefined;
  useEffect(() => {
    if (only !== undefined && pick.trim === null) {
      onPick(pickVehicle(pick, trimChoice(only.name, only)));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once per response
  }, [only]);
  return { makes, models, trims };
}

/** A trim with its data from the vehicle data service (specification 4, reading 33). */
export function trimChoice(
  trim: string | null,
  known: Pick<VehiclePick, 'vin' | 'body_class'> | undefined,
): Pick<VehiclePick, 'trim' | 'vin' | 'body_class'> {
  return { trim, vin: known?.vin ?? null, body_class: known?.body_class ?? null };
}

function trimQuery(year: number | null, makeId: string | undefined, modelId: string | undefined) {
  return year === null || makeId === undefined || modelId === undefined ? null : { year, makeId, modelId };
}
