import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './media-store.ts';

export type S3Options = {
  /** `https://s3.ap-southeast-1.amazonaws.com`, or any service that speaks the same. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** No answer within this time is a failure. */
const patienceMs = 15_000;

/** Names that are known to be there; the oldest are forgotten. */
const remembered = 20_000;

/**
 * Uploads in a bucket under `uploads/`, addressed by path, which every service of this kind understands.
 * Objects never change, so what was seen once is not asked for again.
 */
export function s3Store({ endpoint, bucket, ...keys }: S3Options): MediaStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  const known = new Set<string>();
  const remember = (name: string): void => {
    const [oldest] = known;
    if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
    known.add(name);
  };

  async function ask(method: string, name: string, content?: Buffer): Promise<Response> {
    const response = await client.fetch(
      `${endpoint.replace(/\/+$/, '')}/${bucket}/uploads/${name}`,
      {
        method,
        signal: AbortSignal.timeout(patienceMs),
        ...(content === undefined
          ? {}
          : {
              body: new Uint8Array(content),
              headers: { 'content-type': 'image/webp', 'content-length': String(content.length) },
            }),
      },
    );
    if (response.ok || response.status === 404) return response;
    throw new Error(`The media store answered ${response.status} to ${method}`);
  }

  return {
    async put(name, content) {
      const { status } = await ask('PUT', name, content);
      if (status === 404) throw new Error(`The media store has no bucket ${bucket}`);
      remember(name);
    },
    async find(name) {
      if (!known.has(name)) {
        const response = await ask('HEAD', name);
        if (response.status === 404) return null;
        remember(name);
      }
      return {
        version: '1',
        async open() {
          const response = await ask('GET', name);
          if (response.status !== 404) return Buffer.from(await response.arrayBuffer());
          // Another process swept it since it was seen.
          known.delete(name);
          throw new Error(`${name} is no longer in the media store`);
        },
      };
    },
    async remove(name) {
      known.delete(name);
      await ask('DELETE', name);
    },
  };
}
