import { Card, SectionHeading, Stack } from '@shared/ui';
import { AnswerList, type AnswerListProps } from './AnswerList';

/** A group of answers under a heading. */
export function AnswerGroup({ title, ...answers }: AnswerListProps & { title: string }) {
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{title}</SectionHeading>
      <Card>
        <AnswerList {...answers} />
      </Card>
    </Stack>
  );
}
