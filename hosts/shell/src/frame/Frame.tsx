import type { ReactNode } from 'react';
import { GlobalStyle, Main, SkipLink } from '@shared/ui';
import { styled } from 'styled-components';
import fontUrl from '@shared/ui/assets/figtree.woff2';
import { useTexts } from '@shared/i18n';
import { Footer } from './Footer';
import { Header } from './Header';

/** The page around every screen. */
export function Frame({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const { t } = useTexts('shell');
  return (
    <Column>
      <GlobalStyle fontUrl={fontUrl} />
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
      <Header />
      {above}
      <Main>{children}</Main>
      <Footer />
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;
