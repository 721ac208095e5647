import { readConfiguration } from '@hien/server/configuration';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
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

test('nothing that production starts knows the simulated providers', () => {
  expect(read('tools/start.ts')).toContain("'apps/server/src/main.ts'");
  expect([...reachedFrom('apps/server/src/main.ts')].join('\n')).not.toMatch(/simulator/);
  for (const path of sources('{apps,packages}/*/package.json')) {
    if (path.startsWith('apps/provider-simulator/')) continue;
    expect(readFileSync(path, 'utf8')).not.toContain('provider-simulator');
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
