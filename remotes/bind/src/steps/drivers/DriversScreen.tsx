import { useRevalidateOnReturn } from '@shared/api-client/hooks';
import { driverName, forwardPath, isCalledYou, paths, purchaseJourney } from '@shared/domain';
import { missingDriverFields } from '@shared/domain/purchase';
import { CardList } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { driversStepTexts } from '../../locales/driversStepTexts';
import { ListContinue } from '../../parts/ListContinue';
import { PurchasePage } from '../../parts/PurchasePage';
import { DriverCard } from './DriverCard';

/** /bol/quotes/drivers (specification 2.12): the drivers on the policy, and whose answers are incomplete. */
export function DriversScreen() {
  useMoreTexts(driversStepTexts);
  return <PurchaseStep step="drivers">{(purchase) => <Drivers {...purchase} />}</PurchaseStep>;
}

function Drivers({ quote, rate }: Purchase) {
  useRevalidateOnReturn();
  const { t } = useTexts('bind');
  const words = useTexts('drivers');
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
      <ListContinue
        open={open.map(({ driver, index }) => ({
          line: t('drivers.open', {
            name: isCalledYou(driver) ? t('drivers.you') : driverName(driver, index, words.t),
          }),
          to: paths.purchaseDriver(driver.id),
        }))}
        to={forwardPath(purchaseJourney, 'drivers', quote)}
        label={t('drivers.continue')}
      >
        <CardList>
          {listed.map((each) => (
            <li key={each.driver.id}>
              <DriverCard {...each} />
            </li>
          ))}
        </CardList>
      </ListContinue>
    </PurchasePage>
  );
}
