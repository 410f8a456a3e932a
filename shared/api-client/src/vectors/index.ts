/** Known answers of the envelope, for Node and for a browser suite; no product imports this entry. */
export { runVectors, VECTORS, type VectorResult } from './runVectors';
