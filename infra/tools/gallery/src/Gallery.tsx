import type { ReactNode } from 'react';
import { GlobalStyle, Main, Page, PageHeading, SectionHeading, SkipLink, Stack } from '@shared/ui';
import { DrawingsSection } from './DrawingsSection';
import { FeedbackSection } from './FeedbackSection';
import { FieldsSection } from './FieldsSection';
import { PriceSection } from './PriceSection';
import { RoadSection } from './RoadSection';
import { WizardSection } from './WizardSection';

const sections: readonly (readonly [string, ReactNode])[] = [
  ['Progress', <RoadSection key="road" />],
  ['A step of the wizard', <WizardSection key="wizard" />],
  ['Prices', <PriceSection key="price" />],
  ['Fields', <FieldsSection key="fields" />],
  ['Feedback', <FeedbackSection key="feedback" />],
  ['Drawings', <DrawingsSection key="drawings" />],
];

/** Every component of `shared/ui` with a look of its own, with sample texts. Never part of the site. */
export function Gallery() {
  return (
    <>
      <GlobalStyle />
      <SkipLink href="#main">Skip to the page</SkipLink>
      <Main>
        <Page>
          <Stack $gap={12}>
            <PageHeading lead="Calm, exact, friendly. Look at it at 360, 768 and 1280 pixels, light and dark.">
              Everything the screens are made of
            </PageHeading>
            {sections.map(([title, content]) => (
              <Stack as="section" key={title} $gap={6}>
                <SectionHeading>{title}</SectionHeading>
                {content}
              </Stack>
            ))}
          </Stack>
        </Page>
      </Main>
    </>
  );
}
