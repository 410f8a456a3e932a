/**
 * The one router of the site: a frozen declarative set of react-router-dom, of what is in use. Remotes and the shell import
 * from here only, so that the shared copy holds these names and no more (ADR 0002). A new name is a shell release.
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
