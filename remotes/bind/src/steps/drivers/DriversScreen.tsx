import { useRevalidateOnReturn } from '@shared/api-client/hooks';
import {
  driverName,
  forwardPath,
  isCalledYou,
  paths,
  purchaseJourney,
  avatarFor,
  type Driver,
  isYoungUnmarried,
} from '@shared/domain';
import { missingDriverFields, type MissingDriverField } from '@shared/domain/purchase';
import { CardList, CardActions } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { driversStepTexts } from '../../locales/driversStepTexts';
import { ListContinue } from '../../parts/ListContinue';
import { PurchasePage } from '../../parts/PurchasePage';
import { Badge, CheckIcon, DriverMark, ListCard, Row } from '@shared/ui';
import { StillNeeded } from '../../parts/StillNeeded';

/** Short facts about a driver: age, marital status, relationship, and relevant incidents. */
function useDriverFacts(driver: Driver): string[] {
  const { t } = useTexts('bind');
  const { age, marital_status, policy_holder_relationship: relationship, accident_violations } = driver;
  const count = accident_violations.length;
  return [
    ...(age === null ? [] : [t('drivers:age', { age })]),
    ...(marital_status === null ? [] : [t(`drivers:marital_status.${marital_status}`)]),
    ...(relationship === null || driver.policy_holder ? [] : [t(`relationship.${relationship}`)]),
    ...(isYoungUnmarried(driver) ? [t('drivers:young_unmarried')] : []),
    ...(driver.international_license ? [t('drivers.international')] : []),
    ...(driver.requires_sr22 ? [t('drivers.sr22')] : []),
    ...(count === 0 ? [] : [t('drivers.incidents', { count })]),
  ];
}

interface DriverCardProps {
  driver: Driver;
  index: number;
  /** Unanswered fields; empty if the driver is complete. */
  missing: readonly MissingDriverField[];
}

/**
 * A driver of the policy: known facts, whether they are complete, and the link to the form. Drivers cannot be deleted
 * here (2.12).
 */
function DriverCard({ driver, index, missing }: DriverCardProps) {
  const { t } = useTexts('bind');
  const drivers = useTexts('drivers');
  const name = driverName(driver, index, drivers.t);
  const words = { driver: name, ...(isCalledYou(driver) ? { context: 'you' } : {}) };
  const action =
    missing.length === 0
      ? { label: t('drivers.edit'), name: t('drivers.editNamed', words) }
      : { label: t('drivers.finish'), name: t('drivers.finishNamed', words) };
  return (
    <ListCard
      mark={<DriverMark kind={avatarFor(driver.age)} />}
      title={name}
      facts={useDriverFacts(driver)}
      status={<Status {...{ driver, missing }} />}
      actions={<CardActions edit={{ ...action, to: paths.purchaseDriver(driver.id) }} />}
    />
  );
}

function Status({ driver, missing }: Pick<DriverCardProps, 'driver' | 'missing'>) {
  const { t, language } = useTexts('bind');
  const names = missing.map((field) => t(`attributes.${field}`));
  return (
    <>
      <Row $gap={2}>
        {driver.policy_holder ? <Badge>{t('drivers.policyholder')}</Badge> : null}
        {driver.included_in_policy ? null : <Badge $tone="amber">{t('drivers.excluded')}</Badge>}
        {missing.length > 0 ? null : (
          <Badge $tone="go">
            <CheckIcon size={20} />
            {t('drivers.complete')}
          </Badge>
        )}
      </Row>
      {missing.length === 0 ? null : (
        <StillNeeded>
          {t('drivers.missing', { missing: new Intl.ListFormat(language).format(names) })}
        </StillNeeded>
      )}
    </>
  );
}

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
