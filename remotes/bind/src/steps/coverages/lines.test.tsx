import { formatDollars, planTypeFor, shownTotal } from '@shared/domain';
import { askedLines, choiceOf, decidedLines, keptLines, packagesBasis } from '@shared/domain/purchase';
import { lineWording } from '@shared/i18n/choices';
import { refusal } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { lines as en } from '../../locales/en/lines';
import { lines as es } from '../../locales/es/lines';
import { address, anApplicationIn, CHOOSE, openCoverages, PRICES, pricesOf } from './testing/openCoverages';

const card = (name: string) => screen.findByRole('region', { name });
const save = () => screen.getByRole('button', { name: /^(Save|Sign) and continue$/ });
const bodies = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/choices')).map(({ body }) => body);

beforeEach(() => sessionStorage.clear());

// The domain's table has the lines of every state and package.
test('each line has its price, nothing is preselected, and nothing goes on without a choice [R58-4]', async () => {
  const asked = ['um', 'uim', 'umpd'] as const;
  const { user, api, container } = openCoverages(anApplicationIn('IN', 'LIABILITY'));
  for (const line of asked) {
    const group = await card(en.name[line]);
    for (const radio of within(group).getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(group).toHaveTextContent('$24 for 6 months');
  }
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  for (const line of asked) expect(summary).toHaveTextContent(en.undecided[line]);
  expect([bodies(api.calls), address()]).toEqual([[], '/bol/coverages']);
});

test('what is kept needs no signature; a rejection shows its words and is signed [R58-3, R58-4]', async () => {
  const quote = anApplicationIn('TX', 'GOOD');
  const { user, api } = openCoverages(quote);
  await user.click(within(await card(en.name.um_uim)).getByRole('radio', { name: /^Keep it: \$24/ }));
  const pip = await card(en.name.pip);
  expect(within(pip).getAllByRole('radio')).toHaveLength(3);
  await user.click(within(pip).getByRole('radio', { name: en.reject }));
  const wording = lineWording('TX', { line: 'pip', signed: 'pip_rejection' });
  expect(within(pip).getByText(wording?.en ?? 'none')).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(en.unsigned.pip);
  await user.click(within(pip).getByRole('checkbox'));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/questions/edit'));
  const basis = packagesBasis(quote.vehicles);
  expect(bodies(api.calls)).toEqual([
    {
      choices: [
        { line: 'um_uim', choice: 'keep', basis },
        { line: 'pip', choice: 'reject', basis, version: '2026-11' },
      ],
    },
  ]);
});

test('a limit is chosen with its own price', async () => {
  const { user, api } = openCoverages(anApplicationIn('TX', 'GOOD'));
  await user.click(within(await card(en.name.um_uim)).getByRole('radio', { name: /^Keep/ }));
  await user.click(within(await card(en.name.pip)).getByRole('radio', { name: /^Keep \$5,000: \$32/ }));
  await user.click(screen.getByRole('button', { name: en.save }));
  await waitFor(() => expect(bodies(api.calls)).toHaveLength(1));
  expect(bodies(api.calls)[0]).toMatchObject({
    choices: [{ line: 'um_uim' }, { line: 'pip', amount: 500_000 }],
  });
});

test('PA: unsigned means stacked and full tort, and the notice names both annual premiums [R59, R59-2, R59-3, R59-4]', async () => {
  const quote = anApplicationIn('PA', 'GOOD');
  const { user, api } = openCoverages(quote);
  const tort = await card(en.name.tort);
  expect(screen.getAllByText('First party benefits (medical)').length).toBeGreaterThan(0);
  expect(tort).toHaveTextContent('If you don’t sign, you have full tort');
  expect(tort).toHaveTextContent('under this “limited tort” option is $598.');
  expect(tort).toHaveTextContent('under this “full tort” option is $648.');
  const stacking = await card(en.name.stacking_um);
  for (const one of [tort, stacking]) expect(within(one).getByRole('checkbox')).not.toBeChecked();
  await user.click(within(await card(en.name.uim)).getByRole('radio', { name: /^Add it/ }));
  // Keeping a coverage asks about stacking it.
  expect(within(await card(en.name.stacking_uim)).getByRole('checkbox')).not.toBeChecked();
  await user.click(within(tort).getByRole('checkbox'));
  await user.click(save());
  await waitFor(() => expect(bodies(api.calls)).toHaveLength(1));
  expect(bodies(api.calls)[0]).toEqual({
    choices: [
      { line: 'uim', choice: 'keep', basis: packagesBasis(quote.vehicles) },
      { line: 'tort', choice: 'reject', basis: 'driver-1', version: '2026-11', premiums: [59_800, 64_800] },
    ],
  });
});

test('in Spanish, so are the choices and the words to sign', async () => {
  const { user } = openCoverages(anApplicationIn('IN', 'LIABILITY'), { language: 'es' });
  const um = await card(es.name.um);
  expect(within(um).getByRole('radio', { name: 'Conservarla: $24 por 6 meses' })).not.toBeChecked();
  await user.click(within(um).getByRole('radio', { name: es.reject }));
  const wording = lineWording('IN', { line: 'um', signed: 'um_rejection' });
  expect(within(um).getByText(wording?.es ?? 'none')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /continuar$/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(es.undecided.uim);
});

test('what was chosen is listed, and can be changed', async () => {
  const quote = anApplicationIn('TX', 'GOOD');
  const coverage_choices = keptLines(quote).map((one) =>
    one.line === 'pip'
      ? {
          ...one,
          choice: 'reject' as const,
          signature: { version: '2026-11', consent_id: 'c', signed_at: '2026-11-28T18:00:00.000Z' },
        }
      : one,
  );
  const decided = { ...quote, coverage_choices, reviewed_coverages: packagesBasis(quote.vehicles) };
  for (const line of askedLines(decided)) expect(choiceOf(line, decided)).not.toBeNull();
  const { user } = openCoverages(decided);
  const made = await screen.findByRole('region', { name: 'What you chose' });
  expect(
    within(made)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Uninsured and underinsured motorist coverage: you keep it',
    'Personal injury protection: you rejected it, signed on November 28, 2026',
  ]);
  expect(screen.getByRole('link', { name: 'Continue to questions' })).toBeInTheDocument();
  await user.click(within(made).getByRole('button', { name: 'Change my choices' }));
  const group = await card(en.name.pip);
  for (const radio of within(group).getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test.each([
  [
    'IL',
    'LIABILITY',
    'Your choice: what your package leaves out',
    'Your quote left this out. In Illinois, you decide:',
  ],
  [
    'IN',
    'LIABILITY',
    'Your choice: what your package leaves out',
    'Your quote left these out. In Indiana, you decide about each one:',
  ],
  ['KS', 'BETTER', 'Your choice: sign only for less', 'In Kansas, you can sign for less at a lower price.'],
] as const)(
  '%s, %s: says what is decided, and why its prices are not those above',
  async (state, name, heading, lead) => {
    openCoverages(anApplicationIn(state, name));
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${lead}`))).toBeInTheDocument();
    expect(screen.getByText(en.prices)).toBeInTheDocument();
  },
);

const SIGNED = { version: '2026-11', consent_id: 'c', signed_at: '2026-11-28T18:00:00.000Z' };

test.each([
  [
    'signed',
    'reject',
    [
      'Underinsured motorist injury coverage: you rejected it, signed on November 28, 2026',
      'Uninsured motorist coverage: not stacked, signed on November 28, 2026',
      'Limited tort: signed on November 28, 2026',
    ],
  ],
  [
    'unsigned',
    'keep',
    [
      'Underinsured motorist injury coverage: you added it',
      'Uninsured motorist coverage: stacked',
      'Underinsured motorist coverage: stacked',
      'Full tort, because you didn’t sign for limited tort',
    ],
  ],
] as const)('PA, %s: the list says what now holds (reading 59)', async (_name, choice, said) => {
  const quote = anApplicationIn('PA', 'GOOD');
  const coverage_choices = decidedLines(quote, ({ isRequired }) => {
    if (choice === 'reject') return { choice, amount: null };
    return isRequired ? { choice, amount: null } : null;
  }).map((one) => ({ ...one, signature: choice === 'reject' ? SIGNED : null }));
  openCoverages({ ...quote, coverage_choices, reviewed_coverages: packagesBasis(quote.vehicles) });
  const made = await screen.findByRole('region', { name: 'What you chose' });
  const items = within(made).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(said);
});

test('the price beside the page stays the one that was chosen, also with kept coverage (reading 8)', async () => {
  const quote = anApplicationIn('TX', 'GOOD');
  const kept = { coverage_choices: keptLines(quote), reviewed_coverages: packagesBasis(quote.vehicles) };
  openCoverages({ ...quote, ...kept });
  await screen.findByRole('region', { name: 'What you chose' });
  const beside = screen.getByRole('complementary', { name: 'The price you chose' });
  const rate = quote.selected_rate;
  if (!rate) throw new Error('nothing was bought');
  const total = formatDollars(shownTotal(rate, planTypeFor(rate)));
  expect(beside).toHaveTextContent(`${total} in all for 6 months, fees included`);
});

test('a failed call keeps the choices for a retry', async () => {
  const { user, api } = openCoverages(anApplicationIn('WI', 'LIABILITY'), {
    handlers: { [CHOOSE]: refusal(503, 'unavailable') },
  });
  const group = await card(en.name.medical);
  await user.click(within(group).getByRole('radio', { name: /^Add \$1,000/ }));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your choices');
  expect(within(group).getByRole('radio', { name: /^Add/ })).toBeChecked();
  expect(bodies(api.calls)).toHaveLength(1);
});

test('without prices nothing can be chosen, and loading is retried', async () => {
  const quote = anApplicationIn('WI', 'LIABILITY');
  const { user, api } = openCoverages(quote, { handlers: { [PRICES]: refusal(503, 'unavailable') } });
  expect(await screen.findByText(/We couldn’t load your choices/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Continue to questions' })).not.toBeInTheDocument();
  api.use({ [PRICES]: pricesOf(quote) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card(en.name.medical)).toBeInTheDocument();
});

test('an application that was signed before lines could be chosen stays as it is (ADR 0063)', async () => {
  const quote = anApplicationIn('TX', 'GOOD');
  const signed_choices = (['uim_rejection', 'umpd_rejection', 'pip_rejection'] as const).map((kind) => ({
    kind,
    basis: packagesBasis(quote.vehicles),
    version: '2026-11',
    consent_id: kind,
    signed_at: '2026-11-21T18:00:00.000Z',
  }));
  openCoverages({ ...quote, signed_choices, reviewed_coverages: packagesBasis(quote.vehicles) });
  const signed = await screen.findByRole('region', { name: 'What you signed' });
  expect(within(signed).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('radio', { name: /^Keep/ })).not.toBeInTheDocument();
});
