import {
  COVERAGE_PARTS,
  coveragePart,
  limitsText,
  type CoveragePart,
  type PackageName,
  type RatedCoverage,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize, media, space, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { PartMark } from './PartMark';

interface Props {
  packageName: PackageName;
  coverages: readonly Pick<RatedCoverage, 'type' | 'limits'>[];
}

/** The numbered parts of the scene as text: limit, and who is paid. */
export function PartList({ packageName, coverages }: Props) {
  const { t } = useTexts('rates');
  const words = { package: t(`vehicles.${packageName}`) };
  return (
    <List aria-label={t('accident.parts', words)}>
      {COVERAGE_PARTS.map((part, index) => {
        const own = coverages.filter(({ type }) => coveragePart(type) === part);
        // Two coverages of a part often have the same limits.
        const limits = [...new Set(own.map((coverage) => limitsText(coverage.limits, t)))];
        return (
          <Part key={part} {...{ part, limits }} number={index + 1} unpaid={t('accident.unpaid', words)} />
        );
      })}
    </List>
  );
}

interface PartProps {
  part: CoveragePart;
  number: number;
  /** Empty if the package doesn't cover it. */
  limits: readonly string[];
  unpaid: string;
}

function Part({ part, number, limits, unpaid }: PartProps) {
  const { t } = useTexts('rates');
  const isCovered = limits.length > 0;
  return (
    <Item>
      <svg width="32" height="32" aria-hidden="true" focusable="false">
        <PartMark number={number} isCovered={isCovered} />
      </svg>
      <Name $isCovered={isCovered}>{t(`accident.part.${part}.name`)}</Name>
      <Limit $isCovered={isCovered}>{isCovered ? limits.join('; ') : t('accident.notCovered')}</Limit>
      <Text $size={14} $muted>
        {isCovered ? t(`accident.part.${part}.plain`) : unpaid}
      </Text>
    </Item>
  );
}

const List = styled.ol.attrs({ role: 'list' })`
  list-style: none;
  ${media.tablet} {
    columns: 2;
    column-gap: ${space(8)};
  }
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  column-gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.hairline};
  break-inside: avoid;
  & > :not(svg) {
    grid-column: 2;
  }
  & > svg {
    grid-row: span 3;
  }
`;
const Name = styled.span<{ $isCovered: boolean }>`
  color: ${({ $isCovered }) => ($isCovered ? color.ink : color.muted)};
  font-weight: 700;
`;
const Limit = styled.span<{ $isCovered: boolean }>`
  color: ${({ $isCovered }) => ($isCovered ? color.ink : color.muted)};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;
