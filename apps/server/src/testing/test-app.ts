import { fixedClock } from '@hien/domain';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, buildApp } from '../app.ts';
import type { Database } from '../db/database.ts';
import { password, testNow } from './fixture-values.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Below it: uploads and made pictures. */
  readonly mediaFolder: string;
  /** Put pictures here to find them under /media. */
  readonly picturesFolder: string;
  close(): Promise<void>;
};

/** The whole server over a database of the test's own, every answer compared with the contract, time standing still. */
export async function testApp(
  database: Database,
  options: Partial<AppOptions> = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-server-'));
  const mediaFolder = join(folder, 'media');
  const picturesFolder = join(folder, 'pictures');
  const app = await buildApp({
    database,
    mediaFolder,
    picturesFolder,
    clock: fixedClock(testNow),
    validateAnswers: true,
    ...options,
  });
  return {
    app,
    database,
    mediaFolder,
    picturesFolder,
    close: async () => {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs a fixture's member in and answers the header of later requests. */
export async function signIn(
  app: FastifyInstance,
  email: string,
  secret = password,
): Promise<{ authorization: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/app/auth/login-user',
    payload: { email, password: secret, login_method: 'system' },
  });
  const { data } = answer.json<{ data: { token: string } }>();
  return { authorization: `Bearer ${data.token}` };
}

/** The same for the commerce API: the header with the member's commerce token. */
export async function signInToShop(
  app: FastifyInstance,
  email: string,
): Promise<{ authorization: string }> {
  const answer = await app.inject({
    url: '/commerce-app/auth/users-commerce-token',
    headers: await signIn(app, email),
  });
  const { data } = answer.json<{ data: { commerce_token: string } }>();
  return { authorization: `Bearer ${data.commerce_token}` };
}
