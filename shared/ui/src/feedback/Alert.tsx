import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../drawings/icons';
import { radius, space } from '../tokens/theme';
import { noticeStyle, type NoticeTone } from './noticeStyle';

export interface AlertProps {
  tone: NoticeTone;
  children: ReactNode;
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
  /** Calls `onClose` after this many ms (spec section 9: 4000); paused while hovered or focused. */
  clearAfterMs?: number | undefined;
}

const icons = { success: CheckIcon, danger: WarningIcon, info: InfoIcon };

/** A message at the top of the page, announced assertively (danger) or politely (success, info). */
export function Alert({ tone, children, onClose, closeLabel, clearAfterMs }: AlertProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || clearAfterMs === undefined || onClose === undefined) return undefined;
    const timer = setTimeout(onClose, clearAfterMs);
    return () => clearTimeout(timer);
  }, [held, clearAfterMs, onClose]);
  const Icon = icons[tone];
  return (
    <Box
      $tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <Words>{children}</Words>
      {onClose === undefined ? null : (
        <Close type="button" onClick={onClose} aria-label={closeLabel}>
          <CloseIcon size={20} />
        </Close>
      )}
    </Box>
  );
}

const Box = styled.div<{ $tone: NoticeTone }>`
  ${noticeStyle}
  align-items: center;
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-weight: 500;
  overflow-wrap: break-word;
`;
const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin: calc(-1 * ${space(2)});
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  cursor: pointer;
`;
