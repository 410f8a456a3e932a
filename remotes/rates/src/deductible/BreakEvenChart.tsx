import { formatDollars } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, fontSize } from '@shared/ui';
import { styled } from 'styled-components';
import { axisTicks } from '../plan/axisTicks';
import type { BreakEven } from './breakEven';

interface Props {
  of: Extract<BreakEven, { between: object }>;
  /** Months. */
  term: number;
}

/** In CSS pixels from the top: the plot, and the words under the road. */
const TOP = 32;
const ROAD = 172;
const YEARS = 200;
const HEIGHT = 228;

/** What a deductible saves over the years, against what it costs after a claim. Decorative: a sentence says the same. */
export function BreakEvenChart({ of: { kind, extra, saved }, term }: Props) {
  const { t } = useTexts('rates');
  const perYear = (saved / term) * 12;
  const crossing = extra / perYear;
  const span = Math.max(1, Math.ceil(crossing * 1.6));
  const top = axisTicks(Math.max(extra, perYear * span)).at(-1) ?? 1;
  const x = (years: number): string => `${(years / span) * 100}%`;
  const y = (cents: number): number => ROAD - (cents / top) * (ROAD - TOP);
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
      <Level x1="0" x2="100%" y1={y(extra)} y2={y(extra)} />
      <Saved x1="0" x2="100%" y1={y(0)} y2={y(perYear * span)} />
      <rect y={ROAD} width="100%" height="8" fill={color.ink} />
      <line x1={x(crossing)} x2={x(crossing)} y1={y(extra)} y2={ROAD} stroke={color.ink} strokeWidth="2" />
      <circle
        cx={x(crossing)}
        cy={y(extra)}
        r="8"
        fill={color.amber}
        stroke={color.onAmber}
        strokeWidth="2"
      />
      <Words x="0" y={y(extra) - 8}>
        {t(`deductible.chart.${kind}`, { extra: formatDollars(extra) })}
      </Words>
      <Years span={span} />
    </svg>
  );
}

/** Whole years under the road, and what they are. */
function Years({ span }: { span: number }) {
  const { t } = useTexts('rates');
  const years = axisTicks(span).filter((year) => Number.isInteger(year) && year <= span);
  const anchor = (year: number) => (year === 0 ? 'start' : year === span ? 'end' : 'middle');
  return (
    <>
      {years.map((year) => (
        <Words key={year} x={`${(year / span) * 100}%`} y={YEARS} textAnchor={anchor(year)}>
          {year}
        </Words>
      ))}
      <Words x="50%" y={HEIGHT - 4} textAnchor="middle">
        {t('deductible.chart.years')}
      </Words>
    </>
  );
}

const Level = styled.line`
  stroke: ${color.ink};
  stroke-width: 2px;
  stroke-dasharray: 6 4;
`;
const Saved = styled.line`
  stroke: ${color.road};
  stroke-width: 4px;
  @media (forced-colors: active) {
    stroke: Highlight;
  }
`;
const Words = styled.text`
  fill: ${color.ink};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;
