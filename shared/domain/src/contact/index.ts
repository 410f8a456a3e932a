export * from './email';
export * from './isPoBox';
export * from './letterName';
export * from './mailbox';
export * from './phone';
export * from './zip';
