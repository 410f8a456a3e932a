/** The catalogues are large and wanted only once another package is chosen: a chunk of their own. */
export { coveragesFor } from '@shared/domain';
