import { paths, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { StepActions } from '@shared/forms';
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
} from '@shared/ui';
import { useStatement } from './useStatement';

interface StatementProps {
  quote: Quote;
  /** Why the final price cannot be asked for, whatever is ticked. */
  blocked: string | undefined;
}

/**
 * The state's fraud notice, what the shopper states of the application, and the way to the final quote once it is stated
 * (specification 2.12, design: consent).
 */
export function Statement({ quote, blocked }: StatementProps) {
  const { t, language } = useTexts('bind');
  const statement = useStatement(quote);
  const { words, failure, isTicked, busy } = statement;
  const problem = failure === undefined || busy ? [] : [{ message: tellFailure(t, failure) }];
  return (
    <Stack as="section" $gap={4}>
      <SectionHeading>{t('review.statement.heading')}</SectionHeading>
      <ErrorSummary title={t('review.statement.failed')} errors={problem} />
      <Notice title={t('review.statement.fraud')}>{words.notice[language]}</Notice>
      <Card>
        <CheckboxField
          name="statement"
          label={words.statement[language]}
          checked={isTicked}
          onChange={(event) => statement.tick(event.currentTarget.checked)}
        />
      </Card>
      <Text $size={14} $muted>
        {t('review.statement.kept')}
      </Text>
      <StepActions>
        <Button
          variant="primary"
          busy={busy}
          busyText={t('review.statement.going')}
          disabledReason={blocked ?? (isTicked ? undefined : t('review.statement.untold'))}
          onClick={() => void statement.go()}
        >
          {t('review.statement.go')}
        </Button>
        <LinkButton as={Link} to={paths.questions()} variant="quiet">
          {t('review.statement.back')}
        </LinkButton>
      </StepActions>
    </Stack>
  );
}
