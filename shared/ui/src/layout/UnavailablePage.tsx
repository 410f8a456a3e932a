import type { ReactNode } from 'react';
import { Actions } from './Actions';
import { Page } from './Page';
import { PageHeading } from './PageHeading';
import { Stack } from './Stack';

interface UnavailablePageProps {
  title: ReactNode;
  /** Why the shopper is here, in a sentence or two. */
  lead: ReactNode;
  /** Links to continue with. */
  children: ReactNode;
}

/** Replaces a screen that cannot be shown: says why and where to continue. Takes the focus. */
export function UnavailablePage({ title, lead, children }: UnavailablePageProps) {
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
