import type { Accident } from '@shared/domain';
import { CarDrawing, color, media, space, type CarBody } from '@shared/ui';
import { styled } from 'styled-components';
import { Lit, SceneColors } from './SceneColors';
import { Burst, Deer, Hail } from './sceneParts';

interface Props {
  cause: Accident['cause'];
  /** The shape of the driver's own car. */
  body: CarBody;
}

/** A small picture of an accident, without land. Decorative: its name is beside it. */
export function AccidentDrawing({ cause, body }: Props) {
  const own = <CarDrawing body={body} width={60} />;
  const other = (
    <Lit $color="other">
      <CarDrawing body="suv" width={60} />
    </Lit>
  );
  return (
    <Small>
      <SceneColors viewBox="0 0 136 56" aria-hidden="true" focusable="false">
        <path fill="var(--ui-asphalt)" d="M0 50h136v4H0z" />
        <g transform="translate(2 28)">{cause === 'uninsured' ? other : own}</g>
        {cause === 'nature' ? (
          <Lit $color="own">
            <g transform="translate(2 -1) scale(.4)">
              <Hail />
            </g>
            <Deer />
          </Lit>
        ) : (
          <>
            <g transform="translate(74 28)">{cause === 'you' ? other : own}</g>
            <g transform="translate(68 38) scale(.34)">
              <Burst />
            </g>
          </>
        )}
        {cause === 'uninsured' ? <NoInsurance /> : null}
      </SceneColors>
    </Small>
  );
}

/** A policy crossed out, over the car that has none. */
function NoInsurance() {
  return (
    <>
      <path fill="var(--scene-blue)" d="M24 2h18v22H24z" />
      <path stroke="var(--scene-edge)" strokeWidth="2" d="M28 8h10M28 13h10M28 18h6" />
      <path stroke="var(--ui-stop)" strokeWidth="4" d="M21 24 45 2" />
    </>
  );
}

/** On its own ground, so that it reads on a chosen answer too. */
const Small = styled.span`
  display: block;
  width: min(8rem, 25cqi);
  margin: 0 auto ${space(2)};
  padding: ${space(1)};
  border-radius: 7px;
  background: ${color.tint};
  ${media.forcedColors} {
    display: none;
  }
`;
