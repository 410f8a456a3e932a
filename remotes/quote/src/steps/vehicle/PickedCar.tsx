import { carShape, type VehiclePick } from '@shared/domain';
import { CarDrawing, color, media } from '@shared/ui';
import { keyframes, styled } from 'styled-components';
import { isPicked } from './vehicleValues';

/**
 * The road under the lists: the car drives up, drawn by its body style, once they name it. Its place is dashed before, so
 * nothing moves. Decorative, since the lists have the words.
 */
export function PickedCar({ pick }: { pick: VehiclePick }) {
  return (
    <Road aria-hidden="true">
      {isPicked(pick) ? (
        <DrivesUp key={pick.body_class}>
          <CarDrawing body={carShape(pick.body_class)} width={130} />
        </DrivesUp>
      ) : (
        <Place />
      )}
    </Road>
  );
}

const Road = styled.div`
  display: grid;
  justify-content: center;
  align-items: end;
  overflow: hidden;
  height: 92px;
  border-block-end: 14px solid var(--ui-asphalt, ${color.ink});
  border-radius: 18px;
  background: var(--ui-sky, ${color.tint});
  ${media.forcedColors} {
    display: none;
  }
`;
const Place = styled.div`
  width: 118px;
  height: 40px;
  border: 2px dashed ${color.line};
  border-block-end: 0;
  border-radius: 30px 44px 6px 6px;
`;
const drive = keyframes`
  from { transform: translateX(-75vw); }
`;
/** The drawing is 52 px tall, and its wheels end half a pixel above its lower edge. */
const DrivesUp = styled.div`
  height: 51.5px;
  animation: ${drive} 600ms ease-out;
  ${media.reducedMotion} {
    animation: none;
  }
`;
