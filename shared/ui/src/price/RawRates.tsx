import type { Quote, Rate } from '@shared/domain';
import { styled } from 'styled-components';

/** The API's raw response for developers, in English like the code (reading 20). */
export function RawRates({ quote, rate }: { quote: Quote; rate: Rate }) {
  return (
    <details data-testid="raw-rates-viewer">
      <summary>Raw rates (development)</summary>
      <Raw>{JSON.stringify({ quote_number: quote.quote_number, rate }, null, 2)}</Raw>
    </details>
  );
}

const Raw = styled.pre`
  max-height: 30rem;
  overflow: auto;
  font-size: 0.875rem;
`;
