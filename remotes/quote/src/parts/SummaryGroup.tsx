import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { color, space } from '@shared/ui';
import { styled } from 'styled-components';

interface SummaryGroupProps {
  title: string;
  children: readonly string[];
  /** Edit link, once there are answers; `name` says what is changed if the text does not. */
  link?: { to: string; text: string; name?: string };
}

/** One heading of the summary with its answers. */
export function SummaryGroup({ title, children, link }: SummaryGroupProps) {
  const { t } = useTexts('quotes');
  return (
    <section>
      <Head>
        <strong>{title}</strong>
        {link === undefined || children.length === 0 ? null : (
          <Link to={link.to} aria-label={link.name}>
            {link.text}
          </Link>
        )}
      </Head>
      {children.length === 0 ? (
        <Quiet>{t('summary.none')}</Quiet>
      ) : (
        <Lines>
          {children.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two identical cars have the same words
            <li key={index}>{line}</li>
          ))}
        </Lines>
      )}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  & > a {
    text-align: end;
  }
`;
const Lines = styled.ul`
  display: grid;
  gap: ${space(1)};
  color: ${color.muted};
  list-style: none;
`;
const Quiet = styled.p`
  color: ${color.muted};
`;
