import { object, string } from 'yup';
import type { AddressProvider } from './addressProvider';
import { cityOf, ownAddressProvider } from './standardAddress';

/** Short, because a shopper waits for the response. */
const TIME_LIMIT = 3000;

const answerSchema = object({
  suggestedAddress: object({
    line1: string().required(),
    line2: string().ensure(),
    city: string().required(),
    state: string().required(),
    zip: string()
      .matches(/^\d{5}/)
      .required(),
  }).nullable(),
});

export interface HttpAddressSettings {
  /** `POST {url}` takes {line1, line2, city, state, zip} as JSON and returns {suggestedAddress}. */
  url: string;
  apiKey: string | null;
}

/** A real address service; if it times out or returns something invalid, our own standardizer answers. */
export const createHttpAddressProvider = ({ url, apiKey }: HttpAddressSettings): AddressProvider => ({
  async suggest(address) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify(address),
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      if (!answer.ok) throw new Error(`the address service answered ${answer.status}`);
      const { suggestedAddress: found } = answerSchema.validateSync(await answer.json());
      if (found === null) return null;
      // State and ZIP are the quote's and were checked before; the city is spelled as in the ZIP table.
      const { state, zip } = address;
      const city = cityOf({ zip, city: found.city }) ?? cityOf(address);
      return city === null ? null : { ...found, state, zip, city };
    } catch {
      return ownAddressProvider.suggest(address);
    }
  },
});
