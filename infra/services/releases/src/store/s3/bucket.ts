/** A bucket of an S3-compatible store, and who reads and writes it. */
export interface Bucket {
  /** Address of the bucket, without a slash at the end. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

function demanded(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`RELEASE_BUCKET is set, so ${name} must be set too`);
  return value;
}

function readEndpoint(text: string | undefined, region: string): string {
  const endpoint = text || `https://s3.${region}.amazonaws.com`;
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error('AWS_ENDPOINT_URL_S3 must be an http(s) address');
  return endpoint.replace(/\/+$/, '');
}

/**
 * Reads RELEASE_BUCKET, and, with the names that S3 tools use, AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN. Null without a bucket. @throws Error that names the wrong variable
 */
export function readBucket(env: NodeJS.ProcessEnv): Bucket | null {
  const name = env['RELEASE_BUCKET'];
  if (!name) return null;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    throw new Error('RELEASE_BUCKET is not the name of a bucket');
  const region = env['AWS_REGION'] || 'us-east-1';
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return {
    address: `${readEndpoint(env['AWS_ENDPOINT_URL_S3'], region)}/${name}`,
    region,
    accessKeyId: demanded(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: demanded(env, 'AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  };
}
