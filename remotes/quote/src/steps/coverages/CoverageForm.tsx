import type { CoverageChoiceInput, Quote, Vehicle } from '@shared/domain';
import { lateResolver, StepForm, type StepFormProps, useStepForm, YesNo } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import { useWatch } from 'react-hook-form';
import { loadValidation } from '../../loadValidation';

export type CoverageValues = CoverageChoiceInput;

const FIELDS = ['liability_only'] as const;

const resolver = lateResolver<CoverageValues>(() =>
  loadValidation().then(({ coverageChoice }) => coverageChoice),
);

/** The cars in a crash that the policy pays for; yours is gray where it isn't covered. */
const PICTURES = {
  yes: String(new URL('./other-car.svg', import.meta.url)),
  no: String(new URL('./both-cars.svg', import.meta.url)),
};

/** Draft name of a car's coverage. */
export const draftOf = (vehicle: Vehicle): string => `coverage:${vehicle.id}`;

interface CoverageFormProps extends StepFormProps<CoverageValues> {
  quote: Quote;
  vehicle: Vehicle;
}

/** Liability only, yes or no; nothing is preselected (specification 2.6). */
export function CoverageForm({ quote, vehicle, ...step }: CoverageFormProps) {
  const { t } = useTexts('vehicles');
  const form = useStepForm<CoverageValues>({
    resolver,
    // Nothing is preselected, but the draft compares the choice with the current package.
    initial: {},
    quoted: { liability_only: vehicle.liability_only },
    quoteId: quote.id,
    step: draftOf(vehicle),
    fields: FIELDS,
    elsewhere: step.elsewhere,
  });
  const { control } = form;
  const chosen = useWatch({ control, name: 'liability_only' });
  return (
    <StepForm
      {...step}
      of="vehicles"
      form={form}
      missing={chosen === undefined ? t('coverages.incomplete') : undefined}
      savingText={t('coverages.saving')}
    >
      <YesNo
        control={control}
        name="liability_only"
        legend={t('coverages.legend')}
        yes={{ label: t('coverages.yes'), help: t('coverages.yesHelp'), picture: PICTURES.yes }}
        no={{ label: t('coverages.no'), help: t('coverages.noHelp'), picture: PICTURES.no }}
      />
      <Notice>{t('coverages.lenderNote')}</Notice>
    </StepForm>
  );
}
