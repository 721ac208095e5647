import { randomUUID } from 'node:crypto';
import { movableClock, paymentMethods } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { productOptions } from '../db/schema/shop.ts';
import { orderFor } from '../orders/read/read-order.ts';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { testNow } from '../testing/fixture-values.ts';
import { plant } from '../testing/fixtures.ts';
import { type TestApp, signInToShop, testApp } from '../testing/test-app.ts';

type Quote = {
  sellers: {
    seller: { id: number };
    lines: { id: number; paid: number; couponShare: number; pointsShare: number; goods: number }[];
    delivery: { fee: number; refused: string | null } | null;
    deliverBy: string;
    total: number;
  }[];
  totals: Record<'goods' | 'coupon' | 'points' | 'delivery' | 'total' | 'vat', number>;
  coupons: { id: number; off: number; refused: string | null }[];
  points: { available: number; most: number; used: number };
  referral: string | null;
  methods: { method: string }[];
  refusals: { field: string; code: string; message: string }[];
  blocked: { id: number; problem: string }[];
};
type Body = Quote & {
  code: string;
  current: Quote;
  errors: { field: string; code: string; message: string }[];
  groupId: number;
  number: string;
  total: number;
  orders: { id: number }[];
};

const day = 86_400_000;

describe.each(databaseKinds)('checkout on %s', (kind) => {
  let server: TestApp;
  const clock = movableClock(testNow);
  const sql = (text: string, values: unknown[] = []) => server.database.rows({ text }, values);
  const one = async (text: string, values: unknown[] = []) => (await sql(text, values))[0] ?? {};

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    server = await testApp(database, { clock });
    await sql(
      `insert into users (email, password_hash, first_name, last_name)
        select name || '@hien.example', password_hash, 'Một', 'Người'
        from users, unnest(array['mua', 'doi', 'het', 'hai', 'la', 'tien', 'khong', 'chon', 'cuoi', 'moi', 'chu', 'ban']) name
        where email = 'khach@hien.example'`,
    );
    await sql(
      `insert into sellers (user_id, slug, name, company_name, registration_number, tax_code, address, phone, email)
        select null, 'nha-gom', 'Nhà Gốm', company_name, '0312345679', tax_code, address, phone, email from sellers`,
    );
    await sql(`update products set seller_id = 2 where id in (7, 8)`);
    await sql(
      `insert into addresses (user_id, receiver, phone, admin_system, city, ward, address, is_default, created_at)
        select id, 'An', '0912345678', 'post2025', 'Huế', 'Phường Thuận Hóa', '8 Lê Lợi', true, now()
        from users where email like '%@hien.example'`,
    );
    await sql(`insert into referral_codes (code, label) values ('HIEN2026', 'Tháng mới')`);
    await sql(`insert into referral_codes (code, label, ends_at) values ('CU', 'Cũ', $1)`, [
      new Date(testNow - day),
    ]);
  });
  afterAll(() => server.close());

  const enter = (name: string) => signInToShop(server.app, `${name}@hien.example`);
  const send = async (headers: object, what: string, payload: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/mall/api/${what}`,
      headers: { ...headers },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const put = async (headers: object, ...lines: [optionId: number, quantity: number][]) => {
    const { body } = await send(headers, 'cart/add', {
      lines: lines.map(([optionId, quantity]) => ({ optionId, quantity })),
      idempotencyKey: randomUUID(),
    });
    const found = body.sellers.flatMap((group) => group.lines) as unknown as {
      id: number;
      option: { id: number };
    }[];
    return lines.map(([optionId]) => found.find(({ option }) => option.id === optionId)?.id ?? 0);
  };
  const addressOf = async (name: string) =>
    Number(
      (
        await one(
          `select a.id from addresses a join users u on u.id = a.user_id where u.email = $1`,
          [`${name}@hien.example`],
        )
      )['id'],
    );
  const give = async (name: string, coupon: { amount: number; minimum: number; until?: number }) =>
    Number(
      (
        await one(
          `insert into user_coupons (user_id, code, name, value, minimum, "from", until, changed_at)
            select id, 'MA-' || $1::text, '{"vi": "Quà", "en": null, "ko": null}', $2, $3, $4, $5, $4
            from users where email = $6 returning id`,
          [
            String(coupon.until ?? coupon.amount),
            JSON.stringify({ kind: 'amount', amount: coupon.amount }),
            coupon.minimum,
            new Date(testNow - 30 * day),
            new Date(coupon.until ?? testNow + 30 * day),
            `${name}@hien.example`,
          ],
        )
      )['id'],
    );
  const earn = (name: string, points: number, expiresAt: number) =>
    sql(
      `insert into point_lots (user_id, source, earned, "left", earned_at, expires_at, changed_at)
        select id, 'thu:' || ($2::timestamptz)::text || ':' || id, $1::int, $1::int, $3, $2::timestamptz, $3 from users where email = $4`,
      [points, new Date(expiresAt), new Date(testNow - 30 * day), `${name}@hien.example`],
    );
  let keys = 0;
  const order = (lineIds: number[], addressId: number, more: object = {}) => ({
    lineIds,
    addressId,
    method: 'COD',
    over18: true,
    terms: true,
    expectedTotal: 0,
    idempotencyKey: `khoa-${(keys += 1)}-${kind}`,
    ...more,
  });

  test('two sellers, a coupon and points: the quote is what is booked, to the đồng', async () => {
    const me = await enter('mua');
    const addressId = await addressOf('mua');
    // 2 × 900,000 and 2,400,000.
    const lineIds = await put(me, [1, 2], [13, 1]);
    const couponId = await give('mua', { amount: 333_333, minimum: 1_000_000 });
    await earn('mua', 100_001, testNow + day);
    await earn('mua', 50_000, testNow + 60 * day);
    const ask = { lineIds, addressId, couponId, points: 120_000, referralCode: ' hien2026 ' };
    const { body: quote } = await send(me, 'checkout/quote', ask);
    expect(quote.totals).toMatchObject({
      goods: 4_200_000,
      coupon: 333_333,
      points: 120_000,
      delivery: 60_000,
      total: 4_200_000 - 333_333 - 120_000 + 60_000,
    });
    expect(quote.points).toEqual({ available: 150_001, most: 150_001, used: 120_000 });
    expect(quote.referral).toBe('HIEN2026');
    // Seven days after 20/11, to the end of the day in Vietnam.
    expect(quote.sellers[0]?.deliverBy).toBe('2026-11-27T16:59:59.999Z');
    expect([quote.refusals, quote.blocked]).toEqual([[], []]);
    const shares = quote.sellers.flatMap(({ lines }) => lines);
    expect(shares[0]).toMatchObject({
      size: { width: 400, depth: 400, height: 300, packingSize: null, removableLegs: null },
    });
    expect(shares.reduce((all, { couponShare }) => all + couponShare, 0)).toBe(333_333);
    expect(quote.sellers.reduce((all, { total }) => all + total, 0)).toBe(quote.totals.total);

    const form = order(lineIds, addressId, {
      couponId,
      points: 120_000,
      referralCode: 'hien2026',
      messages: [{ sellerId: 1, text: 'Gọi trước khi giao' }],
      redBill: {
        company: 'An Gia',
        email: 'a@angia.vn',
        taxCode: '0312345678',
        address: '1 Kim Mã',
      },
      expectedTotal: quote.totals.total,
    });
    // Two presses, and one more after the answer got lost.
    const presses = await Promise.all([
      send(me, 'checkout/place', form),
      send(me, 'checkout/place', form),
    ]);
    const again = await send(me, 'checkout/place', form);
    expect([...presses, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([...presses, again].map(({ body }) => body.groupId)).size).toBe(1);
    const { groupId } = again.body;
    expect(again.body).toMatchObject({ total: quote.totals.total, paid: true });
    expect(again.body.orders).toHaveLength(2);
    expect(await one(`select * from payment_groups where id = $1`, [groupId])).toMatchObject({
      goods: 4_200_000,
      coupon_amount: 333_333,
      points_amount: 120_000,
      total: quote.totals.total,
      referral_code: 'HIEN2026',
      coupon_id: couponId,
    });
    // Its buyer and staff read the code again; the shop that packs it and whoever has a link do not.
    const orderId = again.body.orders[0]?.id ?? 0;
    const codes = await Promise.all(
      (['buyer', 'admin', 'seller', 'guest'] as const).map(async (viewer) => {
        const asking = { viewer, language: 'vi', at: clock.now() } as const;
        return (await orderFor(server.database.orm, orderId, asking)).referralCode;
      }),
    );
    expect(codes).toEqual(['HIEN2026', 'HIEN2026', null, null]);
    const items = await sql(
      `select i.paid, i.coupon_share, o.message, o.total, r.company from order_items i
        join orders o on o.id = i.order_id left join red_bills r on r.order_id = o.id
        where o.group_id = $1 order by i.id`,
      [groupId],
    );
    expect(items.map((item) => item['paid'])).toEqual(shares.map(({ paid }) => paid));
    expect(items.map((item) => [item['message'], item['company']])).toEqual([
      ['Gọi trước khi giao', 'An Gia'],
      ['', 'An Gia'],
    ]);
    // The lot that expires first is empty, the other gave the rest.
    expect(await sql(`select "left", state from point_lots order by expires_at`)).toEqual([
      { left: 0, state: 'used' },
      { left: 30_001, state: 'active' },
    ]);
    expect(await one(`select sum(amount)::int as spent from point_moves`)).toEqual({
      spent: -120_000,
    });
    expect(await one(`select state from user_coupons where id = $1`, [couponId])).toEqual({
      state: 'used',
    });
    expect(await one(`select stock from product_options where id = 1`)).toEqual({ stock: 3 });
    expect(await sql(`select id from cart_lines where id = any($1)`, [lineIds])).toEqual([]);
    // The key belongs to that order alone.
    expect(await send(me, 'checkout/place', { ...form, method: 'VA' })).toMatchObject({
      status: 422,
      body: { code: 'CONFLICT' },
    });
  });

  test('a price that moved is 409 with the new one, and nothing is written', async () => {
    const me = await enter('doi');
    const addressId = await addressOf('doi');
    const lineIds = await put(me, [5, 1]);
    const { body: quote } = await send(me, 'checkout/quote', { lineIds, addressId });
    await sql(`update products set final_price = final_price - 10000 where id = 3`);
    const form = order(lineIds, addressId, { expectedTotal: quote.totals.total });
    const refused = await send(me, 'checkout/place', form);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: { totals: { total: quote.totals.total - 10_000 } } },
    });
    expect(
      await sql(`select 1 from orders o join users u on u.id = o.user_id
      where u.email = 'doi@hien.example'`),
    ).toEqual([]);
    const second = await send(me, 'checkout/place', {
      ...order(lineIds, addressId),
      expectedTotal: refused.body.current.totals.total,
      method: 'VA',
    });
    expect(second).toMatchObject({ status: 200, body: { paid: false, method: 'VA' } });
    // Prices of the client are none of the contract's fields.
    expect(
      await send(me, 'checkout/place', { ...order(lineIds, addressId), total: 1 }),
    ).toMatchObject({ status: 400 });
  });

  test('what is sold out in between is named, line by line', async () => {
    const me = await enter('het');
    const addressId = await addressOf('het');
    const lineIds = await put(me, [7, 1], [9, 4], [15, 1]);
    await sql(`update product_options set stock = 0 where id = 7`);
    await sql(`update product_options set stock = 1 where id = 9`);
    const { body: quote } = await send(me, 'checkout/quote', { lineIds, addressId });
    expect(quote.blocked).toMatchObject([
      { id: lineIds[0], problem: 'sold_out' },
      { id: lineIds[1], problem: 'not_enough' },
    ]);
    const refused = await send(me, 'checkout/place', order(lineIds, addressId));
    expect(refused).toMatchObject({ status: 422, body: { code: 'PRODUCT_12' } });
    expect(refused.body.errors.map(({ field }) => field)).toEqual([
      `lines.${lineIds[0]}`,
      `lines.${lineIds[1]}`,
    ]);
    await sql(`delete from product_options where id = 15`);
    expect(await send(me, 'checkout/place', order([lineIds[2] ?? 0], addressId))).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: [{ code: 'option_gone' }] },
    });
  });

  test('one coupon and one balance pay once, in two tabs', async () => {
    const me = await enter('hai');
    const addressId = await addressOf('hai');
    const [a = 0, b = 0] = await put(me, [3, 1], [4, 1]);
    const couponId = await give('hai', { amount: 100_000, minimum: 0 });
    await earn('hai', 50_000, testNow + 9 * day);
    const tab = async (lineId: number) => {
      const ask = { lineIds: [lineId], addressId, couponId, points: 50_000 };
      const { body } = await send(me, 'checkout/quote', ask);
      return order([lineId], addressId, { ...ask, expectedTotal: body.totals.total });
    };
    const forms = [await tab(a), await tab(b)];
    const answers = await Promise.all(forms.map((form) => send(me, 'checkout/place', form)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors.map(({ field, code }) => [field, code])).toEqual([
      ['couponId', 'COUPON_USED'],
      ['points', 'NOT_ENOUGH_POINTS'],
    ]);
  });

  test('says at its field what cannot be used', async () => {
    const me = await enter('la');
    const addressId = await addressOf('la');
    const [lineId = 0] = await put(me, [10, 1]);
    const expired = await give('la', { amount: 1, minimum: 0, until: testNow - 1 });
    const dear = await give('la', { amount: 2, minimum: 90_000_000 });
    const quote = (more: object) =>
      send(me, 'checkout/quote', { lineIds: [lineId], addressId, ...more });
    const exact = 'Mã giới thiệu không đúng! Vui lòng kiểm tra và nhập lại';
    expect((await quote({ referralCode: 'SAI' })).body.refusals).toEqual([
      { field: 'referralCode', code: 'referral.invalid', message: exact },
    ]);
    const english = await send({ ...me, 'accept-language': 'en' }, 'checkout/place', {
      ...order([lineId], addressId),
      referralCode: 'sai',
    });
    expect(english).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'referralCode',
            message: 'Invalid referral code! Please check & Insert again',
          },
        ],
      },
    });
    for (const [more, code, words] of [
      [{ couponId: expired }, 'COUPON_NOT_VALID_NOW', /đã hết hạn, ngày cuối là \d/u],
      [{ couponId: dear }, 'COUPON_MINIMUM', /cho đơn từ 90\.000\.000.đ, còn thiếu [\d.]+.đ/u],
      [{ points: 1 }, 'NOT_ENOUGH_POINTS', /\S/u],
    ] as const) {
      const message: unknown = expect.stringMatching(words);
      expect((await quote(more)).body.refusals).toMatchObject([{ code, message }]);
      expect(await send(me, 'checkout/place', order([lineId], addressId, more))).toMatchObject({
        status: 422,
        body: { errors: [{ code, message }] },
      });
    }
    await sql(`update addresses set city = 'Lai Châu' where id = $1`, [addressId]);
    expect((await quote({})).body.refusals).toMatchObject([
      { field: 'addressId', code: 'delivery.noService' },
    ]);
    for (const wrong of [
      { over18: false },
      { terms: false },
      { redBill: { company: '', email: 'x', taxCode: '1', address: '' } },
    ])
      expect(await send(me, 'checkout/place', order([lineId], addressId, wrong))).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      });
    for (const wrong of [{ points: -1 }, { points: 0.5 }, { method: 'BTC' }, { lineIds: [] }])
      expect((await send(me, 'checkout/place', order([lineId], addressId, wrong))).status).toBe(
        400,
      );
  });

  test('what is chosen is asked about where no line is named; one that was put aside can be named', async () => {
    const me = await enter('chon');
    const addressId = await addressOf('chon');
    const [chosen = 0, left = 0, aside = 0] = await put(me, [2, 1], [6, 1], [11, 1]);
    await sql(`update cart_lines set selected = false where id = $1`, [left]);
    await sql(`update cart_lines set later = true where id = $1`, [aside]);
    const asked = async (more: object) => {
      const { status, body } = await send(me, 'checkout/quote', { addressId, ...more });
      return [status, body.sellers?.flatMap(({ lines }) => lines.map(({ id }) => id))];
    };
    expect(await asked({})).toEqual([200, [chosen]]);
    expect(await asked({ lineIds: [aside] })).toEqual([200, [aside]]);
    expect(await asked({ lineIds: [chosen, chosen] })).toEqual([200, [chosen]]);
    // One that is not there spoils the others: nobody pays for less than they asked.
    expect((await asked({ lineIds: [chosen, 2_000_000_000] }))[0]).toBe(404);
    expect(
      (await send(me, 'checkout/place', order([chosen, 2_000_000_000], addressId))).status,
    ).toBe(404);
  });

  test('a code of a friend counts to its last moment, and nobody’s own', async () => {
    const me = await enter('moi');
    const addressId = await addressOf('moi');
    const [lineId = 0] = await put(me, [12, 1]);
    await sql(
      `insert into referral_codes (code, label, ends_at, user_id) values ('NAY', '', $1, null),
        ('MAI', '', $2, null), ('QUA', '', $3, null),
        ('TOI', '', null, (select id from users where email = 'moi@hien.example'))`,
      [new Date(testNow), new Date(testNow + day), new Date(testNow - 1)],
    );
    const said = async (referralCode: string, who = me) => {
      const { body } = await send(who, 'checkout/quote', {
        lineIds: [lineId],
        addressId,
        referralCode,
      });
      return body.referral ?? body.refusals.map(({ field, code }) => [field, code]);
    };
    const refused = (code: string) => [['referralCode', `referral.${code}`]];
    expect(
      await Promise.all(['nay', 'mai', 'qua', 'toi', 'khong', ' '].map((code) => said(code))),
    ).toEqual(['NAY', 'MAI', refused('ended'), refused('own'), refused('invalid'), []]);
  });

  test('one’s own code is called one’s own to nobody else', async () => {
    const me = await enter('chu');
    const other = await enter('ban');
    await sql(
      `insert into referral_codes (code, label, owner, ends_at, user_id) values
        ('CUACHU', '', 'member', null, (select id from users where email = 'chu@hien.example')),
        ('CUCHU', '', 'member', $1, (select id from users where email = 'chu@hien.example'))`,
      [new Date(testNow - 1)],
    );
    const place = async (who: typeof me, name: string, referralCode: string) => {
      const [lineId = 0] = await put(who, [12, 1]);
      const addressId = await addressOf(name);
      return send(who, 'checkout/place', order([lineId], addressId, { referralCode }));
    };
    const own =
      'Đây là mã giới thiệu của chính bạn nên bạn không dùng được. Hãy nhập mã của người khác hoặc để trống.';
    for (const code of [' cuachu', 'CUCHU'])
      expect(await place(me, 'chu', code)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'referralCode', code: 'referral.own', message: own }] },
      });
    // To somebody else the one that runs is a code, the one that does not has ended, whoever made them.
    expect((await place(other, 'ban', 'cuachu')).status).toBe(409);
    expect(await place(other, 'ban', 'cuchu')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'referralCode', code: 'referral.ended' }] },
    });
  });

  test('a way to pay that is not offered is refused at its field', async () => {
    const me = await enter('moi');
    const addressId = await addressOf('moi');
    const [lineId = 0] = await put(me, [1, 1]);
    const { body: quote } = await send(me, 'checkout/quote', { lineIds: [lineId], addressId });
    const offered = new Set(quote.methods.map(({ method }) => method));
    const others = paymentMethods.filter((method) => !offered.has(method));
    expect(others).not.toEqual([]);
    for (const method of others)
      expect(
        await send(
          me,
          'checkout/place',
          order([lineId], addressId, { method, expectedTotal: quote.totals.total }),
        ),
      ).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION', errors: [{ field: 'method', code: 'NOT_NOW' }] },
      });
  });

  test('a piece that is gone and something else wrong are told together', async () => {
    const me = await enter('moi');
    const addressId = await addressOf('moi');
    const [lineId = 0] = await put(me, [14, 1]);
    await sql(`update product_options set stock = 0 where id = 14`);
    expect(
      await send(me, 'checkout/place', order([lineId], addressId, { points: 1 })),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'VALIDATION',
        errors: [{ field: `lines.${lineId}`, code: 'sold_out' }, { code: 'NOT_ENOUGH_POINTS' }],
      },
    });
  });

  test.runIf(kind === 'postgres')(
    'the last piece, taken by another while the order was written, is named and stays in the cart',
    async () => {
      const me = await enter('cuoi');
      const addressId = await addressOf('cuoi');
      const lineIds = await put(me, [17, 1], [20, 1]);
      const { body: quote } = await send(me, 'checkout/quote', { lineIds, addressId });
      const form = order(lineIds, addressId, { expectedTotal: quote.totals.total });
      const [holds, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const another = server.database.orm.transaction(async (tx) => {
        await tx.update(productOptions).set({ stock: 0 }).where(eq(productOptions.id, 20));
        holds.resolve();
        await goOn.promise;
      });
      await holds.promise;
      const placing = send(me, 'checkout/place', form);
      await vi.waitFor(
        async () =>
          expect(
            await one(
              `select count(*)::int as waiting from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`,
            ),
          ).toEqual({ waiting: 1 }),
        { timeout: 20_000 },
      );
      goOn.resolve();
      await another;
      expect(await placing).toMatchObject({
        status: 422,
        body: {
          code: 'PRODUCT_12',
          errors: [
            {
              field: `lines.${lineIds[1]}`,
              code: 'sold_out',
              message: 'Sản phẩm đã hết hàng.',
            },
          ],
        },
      });
      expect(await sql(`select id from cart_lines where id = any($1)`, [lineIds])).toHaveLength(2);
      expect(
        await one(
          `select count(*)::int as orders from orders o join users u on u.id = o.user_id
            where u.email = 'cuoi@hien.example'`,
        ),
      ).toEqual({ orders: 0 });
      // The other piece is whole again for the next buyer.
      expect(await one(`select stock from product_options where id = 17`)).toEqual({ stock: 5 });
    },
  );

  test('what is somebody else’s is not found', async () => {
    const me = await enter('khong');
    const mine = await addressOf('khong');
    const [lineId = 0] = await put(me, [18, 1]);
    const other = await addressOf('la');
    const coupon = await give('la', { amount: 77, minimum: 0 });
    const line = Number(
      (
        await one(
          `select c.id from cart_lines c join users u on u.id = c.user_id where u.email = 'la@hien.example'`,
        )
      )['id'],
    );
    for (const form of [
      order([lineId], other),
      order([line], mine),
      order([lineId], mine, { couponId: coupon }),
    ]) {
      expect(await send(me, 'checkout/place', form)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect((await send({}, 'checkout/place', order([lineId], mine))).status).toBe(401);
  });

  test('with nothing left to pay the order begins at once', async () => {
    const me = await enter('tien');
    const addressId = await addressOf('tien');
    await sql(
      `update products set shipping = jsonb_set(shipping, '{feeType}', '"free"') where id = 10`,
    );
    const [lineId = 0] = await put(me, [19, 1]);
    await earn('tien', 90_000_000, testNow + 9 * day);
    const ask = { lineIds: [lineId], addressId, points: 90_000_000 };
    const { body: quote } = await send(me, 'checkout/quote', ask);
    expect([quote.totals.total, quote.methods.map(({ method }) => method)]).toEqual([0, ['COD']]);
    expect(quote.points.used).toBe(quote.totals.goods);
    expect(
      await send(me, 'checkout/place', order([lineId], addressId, { points: 90_000_000 })),
    ).toMatchObject({ status: 200, body: { total: 0, paid: true } });
    expect(
      await one(
        `select sum("left")::int as left from point_lots l join users u on u.id = l.user_id
          where u.email = 'tien@hien.example'`,
      ),
    ).toEqual({ left: 90_000_000 - quote.totals.goods });
  });
});
