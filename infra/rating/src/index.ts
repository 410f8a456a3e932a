export { priceChanges, type ChangesInput } from './changes/priceChanges';
export { planTypeOf } from './products';
export { RATE_VERSIONS, TERRITORIES, type Territory, type VehicleSymbol } from './tables';
export { rateQuote, type RatingInput } from './rateQuote';
export { replayTrace } from './premium';
export { symbolOf, type SymbolInput } from './symbol/symbolOf';
export { territoryOf } from './territory/territoryOf';
export { withoutTraces } from './withoutTraces';
export type { RatableQuote } from './risk';
