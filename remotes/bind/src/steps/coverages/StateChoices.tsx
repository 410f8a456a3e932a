import type { CatalogueEntry, Quote } from '@shared/domain';
import type { RequiredChoice } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { SectionHeading, Skeleton, Stack, Text } from '@shared/ui';
import { ChoiceForm } from './ChoiceForm';
import { Unread } from './Unread';
import type { useChoiceWords } from './useChoiceWords';

interface StateChoicesProps {
  quote: Quote;
  open: readonly RequiredChoice[];
  entries: readonly CatalogueEntry[];
  words: ReturnType<typeof useChoiceWords>;
  /** A package is on its way: what is open is not known yet. */
  isSaving: boolean;
}

/** What the state wants signed about these coverages, once its words are there; other coverages begin the form anew. */
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
      {error ? <Unread onRetry={retry}>{t('coverages.choices.unread')}</Unread> : null}
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
