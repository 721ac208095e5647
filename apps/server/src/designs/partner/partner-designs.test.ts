import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DesignContent, blankDesign, blankRoom } from '@hien/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { password, testNow } from '../../testing/fixture-values.ts';
import { plant } from '../../testing/fixtures.ts';
import { paymentsAt } from '../../testing/payments.ts';
import { plantStaff } from '../../testing/staff.ts';
import { type TestApp, signIn, signInToShop, testApp } from '../../testing/test-app.ts';
import { grantDesign } from '../purchases.ts';

type Header = { authorization: string };

/** A document of one page, as small as one can be. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nBản vẽ của đối tác\nstartxref\n9\n%%EOF\n',
);

describe.each(databaseKinds)('a partner sells designs on %s', (kind) => {
  let server: TestApp;
  let origin: string;
  let partner: Header;
  let other: Header;
  let member: Header;
  let buyer: Header;
  let admin: Header;
  let content: DesignContent;
  const sql = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    server.database.rows<Row>({ text }, values);

  /** Sends a file as the wizard does, and answers its address. */
  const upload = async (
    file: Buffer,
    { url, type, headers }: { url: string; type: string; headers: Header },
  ): Promise<string> => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(file)], { type }), 'a');
    if (url === '/aws/upload') form.append('folder', 'portfolio');
    const answer = await fetch(`${origin}${url}`, { method: 'POST', headers, body: form });
    const { data } = (await answer.json()) as { data: string[] };
    return data[0] ?? '';
  };
  const picture = async (background: string, width = 640, height = 480): Promise<string> => {
    const image = sharp({ create: { width, height, channels: 3, background } });
    return upload(await image.png().toBuffer(), {
      url: '/aws/upload',
      type: 'image/png',
      headers: partner,
    });
  };
  const document = (headers: Header, bytes = pdf) =>
    upload(bytes, { url: '/app/upload/private-document', type: 'application/pdf', headers });

  beforeAll(async () => {
    const database = await freshDatabase(kind);
    await plant(database);
    await plantStaff(database);
    server = await testApp(database, { payments: paymentsAt('http://127.0.0.1:9') });
    await sql(
      `insert into users (email, password_hash, first_name, last_name, roles, business_kind, partner)
        select name || '@hien.example', password_hash, 'Khuê', 'Lê', array['business'], 'freelancer', array['design']
        from users, unnest(array['ve-mot', 've-hai']) name where email = 'khach@hien.example'`,
    );
    // The list says how many rooms a design has: those of the fixtures have one.
    await sql(
      `insert into design_rooms (design_id, room_type, name, area_m2, cover) select id, 'bedroom', name, 10, cover from designs`,
    );
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    partner = await signIn(server.app, 've-mot@hien.example');
    other = await signIn(server.app, 've-hai@hien.example');
    member = await signIn(server.app, 'khach@hien.example');
    buyer = await signIn(server.app, 'ban-hang@hien.example');
    admin = await signIn(server.app, 'quan-tri@hien.example');
    const [cover, kitchen, plan, around] = [
      await picture('#c8b9a0'),
      await picture('#7d8f86'),
      await picture('#ffffff'),
      await picture('#d8d2c4', 6000, 3000),
    ];
    content = {
      ...blankDesign,
      name: { vi: 'Nhà ống đón gió', en: 'Wind house', ko: '' },
      summary: { vi: 'Giếng trời giữa nhà.', en: '', ko: '' },
      description: { vi: 'Phòng nào cũng có hai mặt thoáng.', en: '', ko: '' },
      design_type: 'whole-unit',
      house_type: '3-bedroom',
      style: 'scandinavian',
      area: 128,
      plan_type: 'multi-floor',
      price: 9_800_000,
      pictures: [cover, kitchen],
      rooms: [
        {
          ...blankRoom,
          room_type: 'living-room',
          area: 26,
          pictures: [cover],
          pieces: [{ product_id: 1, quantity: 2, x: 0.25, y: 0.75 }],
          panorama: around,
          place: { plan, x: 0.1, y: 0.2, width: 0.5, height: 0.25 },
        },
        { ...blankRoom, room_type: 'kitchen', area: 14, pictures: [kitchen] },
      ],
      plans: [plan],
      files: [{ file: await document(partner), kind: 'plan', title: '../Bản vẽ kỹ thuật' }],
    };
  });
  afterAll(() => server.close());

  const post = (path: string, payload: Record<string, unknown>, headers = partner) =>
    server.app.inject({
      method: 'POST',
      url: `/app/interior-design/own/${path}`,
      headers,
      payload,
    });
  const save = (id: number | null, version: number, typed: DesignContent, headers = partner) =>
    post('draft/save', { id, expected_version: version, content: typed }, headers);
  const send = (
    id: number | null,
    version: number,
    key: string = randomUUID(),
    headers = partner,
  ) => post('draft/send', { id, expected_version: version, key }, headers);
  const draft = async (id: number | null) =>
    (
      await server.app.inject({
        url: `/app/interior-design/own/draft${id === null ? '' : `?id=${id}`}`,
        headers: partner,
      })
    ).json().data;
  const mine = async (headers = partner) =>
    (await server.app.inject({ url: '/app/interior-design/own/list', headers })).json().data;
  const cases = async () =>
    (await server.app.inject({ url: '/admin/design/list', headers: admin })).json().data.items;
  const decide = (id: number, decision: 'approve' | 'reject', reason = '', version = 0) =>
    server.app.inject({
      method: 'POST',
      url: `/admin/design/decide/${id}`,
      headers: admin,
      payload: { decision, reason, expected_version: version },
    });
  const moveDesign = (
    id: number,
    action: 'withhold' | 'release',
    { reason = 'Ảnh của người khác', version = 0, headers = admin } = {},
  ) =>
    server.app.inject({
      method: 'POST',
      url: `/admin/design-sale/move/${id}`,
      headers,
      payload: { action, reason, expected_version: version },
    });
  const sales = async (search = '') =>
    (await server.app.inject({ url: `/admin/design-sale/list${search}`, headers: admin })).json()
      .data.items;
  const partnerPage = async () => {
    const [owner] = await sql<{ id: number }>(
      `select id from users where email = 've-mot@hien.example'`,
    );
    return server.app.inject(`/app/interior-design/design-partner-detail/${owner?.id}`);
  };
  const listed = async () =>
    (await server.app.inject('/app/interior-design/list?sort=newest')).json().data.items;
  const preview = async (id: number) =>
    (await server.app.inject(`/app/interior-design/preview/${id}`)).json().data;
  const detail = async (id: number) =>
    (await server.app.inject({ url: `/app/interior-design/detail/${id}`, headers: buyer })).json()
      .data;
  const news = async (email: string) =>
    (
      await sql<{ about: string }>(
        `select n.about from notices n join users u on u.id = n.user_id where u.email = $1 order by n.id`,
        [email],
      )
    ).map(({ about }) => about);

  let workId: number;
  let designId: number;

  test('nobody writes who is no design partner', async () => {
    for (const headers of [member, buyer])
      expect((await save(null, 0, content, headers)).statusCode).toBe(403);
    expect((await server.app.inject({ url: '/app/interior-design/own/list' })).statusCode).toBe(
      401,
    );
  });

  test('is kept from its first key, and two tabs do not type over each other', async () => {
    const first = await save(null, 0, { ...blankDesign, area: 3 });
    expect(first.json().data).toMatchObject({ id: null, version: 1, state: 'draft' });
    const racing = await Promise.all([save(null, 1, content), save(null, 1, content)]);
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await mine()).toMatchObject({ items: [], begun: { name: 'Nhà ống đón gió' } });
    expect(await mine(other)).toEqual({ items: [], begun: null });
  });

  test('what is missing is named at its place, and nothing is lost', async () => {
    const [living, kitchen] = content.rooms;
    const small = await picture('#b0a090', 1600, 800);
    await save(null, 2, {
      ...content,
      price: 0,
      rooms: [
        { ...(living ?? blankRoom), pieces: [{ product_id: 999_999, quantity: 1, x: 0, y: 0 }] },
        {
          ...(kitchen ?? blankRoom),
          area: null,
          pictures: [],
          // Not twice as wide as high; twice as wide and too small.
          panorama: content.pictures[1] ?? null,
        },
        {
          ...blankRoom,
          room_type: 'bedroom',
          area: 9,
          pictures: content.pictures,
          panorama: small,
        },
      ],
    });
    const refused = await send(null, 3);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'price',
      'rooms.1.area',
      'rooms.1.pictures',
      'rooms.0.pieces',
      'rooms.1.panorama',
      'rooms.2.panorama',
    ]);
    expect((await draft(null)).content.rooms).toHaveLength(3);
    expect(await cases()).toEqual([]);
  });

  test('what is nobody’s upload, or somebody else’s, is refused', async () => {
    const foreign = await document(other, Buffer.concat([pdf, Buffer.from('%%EOF\n')]));
    const [file] = content.files;
    let version = 3;
    for (const change of [
      { pictures: ['/media/rooms/living-modern-01.avif'] },
      { pictures: [`/media/uploads/${'a'.repeat(32)}.webp`] },
      // A private file is no picture of the page, a picture of the page no document.
      { pictures: [file?.file ?? ''] },
      { files: [{ ...file, file: content.pictures[0] }] },
      { files: [{ ...file, file: foreign }] },
    ]) {
      await save(null, version, { ...content, ...(change as Partial<DesignContent>) });
      version += 1;
      expect((await send(null, version)).json(), JSON.stringify(change)).toMatchObject({
        code: 'PRODUCT_07',
      });
    }
    await save(null, version, content);
  });

  test('a new design is seen by nobody until staff approve it', async () => {
    const { version } = await draft(null);
    const sent = await send(null, version, 'gui-lan-dau-1');
    workId = sent.json().data.id;
    expect(sent.json().data).toMatchObject({ state: 'waiting', design_id: null, live: null });
    // The answer was lost: the same sending again is the same design.
    expect((await send(null, version, 'gui-lan-dau-1')).json()).toEqual(sent.json());
    expect(await cases()).toHaveLength(1);
    expect((await save(workId, version, content)).json().code).toBe('CONFLICT');
    expect((await post('sell', { id: workId, on_sale: true })).json().code).toBe('EVENT_REFUSED');
    expect((await post('sell', { id: workId, on_sale: true }, other)).statusCode).toBe(404);
    expect((await listed()).some(({ title }: { title: string }) => title === content.name.vi)).toBe(
      false,
    );
    const [one] = await cases();
    expect(one).toMatchObject({
      kind: 'new',
      before: null,
      partner_name: 'Lê Khuê',
      pieces: [{ product_id: 1, name: 'Đèn trần mây' }],
    });
    expect((await decide(one.id, 'reject', ' ')).json().code).toBe('AUTH_15');
    expect((await decide(one.id, 'reject', 'Thiếu phòng ngủ')).statusCode).toBe(200);
    expect((await decide(one.id, 'reject', 'Thiếu phòng ngủ')).statusCode).toBe(200);
    expect(await draft(workId)).toMatchObject({ state: 'rejected', rejection: 'Thiếu phòng ngủ' });
    expect((await send(workId, version)).json().code).toBe('EVENT_REFUSED');
  });

  test('mended and approved it is on sale, as staff saw it', async () => {
    const { version } = await draft(workId);
    content = { ...content, price: 9_500_000 };
    await save(workId, version, content);
    expect((await send(workId, version + 1)).json().data.state).toBe('waiting');
    const [one] = await cases();
    expect((await decide(one.id, 'approve')).statusCode).toBe(200);
    const now = await draft(workId);
    designId = now.design_id;
    expect(now).toMatchObject({ state: 'on_sale', saved_at: null });
    // What is sold is what was told, but for the rooms, which have numbers now.
    const numbered = now.live.rooms.map(({ room_id: id }: { room_id: number }) => id);
    expect(numbered.every((id: number) => id > 0)).toBe(true);
    expect(now.live).toEqual({
      ...content,
      rooms: content.rooms.map((room, at) => ({ ...room, room_id: numbered[at] })),
    });
    const newest = (await listed()).find(({ id }: { id: number }) => id === designId);
    expect(newest).toMatchObject({
      id: designId,
      design_number: `HD-${String(designId).padStart(4, '0')}`,
      price: 9_500_000,
      room_count: 2,
    });
    expect(newest.construction.to).toBeGreaterThan(newest.construction.from);
    const shown = await detail(designId);
    expect(shown.floors[0].rooms).toMatchObject([
      {
        room_id: shown.rooms[0].id,
        name: 'Phòng khách',
        area: 26,
        x: 0.35,
        y: 0.325,
        box: { x: 0.1, y: 0.2, width: 0.5, height: 0.25 },
      },
    ]);
    // Wide enough to look about in, though what is sold is shown smaller.
    expect(shown.rooms[0]).toMatchObject({
      panorama: { width: 4096, height: 2048 },
      around: null,
      picture: { width: 640 },
    });
    expect(shown.rooms[1].panorama).toBeNull();
    expect(await preview(designId)).toMatchObject({
      designer: 'Lê Khuê',
      is_on_sale: true,
      files: [
        // The room all around with them.
        { kind: 'render', format: 'WEBP', count: 3 },
        { kind: 'plan', format: 'WEBP', count: 1 },
        { kind: 'plan', format: 'PDF', count: 1 },
        { kind: 'materials', format: 'CSV', count: 1 },
        { kind: 'estimate', format: 'CSV', count: 1 },
        { kind: 'licence', format: 'TXT', count: 1 },
      ],
    });
    expect(await news('ve-mot@hien.example')).toEqual(['design.rejected', 'design.approved']);
    const found = await server.app.inject('/app/interior-design/list?q=nha%20ong%20don%20gio');
    expect(found.json().data.items[0]).toMatchObject({ id: designId });
  });

  test('what was uploaded is what a buyer downloads', async () => {
    const [who] = await sql<{ id: number }>(
      `select id from users where email = 'ban-hang@hien.example'`,
    );
    await grantDesign(server.database.orm, {
      userId: who?.id ?? 0,
      designId,
      orderId: null,
      at: testNow,
    });
    const ask = async (what: string, payload: object) =>
      (
        await server.app.inject({
          method: 'POST',
          url: `/app/interior-design/owned/${designId}/${what}`,
          headers: buyer,
          payload,
        })
      ).json().data;
    const { token } = await ask('link', { mail: false });
    const { url, size } = await ask('open', { token });
    const bytes = Buffer.from(await (await fetch(`${origin}${url}`)).arrayBuffer());
    expect(bytes.length).toBe(size);
    const folder = mkdtempSync(join(tmpdir(), 'hien-partner-'));
    try {
      writeFileSync(join(folder, 'a.zip'), bytes);
      execFileSync('unzip', ['-q', join(folder, 'a.zip'), '-d', folder]);
      const inside = join(folder, `HD-${String(designId).padStart(4, '0')}`);
      const paths = readdirSync(inside, { recursive: true, encoding: 'utf8' }).toSorted();
      expect(paths.filter((path) => path.includes('.'))).toEqual(
        [
          'GIAY-PHEP.txt',
          'du-toan.csv',
          'du-toan.xlsx',
          'ho-so/01-ban-ve-ky-thuat.pdf',
          'mat-bang/mat-bang-1.webp',
          'phoi-canh/01-phong-khach.webp',
          'phoi-canh/02-phong-khach-360.webp',
          'phoi-canh/03-bep.webp',
          'vat-lieu.csv',
          'vat-lieu.xlsx',
        ].toSorted(),
      );
      expect(readFileSync(join(inside, 'ho-so/01-ban-ve-ky-thuat.pdf'))).toEqual(pdf);
      const render = await sharp(readFileSync(join(inside, 'phoi-canh/03-bep.webp'))).metadata();
      expect([render.width, render.height]).toEqual([640, 480]);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect((await mine()).items).toMatchObject([
      { id: workId, state: 'on_sale', sold: 1, downloads: 1 },
    ]);
    // The document alone is its partner's and staff's.
    const path = (content.files[0]?.file ?? '').replace('/media/private/', '');
    expect((await server.app.inject({ url: `/media/private/${path}` })).statusCode).toBe(404);
  });

  test('an edit waits while the old version is on sale, and rooms keep their numbers', async () => {
    const before = await draft(workId);
    const [living, kitchen] = before.live.rooms;
    const edited = {
      ...before.live,
      price: 11_000_000,
      // The kitchen goes first, the living room goes, a bedroom comes.
      rooms: [kitchen, { ...living, room_id: null, room_type: 'bedroom', pieces: [] }],
    };
    await save(workId, before.version, edited);
    const sent = await send(workId, before.version + 1);
    expect(sent.json().data).toMatchObject({ state: 'edit_request' });
    expect((await preview(designId)).price).toBe(9_500_000);
    const [one] = await cases();
    expect(one).toMatchObject({ kind: 'edit', changed: ['price', 'rooms'] });
    await decide(one.id, 'reject', 'Giá tăng không có lý do');
    expect((await preview(designId)).price).toBe(9_500_000);
    expect(await draft(workId)).toMatchObject({
      state: 'on_sale',
      rejection: 'Giá tăng không có lý do',
      content: { price: 11_000_000 },
    });
    await send(workId, before.version + 1);
    const [again] = await cases();
    const both = await Promise.all([
      decide(again.id, 'approve'),
      decide(again.id, 'reject', 'Thôi'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    if ((await preview(designId)).price !== 11_000_000) {
      await send(workId, before.version + 1);
      const [third] = await cases();
      await decide(third.id, 'approve');
    }
    const now = await preview(designId);
    expect(now.price).toBe(11_000_000);
    expect(now.rooms.map(({ room_type: type }: { room_type: string }) => type)).toEqual([
      'kitchen',
      'bedroom',
    ]);
    expect(now.rooms[0].id).toBe(kitchen.room_id);
    expect(now.rooms[1].id).not.toBe(living.room_id);
  });

  test('off sale nobody buys it, whoever waits hears of it, and an approval puts nothing back', async () => {
    const shop = await signInToShop(server.app, 'ban-hang@hien.example');
    await sql('delete from design_purchases');
    const placed = await server.app.inject({
      method: 'POST',
      url: '/mall/api/design-order/place',
      headers: shop,
      payload: {
        designIds: [designId],
        method: 'QR',
        over18: true,
        terms: true,
        noRefund: true,
        expectedTotal: 11_000_000,
        idempotencyKey: randomUUID(),
      },
    });
    expect(placed.statusCode, placed.body).toBe(200);
    const before = await draft(workId);
    await save(workId, before.version, { ...before.live, price: 10_000_000 });
    await send(workId, before.version + 1);
    const off = await post('sell', { id: workId, on_sale: false });
    expect(off.json().data.items).toMatchObject([{ state: 'edit_request', is_off: true }]);
    // Pressed twice it is told once.
    await post('sell', { id: workId, on_sale: false });
    expect(
      (await news('ban-hang@hien.example')).filter((about) => about === 'design.taken-off'),
    ).toHaveLength(1);
    expect((await listed()).some(({ id }: { id: number }) => id === designId)).toBe(false);
    const [one] = await cases();
    expect((await decide(one.id, 'approve')).statusCode).toBe(200);
    expect(await preview(designId)).toMatchObject({ is_on_sale: false, price: 10_000_000 });
    expect(await draft(workId)).toMatchObject({ state: 'off_sale', is_off: true });
    const back = await post('sell', { id: workId, on_sale: true });
    expect(back.json().data.items).toMatchObject([{ state: 'on_sale', is_off: false }]);
    // What was on sale is taken off, never deleted.
    const { version } = await draft(workId);
    expect((await post('delete', { id: workId, expected_version: version })).json().code).toBe(
      'EVENT_REFUSED',
    );
  });

  test('what staff took off its partner does not put back, and is told so', async () => {
    const [one] = await sales('?q=nha');
    expect(one).toMatchObject({
      id: designId,
      version: 0,
      of_house: false,
      sale: { state: 'on_sale', reason: null },
      acts: [],
    });
    const { version } = one;
    expect((await moveDesign(one.id, 'withhold', { version, headers: partner })).statusCode).toBe(
      403,
    );
    expect((await moveDesign(one.id, 'withhold', { version, reason: ' ' })).json().code).toBe(
      'AUTH_15',
    );
    expect((await moveDesign(one.id, 'release', { version })).statusCode).toBe(409);
    const heard = (await news('ve-mot@hien.example')).length;
    const [first, again] = [
      await moveDesign(one.id, 'withhold', { version }),
      await moveDesign(one.id, 'withhold', { version }),
    ];
    expect(first.json().data).toMatchObject({
      version: version + 1,
      sale: { state: 'withheld', reason: 'Ảnh của người khác' },
      acts: [{ act: 'suspended', by: expect.any(String), text: 'Ảnh của người khác' }],
    });
    expect((await sales('?sale=withheld')).map(({ id }: { id: number }) => id)).toEqual([designId]);
    // The answer was lost: the same press again is the same.
    expect(again.json()).toEqual(first.json());
    expect((await mine()).items).toMatchObject([
      { state: 'off_sale', is_off: true, withheld: 'Ảnh của người khác' },
    ]);
    expect((await listed()).some(({ id }: { id: number }) => id === designId)).toBe(false);
    for (const [language, words] of [
      ['vi', 'Hiên đã gỡ'],
      ['en', 'We took this design off sale'],
      ['ko', '판매를 중지한 디자인'],
    ] as const) {
      const refused = await post('sell', { id: workId, on_sale: true }, {
        ...partner,
        'accept-language': language,
      } as Header);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ code: 'EVENT_REFUSED' });
      expect(refused.json().message).toContain(words);
    }
    expect(await preview(designId)).toMatchObject({ is_on_sale: false });
    const back = { version: version + 1, reason: 'Đã thay ảnh' };
    expect((await moveDesign(one.id, 'release', { ...back, version })).statusCode).toBe(409);
    const freed = await moveDesign(one.id, 'release', back);
    expect(freed.json().data.sale).toEqual({ state: 'on_sale', reason: null });
    expect((await moveDesign(one.id, 'release', back)).statusCode).toBe(200);
    expect(freed.json().data.acts).toMatchObject([
      { act: 'restored', text: 'Đã thay ảnh' },
      { act: 'suspended', text: 'Ảnh của người khác' },
    ]);
    expect((await mine()).items).toMatchObject([{ state: 'on_sale', withheld: null }]);
    expect((await news('ve-mot@hien.example')).slice(heard)).toEqual([
      'design.withheld',
      'design.released',
    ]);
    // What its partner had taken off before stays off.
    await post('sell', { id: workId, on_sale: false });
    await sql(`update designs set withdrawn_at = withdrawn_at - interval '1 day' where id = $1`, [
      designId,
    ]);
    await moveDesign(one.id, 'withhold', { version: version + 2 });
    const kept = await moveDesign(one.id, 'release', { version: version + 3 });
    expect(kept.json().data.sale).toEqual({ state: 'off_sale', reason: null });
    await post('sell', { id: workId, on_sale: true });
    expect((await mine()).items).toMatchObject([{ state: 'on_sale', withheld: null }]);
  });

  test('one of the house goes off sale too: nobody hears of it but who waits to pay', async () => {
    const [house] = await sql<{ id: number }>(
      `insert into designs (slug, number, name, summary, designer_name, design_type, house_type, style, area_m2, price, cover, search)
        select 'cua-hien', 'HD-0999', name, summary, 'Hiên', design_type, house_type, style, area_m2, price, cover, search
        from designs where id = $1 returning id`,
      [designId],
    );
    const id = house?.id ?? 0;
    const count = async () =>
      (await sql<{ n: number }>('select count(*)::int as n from notices'))[0]?.n;
    const before = await count();
    const held = await moveDesign(id, 'withhold', { reason: 'Sai mặt bằng' });
    expect(held.json().data).toMatchObject({
      of_house: true,
      sale: { state: 'withheld', reason: 'Sai mặt bằng' },
    });
    const [off] = await sql<{ sold: boolean }>(
      'select withdrawn_at is null as sold from designs where id = $1',
      [id],
    );
    expect(off?.sold).toBe(false);
    const freed = await moveDesign(id, 'release', { version: 1, reason: 'Đã sửa' });
    expect(freed.json().data).toMatchObject({
      sale: { state: 'on_sale' },
      acts: [{ act: 'restored' }, { act: 'suspended' }],
    });
    expect(await count()).toBe(before);
    expect((await moveDesign(999_999, 'withhold')).statusCode).toBe(404);
    await sql('delete from designs where id = $1', [id]);
  });

  test('is ordered among its partner’s, who comes before nobody else by it', async () => {
    const { version } = await draft(null);
    await save(null, version, { ...content, name: { vi: 'Nhà thứ hai', en: '', ko: '' } });
    const sent = await send(null, version + 1);
    const secondId = sent.json().data.id;
    const [one] = await cases();
    await decide(one.id, 'approve');
    const places = async () =>
      sql<{ id: number; position: number }>(
        'select id, position from designs order by position, id',
      );
    const before = await places();
    const ordered = await post('order', { ids: [secondId, workId] });
    expect(ordered.json().data.items.map(({ id }: { id: number }) => id)).toEqual([
      secondId,
      workId,
    ]);
    const after = await places();
    const { design_id: secondDesign } = await draft(secondId);
    const swapped = new Map([
      [designId, secondDesign],
      [secondDesign, designId],
    ]);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => swapped.get(id) ?? id));
    expect((await post('order', { ids: [secondId] })).statusCode).toBe(409);
    expect((await post('order', { ids: [secondId, workId] }, other)).statusCode).toBe(409);
  });

  test('a new one is taken back and thrown away', async () => {
    const { version } = await draft(null);
    await save(null, version, content);
    const third = (await send(null, version + 1)).json().data;
    expect(
      (await post('draft/withdraw', { id: third.id, expected_version: third.version })).json().data
        .state,
    ).toBe('draft');
    expect(await cases()).toEqual([]);
    const gone = await post('delete', { id: third.id, expected_version: third.version + 1 });
    expect(gone.json().data.items).toHaveLength(2);
    expect((await post('delete', { id: third.id, expected_version: 0 })).statusCode).toBe(404);
  });

  test('approved while its partner is stopped it is on sale only when the partner goes on', async () => {
    const [application] = await sql<{ id: number }>(
      `insert into partner_applications (user_id, kind, state, details, holder_matches, language, terms_version, consent_at, sent_at, changed_at)
        select id, 'design', 'approved', $2::jsonb, true, 'vi', 1, $3, $3, $3 from users where email = $1 returning id`,
      [
        've-mot@hien.example',
        JSON.stringify({
          kind: 'freelancer',
          studio_name: 'Khuê',
          tax_code: '079204001234',
          phone: '0912345678',
          email: 'khue@hien.example',
          years: 6,
          about: 'Nhà ống.',
          portfolio: '',
          samples: [],
          papers: [],
        }),
        new Date(testNow).toISOString(),
      ],
    );
    let version = -1;
    const stand = (action: 'suspend' | 'restore') =>
      server.app.inject({
        method: 'POST',
        url: `/admin/design-partner/move/${application?.id}`,
        headers: admin,
        payload: { action, reason: 'Ảnh của người khác', expected_version: (version += 1) },
      });
    const typed = (await draft(null)).version;
    await save(null, typed, { ...content, name: { vi: 'Nhà đợi', en: '', ko: '' } });
    const { id } = (await send(null, typed + 1)).json().data;
    const { version: old, live } = await draft(workId);
    await save(workId, old, { ...live, price: 12_000_000 });
    await send(workId, old + 1);
    expect((await stand('suspend')).statusCode).toBe(200);
    const heard = await news('ve-mot@hien.example');
    const waiting = await cases();
    expect(waiting).toHaveLength(2);
    for (const one of waiting) expect((await decide(one.id, 'approve')).statusCode).toBe(200);
    const sold = async () =>
      sql<{ sold: boolean; held: string | null; why: string | null }>(
        `select d.withdrawn_at is null as sold, d.withheld_for as held, d.withheld_reason as why
          from design_works w join designs d on d.id = w.design_id where w.id = any($1::int[]) order by w.id`,
        [[workId, id]],
      );
    const off = { sold: false, held: 'partner', why: 'Ảnh của người khác' };
    expect(await sold()).toEqual([off, off]);
    expect((await listed()).some(({ title }: { title: string }) => title === 'Nhà đợi')).toBe(
      false,
    );
    // The edit is approved; of the new one nobody says that it is on sale.
    expect((await news('ve-mot@hien.example')).slice(heard.length)).toEqual([
      'design.edit-approved',
    ]);
    // Taken off for itself too, it waits with the rest once staff let it go on, and nobody says that it is sold.
    const [one] = await sales('?q=nha+doi');
    expect(one.sale).toMatchObject({ state: 'stopped' });
    expect((await partnerPage()).statusCode).toBe(404);
    const held = await moveDesign(one.id, 'withhold', { reason: 'Thiếu mặt bằng' });
    expect(held.json().data.sale).toEqual({ state: 'withheld', reason: 'Thiếu mặt bằng' });
    const waits = await moveDesign(one.id, 'release', { version: 1, reason: 'Đủ rồi' });
    expect(waits.json().data.sale).toEqual({ state: 'stopped', reason: 'Ảnh của người khác' });
    expect((await news('ve-mot@hien.example')).slice(heard.length)).toEqual([
      'design.edit-approved',
      'design.withheld',
    ]);
    expect((await stand('restore')).statusCode).toBe(200);
    const on = { sold: true, held: null, why: null };
    expect(await sold()).toEqual([on, on]);
    expect((await partnerPage()).json().data).toMatchObject({ designs: 3, company: null });
    expect(await preview(designId)).toMatchObject({ is_on_sale: true, price: 12_000_000 });
  });

  test('with its partner’s account it goes off sale, and who bought it downloads it whole', async () => {
    const [file] = await sql<{ file: string }>(
      'select file from design_files where design_id = $1',
      [designId],
    );
    const left = await server.app.inject({
      method: 'POST',
      url: '/app/user/delete-account',
      headers: partner,
      payload: { password, understood: true },
    });
    expect(left.statusCode, left.body).toBe(200);
    expect(await preview(designId)).toMatchObject({ is_on_sale: false });
    expect(
      await sql(
        'select 1 from design_works where owner_id = (select owner_id from designs where id = $1)',
        [designId],
      ),
    ).toEqual([]);
    const name = (file?.file ?? '').replace('/media/private/', 'private-');
    expect(await sql('select swept_at from media_uploads where name = $1', [name])).toEqual([
      { swept_at: null },
    ]);
  });
});
