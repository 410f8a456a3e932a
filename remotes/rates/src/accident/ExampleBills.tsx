import { formatDollars, type Accident, type PackageShare } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { FactList, SectionHeading, Stack, Text } from '@shared/ui';

/** The bills of the example. */
export function ExampleBills({ accident, chosen }: { accident: Accident; chosen: PackageShare }) {
  const { t } = useTexts('rates');
  return (
    <Stack $gap={2}>
      <SectionHeading as="h3" $size={20}>
        {t('accident.bills')}
      </SectionHeading>
      <FactList
        facts={chosen.shares.map(({ bill, total }) => {
          const amounts = accident[bill];
          const people = typeof amounts === 'number' ? [] : amounts;
          const each = people.map(formatDollars).join(' + ');
          return {
            id: bill,
            term: t(`accident.bill.${bill}`, { count: people.length }),
            value: people.length > 1 ? `${formatDollars(total)} (${each})` : formatDollars(total),
          };
        })}
      />
      <Text $size={14} $muted>
        {t('accident.example')}
      </Text>
    </Stack>
  );
}
