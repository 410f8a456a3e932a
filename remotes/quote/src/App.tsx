import { paths, ROUTE_PATTERNS } from '@shared/domain';
import { Navigate, Route, Routes } from '@shared/federation/router';
import { ScreenPlace } from './ScreenPlace';
import type { ScreenName } from './screens';
import { StartScreen } from './steps/start/StartScreen';
import { usePreload } from './usePreload';

const PLACES: readonly (readonly [pattern: string, name: ScreenName])[] = [
  [ROUTE_PATTERNS.editQuote, 'editQuote'],
  [ROUTE_PATTERNS.notCovered, 'notCovered'],
  [ROUTE_PATTERNS.vehicles, 'vehicles'],
  [ROUTE_PATTERNS.drivers, 'drivers'],
  [ROUTE_PATTERNS.review, 'review'],
  [ROUTE_PATTERNS.newVehicle, 'newVehicle'],
  [ROUTE_PATTERNS.editCoverages, 'editCoverages'],
  [ROUTE_PATTERNS.editVehicle, 'editVehicle'],
  [ROUTE_PATTERNS.editVehicleFromRates, 'editVehicle'],
  [ROUTE_PATTERNS.newDriver, 'newDriver'],
  [ROUTE_PATTERNS.editDriver, 'editDriver'],
  [ROUTE_PATTERNS.editDriverFromRates, 'editDriver'],
];

/** The screens of the quote (specification 2.1). The start comes with the remote, the others when they are due. */
export function App() {
  return (
    <Routes>
      <Route path={ROUTE_PATTERNS.start} element={<Start />} />
      {PLACES.map(([pattern, name]) => (
        <Route key={pattern} path={pattern} element={<ScreenPlace key={name} name={name} />} />
      ))}
      {/* /quotes/{resource}: vehicles unless drivers or review (2.1). */}
      <Route path="*" element={<Navigate to={paths.vehicles()} replace />} />
    </Routes>
  );
}

function Start() {
  usePreload('start');
  return <StartScreen />;
}
