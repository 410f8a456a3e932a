import {
  formatDollars,
  formatPhone,
  planTypeFor,
  shownTotal,
  type Carrier,
  type Quote,
  type Rate,
} from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { CarrierLogo, FactList, Row, SectionHeading, Stack, Text } from '@shared/ui';

interface FinalFactsProps {
  quote: Quote;
  final: Rate;
  carrier: Carrier;
}

/** The carrier, the shown total and the term. */
export function FinalFacts({ quote, final, carrier }: FinalFactsProps) {
  const { t, language } = useTexts('bind');
  const { term } = quote;
  const premium = {
    amount: formatDollars(shownTotal(final, planTypeFor(final))),
    months: final.term.duration,
  };
  const from = formatDate(term?.effective ?? '', language);
  const to = formatDate(term?.expires ?? '', language);
  return (
    <Stack as="section" $gap={4} aria-label={t('price.carrier')}>
      <CarrierLine carrier={carrier} />
      <FactList
        facts={[
          { id: 'premium', term: t('price.premium'), value: t('price.premiumValue', premium) },
          { id: 'dates', term: t('finalQuote.dates'), value: t('finalQuote.datesValue', { from, to }) },
          { id: 'number', term: t('price.quoteNumber'), value: quote.quote_number },
        ]}
      />
    </Stack>
  );
}

function CarrierLine({ carrier }: { carrier: Carrier }) {
  const { t } = useTexts('bind');
  const phone = formatPhone(carrier.phone);
  return (
    <Row $gap={4}>
      <CarrierLogo tag={carrier.tag} size={56} />
      <Stack $gap={1}>
        <SectionHeading $size={20}>{carrier.name}</SectionHeading>
        <Text $size={14}>
          <a
            href={`tel:${carrier.phone}`}
            aria-label={t('finalQuote.call', { carrier: carrier.name, phone })}
          >
            {phone}
          </a>
        </Text>
      </Stack>
    </Row>
  );
}
