import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { openRates, openSheet, OVERVIEW } from '../testing/openRates';
import { SHEETS } from './useSheet';

const row = (name: RegExp) => screen.findByRole('button', { name });
const standing = () => screen.getByTestId('standing');

test.each(SHEETS)(
  '%s: the focus goes to its heading, Escape closes it and the focus returns to its row',
  async (name) => {
    const { user, container } = openRates(OVERVIEW);
    const sheet = await openSheet(user, name);
    await waitFor(() => expect(within(sheet).getAllByRole('heading', { level: 2 })[0]).toHaveFocus());
    expect(standing()).toHaveAttribute('data-state', `{"sheet":"${name}"}`);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(within(sheet).getByRole('button', { name: en.sheets.close }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(standing()).toHaveTextContent(OVERVIEW);
    const title = new RegExp(en.sheets[name].title.replace('{{total}}', '.*'));
    expect(screen.getByRole('button', { name: title })).toHaveFocus();
  },
);

test('each row says its result before it is opened', async () => {
  openRates(OVERVIEW);
  expect(await row(/What’s covered/)).toHaveTextContent(
    /pays \d of 7 kinds of bills on your 2019 Toyota Camry/,
  );
  expect(await row(/How \$1,025 is made/)).toHaveTextContent('From the base rate to your total');
  expect(await row(/What we assumed/)).toHaveTextContent(
    '12,000 miles a year, no accidents or tickets, coverage from',
  );
});

test('two presses on Close go back once', async () => {
  const { user } = openRates(OVERVIEW);
  const sheet = await openSheet(user, 'assumed');
  const close = within(sheet).getByRole('button', { name: en.sheets.close });
  await user.dblClick(close);
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(standing()).toHaveTextContent(OVERVIEW);
});

test('the sheets have Spanish texts', async () => {
  const { user } = openRates(OVERVIEW, {}, 'es');
  const sheet = await openSheet(user, 'assumed', es);
  expect(sheet).toHaveTextContent('12,000 millas');
  expect(sheet.textContent).not.toMatch(/assume\.|sheets\./);
});
