import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shopAccounts } from '../../db/schema/shop-account.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { plant } from '../../testing/fixtures.ts';
import { itemDesk, wholeItem } from '../../testing/item-desk.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';
import { plantUpload, uploaded } from '../../testing/uploaded.ts';

const picture = uploaded('e7');
const seen = new Date('2026-03-02T05:00:00.000Z');

describe.each(databaseKinds)('a shop that nobody verified on %s', (kind) => {
  let server: TestApp;
  let desk: ReturnType<typeof itemDesk>;
  let staff: { authorization: string };

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database);
    server = await testApp(database);
    staff = await signIn(server.app, 'quan-tri@hien.example');
    desk = itemDesk(server.app, {
      seller: await signInToShop(server.app, 'ban-hang@hien.example'),
      staff,
    });
    await plantUpload(database, picture);
  });
  afterAll(() => server.close());
  beforeEach(() => verified(seen));

  const verified = (verifiedAt: Date | null) =>
    server.database.orm
      .update(shopAccounts)
      .set({ verifiedAt })
      .where(eq(shopAccounts.sellerId, 1));
  const item = (sku: string) => ({ ...wholeItem(sku, picture), categoryId: 1 });
  const page = (id: number) =>
    desk.call<{ seller: { verifiedAt: string | null }; summary: string }>(
      `/mall/api/public/product/detail/${id}`,
    );

  test('sends nothing new, and says what to do; what it typed is kept', async () => {
    await verified(null);
    const typed = await desk.type(null, 'MOI-1', item('MOI-1'));
    const said = await desk.refused(typed, 'MOI-1');
    expect(said.code).toBe('EVENT_REFUSED');
    expect(JSON.stringify(said)).toContain('giấy phép kinh doanh');
    expect(JSON.stringify(await desk.refused(typed, 'MOI-1', 'ko'))).toContain('사업자 등록증');

    await verified(seen);
    expect(await desk.send(typed, 'MOI-1')).toMatchObject({
      state: 'waiting',
      content: typed.content,
    });
  });

  test('has nothing new approved, though it was sent before; refusing it is possible', async () => {
    const { id } = await desk.send(await desk.type(null, 'MOI-2', item('MOI-2')), 'MOI-2');
    await verified(null);
    const asked = await desk.caseOf(id);
    const decide = (decision: string, reason: string, status: number) =>
      desk.call<{ message?: string }>(
        `/admin/item/decide/${asked?.id}`,
        { decision, reason, expected_version: asked?.version },
        { headers: staff, status },
      );
    expect((await decide('approve', '', 422)).message).toContain('chưa được xác minh');
    await desk.call(`/mall/api/public/product/detail/${id}`, undefined, { status: 404 });
    await decide('reject', 'Chưa có giấy tờ', 200);
  });

  test('goes on selling what is on sale, with new prices and words, and its page says nobody looked', async () => {
    const id = await desk.onSale(item('CU-1'));
    expect(Date.parse((await page(id)).seller.verifiedAt ?? '')).toBe(seen.getTime());
    await verified(null);
    expect((await page(id)).seller.verifiedAt).toBeNull();
    await desk.send(
      await desk.type(id, '', { ...item('CU-1'), summary: { vi: 'Êm lưng', en: '', ko: '' } }),
    );
    await desk.approve(id);
    expect((await page(id)).summary).toBe('Êm lưng');
  });
});
