export * from './ratingError';
export * from './incompleteness';
export * from './refusals';
