import { MissingSummary, StepActions } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Button, Page, PageHeading, SelectField, Stack, useMissing } from '@shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { CoveredOption } from './addressOptions';

interface CityChooserProps {
  zip: string;
  options: readonly CoveredOption[];
  onChoose: (option: CoveredOption) => void;
  onCancel: () => void;
}

/** Asks for the city when several cities or counties share the ZIP (specification 2.3). */
export function CityChooser({ zip, options, onChoose, onCancel }: CityChooserProps) {
  const { t } = useTexts('quotes');
  const [at, setAt] = useState('');
  const chosen = at === '' ? undefined : options[Number(at)];
  const missing = useMissing(
    chosen === undefined ? [{ field: 'city', message: t('start.cityMissing') }] : [],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing.tell() && chosen !== undefined) onChoose(chosen);
  };
  return (
    <Page $width="narrow">
      <form noValidate onSubmit={submit}>
        <Stack $gap={8}>
          <PageHeading lead={t('start.cityLead')} focusOnMount>
            {t('start.cityTitle', { zip })}
          </PageHeading>
          <MissingSummary missing={missing} />
          <CityField {...{ options, at }} onChange={setAt} error={missing.problems[0]?.message} />
          <StepActions>
            <Button type="submit" variant="primary">
              {t('start.citySubmit')}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {t('start.cancel')}
            </Button>
          </StepActions>
        </Stack>
      </form>
    </Page>
  );
}

interface CityFieldProps extends Pick<CityChooserProps, 'options'> {
  /** Index of the chosen city, or ''. */
  at: string;
  onChange: (at: string) => void;
  error: ReactNode;
}

function CityField({ options, at, onChange, error }: CityFieldProps) {
  const { t } = useTexts('quotes');
  return (
    <SelectField
      name="city"
      error={error}
      label={t('start.cityLabel')}
      placeholder={t('start.cityPlaceholder')}
      options={options.map(({ city, county }, index) => ({
        value: `${index}`,
        label: t('start.cityOption', { city, county }),
      }))}
      value={at}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
