/**
 * Tests that go through all of the API and take long. `npm test -- --changed` runs them for a change in their own folder;
 * other changes of the API leave them to `npm test`, since the answer comes within two minutes.
 */
export const FAR_REACHING: readonly string[] = [
  'infra/api/src/app.test.ts',
  'infra/api/src/attacks.test.ts',
  'infra/api/src/documents/renderPapers.test.ts',
  'infra/api/src/drill/drill.test.ts',
  'infra/api/src/fuzz/fuzzApi.test.ts',
  'infra/api/src/http/echo.test.ts',
  'infra/api/src/routes/contact/contact.test.ts',
  'infra/api/src/routes/drivers/purchase.test.ts',
  'infra/api/src/routes/purchase/cancel.test.ts',
  'infra/api/src/routes/purchase/documents.test.ts',
  'infra/api/src/routes/purchase/heldMoney.test.ts',
  'infra/api/src/routes/purchase/hooks.test.ts',
  'infra/api/src/routes/purchase/overtaken.test.ts',
  'infra/api/src/routes/purchase/purchase.test.ts',
  'infra/api/src/routes/purchase/spoken.test.ts',
  'infra/api/src/routes/quotes/purchase.test.ts',
  'infra/api/src/routes/rates/finalQuote.test.ts',
  'infra/api/src/routes/vehicles/purchase.test.ts',
];
