import { DataProvider } from '@shared/api-client/hooks';
import { ROUTE_PATTERNS } from '@shared/domain';
import { screensAt } from '@shared/federation/remote';
import { Route, Routes } from 'react-router-dom';
import { OverviewScreen } from './overview/OverviewScreen';
import { STEPS } from './steps';

const SCREENS = screensAt(STEPS, ROUTE_PATTERNS, { overview: OverviewScreen });

/** The screens of the rates remote (specification 2.9 and 2.10). */
export function App() {
  return (
    <DataProvider>
      <Routes>
        {SCREENS.map(([pattern, Screen]) => (
          <Route key={pattern} path={pattern} element={<Screen />} />
        ))}
      </Routes>
    </DataProvider>
  );
}
