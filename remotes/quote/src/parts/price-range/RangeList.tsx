import type { RangeSoFar } from '@shared/api-client/hooks';
import type { Assumption, Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, media, space, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { isAllAnswered } from './isAllAnswered';
import { momentName } from './momentName';
import { rangeWords } from './rangeWords';

interface RangeListProps {
  ranges: readonly RangeSoFar[];
  quote: Quote;
  /** What the newest range assumes. */
  assumed: readonly Assumption[];
}

/** Every range so far, oldest first: the figures of the drawing. */
export function RangeList({ ranges, quote, assumed }: RangeListProps) {
  const { t } = useTexts('priceRange');
  return (
    <Table>
      <VisuallyHidden as="caption">{t('list')}</VisuallyHidden>
      <tbody>
        {ranges.map((one) => (
          <tr key={`${one.step} ${one.cars} ${one.drivers}`}>
            <th scope="row">{momentName(one, quote, t, one === ranges.at(-1) && isAllAnswered(assumed))}</th>
            <td>{rangeWords('short', one, t)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize[14]};
  & th {
    padding-inline-end: ${space(3)};
    font-weight: 400;
    text-align: start;
  }
  & td {
    font-weight: 700;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  /* With larger letters the amounts need two lines. */
  ${media.narrow} {
    & td {
      white-space: normal;
    }
  }
  & :is(th, td) {
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color.hairline};
  }
`;
