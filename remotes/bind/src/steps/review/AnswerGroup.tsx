import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { ChevronDownIcon, color, fontSize, media, motion, SectionHeading, space } from '@shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import { AnswerList, type AnswerListProps } from './AnswerList';

interface AnswerGroupProps extends AnswerListProps {
  title: string;
  /** The group in a few words, while it is folded. */
  detail: ReactNode;
  /** Path of the form that changes its answers. */
  to: string;
}

/** Answers of one step, folded under their heading; its one Change link returns to the review (reading 17). */
export function AnswerGroup({ title, detail, to, ...answers }: AnswerGroupProps) {
  const { t } = useTexts('bind');
  return (
    <Group>
      <details>
        <Summary>
          <Words>
            <SectionHeading as="h3" $size={20}>
              {title}
            </SectionHeading>
            <Detail>{detail}</Detail>
          </Words>
          <ChevronDownIcon />
        </Summary>
        <AnswerList {...answers} />
      </details>
      <Change>
        <Link to={to} state={FROM_REVIEW} aria-label={t('review.changeNamed', { answer: title })}>
          {t('review.change')}
        </Link>
      </Change>
    </Group>
  );
}

/** Room for the Change link, which may not be inside the summary: a control within a control cannot be reached. */
const CHANGE_WIDTH = '5.5rem';

const Group = styled.section`
  position: relative;
  border-block-end: 1px solid ${color.hairline};
  & svg {
    flex: none;
    color: ${color.road};
    transition: transform ${motion};
  }
  & > details[open] > summary svg {
    transform: rotate(180deg);
  }
`;
const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 3.5rem;
  padding-block: ${space(2)};
  margin-inline-end: ${CHANGE_WIDTH};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  ${media.narrow} {
    margin-inline-end: 0;
    padding-block-end: ${space(10)};
  }
`;
const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: break-word;
`;
const Detail = styled.span`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
const Change = styled.span`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: 0;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
  }
  ${media.narrow} {
    inset-block-start: calc(3.5rem - ${space(1)});
    inset-inline: 0 auto;
  }
`;
