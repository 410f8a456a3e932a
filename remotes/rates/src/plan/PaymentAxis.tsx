import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, media, PaymentKey, space } from '@shared/ui';
import { styled } from 'styled-components';
import { offerColumns } from './offerColumns';
import type { PriceAxis } from './pricesOnAxis';

/** The dollars above the bars, and what their blocks are. Decorative: each price says its payments. */
export function PaymentAxis({ axis: { offers, ticks } }: { axis: PriceAxis }) {
  const { t } = useTexts('rates');
  const end = ticks.at(-1) ?? 1;
  const anchor = (index: number) => (index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle');
  const hasLater = offers.some(({ view }) => view.payments > 0);
  const hasCondition = offers.some(({ condition }) => condition > 0);
  return (
    <Head aria-hidden="true">
      <PaymentKey
        names={[
          ['today', t('axis.today')],
          ...(hasLater ? [['later', t('axis.later')] as const] : []),
          ...(hasCondition ? [['condition', t('axis.condition')] as const] : []),
        ]}
      />
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

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  ${media.desktop} {
    ${offerColumns}
    align-items: end;
  }
`;
const Amount = styled.text`
  fill: ${color.muted};
  font-size: ${fontSize[14]};
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;
