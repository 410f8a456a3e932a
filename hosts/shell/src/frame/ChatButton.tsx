import { useState, type ComponentType } from 'react';
import { hasOwnDocument } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { ChatIcon } from '@shared/ui';
import { useShell } from '../boot/ShellContext';
import type { PanelProps } from '../chat/ChatPanel';
import { Item, Wide } from './HeaderItem';

/** The chat panel's chunk, loaded only when the chat is opened. */
const load = () => import(/* webpackChunkName: "chat" */ '../chat/ChatPanel');

/** The header's chat button (specification 1), hidden on payment and signing pages (reading 23). */
export function ChatButton() {
  const { t } = useTexts('shell');
  const { bus, chatOrigin } = useShell();
  const { pathname } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  if (chatOrigin === null || hasOwnDocument(pathname)) return null;
  const close = () => setPanel(null);
  const open = () =>
    load().then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      () => bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:errors.network' }),
    );
  return (
    <>
      <Item
        as="button"
        type="button"
        aria-label={t('chat')}
        aria-expanded={Panel !== null}
        onClick={Panel ? close : open}
      >
        <ChatIcon size={20} />
        <Wide>{t('chat')}</Wide>
      </Item>
      {Panel && <Panel origin={chatOrigin} onClose={close} />}
    </>
  );
}
