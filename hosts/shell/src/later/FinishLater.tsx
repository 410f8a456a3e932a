import { useState, type ComponentType } from 'react';
import { canFinishLater } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Button, media, space } from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { quoteIdIn } from '../routing/quoteIdIn';
import type { LaterProps } from './FinishLaterDialog';

/** The dialog loads when it is opened. */
const load = () => import(/* webpackChunkName: "later" */ './FinishLaterDialog');

/** The Finish later button below every step that a shopper can leave. */
export function FinishLater() {
  const { t } = useTexts('shell');
  const { bus, transport } = useShell();
  const { pathname } = useLocation();
  const [Dialog, setDialog] = useState<ComponentType<LaterProps> | null>(null);
  const named = quoteIdIn(pathname);
  // A path can name a quote that is not open here.
  if (!canFinishLater(pathname) || (named !== null && named !== transport.quoteId())) return null;
  const open = () =>
    load().then(
      ({ FinishLaterDialog }) => setDialog(() => FinishLaterDialog),
      () => bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:errors.network' }),
    );
  return (
    <Place>
      <Button onClick={() => void open()}>{t('finishLater')}</Button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </Place>
  );
}

/** As wide as the page above it. A negative margin would pull it above the fold while that page loads. */
const Place = styled.div`
  width: 100%;
  max-width: 70rem;
  margin-inline: auto;
  padding: 0 ${space(4)} ${space(12)};
  ${media.tablet} {
    padding-inline: ${space(6)};
  }
`;
