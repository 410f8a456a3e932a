import { Picture } from '@shared/ui';
import { styled } from 'styled-components';

/** A wide drawing above the words of a screen that has nothing else to show, 600 x 200. */
export const StepScene = styled(Picture).attrs({ width: 600, height: 200 })`
  height: auto;
  border-radius: 20px;
`;
