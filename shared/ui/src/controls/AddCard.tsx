import { useId, type ComponentPropsWithRef, type ElementType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlusIcon } from '../drawings/icons';
import { color, fontSize, motion, radius, space } from '../tokens/theme';

export type AddCardProps<Element extends ElementType = 'button'> = {
  /** The router's Link, or a button (default). */
  as?: Element;
  children: ReactNode;
  hint?: ReactNode;
  /** Why nothing more can be added (the limit of six); the card then becomes plain, muted text. */
  disabledReason?: string | undefined;
  /** Called when pressed although nothing more can be added. */
  onRefused?: () => void;
} & Omit<ComponentPropsWithRef<Element>, 'as' | 'children'>;

/** The dashed card at the end of a list. */
export function AddCard<Element extends ElementType = 'button'>(props: AddCardProps<Element>) {
  const { as, children, hint, disabledReason, onRefused, ...rest } = props;
  const hintId = useId();
  const note = disabledReason ?? hint;
  const blocked = disabledReason !== undefined;
  const tag: ElementType = blocked ? 'button' : (as ?? 'button');
  const attributes: Record<string, unknown> = {
    ...(blocked ? { 'aria-disabled': true, onClick: onRefused } : rest),
    as: tag,
  };
  return (
    <Box
      {...(tag === 'button' ? { type: 'button' } : {})}
      {...attributes}
      aria-describedby={note === undefined ? undefined : hintId}
    >
      <PlusIcon />
      <Words>
        <span>{children}</span>
        {note === undefined ? null : <Note id={hintId}>{note}</Note>}
      </Words>
    </Box>
  );
}

const Box = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 4rem;
  padding: ${space(3)} ${space(5)};
  border: 2px dashed ${color.line};
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.road};
  font-weight: 700;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: border-color ${motion};
  &:hover:not([aria-disabled='true']) {
    border-color: ${color.road};
    background: ${color.roadSoft};
  }
  &[aria-disabled='true'] {
    color: ${color.muted};
    cursor: not-allowed;
  }
`;
const Words = styled.span`
  display: grid;
`;
const Note = styled.span`
  color: ${color.muted};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;
