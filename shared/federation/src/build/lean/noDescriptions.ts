/** Replaces the runtime's error texts; each error keeps its code and the URL that explains it. */
const nothing: Record<string, string> = {};
export {
  nothing as runtimeDescMap,
  nothing as typeDescMap,
  nothing as buildDescMap,
  nothing as errorDescMap,
};
