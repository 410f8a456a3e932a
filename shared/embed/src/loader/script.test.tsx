const current = (element: Element | null) =>
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element as HTMLScriptElement);

const aScript = (src: string) => Object.assign(document.createElement('script'), { src });

/** Runs the loader again, as a second tag would. */
const run = () =>
  jest.isolateModulesAsync(async () => {
    await import('./script');
  });

afterEach(() => jest.restoreAllMocks());

test('an image named currentScript defines nothing', async () => {
  current(Object.assign(document.createElement('img'), { src: 'https://evil.example/x.js' }));
  await run();
  expect(customElements.get('auto-quote')).toBeUndefined();
});

test('defines the element once, whichever versions are on the page', async () => {
  current(aScript('https://site.example/embed/v1.js'));
  await run();
  const first = customElements.get('auto-quote');
  expect(first).toBeDefined();
  current(aScript('https://site.example/embed/1.0.0.js'));
  await run();
  expect(customElements.get('auto-quote')).toBe(first);
});
