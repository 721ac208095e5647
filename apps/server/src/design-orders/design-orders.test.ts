import { randomUUID } from 'node:crypto';
import { daysAfter, movableClock, transferMemo } from '@hien/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../db/schema/account.ts';
import { cartDesigns } from '../db/schema/cart.ts';
import { contractors } from '../db/schema/contractors.ts';
import { designOrderLines, designOrders } from '../db/schema/design-orders.ts';
import { designPurchases } from '../db/schema/design-purchases.ts';
import { designRooms, designs } from '../db/schema/designs.ts';
import { notices, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns, paymentAttempts, staffCases } from '../db/schema/payments.ts';
import { referralCodes } from '../db/schema/rewards.ts';
import { inboxMessages } from '../db/schema/support.ts';
import { searchVector } from '../db/search-vector.ts';
import type { Answer } from '../http/handler.ts';
import { passTime } from '../jobs/pass-time.ts';
import { payGroup } from '../orders/write/pay-group.ts';
import { handleTransfer } from '../payments/handle-transfer.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { picture, testNow, text } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { paymentsAt } from '../testing/payments.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../testing/test-app.ts';

type Body = Answer<'placeDesignOrder'> & {
  code: string | number;
  message: string;
  current: Answer<'quoteDesigns'>;
  errors: { field: string; code: string; message: string }[];
};

/** The fixtures' company, who sells as well. */
const company = 2;
const minute = 60_000;
const day = 86_400_000;

describe.each(databaseKinds)('orders of designs on %s', (kind) => {
  const clock = movableClock(testNow);
  const statements: string[] = [];
  let server: TestApp;
  let buyer: { authorization: string };
  let other: { authorization: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind, {
      onStatement: (statement) => void statements.push(statement),
    });
    await plant(database);
    const [seller] = await database.orm.select().from(users).where(eq(users.id, company));
    if (seller === undefined) throw new Error('the fixtures have no company');
    const { id: __, ...person } = seller;
    await database.orm
      .insert(users)
      .values({ ...person, email: 'ca-nhan@hien.example', businessKind: 'individual' });
    const [first] = await database.orm.select().from(designs);
    if (first === undefined) throw new Error('the fixtures have no design');
    const { id: _, ...row } = first;
    await database.orm.insert(designs).values(
      // 2 to 9 are on sale for 1 to 8 million, 10 is the company's own, 11 is withdrawn.
      Array.from({ length: 10 }, (___, index) => ({
        ...row,
        slug: `mau-${index}`,
        number: `HD-1${index}`,
        name: text(`Mẫu ${index}`),
        cover: picture(`mau-${index}`, 'rooms'),
        price: (index + 1) * 1_000_000,
        ownerId: index === 8 ? company : null,
        withdrawnAt: index === 9 ? new Date(testNow - day) : null,
        search: searchVector(text(`Mẫu ${index}`), []),
      })),
    );
    server = await testApp(database, { clock, payments: paymentsAt('http://127.0.0.1:9') });
    buyer = await signInToShop(server.app, 'ban-hang@hien.example');
    other = await signInToShop(server.app, 'ca-nhan@hien.example');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock.moveTo(testNow);
    const { orm } = server.database;
    await orm.delete(moneyReturns);
    await orm.delete(cartDesigns);
    await orm.delete(staffCases);
    await orm.delete(designPurchases);
    await orm.delete(designOrderLines);
    await orm.delete(designOrders);
    await orm.delete(paymentAttempts);
    await orm.delete(paymentGroups);
    await orm.delete(notices);
    await orm.update(designs).set({ withdrawnAt: null, price: 2_000_000 }).where(eq(designs.id, 3));
  });

  const send = async (
    what: string,
    payload: object,
    headers: Record<string, string> = buyer,
  ): Promise<{ status: number; body: Body }> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/${what}`,
      headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const form = (designIds: number[], expectedTotal: number, more: object = {}) => ({
    designIds,
    method: 'QR',
    over18: true,
    terms: true,
    noRefund: true,
    expectedTotal,
    idempotencyKey: randomUUID(),
    ...more,
  });
  /** Design 2 costs a million, 3 two, 4 three. */
  const priceOf = (ids: number[]): number => ids.reduce((all, id) => all + (id - 1) * 1_000_000, 0);
  const place = (ids: number[], more: object = {}, headers = buyer) =>
    send('design-order/place', form(ids, priceOf(ids), more), headers);
  const placed = async (ids: number[], headers = buyer): Promise<Body> => {
    const { status, body } = await place(ids, {}, headers);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const add = (id: number, ids: number[], expectedTotal: number, headers = buyer) =>
    send(
      `design-order/${id}/designs`,
      { designIds: ids, expectedTotal, idempotencyKey: randomUUID() },
      headers,
    );
  type DesignCart = Answer<'readDesignCart'> & { errors: { field: string; code: string }[] };
  const inCart = async (headers = buyer) =>
    (await server.app.inject({ url: '/mall/api/cart/designs', headers })).json<DesignCart>();
  const putIn = async (designId: number, headers = buyer) => {
    const { status, body } = await send('cart/designs/add', { designId }, headers);
    return { status, body: body as unknown as DesignCart };
  };
  const pay = (groupId: number, captured: number, at = clock.now() + minute) =>
    server.database.orm.transaction((tx) =>
      payGroup(tx, { groupId, attemptId: null, captured, at }),
    );
  const list = async (tab: string, headers = buyer) =>
    (await server.app.inject({ url: `/mall/api/design-order/list?tab=${tab}`, headers })).json<
      Answer<'listDesignOrders'>
    >();
  const owned = async (userId = company) =>
    (
      await server.database.orm
        .select({ id: designPurchases.designId })
        .from(designPurchases)
        .where(eq(designPurchases.userId, userId))
        .orderBy(designPurchases.designId)
    ).map(({ id }) => id);
  const stateOf = async (id: number) =>
    (await server.database.orm.select().from(designOrders).where(eq(designOrders.id, id)))[0]
      ?.state;
  const told = async () =>
    (
      await server.database.orm
        .select({ about: notices.about })
        .from(notices)
        .where(eq(notices.userId, company))
        .orderBy(notices.id)
    ).map(({ about }) => about);

  test('a company orders designs, to be paid within three days, and owns them once they are paid', async () => {
    const order = await placed([2, 4]);
    expect(order).toMatchObject({
      state: 'pending',
      code: 1,
      total: 4_000_000,
      left: 3,
      method: 'QR',
      paidAt: null,
      dueAt: new Date(daysAfter(testNow, 3)).toISOString(),
    });
    expect(order.lines.map(({ designId, price }) => [designId, price])).toEqual([
      [2, 1_000_000],
      [4, 3_000_000],
    ]);
    expect(await owned()).toEqual([]);
    expect(await pay(order.groupId, 4_000_000)).toBe('paid');
    expect(await owned()).toEqual([2, 4]);
    const paid = await list('paid');
    expect(paid.counts).toEqual({ pending: 0, paid: 1, cancel: 0 });
    expect(paid.items[0]).toMatchObject({ id: order.id, state: 'purchased', code: 9, left: 0 });
    expect(await told()).toEqual(['design.ordered', 'design.purchased']);
    const [bought] = await server.database.orm.select().from(designPurchases);
    expect(bought).toMatchObject({ allowedTimes: 5, usedTimes: 0, orderId: order.id });
  });

  test('an ordinary member is refused, whatever is asked (D78)', async () => {
    const member = await signInToShop(server.app, 'khach@hien.example');
    const { status, body } = await place([2], {}, member);
    expect([status, body.code]).toEqual([403, 'AUTH_08']);
    expect((await send('design-order/quote', { designIds: [2] }, member)).status).toBe(403);
    expect(await server.database.orm.select().from(designOrders)).toEqual([]);
  });

  test('what is one’s own, owned, ordered or withdrawn is refused with its reason, and nothing is half done', async () => {
    const paid = await placed([5]);
    await pay(paid.groupId, 4_000_000);
    await placed([6]);
    const { status, body } = await place([10, 11, 5, 6, 7]);
    expect(status).toBe(422);
    expect(body.errors.map(({ field, code }) => [field, code])).toEqual([
      ['designs.10', 'OWN_DESIGN'],
      ['designs.11', 'DESIGN_WITHDRAWN'],
      ['designs.5', 'ALREADY_OWNED'],
      ['designs.6', 'ALREADY_ORDERED'],
    ]);
    expect(body.errors[1]?.message).toBe('Thiết kế này không còn được bán.');
    expect((await server.database.orm.select().from(designOrders)).length).toBe(2);
    const quote = await send('design-order/quote', { designIds: [10, 11, 5, 6, 7] });
    expect((quote.body as unknown as Answer<'quoteDesigns'>).total).toBe(6_000_000);
    const member = await signIn(server.app, 'ban-hang@hien.example');
    const shown = async (id: number) =>
      (await server.app.inject({ url: `/app/interior-design/detail/${id}`, headers: member })).json<
        Answer<'getDesign'>
      >().data.purchase;
    expect([
      await shown(5),
      await shown(6),
      await shown(7),
      await shown(10),
      await shown(11),
    ]).toEqual(['owned', 'ordered', 'direct', 'own', 'withdrawn']);
    expect((await place([999])).status).toBe(404);
  });

  test('a price that changed meanwhile is refused with the new one', async () => {
    const { status, body } = await send('design-order/place', form([3], 1_500_000));
    expect([status, body.code, body.current.total]).toEqual([409, 'CONFLICT', 2_000_000]);
    expect(await server.database.orm.select().from(paymentGroups)).toEqual([]);
  });

  test.each([
    ['over18', { over18: false }],
    ['terms', { terms: false }],
    ['noRefund', { noRefund: false }],
    ['method', { method: 'COD' }],
    ['referralCode', { referralCode: 'KHONGCO' }],
    ['redBill.taxCode', { redBill: { company: 'A', email: 'a@b.vn', taxCode: 'x', address: 'H' } }],
  ])('without %s nothing is ordered', async (field, more) => {
    const { status, body } = await place([2], more);
    expect([400, 422]).toContain(status);
    expect(body.errors.map((one) => one.field)).toContain(field);
    expect(await server.database.orm.select().from(designOrders)).toEqual([]);
  });

  test('the same key makes one order; another order under it is refused', async () => {
    const body = form([2], 1_000_000);
    const [one, two] = await Promise.all([
      send('design-order/place', body),
      send('design-order/place', body),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.id).toBe(two.body.id);
    const changed = { ...form([3], 2_000_000), idempotencyKey: body.idempotencyKey };
    expect((await send('design-order/place', changed)).status).toBe(422);
  });

  test('the same design bought eight times at once is bought once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => place([2])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 422),
    ]);
    const living = await server.database.orm
      .select()
      .from(designOrderLines)
      .where(isNull(designOrderLines.endedAt));
    expect(living.length).toBe(1);
    const id = living[0]?.orderId ?? 0;
    const [row] = await server.database.orm
      .select()
      .from(designOrders)
      .where(eq(designOrders.id, id));
    const told = await Promise.all(
      Array.from({ length: 4 }, () => pay(row?.groupId ?? 0, 1_000_000)),
    );
    expect(told.filter((one) => one === 'paid').length).toBe(1);
    expect((await server.database.orm.select().from(designPurchases)).length).toBe(1);
    // Money that came again goes back.
    expect((await server.database.orm.select().from(moneyReturns)).length).toBeGreaterThan(0);
  });

  test('an order that waits takes three more designs in total, the fourth is refused (D21)', async () => {
    const order = await placed([2]);
    const quote = await send('design-order/quote', { designIds: [3] });
    expect((quote.body as unknown as Answer<'quoteDesigns'>).pending.map(({ id }) => id)).toEqual([
      order.id,
    ]);
    const wrong = await add(order.id, [3], 2_999_999);
    expect(wrong.status).toBe(409);
    const two = await add(order.id, [3, 4], 6_000_000);
    expect([two.status, two.body.total, two.body.left]).toEqual([200, 6_000_000, 1]);
    const full = await add(order.id, [5], 10_000_000);
    expect(full.body.left).toBe(0);
    const fourth = await add(order.id, [6], 15_000_000);
    expect([fourth.status, fourth.body.code, fourth.body.message]).toEqual([
      422,
      'EVENT_REFUSED',
      'Mỗi đơn chờ thanh toán chỉ thêm được tối đa 3 thiết kế.',
    ]);
    expect((await add(order.id, [6], 15_000_000, other)).status).toBe(404);
    const again = await send('design-order/quote', { designIds: [6] });
    expect((again.body as unknown as Answer<'quoteDesigns'>).pending).toEqual([]);
    expect(await pay(order.groupId, 10_000_000)).toBe('paid');
    expect(await owned()).toEqual([2, 3, 4, 5]);
  });

  test('money that was asked for before designs were added is not enough, and goes back', async () => {
    const order = await placed([2]);
    await add(order.id, [3], 3_000_000);
    expect(await pay(order.groupId, 1_000_000)).toBe('too-late');
    expect(await stateOf(order.id)).toBe('pending');
    const [back] = await server.database.orm.select().from(moneyReturns);
    expect(back?.amount).toBe(1_000_000);
    expect(await owned()).toEqual([]);
  });

  test('an order is let go before it is paid, once, by its buyer alone, and its designs are free again', async () => {
    const order = await placed([2]);
    const cancel = (version: number, headers = buyer) =>
      send(`design-order/${order.id}/cancel`, { version }, headers);
    expect((await cancel(0, other)).status).toBe(404);
    expect((await cancel(7)).status).toBe(409);
    const [one, two] = await Promise.all([cancel(0), cancel(0)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toMatchObject({ state: 'cancelled', code: 6 });
    expect(await told()).toEqual(['design.ordered', 'design.cancelled']);
    expect(await pay(order.groupId, 1_000_000)).toBe('too-late');
    expect(await owned()).toEqual([]);
    const again = await placed([2]);
    await pay(again.groupId, 1_000_000);
    const late = await send(`design-order/${again.id}/cancel`, { version: 1 });
    expect([late.status, late.body.code]).toEqual([422, 'EVENT_REFUSED']);
  });

  test('a part that was transferred goes back when its order is let go', async () => {
    const order = await placed([2]);
    const told = { genuine: true, reference: transferMemo(order.number), paid: true, open: false };
    const part = { ...told, amount: 400_000, transaction: 'FT-1', code: '', result: 'ok' } as const;
    const transfer = () =>
      server.database.orm.transaction((tx) => handleTransfer(tx, part, clock.now()));
    expect(await transfer()).toBe('wrong-amount');
    await send(`design-order/${order.id}/cancel`, { version: 0 });
    expect(await transfer()).toBe('already-done');
    const back = await server.database.orm.select().from(moneyReturns);
    expect(back.map(({ amount }) => amount)).toEqual([400_000]);
  });

  test('paid and cancelled at once ends one way, and the money follows', async () => {
    const order = await placed([2]);
    const [paid] = await Promise.all([
      pay(order.groupId, 1_000_000),
      send(`design-order/${order.id}/cancel`, { version: 0 }),
    ]);
    const bought = paid === 'paid';
    expect(await stateOf(order.id)).toBe(bought ? 'purchased' : 'cancelled');
    expect((await owned()).length).toBe(bought ? 1 : 0);
    expect((await server.database.orm.select().from(moneyReturns)).length).toBe(bought ? 0 : 1);
  });

  test('what nobody paid in time is cancelled by the clock, and before that by whoever orders again', async () => {
    const order = await placed([2]);
    const overdue = daysAfter(testNow, 3) + 1;
    await passTime(server.database, overdue - 1, (error) => {
      throw error;
    });
    expect(await stateOf(order.id)).toBe('pending');
    clock.moveTo(overdue);
    const again = await placed([2]);
    expect(await stateOf(order.id)).toBe('cancelled');
    expect(await told()).toEqual(['design.ordered', 'design.payment-overdue', 'design.ordered']);
    await passTime(server.database, daysAfter(overdue, 3) + 1, (error) => {
      throw error;
    });
    expect(await stateOf(again.id)).toBe('cancelled');
    const [group] = await server.database.orm
      .select()
      .from(paymentGroups)
      .where(eq(paymentGroups.id, again.groupId));
    expect(group?.cancelledAt).not.toBeNull();
  });

  test('a design withdrawn before it is paid is said before anybody is sent to a gateway; money on its way still buys it', async () => {
    const order = await placed([3]);
    await server.database.orm
      .update(designs)
      .set({ withdrawnAt: new Date(testNow) })
      .where(eq(designs.id, 3));
    const started = await send('payment/start', {
      groupId: order.groupId,
      method: 'QR',
      idempotencyKey: randomUUID(),
    });
    expect([started.status, started.body.message]).toEqual([
      409,
      'Thiết kế này không còn được bán.',
    ]);
    expect((await list('pending')).items[0]?.lines[0]?.isWithdrawn).toBe(true);
    expect(await pay(order.groupId, 2_000_000)).toBe('paid');
    expect(await owned()).toEqual([3]);
  });

  test('the code that it was ordered with stands in the order', async () => {
    await server.database.orm
      .insert(referralCodes)
      .values({ code: 'BANBE', userId: null, label: 'Bạn bè', endsAt: null })
      .onConflictDoNothing();
    expect((await place([2], { referralCode: ' banbe ' })).body.referralCode).toBe('BANBE');
    expect((await place([3])).body.referralCode).toBeNull();
  });

  test('the buyer’s own code is refused as their own', async () => {
    await server.database.orm
      .insert(referralCodes)
      .values({ code: 'CHINHMINH', owner: 'member', userId: company, label: 'Mình' })
      .onConflictDoNothing();
    const { status, body } = await place([2], { referralCode: 'chinhminh' });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'referralCode', code: 'referral.own' }]);
  });

  test('a VAT invoice asked for when ordering waits for staff once the money is here', async () => {
    const redBill = {
      company: 'Công ty TNHH Nhà Mây',
      email: 'ketoan@nhamay.vn',
      taxCode: '0312345678',
      address: '12 Lê Lợi, Quận 1',
    };
    const { body } = await place([2], { redBill });
    expect(body.hasInvoice).toBe(true);
    const cases = () =>
      server.database.orm
        .select({ facts: staffCases.facts })
        .from(staffCases)
        .where(and(eq(staffCases.because, 'design-invoice'), eq(staffCases.groupId, body.groupId)));
    expect(await cases()).toEqual([]);
    await pay(body.groupId, 1_000_000);
    expect((await cases())[0]?.facts).toMatchObject({ ...redBill, amount: 1_000_000 });
  });

  test('the cart keeps designs with the price that was seen, counts them in the header, and gives up what is ordered', async () => {
    await putIn(2);
    await putIn(3);
    await putIn(2);
    await server.database.orm.update(designs).set({ price: 2_500_000 }).where(eq(designs.id, 3));
    const cart = await inCart();
    expect(
      cart.lines.map(({ designId, price, seenPrice }) => [designId, price, seenPrice]),
    ).toEqual([
      [3, 2_500_000, 2_000_000],
      [2, 1_000_000, 1_000_000],
    ]);
    expect([cart.total, cart.purchase, cart.maxLines]).toEqual([3_500_000, 'direct', 10]);
    const main = await signIn(server.app, 'ban-hang@hien.example');
    const header = async () =>
      (await server.app.inject({ url: '/app/user/profile', headers: main })).json<
        Answer<'getProfile'>
      >().data?.cart_count ?? 0;
    const before = await header();
    const goods = (await server.app.inject({ url: '/mall/api/cart', headers: buyer })).json<
      Answer<'readCart'>
    >();
    expect([goods.designs, before]).toEqual([2, goods.count + 2]);
    await placed([2]);
    expect((await inCart()).lines.map(({ designId }) => designId)).toEqual([3]);
    await send('cart/designs/remove', { designIds: [3, 999] });
    expect([(await inCart()).lines, await header()]).toEqual([[], before - 2]);
    expect((await inCart(other)).lines).toEqual([]);
  });

  test('what cannot be bought is told when it is put into the cart; what cannot be bought any more, in the cart', async () => {
    await placed([6]);
    const refused = async (id: number) => {
      const { status, body } = await putIn(id);
      return [status, body.errors[0]?.field, body.errors[0]?.code];
    };
    expect(await refused(6)).toEqual([422, 'designId', 'ALREADY_ORDERED']);
    expect(await refused(10)).toEqual([422, 'designId', 'OWN_DESIGN']);
    expect(await refused(11)).toEqual([422, 'designId', 'DESIGN_WITHDRAWN']);
    expect((await putIn(999)).status).toBe(404);
    await putIn(3);
    await server.database.orm
      .update(designs)
      .set({ withdrawnAt: new Date(testNow) })
      .where(eq(designs.id, 3));
    const cart = await inCart();
    expect([cart.lines[0]?.problem, cart.total]).toEqual(['DESIGN_WITHDRAWN', 0]);
  });

  test('a member who buys through a contractor keeps designs in the cart all the same (D78)', async () => {
    const member = await signInToShop(server.app, 'khach@hien.example');
    expect((await putIn(2, member)).body.purchase).toBe('through-contractor');
    expect((await inCart(member)).lines.map(({ designId }) => designId)).toEqual([2]);
  });

  test('the cart takes ten designs, also when eleven are put in at once', async () => {
    const { orm } = server.database;
    const [row] = await orm.select().from(designs).where(eq(designs.id, 2));
    if (row === undefined) throw new Error('no design');
    const { id: _, ...copy } = row;
    const more = await orm
      .insert(designs)
      .values(
        Array.from({ length: 11 }, (__, at) => ({
          ...copy,
          slug: `gio-${at}`,
          number: `HD-2${at}`,
        })),
      )
      .returning({ id: designs.id });
    const answers = await Promise.all(more.map(({ id }) => putIn(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors[0]?.code).toBe('cart.full');
    expect((await inCart()).lines).toHaveLength(10);
  });

  test('an order of designs is read by its buyer alone', async () => {
    const order = await placed([2]);
    const read = async (headers: Record<string, string>) =>
      server.app.inject({ url: `/mall/api/design-order/${order.id}`, headers });
    expect((await read(buyer)).json<Answer<'readDesignOrder'>>()).toEqual(order);
    expect((await read(other)).statusCode).toBe(404);
  });

  describe('in the name of a member who asked (G1)', () => {
    let asked = 0;
    let memberId = 0;
    let member: { authorization: string };
    beforeAll(async () => {
      const { orm } = server.database;
      const [built] = await orm.select().from(contractors);
      const [person] = await orm.select().from(users).where(eq(users.email, 'khach@hien.example'));
      if (built === undefined || person === undefined) throw new Error('the fixtures have neither');
      memberId = person.id;
      const { id: _, ...row } = built;
      const [made] = await orm
        .insert(contractors)
        .values({
          ...row,
          userId: company,
          companyName: 'Nhà thầu Mây',
          slug: 'nha-thau-may',
          approval: 'approved',
        })
        .returning({ id: contractors.id });
      const [message] = await orm
        .insert(inboxMessages)
        .values({
          targetType: 'contractor',
          contractorId: made?.id ?? 0,
          senderId: memberId,
          phoneNumber: '0901234567',
          email: 'khach@hien.example',
          content: 'Mua giúp tôi hai mẫu này',
          designIds: [2, 3],
        })
        .returning({ id: inboxMessages.id });
      asked = message?.id ?? 0;
      await orm.insert(designRooms).values(
        [2, 3].map((designId) => ({
          designId,
          roomType: 'bedroom' as const,
          name: text('Phòng ngủ'),
          areaM2: 12,
          cover: picture('phong-ngu', 'rooms'),
        })),
      );
      member = await signInToShop(server.app, 'khach@hien.example');
    });

    test('the member owns and downloads what the contractor pays for, and reads of it', async () => {
      await putIn(2, member);
      const quote = await send('design-order/quote', { designIds: [2, 3], forMessage: asked });
      const { ownerName, pending } = quote.body as unknown as Answer<'quoteDesigns'>;
      expect([ownerName === null, pending]).toEqual([false, []]);
      const { status, body } = await place([2, 3], { forMessage: asked });
      expect([status, body.ownerName, body.left]).toEqual([200, ownerName, 0]);
      expect((await inCart(member)).lines).toEqual([]);
      expect(await pay(body.groupId, 3_000_000)).toBe('paid');
      expect([await owned(memberId), await owned()]).toEqual([[2, 3], []]);
      const main = await signIn(server.app, 'khach@hien.example');
      const mine = await server.app.inject({
        url: '/app/interior-design/owned/list',
        headers: main,
      });
      expect(mine.statusCode, mine.body).toBe(200);
      expect(
        mine.json<Answer<'listOwnedDesigns'>>().data.items.map(({ design }) => design.id),
      ).toEqual([3, 2]);
      const news = await server.database.orm
        .select({ about: notices.about, values: notices.values })
        .from(notices)
        .where(eq(notices.userId, memberId));
      expect(news).toMatchObject([
        { about: 'design.bought-for-you', values: { vi: 'Nhà thầu Mây' } },
      ]);
      // The contractor may still buy one for itself.
      expect((await place([2])).status).toBe(200);
    });

    test('what the member owns, or is ordered for them already, is not bought again', async () => {
      await place([2], { forMessage: asked });
      const { status, body } = await place([2], { forMessage: asked });
      expect([status, body.errors.map(({ code }) => code)]).toEqual([422, ['ALREADY_ORDERED']]);
    });

    test('who has left is bought nothing, and what is paid for them then goes back', async () => {
      const { orm } = server.database;
      const { body } = await place([2], { forMessage: asked });
      await orm.update(users).set({ status: 'withdrawn' }).where(eq(users.id, memberId));
      expect(await pay(body.groupId, 1_000_000)).toBe('too-late');
      expect(await owned(memberId)).toEqual([]);
      expect((await orm.select().from(moneyReturns)).map(({ amount }) => amount)).toEqual([
        1_000_000,
      ]);
      const [order] = await orm.select().from(designOrders);
      expect(order?.state).toBe('cancelled');
      expect((await place([3], { forMessage: asked })).status).toBe(404);
      await orm.update(users).set({ status: 'active' }).where(eq(users.id, memberId));
    });

    test('no other design, no other company and nothing that was not asked', async () => {
      expect((await place([4], { forMessage: asked })).status).toBe(404);
      expect((await place([2], { forMessage: asked }, other)).status).toBe(404);
      expect((await place([2], { forMessage: 999_999 })).status).toBe(404);
      const { body } = await place([2], { forMessage: asked });
      expect((await add(body.id, [4], 4_000_000)).status).toBe(404);
      expect(await owned(memberId)).toEqual([]);
    });
  });

  test('a list asks the same number of statements for one order as for four', async () => {
    await placed([2]);
    const counted = async () => {
      statements.length = 0;
      await list('pending');
      return statements.length;
    };
    const one = await counted();
    for (const id of [3, 4, 5]) await placed([id]);
    expect(await counted()).toBe(one);
    expect((await list('pending')).items.map(({ lines }) => lines[0]?.designId)).toEqual([
      5, 4, 3, 2,
    ]);
    expect((await list('pending', other)).items).toEqual([]);
  });
});
