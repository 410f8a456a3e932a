import { DataProvider } from '@shared/api-client/hooks';
import { ROUTE_PATTERNS } from '@shared/domain';
import { lazyScreen } from '@shared/federation/remote';
import { Route, Routes } from '@shared/federation/router';
import { withTexts } from '@shared/i18n';
import { OverviewScreen } from './overview/OverviewScreen';
import { compareTexts } from './locales/compareTexts';

const CompareScreen = lazyScreen(
  withTexts(compareTexts, () =>
    import(/* webpackChunkName: "compare" */ './compare/CompareScreen').then((part) => part.CompareScreen),
  ),
);

/** The screens of the rates remote (specification 2.9 and 2.10). */
export function App() {
  return (
    <DataProvider>
      <Routes>
        <Route path={ROUTE_PATTERNS.rates} element={<OverviewScreen />} />
        <Route path={ROUTE_PATTERNS.compare} element={<CompareScreen />} />
      </Routes>
    </DataProvider>
  );
}
