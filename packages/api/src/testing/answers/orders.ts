import {
  type ClaimTab,
  type ClaimType,
  type Command,
  type ItemEvent,
  type ItemPayloads,
  type Language,
  type Reason,
  type SellerTab,
  applyToOrder,
  buyerTabs,
  changeAddress,
  claimTab,
  claimTabs,
  claimTypes,
  codeOf,
  codesOfTab,
  eventPermission,
  extendConfirmation,
  faultOf,
  fold,
  ictDate,
  isEventOf,
  itemMachine,
  itemStateInfo,
  maskAccount,
  mayNot,
  orderCodes,
  payloadOf,
  readerOf,
  reasonText,
  refundTarget,
  returnWays,
  sellerTab,
  sellerTabs,
  UnknownWord,
} from '@hien/domain';
import type { EventCall, PreviewCall } from '../../types.ts';
import { MockFailure, failureBody } from '../failure.ts';
import { tokens } from '../fixtures/members.ts';
import { addresses } from '../fixtures/my-page.ts';
import { type ShapedLine, splitOf } from '../fixtures/orders/item-shape.ts';
import { actorOf, type Viewer } from '../../wire/index.ts';
import { storyNow } from '../fixtures/orders/item-stories.ts';
import { notices } from '../fixtures/orders/notices.ts';
import { orderFixtures } from '../fixtures/orders/order-fixtures.ts';
import {
  type ToldOrder,
  orderDetail,
  orderRow,
  sellerItems,
  splitTold,
  toldOfOrder,
  toldOrder,
  withItems,
  wordsOfOrder,
} from '../fixtures/orders/order-shape.ts';
import { optionsOf } from '../fixtures/shop/product-details.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';

/** The link of every order of the fixtures, and the end of the phone it goes with. */
export const orderLink = { token: 'Zk3v9wQp4mTn8xLc2rBs', digits: '5678' } as const;

function known(id: number): ToldOrder {
  const order = toldOrder(id);
  if (order === undefined) throw new MockFailure(404);
  return order;
}

type Link = { readonly token: string; readonly digits: string } | undefined;

/** As whom a request is made; a visitor needs the link of the order (D15). */
function viewerOf(token: string | null, link: Link): Viewer {
  if (token === tokens.commercePartner) return 'seller';
  if (token === tokens.commerceAdmin) return 'admin';
  if (token === tokens.commerce) return 'buyer';
  if (link === undefined) throw new MockFailure(401);
  if (link.token !== orderLink.token || link.digits !== orderLink.digits)
    throw new MockFailure(422, {
      code: 'LINK_WRONG',
      fields: [{ field: 'digits', code: 'LINK_WRONG' }],
    });
  return 'guest';
}

type Refused = {
  readonly reason: Reason;
  readonly event: string;
  readonly from: string;
  readonly allowedEvents: readonly string[];
  readonly itemId: number;
};

/** The 422 of an event that is not possible. */
export function eventRefused(refused: Refused, viewer: Viewer, language: Language): MockFailure {
  return new MockFailure(422, {
    code: 'EVENT_REFUSED',
    body: { ...refused, message: reasonText(refused.reason, readerOf(viewer))[language] },
  });
}

/** The order that somebody looked at. */
function looked(id: number, version: number, language: Language, token: string | null) {
  const before = known(id);
  const viewer = viewerOf(token, undefined);
  const current = orderDetail(before, language, viewer);
  if (version !== current.version)
    throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current } });
  return { before, viewer };
}

/** The 422 of what is sent to a whole order. */
const orderRefused = (
  { lines }: ToldOrder,
  event: string,
  reason: Reason,
  viewer: Viewer,
  language: Language,
): MockFailure =>
  eventRefused(
    {
      reason,
      event,
      from: lines[0]?.item.state ?? '',
      itemId: lines[0]?.id ?? 1,
      allowedEvents: [],
    },
    viewer,
    language,
  );

type Asked = Pick<EventCall | PreviewCall, 'event' | 'itemIds' | 'quantity' | 'payload'>;

/** The order after an event, or its refusal: the domain's own machine decides. */
function sent(before: ToldOrder, asked: Asked, viewer: Viewer, language: Language) {
  const [first = 0] = asked.itemIds;
  const at = before.lines.findIndex(({ id }) => id === first);
  const line = before.lines[at];
  if (line === undefined) throw new MockFailure(404);
  const { event, payload } = asked;
  const by = actorOf(viewer);
  if (!isEventOf(itemMachine, event)) throw new MockFailure(400);
  const action = eventPermission(event, by);
  if (action === null || (viewer === 'guest' && mayNot(action, null, { validLink: true }) !== null))
    throw new MockFailure(403);
  const quantity = asked.quantity ?? line.quantity;
  const now = splitTold(before, at, quantity);
  const split = now !== before;
  const indexes = split
    ? [at + 1]
    : now.lines.flatMap(({ id }, index) => (asked.itemIds.includes(id) ? [index] : []));
  const option = optionsOf(line.productId, language).find(
    ({ id }) => id === payload.wantedOptionId,
  );
  const applied = applyToOrder(
    now.order,
    {
      event,
      by,
      at: storyNow,
      payload: payloadFor(event, payload, line, option),
    } as Command<ItemPayloads>,
    indexes,
  );
  if (!applied.ok)
    throw eventRefused(
      { ...applied.refusal, itemId: now.lines[applied.item]?.id ?? first },
      viewer,
      language,
    );
  const lines = now.lines.map((shown, index) => ({
    ...shown,
    entries: [...shown.entries, ...applied.entries.filter(({ item }) => item === index)],
  }));
  return { after: withItems({ ...now, lines }, applied.order.items), quantity, indexes };
}

/** @throws {MockFailure} 422 for a reason that is not on the list. */
function payloadFor(
  event: ItemEvent,
  sent: Asked['payload'],
  line: ShapedLine,
  option: { readonly stock: number } | undefined,
): ItemPayloads[ItemEvent] {
  const { claim, captured, amount } = line.item;
  try {
    return payloadOf(event, sent, {
      inStock: (option?.stock ?? 0) > 0,
      refundAmount: Math.min(
        captured,
        splitOf(line, claim?.type ?? 'cancel', claim?.reason ?? 'OTHER').money,
      ),
      feesLeft: amount,
    });
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error;
    throw new MockFailure(422, { fields: [{ field: error.field, code: 'VALIDATION' }] });
  }
}

function counted<const Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

const all = (): ToldOrder[] => orderFixtures.map(({ id }) => known(id));

export const ordersAnswers: Answers<
  | 'listOrders'
  | 'readOrder'
  | 'readOrderByLink'
  | 'requestOrderLink'
  | 'sendOrderEvent'
  | 'previewRefund'
  | 'listExchangeOptions'
  | 'changeOrderAddress'
  | 'extendOrder'
  | 'setRefundAccount'
  | 'reorder'
  | 'listSellerItems'
  | 'sendSellerEvents'
  | 'listNotices'
  | 'readNotices'
> = {
  listOrders({ query, language }) {
    const wanted = fold(query.q ?? '');
    const found = all()
      .filter((order) => fold(wordsOfOrder(order, language)).includes(wanted))
      .toSorted((a, b) => placedAt(b) - placedAt(a));
    const under = (tab: (typeof buyerTabs)[number]) => {
      const codes = codesOfTab(tab);
      return codes === null
        ? found
        : found.filter(
            (now) => !now.fixture.unknown && codes.includes(orderCodes[codeOf(now.order)]),
          );
    };
    const { items, meta } = pageOf(under(query.status ?? 'all'), query.page, query.limit);
    return {
      items: items.map((order) => orderRow(order, language)),
      meta,
      counts: Object.fromEntries(buyerTabs.map((tab) => [tab, under(tab).length])) as Record<
        (typeof buyerTabs)[number],
        number
      >,
    };
  },

  readOrder: ({ params, language, token }) =>
    orderDetail(known(params.id), language, viewerOf(token, undefined)),

  readOrderByLink({ body, language }) {
    viewerOf(null, body);
    return orderDetail(known(body.orderId), language, 'guest');
  },

  requestOrderLink: () => ({ sent: true }),

  sendOrderEvent({ params, body, language, token }) {
    const viewer = viewerOf(token, body.link);
    const before = known(params.id);
    const current = orderDetail(before, language, viewer);
    if (body.expectedVersion !== current.version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current } });
    return orderDetail(sent(before, body, viewer, language).after, language, viewer);
  },

  previewRefund({ params, body, language, token }) {
    const viewer = viewerOf(token, body.link);
    const { after, quantity, indexes } = sent(
      known(params.id),
      {
        ...body,
        // Asked while the form is still open: nothing has to be said yet.
        payload: {
          reason: body.event === 'cancel.by_seller' ? 'OUT_OF_STOCK' : 'OTHER',
          cashMissing: true,
          ...body.payload,
          pictures: ['/media/uploads/preview.webp'],
        },
      },
      viewer,
      language,
    );
    const [index = 0] = indexes;
    const line = after.lines[index];
    const reason = line?.item.claim?.reason ?? 'CHANGED_MIND';
    const type = line?.item.claim?.type ?? 'cancel';
    if (line === undefined) throw new MockFailure(404);
    const fault = faultOf(reason);
    const split = splitOf(line, type, reason);
    return {
      type,
      fault,
      quantity,
      split,
      target: refundTarget(after.fixture.method, split.money),
      couponBack: type === 'cancel' && after.lines.length === 1,
      returnWays: returnWays(type, fault),
    };
  },

  listExchangeOptions({ params, body, language, token }) {
    viewerOf(token, body.link);
    const line = known(params.id).lines.find(({ id }) => id === body.itemId);
    if (line === undefined) throw new MockFailure(404);
    return {
      items: optionsOf(line.productId, language).map(({ id, name, stock }, index) => ({
        id,
        name,
        inStock: stock > 0,
        current: index === line.option,
      })),
    };
  },

  extendOrder({ params, body, language, token }) {
    const { before, viewer } = looked(params.id, body.expectedVersion, language, token);
    const extended = extendConfirmation(before.order, actorOf(viewer), storyNow, body.reason);
    if (!extended.ok)
      throw orderRefused(before, 'buyer.extend_confirm', extended.reason, viewer, language);
    return orderDetail(toldOfOrder(before, extended), language, viewer);
  },

  changeOrderAddress({ params, body, language, token }) {
    if (viewerOf(token, undefined) !== 'buyer') throw new MockFailure(403);
    const { before, viewer } = looked(params.id, body.expectedVersion, language, token);
    const address = addresses.find(({ id }) => id === body.addressId);
    if (address === undefined) throw new MockFailure(404);
    const changed = changeAddress(before.order, actorOf(viewer), storyNow, address.city);
    if (!changed.ok)
      throw orderRefused(before, 'buyer.change_address', changed.reason, viewer, language);
    const { receiver, phone, city, district, ward, address: street } = address;
    return {
      ...orderDetail(toldOfOrder(before, changed), language, viewer),
      address: { masked: false, receiver, phone, city, district, ward, address: street },
    };
  },

  setRefundAccount({ params, body, language, token }) {
    const viewer = viewerOf(token, body.link);
    const order = orderDetail(known(params.id), language, viewer);
    if (!fold(body.holder).endsWith('an'))
      throw new MockFailure(422, { fields: [{ field: 'holder', code: 'VALIDATION' }] });
    return {
      ...order,
      refundAccount: {
        needed: false,
        bank: body.bank,
        holder: body.holder,
        account: maskAccount(body.account),
      },
    };
  },

  reorder({ params }) {
    const { lines } = known(params.id);
    return { added: lines.length, left: [], cartCount: 3 + lines.length };
  },

  listSellerItems({ query, language }) {
    const wanted = fold(query.q ?? '');
    const { from = '', to = '9', on = 'placed', ids, product, reason, asked } = query;
    const isInDays = (at: number) => from <= ictDate(at) && ictDate(at) <= to;
    const lines = all()
      .filter((order) => fold(wordsOfOrder(order, language)).includes(wanted))
      .filter((order) => on !== 'placed' || isInDays(placedAt(order)))
      .flatMap((order) =>
        sellerItems(order, language).map((row, index) => ({
          row,
          item: order.fixture.unknown ? undefined : order.lines[index]?.item,
        })),
      )
      .filter(({ row }) => ids === undefined || ids.includes(row.item.id))
      .filter(({ row }) => product === undefined || row.item.thing.productId === product)
      .filter(({ row: { item } }) => reason === undefined || item.claim?.reason === reason)
      .filter(({ row: { item } }) => asked === undefined || item.claim?.type === asked);
    const under = (tab: SellerTab) =>
      lines.filter(({ item }) => item !== undefined && sellerTab(item) === tab);
    const claimed = (type: ClaimType, part: ClaimTab) =>
      lines.filter(({ item }) => {
        const claim = item === undefined ? null : claimTab(item);
        return claim?.type === type && claim.tab === part;
      });
    const dueAt = ({ row }: (typeof lines)[number]) =>
      row.item.next.until === null ? Number.POSITIVE_INFINITY : Date.parse(row.item.next.until);
    const found = query.waiting
      ? lines.filter(
          ({ item }) => item !== undefined && itemStateInfo(item.state).awaits.includes('seller'),
        )
      : query.claim !== undefined
        ? claimed(query.claim, query.part ?? 'requested')
        : query.tab === undefined
          ? lines
          : under(query.tab);
    const byDeadline = query.waiting || query.claim !== undefined || query.sort === 'due';
    const sorted = byDeadline ? found.toSorted((a, b) => dueAt(a) - dueAt(b)) : found;
    return {
      ...pageOf(
        sorted.map(({ row }) => row),
        query.page,
        query.limit,
      ),
      counts: counted(sellerTabs, (tab) => under(tab).length),
      claims: counted(claimTypes, (type) =>
        counted(claimTabs, (part) => claimed(type, part).length),
      ),
    };
  },

  sendSellerEvents({ body, language, token }) {
    const viewer = viewerOf(token, undefined);
    return {
      lines: body.lines.map(({ orderId, itemId, expectedVersion, payload }) => {
        const line = { orderId, itemId, done: true, code: null, message: null };
        try {
          const before = known(orderId);
          if (expectedVersion !== orderDetail(before, language, viewer).version)
            throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
          sent(before, { event: body.event, itemIds: [itemId], payload }, viewer, language);
          return line;
        } catch (error) {
          if (!(error instanceof MockFailure)) throw error;
          const { code, message } = failureBody(error, language);
          return { ...line, done: false, code, message };
        }
      }),
    };
  },

  listNotices({ query, language }) {
    const told = notices(language);
    return {
      ...pageOf(
        query.state === 'unread' ? told.filter(({ read }) => !read) : told,
        query.page,
        query.limit,
      ),
      unread: told.filter(({ read }) => !read).length,
    };
  },

  readNotices({ body, language }) {
    const left = notices(language).filter(
      ({ id, read }) => !read && body.ids.length > 0 && !body.ids.includes(id),
    );
    return { unread: left.length };
  },
};

const placedAt = ({ lines }: ToldOrder): number => lines[0]?.item.placedAt ?? 0;
