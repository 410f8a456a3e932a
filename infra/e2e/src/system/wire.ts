import { randomBytes } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What may happen to a call or its answer on the way. `match` sees the whole address and the method; `change` gets the
 * plain body. `instead` answers in the system's place, `cut` ends the connection, and `hang` says nothing at all: none
 * of the three reaches the system. `lose` does, and cuts its answer off; `late` keeps the answer until the disturbance ends.
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
 * A forward proxy of the tests' own that stands between one browser context and the running system: it names a
 * network address of its own (so that each shopper has his own rate limits, which stay on) and can disturb what
 * passes. Nothing is answered in the system's place unless a disturbance says so.
 */
export interface Wire {
  server: string;
  /** The network address the system takes the shopper to have. */
  address: string;
  disturb(disturbance: Disturbance): () => void;
  /** Every address that passed, in order. */
  seen: string[];
  close(): Promise<void>;
}

/** An address nobody else has, in this worker or another (of the documentation's range, RFC 3849). */
const anAddress = (): string =>
  `2001:db8:${randomBytes(4)
    .toString('hex')
    .replace(/(.{4})/, '$1:')}::1`;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Passes an answer on as it came, or changed. A changed answer was asked for without compression. */
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
  // A failing origin does not say that its answer may be kept for ever.
  if (disturbance.status) delete headers['cache-control'];
  response.writeHead(status, headers);
  response.end(changed);
}

/** Deals with a call that is not to reach the system; false for one that is. */
function heldBack(response: ServerResponse, { hang, cut, instead, ended }: Begun): boolean {
  if (cut) response.destroy();
  // A connection left silent after the disturbance could keep a later window of the browser waiting.
  if (hang) void ended.then(() => response.destroy());
  if (!instead) return hang === true || cut === true;
  // As a proxy in front of the origin answers: readable from the page of another origin too.
  response.writeHead(instead.status, { 'content-type': instead.type, 'access-control-allow-origin': '*' });
  response.end(instead.body);
  return true;
}

/** Opens a wire with no disturbance. */
export async function openWire(): Promise<Wire> {
  const disturbances = new Set<Begun>();
  const seen: string[] = [];
  const address = anAddress();
  const server: Server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/');
    seen.push(url.href);
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
    // A dead origin looks to the browser as it would without a proxy: the connection ends.
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    address,
    seen,
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
