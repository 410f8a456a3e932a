import { once } from 'node:events';
import { rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'releases';

/** What happens to a request, besides being answered. */
export type Fault = 'failed before' | 'failed after' | 'conflict' | null;

export interface StandInOptions {
  /** Real stores have conditional writes; some that claim to be compatible ignore them. */
  hasConditions?: boolean;
  /** Decides for each request. */
  fault?: (method: string, name: string) => Fault;
}

/** Whether the conditions of a write hold. */
async function holds({ store }: S3rver, { headers }: IncomingMessage, name: string): Promise<boolean> {
  const there = await store.getMetadata(BUCKET, name).catch(() => null);
  if (headers['if-none-match'] === '*') return there === null;
  return headers['if-match'] === undefined || headers['if-match'] === there?.etag;
}

function fail(response: ServerResponse, status: number): void {
  response.writeHead(status).end(`<Error><Code>E${status}</Code></Error>`);
}

/** Answers with 500 although the request was done. */
function loseAnswer(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = () => {
    response.end = end;
    for (const header of response.getHeaderNames()) response.removeHeader(header);
    fail(response, 500);
    return response;
  };
}

/** Does one request with what happens to it. */
async function handle(
  s3: S3rver,
  { hasConditions = true, fault = () => null }: StandInOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request;
  const name = decodeURIComponent(new URL(url, 'http://s3.test').pathname.slice(BUCKET.length + 2));
  const happens = fault(method, name);
  if (happens === 'failed before') return fail(response, 500);
  if (happens === 'conflict') return fail(response, 409);
  if (method === 'PUT' && hasConditions && !(await holds(s3, request, name))) return fail(response, 412);
  if (happens === 'failed after') loseAnswer(response);
  const done = once(response, 'close');
  s3.callback()(request, response);
  await done;
}

async function listen(handler: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(handler);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return { server, port: address.port };
}

/**
 * An S3-compatible store in this process: s3rver, which checks signatures, with what real stores have besides.
 * Requests are done one after another, so that each happens at one moment, and writes can have conditions.
 */
export async function s3StandIn(options: StandInOptions = {}) {
  const directory = tempFolder('s3');
  const configureBuckets = [{ name: BUCKET }];
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets });
  await s3.configureBuckets();
  let before: Promise<unknown> = Promise.resolve();
  const { server, port } = await listen((request, response) => {
    before = before.then(async () => handle(s3, options, request, response)).catch(() => response.destroy());
  });
  return {
    /** The settings that name this store. */
    env: {
      RELEASE_BUCKET: BUCKET,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Where the stand-in keeps a file. */
    pathOf: (name: string) => join(directory, BUCKET, `${name}._S3rver_object`),
    async stop() {
      server.closeAllConnections();
      server.close();
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      rmSync(directory, { recursive: true });
    },
  };
}
