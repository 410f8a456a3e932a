import { useLocation, useQuoteId } from '@shared/api-client/hooks';
import { maskZipInput, paths, STATE_CODES } from '@shared/domain';
import { Link, useSearchParams } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { stepTexts } from '../../journey/stepTexts';
import { usePosition } from '../../journey/usePosition';
import { TellMe } from './TellMe';
import { useStartDraft } from '../../parts/useStartDraft';
import { Actions, LinkButton, Page, PageHeading, Stack, Text } from '@shared/ui';
import { StepScene } from '../../parts/StepScene';

const STATE_LINE = String(new URL('./state-line.svg', import.meta.url));

/** Specification 2.4. The `location` query is untrusted, so only its digits are shown (reading 18). */
export function NotCoveredScreen() {
  useMoreTexts(stepTexts);
  const { t, language } = useTexts('quotes');
  const [query] = useSearchParams();
  usePosition('start', null);
  const [, keep] = useStartDraft(useQuoteId());
  const zip = maskZipInput(query.get('location') ?? '');
  const { lead, isOutside } = usePlace(zip);
  const states = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    STATE_CODES.map((code) => stateName(code, language)).toSorted((one, other) => one.localeCompare(other)),
  );
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <StepScene src={STATE_LINE} />
        <PageHeading lead={lead} focusOnMount>
          {zip === '' ? t('notCovered.titlePlain') : t('notCovered.title', { zip })}
        </PageHeading>
        <Text>{t('notCovered.where', { states })}</Text>
        {isOutside ? <TellMe key={zip} zip={zip} /> : null}
        <Actions>
          <LinkButton
            as={Link}
            to={paths.start()}
            variant="primary"
            onClick={() => keep({ zip: '', isChoosing: false, city: '' })}
          >
            {t('notCovered.action')}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}

/** Where the ZIP is, or that it is unknown; a text true of both until the lookup responds. */
function usePlace(zip: string): { lead: string; isOutside: boolean } {
  const { t, language } = useTexts('quotes');
  const { data, error } = useLocation(zip);
  const city = data?.counties[0]?.cities[0];
  if (data && city && !data.covered) {
    const state = stateName(data.state, language);
    return { lead: t('notCovered.place', { zip, city, state }), isOutside: true };
  }
  const isUnknown = error?.has('zip_not_found') ?? false;
  const key = isUnknown ? 'unknown' : zip === '' ? 'bodyPlain' : 'body';
  return { lead: t(`notCovered.${key}`, { zip }), isOutside: false };
}
