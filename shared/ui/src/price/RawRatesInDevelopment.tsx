import type { Quote, Rate } from '@shared/domain';
import { lazy, Suspense } from 'react';

/**
 * The raw rates of development builds (reading 20). The bundler puts the build's mode here, so that a production build
 * has neither the branch nor the chunk; releasing refuses one that has.
 */
const RawRates =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => {
        const part = await import(/* webpackChunkName: "raw" */ './RawRates');
        return { default: part.RawRates };
      })
    : null;

export function RawRatesInDevelopment(props: { quote: Quote; rate: Rate }) {
  if (RawRates === null) return null;
  return (
    <Suspense fallback={null}>
      <RawRates {...props} />
    </Suspense>
  );
}
