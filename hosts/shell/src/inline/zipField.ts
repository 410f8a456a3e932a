/**
 * The start screen before the app is there: the static ZIP field takes digits only, and the lookup is sent as soon as
 * the ZIP is known, so that its answer is in the browser's cache when the screen asks for it. Inlined alone.
 */
export function zipField(page: Window & typeof globalThis): void {
  const { document, location } = page;
  let asked = '';
  const lookUp = (zip: string): void => {
    if (zip === asked || !/^\d{5}$/.test(zip)) return;
    asked = zip;
    // The API client sends the same header: with another one the cached answer would not be its.
    const headers = { 'Accept-Language': document.documentElement.lang };
    // One that hangs is given up before the client's own patience ends, whose request the browser lets wait behind it.
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
