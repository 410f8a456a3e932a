import { withTexts, type LateTexts } from '@shared/i18n';
import type { ComponentType } from 'react';
import type { Heading } from '../prerender/renderHeadings';
import { lazyScreen, type LazyScreen } from './lazyScreen';

/** A screen of a remote, from which its routes, chunks, heading and prefetches follow (ADR 0070). */
interface ScreenRow<Route extends string = string> {
  /** The names of its routes. */
  at: readonly Route[];
  /** Its code, in a chunk with the name of the row; a screen without it is in the remote's own chunk. */
  load?: () => Promise<ComponentType>;
  /** Its texts, which load with it, and the name of their chunks without the language. */
  texts?: LateTexts;
  textChunk?: string;
  /** Its heading at its first route, if it is the same for every quote: shown before any script runs (ADR 0022). */
  heading?: Heading;
  /** The screens that are likely next, prefetched while the shopper reads (budgets, 100 ms). */
  next?: readonly string[];
}

/** The rows by the screens' names. */
export type ScreenTable<Route extends string = string> = Readonly<Record<string, ScreenRow<Route>>>;

/** The routes' patterns by their names. */
type Patterns = Readonly<Record<string, string>>;

/** The pattern of every route with the name of its screen, in the order of the rows. */
export function placesOf<Table extends ScreenTable>(
  table: Table,
  patterns: Patterns,
): (readonly [pattern: string, screen: keyof Table & string])[] {
  return Object.entries(table).flatMap(([screen, { at }]) =>
    at.map((name) => [patterns[name] ?? '', screen] as const),
  );
}

/** The screens in chunks of their own. */
type LoadedScreen<Table extends ScreenTable> = {
  [Screen in keyof Table]: Table[Screen] extends { load: unknown } ? Screen : never;
}[keyof Table];

/** Every screen in a chunk of its own, loaded when first shown. */
export function screensOf<Table extends ScreenTable>(table: Table): Record<LoadedScreen<Table>, LazyScreen> {
  const screens = Object.entries(table).map(([name, { load, texts }]) => [
    name,
    load && lazyScreen(texts ? withTexts(texts, load) : load),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a screen for each row with code
  return Object.fromEntries(screens) as Record<LoadedScreen<Table>, LazyScreen>;
}

/** The pattern of every route with its screen; those in the remote's own chunk are given. */
export function screensAt<Table extends ScreenTable>(
  table: Table,
  patterns: Patterns,
  own: Readonly<Record<Exclude<keyof Table & string, LoadedScreen<Table>>, ComponentType>>,
): (readonly [pattern: string, Screen: ComponentType])[] {
  const here: Readonly<Record<string, ComponentType>> = own;
  return Object.entries(table).flatMap(([name, { at, load, texts }]) => {
    const Screen = load ? lazyScreen(texts ? withTexts(texts, load) : load) : here[name];
    return Screen ? at.map((route) => [patterns[route] ?? '', Screen] as const) : [];
  });
}

/** The screens likely after each one. */
export function nextOf<Table extends ScreenTable>(
  table: Table,
  screens: Record<LoadedScreen<Table>, LazyScreen>,
): Record<keyof Table, readonly LazyScreen[]> {
  const known: Readonly<Record<string, LazyScreen>> = screens;
  const lists = Object.entries(table).map(([name, { next = [] }]) => [name, next.map((one) => known[one])]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list for each row
  return Object.fromEntries(lists) as Record<keyof Table, readonly LazyScreen[]>;
}

/** The paths of the screens, which the remote publishes with each release, in the order of the rows. */
export const routesOf = (table: ScreenTable, patterns: Patterns): string[] =>
  placesOf(table, patterns).map(([pattern]) => pattern);

/** The chunks of the screens by pattern, so the page can preload a screen with the remote. */
export const chunksOf = (table: ScreenTable, patterns: Patterns): Record<string, string> =>
  Object.fromEntries(placesOf(table, patterns).filter(([, screen]) => table[screen]?.load));

/** The chunks of the screens' texts, without their language, by pattern. */
export function textChunksOf(table: ScreenTable, patterns: Patterns): Record<string, string> {
  const chunks = placesOf(table, patterns).flatMap(([pattern, screen]) => {
    const chunk = table[screen]?.textChunk;
    return chunk === undefined ? [] : [[pattern, chunk]];
  });
  return Object.fromEntries(chunks);
}

/** The headings that are the same for every quote, by pattern. */
export function headingsOf(table: ScreenTable, patterns: Patterns): Record<string, Heading> {
  const headings = Object.values(table).flatMap(({ at: [first = ''], heading }) =>
    heading ? [[patterns[first] ?? '', heading]] : [],
  );
  return Object.fromEntries(headings);
}
