import type { ActLog, KeptPart, ReleaseList } from '@shared/kit/release';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SWRConfig } from 'swr';
import type { WatchedSeries } from '../../service/watchRoutes';
import { nothingMeasured } from '../../watch/measured';
import { bucketOf } from '../../watch/samples';
import { summaryOf } from '../../watch/summary';
import { ChartsPage } from './ChartsPage';

const TOKEN = 'rel_right';
const versions = { quote: 'a-1', bind: 'b-1' };
const list: ReleaseList = {
  live: 'r2',
  previous: 'r1',
  canary: { release: 'r3', share: 0.1 },
  revoked: [],
  frozen: false,
  releases: [
    { id: 'r2', createdAt: '2026-11-25T10:00:00.000Z', versions },
    { id: 'r3', createdAt: '2026-11-25T11:00:00.000Z', versions: { ...versions, quote: 'a-2' } },
  ],
};
const log: ActLog = {
  entries: [
    {
      at: '2026-11-25T11:00:00.000Z',
      who: 'quote-team',
      what: 'canary r3 10%',
      why: 'shorter form',
      after: '0',
    },
  ],
  head: '1',
  broken: null,
};

function line(release: string, version: string, loads: number, errors: number) {
  const named = { release, part: 'quote', version, owner: 'Quote team' };
  const nothing = nothingMeasured(named);
  const vitals = { ...nothing.vitals, LCP: { [bucketOf('LCP', 900)]: loads } };
  const summary = summaryOf({ ...nothing, vitals, loads, errors });
  return { ...named, whole: summary, points: [null, summary] };
}

const watched: WatchedSeries = {
  from: '2026-11-25T10:00:00.000Z',
  stretch: 30,
  lines: [line('r3', 'a-2', 20, 2), line('r2', 'a-1', 180, 0)],
  edges: [{ origin: 'http://127.0.0.1:3000', answers: true }],
  verdict: null,
};

const kept = (owner: string): KeptPart => ({ owner, budgets: {}, routes: [] });
const parts = { quote: kept('Quote and drivers team'), bind: kept('Bind team') };

interface Answers {
  watched?: Partial<WatchedSeries>;
  list?: Partial<ReleaseList>;
  log?: ActLog;
  /** The answer to an act. */
  acted?: Response;
}

/** Opens the page over a release service that answers with this. */
function open(answers: Answers = {}) {
  const calls: string[] = [];
  Object.assign(globalThis, {
    fetch: async (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
      calls.push(body ? `${path} ${body}` : path);
      if (headers['authorization'] !== `Bearer ${TOKEN}`) return new Response('', { status: 401 });
      if (path === '/v1/acts') return answers.acted ?? Response.error();
      if (path === '/v1/parts') return Response.json(parts);
      if (path.startsWith('/v1/watch')) return Response.json({ ...watched, ...answers.watched });
      return Response.json(path === '/v1/log' ? (answers.log ?? log) : { ...list, ...answers.list });
    },
  });
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ChartsPage />
    </SWRConfig>,
  );
  return { calls, container };
}

async function signIn(token = TOKEN) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Release token'), token);
  await user.click(screen.getByRole('button', { name: 'Show the charts' }));
  return user;
}

test('without a token nothing is asked for, and a wrong one is refused', async () => {
  const { calls, container } = open();
  expect(calls).toEqual([]);
  await signIn('rel_wrong');
  expect(await screen.findByText(/unknown or was revoked/)).toBeInTheDocument();
  expect(container).not.toHaveTextContent('r2');
  expect(screen.getByLabelText('Release token')).toHaveFocus();
});

test('a token shows releases, judge, each version beside the live one, and the last acts', async () => {
  open();
  await signIn();
  const now = within(await screen.findByRole('region', { name: 'Now' }));
  const said = now.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said.slice(0, 2)).toEqual([
    'r2: quote a-1, bind b-1',
    'r3, for 10% of new visitors: quote a-2, bind b-1',
  ]);
  expect(screen.getByText(/Nothing is worse than in the live release/)).toBeInTheDocument();
  expect(screen.getByText('Quote and drivers team')).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Versions of quote' })).getAllByRole('row');
  expect(
    rows.slice(1).map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent?.trim())),
  ).toEqual([
    ['r2 (live)', 'a-1', '180', '0%', '0%'],
    ['r3 (canary)', 'a-2', '20', '0%', '10%'],
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Table of the last acts' })).getByText('shorter form'),
  ).toBeInTheDocument();
});

test('a part without data says so, a canary nobody loaded is named, and a fallback is told apart', async () => {
  open({ watched: { lines: [line('r2', 'a-1', 180, 0), line('r2', 'a-0', 3, 0)] } });
  await signIn();
  const bind = within(await screen.findByRole('region', { name: 'bind' }));
  expect(bind.getByText('Bind team')).toBeInTheDocument();
  expect(bind.getByText(/reported anything of this part/)).toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Versions of quote' })).getAllByRole('row');
  expect(
    rows.slice(1).map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent?.trim())),
  ).toEqual([
    ['r2 (live)', 'a-1', '180', '0%'],
    ['r3 (canary)', 'a-2', '0', '–'],
    ['r2 (live, fallback)', 'a-0', '3', '0%'],
  ]);
});

test('before any report, one sentence says so for all parts', async () => {
  open({ watched: { lines: [] } });
  await signIn();
  expect(await screen.findByText(/^No browser has reported anything/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'quote' })).toBeNull();
});

test('a link is made with a reason, as the command makes it', async () => {
  const address = 'http://site.test/releases/preview/r3.1';
  const { calls } = open({ acted: Response.json({ release: 'r2', live: 'r2', preview: address }) });
  const user = await signIn();
  const press = async () => user.click(await screen.findByRole('button', { name: 'Make the link' }));
  await press();
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Say why you open it/);
  expect(calls.some((call) => call.startsWith('/v1/acts'))).toBe(false);
  await user.selectOptions(screen.getByLabelText('What to open'), 'A preview of r3 (canary)');
  await user.type(screen.getByLabelText('Reason'), ' a look ');
  await press();
  const made = await screen.findByRole('link', { name: 'Open the preview of r3 in a new tab' });
  expect(made).toHaveAttribute('href', address);
  expect(calls).toContain('/v1/acts {"what":"preview","release":"r3","hours":24,"why":"a look"}');
});

test('a refused link says why', async () => {
  const message = 'This token is for bind.';
  open({ acted: Response.json({ errors: [{ code: 'not_your_part', message }] }, { status: 403 }) });
  const user = await signIn();
  await user.type(await screen.findByLabelText('Reason'), 'a look{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('each chart is also a table', async () => {
  open();
  const user = await signIn();
  await user.click(await screen.findByText('Errors as a table'));
  const table = await screen.findByRole('region', { name: 'Errors, per 100 loads' });
  const [, newest, oldest] = within(table).getAllByRole('row');
  expect([...(newest?.children ?? [])].slice(1).map(({ textContent }) => textContent)).toEqual(['0%', '10%']);
  expect([...(oldest?.children ?? [])].slice(1).map(({ textContent }) => textContent)).toEqual(['–', '–']);
  const empty = screen
    .getAllByRole('figure')
    .filter(({ textContent }) => /None measured/.test(textContent ?? ''));
  expect(empty.map((chart) => within(chart).getByRole('heading').textContent)).toEqual(['INP', 'CLS']);
  for (const name of ['Loads', 'Load failures', 'LCP', 'INP', 'CLS'])
    expect(screen.getByText(`${name} as a table`)).toBeInTheDocument();
});

test('a stopped canary, a changed log and an edge that is down are said', async () => {
  const stopped = { at: '2026-11-25T11:30:00.000Z', who: 'canary judge', what: 'stop-canary r3', after: '1' };
  open({
    watched: { edges: [{ origin: 'http://edge.test', answers: false }] },
    list: { canary: null, revoked: ['r3'] },
    log: { ...log, entries: [...log.entries, { ...stopped, why: 'quote: errors 10%' }], broken: 'Line 2.' },
  });
  await signIn();
  expect(await screen.findByText(/Last word.*stop-canary r3. quote: errors 10%/)).toBeInTheDocument();
  expect(screen.getByText(/The log was changed/)).toBeInTheDocument();
  expect(screen.getByText(/don’t answer: http:\/\/edge.test/)).toBeInTheDocument();
  expect(screen.getByText('r3 (revoked)')).toBeInTheDocument();
});

test('another span of time is asked for, and the page is accessible before and after signing in', async () => {
  const { calls, container } = open();
  expect((await axe(container)).violations).toEqual([]);
  const user = await signIn();
  await screen.findByText('Quote and drivers team');
  await user.click(screen.getByText('Errors as a table'));
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Hour' }));
  expect(calls).toContain('/v1/watch/series?minutes=60');
});
