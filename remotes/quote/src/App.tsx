import { paths, ROUTE_PATTERNS } from '@shared/domain';
import { lazyScreen } from '@shared/federation/remote';
import { Navigate, Route, Routes } from '@shared/federation/router';
import { useForgetDrafts } from '@shared/forms';
import { PLACES } from './places';
import { ScreenPlace } from './ScreenPlace';

const Start = lazyScreen(() =>
  import(/* webpackChunkName: "start" */ './steps/start/Start').then((part) => part.Start),
);

/** The screens of the quote (specification 2.1), each loaded on demand. */
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
