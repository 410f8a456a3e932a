import { readReleaseFile, type ReleaseFile, type ReleaseStore } from '@infra/releases';

/** ms between looks at the release file. */
const LOOK_EVERY = 500;

export interface FollowedReleases {
  /** The newest verified file; null until one could be read. */
  current(): ReleaseFile | null;
  /** Looks again where that takes no time: on this machine. Otherwise no visitor waits for the store. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Follows the release file. While the store fails or the signature is wrong, the last good file stays in force.
 * `report` gets each new problem, and null once it is over.
 */
export async function followReleases(
  store: ReleaseStore,
  report: (problem: string | null) => void,
): Promise<FollowedReleases> {
  let file: ReleaseFile | null = null;
  let problem: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const say = (next: string | null) => {
    if (next !== problem) report(next);
    problem = next;
  };
  async function look(): Promise<void> {
    try {
      file = (await readReleaseFile(store)) ?? file;
      say(file ? null : 'Nothing is published');
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }
  async function lookOn(): Promise<void> {
    await look();
    if (!isStopped) timer = setTimeout(() => void lookOn(), LOOK_EVERY).unref();
  }
  await lookOn();
  return {
    current: () => file,
    refresh: async () => (store.files.isLocal ? look() : undefined),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
