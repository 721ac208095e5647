import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../testing/databases.ts';
import { plant } from '../testing/fixtures.ts';
import { plantRoomOptions } from '../testing/room-options.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const request = {
  kind: 'rooms_bank',
  design_id: 1,
  selection: '1.1.1.1',
  rooms: [],
  months: 12,
  way: 'declining',
  budget: 50_000_000,
  ref: 'VIB-0231',
  name: 'Đặng Hoài Thương',
  phone: '0909123456',
  email: 'thuong@hien.example',
  consent: true,
  bank_consent: true,
  bank_consent_version: 1,
};

describe.each(databaseKinds)('requests to the bank on %s', (kind) => {
  let server: TestApp;

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantRoomOptions(database);
    server = await testApp(database);
  });
  afterAll(() => server.close());
  const sql = (text: string, values: unknown[] = []) =>
    server.database.rows<Record<string, unknown>>({ text }, values);
  beforeEach(() => sql('delete from leads'));

  const send = async (change: object = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/app/lead/send',
      payload: { ...request, ...change },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** What the shop asks for the sofa, read past everything under test. */
  const price = (amount: number) =>
    sql(
      `update products set price = $1, final_price = $1
        where id = (select product_id from room_options where slot = 'sofa' order by position limit 1)`,
      [amount],
    );

  test('what it costs and how it is paid back is counted by the server', async () => {
    await price(12_000_000);
    await sql('update product_options set extra_price = 0');
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: 'rooms_bank', subject_id: 1, repeated: false });
    const rows = await sql('select details from leads');
    // 12,000,000 in twelve parts at 9.9 % a year: 99,000 in the first month, 99,000 × 12 × 13 / 24 in all.
    const bank = {
      design_id: 1,
      home_name: 'Căn 2 phòng ngủ',
      selection: '1.1.1.1',
      rooms: [1],
      amount: 12_000_000,
      months: 12,
      way: 'declining',
      yearly_rate: 990,
      first: 1_099_000,
      highest: 1_099_000,
      interest: 643_500,
      budget: 50_000_000,
      ref: 'VIB-0231',
      consent_version: 1,
    };
    expect(rows).toEqual([{ details: { bank } }]);
  });

  test('the same again is one, another term is another', async () => {
    await price(12_000_000);
    await send();
    expect((await send({ ref: 'VIB-9', rooms: [1] })).body.data.repeated).toBe(true);
    expect((await send({ months: 24 })).body.data.repeated).toBe(false);
    expect(await sql('select id from leads')).toHaveLength(2);
  });

  test.each([
    ['less than the bank takes', 4_000_000],
    ['more than the bank takes', 2_000_000_001],
  ])('%s is refused at the amount', async (_, amount) => {
    await price(amount);
    const { status, body } = await send();
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'VALIDATION', 'amount']);
    expect(await sql('select id from leads')).toEqual([]);
  });

  test.each([
    ['a home that is not there', { design_id: 77 }, 404],
    ['a term that is not offered', { months: 13 }, 400],
    ['another text of the consent', { bank_consent_version: 2 }, 400],
    ['no consent to tell the bank', { bank_consent: false }, 400],
    ['a sign with HTML in it', { ref: '<b>' }, 400],
  ])('%s is refused', async (_, change, status) => {
    await price(12_000_000);
    expect((await send(change)).status).toBe(status);
    expect(await sql('select id from leads')).toEqual([]);
  });
});
