import { COVERAGE_PARTS, type CoveragePart } from '@shared/domain';
import { CarDrawing, media, type CarBody } from '@shared/ui';
import { css, styled } from 'styled-components';
import { Lit, SceneColors } from './SceneColors';
import { People } from './People';
import { PartMark } from './PartMark';
import { Burst, Crane, Hail, Land } from './sceneParts';
import { NARROW, WIDE, type SceneLayout } from './sceneLayouts';

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
