/** Evaluates react-dom and the app, each in its own task: in one piece they block a slow phone. */
function evaluate(): void {
  void import(/* webpackMode: "eager" */ 'react-dom/client').then(() =>
    setTimeout(() => void import(/* webpackMode: "eager" */ './main')),
  );
}

setTimeout(evaluate);
