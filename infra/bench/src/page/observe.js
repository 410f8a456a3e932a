/**
 * Runs in the page before its own scripts (put there by the browser, so no policy forbids it) and writes down what the
 * bench reads later. `webVitals` comes from the web-vitals package, injected just before.
 */
/* global webVitals */
(() => {
  const seen = { lcp: null, cls: 0, inp: null, usable: null, scripts: [], steps: [], csp: 0 };
  window.benchSeen = seen;
  // Every change is reported: the page is not left before it is read.
  const each = { reportAllChanges: true, durationThreshold: 16 };
  webVitals.onLCP(({ value }) => (seen.lcp = value), each);
  webVitals.onCLS(({ value }) => (seen.cls = value), each);
  webVitals.onINP(({ value }) => (seen.inp = value), each);
  document.addEventListener('securitypolicyviolation', () => (seen.csp += 1));

  let clicked = null;
  let heading = null;
  document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true);

  function scriptsSoFar() {
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js'));
  }
  /** The static page has given way to the app, and what stands below the heading is there: the screen can be used. */
  function lookForApp() {
    const app = document.getElementById('app');
    if (!app || app.hidden || document.getElementById('static-page')) return;
    if (app.querySelector('[data-after-heading]')) return;
    seen.usable = performance.now();
    seen.scripts = scriptsSoFar();
  }
  /** A heading that another one replaced: how long after the click it came. */
  function lookForHeading() {
    const now = document.querySelector('#app h1')?.textContent ?? null;
    if (now === null || now === heading) return;
    if (heading !== null && clicked !== null)
      seen.steps.push({ path: location.pathname, heading: now, ms: performance.now() - clicked });
    [heading, clicked] = [now, null];
  }
  new MutationObserver(() => {
    if (seen.usable === null) lookForApp();
    if (seen.usable !== null) lookForHeading();
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
})();
