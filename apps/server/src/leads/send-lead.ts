import { limits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { versionInForce } from '../content/terms.ts';
import { textOf } from '../db/localized.ts';
import { roomProjects } from '../db/schema/room-by-room.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf } from '../http/network/caller.ts';
import type { Handler } from '../http/handler.ts';
import { memberLimit } from '../http/limits/member-limit.ts';
import type { Services } from '../services.ts';
import {
  addressHash,
  leadById,
  mailboxHash,
  leadsOf,
  receiveLead,
  wireLead,
} from './lead-repository.ts';
import { tellOfLead } from './mails.ts';
import { readLead } from './read-lead.ts';

/** Stores what one of the four forms asks for. The same request twice is one. */
export function sendLead({ database, now, mail }: Services): Handler<'sendLead'> {
  const ofMember = memberLimit({ database, now }, 'lead', limits.leads.perMemberPerHour);
  const ofAddress = memberLimit({ database, now }, 'lead-address', limits.leads.perAddressPerHour);
  const ofMailbox = memberLimit({ database, now }, 'lead-email', limits.leads.perEmailPerHour);
  return async (call) => {
    const { body, language, request } = call;
    const member = body.kind === 'bulk_order' ? await call.signedIn() : await call.member();
    const userId = member?.userId ?? null;
    if (body.kind === 'bulk_order' && userId === null) throw new ApiError('UNAUTHENTICATED');
    const read = await readLead(database, body, language);
    const at = new Date(now());
    const caller = callerOf(request);
    const lead = {
      ...read,
      userId,
      address: caller ?? '',
      language,
      termsVersion: await versionInForce(database, 'privacy', now()),
    };
    const { row, repeated } = await database.orm.transaction(async (orm) => {
      const received = await receiveLead(orm, lead, at);
      if (received.repeated) return received;
      if (caller !== null) await ofAddress(orm, addressHash(caller));
      if (userId !== null) await ofMember(orm, userId);
      // Each is answered by a mail to whatever mailbox it names.
      await ofMailbox(orm, mailboxHash(received.row.email));
      await tellOfLead(orm, mail, received.row);
      return received;
    });
    return { data: wireLead(row, repeated) };
  };
}

/** What the member asked for with these forms. */
export function listMyLeads({ database }: Services): Handler<'listMyLeads'> {
  return async ({ signedIn }) => {
    const member = await signedIn();
    const rows = await leadsOf(database, member.userId);
    return { data: { items: rows.map((row) => wireLead(row)) } };
  };
}

/** Which project a trial is for: nothing about the person. */
export function getTrial({ database }: Services): Handler<'getTrial'> {
  return async ({ params: { id }, language }) => {
    const trial = await leadById(database, id, 'trial_project');
    if (trial?.subjectId == null) throw new ApiError('NOT_FOUND');
    const [project] = await database.orm
      .select({ name: roomProjects.name })
      .from(roomProjects)
      .where(eq(roomProjects.id, trial.subjectId));
    if (project === undefined) throw new ApiError('NOT_FOUND');
    return {
      data: {
        id: trial.id,
        project_id: trial.subjectId,
        project_name: textOf(project.name, language),
        asked_at: trial.createdAt.toISOString(),
      },
    };
  };
}
