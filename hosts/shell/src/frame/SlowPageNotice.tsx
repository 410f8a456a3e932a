import { color, space } from '@shared/ui';
import { useTexts } from '@shared/i18n';
import { keyframes, styled } from 'styled-components';
import { useContact } from './useContact';

/**
 * Appears in the static page if the app has not replaced it for a while, because its scripts failed to load.
 * Shown by CSS alone, since no script can be relied on.
 */
export function SlowPageNotice() {
  const { t } = useTexts('shell');
  const { phone, phoneLink } = useContact();
  return (
    <Notice>
      {t('late')}{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address: a retry that needs no script */}
      <a href="">{t('failure.retry')}</a> {t('failure.call')}: <a href={phoneLink}>{phone}</a>
    </Notice>
  );
}

const appear = keyframes`
  to { visibility: visible; }
`;
/** Four seconds: a slow phone on a slow connection shows its screen in three. */
const Notice = styled.p`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  padding: ${space(4)};
  border-block-start: 1px solid ${color.hairline};
  background: ${color.paper};
  text-align: center;
  visibility: hidden;
  animation: ${appear} 1ms 4s forwards;
`;
