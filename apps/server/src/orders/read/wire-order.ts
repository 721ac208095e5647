import {
  paymentState,
  type Viewer,
  wireAddressRefused,
  wireExtension,
  wireOrderNext,
} from '@hien/api/wire';
import {
  displayName,
  goesToAccount,
  issuedNumber,
  type Language,
  maskAccount,
  maskPhone,
  paymentStatus,
  shippingStatus,
  splitVat,
  wordsForBuyer,
} from '@hien/domain';
import { textOf } from '../../db/localized.ts';
import type { LoadedOrder } from './load-orders.ts';
import { asOrder } from '../write/locked-order.ts';
import { timelineOf } from './timeline.ts';
import { itemOf, type WireOrder } from './wire-item.ts';

export type Asking = { readonly language: Language; readonly viewer: Viewer; readonly at: number };

/** A name or a street of which only the first letters are left (D15). */
function maskWords(text: string): string {
  return text.replaceAll(/(\S)\S+/gu, '$1***');
}

export function addressOf({ order }: LoadedOrder, viewer: Viewer): WireOrder['address'] {
  const { receiver, phone, city, district, ward, address } = order.address;
  const masked = viewer === 'guest';
  return {
    masked,
    receiver: masked ? maskWords(receiver) : receiver,
    phone: masked ? maskPhone(phone) : phone,
    city,
    district,
    ward,
    address: masked ? maskWords(address) : address,
  };
}

export function paymentOf({ group, orderCount, rows }: LoadedOrder): WireOrder['payment'] {
  const state = paymentState({ items: rows.map(({ data }) => data) });
  return {
    groupId: group.id,
    groupNumber: group.number,
    groupTotal: group.total,
    orderCount,
    method: group.method,
    state,
    dueAt: state === 'waiting' ? group.dueAt.toISOString() : null,
    paidAt: group.paidAt?.toISOString() ?? null,
  };
}

export const sellerOf = ({
  seller: { id, name, slug, phone },
}: LoadedOrder): WireOrder['seller'] => ({
  id,
  name,
  slug,
  phone,
});

export const orderOf = ({ order, rows }: LoadedOrder) =>
  asOrder(
    order,
    rows.map(({ data }) => data),
  );

export const nextOf = (loaded: LoadedOrder): WireOrder['next'] =>
  wireOrderNext(
    orderOf(loaded),
    loaded.rows.map(({ id }) => id),
  );

export function textStatusOf(loaded: LoadedOrder): WireOrder['textStatus'] {
  const order = orderOf(loaded);
  return { shipping: shippingStatus(order), payment: paymentStatus(order) };
}

function accountOf(loaded: LoadedOrder, { viewer }: Asking): WireOrder['refundAccount'] {
  const { order, group, rows, returns } = loaded;
  if (viewer === 'seller' || !goesToAccount(group.method)) return null;
  const account = order.refundAccount;
  const waiting = rows.some(({ id }) => {
    const money = returns.get(id);
    return money !== undefined && money.state !== 'refunded' && money.account === null;
  });
  return {
    needed: waiting && account === null,
    bank: account?.bank ?? null,
    holder: account?.holder ?? null,
    account: account === null ? null : maskAccount(account.account),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A whole order as the API answers it. */
export function wireOrder(loaded: LoadedOrder, asking: Asking): WireOrder {
  const { order, rows, bill } = loaded;
  const { language, viewer } = asking;
  return {
    id: order.id,
    number: order.number,
    code: order.code,
    textStatus: textStatusOf(loaded),
    version: order.version,
    viewer,
    seller: sellerOf(loaded),
    placedAt: order.placedAt.toISOString(),
    changedAt: order.changedAt.toISOString(),
    items: rows.map((row) => itemOf(row, loaded, asking)),
    amounts: {
      list: sum(rows.map(({ list }) => list)),
      discount: order.discount,
      goods: order.goods,
      coupon: order.couponShare,
      points: order.pointsShare,
      delivery: order.deliveryFee,
      installation: order.installationFee,
      total: order.total,
      vat: sum(rows.map(({ paid, vatRate }) => splitVat(paid, vatRate * 100).vat)),
    },
    address: addressOf(loaded, viewer),
    message: order.message,
    referralCode: viewer === 'buyer' || viewer === 'admin' ? loaded.group.referralCode : null,
    payment: paymentOf(loaded),
    redBill:
      bill === null || viewer === 'guest'
        ? null
        : {
            state: bill.state,
            company: bill.company,
            email: bill.email,
            taxCode: bill.taxCode,
            address: bill.address,
            number: issuedNumber(bill),
            rejection: wordsForBuyer(bill),
            changedAt: bill.changedAt.toISOString(),
          },
    refundAccount: accountOf(loaded, asking),
    addressRefused: wireAddressRefused(orderOf(loaded), viewer, asking.at),
    extension: wireExtension(orderOf(loaded), viewer, asking.at),
    next: nextOf(loaded),
    timeline: timelineOf(
      loaded,
      (row) => textOf(row.thing.name, language),
      (userId) => {
        const name = viewer === 'admin' ? loaded.staff.get(userId) : undefined;
        return name && displayName(name, language);
      },
    ),
  };
}
