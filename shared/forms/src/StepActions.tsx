import { Actions, media } from '@shared/ui';
import { styled } from 'styled-components';

/** A step's buttons aligned at the top, so a reason below the first does not move the second. */
export const StepActions = styled(Actions)`
  align-items: stretch;
  ${media.tablet} {
    align-items: flex-start;
  }
`;
