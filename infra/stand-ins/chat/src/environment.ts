import { type Place, placeOf } from '../../common/place';

export interface Environment extends Omit<Place, 'folder'> {
  /** The one origin whose pages may frame the widget and send it messages. */
  siteOrigin: string;
}

/** Reads the settings once, at startup: PORT_BASE, PUBLIC_HOST, CHAT_URL, SITE_URL. @throws Error that names the wrong one */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const { port, origin, hosts, metrics } = placeOf(variables, {
    name: 'chat',
    offset: 23,
    url: 'CHAT_URL',
  });
  const site = placeOf(variables, { name: 'site', offset: 0, url: 'SITE_URL' });
  return { port, origin, hosts, metrics, siteOrigin: site.origin };
}
