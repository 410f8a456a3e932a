import { aRate, type FakeCall, pasteInto } from '@shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anAskedApplication, aWholeVehicle } from '../../testing/anApplication';
import {
  address,
  answeredExcept,
  asked,
  choice,
  explanationOf,
  openQuestions,
  PATCH,
  save,
  sent,
  textOf,
} from './testing/openQuestions';

const MISMATCH =
  'This selection does not match the details provided for your vehicle(s). To apply or remove rideshare or delivery coverage please return and edit your vehicle.';

const escaped = (text: string) => text.replaceAll(/[?.()]/g, String.raw`\$&`);

beforeEach(() => sessionStorage.clear());

test('has a title and subtitle, then the numbered yes-or-no questions of state and carrier (2.12) [2.12-39, 2.12-40, R31]', async () => {
  openQuestions();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('A few questions');
  expect(screen.getByText(/Answer for every car and driver/)).toBeInTheDocument();
  const legends = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  const numbered = asked().map((code, index) => `${index + 1}. ${textOf(code)}`);
  const [fixed = ''] = numbered.splice(asked().indexOf('contents_plus'), 1);
  expect(legends).toEqual(numbered);
  expect(screen.getByText(fixed)).toBeInTheDocument();
  expect(await choice('tnc', 'Yes')).not.toBeChecked();
  expect(await choice('tnc', 'No')).not.toBeChecked();
});

test('saving sends every answer and goes to the review once the update has finished (2.12) [2.12-42, 2.12-44, 4-59]', async () => {
  const shop = openQuestions(answeredExcept('prior_cancellation', 'tnc'));
  await shop.user.click(await choice('tnc', 'No'));
  await shop.user.click(await choice('prior_cancellation', 'Yes'));
  await pasteInto(shop.user, explanationOf('prior_cancellation') ?? document.body, 'A late payment');
  let finish: (() => void) | undefined;
  shop.api.use({
    [PATCH]: ({ body }: FakeCall) =>
      new Promise((done) => {
        finish = () => done(Object.assign({}, anAskedApplication(), body, { version: 2 }));
      }),
  });
  await shop.user.click(save());
  await waitFor(() => expect(finish).toBeDefined());
  expect(save()).toHaveAttribute('aria-busy', 'true');
  expect(address()).toBe('/bol/questions/edit');
  act(() => finish?.());
  await waitFor(() => expect(address()).toBe('/bol/quotes/review'));
  expect(sent(shop)).toEqual([
    {
      questions: asked().map((question_code) => ({
        question_code,
        value: question_code === 'prior_cancellation',
        explanation: question_code === 'prior_cancellation' ? 'A late payment' : null,
      })),
    },
  ]);
});

test('cancel and return goes to the coverages (2.12) [2.12-43]', async () => {
  openQuestions();
  expect(await screen.findByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/bol/coverages');
});

const business = anAskedApplication({ vehicles: [aWholeVehicle({ use_code: 'business' })] });
const monitored = anAskedApplication({
  selected_rate: aRate({ carrier_id: 'USHC', monitored_driver: true }),
});

test.each([
  [
    'contents_plus',
    anAskedApplication(),
    false,
    'The answer is No: Contents PLUS isn’t part of this policy.',
  ],
  ['business_use', business, true, /^The answer is Yes, because .*: 2019 Toyota Camry\.$/],
  ['monitoring', monitored, true, /^The answer is Yes, because .* monitored driver program\.$/],
] as const)(
  '%s has a fixed answer: text with its reason instead of a choice, and its value is sent (section 4, reading 73) [4-78, 4-79, 4-64, R73]',
  async (code, quote, value, why) => {
    const answered = quote.questions?.map((question) => ({
      ...question,
      value: question.value ?? false,
      explanation: question.value === true && question.question_code === 'business_use' ? 'Errands' : null,
    }));
    const shop = openQuestions({ ...quote, questions: answered ?? null });
    expect(await screen.findByText(new RegExp(`^\\d+\\. ${escaped(textOf(code))}$`))).toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: new RegExp(escaped(textOf(code))) })).not.toBeInTheDocument();
    await shop.user.click(save());
    await waitFor(() => expect(sent(shop)).toHaveLength(1));
    expect(sent(shop)[0]?.questions).toContainEqual(expect.objectContaining({ question_code: code, value }));
  },
);

test('whether the shopper takes part in monitoring is not asked on another rate (reading 57) [R57]', async () => {
  openQuestions();
  await choice('tnc', 'No');
  expect(screen.queryByText(new RegExp(escaped(textOf('monitoring'))))).not.toBeInTheDocument();
});

test('a Yes shows an explanation field (section 4) [2.12-41, 4-66]', async () => {
  const { user } = openQuestions(anAskedApplication());
  await user.click(await choice('existing_damage', 'Yes'));
  expect(explanationOf('existing_damage')).toBeInTheDocument();
  await user.click(await choice('existing_damage', 'No'));
  expect(explanationOf('existing_damage')).not.toBeInTheDocument();
});

test('on a monitored rate it keeps its explanation field (reading 57) [R57-2]', async () => {
  const { user } = openQuestions(monitored);
  const group = await screen.findByRole('group', { name: new RegExp(escaped(textOf('existing_damage'))) });
  await user.click(within(group).getByRole('radio', { name: 'Yes' }));
  expect(
    screen.getByRole('textbox', { name: /Please explain your answer to question 9/ }),
  ).toBeInTheDocument();
});

describe('consistency with the vehicles (section 4)', () => {
  const tnc = aWholeVehicle({ use_code: 'business', tnc: true });
  const delivery = aWholeVehicle({ use_code: 'business', individual_delivery: true });

  // The domain's table has every answer beside every car.
  test.each([
    ['tnc', 'Yes', aWholeVehicle()],
    ['delivery', 'No', delivery],
  ] as const)(
    '%s answered %s against them is cleared and opens the modal [2.12-45, 2.12-46, 8-24, 4-65]',
    async (code, label, vehicle) => {
      const { user, container } = openQuestions(anAskedApplication({ vehicles: [vehicle] }));
      await user.click(await choice(code, label));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent(MISMATCH);
      expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/bol/quotes/vehicles');
      expect(await axe(container)).toHaveNoViolations();
      await user.click(within(dialog).getByRole('button', { name: 'Back to the questions' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(await choice(code, label)).not.toBeChecked();
      expect(await choice(code, label)).toHaveFocus();
    },
  );

  test('answers in agreement are kept [4-65]', async () => {
    const { user } = openQuestions(anAskedApplication({ vehicles: [delivery] }));
    for (const [code, label] of [
      ['tnc', 'No'],
      ['delivery', 'Yes'],
    ] as const) {
      await user.click(await choice(code, label));
      expect(await choice(code, label)).toBeChecked();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  });

  test('going to the vehicles and back keeps the answers [2.12-46]', async () => {
    const { user, unmount } = openQuestions();
    await user.click(await choice('existing_damage', 'Yes'));
    await pasteInto(user, explanationOf('existing_damage') ?? document.body, 'A dent');
    await user.click(await choice('tnc', 'Yes'));
    await user.click(await screen.findByRole('link', { name: 'Go to your vehicles' }));
    await waitFor(() => expect(address()).toBe('/bol/quotes/vehicles'));
    unmount();
    openQuestions(anAskedApplication({ vehicles: [tnc] }));
    expect(await choice('existing_damage', 'Yes')).toBeChecked();
    expect(explanationOf('existing_damage')).toHaveValue('A dent');
    await user.click(await choice('tnc', 'Yes'));
    expect(await choice('tnc', 'Yes')).toBeChecked();
  });

  test('an answer that the vehicles now contradict is asked again', async () => {
    const { user, unmount } = openQuestions();
    await user.click(await choice('tnc', 'No'));
    unmount();
    openQuestions(anAskedApplication({ vehicles: [tnc] }));
    expect(await choice('tnc', 'No')).not.toBeChecked();
  });
});

test('opened too early it redirects to the unfinished step [R9-4]', async () => {
  openQuestions(anAskedApplication({ term: null }));
  await waitFor(() => expect(address()).toBe('/bol/policy-details'));
});

test('in Spanish', async () => {
  const { user } = openQuestions(anAskedApplication(), 'es');
  const group = await screen.findByRole('group', { name: `1. ${textOf('business_use', 'es')}` });
  await user.click(within(group).getByRole('radio', { name: 'Sí' }));
  await user.click(screen.getByRole('button', { name: 'Guardar y continuar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Debe responder todas las preguntas');
});
