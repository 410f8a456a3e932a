import { APP_ID } from '@shared/federation/page';
import { useEffect, useState } from 'react';
import { regionsIn, visible, type Region } from './regions';

/** ms between two looks at what moves without a change of the page, such as a picture that has loaded. */
const EVERY = 500;

const readRegions = (portal: HTMLElement | null): Region[] =>
  [document.getElementById(APP_ID), portal]
    .flatMap((root) => (root ? regionsIn(root) : []))
    .flatMap((region) => visible(region, { width: innerWidth, height: innerHeight }) ?? []);

/** What each part drew, and where in the window it is now. */
export function useRegions(portal: HTMLElement | null): Region[] {
  const [regions, setRegions] = useState<Region[]>([]);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = readRegions(portal);
      setRegions((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(read);
    };
    const observer = new MutationObserver(soon);
    for (const root of [document.getElementById(APP_ID), portal])
      if (root) observer.observe(root, { childList: true, subtree: true, attributes: true });
    for (const event of ['scroll', 'resize']) window.addEventListener(event, soon, true);
    const timer = setInterval(soon, EVERY);
    soon();
    return () => {
      observer.disconnect();
      for (const event of ['scroll', 'resize']) window.removeEventListener(event, soon, true);
      clearInterval(timer);
      cancelAnimationFrame(frame);
    };
  }, [portal]);
  return regions;
}
