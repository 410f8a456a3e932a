import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog, type ActLog } from '../acts/actLog';
import { LOCAL, perform } from '../acts/perform';
import type { Act, PreviewAct } from '../model/act';
import { listReleases, type ReleaseList } from '../model/listReleases';
import type { Build } from '../model/release';
import { previewAddress } from '../preview/previewLink';
import { siteOrigin } from '../service/environment';
import { readReleaseFile } from '../store/releaseStore';

/** Where the command's acts go: the releases folder of this machine, or a release service. */
export interface Desk {
  /** Returns the release that the act made or left live. */
  act(act: Act): Promise<string>;
  /** Returns the address to send to one person. */
  preview(act: PreviewAct & { why: string }): Promise<string>;
  list(): Promise<ReleaseList>;
  log(): Promise<ActLog>;
}

export function localDesk(folder: string): Desk {
  return {
    act: async (act) => (await perform(folder, LOCAL, act)).release,
    preview: async (act) =>
      previewAddress(siteOrigin(process.env), (await perform(folder, LOCAL, act)).link ?? ''),
    list: async () => listReleases(readReleaseFile(folder)),
    log: async () => readLog(folder, readReleaseFile(folder)?.act),
  };
}

export interface ServiceDesk extends Desk {
  /** Sends a finished build's description and files. */
  upload(build: Build, from: string): Promise<void>;
}

/** One line for each error in an answer. */
function sentences(status: number, body: string): string {
  try {
    const { errors }: { errors: { message: string; attribute?: string; owner?: string }[] } =
      JSON.parse(body);
    return errors
      .map(({ message, attribute, owner }) => {
        const about = [attribute && `field: ${attribute}`, owner && `owner: ${owner}`];
        const place = about.filter(Boolean).join(', ');
        return place ? `${message} (${place})` : message;
      })
      .join('\n');
  } catch {
    return `The release service answered with ${status}`;
  }
}

/** A release service, called with a token; the releases folder is not needed. */
export function serviceDesk(service: string, token: string): ServiceDesk {
  async function call<T>(method: string, path: string, body?: object | Buffer): Promise<T> {
    const isFile = Buffer.isBuffer(body);
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(new URL(`/v1/${path}`, service), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': type } : {}) },
      ...(body ? { body: isFile ? new Uint8Array(body) : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(sentences(answer.status, text));
    const value: T = JSON.parse(text || 'null');
    return value;
  }
  return {
    preview: async (act) => (await call<{ preview: string }>('POST', 'acts', act)).preview,
    act: async (act) => (await call<{ release: string }>('POST', 'acts', act)).release,
    list: () => call('GET', 'releases'),
    log: () => call('GET', 'log'),
    async upload(build, from) {
      const path = `builds/${build.app}/${build.source}`;
      await call('PUT', path, build);
      for (const name of Object.keys(build.files))
        await call('PUT', `${path}/files/${name}`, readFileSync(join(from, name)));
    },
  };
}
