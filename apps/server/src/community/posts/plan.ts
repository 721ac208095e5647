import { type Language, type Text, canMovePost, planFault, postLimits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../../db/retried.ts';
import { sharePosts } from '../../db/schema/community.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { assertVersion } from './assert-version.ts';
import { ownPost, stateOf, wirePost } from './post-row.ts';
import { assertComplete } from './publish.ts';

const refusals: Readonly<Record<'past' | 'far', Text>> = {
  past: {
    vi: 'Giờ này đã qua. Hãy chọn lúc muộn hơn.',
    en: 'This moment has passed. Please choose a later one.',
    ko: '이미 지난 시간입니다. 더 늦은 시간을 골라 주세요.',
  },
  far: {
    vi: `Chỉ hẹn được trong vòng ${postLimits.planDays} ngày.`,
    en: `A post can be planned ${postLimits.planDays} days ahead at most.`,
    ko: `${postLimits.planDays}일 이내로만 예약할 수 있습니다.`,
  },
};

/** Says when a post is published by itself, or that it is not. The same again changes nothing. */
export function planPost({ database, now }: Services): Handler<'planPost'> {
  return async ({ params: { id }, body, signedIn, language }) => {
    const { userId } = await signedIn();
    const { publish_at: wanted, expected_version: expected } = body;
    const publishAt = wanted === null ? null : new Date(wanted);
    if (publishAt !== null) assertAhead(publishAt.getTime(), now(), language);
    return retried(database.orm, async (tx) => {
      const row = await ownPost(tx, id, userId, true);
      await assertVersion(tx, row, { expected, language });
      if (publishAt !== null) {
        if (!canMovePost(stateOf(row), 'publish')) throw new ApiError('CONFLICT');
        assertComplete(row.post, language);
      }
      await tx.update(sharePosts).set({ publishAt }).where(eq(sharePosts.id, id));
      return { data: await wirePost(tx, await ownPost(tx, id, userId), language) };
    });
  };
}

/** @throws {ApiError} VALIDATION for what has passed or is too far away. */
function assertAhead(at: number, now: number, language: Language): void {
  const fault = planFault(at, now);
  if (fault === null) return;
  throw new ApiError('VALIDATION', {
    errors: [
      { field: 'publish_at', code: `validation.plan.${fault}`, message: refusals[fault][language] },
    ],
  });
}
