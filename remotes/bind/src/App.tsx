import { DataProvider } from '@shared/api-client/hooks';
import { keysOf, ROUTE_PATTERNS, SHORT_FORMS } from '@shared/domain';
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
          <Route
            key={pattern}
            path={pattern}
            element={name === 'rate' ? <FurthestStep /> : <ScreenPlace key={name} name={name} />}
          />
        ))}
        {keysOf(SHORT_FORMS).map((name) => (
          <Route
            key={name}
            path={SHORT_FORMS[name]}
            element={<Navigate to={ROUTE_PATTERNS[name]} replace />}
          />
        ))}
        <Route path="*" element={<FurthestStep />} />
      </Routes>
    </DataProvider>
  );
}
