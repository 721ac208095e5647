import { fromIct, ictDate, shopTeamLimits } from '@hien/domain';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { signInAttempts, users } from '../../db/schema/account.ts';
import { outbox } from '../../db/schema/mail.ts';
import { shopActs, shopInvitations, shopStaff } from '../../db/schema/shop-team.ts';
import { sellers } from '../../db/schema/shop.ts';
import { databaseKinds, freshDatabase } from '../../testing/databases.ts';
import { type Market, seedMarketplace } from '../../testing/marketplace.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const start = fromIct(2026, 11, 27, 10);
const day = 86_400_000;

type Team = {
  people: { id: number; name: string; role: string }[];
  invitations: { id: number; email: string; version: number; isOver: boolean }[];
};

describe.each(databaseKinds)('how somebody comes to work in a shop on %s', (kind) => {
  let database: Database;
  let server: TestApp;
  let market: Market;
  let shopId: number;
  let now = start;
  const invited = () => market.buyers[0] as Market['buyers'][number];
  const stranger = () => market.buyers[1] as Market['buyers'][number];
  const owner = () => market.seller.token;
  const address = 'khach-0@hien.example';

  beforeAll(async () => {
    database = await freshDatabase(kind);
    market = await seedMarketplace(database, { buyers: 3, stock: 9, at: start });
    server = await testApp(database, { clock: { now: () => now } });
    const [row] = await database.orm
      .select({ id: sellers.id })
      .from(sellers)
      .innerJoin(users, eq(users.id, sellers.userId))
      .where(eq(users.email, 'ban-hang@hien.example'));
    shopId = row?.id ?? 0;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = start;
    await database.orm.delete(shopStaff);
    await database.orm.delete(shopInvitations);
    await database.orm.delete(shopActs);
    await database.orm.delete(outbox);
    await database.orm.delete(signInAttempts);
  });

  const call = async (token: string, method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url: `/mall/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const team = async () => (await call(owner(), 'GET', '/seller/team')).body as unknown as Team;
  const invite = (email: string) => call(owner(), 'POST', '/seller/team/invite', { email });
  const accept = (who: { token: string }, token: string) =>
    call(who.token, 'POST', '/shop-invitation/accept', { token });
  const read = (who: { token: string }, token: string) =>
    call(who.token, 'POST', '/shop-invitation/read', { token });
  const mails = (template: string) =>
    database.orm
      .select()
      .from(outbox)
      .where(eq(outbox.template, template))
      .orderBy(desc(outbox.id));
  /** The link of the newest mail to an address. */
  const linkTo = async (email: string): Promise<string> => {
    const [mail] = await database.orm
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, 'shop-invited'), eq(outbox.recipient, email)))
      .orderBy(desc(outbox.id));
    return String(mail?.values?.['token']);
  };
  const acts = async () =>
    (await database.orm.select().from(shopActs).orderBy(shopActs.id)).map(
      ({ act, name, userId }) => [act, name, userId],
    );

  test('invited by mail, accepted by its link, at work with the next call', async () => {
    const asked = await invite(' Khach-0@hien.example ');
    expect(asked.body).toMatchObject({
      invitations: [{ email: address, version: 0, isOver: false }],
    });
    const token = await linkTo(address);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [kept] = await database.orm.select().from(shopInvitations);
    expect(JSON.stringify(kept)).not.toContain(token);

    expect((await call(invited().token, 'GET', '/seller/item/list')).status).toBe(403);
    expect((await read(invited(), token)).body).toMatchObject({ standing: 'open', email: address });
    expect((await call(invited().token, 'GET', '/seller/item/list')).status).toBe(403);
    expect(await accept(invited(), token)).toMatchObject({
      status: 200,
      body: { standing: 'works_here' },
    });
    expect((await call(invited().token, 'GET', '/seller/item/list')).status).toBe(200);
    const after = await team();
    expect(after.people.map(({ id, role }) => [id, role])).toContainEqual([
      invited().userId,
      'staff',
    ]);
    expect(after.invitations).toEqual([]);
    expect(await mails('shop-team-step')).toMatchObject([
      { recipient: 'ban-hang@hien.example', values: { step: 'joined', person: 'Người Số 0' } },
    ]);
    expect((await acts()).map(([act, name]) => [act, name])).toEqual([
      ['team.invite', address],
      ['team.join', 'Người Số 0'],
    ]);
    // The log of some days: both ends belong to it.
    const today = ictDate((await database.orm.select().from(shopActs))[0]?.at.getTime() ?? 0);
    const logOf = async (query: string) =>
      (
        (await call(market.seller.token, 'GET', `/seller/log?${query}`)).body as unknown as {
          meta: { total: number };
        }
      ).meta.total;
    const all = await logOf('');
    expect(all).toBeGreaterThan(0);
    expect(await logOf(`from=${today}&to=${today}`)).toBe(all);
    expect(await logOf('to=2020-01-31')).toBe(0);
    expect(await logOf('from=2099-01-01')).toBe(0);
  });

  test('a link is used once: pressed again it is answered alike, and nobody else gets in', async () => {
    await invite(address);
    const token = await linkTo(address);
    const pressed = await Promise.all([accept(invited(), token), accept(invited(), token)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await database.orm.select().from(shopStaff)).toHaveLength(1);
    expect(await mails('shop-team-step')).toHaveLength(1);
    expect((await accept(stranger(), token)).status).toBe(404);
    expect((await read(stranger(), token)).status).toBe(404);
    // Removed since: the old link brings nobody back.
    await database.orm.delete(shopStaff);
    expect((await accept(invited(), token)).status).toBe(404);
  });

  test('it is for the account of its address', async () => {
    await invite(address);
    const token = await linkTo(address);
    expect((await read(stranger(), token)).body).toMatchObject({
      standing: 'other_account',
      email: address,
    });
    const refused = await accept(stranger(), token);
    expect([refused.status, refused.body['code']]).toEqual([409, 'CONFLICT']);
    expect(refused.body['current']).toMatchObject({ standing: 'other_account' });
    expect(await database.orm.select().from(shopStaff)).toEqual([]);
    // Nobody who is not signed in learns anything.
    const guest = await server.app.inject({
      method: 'POST',
      url: '/mall/api/shop-invitation/read',
      payload: { token },
    });
    expect(guest.statusCode).toBe(401);
  });

  test('it ends after seven days, with another mail, and when it is taken back', async () => {
    await invite(address);
    const first = await linkTo(address);
    const [row] = (await team()).invitations;
    const again = await call(owner(), 'POST', `/seller/team/invitation/${row?.id}/resend`, {
      version: row?.version,
    });
    expect(again.body).toMatchObject({ invitations: [{ version: 1 }] });
    expect((await read(invited(), first)).status).toBe(404);
    const second = await linkTo(address);
    expect(second).not.toBe(first);
    // Pressed twice: the second press sends nothing.
    const twice = await call(owner(), 'POST', `/seller/team/invitation/${row?.id}/resend`, {
      version: row?.version,
    });
    expect([twice.status, twice.body['code']]).toEqual([409, 'VERSION_CONFLICT']);
    expect(await mails('shop-invited')).toHaveLength(2);

    now = start + shopTeamLimits.linkDays * day - 1;
    expect((await read(invited(), second)).body).toMatchObject({ standing: 'open' });
    now = start + shopTeamLimits.linkDays * day;
    expect((await accept(invited(), second)).status).toBe(404);
    expect((await team()).invitations).toMatchObject([{ isOver: true }]);

    // Invited anew it is the same invitation.
    await invite(address);
    expect((await team()).invitations).toMatchObject([{ id: row?.id, version: 2, isOver: false }]);
    const third = await linkTo(address);
    for (let press = 0; press < 2; press += 1)
      expect(
        (await call(owner(), 'POST', `/seller/team/invitation/${row?.id}/withdraw`)).body,
      ).toMatchObject({ invitations: [] });
    expect((await accept(invited(), third)).status).toBe(404);
    expect((await acts()).map(([act]) => act)).toEqual([
      'team.invite',
      'team.resend',
      'team.invite',
      'team.withdraw',
    ]);
  });

  test('an address is answered alike whatever account has it, and asked once', async () => {
    const [known, unknown] = [await invite(address), await invite('khong-ai@hien.example')];
    const said = ({ body }: typeof known, email: string) => {
      const { id: _, ...row } =
        (body as unknown as Team).invitations.find((one) => one.email === email) ?? {};
      return { ...row, email: '' };
    };
    expect([known.status, said(known, address)]).toEqual([
      unknown.status,
      said(unknown, 'khong-ai@hien.example'),
    ]);
    // Who sells here themselves is asked like anybody.
    const [other] = await database.orm
      .insert(users)
      .values({
        email: 'chu-khac@hien.example',
        firstName: 'A',
        lastName: 'B',
        partner: ['commerce'],
      })
      .onConflictDoNothing()
      .returning();
    expect(other).toBeDefined();
    expect((await invite('chu-khac@hien.example')).status).toBe(200);
    await invite(address);
    expect(await mails('shop-invited')).toHaveLength(3);
  });

  test('whom nobody invites: oneself, and who is there', async () => {
    const field = ({ body }: Awaited<ReturnType<typeof invite>>) =>
      (body['errors'] as { code: string }[] | undefined)?.[0]?.code;
    expect(field(await invite('ban-hang@hien.example'))).toBe('OWN_ADDRESS');
    await database.orm
      .insert(shopStaff)
      .values({ userId: invited().userId, sellerId: shopId, joinedAt: new Date(start) });
    expect(field(await invite(address))).toBe('WORKS_HERE');
    expect((await invite('khong-phai')).status).toBe(400);
  });

  test('a shop has so many people, open invitations among them; of two at the last place one gets it', async () => {
    const sellerId = shopId;
    const sentAt = new Date(start);
    await database.orm.insert(shopInvitations).values(
      Array.from({ length: shopTeamLimits.people - 1 }, (_, index) => ({
        sellerId,
        email: `cho-${index}@hien.example`,
        tokenHash: `x${index}`,
        sentBy: invited().userId,
        sentAt,
        expiresAt: new Date(start + day),
      })),
    );
    const answers = await Promise.all([invite('a@hien.example'), invite('b@hien.example')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      errors: [{ field: 'email', code: 'FULL' }],
    });
  });

  test('so many mails to an address in a day', async () => {
    await invite(address);
    for (let version = 0; version < 3; version += 1) {
      const [row] = (await team()).invitations;
      const sent = await call(owner(), 'POST', `/seller/team/invitation/${row?.id}/resend`, {
        version,
      });
      expect(sent.status).toBe(version < 2 ? 200 : 429);
    }
    expect(await mails('shop-invited')).toHaveLength(shopTeamLimits.mailsPerAddress);
    now = start + day + 1;
    expect(
      (
        await call(
          owner(),
          'POST',
          `/seller/team/invitation/${(await team()).invitations[0]?.id}/resend`,
          { version: 2 },
        )
      ).status,
    ).toBe(200);
  });

  test('who works elsewhere, sells or decides here is told so and stays where they are', async () => {
    await invite(address);
    const token = await linkTo(address);
    const standing = async () => (await read(invited(), token)).body['standing'];
    const [shop] = await database.orm.select().from(sellers).where(eq(sellers.id, shopId));
    if (shop === undefined) throw new Error('no shop');
    const { id: _, ...likeIt } = shop;
    const [other] = await database.orm
      .insert(sellers)
      .values({ ...likeIt, userId: null, slug: 'gian-hang-khac' })
      .returning({ id: sellers.id });
    const otherId = other?.id ?? 0;
    await database.orm
      .insert(shopStaff)
      .values({ userId: invited().userId, sellerId: otherId, joinedAt: new Date(start) });
    expect(await standing()).toBe('works_elsewhere');
    expect((await accept(invited(), token)).status).toBe(409);
    await database.orm.delete(shopStaff);
    const self = eq(users.id, invited().userId);
    await database.orm
      .update(users)
      .set({ partner: ['commerce'] })
      .where(self);
    expect(await standing()).toBe('keeps_shop');
    await database.orm
      .update(users)
      .set({ partner: [], roles: ['admin'] })
      .where(self);
    expect(await standing()).toBe('platform');
    expect((await accept(invited(), token)).status).toBe(409);
    await database.orm
      .update(users)
      .set({ roles: ['customer'] })
      .where(self);
    expect(await standing()).toBe('open');
    expect(await database.orm.select().from(shopStaff)).toEqual([]);
  });

  test('removed by the owner, or gone by themselves: the next call is refused', async () => {
    const join = () =>
      database.orm
        .insert(shopStaff)
        .values({ userId: invited().userId, sellerId: shopId, joinedAt: new Date(start) });
    await join();
    const theirs = (await call(invited().token, 'GET', '/seller/team')).body;
    expect(theirs).toMatchObject({
      people: [{ role: 'owner' }, { role: 'staff' }],
      invitations: [],
    });
    for (const [url, payload] of [
      ['/seller/team/invite', { email: 'ban@hien.example' }],
      [`/seller/team/${invited().userId}/remove`, undefined],
    ] as const)
      expect((await call(invited().token, 'POST', url, payload)).status).toBe(403);

    const url = `/seller/team/${invited().userId}/remove`;
    expect((await call(stranger().token, 'POST', url)).status).toBe(403);
    expect((await call(owner(), 'POST', url)).body).toMatchObject({ people: [{ role: 'owner' }] });
    expect((await call(invited().token, 'GET', '/seller/item/list')).status).toBe(403);
    expect((await call(owner(), 'POST', url)).status).toBe(404);
    await join();
    expect((await call(owner(), 'POST', '/seller/team/leave')).status).toBe(403);
    expect((await call(invited().token, 'POST', '/seller/team/leave')).body).toEqual({
      left: true,
    });
    expect((await call(invited().token, 'POST', '/seller/team/leave')).status).toBe(403);
    expect(
      (await mails('shop-team-step')).map(({ recipient, values }) => [recipient, values?.['step']]),
    ).toEqual([
      ['ban-hang@hien.example', 'left'],
      [address, 'removed'],
    ]);
    expect((await acts()).map(([act, name]) => [act, name])).toEqual([
      ['team.remove', 'Người Số 0'],
      ['team.leave', 'Người Số 0'],
    ]);
  });
});
