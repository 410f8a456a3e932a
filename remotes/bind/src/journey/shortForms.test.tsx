import { screen, waitFor } from '@testing-library/react';
import { anApplication } from '../testing/anApplication';
import { openAt } from '../testing/openAt';

test.each([
  ['/bol/drivers', '/bol/quotes/drivers'],
  ['/bol/vehicles', '/bol/quotes/vehicles'],
  ['/bol/questions', '/bol/questions/edit'],
])(
  '%s is a step of the purchase: it leads to %s, and the road shows it [2.1-16, R17-2]',
  async (path, whole) => {
    const { bus } = openAt(path, anApplication());
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(whole));
    const step = whole.split('/').find((part) => ['drivers', 'vehicles', 'questions'].includes(part));
    await waitFor(() => expect(bus.last('journey:position-changed')?.step).toBe(step));
  },
);
