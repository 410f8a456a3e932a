import { SectionHeading, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

interface FormSectionProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A group of questions under a heading. */
export function FormSection({ heading, lead, children }: FormSectionProps) {
  return (
    <Stack as="section" $gap={6}>
      <Stack $gap={2}>
        <SectionHeading>{heading}</SectionHeading>
        {lead === undefined ? null : <Text $muted>{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
