import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { color, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { useTexts } from '@shared/i18n';
import { useContact } from './useContact';

/** The provider's phone, email, postal address and social links, and the legal pages (specification 1). */
export function Footer() {
  const { t } = useTexts('shell');
  const { config } = useShell();
  const contact = useContact();
  return (
    <Ground>
      <Inner>
        <Address>
          <strong>{contact.brand}</strong>
          <span>{config.agency.name}</span>
          {config.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={contact.phoneLink}>{contact.phone}</a>
          <a href={contact.emailLink}>{contact.email}</a>
        </Address>
        <List as="nav" aria-label={t('footer')}>
          <Link to={paths.contactUs()}>{t('contact')}</Link>
          <Link to={paths.privacy()}>{t('privacy')}</Link>
          <Link to={paths.accessibility()}>{t('accessibility')}</Link>
          {config.socialLinks.map(({ name, url }) => (
            <a key={url} href={url} rel="noreferrer">
              {name}
            </a>
          ))}
        </List>
      </Inner>
    </Ground>
  );
}

const Ground = styled.footer`
  margin-block-start: auto;
  background: ${color.tint};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${fontSize[14]};
`;
const Inner = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 70rem;
  margin-inline: auto;
  padding: ${space(8)} ${space(4)};
  ${media.tablet} {
    grid-template-columns: 1fr auto;
    padding-inline: ${space(6)};
  }
`;
const Address = styled.address`
  display: grid;
  justify-items: start;
  align-content: start;
  color: ${color.muted};
  font-style: normal;
  overflow-wrap: break-word;
  & strong {
    color: ${color.ink};
  }
  & a {
    padding-block: ${space(2)};
  }
`;
const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0 ${space(5)};
  /* Page links in one row, external sites in the next. */
  max-width: 18rem;
  & a {
    padding-block: ${space(2)};
  }
`;
