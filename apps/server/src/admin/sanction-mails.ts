import { formatDate } from '@hien/domain';
import type { Orm } from '../db/database.ts';
import type { StandingAction, users } from '../db/schema/account.ts';
import type { Mail } from '../mail/mail.ts';

type Step = {
  readonly action: StandingAction;
  readonly reason: string;
  readonly until: number | null;
};

/** Tells a member what became of their account, and why. */
export async function tellOfSanction(
  tx: Orm,
  mail: Mail,
  member: typeof users.$inferSelect,
  { action, reason, until }: Step,
): Promise<void> {
  if (member.email === null) return;
  const { language, firstName: name } = member;
  const letter = {
    to: member.email,
    language,
    key: `account-${action}:${member.id}:${member.version}`,
  };
  const said = { name, reason };
  switch (action) {
    case 'warn':
      return mail.send(tx, 'account-warned', { ...letter, values: said });
    case 'suspend': {
      const ends = until === null ? '' : formatDate(until, 'dateTime', language);
      return mail.send(tx, 'account-suspended', { ...letter, values: { ...said, until: ends } });
    }
    case 'ban':
      return mail.send(tx, 'account-banned', { ...letter, values: said });
    case 'lift':
      return mail.send(tx, 'account-restored', { ...letter, values: { ...said, language } });
  }
}
