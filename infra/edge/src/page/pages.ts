import {
  readReleaseFile,
  releaseFileStamp,
  type Release,
  type ReleaseFile,
  type AppName,
} from '@infra/releases';
import type { Language } from '@shared/event-bus';
import type { EdgeEnvironment } from '../environment';
import { buildPage, type BuiltPage } from './buildPage';

/** Milliseconds between checks of the release file, so that the next page sees a promotion. */
const LOOK_EVERY = 500;

/** The route pattern that an address matches and the remote that owns it. */
function ownerOf(release: Release, pathname: string): { owner: AppName | null; pattern: string } {
  const { shell: _site, ...remotes } = release.apps;
  // The release's own remotes: it may be newer than this process.
  for (const { app, routes } of Object.values(remotes)) {
    const pattern = routes.find((route) => matches(route, pathname));
    if (pattern) return { owner: app, pattern };
  }
  return { owner: null, pattern: '/*' };
}

function matches(pattern: string, pathname: string): boolean {
  const [wanted, given] = [pattern, pathname].map((path) => path.split('/').filter(Boolean));
  return (
    wanted?.length === given?.length &&
    (wanted ?? []).every((part, index) => part.startsWith(':') || part === given?.[index])
  );
}

/** The current, verified release file and the pages built from it. */
export class Pages {
  #stamp = -1;
  #looked = 0;
  #file: ReleaseFile | null = null;
  #built = new Map<string, BuiltPage>();

  constructor(private readonly environment: EdgeEnvironment) {}

  /** The verified release file. With a wrong signature, the previous one stays in force. */
  file(now: number = Date.now()): ReleaseFile {
    if (now - this.#looked > LOOK_EVERY || !this.#file) {
      this.#looked = now;
      const stamp = releaseFileStamp(this.environment.releases);
      if (stamp !== this.#stamp) this.#take(stamp);
    }
    if (!this.#file) throw new Error('Nothing is published');
    return this.#file;
  }

  #take(stamp: number): void {
    this.#stamp = stamp;
    try {
      this.#file = readReleaseFile(this.environment.releases, this.environment.releaseKey) ?? this.#file;
      this.#built.clear();
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', message: String(error) }));
      if (!this.#file) throw error;
    }
  }

  page(id: string, language: Language, pathname: string): { page: BuiltPage; pattern: string } {
    const file = this.file();
    const release = file.releases[id];
    if (!release) throw new Error(`There is no release ${id}`);
    const isStart = pathname === '/' || /^\/quotes\/new\/?$/.test(pathname);
    const { owner, pattern } = ownerOf(release, isStart ? '/quotes/new' : pathname);
    const key = [id, language, pattern, isStart].join('|');
    const previous = file.releases[file.previous ?? ''] ?? null;
    const made = () =>
      buildPage({ release, previous, language, owner, pattern, isStart, environment: this.environment });
    const page = this.#built.get(key) ?? made();
    this.#built.set(key, page);
    return { page, pattern };
  }
}
