import { Stack, Text } from '@shared/ui';

/** An answer that other facts fix: text with its reason instead of a choice (reading 73). */
export function FixedAnswer({ question, reason }: { question: string; reason: string | undefined }) {
  return (
    <Stack $gap={2}>
      <Text $strong>{question}</Text>
      <Text>{reason}</Text>
    </Stack>
  );
}
