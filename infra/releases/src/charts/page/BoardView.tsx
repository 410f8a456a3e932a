import { Notice, Stack } from '@shared/ui';
import type { Board } from './readBoard';
import { LogSection } from './LogSection';
import { PartSection } from './PartSection';
import { partsOf } from './parts';
import { StateSection } from './StateSection';
import { startsOf } from './times';

/** State, charts of each part, and the last acts. */
export function BoardView({ board }: { board: Board }) {
  const { watched, list, log } = board;
  const parts = partsOf(watched.lines, list);
  const starts = startsOf(watched, watched.lines[0]?.points.length ?? 0);
  return (
    <Stack $gap={10}>
      <StateSection board={board} />
      {parts.length === 0 && <Notice>No browser has reported anything in this time.</Notice>}
      {parts.map((part) => (
        <PartSection key={part.part} part={part} starts={starts} />
      ))}
      <LogSection log={log} />
    </Stack>
  );
}
