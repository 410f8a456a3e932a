import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A request made beforehand, ready for the wire. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Load {
  /** Requests a second when every chain keeps one request under way. Rejects where one is not answered with 200. */
  run(port: number, chains: WireRequest[][]): Promise<number>;
  stop(): void;
}

/** Starts the process that plays the shoppers. */
export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('./loadProcess.mjs', import.meta.url)), [], { execArgv: [] });
  return {
    run: (port, chains) =>
      new Promise((resolve, reject) => {
        child.once('message', (answer: { perSecond?: number; failure?: string }) => {
          if (answer.perSecond === undefined) reject(new Error(answer.failure));
          else resolve(answer.perSecond);
        });
        child.send({ port, chains });
      }),
    stop: () => child.kill(),
  };
}
