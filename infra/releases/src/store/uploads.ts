import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '@shared/kit';
import { Refusal } from '../model/refusal';
import type { AppName, Build, BuiltFile } from '../model/release';

/** Where the files of a build wait until it is published. */
export function uploadFolder(folder: string, part: AppName, source: string): string {
  return join(folder, 'uploads', `${part}-${source}`);
}

/** Begins an upload with its description, and forgets an earlier one of the same build. */
export function beginUpload(folder: string, build: Build): void {
  const place = uploadFolder(folder, build.app, build.source);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'build.json'), JSON.stringify(build));
}

function describedBuild(folder: string, part: AppName, source: string): Build {
  const file = join(uploadFolder(folder, part, source), 'build.json');
  if (!existsSync(file))
    throw new Refusal(404, 'no_build', `No description of ${part} ${source} was uploaded`);
  const build: Build = JSON.parse(readFileSync(file, 'utf8'));
  return build;
}

/** Adds one file of a described build, and compresses it here. @throws Refusal if its content is not as described */
export function addFile(
  folder: string,
  { part, source, name }: { part: AppName; source: string; name: string },
  content: Buffer,
): void {
  const build = describedBuild(folder, part, source);
  if (!Object.hasOwn(build.files, name))
    throw new Refusal(404, 'no_file', `The description of the build names no such file`, {
      attribute: 'name',
    });
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (build.files[name]?.integrity !== integrity)
    throw new Refusal(422, 'hash_differs', `${name} does not have the sha384 of its description`, {
      attribute: name,
      owner: build.owner,
    });
  const file = join(uploadFolder(folder, part, source), name);
  writeFileSync(file, content);
  compress(file);
}

const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;

/** Sizes as they are here; the description's are not trusted, because budgets depend on them. */
function measured(file: string, integrity: string): BuiltFile {
  const bytes = size(file) ?? 0;
  return { integrity, bytes, brotli: size(`${file}.br`) ?? bytes };
}

/** An uploaded build with all of its files. @throws Refusal if one is missing */
export function finishedUpload(folder: string, part: AppName, source: string): Build {
  const build = describedBuild(folder, part, source);
  const place = uploadFolder(folder, part, source);
  const names = Object.keys(build.files);
  const missing = names.filter((name) => !existsSync(join(place, name)));
  if (missing.length > 0)
    throw new Refusal(409, 'build_incomplete', `Not uploaded yet: ${missing.join(', ')}`, {
      attribute: 'files',
    });
  const files = names.map((name) => [name, measured(join(place, name), build.files[name]?.integrity ?? '')]);
  return { ...build, files: Object.fromEntries(files) };
}

export function dropUpload(folder: string, part: AppName, source: string): void {
  rmSync(uploadFolder(folder, part, source), { recursive: true, force: true });
}
