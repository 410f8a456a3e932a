import { useToday } from '@shared/api-client/hooks';
import {
  carShape,
  coveragePart,
  formatDollars,
  isLiabilityOnlyAge,
  LIABILITY_ONLY_ABOVE_AGE,
  vehicleAge,
  vehicleName,
  type Quote,
  type Rate,
  type Vehicle,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CarDrawing, color, fontSize, media, SectionHeading, space } from '@shared/ui';
import { styled } from 'styled-components';
import { EditLink } from '../details/EditLink';
import { deductiblesIn } from './deductiblesIn';
import { PackageTabs } from './PackageTabs';

interface Props {
  quote: Quote;
  rate: Rate;
  isCurrent: boolean;
}

/** Each insured car with its package (specification 2.9). */
export function YourCoverage({ quote, rate, isCurrent }: Props) {
  const { t } = useTexts('rates');
  return (
    <section aria-label={t('vehicles.heading')}>
      <SectionHeading>{t('vehicles.heading')}</SectionHeading>
      <Cars>
        {quote.vehicles.map((vehicle) => (
          <Car key={vehicle.id} place={quote.address} {...{ vehicle, rate, isCurrent }} />
        ))}
      </Cars>
    </section>
  );
}

function Car({
  vehicle,
  place,
  rate,
  isCurrent,
}: Omit<Props, 'quote'> & { vehicle: Vehicle; place: Quote['address'] }) {
  const { t } = useTexts('rates');
  const name = vehicleName(vehicle);
  const isTooOld = isLiabilityOnlyAge(vehicleAge(vehicle.year, useToday(place)));
  return (
    <Insured>
      <Head>
        <CarDrawing body={carShape(vehicle.body_class)} width={60} />
        <h3>{name}</h3>
        <EditLink of="vehicle" id={vehicle.id} what={name} />
      </Head>
      {isTooOld ? (
        <p>{t('vehicles.tooOld', { years: LIABILITY_ONLY_ABOVE_AGE })}</p>
      ) : (
        <>
          <PackageTabs {...{ vehicle, rate, isCurrent }} />
          <Gets vehicle={vehicle} />
        </>
      )}
    </Insured>
  );
}

/** What the package does for the car, in two sentences. */
function Gets({ vehicle }: { vehicle: Vehicle }) {
  const { t, language } = useTexts('rates');
  const amounts = deductiblesIn(vehicle.coverages).map(formatDollars);
  if (amounts.length === 0) return <p>{t('gets.others')}</p>;
  const deductible = new Intl.ListFormat(language, { type: 'disjunction' }).format(amounts);
  const isTowed = vehicle.coverages.some(({ type }) => coveragePart(type) === 'roadside');
  return (
    <p>
      {t('gets.yourCar', { package: t(`vehicles.${vehicle.coverage_package_name}`), deductible })}{' '}
      {t(isTowed ? 'gets.tow' : 'gets.noTow')}
    </p>
  );
}

/** Two cars beside each other on a desktop, which the tabs still fit. */
const Cars = styled.div`
  display: grid;
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
    column-gap: ${space(10)};
  }
`;
const Insured = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding-block: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${color.hairline};
  &:first-child {
    border: 0;
  }
  & > p {
    color: ${color.muted};
    font-size: ${fontSize[14]};
  }
  ${media.desktop} {
    border: 0;
  }
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  & > h3 {
    font-size: ${fontSize[20]};
  }
`;
