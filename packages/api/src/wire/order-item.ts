import {
  type Claim,
  type Instant,
  type Item,
  type LineAmounts,
  eventPermission,
  itemActions,
  itemCodes,
  itemMachine,
  itemStateInfo,
  limits,
  mayNot,
  stageOf,
  whatNext,
} from '@hien/domain';
import type { ItemClaim, ItemRefund, OrderItem, OrderNext, OrderThing } from '../types.ts';
import { instant, moment } from './moment.ts';
import { wireShipment } from './shipment.ts';
import { type Viewer, actorOf } from './viewer.ts';

/** What an item waits for, in the words of the wire. */
export function wireNext(item: Item, itemId: number): OrderNext {
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
function offers(item: Item, viewer: Viewer, at: Instant): OrderItem['actions'] {
  const actor = actorOf(viewer);
  return itemActions(item, actor, at)
    .filter(({ event }) => {
      const action = eventPermission(event, actor);
      if (action === null) return false;
      return viewer !== 'guest' || mayNot(action, null, { validLink: true }) === null;
    })
    .map(({ event, refused }) => ({ event, refused }));
}

/** A claim, with what the item itself does not know: its pictures and the name of the wanted option. */
function wireClaim(item: Item, claim: Claim, { pictures, wantedOption }: ClaimFacts): ItemClaim {
  const state = itemStateInfo(item.state).claim;
  return {
    type: claim.type,
    open: state !== undefined,
    step: state?.step ?? null,
    overdue: state?.overdue === true,
    by: claim.by,
    reason: claim.reason,
    text: claim.text,
    pictures,
    returnRequired: claim.returnRequired,
    wantedOption,
    requestedAt: moment(claim.requestedAt),
    receivedAt: instant(claim.receivedAt),
    dueAt: instant(claim.dueAt),
    hold:
      claim.hold === null || claim.heldAt === null
        ? null
        : { ...claim.hold, since: moment(claim.heldAt) },
    refused: claim.refused && { reason: claim.refused.reason, text: claim.refused.text },
    back: wireShipment(claim.back),
    out: wireShipment(claim.out),
  };
}

type ClaimFacts = Pick<ItemClaim, 'pictures' | 'wantedOption'>;

/** A line of an order: the item of the domain, and what stands around it. */
export type LineFacts = Omit<LineAmounts, 'prepaidShipping'> & {
  readonly id: number;
  readonly quantity: number;
  readonly item: Item;
  readonly thing: OrderThing;
  /** In percent. */
  readonly vatRate: number;
  readonly splitFrom: number | null;
  /** Asked for only where there is a claim. */
  readonly claim: (claim: Claim) => ClaimFacts;
  readonly refund: ItemRefund | null;
};

/** One line as the API answers it, server and mock alike. */
export function wireItem(
  line: LineFacts,
  { viewer, at }: { readonly viewer: Viewer; readonly at: Instant },
): OrderItem {
  const { id, item, quantity } = line;
  const { code } = itemStateInfo(item.state);
  return {
    id,
    version: item.version,
    code: code === null ? null : itemCodes[code],
    state: item.state,
    stage: stageOf(item),
    quantity,
    thing: line.thing,
    unitPrice: Math.round(line.goods / quantity),
    list: line.list,
    discount: line.discount,
    goods: line.goods,
    couponShare: line.couponShare,
    pointsShare: line.pointsShare,
    paid: line.paid,
    vatRate: line.vatRate,
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
    shipment: wireShipment(item.shipment),
    actions: offers(item, viewer, at),
    claimsLeft: {
      cancel: Math.max(0, limits.claim.maxCancelRequests - item.cancelRequests),
      return: Math.max(0, limits.claim.maxReturnClaims - item.returnClaims),
    },
    next: wireNext(item, id),
    claim: item.claim && wireClaim(item, item.claim, line.claim(item.claim)),
    refund: line.refund,
    splitFrom: line.splitFrom,
    reviewable: item.state === 'confirmed' && viewer === 'buyer',
    changedAt: moment(item.changedAt),
  };
}
