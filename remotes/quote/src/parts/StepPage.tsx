import { type Quote, discountsFor, driverName, paths, vehicleName } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Page, PageHeading, Stack, Wizard, color, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { PriceRangePanel } from './price-range/PriceRangePanel';
import { RangeLine } from './price-range/RangeLine';
import { useToday } from '@shared/api-client/hooks';
import { aboutLines } from './aboutLines';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface SummaryGroupProps {
  title: string;
  children: readonly string[];
  /** Edit link, once there are answers; `name` says what is changed if the text does not. */
  link?: { to: string; text: string; name?: string };
}

/** One heading of the summary with its answers. */
function SummaryGroup({ title, children, link }: SummaryGroupProps) {
  const { t } = useTexts('quotes');
  return (
    <section>
      <Head>
        <strong>{title}</strong>
        {link === undefined || children.length === 0 ? null : (
          <Link to={link.to} aria-label={link.name}>
            {link.text}
          </Link>
        )}
      </Head>
      {children.length === 0 ? (
        <Quiet>{t('summary.none')}</Quiet>
      ) : (
        <Lines>
          {children.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two identical cars have the same words
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
  & > a {
    text-align: end;
  }
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

/** The answers so far, each with an edit link. Another ZIP is another quote, and its link says so (reading 18). */
function QuoteSummary({ quote }: { quote: Quote }) {
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

interface StepPageProps {
  quote: Quote;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** False if the screen itself shows all answers. */
  withSummary?: boolean;
}

/** The frame of every step after the first: its question, with the answers so far beside it. */
export function StepPage({ quote, title, lead, children, withSummary = true }: StepPageProps) {
  const { t } = useTexts('quotes');
  const count = quote.vehicles.length;
  const cars = count === 0 ? quote.address.city : t('summary.line', { count });
  // In the purchase there is a price already.
  const line = quote.selected_rate === null ? <RangeLine quote={quote}>{cars}</RangeLine> : cars;
  return (
    <Page>
      <Wizard
        heading={
          <PageHeading lead={lead} focusOnMount>
            {title}
          </PageHeading>
        }
        summary={
          withSummary ? (
            <Stack $gap={4}>
              <PriceRangePanel quote={quote} />
              <QuoteSummary quote={quote} />
            </Stack>
          ) : undefined
        }
        summaryTitle={t('summary.title')}
        summaryLine={line}
      >
        {children}
      </Wizard>
    </Page>
  );
}
