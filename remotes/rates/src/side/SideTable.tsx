import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { CarrierLogo, color, LinkButton, media, space, Stack, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import type { Offer } from '../offers/offersOf';
import type { SideRow } from './sideRows';
import { SideValue } from './SideValue';

export interface SideProps {
  quoteId: string;
  offers: readonly Offer[];
  rows: readonly SideRow[];
}

/** The comparison as a table with a fixed first column; phones show the cards instead. */
export function SideTable({ quoteId, offers, rows }: SideProps) {
  const { t } = useTexts('rates');
  const carriers = offers.map(({ carrier }) => carrier.name).join(', ');
  return (
    // A scrolling area must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>{t('side.caption', { carriers })}</VisuallyHidden>
        </caption>
        <Carriers offers={offers} />
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} $isSame={row.isSame} $isHeading={row.isHeading}>
              <th scope="row">{row.label}</th>
              {offers.map(({ carrier }) => (
                <td key={carrier.id}>
                  <SideValue row={row} carrierId={carrier.id} />
                </td>
              ))}
            </Line>
          ))}
        </tbody>
        <Ways quoteId={quoteId} offers={offers} />
      </Table>
    </Scroller>
  );
}

function Carriers({ offers }: Pick<SideProps, 'offers'>) {
  const { t } = useTexts('rates');
  return (
    <thead>
      <tr>
        <th scope="col">{t('side.what')}</th>
        {offers.map(({ carrier }) => (
          <th scope="col" key={carrier.id}>
            <Stack $gap={2}>
              <CarrierLogo tag={carrier.tag} size={32} />
              {carrier.name}
            </Stack>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Ways({ quoteId, offers }: Omit<SideProps, 'rows'>) {
  const { t } = useTexts('rates');
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('side.choose')}</th>
        {offers.map(({ carrier, index }) => (
          <td key={carrier.id}>
            <LinkButton
              as={Link}
              to={paths.rates(quoteId, index)}
              variant="secondary"
              aria-label={t('compare.selectWith', { carrier: carrier.name })}
            >
              {t('compare.select')}
            </LinkButton>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const Scroller = styled.div`
  display: none;
  ${media.tablet} {
    display: block;
    overflow-x: auto;
  }
`;
const Table = styled.table`
  width: 100%;
  min-width: 44rem;
  border-collapse: collapse;
  table-layout: fixed;
  & th,
  & td {
    padding: ${space(3)};
    border-block-end: 1px solid ${color.hairline};
    text-align: start;
    vertical-align: top;
  }
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    width: 14rem;
    padding-inline-start: 0;
    background: ${color.ground};
  }
  & thead th {
    vertical-align: bottom;
  }
  & tfoot th,
  & tfoot td {
    border: 0;
  }
`;
const Line = styled.tr<{ $isSame: boolean; $isHeading: boolean }>`
  color: ${({ $isSame }) => ($isSame ? color.muted : 'inherit')};
  & > th {
    font-weight: ${({ $isHeading }) => ($isHeading ? 700 : 500)};
  }
  & > * {
    border-block-start: ${({ $isHeading }) => ($isHeading ? `2px solid ${color.line}` : '0')};
  }
`;
