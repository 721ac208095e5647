import {
  type Language,
  type Verification,
  apply,
  codeExpiresAt,
  errorText,
  limits,
  newVerification,
  resendAllowedAt,
  verificationError,
  verificationMachine,
} from '@hien/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Database, Orm } from '../../db/database.ts';
import { type VerificationPurpose, verificationCodes } from '../../db/schema/account.ts';
import { ApiError } from '../../http/api-error.ts';
import { verifyPassword } from '../passwords/passwords.ts';

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export type SentCode = {
  readonly id: number;
  readonly expiresAt: number;
  readonly resendAt: number;
};

/**
 * Puts a fresh code in the place of the last one, with tries of its own.
 * @param hash of `hashPassword`: a million codes are soon tried when each costs nothing.
 * @throws {ApiError} RATE_LIMITED within a minute of the last one.
 */
export async function storeCode(
  tx: Orm,
  { email, purpose, hash }: { email: string; purpose: VerificationPurpose; hash: string },
  now: number,
): Promise<SentCode> {
  const verification = newVerification(now);
  const fresh = {
    state: verification.state,
    codeHash: hash,
    tries: 0,
    sentAt: new Date(now),
    ticketHash: null,
    ticketExpiresAt: null,
  } as const;
  const waitFrom = new Date(now - limits.verification.resendSeconds * 1000);
  const [row] = await tx
    .insert(verificationCodes)
    .values({ email, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [verificationCodes.email, verificationCodes.purpose],
      set: fresh,
      setWhere: sql`${verificationCodes.sentAt} <= ${waitFrom.toISOString()}`,
    })
    .returning({ id: verificationCodes.id });
  if (row !== undefined)
    return {
      id: row.id,
      expiresAt: codeExpiresAt(verification),
      resendAt: resendAllowedAt(verification),
    };
  const [last] = await tx
    .select({ sentAt: verificationCodes.sentAt })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.email, email), eq(verificationCodes.purpose, purpose)));
  const again = resendAllowedAt({ sentAt: last?.sentAt.getTime() ?? now });
  throw new ApiError('RATE_LIMITED', {
    retryAfterSeconds: Math.max(1, Math.ceil((again - now) / 1000)),
  });
}

type Row = typeof verificationCodes.$inferSelect;

const verificationOf = (row: Row): Verification => ({
  state: row.state,
  version: 0,
  changedAt: row.sentAt.getTime(),
  sentAt: row.sentAt.getTime(),
  tries: row.tries,
});

/** Whether a code fits what was mailed, before the tries are counted. An e-mail without a code takes as long. */
export async function compareCode(
  database: Database,
  { email, purpose, code }: { email: string; purpose: VerificationPurpose; code: string },
): Promise<{ readonly row: Row | null; readonly matches: boolean }> {
  const [row] = await database.orm
    .select()
    .from(verificationCodes)
    .where(and(eq(verificationCodes.email, email), eq(verificationCodes.purpose, purpose)));
  return { row: row ?? null, matches: await verifyPassword(code, row?.codeHash ?? null) };
}

export type CodeOutcome =
  | { readonly ok: true; readonly id: number }
  | {
      readonly ok: false;
      readonly code: 'AUTH_04' | 'AUTH_06';
      readonly triesLeft: number;
      /** The right code, but it has done its work before. */
      readonly used: boolean;
    };

/**
 * Counts the try and says what the rules say. Of many tries at the same time five count, one after another,
 * because the row is locked; a code that was replaced meanwhile does not open its successor.
 */
export async function submitCode(
  tx: Orm,
  { row: seen, matches }: { row: Row | null; matches: boolean },
  now: number,
): Promise<CodeOutcome> {
  const spent = { ok: false, code: 'AUTH_06', triesLeft: 0, used: false } as const;
  if (seen === null) return spent;
  const [row] = await tx
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.id, seen.id))
    .for('update');
  if (row === undefined || row.codeHash !== seen.codeHash) return spent;
  const result = apply(verificationMachine, verificationOf(row), {
    event: 'submit',
    by: 'member',
    at: now,
    payload: { matches },
  });
  if (!result.ok) return { ...spent, used: matches && row.state === 'verified' };
  const { entity } = result;
  await tx
    .update(verificationCodes)
    .set({ state: entity.state, tries: entity.tries })
    .where(eq(verificationCodes.id, row.id));
  const code = verificationError(entity);
  return code === null
    ? { ok: true, id: row.id }
    : { ok: false, code, triesLeft: limits.verification.tries - entity.tries, used: false };
}

const left: Readonly<Record<Language, (tries: number) => string>> = {
  vi: (tries) => `Còn ${tries} lần thử.`,
  en: (tries) => (tries === 1 ? 'One try is left.' : `${tries} tries are left.`),
  ko: (tries) => `${tries}번 더 입력할 수 있습니다.`,
};

/** The refusal of a code, at its field; after a wrong one with the tries that are left. */
export function codeRefusal(
  { code, triesLeft }: Extract<CodeOutcome, { ok: false }>,
  language: Language,
  field: string,
): ApiError {
  const text = errorText(code, language);
  const message = code === 'AUTH_04' ? `${text} ${left[language](triesLeft)}` : text;
  return new ApiError(code, { errors: [{ field, code, message }] });
}

/** Codes nobody can use any more: older than a day. */
export async function sweepCodes(database: Database, now: number): Promise<void> {
  await database.orm
    .delete(verificationCodes)
    .where(lt(verificationCodes.sentAt, new Date(now - 86_400_000)));
}
