import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, media, space, textColumn } from '../tokens/theme';

export interface PageHeadingProps {
  children: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Moves the focus here when the screen appears, so a screen reader announces it. */
  focusOnMount?: boolean;
  id?: string | undefined;
  /** Browser title if it differs from the heading (specification 2.9); the page's owner reads it. */
  documentTitle?: string | undefined;
}

/** The screen's h1: the question it asks. */
export function PageHeading({ children, lead, focusOnMount = false, id, documentTitle }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) heading.current?.focus({ preventScroll: true });
  }, [focusOnMount]);
  return (
    <Head>
      <Title ref={heading} id={id} tabIndex={-1} data-title={documentTitle}>
        {children}
      </Title>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space(3)};
  max-width: ${textColumn};
`;
const Title = styled.h1`
  font-size: ${fontSize[32]};
  overflow-wrap: break-word;
  ${media.tablet} {
    font-size: ${fontSize[40]};
  }
`;
const Lead = styled.p`
  color: ${color.muted};
  font-size: ${fontSize[20]};
`;
