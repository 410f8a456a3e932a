import { pickVehicle, yearOptions, type VehiclePick, carShape } from '@shared/domain';
import type { OpenTask } from '@shared/forms';
import { useTexts, textOfLimit } from '@shared/i18n';
import { Grid, SelectField, Stack, Button, Row, Text, CarDrawing, color, media } from '@shared/ui';
import { type ReactNode, useEffect } from 'react';
import { styled, keyframes } from 'styled-components';
import { byName, uniqueNames } from './uniqueNames';
import { useMakes, useModels, useTrims, type Lookup } from '@shared/api-client/hooks';
import { isPicked } from './vehicleValues';

/**
 * The road under the lists: the car drives up, drawn by its body style, once they name it. Its place is dashed before, so
 * nothing moves. Decorative, since the lists have the words.
 */
export function PickedCar({ pick }: { pick: VehiclePick }) {
  return (
    <Road aria-hidden="true">
      {isPicked(pick) ? (
        <DrivesUp key={pick.body_class}>
          <CarDrawing body={carShape(pick.body_class)} width={130} />
        </DrivesUp>
      ) : (
        <Place />
      )}
    </Road>
  );
}

const Road = styled.div`
  display: grid;
  justify-content: center;
  align-items: end;
  overflow: hidden;
  height: 92px;
  border-block-end: 14px solid var(--ui-asphalt, ${color.ink});
  border-radius: 18px;
  background: var(--ui-sky, ${color.tint});
  ${media.forcedColors} {
    display: none;
  }
`;
const Place = styled.div`
  width: 118px;
  height: 40px;
  border: 2px dashed ${color.line};
  border-block-end: 0;
  border-radius: 30px 44px 6px 6px;
`;
const drive = keyframes`
  from { transform: translateX(-75vw); }
`;
/** The drawing is 52 px tall, and its wheels end half a pixel above its lower edge. */
const DrivesUp = styled.div`
  height: 51.5px;
  animation: ${drive} 600ms ease-out;
  ${media.reducedMotion} {
    animation: none;
  }
`;

interface ListFieldProps {
  name: 'manufacturer' | 'model' | 'trim';
  list: Lookup<{ name: string }[]>;
  /** The previous list is still unanswered. */
  waits: boolean;
  value: string | null;
  onName: (name: string | null) => void;
  /** The error that it is missing, after a submit. */
  error: ReactNode;
}

const words = { manufacturer: 'make', model: 'model', trim: 'trim' } as const;

/** One list of the cascade: disabled until the previous one is answered, loading, ready, or failed with a retry. */
function ListField({ name, list, waits, value, onName, error }: ListFieldProps) {
  const { t } = useTexts('vehicles');
  const word = words[name];
  const known = uniqueNames(list.data);
  const names = value === null || known.includes(value) ? known : [value, ...known];
  return (
    <Stack $gap={2}>
      <SelectField
        name={name}
        error={error}
        label={t(`picker.${word}`)}
        hint={word === 'trim' ? t('picker.trimHint') : undefined}
        placeholder={list.isLoading ? t('picker.loading') : t(`picker.${word}Placeholder`)}
        options={names.map((each) => ({ value: each, label: each }))}
        value={value ?? ''}
        onChange={(event) => onName(event.currentTarget.value || null)}
        disabled={waits || (list.isLoading && names.length === 0)}
      />
      {list.error === undefined || list.isLoading ? null : (
        <Row role="alert">
          <Text $size={14}>{textOfLimit(t, list.error) ?? t('picker.failed')}</Text>
          <Button variant="quiet" onClick={list.retry}>
            {t('picker.retry')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** The cascade's lists for the current pick; each loads once the previous one is answered. */
function useLists(pick: VehiclePick, onPick: (pick: VehiclePick) => void) {
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
function trimChoice(
  trim: string | null,
  known: Pick<VehiclePick, 'vin' | 'body_class'> | undefined,
): Pick<VehiclePick, 'trim' | 'vin' | 'body_class'> {
  return { trim, vin: known?.vin ?? null, body_class: known?.body_class ?? null };
}

function trimQuery(year: number | null, makeId: string | undefined, modelId: string | undefined) {
  return year === null || makeId === undefined || modelId === undefined ? null : { year, makeId, modelId };
}

interface PickByListsProps {
  pick: VehiclePick;
  onPick: (pick: VehiclePick) => void;
  /** ISO date. */
  today: string;
  missing: OpenTask | undefined;
}

/** Year, make, model, trim: each list enables the next, and a change clears the later ones (specification 4). */
export function PickByLists({ pick, onPick, today, missing }: PickByListsProps) {
  const { makes, models, trims } = useLists(pick, onPick);
  const at = <Name extends string>(name: Name) => ({
    name,
    error: missing?.field === name ? missing.message : undefined,
  });
  const choose = (choice: Parameters<typeof pickVehicle>[1]) => onPick(pickVehicle(pick, choice));
  return (
    <Stack $gap={5}>
      <Lists $gap={5} $min="medium">
        <Year {...at('year')} {...{ pick, today }} onYear={(year) => choose({ year })} />
        <ListField
          {...at('manufacturer')}
          list={makes}
          waits={pick.year === null}
          value={pick.manufacturer}
          onName={(name) =>
            choose({ manufacturer: name, logo_url: byName(makes.data, name)?.logo_url ?? null })
          }
        />
        <ListField
          {...at('model')}
          list={models}
          waits={pick.manufacturer === null}
          value={pick.model}
          onName={(name) => choose({ model: name })}
        />
        <ListField
          {...at('trim')}
          list={trims}
          waits={pick.model === null}
          value={pick.trim}
          onName={(name) => choose(trimChoice(name, byName(trims.data, name)))}
        />
      </Lists>
      <PickedCar pick={pick} />
    </Stack>
  );
}

interface YearProps extends Pick<PickByListsProps, 'pick' | 'today'> {
  name: string;
  error: ReactNode;
  onYear: (year: number | null) => void;
}

function Year({ pick, today, onYear, ...field }: YearProps) {
  const { t } = useTexts('vehicles');
  return (
    <SelectField
      {...field}
      label={t('picker.year')}
      placeholder={t('picker.yearPlaceholder')}
      options={yearOptions(today).map((year) => ({ value: `${year}`, label: `${year}` }))}
      value={pick.year ?? ''}
      onChange={(event) => onYear(Number(event.currentTarget.value) || null)}
    />
  );
}

/** Aligns the controls of one row, whatever hints are above them. */
const Lists = styled(Grid)`
  align-items: end;
`;
