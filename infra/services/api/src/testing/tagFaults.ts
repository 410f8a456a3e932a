import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';

type Dictionary = Record<string, unknown>;

/** A PDF's objects by their reference, as qpdf reads them. */
interface Objects {
  at: (value: unknown) => Dictionary;
  list: (value: unknown) => unknown[];
  every: Dictionary[];
}

/** An element of a file's structure, in reading order. */
interface Element {
  role: string;
  attributes: Dictionary;
  isParentNamed: boolean;
  kids: Element[];
  /** What is drawn of it: the marks of pages (by their number in the structure), and whether they name it in turn. */
  marks: { name: string; isMutual: boolean }[];
}

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const hasQpdf = (): boolean => spawnSync('qpdf', ['--version']).status === 0;

function qpdf(path: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync('qpdf', [...options, path], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) throw new Error((stderr || stdout).slice(0, 300));
  return stdout;
}

function objectsOf(file: Buffer): Objects {
  const path = join(tempFolder('qpdf'), 'paper.pdf');
  writeFileSync(path, file);
  qpdf(path, '--check');
  const { objects }: { objects: Dictionary } = JSON.parse(qpdf(path, '--json=1', '--json-key=objects'));
  const follow = (value: unknown): unknown =>
    typeof value === 'string' && value in objects ? objects[value] : value;
  return {
    at(value) {
      const found = follow(value);
      return isDictionary(found) ? found : {};
    },
    list(value) {
      const found = follow(value) ?? [];
      return Array.isArray(found) ? found : [found];
    },
    every: Object.values(objects).filter(isDictionary),
  };
}

/** The elements of each page's marks, by the page's number in the structure. */
function ownersOf({ at, list }: Objects, tree: Dictionary): Map<unknown, unknown[]> {
  const numbers = list(at(tree['/ParentTree'])['/Nums']);
  const pairs = numbers.flatMap((key, index) =>
    index % 2 === 0 ? [[key, list(numbers[index + 1])] as const] : [],
  );
  return new Map(pairs);
}

function elementOf(
  objects: Objects,
  owners: Map<unknown, unknown[]>,
  self: unknown,
  parent: unknown,
): Element {
  const { at, list } = objects;
  const { '/S': role, '/P': named, '/Pg': page, '/A': attributes, '/K': inside } = at(self);
  const kids = list(inside).filter((kid) => '/S' in at(kid));
  const drawn = list(inside).filter((kid) => !('/S' in at(kid)));
  return {
    role: String(role),
    attributes: at(attributes),
    isParentNamed: named === parent,
    kids: kids.map((kid) => elementOf(objects, owners, kid, self)),
    marks: drawn.map((kid) => {
      const { '/MCID': mark = kid, '/Pg': onPage = page } = at(kid);
      const key = at(onPage)['/StructParents'];
      return {
        name: `${String(key)}/${String(mark)}`,
        isMutual: owners.get(key)?.[Number(mark)] === self,
      };
    }),
  };
}

/** The elements that may be directly within an element; the others have text. */
const KIDS: Record<string, readonly string[]> = {
  '/Document': ['/H1', '/Sect'],
  '/Sect': ['/H1', '/H2', '/H3', '/P', '/Table', '/L', '/Sect'],
  '/Table': ['/TR'],
  '/TR': ['/TH', '/TD'],
  '/L': ['/LI'],
  '/LI': ['/Lbl', '/LBody'],
};
const WITH_TEXT = new Set(['/H1', '/H2', '/H3', '/P', '/TH', '/TD', '/Lbl', '/LBody']);

function faultsOf({ role, attributes, isParentNamed, kids, marks }: Element): string[] {
  const scope = String(attributes['/Scope']);
  const widths = new Set(kids.map((row) => row.kids.length));
  const wrong = {
    'names another parent': !isParentNamed,
    'is no role of our papers': !(role in KIDS) && !WITH_TEXT.has(role),
    'has text outside of its elements': role in KIDS && marks.length > 0,
    'is empty': kids.length + marks.length === 0,
    'has a mark of another element': marks.some(({ isMutual }) => !isMutual),
    'labels neither row nor column': role === '/TH' && !['/Row', '/Column'].includes(scope),
    'does not say its bullets': role === '/L' && attributes['/ListNumbering'] !== '/Disc',
    'has rows of different lengths': role === '/Table' && widths.size > 1,
  };
  const own = Object.entries(wrong).flatMap(([fault, isWrong]) => (isWrong ? [`${role} ${fault}`] : []));
  const strangers = kids
    .filter((kid) => !KIDS[role]?.includes(kid.role))
    .map((kid) => `${kid.role} in ${role}`);
  return [...own, ...strangers];
}

const withAllInside = (element: Element): Element[] => [element, ...element.kids.flatMap(withAllInside)];

function headingFaults(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ role }) => (/^\/H\d$/.test(role) ? [Number(role.slice(2))] : []));
  return levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 0) + 1 ? [`a skip to heading ${level}`] : [],
  );
}

function faultsOfFile({ at, every }: Objects, catalog: Dictionary): string[] {
  const wrong = {
    'no language': typeof catalog['/Lang'] !== 'string',
    'not marked': at(catalog['/MarkInfo'])['/Marked'] !== true,
    'its title is not shown': at(catalog['/ViewerPreferences'])['/DisplayDocTitle'] !== true,
    'no metadata': !('/Metadata' in catalog),
  };
  const fonts = every.filter((each) => each['/Type'] === '/Font');
  const isWhole = (font: Dictionary) =>
    font['/Subtype'] === '/Type0' ? '/ToUnicode' in font : '/FontFile2' in at(font['/FontDescriptor']);
  return [
    ...Object.entries(wrong).flatMap(([fault, isWrong]) => (isWrong ? [fault] : [])),
    ...fonts.filter((font) => !isWhole(font)).map((font) => `${String(font['/BaseFont'])} is not embedded`),
  ];
}

/**
 * What is against PDF/UA (ISO 14289-1, section 7) in a paper's structure, read by another program than its writer:
 * roles and their nesting, header cells, lists, headings, marks, fonts, title and language. It is our reading, not a
 * validator's, and leaves out what the pages draw: `readTags` reads that. @throws Error for a syntax fault
 */
export function tagFaults(file: Buffer): string[] {
  const objects = objectsOf(file);
  const { at, list, every } = objects;
  const catalog = every.find((each) => each['/Type'] === '/Catalog') ?? {};
  const top = catalog['/StructTreeRoot'];
  const owners = ownersOf(objects, at(top));
  const elements = list(at(top)['/K'])
    .map((whole) => elementOf(objects, owners, whole, top))
    .flatMap(withAllInside);
  const used = new Set(elements.flatMap(({ marks }) => marks.map(({ name }) => name)));
  const drawn = [...owners].flatMap(([page, marks]) =>
    marks.map((_owner, mark) => `${String(page)}/${mark}`),
  );
  return [
    ...faultsOfFile(objects, catalog),
    ...(elements.length === 0 ? ['no structure'] : []),
    ...elements.flatMap(faultsOf),
    ...headingFaults(elements),
    ...drawn.filter((mark) => !used.has(mark)).map((mark) => `mark ${mark} is in no element`),
  ];
}
