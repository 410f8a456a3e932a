import { headingIn } from '@shared/testing';
import { screen } from '@testing-library/react';
import { HEADINGS, renderSteps } from './prerender';
import { anApplication } from './testing/anApplication';
import { openAt } from './testing/openAt';

test.each(Object.keys(HEADINGS).map((pattern, index) => [pattern, index === 0 ? 'en' : 'es'] as const))(
  'the prerendered heading at %s in %s equals the screen’s (ADR 0022)',
  async (pattern, language) => {
    openAt(pattern, anApplication(), { language });
    await screen.findByRole('heading', { level: 1 });
    const { html } = renderSteps(language);
    expect(headingIn(html[pattern] ?? '')).toEqual(headingIn(document.body.innerHTML));
  },
);
