import { formatCents, formatDollars, type RatedCoverage, type RatedVehicle } from '@shared/domain';
import { stackedIn } from '@shared/domain/purchase';
import type { Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { ApplicationFacts } from '../policyFacts';
import { carText } from './vehicles';
import { wordsOf } from './words';

/** Limits in full dollars: papers show $25,000 where screens show $25K. */
function limitsText(facts: ApplicationFacts, { type, limits }: RatedCoverage): string {
  const words = wordsOf(facts).site.coverages.limits;
  const each = limits.map(({ applies_to: kind, amount }) =>
    fillText(words[kind], { amount: formatDollars(amount) }),
  );
  return [each.length === 0 ? words.none : each.join(' / '), stackingText(facts, type)]
    .filter(Boolean)
    .join(', ');
}

/** Pennsylvania's motorist limits are stacked unless that is waived in writing (reading 59). */
function stackingText(facts: ApplicationFacts, type: RatedCoverage['type']): string {
  const { quote } = facts;
  const line = STACKING[type];
  if (!line || quote.address.state !== 'PA' || quote.coverage_choices === undefined) return '';
  const { stacked, not_stacked: single } = wordsOf(facts).coverages;
  return stackedIn(quote)[line] ? stacked : single;
}

const STACKING: Partial<Record<RatedCoverage['type'], 'um' | 'uim'>> = {
  uninsured_motorist_bodily_injury: 'um',
  underinsured_motorist_bodily_injury: 'uim',
};

function vehiclePart(facts: ApplicationFacts, rated: RatedVehicle): Section[] {
  const { coverages: words, site } = wordsOf(facts);
  const car = facts.quote.vehicles.find(({ id }) => id === rated.vehicle_id);
  if (!car) return [];
  const isPa = facts.quote.address.state === 'PA';
  const rows = rated.coverages.map((coverage) => [
    // Pennsylvania's own term (reading 59).
    site.coverages[isPa && coverage.type === 'medical_expense' ? 'first_party' : coverage.type].name,
    limitsText(facts, coverage),
    formatCents(coverage.premium),
  ]);
  return [
    {
      title: [carText(car), car.vin].filter(Boolean).join(', '),
      blocks: [
        {
          kind: 'table',
          head: [words.coverage, words.limits, words.premium],
          widths: [0.4, 0.42, 0.18],
          rows: [...rows, [words.vehicle_total, '', formatCents(rated.premium)]],
        },
      ],
    },
  ];
}

/** Each car's coverages, with their limits and cost for the term. */
export const coveragesSection = (facts: ApplicationFacts): Section => ({
  title: wordsOf(facts).coverages.title,
  blocks: [],
  parts: facts.rate.vehicles.flatMap((rated) => vehiclePart(facts, rated)),
});
