import { Notice, Stack } from '@shared/ui';
import { LinksSection } from './LinksSection';
import type { MakeLink } from './makeLink';
import type { Board } from './readBoard';
import { LogSection } from './LogSection';
import { PartSection } from './PartSection';
import { partsOf } from './parts';
import { StateSection } from './StateSection';
import { startsOf } from './times';

/** State, charts of each part, links to look at the site, and the last acts. */
export function BoardView({ board, makeLink }: { board: Board; makeLink: MakeLink }) {
  const { watched, log } = board;
  const parts = partsOf(board);
  const isMeasured = watched.lines.length > 0;
  const starts = startsOf(watched, watched.lines[0]?.points.length ?? 0);
  return (
    <Stack $gap={10}>
      <StateSection board={board} />
      {isMeasured ? (
        parts.map((part) => <PartSection key={part.part} part={part} starts={starts} />)
      ) : (
        <Notice title="No browser has reported anything in this time.">
          A page reports about two seconds after its first screen, unless its browser asks not to be tracked.
        </Notice>
      )}
      <LinksSection board={board} makeLink={makeLink} />
      <LogSection log={log} />
    </Stack>
  );
}
