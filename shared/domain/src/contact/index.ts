export * from './letterName';
export * from './mailbox';
