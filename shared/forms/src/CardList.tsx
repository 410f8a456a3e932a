import { space } from '@shared/ui';
import { styled } from 'styled-components';

/** Cards one under the other, said to be a list; the role keeps that said where the bullets are gone (Safari). */
export const CardList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`;
