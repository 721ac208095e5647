import {
  type InquiryJob,
  inquiryJobSchema,
  inquiryLimits,
  inquiryReminders,
  limits,
} from '@hien/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { designs } from '../db/schema/designs.ts';
import { firstLike } from '../support/inquiries/alike.ts';
import { foldedOf, written } from '../support/words.ts';
import { contractors } from '../db/schema/contractors.ts';
import { inboxMessages } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';
import { checked } from '../http/checked.ts';
import type { Handler } from '../http/handler.ts';
import { memberLimit } from '../http/limits/member-limit.ts';
import { claimUploads } from '../media/upload-repository.ts';
import type { Services } from '../services.ts';

const dayMs = 86_400_000;

/** Stores a message to a contractor, with what is to be done. Its pictures must be ones that were uploaded here (D90). */
export function sendInboxMessage({ database, now, mail }: Services): Handler<'sendInboxMessage'> {
  const limit = memberLimit({ database, now }, 'message', limits.writingPerHour.messages);
  const toOne = memberLimit(
    { database, now },
    'message-to-one',
    inquiryLimits.perCompanyADay,
    dayMs,
  );
  return async ({ body, signedIn, language }) => {
    const member = await signedIn();
    const job = body.job === undefined ? null : checked(inquiryJobSchema, body.job, language);
    const [contractor] = await database.orm
      .select({
        id: contractors.id,
        name: contractors.companyName,
        ownerEmail: users.email,
        ownerLanguage: users.language,
      })
      .from(contractors)
      .innerJoin(users, eq(users.id, contractors.userId))
      .where(and(eq(contractors.id, body.contractor_id), eq(contractors.approval, 'approved')));
    const [sender] = await database.orm.select().from(users).where(eq(users.id, member.userId));
    if (contractor === undefined || sender === undefined) throw new ApiError('NOT_FOUND');
    const likeId =
      body.like === undefined ? null : await firstLike(database.orm, body.like, member.userId);
    const createdAt = new Date(now());
    const addresses = body.images.map(({ images }) => images);
    const content = written(body.content);
    const designIds = body.design_ids ?? [];
    const sent = await database.orm.transaction(async (tx) => {
      const [made] = await tx
        .insert(inboxMessages)
        .values({
          targetType: body.target_type,
          contractorId: contractor.id,
          senderId: member.userId,
          phoneNumber: body.phone_number.trim(),
          email: body.email.trim().toLowerCase(),
          content,
          images: body.images,
          designIds,
          job,
          likeId,
          folded: foldedOf(
            contractor.name,
            sender.firstName,
            sender.lastName,
            ...placeOf(job),
            content,
          ),
          requestKey: body.key ?? null,
          senderReadAt: createdAt,
          lastAt: createdAt,
          remindAt: new Date(inquiryReminders(createdAt.getTime())[0].at),
          createdAt,
        })
        .onConflictDoNothing({ target: [inboxMessages.senderId, inboxMessages.requestKey] })
        .returning(answered);
      if (made === undefined) return findByKey(tx, member.userId, body.key ?? '');
      await limit(tx, member.userId);
      await toOne(tx, `${member.userId} to ${contractor.id}`);
      if (
        !(await claimUploads(tx, addresses, { userId: member.userId, at: createdAt, open: true }))
      )
        throw new ApiError('PRODUCT_07');
      await designsExist(tx, designIds);
      if (contractor.ownerEmail !== null)
        await mail.send(tx, 'inbox-words', {
          to: contractor.ownerEmail,
          language: contractor.ownerLanguage,
          values: {
            id: made.id,
            company: contractor.name,
            text: [...placeOf(job), content].join('\n\n'),
          },
          key: `inbox-message:${made.id}`,
        });
      return made;
    });
    if (sent === undefined) throw new ApiError('INTERNAL');
    return { data: { id: sent.id, created_at: sent.createdAt.toISOString() } };
  };
}

/** Where a job is, in one line; none without a job. */
const placeOf = (job: InquiryJob | null): readonly string[] =>
  job === null
    ? []
    : [[job.district, job.city].join(', ') + (job.area === null ? '' : ` · ${job.area} m²`)];

const answered = { id: inboxMessages.id, createdAt: inboxMessages.createdAt };

/** The message that this key sent before: a retry after a lost answer sends nothing twice. */
async function findByKey(orm: Orm, senderId: number, key: string) {
  const [before] = await orm
    .select(answered)
    .from(inboxMessages)
    .where(and(eq(inboxMessages.senderId, senderId), eq(inboxMessages.requestKey, key)));
  return before;
}

/** @throws {ApiError} NOT_FOUND when one of the designs is not there. */
async function designsExist(orm: Orm, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await orm
    .select({ id: designs.id })
    .from(designs)
    .where(inArray(designs.id, [...ids]));
  if (found.length !== ids.length) throw new ApiError('NOT_FOUND');
}
