import { aQuote } from '@shared/testing';
import { renderWithProviders } from '@shared/testing';
import { Link, Route, Routes } from 'react-router-dom';
import { screen } from '@testing-library/react';
import { RatingErrors } from './RatingErrors';

const handed = {
  ratingErrors: [
    { code: 'quote_incomplete', message: 'Please add at least one driver.' },
    { code: 'no_licensed_driver', message: 'At least one driver needs a license.' },
  ],
  quoteVersion: 3,
};

/** The price screen redirects here with its errors. */
async function arrive(state: unknown, version = 3, said: string[] = []) {
  const { user } = renderWithProviders(
    <Routes>
      <Route
        path="/"
        element={
          <Link to="/quotes/review" state={state}>
            on
          </Link>
        }
      />
      <Route path="/quotes/review" element={<RatingErrors quote={aQuote({ version })} said={said} />} />
    </Routes>,
  );
  await user.click(screen.getByRole('link', { name: 'on' }));
}

test('each rating error has its message in a box [8-8]', async () => {
  await arrive(handed);
  expect(screen.getByText('Please add at least one driver.')).toBeInTheDocument();
  expect(screen.getByText('At least one driver needs a license.')).toBeInTheDocument();
});

test('an error that the screen words itself has no box', async () => {
  await arrive(handed, 3, ['quote_incomplete']);
  expect(screen.queryByText('Please add at least one driver.')).not.toBeInTheDocument();
  expect(screen.getByText('At least one driver needs a license.')).toBeInTheDocument();
});

test.each([
  ['a quote changed since then', handed, 4],
  ['no router state', null, 3],
  ['other router state', { ratingErrors: 'x' }, 3],
] as const)('%s: no box', async (_name, state, version) => {
  await arrive(state, version);
  expect(screen.queryByText(/driver/)).not.toBeInTheDocument();
});
