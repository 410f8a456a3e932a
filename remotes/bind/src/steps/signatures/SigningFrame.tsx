import { SIGNING_FRAME_HEIGHT_PX } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Actions, Button, color, LoadingScreen, Notice, radius, Stack } from '@shared/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ContactLink } from '../../parts/ContactLink';
import { useIsSlow } from '../../parts/useIsSlow';
import { useSigningMessages } from './useSigningMessages';

/** Milliseconds for the signing page to load, since the browser does not report a failed frame. */
const COMES_IN = 20_000;

interface SigningFrameProps {
  /** Of the signing page. */
  address: string;
  onEnded: () => void;
}

/** The signing page in a frame 600 px high (specification 2.12 and 9); each attempt reloads it. */
export function SigningFrame(props: SigningFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <FrameAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** Shows progress or a failure until the page reports ready. A slow one is still shown. */
function FrameAttempt({ address, onEnded, onRetry }: SigningFrameProps & { onRetry: () => void }) {
  const { t } = useTexts('bind');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isHere, setHere] = useState(false);
  const isLate = useIsSlow(COMES_IN);
  useSigningMessages(frame, address, { onLoaded: () => setHere(true), onEnded });
  return (
    <>
      {isHere ? null : isLate ? <NotLoaded onRetry={onRetry} /> : <Loading />}
      <Frame
        ref={frame}
        src={address}
        title={t('signing.frame')}
        height={SIGNING_FRAME_HEIGHT_PX}
        hidden={!isHere}
      />
    </>
  );
}

/** As tall as the frame that replaces it. */
function Loading() {
  const { t } = useTexts('bind');
  return (
    <Place>
      <LoadingScreen title={t('signing.loadingTitle')} message={t('signing.loadingMessage')} />
    </Place>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('bind');
  return (
    <div role="alert">
      <Notice tone="danger" title={t('signing.notLoadedTitle')}>
        <Stack $gap={3}>
          {t('signing.notLoadedBody')}
          <Actions>
            <Button onClick={onRetry}>{t('load.retry')}</Button>
            <ContactLink />
          </Actions>
        </Stack>
      </Notice>
    </div>
  );
}

const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: ${SIGNING_FRAME_HEIGHT_PX}px;
`;
const Frame = styled.iframe`
  width: 100%;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
`;
