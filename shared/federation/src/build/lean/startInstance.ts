/** The part of a bundle's webpack runtime that startup needs. */
interface Start {
  webpackRequire: { federation: { initOptions: object; runtime: { init: (options: object) => unknown } } };
}

/** Replaces a bundle's startup, without the plugin that tree-shakes shared libraries, which needs a server. */
export const init = ({ webpackRequire: { federation } }: Start): unknown =>
  federation.runtime.init(federation.initOptions);
