import { useState } from 'react';
import { useEraseQuote } from '@shared/api-client/hooks';
import { DAYS_A_YEAR, paths } from '@shared/domain';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { Actions, Button, ErrorSummary, LinkButton, Page, PageHeading, Stack } from '@shared/ui';
import { useShell } from '../boot/ShellContext';
import { useContact } from '../frame/useContact';
import { pagesTexts } from '../texts/pagesTexts';
import { NoQuoteHere } from './NoQuoteHere';
import { ShellApi } from './resume/ShellApi';

/** What the page's own visit remembers after the quote and its key are gone. */
const ERASED = 'erased';

/** `/privacy/erase` (reading 16): erases the quote of this browser, on the server and here. */
export function EraseDataPage() {
  useMoreTexts(pagesTexts);
  const { transport } = useShell();
  const { state } = useLocation();
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        {state === ERASED ? (
          <Erased />
        ) : transport.quoteId() === null ? (
          <NoQuoteHere of="eraseData" />
        ) : (
          <ShellApi>
            <Erase />
          </ShellApi>
        )}
      </Stack>
    </Page>
  );
}

function Erased() {
  const { t } = useTexts('shell');
  return (
    <>
      <PageHeading lead={t('eraseData.doneLead')} focusOnMount>
        {t('eraseData.doneTitle')}
      </PageHeading>
      <Actions>
        <LinkButton as={Link} to={paths.start()}>
          {t('eraseData.start')}
        </LinkButton>
      </Actions>
    </>
  );
}

function Erase() {
  const { t } = useTexts('shell');
  const contact = useContact();
  const navigate = useNavigate();
  const { trigger, isMutating, error } = useEraseQuote();
  const [keptDays, setKeptDays] = useState<number | null>(null);
  const erase = () => {
    // A failure is shown above the button.
    trigger().then(
      ({ erased, days_kept: days }) =>
        erased ? void navigate(paths.eraseData(), { state: ERASED, replace: true }) : setKeptDays(days),
      () => undefined,
    );
  };
  if (keptDays !== null)
    return (
      <PageHeading lead={t('eraseData.keptLead', { years: keptDays / DAYS_A_YEAR, ...contact })} focusOnMount>
        {t('eraseData.keptTitle')}
      </PageHeading>
    );
  return (
    <>
      <PageHeading lead={t('eraseData.lead')}>{t('eraseData.title')}</PageHeading>
      <p>{t('eraseData.what')}</p>
      <p>{t('eraseData.policy')}</p>
      {error ? (
        <ErrorSummary
          title={t('eraseData.failed')}
          errors={[
            { message: error.status === 409 ? t('eraseData.paying', contact) : tellFailure(t, error) },
          ]}
        />
      ) : null}
      <Actions>
        <Button variant="primary" busy={isMutating} busyText={t('eraseData.erasing')} onClick={erase}>
          {t('eraseData.erase')}
        </Button>
        <LinkButton as={Link} to={paths.myData()}>
          {t('eraseData.first')}
        </LinkButton>
      </Actions>
    </>
  );
}
