import { isExpired, readPublished, type Parts, type ReleaseFile, type ReleaseStore } from '@infra/releases';

const EXPIRED = 'The release file has expired: the release service does not sign it again';

/** ms between looks at the release file. */
const LOOK_EVERY = 500;

export interface FollowedReleases {
  /** The newest verified file; null until one could be read. */
  current(): ReleaseFile | null;
  /** What the platform keeps of each part, from the same file. */
  parts(): Parts;
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
  let parts: Parts = {};
  let problem: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const say = (next: string | null) => {
    if (next !== problem) report(next);
    problem = next;
  };
  async function look(): Promise<void> {
    try {
      const published = await readPublished(store);
      // One that was put back may be signed, but is too old; what is served stays.
      if (published.file && (file || !isExpired(published)))
        ({ file, parts } = { ...published, file: published.file });
      say(file ? (isExpired(published) ? EXPIRED : null) : 'Nothing is published');
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
    parts: () => parts,
    refresh: async () => (store.files.isLocal ? look() : undefined),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
