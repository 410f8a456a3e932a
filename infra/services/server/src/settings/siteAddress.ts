import type { Rule } from './setting';

/** Where the parts of a site are, as browsers see them. */
export interface SiteAddress {
  origin: string;
  /** The public origin of a part: its name, and its port above `PORT_BASE`. */
  originOf: (part: string, port: number) => string;
}

/** A deployed site: HTTPS on its usual port. */
export const isPublic = (site: string | null): boolean => {
  if (site === null) return false;
  const { protocol, port } = new URL(site);
  return protocol === 'https:' && port === '';
};

/**
 * One variable names the site, and the addresses of its parts follow. For `https://site.example`, a part is
 * `https://<part>.site.example`. For any other address, such as `http://localhost:3000`, a part is on the same host, on
 * its port above `PORT_BASE`.
 */
export function siteAddress(settings: { SITE_URL: string | null; PORT_BASE: number }): SiteAddress {
  const { SITE_URL, PORT_BASE } = settings;
  const origin = SITE_URL ?? new URL(`http://localhost:${PORT_BASE}`).origin;
  const { protocol, hostname } = new URL(origin);
  return {
    origin,
    originOf: (part, port) =>
      isPublic(SITE_URL)
        ? `https://${part}.${hostname}`
        : new URL(`${protocol}//${hostname}:${PORT_BASE + port}`).origin,
  };
}

type Origins<Name extends string> = { SITE_URL: string | null } & Record<Name, string | null>;

/** Browsers refuse http parts of an https page. */
export const secureAsSite = <Name extends string>(names: readonly Name[]): Rule<Origins<Name>>[] =>
  names.map((name) => ({
    says: `${name} must be https where SITE_URL is`,
    holds: (values) => !values.SITE_URL?.startsWith('https:') || (values[name]?.startsWith('https:') ?? true),
  }));

/** Services of other companies, which a deployed site cannot have on its own machine. */
export const demandedOfPublicSite = <Name extends string>(names: readonly Name[]): Rule<Origins<Name>>[] =>
  names.map((name) => ({
    says: `${name} must be set where SITE_URL is a deployed site (https without a port)`,
    holds: (values) => !isPublic(values.SITE_URL) || values[name] !== null,
  }));
