import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CarrierLogo, color, fontSize, media, PaymentBar, space } from '@shared/ui';
import { styled } from 'styled-components';
import { perText } from '../plan/perText';
import { Tracked } from '../plan/Tracked';
import type { PricedOffer } from '../plan/pricesOnAxis';

interface Props {
  offer: PricedOffer;
  /** The lowest total of all. */
  least: number;
  /** Cents at the end of the axis. */
  end: number;
  /** Whether there is another to choose. */
  isChoice: boolean;
  /** The lowest premium, which is recommended (reading 49). */
  isFirst: boolean;
  isUntracked: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One carrier's price; the whole row chooses it. */
export function OfferLine(props: Props) {
  const { offer, least, end, isChoice, isChosen, onChoose } = props;
  const { carrier, rate, view, condition } = offer;
  const { t } = useTexts('rates');
  const more = view.total - least;
  const total = more > 0 ? t('offers.more', { amount: formatDollars(more) }) : t('offers.lowest');
  return (
    <Line $isChosen={isChosen && isChoice}>
      <Name>
        <label>
          {isChoice ? <input type="radio" name="offer" checked={isChosen} onChange={onChoose} /> : null}
          <CarrierLogo tag={carrier.tag} size={44} />
          <span>{carrier.name}</span>
        </label>
      </Name>
      <Bar aria-hidden="true">
        <PaymentBar plan={view} end={end} condition={condition} height={20} />
      </Bar>
      <Payments $isShort={view.count > 0}>
        <strong>{formatDollars(view.today)}</strong> {perText(view, rate.term.duration, t)}
      </Payments>
      <Total>
        <strong>{formatDollars(view.total)}</strong>
        {isChoice ? more > 0 ? total : <em>{total}</em> : null}
      </Total>
      <Note {...props} />
    </Line>
  );
}

/** Why it is recommended, and the program as the condition of a price (reading 49). */
function Note({ offer: { rate }, isFirst, isUntracked }: Props) {
  const { t } = useTexts('rates');
  if (!isFirst && !isUntracked && !rate.monitored_driver) return null;
  return (
    <Notes>
      {isFirst ? (
        <>
          <Tag>{t('offers.recommended')}</Tag> {t('offers.why')}
        </>
      ) : null}
      {isUntracked ? <Tag>{t('offers.untracked')}</Tag> : null}
      <Tracked rate={rate} />
    </Notes>
  );
}

/* Roles are explicit: a browser drops those of a table whose parts are laid out as blocks. */
const Line = styled.tr.attrs({ role: 'row' })<{ $isChosen: boolean }>`
  --behind: ${({ $isChosen }) => ($isChosen ? color.roadSoft : color.ground)};
  position: relative;
  display: grid;
  grid-template: 'name total' 'bar total' 'pay pay' 'note note' / minmax(0, 1fr) 4.75rem;
  column-gap: ${space(2)};
  min-height: 4.5rem;
  margin-inline: calc(-1 * ${space(3)});
  padding: ${space(2)} ${space(3)} ${space(3)} 5rem;
  border-block-start: 1px solid ${({ $isChosen }) => ($isChosen ? 'transparent' : color.hairline)};
  border-radius: ${({ $isChosen }) => ($isChosen ? '18px' : '0')};
  background: var(--behind);
  box-shadow: ${({ $isChosen }) => ($isChosen ? `inset 0 0 0 2px ${color.road}` : 'none')};
  &:has(:checked) + & {
    border-color: transparent;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.ink};
    outline-offset: 3px;
  }
  ${media.forcedColors} {
    outline: ${({ $isChosen }) => ($isChosen ? '3px solid Highlight' : 'none')};
  }
  ${media.desktop} {
    grid-template: 'name bar total' 'name pay total' 'name note note' / 13.5rem minmax(0, 1fr) 5.25rem;
    gap: ${space(1)} ${space(3)};
    margin-inline: 0;
    padding: ${space(3)} ${space(4)} ${space(3)} 5.25rem;
  }
`;
const Name = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  grid-area: name;
  padding: 0;
  text-align: start;
  & > label {
    display: flex;
    align-items: center;
    min-height: 1.75rem;
    cursor: pointer;
  }
  & > label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & input {
    position: absolute;
    inset: 1.4rem auto auto ${space(2)};
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${color.road};
    outline: none;
  }
  & img {
    position: absolute;
    inset: ${space(4)} auto auto 2.25rem;
    width: 36px;
    height: 36px;
  }
  & span {
    min-width: 0;
    overflow-wrap: break-word;
    line-height: 1.25;
  }
  ${media.desktop} {
    & > label {
      min-height: 2.5rem;
    }
  }
`;
const Bar = styled.td`
  grid-area: bar;
  align-self: center;
  padding: 0;
`;
/** On a phone the bar alone; a screen reader has the words there too. */
const Payments = styled.td.attrs({ role: 'cell' })<{ $isShort: boolean }>`
  grid-area: pay;
  padding: 0;
  font-size: ${fontSize[14]};
  ${media.belowDesktop} {
    ${({ $isShort }) => ($isShort ? 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);' : '')}
  }
`;
const Total = styled.td.attrs({ role: 'cell' })`
  grid-area: total;
  padding: 0;
  text-align: end;
  font-size: ${fontSize[14]};
  color: ${color.muted};
  & > strong {
    display: block;
    color: ${color.ink};
    font-size: ${fontSize[20]};
    font-weight: 800;
    line-height: 1.4;
  }
  & > em {
    color: ${color.road};
    font-style: normal;
    font-weight: 700;
  }
  ${media.desktop} {
    & > strong {
      font-size: ${fontSize[24]};
    }
  }
`;
/** On a phone from the emblem on. */
const Notes = styled.td.attrs({ role: 'cell' })`
  grid-area: note;
  padding: ${space(1)} 0 0;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  line-height: 1.4;
  ${media.belowDesktop} {
    margin-inline-start: -2.75rem;
  }
`;
const Tag = styled.span`
  display: inline-block;
  margin-inline-end: ${space(1)};
  padding-inline: ${space(2)};
  border-radius: 6px;
  background: ${color.amber};
  color: ${color.onAmber};
  font-weight: 700;
`;
