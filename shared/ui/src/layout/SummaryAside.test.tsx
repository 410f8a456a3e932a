import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Wizard } from './Wizard';

/** A form with the opened summary below it. */
async function openSummary() {
  const user = userEvent.setup();
  const summary = <a href="#car">Change the car</a>;
  render(
    <Wizard heading={<h1 tabIndex={-1}>Question</h1>} summaryTitle="Your quote so far" summary={summary}>
      <p>Some words</p>
      <button type="button">Continue</button>
    </Wizard>,
  );
  const bar = screen.getByRole('button', { name: 'Your quote so far' });
  await user.click(bar);
  expect(bar).toHaveAttribute('aria-expanded', 'true');
  return { user, bar, next: screen.getByRole('button', { name: 'Continue' }) };
}

test('an open summary closes when the focus goes to the page, which it may cover', async () => {
  const { user, bar, next } = await openSummary();
  await user.tab({ shift: true });
  expect(next).toHaveFocus();
  expect(bar).toHaveAttribute('aria-expanded', 'false');
});

test('it closes on Escape, with the focus on its bar', async () => {
  const { user, bar } = await openSummary();
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(bar).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(bar).toHaveAttribute('aria-expanded', 'false');
  expect(bar).toHaveFocus();
});

test('it stays open while the shopper scrolls, reads or presses a button, which must not move away', async () => {
  const { user, bar, next } = await openSummary();
  fireEvent.scroll(window);
  fireEvent.blur(window);
  await user.click(screen.getByText('Some words'));
  expect(bar).toHaveAttribute('aria-expanded', 'true');
  // jsdom does not tell a press from a key.
  const pressed = ':active:not(:focus-visible)';
  const matches = (selector: string) =>
    selector === pressed || Element.prototype.matches.call(next, selector);
  Object.assign(next, { matches });
  await user.click(next);
  expect(next).toHaveFocus();
  expect(bar).toHaveAttribute('aria-expanded', 'true');
});

test('it stays open in a page that keeps it after the form, where it covers nothing', async () => {
  const { user, bar, next } = await openSummary();
  screen.getByRole('complementary').style.position = 'static';
  await user.tab({ shift: true });
  expect(next).toHaveFocus();
  expect(bar).toHaveAttribute('aria-expanded', 'true');
});
