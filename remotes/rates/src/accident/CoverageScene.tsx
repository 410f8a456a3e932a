import { COVERAGE_PARTS, type CoveragePart } from '@shared/domain';
import { CarDrawing, media, type CarBody } from '@shared/ui';
import { css, styled } from 'styled-components';
import { Lit, SceneColors } from './SceneColors';
import { PartMark } from './PartMark';
import { Burst, Crane, Hail, Land } from './sceneParts';
import { NARROW, WIDE, type SceneLayout } from './sceneLayouts';

/** Skin and hair, given in turn and never taken from an answer. */
const LOOKS = {
  first: { skin: 'var(--person-1)', hair: 'M-4.6 0a4.6 4.6 0 0 1 9.2 0c-3-2-6-2-9.2 0z' },
  second: { skin: 'var(--person-2)', hair: 'M-5 3c-1-12 11-12 10 0-1-4-2-5-5-5s-4 1-5 5z' },
  third: { skin: 'var(--person-3)', hair: 'M-4.8-1c1-5 8-6 9.6 0 0-1-6-1-9.6 0z' },
} as const;
type Looks = keyof typeof LOOKS;

/** Behind which windows two people sit, on a car's grid of 120 x 48. */
function seatsOf(body: CarBody): readonly [number, number] {
  if (body === 'pickup') return [60, 71];
  return body === 'unknown' ? [53, 67] : [48, 69];
}

/** A head and shoulders without a face, on a car's grid. */
function Person({ looks, at }: { looks: Looks; at: number }) {
  const { skin, hair } = LOOKS[looks];
  return (
    <g transform={`translate(${at} 14)`}>
      <path fill={skin} d="M-5.5 6.4c0-4 2-5 5.5-5s5.5 1 5.5 5z" />
      <circle r="4.4" fill={skin} />
      <path fill="var(--person-hair)" d={hair} />
    </g>
  );
}

/** The driver, and a passenger if there are two looks. */
function People({ body, looks }: { body: CarBody; looks: readonly [Looks, Looks?] }) {
  const [passengerAt, driverAt] = seatsOf(body);
  const [driver, passenger] = looks;
  return (
    <>
      <Person looks={driver} at={driverAt} />
      {passenger ? <Person looks={passenger} at={passengerAt} /> : null}
    </>
  );
}

interface SceneProps {
  body: CarBody;
  covered: ReadonlySet<CoveragePart>;
}

/** Both cars, the people, the hail and the tow truck: in color what the package covers. Decorative: the list says it. */
export function CoverageScene(props: SceneProps) {
  return (
    <>
      <WideScene>
        <Scene {...props} layout={WIDE} />
      </WideScene>
      <NarrowScene>
        <Scene {...props} layout={NARROW} />
      </NarrowScene>
    </>
  );
}

function Scene({ body, covered, layout }: SceneProps & { layout: SceneLayout }) {
  const { width, height, burst, cloud, marks } = layout;
  const has = (part: CoveragePart) => covered.has(part);
  return (
    <SceneColors viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <Land layout={layout} />
      <Lit $color={has('own_car_other') ? 'own' : 'gray'} transform={`translate(${cloud.x} ${cloud.y})`}>
        <Hail />
      </Lit>
      <TowTruck layout={layout} isCovered={has('roadside')} />
      <BothCars body={body} has={has} layout={layout} />
      <g transform={`translate(${burst.x} ${burst.y}) scale(${burst.size})`}>
        <Burst />
      </g>
      {COVERAGE_PARTS.map((part, index) => (
        <PartMark key={part} number={index + 1} isCovered={has(part)} {...marks[part]} />
      ))}
    </SceneColors>
  );
}

interface CarsProps {
  body: CarBody;
  has: (part: CoveragePart) => boolean;
  layout: SceneLayout;
}

function BothCars({ body, has, layout: { own, other, carWidth } }: CarsProps) {
  const at = ({ x, y }: { x: number; y: number }) =>
    `translate(${x} ${y - carWidth * 0.4}) scale(${carWidth / 120})`;
  const areTreated = has('uninsured') || has('treatment');
  return (
    <>
      <g transform={at(own)}>
        <Lit $color={has('own_car_crash') ? 'own' : 'gray'}>
          <CarDrawing body={body} width={120} />
        </Lit>
        <Lit $color={areTreated ? 'own' : 'gray'}>
          <People body={body} looks={['first', 'second']} />
        </Lit>
      </g>
      <g transform={at(other)}>
        <Lit $color={has('their_property') ? 'other' : 'gray'}>
          <CarDrawing body="suv" width={120} />
        </Lit>
        <Lit $color={has('their_injuries') ? 'other' : 'gray'}>
          <People body="suv" looks={['third', 'first']} />
        </Lit>
      </g>
    </>
  );
}

function TowTruck({ layout: { truck }, isCovered }: { layout: SceneLayout; isCovered: boolean }) {
  const { x, y, width } = truck;
  return (
    <Lit
      $color={isCovered ? 'tow' : 'gray'}
      transform={`translate(${x} ${y - width * 0.4}) scale(${width / 120})`}
    >
      <Crane />
      <CarDrawing body="pickup" width={120} />
    </Lit>
  );
}

const scene = css`
  border-radius: 20px;
  overflow: hidden;
  ${media.forcedColors} {
    display: none;
  }
`;
const WideScene = styled.div`
  ${scene}
  ${media.phoneOnly} {
    display: none;
  }
`;
const NarrowScene = styled.div`
  ${scene}
  ${media.tablet} {
    display: none;
  }
`;
