import { createHash } from 'node:crypto';
import { compressed } from '@shared/kit';
import { Refusal } from '../model/refusal';
import type { AppName, Build } from '../model/release';
import type { FileStore, Listed } from './fileStore';
import { inParallel } from './inParallel';

/** Where the files of a build wait until it is published. */
export function uploadName(part: AppName, source: string): string {
  return `uploads/${part}-${source}`;
}

export async function dropUpload(files: FileStore, part: AppName, source: string): Promise<void> {
  const listed = await files.list(`${uploadName(part, source)}/`);
  await inParallel(listed, ({ name }) => files.remove(name));
}

/** Begins an upload with its description, and forgets an earlier one of the same build. */
export async function beginUpload(files: FileStore, build: Build): Promise<void> {
  await dropUpload(files, build.app, build.source);
  await files.put(`${uploadName(build.app, build.source)}/build.json`, JSON.stringify(build));
}

async function describedBuild(files: FileStore, part: AppName, source: string): Promise<Build> {
  const stored = await files.get(`${uploadName(part, source)}/build.json`);
  if (!stored) throw new Refusal(404, 'no_build', `No description of ${part} ${source} was uploaded`);
  const build: Build = JSON.parse(stored.content.toString());
  return build;
}

/** What a file's description must say of its content. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Adds one file of a described build, and compresses it here. @throws Refusal if its content is not as described */
export async function addFile(
  files: FileStore,
  { part, source, name }: { part: AppName; source: string; name: string },
  content: Buffer,
): Promise<void> {
  const build = await describedBuild(files, part, source);
  if (!Object.hasOwn(build.files, name))
    throw new Refusal(404, 'no_file', `The description of the build names no such file`, {
      attribute: 'name',
    });
  if (build.files[name]?.integrity !== integrityOf(content))
    throw new Refusal(422, 'hash_differs', `${name} does not have the sha384 of its description`, {
      attribute: name,
      owner: build.owner,
    });
  const place = `${uploadName(part, source)}/${name}`;
  for (const [suffix, variant] of Object.entries(compressed(name, content)))
    await files.put(place + suffix, variant);
  // Last, because a file counts as uploaded once it is there.
  await files.put(place, content);
}

/** A build with the sizes measured here; the description's are not trusted, because budgets depend on them. */
function measured(build: Build, bytes: Map<string, number>): Build {
  const files = Object.entries(build.files).map(([name, { integrity }]) => {
    const size = bytes.get(name) ?? 0;
    return [name, { integrity, bytes: size, brotli: bytes.get(`${name}.br`) ?? size }] as const;
  });
  return { ...build, files: Object.fromEntries(files) };
}

/** An uploaded build with all of its files, and how each is read. @throws Refusal if one is missing */
export async function finishedUpload(files: FileStore, part: AppName, source: string) {
  const build = await describedBuild(files, part, source);
  const place = `${uploadName(part, source)}/`;
  const listed = (await files.list(place)).map(
    ({ name, bytes }: Listed) => [name.slice(place.length), bytes] as const,
  );
  const bytes = new Map(listed);
  const missing = Object.keys(build.files).filter((name) => !bytes.has(name));
  if (missing.length > 0)
    throw new Refusal(409, 'build_incomplete', `Not uploaded yet: ${missing.join(', ')}`, {
      attribute: 'files',
    });
  const suffixes = ['', '.br', '.gz'];
  const names = Object.keys(build.files).flatMap((name) => suffixes.map((suffix) => name + suffix));
  const read = async (name: string): Promise<Buffer> => {
    const stored = await files.get(place + name);
    const described = build.files[name];
    if (!stored || (described && described.integrity !== integrityOf(stored.content)))
      throw new Refusal(409, 'build_incomplete', `${name} is gone or was changed; upload the build again`);
    return stored.content;
  };
  return { build: measured(build, bytes), names: names.filter((name) => bytes.has(name)), read };
}
