import {
  COVERAGE_PARTS,
  coveragePart,
  formatPart,
  limitsText,
  vehicleName,
  type CoveragePart,
  type Rate,
  type RatedVehicle,
  type Vehicle,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { ChevronDownIcon, color, fontSize, motion, space, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { PartMark } from '../accident/PartMark';
import { DeductibleChoice } from '../deductible/DeductibleChoice';
import { CoverageRows } from './CoverageRows';

interface Props {
  vehicle: Vehicle;
  rate: Rate;
  /** The car's price; null while another one is on its way. */
  rated: RatedVehicle | null;
}

/** The numbered parts of the scene: limit and price; opened, who is paid, each coverage, and its deductible. */
export function PartList({ vehicle, rate, rated }: Props) {
  const { t } = useTexts('rates');
  const words = { package: t(`vehicles.${vehicle.coverage_package_name}`) };
  return (
    <div>
      <List aria-label={t('accident.parts', words)}>
        {COVERAGE_PARTS.map((part, index) => (
          <Part key={part} {...{ part, vehicle, rate, rated }} number={index + 1} />
        ))}
      </List>
      {rated ? (
        <Total>
          <span>{vehicleName(vehicle)}</span>
          <span>{formatPart(rated.premium)}</span>
        </Total>
      ) : null}
    </div>
  );
}

/** Whose deductible is chosen where. */
const DEDUCTIBLES: ReadonlySet<CoveragePart> = new Set<CoveragePart>(['own_car_crash', 'own_car_other']);

function Part({ part, number, vehicle, rate, rated }: Props & { part: CoveragePart; number: number }) {
  const { t } = useTexts('rates');
  const isOf = ({ type }: { type: RatedVehicle['coverages'][number]['type'] }) => coveragePart(type) === part;
  const own = vehicle.coverages.filter(isOf);
  const priced = rated?.coverages.filter(isOf) ?? [];
  const isCovered = own.length > 0;
  // Two coverages of a part often have the same limits.
  const limits = [...new Set(own.map((coverage) => limitsText(coverage.limits, t)))];
  const price = priced.reduce((sum, { premium }) => sum + premium, 0);
  const words = { package: t(`vehicles.${vehicle.coverage_package_name}`) };
  return (
    <li>
      <Folded>
        <Summary>
          <svg width="32" height="32" aria-hidden="true" focusable="false">
            <PartMark number={number} isCovered={isCovered} />
          </svg>
          <Name $isCovered={isCovered}>
            <strong>{t(`accident.part.${part}.name`)}</strong>
            <span>{isCovered ? limits.join('; ') : t('accident.notCovered')}</span>
          </Name>
          <Price>{isCovered ? rated && formatPart(price) : t('accident.youPay')}</Price>
          <ChevronDownIcon />
        </Summary>
        <Inside>
          <Text $size={14}>{isCovered ? t(`accident.part.${part}.plain`) : t('accident.unpaid', words)}</Text>
          {priced.length > 0 ? (
            <CoverageRows
              coverages={priced}
              vehicle={vehicleName(vehicle)}
              state={rate.carrier_product_state_code}
            />
          ) : null}
        </Inside>
      </Folded>
      {isCovered && DEDUCTIBLES.has(part) ? <DeductibleChoice {...{ vehicle, rate, part }} /> : null}
    </li>
  );
}

const List = styled.ol.attrs({ role: 'list' })`
  list-style: none;
  & > li {
    border-block-end: 1px solid ${color.hairline};
  }
`;
const Folded = styled.details`
  & > summary > svg:last-child {
    color: ${color.road};
    transition: rotate ${motion};
  }
  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }
`;
const Summary = styled.summary`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(3)};
  min-height: 4rem;
  padding-block: ${space(2)};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;
const Name = styled.span<{ $isCovered: boolean }>`
  display: grid;
  color: ${({ $isCovered }) => ($isCovered ? color.ink : color.muted)};
  line-height: 1.35;
  & > span {
    color: ${color.muted};
    font-size: ${fontSize[14]};
  }
`;
const Price = styled.span`
  font-weight: 700;
`;
const Inside = styled.div`
  padding: 0 0 ${space(3)} 2.75rem;
`;
const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} 2.25rem 0 0;
  font-weight: 800;
`;
