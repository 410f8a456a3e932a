import { useState } from 'react';
import { useResumeQuote } from '@shared/api-client/hooks';
import { paths, resumePath, ROUTE_PATTERNS, stepNamed, type Quote } from '@shared/domain';
import { matchPath, useLocation, useNavigate } from '@shared/federation/router';
import { useMoreTexts } from '@shared/i18n';
import { Page, Stack } from '@shared/ui';
import { resumeTexts } from '../../texts/resumeTexts';
import { OpenHandOff } from './OpenHandOff';
import { OpenQuote } from './OpenQuote';
import { ShellApi } from './ShellApi';
import { SpentHandOff } from './SpentHandOff';
import { SpentLink } from './SpentLink';

/** `/resume/{code}`: the target of an emailed link, or of a partner's page. */
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

/** Statuses for a code that opens nothing: used, unknown or truncated. */
const SPENT: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** Where the link leads: to the step it names, and at the prices to the carrier that the shopper chose. */
function pathOf(quote: Quote, search: URLSearchParams): string {
  const path = resumePath(quote, stepNamed(search.get('step')));
  return path === paths.rates(quote.id) ? paths.rates(quote.id, search.get('carrier') ?? undefined) : path;
}

/** Exchanges the address's code and goes on to its step. */
function useOpening() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const navigate = useNavigate();
  const { trigger, isMutating, error } = useResumeQuote();
  const [isOpened, setOpened] = useState(false);
  const open = async (): Promise<void> => {
    const quote = await trigger(matchPath(ROUTE_PATTERNS.resume, pathname)?.params.code ?? '');
    setOpened(true);
    // Replaces the entry, so Back does not return to a used link.
    await navigate(pathOf(quote, query), { replace: true });
  };
  return {
    isHandedOver: query.get('from') === 'partner',
    isSpent: error !== undefined && SPENT.has(error.status),
    onOpen: () => void open().catch(() => undefined),
    busy: isMutating || isOpened,
    failure: error,
  };
}

/** The exchange of an emailed code waits for a click, since email programs open links by themselves and a code works once. */
function ResumeLink() {
  const { isHandedOver, isSpent, ...opening } = useOpening();
  if (isHandedOver) return isSpent ? <SpentHandOff /> : <OpenHandOff {...opening} />;
  return isSpent ? <SpentLink /> : <OpenQuote {...opening} />;
}
