import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { Vital } from '@shared/federation/page';
import { readPageData } from '../boot/readPageData';
import { createSender } from './createSender';
import { subscriptionOf } from './subscription';
import { FollowedParts } from './followedParts';
import type { Listener } from './note';
import { createNames } from './versions';

/** Whether the browser asks not to be measured. */
function isPrivate({ doNotTrack }: Navigator): boolean {
  return doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
}

const sizeOf = (entry: PerformanceEntry): number => Number(Reflect.get(entry, 'value') ?? 0);

/** When what was measured happened: an interaction, or the largest of several shifts. */
function momentOf({ entries }: Metric): number {
  const [largest] = entries.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return largest?.startTime ?? 0;
}

/**
 * Measures this page for the teams of its parts: loads, failures, errors and web vitals by part and version.
 * Sends no identity, address, message or anything typed, and nothing at all where the browser asks not to be tracked or
 * somebody looks inside the page.
 */
export function startMeasuring(subscribe: (listener: Listener) => void): void {
  subscriptionOf.found(subscribe);
  const page = readPageData();
  if (page.inspect || isPrivate(navigator)) return;
  const names = createNames(page);
  const { add, flush } = createSender({
    release: page.release,
    isSampled: Math.random() < (page.measureShare ?? 1),
  });
  const parts = new FollowedParts(names, add);
  subscribe((note) => parts.take(note));
  const vital = (name: Vital) => (metric: Metric) =>
    add({ kind: 'vital', vital: name, value: metric.value, ...parts.onScreen(momentOf(metric)) });
  onLCP(vital('LCP'));
  onINP(vital('INP'));
  onCLS(vital('CLS'));
  // After the library's own listeners, which report when the page is left.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    parts.leave(performance.now());
    flush();
  });
}
