/** What a bundle's own webpack runtime offers here, as far as a start needs it. */
interface Start {
  webpackRequire: { federation: { initOptions: object; runtime: { init: (options: object) => unknown } } };
}

/** Stands in for the start of a bundle: without the plugin that shakes shared libraries, which needs a server for it. */
export const init = ({ webpackRequire: { federation } }: Start): unknown =>
  federation.runtime.init(federation.initOptions);
