import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** An element of a PDF's structure that has content. */
interface TaggedText {
  role: string;
  text: string;
  /** The elements around it, from the outside. */
  below: string[];
  lang: string | null;
}

/** A PDF as a screen reader finds it. */
export interface ReadTags {
  isMarked: boolean;
  showsTitle: boolean;
  title: string;
  language: string;
  version: string;
  xmp: string;
  /** `unread` and `painted`: the text and the number of drawings outside of tags and artifacts. */
  pages: { leaves: TaggedText[]; unread: string; painted: number }[];
}

/** Reads a file's tags with another program than the one that wrote them. @throws Error for no PDF */
export function readTags(file: Buffer): ReadTags {
  const reader = spawnSync(process.execPath, [join(__dirname, 'tagReader.mjs')], {
    input: file,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  // A warning names a part that it skipped.
  if (reader.status !== 0 || reader.stderr !== '')
    throw new Error(`not to be read: ${reader.stderr.slice(0, 300)}`);
  const read: ReadTags = JSON.parse(reader.stdout);
  return read;
}
