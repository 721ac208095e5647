import {
  type Language,
  type PromotionContent,
  canBePromoted,
  promotionFaults,
  promotionStates,
} from '@hien/domain';
import type { PromotionCase, ShopPromotion } from '../../types.ts';
import { moment } from '../../wire/index.ts';
import type { Answer } from '../call.ts';
import { MockFailure } from '../failure.ts';
import {
  plannedFixtures,
  promotionCases,
  promotionsOf,
  versionOf,
} from '../fixtures/seller/promotions.ts';
import { shopItems } from '../fixtures/shop/shop-items.ts';
import { storyNow } from '../fixtures/text.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

function known(id: number, language: Language): ShopPromotion {
  const found = promotionsOf(language).find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

function looked(id: number, version: number, language: Language): ShopPromotion {
  const found = known(id, language);
  if (found.version !== version)
    throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
  return found;
}

/** What the server says of days and prices. */
function judge(content: PromotionContent, of: ShopPromotion | null, language: Language): void {
  const begun = of !== null && of.state !== 'rejected' && of.shown.startsOn <= '2026-03-06';
  const faults = promotionFaults(content, {
    at: storyNow,
    begunOn: begun ? of.shown.startsOn : null,
    usual: new Map(
      shopItems(language)
        .filter(({ state }) => canBePromoted(state))
        .map(({ id, finalPrice }) => [id, finalPrice]),
    ),
    paidDelivery: new Set(),
    others: plannedFixtures.filter(({ id }) => id !== of?.id),
    reduced: new Map(),
  });
  if (faults.length > 0)
    throw new MockFailure(422, {
      code: 'VALIDATION',
      fields: faults.map(({ field, code }) => ({ field, code })),
    });
}

export const promotionAnswers: Answers<
  | 'listShopPromotions'
  | 'sendPromotion'
  | 'stopPromotion'
  | 'listPromotionCases'
  | 'decidePromotion'
  | 'endPromotion'
> = {
  listShopPromotions({ query: { state, id, page }, language }) {
    const all = promotionsOf(language);
    const found = all.filter(
      (one) => (state === undefined || one.state === state) && (id === undefined || one.id === id),
    );
    return {
      ...pageOf(found, page, 20),
      counts: Object.fromEntries(
        promotionStates.map((one) => [one, all.filter((row) => row.state === one).length]),
      ) as Answer<'listShopPromotions'>['counts'],
      planned: [...plannedFixtures],
    };
  },

  sendPromotion({ body, language }) {
    const { id, expectedVersion, idempotencyKey: _, ...content } = body;
    const before = id === null ? null : looked(id, expectedVersion, language);
    if (content.startsOn > content.endsOn)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: [{ field: 'endsOn', code: 'validation.date.order' }],
      });
    judge(content, before, language);
    const asked = versionOf(content, language);
    if (before === null)
      return {
        id: 9,
        state: 'waiting',
        version: 0,
        scheduled: false,
        changedAt: moment(storyNow),
        shown: asked,
        asked: null,
        reason: null,
        stopped: null,
        editable: false,
        stoppable: true,
      };
    if (!before.editable) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    const isAgain = before.state === 'rejected';
    return {
      ...before,
      state: isAgain ? 'waiting' : 'edit_request',
      version: before.version + 1,
      changedAt: moment(storyNow),
      shown: isAgain ? asked : before.shown,
      asked: isAgain ? null : asked,
      editable: false,
      stoppable: true,
    };
  },

  stopPromotion({ params, body, language }) {
    const found = known(params.id, language);
    if (found.state === 'finished') return found;
    const before = looked(params.id, body.expectedVersion, language);
    if (!before.stoppable) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return {
      ...before,
      state: 'finished',
      version: before.version + 1,
      changedAt: moment(storyNow),
      asked: null,
      editable: false,
      stoppable: false,
    };
  },

  listPromotionCases({ query, token, language }) {
    onlyAdmin(token);
    const waiting = promotionCases(language);
    const decided = waiting
      .filter(({ before }) => before === null)
      .map((one): PromotionCase => ({
        ...one,
        state: 'advertising',
        endable: true,
        decided: decidedNow,
      }));
    return { data: pageOf(query.state === 'decided' ? decided : waiting, query.page, 20) };
  },

  decidePromotion({ params, body, token, language }) {
    onlyAdmin(token);
    const found: PromotionCase = decidable(promotionCases(language), params.id, body);
    const isNew = found.before === null;
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: body.decision === 'approve' || !isNew ? 'advertising' : 'rejected',
        before: null,
        reason: body.decision === 'approve' ? null : body.reason.trim(),
        decided: decidedNow,
      },
    };
  },

  endPromotion({ params, body: { reason, expected_version }, token, language }) {
    onlyAdmin(token);
    const found = decidable(promotionCases(language), params.id, {
      decision: 'reject',
      reason,
      expected_version,
    });
    // Of the stories, those that wait for a change run; of a new one nothing does.
    if (found.before === null)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    const { by, at } = decidedNow;
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: 'finished',
        endable: false,
        acts: [{ act: 'suspended', by, at, text: reason }],
      },
    };
  },
};
