import { styled } from 'styled-components';
import { Picture } from './Picture';

const WAITING = String(new URL('../assets/waiting.svg', import.meta.url));
const STILL = `${WAITING}#still`;

/** The road on a waiting screen; `drawing`: mileposts light in a loop as the car passes them. Decorative. */
export const RoadDrawing = ({ drawing = false }: { drawing?: boolean }) => (
  <picture>
    {/* Chromium does not pass this preference on to a picture. */}
    <source media="(prefers-reduced-motion: reduce)" srcSet={STILL} />
    <Road src={drawing ? WAITING : STILL} width={340} height={100} />
  </picture>
);

const Road = styled(Picture)`
  border-radius: 18px;
`;
