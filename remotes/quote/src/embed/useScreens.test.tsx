import { Link, useLocation } from 'react-router-dom';
import { renderWithProviders } from '@shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { EmbedContext } from './EmbedContext';
import { useScreens } from './useScreens';

/** Two paths, of which the second has two screens, each with a heading of its own that does not take the focus itself. */
function Screens() {
  useScreens();
  const { pathname } = useLocation();
  const [isDone, setDone] = useState(false);
  if (pathname !== '/next')
    return (
      <>
        <h1 key="first">First</h1>
        <Link to="/next">Continue</Link>
      </>
    );
  if (isDone) return <h1 key="last">Last</h1>;
  return (
    <>
      <h1 key="next">Next</h1>
      <button onClick={() => setDone(true)}>Finish</button>
    </>
  );
}

function open() {
  const emit = jest.fn();
  const opened = renderWithProviders(
    <EmbedContext value={{ mode: 'inline', site: '', emit, place: { box: document.body } }}>
      <Screens />
    </EmbedContext>,
    { path: '/' },
  );
  return { ...opened, emit };
}

const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => void jest.spyOn(document, 'hasFocus').mockReturnValue(true));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('each screen after the first is told, once its heading has the focus of a control that is gone', async () => {
  const { user, emit } = open();
  await heading('First');
  expect(document.body).toHaveFocus();
  const focusedThen: (string | null | undefined)[] = [];
  emit.mockImplementation(() => void focusedThen.push(document.activeElement?.textContent));
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(focusedThen).toEqual(['Next']));
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(focusedThen).toEqual(['Next', 'Last']));
  expect(emit.mock.calls).toEqual([
    ['screen', {}],
    ['screen', {}],
  ]);
});

test('the focus moves without a jump of the page', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Continue' }));
  const next = await heading('Next');
  await waitFor(() => expect(next).toHaveFocus());
  expect(focus.mock.calls[focus.mock.contexts.indexOf(next)]).toEqual([{ preventScroll: true }]);
});

test('a shopper who is elsewhere on the page keeps the focus', async () => {
  const { user, emit } = open();
  await user.click(await screen.findByRole('link', { name: 'Continue' }));
  const finish = await screen.findByRole('button', { name: 'Finish' });
  const theirs = document.body.appendChild(document.createElement('input'));
  theirs.focus();
  // As an answer that arrives later changes the screen.
  fireEvent.click(finish);
  await waitFor(() => expect(emit).toHaveBeenCalledTimes(2));
  expect(theirs).toHaveFocus();
});
