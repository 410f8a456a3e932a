import { pickVehicle, yearOptions, type VehiclePick } from '@shared/domain';
import type { OpenTask } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Grid, SelectField, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ListField } from './ListField';
import { PickedCar } from './PickedCar';
import { byName } from './uniqueNames';
import { trimChoice, useLists } from './useLists';

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
