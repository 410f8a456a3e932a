/** In a chunk of its own, since the catalogs are large and only some states use the built-in one (specification 7). */
export { productCatalogue } from '@shared/domain';
