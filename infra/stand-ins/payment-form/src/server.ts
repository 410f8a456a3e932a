import { keyInFile } from '@infra/server';
import type { Served } from '../../common/served';
import { readEnvironment } from '../../payments/src/environment';
import { buildPaymentForm } from './app';

const SERVICE = { name: 'payment-form', offset: 21, variable: 'PAYMENT_FORM' } as const;

/** The hosted form configured by these variables. */
export function paymentForm(variables: NodeJS.ProcessEnv): Served {
  const environment = readEnvironment(SERVICE, variables);
  const apiKey = environment.apiKey ?? keyInFile(environment.keyFile).toString('base64');
  return { app: buildPaymentForm({ ...environment, apiKey, logLevel: 'warn' }), port: environment.port };
}
