import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { expectAccessible } from '../test/expectAccessible';
import { Sheet } from './Sheet';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Your prices</h1>
      <Button onClick={() => setOpen(true)}>What’s covered</Button>
      {isOpen ? (
        <Sheet
          title="What’s covered"
          closeLabel="Close"
          onClose={() => setOpen(false)}
          foot={<Button onClick={() => setOpen(false)}>Keep Better</Button>}
        >
          Seven kinds of bills.
        </Sheet>
      ) : null}
    </main>
  );
}

async function open() {
  const user = userEvent.setup();
  const { container } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'What’s covered' }));
  return { user, container, sheet: screen.getByRole('dialog', { name: 'What’s covered' }) };
}

test('the focus goes to its title, and returns to what opened it', async () => {
  const { user, container, sheet } = await open();
  expect(within(sheet).getByRole('heading', { level: 2 })).toHaveFocus();
  await expectAccessible(container);
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'What’s covered' })).toHaveFocus();
});

test('Escape and the button at its foot close it too', async () => {
  const { user, sheet } = await open();
  // jsdom sends no cancel on Escape.
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'What’s covered' }));
  await user.click(screen.getByRole('button', { name: 'Keep Better' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press beside it closes it; one inside does not', async () => {
  const { user, sheet } = await open();
  await user.click(screen.getByText('Seven kinds of bills.'));
  expect(sheet).toBeInTheDocument();
  await user.click(sheet);
  expect(sheet).not.toBeInTheDocument();
});

test('neither its close button nor its foot is printed', async () => {
  const { sheet } = await open();
  const left = [...sheet.querySelectorAll('button')].map((one) => one.closest('[data-screen-only]') !== null);
  expect(left).toEqual([true, true]);
});
