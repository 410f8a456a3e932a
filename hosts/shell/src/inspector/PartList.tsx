import type { InspectedBudgets, Measurable } from '@shared/federation/page';
import { color } from '@shared/ui';
import { styled } from 'styled-components';
import type { SeenPart } from './seenParts';
import type { Weight } from './weightOf';

export interface PartListProps {
  parts: readonly SeenPart[];
  /** The owner of each part. */
  owners: Readonly<Record<string, string>>;
  /** The budgets of each part, if the edge says them. */
  budgets: Readonly<Record<string, InspectedBudgets>> | undefined;
  weigh: (part: Measurable) => Weight;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function weightText({ files, bytes }: Weight): string {
  return `${bytes === null ? 'size unknown' : `${(bytes / 1024).toFixed(1)} KB`} in ${counted(files, 'file')}`;
}

/** What is known of a version's load, its weight and its errors. */
function factsText(seen: SeenPart, weight: Weight): string {
  const { state, ms, errors } = seen;
  if (state === 'fetched') return weightText(weight);
  const time = state === 'loaded' && ms !== null ? `loaded in ${Math.round(ms)} ms` : state;
  return [time, weightText(weight), counted(errors, 'error')].join(', ');
}

/** A part's budgets in words; empty if it has none. */
function budgetText({ all = {}, first, step }: InspectedBudgets): string {
  const cold = Object.entries(all).map(([route, most]) => `${most} KB for ${route}`);
  const added = [first && `${first} KB for its first screen`, step && `${step} KB for each other screen`];
  return [cold.length > 0 && `${cold.join(', ')} with the shell`, ...added].filter(Boolean).join('; ');
}

/** The versions that this page asked for. */
export function PartList({ parts, owners, budgets, weigh }: PartListProps) {
  return (
    <ul>
      {parts.map((seen) => (
        <li key={`${seen.part} ${seen.version}`}>
          <strong>
            {seen.part} {seen.version}
          </strong>
          , {owners[seen.part]}
          <Facts>{factsText(seen, weigh(seen))}</Facts>
          <BudgetLine budgets={budgets?.[seen.part]} />
        </li>
      ))}
    </ul>
  );
}

function BudgetLine({ budgets }: { budgets: InspectedBudgets | undefined }) {
  const text = budgets && budgetText(budgets);
  return text ? <Facts>budget: {text}</Facts> : null;
}

const Facts = styled.div`
  color: ${color.muted};
`;
