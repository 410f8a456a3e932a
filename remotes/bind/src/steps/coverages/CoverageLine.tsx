import { coverageTextKeys, type CoverageType } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { ChevronDownIcon, color, fontSize, media, motion, space, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { COVERAGE_ICONS } from './coverageIcons';

interface CoverageLineProps {
  type: CoverageType;
  /** What it pays at most; what stands there instead for one that is not included. */
  limit: string;
  /** Dollars for the term, where it is known. */
  price?: string | undefined;
  muted?: boolean;
}

/**
 * A coverage in a line that opens on what it pays, in plain words (specification 3: the tool tip's title and text). A native
 * details element: it works by keyboard and by touch, where a tool tip does not.
 */
export function CoverageLine({ type, limit, price, muted = false }: CoverageLineProps) {
  const { t } = useTexts('bind');
  const keys = coverageTextKeys(type);
  const Icon = COVERAGE_ICONS[type];
  return (
    <li>
      <details>
        <Summary $muted={muted}>
          <Mark>
            <Icon />
          </Mark>
          <Name>{t(keys.name)}</Name>
          <Limit>{limit}</Limit>
          <Price>
            {price === undefined ? null : <VisuallyHidden>{t('coverages.price')}: </VisuallyHidden>}
            {price}
          </Price>
          <Arrow>
            <ChevronDownIcon size={20} />
          </Arrow>
        </Summary>
        <Words>{t(keys.plain)}</Words>
      </details>
    </li>
  );
}

/** The letters' size decides how a line is laid out, not the window alone: in large ones each part has a row of its own. */
export const CoverageLines = styled.ul.attrs({ role: 'list' })`
  container-type: inline-size;
  list-style: none;
  overflow-wrap: break-word;
  & > li {
    border-block-start: 1px solid ${color.hairline};
  }
`;
/** On a phone the limit stands below the name; beside it where there is room. */
const Summary = styled.summary<{ $muted: boolean }>`
  display: grid;
  grid-template: 'mark name price arrow' 'mark limit limit arrow' / 1.5rem minmax(0, 1fr) auto 1.25rem;
  gap: 0 ${space(3)};
  align-items: center;
  align-content: center;
  min-height: 3.25rem;
  padding-block: ${space(2)};
  color: ${({ $muted }) => ($muted ? color.muted : 'inherit')};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & > :last-child {
    transform: rotate(180deg);
  }
  ${media.tablet} {
    grid-template: 'mark name limit price arrow' / 1.5rem minmax(0, 5fr) minmax(0, 4fr) 3.5rem 1.25rem;
  }
  @container (max-width: 18rem) {
    grid-template: 'mark arrow' 'name name' 'limit limit' 'price price' / minmax(0, 1fr) auto;
  }
`;
const Mark = styled.span`
  grid-area: mark;
  display: grid;
  color: ${color.road};
`;
const Name = styled.span`
  grid-area: name;
  font-weight: 600;
`;
const Limit = styled.span`
  grid-area: limit;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    font-size: inherit;
  }
`;
const Price = styled.span`
  grid-area: price;
  text-align: end;
  font-variant-numeric: tabular-nums;
  @container (max-width: 18rem) {
    text-align: start;
  }
`;
const Arrow = styled.span`
  grid-area: arrow;
  display: grid;
  color: ${color.road};
  transition: transform ${motion};
`;
const Words = styled.p`
  padding: 0 2rem ${space(3)} calc(1.5rem + ${space(3)});
  color: ${color.muted};
  @container (max-width: 18rem) {
    padding-inline: 0;
  }
`;
