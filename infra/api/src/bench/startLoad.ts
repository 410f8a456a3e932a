import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A request made beforehand, ready for the wire. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** What a run of requests came to. */
export interface LoadRun {
  perSecond: number;
  /** ms of each request, as its sender saw it. */
  took: number[];
  /** ms of processor time a request cost this process, its threads included. */
  cpu: number;
}

export interface Load {
  /** Every chain keeps one request under way. Rejects where one is refused. */
  run(port: number, chains: WireRequest[][]): Promise<LoadRun>;
  stop(): void;
}

type Message = { started: true } | { failure: string } | Omit<LoadRun, 'cpu'>;

/** Starts the process that plays the shoppers. */
export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('./loadProcess.mjs', import.meta.url)), [], { execArgv: [] });
  const run = (port: number, chains: WireRequest[][]) =>
    new Promise<LoadRun>((resolve, reject) => {
      let before = process.cpuUsage();
      const hear = (message: Message) => {
        if ('started' in message) {
          before = process.cpuUsage();
          return;
        }
        child.off('message', hear);
        if ('failure' in message) {
          reject(new Error(message.failure));
          return;
        }
        const { user, system } = process.cpuUsage(before);
        resolve({ ...message, cpu: (user + system) / 1000 / message.took.length });
      };
      child.on('message', hear);
      child.send({ port, chains });
    });
  return { run, stop: () => child.kill() };
}
