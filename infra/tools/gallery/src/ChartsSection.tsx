import {
  COVERAGE_PARTS,
  coveragePart,
  EXAMPLE_ACCIDENTS,
  finalQuoteOptions,
  paymentTotal,
  priceSteps,
  productCatalogue,
  shownPayments,
  standingPlan,
} from '@shared/domain';
import { finalDifference } from '@shared/domain/purchase';
import { MemoryRouter } from 'react-router-dom';
import { createI18n, I18nProvider, useTexts } from '@shared/i18n';
import { Page, PaymentBar, PaymentKey, PaymentSchedule, SectionHeading, Stack } from '@shared/ui';
import { Suspense, type ReactNode } from 'react';
import { PriceBridge } from '../../../../remotes/bind/src/steps/final-quote/PriceBridge';
import { IdCard } from '../../../../remotes/bind/src/steps/final/IdCard';
import { PaymentMonths } from '../../../../remotes/bind/src/steps/final/PaymentMonths';
import { MeetingDrawing } from '../../../../remotes/bind/src/steps/final/switch-day/MeetingDrawing';
import { RangeList } from '../../../../remotes/quote/src/parts/price-range/PriceRangePanel';
import { RangeRoad } from '../../../../remotes/quote/src/parts/price-range/RangeRoad';
import { CoverageScene } from '../../../../remotes/rates/src/accident/CoverageScene';
import { WhoPays } from '../../../../remotes/rates/src/accident/Accidents';
import { OfferTable } from '../../../../remotes/rates/src/overview/OfferTable';
import { AxisAmounts } from '../../../../remotes/rates/src/plan/AxisAmounts';
import { pricesOnAxis } from '../../../../remotes/rates/src/plan/pricesOnAxis';
import { Waterfall } from '../../../../remotes/rates/src/receipt/Waterfall';
import { sideRows } from '../../../../remotes/rates/src/side/sideRows';
import { SideTable } from '../../../../remotes/rates/src/side/SideTable';
import { siteTexts, type Language } from '@infra/e2e/journey/texts';
import type { ChartSamples } from './chartSamples';

type Chart = readonly [name: string, chart: ReactNode];

const stepsOf = ({ rate }: ChartSamples['best']) => {
  const plan = standingPlan(finalQuoteOptions(rate.payment_options), false);
  return plan ? priceSteps(rate, plan) : [];
};

function ComparedOffers({ quote, offers }: Pick<ChartSamples, 'quote' | 'offers'>) {
  const { t } = useTexts('rates');
  const { offers: priced, ticks } = pricesOnAxis(offers, 'monthly');
  const [first] = priced;
  return (
    <>
      <AxisAmounts ticks={ticks} />
      <SideTable
        {...{ quote, first }}
        offers={priced}
        end={ticks.at(-1) ?? 1}
        rows={sideRows(priced, quote, 'monthly', t)}
        untracked={undefined}
        hasWays
      />
    </>
  );
}

const SCHEDULE = [
  { id: 'today', amount: '$258', cents: 25800, day: 'Today' },
  { id: 'second', amount: '$154', cents: 15400, day: 'Dec 29' },
];

const priceCharts = ({ quote, offers, best, ranges }: ChartSamples): Chart[] => [
  ['Range', <RangeRoad key="road" ranges={ranges} />],
  ['Range, in figures', <RangeList key="list" ranges={ranges} quote={quote} assumed={[]} />],
  [
    'Prices, monthly',
    <OfferTable key="monthly" quote={quote} axis={pricesOnAxis(offers, 'monthly')} chosen={0} />,
  ],
  [
    'Prices, in full',
    <OfferTable key="full" quote={quote} axis={pricesOnAxis(offers, 'pay_in_full')} chosen={1} />,
  ],
  ['Prices, beside each other', <ComparedOffers key="compared" quote={quote} offers={offers} />],
  ['Schedule', <PaymentSchedule key="schedule" payments={SCHEDULE} />],
  [
    'Payments, named',
    <PaymentKey
      key="names"
      names={[
        ['today', 'Today'],
        ['later', 'Each later payment'],
      ]}
    />,
  ],
  ['Receipt', <Waterfall key="receipt" steps={stepsOf(best)} total={best.carrier.name} />],
];

function coverageCharts({ best: { rate, carrier } }: ChartSamples): Chart[] {
  const coverages = rate.vehicles[0]?.coverages ?? [];
  const entries = productCatalogue(rate.carrier_product_id, rate.carrier_product_state_code);
  const car = { chosen: 'GOOD', coverages, onlyChosen: false, entries } as const;
  const covered = new Set(coverages.map(({ type }) => coveragePart(type)));
  return [
    ['All parts', <CoverageScene key="all" body="sedan" covered={new Set(COVERAGE_PARTS)} />],
    ['A package', <CoverageScene key="some" body="pickup" covered={covered} />],
    ['No part', <CoverageScene key="none" body="suv" covered={new Set()} />],
    ...EXAMPLE_ACCIDENTS.map((accident): Chart => {
      const who = <WhoPays key={accident.cause} accident={accident} car={car} carrier={carrier.name} />;
      return [`Who pays: ${accident.cause}`, who];
    }),
  ];
}

/** The day the old policy ends, and the part of the new one's first day before its signature. */
const SWITCHES = [
  ['a gap', '2026-06-12', 0],
  ['no gap', '2026-06-15', 0],
  ['an overlap', '2026-06-20', 0],
  ['signed at noon', '2026-06-16', 0.5],
] as const;

const switchCharts = () =>
  SWITCHES.map(([name, oldEnds, late]): Chart => {
    const start = { begins: '2026-06-15', late };
    return [`Switch: ${name}`, <MeetingDrawing key={name} {...{ oldEnds, start }} />];
  });

function purchaseCharts({ quote, best: { rate, carrier }, final }: ChartSamples): Chart[] {
  const plans = finalQuoteOptions(rate.payment_options);
  const monthly = plans.find(({ number_of_payments: count }) => count > 1);
  const told = finalDifference(rate, final);
  return [
    ['What changed', <PriceBridge key="causes" {...{ quote, told }} terms={{ quoted: 6, final: 6 }} />],
    ...plans.map((plan): Chart => {
      const end = Math.max(...plans.map(paymentTotal));
      return [
        plan.plan_description,
        <PaymentBar key={plan.plan_code} plan={shownPayments(plan)} end={end} />,
      ];
    }),
    ['ID card', <IdCard key="card" quote={quote} carrier={carrier} />],
    ['Payments', monthly ? <PaymentMonths key="months" plan={monthly} effective="2026-06-15" /> : null],
    ...switchCharts(),
  ];
}

/** Every chart of the remotes in one language, with figures of the rating engine for one household. */
export function ChartsSection({ language, samples }: { language: Language; samples: ChartSamples }) {
  const charts = [...priceCharts(samples), ...coverageCharts(samples), ...purchaseCharts(samples)];
  return (
    <I18nProvider i18n={createI18n({ language, resources: siteTexts })} language={language}>
      <MemoryRouter>
        <Page as="section" lang={language}>
          <Suspense>
            <Stack $gap={8}>
              {charts.map(([name, chart]) => (
                <Stack key={name} $gap={3}>
                  <SectionHeading>{`${name} (${language})`}</SectionHeading>
                  {chart}
                </Stack>
              ))}
            </Stack>
          </Suspense>
        </Page>
      </MemoryRouter>
    </I18nProvider>
  );
}
