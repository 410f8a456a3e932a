import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import type { FastifyInstance } from 'fastify';
import { createToken } from '../acts/tokenActs';
import { noApi, noHolds } from '../gate/askApi';
import { TOKEN_PARTS, type TokenPart } from '../model/act';
import type { Build } from '../model/release';
import { buildReleaseService } from '../service/app';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore } from '../store/openStore';
import { FILES, startingFile } from './exampleUpload';

interface Sent {
  /** Whose token is sent; by default the quote team's. */
  part?: TokenPart;
  body?: object | string;
}

async function call(
  app: FastifyInstance,
  token: string | undefined,
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  body: Sent['body'],
) {
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
  const answer = await app.inject({
    method,
    url: `/v1/${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

/** A release service over a new folder, with the releases of `startingFile` and one token for each part. */
export async function startReleaseService() {
  const folder = join(tempFolder('service'), 'releases');
  const store = folderStore(folder);
  await writeReleaseFile(store, startingFile());
  const tokens = new Map<TokenPart, string>();
  for (const part of TOKEN_PARTS)
    tokens.set(
      part,
      await createToken(store, { name: part === '*' ? 'platform' : `${part}-team`, part }, 'a test'),
    );
  const app = await buildReleaseService({ store, askApi: noApi, askHolds: noHolds });
  const send = (method: 'GET' | 'PUT' | 'POST', url: string, { part = 'quote', body }: Sent = {}) =>
    call(app, tokens.get(part), method, url, body);
  return {
    app,
    folder,
    store,
    tokens,
    call: send,
    act: (part: TokenPart, body: object) => send('POST', 'acts', { part, body: { why: 'a test', ...body } }),
    file: () => readReleaseFile(store),
    async upload(build: Build, texts: Record<string, string> = FILES) {
      const path = `builds/${build.app}/${build.source}`;
      const answers = [await send('PUT', path, { body: build })];
      for (const [name, text] of Object.entries(texts))
        answers.push(await send('PUT', `${path}/files/${name}`, { body: Buffer.from(text) }));
      return answers.map(({ status }) => status);
    },
    async stop() {
      await app.close();
      rmSync(join(folder, '..'), { recursive: true });
    },
  };
}

export type TestedService = Awaited<ReturnType<typeof startReleaseService>>;
