import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A PDF as a reader sees it: its words, and their tags. */
export interface ReadPdf {
  title: string;
  language: string;
  marked: boolean;
  /** Sizes in points: width, height. */
  pages: { text: string; roles: string[]; size: number[] }[];
  /** Of all pages. */
  text: string;
}

/** Reads a PDF file with another program than the one that rendered it. @throws Error for anything else. */
export function readPdf(file: Buffer): ReadPdf {
  const reader = join(__dirname, 'pdfReader.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [reader], {
    input: file,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  if (status !== 0) throw new Error(`not to be read: ${stderr.slice(0, 300)}`);
  const read: Omit<ReadPdf, 'text'> = JSON.parse(stdout);
  return { ...read, text: read.pages.map(({ text }) => text).join(' ') };
}
