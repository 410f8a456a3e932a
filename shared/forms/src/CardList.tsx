import { space } from '@shared/ui';
import { styled } from 'styled-components';

/** A stacked list of cards; Safari needs the role to announce a list without bullets. */
export const CardList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`;
