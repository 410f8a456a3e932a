import type { MyData } from '@shared/domain';

const nameOf = (key: string): string => {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function linesOf(value: unknown, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`];
  return Object.entries(value).flatMap(([key, one]) => {
    const name = Array.isArray(value) ? `${Number(key) + 1}.` : `${nameOf(key)}:`;
    if (one === null || one === undefined || one === '') return [];
    if (typeof one !== 'object') return [`${indent}${name} ${String(one)}`];
    const inside = linesOf(one, depth + 1);
    return inside.length === 0 ? [] : [`${indent}${name}`, ...inside];
  });
}

/** The data as a text that a person reads: one line per fact, in the order of the answer, without what is empty. */
export const dataFile = (title: string, data: MyData): string =>
  [title, '', ...linesOf(data, 0), ''].join('\n');
