import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon, InfoIcon, WarningIcon } from '../drawings/icons';
import { noticeStyle, type NoticeTone } from './noticeStyle';

const icons = { success: CheckIcon, danger: WarningIcon, info: InfoIcon };

/** Information that is on the page from the start (an Alert appears later and is announced). */
export function Notice(props: { tone?: NoticeTone; title?: ReactNode; children?: ReactNode }) {
  const { tone = 'info', title, children } = props;
  const Icon = icons[tone];
  return (
    <Box $tone={tone}>
      <Icon />
      <Words>
        {title === undefined ? null : <strong>{title}</strong>}
        {children === undefined ? null : <div>{children}</div>}
      </Words>
    </Box>
  );
}

const Box = styled.div<{ $tone: NoticeTone }>`
  ${noticeStyle}
`;
const Words = styled.div`
  display: grid;
  min-width: 0;
`;
