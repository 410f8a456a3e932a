import { swapStaticPage } from './swapStaticPage';

function page(live: string): { input: HTMLInputElement; typed: string[] } {
  document.body.innerHTML = `
    <div id="static-page"><form><input type="hidden" name="typed" value="1"><input name="zip_code"></form></div>
    <div id="app" hidden>${live}</div>`;
  const typed: string[] = [];
  document.getElementById('app')?.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement) typed.push(event.target.value);
  });
  const input = document.querySelector<HTMLInputElement>('#static-page [name=zip_code]');
  if (!input) throw new Error('no field');
  return { input, typed };
}

describe('replacing the static page (architecture, Budgets: start)', () => {
  it('keeps what was typed, and the focus with its caret', () => {
    const { input, typed } = page('<input name="zip_code">');
    input.focus();
    input.value = '6001';
    input.setSelectionRange(2, 2);
    swapStaticPage();
    const live = document.querySelector<HTMLInputElement>('#app [name=zip_code]');
    expect(document.getElementById('static-page')).toBeNull();
    expect(document.getElementById('app')?.hidden).toBe(false);
    expect(live?.value).toBe('6001');
    expect(typed).toEqual(['6001']);
    expect(document.activeElement).toBe(live);
    expect(live?.selectionStart).toBe(2);
  });

  it.each([
    ['a link of the header', '<a href="/privacy">Privacy</a>', 'a'],
    ['a footer link that is also in the header', '<footer><a href="tel:1">555</a></footer>', 'footer a'],
    ['the main area, the skip link’s target', '<main id="main" tabindex="-1">shape</main>', 'main'],
  ])('keeps the focus on %s', (_where, markup, selector) => {
    const frame = '<header><a href="tel:1">555</a></header>';
    const live = markup.replace('shape', '<h1>Cars</h1>');
    document.body.innerHTML = `<div id="static-page">${frame}${markup}</div><div id="app" hidden>${frame}${live}</div>`;
    document.querySelector<HTMLElement>(`#static-page ${selector}`)?.focus();
    swapStaticPage();
    expect(document.activeElement).toBe(document.querySelector(`#app ${selector}`));
  });

  it('does not move a focus outside the fields, and adds no text', () => {
    const { typed } = page('<input name="zip_code" value="60018"><button>Go</button>');
    swapStaticPage();
    expect(typed).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  it('works for a screen without the field, and does nothing the second time', () => {
    const { input } = page('<h1>Not now</h1>');
    input.value = '60018';
    swapStaticPage();
    document.body.insertAdjacentHTML('beforeend', '<div id="other"></div>');
    swapStaticPage();
    expect(document.body.textContent).toContain('Not now');
  });
});
