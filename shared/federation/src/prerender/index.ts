export { renderHeadings, type Heading, type RenderedHeadings } from './renderHeadings';
