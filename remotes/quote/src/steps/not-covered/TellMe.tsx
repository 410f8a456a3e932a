import { useJoinWaitingList } from '@shared/api-client/hooks';
import { isEmail, plainText } from '@shared/domain';
import { currentConsentWording, tellFailure, useMailHint, useTexts } from '@shared/i18n';
import {
  Actions,
  Button,
  Card,
  CheckboxField,
  EmailField,
  ErrorSummary,
  Notice,
  SectionHeading,
  Stack,
  useMissing,
} from '@shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Offers one email once the ZIP code can be quoted, only with consent. */
export function TellMe({ zip }: { zip: string }) {
  const { t } = useTexts('quotes');
  const { trigger, isMutating, error } = useJoinWaitingList();
  const [to, setTo] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const missing = useMissing([
    ...(isEmail(plainText(to)) ? [] : [{ field: 'to', message: t('notCovered.tell.incomplete') }]),
    ...(agrees ? [] : [{ field: 'agrees', message: t('notCovered.tell.consentMissing') }]),
  ]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMutating || missing.show()) return;
    const consent = { version: currentConsentWording('waiting_list').version };
    // A failure is shown in the form.
    trigger({ to, zip_code: zip, consent }).then(
      () => setSentTo(to),
      () => undefined,
    );
  };
  if (sentTo !== null) return <Sent zip={zip} to={sentTo} />;
  const failure = error && !isMutating ? [{ message: tellFailure(t, error) }] : [];
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack $gap={5}>
          <SectionHeading>{t('notCovered.tell.title')}</SectionHeading>
          <ErrorSummary
            key={missing.presses}
            title={t('notCovered.tell.failed')}
            errors={missing.presses > 0 ? missing.problems : failure}
          />
          <Fields {...{ to, setTo, agrees, setAgrees, missing }} busy={isMutating} />
        </Stack>
      </form>
    </Card>
  );
}

interface FieldsProps {
  to: string;
  setTo: (to: string) => void;
  agrees: boolean;
  setAgrees: (agrees: boolean) => void;
  missing: ReturnType<typeof useMissing>;
  busy: boolean;
}

/** The consent shows the exact wording that is stored with it, and starts unchecked. */
function Fields({ to, setTo, agrees, setAgrees, missing, busy }: FieldsProps) {
  const { t, language } = useTexts('quotes');
  const hintWords = useMailHint();
  const problemOf = (field: string) => missing.problems.find((problem) => problem.field === field)?.message;
  return (
    <>
      <EmailField
        name="to"
        label={t('notCovered.tell.email')}
        error={problemOf('to')}
        value={to}
        onValueChange={setTo}
        hintWords={hintWords}
      />
      <CheckboxField
        name="agrees"
        label={currentConsentWording('waiting_list')[language]}
        error={problemOf('agrees')}
        checked={agrees}
        onChange={(event) => setAgrees(event.currentTarget.checked)}
      />
      <Actions>
        <Button type="submit" busy={busy} busyText={t('notCovered.tell.sending')}>
          {t('notCovered.tell.submit')}
        </Button>
      </Actions>
    </>
  );
}

/** Takes the focus, since the focused button is gone. */
function Sent({ zip, to }: { zip: string; to: string }) {
  const { t } = useTexts('quotes');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <Stack $gap={5}>
        <SectionHeading ref={heading} tabIndex={-1}>
          {t('notCovered.tell.sentTitle', { zip })}
        </SectionHeading>
        <Notice tone="success">{t('notCovered.tell.sentBody', { email: to })}</Notice>
      </Stack>
    </Card>
  );
}
