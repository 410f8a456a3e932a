import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A prepared request, ready to send. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The results of a run of requests. */
export interface LoadRun {
  perSecond: number;
  /** ms of each request, measured by its sender. */
  took: number[];
  /** ms of CPU time per request in this process, including its threads. */
  cpu: number;
}

export interface Load {
  /** Every chain keeps one request in flight. Rejects if one fails. */
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
