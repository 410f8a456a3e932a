declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    readonly store: { getMetadata(bucket: string, key: string): Promise<{ etag: string }> };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
    readonly logger: { exceptions: { unhandle(): void }; close(): void };
  }
}
