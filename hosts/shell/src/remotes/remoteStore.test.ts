import type { RemoteModule } from '@shared/federation/module';
import type { RemoteAddress, RemotePlace } from '@shared/federation/page';
import { createRemoteStore } from './remoteStore';

const address = (version: string): RemoteAddress => ({
  version,
  container: version,
  base: '/',
  entry: 'e.js',
});
const place: RemotePlace = { routes: [], live: address('new'), previous: address('old') };
const remote: RemoteModule = { contractVersion: 1, Component: () => null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A loader that fails for the given versions and records its calls. */
function loader(...broken: string[]) {
  const asked: string[] = [];
  const load = async ({ version }: RemoteAddress) => {
    asked.push(version);
    if (broken.includes(version)) throw new Error('down');
    return remote;
  };
  return { load, asked, broken };
}

async function started(place_: RemotePlace, load: ReturnType<typeof loader>['load']) {
  const store = createRemoteStore(place_, load);
  store.start();
  store.start();
  await settle();
  return store;
}

describe('loading a remote (federation, Failure)', () => {
  it('loads the live version, once', async () => {
    const { load, asked } = loader();
    const store = await started(place, load);
    expect(store.get()).toEqual({ status: 'ready', module: remote, version: 'new' });
    expect(asked).toEqual(['new']);
  });

  it('falls back to the previous version', async () => {
    const { load, asked } = loader('new');
    const store = await started(place, load);
    expect(store.get()).toMatchObject({ status: 'ready', version: 'old' });
    expect(asked).toEqual(['new', 'old']);
  });

  it('fails if no version loads and there is no fallback', async () => {
    expect((await started(place, loader('new', 'old').load)).get()).toEqual({ status: 'failed' });
    expect((await started({ ...place, previous: null }, loader('new').load)).get()).toEqual({
      status: 'failed',
    });
  });

  it('retry starts with the live version again, so a restarted remote is found without a reload', async () => {
    const { load, asked, broken } = loader('new', 'old');
    const store = await started(place, load);
    broken.length = 0;
    store.retry();
    expect(store.get()).toEqual({ status: 'loading' });
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', version: 'new' });
    expect(asked).toEqual(['new', 'old', 'new']);
  });

  it('keeps a version that became ready in the moment that the shopper pressed retry', async () => {
    const { load, asked } = loader();
    const store = await started(place, load);
    store.retry();
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', version: 'new' });
    expect(asked).toEqual(['new']);
  });

  it('replaces a crashed version with the previous one, then with the panel', async () => {
    const store = await started(place, loader().load);
    const states: string[] = [];
    store.subscribe(() => states.push(JSON.stringify(store.get()).slice(0, 60)));
    store.fallBack();
    await settle();
    expect(store.get()).toMatchObject({ status: 'ready', version: 'old' });
    store.fallBack();
    await settle();
    expect(store.get()).toEqual({ status: 'failed' });
    expect(states.length).toBeGreaterThan(2);
  });
});

/** A loader with manual responses; `ask` records its calls. */
function held() {
  const asked: { version: string; come: () => void; fail: () => void }[] = [];
  const load = ({ version }: RemoteAddress) =>
    new Promise<RemoteModule>((resolve, reject) => {
      asked.push({ version, come: () => resolve(remote), fail: () => reject(new Error('down')) });
    });
  const versions = () => asked.map(({ version }) => version);
  const settleOne = async (at: number, how: 'come' | 'fail') => {
    asked[at]?.[how]();
    await jest.advanceTimersByTimeAsync(0);
  };
  const store = createRemoteStore(place, load);
  store.start();
  return { store, versions, settleOne };
}
const silence = () => jest.advanceTimersByTimeAsync(2500);

describe('versions that do not respond (federation, Failure)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('also loads the previous version, well within five seconds, and shows it if it loads first', async () => {
    const { store, versions, settleOne } = held();
    await jest.advanceTimersByTimeAsync(2000);
    expect(versions()).toEqual(['new']);
    await jest.advanceTimersByTimeAsync(500);
    expect(versions()).toEqual(['new', 'old']);
    await settleOne(1, 'come');
    expect(store.get()).toMatchObject({ status: 'ready', version: 'old' });
  });

  it('shows the live version on a slow connection, and does not switch when the other loads', async () => {
    const { store, settleOne } = held();
    await silence();
    await settleOne(0, 'come');
    expect(store.get()).toMatchObject({ status: 'ready', version: 'new' });
    await settleOne(1, 'come');
    expect(store.get()).toMatchObject({ status: 'ready', version: 'new' });
  });

  it('does not fail while another version is loading', async () => {
    const { store, settleOne } = held();
    await silence();
    await settleOne(1, 'fail');
    expect(store.get()).toEqual({ status: 'loading' });
    await settleOne(0, 'fail');
    expect(store.get()).toEqual({ status: 'failed' });
  });

  it('loads again on retry, and accepts the earlier load if that finishes first', async () => {
    const { store, versions, settleOne } = held();
    await silence();
    store.retry();
    expect(versions()).toEqual(['new', 'old', 'new']);
    await settleOne(0, 'come');
    expect(store.get()).toMatchObject({ status: 'ready', version: 'new' });
  });

  it('ignores the failure of an earlier try', async () => {
    const { store, settleOne } = held();
    await silence();
    store.retry();
    await settleOne(0, 'fail');
    await settleOne(1, 'fail');
    expect(store.get()).toEqual({ status: 'loading' });
    await settleOne(2, 'come');
    expect(store.get()).toMatchObject({ status: 'ready', version: 'new' });
  });

  it('keeps the version that loaded second, in case the shown one crashes', async () => {
    const { store, versions, settleOne } = held();
    await silence();
    await settleOne(0, 'come');
    await settleOne(1, 'come');
    store.fallBack();
    expect(versions()).toEqual(['new', 'old', 'old']);
  });
});
