import { chooseUse, tickUse, USE_CODES, type VehicleUse } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CheckboxField, ChoiceCards, color, fontSize, space } from '@shared/ui';
import { styled } from 'styled-components';

interface UseFieldsProps {
  use: VehicleUse;
  onUse: (use: VehicleUse) => void;
  /** What is wrong with the use, in words. */
  error?: string | undefined;
}

/** What the car is used for; rides and deliveries for money make it business (specification 4, Use code). Texts: vehicles. */
export function UseFields({ use, onUse, error }: UseFieldsProps) {
  const { t } = useTexts('vehicles');
  return (
    <>
      <ChoiceCards
        name="use_code"
        error={error}
        legend={t('use.legend')}
        options={USE_CODES.map((value) => ({ value, label: t(`use.${value}`), help: t(`use.${value}Help`) }))}
        value={use.use_code}
        onValueChange={(code) => onUse(chooseUse(use, code))}
        columns={2}
      />
      <Group>
        <Legend>{t('hire.legend')}</Legend>
        <Hint>{t('hire.hint')}</Hint>
        {(['tnc', 'individual_delivery'] as const).map((field) => (
          <CheckboxField
            key={field}
            name={field}
            label={t(`hire.${field}`)}
            hint={t(`hire.${field}Hint`)}
            checked={use[field]}
            onChange={(event) => onUse(tickUse(use, field, event.currentTarget.checked))}
          />
        ))}
      </Group>
    </>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
`;
const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
`;
const Hint = styled.p`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
