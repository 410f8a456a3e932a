import { EXAMPLES } from './data/requestExamples';

/** What a route's own options lack: its purpose, its response, and the errors of its own rules. */
export interface Operation {
  summary: string;
  answer: string;
  /** Status of the response; by default 201 for a POST and 200 otherwise. */
  success?: number;
  /** Error statuses beyond those that follow from its options (refusals.ts). */
  refusals?: number[];
  /** A valid body: an example for readers and the starting point of the fuzz run. */
  example?: Record<string, unknown>;
}

/** By method and path as Fastify writes them; building the description fails for a route without an entry. */
export const OPERATIONS: Record<string, Operation> = {
  'POST /v2/quotes': {
    summary: 'Create a quote; `x-partner-key` names the partner whose page starts it',
    answer: 'Quote',
    example: EXAMPLES.quote,
  },
  'GET /v2/quotes/:id': { summary: 'Read a quote', answer: 'Quote' },
  'PATCH /v2/quotes/:id': {
    summary: 'Change a quote; `selected_rate` buys online',
    answer: 'Quote',
    refusals: [429],
    example: EXAMPLES.quotePatch,
  },
  'POST /v2/quotes/:id/vehicles': {
    summary: 'Add a vehicle',
    answer: 'VehicleAnswer',
    example: EXAMPLES.vehicle,
  },
  'PATCH /v2/quotes/:id/vehicles/:vehicleId': {
    summary: 'Change a vehicle',
    answer: 'VehicleAnswer',
    example: EXAMPLES.vehiclePatch,
  },
  'DELETE /v2/quotes/:id/vehicles/:vehicleId': {
    summary: 'Remove a vehicle',
    answer: 'QuoteAnswer',
  },
  'POST /v2/quotes/:id/drivers': {
    summary: 'Add a driver',
    answer: 'DriverAnswer',
    example: EXAMPLES.driver,
  },
  'PATCH /v2/quotes/:id/drivers/:driverId': {
    summary: 'Change a driver',
    answer: 'DriverAnswer',
    example: EXAMPLES.driverPatch,
  },
  'DELETE /v2/quotes/:id/drivers/:driverId': {
    summary: 'Remove a driver',
    answer: 'QuoteAnswer',
  },
  'GET /v2/quotes/:id/rates': {
    summary:
      'Price a quote; `type=final_quote` prices the chosen product from the whole application, or answers `declined` or `referred` with the question as the attribute',
    answer: 'RateResult',
    refusals: [409],
  },
  'GET /v2/quotes/:id/rates/changes': {
    summary:
      'What would change a carrier’s price most; `superseded` and nothing else once `rate_id` is no longer its price',
    answer: 'PriceChanges',
  },
  'GET /v2/quotes/:id/rates/choices': {
    summary: 'What each coverage costs that the shopper keeps or rejects beyond the packages, by limit',
    answer: 'ChoicePrices',
    refusals: [409],
  },
  'GET /v2/quotes/:id/price-range': {
    summary:
      'Between which totals the first offer is expected, and what was assumed; `step` says what may still be added',
    answer: 'PriceRange',
  },
  'POST /v2/quotes/:id/send': {
    summary: 'Email the quote, with a link that resumes it',
    answer: 'Accepted',
    success: 202,
    refusals: [429],
    example: EXAMPLES.send,
  },
  'POST /v2/quotes/:id/contact_me': {
    summary: 'Have an agent contact the shopper',
    answer: 'Accepted',
    success: 202,
    refusals: [429],
    example: EXAMPLES.contact,
  },
  'POST /v2/quotes/:id/referral': {
    summary:
      'Email the application to an agent because the carrier refers an answer; without Social Security and license numbers',
    answer: 'Accepted',
    success: 202,
    refusals: [429],
  },
  'GET /v2/quotes/:id/consents': { summary: 'Consents given', answer: 'Consents' },
  'POST /v2/quotes/:id/consents': {
    summary: 'Sign the coverage choices that the state requires',
    answer: 'QuoteAnswer',
    example: EXAMPLES.choices,
  },
  'POST /v2/quotes/:id/choices': {
    summary: 'Keep coverages beyond the packages at their price, or reject them in writing',
    answer: 'QuoteAnswer',
    example: EXAMPLES.lines,
  },
  'POST /v2/quotes/:id/consents/statement': {
    summary: 'Declare the application true, below the state’s fraud notice',
    answer: 'QuoteAnswer',
    refusals: [412],
    example: { version: '2026-11', quote_version: 1 },
  },
  'POST /v2/quotes/:id/consents/:consentId/withdraw': {
    summary: 'Withdraw a consent',
    answer: 'Consents',
    success: 200,
    refusals: [409],
    example: {},
  },
  'GET /v2/quotes/:id/data': { summary: 'Everything kept of the quote', answer: 'MyData' },
  'POST /v2/quotes/:id/erase': {
    summary: 'Erase the quote; a policy is kept, and the answer says how long',
    answer: 'Erasure',
    success: 200,
    refusals: [409],
    example: {},
  },
  'POST /v2/quotes/:id/resume-links': {
    summary: 'Email any address a single-use link to a step of the quote',
    answer: 'Accepted',
    success: 202,
    refusals: [429],
    example: EXAMPLES.finishLater,
  },
  'POST /v2/quotes/:id/handoff': {
    summary: 'A code that opens the quote once on the main site, within 60 seconds',
    answer: 'HandOff',
  },
  'POST /v2/waiting-list': {
    summary:
      'Ask to be told by email when a ZIP outside the states can be quoted; the same answer for every address',
    answer: 'Accepted',
    success: 202,
    example: EXAMPLES.waiting,
  },
  'POST /v2/waiting-list/erase': {
    summary: 'Erase that request by the code of an emailed link; the same answer for every code',
    answer: 'Accepted',
    success: 202,
    example: { code: 'the-code-of-an-emailed-link' },
  },
  'POST /v2/resume-links': {
    summary: 'Request an email with a link to a quote; the response never reveals whether the quote exists',
    answer: 'Accepted',
    success: 202,
    example: EXAMPLES.resumeLink,
  },
  'POST /v2/resume': {
    summary: 'Exchange the code of a mailed link for the quote key of this call',
    answer: 'Quote',
    success: 200,
    refusals: [409, 410],
    example: EXAMPLES.resume,
  },
  'POST /v2/address/validate': {
    summary: 'Standardize an address',
    answer: 'AddressAnswer',
    success: 200,
    example: EXAMPLES.address,
  },
  'GET /v2/tokens/token': {
    summary: 'Open the payment of the chosen plan; `value` pays this order and nothing else',
    answer: 'PaymentToken',
    refusals: [404, 409],
  },
  'POST /v2/quotes/:id/bind': {
    summary:
      'Report the payment: it is verified with the provider, and the policy gets its number and papers; `declined` and `referred` as for the final price',
    answer: 'Quote',
    success: 200,
    refusals: [402],
    example: { rate_id: 'rate.1', plan_code: 'M6', payment_result: { session_id: 'session-1' } },
  },
  'POST /v2/quotes/:id/cancel-payment': {
    summary:
      'Cancel the payment: returns to the final quote once the provider confirms that nothing is authorized',
    answer: 'Quote',
    success: 200,
    example: { session_id: 'session-1' },
  },
  'POST /v2/quotes/:id/extend-payment': {
    summary:
      'Give the shopper more time to pay, as often as the provider allows; then the end stays as it is',
    answer: 'PaymentTime',
    success: 200,
    example: { session_id: 'session-1' },
  },
  'POST /v2/quotes/:id/complete': {
    summary:
      'Report the signature: it is verified with the provider, the payment is captured and the papers are released',
    answer: 'Quote',
    success: 200,
  },
  'GET /v2/docs/get_documents': {
    summary: 'A released document of the quote, by its url on the quote',
    answer: 'PolicyDocument',
    refusals: [404],
  },
  'POST /v2/hooks/:provider': {
    summary: 'Receive a provider’s signed webhook',
    answer: 'Accepted',
    success: 202,
    refusals: [401, 404],
  },
  'GET /v2/locations/lookup': { summary: 'Where a ZIP lies', answer: 'Location' },
  'GET /v2/carriers/getallcarriers': {
    summary: 'Every carrier, and the agency that sells their policies',
    answer: 'Carriers',
  },
  'GET /v2/coverages/getallcoverages': {
    summary: 'The catalog of a state',
    answer: 'Coverages',
  },
  'GET /v2/partners': {
    summary: 'Whether a partner mounts the quote inline on pages of an origin',
    answer: 'PartnerOrigin',
  },
  'GET /v2/partners/:key': {
    summary: 'What anyone may know about a partner that embeds the quote',
    answer: 'Partner',
    refusals: [404],
  },
  'GET /v2/partners/:key/counts': {
    summary: 'What a partner brought, by UTC day; with `Authorization: Bearer` and its secret',
    answer: 'PartnerCounts',
    refusals: [401],
  },
  'GET /.well-known/enc-jwks.json': { summary: 'Public keys of the envelope', answer: 'Keys' },
  'GET /health': { summary: 'The process lives', answer: 'Health' },
  'GET /healthz': { summary: 'The process lives', answer: 'Health' },
  'GET /ready': { summary: 'The process takes requests', answer: 'Status' },
  'GET /v2/openapi.json': { summary: 'This description', answer: 'Description' },
};
