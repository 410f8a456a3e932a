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
} from '@shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { BoardView } from './BoardView';
import { callService, WrongToken } from './callService';
import type { MakeLink } from './makeLink';
import { readBoard, type Board } from './readBoard';
import { SignIn, type Left } from './SignIn';

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
