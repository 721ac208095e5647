import { type Language, itemTemplateSchema, limits, savedAnswerSchema } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { shopTemplates } from '../../db/schema/shop-words.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import type { Services } from '../../services.ts';
import { lockOwnShop } from '../../own-shop.ts';
import { keptTemplates, ownTemplate, shownTemplate } from './kept-templates.ts';
import { noteAct } from '../../shop-log.ts';

/** A new template at the end, or a change of the one that was looked at. */
export function saveShopTemplate({ database, now }: Services): Handler<'saveShopTemplate'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, expectedVersion, idempotencyKey, ...asked } = call.body;
    const written = writtenIn(asked, call.language);
    const at = now();
    const work = {
      caller: `user:${userId}`,
      operation: 'saveShopTemplate',
      key: idempotencyKey,
      asked: { id, expectedVersion, ...asked },
      at,
    };
    return retried(database.orm, (tx) =>
      once(tx, work, async () => {
        const sellerId = await lockOwnShop(tx, userId);
        const note = (of: number) =>
          noteAct(tx, {
            sellerId,
            userId,
            act: 'template.save',
            subject: 'template',
            id: of,
            name: written.name,
            event: asked.kind,
            at,
          });
        const stamped = { ...written, changedBy: userId, changedAt: new Date(at) };
        if (id === null) {
          const kept = await keptTemplates(tx, sellerId, asked.kind);
          if (kept.length >= limits.templates[asked.kind]) throw new ApiError('CONFLICT');
          const position = (kept.at(-1)?.position ?? -1) + 1;
          const [added] = await tx
            .insert(shopTemplates)
            .values({ sellerId, kind: asked.kind, position, ...stamped })
            .returning();
          if (added === undefined) throw new ApiError('INTERNAL');
          await note(added.id);
          return shownTemplate(added);
        }
        const row = await ownTemplate(tx, sellerId, id);
        if (row.kind !== asked.kind || row.removedAt !== null) throw new ApiError('NOT_FOUND');
        if (row.version !== expectedVersion)
          throw new ApiError('VERSION_CONFLICT', { current: shownTemplate(row) });
        const [changed] = await tx
          .update(shopTemplates)
          .set({ ...stamped, version: row.version + 1 })
          .where(eq(shopTemplates.id, id))
          .returning();
        await note(id);
        return shownTemplate(changed ?? row);
      }),
    );
  };
}

type Asked = Pick<Call<'saveShopTemplate'>['body'], 'kind' | 'name' | 'fields' | 'words'>;

/** @throws {ApiError} VALIDATION at what the template's own form would refuse. */
const writtenIn = ({ kind, name, fields, words }: Asked, language: Language) =>
  kind === 'item'
    ? { ...readForm(itemTemplateSchema, { name, fields: fields ?? {} }, language), words: null }
    : { ...readForm(savedAnswerSchema, { name, words: words ?? '' }, language), fields: null };
