import { readConfiguration } from '@hien/server/configuration';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { serverEntry } from '../../tools/lib/server-entry.ts';
import { findings, read, sources } from './tree.ts';

/** Every file of ours that a file brings along, by its relative imports and the doors of our packages. */
function reachedFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const [, name = ''] of read(entry).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    if (name.startsWith('.') && name.endsWith('.ts')) reachedFrom(join(dirname(entry), name), seen);
    else if (name.startsWith('@hien/')) seen.add(name);
  }
  return seen;
}

test('nothing that production starts knows what is simulated', () => {
  // A public address, or a refused demonstration, starts production's own file.
  for (const env of [{ PUBLIC_URL: 'https://hien.vn' }, { DEMO: 'false' }])
    expect(serverEntry(env)).toBe('apps/server/src/main.ts');
  expect(read('tools/start.ts')).toContain('serverEntry(process.env)');
  expect([...reachedFrom('apps/server/src/main.ts')].join('\n')).not.toMatch(/simulator/);
  for (const path of sources('{apps,packages}/*/package.json')) {
    if (/^apps\/(?:provider|payment)-simulator\//.test(path)) continue;
    expect(readFileSync(path, 'utf8')).not.toMatch(/(?:provider|payment)-simulator/);
  }
  // The one door for simulated providers is an argument, and production passes none.
  expect(findings(['apps/server/src/main.ts'], /runServer\((?!\))/)).toEqual([]);
});

test('no variable leads a provider to another address', () => {
  const names = ['GOOGLE', 'APPLE', 'FACEBOOK', 'ZALO', 'SOCIAL', 'SIMULATOR', 'PROVIDER'];
  const wishes = names.flatMap((name) => [
    [`${name}_URL`, 'http://127.0.0.1:4010'],
    [`${name}_AUTHORIZE_URL`, 'http://127.0.0.1:4010'],
    [name, 'http://127.0.0.1:4010'],
  ]);
  const keys = {
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'a',
    APPLE_CLIENT_ID: 'a',
    APPLE_TEAM_ID: 'a',
    APPLE_KEY_ID: 'a',
    APPLE_PRIVATE_KEY: 'a',
    FACEBOOK_APP_ID: 'a',
    FACEBOOK_APP_SECRET: 'a',
    ZALO_APP_ID: 'a',
    ZALO_SECRET: 'a',
  };
  const { social } = readConfiguration({ ...Object.fromEntries(wishes), ...keys });
  const addresses = Object.values(social).flatMap((settings) =>
    Object.entries(settings ?? {}).flatMap(([name, value]) =>
      /url|issuer$/i.test(name) ? [String(value)] : [],
    ),
  );
  expect(addresses.length).toBeGreaterThanOrEqual(11);
  for (const address of addresses)
    expect(new URL(address).host).toMatch(
      /(^|\.)(google\.com|googleapis\.com|apple\.com|facebook\.com|zaloapp\.com|zalo\.me)$/,
    );
});

test('no variable leads a gateway to another address', () => {
  const keys = Object.fromEntries(
    [
      ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET'],
      ['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'],
      ['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
      ['SHOPEEPAY_CLIENT_ID', 'SHOPEEPAY_SECRET', 'SHOPEEPAY_MERCHANT_ID', 'SHOPEEPAY_STORE_ID'],
    ]
      .flat()
      .flatMap((name) => [
        [name, '1'],
        [`SANDBOX_${name}`, '2'],
      ]),
  );
  const wishes = Object.fromEntries(
    ['VNPAY', 'MOMO', 'ZALOPAY', 'SHOPEEPAY', 'PAYMENT'].flatMap((name) =>
      ['URL', 'API_URL', 'PAY_URL'].map((end) => [`${name}_${end}`, 'http://127.0.0.1:4020']),
    ),
  );
  const PUBLIC_URL = 'https://hien.vn';
  const live = readConfiguration({ ...wishes, ...keys, PUBLIC_URL }).payments;
  const sandbox = readConfiguration({ ...keys, PUBLIC_URL, PAYMENT_ROUTES: 'sandbox' }).payments;
  // Live is selected unless told otherwise (D27), and neither set simulates.
  expect([live.routes, live.simulator, sandbox.simulator]).toEqual(['live', null, null]);
  expect([live.gateways.vnpay?.terminal, sandbox.gateways.vnpay?.terminal]).toEqual(['1', '2']);
  const hosts = [live, sandbox].flatMap(({ gateways }) =>
    Object.values(gateways).flatMap((settings) =>
      Object.entries(settings ?? {}).flatMap(([name, value]) =>
        /url$/i.test(name) ? [new URL(String(value)).host] : [],
      ),
    ),
  );
  expect(hosts).toHaveLength(10);
  for (const host of hosts)
    expect(host).toMatch(/(^|\.)(vnpay\.vn|vnpayment\.vn|momo\.vn|zalopay\.vn|airpay\.vn)$/);
});

test('one file makes policies of Trusted Types, those that the headers allow', () => {
  const made = findings(
    sources('{apps,packages}/*/src/**/*.{ts,tsx}'),
    /\.createPolicy\(|createPolicy\('/,
  );
  expect(made.map((finding) => finding.split(':')[0])).toEqual([
    'packages/features/src/shared/files/trusted-address.ts',
  ]);
  const asked = findings(
    sources('{apps,packages}/*/src/**/*.{ts,tsx}'),
    /trustedAddress\('hien-[a-z]+'/,
  );
  const names = asked.map((finding) => /'hien-[a-z]+'/.exec(finding)?.[0] ?? '').toSorted();
  expect(read('apps/server/src/http/network/security-headers.ts')).toContain(
    `'trusted-types': [${names.join(', ')}]`,
  );
  expect(names).toHaveLength(3);
});

test('simulated payments and strangers do not meet', () => {
  expect(read('apps/server/src/start.ts')).toContain(
    'simulated.payments !== undefined && configuration.publicUrl !== null',
  );
  expect(() => readConfiguration({ VNPAY_TMN_CODE: 'a', VNPAY_HASH_SECRET: 'b' })).toThrow(
    'PUBLIC_URL',
  );
  expect(() => readConfiguration({ VNPAY_TMN_CODE: 'a' })).toThrow('VNPAY_HASH_SECRET');
});
