import { UNKNOWN_PART } from '@shared/federation/page';
import { Grid, SectionHeading, Stack, Text } from '@shared/ui';
import { Chart } from './Chart';
import { measuresOf } from './measuresShown';
import type { PartLines } from './parts';
import { VersionsTable } from './VersionsTable';

interface PartProps {
  part: PartLines;
  starts: readonly Date[];
}

/** A part: its versions as sums, and one chart for each measure. */
export function PartSection({ part, starts }: PartProps) {
  const isUnknown = part.part === UNKNOWN_PART;
  const id = `part-${part.part}`;
  return (
    <section aria-labelledby={id}>
      <Stack>
        <div>
          <SectionHeading id={id}>{isUnknown ? 'No part of ours' : part.part}</SectionHeading>
          <Text $muted>
            {isUnknown ? 'Errors whose stack names none of our scripts, such as extensions’.' : part.owner}
          </Text>
        </div>
        {part.lines.length > 0 ? (
          <Measured part={part} starts={starts} />
        ) : (
          <Text>No browser has reported anything of this part in this time.</Text>
        )}
      </Stack>
    </section>
  );
}

function Measured({ part, starts }: PartProps) {
  return (
    <>
      <VersionsTable part={part} />
      <Grid $min="wide" $gap={6}>
        {measuresOf(part.part).map((measure) => (
          <Chart key={measure.name} measure={measure} lines={part.lines} starts={starts} />
        ))}
      </Grid>
    </>
  );
}
