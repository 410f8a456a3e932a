import { categoryOptions, searchCategories } from '@shared/domain/purchase';
import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Combobox } from '@shared/ui';
import { useMemo, useState } from 'react';
import type { Control } from 'react-hook-form';
import { LoadFailure } from '../../parts/LoadFailure';
import { useLazyModule } from '../../parts/useLazyModule';
import type { DriverValues } from './driverValues';
import { employerCategoryLabels } from '../../parts/employerCategoryLabels';

/** One of 260 kinds of work, searched in the shopper's language. Typed text counts once it matches one exactly. */
export function CategoryField({ control }: { control: Control<DriverValues> }) {
  const { t, language } = useTexts('bind');
  const field = useField(control, 'employer_category');
  const labels = useLazyModule(`categories-${language}`, () => employerCategoryLabels(language));
  const options = useMemo(
    () => (labels.loaded === undefined ? [] : categoryOptions(labels.loaded, language)),
    [labels.loaded, language],
  );
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed ?? options.find(({ value }) => value === field.value)?.label ?? '';
  const type = (text: string) => {
    setTyped(text);
    const same = options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
    field.change(same?.value ?? null);
  };
  if (labels.failed) return <LoadFailure title={t('driver.work.categoryFailed')} onRetry={labels.retry} />;
  return (
    <Combobox
      name="employer_category"
      label={t('driver.work.category')}
      hint={t('driver.work.categoryHint')}
      error={field.error}
      query={query}
      onQueryChange={type}
      options={searchCategories(options, query).map(({ value, label }) => ({ id: value, label }))}
      onSelect={({ id }) => {
        setTyped(null);
        field.change(id);
      }}
      status={labels.loaded === undefined ? 'loading' : 'ready'}
      loadingText={t('driver.work.categoryLoading')}
      emptyText={t('driver.work.categoryNone')}
      countText={(count) => t('driver.work.categoryCount', { count })}
      placeholder={t('driver.work.categoryPlaceholder')}
      maxLength={60}
    />
  );
}
