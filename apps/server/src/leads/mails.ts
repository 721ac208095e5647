import { formatDate, leadAnswerDue, leadKindLabels } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { roomProjects } from '../db/schema/room-by-room.ts';
import type { Mail } from '../mail/mail.ts';
import { type Reader, staffReaders } from '../mail/staff-readers.ts';
import type { LeadRow } from './lead-repository.ts';
import type { ApplicationRow } from './partner-repository.ts';

const untilOf = (row: LeadRow, language: Reader['language']): string =>
  formatDate(leadAnswerDue(row.createdAt.getTime()), 'date', language);

/** Tells the sender that a request was received, and staff that it waits. */
export async function tellOfLead(orm: Orm, mail: Mail, row: LeadRow): Promise<void> {
  const { language } = row;
  const number = String(row.id);
  const until = untilOf(row, language);
  const project = row.kind === 'trial_project' ? await projectName(orm, row) : null;
  const mine = { to: row.email, language, key: `lead-received:${row.id}` };
  if (project === null) {
    const what = leadKindLabels[row.kind][language];
    await mail.send(orm, 'lead-received', { ...mine, values: { number, what, until } });
  } else {
    await mail.send(orm, 'trial-received', { ...mine, values: { number, project, until } });
  }
  for (const reader of await staffReaders(orm)) {
    await mail.send(orm, 'lead-arrived', {
      to: reader.email,
      language: reader.language,
      key: `lead-arrived:${row.id}:${reader.email}`,
      values: {
        number,
        what: leadKindLabels[row.kind][reader.language],
        name: row.name,
        phone: row.phone,
        email: row.email,
        until: untilOf(row, reader.language),
      },
    });
  }
}

/** Sends what staff answered to whoever asked. */
export async function tellOfAnswer(
  orm: Orm,
  mail: Mail,
  { id, kind, email, language, name }: LeadRow,
  answer: string,
): Promise<void> {
  await mail.send(orm, 'lead-answered', {
    to: email,
    language,
    key: `lead-answered:${id}`,
    values: { name, number: String(id), what: leadKindLabels[kind][language], answer },
  });
}

async function projectName(orm: Orm, { subjectId, language }: LeadRow): Promise<string | null> {
  if (subjectId === null) return null;
  const [project] = await orm
    .select({ name: roomProjects.name })
    .from(roomProjects)
    .where(eq(roomProjects.id, subjectId));
  return project === undefined ? null : textOf(project.name, language);
}

/** Tells a shop that its application waits, at which place, and staff that there is one more. */
export async function tellOfApplication(
  orm: Orm,
  mail: Mail,
  row: ApplicationRow,
  place: number,
): Promise<void> {
  const { store_name, contact_email, account_holder } = row.details;
  // Sent again after a rejection it is another event.
  const event = `${row.id}:${row.sentRevision}`;
  await mail.send(orm, 'partner-applied', {
    to: contact_email,
    language: row.language,
    key: `partner-applied:${event}`,
    values: { shop: store_name, place: String(place) },
  });
  for (const reader of await staffReaders(orm)) {
    await mail.send(orm, 'partner-arrived', {
      to: reader.email,
      language: reader.language,
      key: `partner-arrived:${event}:${reader.email}`,
      values: { shop: store_name, contact: contact_email, holder: account_holder },
    });
  }
}
