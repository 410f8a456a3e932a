import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LANGUAGES } from '@infra/e2e/journey/texts';
import type { ChartSamples } from './chartSamples';
import { ChartsSection } from './ChartsSection';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, <Gallery />);
const charts = document.getElementById('charts');
if (charts !== null) {
  const samples: ChartSamples = JSON.parse(document.getElementById('samples')?.textContent ?? '');
  createRoot(charts).render(
    <StrictMode>
      {LANGUAGES.map((language) => (
        <ChartsSection key={language} language={language} samples={samples} />
      ))}
    </StrictMode>,
  );
}
