import {
  type Claim,
  eventPermission,
  type Instant,
  type Item,
  itemActions,
  itemMachine,
  itemStateInfo,
  type Language,
  limits,
  mayNot,
  refundTarget,
  type Shipment,
  whatNext,
} from '@hien/domain';
import { pictures as ownPictures } from '@hien/pictures';
import { pictureOf, textOf, type WirePicture } from '../../db/localized.ts';
import type { Answer } from '../../http/handler.ts';
import { uploadName } from '../../media/upload-address.ts';
import { actorOf, type LoadedOrder, type Viewer } from './load-orders.ts';
import { instant, moment } from './moment.ts';
import type { ItemRow } from '../write/locked-order.ts';
import { wantedOptionOf } from '../write/wanted-option.ts';

export type WireOrder = Answer<'readOrder'>;
export type WireItem = WireOrder['items'][number];
type WireShipment = NonNullable<WireItem['shipment']>;
type WireClaim = NonNullable<WireItem['claim']>;
type WireRefund = NonNullable<WireItem['refund']>;

export function shipmentOf(shipment: Shipment | null): WireShipment | null {
  if (shipment === null) return null;
  return shipment.kind === 'self'
    ? { kind: 'self', carrier: null, tracking: null, url: null }
    : { kind: 'carrier', carrier: shipment.carrier, tracking: shipment.tracking, url: null };
}

/** What an item waits for, in the words of the wire. */
export function nextOf(item: Item, itemId: number): WireItem['next'] {
  const { who, until, deadline, otherwise } = whatNext(itemMachine, item);
  return {
    itemId,
    state: item.state,
    who: [...who],
    until: instant(until),
    deadline,
    otherwise: otherwise && { event: otherwise.event, to: [...otherwise.to] },
  };
}

/** What a viewer may never do is not offered to them; what they may not do now is, with the reason. */
function offers(item: Item, viewer: Viewer, at: Instant): WireItem['actions'] {
  const who = viewer === 'guest' ? null : undefined;
  return itemActions(item, actorOf(viewer), at)
    .filter(({ event }) => {
      const action = eventPermission(event, actorOf(viewer));
      if (action === null) return false;
      return who === undefined || mayNot(action, who, { validLink: true }) === null;
    })
    .map(({ event, refused }) => ({ event, refused }));
}

function picturesOf(addresses: readonly string[], { uploads }: LoadedOrder): WirePicture[] {
  return addresses.flatMap((address): WirePicture[] => {
    const name = uploadName(address);
    const upload = name === null ? undefined : uploads.get(name);
    if (upload !== undefined) {
      const { width, height, placeholder, color } = upload;
      return [{ path: 'uploads', name: upload.name, width, height, alt: '', placeholder, color }];
    }
    // The sample's claims show pictures of the product's own.
    const own = ownPictures.find((one) => `/media/${one.path}/${one.name}` === address);
    if (own === undefined) return [];
    const { path, width, height, placeholder, color } = own;
    return [{ path, name: own.name, width, height, alt: '', placeholder, color }];
  });
}

function claimOf(item: Item, claim: Claim, loaded: LoadedOrder, language: Language): WireClaim {
  const state = itemStateInfo(item.state).claim;
  const wanted = wantedOptionOf({ claim });
  const name = wanted === null ? undefined : loaded.options.get(wanted);
  return {
    type: claim.type,
    open: state !== undefined,
    step: state?.step ?? null,
    overdue: state?.overdue === true,
    by: claim.by,
    reason: claim.reason,
    text: claim.text,
    pictures: picturesOf(claim.pictures, loaded),
    returnRequired: claim.returnRequired,
    wantedOption:
      wanted === null
        ? null
        : {
            id: name === undefined ? null : wanted,
            name: name === undefined ? String(wanted) : textOf(name, language),
          },
    requestedAt: moment(claim.requestedAt),
    receivedAt: instant(claim.receivedAt),
    dueAt: instant(claim.dueAt),
    hold:
      claim.hold === null || claim.heldAt === null
        ? null
        : { ...claim.hold, since: moment(claim.heldAt) },
    refused: claim.refused && { reason: claim.refused.reason, text: claim.refused.text },
    back: shipmentOf(claim.back),
    out: shipmentOf(claim.out),
  };
}

function refundOf(row: ItemRow, { returns, group }: LoadedOrder): WireRefund | null {
  if (row.refund === null) return null;
  const { split } = row.refund;
  const money = returns.get(row.id);
  return {
    split: { ...split },
    state: money?.state ?? 'refunded',
    target: refundTarget(group.method, split.money),
    dueAt: instant(row.data.refundDueAt),
    failed: row.data.refundFailed,
    refundedAt:
      money === undefined
        ? moment(row.refund.at)
        : money.state === 'refunded'
          ? money.changedAt.toISOString()
          : null,
  };
}

/** One line as the API answers it. */
export function wireItem(
  row: ItemRow,
  loaded: LoadedOrder,
  {
    language,
    viewer,
    at,
  }: { readonly language: Language; readonly viewer: Viewer; readonly at: number },
): WireItem {
  const { data: item, thing } = row;
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    state: item.state,
    stage: row.stage,
    quantity: row.quantity,
    thing: {
      productId: row.productId,
      productOpen: loaded.open.has(row.productId),
      optionId: row.optionId,
      name: textOf(thing.name, language),
      optionName: textOf(thing.optionName, language),
      sku: thing.sku,
      picture: pictureOf(thing.picture, language) ?? { ...thing.picture, alt: '' },
      returnable: thing.returnable,
      returnFee: thing.returnFee,
    },
    unitPrice: Math.round(row.goods / row.quantity),
    list: row.list,
    discount: row.discount,
    goods: row.goods,
    couponShare: row.couponShare,
    pointsShare: row.pointsShare,
    paid: row.paid,
    vatRate: row.vatRate,
    dates: {
      paidAt: instant(item.paidAt),
      dispatchDueAt: instant(item.dispatchDueAt),
      promisedAt: instant(item.promisedAt),
      dispatchedAt: instant(item.dispatchedAt),
      deliveryDueAt: moment(item.deliveryDueAt),
      deliveredAt: instant(item.deliveredAt),
      confirmDueAt: instant(item.confirmDueAt),
      confirmedAt: instant(item.confirmedAt),
      refundDueAt: instant(item.refundDueAt),
    },
    shipment: shipmentOf(item.shipment),
    actions: offers(item, viewer, at),
    claimsLeft: {
      cancel: Math.max(0, limits.claim.maxCancelRequests - item.cancelRequests),
      return: Math.max(0, limits.claim.maxReturnClaims - item.returnClaims),
    },
    next: nextOf(item, row.id),
    claim: item.claim && claimOf(item, item.claim, loaded, language),
    refund: refundOf(row, loaded),
    splitFrom: row.splitFrom,
    reviewable: item.state === 'confirmed' && viewer === 'buyer',
    changedAt: moment(item.changedAt),
  };
}
