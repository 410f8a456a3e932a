import { type MouseEvent, useState } from 'react';
import { paths, RESUMING, ratingErrorsOf } from '@shared/domain';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { textOfLimit, useMoreTexts, useTexts } from '@shared/i18n';
import {
  Actions,
  Button,
  Card,
  LinkButton,
  MailIcon,
  Notice,
  Page,
  PageHeading,
  PhoneIcon,
  SectionHeading,
  space,
  Stack,
  Text,
} from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { useContact } from '../frame/useContact';
import { useGuardFacts } from '../routing/useGuardFacts';
import { pagesTexts } from '../texts/pagesTexts';
import { Seller } from './Seller';
import { ApiError } from '@shared/api-client';

/** Time limit of a check, in ms. */
const PATIENCE = 10_000;
const QUESTION = '/v2/carriers/getallcarriers';

interface ApiCheck {
  state: 'idle' | 'asking' | 'still';
  /** The rate limit, after too many checks. */
  limit: ApiError | undefined;
  /** Checks whether the API responds; a success clears the flag (reading 10). */
  ask: () => Promise<boolean>;
}

/** Leaves an outage by one plain call. */
function useApiCheck(): ApiCheck {
  const { transport } = useShell();
  const [state, setState] = useState<ApiCheck['state']>('idle');
  const [limit, setLimit] = useState<ApiError>();
  async function ask(): Promise<boolean> {
    setState('asking');
    setLimit(undefined);
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await fetch(QUESTION, { cache: 'no-store', signal });
      if (!answer.ok) throw refusalOf(answer);
      // The transport owns the flag, so the call has to go through it.
      await transport.callPlain('api', QUESTION);
      setState('idle');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) setLimit(error);
      setState('still');
      return false;
    }
  }
  return { state, limit, ask };
}

const refusalOf = ({ status, headers }: Response): ApiError =>
  new ApiError('http', status, [], Number(headers.get('retry-after')) || null);

const REASONS = [
  'rater_error',
  'quote_incomplete',
  'credit_score_missing',
  'no_licensed_driver',
  'too_many_at_fault',
  'dwi_suspended',
] as const;

const reasonOf = (code: string) => REASONS.find((known) => known === code) ?? 'other';

/** Takes only the codes from the router state; the texts are the page's own. */
function reasonsIn(state: unknown): ((typeof REASONS)[number] | 'other')[] {
  if (typeof state !== 'object' || state === null || !('ratingErrors' in state)) return [];
  return [...new Set(ratingErrorsOf(state.ratingErrors).map(({ code }) => reasonOf(code)))];
}

/**
 * Why no carrier offered a rate, each reason in an error box (specification 8), from the price screen's router state.
 */
function RatingReasons() {
  const { t } = useTexts('shell');
  return reasonsIn(useLocation().state).map((reason) => (
    <Notice key={reason} tone="danger">
      {t(`contactUs.reasons.${reason}`)}
    </Notice>
  ));
}

/** Phone and email, and the way back to the quote (specification 2.11). */
export function ContactUsPage() {
  useMoreTexts(pagesTexts);
  const { t } = useTexts('shell');
  const contact = useContact();
  const { storedQuoteId, apiUnavailable } = useGuardFacts();
  const check = useApiCheck();
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <PageHeading lead={t('contactUs.lead')}>{t('contactUs.title')}</PageHeading>
        {apiUnavailable ? <Unavailable check={check} /> : null}
        <Ended />
        <RatingReasons />
        <Card>
          <Stack $gap={5}>
            <div>
              <SectionHeading $size={20}>{t('contactUs.byPhone')}</SectionHeading>
              <Way href={contact.phoneLink}>
                <PhoneIcon size={20} />
                {contact.phone}
              </Way>
            </div>
            <div>
              <SectionHeading $size={20}>{t('contactUs.byEmail')}</SectionHeading>
              <Way href={contact.emailLink}>
                <MailIcon size={20} />
                {contact.email}
              </Way>
            </div>
          </Stack>
        </Card>
        <Seller />
        {storedQuoteId ? <BackToQuote askFirst={apiUnavailable ? check.ask : null} /> : null}
      </Stack>
    </Page>
  );
}

/** While the API is unavailable the review would redirect back here, so the link checks first. */
function BackToQuote({ askFirst }: { askFirst: ApiCheck['ask'] | null }) {
  const { t } = useTexts('shell');
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (!askFirst) return;
    event.preventDefault();
    void askFirst().then((answers) => (answers ? navigate(paths.review(RESUMING)) : undefined));
  };
  return (
    <Actions>
      <LinkButton as={Link} to={paths.review(RESUMING)} onClick={go}>
        {t('contactUs.review')}
      </LinkButton>
    </Actions>
  );
}

/** An ended purchase leads here (specification 2.12, signatures); its link says so. */
function Ended() {
  const { t } = useTexts('shell');
  const { state } = useLocation();
  const isEnded = typeof state === 'object' && state !== null && 'purchaseEnded' in state;
  if (!isEnded) return null;
  return (
    <Notice tone="danger" title={t('contactUs.endedTitle')}>
      {t('contactUs.endedBody')}
    </Notice>
  );
}

function Unavailable({ check: { state, limit, ask } }: { check: ApiCheck }) {
  const { t } = useTexts('shell');
  const { bus } = useShell();
  const id = bus.last('api:availability-changed')?.reference;
  return (
    <Notice tone="danger">
      <Stack>
        <output>
          {textOfLimit(t, limit) ??
            t(state === 'still' ? 'contactUs.stillUnavailable' : 'contactUs.unavailable')}
        </output>
        <Button onClick={() => void ask()} busy={state === 'asking'} busyText={t('contactUs.retrying')}>
          {t('contactUs.retry')}
        </Button>
        {id ? <Text $size={14}>{t('common:errors.reference', { id })}</Text> : null}
      </Stack>
    </Notice>
  );
}

/** A touch target's minimum height. */
const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  overflow-wrap: break-word;
`;
