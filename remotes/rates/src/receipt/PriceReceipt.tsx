import { formatPart, type PaymentOption, priceSteps, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SectionHeading, Stack } from '@shared/ui';
import { NotWorkedOut } from '../changes/NotWorkedOut';
import { OpenOnce } from '../lazy/OpenOnce';
import { CoverageReceipt } from './CoverageReceipt';
import { Waterfall } from './Waterfall';
import { TotalReceipt } from './TotalReceipt';
import type { MissingSteps } from './usePricedOffer';

interface Props {
  rate: Rate;
  option: PaymentOption;
  vehicleName: (vehicleId: string) => string;
  /** Set if the steps failed to load. */
  missing: MissingSteps | undefined;
}

/** 'How this price is made': every factor as a step that can be checked with a pencil. */
export function PriceReceipt({ rate, option, vehicleName, missing }: Props) {
  const { t } = useTexts('rates');
  const steps = priceSteps(rate, option);
  return (
    <Stack as="section" $gap={4} aria-label={t('receipt.heading')}>
      <SectionHeading>{t('receipt.heading')}</SectionHeading>
      {steps.length > 0 ? (
        <Waterfall steps={steps} total={t('receipt.total', { months: rate.term.duration })} />
      ) : null}
      <TotalReceipt rate={rate} option={option} vehicleName={vehicleName} />
      {missing ? <NotWorkedOut {...missing} text={t('receipt.noSteps')} /> : null}
      {rate.vehicles.map((vehicle) => {
        const name = vehicleName(vehicle.vehicle_id);
        return (
          <OpenOnce key={vehicle.vehicle_id} summary={name} detail={formatPart(vehicle.premium)} isPrinted>
            {() => (
              <Stack $gap={8}>
                {vehicle.coverages.map((coverage) => (
                  <CoverageReceipt
                    key={coverage.type}
                    coverage={coverage}
                    vehicle={name}
                    state={rate.carrier_product_state_code}
                    term={rate.term.duration}
                  />
                ))}
              </Stack>
            )}
          </OpenOnce>
        );
      })}
    </Stack>
  );
}
