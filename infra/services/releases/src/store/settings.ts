import { DATA_DIR, plain, setting, type Part } from '@infra/server';
import { bucketName, endpoint } from './s3/bucket';
import { verifierKey } from './signature';

const credential = (about: string, example: string) =>
  setting(plain, { about, example, otherwise: 'none', isSecret: true });

const settings = {
  DATA_DIR,
  RELEASE_BUCKET: setting(bucketName, {
    about: 'the bucket of an S3-compatible store that holds the releases',
    example: 'milepost-releases',
    otherwise: 'the folder `DATA_DIR/releases`',
    same: 'everywhere',
  }),
  AWS_ENDPOINT_URL_S3: setting(endpoint, {
    about: 'the address of that store',
    example: 'https://minio.example:9000',
    otherwise: "Amazon's in the region",
    same: 'everywhere',
  }),
  AWS_REGION: setting(plain, {
    about: 'the region of that store',
    example: 'us-east-2',
    fallback: 'us-east-1',
    same: 'everywhere',
  }),
  AWS_ACCESS_KEY_ID: credential('who reads and writes the bucket', 'AKIAEXAMPLE'),
  AWS_SECRET_ACCESS_KEY: credential('the key of `AWS_ACCESS_KEY_ID`', 'wJalrXUtnFEMIexample'),
  AWS_SESSION_TOKEN: credential('only for temporary keys; restart before they end', 'IQoJb3JpZ2luexample'),
  RELEASE_PUBLIC_KEY: setting(verifierKey, {
    about: 'the key in PEM that verifies releases, as `signing-key.pub.pem` holds it',
    example: `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PUBLIC KEY-----`,
    otherwise: 'the public half beside the signing key in `DATA_DIR/releases`',
    mayBeFile: true,
    same: 'everywhere',
  }),
} as const;

const CREDENTIALS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** Where releases are and who verifies them: for edges, the release service and the command. */
export const STORE_PART = {
  settings,
  rules: CREDENTIALS.map((name) => ({
    says: `${name} must be set where RELEASE_BUCKET is`,
    holds: (values) => values.RELEASE_BUCKET === null || values[name] !== null,
  })),
} satisfies Part<typeof settings>;
