import { Link, useLocation } from '@shared/federation/router';
import { renderWithProviders } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { EmbedContext } from './EmbedContext';
import { useHeadingFocus } from './useHeadingFocus';

/** Two screens, neither of which takes the focus itself. */
function Screens() {
  useHeadingFocus();
  const { pathname } = useLocation();
  return pathname === '/next' ? <h1>Next</h1> : <Link to="/next">Continue</Link>;
}

const open = (path: string) =>
  renderWithProviders(
    <EmbedContext value={{ mode: 'inline', site: '', emit: jest.fn(), place: { box: document.body } }}>
      <Screens />
    </EmbedContext>,
    { path },
  );

beforeEach(() => void jest.spyOn(document, 'hasFocus').mockReturnValue(true));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('the heading gets the focus of a link that is gone', async () => {
  const { user } = open('/');
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Next' })).toHaveFocus());
});

test('a shopper who is elsewhere on the page is left alone', async () => {
  const theirs = document.body.appendChild(document.createElement('input'));
  theirs.focus();
  open('/next');
  await screen.findByRole('heading', { name: 'Next' });
  expect(theirs).toHaveFocus();
});
