import { randomBytes } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A disturbance of a call or its response. `match` gets the whole address and the method; `change` gets the plain
 * body. `instead` responds for the system, `cut` ends the connection, and `hang` never responds; none of the three
 * reaches the system. `lose` does, but cuts off the response; `late` holds the response until the disturbance ends.
 */
export interface Disturbance {
  match: (url: URL, method: string) => boolean;
  change?: (body: Buffer) => Buffer;
  status?: number;
  hang?: boolean;
  cut?: boolean;
  lose?: boolean;
  instead?: { status: number; type: string; body: string };
  late?: boolean;
}

/** A disturbance, and when it is over. */
interface Begun extends Disturbance {
  ended: Promise<void>;
}

/**
 * A test proxy between one browser context and the running system. It reports a separate network address, so that
 * each shopper has separate rate limits (which stay on), and can disturb what passes. It responds for the system only
 * if a disturbance says so.
 */
export interface Wire {
  server: string;
  /** The shopper's network address as the system sees it. */
  address: string;
  disturb(disturbance: Disturbance): () => void;
  /** Every address that passed, in order. */
  seen: string[];
  /** Fills with the bodies sent to this path from now on; the browser does not show those of beacons. */
  bodiesTo(path: string): string[];
  close(): Promise<void>;
}

/** An unused address in this worker and all others (in the documentation range, RFC 3849). */
export const newAddress = (): string =>
  `2001:db8:${randomBytes(4)
    .toString('hex')
    .replace(/(.{4})/, '$1:')}::1`;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Keeps a body that is also passed on. */
function keepBody(message: IncomingMessage, into: string[]): void {
  const parts: Buffer[] = [];
  message.on('data', (part: Buffer) => parts.push(part));
  message.on('end', () => into.push(Buffer.concat(parts).toString()));
}

/** Forwards a response unchanged, or changed. A response to change was requested without compression. */
async function passOn(answer: IncomingMessage, response: ServerResponse, disturbance?: Begun) {
  if (disturbance?.late) await disturbance.ended;
  const status = disturbance?.status ?? answer.statusCode ?? 502;
  if (!disturbance?.change) {
    response.writeHead(status, answer.rawHeaders);
    answer.pipe(response);
    return;
  }
  const changed = disturbance.change(await bodyOf(answer));
  const headers = { ...answer.headers };
  delete headers['content-length'];
  delete headers['transfer-encoding'];
  // A failing origin does not mark its response as cacheable forever.
  if (disturbance.status) delete headers['cache-control'];
  response.writeHead(status, headers);
  response.end(changed);
}

/** Handles a call that must not reach the system; false for any other. */
function heldBack(response: ServerResponse, { hang, cut, instead, ended }: Begun): boolean {
  if (cut) response.destroy();
  // A connection left silent after the disturbance could block a later window of the browser.
  if (hang) void ended.then(() => response.destroy());
  if (!instead) return hang === true || cut === true;
  // Responds like a proxy in front of the origin: readable from another origin's page too.
  response.writeHead(instead.status, { 'content-type': instead.type, 'access-control-allow-origin': '*' });
  response.end(instead.body);
  return true;
}

/** Opens a wire without a disturbance. */
export async function openWire(): Promise<Wire> {
  const disturbances = new Set<Begun>();
  const seen: string[] = [];
  const listened = new Map<string, string[]>();
  const address = newAddress();
  const server: Server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/');
    seen.push(url.href);
    const bodies = listened.get(url.pathname);
    if (bodies) keepBody(incoming, bodies);
    const disturbance = [...disturbances].find((each) => each.match(url, incoming.method ?? 'GET'));
    if (disturbance && heldBack(response, disturbance)) return;
    const headers: Record<string, string | string[] | undefined> = {
      ...incoming.headers,
      'x-forwarded-for': address,
    };
    delete headers['proxy-connection'];
    if (disturbance?.change) delete headers['accept-encoding'];
    const outgoing = request(url, { method: incoming.method ?? 'GET', headers }, (answer) => {
      if (disturbance?.lose) {
        answer.resume().on('end', () => response.destroy());
        return;
      }
      passOn(answer, response, disturbance).catch(() => response.destroy());
    });
    // The connection ends, so that a dead origin looks the same as without a proxy.
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    address,
    seen,
    bodiesTo(path) {
      const bodies: string[] = [];
      listened.set(path, bodies);
      return bodies;
    },
    disturb(disturbance) {
      let end: (() => void) | undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      const begun = { ...disturbance, ended };
      disturbances.add(begun);
      return () => {
        disturbances.delete(begun);
        end?.();
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
