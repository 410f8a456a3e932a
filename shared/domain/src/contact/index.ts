export * from './isPoBox';
export * from './letterName';
export * from './mailbox';
