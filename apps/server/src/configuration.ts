import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { socialSettings, socialVariables } from './account/social/environment.ts';
import type { SocialSettings } from './account/social/settings.ts';
import type { S3Options } from './media/s3-store.ts';
import { paymentSettings, paymentVariables } from './payments/environment.ts';
import type { PaymentSettings } from './payments/settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Serves what the process tells of itself, on HOST; never the port that the proxy passes. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** PostgreSQL; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().min(1).default(join(root, 'data')),
  /** The address people type, `https://hien.vn`. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Whose X-Forwarded-* headers are believed: addresses and networks of proxies, `10.0.0.5, 10.1.0.0/16`. */
  TRUST_PROXY: z.string().default(''),
  /** Left out: `info`, but on a terminal `warn`, where lines of requests would hide what the start says. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(3000),
  CACHE: flag.default(true),
  PICTURE_CACHE_MEGABYTES: z.coerce.number().int().min(1).default(512),
  /**
   * Plants the demo content and members into an empty database: unless told otherwise where nobody else comes, and
   * under a PUBLIC_URL only as `public-demo`, because everybody knows the password of these members.
   */
  SEED: z.enum(['true', 'false', 'public-demo']).optional(),
  /** A server to try the product on: pages for developers, such as the mails it would send. */
  DEMO: flag.default(false),
  /** `smtps://user:password@mail.example:465`; without it mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Hiên <xin-chao@hien.example>'),
  /** A bucket for uploads, shared by every process: all five, or the folder in DATA_DIR is used. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ...socialVariables,
  ...paymentVariables,
});

export type Configuration = {
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  /** Null: nothing is measured. */
  readonly metricsPort: number | null;
  readonly database:
    | { readonly url: string; readonly connections: number }
    | { readonly folder: string };
  readonly mediaFolder: string;
  /** Null: uploads lie in the media folder. */
  readonly s3: S3Options | null;
  readonly picturesFolder: string;
  readonly webFolder: string;
  readonly publicUrl: string | null;
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  readonly requestsPerMinute: number | null;
  readonly cacheFactor: number;
  readonly pictureCacheBytes: number;
  readonly seed: boolean;
  /** Whether the demo members' printed password opens their accounts. */
  readonly demoMembers: boolean;
  /** Pages for developers: outside production, or where the start asked for them and nobody else can come. */
  readonly demo: boolean;
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** The start of links in mails. Never taken from a request: its host header is whatever a caller writes. */
  readonly mailBase: string;
  readonly social: SocialSettings;
  readonly payments: PaymentSettings;
};

/** The environment does not make sense; the message names the variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** All that a bucket needs, or nothing: half of it is a mistake that would lose pictures later. */
function s3Of(given: z.output<typeof environment>): S3Options | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = given;
  const values = { endpoint, bucket, region, accessKeyId, secretAccessKey };
  const missing = Object.values(values).filter((value) => value === undefined).length;
  if (missing === Object.keys(values).length) return null;
  if (missing > 0)
    throw new ConfigurationError(
      'S3_*: set all of S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none',
    );
  return values as S3Options;
}

/** Reads the environment once. @throws {ConfigurationError} */
export function readConfiguration(variables: NodeJS.ProcessEnv, onTerminal = false): Configuration {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigurationError(
      `${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'not understood'}`,
    );
  }
  const given = parsed.data;
  const data = resolve(given.DATA_DIR);
  return {
    development: given.NODE_ENV !== 'production',
    port: given.PORT,
    host: given.HOST,
    metricsPort: given.METRICS_PORT ?? null,
    database:
      given.DATABASE_URL === undefined
        ? { folder: join(data, 'db') }
        : { url: given.DATABASE_URL, connections: given.DATABASE_CONNECTIONS },
    mediaFolder: join(data, 'media'),
    s3: s3Of(given),
    picturesFolder: join(
      dirname(fileURLToPath(import.meta.resolve('@hien/pictures/manifest'))),
      'files',
    ),
    webFolder: join(root, 'apps', 'web', 'dist'),
    publicUrl: given.PUBLIC_URL ?? null,
    trustProxy: proxiesOf(given.TRUST_PROXY),
    logLevel: given.LOG_LEVEL ?? (onTerminal ? 'warn' : 'info'),
    requestsPerMinute: given.REQUESTS_PER_MINUTE === 0 ? null : given.REQUESTS_PER_MINUTE,
    cacheFactor: given.CACHE ? 1 : 0,
    pictureCacheBytes: given.PICTURE_CACHE_MEGABYTES * 1024 * 1024,
    ...demoDataOf(given),
    demo: given.PUBLIC_URL === undefined && (given.NODE_ENV !== 'production' || given.DEMO),
    smtp: given.SMTP_URL === undefined ? null : { url: given.SMTP_URL, from: given.MAIL_FROM },
    mailBase: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    social: named(() => socialSettings(given)),
    payments: named(() => paymentsOf(given)),
  };
}

/** Strangers find neither demo members nor demo data, unless somebody asked for it in so many words. */
function demoDataOf({
  SEED: wanted,
  PUBLIC_URL: publicUrl,
}: z.output<typeof environment>): Pick<Configuration, 'seed' | 'demoMembers'> {
  if (publicUrl === undefined) return { seed: wanted !== 'false', demoMembers: true };
  if (wanted === 'true')
    throw new ConfigurationError(
      'SEED: with a PUBLIC_URL strangers could sign in with the printed password of the demo members; leave SEED out, or write SEED=public-demo if that is what you want',
    );
  return { seed: wanted === 'public-demo', demoMembers: wanted === 'public-demo' };
}

/** Everybody can write an X-Forwarded-For: whoever believes it from everywhere lifts every limit by address. */
function proxiesOf(list: string): string[] {
  const proxies = list
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new ConfigurationError(
    `TRUST_PROXY: name the addresses of your proxies (10.0.0.5, 10.1.0.0/16, ::1), not "${wrong}"`,
  );
}

/** An address, or a network of addresses smaller than all of them. */
function isNetwork(text: string): boolean {
  const [address = '', size, ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || more.length > 0) return false;
  return size === undefined || (/^[1-9]\d{0,2}$/.test(size) && Number(size) <= bits);
}

/** Gateways are told where to call and where to send people back to: never what a request's host header says. */
function paymentsOf(given: z.infer<typeof environment>): PaymentSettings {
  const payments = paymentSettings(given);
  const someGateway = Object.values(payments.gateways).some((gateway) => gateway !== null);
  if (someGateway && given.PUBLIC_URL === undefined)
    throw new Error('PUBLIC_URL: is needed with the keys of a payment gateway');
  return payments;
}

/** What is wrong with the environment, as the error it is. */
function named<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    throw new ConfigurationError(error instanceof Error ? error.message : 'not understood');
  }
}
