import { formatSigned, PACKAGE_NAMES, vehicleName, type Rate, type Vehicle } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Row, SegmentedControl, Spinner, Stack } from '@shared/ui';
import { NotSaved } from '../buying/parts';
import { usePackageChoice } from './usePackageChoice';
import { usePackageDifferences } from './usePackageDifferences';

interface Props {
  vehicle: Vehicle;
  rate: Rate;
  /** False while the price is still the one before the last change. */
  isCurrent: boolean;
}

/** The three packages, each with its difference before it is chosen; saved at once (specification 2.9). */
export function PackageTabs({ vehicle, rate, isCurrent }: Props) {
  const { t } = useTexts('rates');
  const { chosen, isSaving, failure, choose } = usePackageChoice(vehicle);
  const differences = usePackageDifferences(vehicle, rate);
  const isTold = isCurrent && !isSaving && chosen === vehicle.coverage_package_name;
  const detailOf = (name: (typeof PACKAGE_NAMES)[number]): string => {
    if (name === chosen) return t('vehicles.yours');
    const difference = isTold ? differences[name] : undefined;
    // Without it the line keeps its height.
    if (difference === undefined) return '\u00a0';
    return difference === 0 ? t('vehicles.same') : formatSigned(difference);
  };
  return (
    <Stack $gap={2} aria-busy={isSaving}>
      <SegmentedControl
        legend={t('vehicles.legend', { vehicle: vehicleName(vehicle) })}
        value={chosen}
        onValueChange={choose}
        busy={isSaving}
        options={PACKAGE_NAMES.map((value) => ({
          value,
          label: t(`vehicles.${value}`),
          detail: detailOf(value),
        }))}
      />
      {isSaving ? (
        <Row $gap={2}>
          <Spinner size={20} />
          {t('vehicles.saving')}
        </Row>
      ) : null}
      {failure === null ? null : <NotSaved with={{ failure }} />}
    </Stack>
  );
}
