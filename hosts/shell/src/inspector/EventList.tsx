import { color } from '@shared/ui';
import { styled } from 'styled-components';
import { seconds } from './seconds';
import type { SeenEvent } from './useEvents';

/** The bus's events, newest first. */
export function EventList({ events }: { events: readonly SeenEvent[] }) {
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
