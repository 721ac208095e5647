import {
  type Language,
  designChanges,
  designFaults,
  fold,
  isOrderOf,
  queryWords,
} from '@hien/domain';
import type { DesignCase, DesignDraft } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import {
  decidedDesignCases,
  designCases,
  designDraft,
  designSales,
  ownDesigns,
} from '../fixtures/design-works.ts';
import { tokens } from '../fixtures/members.ts';
import { daysAgo } from '../fixtures/text.ts';
import { decidable, decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';

/** Design partners alone sell designs. */
function asDesigner(token: string | null): void {
  if (token === null) throw new MockFailure(401);
  if (token !== tokens.partner && token !== tokens.admin) throw new MockFailure(403);
}

function draftOf(id: number | null, token: string | null, language: Language): DesignDraft {
  asDesigner(token);
  const draft = designDraft(id, language);
  if (draft === undefined) throw new MockFailure(404);
  return draft;
}

function looked(draft: DesignDraft, version: number): DesignDraft {
  if (draft.version === version) return draft;
  throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: draft } });
}

const waits = ({ state }: DesignDraft): boolean => state === 'waiting' || state === 'edit_request';

/** What a partner writes and sells, and what staff decide about it. */
export const designWorkAnswers: Answers<
  | 'listOwnDesigns'
  | 'readDesignDraft'
  | 'saveDesignDraft'
  | 'sendDesignDraft'
  | 'withdrawDesignDraft'
  | 'deleteDesignDraft'
  | 'sellDesign'
  | 'orderOwnDesigns'
  | 'listDesignCases'
  | 'decideDesign'
  | 'listDesignSales'
  | 'moveDesign'
> = {
  listOwnDesigns({ token, language }) {
    asDesigner(token);
    return { data: ownDesigns(language) };
  },

  readDesignDraft: ({ query, token, language }) => ({
    data: draftOf(query.id ?? null, token, language),
  }),

  saveDesignDraft({ body: { id, expected_version: expected, content }, token, language }) {
    const draft = draftOf(id, token, language);
    if (waits(draft)) throw new MockFailure(409, { body: { current: draft } });
    // A story goes on typing over what it saved itself.
    if (expected < draft.version) looked(draft, expected);
    return { data: { ...draft, version: expected + 1, content, saved_at: daysAgo(0) } };
  },

  sendDesignDraft({ body: { id, expected_version: expected }, token, language }) {
    const draft = draftOf(id, token, language);
    if (expected < draft.version) looked(draft, expected);
    const faults = designFaults(draft.content);
    if (faults.length > 0)
      throw new MockFailure(422, {
        fields: faults.map(({ field }) => ({ field, code: 'VALIDATION' })),
      });
    if (draft.live === null) return { data: { ...draft, id: id ?? 41, state: 'waiting' } };
    if (designChanges(draft.live, draft.content).length === 0)
      throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return { data: { ...draft, state: 'edit_request' } };
  },

  withdrawDesignDraft({ body: { id, expected_version: expected }, token, language }) {
    const draft = looked(draftOf(id, token, language), expected);
    if (!waits(draft)) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    const state = draft.live === null ? ('draft' as const) : ('on_sale' as const);
    return { data: { ...draft, version: draft.version + 1, state } };
  },

  deleteDesignDraft({ body: { id, expected_version: expected }, token, language }) {
    const draft = looked(draftOf(id, token, language), expected);
    if (draft.state !== 'draft' && draft.state !== 'rejected')
      throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    const { items, begun } = ownDesigns(language);
    return {
      data: { items: items.filter((one) => one.id !== id), begun: id === null ? null : begun },
    };
  },

  sellDesign({ body: { id, on_sale: sells }, token, language }) {
    const draft = draftOf(id, token, language);
    if (draft.live === null) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    const { items, begun } = ownDesigns(language);
    return {
      data: {
        items: items.map((one) =>
          one.id === id
            ? {
                ...one,
                is_off: !sells,
                state:
                  one.state === 'edit_request'
                    ? ('edit_request' as const)
                    : sells
                      ? ('on_sale' as const)
                      : ('off_sale' as const),
              }
            : one,
        ),
        begun,
      },
    };
  },

  orderOwnDesigns({ body: { ids }, token, language }) {
    asDesigner(token);
    const { items, begun } = ownDesigns(language);
    if (
      !isOrderOf(
        ids,
        items.map(({ id }) => id),
      )
    )
      throw new MockFailure(409);
    return {
      data: { items: items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), begun },
    };
  },

  listDesignCases({ query, token, language }) {
    onlyAdmin(token);
    const items = query.state === 'decided' ? decidedDesignCases(language) : designCases(language);
    return { data: pageOf(items, query.page, 20) };
  },

  decideDesign({ params, body, token, language }) {
    onlyAdmin(token);
    const found: DesignCase = decidable(designCases(language), params.id, body);
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

  listDesignSales({ query, token, language }) {
    onlyAdmin(token);
    const items = designSales(language).filter(
      ({ name, number, seller, sale }) =>
        (query.sale === undefined || sale.state === query.sale) &&
        queryWords(query.q ?? '').every((word) =>
          fold(`${number} ${name} ${seller}`).includes(word),
        ),
    );
    return { data: pageOf(items, query.page, 20) };
  },

  moveDesign({ params, body: { action, reason, expected_version }, token, language }) {
    onlyAdmin(token);
    const found = decidable(designSales(language), params.id, {
      decision: 'reject',
      reason,
      expected_version,
    });
    const withholds = action === 'withhold';
    if (withholds === (found.sale.state === 'withheld'))
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    return {
      data: {
        ...found,
        version: found.version + 1,
        sale: withholds ? { state: 'withheld', reason } : { state: 'on_sale', reason: null },
        acts: [
          {
            act: withholds ? 'suspended' : 'restored',
            by: decidedNow.by,
            at: decidedNow.at,
            text: reason,
          },
          ...found.acts,
        ],
      },
    };
  },
};
