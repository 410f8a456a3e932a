import { FactList, Notice, SectionHeading, Stack } from '@shared/ui';
import type { ReleaseList } from '@shared/kit/release';
import { JUDGE_NAME } from '../../canary/judge';
import type { Board } from './readBoard';
import { dateText } from './times';

function versionsOf({ releases }: ReleaseList, id: string): string {
  const versions = releases.find((release) => release.id === id)?.versions ?? {};
  return Object.entries(versions)
    .map(([part, version]) => `${part} ${version}`)
    .join(', ');
}

/** What the judge says of the canary now, or said of the last one it stopped. */
function judgedIn({ watched, list, log }: Board): string {
  if (watched.verdict !== null) return `Stop: ${watched.verdict}`;
  if (list.canary)
    return 'Nothing is worse than in the live release by more than its margin. Until both have 30 samples of a measure, it decides nothing.';
  const last = log.entries.findLast(({ who }) => who === JUDGE_NAME);
  return last
    ? `Last word, ${dateText(last.at)}: ${last.what}. ${last.why}`
    : 'It has stopped no canary yet.';
}

function canaryIn({ canary }: ReleaseList): string {
  return canary
    ? `${canary.release}, for ${Number((canary.share * 100).toFixed(2))}% of new visitors`
    : 'None';
}

/** Which releases visitors get now, and what the judge says. */
export function StateSection({ board }: { board: Board }) {
  const { list, watched } = board;
  const { live, canary, previous } = list;
  const down = watched.edges.filter(({ answers }) => !answers).map(({ origin }) => origin);
  const facts = [
    { id: 'live', term: 'Live', value: live ? `${live}: ${versionsOf(list, live)}` : 'Nothing is published' },
    {
      id: 'canary',
      term: 'Canary',
      value: canary ? `${canaryIn(list)}: ${versionsOf(list, canary.release)}` : canaryIn(list),
    },
    { id: 'judge', term: 'Judge', value: judgedIn(board) },
    { id: 'previous', term: 'Previous', value: previous ?? 'None' },
  ];
  return (
    <section aria-labelledby="now">
      <Stack>
        <SectionHeading id="now">Now</SectionHeading>
        {list.frozen && <Notice tone="danger">Frozen: nothing goes live until “unfreeze”.</Notice>}
        {down.length > 0 && (
          <Notice tone="danger">Not counted, since they don’t answer: {down.join(', ')}</Notice>
        )}
        <FactList facts={facts} />
      </Stack>
    </section>
  );
}
