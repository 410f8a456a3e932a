import { tellFailure, useTexts } from '@shared/i18n';
import { Button, Notice, Page, PageHeading, Stack } from '@shared/ui';
import { SigningDates } from './SigningDates';
import { SigningFrame } from './SigningFrame';
import type { SigningWayProps } from './signingWay';
import { useSigned } from './useSigned';

/** The signing page embedded in ours (specification 2.12, reading 3). Its messages are verified with the server. */
export function EmbeddedSigning({ quote, number, address }: SigningWayProps) {
  const { t } = useTexts('bind');
  const { signed, check } = useSigned(quote);
  const { state } = signed;
  return (
    <Page>
      <Stack $gap={6}>
        <PageHeading lead={t('signing.lead', { number })} focusOnMount>
          {t('signing.heading')}
        </PageHeading>
        <Stack $gap={1}>
          <SigningDates quote={quote} />
          <output>{state === 'checking' ? t('signing.checking') : null}</output>
        </Stack>
        {state === 'notSigned' || state === 'failed' ? (
          <div role="alert">
            <Notice tone={state === 'failed' ? 'danger' : 'info'}>
              <Stack $gap={3}>
                {signed.state === 'failed'
                  ? tellFailure(t, signed.failure, t('signing.checkFailed'))
                  : t('signing.notSigned')}
                <div>
                  <Button onClick={check}>{t('signing.check')}</Button>
                </div>
              </Stack>
            </Notice>
          </div>
        ) : null}
        <SigningFrame address={address} onEnded={check} />
      </Stack>
    </Page>
  );
}
