import { LoadingScreen, Page, VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';

interface WaitingPageProps {
  title: string;
  /** What is asked of whom. */
  message: string;
  /** A way on, where it takes long. */
  children?: ReactNode;
}

/** A screen that waits, and says for what. */
export function WaitingPage({ title, message, children }: WaitingPageProps) {
  return (
    <Page>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <LoadingScreen title={title} message={message}>
        {children}
      </LoadingScreen>
    </Page>
  );
}
