import { useLookAgain } from '@shared/api-client/hooks';
import { driverName, forwardPath, isCalledYou, purchaseJourney, type Quote } from '@shared/domain';
import { missingDriverFields } from '@shared/domain/purchase';
import { Link } from '@shared/federation/router';
import { CardList, StepActions } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Button, LinkButton } from '@shared/ui';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { driversStepTexts } from '../../locales/driversStepTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { DriverCard } from './DriverCard';

/** /bol/quotes/drivers (specification 2.12): who is on the policy, and whose answers are not whole yet. */
export function DriversScreen() {
  useMoreTexts(driversStepTexts);
  return <PurchaseStep step="drivers">{(purchase) => <Drivers {...purchase} />}</PurchaseStep>;
}

function Drivers({ quote, rate }: Purchase) {
  useLookAgain();
  const { t } = useTexts('bind');
  const { drivers, address } = quote;
  const listed = drivers.map((driver, index) => ({
    driver,
    index,
    missing: missingDriverFields(driver, address.state),
  }));
  const open = listed.filter(({ missing }) => missing.length > 0);
  return (
    <PurchasePage
      {...{ quote, rate }}
      title={t('drivers.heading')}
      lead={open.length === 0 ? t('drivers.leadWhole') : t('drivers.lead')}
    >
      <CardList>
        {listed.map((each) => (
          <li key={each.driver.id}>
            <DriverCard {...each} />
          </li>
        ))}
      </CardList>
      <StepActions>
        <Continue quote={quote} open={open} />
      </StepActions>
    </PurchasePage>
  );
}

interface ContinueProps {
  quote: Quote;
  /** Whose answers are not whole, with their place in the list. */
  open: readonly { driver: Quote['drivers'][number]; index: number }[];
}

/** On to the first car; while a driver is not whole, the button says whose answers it waits for. */
function Continue({ quote, open }: ContinueProps) {
  const { t, language } = useTexts('bind');
  const drivers = useTexts('drivers');
  if (open.length === 0) {
    return (
      <LinkButton as={Link} to={forwardPath(purchaseJourney, 'drivers', quote)} variant="primary">
        {t('drivers.continue')}
      </LinkButton>
    );
  }
  const names = open.map(({ driver, index }) =>
    isCalledYou(driver) ? t('drivers.you') : driverName(driver, index, drivers.t),
  );
  const list = new Intl.ListFormat(language).format(names);
  return (
    <Button variant="primary" disabledReason={t('drivers.incomplete', { drivers: list })}>
      {t('drivers.continue')}
    </Button>
  );
}
