import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../test/expectAccessible';
import { JoinedChoices } from './JoinedChoices';

function Loan({ error }: { error?: string }) {
  const [value, setValue] = useState<'no' | 'yes' | null>(null);
  return (
    <JoinedChoices
      name="loan"
      legend="Is there a loan?"
      hint="A bank or a leasing company"
      error={error}
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ]}
    />
  );
}

test('starts without a choice, and is a named radio group that works by keyboard', async () => {
  const { container } = render(<Loan />);
  const [no, yes] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([no?.checked, yes?.checked]).toEqual([false, false]);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(no?.checked).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  // The check beside the words has no name of its own.
  expect(screen.getByRole('group', { name: 'Is there a loan?' })).toBeTruthy();
  await expectAccessible(container);
});

test('says what is wrong as the description of the group, to which a summary can link', async () => {
  const { container } = render(<Loan error="Choose one" />);
  const group = screen.getByRole('group', { name: 'Is there a loan?' });
  const ids = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => container.ownerDocument.getElementById(id)?.textContent)).toEqual([
    'A bank or a leasing company',
    'Choose one',
  ]);
  expect(container.ownerDocument.getElementById('field-loan')).toBe(screen.getAllByRole('radio')[0]);
  await expectAccessible(container);
});
