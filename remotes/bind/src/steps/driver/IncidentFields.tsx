import {
  VIOLATION_GROUPS,
  VIOLATIONS_BY_GROUP,
  violationGroupTextKey,
  violationTextKey,
} from '@shared/domain/purchase';
import { DateField, SelectAnswer, TextAnswer } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Button, Card, Grid, Row, space, Stack, TrashIcon } from '@shared/ui';
import { useEffect, useRef } from 'react';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { violationsTexts } from '../../locales/violationsTexts';
import type { DriverValues } from './driverValues';

interface IncidentProps {
  control: Control<DriverValues>;
  index: number;
}
interface IncidentFieldsProps extends IncidentProps {
  /** Just added, so it takes the focus. */
  isNew: boolean;
  onRemove: () => void;
}

/** One accident or violation: its kind by the catalog's groups, its date, and an explanation if useful. */
export function IncidentFields({ control, index, isNew, onRemove }: IncidentFieldsProps) {
  useMoreTexts(violationsTexts);
  const { t } = useTexts('bind');
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) group.current?.focus();
  }, [isNew]);
  const number = index + 1;
  return (
    <Card>
      <Group ref={group} tabIndex={-1}>
        <Legend>{t('driver.record.item', { number })}</Legend>
        <Stack $gap={5}>
          <KindField {...{ control, index }} />
          <DayAndWords {...{ control, index }} />
          <Row $justify="end">
            <Button
              variant="quiet"
              icon={<TrashIcon size={20} />}
              aria-label={t('driver.record.removeNamed', { number })}
              onClick={onRemove}
            >
              {t('driver.record.remove')}
            </Button>
          </Row>
        </Stack>
      </Group>
    </Card>
  );
}

function KindField({ control, index }: IncidentProps) {
  const { t } = useTexts('bind');
  return (
    <SelectAnswer
      control={control}
      name={`accident_violations.${index}.type`}
      label={t('driver.record.type')}
      placeholder={t('driver.choose')}
    >
      {VIOLATION_GROUPS.map((group) => (
        <optgroup key={group} label={t(violationGroupTextKey(group))}>
          {VIOLATIONS_BY_GROUP[group].map((code) => (
            <option key={code} value={code}>
              {t(violationTextKey(code))}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectAnswer>
  );
}

function DayAndWords({ control, index }: IncidentProps) {
  const { t } = useTexts('bind');
  return (
    <Grid>
      <DateField
        control={control}
        name={`accident_violations.${index}.date`}
        label={t('driver.record.date')}
      />
      <TextAnswer
        control={control}
        name={`accident_violations.${index}.description`}
        label={t('driver.record.description')}
        optionalText={t('forms:optional')}
        maxLength={300}
        autoComplete="off"
      />
    </Grid>
  );
}

const Group = styled.fieldset`
  &:focus {
    outline: none;
  }
`;
const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space(4)};
  font-weight: 700;
`;
