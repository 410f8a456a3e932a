export * from './mills';
export * from './powerFactor';
export * from './scaled';
