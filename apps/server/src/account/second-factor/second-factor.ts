import { eq, isNull } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Orm } from '../../db/database.ts';
import { secondFactors } from '../../db/schema/account.ts';
import { newSecret, stepOf } from './totp.ts';
import type { Credentials } from '../user-repository.ts';

/** How many codes for a lost phone, each good once. */
const recoveryCodes = 10;

const hash = (code: string): string => createHash('sha256').update(code).digest('hex');

/** As people copy them: any case, with dashes or spaces. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

/** `4f2a-91c0-7be3-d5a8`: 64 random bits, too many to guess, so a quick hash keeps them. */
function newRecoveryCode(): string {
  return (randomBytes(8).toString('hex').match(/.{4}/g) ?? []).join('-');
}

/**
 * What stands between a right password and a session: nothing, the code of an app, or setting one up. Whoever has
 * confirmed a second factor is always asked for it; staff without one must set it up where strangers come.
 */
export async function secondStep(
  tx: Orm,
  user: Pick<Credentials, 'id' | 'roles'>,
  staffNeedIt: boolean,
): Promise<'code' | 'setup' | null> {
  const [factor] = await tx
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, user.id));
  if (factor?.confirmedAt != null) return 'code';
  return staffNeedIt && user.roles.includes('admin') ? 'setup' : null;
}

/**
 * A fresh secret, in the place of one that was never confirmed; null once one is. One statement, so that a key that is
 * confirmed in the same moment stays.
 */
export async function startSetup(tx: Orm, userId: number, at: Date): Promise<string | null> {
  const fresh = { secret: newSecret(), lastStep: 0, createdAt: at };
  const written = await tx
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ secret: secondFactors.secret });
  return written[0]?.secret ?? null;
}

export type Proof =
  | { readonly ok: false }
  /** `recoveryCodes` only when this code has confirmed the factor: shown once, kept as hashes. */
  | { readonly ok: true; readonly recoveryCodes: readonly string[] | null };

/**
 * Whether a code opens the account: of the app, once, or a recovery code, once. The row is locked, so that the same code
 * sent twice at the same moment opens once. The first right code confirms the factor.
 */
export async function proveSecondFactor(
  tx: Orm,
  userId: number,
  code: string,
  now: number,
): Promise<Proof> {
  const mine = eq(secondFactors.userId, userId);
  const [factor] = await tx.select().from(secondFactors).where(mine).for('update');
  if (factor === undefined) return { ok: false };
  const given = plain(code);
  const step = /^\d{6}$/.test(given) ? stepOf(factor.secret, given, now) : null;
  if (step !== null) {
    if (step <= factor.lastStep) return { ok: false };
    const codes =
      factor.confirmedAt === null ? Array.from({ length: recoveryCodes }, newRecoveryCode) : null;
    await tx
      .update(secondFactors)
      .set({
        lastStep: step,
        ...(codes === null
          ? {}
          : {
              confirmedAt: new Date(now),
              recoveryHashes: codes.map((each) => hash(plain(each))),
            }),
      })
      .where(mine);
    return { ok: true, recoveryCodes: codes };
  }
  const spent = hash(given);
  if (factor.confirmedAt === null || !factor.recoveryHashes.includes(spent)) return { ok: false };
  await tx
    .update(secondFactors)
    .set({ recoveryHashes: factor.recoveryHashes.filter((each) => each !== spent) })
    .where(mine);
  return { ok: true, recoveryCodes: null };
}
