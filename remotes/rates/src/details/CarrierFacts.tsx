import { formatPhone } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, Row, space, StarRating, Text, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import type { Offer } from '../offers/offersOf';
import { MonitoredProgram } from './MonitoredProgram';

/** The carrier: rating, description, and a phone number (specification 2.9); its logo and name are at its price. */
export function CarrierFacts({ offer: { carrier, rate } }: { offer: Offer }) {
  const { t } = useTexts('rates');
  const { stars, score } = carrier.rating;
  const phone = formatPhone(carrier.phone);
  return (
    <Facts>
      <Row $gap={2}>
        <StarRating value={stars} label={t('carrier.stars', { stars })} />
        <Text as="span" $size={14} $muted>
          <VisuallyHidden>{t('carrier.scoreLabel', { score })}</VisuallyHidden>
          <span aria-hidden="true">{t('carrier.score', { score })}</span>
        </Text>
      </Row>
      <p>{t(carrier.description_key)}</p>
      {rate.monitored_driver ? <MonitoredProgram /> : null}
      <p>
        {t('carrier.service')}{' '}
        <a href={`tel:+1${carrier.phone}`} aria-label={t('carrier.call', { carrier: carrier.name, phone })}>
          {phone}
        </a>
      </p>
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
  width: 100%;
  margin-block-start: ${space(3)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${fontSize[14]};
  & a {
    white-space: nowrap;
  }
`;
