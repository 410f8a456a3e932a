import { useRevalidateOnReturn } from '@shared/api-client/hooks';
import { MAX_DRIVERS, paths, type Quote } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton, SectionHeading, Stack } from '@shared/ui';
import { QuoteStep } from '../../journey/QuoteStep';
import { AddToList } from '../../parts/AddToList';
import { AnswersGoTo } from '../../parts/AnswersGoTo';
import { DiscountList } from '../../parts/DiscountList';
import { DriverList } from '../../parts/DriverList';
import { pathToPrices } from '../../parts/pathToPrices';
import { StepPage } from '../../parts/StepPage';
import { useDriverRemoval } from '../../parts/useDriverRemoval';
import { VehicleList } from '../../parts/VehicleList';
import { Warnings } from '../../parts/Warnings';

/** Specification 2.7, /quotes/drivers: continues to the prices (2.8). */
export function DriversScreen() {
  return <QuoteStep step="drivers">{(quote) => <Drivers quote={quote} />}</QuoteStep>;
}

function Drivers({ quote }: { quote: Quote }) {
  const { t } = useTexts('drivers');
  useRevalidateOnReturn();
  const { vehicles, drivers } = quote;
  const removal = useDriverRemoval(drivers);
  return (
    <StepPage
      quote={quote}
      title={t('list.title')}
      lead={drivers.length === 0 ? t('list.empty') : t('list.lead', { max: MAX_DRIVERS })}
    >
      {drivers.length === 0 ? null : <Warnings quote={quote} />}
      <Stack $gap={3}>
        <DriverList drivers={drivers} onRemove={removal.ask} />
        <AddToList
          of="drivers"
          count={drivers.length}
          to={paths.newDriver()}
          hint={drivers.length === 0 ? undefined : t('list.addHint')}
        />
      </Stack>
      {drivers.length === 0 ? null : (
        <Stack $gap={3}>
          <Actions>
            <LinkButton as={Link} to={pathToPrices('drivers', quote)} variant="primary">
              {t('list.save')}
            </LinkButton>
          </Actions>
          <AnswersGoTo quote={quote} />
        </Stack>
      )}
      <Stack as="section" $gap={3}>
        <SectionHeading>{t('list.vehicles')}</SectionHeading>
        <VehicleList vehicles={vehicles} headingLevel={3} />
      </Stack>
      <DiscountList quote={quote} />
      {removal.dialog}
    </StepPage>
  );
}
