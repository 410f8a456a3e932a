export * from './errorCodes';
export * from './incompleteness';
export * from './refusals';
