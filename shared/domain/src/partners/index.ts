export * from './partner';
