import { StepActions } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Button, Page, PageHeading, SelectField, Stack } from '@shared/ui';
import { useState, type FormEvent } from 'react';
import type { CoveredOption } from './addressOptions';

interface CityChooserProps {
  zip: string;
  options: readonly CoveredOption[];
  onChoose: (option: CoveredOption) => void;
  onCancel: () => void;
}

/** Several cities or counties share the ZIP: the person says which (specification 2.3). */
export function CityChooser({ zip, options, onChoose, onCancel }: CityChooserProps) {
  const { t } = useTexts('quotes');
  const [at, setAt] = useState('');
  const chosen = at === '' ? undefined : options[Number(at)];
  const missing = chosen === undefined ? t('start.cityMissing') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <Page $width="narrow">
      <form noValidate onSubmit={submit}>
        <Stack $gap={8}>
          <PageHeading lead={t('start.cityLead')} focusOnMount>
            {t('start.cityTitle', { zip })}
          </PageHeading>
          <SelectField
            name="city"
            label={t('start.cityLabel')}
            placeholder={t('start.cityPlaceholder')}
            options={options.map(({ city, county }, index) => ({
              value: `${index}`,
              label: t('start.cityOption', { city, county }),
            }))}
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
          <StepActions>
            <Button type="submit" variant="primary" disabledReason={missing}>
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
