import { type Vital, VITALS } from '@shared/federation/page';
import type { Measured } from './measured';
import { countOf, quantile } from './samples';

/** The share of samples that is at least as good: the one that web vitals are judged by. */
const SHARE = 0.75;

/** Counts, and web vitals at the 75th percentile. */
export interface Summary extends Pick<Measured, 'loads' | 'loadFailures' | 'errors'> {
  /** `p75` is null without samples. */
  vitals: Record<Vital, { samples: number; p75: number | null }>;
}

export function summaryOf({ loads, loadFailures, errors, vitals }: Measured): Summary {
  const of = (vital: Vital) => ({
    samples: countOf(vitals[vital]),
    p75: quantile(vital, vitals[vital], SHARE),
  });
  const [LCP, INP, CLS, usable] = VITALS.map(of);
  if (!LCP || !INP || !CLS || !usable) throw new Error('A web vital is missing');
  return { loads, loadFailures, errors, vitals: { LCP, INP, CLS, usable } };
}
