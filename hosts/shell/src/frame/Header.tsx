import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { color, font, fontSize, media, MilepostIcon, PhoneIcon, radius, space } from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { useTexts } from '@shared/i18n';
import { useContact } from './useContact';

/** Brand, call link, marketing site and language (specification 1). */
export function Header() {
  const { t } = useTexts('shell');
  const { config, language, setLanguage } = useShell();
  const contact = useContact();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <Bar>
      <Inner>
        <Brand to={paths.start()} aria-label={t('home', contact)}>
          <MilepostIcon size={28} />
          <span>{contact.brand}</span>
        </Brand>
        <Links aria-label={t('header')}>
          <Quiet href={config.marketingUrl} rel="noreferrer">
            {t('marketing', contact)}
          </Quiet>
          <Item
            as="button"
            type="button"
            lang={other}
            title={t('otherLanguageHint')}
            onClick={() => setLanguage(other)}
          >
            {t('otherLanguage')}
          </Item>
          <Item href={contact.phoneLink} aria-label={t('call', contact)}>
            <PhoneIcon size={20} />
            <Wide>{contact.phone}</Wide>
          </Item>
        </Links>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  background: ${color.paper};
  border-block-end: 1px solid ${color.hairline};
`;
const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  max-width: 70rem;
  min-height: 4rem;
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${media.tablet} {
    padding-inline: ${space(6)};
  }
`;
const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  color: ${color.road};
  font: 700 ${fontSize[22]} / 1.15 ${font.heading};
  text-decoration: none;
`;
const Links = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${media.tablet} {
    gap: ${space(3)};
  }
`;
const Item = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.road};
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${color.roadSoft};
  }
`;
const Quiet = styled(Item)`
  display: none;
  ${media.tablet} {
    display: flex;
  }
`;
const Wide = styled.span`
  display: none;
  ${media.tablet} {
    display: inline;
  }
`;
