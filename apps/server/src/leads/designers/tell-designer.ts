import type { Orm } from '../../db/database.ts';
import type { DesignApplicationRow } from '../partner-repository.ts';
import type { Mail } from '../../mail/mail.ts';
import { staffReaders } from '../../mail/staff-readers.ts';
import { notifyMember } from '../../notices/notify-member.ts';

const subjects = {
  approve: 'design-partner.approved',
  reject: 'design-partner.rejected',
  suspend: 'design-partner.suspended',
  restore: 'design-partner.restored',
  end: 'design-partner.ended',
} as const;

/** Tells the applicant that it waits, at which place, and staff that there is one more. */
export async function tellOfDesigner(
  tx: Orm,
  mail: Mail,
  row: DesignApplicationRow,
  place: number,
): Promise<void> {
  const { studio_name: studio, email, tax_code: taxCode } = row.details;
  // Sent again it is another event.
  const event = `${row.id}:${row.version}`;
  await mail.send(tx, 'designer-applied', {
    to: email,
    language: row.language,
    key: `designer-applied:${event}`,
    values: { studio, place: String(place) },
  });
  for (const reader of await staffReaders(tx))
    await mail.send(tx, 'designer-arrived', {
      to: reader.email,
      language: reader.language,
      key: `designer-arrived:${event}:${reader.email}`,
      values: { studio, taxCode, contact: email },
    });
}

/** What staff decided, in the news and by mail. */
export async function tellDesigner(
  tx: Orm,
  row: DesignApplicationRow,
  { decision, reason, at }: { decision: keyof typeof subjects; reason: string; at: number },
): Promise<void> {
  const { studio_name: studio } = row.details;
  const about = subjects[decision];
  await notifyMember(tx, {
    userId: row.userId,
    to: 'member',
    key: `${about}:${row.id}:${row.version}`,
    at,
    values: { vi: studio, en: studio, ko: studio, ...(reason === '' ? {} : { note: reason }) },
    mail: { template: 'designer-step', values: { about, studio, reason } },
  });
}
