import { formatPhone } from '@shared/domain';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Card, CarrierLogo, Row, SectionHeading, Stack, StarRating, Text, VisuallyHidden } from '@shared/ui';
import { detailsTexts } from '../locales/detailsTexts';
import type { Offer } from '../offers/offersOf';
import { MonitoredProgram } from './MonitoredProgram';

/** The carrier: logo, name, rating, description, and a phone number (specification 2.9). */
export function CarrierCard({ offer: { carrier, rate } }: { offer: Offer }) {
  useMoreTexts(detailsTexts);
  const { t } = useTexts('rates');
  const { stars, score } = carrier.rating;
  const phone = formatPhone(carrier.phone);
  return (
    <Card>
      <Stack $gap={3}>
        <Row $gap={4}>
          <CarrierLogo tag={carrier.tag} size={56} />
          <Stack $gap={1}>
            <SectionHeading $size={20}>{carrier.name}</SectionHeading>
            <Row $gap={2}>
              <StarRating value={stars} label={t('carrier.stars', { stars })} />
              <Text as="span" $size={14} $muted>
                <VisuallyHidden>{t('carrier.scoreLabel', { score })}</VisuallyHidden>
                <span aria-hidden="true">{t('carrier.score', { score })}</span>
              </Text>
            </Row>
          </Stack>
        </Row>
        <Text $muted>{t(carrier.description_key)}</Text>
        {rate.monitored_driver ? <MonitoredProgram /> : null}
        <Text $size={14}>
          {t('carrier.service')}{' '}
          <a href={`tel:+1${carrier.phone}`} aria-label={t('carrier.call', { carrier: carrier.name, phone })}>
            {phone}
          </a>
        </Text>
      </Stack>
    </Card>
  );
}
