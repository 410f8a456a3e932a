import type { Quote, Rate } from '@shared/domain';
import { lazy, Suspense } from 'react';

/**
 * The bundler inlines the build mode, so a production build has neither branch nor chunk; a release with one is
 * rejected.
 */
const RawRates =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => {
        const part = await import(/* webpackChunkName: "raw" */ './RawRates');
        return { default: part.RawRates };
      })
    : null;

/** The raw rates, in their own chunk, only in development builds (reading 20). */
export function RawRatesInDevelopment(props: { quote: Quote; rate: Rate }) {
  if (RawRates === null) return null;
  return (
    <Suspense fallback={null}>
      <RawRates {...props} />
    </Suspense>
  );
}
