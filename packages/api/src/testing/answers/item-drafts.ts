import { type ItemContent, type Language, itemChangesOf, ictDate, itemFaults } from '@hien/domain';
import type { ItemCase, ItemDraft } from '../../types.ts';
import { storyNow } from '../fixtures/text.ts';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import {
  begunItem,
  changedItem,
  decidedItemCases,
  itemCases,
  itemContentOf,
  mutable,
} from '../fixtures/seller/item-drafts.ts';
import { productIds } from '../fixtures/shop/products.ts';
import { shopItem } from '../fixtures/shop/shop-items.ts';
import { daysAgo } from '../fixtures/text.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

const savedAt = daysAgo(0);

/** What has been typed of an item: nothing of the first one yet, something of all others. */
function draftOf(id: number | null, token: string | null, language: Language): ItemDraft {
  if (token !== tokens.commercePartner) throw new MockFailure(403);
  if (id === null)
    return {
      id,
      version: 3,
      state: 'draft',
      content: mutable(begunItem),
      live: null,
      rejection: null,
      savedAt,
    };
  if (!productIds.includes(id)) throw new MockFailure(404);
  const { state } = shopItem(id, language);
  const isNew = state === 'waiting' || state === 'rejected' || state === 'draft';
  const live = mutable(itemContentOf(id));
  const [refused] = decidedItemCases(language);
  return {
    id,
    version: id === 1 ? 0 : 2,
    state,
    content: id === 1 || isNew ? live : mutable(changedItem(id)),
    live: isNew ? null : live,
    rejection: state === 'rejected' ? (refused?.reason ?? null) : null,
    savedAt: id === 1 ? null : savedAt,
  };
}

function looked(draft: ItemDraft, version: number): ItemDraft {
  if (draft.version === version) return draft;
  throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: draft } });
}

const waits = ({ state }: ItemDraft): boolean => state === 'waiting' || state === 'edit_request';

function judged(content: ItemContent): void {
  const faults = itemFaults(content, ictDate(storyNow));
  const [first] = faults;
  if (first === undefined) return;
  throw new MockFailure(422, {
    code: first.code,
    fields: faults.map(({ field, row, code }) => ({
      field: row === undefined ? field : `${field}.${row}`,
      code,
    })),
  });
}

/** What a shop writes of its items, and what staff decide about it. */
export const itemDraftAnswers: Answers<
  | 'readItemDraft'
  | 'saveItemDraft'
  | 'sendItemDraft'
  | 'withdrawItem'
  | 'listItemCases'
  | 'decideItem'
> = {
  readItemDraft: ({ query, token, language }) => draftOf(query.id ?? null, token, language),

  saveItemDraft({ body: { id, expectedVersion, content }, token, language }) {
    const draft = draftOf(id, token, language);
    if (waits(draft)) throw new MockFailure(409, { body: { current: draft } });
    // A story goes on typing over what it saved itself.
    if (expectedVersion < draft.version) looked(draft, expectedVersion);
    return { ...draft, version: expectedVersion + 1, content, savedAt };
  },

  sendItemDraft({ body: { id, expectedVersion }, token, language }) {
    const draft = draftOf(id, token, language);
    if (expectedVersion < draft.version) looked(draft, expectedVersion);
    judged(draft.content);
    if (draft.live === null) return { ...draft, id: id ?? 41, state: 'waiting' };
    const { content, direct } = itemChangesOf(draft.live, draft.content);
    if (content.length + direct.length === 0) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return { ...draft, state: content.length > 0 ? 'edit_request' : 'on_sale' };
  },

  withdrawItem({ body: { id, expectedVersion }, token, language }) {
    const draft = looked(draftOf(id, token, language), expectedVersion);
    if (!waits(draft)) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return {
      ...draft,
      version: draft.version + 1,
      state: draft.live === null ? 'draft' : 'on_sale',
    };
  },

  listItemCases({ query, token, language }) {
    onlyAdmin(token);
    const items = query.state === 'decided' ? decidedItemCases(language) : itemCases(language);
    return { data: pageOf(items, query.page, 20) };
  },

  decideItem({ params, body, token, language }) {
    onlyAdmin(token);
    const found: ItemCase = decidable(itemCases(language), params.id, body);
    return {
      data: {
        ...found,
        version: found.version + 1,
        state: body.decision === 'approve' ? 'approved' : 'rejected',
        reason: body.reason.trim() || null,
        decided: decidedNow,
      },
    };
  },
};
