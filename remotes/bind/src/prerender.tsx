import type { Language } from '@shared/event-bus';
import { renderHeadings, type RenderedHeadings } from '@shared/federation/prerender';
import { headings } from './headings';
import { bindTexts } from './locales/allTexts';

/** The step headings, rendered at build time for pages opened at a step. */
export function renderSteps(language: Language): RenderedHeadings {
  return renderHeadings(language, { headings, resources: bindTexts, loading: 'bind:load.label' });
}
