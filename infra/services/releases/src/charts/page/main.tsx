import { createRoot } from 'react-dom/client';
import { ChartsPage } from './ChartsPage';

const place = document.getElementById('charts');
if (!place) throw new Error('The page has no place for the charts');
createRoot(place).render(<ChartsPage />);
