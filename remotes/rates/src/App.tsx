import { DataProvider } from '@shared/api-client/hooks';
import { lazyScreen } from '@shared/federation/remote';
import { Route, Routes } from 'react-router-dom';
import { withTexts } from '@shared/i18n';
import { OverviewScreen } from './overview/OverviewScreen';
import { compareTexts } from './locales/compareTexts';
import { PLACES } from './routes';

const CompareScreen = lazyScreen(
  withTexts(compareTexts, () =>
    import(/* webpackChunkName: "compare" */ './compare/CompareScreen').then((part) => part.CompareScreen),
  ),
);

const SCREENS = { overview: OverviewScreen, compare: CompareScreen };

/** The screens of the rates remote (specification 2.9 and 2.10). */
export function App() {
  return (
    <DataProvider>
      <Routes>
        {PLACES.map(([pattern, name]) => {
          const Screen = SCREENS[name];
          return <Route key={pattern} path={pattern} element={<Screen />} />;
        })}
      </Routes>
    </DataProvider>
  );
}
