import { useTexts } from '@shared/i18n';
import { CheckIcon, color, fontSize, media, SectionHeading, space, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Whether each question of a band is answered, by any name. */
export type Answered = Readonly<Record<string, boolean>>;

const countOf = (answered: Answered) => ({
  answered: Object.values(answered).filter(Boolean).length,
  total: Object.keys(answered).length,
});

/** How many of a form's questions are answered, in words and as mileposts. */
export function AnsweredCount({ answered }: { answered: Answered }) {
  const { t } = useTexts('bind');
  const count = countOf(answered);
  if (count.total === 0) return null;
  return (
    <Count>
      <SectionHeading>{t('known.answered', count)}</SectionHeading>
      <Posts aria-hidden>
        {Object.entries(answered).map(([name, isDone]) => (
          <Post key={name} $isDone={isDone}>
            {isDone ? <CheckIcon size={20} /> : null}
          </Post>
        ))}
      </Posts>
    </Count>
  );
}

interface BandProps {
  heading: string;
  lead?: string;
  answered: Answered;
  children: ReactNode;
}

/** Questions of one subject, and how many of them are answered. */
export function Band({ heading, lead, answered, children }: BandProps) {
  const { t } = useTexts('bind');
  const count = countOf(answered);
  return (
    <Stack as="section" $gap={4}>
      <Stack $gap={1}>
        <Head>
          <SectionHeading as="h3" $size={20}>
            {heading}
          </SectionHeading>
          {count.total === 0 ? null : <Text $size={14}>{t('known.of', count)}</Text>}
        </Head>
        {lead === undefined ? null : (
          <Text $size={14} $muted>
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

/** Bands below each other, closer than the parts of a form. */
export const Bands = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  & > section {
    padding-block-end: ${space(6)};
    border-block-end: 1px solid ${color.hairline};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  & > p {
    flex: none;
    color: ${color.muted};
  }
`;
const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  font-size: ${fontSize[17]};
`;
/** Posts on a road, as on the way to the price. */
const Posts = styled.div`
  display: flex;
  gap: ${space(1)};
  padding-block-end: ${space(1)};
  border-block-end: 0.5rem solid ${color.line};
`;
const Post = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${({ $isDone }) => ($isDone ? color.sign : color.line)};
  border-radius: 5px;
  background: ${({ $isDone }) => ($isDone ? color.sign : color.paper)};
  color: ${color.onSign};
  ${media.forcedColors} {
    background: ${({ $isDone }) => ($isDone ? 'Highlight' : 'Canvas')};
    color: HighlightText;
  }
`;
