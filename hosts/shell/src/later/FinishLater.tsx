import { useState, type ComponentType } from 'react';
import { canFinishLater } from '@shared/domain';
import { useLocation } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, media, space } from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import type { LaterProps } from './FinishLaterDialog';

/** The dialog loads when it is opened. */
const load = () => import(/* webpackChunkName: "later" */ './FinishLaterDialog');

/** The Finish later button below every step that a shopper can leave. */
export function FinishLater() {
  const { t } = useTexts('shell');
  const { bus } = useShell();
  const { pathname } = useLocation();
  const [Dialog, setDialog] = useState<ComponentType<LaterProps> | null>(null);
  if (!canFinishLater(pathname)) return null;
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

/** As wide as the page above it, and close to it. */
const Place = styled.div`
  width: 100%;
  max-width: 70rem;
  margin: calc(-1 * ${space(6)}) auto 0;
  padding: 0 ${space(4)} ${space(12)};
  ${media.tablet} {
    padding-inline: ${space(6)};
  }
`;
