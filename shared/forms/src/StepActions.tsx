import { Actions, media } from '@shared/ui';
import { styled } from 'styled-components';

/** A step's buttons in one line at their tops: the reason below the first must not push the second down. */
export const StepActions = styled(Actions)`
  align-items: stretch;
  ${media.tablet} {
    align-items: flex-start;
  }
`;
