import { type CoverageLimit, formatCents, formatDollars, type RatedVehicle } from '@shared/domain';
import type { Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { ApplicationFacts } from '../policyFacts';
import { carText } from './vehicles';
import { wordsOf } from './words';

/** Limits in full dollars: papers show $25,000 where screens show $25K. */
function limitsText(facts: ApplicationFacts, limits: readonly CoverageLimit[]): string {
  const words = wordsOf(facts).site.coverages.limits;
  const each = limits.map(({ applies_to: kind, amount }) =>
    fillText(words[kind], { amount: formatDollars(amount) }),
  );
  return each.length === 0 ? words.none : each.join(' / ');
}

function vehiclePart(facts: ApplicationFacts, rated: RatedVehicle): Section[] {
  const { coverages: words, site } = wordsOf(facts);
  const car = facts.quote.vehicles.find(({ id }) => id === rated.vehicle_id);
  if (!car) return [];
  const isPa = facts.quote.address.state === 'PA';
  const rows = rated.coverages.map(({ type, limits, premium }) => [
    // Pennsylvania's own term (reading 59).
    site.coverages[isPa && type === 'medical_expense' ? 'first_party' : type].name,
    limitsText(facts, limits),
    formatCents(premium),
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
