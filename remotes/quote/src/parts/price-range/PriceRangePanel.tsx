import { usePriceRange } from '@shared/api-client/hooks';
import { formatDollars, type Assumption, type Quote } from '@shared/domain';
import { useLocation } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { color, Disclosure, SectionHeading, space, Stack, Text, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { priceRangeTexts } from '../../locales/priceRangeTexts';
import { assumedLines } from './assumedLines';
import { RangeList } from './RangeList';
import { RangeRoad } from './RangeRoad';
import { RangeRoom } from './RangeRoom';
import { rangeStepOf } from './rangeStepOf';

/** 'Your price takes shape': the range now, the earlier ones, and what it assumes. Nothing if there is no range. */
export function PriceRangePanel({ quote }: { quote: Quote }) {
  useMoreTexts(priceRangeTexts);
  // A quote in the purchase has a price.
  return quote.vehicles.length === 0 || quote.selected_rate !== null ? null : <Panel quote={quote} />;
}

function Panel({ quote }: { quote: Quote }) {
  const { t } = useTexts('priceRange');
  const step = rangeStepOf(useLocation().pathname, quote);
  const { now, isLoading, soFar } = usePriceRange(quote, step);
  if (isLoading) return <RangeRoom $rows={soFar.length + 1} />;
  if (!now?.range) return null;
  const { low, high } = now.range;
  const words = t('range', { low: formatDollars(low), high: formatDollars(high) });
  const before = soFar.at(-2);
  const isWider = before !== undefined && high - low > before.high - before.low;
  return (
    <Box>
      <Stack $gap={1}>
        <SectionHeading $size={20}>{t('title')}</SectionHeading>
        <Range>{words}</Range>
        <VisuallyHidden as="output">{t('said', { range: words })}</VisuallyHidden>
        <Text $size={14} $muted>
          {t('estimate', { months: now.term ?? 6 })}{' '}
          {isWider ? t('wider') : step === 'review' ? null : t('narrows')}
        </Text>
      </Stack>
      <RangeRoad ranges={soFar} />
      <RangeList ranges={soFar} quote={quote} />
      <Assumed assumed={now.assumed} />
    </Box>
  );
}

function Assumed({ assumed }: { assumed: readonly Assumption[] }) {
  const { t } = useTexts('priceRange');
  return (
    <Disclosure summary={t('assumed.title')}>
      <Lines>
        {assumedLines(assumed, t).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Disclosure>
  );
}

const Box = styled.section`
  display: grid;
  /* Beside each other where there is no side column. */
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  align-items: start;
  gap: ${space(3)} ${space(6)};
  padding: ${space(4)};
  border-radius: 20px;
  background: ${color.tint};
`;
const Range = styled.p`
  font-size: 1.75rem;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  line-height: 1.12;
`;
const Lines = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;
`;
