/** Parts of the table, in its order. */
export const PARTS = [
  'start',
  'routes',
  'journey',
  'embed',
  'lighthouse',
  'patch',
  'mixed',
  'rerate',
  'memory',
] as const;

export type Part = (typeof PARTS)[number];

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** The parts that a command line names, or all of them; throws on an unknown name. */
export function partsIn(args: readonly string[]): readonly Part[] {
  const names = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--runs');
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) throw new Error(`No part "${unknown.join(', ')}". There are: ${PARTS.join(', ')}`);
  return names.length === 0 ? PARTS : names.filter(isPart);
}

/** Whether one of the parts compares to the one-bundle build. */
export const needOneBundle = (parts: readonly Part[]): boolean =>
  parts.some((part) => part === 'start' || part === 'routes' || part === 'journey');
