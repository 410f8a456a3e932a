import { matchRoute } from '@shared/domain';
import type { PreviewNote } from '@shared/federation/page';
import { useLocation } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Button, color, fontSize, media, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { releaseTexts } from '../texts/releaseTexts';
import { endPreview } from './askEdge';
import { useGivenUp } from './useGivenUp';
import { useRevoked } from './useRevoked';

const reload = (): void => window.location.reload();

/** What the page says about its own release: that it is a preview, or that it was revoked. Usually nothing. */
export function ReleaseBar({ load = reload }: { load?: () => void }) {
  useMoreTexts(releaseTexts);
  const { preview } = useShell();
  const revoked = useRevoked();
  useGivenUp();
  if (revoked) return <Revoked load={load} />;
  return preview ? <Preview note={preview} load={load} /> : null;
}

function Preview({ note, load }: { note: PreviewNote; load: () => void }) {
  const { t } = useTexts('shell');
  const { bus } = useShell();
  const parts = note.parts.map(({ name, owner }) => `${name} (${owner})`).join(', ');
  const leave = () =>
    endPreview().then(load, () =>
      bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:errors.network' }),
    );
  return (
    <Bar
      label={t('preview.label')}
      action={<Button onClick={() => void leave()}>{t('preview.leave')}</Button>}
    >
      <Words>
        <strong>{t('preview.title', { parts })}</strong> {t('preview.body')}
      </Words>
    </Bar>
  );
}

/** Offers to load the live release. Typed answers stay in this tab, except identity numbers, which are never stored. */
function Revoked({ load }: { load: () => void }) {
  const { t } = useTexts('shell');
  const { pathname } = useLocation();
  const kept = matchRoute(pathname) === 'purchaseDriver' ? 'revoked.keptBut' : 'revoked.kept';
  return (
    <Bar label={t('revoked.label')} action={<Button onClick={load}>{t('revoked.load')}</Button>}>
      <Words role="alert">
        <strong>{t('revoked.title')}</strong> {t(kept)}
      </Words>
    </Bar>
  );
}

function Bar({ label, action, children }: { label: string; action: ReactNode; children: ReactNode }) {
  return (
    <Place aria-label={label}>
      <Inner>
        {children}
        {action}
      </Inner>
    </Place>
  );
}

/**
 * Last on the page and stuck to the bottom of the window: it pushes nothing aside, and scrolling to the end uncovers
 * everything. In a low window it does not stick, because it would cover too much.
 */
const Place = styled.section`
  background: ${color.paper};
  border-block-start: 3px solid ${color.road};
  @media (min-height: 30rem) {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
  }
  @media print {
    display: none;
  }
`;
const Words = styled.p`
  margin: 0;
  font-size: ${fontSize[14]};
  line-height: 1.4;
  ${media.tablet} {
    font-size: ${fontSize[17]};
  }
`;
const Inner = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 70rem;
  margin-inline: auto;
  padding: ${space(2)} ${space(4)};
  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-inline: ${space(6)};
  }
`;
