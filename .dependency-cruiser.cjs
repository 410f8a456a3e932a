/** The boundaries of the micro-frontends, checked in CI. Each rule says what it keeps apart and why. */
module.exports = {
  forbidden: [
    {
      name: 'resolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle hides which part comes first.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-apart',
      comment: 'Teams ship remotes on their own days: one never imports another.',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^remotes/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell loads remotes at run time and never from source.',
      severity: 'error',
      from: { path: '^hosts/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'shared-stands-below',
      comment: 'Shared packages know no app and no back end.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(hosts|remotes|infra)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules run in the browser and in the API: no React, no network, nothing but yup.',
      severity: 'error',
      from: { path: '^shared/domain/src', pathNot: '[.]test[.]tsx?$' },
      to: { pathNot: '^(shared/domain/src|node_modules/yup/)' },
    },
    {
      name: 'no-react-in-the-api',
      comment: 'React on the server would mean that the API reaches into the interface.',
      severity: 'error',
      from: { path: '^infra/(api|rating|vehicle-data|zip-data)/src' },
      to: { path: '^node_modules/(react|react-dom|styled-components)/', reachable: true },
    },
    {
      name: 'apps-know-no-back-end',
      comment: 'What runs in a browser talks to the back end through the API client alone.',
      severity: 'error',
      from: { path: '^(hosts|remotes)/[^/]+/src' },
      to: { path: '^infra/' },
    },
    {
      name: 'no-test-code-in-products',
      comment: 'Factories and fakes never reach a production bundle.',
      severity: 'error',
      from: {
        path: '^(hosts|remotes|shared|infra)/',
        pathNot: '([.]test[.]tsx?$|^shared/testing/|^infra/(e2e|bench|run/src/test)/|/testing/)',
      },
      to: { path: '^shared/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache|[.]data)/' },
    includeOnly: undefined,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
