import type { Instant } from '../calendar/ict.ts';
import type { Text } from '../language/language.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Rules } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';

export const reviewStates = ['visible', 'deletion_requested', 'deleted'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The only reasons for which a seller may ask to delete a review (commerce 6). */
export const deletionReasons = ['irrelevant', 'false', 'abusive'] as const;
export type DeletionReason = (typeof deletionReasons)[number];

export const deletionReasonLabels: Readonly<Record<DeletionReason, Text>> = {
  irrelevant: {
    vi: 'Không liên quan đến sản phẩm',
    en: 'Irrelevant to the product',
    ko: '상품과 무관한 내용',
  },
  false: { vi: 'Nội dung sai sự thật', en: 'False', ko: '허위 사실' },
  abusive: { vi: 'Xúc phạm hoặc quấy rối', en: 'Abusive', ko: '욕설 또는 비방' },
};

export type Review = {
  readonly state: ReviewState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly reason: DeletionReason | null;
};

export type ReviewPayloads = {
  readonly request_deletion: { readonly reason: DeletionReason };
  readonly delete: { readonly reason: string };
  readonly keep: { readonly reason: string };
};

export function newReview(at: Instant): Review {
  return { state: 'visible', version: 0, changedAt: at, reason: null };
}

const rules: Rules<Review, ReviewPayloads> = [
  {
    id: 'J1',
    event: 'request_deletion',
    by: ['seller'],
    from: ['visible'],
    to: 'deletion_requested',
    needs: [{ reason: 'REASON_REQUIRED', met: ({ reason }) => deletionReasons.includes(reason) }],
    change: (_, { payload }) => ({ reason: payload.reason }),
    effects: () => [notify('review.deletion-requested', 'admin')],
  },
  {
    id: 'J2',
    event: 'delete',
    by: ['admin'],
    from: ['deletion_requested'],
    to: 'deleted',
    needs: [said],
    effects: () => [notify('review.deleted', 'member', 'seller')],
  },
  {
    id: 'J3',
    event: 'keep',
    by: ['admin'],
    from: ['deletion_requested'],
    to: 'visible',
    needs: [said],
    change: () => ({ reason: null }),
    effects: () => [notify('review.kept', 'seller')],
  },
];

export const reviewMachine: Machine<Review, ReviewPayloads> = {
  name: 'review',
  start: ['visible'],
  states: {
    visible: { awaits: [], end: true },
    deletion_requested: { awaits: ['admin'] },
    deleted: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
};
