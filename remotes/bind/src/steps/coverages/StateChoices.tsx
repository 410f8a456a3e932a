import type { CatalogueEntry, Quote } from '@shared/domain';
import type { RequiredChoice } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { SectionHeading, Skeleton, Stack, Text } from '@shared/ui';
import { ChoiceForm } from './ChoiceForm';
import { PartFailed } from './PartFailed';
import type { useChoiceWords } from './useChoiceWords';

interface StateChoicesProps {
  quote: Quote;
  open: readonly RequiredChoice[];
  entries: readonly CatalogueEntry[];
  words: ReturnType<typeof useChoiceWords>;
  /** A package is being saved, so the open choices are not known yet. */
  isSaving: boolean;
}

/** The choices the state wants signed, once their wording has loaded; other coverages reset the form. */
export function StateChoices({ quote, open, entries, words, isSaving }: StateChoicesProps) {
  const { t, language } = useTexts('bind');
  const { state } = quote.address;
  const { data, error, retry } = words;
  return (
    <Stack as="section" $gap={6} aria-labelledby="choices-heading">
      <Stack $gap={2}>
        <SectionHeading id="choices-heading">
          {t('coverages.choices.heading', { state: stateName(state, language) })}
        </SectionHeading>
        <Text>{t('coverages.choices.lead')}</Text>
      </Stack>
      {error ? <PartFailed onRetry={retry}>{t('coverages.choices.unread')}</PartFailed> : null}
      {data ? (
        <ChoiceForm
          key={open.map(({ kind, basis }) => kind + basis).join(' ')}
          {...{ quote, open, entries, isSaving }}
          wordingOf={(kind) => data.choiceWording(state, kind)}
        />
      ) : error ? null : (
        <Skeleton shape="card" label={t('load.label')} />
      )}
    </Stack>
  );
}
