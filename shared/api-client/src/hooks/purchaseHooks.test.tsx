import { aDriver, aQuote, aRate, aVehicle, refusal, renderWithProviders, storedQuote } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  useAnswerQuestions,
  useFinalRates,
  useRates,
  useUpdateDriver,
  useUpdateVehicle,
  useValidateAddress,
} from '.';

const ignore = (): undefined => undefined;
const press = (name: string): HTMLElement => screen.getByRole('button', { name });
const HANDLE = 'a'.repeat(44);
const HOME = {
  line1: '1 main street',
  line2: null,
  city: 'Des Plaines',
  state: 'IL',
  zip: '60018',
} as const;
const SUGGESTED = { line1: '1 Main St', line2: '', city: 'Des Plaines', state: 'IL', zip: '60018' };
const final = {
  best_match: aRate({ carrier_id: 'USHC', policy_premium: 98_700 }),
  other_rates: [],
  declined: [],
  errors: [],
  quote_number: 'Q-77',
};
const handlers = {
  'GET /v2/quotes/:id': aQuote(),
  'GET /v2/quotes/:id/rates': final,
  'PATCH /v2/quotes/:id/drivers/:driverId': {
    driver: aDriver(),
    quote: aQuote({ version: 2 }),
    social: HANDLE,
  },
};

function FinalPrice() {
  const { rates, error } = useFinalRates();
  return <output>{rates?.best_match?.policy_premium ?? error?.errors[0]?.code}</output>;
}

/** Like the purchase: the driver's form first, the price later. */
function Purchase() {
  const [isTold, setTold] = useState(false);
  const driver = useUpdateDriver();
  const tell = () =>
    driver.trigger('driver-1', { social_security: '219-45-9999' }).then(() => setTold(true), ignore);
  return isTold ? <FinalPrice /> : <button onClick={() => void tell()}>tell</button>;
}

const finalCalls = (calls: { path: string; query: URLSearchParams }[]) =>
  calls.filter(({ path }) => path.endsWith('/rates')).map(({ query }) => query.toString());

test('requests the final rate and emits its event [4-61, 7-30]', async () => {
  const { bus, api } = renderWithProviders(<FinalPrice />, { stored: storedQuote(), handlers });
  const onRated = jest.fn();
  bus.on('RATED_FINAL_QUOTE', onRated);
  await screen.findByText('98700');
  expect(onRated.mock.calls).toEqual([[{ quoteId: 'quote-1', carrier: 'USHC', premium: 98_700 }]]);
  expect(finalCalls(api.calls)).toEqual(['type=final_quote']);
});

/** Prices seen before and after the carrier's questions are answered on a screen without prices. */
function AnswersBetween() {
  const [isOpen, setOpen] = useState(true);
  const answers = useAnswerQuestions();
  const answer = () => answers.trigger({ questions: [{ question_code: 'fraud_conviction', value: true }] });
  return (
    <>
      {isOpen ? <Prices /> : null}
      <button onClick={() => setOpen(!isOpen)}>turn</button>
      <button onClick={() => void answer()}>answer</button>
    </>
  );
}

function Prices() {
  return <output>{useRates().rates?.quote_number}</output>;
}

test('answers to the questions clear the prices, because they can close a carrier [R56-5]', async () => {
  let rated = 0;
  const { user } = renderWithProviders(<AnswersBetween />, {
    stored: storedQuote(),
    handlers: {
      ...handlers,
      'GET /v2/quotes/:id/rates': () => ({ ...final, quote_number: `Q-${(rated += 1)}` }),
      'PATCH /v2/quotes/:id': aQuote({ version: 2 }),
    },
  });
  await screen.findByText('Q-1');
  await user.click(press('turn'));
  await user.click(press('answer'));
  await user.click(press('turn'));
  await screen.findByText('Q-2');
});

test('an SSN is sent sealed, and the URL has only its handle [R35, R35-3]', async () => {
  const { user, api } = renderWithProviders(<Purchase />, { stored: storedQuote(), handlers });
  await user.click(press('tell'));
  await screen.findByText('98700');
  expect(finalCalls(api.calls)).toEqual([`type=final_quote&social=${HANDLE}`]);
  expect(api.calls.map(({ path }) => path).join(' ')).not.toMatch(/219|9999/);
});

/** Responds as the API does after fifteen minutes. */
const spent = ({ query }: { query: URLSearchParams }) =>
  query.has('social') ? refusal(422, 'social_handle_spent') : final;

test('an expired handle falls back to the stored SSN [R35-3]', async () => {
  const { user, api } = renderWithProviders(<Purchase />, {
    stored: storedQuote(),
    handlers: { ...handlers, 'GET /v2/quotes/:id/rates': spent },
  });
  await user.click(press('tell'));
  await screen.findByText('98700');
  expect(finalCalls(api.calls)).toEqual([`type=final_quote&social=${HANDLE}`, 'type=final_quote']);
});

test('an edit in another tab makes the final rate stale, so it is requested again [R8-2]', async () => {
  const { bus, api, transport } = renderWithProviders(<FinalPrice />, { stored: storedQuote(), handlers });
  await screen.findByText('98700');
  const dearer = { ...final, best_match: aRate({ policy_premium: 99_900 }) };
  api.use({ 'GET /v2/quotes/:id/rates': dearer });
  transport.learnVersion({ id: 'quote-1', version: 1 });
  act(() => bus.emit('quote:version-changed', { quoteId: 'quote-1', version: 2 }));
  await screen.findByText('99900');
});

test('an unfinished step is the error, so the screen can redirect there', async () => {
  const early = { 'GET /v2/quotes/:id/rates': refusal(422, 'application_incomplete') };
  renderWithProviders(<FinalPrice />, { stored: storedQuote(), handlers: { ...handlers, ...early } });
  await screen.findByText('application_incomplete');
});

function Address() {
  const { trigger, error } = useValidateAddress();
  const [line, setLine] = useState('nothing');
  const ask = async () => setLine((await trigger(HOME)).suggestedAddress?.line1 ?? 'no suggestion');
  return (
    <>
      <output>{error?.errors[0]?.code ?? line}</output>
      <button onClick={() => void ask().catch(ignore)}>ask</button>
    </>
  );
}

test('the address request is sealed, and its ZIP may be in another state [R38-2]', async () => {
  const answer = { status: 200, body: { suggestedAddress: SUGGESTED } };
  const { user, api } = renderWithProviders(<Address />, {
    stored: storedQuote(),
    handlers: { 'POST /v2/address/validate': answer },
  });
  await user.click(press('ask'));
  await screen.findByText('1 Main St');
  expect(api.calls[0]).toMatchObject({ path: '/v2/address/validate', body: HOME });
  expect(api.calls[0]?.quoteKey).not.toBeNull();
  api.use({ 'POST /v2/address/validate': refusal(422, 'zip_other_state') });
  await user.click(press('ask'));
  await screen.findByText('zip_other_state');
});

/** The final quote, left to change a car's package, and opened again. */
function ThereAndBack() {
  const [isThere, setThere] = useState(true);
  const vehicle = useUpdateVehicle();
  const change = () =>
    vehicle.trigger('vehicle-1', { coverage_package_name: 'BETTER' }).then(() => setThere(true), ignore);
  return isThere ? (
    <>
      <FinalPrice />
      <button onClick={() => setThere(false)}>leave</button>
    </>
  ) : (
    <button onClick={() => void change()}>change</button>
  );
}

test('changing a package after the final quote rates it again and only refreshes the other prices [R8-2]', async () => {
  const edited = aQuote({ version: 2, status: 'APPLYING' });
  const { user, api } = renderWithProviders(<ThereAndBack />, {
    stored: storedQuote(),
    handlers: {
      ...handlers,
      'PATCH /v2/quotes/:id/vehicles/:vehicleId': { vehicle: aVehicle(), quote: edited },
    },
  });
  await screen.findByText('98700');
  await user.click(press('leave'));
  api.use({ 'GET /v2/quotes/:id/rates': { ...final, best_match: aRate({ policy_premium: 99_900 }) } });
  await user.click(press('change'));
  await screen.findByText('99900');
});
