import { paths, ROUTE_PATTERNS } from '@shared/domain';
import { Navigate, Route, Routes } from '@shared/federation/router';
import { useForgetDrafts } from '@shared/forms';
import { PLACES } from './places';
import { ScreenPlace } from './ScreenPlace';
import { StartScreen } from './steps/start/StartScreen';
import { preloadUnderWay } from './steps/start/StartUnderWay';
import { usePreload } from './usePreload';

/** The screens of the quote (specification 2.1). The start comes with the remote, the others when they are due. */
export function App() {
  useForgetDrafts();
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
  usePreload('start', preloadUnderWay);
  return <StartScreen />;
}
