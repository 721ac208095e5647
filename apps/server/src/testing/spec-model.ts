import { oracleActors, oracleRows } from '@hien/domain/oracle';

/**
 * One order as the reference's machine-readable table (item-machine.json) and the sentences of 2.3, 2.8 and 2.9 have it,
 * without a word of `packages/domain`'s rules. States have the reference's short names.
 */
export type ModelLine = {
  readonly id: number;
  state: string;
  /** The state before the open claim. */
  before: string;
  quantity: number;
  goods: number;
  coupon: number;
  points: number;
  paid: number;
  dispatched: boolean;
  arrived: boolean;
  /** Cash that the shop has spoken of. */
  collected: boolean;
  cancelRequests: number;
  returnClaims: number;
  claim: ModelClaim | null;
  /** What the buyer paid for the way back before a hold was released, and no way has used up. */
  prepaid: number;
  /** What went back when the line left. */
  refund: ModelRefund | null;
};

type ModelClaim = {
  readonly type: string;
  readonly reason: string;
  readonly returnRequired: boolean;
  received: boolean;
  /** What a hold asks for, in đồng; null while nothing is held. */
  held: number | null;
};

export type ModelRefund = {
  readonly money: number;
  readonly points: number;
  readonly deliveryFee: number;
  readonly returnFee: number;
};

/** What a press brings, as far as a guard of the table asks for it. */
export type Pressed = {
  readonly event: string;
  readonly by: string;
  readonly reason?: string;
  readonly text?: string;
  readonly pictures?: boolean;
  readonly shipment?: boolean;
  readonly sendBack?: boolean;
  readonly until?: number;
  readonly amount?: number;
  readonly inspected?: boolean;
  readonly buyerAgreed?: boolean;
  readonly returnRequired?: boolean;
  /** The wanted option is there and costs the same. */
  readonly inStock?: boolean;
  readonly cashMissing?: boolean;
};

/** When the answer to the last reading says that time will do something. */
export type Dates = Readonly<
  Record<'pay' | 'dispatch' | 'delivery' | 'confirm' | 'claim', number | null>
>;

const gone = new Set(['5', '6', '11', '12']);
const paidBack = new Set(['cancel.approve', 'cancel.by_seller', 'admin.cancel_confirmed']);
/** Which of the dates a timer of 2.8 waits for. */
const timers: Readonly<Record<string, keyof Dates>> = {
  'payment.due_elapsed': 'pay',
  'sla.dispatch_elapsed': 'dispatch',
  'sla.delivery_elapsed': 'delivery',
  auto_confirm: 'confirm',
  'sla.cancel_elapsed': 'claim',
  'sla.claim_elapsed': 'claim',
};
/** Before or on this date; the delay counts first when both are the same (2.8). */
const inOrder = Object.keys(timers);

const buyersFault = new Set([
  'CHANGED_MIND',
  'WRONG_OPTION_ORDERED',
  'WRONG_ADDRESS',
  'DOES_NOT_FIT',
]);

export class SpecModel {
  lines: ModelLine[];
  readonly cod: boolean;
  readonly #delivery: number;
  readonly #returnFee: number;
  /** By line: what decides whether the delivery fee comes back. */
  readonly #faults = new Map<number, 'buyer' | 'seller'>();
  readonly walked = new Set<string>();

  constructor(
    lines: readonly ModelLine[],
    order: { readonly cod: boolean; readonly delivery: number; readonly returnFee: number },
  ) {
    this.lines = [...lines];
    this.cod = order.cod;
    this.#delivery = order.delivery;
    this.#returnFee = order.returnFee;
  }

  line(id: number): ModelLine {
    const line = this.lines.find((one) => one.id === id);
    if (line === undefined) throw new Error(`the model has no line ${id}`);
    return line;
  }

  /** 2.8: the first deadline that has passed, once for each line. */
  timePasses(dates: ReadonlyMap<number, Dates>, now: number): void {
    for (const line of this.lines) {
      const due = oracleRows
        .filter(({ from, event }) => from === line.state && timers[event] !== undefined)
        .map((row) => ({ row, at: dates.get(line.id)?.[timers[row.event] ?? 'pay'] ?? null }))
        .filter(({ at }) => at !== null && now > at)
        .toSorted(
          (a, b) =>
            (a.at ?? 0) - (b.at ?? 0) ||
            inOrder.indexOf(a.row.event) - inOrder.indexOf(b.row.event),
        );
      const [first] = due;
      if (first === undefined) continue;
      line.state = first.row.to;
      this.walked.add(first.row.id);
    }
  }

  /** I01 for all lines that wait: the money of the group arrived. */
  moneyArrives(): void {
    for (const line of this.lines) if (line.state === 'S0') this.#go(line, 'payment.succeeded');
  }

  /** Lines whose money is on its way back. */
  owed(): readonly ModelLine[] {
    return this.lines.filter(({ state }) => state === '5' || state === '11');
  }

  /** C07, R08: the bank or the gateway has paid a line back. */
  moneyIsBack(line: ModelLine): void {
    this.#go(line, 'payment.refunded');
  }

  /** Whether the documents let somebody do this to a line now. */
  may(line: ModelLine, pressed: Pressed, now: number): boolean {
    const { event, by } = pressed;
    if (event === 'cash.collected') {
      const seller = by === 'seller' || by === 'admin';
      return seller && this.#cashUnseen(line) && !gone.has(line.state) && !this.#held(line);
    }
    const row = oracleRows.find((one) => one.from === line.state && one.event === event);
    if (row === undefined || !oracleActors(row).includes(by)) return false;
    // "seller, admin": staff act for the seller with a reason (2.3).
    const both = oracleActors(row).includes('seller') && by === 'admin';
    if (both && (pressed.reason ?? '') === '') return false;
    return this.#allows(row.guard, line, pressed, now);
  }

  #held({ state }: ModelLine): boolean {
    return state.startsWith('19/') || state.startsWith('22/');
  }

  #cashUnseen(line: ModelLine): boolean {
    return this.cod && !line.collected && line.arrived;
  }

  #allows(guard: string, line: ModelLine, pressed: Pressed, now: number): boolean {
    const { reason = '', text = '' } = pressed;
    const returning = (): boolean =>
      line.returnClaims < 2 &&
      reason !== '' &&
      (buyersFault.has(reason) || pressed.pictures === true);
    switch (guard) {
      case 'reason and new dispatch date given; date > now':
        return reason !== '' && (pressed.until ?? 0) > now;
      case 'paid; not dispatched; cancelRequests < 2':
        return line.cancelRequests < 2 && reason !== '';
      case 'reason given':
        return reason !== '';
      case 'reason (out of stock, area not served, price error, buyer unreachable)':
        return reason === 'OUT_OF_STOCK';
      case 'now <= confirmDueAt or item delayed; returnClaims < 2; reason + (images when fault)':
        return returning();
      case 'as refund.request; wanted option chosen and in stock':
        return returning() && pressed.inStock === true;
      case 'amounts fixed: item + fees - return fee; <= captured':
        return !this.#cashUnseen(line) || pressed.cashMissing === true;
      case 'returnRequired = false':
        return (
          line.claim?.returnRequired === false &&
          (!this.#cashUnseen(line) || pressed.cashMissing === true)
        );
      case 'reason; settlement line not yet paid, else a negative line is made':
        return reason !== '' && (!this.#cashUnseen(line) || pressed.cashMissing === true);
      case 'reason and send-back tracking given':
        return reason !== '' && pressed.sendBack === true;
      case 'hold reason code + text':
        return (
          reason !== '' &&
          text !== '' &&
          (reason !== 'RETURN_FEE' || (pressed.amount ?? 0) <= line.goods - line.prepaid)
        );
      case 'buyer agreed; replacement in stock; reason':
        return reason !== '' && pressed.buyerAgreed === true && pressed.inStock === true;
      case 'buyer agreed; reason':
        return reason !== '' && pressed.buyerAgreed === true;
      case 'inspection passed; replacement reserved':
        return pressed.inspected === true;
      case 'carrier+tracking, or self-delivery; no open claim':
      case 'carrier+tracking, or self-delivery':
      case 'return tracking or pickup booked':
      case 'approves the request; return tracking or pickup booked':
      case 'approves the request; tracking or pickup booked (method may be: buyer ships)':
        return pressed.shipment === true;
      case '':
      case 'not paid':
      case 'seller owns the item':
      case 'goods arrive while on hold':
        return true;
      default:
        throw new Error(`the model does not know the guard "${guard}"`);
    }
  }

  /** What a press that is allowed does to its line and to the money of the order. */
  press(line: ModelLine, pressed: Pressed): void {
    const { event, by } = pressed;
    const theirWord = by === 'seller' || by === 'admin';
    if (event === 'cash.collected') {
      line.collected = true;
      return;
    }
    const { state } = line;
    const opens = event.endsWith('.request');
    if (opens) this.#open(line, pressed);
    const { claim } = line;
    if (event.endsWith('.received') && claim !== null) claim.received = true;
    if (event.endsWith('.hold') && claim !== null)
      claim.held = pressed.reason === 'RETURN_FEE' ? (pressed.amount ?? 0) : 0;
    if (event.endsWith('.release') && claim !== null) {
      line.prepaid += claim.held ?? 0;
      claim.held = null;
    }
    if (event === 'refund.approve' && claim !== null && pressed.returnRequired !== undefined)
      line.claim = { ...claim, returnRequired: pressed.returnRequired };
    if (event === 'refund.to_exchange' || event === 'exchange.to_refund')
      line.claim = claim && { ...claim, type: event.split('_')[1] ?? '' };
    if (event === 'seller.dispatch') line.dispatched = true;
    if (event === 'delivered' || event === 'exchange.redelivered') {
      line.arrived = true;
      if (this.cod && theirWord) line.collected = true;
    }
    if (event === 'buyer.confirm') line.arrived = true;
    this.#go(line, event);
    // 2.9: paid for the ways of this claim, which its goods have gone.
    if (event === 'exchange.redelivered' || (event.endsWith('.reject') && claim?.received === true))
      line.prepaid = 0;
    if (gone.has(line.state) && !gone.has(state) && state !== 'S0') this.#leave(line, pressed);
  }

  #open(line: ModelLine, { event, reason = '' }: Pressed): void {
    const type = event.split('.')[0] ?? '';
    line.before = line.state;
    if (type === 'cancel') line.cancelRequests += 1;
    else line.returnClaims += 1;
    line.claim = { type, reason, returnRequired: true, received: false, held: null };
  }

  /** The table's target, with its four that depend on the line. */
  #go(line: ModelLine, event: string): void {
    const row = oracleRows.find((one) => one.from === line.state && one.event === event);
    if (row === undefined) throw new Error(`${event} in ${line.state}`);
    this.walked.add(row.id);
    const moving =
      line.claim?.received === true || ['1', '2post', '8d', '14d'].includes(line.before);
    const targets: Readonly<Record<string, string>> = {
      'PRE*': line.before,
      'POST*': line.before,
      REJ8: moving ? '8d' : '8v',
      REJ14: moving ? '14d' : '14v',
    };
    line.state = targets[row.to] ?? row.to;
  }

  /** 2.9. A line leaves: its money, its points, and with the last line of the order the delivery fee. */
  #leave(line: ModelLine, { event }: Pressed): void {
    const reason = line.claim?.reason ?? '';
    const fault =
      event === 'cancel.by_seller'
        ? 'seller'
        : event === 'admin.cancel_confirmed' || buyersFault.has(reason)
          ? 'buyer'
          : 'seller';
    this.#faults.set(line.id, fault);
    const captured = ({ paid, collected }: ModelLine): number =>
      !this.cod || collected ? paid : 0;
    const last = this.lines.every(({ state }) => gone.has(state));
    const left = this.lines.filter(({ id }) => this.#faults.has(id));
    const feePaid = left.some((one) => !this.cod || one.collected);
    const comesBack =
      this.lines.every(({ dispatched }) => !dispatched) ||
      left.every(({ id }) => this.#faults.get(id) === 'seller');
    const deliveryFee = last && feePaid && comesBack ? this.#delivery : 0;
    const sentBack = !paidBack.has(event) && line.claim?.received === true;
    const oneWay = fault === 'buyer' && sentBack ? this.#returnFee : 0;
    const before = captured(line) + deliveryFee;
    const returnFee = Math.min(before, Math.max(0, oneWay - line.prepaid));
    const money = before - returnFee;
    line.refund = { money, points: line.points, deliveryFee, returnFee };
    // Where nothing is owed nobody is waited for.
    if (money === 0) line.state = line.state === '5' ? '6' : '12';
  }

  /** A part of a line was split off for a claim: what is counted is the part's as well. */
  split(line: ModelLine, part: Pick<ModelLine, 'id' | 'quantity' | 'goods' | 'coupon' | 'points'>) {
    const paid = part.goods - part.coupon - part.points;
    const prepaid = (line.prepaid * part.quantity) / line.quantity;
    const taken: ModelLine = {
      ...line,
      ...part,
      paid,
      prepaid,
      claim: line.claim && { ...line.claim },
    };
    line.quantity -= part.quantity;
    line.goods -= part.goods;
    line.coupon -= part.coupon;
    line.points -= part.points;
    line.paid -= paid;
    line.prepaid -= prepaid;
    this.lines.push(taken);
    return taken;
  }
}
