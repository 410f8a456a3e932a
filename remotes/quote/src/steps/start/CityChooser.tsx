import { MissingSummary, StepActions } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Button, Page, PageHeading, SelectField, Stack, useMissing } from '@shared/ui';
import type { FormEvent } from 'react';
import type { CoveredOption } from './addressOptions';

interface CityChooserProps {
  zip: string;
  options: readonly CoveredOption[];
  /** Label of the selected one; '' for none. */
  city: string;
  onCity: (city: string) => void;
  onChoose: (option: CoveredOption) => void;
  onCancel: () => void;
}

/** Asks for the city when several cities or counties share the ZIP (specification 2.3). */
export function CityChooser({ zip, options, city, onCity, onChoose, onCancel }: CityChooserProps) {
  const { t } = useTexts('quotes');
  const labelOf = (one: CoveredOption) => t('start.cityOption', { city: one.city, county: one.county });
  const chosen = options.find((one) => labelOf(one) === city);
  const missing = useMissing(
    chosen === undefined ? [{ field: 'city', message: t('start.cityMissing') }] : [],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing.show() && chosen !== undefined) onChoose(chosen);
  };
  return (
    <Page $width="narrow">
      <form noValidate onSubmit={submit}>
        <Stack $gap={8}>
          <PageHeading lead={t('start.cityLead')} focusOnMount>
            {t('start.cityTitle', { zip })}
          </PageHeading>
          <MissingSummary missing={missing} />
          <SelectField
            name="city"
            error={missing.problems[0]?.message}
            label={t('start.cityLabel')}
            placeholder={t('start.cityPlaceholder')}
            options={options.map(labelOf).map((label) => ({ value: label, label }))}
            value={chosen === undefined ? '' : city}
            onChange={(event) => onCity(event.currentTarget.value)}
          />
          <CityActions onCancel={onCancel} />
        </Stack>
      </form>
    </Page>
  );
}

function CityActions({ onCancel }: Pick<CityChooserProps, 'onCancel'>) {
  const { t } = useTexts('quotes');
  return (
    <StepActions>
      <Button type="submit" variant="primary">
        {t('start.citySubmit')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('start.cancel')}
      </Button>
    </StepActions>
  );
}
