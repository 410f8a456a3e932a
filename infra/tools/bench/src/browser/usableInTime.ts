/** Milliseconds after which a screen counts as broken. */
const LIMIT = 60_000;

/** Resolves with the page's report. @throws if it does not come, which would let the bench wait forever */
export function usableInTime(reported: Promise<void>, limit = LIMIT): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The screen did not become usable within ${limit / 1000} s`));
    const timer = setTimeout(fail, limit);
    void reported.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
