/**
 * Replaces code that is never called: remotes named at build time, copies of shared libraries, and a remote's own
 * libraries for its entry.
 */
const notHere = undefined;
export { notHere as remotes, notHere as installInitialConsumes, notHere as getSharedFallbackGetter };
