import { type APIRequestContext, expect } from '@playwright/test';
import { password } from './buying.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** What a leap brings due is worked off in one round, the deadlines of everybody else's orders first. */
export const afterLeap = { timeout: 90_000 };

/** The clock of the demonstration, as staff move it. It goes forward alone, and every later journey lives in its time. */
export async function demoClock(request: APIRequestContext) {
  const entered = await request.post('/app/auth/login-user', {
    data: { email: 'quantri@hien.example', password, login_method: 'system' },
  });
  const { token } = (await entered.json()).data as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const now = async (): Promise<number> => {
    const answer = await request.get('/admin/clock', { headers });
    return Date.parse(((await answer.json()).data as { now: string }).now);
  };
  return {
    now,
    /** What has come due is worked off beside it: wait for what is expected of it (`afterLeap`). */
    async advance(by: number): Promise<void> {
      const data = { to: new Date((await now()) + by).toISOString() };
      const answer = await request.post('/admin/clock/move', { headers, data });
      expect(answer.status()).toBe(200);
    },
  };
}
