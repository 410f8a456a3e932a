/** Known-answer tests of the envelope, for Node and for a browser suite; never imported by the product. */
export { runVectors, VECTORS, type VectorResult } from './runVectors';
