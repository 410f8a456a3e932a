import { useRevalidateOnReturn, useToday } from '@shared/api-client/hooks';
import { isResuming, paths, purchaseResumePath, type Driver, type Quote, type Vehicle } from '@shared/domain';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { RatingErrors } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton, SectionHeading, Stack, Text, Card, FactList } from '@shared/ui';
import type { ReactNode } from 'react';
import { QuoteStep } from '../../journey/QuoteStep';
import { AnswersGoTo } from '../../parts/AnswersGoTo';
import { DiscountList } from '../../parts/DiscountList';
import { DriverList } from '../../parts/DriverList';
import { pathToPrices } from '../../parts/pathToPrices';
import { PriceRangePanel } from '../../parts/price-range/PriceRangePanel';
import { StepPage } from '../../parts/StepPage';
import { useDriverRemoval } from '../../parts/useDriverRemoval';
import { useVehicleRemoval } from '../../parts/useVehicleRemoval';
import { VehicleList } from '../../parts/VehicleList';
import { warnedCodes, Warnings } from '../../parts/Warnings';
import { aboutLines } from '../../parts/aboutLines';

/** Where the cars are kept, and the two answers about the shopper. */
function AboutYou({ quote }: { quote: Quote }) {
  const texts = useTexts('quotes');
  const { t } = texts;
  const { city, state, zip_code } = quote.address;
  const { home, insurance } = aboutLines(quote, texts, useToday(quote.address));
  const change = (
    <Link to={paths.editQuote()} aria-label={t('summary.changeAbout')}>
      {t('summary.change')}
    </Link>
  );
  const newZip = <Link to={paths.start()}>{t('summary.newZip')}</Link>;
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{t('review.about')}</SectionHeading>
      <Card>
        <FactList
          facts={[
            {
              id: 'place',
              term: t('review.location'),
              value: `${city}, ${state} ${zip_code}`,
              action: newZip,
            },
            { id: 'home', term: t('review.home'), value: home, action: change },
            { id: 'insurance', term: t('review.insurance'), value: insurance },
          ]}
        />
      </Card>
    </Stack>
  );
}

/** Specification 2.8, /quotes/review: everything the prices depend on. */
export function ReviewScreen() {
  const [query] = useSearchParams();
  return (
    <QuoteStep step="review">
      {(quote) => {
        // Returning shoppers resume their purchase (readings 9 and 18).
        if (isResuming(query)) return <Navigate to={purchaseResumePath(quote) ?? paths.review()} replace />;
        return <Review quote={quote} />;
      }}
    </QuoteStep>
  );
}

function Review({ quote }: { quote: Quote }) {
  const { t } = useTexts('quotes');
  useRevalidateOnReturn();
  const { vehicles, drivers } = quote;
  return (
    <StepPage quote={quote} title={t('review.title')} lead={t('review.subtitle')} withSummary={false}>
      <RatingErrors quote={quote} said={warnedCodes(quote)} />
      <Warnings quote={quote} />
      <AboutYou quote={quote} />
      <VehicleSection vehicles={vehicles} />
      <DriverSection drivers={drivers} />
      <DiscountList quote={quote} />
      {vehicles.length === 0 ? null : (
        <Stack $gap={3}>
          <Actions>
            <LinkButton as={Link} to={pathToPrices('review', quote)} variant="primary">
              {drivers.length === 0 ? t('review.saveDrivers') : t('review.save')}
            </LinkButton>
          </Actions>
          <Text $size={14} $muted>
            {t('review.estimate')}
          </Text>
          {drivers.length === 0 ? null : <AnswersGoTo quote={quote} />}
        </Stack>
      )}
      <PriceRangePanel quote={quote} />
    </StepPage>
  );
}

function VehicleSection({ vehicles }: { vehicles: Vehicle[] }) {
  const { t } = useTexts('vehicles');
  const removal = useVehicleRemoval();
  return (
    <Section title={t('quotes:summary.vehicles')} dialog={removal.dialog}>
      <VehicleList
        vehicles={vehicles}
        headingLevel={3}
        editPath={paths.editVehicleFromRates}
        onRemove={removal.ask}
      />
    </Section>
  );
}

function DriverSection({ drivers }: { drivers: Driver[] }) {
  const { t } = useTexts('drivers');
  const removal = useDriverRemoval(drivers);
  return (
    <Section title={t('quotes:summary.drivers')} dialog={removal.dialog}>
      <DriverList
        drivers={drivers}
        headingLevel={3}
        editPath={paths.editDriverFromRates}
        onRemove={removal.ask}
      />
    </Section>
  );
}

function Section({ title, dialog, children }: { title: string; dialog: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{title}</SectionHeading>
      {children}
      {dialog}
    </Stack>
  );
}
