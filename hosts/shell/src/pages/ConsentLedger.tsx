import { useConsents, useWithdrawConsent } from '@shared/api-client/hooks';
import type { Consent } from '@shared/domain';
import { formatDate, tellFailure, useTexts } from '@shared/i18n';
import { Button, Card, Notice, SectionHeading, Skeleton, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { useContact } from '../frame/useContact';

/** Each consent with its exact wording, its date, and a button to withdraw it (design: consent). */
export function ConsentLedger() {
  const { t } = useTexts('shell');
  const { consents, error, retry } = useConsents();
  return (
    <Stack as="section" $gap={4}>
      <SectionHeading>{t('privacyPage.consents.title')}</SectionHeading>
      <Text $muted>{t('privacyPage.consents.lead')}</Text>
      {error === undefined ? null : (
        <Notice tone="danger">
          <p>{tellFailure(t, error, t('privacyPage.consents.unread'))}</p>
          <Button variant="secondary" onClick={retry}>
            {t('privacyPage.consents.retry')}
          </Button>
        </Notice>
      )}
      {consents === undefined && error === undefined ? (
        <Skeleton shape="card" label={t('privacyPage.consents.loading')} />
      ) : null}
      {consents?.length === 0 ? <p>{t('privacyPage.consents.none')}</p> : null}
      {consents?.map((consent) => (
        <ConsentCard key={consent.id} consent={consent} />
      ))}
    </Stack>
  );
}

/** The consequence of withdrawing it. */
function afterOf(kind: Consent['kind']) {
  if (kind === 'telephone_contact') return 'withdrawn';
  return kind === 'electronic_records' ? 'nowOnPaper' : 'choiceWithdrawn';
}

function ConsentCard({ consent }: { consent: Consent }) {
  const { t, language } = useTexts('shell');
  const { id, kind, wording, given_at, withdrawn_at, line } = consent;
  const contact = useContact();
  return (
    <Card>
      <Stack $gap={3}>
        <Wording lang={consent.language}>{wording}</Wording>
        <Text $size={14} $muted>
          {t('privacyPage.consents.given', { date: formatDate(given_at, language, 'long') })}
        </Text>
        <output>
          {withdrawn_at === null
            ? null
            : t(`privacyPage.consents.${afterOf(kind)}`, {
                date: formatDate(withdrawn_at, language, 'long'),
              })}
        </output>
        {withdrawn_at === null && kind === 'electronic_records' ? (
          <Text>{t('privacyPage.consents.onPaper', contact)}</Text>
        ) : null}
        {withdrawn_at === null ? <Withdrawal {...{ id, kind, line }} /> : null}
      </Stack>
    </Card>
  );
}

function Withdrawal({
  id,
  kind,
  line,
}: Pick<Consent, 'id' | 'kind'> & { line: Consent['line'] | undefined }) {
  const { t } = useTexts('shell');
  const contact = useContact();
  const { trigger, isMutating, error } = useWithdrawConsent();
  const withdraw = () => {
    // The card shows the failure.
    trigger(id).catch(() => undefined);
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={withdraw}
        busy={isMutating}
        busyText={t('privacyPage.consents.withdrawing')}
      >
        {t(`privacyPage.consents.withdraw.${line ? 'line' : kind}`)}
      </Button>
      {error === undefined ? null : (
        <div role="alert">
          <Notice tone="danger">
            {tellFailure(
              t,
              error,
              t(`privacyPage.consents.${error.status === 409 ? 'closed' : 'failed'}`, contact),
            )}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Its paragraphs as they were shown. */
const Wording = styled.blockquote`
  margin: 0;
  white-space: pre-line;
`;
