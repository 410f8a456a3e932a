import type { Measurable } from '@shared/federation/page';
import { color } from '@shared/ui';
import { styled } from 'styled-components';
import type { SeenPart } from './seenParts';
import type { Weight } from './weightOf';

export interface PartListProps {
  parts: readonly SeenPart[];
  /** The owner of each part. */
  owners: Readonly<Record<string, string>>;
  weigh: (part: Measurable) => Weight;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function weightText({ files, bytes }: Weight): string {
  return `${bytes === null ? 'size unknown' : `${(bytes / 1024).toFixed(1)} KB`} in ${counted(files, 'file')}`;
}

function timeText({ state, ms }: SeenPart): string {
  if (state === 'loading' || ms === null) return state;
  return state === 'loaded' ? `loaded in ${Math.round(ms)} ms` : state;
}

/** The versions that this page asked for. */
export function PartList({ parts, owners, weigh }: PartListProps) {
  return (
    <ul>
      {parts.map((seen) => (
        <li key={`${seen.part} ${seen.version}`}>
          <strong>
            {seen.part} {seen.version}
          </strong>
          , {owners[seen.part]}
          <Facts>
            {timeText(seen)}, {weightText(weigh(seen))}, {counted(seen.errors, 'error')}
          </Facts>
        </li>
      ))}
    </ul>
  );
}

const Facts = styled.div`
  color: ${color.muted};
`;
