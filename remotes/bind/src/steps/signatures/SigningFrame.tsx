import { SIGNING_FRAME_HEIGHT_PX } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Actions, Button, color, LoadingScreen, Notice, radius, Stack } from '@shared/ui';
import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { ContactLink } from '../../parts/ContactLink';
import { useIsSlow } from '../../parts/useIsSlow';

/** Messages that end signing; the server then has the result. */
const ENDINGS: ReadonlySet<unknown> = new Set(['signing:completed', 'signing:declined']);
/** Messages of its other pages, which mean the page has loaded. */
const LOADED: ReadonlySet<unknown> = new Set(['signing:ready', 'signing:reviewed']);

/** The state value that identifies this signature's messages, from the URL's hash (infra/services/api, httpSigningProvider). */
const stateOf = ({ hash }: URL): string => decodeURIComponent(hash.slice(1));

/** Classifies a message about this signature by its shape and state; null for anything else. */
function kindOf(data: unknown, wanted: string): 'ended' | 'loaded' | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, envelope, state } = { type: null, envelope: null, state: null, ...data };
  if (typeof envelope !== 'string' || wanted === '' || state !== wanted) return null;
  if (ENDINGS.has(type)) return 'ended';
  return LOADED.has(type) ? 'loaded' : null;
}

interface SigningWords {
  /** A signing page has loaded; may be called again. */
  onLoaded: () => void;
  /** Called once. */
  onEnded: () => void;
}

/**
 * Listens only to the signing page: its exact origin and window, a known message shape, and this signature's state; an
 * end only once (design: security).
 */
function useSigningMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  words: SigningWords,
): void {
  const load = useEffectEvent(words.onLoaded);
  const end = useEffectEvent(words.onEnded);
  const ended = useRef('');
  useEffect(() => {
    const url = new URL(address);
    const state = stateOf(url);
    const listen = (event: MessageEvent<unknown>) => {
      const isTheirs = event.origin === url.origin && event.source === frame.current?.contentWindow;
      const kind = isTheirs ? kindOf(event.data, state) : null;
      if (kind === null) return;
      load();
      if (kind !== 'ended' || ended.current === state) return;
      ended.current = state;
      end();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address, frame]);
}

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
