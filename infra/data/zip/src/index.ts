export { cityOptions } from './cityOptions';
export { isCityOfZip } from './isCityOfZip';
export { lookupZip, type ZipLookup } from './lookupZip';
