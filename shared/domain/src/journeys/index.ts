export * from './data/paymentJourney';
export * from './data/purchaseJourney';
export * from './data/quoteJourney';
export * from './journey';
export * from './progressOf';
export * from './purchaseAnswers';
export * from './stepOf';
export * from './walk';
