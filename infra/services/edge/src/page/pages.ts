import type { KeyObject } from 'node:crypto';
import {
  fallbackOf,
  verifyingKey,
  type AppName,
  type Preview,
  type Release,
  type ReleaseFile,
} from '@infra/releases';
import type { Language } from '@shared/event-bus';
import type { EdgeEnvironment } from '../environment';
import { indexableAt } from '../discovery/indexable';
import type { FollowedReleases } from '../releases/followReleases';
import { inspectNote } from '../inspector/inspectNote';
import { buildPage, type BuiltPage } from './buildPage';
import { previewNote } from './previewNote';

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

/** Which release's page is shown, the preview if it is one, and whether the visitor may look inside. */
interface Visited {
  release: Release;
  preview: Preview | null;
  inspects: boolean;
}

/** The current, verified release file and the pages built from it. */
export class Pages {
  #file: ReleaseFile | null = null;
  #built = new Map<string, BuiltPage>();

  constructor(
    private readonly environment: EdgeEnvironment,
    private readonly releases: FollowedReleases,
  ) {}

  /** The key that verifies the release file and preview links. */
  key(): KeyObject {
    return verifyingKey(this.environment.releases);
  }

  /** The verified release file. @throws Error with status 503 before one could be read */
  file(): ReleaseFile {
    const file = this.releases.current();
    if (!file) throw Object.assign(new Error('No release can be read'), { statusCode: 503 });
    if (file !== this.#file) this.#built.clear();
    this.#file = file;
    return file;
  }

  page(visit: Visited, language: Language, pathname: string): { page: BuiltPage; pattern: string } {
    const file = this.file();
    const { release } = visit;
    const preview = visit.preview && previewNote(file, release);
    const isStart = pathname === '/' || /^\/quotes\/new\/?$/.test(pathname);
    const { owner, pattern } = ownerOf(release, isStart ? '/quotes/new' : pathname);
    // A changed owner or budget comes with a new file, for which all pages are built again.
    const inspect = visit.inspects ? inspectNote(release, file, this.releases.parts()) : null;
    const isOrdinary = preview === null && inspect === null;
    const indexable = isOrdinary ? indexableAt(pathname) : null;
    const key = [release.id, language, pattern, isStart, indexable, preview !== null, visit.inspects].join(
      '|',
    );
    const fallbacks = Object.fromEntries(
      Object.values(release.apps).map(({ app }) => [app, fallbackOf(file, release, app)]),
    );
    const { environment } = this;
    const made = () =>
      buildPage({
        release,
        fallbacks,
        preview,
        inspect,
        language,
        owner,
        pattern,
        isStart,
        indexable,
        environment,
      });
    const page = this.#built.get(key) ?? made();
    this.#built.set(key, page);
    return { page, pattern };
  }
}
