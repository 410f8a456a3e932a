import { Stack } from '@shared/ui';

/** Several answers below each other. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" $gap={1}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two identical incidents have the same words
        <li key={index}>{line}</li>
      ))}
    </Stack>
  );
}
