import type { CarrierId } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, Row } from '@shared/ui';
import { styled } from 'styled-components';
import type { SideRow } from './sideRows';

/** One carrier's value of a row; the lowest of those that differ says so in words, not in colour alone. */
export function SideValue({ row, carrierId }: { row: SideRow; carrierId: CarrierId }) {
  const { t } = useTexts('rates');
  const isLowest = row.lowest.includes(carrierId);
  return (
    <Row as="span" $gap={2} $align="baseline">
      <span>{row.cells[carrierId]}</span>
      {isLowest ? <Lowest>{t('side.lowest')}</Lowest> : null}
    </Row>
  );
}

const Lowest = styled.small`
  padding: 0 8px;
  border-radius: 999px;
  background: ${color.goSoft};
  color: ${color.go};
  font-size: 0.875rem;
  font-weight: 600;
`;
