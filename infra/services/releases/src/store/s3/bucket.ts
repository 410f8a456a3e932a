/** A bucket of an S3-compatible store, and who reads and writes it. */
export interface Bucket {
  /** Address of the bucket, without a slash at the end. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export function bucketName(text: string, name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text))
    throw new Error(`${name} must be the name of a bucket`);
  return text;
}

export function endpoint(text: string, name: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new Error(`${name} must be an http(s) address`);
  return text.replace(/\/+$/, '');
}
