import { useEffect, useRef, useState, type ComponentType } from 'react';
import { hasOwnDocument } from '@shared/domain';
import { useLocation } from '@shared/federation/router';
import { useTexts, withTexts } from '@shared/i18n';
import { ChatIcon } from '@shared/ui';
import { useShell } from '../boot/ShellContext';
import type { PanelProps } from '../chat/ChatPanel';
import { chatTexts } from '../texts/chatTexts';
import { Item, Wide } from './HeaderItem';

/** All of the chat but its button: whoever never asks for it never loads it. */
const load = withTexts(chatTexts, () => import(/* webpackChunkName: "chat" */ '../chat/ChatPanel'));

/** The chat of the header (specification 1), none where a person pays or signs (reading 23). */
export function ChatButton() {
  const { chatOrigin } = useShell();
  const { pathname } = useLocation();
  return chatOrigin === null || hasOwnDocument(pathname) ? null : <OpenChat origin={chatOrigin} />;
}

function OpenChat({ origin }: { origin: string }) {
  const { t } = useTexts('shell');
  const { bus } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  // What was told to an agent belongs to the quote that is gone.
  useEffect(() => bus.on('quote:started-over', () => setPanel(null)), [bus]);
  const open = () =>
    load().then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      () => bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:errors.network' }),
    );
  const close = () => {
    setPanel(null);
    button.current?.focus();
  };
  return (
    <>
      <Item
        as="button"
        type="button"
        ref={button}
        aria-label={t('chat')}
        aria-haspopup="dialog"
        aria-expanded={Panel !== null}
        onClick={() => (Panel ? close() : void open())}
      >
        <ChatIcon size={20} />
        <Wide>{t('chat')}</Wide>
      </Item>
      {Panel && <Panel origin={origin} onClose={close} />}
    </>
  );
}
