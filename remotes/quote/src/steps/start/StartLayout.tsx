import { memo, type ReactNode } from 'react';
import { useTexts } from '@shared/i18n';
import { fontSize, media, Page, PageHeading, Picture, space, Stack, Text } from '@shared/ui';
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
    <StartPage>
      <Stack $gap={12}>
        <Columns>
          <Hero>
            <PageHeading lead={t('start.lead')} focusOnMount={focusOnMount}>
              {t('start.title')}
            </PageHeading>
            {children}
          </Hero>
          <Scene src={SCENE} width={560} height={480} />
        </Columns>
        <Expect />
        <Hand />
        <Columns>
          <Text>{t('start.states')}</Text>
          <Picture src={STATES} width={352} height={258} />
        </Columns>
      </Stack>
    </StartPage>
  );
}

/** The static page carries its scene inside; the same picture takes its place without a request. */
const SCENE =
  globalThis.document?.querySelector<HTMLImageElement>('#static-page img[src^="data:"]')?.src ??
  String(new URL('./scene.first.svg', import.meta.url));
const STATES = String(new URL('./states.svg', import.meta.url));

/** On a partner's page that begins with the ZIP code's field alone, the rest is there for a screen reader, or not at all. */
const StartPage = styled(Page)`
  [data-start='zip'] & {
    padding: 0;
    & > div > :nth-child(n + 2) {
      display: none;
    }
    & header {
      position: absolute;
      clip-path: inset(50%);
    }
    & form {
      gap: ${space(2)};
      padding-block: ${space(5)} ${space(4)};
      font-size: ${fontSize[17]};
    }
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space(12)};
    [data-embed] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Hero = styled.div`
  display: grid;
  gap: ${space(8)};
  min-width: 0;
  ${media.desktop} {
    & h1 {
      font-size: ${fontSize[60]};
    }
  }
`;
// A file of its own is lazy, so that an embed, which hides its pictures, never fetches it.
const Scene = styled(Picture).attrs({ loading: SCENE.startsWith('data:') ? 'eager' : 'lazy' })`
  width: 100%;
  height: auto;
  border-radius: 24px;
`;
