export { HSTS, readHsts } from './hsts';
export { blockedPorts } from './blockedPorts';
export { clientDigests } from './clientDigest';
export { clientNetwork, VISIT_HEADER } from './clientNetwork';
export { keyInFile, readKey } from './keyInFile';
export { followPartStates, tellPartStates, type PartStates } from './partStates';
export { REQUEST_ID } from './requestId';
export {
  readAddress,
  readChoice,
  readHost,
  readLogLevel,
  readOrigin,
  readPortBase,
  readPublicHost,
  readRateLimitScale,
  type Variables,
} from './settings';
export { SERVER_LIMITS } from './serverLimits';
export { serverOptions, watchClients } from './serverOptions';
export { startFailure, startOrSay } from './startFailure';
export { readPreCloseWait, stopOnSignal } from './stopOnSignal';
export { LOOPBACK, readTrustedProxies, type IsTrusted } from './trustedProxies';
export { readMetricsToken } from './metrics/metricsAccess';
export { METRICS_PATH, serveMetrics, type MetricsOptions } from './metrics/serveMetrics';
export { Counter, Gauge, type Registry } from 'prom-client';
