import { type ItemContent, blankItem } from '@hien/domain';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

type Header = { readonly authorization: string };
/** An item as its shop reads it. */
export type DeskDraft = {
  id: number | null;
  version: number;
  state: string;
  content: ItemContent;
};
export type DeskRefusal = {
  code: string;
  errors: { field: string; code: string; message: string }[];
};
type Case = { id: number; version: number; item_id: number; changed: string[] };

const words = (vi: string) => ({ vi, en: '', ko: '' });

/** An item with everything that sending wants of all goods. */
export const wholeItem = (sku: string, picture: string): ItemContent => ({
  ...blankItem,
  sku,
  name: words(`Món ${sku}`),
  description: words('Như trong ảnh.'),
  material: words('Gỗ'),
  measurement: words('Đo phủ bì'),
  handling: words('Lau khăn ẩm'),
  country: words('Việt Nam'),
  producer: 'Xưởng Mát, Bắc Ninh',
  width: 60,
  depth: 68,
  height: 185,
  weight: 68,
  price: 1_900_000,
  options: [{ sku: `${sku}-A`, name: words('Một loại'), additionalAmount: 0, stock: 5 }],
  pictures: [picture],
  contact: '0912345678',
  shippingMethod: 'self',
});

const base = '/mall/api/seller/product';

/** A shop that writes items, and staff who decide about them, over HTTP. */
export function itemDesk(
  app: TestApp['app'],
  { seller, staff }: { readonly seller: Header; readonly staff: Header },
) {
  const call = async <Body>(
    url: string,
    payload?: object,
    { headers = seller, status = 200, language = 'vi' } = {},
  ) => {
    const answer = await app.inject({
      url,
      headers: { ...headers, 'accept-language': language },
      ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
    });
    expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([
      status,
      '',
    ]);
    return answer.json<Body>();
  };
  /** What is sent of a draft: a new one goes by its name. */
  const move = ({ id, version }: DeskDraft, draft: string) => ({
    id,
    ...(id === null ? { draft } : {}),
    expectedVersion: version,
  });
  const desk = {
    call,
    read: (id: number) => call<DeskDraft>(`${base}/draft?id=${id}`),
    /** Types a new item, or over one that is there, and answers with its draft. */
    async type(id: number | null, draft: string, content: ItemContent) {
      const at = await call<DeskDraft>(
        `${base}/draft?${id === null ? `draft=${draft}` : `id=${id}`}`,
      );
      return call<DeskDraft>(`${base}/draft/save`, {
        ...move({ ...at, id }, draft),
        content,
      });
    },
    send: (draft: DeskDraft, name = '') => call<DeskDraft>(`${base}/draft/send`, move(draft, name)),
    refused: (draft: DeskDraft, name: string, language = 'vi') =>
      call<DeskRefusal>(`${base}/draft/send`, move(draft, name), { status: 422, language }),
    async caseOf(id: number | null) {
      const { data } = await call<{ data: { items: Case[] } }>('/admin/item/list', undefined, {
        headers: staff,
      });
      return data.items.find((one) => one.item_id === id);
    },
    async approve(id: number | null) {
      const asked = await desk.caseOf(id);
      await call(
        `/admin/item/decide/${asked?.id}`,
        { decision: 'approve', reason: '', expected_version: asked?.version },
        { headers: staff },
      );
    },
    /** Sends a whole new item and has it approved; answers with its id. */
    async onSale(content: ItemContent): Promise<number> {
      const { sku } = content;
      const { id } = await desk.send(await desk.type(null, sku, content), sku);
      await desk.approve(id);
      return id ?? 0;
    },
  };
  return desk;
}
