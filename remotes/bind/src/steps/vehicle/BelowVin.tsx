import { Stack } from '@shared/ui';
import { css, keyframes, styled } from 'styled-components';

const hidden = keyframes`
  from { visibility: hidden; }
`;

/**
 * The form below the VIN. It stays hidden while a stored VIN is looked up, for 3 seconds at most, because the question
 * about another car would push it down.
 */
export const BelowVin = styled(Stack)<{ $waits: boolean }>`
  ${({ $waits }) =>
    $waits &&
    css`
      animation: ${hidden} 3s step-end;
    `}
`;
