import { useToday } from '@shared/api-client/hooks';
import { DEFAULT_ANNUAL_DISTANCE, groupThousands, type Quote } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { Card, SectionHeading, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';

/** Assumptions of the estimate about this quote (readings 14 and 15), as keys of `assume`. */
function assumptionsOf(quote: Pick<Quote, 'vehicles' | 'drivers' | 'term'>) {
  const holds = {
    miles: quote.vehicles.some((vehicle) => vehicle.estimated_annual_distance === null),
    record: quote.drivers.every((driver) => driver.accident_violations.length === 0),
    birthdays: quote.drivers.some((driver) => driver.birthday_estimated),
    start: quote.term === null,
    household: true,
    place: true,
    coverages: true,
    valid: true,
  };
  const names = [
    'miles',
    'record',
    'birthdays',
    'start',
    'household',
    'place',
    'coverages',
    'valid',
  ] as const;
  return names.filter((name) => holds[name]);
}

/** The disclaimer and the estimate's assumptions, where the price is explained. */
export function Assumptions({ quote, carrier }: { quote: Quote; carrier: string }) {
  const { t, language } = useTexts('rates');
  const date = formatDate(useToday(quote.address), language, 'long');
  const { city, state, zip_code: zip } = quote.address;
  const values = { miles: groupThousands(DEFAULT_ANNUAL_DISTANCE), city, state, zip, carrier, date };
  return (
    <Card as="section" $tone="soft" aria-label={t('assume.heading')}>
      <Stack $gap={3}>
        <SectionHeading $size={20}>{t('assume.heading')}</SectionHeading>
        <List>
          {assumptionsOf(quote).map((name) => (
            <li key={name}>{t(`assume.${name}`, values)}</li>
          ))}
        </List>
        <Text $size={14}>{t('assume.disclaimer')}</Text>
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  max-width: 34rem;
  padding-inline-start: 1.25rem;
`;
