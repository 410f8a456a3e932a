import { SIGNING_FRAME_HEIGHT_PX, SIGNING_HOURS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, color, Notice, Page, PageHeading, radius, Stack, Text } from '@shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { SigningWayProps } from './signingWay';
import { useSigned } from './useSigned';
import { useSigningMessages } from './useSigningMessages';

/** The signing page in our own, 600 px high (specification 2.12 and 9, reading 3). What it says is asked of the server. */
export function EmbeddedSigning({ quote, number, address }: SigningWayProps) {
  const { t } = useTexts('bind');
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, check } = useSigned(quote);
  useSigningMessages(frame, address, check);
  return (
    <Page>
      <Stack $gap={6}>
        <PageHeading lead={t('signing.lead', { number })} focusOnMount>
          {t('signing.heading')}
        </PageHeading>
        <Stack $gap={1}>
          <Text $muted>{t('signing.until', { hours: SIGNING_HOURS })}</Text>
          <output>{state === 'checking' ? t('signing.checking') : null}</output>
        </Stack>
        {state === 'notSigned' || state === 'failed' ? (
          <div role="alert">
            <Notice tone={state === 'failed' ? 'danger' : 'info'}>
              <Stack $gap={3}>
                {t(state === 'failed' ? 'signing.checkFailed' : 'signing.notSigned')}
                <div>
                  <Button onClick={check}>{t('signing.check')}</Button>
                </div>
              </Stack>
            </Notice>
          </div>
        ) : null}
        <Frame ref={frame} src={address} title={t('signing.frame')} height={SIGNING_FRAME_HEIGHT_PX} />
      </Stack>
    </Page>
  );
}

const Frame = styled.iframe`
  width: 100%;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
`;
