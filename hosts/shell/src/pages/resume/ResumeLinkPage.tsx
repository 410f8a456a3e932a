import { useState } from 'react';
import { useResumeQuote } from '@shared/api-client/hooks';
import { ROUTE_PATTERNS } from '@shared/domain';
import { matchPath, useLocation, useNavigate } from '@shared/federation/router';
import { useMoreTexts } from '@shared/i18n';
import { Page, Stack } from '@shared/ui';
import { resumeTexts } from '../../texts/resumeTexts';
import { OpenQuote } from './OpenQuote';
import { placeOfQuote } from './placeOfQuote';
import { ShellApi } from './ShellApi';
import { SpentLink } from './SpentLink';

/** `/resume/{code}`: where a mailed link leads. */
export function ResumeLinkPage() {
  useMoreTexts(resumeTexts);
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <ShellApi>
          <ResumeLink />
        </ShellApi>
      </Stack>
    </Page>
  );
}

/** What the API answers to a code that opens nothing: spent, unknown, cut short on its way. */
const SPENT: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** The exchange waits for the person, since mail programs open links by themselves, and a code works once. */
function ResumeLink() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { trigger, isMutating, error } = useResumeQuote();
  const [isOpened, setOpened] = useState(false);
  const open = async (): Promise<void> => {
    const quote = await trigger(matchPath(ROUTE_PATTERNS.resume, pathname)?.params.code ?? '');
    setOpened(true);
    // Back does not lead to a link that is spent by now.
    await navigate(placeOfQuote(quote), { replace: true });
  };
  if (error && SPENT.has(error.status)) return <SpentLink />;
  return (
    <OpenQuote
      onOpen={() => void open().catch(() => undefined)}
      busy={isMutating || isOpened}
      failure={error}
    />
  );
}
