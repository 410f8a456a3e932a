import { color, space } from '@shared/ui';
import { useTexts } from '@shared/i18n';
import { keyframes, styled } from 'styled-components';
import { useContact } from './useContact';

/**
 * Comes into the static page when the app has not taken its place for a while: its scripts did not come, or the browser
 * runs none. By style alone, since there is nothing else that could show it.
 */
export function LateNotice() {
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
/** Four seconds: a slow phone on a slow line has its screen in three. */
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
