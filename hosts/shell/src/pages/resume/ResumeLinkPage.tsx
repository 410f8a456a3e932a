import { useState, useEffect, useRef } from 'react';
import { useResumeQuote } from '@shared/api-client/hooks';
import { paths, resumePath, ROUTE_PATTERNS, stepNamed, type Quote, RESUME_LINK_DAYS } from '@shared/domain';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useMoreTexts, useTexts, tellFailure } from '@shared/i18n';
import {
  Page,
  Stack,
  PageHeading,
  Text,
  Notice,
  SectionHeading,
  Actions,
  Button,
  ErrorSummary,
  ConfirmDialog,
} from '@shared/ui';
import { resumeTexts } from '../../texts/resumeTexts';
import { ShellApi } from './ShellApi';
import { OtherWays } from './OtherWays';
import { useGuardFacts } from '../../routing/useGuardFacts';
import type { ApiError } from '@shared/api-client';

interface OpenQuoteProps {
  onOpen: () => void;
  busy: boolean;
  failure: ApiError | undefined;
}

/** Opens the quote of an emailed link; asks before it replaces another stored quote. */
function OpenQuote({ onOpen, busy, failure }: OpenQuoteProps) {
  const { t } = useTexts('shell');
  const { storedQuoteId } = useGuardFacts();
  // Read once, since after opening the stored quote is the emailed one.
  const [holdsAnother] = useState(storedQuoteId !== null);
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onOpen();
  };
  return (
    <>
      <PageHeading lead={t('resumeLink.lead')}>{t('resumeLink.title')}</PageHeading>
      {failure && !busy ? (
        <ErrorSummary title={t('resumeLink.failed')} errors={[{ message: tellFailure(t, failure) }]} />
      ) : null}
      {holdsAnother ? <Notice>{t('resumeLink.holds')}</Notice> : null}
      <Actions>
        <Button
          variant="primary"
          busy={busy}
          busyText={t('resumeLink.opening')}
          onClick={holdsAnother ? () => setAsking(true) : onOpen}
        >
          {t('resumeLink.open')}
        </Button>
      </Actions>
      <ReplaceDialog open={asking} onReplace={confirm} onKeep={() => setAsking(false)} />
    </>
  );
}

interface ReplaceProps {
  open: boolean;
  onReplace: () => void;
  onKeep: () => void;
}

function ReplaceDialog({ open, onReplace, onKeep }: ReplaceProps) {
  const { t } = useTexts('shell');
  return (
    <ConfirmDialog
      open={open}
      tone="primary"
      title={t('resumeLink.replaceTitle')}
      confirmLabel={t('resumeLink.replaceConfirm')}
      cancelLabel={t('resumeLink.replaceCancel')}
      closeLabel={t('common:actions.close')}
      onConfirm={onReplace}
      onCancel={onKeep}
    >
      {t('resumeLink.replaceBody')}
    </ConfirmDialog>
  );
}

interface Props {
  onOpen: () => void;
  busy: boolean;
  failure: ApiError | undefined;
}

/**
 * Opens the quote that a partner's page hands over, by itself: no email program ever sees this address, and its code is
 * a minute old at most (ADR 0044).
 */
function OpenHandOff({ onOpen, busy, failure }: Props) {
  const { t } = useTexts('shell');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    onOpen();
  }, [onOpen]);
  if (!failure || busy) return <PageHeading lead={t('handOff.lead')}>{t('handOff.title')}</PageHeading>;
  return (
    <>
      <PageHeading focusOnMount>{t('handOff.failedTitle')}</PageHeading>
      <ErrorSummary title={t('handOff.failed')} errors={[{ message: tellFailure(t, failure) }]} />
      <Actions>
        <Button variant="primary" onClick={onOpen}>
          {t('handOff.again')}
        </Button>
      </Actions>
    </>
  );
}

/** A used, expired or unknown link. Its quote is unknown, so the page says where to get a new one. */
function SpentLink() {
  const { t } = useTexts('shell');
  const { storedQuoteId } = useGuardFacts();
  return (
    <>
      <PageHeading lead={t('resumeLink.spentLead', { days: RESUME_LINK_DAYS })} focusOnMount>
        {t('resumeLink.spentTitle')}
      </PageHeading>
      {storedQuoteId ? <Notice>{t('resumeLink.hereBody')}</Notice> : null}
      <Stack as="section" $gap={4}>
        <SectionHeading>{t('resumeLink.newLinkTitle')}</SectionHeading>
        <Text>{t('resumeLink.newLinkAgain')}</Text>
        <Text>{t('resumeLink.newLinkThere')}</Text>
      </Stack>
      <OtherWays isMain />
    </>
  );
}

/** A code from a partner's page that was used or is over a minute old. */
function SpentHandOff() {
  const { t } = useTexts('shell');
  return (
    <>
      <PageHeading lead={t('handOff.spentLead')} focusOnMount>
        {t('handOff.spentTitle')}
      </PageHeading>
      <Text>{t('handOff.spentBack')}</Text>
      <OtherWays isMain />
    </>
  );
}

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
