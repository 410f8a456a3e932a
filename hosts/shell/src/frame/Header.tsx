import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { BrandMark, color, font, fontSize, InfoIcon, media, PhoneIcon, ShieldIcon, space } from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { useTexts } from '@shared/i18n';
import { ChatButton } from './ChatButton';
import { Item, Narrow, Pill, Wide } from './HeaderItem';
import { useContact } from './useContact';

/** Brand, marketing site, privacy, chat, language and call link (specification 1); a phone only has room for icons. */
export function Header() {
  const { t } = useTexts('shell');
  const { config } = useShell();
  const contact = useContact();
  return (
    <Bar>
      <Inner>
        <Brand to={paths.start()} aria-label={t('home', contact)}>
          <BrandMark />
          <span>{contact.brand}</span>
        </Brand>
        <Links aria-label={t('header')}>
          <Item href={config.marketingUrl} rel="noreferrer" aria-label={t('marketing', contact)}>
            <Narrow>
              <InfoIcon size={20} />
            </Narrow>
            <Wide>{t('marketing', contact)}</Wide>
          </Item>
          <Item as={Link} to={paths.privacy()} aria-label={t('privacy')}>
            <ShieldIcon size={20} />
            <Wide>{t('privacy')}</Wide>
          </Item>
          <ChatButton />
          <LanguageButton />
          <Pill href={contact.phoneLink} aria-label={t('call', contact)}>
            <PhoneIcon size={20} />
            <Wide>{contact.phone}</Wide>
          </Pill>
        </Links>
      </Inner>
    </Bar>
  );
}

/** Switches the page to the other language. */
function LanguageButton() {
  const { t } = useTexts('shell');
  const { language, setLanguage } = useShell();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <Item
      as="button"
      type="button"
      lang={other}
      title={t('otherLanguageHint')}
      onClick={() => setLanguage(other)}
    >
      <Narrow>{t('otherLanguageShort')}</Narrow>
      <Wide>{t('otherLanguage')}</Wide>
    </Item>
  );
}

/** At the default text size. */
export const HEADER_HEIGHT = '4rem';

const Bar = styled.header`
  /* Above the alerts, which are read first. */
  order: -1;
  background: var(--ui-sky);
`;
/** At double text size the links wrap below the brand. */
const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  max-width: 70rem;
  min-height: ${HEADER_HEIGHT};
  margin-inline: auto;
  padding-inline: ${space(2)};
  ${media.tablet} {
    padding-inline: ${space(6)};
  }
`;
const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  color: ${color.ink};
  font: 800 ${fontSize[20]} / 1.15 ${font.heading};
  text-decoration: none;
  ${media.tablet} {
    font-size: ${fontSize[24]};
  }
`;
const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${media.tablet} {
    gap: ${space(1)};
  }
`;
