import type { Language } from '@hien/domain';
import type { Orm } from '../../../db/database.ts';
import type { contractors } from '../../../db/schema/contractors.ts';
import type { Mail } from '../../../mail/mail.ts';
import { staffReaders } from '../../../mail/staff-readers.ts';

/** Tells a company that its application waits, at which place, and staff that there is one more. */
export async function tellOfCompany(
  tx: Orm,
  mail: Mail,
  row: typeof contractors.$inferSelect,
  { language, place }: { readonly language: Language; readonly place: number },
): Promise<void> {
  const { companyName: company, taxCode } = row;
  // Sent again after a refusal it is another event.
  const event = `${row.id}:${row.version}`;
  await mail.send(tx, 'contractor-applied', {
    to: row.email,
    language,
    key: `contractor-applied:${event}`,
    values: { company, place: String(place) },
  });
  for (const reader of await staffReaders(tx))
    await mail.send(tx, 'contractor-arrived', {
      to: reader.email,
      language: reader.language,
      key: `contractor-arrived:${event}:${reader.email}`,
      values: { company, taxCode, contact: row.email },
    });
}
