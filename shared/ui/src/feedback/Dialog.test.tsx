import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';

/** A list of one card; removing it also removes the button that opened the dialog. */
function Cards({ onClose }: { onClose?: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  const remove = () => {
    setThere(false);
    setAsking(false);
  };
  const close = () => {
    onClose?.();
    setAsking(false);
  };
  return (
    <main>
      <h1>Add vehicles</h1>
      {isThere ? <Button onClick={() => setAsking(true)}>Remove</Button> : null}
      <Dialog
        open={isAsking}
        title="Remove it?"
        onClose={close}
        closeLabel="Close"
        actions={<Button onClick={remove}>Remove it</Button>}
      >
        It is taken off your quote.
      </Dialog>
    </main>
  );
}

async function ask() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  return user;
}

test('the focus returns to the button that opened it', async () => {
  render(<Cards />);
  const user = await ask();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

test('the focus goes to the page heading if that button is gone', async () => {
  render(<Cards />);
  const user = await ask();
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a click outside the dialog closes it, but the second click of a double click does not', async () => {
  const close = jest.fn();
  render(<Cards onClose={close} />);
  await ask();
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.click(dialog, { detail: 2 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog, { detail: 1 });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a text selection that ends outside the dialog does not close it', async () => {
  const close = jest.fn();
  render(<Cards onClose={close} />);
  await ask();
  fireEvent.mouseDown(screen.getByText('It is taken off your quote.'));
  // The browser clicks what the press and the release have in common.
  fireEvent.click(screen.getByRole('dialog'), { detail: 1 });
  expect(close).not.toHaveBeenCalled();
});

test('in a shadow root it neither reads nor changes the page around', async () => {
  const outer = document.createElement('h1');
  const host = document.createElement('div');
  document.body.append(outer, host);
  const box = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(box);
  const { unmount } = render(<Cards />, { container: box });
  const inside = within(box);
  const user = userEvent.setup();
  await user.click(inside.getByRole('button', { name: 'Remove' }));
  await user.click(inside.getByRole('button', { name: 'Remove it' }));
  expect(host.shadowRoot?.activeElement).toBe(inside.getByRole('heading', { level: 1 }));
  expect(outer).not.toHaveAttribute('tabindex');
  unmount();
  outer.remove();
  host.remove();
});
