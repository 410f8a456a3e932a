import { useMyData } from '@shared/api-client/hooks';
import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { Actions, Button, ErrorSummary, LinkButton, Page, PageHeading, Stack } from '@shared/ui';
import { useShell } from '../boot/ShellContext';
import { pagesTexts } from '../texts/pagesTexts';
import { dataFile } from './dataFile';
import { NoQuoteHere } from './NoQuoteHere';
import { ShellApi } from './resume/ShellApi';

/** `/privacy/data` (reading 16): a file with everything that is kept of this browser's quote. */
export function MyDataPage() {
  useMoreTexts(pagesTexts);
  const { transport } = useShell();
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        {transport.quoteId() === null ? (
          <NoQuoteHere of="myData" />
        ) : (
          <ShellApi>
            <MyData />
          </ShellApi>
        )}
      </Stack>
    </Page>
  );
}

/** Saves a text as a file, without an address that anything else could read. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

function MyData() {
  const { t } = useTexts('shell');
  const { trigger, isMutating, error } = useMyData();
  const get = () => {
    // A failure is shown above the button.
    trigger().then(
      (data) => save('my-quote.txt', dataFile(t('myData.title'), data)),
      () => undefined,
    );
  };
  return (
    <>
      <PageHeading lead={t('myData.lead')}>{t('myData.title')}</PageHeading>
      <p>{t('myData.numbers')}</p>
      {error ? (
        <ErrorSummary title={t('myData.failed')} errors={[{ message: tellFailure(t, error) }]} />
      ) : null}
      <Actions>
        <Button variant="primary" busy={isMutating} busyText={t('myData.getting')} onClick={get}>
          {t('myData.get')}
        </Button>
        <LinkButton as={Link} to={paths.eraseData()}>
          {t('eraseData.title')}
        </LinkButton>
      </Actions>
    </>
  );
}
