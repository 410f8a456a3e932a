import { type CarrierId, COMPANIES, paths, type Quote, forwardPath, purchaseJourney } from '@shared/domain';
import { Link, useNavigate } from 'react-router-dom';
import { MissingSummary, StepActions, settled } from '@shared/forms';
import { tellFailure, useTexts } from '@shared/i18n';
import {
  Button,
  Card,
  CheckboxField,
  ErrorSummary,
  LinkButton,
  Notice,
  SectionHeading,
  Stack,
  Text,
  useMissing,
} from '@shared/ui';
import { useSignStatement } from '@shared/api-client/hooks';
import { currentStatement } from '@shared/i18n/statement';
import { useState } from 'react';

/** The application statement: its wording, its checkbox, and the continuation to the final quote once it is signed. */
function useStatement(quote: Quote) {
  const navigate = useNavigate();
  const { trigger, error: failure } = useSignStatement();
  const words = currentStatement(quote.address.state);
  // Tied to the quote's version, so a change in any tab unchecks the box.
  const [ticked, setTicked] = useState<number | null>(null);
  // Busy until the next screen, since signing itself makes a new version.
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    const kept = await settled(trigger({ version: words.version, quote_version: quote.version }));
    if (kept) await navigate(forwardPath(purchaseJourney, 'review', quote));
    setBusy(false);
  };
  return {
    words,
    isTicked: ticked === quote.version || busy,
    tick: (isTicked: boolean) => setTicked(isTicked ? quote.version : null),
    go,
    busy,
    failure,
  };
}

const FIELD = 'statement';

interface StatementProps {
  quote: Quote;
  /** Who gets the application. */
  carrierId: CarrierId;
  /** Why the final price cannot be requested, even if the box is checked. */
  blocked: string | undefined;
}

/**
 * The state's fraud notice, the application statement, and the button to the final quote once it is signed
 * (specification 2.12, design: consent).
 */
export function Statement({ quote, carrierId, blocked }: StatementProps) {
  const { t, language } = useTexts('bind');
  const statement = useStatement(quote);
  const { words, isTicked } = statement;
  const unstated = isTicked ? undefined : t('review.statement.untold');
  const missing = useMissing([
    ...(blocked === undefined ? [] : [{ message: blocked }]),
    ...(unstated === undefined ? [] : [{ field: FIELD, message: unstated }]),
  ]);
  const isPressed = missing.presses > 0;
  return (
    <Stack as="section" $gap={4}>
      <SectionHeading>{t('review.statement.heading')}</SectionHeading>
      {isPressed ? <MissingSummary missing={missing} /> : <Failure {...statement} />}
      <Notice title={t('review.statement.fraud')}>{words.notice[language]}</Notice>
      <Card>
        <CheckboxField
          name={FIELD}
          error={isPressed ? unstated : undefined}
          label={words.statement[language]}
          checked={isTicked}
          onChange={(event) => statement.tick(event.currentTarget.checked)}
        />
      </Card>
      <Text $size={14} $muted>
        {t('review.statement.kept')}
      </Text>
      <Text $size={14} $muted>
        {t('review.statement.sent', { company: COMPANIES[carrierId].legalName })}
      </Text>
      <StatementActions
        busy={statement.busy}
        onGo={() => (missing.show() ? undefined : void statement.go())}
      />
    </Stack>
  );
}

function Failure({ failure, busy }: Pick<ReturnType<typeof useStatement>, 'failure' | 'busy'>) {
  const { t } = useTexts('bind');
  const failed = failure === undefined || busy ? [] : [{ message: tellFailure(t, failure) }];
  return <ErrorSummary title={t('review.statement.failed')} errors={failed} />;
}

function StatementActions({ busy, onGo }: { busy: boolean; onGo: () => void }) {
  const { t } = useTexts('bind');
  return (
    <StepActions>
      <Button variant="primary" busy={busy} busyText={t('review.statement.going')} onClick={onGo}>
        {t('review.statement.go')}
      </Button>
      <LinkButton as={Link} to={paths.questions()} variant="quiet">
        {t('review.statement.back')}
      </LinkButton>
    </StepActions>
  );
}
