import { PACKAGE_NAMES, type Vehicle } from '@shared/domain';
import { tellFailure, useTexts } from '@shared/i18n';
import { Disclosure, Notice, Row, SegmentedControl, Spinner, Stack, Text } from '@shared/ui';
import { type OnSaving, usePackageChange } from './usePackageChange';

interface PackageChoiceProps {
  vehicle: Vehicle;
  name: string;
  onSaving: OnSaving;
}

/** Selects another package for a car; the final quote prices it. */
export function PackageChoice({ vehicle, name, onSaving }: PackageChoiceProps) {
  const { t } = useTexts('bind');
  const { chosen, choose, isSaving, isSaved, failure } = usePackageChange(vehicle, onSaving);
  return (
    <Disclosure summary={t('coverages.change.open')}>
      <Stack $gap={4}>
        <Text $muted>{t('coverages.change.lead')}</Text>
        <SegmentedControl
          legend={t('coverages.change.legend', { name })}
          value={chosen}
          onValueChange={choose}
          busy={isSaving}
          options={PACKAGE_NAMES.map((value) => ({
            value,
            label: t(`vehicles:packages.${value}`),
            detail: t(`coverages.change.${value}`),
          }))}
        />
        {failure ? (
          <Notice tone="danger">{tellFailure(t, failure, t('common:alerts.coverage_failed'))}</Notice>
        ) : null}
        <output>
          {isSaving ? (
            <Row $gap={2}>
              <Spinner size={20} />
              {t('coverages.change.saving')}
            </Row>
          ) : null}
          {isSaved ? t('coverages.change.saved', { package: t(`vehicles:packages.${chosen}`) }) : null}
        </output>
      </Stack>
    </Disclosure>
  );
}
