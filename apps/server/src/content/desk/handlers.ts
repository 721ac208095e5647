import { type Language, type Text, canMoveReading, planFault, postLimits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { readingTexts } from '../../db/schema/content.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import type { Services } from '../../services.ts';
import { assertVersion, deskRow, lockedDeskRow, nextId, stateOf, wireText } from './desk-row.ts';
import { blankText, isSame, keptText } from './kept.ts';
import { listReading } from './list.ts';
import { assertComplete, publish, takeBack } from './publish.ts';

function getReading({ database }: Services): Handler<'getReading'> {
  return async ({ params: { id }, language }) => ({
    data: await wireText(database.orm, await deskRow(database.orm, id), language),
  });
}

/** An empty draft, once per key. */
function createReading({ database, now }: Services): Handler<'createReading'> {
  return async ({ body: { key, kind }, signedIn, language }) => {
    const { userId } = await signedIn();
    const at = new Date(now());
    const asking = {
      caller: `user:${userId}`,
      operation: 'createReading',
      key,
      asked: { kind },
      at: at.getTime(),
    };
    return database.orm.transaction(async (tx) => {
      const { id } = await once(tx, asking, async () => {
        const made = await nextId(tx);
        await tx.insert(readingTexts).values({
          ...blankText(),
          id: made,
          kind,
          type: kind === 'essay' ? 'story' : 'guide',
          authorName: kind === 'essay' ? '' : 'Ban biên tập Hiên',
          updatedBy: userId,
          updatedAt: at,
          createdAt: at,
        });
        return { id: made };
      });
      return { data: await wireText(tx, await deskRow(tx, id), language) };
    });
  };
}

/** The whole text in place of the one before; the same again changes nothing. */
function saveReading({ database, now }: Services): Handler<'saveReading'> {
  return async ({ params: { id }, body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { expected_version: expected, ...content } = body;
    const at = new Date(now());
    return retried(database.orm, async (tx) => {
      const row = await lockedDeskRow(tx, id);
      const kept = await keptText(tx, content, row, { userId, at, language });
      if (isSame(row, kept)) return { data: await wireText(tx, row, language) };
      await assertVersion(tx, row, { expected, language });
      await tx
        .update(readingTexts)
        .set({ ...kept, version: expected + 1, updatedAt: at, updatedBy: userId })
        .where(eq(readingTexts.id, id));
      return { data: await wireText(tx, await deskRow(tx, id), language) };
    });
  };
}

/** Gives a text to readers, takes it back, or away with everything that was written. */
function moveReading({ database, now }: Services): Handler<'moveReading'> {
  return async ({ params: { id }, body: { move, expected_version: expected }, language }) =>
    retried(database.orm, async (tx) => {
      const row = await lockedDeskRow(tx, id);
      const state = stateOf(row);
      await assertVersion(tx, row, { expected, language });
      const isDone =
        (move === 'publish' && state === 'published') ||
        (move === 'take-back' && state === 'taken-back');
      if (isDone) return { data: await wireText(tx, row, language) };
      if (!canMoveReading(state, move)) throw new ApiError('CONFLICT');
      if (move === 'publish') await publish(tx, row, language, new Date(now()));
      if (move === 'take-back') await takeBack(tx, row);
      if (move === 'delete') {
        await tx.delete(readingTexts).where(eq(readingTexts.id, id));
        return { data: await wireText(tx, row, language) };
      }
      return { data: await wireText(tx, await deskRow(tx, id), language) };
    });
}

const refusals: Readonly<Record<'past' | 'far', Text>> = {
  past: {
    vi: 'Giờ này đã qua. Hãy chọn lúc muộn hơn.',
    en: 'This moment has passed. Please choose a later one.',
    ko: '이미 지난 시간입니다. 더 늦은 시간을 골라 주세요.',
  },
  far: {
    vi: `Chỉ hẹn được trong vòng ${postLimits.planDays} ngày.`,
    en: `A text can be planned ${postLimits.planDays} days ahead at most.`,
    ko: `${postLimits.planDays}일 이내로만 예약할 수 있습니다.`,
  },
};

/** Says when a text is published by itself, or that it is not. The same again changes nothing. */
function planReading({ database, now }: Services): Handler<'planReading'> {
  return async ({ params: { id }, body, language }) => {
    const { publish_at: wanted, expected_version: expected } = body;
    const publishAt = wanted === null ? null : new Date(wanted);
    if (publishAt !== null) assertAhead(publishAt.getTime(), now(), language);
    return retried(database.orm, async (tx) => {
      const row = await lockedDeskRow(tx, id);
      await assertVersion(tx, row, { expected, language });
      if (publishAt !== null) {
        if (!canMoveReading(stateOf(row), 'publish')) throw new ApiError('CONFLICT');
        assertComplete(row, language);
      }
      await tx
        .update(readingTexts)
        .set({ publishAt, planMissedAt: null })
        .where(eq(readingTexts.id, id));
      return { data: await wireText(tx, await deskRow(tx, id), language) };
    });
  };
}

/** @throws {ApiError} VALIDATION for what has passed or is too far away. */
function assertAhead(at: number, now: number, language: Language): void {
  const fault = planFault(at, now);
  if (fault === null) return;
  throw new ApiError('VALIDATION', {
    status: 422,
    errors: [
      { field: 'publish_at', code: `validation.plan.${fault}`, message: refusals[fault][language] },
    ],
  });
}

/** Where staff write articles and essays. */
export function deskHandlers(services: Services) {
  return {
    listReading: listReading(services),
    getReading: getReading(services),
    createReading: createReading(services),
    saveReading: saveReading(services),
    moveReading: moveReading(services),
    planReading: planReading(services),
  } satisfies Partial<Handlers>;
}
