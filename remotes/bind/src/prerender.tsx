import type { Language } from '@shared/event-bus';
import { renderHeadings, type RenderedHeadings } from '@shared/federation/prerender';
import { headings } from './headings';
import { bindTexts } from './locales/allTexts';

/** The headings of the steps, made when the remote is built, for the page that opens at one of them. */
export function renderSteps(language: Language): RenderedHeadings {
  return renderHeadings(language, { headings, resources: bindTexts, loading: 'bind:load.label' });
}
