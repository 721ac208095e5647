import type { Language } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { callerOf } from '../../http/network/caller.ts';
import type { Handler } from '../../http/handler.ts';
import type { Account } from '../account.ts';
import { type SentCode, storeCode } from './codes.ts';
import { emailOf } from '../email.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { type Registrable, registrability } from './registrability.ts';
import { findByEmail } from '../user-repository.ts';

/**
 * Mails a code. Answer, work and one mail are the same for every e-mail: whether it has an account is told to its
 * owner alone, by what the mail says.
 */
export function sendVerificationCode(account: Account): Handler<'sendVerificationCode'> {
  return async ({ body, language, request }) => {
    const email = emailOf(body.email);
    const subject = `${body.purpose} ${email}`;
    await account.codeMails.attempt(callerOf(request), subject);
    const code = account.newCode();
    const hash = await hashPassword(code);
    const now = account.now();
    const work = account.database.orm.transaction(async (tx) => {
      const stored = await storeCode(tx, { email, purpose: body.purpose, hash }, now);
      const note: Note = { to: email, language, code, sent: stored, now };
      if (body.purpose === 'sign-up')
        await mailSignUp(account, tx, note, await registrability(tx, email, now));
      else await mailReset(account, tx, note);
      return stored;
    });
    // Nothing went out.
    const sent = await work.catch(async (error: unknown) => {
      await account.codeMails.takeBack(callerOf(request), subject);
      throw error;
    });
    return {
      data: {
        expires_at: new Date(sent.expiresAt).toISOString(),
        resend_at: new Date(sent.resendAt).toISOString(),
      },
    };
  };
}

type Note = {
  readonly to: string;
  readonly language: Language;
  readonly code: string;
  readonly sent: SentCode;
  readonly now: number;
};

const envelopeOf = ({ to, language, sent, now }: Note) => ({
  to,
  language,
  key: `code:${sent.id}:${now}`,
  goodUntil: sent.expiresAt,
});

async function mailSignUp(
  { mail }: Account,
  tx: Orm,
  note: Note,
  state: Registrable,
): Promise<void> {
  const envelope = envelopeOf(note);
  if (state.registrable)
    return mail.send(tx, 'sign-up-code', { ...envelope, values: { code: note.code } });
  if (state.from !== null)
    return mail.send(tx, 'sign-up-too-early', { ...envelope, values: { from: state.from } });
  return mail.send(tx, 'sign-up-taken', {
    ...envelope,
    values: { method: state.method, language: note.language },
  });
}

async function mailReset({ mail }: Account, tx: Orm, note: Note): Promise<void> {
  const envelope = envelopeOf(note);
  const { language } = note;
  const user = await findByEmail(tx, note.to);
  if (user === null || user.status === 'withdrawn')
    return mail.send(tx, 'reset-unknown', { ...envelope, values: { email: note.to, language } });
  if (user.loginMethod !== 'system')
    return mail.send(tx, 'reset-social', {
      ...envelope,
      values: { method: user.loginMethod, language },
    });
  return mail.send(tx, 'reset-code', { ...envelope, values: { code: note.code } });
}
