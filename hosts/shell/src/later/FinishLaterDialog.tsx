import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '@shared/api-client';
import { ApiProvider, useFinishLater } from '@shared/api-client/hooks';
import { RESUME_LINK_DAYS, stepNameAt, type StepName } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { tellFailure, useMailHint, useMoreTexts, useTexts } from '@shared/i18n';
import { Button, Dialog, EmailForm, Notice, Stack, Text } from '@shared/ui';
import { useShell } from '../boot/ShellContext';
import { laterTexts } from '../texts/laterTexts';

export interface LaterProps {
  onClose: () => void;
}

/** Emails a link back to the current step. A failure keeps the dialog open with the address and the reason (reading 21). */
export function FinishLaterDialog({ onClose }: LaterProps) {
  useMoreTexts(laterTexts);
  const { pathname } = useLocation();
  const { transport, bus } = useShell();
  const [step] = useState(() => stepNameAt(pathname));
  if (step === null) return null;
  return (
    <ApiProvider transport={transport} bus={bus}>
      <Later step={step} onClose={onClose} />
    </ApiProvider>
  );
}

function Later({ step, onClose }: LaterProps & { step: StepName }) {
  const { t } = useTexts('shell');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { trigger, isMutating, error } = useFinishLater();
  const send = (to: string) => {
    trigger({ to, step }).then(
      () => setSentTo(to),
      // The form shows the failure.
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      title={t('finishLater')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      dismissible={!isMutating}
      actions={sentTo === null ? undefined : <CloseButton onClose={onClose} />}
    >
      {sentTo === null ? <LaterForm step={step} onSend={send} busy={isMutating} failure={error} /> : null}
      <output>{sentTo === null ? null : <Sent to={sentTo} />}</output>
    </Dialog>
  );
}

interface FormProps {
  step: StepName;
  onSend: (to: string) => void;
  busy: boolean;
  failure: ApiError | undefined;
}

function LaterForm({ step, onSend, busy, failure }: FormProps) {
  const { t } = useTexts('shell');
  const [to, setTo] = useState('');
  const hintWords = useMailHint();
  const words = {
    label: t('later.email'),
    incomplete: t('later.incomplete'),
    submit: t('later.submit'),
    sending: t('later.sending'),
    failed: t('later.failed'),
  };
  return (
    <EmailForm
      {...{ to, busy, words, hintWords }}
      onChange={setTo}
      onSend={() => onSend(to)}
      failure={failure && tellFailure(t, failure)}
      lead={<Lead step={step} />}
    />
  );
}

/** Steps with a note of their own; the others warn about unsaved answers. */
const NOTES: Partial<Record<StepName, 'later.card' | 'later.signing'>> = {
  'payment.card': 'later.card',
  'payment.signatures': 'later.signing',
};

/** What will happen, and which answers will be kept. */
function Lead({ step }: { step: StepName }) {
  const { t } = useTexts('shell');
  return (
    <Stack $gap={3}>
      <Text>{t('later.lead', { days: RESUME_LINK_DAYS })}</Text>
      <Text>{t(NOTES[step] ?? 'later.unsaved')}</Text>
    </Stack>
  );
}

function Sent({ to }: { to: string }) {
  const { t } = useTexts('shell');
  return (
    <Notice tone="success" title={t('later.sentTitle', { email: to })}>
      <p>{t('later.sentBody', { days: RESUME_LINK_DAYS })}</p>
      <p>{t('later.sentHelp')}</p>
    </Notice>
  );
}

/** Takes the focus from the submit button, which is gone. */
function CloseButton({ onClose }: LaterProps) {
  const { t } = useTexts('shell');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClose}>
      {t('common:actions.close')}
    </Button>
  );
}
