import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shared/event-bus';

/** Of the picture beside a shared link, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export const pictureAddress = (site: string, language: Language): string => `${site}/link-${language}.png`;

/** Files that programs look for under fixed names, with their types; `npm run link-pictures` draws them. */
export const PICTURES = {
  'link-en.png': 'image/png',
  'link-es.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
  'favicon.ico': 'image/x-icon',
} as const;

/** A picture's bytes. */
export const readPicture = (name: keyof typeof PICTURES): Buffer =>
  readFileSync(join(import.meta.dirname, '../../pictures', name));
