import type { CarrierId } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, Row } from '@shared/ui';
import { styled } from 'styled-components';
import type { SideRow } from './sideRows';

/** One carrier's value in a row; the lowest says so in words, not only in color. */
export function SideValue({ row, carrierId }: { row: SideRow; carrierId: CarrierId }) {
  const { t } = useTexts('rates');
  const isLowest = row.lowest.includes(carrierId);
  const { text, note } = row.cells[carrierId] ?? { text: '' };
  return (
    <>
      <Row as="span" $gap={2} $align="baseline">
        <span>{text}</span>
        {isLowest ? <Lowest>{t('side.lowest')}</Lowest> : null}
      </Row>
      {note === undefined ? null : <Note>{note}</Note>}
    </>
  );
}

const Note = styled.span`
  display: block;
  color: ${color.muted};
  font-size: 0.875rem;
  font-weight: 400;
`;
const Lowest = styled.small`
  padding: 0 8px;
  border-radius: 999px;
  background: ${color.goSoft};
  color: ${color.go};
  font-size: 0.875rem;
  font-weight: 700;
`;
