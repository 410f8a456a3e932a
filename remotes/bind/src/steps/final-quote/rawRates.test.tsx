// Its hooks can be registered outside tests alone.
import '@testing-library/user-event';
import { screen } from '@testing-library/react';

test('in development the final quote has a viewer of its raw rates [2.12-52, R20]', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  // The mode is read when the screen's code is loaded.
  const { finalHeading, finalResult, higher, openFinal } = await import('../../testing/openFinal');
  openFinal(finalResult(higher));
  await finalHeading();
  const viewer = await screen.findByTestId('raw-rates-viewer');
  expect(viewer).toHaveTextContent('"id": "final.abc"');
  expect(viewer).toHaveTextContent(`"policy_premium": ${higher.policy_premium}`);
});
