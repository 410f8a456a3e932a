/** Stands in for what is never called: remotes named when building, copies of shared libraries, and in a remote libraries that its entry needs. */
const notHere = undefined;
export { notHere as remotes, notHere as installInitialConsumes, notHere as getSharedFallbackGetter };
