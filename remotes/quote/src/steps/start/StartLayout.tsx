import { memo, type ReactNode } from 'react';
import { useTexts } from '@shared/i18n';
import { Page, PageHeading, Stack, Text, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';
import { HandyToHave } from './HandyToHave';
import { WhatToExpect } from './WhatToExpect';

// Memoized, so it does not rerender with every digit (budgets, INP).
const Expect = memo(WhatToExpect);
const Hand = memo(HandyToHave);

/**
 * The start screen's frame. It renders once at build time (prerender.tsx) and again in the browser, and depends on
 * neither, so the same markup replaces the static page without a shift (architecture.md, budgets).
 */
export function StartLayout({
  children,
  focusOnMount = false,
}: {
  children: ReactNode;
  focusOnMount?: boolean;
}) {
  const { t } = useTexts('quotes');
  return (
    <Page>
      <Stack $gap={12}>
        <Columns>
          <Hero>
            <PageHeading lead={t('start.lead')} focusOnMount={focusOnMount}>
              {t('start.title')}
            </PageHeading>
            {children}
          </Hero>
          <Expect />
        </Columns>
        <Hand />
        <Text $size={14} $muted>
          {t('start.states')}
        </Text>
      </Stack>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(12)};
  }
`;
const Hero = styled.div`
  display: grid;
  gap: ${space(8)};
  min-width: 0;
  ${media.desktop} {
    & h1 {
      font-size: ${fontSize[48]};
    }
  }
`;
