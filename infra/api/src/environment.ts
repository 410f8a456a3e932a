import { number, object, string } from 'yup';

const wholeNumber = () => number().integer().min(0).required();

const schema = object({
  PORT_BASE: wholeNumber().max(65_000).default(3000),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, 'DATABASE_URL must be a postgres:// address'),
  MASTER_KEY: string(),
  TRUSTED_PROXIES: string().default(''),
  RATE_LIMIT_SCALE: number().positive().required().default(1),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HOST: string().default('127.0.0.1'),
  NODE_ENV: string().default('production'),
});

/** The settings of one API process. */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  masterKey: string | null;
  /** Addresses or CIDR ranges whose forwarded headers are believed. */
  trustedProxies: string[];
  /** Multiplies every rate limit; 1 in production. */
  rateLimitScale: number;
  logLevel: string;
  development: boolean;
}

/**
 * Reads and validates the environment once, at start: `npm start` must fail here and say why, not at the first request.
 * @throws ValidationError that names every wrong variable.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = schema.validateSync(variables, { abortEarly: false, stripUnknown: true });
  return {
    port: values.PORT_BASE + 10,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    masterKey: values.MASTER_KEY ?? null,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    development: values.NODE_ENV === 'development',
  };
}
