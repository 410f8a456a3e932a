import { type FakeCall, limitReached, pasteInto, refusal, settle } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAskedApplication } from '../../testing/anApplication';
import {
  address,
  answeredExcept,
  choice,
  explanationOf,
  groupOf,
  openQuestions,
  PATCH,
  save,
  sent,
} from './testing/openQuestions';

const MISMATCH =
  'This selection does not match the details provided for your vehicle(s). To apply or remove rideshare or delivery coverage please return and edit your vehicle.';

beforeEach(() => sessionStorage.clear());

describe('validation (section 5)', () => {
  test('all unanswered: reported at the top, focused, with a link to each [5-46, 8-22, 5-59]', async () => {
    const shop = openQuestions();
    await shop.user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByText('You need to answer all questions')).toBeInTheDocument();
    const lines = within(summary).getAllByRole('link');
    const open = screen.getAllByRole('group', { name: /^\d+\. /, description: 'Answer this' });
    const numbers = open.map((group) => /^\d+/.exec(group.textContent ?? '')?.[0]);
    expect(numbers.length).toBeGreaterThan(5);
    expect(lines.map((line) => line.textContent)).toEqual(numbers.map((number) => `Question ${number}`));
    await shop.user.click(within(summary).getByRole('link', { name: 'Question 1' }));
    expect(await choice('business_use', 'Yes')).toHaveFocus();
    for (const code of ['business_use', 'delivery'] as const)
      expect(await groupOf(code)).toHaveAccessibleDescription('Answer this');
    expect(sent(shop)).toEqual([]);
    expect(await axe(shop.container)).toHaveNoViolations();
  });

  test.each([
    ['prior_cancellation', 'explanation is missing'],
    ['business_use', 'Explanation is missing for business vehicle'],
  ] as const)(
    '%s: a Yes without an explanation is rejected, with one it is saved [5-60]',
    async (code, message) => {
      const shop = openQuestions(answeredExcept(code));
      await shop.user.click(await choice(code, 'Yes'));
      await shop.user.click(save());
      const summary = await screen.findByRole('alert');
      expect(within(summary).getAllByRole('link')).toHaveLength(1);
      await shop.user.click(within(summary).getByRole('link', { name: new RegExp(message) }));
      const box = explanationOf(code);
      expect(box).toHaveFocus();
      expect(box).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(sent(shop)).toEqual([]);
      await pasteInto(shop.user, box ?? document.body, 'Words');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await shop.user.click(save());
      await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
    },
  );

  test('an optional explanation may stay empty [5-46]', async () => {
    const shop = openQuestions(answeredExcept('salvage_title'));
    await shop.user.click(await choice('salvage_title', 'Yes'));
    await shop.user.click(save());
    await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
  });

  test('a fixed error leaves the summary, open ones stay, and nothing takes the focus', async () => {
    const shop = openQuestions(answeredExcept('business_use', 'household_drivers'));
    await shop.user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await screen.findByRole('alert');
    await shop.user.click(await choice('business_use', 'Yes'));
    const line = await screen.findByRole('link', { name: /You need to answer all questions/ });
    expect(line).toHaveAttribute('href', '#field-household_drivers');
    // The missing explanation is reported on the next submit.
    expect(screen.queryByRole('link', { name: /Explanation is missing/ })).not.toBeInTheDocument();
    expect(await choice('business_use', 'Yes')).toHaveFocus();
    await shop.user.click(await choice('household_drivers', 'No'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

/** The server saves the answers but its response is lost; later responses arrive. */
async function saveUnheard() {
  const quote = answeredExcept('fraud_conviction');
  const shop = openQuestions(quote);
  await shop.user.click(await choice('fraud_conviction', 'No'));
  let held = quote;
  const keep = ({ body, headers }: FakeCall) => {
    if (headers.get('if-match') !== `"${held.version}"`) return refusal(412, 'version_stale');
    return (held = Object.assign({}, held, body, { version: held.version + 1 }));
  };
  const unheard = (call: FakeCall) => {
    keep(call);
    throw new TypeError('network');
  };
  shop.api.use({ 'GET /v2/quotes/:id': () => held, [PATCH]: unheard });
  await shop.user.click(save());
  await screen.findByRole('alert');
  shop.api.use({ [PATCH]: keep });
  return { ...shop, quote };
}

describe('failures', () => {
  test('after too many tries it says for how long, and the answers stay', async () => {
    const shop = openQuestions(answeredExcept('fraud_conviction'));
    await shop.user.click(await choice('fraud_conviction', 'No'));
    shop.api.use({ [PATCH]: limitReached(150) });
    await shop.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Try again in 3 minutes.');
    expect(await choice('fraud_conviction', 'No')).toBeChecked();
  });

  test.each([
    ['502', refusal(502, 'bad_gateway')],
    ['a lost connection', () => Promise.reject(new TypeError('offline'))],
  ])('%s keeps the answers, also after a reload; saving again works [8-22, R10-3]', async (_name, answer) => {
    const shop = openQuestions(answeredExcept('fraud_conviction'));
    await shop.user.click(await choice('fraud_conviction', 'No'));
    shop.api.use({ [PATCH]: answer });
    await shop.user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Your answers weren’t saved');
    expect(summary).toHaveFocus();
    shop.unmount();
    const again = openQuestions(answeredExcept('fraud_conviction'));
    expect(await choice('fraud_conviction', 'No')).toBeChecked();
    await again.user.click(save());
    await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
  });

  test('an error only the API finds has its own text and links to its question [5-46]', async () => {
    const shop = openQuestions(answeredExcept());
    await choice('tnc', 'No');
    const body = { errors: [{ code: 'question_mismatch', message: MISMATCH, attribute: 'tnc' }] };
    shop.api.use({ [PATCH]: { status: 422, body } });
    await shop.user.click(save());
    await shop.user.click(
      await screen.findByRole('link', { name: /^Question \d+: This selection does not match/ }),
    );
    expect(await choice('tnc', 'Yes')).toHaveFocus();
  });

  describe('the answers were saved, but the response was lost', () => {
    test('pressing Save again continues, without reporting someone else’s change [8-22]', async () => {
      const { user } = await saveUnheard();
      await user.click(save());
      await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
    });

    test('a refetch meanwhile is not reported as another tab’s change', async () => {
      const { api, bus, quote, user } = await saveUnheard();
      const before = api.calls.length;
      act(() => bus.emit('quote:version-changed', { quoteId: quote.id, version: quote.version + 1 }));
      await waitFor(() => expect(api.calls.length).toBeGreaterThan(before));
      await act(settle);
      expect(screen.queryByText(/changed in another tab/)).not.toBeInTheDocument();
      await user.click(save());
      await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
    });
  });

  test('another tab answered: the shopper chooses which answers to keep', async () => {
    const shop = openQuestions();
    await shop.user.click(await choice('business_use', 'No'));
    const newer = anAskedApplication({
      version: 2,
      questions: [
        { question_code: 'business_use', text: '', value: true, explanation: null, disabled: false },
      ],
    });
    shop.api.use({ 'GET /v2/quotes/:id': newer });
    act(() => shop.bus.emit('quote:version-changed', { quoteId: newer.id, version: 2 }));
    expect(await screen.findByText(/answers to the carrier’s questions were changed/)).toBeInTheDocument();
    expect(save()).toHaveAccessibleDescription(/At the top, choose/);
    await shop.user.click(screen.getByRole('button', { name: 'Load the newer answers' }));
    expect(await choice('business_use', 'Yes')).toBeChecked();
  });

  test.each([
    ['another tab gave: the shopper chooses which to keep', false, true],
    ['a car of this quote forces: not another tab’s change', true, false],
  ])('a draft over an answer that %s', async (_, disabled, told) => {
    const { user, unmount } = openQuestions();
    await user.click(await choice('business_use', 'No'));
    unmount();
    const newer = anAskedApplication({ version: 2 });
    const answer = { value: true, disabled };
    const questions = newer.questions?.map((question) =>
      question.question_code === 'prior_cancellation' ? { ...question, ...answer } : question,
    );
    openQuestions({ ...newer, questions: questions ?? null });
    expect(await choice('business_use', 'No')).toBeChecked();
    expect(screen.queryByText(/changed in another tab/) !== null).toBe(told);
  });
});
