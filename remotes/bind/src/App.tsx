import { DataProvider } from '@shared/api-client/hooks';
import { ROUTE_ALIASES, ROUTE_PATTERNS } from '@shared/domain';
import { placesOf } from '@shared/federation/remote';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useForgetDrafts } from '@shared/forms';
import { FurthestStep } from './journey/FurthestStep';
import { useReloadRestored } from './journey/useReloadRestored';
import { ScreenPlace } from './ScreenPlace';
import { STEPS } from './steps';

const PLACES = placesOf(STEPS, ROUTE_PATTERNS);

/** The purchase (specification 2.12). A path whose step cannot be entered redirects to the furthest one that can. */
export function App() {
  useForgetDrafts();
  useReloadRestored();
  return (
    <DataProvider>
      <Routes>
        {PLACES.map(([pattern, name]) => (
          <Route key={pattern} path={pattern} element={<ScreenPlace key={name} name={name} />} />
        ))}
        {Object.entries(ROUTE_ALIASES).map(([short, whole]) => (
          <Route key={short} path={short} element={<Navigate to={whole} replace />} />
        ))}
        <Route path="*" element={<FurthestStep />} />
      </Routes>
    </DataProvider>
  );
}
