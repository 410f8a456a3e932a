import { Button, CheckboxField, color, media, SectionHeading, space } from '@shared/ui';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { SeenError, SeenPart } from './seenParts';
import { seconds } from './seconds';
import type { SeenEvent } from './useEvents';
import type { InspectedBudgets, Measurable } from '@shared/federation/page';
import type { Weight } from './weightOf';

interface PartListProps {
  parts: readonly SeenPart[];
  /** The owner of each part. */
  owners: Readonly<Record<string, string>>;
  /** The budgets of each part, if the edge says them. */
  budgets: Readonly<Record<string, InspectedBudgets>> | undefined;
  weightOf: (part: Measurable) => Weight;
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
function PartList({ parts, owners, budgets, weightOf }: PartListProps) {
  return (
    <ul>
      {parts.map((seen) => (
        <li key={`${seen.part} ${seen.version}`}>
          <strong>
            {seen.part} {seen.version}
          </strong>
          , {owners[seen.part]}
          <PartListFacts>{factsText(seen, weightOf(seen))}</PartListFacts>
          <BudgetLine budgets={budgets?.[seen.part]} />
        </li>
      ))}
    </ul>
  );
}

function BudgetLine({ budgets }: { budgets: InspectedBudgets | undefined }) {
  const text = budgets && budgetText(budgets);
  return text ? <PartListFacts>budget: {text}</PartListFacts> : null;
}

const PartListFacts = styled.div`
  color: ${color.muted};
`;

/** The bus's events, newest first. */
function EventList({ events }: { events: readonly SeenEvent[] }) {
  if (events.length === 0) return <p>None yet</p>;
  return (
    <ol>
      {events.map(({ id, name, facts, at }) => (
        <li key={id}>
          {seconds(at)} <strong>{name}</strong> <Facts>{facts}</Facts>
        </li>
      ))}
    </ol>
  );
}

const Facts = styled.code`
  color: ${color.muted};
  font-size: 0.875rem;
`;

interface PanelProps extends PartListProps {
  release: string;
  /** Null until it is known. */
  errors: readonly SeenError[] | null;
  events: readonly SeenEvent[];
  hasOutlines: boolean;
  onOutlines: (shown: boolean) => void;
  onEnd: () => void;
}

/** The inspector's words, in English on every page: it is a tool of the teams. */
export function Panel({ release, errors, events, hasOutlines, onOutlines, onEnd, ...list }: PanelProps) {
  const [isOpen, setOpen] = useState(true);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    <Aside lang="en" aria-label="Inspector" onKeyDown={onKeyDown}>
      <Top>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Inspector'}
        </Button>
        {isOpen && <Button onClick={onEnd}>End inspection</Button>}
      </Top>
      {isOpen && (
        <Body tabIndex={0} aria-label={`Release ${release}`}>
          <SectionHeading $size={20}>Release {release}</SectionHeading>
          <CheckboxField
            label="Outline what each part drew"
            checked={hasOutlines}
            onChange={({ currentTarget }) => onOutlines(currentTarget.checked)}
          />
          <PartList {...list} />
          <SectionHeading $size={20}>Errors</SectionHeading>
          <ErrorList errors={errors} />
          <SectionHeading $size={20}>Events</SectionHeading>
          <EventList events={events} />
        </Body>
      )}
    </Aside>
  );
}

function ErrorList({ errors }: Pick<PanelProps, 'errors'>) {
  if (!errors) return <p>Known two seconds after the first screen, like the times</p>;
  if (errors.length === 0) return <p>None yet</p>;
  return (
    <ul>
      {errors.map(({ name, part, version, route, at }) => (
        <li key={`${name} ${part} ${at}`}>
          {name} in {part} {version}, at {route}, {seconds(at)}
        </li>
      ))}
    </ul>
  );
}

/** Fixed above the page, so that it moves nothing. */
const Aside = styled.aside`
  position: fixed;
  inset-block-end: ${space(2)};
  inset-inline-end: ${space(2)};
  z-index: 2147483001;
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - ${space(4)});
  max-height: 50vh;
  border: 2px solid ${color.ink};
  border-radius: 10px;
  background: ${color.paper};
  color: ${color.ink};
  font-size: 0.875rem;
  ${media.tablet} {
    max-width: 26rem;
    max-height: 80vh;
  }
  @media print {
    display: none;
  }
`;
const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)};
`;
/** Can have the focus, since the keyboard scrolls only what has it. */
const Body = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  overflow: auto;
  padding: ${space(1)} ${space(3)} ${space(3)};
  overflow-wrap: anywhere;
  & ul,
  & ol {
    display: grid;
    gap: ${space(1)};
    list-style: none;
  }
`;
