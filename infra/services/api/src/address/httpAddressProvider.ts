import { object, string } from 'yup';
import { callProvider, ProviderFailure } from '../providers/callProvider';
import { jsonOf, type Read } from '../providers/readAnswer';
import { cityOf, type AddressProvider } from './standardAddress';

/** Short, because a shopper waits for the response. */
const TIME_LIMIT = 3000;

/** Only its status counts. */
const anything: Read<void> = async (answer) => void (await answer.arrayBuffer());

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

/** It checks the key before the method, and need not offer a GET. */
const isPostOnly = (error: unknown): boolean => error instanceof ProviderFailure && error.status === 405;

/** A real address service with a JSON API. */
export function createHttpAddressProvider(service: HttpAddressSettings): AddressProvider {
  const settings = { name: 'address', ...service } as const;
  return {
    async ping() {
      try {
        await callProvider(settings, { name: 'ping', path: '', limit: TIME_LIMIT }, anything);
      } catch (error) {
        if (!isPostOnly(error)) throw error;
      }
    },
    async suggest(address) {
      const call = { name: 'suggest', method: 'POST', path: '', body: address, limit: TIME_LIMIT } as const;
      const { suggestedAddress: found } = await callProvider(settings, call, jsonOf(answerSchema));
      if (found === null) return null;
      // State and ZIP are the quote's and were checked before; the city is spelled as in the ZIP table.
      const { state, zip } = address;
      const city = cityOf({ zip, city: found.city }) ?? cityOf(address);
      return city === null ? null : { ...found, state, zip, city };
    },
  };
}
