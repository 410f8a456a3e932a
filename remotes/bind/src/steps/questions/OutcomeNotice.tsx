import { paths, type StateCode } from '@shared/domain';
import { REFUSAL_PLANS, type AnswerOutcome, type FixTarget } from '@shared/domain/purchase';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Button, LinkButton, Notice, Row, Stack } from '@shared/ui';

/** A way on that saves the answers first: to the other carriers, or to the agent by email. */
export type WayOn = 'others' | 'agent';

export interface OutcomeNoticeProps {
  outcome: AnswerOutcome;
  carrier: string;
  state: StateCode;
  /** Saves the answers, then takes this way. */
  onTake: (way: WayOn) => void;
  busy: boolean;
  /** The application was emailed to the agent. */
  isSent: boolean;
}

/** Where an answer is settled. */
const SETTLED_AT: Record<FixTarget, string> = {
  drivers: paths.newDriver({ returnTo: paths.purchaseDrivers() }),
  address: paths.editPolicyDetails(),
};

/** What an answer leads to at this carrier, at its question, with every way on (reading 56). */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, carrier, state } = props;
  const { t } = useTexts('bind');
  const kind = outcome.fix ?? (outcome.outcome === 'decline' ? 'decline' : 'refer');
  // A refusal names the state's plan, and its reasons follow in a letter.
  const plan = kind === 'decline' ? REFUSAL_PLANS[state] : undefined;
  return (
    <Notice
      tone={kind === 'decline' ? 'danger' : 'info'}
      title={t(`questions.outcome.${kind}.title`, { carrier })}
    >
      <Stack $gap={3}>
        <p>{t(`questions.outcome.${kind}.body`)}</p>
        {plan === undefined ? null : <p>{t('questions.outcome.plan', { plan })}</p>}
        {outcome.fix === null ? <Ways {...props} /> : <Fix at={outcome.fix} />}
      </Stack>
    </Notice>
  );
}

function Fix({ at }: { at: FixTarget }) {
  const { t } = useTexts('bind');
  return (
    <Row>
      <LinkButton as={Link} to={SETTLED_AT[at]}>
        {t(`questions.outcome.${at}.action`)}
      </LinkButton>
    </Row>
  );
}

function Ways({ outcome, onTake, busy, isSent }: OutcomeNoticeProps) {
  const { t } = useTexts('bind');
  const isReferred = outcome.outcome === 'refer';
  return (
    <>
      {isReferred && isSent ? <p>{t('questions.outcome.sent')}</p> : null}
      <Row>
        {isReferred && !isSent ? (
          <Button busy={busy} onClick={() => onTake('agent')}>
            {t('questions.outcome.send')}
          </Button>
        ) : null}
        <Button busy={busy} onClick={() => onTake('others')}>
          {t('questions.outcome.others')}
        </Button>
      </Row>
    </>
  );
}
