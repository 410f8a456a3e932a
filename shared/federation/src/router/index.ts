/**
 * The site's only router: a fixed declarative subset of react-router-dom. Remotes and the shell import from here only,
 * so the shared copy contains just these names (ADR 0002). A new name requires a shell release.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, To } from 'react-router-dom';
