import { coverageTextKeys, type CoverageType, type StateCode } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import {
  ChevronDownIcon,
  color,
  fontSize,
  media,
  motion,
  space,
  VisuallyHidden,
  CrashIcon,
  HalfShieldIcon,
  InjuryIcon,
  KeyIcon,
  MedicalIcon,
  PropertyIcon,
  StormIcon,
  TowIcon,
  UnknownDriverIcon,
} from '@shared/ui';
import { styled } from 'styled-components';

/** Icon of each coverage. */
const COVERAGE_ICONS: Record<CoverageType, typeof KeyIcon> = {
  bodily_injury: InjuryIcon,
  property_damage: PropertyIcon,
  uninsured_motorist_bodily_injury: UnknownDriverIcon,
  uninsured_motorist_property_damage: UnknownDriverIcon,
  underinsured_motorist_bodily_injury: HalfShieldIcon,
  other_than_collision: StormIcon,
  medical_payments: MedicalIcon,
  medical_expense: MedicalIcon,
  rental: KeyIcon,
  rental_reimbursement: KeyIcon,
  comprehensive: StormIcon,
  collision: CrashIcon,
  towing: TowIcon,
};

interface CoverageLineProps {
  type: CoverageType;
  /** The state whose terms name it. */
  state?: StateCode;
  /** Its limit, or the text for one that is not included. */
  limit: string;
  /** Dollars for the term, if known. */
  price?: string | undefined;
  muted?: boolean;
}

/**
 * A coverage line that expands to its description (specification 3: the tool tip's title and text). A native details
 * element, which works by keyboard and touch, unlike a tool tip.
 */
export function CoverageLine({ type, state, limit, price, muted = false }: CoverageLineProps) {
  const { t } = useTexts('bind');
  const keys = coverageTextKeys(type, state);
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

/** The layout depends on text size, not only on the window: at large sizes each part has its own row. */
export const CoverageLines = styled.ul.attrs({ role: 'list' })`
  container-type: inline-size;
  list-style: none;
  overflow-wrap: break-word;
  & > li {
    border-block-start: 1px solid ${color.hairline};
  }
`;
/** The limit is below the name on a phone, beside it otherwise. */
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
  font-weight: 700;
`;
const Limit = styled.span`
  grid-area: limit;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  ${media.tablet} {
    font-size: inherit;
  }
`;
const Price = styled.span`
  grid-area: price;
  text-align: end;
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
