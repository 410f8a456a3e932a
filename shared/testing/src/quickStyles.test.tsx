/** Adds a style sheet and an element with two classes in a plain parent. */
function styled(css: string, inline = ''): CSSStyleDeclaration {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = `<div class="around"><p class="first second" style="${inline}"></p></div>`;
  const element = document.querySelector('p');
  if (!element) throw new Error('no element');
  return getComputedStyle(element);
}

test.each([
  ['p { display: flex }', 'flex'],
  ['.first { display: flex } .second { display: none }', 'none'],
  ['.second { display: none } .first { display: flex }', 'flex'],
  ['.around > .second, h1 { display: none }', 'none'],
  ['.other .second { display: none }', 'block'],
  ['p:not(.third) { display: none }', 'none'],
  ['.first::before { display: none }', 'block'],
  ['@media (min-width: 1rem) { .first { display: none } }', 'block'],
])('%s: display is %s', (css, display) => {
  expect(styled(css).display).toBe(display);
  expect(styled(css).getPropertyValue('display')).toBe(display);
});

test('visibility and pointer events are inherited, opacity is not', () => {
  const style = styled('.around { visibility: hidden; pointer-events: none; opacity: 0 }');
  expect([style.visibility, style.pointerEvents, style.opacity]).toEqual(['hidden', 'none', '']);
});

test('an inline style wins, and a later rule is applied', () => {
  expect(styled('.first { display: flex }', 'display: none').display).toBe('none');
  const style = styled('.first { display: flex }');
  document.styleSheets[0]?.insertRule('.second { display: none }', 1);
  expect(style.display).toBe('none');
});

test('any other property comes from jsdom', () => {
  expect(styled('.first { color: rgb(1, 2, 3) }').color).toBe('rgb(1, 2, 3)');
});

test('a closed dialog is hidden, an open one is not', () => {
  document.body.innerHTML = '<dialog></dialog><dialog open></dialog>';
  const shown = [...document.querySelectorAll('dialog')].map((dialog) => getComputedStyle(dialog).display);
  expect(shown).toEqual(['none', '']);
});
