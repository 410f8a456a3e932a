import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../test/expectAccessible';
import { Combobox } from './Combobox';
import type { ComboboxProps } from './comboboxProps';

const cars = [
  { id: '1', label: '2021 Honda Civic', detail: 'EX' },
  { id: '2', label: '2021 Honda Accord' },
];
const select = jest.fn();

function Search({ status = 'ready', options = cars }: Partial<ComboboxProps<(typeof cars)[number]>>) {
  const [query, setQuery] = useState('');
  return (
    <Combobox
      label="Find your car"
      query={query}
      onQueryChange={setQuery}
      options={options}
      onSelect={select}
      status={query.length < 4 ? 'idle' : status}
      loadingText="Looking"
      emptyText="No car found"
      countText={(count) => `${count} cars`}
    />
  );
}
const box = () => screen.getByRole('combobox', { name: 'Find your car' });

describe('Combobox', () => {
  beforeEach(() => select.mockClear());

  it('shows no list until four characters are typed (spec section 9) [5-8]', async () => {
    render(<Search />);
    await userEvent.type(box(), 'hon');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('arrow keys move through the list and wrap, and Enter selects', async () => {
    const { container } = render(<Search />);
    await userEvent.type(box(), 'hond');
    expect(screen.getByRole('status').textContent).toBe('2 cars');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const first = screen.getByRole('option', { selected: true });
    expect(first.textContent).toContain('Civic');
    expect(box().getAttribute('aria-activedescendant')).toBe(first.id);
    await expectAccessible(container);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(select).toHaveBeenCalledWith(cars[1]);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('a click selects and Escape closes', async () => {
    render(<Search />);
    await userEvent.type(box(), 'hond');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('option', { name: /Accord/ }));
    expect(select).toHaveBeenCalledWith(cars[1]);
  });

  it.each([
    ['loading', 'Looking'],
    ['ready', 'No car found'],
  ] as const)('says so while %s without options', async (status, words) => {
    const { container } = render(<Search status={status} options={[]} />);
    await userEvent.type(box(), 'hond');
    expect(screen.getByRole('status').textContent).toBe(words);
    await expectAccessible(container);
  });
});
