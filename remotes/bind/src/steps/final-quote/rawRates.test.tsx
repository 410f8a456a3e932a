// Its hooks can only be registered outside of tests.
import '@testing-library/user-event';
import { screen } from '@testing-library/react';

test('in development the final quote shows its raw rates [2.12-52, R20]', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  // The mode is read when the screen's module loads.
  const { finalHeading, finalResult, higher, openFinal } = await import('../../testing/openFinal');
  openFinal(finalResult(higher));
  await finalHeading();
  const viewer = await screen.findByTestId('raw-rates-viewer');
  expect(viewer).toHaveTextContent('"id": "final.abc"');
  expect(viewer).toHaveTextContent(`"policy_premium": ${higher.policy_premium}`);
});
