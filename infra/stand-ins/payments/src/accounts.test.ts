import { CARRIER_IDS, CARRIERS, type PaymentSystem } from '@shared/domain';
import { type Service, startService } from './testing/service';

const SERVICES = { sdk: 'card-sdk', hosted: 'payment-form' } as const satisfies Record<PaymentSystem, string>;
const ORDER = { key: 'a', databaseId: 'd1', reference: 'Q-1', amount: 100, customerName: 'Ann Doe' };

/** The API and the service must agree on accounts, or no payment opens. */
describe.each(['sdk', 'hosted'] as const)('the accounts of %s (reading 42)', (system) => {
  const carriers = CARRIER_IDS.filter((id) => CARRIERS[id].paymentSystem === system);
  const others = CARRIER_IDS.filter((id) => CARRIERS[id].paymentSystem !== system);
  let service: Service;
  const open = (account: string) => service.now().client.open({ ...ORDER, key: account, account });
  beforeAll(async () => {
    service = await startService(SERVICES[system]);
  });
  afterAll(() => service.stop());

  test.each(carriers)('a payment of %s opens at the account that the API names [R42]', async (id) => {
    const opened = await open(CARRIERS[id].paymentAccount);
    expect(opened.id).toMatch(/^ps_/);
  });

  test.each(others)('the account of %s, who is paid elsewhere, is rejected [R42]', async (id) => {
    await expect(open(CARRIERS[id].paymentAccount)).rejects.toMatchObject({ status: 422 });
  });

  test.each(['FCIC', 'pay-fcic-02', 'usic', 'nobody'])(
    '%s belongs to nobody, and is rejected [R42]',
    async (account) => {
      await expect(open(account)).rejects.toMatchObject({ status: 422 });
    },
  );
});
