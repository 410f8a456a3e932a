import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';
import { Later, Today } from '../plan/PaymentBar';
import { offerColumns } from './offerColumns';

/** The dollars above the bars, and what their blocks are. Decorative: each price says its payments. */
export function PaymentAxis({ ticks, hasLater }: { ticks: readonly number[]; hasLater: boolean }) {
  const { t } = useTexts('rates');
  const end = ticks.at(-1) ?? 1;
  const anchor = (index: number) => (index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle');
  return (
    <Head aria-hidden="true">
      <Legend>
        <Key block={Today}>{t('compare.dueToday')}</Key>
        {hasLater ? <Key block={Later}>{t('compare.eachLater')}</Key> : null}
      </Legend>
      <svg width="100%" height="24" focusable="false">
        {ticks.map((cents, index) => (
          <Amount key={cents} x={`${(cents / end) * 100}%`} y="18" textAnchor={anchor(index)}>
            {formatDollars(cents)}
          </Amount>
        ))}
      </svg>
    </Head>
  );
}

/** One block of a bar, and what it is. */
function Key({ block: Block, children }: { block: typeof Today; children: string }) {
  return (
    <OneKey>
      <svg width="16" height="16" focusable="false">
        <Block width="16" height="16" rx="3" />
      </svg>
      {children}
    </OneKey>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  ${media.desktop} {
    ${offerColumns}
    align-items: end;
  }
`;
const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
const OneKey = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;
const Amount = styled.text`
  fill: ${color.muted};
  font-size: ${fontSize[14]};
`;
