import { paths, type Quote } from '@shared/domain';
import { requiredChoices } from '@shared/domain/purchase';
import { Link } from 'react-router-dom';
import { formatDate, useTexts } from '@shared/i18n';
import { Card, CheckIcon, color, SectionHeading, space, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';

/** Signed choices that apply to the current coverages; the ledger has the wording and lets the shopper withdraw. */
export function SignedChoices({ quote }: { quote: Quote }) {
  const { t, language } = useTexts('bind');
  const required = requiredChoices(quote);
  const signed = quote.signed_choices.filter((choice) =>
    required.some(({ kind, basis }) => kind === choice.kind && basis === choice.basis),
  );
  if (signed.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="signed-heading">
      <Stack $gap={3}>
        <SectionHeading id="signed-heading" $size={20}>
          {t('coverages.signed.heading')}
        </SectionHeading>
        <Lines>
          {signed.map(({ kind, signed_at }) => (
            <li key={kind}>
              <CheckIcon />
              <span>
                {t('coverages.signed.line', {
                  choice: t(`coverages.kind.${kind}`),
                  date: formatDate(signed_at, language, 'long'),
                })}
              </span>
            </li>
          ))}
        </Lines>
        <Text $muted>
          {t('coverages.signed.ledger')} <Link to={paths.privacy()}>{t('coverages.signed.privacy')}</Link>
        </Text>
      </Stack>
    </Card>
  );
}

const Lines = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  & > li {
    display: flex;
    gap: ${space(3)};
  }
  & svg {
    flex: none;
    color: ${color.go};
  }
`;
