import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../test/expectAccessible';
import { AddCard } from './AddCard';
import { Button } from './Button';
import { LinkButton } from './LinkButton';

describe('Button', () => {
  it('is pressed by mouse and keyboard', async () => {
    const press = jest.fn();
    const { container } = render(<Button onClick={press}>See my prices</Button>);
    const button = screen.getByRole('button', { name: 'See my prices' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
    await expectAccessible(container);
  });

  it('while busy it keeps the focus, announces it, and neither clicks nor submits', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { container } = render(
      <form onSubmit={submit}>
        <Button type="submit" busy busyText="Saving your car" onClick={press}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Saving your car');
    expect([press, submit].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    await expectAccessible(container);
  });

  it('if disabled it says why and does nothing', async () => {
    const press = jest.fn();
    const { container } = render(
      <Button disabledReason="Choose one answer first" onClick={press}>
        Continue
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Continue', description: 'Choose one answer first' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(press).not.toHaveBeenCalled();
    await expectAccessible(container);
  });
});

const RouterLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <a href={`/routed${to}`}>{children}</a>
);

describe('LinkButton', () => {
  it('is a link by default, and renders the given component', async () => {
    const { container } = render(
      <>
        <LinkButton href="/plain">Plain</LinkButton>
        <LinkButton as={RouterLink} to="/cars" variant="primary">
          Routed
        </LinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Plain' }).getAttribute('href')).toBe('/plain');
    expect(screen.getByRole('link', { name: 'Routed' }).getAttribute('href')).toBe('/routed/cars');
    await expectAccessible(container);
  });
});

describe('AddCard', () => {
  it('adds when pressed, and is named by its text with the hint as description', async () => {
    const add = jest.fn();
    const { container } = render(
      <AddCard onClick={add} hint="Two or more cars earn 15% off" aria-label="Add a car">
        Add a car
      </AddCard>,
    );
    await userEvent.click(
      screen.getByRole('button', { name: 'Add a car', description: 'Two or more cars earn 15% off' }),
    );
    expect(add).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  it('at the limit of six it says so, keeps its place and does nothing (spec 2.6) [2.6-3]', async () => {
    const add = jest.fn();
    render(
      <AddCard onClick={add} disabledReason="Six cars is the most">
        Add a car
      </AddCard>,
    );
    const card = screen.getByRole('button', { description: 'Six cars is the most' });
    await userEvent.click(card);
    expect(card.getAttribute('aria-disabled')).toBe('true');
    expect(add).not.toHaveBeenCalled();
  });
});
