/**
 * Runs in the page before its own scripts (injected by the browser, so no policy blocks it) and records what the
 * bench reads later. `webVitals` comes from the web-vitals package, injected just before.
 */
/* global webVitals */
(() => {
  const seen = { lcp: null, cls: 0, inp: null, usable: null, scripts: [], steps: [], csp: 0 };
  window.benchSeen = seen;
  // Reports every change, because the bench reads the page without leaving it.
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
  /** The app has replaced the static page, and the content below the heading is rendered: the screen is usable. */
  function lookForApp() {
    const app = document.getElementById('app');
    if (!app || app.hidden || document.getElementById('static-page')) return;
    if (app.querySelector('[data-after-heading]')) return;
    seen.usable = performance.now();
    seen.scripts = scriptsSoFar();
    window.reportUsable?.('');
  }
  /** A heading that replaced another one, and how long after the click. */
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
