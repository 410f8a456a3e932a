/**
 * The start screen before the app is there: the static ZIP field takes digits only, and the lookup is sent as soon as
 * the ZIP is known, so that its answer is in the browser's cache when the screen asks for it. Inlined alone.
 */
export function zipField(page: Window): void {
  const { document, location } = page;
  let asked = '';
  const lookUp = (zip: string): void => {
    if (zip === asked || !/^\d{5}$/.test(zip)) return;
    asked = zip;
    page.fetch(`/v2/locations/lookup?zip_code=${zip}`).catch(() => {});
  };
  lookUp(new URLSearchParams(location.search).get('zip_code') ?? '');
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.name !== 'zip_code' || !field.closest('#static-page')) return;
    const digits = field.value.replace(/\D/g, '').slice(0, 5);
    if (digits !== field.value) field.value = digits;
    lookUp(digits);
  });
}
