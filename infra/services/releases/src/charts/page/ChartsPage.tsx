import {
  Button,
  GlobalStyle,
  Main,
  Notice,
  Page,
  PageHeading,
  Row,
  SegmentedControl,
  Stack,
  Grid,
  SectionHeading,
  Text,
} from '@shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { callService, WrongToken } from './callService';
import type { MakeLink } from './makeLink';
import { readBoard, type Board } from './readBoard';
import { SignIn, type Left } from './SignIn';
import { LinksSection } from './LinksSection';
import { partsOf, type PartLines } from './parts';
import { StateSection } from './StateSection';
import { startsOf, dateText } from './times';
import { UNKNOWN_PART } from '@shared/federation/page';
import { Chart } from './Chart';
import { measuresOf } from './measuresShown';
import { VersionsTable } from './VersionsTable';
import type { ActLog } from '@shared/kit/release';
import { Scrolled, Table } from './Table';

/** Acts that are shown; `npm run release -- log` prints all. */
const SHOWN = 12;

/** The last acts, newest first. */
function LogSection({ log: { entries, broken } }: { log: ActLog }) {
  return (
    <section aria-labelledby="acts">
      <Stack>
        <SectionHeading id="acts">Last acts</SectionHeading>
        {broken !== null && <Notice tone="danger">The log was changed. {broken}</Notice>}
        <Scrolled label="Table of the last acts">
          <Table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {entries
                .slice(-SHOWN)
                .toReversed()
                .map(({ at, who, what, why, after }) => (
                  <tr key={after}>
                    <th scope="row">{dateText(at)}</th>
                    <td>{who}</td>
                    <Words>{what}</Words>
                    <Words>{why}</Words>
                  </tr>
                ))}
            </tbody>
          </Table>
        </Scrolled>
      </Stack>
    </section>
  );
}

const Words = styled.td`
  && {
    min-width: 12rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

interface PartProps {
  part: PartLines;
  starts: readonly Date[];
}

/** A part: its versions as sums, and one chart for each measure. */
function PartSection({ part, starts }: PartProps) {
  const isUnknown = part.part === UNKNOWN_PART;
  const id = `part-${part.part}`;
  return (
    <section aria-labelledby={id}>
      <Stack>
        <div>
          <SectionHeading id={id}>{isUnknown ? 'No part of ours' : part.part}</SectionHeading>
          <Text $muted>
            {isUnknown ? 'Errors whose stack names none of our scripts, such as extensions’.' : part.owner}
          </Text>
        </div>
        {part.lines.length > 0 ? (
          <Measured part={part} starts={starts} />
        ) : (
          <Text>No browser has reported anything of this part in this time.</Text>
        )}
      </Stack>
    </section>
  );
}

function Measured({ part, starts }: PartProps) {
  return (
    <>
      <VersionsTable part={part} />
      <Grid $min="wide" $gap={6}>
        {measuresOf(part.part).map((measure) => (
          <Chart key={measure.name} measure={measure} lines={part.lines} starts={starts} />
        ))}
      </Grid>
    </>
  );
}

/** State, charts of each part, links to look at the site, and the last acts. */
function BoardView({ board, makeLink }: { board: Board; makeLink: MakeLink }) {
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

/** ms between two readings. */
const EVERY = 30_000;

/** How far back the charts go, in minutes. */
const SPANS = [
  { value: '60', label: 'Hour' },
  { value: '360', label: '6 hours' },
  { value: '1440', label: 'Day' },
] as const;

/** The whole page. The token stays in memory only, so a reload signs out. */
export function ChartsPage() {
  const [token, setToken] = useState('');
  const [left, setLeft] = useState<Left | null>(null);
  const leave = (how: Left) => {
    setLeft(how);
    setToken('');
  };
  return (
    <>
      <GlobalStyle />
      <Main>
        <Page>
          <Stack $gap={8}>
            <PageHeading lead="What shoppers’ browsers measured of each part, the canary beside the live release.">
              Releases and measures
            </PageHeading>
            {token === '' ? (
              <SignIn onToken={setToken} left={left} />
            ) : (
              <Charts
                token={token}
                onSignOut={() => leave('signed out')}
                onWrongToken={() => leave('wrong token')}
              />
            )}
          </Stack>
        </Page>
      </Main>
    </>
  );
}

interface ChartsProps {
  token: string;
  onSignOut: () => void;
  onWrongToken: () => void;
}

function Charts({ token, onSignOut, onWrongToken }: ChartsProps) {
  const [minutes, setMinutes] = useState<(typeof SPANS)[number]['value']>('1440');
  const { data, error, mutate } = useSWR<Board, Error>(
    [token, minutes],
    () => readBoard(token, Number(minutes)),
    {
      refreshInterval: EVERY,
      keepPreviousData: true,
      shouldRetryOnError: false,
      onError: (failure) => (failure instanceof WrongToken ? onWrongToken() : undefined),
    },
  );
  const makeLink: MakeLink = async (asked) => {
    try {
      const made = await callService<Partial<Record<string, string>>>(token, 'acts', asked);
      void mutate();
      return made[asked.what] ?? '';
    } catch (failure) {
      if (failure instanceof WrongToken) onWrongToken();
      throw failure;
    }
  };
  return (
    <>
      <Row $justify="space-between" $align="end">
        <Choice>
          <SegmentedControl
            legend="How far back"
            options={SPANS}
            value={minutes}
            onValueChange={setMinutes}
          />
        </Choice>
        <Button onClick={onSignOut}>Sign out</Button>
      </Row>
      {error && <Notice tone="danger">{error.message} Trying again every 30 seconds.</Notice>}
      {data ? <BoardView board={data} makeLink={makeLink} /> : <output>Loading …</output>}
    </>
  );
}

/** The control takes the width that it is given. */
const Choice = styled.div`
  flex: 1 1 14rem;
  max-width: 22rem;
`;
