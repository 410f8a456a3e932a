import { useTexts } from '@shared/i18n';
import { color, font, fontSize, media, SectionHeading, space, Stack } from '@shared/ui';
import { styled } from 'styled-components';

const stops = ['zip', 'vehicles', 'drivers', 'prices'] as const;

/** The way to the prices as a road with mileposts, the first one lit (look.md, signature). */
export function RoadAhead() {
  const { t } = useTexts('quotes');
  return (
    <Stack as="section" $gap={5}>
      <SectionHeading>{t('start.steps.heading')}</SectionHeading>
      <Road>
        {stops.map((stop, index) => (
          <Stop key={stop}>
            <Post $lit={index === 0} aria-hidden="true">
              {index + 1}
            </Post>
            <span>{t(`start.steps.${stop}`)}</span>
          </Stop>
        ))}
      </Road>
    </Stack>
  );
}

const Road = styled.ol`
  display: grid;
  gap: ${space(4)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Stop = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  font-weight: 600;
  /* The road: a dashed line from this post to the next, drawn behind both. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: 2.25rem;
    inset-inline-start: 1.0625rem;
    height: ${space(4)};
    border-inline-start: 2px dashed ${color.line};
  }
  ${media.tablet} {
    flex-direction: column;
    align-items: flex-start;
    &:not(:last-child)::after {
      inset-block-start: 1.0625rem;
      inset-inline: 2.75rem ${space(2)};
      height: 0;
      border-inline-start: 0;
      border-block-start: 2px dashed ${color.line};
    }
  }
`;
const Post = styled.span<{ $lit: boolean }>`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 2px solid ${({ $lit }) => ($lit ? color.amber : color.line)};
  border-radius: 10px;
  background: ${({ $lit }) => ($lit ? color.amber : color.paper)};
  color: ${({ $lit }) => ($lit ? color.onAmber : color.ink)};
  font-family: ${font.heading};
  font-size: ${fontSize[16]};
`;
