import type { Shopper } from './shopper';
import type { Disturbance } from './wire';

/** A call of section 7: its method and the template of its path. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: RegExp;
}

/** Faults of a call: a proxy's error page, silence, no network, a broken server. */
export const FAULTS = ['502', 'hang', 'offline', '500'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Trouble {
  /** How many calls were affected. */
  met: () => number;
  end: () => Promise<void>;
}

const CODED = { errors: [{ code: 'internal_error', message: 'Something went wrong on our side.' }] };

const WAYS: Record<Fault, Omit<Disturbance, 'match'>> = {
  '502': { instead: { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' } },
  hang: { hang: true },
  offline: { cut: true },
  '500': { instead: { status: 500, type: 'application/json', body: JSON.stringify(CODED) } },
};

/** Chromium's messages for a fault. */
export const NOISE: Record<Fault, RegExp[]> = {
  '502': [/status of 502/],
  hang: [],
  offline: [/ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION|NETWORK_CHANGED)/],
  '500': [/status of 500/],
};

const isCall = ({ method, path }: Call, url: URL, sent: string): boolean =>
  sent === method && path.test(url.pathname + url.search);

/** The whole browser loses its network while a page is open; the page stays. */
async function goOffline({ context, page }: Shopper, call: Call): Promise<Trouble> {
  // Prefetches still in progress would be missing on a later screen.
  await page.waitForLoadState('networkidle');
  let met = 0;
  page.on('requestfailed', (request) => {
    if (isCall(call, new URL(request.url()), request.method())) met += 1;
  });
  await context.setOffline(true);
  return { met: () => met, end: () => context.setOffline(false) };
}

/** A page opened after that requests everything again. */
async function emptyCache({ context, page }: Shopper): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/**
 * Starts a fault on a call. Offline is the browser's own, except for a call that loads with a page, which would be
 * missing entirely: its connection is cut on the wire.
 */
export async function beginFault(
  shopper: Shopper,
  fault: Fault,
  call: Call & { withPage?: boolean },
): Promise<Trouble> {
  if (fault === 'offline' && !call.withPage) return goOffline(shopper, call);
  if (call.withPage) await emptyCache(shopper);
  let met = 0;
  const end = shopper.wire.disturb({
    ...WAYS[fault],
    match(url, method) {
      if (!isCall(call, url, method)) return false;
      met += 1;
      return true;
    },
  });
  return { met: () => met, end: () => Promise.resolve(end()) };
}
