import { pickVehicle, yearOptions, type VehiclePick } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Grid, SelectField } from '@shared/ui';
import { styled } from 'styled-components';
import { ListField } from './ListField';
import { byName } from './uniqueNames';
import { trimChoice, useLists } from './useLists';

interface PickByListsProps {
  pick: VehiclePick;
  onPick: (pick: VehiclePick) => void;
  /** ISO date. */
  today: string;
}

/** Year, make, model, trim: each list opens the next, and a change clears what comes after it (specification 4). */
export function PickByLists({ pick, onPick, today }: PickByListsProps) {
  const { t } = useTexts('vehicles');
  const { makes, models, trims } = useLists(pick, onPick);
  const choose = (choice: Parameters<typeof pickVehicle>[1]) => onPick(pickVehicle(pick, choice));
  return (
    <Lists $gap={5} $min="medium">
      <SelectField
        name="year"
        label={t('picker.year')}
        placeholder={t('picker.yearPlaceholder')}
        options={yearOptions(today).map((year) => ({ value: `${year}`, label: `${year}` }))}
        value={pick.year ?? ''}
        onChange={(event) => choose({ year: Number(event.currentTarget.value) || null })}
      />
      <ListField
        name="manufacturer"
        list={makes}
        waits={pick.year === null}
        value={pick.manufacturer}
        onName={(name) =>
          choose({ manufacturer: name, logo_url: byName(makes.data, name)?.logo_url ?? null })
        }
      />
      <ListField
        name="model"
        list={models}
        waits={pick.manufacturer === null}
        value={pick.model}
        onName={(name) => choose({ model: name })}
      />
      <ListField
        name="trim"
        list={trims}
        waits={pick.model === null}
        value={pick.trim}
        onName={(name) => choose(trimChoice(name, byName(trims.data, name)))}
      />
    </Lists>
  );
}

/** Controls of one row stand on one line, whatever hint is above them. */
const Lists = styled(Grid)`
  align-items: end;
`;
