import { paths, ROUTE_PATTERNS } from '@shared/domain';
import { placesOf } from '@shared/federation/remote';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useForgetDrafts } from '@shared/forms';
import { ScreenPlace } from './ScreenPlace';
import { STEPS } from './steps';

const PLACES = placesOf(STEPS, ROUTE_PATTERNS);

/** The screens of the quote (specification 2.1), each loaded on demand. */
export function App() {
  useForgetDrafts();
  return (
    <Routes>
      {PLACES.map(([pattern, name]) => (
        <Route key={pattern} path={pattern} element={<ScreenPlace key={name} name={name} />} />
      ))}
      {/* /quotes/{resource}: vehicles unless drivers or review (2.1). */}
      <Route path="*" element={<Navigate to={paths.vehicles()} replace />} />
    </Routes>
  );
}
