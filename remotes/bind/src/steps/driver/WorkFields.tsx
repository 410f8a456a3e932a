import { isEmployed, OCCUPATIONS } from '@shared/domain/purchase';
import { SelectAnswer, TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Skeleton } from '@shared/ui';
import type { Control } from 'react-hook-form';
import { LoadFailure } from '../../parts/LoadFailure';
import { useLazyModule } from '../../parts/useLazyModule';
import type { DriverValues } from './driverValues';
import type { DriverFormState } from './useDriverForm';

/** Occupation, as text or a choice by state (section 9); for employed drivers also the employer and kind of work. */
export function WorkFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values, rules } = driverForm;
  const { control } = form;
  const label = t('driver.work.occupation');
  return (
    <>
      {rules.freeTextOccupation ? (
        <TextAnswer
          {...{ control, label }}
          name="occupation"
          hint={t('driver.work.occupationHint')}
          maxLength={80}
          autoComplete="off"
        />
      ) : (
        <SelectAnswer
          {...{ control, label }}
          name="occupation"
          placeholder={t('driver.choose')}
          options={OCCUPATIONS.map((value) => ({ value, label: t(`occupation.${value}`) }))}
          width="medium"
        />
      )}
      {isEmployed(values.occupation) ? (
        <>
          <TextAnswer
            control={control}
            name="employer_name"
            label={t('driver.work.employer')}
            maxLength={120}
            autoComplete="off"
          />
          <LateCategory control={control} />
        </>
      ) : null}
    </>
  );
}

const loadField = () => import(/* webpackChunkName: "category" */ './CategoryField');

function LateCategory({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('bind');
  const { loaded, failed, retry } = useLazyModule('category-field', loadField);
  if (failed) return <LoadFailure title={t('driver.work.categoryFailed')} onRetry={retry} />;
  if (loaded === undefined)
    return <Skeleton shape="lines" count={2} label={t('driver.work.categoryLoading')} />;
  return <loaded.CategoryField control={control} />;
}
