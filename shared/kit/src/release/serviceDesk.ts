import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescribedBuild } from '../build/describedBuild';
import type { Contract } from '../contract/contract';
import type {
  ActLog,
  InspectAct,
  KeptPart,
  PreviewAct,
  ReleaseList,
  ServeAct,
  SetPartAct,
  SweepAct,
  Swept,
} from './wire';

/** An act with the reason that the log keeps. */
export type ReasonedAct = ServeAct & { why: string };

/** Where the command's acts go: the releases folder of this machine, or a release service. */
export interface Desk {
  /** Returns the name of the version that the act is about. */
  act(act: ReasonedAct): Promise<string>;
  /** Returns the address to send to one person. */
  link(act: (PreviewAct | InspectAct) & { why: string }): Promise<string>;
  sweep(act: SweepAct): Promise<Swept>;
  /** What publishing a build would check, from its description and contract. @throws if it would be refused */
  check(build: DescribedBuild, contract: Contract): Promise<string[]>;
  setPart(act: SetPartAct): Promise<KeptPart>;
  /** What the platform keeps, by part. */
  parts(): Promise<Record<string, KeptPart>>;
  list(): Promise<ReleaseList>;
  log(): Promise<ActLog>;
}

export interface ServiceDesk extends Desk {
  /** Sends a finished build's description and files. */
  upload(build: DescribedBuild, from: string): Promise<void>;
  /** Publishes an uploaded build; returns its name. */
  publish(part: string, source: string, why: string): Promise<string>;
}

/** A refusal as an error: one line for each of its `errors`. */
function refused(status: number, body: string): Error {
  try {
    const { errors }: { errors: { message: string; attribute?: string; owner?: string }[] } =
      JSON.parse(body);
    const sentences = errors
      .map(({ message, attribute, owner }) => {
        const about = [attribute && `field: ${attribute}`, owner && `owner: ${owner}`];
        const place = about.filter(Boolean).join(', ');
        return place ? `${message} (${place})` : message;
      })
      .join('\n');
    return Object.assign(new Error(sentences), { errors });
  } catch {
    return new Error(`The release service answered with ${status}`);
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
    if (!answer.ok) throw refused(answer.status, text);
    const value: T = JSON.parse(text || 'null');
    return value;
  }
  const act = async (done: object) => (await call<{ release: string }>('POST', 'acts', done)).release;
  return {
    act,
    publish: (part, source, why) => act({ what: 'publish', part, source, why }),
    link: async (asked) =>
      (await call<Partial<Record<typeof asked.what, string>>>('POST', 'acts', asked))[asked.what] ?? '',
    sweep: (asked) => call('POST', 'acts', asked),
    check: async (build, contract) =>
      (await call<{ checks: string[] }>('POST', 'checks', { build, contract })).checks,
    setPart: (asked) => call('POST', 'acts', asked),
    parts: () => call('GET', 'parts'),
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
