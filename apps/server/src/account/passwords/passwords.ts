import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive: (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer> = promisify(scrypt);

/** N is the cost in memory and time (2^15 × 8 × 128 bytes = 32 MiB, about 60 ms); kept with each hash, so it can grow. */
const cost = { N: 32_768, r: 8, p: 1 };
const keyLength = 32;
const maxmem = 128 * 1024 * 1024;

/** One spelling per password: an accent typed on another keyboard is the same accent. */
const normal = (password: string): string => password.normalize('NFC');

/** `scrypt$N$r$p$salt$key`, salt and key in base64url; N is less for members of tests alone. */
export async function hashPassword(password: string, N = cost.N): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(normal(password), salt, keyLength, { ...cost, N, maxmem });
  return ['scrypt', N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/** A hash nobody's password has: an unknown e-mail costs the same time as a wrong password. */
const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(keyLength).toString('base64url')}`;

/** Whether the password fits; `null` (no such account, or one without a password) takes as long and never fits. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(normal(password), Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(n),
    r: Number(r),
    p: Number(p),
    maxmem,
  });
  return timingSafeEqual(found, expected) && hash !== null;
}
