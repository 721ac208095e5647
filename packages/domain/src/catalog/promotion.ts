import type { Instant } from '../calendar/ict.ts';
import type { Text } from '../language/language.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import { changed, said } from '../machine/needs.ts';
import { because, publish } from '../machine/revisions.ts';

export const promotionIcons = [
  'gift',
  'buy-1-get-1',
  'free-shipping',
  'pop-up',
  'overseas',
  'special-price',
  'only-here',
] as const;
export type PromotionIcon = (typeof promotionIcons)[number];

export const promotionIconLabels: Readonly<Record<PromotionIcon, Text>> = {
  gift: { vi: 'Quà tặng', en: 'Gift', ko: '사은품' },
  'buy-1-get-1': { vi: 'Mua 1 tặng 1', en: 'Buy 1 get 1', ko: '1+1' },
  'free-shipping': { vi: 'Miễn phí giao hàng', en: 'Free shipping', ko: '무료 배송' },
  'pop-up': { vi: 'Cửa hàng pop-up', en: 'Pop-up', ko: '팝업' },
  overseas: { vi: 'Hàng nhập khẩu', en: 'From overseas', ko: '해외 배송' },
  'special-price': { vi: 'Giá đặc biệt', en: 'Special price', ko: '특가' },
  'only-here': { vi: 'Chỉ có tại Hiên', en: 'Only at Hiên', ko: 'Hiên 단독' },
};

export const promotionStates = [
  'waiting',
  'advertising',
  'edit_request',
  'rejected',
  'finished',
] as const;
export type PromotionState = (typeof promotionStates)[number];

export type Promotion = {
  readonly state: PromotionState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly liveRevision: number | null;
  readonly draftRevision: number;
  readonly rejection: string | null;
};

export type PromotionPayloads = {
  readonly approve: Nothing;
  readonly reject: { readonly reason: string };
  readonly resubmit: { readonly changed: boolean };
  readonly request_edit: { readonly changed: boolean };
  readonly end_reached: Nothing;
  /** Of staff why; a shop owes nobody a word. */
  readonly stop: { readonly reason?: string };
};

/** Null when the dates are wrong: the start must lie before the end and not in the past. */
export function newPromotion(startsAt: Instant, endsAt: Instant, at: Instant): Promotion | null {
  if (startsAt >= endsAt || startsAt < at) return null;
  return {
    state: 'waiting',
    version: 0,
    changedAt: at,
    startsAt,
    endsAt,
    liveRevision: null,
    draftRevision: 1,
    rejection: null,
  };
}

/** Approved but not begun shows "scheduled" beside its state. */
export function isScheduled(promotion: Promotion, at: Instant): boolean {
  return promotion.state === 'advertising' && at < promotion.startsAt;
}

/** Whether buyers see it: the old version keeps running during an edit request. */
export function isRunning(promotion: Promotion, at: Instant): boolean {
  return (
    promotion.liveRevision !== null &&
    promotion.state !== 'finished' &&
    promotion.startsAt <= at &&
    at <= promotion.endsAt
  );
}

const draft = (promotion: Promotion): Partial<Promotion> => ({
  draftRevision: promotion.draftRevision + 1,
  // It was said of what was asked for before.
  rejection: null,
});

const rules: Rules<Promotion, PromotionPayloads> = [
  {
    id: 'T1',
    event: 'approve',
    by: ['admin'],
    from: ['waiting', 'edit_request'],
    to: 'advertising',
    change: publish,
    effects: () => [notify('promotion.approved', 'seller')],
  },
  {
    id: 'T2',
    event: 'reject',
    by: ['admin'],
    from: ['waiting', 'edit_request'],
    to: { waiting: 'rejected', edit_request: 'advertising' },
    needs: [said],
    change: because,
    effects: () => [notify('promotion.rejected', 'seller')],
  },
  {
    id: 'T3',
    event: 'resubmit',
    by: ['seller'],
    from: ['rejected'],
    to: 'waiting',
    guards: [{ reason: 'DATES_WRONG', holds: (p, at) => at <= p.endsAt }],
    needs: [changed],
    change: draft,
  },
  {
    id: 'T4',
    event: 'request_edit',
    by: ['seller'],
    from: ['advertising'],
    to: 'edit_request',
    needs: [changed],
    change: draft,
    effects: () => [notify('promotion.edit-requested', 'admin')],
  },
  {
    id: 'T5',
    event: 'end_reached',
    by: ['system'],
    from: ['waiting', 'advertising', 'edit_request', 'rejected'],
    to: 'finished',
    guards: [{ reason: 'TOO_EARLY', holds: (p, at) => at > p.endsAt }],
    // What ran has ended, also while a change of it waited; of what was refused nobody needs to be told.
    effects: (_, _input, before) => [
      ...(before.liveRevision === null ? [] : [notify('promotion.ended', 'seller')]),
      ...(before.state === 'waiting' || before.state === 'edit_request'
        ? [notify('promotion.unanswered', 'seller')]
        : []),
    ],
  },
  {
    id: 'T6',
    event: 'stop',
    by: ['seller', 'admin'],
    from: ['waiting', 'advertising', 'edit_request'],
    to: 'finished',
    needs: [
      {
        reason: 'REASON_REQUIRED',
        met: ({ reason = '' }, _promotion, _at, by) => by === 'seller' || reason.trim() !== '',
      },
    ],
    effects: (_, { by }) => (by === 'seller' ? [] : [notify('promotion.stopped', 'seller')]),
  },
];

export const promotionMachine: Machine<Promotion, PromotionPayloads> = {
  name: 'promotion',
  start: ['waiting'],
  states: {
    waiting: { awaits: ['admin'] },
    advertising: { awaits: [] },
    edit_request: { awaits: ['admin'] },
    rejected: { awaits: ['seller'] },
    finished: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers: (p) =>
    p.state === 'finished'
      ? []
      : [{ name: 'promotion-ends', kind: 'deadline', at: p.endsAt, event: 'end_reached' }],
};
