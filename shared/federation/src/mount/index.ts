export { mountRemote } from './mountRemote';
