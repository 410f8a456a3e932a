import type { CatalogueEntry, Vehicle } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Stack, Text } from '@shared/ui';
import { CoverageLine, CoverageLines } from './CoverageLine';

interface NotIncludedProps {
  vehicle: Vehicle;
  /** The car's name. */
  name: string;
  entries: readonly CatalogueEntry[];
}

/** Coverages of the product that this package does not contain: `required` is not true (specification 9); nor a kept line. */
export function NotIncluded({ vehicle, name, entries }: NotIncludedProps) {
  const { t } = useTexts('bind');
  const { coverage_package_name: packageName, coverages } = vehicle;
  const left = entries
    .filter((entry) => entry.package === packageName && entry.required !== 'true')
    .filter(({ type }) => !coverages.some((one) => one.type === type));
  if (left.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Text $strong as="h3">
        {t('coverages.notIncludedHeading')}
      </Text>
      <CoverageLines aria-label={t('coverages.notIncludedList', { name })}>
        {left.map(({ type }) => (
          <CoverageLine key={type} type={type} limit={t('coverages.notIncluded')} muted />
        ))}
      </CoverageLines>
    </Stack>
  );
}
