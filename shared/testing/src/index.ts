export { aDriver } from './factories/aDriver';
export { aPaymentOption, aRate, aRateResult } from './factories/aRate';
export { aQuote } from './factories/aQuote';
export { aVehicle } from './factories/aVehicle';
export { fakeApi, type FakeApi, type FakeApiOptions } from './fakeApi/fakeApi';
export {
  limitReached,
  refusal,
  type FakeAnswer,
  type FakeCall,
  type FakeHandler,
  type FakeHandlers,
} from './fakeApi/handlers';
export { fieldsWithoutControl } from './fieldsWithoutControl';
export { headingIn } from './headingIn';
export { fastForward } from './fastForward';
export { memoryStorage } from './memoryStorage';
export { pasteInto } from './pasteInto';
export { renderWithProviders, storedQuote, type Rendered, type RenderOptions } from './renderWithProviders';
export { settle } from './settle';
export { watchScrolls } from './watchScrolls';
export { slowParts } from './slowParts';
