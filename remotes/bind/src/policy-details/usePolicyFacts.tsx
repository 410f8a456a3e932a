import { useToday } from '@shared/api-client/hooks';
import { driverName, paths, startWindow, vehicleName } from '@shared/domain';
import type { Quote, Rate } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { formatDate, useTexts } from '@shared/i18n';
import type { Fact } from '@shared/ui';

/** What the shopper has told so far, each with the way to change it. */
export function usePolicyFacts(quote: Quote, rate: Rate): Fact[] {
  const { t, language } = useTexts('bind');
  const { t: tDrivers } = useTexts('drivers');
  const { city, county, state, zip_code } = quote.address;
  const today = useToday(state);
  const change = (to: string, name: string) => (
    <Link to={to} aria-label={name}>
      {t('policyDetails.change')}
    </Link>
  );
  return [
    {
      id: 'term',
      term: t('policyDetails.term'),
      value: t('policyDetails.termValue', { months: rate.term.duration }),
    },
    {
      id: 'start',
      term: t('policyDetails.start'),
      value: formatDate(startWindow(today).earliest, language, 'long'),
    },
    { id: 'place', term: t('policyDetails.place'), value: `${city}, ${county}, ${state} ${zip_code}` },
    {
      id: 'cars',
      term: t('policyDetails.cars', { count: quote.vehicles.length }),
      value: quote.vehicles.map(vehicleName).join(', '),
      action: change(paths.vehicles(), t('policyDetails.changeCars')),
    },
    {
      id: 'drivers',
      term: t('policyDetails.drivers', { count: quote.drivers.length }),
      value: quote.drivers.map((driver, index) => driverName(driver, index, tDrivers)).join(', '),
      action: change(paths.drivers(), t('policyDetails.changeDrivers')),
    },
  ];
}
