import type { ReactNode } from 'react';
import type { Hour } from '@shared/domain';
import { Main, SkipLink } from '@shared/ui';
import { keyframes, styled } from 'styled-components';
import { useTexts } from '@shared/i18n';
import { Footer } from './Footer';
import { Header, HEADER_HEIGHT } from './Header';

interface FrameProps {
  /** Alerts: read before the header, shown below it, over the road. */
  alerts?: ReactNode;
  above?: ReactNode;
  /** Follows the screen in the main area, below the fold until the screen is there. */
  below?: ReactNode;
  hasRoad?: boolean;
  hour: Hour;
  children: ReactNode;
}

/** The frame around every screen. */
export function Frame({ alerts, above, below, hasRoad = false, hour, children }: FrameProps) {
  const { t } = useTexts('shell');
  return (
    <Column data-hour={hour}>
      <SkipLink
        href="#main"
        onClick={(event) => {
          // Scrolls without changing the URL, since a hash would add a history entry.
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
      <Main key={String(hasRoad)}>
        <Content>{children}</Content>
        {below}
      </Main>
      <Footer />
    </Column>
  );
}

/**
 * As tall as the window below the header whatever it contains, so what follows stays below the fold while a remote loads
 * instead of jumping into view.
 */
const Content = styled.div`
  min-block-size: calc(100vh - ${HEADER_HEIGHT});
  min-block-size: calc(100svh - ${HEADER_HEIGHT});
`;
const appear = keyframes`
  to { visibility: visible; }
`;
/**
 * While a screen still holds its room, what follows would jump by its height when the page was reloaded further down, so
 * it is not drawn yet; for as long as a phone needs on a slow connection, in case no screen comes.
 */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  &:has([data-room]) > footer,
  &:has([data-room]) ${Content} ~ * {
    visibility: hidden;
    animation: ${appear} 1ms 4s forwards;
  }
`;
