import { vehicleName, type Carrier, type Quote, type Vehicle } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { CarrierLogo, color, font, fontSize, media, shadow, space } from '@shared/ui';
import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

const SHOWN = 6;

/** The end of a VIN, by which people tell two cars apart; null for a trim's pattern, which is no car's own number. */
export function vinEnd(vin: string | null): string | null {
  return vin !== null && /^[A-Z0-9]{17}$/.test(vin) ? vin.slice(-SHOWN) : null;
}

/** The ID card as it is carried: company, number, dates, people and cars (specification 2.12, reading 50). */
export function IdCard({ quote, carrier }: { quote: Quote; carrier: Carrier }) {
  const { t, language } = useTexts('bind');
  const [from, to] = [quote.term?.effective, quote.term?.expires].map((day) =>
    formatDate(day ?? '', language),
  );
  const insured = quote.drivers
    .filter((driver) => driver.included_in_policy)
    .map(({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' '));
  return (
    <Face>
      <Band>
        <CarrierLogo tag={carrier.tag} size={44} />
        <Company>{carrier.name}</Company>
        <Kind>{t('policy.cardKind')}</Kind>
      </Band>
      <Facts>
        <Fact name={t('policy.number')} values={[quote.policy_number]} />
        <Fact name={t('policy.dates')} values={[t('policy.datesValue', { from, to })]} />
        <Fact name={t('policy.insured', { count: insured.length })} values={insured} />
        <Fact
          name={t('policy.cars', { count: quote.vehicles.length })}
          values={quote.vehicles.map((car) => (
            <Car key={car.id} {...car} />
          ))}
        />
      </Facts>
    </Face>
  );
}

/** One or more values under a name. Their order never changes, so their place identifies them. */
const Fact = ({ name, values }: { name: string; values: readonly ReactNode[] }) => (
  <div>
    <dt>{name}</dt>
    {Children.map(values, (value) => (
      <dd>{value}</dd>
    ))}
  </div>
);

/** A car's name and the end of its VIN. */
function Car(car: Vehicle) {
  const { t } = useTexts('bind');
  const digits = vinEnd(car.vin);
  return (
    <>
      {vehicleName(car)}
      {digits === null ? null : <small>{t('policy.vinEnds', { digits })}</small>}
    </>
  );
}

/** The one thing that floats above the page (look.md). */
const Face = styled.div`
  overflow: hidden;
  border: 1px solid ${color.hairline};
  border-radius: 20px;
  background: ${color.paper};
  box-shadow: ${shadow};
`;
const Band = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)};
  background: ${color.sign};
  color: ${color.onSign};
  & > img {
    flex: none;
    padding: 4px;
    border-radius: 10px;
    background: #fff;
  }
  @media print {
    background: none;
    color: ${color.ink};
    border-block-end: 1px solid ${color.hairline};
  }
`;
const Company = styled.h2`
  flex: 1;
  min-width: 0;
  font-family: ${font.heading};
  font-size: ${fontSize[20]};
  overflow-wrap: break-word;
`;
const Kind = styled.span`
  max-width: 7rem;
  font-size: ${fontSize[14]};
  font-weight: 700;
  line-height: 1.2;
  text-align: end;
  ${media.narrow} {
    display: none;
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space(4)} ${space(5)};
  padding: ${space(4)} ${space(5)} ${space(5)};
  & dt {
    color: ${color.muted};
    font-size: ${fontSize[14]};
  }
  & dd {
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize[14]};
    font-weight: 400;
  }
`;
