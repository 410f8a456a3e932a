import { styled } from 'styled-components';

/** Colors of this scene only; the land's are those of the page's hour. */
export const SceneColors = styled.svg`
  --scene-sky: var(--ui-sky, #ddeff8);
  --scene-far: var(--ui-hill-far, #b4d7c0);
  --scene-near: var(--ui-hill-near, #62a684);
  --scene-edge: #fff6e0;
  --scene-blue: #3f6fb5;
  --scene-gray: #d5d3ca;
  --scene-pale: #eceae2;
  --scene-dark: #8d939c;
  --scene-deer: #6b4a36;
  display: block;
  width: 100%;
  height: auto;
  @media (prefers-color-scheme: dark) {
    --scene-sky: var(--ui-sky, #142038);
    --scene-far: var(--ui-hill-far, #1d3350);
    --scene-near: var(--ui-hill-near, #17404a);
    --scene-edge: #5d6b80;
    --scene-blue: #5b8ad0;
    --scene-gray: #3a4a66;
    --scene-pale: #52627e;
    --scene-dark: #232f47;
    --scene-deer: #a37a5c;
  }
`;

const PEOPLE = `
  --person-1: #e9b48c;
  --person-2: #8b5a3c;
  --person-3: #c68a5c;
  --person-hair: #2b2320;
  --scene-cloud: #8fa3b8;
  --scene-hail: #5b7ba8;
`;

/** A part that isn't covered loses all color. */
const COLORS = {
  own: PEOPLE,
  other: `${PEOPLE} --ui-clay: var(--scene-blue);`,
  tow: '--ui-clay: #2f9c95;',
  gray: `
    --ui-clay: var(--scene-gray);
    --ui-glass: var(--scene-pale);
    --ui-tire: var(--scene-dark);
    --ui-hub: var(--scene-pale);
    --ui-amber: var(--scene-pale);
    --person-1: var(--scene-dark);
    --person-2: var(--scene-dark);
    --person-3: var(--scene-dark);
    --person-hair: var(--scene-gray);
    --scene-cloud: var(--scene-gray);
    --scene-hail: var(--scene-gray);
  `,
} as const;

/** A part of the scene in its own colors, or gray. */
export const Lit = styled.g<{ $color: keyof typeof COLORS }>`
  ${({ $color }) => COLORS[$color]}
`;
