import type { Quote, Rate } from '@shared/domain';
import { lazy, Suspense } from 'react';

/** The bundler puts the build's mode here: a production build has neither branch nor chunk; releasing refuses one that has. */
const RawRates =
  process.env.NODE_ENV === 'development'
    ? lazy(async () => {
        const part = await import(/* webpackChunkName: "raw" */ './RawRates');
        return { default: part.RawRates };
      })
    : null;

/** The raw rates, in a chunk of their own, in development builds alone (reading 20). */
export function RawRatesInDevelopment(props: { quote: Quote; rate: Rate }) {
  if (RawRates === null) return null;
  return (
    <Suspense fallback={null}>
      <RawRates {...props} />
    </Suspense>
  );
}
