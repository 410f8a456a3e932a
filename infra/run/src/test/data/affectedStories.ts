/**
 * The browser stories that `npm test -- --changed` runs for a change in a folder: few, so that the answer comes within
 * two minutes. Each walks what the folder is for; the others run in `npm test`.
 */
export const AFFECTED_STORIES: Record<string, readonly string[]> = {
  'hosts/shell': ['zip', 'language'],
  'remotes/quote': ['zip', 'vehicleAges'],
  'remotes/rates': ['prices'],
  'remotes/bind': ['purchase'],
  'shared/api-client': ['prices'],
  'shared/domain': ['prices'],
  'shared/event-bus': ['prices'],
  'shared/federation': ['oneReact'],
  'shared/forms': ['zip'],
  'shared/i18n': ['language'],
  'shared/testing': [],
  'shared/ui': ['zip'],
  'infra/api': ['prices'],
  'infra/bench': [],
  'infra/docs': [],
  'infra/e2e': ['zip'],
  'infra/edge': ['beforeScripts'],
  'infra/providers': ['purchase'],
  'infra/rating': ['prices'],
  'infra/releases': ['oneReact'],
  'infra/run': ['zip'],
  'infra/vehicle-data': ['vehicleAges'],
  'infra/zip-data': ['zip'],
};
