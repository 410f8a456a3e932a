/**
 * Slow tests that load all of the API. `npm test -- --changed` runs them only for a change in their own folder, to
 * finish within two minutes; `npm test` runs them always.
 */
export const FAR_REACHING: readonly string[] = [
  'infra/services/api/src/app.test.ts',
  'infra/services/api/src/attacks.test.ts',
  'infra/services/api/src/documents/renderPapers.test.ts',
  'infra/services/api/src/http/echo.test.ts',
  'infra/services/api/src/routes/contact/contact.test.ts',
  'infra/services/api/src/routes/drivers/purchase.test.ts',
  'infra/services/api/src/routes/drivers/purchaseRefusals.test.ts',
  'infra/services/api/src/routes/purchase/cancel.test.ts',
  'infra/services/api/src/routes/purchase/documents.test.ts',
  'infra/services/api/src/routes/purchase/heldMoney.test.ts',
  'infra/services/api/src/routes/purchase/hooks.test.ts',
  'infra/services/api/src/routes/purchase/overtaken.test.ts',
  'infra/services/api/src/routes/purchase/purchase.test.ts',
  'infra/services/api/src/routes/purchase/spoken.test.ts',
  'infra/services/api/src/routes/quotes/purchase.test.ts',
  'infra/services/api/src/routes/rates/finalQuote.test.ts',
  'infra/services/api/src/routes/vehicles/purchase.test.ts',
  'infra/tools/proof/src/drill/drill.test.ts',
  'infra/tools/proof/src/fuzz/fuzzApi.test.ts',
];
