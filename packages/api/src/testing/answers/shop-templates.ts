import { type TemplateKind, itemTemplateSchema, savedAnswerSchema, validate } from '@hien/domain';
import type { ShopTemplate } from '../../types.ts';
import { moment } from '../../wire/index.ts';
import { MockFailure } from '../failure.ts';
import { removedTemplate, shopTemplates } from '../fixtures/seller/templates.ts';
import { storyNow } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';

const of = (kind: TemplateKind): ShopTemplate[] => shopTemplates.filter((one) => one.kind === kind);

function known(id: number): ShopTemplate {
  const found = [...shopTemplates, removedTemplate].find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

export const shopTemplateAnswers: Answers<
  | 'listShopTemplates'
  | 'saveShopTemplate'
  | 'orderShopTemplates'
  | 'removeShopTemplate'
  | 'restoreShopTemplate'
> = {
  listShopTemplates: ({ query: { kind } }) => ({ items: of(kind) }),

  saveShopTemplate({ body }) {
    const { id, kind, expectedVersion, fields, words } = body;
    const judged =
      kind === 'item'
        ? validate(itemTemplateSchema, { name: body.name, fields: fields ?? {} })
        : validate(savedAnswerSchema, { name: body.name, words: words ?? '' });
    if (!judged.ok)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: Object.entries(judged.errors).map(([field, code]) => ({ field, code })),
      });
    const before = id === null ? null : known(id);
    if (before !== null && before.version !== expectedVersion)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: before } });
    return {
      id: id ?? 21,
      kind,
      version: before === null ? 0 : before.version + 1,
      name: judged.values.name,
      fields: kind === 'item' ? fields : null,
      words: kind === 'answer' ? words : null,
      changedAt: moment(storyNow),
    };
  },

  orderShopTemplates({ body: { kind, ids } }) {
    const kept = of(kind);
    if (ids.length !== kept.length || kept.some(({ id }) => !ids.includes(id)))
      throw new MockFailure(409, { code: 'CONFLICT' });
    return { items: ids.map(known) };
  },

  removeShopTemplate({ params: { id } }) {
    const { kind } = known(id);
    return { items: of(kind).filter((one) => one.id !== id) };
  },

  restoreShopTemplate({ params: { id } }) {
    const one = known(id);
    const kept = of(one.kind);
    return { items: kept.some((other) => other.id === id) ? kept : [...kept, one] };
  },
};
