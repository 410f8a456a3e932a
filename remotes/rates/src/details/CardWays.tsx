import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { LinkButton, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { ContactWays } from '../contact/ContactWays';
import { detailsTexts } from '../locales/detailsTexts';
import type { Offer } from '../offers/offersOf';
import { CarrierFacts } from './CarrierFacts';

/** Options besides buying: other answers, an email, a person; then the carrier. */
export function CardWays({ offer }: { offer: Offer }) {
  useMoreTexts(detailsTexts);
  const { t } = useTexts('rates');
  return (
    <Ways>
      <Text $size={14} $muted>
        {t('ways.next')}
      </Text>
      <LinkButton as={Link} to={paths.review()} variant="quiet">
        {t('overview.editQuote')}
      </LinkButton>
      <ContactWays />
      <CarrierFacts offer={offer} />
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  justify-items: start;
  & :is(a, button) {
    padding-inline: 0;
  }
`;
