import { shopViewSchema, validate } from '@hien/domain';
import type { ShopView } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import { shopViews } from '../fixtures/seller/views.ts';
import type { Answers } from './answerer.ts';

const of = (list: ShopView['list']): ShopView[] => shopViews.filter((one) => one.list === list);

function known(id: number): ShopView {
  const found = shopViews.find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  return found;
}

function changeable(id: number): ShopView {
  const found = known(id);
  if (!found.editable) throw new MockFailure(403);
  return found;
}

export const shopViewAnswers: Answers<
  'listShopViews' | 'saveShopView' | 'removeShopView' | 'setDefaultShopView'
> = {
  listShopViews: ({ query: { list } }) => ({ items: of(list) }),

  saveShopView({ body }) {
    const { id, expectedVersion, list, query, shared, isDefault } = body;
    const judged = validate(shopViewSchema, { name: body.name, shared, is_default: isDefault });
    if (!judged.ok)
      throw new MockFailure(400, {
        code: 'VALIDATION',
        fields: Object.entries(judged.errors).map(([field, code]) => ({ field, code })),
      });
    const before = id === null ? null : changeable(id);
    if (before !== null && before.version !== expectedVersion)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: before } });
    return {
      id: id ?? 9,
      version: before === null ? 0 : before.version + 1,
      list,
      name: judged.values.name,
      query,
      shared,
      mine: before?.mine ?? true,
      editable: true,
      isDefault,
    };
  },

  removeShopView({ params: { id } }) {
    const { list } = changeable(id);
    return { items: of(list).filter((one) => one.id !== id) };
  },

  setDefaultShopView({ body: { list, id } }) {
    if (id !== null) known(id);
    return { items: of(list).map((one) => ({ ...one, isDefault: one.id === id })) };
  },
};
