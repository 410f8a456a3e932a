import { parseSync } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TextLanguage } from '../languages';

const root = resolve(import.meta.dirname, '../../../..');

/** A text shown to people, and where it is defined. */
export interface SaidText {
  language: TextLanguage;
  /** Path from the project root. */
  file: string;
  /** The property path of the text. */
  key: string;
  text: string;
}

/** One file or folder per language. */
const APART = /\/src\/(?:.+\/)?locales\/(en|es)(?:\.ts$|\/)/;
/** Both languages in one file, below `en` and `es`. */
const TOGETHER =
  /^(?:hosts\/shell\/src\/frame\/NoScripts\.tsx|infra\/services\/edge\/src\/proxy\/locales\/messages\.ts|shared\/domain\/src\/states\/(?:data\/.*|fraudNotice\.ts|commonCard\.ts)|shared\/i18n\/src\/(?:consentWordings\.ts|statement\/.*))$/;

const files = ['hosts', 'remotes', 'shared', 'infra']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => (APART.test(file) || TOGETHER.test(file)) && /(?<!\.test)\.tsx?$/.test(file))
  .filter((file) => !/\/(?:node_modules|dist)\//.test(file));

type Syntax = Record<string, unknown>;
const isSyntax = (code: unknown): code is Syntax => typeof code === 'object' && code !== null;
const nameIn = (key: unknown): string[] => (isSyntax(key) ? [String(key['value'])] : []);
type Found = [path: readonly string[], text: string];

const joined = (found: readonly Found[]): string => found.map(([, text]) => text).join('');

/** The strings in a file's code with their property paths, without imports and types. */
function stringsIn(code: unknown, path: readonly string[]): Found[] {
  if (Array.isArray(code)) return code.flatMap((part: unknown) => stringsIn(part, path));
  if (!isSyntax(code)) return [];
  const { type, ...parts } = code;
  const below = (): Found[] => Object.values(parts).flatMap((part) => stringsIn(part, path));
  switch (type) {
    case 'StringLiteral':
      return [[path, String(parts['value'])]];
    case 'TemplateElement':
      return [[path, String(parts['cooked'])]];
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return [[path, joined(below())]];
    case 'KeyValueProperty':
      return stringsIn(parts['value'], [...path, ...nameIn(parts['key'])]);
    default:
      return /^(?:Import|ExportAll|ExportNamed|Member|JSX|Ts(?!.*(?:Expression|Assertion)$))/.test(
        String(type),
      )
        ? []
        : below();
  }
}

function textsOf(file: string): SaidText[] {
  const code = parseSync(readFileSync(join(root, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
  });
  const ofFile = APART.exec(file)?.[1];
  return stringsIn(code, []).flatMap(([path, text]) => {
    const language = ofFile ?? path.find((name) => name === 'en' || name === 'es');
    return language === 'en' || language === 'es' ? [{ language, file, key: path.join('.'), text }] : [];
  });
}

/** Every text of screens, emails, documents and the provider pages, in both languages. */
export const saidTexts: readonly SaidText[] = files.flatMap(textsOf);

/** Where a text is defined, for test messages. */
export const placeOf = ({ file, key, text }: SaidText): string => `${file} ${key}: ${text}`;
