/** Stands in for the runtime's sentences about its own errors: the code of each, with the address that explains it, stays. */
const nothing: Record<string, string> = {};
export {
  nothing as runtimeDescMap,
  nothing as typeDescMap,
  nothing as buildDescMap,
  nothing as errorDescMap,
};
