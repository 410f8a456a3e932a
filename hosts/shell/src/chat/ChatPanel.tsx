import { useEffect, useEffectEvent } from 'react';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Button, color, Notice, radius, SectionHeading, shadow, space, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { useContact } from '../frame/useContact';
import { ShellApi } from '../pages/resume/ShellApi';
import { chatTexts } from '../texts/chatTexts';
import { type ChatStatus, useChatFrame } from './useChatFrame';
import { useVisitor } from './useVisitor';

export interface PanelProps {
  origin: string;
  onClose: () => void;
}

/** The chat panel beside the page: a non-modal dialog that closes when its quote is replaced. */
export function ChatPanel({ origin, onClose }: PanelProps) {
  useMoreTexts(chatTexts);
  const { t, language } = useTexts('shell');
  const { bus } = useShell();
  const close = useEffectEvent(onClose);
  useEffect(() => bus.on('quote:started-over', () => close()), [bus]);
  return (
    <Panel open aria-labelledby="chat-title" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Head>
        <SectionHeading ref={takeFocus} id="chat-title" tabIndex={-1} $size={20}>
          {t('chat')}
        </SectionHeading>
        <Button variant="quiet" onClick={onClose}>
          {t('chatPanel.close')}
        </Button>
      </Head>
      <Text $size={14} $muted>
        {t('chatPanel.lead')}
      </Text>
      <ShellApi>
        {/* Another language is another conversation. */}
        <Conversation key={language} origin={origin} onClose={onClose} />
      </ShellApi>
    </Panel>
  );
}

/** Focuses the panel's heading; returns the focus on close. */
function takeFocus(heading: HTMLElement | null) {
  const before = document.activeElement;
  heading?.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
}

function Conversation({ origin, onClose }: PanelProps) {
  const { t, language } = useTexts('shell');
  const { frame, status } = useChatFrame({ origin, visitor: useVisitor(), onClose });
  return (
    <>
      <StatusLine status={status} />
      <Frame
        ref={frame}
        title={t('chatPanel.conversation')}
        src={`${origin}/widget?language=${language}`}
        sandbox="allow-forms allow-same-origin allow-scripts"
        referrerPolicy="no-referrer"
      />
    </>
  );
}

function StatusLine({ status }: { status: ChatStatus }) {
  const { t } = useTexts('shell');
  const contact = useContact();
  if (status !== 'unavailable')
    return <output>{status === 'connecting' ? t('chatPanel.connecting') : null}</output>;
  return (
    <div role="alert">
      <Notice tone="danger">{t('chatPanel.unavailable', contact)}</Notice>
    </div>
  );
}

/** Full window width on a phone. */
const Panel = styled.dialog`
  position: fixed;
  inset-block: auto ${space(2)};
  inset-inline: ${space(2)};
  z-index: 4;
  display: flex;
  inline-size: auto;
  flex-direction: column;
  gap: ${space(2)};
  /* Up to the header, which has the phone number, and no taller than comfortable to read. */
  block-size: min(36rem, calc(100vh - 5rem));
  margin: 0;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow};
  @media (min-width: 30rem) {
    inset-inline: auto ${space(4)};
    inline-size: 24rem;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
`;
