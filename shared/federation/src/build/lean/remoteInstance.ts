import {
  CurrentGlobal,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/**
 * Replaces `@module-federation/runtime` in a remote, whose startup only needs to create its one instance. The class is
 * the shell's (`externalRuntime`).
 */
export function init(options: Options): ModuleFederation {
  const {
    __FEDERATION__: { __INSTANCES__: instances },
  } = CurrentGlobal;
  const known = instances.find(({ name }) => name === options.name);
  if (known) {
    known.initOptions(options);
    return known;
  }
  const made = new ModuleFederation(options);
  setGlobalFederationInstance(made);
  return made;
}
