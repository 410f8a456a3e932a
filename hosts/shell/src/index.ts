import { SUPPORTED } from '@shared/federation/page';

/** Evaluates react-dom and the app, each in its own task: in one piece they block a slow phone. */
function evaluate(): void {
  void import(/* webpackMode: "eager" */ 'react-dom/client').then(() =>
    setTimeout(() => void import(/* webpackMode: "eager" */ './main')),
  );
}

// In an older browser the static page stays, which says so: an app that breaks on the way is worse than a phone number.
if (CSS.supports(SUPPORTED)) setTimeout(evaluate);
