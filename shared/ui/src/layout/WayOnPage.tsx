import type { ReactNode } from 'react';
import { Actions } from './Actions';
import { Page } from './Page';
import { PageHeading } from './PageHeading';
import { Stack } from './Stack';

interface WayOnPageProps {
  title: ReactNode;
  /** Why the person is here, in a sentence or two. */
  lead: ReactNode;
  /** The links that lead on. */
  children: ReactNode;
}

/** A page in place of a screen that cannot be shown: it says why, and where to go on. It takes the focus. */
export function WayOnPage({ title, lead, children }: WayOnPageProps) {
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={lead} focusOnMount>
          {title}
        </PageHeading>
        <Actions>{children}</Actions>
      </Stack>
    </Page>
  );
}
