import { FactList, Notice, SectionHeading, Stack } from '@shared/ui';
import type { ReleaseList } from '@shared/kit/release';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { JUDGE_NAME } from '../../canary/judge';
import type { Board } from './readBoard';
import { dateText } from './times';

/** A release's versions, none of them broken across two lines where one has room. */
function Versions({ list: { releases }, of }: { list: ReleaseList; of: string }) {
  const versions = releases.find(({ id }) => id === of)?.versions ?? {};
  return Object.entries(versions).map(([part, version], index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      <Unbroken>
        {part} {version}
      </Unbroken>
    </Fragment>
  ));
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

/** A release, its share if it is the canary, and its versions; `none` where there is no such release. */
function ReleaseIn({ list, id, none }: { list: ReleaseList; id: string | null | undefined; none: string }) {
  if (!id) return none;
  const { canary } = list;
  const share = canary?.release === id && `, for ${Number((canary.share * 100).toFixed(2))}% of new visitors`;
  return (
    <>
      {id}
      {share}: <Versions list={list} of={id} />
    </>
  );
}

/** Which releases visitors get now, and what the judge says. */
export function StateSection({ board }: { board: Board }) {
  const { list, watched } = board;
  const { live, canary, previous } = list;
  const down = watched.edges.filter(({ answers }) => !answers).map(({ origin }) => origin);
  const facts = [
    { id: 'live', term: 'Live', value: <ReleaseIn list={list} id={live} none="Nothing is published" /> },
    { id: 'canary', term: 'Canary', value: <ReleaseIn list={list} id={canary?.release} none="None" /> },
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

const Unbroken = styled.span`
  display: inline-block;
`;
