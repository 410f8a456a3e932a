import {
  CurrentGlobal,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

type Options = ConstructorParameters<typeof ModuleFederation>[0];

/**
 * Stands in for `@module-federation/runtime` in a remote: of all that it offers to write by hand, a remote's start makes
 * its one instance. The class is the shell's (`externalRuntime`).
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
