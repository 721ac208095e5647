import {
  type ErrorCode,
  type ItemContent,
  type Language,
  askedFacts,
  blankItem,
  errorText,
  ictDate,
  isSame,
  itemChangesOf,
  itemFaults,
} from '@hien/domain';
import type { FieldError, ItemCase, ItemDraft } from '../../types.ts';
import { storyNow } from '../fixtures/text.ts';
import { MockFailure } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import {
  changedItem,
  decidedItemCases,
  itemCases,
  itemContentOf,
  mutable,
} from '../fixtures/seller/item-drafts.ts';
import { newDrafts, tableEntries } from '../fixtures/seller/new-drafts.ts';
import { categoryOf } from '../fixtures/shop/categories.ts';
import { productIds } from '../fixtures/shop/products.ts';
import { shopItem } from '../fixtures/shop/shop-items.ts';
import { daysAgo } from '../fixtures/text.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

const savedAt = daysAgo(0);

/** What has been typed of an item: nothing of the first one yet, something of all others. */
function draftOf(
  id: number | null,
  token: string | null,
  language: Language,
  draft = '',
): ItemDraft {
  if (token !== tokens.commercePartner) throw new MockFailure(403);
  if (id === null) {
    const begun = newDrafts.find(({ key }) => key === draft);
    return {
      id,
      draft,
      version: begun?.version ?? 0,
      state: 'draft',
      content: mutable(begun?.content ?? blankItem),
      live: null,
      rejection: null,
      stopped: null,
      savedAt: begun === undefined ? null : savedAt,
    };
  }
  if (!productIds.includes(id)) throw new MockFailure(404);
  const { state } = shopItem(id, language);
  const isNew = state === 'waiting' || state === 'rejected' || state === 'draft';
  const live = mutable(itemContentOf(id));
  const [refused] = decidedItemCases(language);
  return {
    id,
    draft: null,
    version: id === 1 ? 0 : 2,
    state,
    content: id === 1 || isNew ? live : mutable(changedItem(id)),
    live: isNew ? null : live,
    rejection: state === 'rejected' ? (refused?.reason ?? null) : null,
    stopped: null,
    savedAt: id === 1 ? null : savedAt,
  };
}

function looked(draft: ItemDraft, version: number): ItemDraft {
  if (draft.version === version) return draft;
  throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: draft } });
}

const waits = ({ state }: ItemDraft): boolean => state === 'waiting' || state === 'edit_request';

const askedOf = ({ categoryId }: ItemContent) =>
  categoryId === null ? null : askedFacts(categoryOf(categoryId));

function judged(content: ItemContent, language: Language): void {
  const faults = itemFaults(content, ictDate(storyNow), askedOf(content));
  const [first] = faults;
  if (first === undefined) return;
  throw new MockFailure(422, {
    code: first.code,
    fields: faults.map(({ field, row, code, said }) => ({
      field: row === undefined ? field : `${field}.${row}`,
      code,
      ...(said === undefined ? {} : { message: said[language] }),
    })),
  });
}

/** What a shop writes of its items, and what staff decide about it. */
export const itemDraftAnswers: Answers<
  | 'readItemDraft'
  | 'saveItemDraft'
  | 'sendItemDraft'
  | 'withdrawItem'
  | 'listItemDrafts'
  | 'removeItemDraft'
  | 'readItemTable'
  | 'saveItemTable'
  | 'listItemCases'
  | 'decideItem'
> = {
  readItemDraft: ({ query, token, language }) =>
    draftOf(query.id ?? null, token, language, query.draft),

  saveItemDraft({ body: { id, draft: key, expectedVersion, content }, token, language }) {
    const draft = draftOf(id, token, language, key);
    if (waits(draft)) throw new MockFailure(409, { body: { current: draft } });
    // A story goes on typing over what it saved itself.
    if (expectedVersion < draft.version) looked(draft, expectedVersion);
    return { ...draft, version: expectedVersion + 1, content, savedAt };
  },

  sendItemDraft({ body: { id, draft: key, expectedVersion }, token, language }) {
    const draft = draftOf(id, token, language, key);
    if (expectedVersion < draft.version) looked(draft, expectedVersion);
    judged(draft.content, language);
    if (draft.live === null) return { ...draft, id: id ?? 41, draft: null, state: 'waiting' };
    const { content, direct } = itemChangesOf(draft.live, draft.content);
    if (content.length + direct.length === 0) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return { ...draft, state: content.length > 0 ? 'edit_request' : 'on_sale' };
  },

  withdrawItem({ body: { id, draft: key, expectedVersion }, token, language }) {
    const draft = looked(draftOf(id, token, language, key), expectedVersion);
    if (!waits(draft)) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return {
      ...draft,
      version: draft.version + 1,
      state: draft.live === null ? 'draft' : 'on_sale',
    };
  },

  listItemDrafts({ query: { page }, token, language }) {
    if (token !== tokens.commercePartner) throw new MockFailure(403);
    const rows = newDrafts.map(({ key, version, content }) => ({
      draft: key,
      version,
      sku: content.sku,
      name: content.name[language] || content.name.vi,
      picture: content.pictures[0] ?? null,
      missing: new Set(
        itemFaults(content, ictDate(storyNow), askedOf(content)).map(({ field }) => field),
      ).size,
      savedAt,
    }));
    return pageOf(rows, page, 20);
  },

  removeItemDraft({ body: { draft: key, expectedVersion }, token, language }) {
    const draft = draftOf(null, token, language, key);
    if (draft.savedAt !== null) looked(draft, expectedVersion);
    return { ...draft, version: 0, content: mutable(blankItem), savedAt: null };
  },

  readItemTable({ query: { of = 'items', after = 0 }, token, language }) {
    if (token !== tokens.commercePartner) throw new MockFailure(403);
    if (of === 'drafts')
      return {
        items: newDrafts.map(({ key, version, content }) => ({
          id: null,
          draft: key,
          version,
          state: 'draft',
          typed: false,
          content: mutable(content),
        })),
        next: null,
      };
    return { items: tableEntries(language).filter(({ id }) => (id ?? 0) > after), next: null };
  },

  saveItemTable({ body: { rows }, token, language }) {
    if (token !== tokens.commercePartner) throw new MockFailure(403);
    const known = tableEntries(language);
    const refused = (key: string, code: ErrorCode, errors: FieldError[] = []) => ({
      key,
      done: false,
      state: null,
      code,
      message: errorText(code, language),
      errors,
    });
    return {
      rows: rows.map(({ key, id, expectedVersion, content }) => {
        if (id === null) {
          const taken = known.some((one) => one.content.sku === content.sku);
          const code = 'PRODUCT_02';
          return taken
            ? refused(key, code, [{ field: 'sku', code, message: errorText(code, language) }])
            : { key, done: true, state: 'draft', code: null, message: null, errors: [] };
        }
        const item = known.find((one) => one.id === id);
        if (item === undefined) return refused(key, 'NOT_FOUND');
        const isAsWanted = isSame(item.content, content);
        if (!isAsWanted && item.version !== expectedVersion)
          return refused(key, 'VERSION_CONFLICT');
        const { content: asked } = itemChangesOf(item.content, content);
        const state = asked.length > 0 ? 'edit_request' : item.state;
        return { key, done: true, state, code: null, message: null, errors: [] };
      }),
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
