import { useLocation } from '@shared/federation/router';

/** Placeholder until the screens of this remote stand. */
export function App() {
  const { pathname } = useLocation();
  return (
    <section data-remote="bind">
      <h1 tabIndex={-1}>{pathname}</h1>
    </section>
  );
}
