export { partsOf, type Part } from './parts';
