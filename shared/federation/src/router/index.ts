/**
 * The one router of the site: a complete, frozen declarative set of react-router-dom. Remotes and the shell import
 * from here only, so that the shared copy holds these names and no more (ADR 0002). A new name is a shell release.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  generatePath,
  matchPath,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavLinkProps, NavigateFunction, To } from 'react-router-dom';
