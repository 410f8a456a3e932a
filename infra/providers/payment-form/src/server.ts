import { keyInFile } from '@infra/api/key';
import { readEnvironment } from '../../payments/src/environment';
import { listen } from '../../common/listen';
import { buildPaymentForm } from './app';

const environment = readEnvironment(
  { name: 'payment-form', offset: 21, variable: 'PAYMENT_FORM' },
  process.env,
);
const apiKey = environment.apiKey ?? keyInFile(environment.keyFile).toString('base64');
await listen(buildPaymentForm({ ...environment, apiKey, logLevel: 'warn' }), environment.port);
