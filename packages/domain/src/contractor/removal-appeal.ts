import type { Instant } from '../calendar/ict.ts';
import { appealUntil } from '../community/moderation.ts';
import type { Text } from '../language/language.ts';
import type { ConstructionRemovalState } from './reviews.ts';

export const constructionRemovalDecisions = ['remove', 'keep', 'restore', 'uphold'] as const;
export type ConstructionRemovalDecision = (typeof constructionRemovalDecisions)[number];

/** In these the review is gone for everybody but its writer. */
export const removalGoneStates = [
  'removed',
  'appealed',
  'upheld',
] as const satisfies ConstructionRemovalState[];

/** What staff can decide about a request to take a review away, and what comes of it (docs/adr/0148). */
export const constructionRemovalMoves: Readonly<
  Record<
    ConstructionRemovalState,
    Readonly<Partial<Record<ConstructionRemovalDecision, ConstructionRemovalState>>>
  >
> = {
  waiting: { remove: 'removed', keep: 'kept' },
  removed: {},
  kept: {},
  appealed: { restore: 'restored', uphold: 'upheld' },
  restored: {},
  upheld: {},
};

/** Why the writer of a review cannot object to its removal, or null: once, in time, and only to what staff took away. */
export function whyNotAppealRemoval(
  {
    state,
    removedAt,
  }: { readonly state: ConstructionRemovalState; readonly removedAt: Instant | null },
  at: Instant,
): 'not-removed' | 'appealed' | 'late' | null {
  if (state === 'appealed' || state === 'restored' || state === 'upheld') return 'appealed';
  if (state !== 'removed' || removedAt === null) return 'not-removed';
  return at > appealUntil(removedAt) ? 'late' : null;
}

export const removalAppealRefusals: Readonly<
  Record<NonNullable<ReturnType<typeof whyNotAppealRemoval>>, Text>
> = {
  'not-removed': {
    vi: 'Đánh giá này không bị gỡ.',
    en: 'This review was not taken away.',
    ko: '삭제된 후기가 아닙니다.',
  },
  appealed: {
    vi: 'Bạn đã khiếu nại một lần rồi.',
    en: 'You have appealed already.',
    ko: '이미 이의를 제기하셨습니다.',
  },
  late: {
    vi: 'Đã hết hạn khiếu nại.',
    en: 'It is too late for an appeal.',
    ko: '이의 제기 기간이 지났습니다.',
  },
};
