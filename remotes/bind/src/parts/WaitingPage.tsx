import { LoadingScreen, Page, Room, VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';

interface WaitingPageProps {
  title: string;
  /** What is in progress. */
  message: string;
  /** Other options if it takes long. */
  children?: ReactNode;
}

/** A loading screen that says what it waits for, as tall as the window, so that what follows moves nothing. */
export function WaitingPage({ title, message, children }: WaitingPageProps) {
  return (
    <Room>
      <Page>
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <LoadingScreen title={title} message={message}>
          {children}
        </LoadingScreen>
      </Page>
    </Room>
  );
}
