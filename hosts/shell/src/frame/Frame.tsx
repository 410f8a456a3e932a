import type { ReactNode } from 'react';
import { GlobalStyle, Main, SkipLink } from '@shared/ui';
import { styled } from 'styled-components';
import fontUrl from '@shared/ui/assets/figtree.woff2';
import { STATIC_STYLE_ID } from '@shared/federation/page';
import { useTexts } from '@shared/i18n';
import { Footer } from './Footer';
import { Header } from './Header';

/**
 * The static page's style declares the heading face already. Declared again it would be another face to the browser,
 * which comes at once from its cache: the headings would change their face, and their length, under the reader.
 */
function hasStaticStyle(): boolean {
  return typeof document !== 'undefined' && document.getElementById(STATIC_STYLE_ID) !== null;
}

interface FrameProps {
  /** Alerts, which lie over the header. */
  alerts?: ReactNode;
  above?: ReactNode;
  hasRoad?: boolean;
  children: ReactNode;
}

/** The page around every screen. */
export function Frame({ alerts, above, hasRoad = false, children }: FrameProps) {
  const { t } = useTexts('shell');
  return (
    <Column>
      <GlobalStyle fontUrl={hasStaticStyle() ? undefined : fontUrl} />
      <SkipLink
        href="#main"
        onClick={(event) => {
          // The address stays as it is: a hash would be a step of history.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('skip')}
      </SkipLink>
      {alerts}
      <Header />
      {above}
      {/* Where the road comes or goes the main area is a new one: the same one in another place would be a shift. */}
      <Content key={String(hasRoad)}>
        <Main>{children}</Main>
      </Content>
      <Footer />
    </Column>
  );
}

/**
 * As high as what the window shows below the header, whatever it holds: the footer stays below the fold while a remote
 * loads, instead of jumping up into view and out again.
 */
const Content = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-block-size: calc(100vh - 4rem);
  min-block-size: calc(100svh - 4rem);
`;
const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;
