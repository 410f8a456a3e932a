import { usePriceRange } from '@shared/api-client/hooks';
import type { Assumption, Quote } from '@shared/domain';
import { useLocation } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { color, Disclosure, SectionHeading, space, Stack, Text, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { priceRangeTexts } from '../../locales/priceRangeTexts';
import { assumedLines } from './assumedLines';
import { hasWidened } from './hasWidened';
import { RangeList } from './RangeList';
import { RangeRoad } from './RangeRoad';
import { RangeRoom } from './RangeRoom';
import { rangeStepOf } from './rangeStepOf';
import { rangeWords } from './rangeWords';

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
  const words = rangeWords('range', now.range, t);
  const isOpen = step !== 'review' && low !== high;
  return (
    <Box>
      <Stack $gap={1}>
        <SectionHeading $size={20}>{t('title')}</SectionHeading>
        <Range>{words}</Range>
        <VisuallyHidden as="output">{t('said', { range: words })}</VisuallyHidden>
        <Text $size={14} $muted>
          {t('estimate', { months: now.term ?? 6 })}{' '}
          {hasWidened(now, quote, step) ? t('wider') : isOpen ? t('narrows') : null}
        </Text>
      </Stack>
      <RangeRoad ranges={soFar} />
      <RangeList ranges={soFar} quote={quote} assumed={now.assumed} />
      <Assumed assumed={now.assumed} quote={quote} />
    </Box>
  );
}

function Assumed({ assumed, quote }: { assumed: readonly Assumption[]; quote: Quote }) {
  const { t } = useTexts('priceRange');
  return (
    <Disclosure summary={t('assumed.title')}>
      <Lines>
        {assumedLines(assumed, quote.drivers, t).map(([key, line]) => (
          <li key={key}>{line}</li>
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
