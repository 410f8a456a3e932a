import { openParentLine } from './openParentLine';

const PARTNER = 'https://bank.example';
const choices = {
  autoQuote: 1,
  type: 'choices',
  detail: { language: 'es', theme: {}, prefill: { zip: '60018' } },
};

/** A frame's window, whose parent keeps what it is sent. */
function aFrame() {
  const posted: [unknown, string][] = [];
  const parent = { postMessage: (message: unknown, origin: string) => void posted.push([message, origin]) };
  const page = Object.assign(new EventTarget(), { parent });
  const receive = (data: unknown, origin: string, source: unknown = parent) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the few parts of a window that it uses
  return { posted, receive, page: page as unknown as Window };
}

test('it greets anyone, and tells events only to the origin that answered', async () => {
  const { page, posted, receive } = aFrame();
  const line = openParentLine([PARTNER], page);
  line.tell('step', { step: 'start' });
  expect(posted).toEqual([[{ autoQuote: 1, type: 'hello', detail: {} }, '*']]);
  receive(choices, PARTNER);
  await expect(line.firstChoices).resolves.toMatchObject({ language: 'es', prefill: { zip: '60018' } });
  line.tell('handoff', { quoteId: 'q1' });
  expect(posted.slice(1)).toEqual([
    [{ autoQuote: 1, type: 'step', detail: { step: 'start' } }, PARTNER],
    [{ autoQuote: 1, type: 'handoff', detail: { quoteId: 'q1' } }, PARTNER],
  ]);
});

test.each([
  ['another origin', choices, 'https://evil.example', undefined],
  ['another window', choices, PARTNER, {}],
  ['another kind of message', { ...choices, type: 'step' }, PARTNER, undefined],
  ['another version', { ...choices, autoQuote: 2 }, PARTNER, undefined],
])('it ignores %s', (_, data, origin, source) => {
  const { page, posted, receive } = aFrame();
  const line = openParentLine([PARTNER], page);
  const heard = jest.fn();
  line.onChoices(heard);
  receive(data, origin, source);
  line.tell('step', { step: 'start' });
  expect(heard).not.toHaveBeenCalled();
  expect(posted).toHaveLength(1);
});

test('a page that does not answer does not stop the quote', async () => {
  jest.useFakeTimers();
  const line = openParentLine([PARTNER], aFrame().page);
  await jest.advanceTimersByTimeAsync(1000);
  await expect(line.firstChoices).resolves.toBeNull();
  jest.useRealTimers();
});
