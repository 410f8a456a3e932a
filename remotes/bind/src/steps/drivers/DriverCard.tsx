import { avatarFor, driverName, isCalledYou, paths, type Driver } from '@shared/domain';
import type { MissingDriverField } from '@shared/domain/purchase';
import { CardActions } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Badge, CheckIcon, DriverMark, ListCard, Row } from '@shared/ui';
import { StillNeeded } from '../../parts/StillNeeded';
import { useDriverFacts } from './useDriverFacts';

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
export function DriverCard({ driver, index, missing }: DriverCardProps) {
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
