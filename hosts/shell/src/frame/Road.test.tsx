import { paths } from '@shared/domain';
import type { JourneyPosition } from '@shared/event-bus';
import { act, screen } from '@testing-library/react';
import { openSite } from '../testing/openSite';

const at: JourneyPosition = {
  journey: 'quote',
  steps: [
    { id: 'start', labelKey: 'common:progress.start', percent: 8, path: paths.editQuote() },
    { id: 'vehicles', labelKey: 'common:progress.vehicles', percent: 33 },
  ],
  step: 'vehicles',
  percent: 33,
};
const bar = () => screen.queryByRole('navigation', { name: 'Your progress' });

test('the bar is off while the quote loads, on once it has loaded, and off when it loads again [2.2-7]', async () => {
  const { bus } = openSite(paths.vehicles());
  await screen.findByRole('heading', { level: 1 });
  const tell = (percent: number | null) =>
    act(() => bus.emit('journey:position-changed', { ...at, percent }));
  tell(null);
  expect(bar()).not.toBeInTheDocument();
  tell(33);
  expect(bar()).toHaveTextContent('Vehicles');
  tell(null);
  expect(bar()).not.toBeInTheDocument();
});
