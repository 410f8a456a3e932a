import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../test/expectAccessible';
import { SegmentedControl } from './SegmentedControl';

function Plans() {
  const [plan, setPlan] = useState<'month' | 'full'>('month');
  return (
    <SegmentedControl
      legend="How would you like to pay?"
      value={plan}
      onValueChange={setPlan}
      options={[
        { value: 'month', label: 'Monthly' },
        { value: 'full', label: 'Pay in full', detail: 'save $61' },
      ]}
    />
  );
}

describe('SegmentedControl', () => {
  it('is a named radio group that works by keyboard and selects at once', async () => {
    const { container } = render(<Plans />);
    expect(screen.getByRole('group', { name: 'How would you like to pay?' })).toBeTruthy();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Monthly' }));
    await userEvent.click(screen.getByText('Pay in full'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pay in full/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(false);
    await expectAccessible(container);
  });

  it('while a choice is being saved it accepts no other and keeps the focus [4-38]', async () => {
    const choose = jest.fn();
    const options = [
      { value: 'GOOD', label: 'Good' },
      { value: 'BETTER', label: 'Better' },
    ];
    const control = (busy: boolean) => (
      <SegmentedControl legend="Coverage" value="GOOD" onValueChange={choose} options={options} busy={busy} />
    );
    const { rerender } = render(control(false));
    screen.getByRole('radio', { name: 'Good' }).focus();
    rerender(control(true));
    expect(screen.getByRole('group').getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Good' }));
    await userEvent.click(screen.getByText('Better'));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
    rerender(control(false));
    await userEvent.click(screen.getByText('Better'));
    expect(choose).toHaveBeenCalledWith('BETTER');
  });
});
