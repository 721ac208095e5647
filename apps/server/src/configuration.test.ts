import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { LockedError } from './db/lock-file.ts';
import { explain } from './start-errors.ts';

test('without variables the product runs on this machine alone, with the embedded database', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    database: { folder: expect.stringMatching(/data\/db$/) },
    publicUrl: null,
    trustProxy: [],
    seed: true,
  });
});

test('on a terminal the lines of requests stay away', () => {
  expect(readConfiguration({}).logLevel).toBe('info');
  expect(readConfiguration({}, true).logLevel).toBe('warn');
  expect(readConfiguration({ LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
});

test('reads what a hoster sets', () => {
  expect(
    readConfiguration({
      PORT: '80',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://a:b@db:5432/hien',
      DATABASE_CONNECTIONS: '20',
      PUBLIC_URL: 'https://hien.vn/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      REQUESTS_PER_MINUTE: '0',
      CACHE: 'false',
      ZALO_APP_ID: '1',
      ZALO_SECRET: 's',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'hien',
      S3_REGION: 'ap-southeast-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    }),
  ).toMatchObject({
    port: 80,
    database: { url: 'postgres://a:b@db:5432/hien', connections: 20 },
    publicUrl: 'https://hien.vn',
    trustProxy: ['10.0.0.0/8', '::1'],
    requestsPerMinute: null,
    cacheFactor: 0,
    social: { zalo: { appId: '1', secret: 's' }, google: null, apple: null, facebook: null },
    s3: { endpoint: 'https://s3.example', bucket: 'hien', accessKeyId: 'id' },
  });
});

test('mails leave by SMTP; pages for developers are never shown under a public address', () => {
  expect(readConfiguration({})).toMatchObject({
    demo: false,
    smtp: null,
    mailBase: 'http://localhost:4000',
  });
  expect(readConfiguration({ NODE_ENV: 'development' }).demo).toBe(true);
  expect(readConfiguration({ DEMO: 'true' }).demo).toBe(true);
  expect(
    readConfiguration({
      DEMO: 'true',
      PUBLIC_URL: 'https://hien.vn',
      SMTP_URL: 'smtps://a:b@mail.hien.vn:465',
      MAIL_FROM: 'Hiên <chao@hien.vn>',
    }),
  ).toMatchObject({
    demo: false,
    smtp: { url: 'smtps://a:b@mail.hien.vn:465', from: 'Hiên <chao@hien.vn>' },
    mailBase: 'https://hien.vn',
  });
});

test('demo members and data stay where nobody else comes', () => {
  expect(readConfiguration({})).toMatchObject({ seed: true, demoMembers: true });
  expect(readConfiguration({ SEED: 'false' }).seed).toBe(false);
  const PUBLIC_URL = 'https://hien.vn';
  for (const more of [{}, { DEMO: 'true' }, { SEED: 'false' }, { NODE_ENV: 'development' }])
    expect(readConfiguration({ PUBLIC_URL, ...more })).toMatchObject({
      seed: false,
      demoMembers: false,
    });
  expect(readConfiguration({ PUBLIC_URL, SEED: 'public-demo' })).toMatchObject({
    seed: true,
    demoMembers: true,
  });
});

test.each([
  [{ PORT: 'many' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
  [{ PUBLIC_URL: 'hien.vn' }, /PUBLIC_URL/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY: name the addresses/],
  [{ TRUST_PROXY: '1' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.1, loopback' }, /"loopback"/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '::/0' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
  [{ SEED: 'true', PUBLIC_URL: 'https://hien.vn' }, /SEED: .*public-demo/],
  [{ CACHE: 'perhaps' }, /CACHE/],
  [{ SMTP_URL: 'mail.hien.vn' }, /SMTP_URL/],
  [{ S3_BUCKET: 'hien' }, /S3_ENDPOINT/],
  [{ GOOGLE_CLIENT_ID: '1' }, /GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID/],
  [{ APPLE_KEY_ID: '1' }, /APPLE_CLIENT_ID/],
  [{ FACEBOOK_API_VERSION: '17' }, /FACEBOOK_API_VERSION/],
])('%j names the variable', (variables, message) => {
  expect(() => readConfiguration(variables)).toThrow(ConfigurationError);
  expect(() => readConfiguration(variables)).toThrow(message);
});

const fault = (code: string, more: object = {}): Error =>
  Object.assign(new Error('listen'), { code, ...more });

test.each([
  [new LockedError('/data/db.lock', 42), /\/data\/db is open in process 42\. Stop that one first/],
  [fault('EADDRINUSE', { port: 4000 }), /Port 4000 is taken.*PORT=/],
  [fault('EACCES', { path: '/data' }), /\/data cannot be written.*DATA_DIR/],
  [fault('ECONNREFUSED'), /PostgreSQL does not answer/],
  [fault('28P01'), /refuses the user or the password/],
  [new Error('first line\nsecond line'), /^The server could not start: first line$/],
])('%s is one clear line', (error, line) => {
  expect(explain(error)).toMatch(line);
  expect(explain(error)).not.toContain('\n');
});
