/** The catalogues are large, and wanted only in the states whose catalogue is the built-in one (specification 7). */
export { productCatalogue } from '@shared/domain';
