/**
 * The start screen before the app has loaded: the static ZIP field accepts only digits, and the lookup is sent as soon
 * as the ZIP is complete, so the screen finds it in the browser's cache. Inlined, so it imports nothing.
 */
export function zipField(page: Window & typeof globalThis): void {
  const { document, location } = page;
  let asked = '';
  const lookUp = (zip: string): void => {
    if (zip === asked || !/^\d{5}$/.test(zip)) return;
    asked = zip;
    // The API client sends the same header, which the cached response must match.
    const headers = { 'Accept-Language': document.documentElement.lang };
    // Aborted before the client's own time limit, since the browser queues the client's request behind it.
    const signal = page.AbortSignal.timeout(10_000);
    page.fetch(`/v2/locations/lookup?zip_code=${zip}`, { headers, signal }).catch(() => {});
  };
  lookUp(new URLSearchParams(location.search).get('zip_code') ?? '');
  document.addEventListener('input', ({ target }) => {
    const field = target instanceof HTMLInputElement && target.closest('#static-page') ? target : null;
    if (field?.name !== 'zip_code') return;
    const digits = field.value.replace(/\D/g, '').slice(0, 5);
    if (digits !== field.value) field.value = digits;
    lookUp(digits);
  });
}
