import { CarDrawing, chart, color } from '@shared/ui';
import { styled } from 'styled-components';

/** Two cars that met. */
export const CoveredPicture = () => (
  <Drawing>
    <path fill="var(--ui-sky, #ddeff8)" d="M0 0h168v112H0z" />
    <path fill="var(--ui-hill-far, #b4d7c0)" d="M0 52c40-18 90-14 168 2v58H0z" />
    <path fill="var(--ui-asphalt)" d="M0 74h168v38H0z" />
    <path stroke="var(--ui-amber)" strokeWidth="3" strokeDasharray="20 14" d="M4 98h164" />
    <g transform="translate(10 54)">
      <CarDrawing body="sedan" width={72} />
    </g>
    <Other transform="translate(158 54) scale(-1 1)">
      <CarDrawing body="suv" width={72} />
    </Other>
    <path
      fill="var(--ui-amber)"
      d="m84 46 5 12 11-7-3 13 13 1-11 8 8 11-13-3-2 13-8-10-8 10-2-13-13 3 8-11-11-8 13-1-3-13 11 7z"
    />
  </Drawing>
);

/** The steps of a price, from its base down to its total. */
export const MadePicture = () => (
  <Drawing>
    <path fill={color.ink} d="M24 18h108v8H24zM24 90h66v8H24z" />
    <path fill={chart.raises} d="M132 30h14v8h-14z" />
    <path fill={color.road} d="M122 42h10v8h-10zM104 54h18v8h-18zM84 66h20v8H84z" />
    <path fill={chart.raises} d="M84 78h6v8h-6z" />
  </Drawing>
);

/** Where an odometer's figures stand. */
const WHEELS = [33, 53.4, 73.8, 94.2, 114.6, 135] as const;

/** An odometer with the miles of a year. */
export const MilesPicture = ({ miles }: { miles: number }) => (
  <Drawing>
    <path fill="var(--ui-asphalt)" d="M0 88h168v24H0z" />
    <path stroke="var(--ui-amber)" strokeWidth="3" strokeDasharray="20 14" d="M4 100h164" />
    <rect x="18" y="26" width="132" height="44" rx="8" fill="var(--ui-asphalt)" />
    {WHEELS.map((x, index) => (
      <g key={x}>
        <rect x={x - 9} y="32" width="18" height="32" rx="3" fill="#f4f1e8" />
        <Digit x={x} y="56">
          {String(miles).padStart(WHEELS.length, '0')[index]}
        </Digit>
      </g>
    ))}
  </Drawing>
);

const Drawing = styled.svg.attrs({
  viewBox: '0 0 168 112',
  preserveAspectRatio: 'xMidYMid slice',
  'aria-hidden': true,
  focusable: false,
})``;
/** The other car has another color. */
const Other = styled.g`
  --ui-clay: #3f6fb5;
`;
const Digit = styled.text`
  fill: #14213a;
  font-size: 20px;
  font-weight: 800;
  text-anchor: middle;
`;
