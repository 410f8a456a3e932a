import { Refusal } from '../model/refusal';
import type { Build } from '../model/release';
import type { FileStore } from './fileStore';

/** A version of the loader for partners' pages, which no sweep removes: its address never changes (ADR 0044). */
export const loaderName = (version: string): string => `loaders/${version}.js`;

/**
 * Keeps the loader of a build under its version. `isStart`: a start on this machine serves another file by the
 * evergreen address alone, so that the loader can be worked on.
 * @throws Refusal if another file has that version
 */
export async function keepLoader(
  files: FileStore,
  { embed }: Build,
  read: (name: string) => Promise<Buffer>,
  isStart: boolean,
): Promise<void> {
  if (!embed?.loader) return;
  const { version, file } = embed.loader;
  const content = await read(file);
  if ((await files.put(loaderName(version), content, null)) !== null || isStart) return;
  const known = await files.get(loaderName(version));
  if (!known?.content.equals(content))
    throw new Refusal(
      409,
      'loader_changed',
      `The loader ${version} is published with another content; give @shared/embed a new version`,
      { attribute: 'embed.loader.version' },
    );
}
