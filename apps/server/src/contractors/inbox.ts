import { and, eq } from 'drizzle-orm';
import { contractors } from '../db/schema/contractors.ts';
import { inboxMessages } from '../db/schema/support.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { claimUploads } from '../media/upload-repository.ts';
import type { Services } from '../services.ts';

/** Stores a message to a contractor. Its pictures must be ones that were uploaded here (D90). */
export function sendInboxMessage({ database, now }: Services): Handler<'sendInboxMessage'> {
  return async ({ body, signedIn }) => {
    const member = await signedIn();
    if (member.gone) throw new ApiError('UNAUTHENTICATED');
    const [contractor] = await database.orm
      .select({ id: contractors.id })
      .from(contractors)
      .where(and(eq(contractors.id, body.contractor_id), eq(contractors.approval, 'approved')));
    if (contractor === undefined) throw new ApiError('NOT_FOUND');
    const createdAt = new Date(now());
    const addresses = body.images.map(({ images }) => images);
    const [sent] = await database.orm.transaction(async (tx) => {
      if (!(await claimUploads(tx, addresses, createdAt))) throw new ApiError('PRODUCT_07');
      return tx
        .insert(inboxMessages)
        .values({
          targetType: body.target_type,
          contractorId: contractor.id,
          senderId: member.userId,
          phoneNumber: body.phone_number.trim(),
          email: body.email.trim().toLowerCase(),
          content: body.content.normalize('NFC').trim(),
          images: body.images,
          createdAt,
        })
        .returning({ id: inboxMessages.id });
    });
    if (sent === undefined) throw new ApiError('INTERNAL');
    return { data: { id: sent.id, created_at: createdAt.toISOString() } };
  };
}
