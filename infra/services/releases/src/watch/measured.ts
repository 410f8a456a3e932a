import { type Vital, VITALS } from '@shared/federation/page';
import { addSamples, type Samples } from './samples';

/** One version of one part: what all measures are counted by. */
export interface MeasuredVersion {
  /** An app's name, or `unknown` for errors that no script of ours can be blamed for. */
  part: string;
  /** Of `unknown`: the name of a version on the page where it happened. */
  version: string;
  owner: string;
  /** When the part's canary began that these visits began during (ISO); missing for all others. */
  trial?: string;
}

/** What shoppers' browsers measured of one version over some time. */
export interface Measured extends MeasuredVersion {
  /** How often it was shown on a page; estimated where only a share of the pages reports. */
  loads: number;
  /** How often it could not be loaded. */
  loadFailures: number;
  /** Uncaught errors; a page reports each version's errors once by name. */
  errors: number;
  vitals: Readonly<Record<Vital, Samples>>;
}

export const keyOf = ({ part, version, trial = '' }: MeasuredVersion): string =>
  [part, version, trial].join(' ');

export function nothingMeasured({ part, version, owner, trial }: MeasuredVersion): Measured {
  const vitals = { LCP: {}, INP: {}, CLS: {}, usable: {} };
  const of = { part, version, owner, ...(trial ? { trial } : {}) };
  return { ...of, loads: 0, loadFailures: 0, errors: 0, vitals };
}

function both(one: Measured, other: Measured): Measured {
  const vitals = { ...one.vitals };
  for (const vital of VITALS) vitals[vital] = addSamples(one.vitals[vital], other.vitals[vital]);
  return {
    ...one,
    loads: one.loads + other.loads,
    loadFailures: one.loadFailures + other.loadFailures,
    errors: one.errors + other.errors,
    vitals,
  };
}

/** One sum for each version, in order of first appearance. */
export function sumMeasured(all: Iterable<Measured>): Measured[] {
  const sums = new Map<string, Measured>();
  for (const one of all) {
    const known = sums.get(keyOf(one));
    sums.set(keyOf(one), known ? both(known, one) : one);
  }
  return [...sums.values()];
}

/** The sums of all visitors, whether they arrived during a canary or not. */
export const acrossTrials = (all: readonly Measured[]): Measured[] =>
  sumMeasured(all.map(({ trial: _arrived, ...one }) => one));

/** What all shoppers measured of one version of a part. */
export function measuredOf(all: Iterable<Measured>, part: string, version: string): Measured | null {
  const own = [...all].filter((one) => one.part === part && one.version === version);
  const [first] = own;
  return first ? own.slice(1).reduce(both, first) : null;
}
