import { renderWithProviders } from '@shared/testing';
import { screen } from '@testing-library/react';
import { embedFirst as en } from '../../locales/en/embedFirst';
import { embedFirst as es } from '../../locales/es/embedFirst';
import { EmbedContext, type Embed } from '../EmbedContext';
import { EmbedBoundary } from './EmbedBoundary';

const resources = { en: { embed: en }, es: { embed: es } };

afterEach(() => jest.restoreAllMocks());

test('a step whose code does not load is told to the page, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const events: [string, object][] = [];
  const embed: Embed = {
    mode: 'inline',
    site: 'https://quotes.test',
    place: { box: document.body },
    emit: (name, detail) => void events.push([name, detail]),
  };
  let isBroken = true;
  const Step = () => {
    if (isBroken) throw Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
    return <p>The step</p>;
  };
  const { user } = renderWithProviders(
    <EmbedContext value={embed}>
      <EmbedBoundary>
        <Step />
      </EmbedBoundary>
    </EmbedContext>,
    { resources },
  );
  expect(events).toEqual([['error', { code: 'step_failed', fatal: false, message: 'ChunkLoadError' }]]);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The step')).toBeInTheDocument();
});
