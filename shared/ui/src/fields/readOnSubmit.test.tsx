import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { phoneMask } from './masks';
import { readOnSubmit } from './readOnSubmit';
import { TextField } from './TextField';

function Contact({ onSend }: { onSend: (phone: string) => void }) {
  const [phone, setPhone] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(phone);
      }}
    >
      <TextField
        label="Phone"
        mask={phoneMask}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}

/** Like a browser that fills in a field and tells nobody. */
function fillSilently(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

describe('a field that the browser fills in without an event', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = readOnSubmit(document);
  });
  afterEach(() => stop());

  test.each(['a press', 'the Enter key'])('is sent by %s, through its mask', async (how) => {
    const send = jest.fn();
    render(<Contact onSend={send} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText('Phone');
    fillSilently(field, '3125550142');
    if (how === 'a press') await user.click(screen.getByRole('button', { name: 'Send' }));
    else await user.type(field, '{Enter}');
    expect(send).toHaveBeenCalledWith('312-555-0142');
  });

  test('a field whose value is known keeps it, and is told nothing', async () => {
    const send = jest.fn();
    render(<Contact onSend={send} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Phone'), '3125550142');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledWith('312-555-0142');
  });
});
