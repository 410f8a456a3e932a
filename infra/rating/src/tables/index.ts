export * from './byGroup';
export * from './rateVersions';
export * from './types';
