import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldId } from '../fields/fieldId';
import { color, fontSize, media, radius, space } from '../tokens/theme';

export interface FieldProblem {
  /** The field's `name`; without it the line is not a link. */
  field?: string;
  message: ReactNode;
}
export interface ErrorSummaryProps {
  title: ReactNode;
  errors: readonly FieldProblem[];
  /** Focuses the summary on mount and on each submit; set a new `key` per submit. Default true. */
  focusOnMount?: boolean;
  /**
   * For a summary at the top of a form: scrolls the page up to it, smoothly unless reduced motion is requested (reading
   * 48).
   */
  scrollsUp?: boolean;
}

/** The errors of a form, each linked to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, focusOnMount = true, scrollsUp = false }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const present = errors.length > 0;
  useEffect(() => {
    if (!present || !focusOnMount) return;
    box.current?.focus({ preventScroll: scrollsUp });
    if (scrollsUp) scrollUpTo(box.current);
  }, [present, focusOnMount, scrollsUp]);
  if (!present) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Title>{title}</Title>
      <List>
        {errors.map((error, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two fields may have the same message
          <li key={index}>{line(error)}</li>
        ))}
      </List>
    </Box>
  );
}

/** Scrolls to the top of the page, or as far as the summary stays in view. */
function scrollUpTo(box: HTMLElement | null): void {
  // jsdom has neither.
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  box?.scrollIntoView?.({ block: 'end', behavior: calm ? 'instant' : 'smooth' });
}

function line({ field, message }: FieldProblem): ReactNode {
  if (field === undefined) return message;
  return (
    <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, fieldId(field))}>
      {message}
    </a>
  );
}

/** Focuses the control itself, since a hash would neither reach into a shadow root nor open the keyboard. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const root = event.currentTarget.getRootNode();
  const control = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  if (control === null) return;
  event.preventDefault();
  control.focus();
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color.stop};
  border-inline-start-width: 6px;
  border-radius: ${radius.control};
  background: ${color.stopSoft};
  &:focus {
    outline: 3px solid ${color.stop};
    outline-offset: 2px;
  }
`;
const Title = styled.h2`
  font-size: ${fontSize[20]};
`;
const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: 1.2em;
  & a {
    color: ${color.stop};
    font-weight: 500;
    display: inline-block;
    min-height: 24px;
    ${media.phoneOnly} {
      display: block;
      padding-block: ${space(3)};
    }
  }
`;
