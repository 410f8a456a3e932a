import { useQuoteId } from '@shared/api-client/hooks';
import { maskZipInput, paths, STATE_CODES, STATE_RULES } from '@shared/domain';
import { Link, useSearchParams } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { stepTexts } from '../../journey/stepTexts';
import { usePosition } from '../../journey/usePosition';
import { useStartDraft } from '../../parts/useStartDraft';
import { Actions, LinkButton, Page, PageHeading, Stack, Text } from '@shared/ui';

/** Specification 2.4. The `location` query is a stranger's text: only its digits are shown (reading 18). */
export function NotCoveredScreen() {
  useMoreTexts(stepTexts);
  const { t, language } = useTexts('quotes');
  const [query] = useSearchParams();
  usePosition('start', null);
  const [, keep] = useStartDraft(useQuoteId());
  const zip = maskZipInput(query.get('location') ?? '');
  const states = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    STATE_CODES.map((code) => STATE_RULES[code].name).toSorted((one, other) => one.localeCompare(other)),
  );
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <PageHeading
          lead={zip === '' ? t('notCovered.bodyPlain') : t('notCovered.body', { zip })}
          focusOnMount
        >
          {zip === '' ? t('notCovered.titlePlain') : t('notCovered.title', { zip })}
        </PageHeading>
        <Text>{t('notCovered.where', { states })}</Text>
        <Actions>
          <LinkButton
            as={Link}
            to={paths.start()}
            variant="primary"
            onClick={() => keep({ zip: '', isChoosing: false })}
          >
            {t('notCovered.action')}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}
