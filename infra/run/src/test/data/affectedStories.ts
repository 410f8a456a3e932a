/**
 * The browser stories that `npm test -- --changed` runs for a change in a folder, few enough to finish within two
 * minutes. Each covers the folder's main purpose; the others run in `npm test`.
 */
export const AFFECTED_STORIES: Record<string, readonly string[]> = {
  'hosts/partner': ['embed.long'],
  'hosts/shell': ['zip', 'language'],
  'remotes/quote': ['zip', 'vehicleAges.long'],
  'remotes/rates': ['prices.long'],
  'remotes/bind': ['purchase.long'],
  'shared/api-client': ['prices.long'],
  'shared/domain': ['prices.long'],
  'shared/embed': ['embed.long', 'embedMessages.long', 'embedScreens.long', 'embedStill.long'],
  'shared/event-bus': ['prices.long'],
  'shared/federation': ['oneReact.long'],
  'shared/forms': ['zip'],
  'shared/i18n': ['language'],
  'shared/kit': ['oneReact.long'],
  'shared/testing': [],
  'shared/ui': ['zip'],
  'infra/api': ['prices.long'],
  'infra/bench': [],
  'infra/gallery': ['pictures.long'],
  'infra/docs': [],
  'infra/e2e': ['zip'],
  'infra/edge': ['beforeScripts.long'],
  'infra/providers': ['purchase.long'],
  'infra/rating': ['prices.long'],
  'infra/releases': ['oneReact.long'],
  'infra/run': ['zip'],
  'infra/server': ['attacks'],
  'infra/vehicle-data': ['vehicleAges.long'],
  'infra/zip-data': ['zip'],
};
