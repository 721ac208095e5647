import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password fits its own hash alone, however its accents were typed', async () => {
  const hash = await hashPassword('mật khẩu');
  expect(hash).toMatch(/^scrypt\$32768\$8\$1\$/);
  expect(await verifyPassword('mật khẩu'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassword('mat khau', hash)).toBe(false);
  expect(await hashPassword('mật khẩu')).not.toBe(hash);
});

test('an account without a password costs the same and never fits', async () => {
  const hash = await hashPassword('a'.repeat(6));
  const time = async (work: () => Promise<boolean>): Promise<number> => {
    const times = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      expect(await work()).toBe(false);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const wrong = await time(() => verifyPassword('b'.repeat(6), hash));
  const nobody = await time(() => verifyPassword('b'.repeat(6), null));
  expect(nobody / wrong).toBeGreaterThan(0.5);
  expect(nobody / wrong).toBeLessThan(2);
});
