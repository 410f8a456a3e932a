import { useToday } from '@shared/api-client/hooks';
import { discountsFor, driverName, paths, type Quote, vehicleName } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { aboutLines } from './aboutLines';
import { SummaryGroup } from './SummaryGroup';

/** The answers so far, each with an edit link. Another ZIP is another quote, and its link says so (reading 18). */
export function QuoteSummary({ quote }: { quote: Quote }) {
  const texts = useTexts('quotes');
  const { t } = texts;
  const drivers = useTexts('drivers');
  const { city, state, zip_code } = quote.address;
  const today = useToday(quote.address);
  const { home, insurance } = aboutLines(quote, texts, today);
  const change = t('summary.change');
  const named = (of: 'home' | 'insurance') => (answer: string) => `${t(`review.${of}`)}: ${answer}`;
  return (
    <Stack $gap={4}>
      <SummaryGroup title={t('summary.place')} link={{ to: paths.start(), text: t('summary.newZip') }}>
        {[`${city}, ${state} ${zip_code}`]}
      </SummaryGroup>
      <SummaryGroup
        title={t('summary.about')}
        link={{ to: paths.editQuote(), text: change, name: t('summary.changeAbout') }}
      >
        {[...home.map(named('home')), ...insurance.map(named('insurance'))]}
      </SummaryGroup>
      <SummaryGroup
        title={t('summary.vehicles')}
        link={{ to: paths.vehicles(), text: change, name: t('summary.changeVehicles') }}
      >
        {quote.vehicles.map(vehicleName)}
      </SummaryGroup>
      <SummaryGroup
        title={t('summary.drivers')}
        link={{ to: paths.drivers(), text: change, name: t('summary.changeDrivers') }}
      >
        {quote.drivers.map((driver, index) => driverName(driver, index, drivers.t))}
      </SummaryGroup>
      <SummaryGroup title={t('summary.discounts')}>
        {discountsFor(quote, today).map(({ labelKey, percent }) =>
          percent === null ? t(labelKey) : `${t(labelKey)} · ${t('discounts.percent', { percent })}`,
        )}
      </SummaryGroup>
    </Stack>
  );
}
