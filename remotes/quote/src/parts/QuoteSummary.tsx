import { discountsFor, paths, type Quote, driverName, vehicleName } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { color, space, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What is known so far: place, cars, drivers, discounts earned; each with its way back. Never competes with the question. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  const { t } = useTexts('quotes');
  const texts = useTexts('drivers');
  const { city, state, zip_code } = quote.address;
  const discounts = discountsFor(quote);
  return (
    <Stack $gap={4}>
      <Group title={t('summary.place')} to={paths.editQuote()} change={t('summary.changeAbout')}>
        {[`${city}, ${state} ${zip_code}`]}
      </Group>
      <Group title={t('summary.vehicles')} to={paths.vehicles()} change={t('summary.changeVehicles')}>
        {quote.vehicles.map(vehicleName)}
      </Group>
      <Group title={t('summary.drivers')} to={paths.drivers()} change={t('summary.changeDrivers')}>
        {quote.drivers.map((driver, index) => driverName(driver, index, texts.t))}
      </Group>
      <Group title={t('summary.discounts')}>
        {discounts.map(({ labelKey, percent }) =>
          percent === null ? t(labelKey) : `${t(labelKey)} · ${t('discounts.percent', { percent })}`,
        )}
      </Group>
    </Stack>
  );
}

interface GroupProps {
  title: string;
  children: readonly string[];
  to?: string;
  change?: string;
}

function Group({ title, children, to, change }: GroupProps): ReactNode {
  const { t } = useTexts('quotes');
  return (
    <section>
      <Head>
        <strong>{title}</strong>
        {to === undefined || children.length === 0 ? null : (
          <ChangeLink to={to} aria-label={change}>
            {t('summary.change')}
          </ChangeLink>
        )}
      </Head>
      {children.length === 0 ? (
        <Quiet>{t('summary.none')}</Quiet>
      ) : (
        <Lines>
          {children.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two like cars have the same words
            <li key={index}>{line}</li>
          ))}
        </Lines>
      )}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
`;
const ChangeLink = styled(Link)`
  flex: none;
`;
const Lines = styled.ul`
  display: grid;
  gap: ${space(1)};
  color: ${color.muted};
  list-style: none;
`;
const Quiet = styled.p`
  color: ${color.muted};
`;
