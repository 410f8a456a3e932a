/** Shared packages from the lowest up: one imports only those before it, so no two import each other. */
const LAYERS = ['domain', 'i18n', 'event-bus', 'ui', 'api-client', 'federation', 'forms', 'kit'];

/** Import boundaries of the micro-frontends, checked in CI. Each rule says why it exists. */
module.exports = {
  forbidden: [
    {
      name: 'resolvable',
      comment: 'Every import must resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle hides which module loads first; types load nothing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-non-package-json',
      comment:
        'Code imports only packages that its own package.json names; tests may use the tools of the root.',
      severity: 'error',
      from: { pathNot: '([.]test[.]tsx?$|/testing/)' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(fast-check|jest-axe)/',
      },
    },
    {
      name: 'typescript-in-one-file',
      comment: "TypeScript's compiler API changes with its version, so one file names it.",
      severity: 'error',
      from: { pathNot: '^shared/kit/src/contract/typescriptApi[.]ts$' },
      to: { path: '^node_modules/typescript/' },
    },
    {
      name: 'remotes-apart',
      comment: 'Teams ship remotes separately, so one never imports another.',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^remotes/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'steps-apart',
      comment:
        'Each step is changed and tested on its own; code that two steps share belongs in the parts folder.',
      severity: 'error',
      from: { path: '^(remotes/[^/]+/src/steps)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell loads remotes at run time, never from source.',
      severity: 'error',
      from: { path: '^hosts/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'shared-below-apps',
      comment: 'Shared packages depend on no app and no back end.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(hosts|remotes|infra)/' },
    },
    ...LAYERS.slice(0, -1).map((layer, at) => ({
      name: `${layer}-below-${LAYERS[at + 1]}`,
      comment: 'Packages that import each other are one package. Tests may use what stands above.',
      severity: 'error',
      from: { path: `^shared/${layer}/`, pathNot: '([.]test[.]tsx?$|/testing/)' },
      to: { path: `^shared/(${LAYERS.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'domain-is-pure',
      comment: 'Rules run in the browser and in the API, so they depend only on yup: no React, no network.',
      severity: 'error',
      from: { path: '^shared/domain/src', pathNot: '[.]test[.]tsx?$' },
      to: { pathNot: '^(shared/domain/src|node_modules/yup/)' },
    },
    {
      name: 'no-react-in-the-api',
      comment: 'React in the API would mean that it depends on the interface.',
      severity: 'error',
      from: { path: '^infra/(services/(api|vehicle-data)|rating|data/zip)/src' },
      to: { path: '^node_modules/(react|react-dom|styled-components)/', reachable: true },
    },
    {
      name: 'stand-ins-know-no-api',
      comment:
        'They stand in for third parties, which know the API only by its hooks; tests may play both sides.',
      severity: 'error',
      from: { path: '^infra/stand-ins/', pathNot: '([.]test[.]ts$|/testing/)' },
      to: { path: '^infra/services/api/' },
    },
    {
      name: 'apps-know-no-back-end',
      comment: 'Browser code reaches the back end only through the API client.',
      severity: 'error',
      from: { path: '^(hosts|remotes)/[^/]+/src' },
      to: { path: '^infra/' },
    },
    {
      name: 'no-test-code-in-products',
      comment: 'Test factories and fakes must not reach a production bundle.',
      severity: 'error',
      from: {
        path: '^(hosts|remotes|shared|infra)/',
        pathNot:
          '([.]test[.]tsx?$|/jest[.]config[.]mjs$|^shared/testing/|^infra/tools/(e2e|bench|proof|run/src/test)/|/testing/)',
      },
      to: { path: '^shared/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of our own folders only: most packages have a folder dist.
    exclude: { path: '^(hosts|remotes|shared|infra)/.*((dist|[.]cache|[.]data)/|[.]d[.]m?ts$)' },
    includeOnly: undefined,
    // It reads TypeScript with the TypeScript compiler only up to version 6; declaration files are not code to swc.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
