import type { CatalogueEntry, PackageName } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Stack, Text } from '@shared/ui';
import { CoverageLine, CoverageLines } from './CoverageLine';

interface NotIncludedProps {
  /** The car's name. */
  name: string;
  packageName: PackageName;
  entries: readonly CatalogueEntry[];
}

/** Coverages of the product that this package does not contain: `required` is not true (specification 9). */
export function NotIncluded({ name, packageName, entries }: NotIncludedProps) {
  const { t } = useTexts('bind');
  const left = entries.filter((entry) => entry.package === packageName && entry.required !== 'true');
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
