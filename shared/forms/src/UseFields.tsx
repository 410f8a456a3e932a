import { chooseUse, tickUse, USE_CODES, type UseCode, type VehicleUse } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CheckboxGroup, ChoiceCards } from '@shared/ui';

const PICTURES: Record<UseCode, string> = {
  pleasure: String(new URL('./uses/pleasure.svg', import.meta.url)),
  commute: String(new URL('./uses/commute.svg', import.meta.url)),
  long_commute: String(new URL('./uses/long_commute.svg', import.meta.url)),
  farm: String(new URL('./uses/farm.svg', import.meta.url)),
  business: String(new URL('./uses/business.svg', import.meta.url)),
};

interface UseFieldsProps {
  use: VehicleUse;
  onUse: (use: VehicleUse) => void;
  /** The error of the use, as text. */
  error?: string | undefined;
}

/**
 * What the car is used for; paid rides and deliveries make it business use (specification 4, Use code). Its texts are in
 * the namespace `vehicles`.
 */
export function UseFields({ use, onUse, error }: UseFieldsProps) {
  const { t } = useTexts('vehicles');
  return (
    <>
      <ChoiceCards
        name="use_code"
        error={error}
        legend={t('use.legend')}
        options={USE_CODES.map((value) => ({
          value,
          label: t(`use.${value}`),
          help: t(`use.${value}Help`),
          picture: PICTURES[value],
        }))}
        value={use.use_code}
        onValueChange={(code) => onUse(chooseUse(use, code))}
      />
      <CheckboxGroup
        legend={t('hire.legend')}
        hint={t('hire.hint')}
        boxes={(['tnc', 'individual_delivery'] as const).map((name) => ({
          name,
          label: t(`hire.${name}`),
          hint: t(`hire.${name}Hint`),
          checked: use[name],
        }))}
        onTick={(name, ticked) => onUse(tickUse(use, name, ticked))}
      />
    </>
  );
}
