import { fromIct } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { outbox } from '../../db/schema/mail.ts';
import { notices } from '../../db/schema/orders.ts';
import { staffActs } from '../../db/schema/payments.ts';
import { shopAccounts, shopChanges } from '../../db/schema/shop-account.ts';
import { sellers } from '../../db/schema/shop.ts';
import { mediaUploads } from '../../db/schema/system.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, testApp } from '../../testing/test-app.ts';

type Account = {
  readonly code: string;
  readonly version: number;
  readonly data: { readonly name: string; readonly bank: { readonly account: string } | null };
  readonly verifiedAt: string | null;
  readonly contactEmail: string;
  readonly current: { readonly version: number };
  readonly changes: readonly {
    readonly id: number;
    readonly state: string;
    readonly changed: readonly string[];
    readonly reason: string | null;
  }[];
};

const start = fromIct(2026, 11, 27, 10);
const day = 86_400_000;
const number = '0071000123456';

describe.each(databaseKinds)('a shop’s own data on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let shop: typeof sellers.$inferSelect;
  let now = start;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 1, stock: 1, at: start });
    server = await testApp(database, { clock: { now: () => now } });
    await plantStaff(database, ['mot']);
    const [owner] = await database.orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'ban-hang@hien.example'));
    const [row] = await database.orm
      .update(sellers)
      .set({
        companyName: 'Công ty Mộc An',
        registrationNumber: '0101234567',
        taxCode: '0101234567',
        representative: 'Lê An',
      })
      .where(eq(sellers.userId, owner?.id ?? 0))
      .returning();
    if (row === undefined) throw new Error('no shop');
    shop = row;
    await database.orm.insert(mediaUploads).values(
      ['a', 'b'].map((letter) => ({
        name: `private-${letter.repeat(32)}.webp`,
        sha256: letter.repeat(64),
        sourceSha256: letter.repeat(64),
        width: 10,
        height: 10,
        bytes: 10,
        placeholder: '',
        color: '#000000',
        ownerId: letter === 'a' ? shop.userId : (market.buyers[0]?.userId ?? 0),
        createdAt: new Date(start),
      })),
    );
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = start;
    const { orm } = database;
    await orm.delete(shopChanges);
    await orm.delete(shopAccounts);
    await orm.delete(outbox);
    await orm.delete(notices);
    await orm.update(sellers).set(shop).where(eq(sellers.id, shop.id));
    await orm.insert(shopAccounts).values({
      sellerId: shop.id,
      contactName: 'Lê An',
      warehouse: 'Kho 1',
      bank: {
        bankName: 'Vietcombank',
        accountHolder: 'MOC AN',
        accountNumber: number,
        proof: null,
      },
    });
  });

  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url: `/mall/api/seller/account${path}`,
      headers: { authorization: `Bearer ${market.seller.token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, text: answer.body, body: answer.json<Account>() };
  };
  const values = () => ({
    name: shop.name,
    companyName: shop.companyName,
    registrationNumber: shop.registrationNumber,
    taxCode: shop.taxCode,
    representative: shop.representative ?? '',
    address: shop.address,
    bankName: 'Vietcombank',
    accountHolder: 'MOC AN',
    accountNumber: '',
    bankProof: '',
    licence: '',
    note: '',
  });
  const ask = (more: object, expectedVersion = 0) =>
    call('POST', '/change', { ...values(), expectedVersion, ...more });
  const proof = `/media/private/${'a'.repeat(32)}.webp`;
  const other = { accountNumber: '22334455667', bankProof: proof };
  /** Staff's session is over after a night, so each act begins with one. */
  const asStaff = () => signIn(server.app, 'mot@hien.example');
  const decide = async (decision: 'approve' | 'reject', version = 0, reason = '') => {
    const [waiting] = await database.orm.select({ id: shopChanges.id }).from(shopChanges);
    const answer = await server.app.inject({
      method: 'POST',
      url: `/admin/shop-change/decide/${waiting?.id ?? 0}`,
      headers: await asStaff(),
      payload: { decision, reason, expected_version: version },
    });
    return answer.statusCode;
  };
  const mails = async () =>
    (await database.orm.select().from(outbox))
      .map(({ template, recipient }) => `${template} ${recipient}`)
      .toSorted();

  test('what is asked for is shown only once staff approved it', async () => {
    const asked = await ask({ name: 'Mộc An Mới' });
    expect([asked.status, asked.body.data.name]).toEqual([200, shop.name]);
    expect(asked.body.changes).toMatchObject([{ state: 'waiting', changed: ['name'] }]);
    now += day;
    expect(await decide('approve')).toBe(200);
    const { body } = await call('GET', '');
    expect([body.data.name, body.version, body.verifiedAt]).toEqual([
      'Mộc An Mới',
      2,
      new Date(now).toISOString(),
    ]);
    expect(await mails()).toEqual(['shop-data-step ban-hang@hien.example']);
    expect(await database.orm.select({ about: notices.about }).from(notices)).toEqual([
      { about: 'partner.change-approved' },
    ]);
    // The same press again is answered as the first, and nobody is told twice.
    expect(await decide('approve')).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('refused, what is there stays and the shop reads why', async () => {
    await ask({ address: '2 Hàng Bài' });
    expect(await decide('reject', 0, ' ')).toBe(422);
    expect(await decide('reject', 0, 'Thiếu giấy tờ')).toBe(200);
    const { body } = await call('GET', '');
    expect(body.changes).toMatchObject([{ state: 'rejected', reason: 'Thiếu giấy tờ' }]);
    expect(body.verifiedAt).toBeNull();
  });

  test('an account is never told in full, and another one is told to the contact and the owner', async () => {
    const asked = await ask(other);
    expect(asked.status).toBe(200);
    for (const one of [number, other.accountNumber]) expect(asked.text).not.toContain(one);
    expect(await mails()).toEqual(
      [`shop-bank-asked ${shop.email}`, 'shop-bank-asked ban-hang@hien.example'].toSorted(),
    );
    const [mail] = await database.orm.select({ values: outbox.values }).from(outbox);
    expect(JSON.stringify(mail)).not.toContain(other.accountNumber);
    const [stored] = await database.orm.select().from(shopAccounts);
    expect(stored?.bank?.accountNumber).toBe(number);
    expect(await decide('approve')).toBe(200);
    const [after] = await database.orm.select().from(shopAccounts);
    expect(after?.bank?.accountNumber).toBe(other.accountNumber);
  });

  test('a picture is one’s own private upload', async () => {
    const bodies = [
      `/media/private/${'b'.repeat(32)}.webp`,
      `/media/private/${'c'.repeat(32)}.webp`,
    ];
    for (const bankProof of bodies) {
      const refused = await ask({ ...other, bankProof });
      expect([refused.status, refused.body.code]).toEqual([422, 'PRODUCT_07']);
    }
    expect(await database.orm.select().from(shopChanges)).toEqual([]);
  });

  test('staff who look at the number are written down', async () => {
    await ask(other);
    const [waiting] = await database.orm.select({ id: shopChanges.id }).from(shopChanges);
    const answer = await server.app.inject({
      method: 'GET',
      url: `/admin/shop-change/account/${waiting?.id ?? 0}`,
      headers: await asStaff(),
    });
    expect(answer.json()).toMatchObject({ data: { before: number, after: other.accountNumber } });
    expect(
      await database.orm
        .select({ act: staffActs.act })
        .from(staffActs)
        .where(eq(staffActs.subject, 'shop-change')),
    ).toEqual([{ act: 'account-shown' }]);
  });

  test('a further request takes the place of the one that waits, and staff who looked before decide nothing', async () => {
    await ask({ name: 'Tên một' });
    expect((await ask({ name: 'Tên hai' })).status).toBe(409);
    expect((await ask({ name: 'Tên hai' }, 1)).body.changes).toHaveLength(1);
    // The same again changes nothing.
    expect((await ask({ name: 'Tên hai' }, 1)).body.version).toBe(2);
    expect(await decide('approve', 0)).toBe(409);
    expect(await decide('approve', 1)).toBe(200);
    expect((await call('GET', '')).body.data.name).toBe('Tên hai');
  });

  test('withdrawn, staff find nothing to decide; decided, nothing is withdrawn', async () => {
    const { body } = await ask({ name: 'Tên một' });
    const path = `/change/${body.changes[0]?.id ?? 0}/withdraw`;
    expect((await call('POST', path, { expectedVersion: 0 })).status).toBe(409);
    expect((await call('POST', path, { expectedVersion: 1 })).body.changes).toMatchObject([
      { state: 'withdrawn' },
    ]);
    expect((await call('POST', path, { expectedVersion: 1 })).status).toBe(200);
    expect(await decide('approve', 1)).toBe(409);
    await ask({ name: 'Tên hai' }, 2);
    const [waiting] = await database.orm
      .select({ id: shopChanges.id })
      .from(shopChanges)
      .where(eq(shopChanges.state, 'waiting'));
    await database.orm.delete(shopChanges).where(eq(shopChanges.state, 'withdrawn'));
    expect(await decide('approve', 0)).toBe(200);
    const late = await call('POST', `/change/${waiting?.id ?? 0}/withdraw`, { expectedVersion: 4 });
    expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  });

  test('of two who ask at once one is told of the other', async () => {
    const both = await Promise.all([ask({ name: 'Tên một' }), ask({ name: 'Tên hai' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await database.orm.select().from(shopChanges)).toHaveLength(1);
  });

  test('nothing new is no request', async () => {
    const refused = await ask({});
    expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION']);
  });

  test('the contact changes at once, and the old address hears of the new one', async () => {
    const contact = {
      contactName: 'Trần Bình',
      contactPhone: '0912 345 678',
      contactEmail: 'kho@hien.example',
      warehouse: 'Kho 2',
    };
    const saved = await call('POST', '/contact', { ...contact, expectedVersion: 0 });
    expect([saved.status, saved.body.contactEmail, saved.body.version]).toEqual([
      200,
      'kho@hien.example',
      1,
    ]);
    expect(await mails()).toEqual(
      [
        `shop-contact-changed ${shop.email}`,
        'shop-contact-changed ban-hang@hien.example',
      ].toSorted(),
    );
    // A lost answer: the same again is no conflict. Another one over an old version is.
    expect((await call('POST', '/contact', { ...contact, expectedVersion: 0 })).status).toBe(200);
    const late = { ...contact, warehouse: 'Kho 3', expectedVersion: 0 };
    const conflict = await call('POST', '/contact', late);
    expect([conflict.status, conflict.body.current.version]).toEqual([409, 1]);
  });

  test('a partner without a shop has no data to change', async () => {
    await database.orm.update(sellers).set({ userId: null }).where(eq(sellers.id, shop.id));
    expect((await call('GET', '')).status).toBe(404);
    expect((await ask({ name: 'Tên một' })).status).toBe(404);
    const contact = {
      contactName: 'A',
      contactPhone: '0912345678',
      contactEmail: 'a@b.vn',
      warehouse: 'Kho',
    };
    expect((await call('POST', '/contact', { ...contact, expectedVersion: 0 })).status).toBe(404);
  });
});
