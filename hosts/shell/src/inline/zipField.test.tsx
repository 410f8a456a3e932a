import { zipField } from './zipField';

const asked: string[] = [];

function start(search: string): HTMLInputElement {
  asked.length = 0;
  window.history.replaceState(null, '', `/quotes/new${search}`);
  document.body.innerHTML =
    '<div id="static-page"><input name="zip_code"></div><input name="zip_code" id="other">';
  window.fetch = (input, init) => {
    asked.push(typeof input === 'string' ? input : 'not a text');
    // A hanging request would block every later one for the same URL.
    expect(init?.signal).toBeInstanceOf(AbortSignal);
    return Promise.reject(new Error('offline'));
  };
  zipField(window);
  const field = document.querySelector<HTMLInputElement>('#static-page input');
  if (!field) throw new Error('no field');
  return field;
}

function type(field: HTMLInputElement, value: string): string {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value;
}

describe('the ZIP field before the app has loaded (specification 2.3)', () => {
  it('accepts only digits, at most five, and sends the lookup once [2.3-3]', () => {
    const field = start('');
    expect(type(field, '6a0 0')).toBe('600');
    expect(asked).toEqual([]);
    expect(type(field, '60018-1234')).toBe('60018');
    type(field, '60018');
    expect(asked).toEqual(['/v2/locations/lookup?zip_code=60018']);
  });

  it.each([
    ['?zip_code=60018', 1],
    ['?zip_code=6001', 0],
    ['?zip_code=60018%26x', 0],
    ['', 0],
  ])('with %p in the URL it sends %p lookups at once [2.3-4]', (search, count) => {
    start(search);
    expect(asked).toHaveLength(count);
  });

  it('does not touch the app’s own field', () => {
    start('');
    const other = document.querySelector<HTMLInputElement>('#other');
    expect(other && type(other, 'abc')).toBe('abc');
  });
});
