import type { ApiError } from '@shared/api-client';
import { useTexts } from '@shared/i18n';
import { Actions, Button, ChoiceCards, ErrorSummary, Notice, Stack } from '@shared/ui';
import type { FormEvent } from 'react';
import { useApiProblems } from '../../form/useApiProblems';

interface CoverageChoiceProps {
  liabilityOnly: boolean | null;
  choose: (liabilityOnly: boolean) => void;
  onSave: () => void;
  busy: boolean;
  failure: ApiError | undefined;
}

/** Liability only, yes or no; nothing is chosen for the person (specification 2.6). */
export function CoverageChoice({ liabilityOnly, choose, onSave, busy, failure }: CoverageChoiceProps) {
  const { t } = useTexts('vehicles');
  const problems = useApiProblems(failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={8}>
        <ErrorSummary title={t('form.errorCoverage')} errors={problems} />
        <ChoiceCards
          name="liability_only"
          legend={t('coverages.legend')}
          options={[
            { value: 'yes', label: t('coverages.yes'), help: t('coverages.yesHelp') },
            { value: 'no', label: t('coverages.no'), help: t('coverages.noHelp') },
          ]}
          value={liabilityOnly === null ? null : liabilityOnly ? 'yes' : 'no'}
          onValueChange={(answer) => choose(answer === 'yes')}
        />
        <Notice>{t('coverages.lenderNote')}</Notice>
        <Actions>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText={t('coverages.saving')}
            disabledReason={liabilityOnly === null ? t('coverages.incomplete') : undefined}
          >
            {t('coverages.save')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
