import { fixedClock, letterMonth, limits, orderCodes } from '@hien/domain';
import { type CodeProvider, buildApp } from '@hien/server/app';
import type { Database } from '@hien/server/database';
import { demoAccounts } from '@hien/server/seed';
import {
  type DatabaseKind,
  openDemoClock,
  paymentsAt,
  plantPurchase,
  plantedSample,
} from '@hien/server/testing';
import { fixtures } from '@hien/api/testing';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantNewsletterReader } from './newsletter-readers.ts';
import { plantModeration } from './moderation-cases.ts';
import { plantShopAccount } from './shop-account-cases.ts';
import { plantCoupons } from './coupon-cases.ts';
import { plantPromotions } from './promotion-cases.ts';
import { plantShopTeam } from './shop-team-cases.ts';
import { plantShopNotice, plantTemplates, plantViews } from './template-cases.ts';
import { plantSettlements } from './settlement-cases.ts';
import { plantFinance } from './finance-cases.ts';
import { fillCart, findFloor, findOptions, totalOf } from './known-goods.ts';
import { darkPixel } from './pixel.ts';
import {
  answered,
  applyToSell,
  askInCampaign,
  plantApplicants,
  plantDesigners,
  somebodyToSanction,
} from './staff-cases.ts';
import { plantOffice } from './office-cases.ts';
import { plantComments } from './comment-cases.ts';
import { plantOtherShop } from './other-shop.ts';
import { plantPosts } from './post-cases.ts';
import { plantReading } from './reading-cases.ts';
import { orderDesigns } from './ordered-designs.ts';
import { mailCodes, mailedCode } from './mailed-codes.ts';
import { plantAdCases } from './ad-cases.ts';
import { plantCompanyChanges } from './company-cases.ts';
import { plantDesigns } from './design-cases.ts';
import { plantProjects } from './project-cases.ts';
import { plantItemNotice, plantItems } from './item-cases.ts';
import {
  plantConstructionRemovals,
  plantEvidence,
  plantOwnConstruction,
  plantRemovals,
} from './removal-cases.ts';
import { plantAuction } from './auction-cases.ts';
import { plantDeskMembership, plantMembership } from './membership-cases.ts';
import { plantDeskShop } from './shop-cases.ts';
import { plantSentPaper } from './paper-cases.ts';
import { plantSecondFactors } from './second-factor-cases.ts';
import type { Credentials, Known, KnownOrder, Stage } from './stage.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

const clock = fixedClock(Date.parse('2026-11-20T03:00:00Z'));
const social = { code: 'social-code', id: '108120334519287360012' } as const;
const zalo = {
  code: 'zalo-code',
  token: 'zalo-token',
  id: '8120334519287',
  name: 'Nguyễn An',
} as const;

/** Believes whoever comes: the real providers are not on this stage. */
const believing: CodeProvider = {
  clientId: null,
  authorizeUrl: null,
  prove: async () => ({ email: null }),
  exchange: async ({ code }) =>
    code === social.code
      ? {
          socialId: social.id,
          email: null,
          firstName: 'An',
          lastName: 'Nguyễn',
          avatar: null,
          token: 'social-token',
        }
      : null,
};

/** Asks an app in this process. */
export function fetchFrom(app: App): Stage['fetch'] {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((entry): [string, string] => [name, String(entry)]),
    );
    return new Response(
      [204, 304].includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload),
      { status: answer.statusCode, headers },
    );
  };
}

/** The server over a freshly seeded database of its own, answering in this process. */
export async function serverStage(
  kind: DatabaseKind = 'pglite',
): Promise<Stage & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'hien-contract-'));
  const { database, store: mediaStore } = await plantedSample(kind, clock.now());
  const member = accountOf('customer');
  const newcomer = { email: 'moi@hien.example', password: member.password };
  const parting = { email: 'sap-di@hien.example', password: member.password };
  // Accounts of their own, so that the others keep their passwords and their accounts.
  for (const { email } of [newcomer, parting])
    await database.rows(
      {
        text: `insert into users (email, password_hash, first_name, last_name)
          select $1, password_hash, first_name, last_name from users where email = $2`,
      },
      [email, member.email],
    );
  // The partner keeps as many selections as one can.
  await database.rows(
    {
      text: `insert into saved_rooms (user_id, unit_id, name, code, total, style_id)
        select id, 1, 'Bản ' || n, '1.1.1.1.' || n, 1, 1 from users, generate_series(1, $2::int) n where email = $1`,
    },
    [accountOf('seller').email, limits.savedRooms.max],
  );
  await plantOtherShop(database, accountOf('seller').email);
  const [upgrade] = await database.rows<{ id: number }>(
    {
      text: `select user_id as id from business_profiles where state = 'pending' order by sent_at`,
    },
    [],
  );
  const [contractor] = await database.rows<{ id: number }>(
    { text: `select id from contractors where approval = 'applied' order by created_at` },
    [],
  );
  const [unanswered] = await database.rows<{ id: number }>(
    {
      text: `select id from construction_reviews where contractor_id = 1 and reply is null and removed_on is null order by id limit 1`,
    },
    [],
  );
  const [question] = await database.rows<{ id: number }>(
    {
      text: `select q.id from product_questions q join products p on p.id = q.product_id
        join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
        where u.email = $1 and q.answer is null order by q.id limit 1`,
    },
    [accountOf('seller').email],
  );
  const [own] = await database.rows<{ id: number }>(
    {
      text: `insert into product_questions (product_id, user_id, author_name, content, answer, answered_at, created_at)
        select 1, id, 'An', 'Giao buổi sáng được không?', 'Được ạ.', $2, $2 from users where email = $1 returning id`,
    },
    [member.email, new Date(clock.now() - 86_400_000)],
  );
  const options = await findOptions(database);
  const [review] = await database.rows<{ id: number }>(
    {
      text: `select r.id from product_reviews r join products p on p.id = r.product_id
        join sellers s on s.id = p.seller_id join users u on u.id = s.user_id
        where u.email = $1 and r.user_id is null order by r.id limit 1`,
    },
    [accountOf('seller').email],
  );
  const bought = (number: string, state: 'confirmed' | 'delivered') =>
    plantPurchase(database, { userId: 1, productId: 1, state, number, at: new Date(clock.now()) });
  const boughtItemIds = {
    confirmed: await bought('SO-STAGE-1', 'confirmed'),
    other: await bought('SO-STAGE-2', 'confirmed'),
    unconfirmed: await bought('SO-STAGE-3', 'delivered'),
  };
  const cartLineIds = await fillCart(database, member.email);
  const orderOf = async (code: number, method: string): Promise<KnownOrder> => {
    const [found] = await database.rows<KnownOrder>(
      {
        text: `select o.id, o.version, (select min(i.id) from order_items i where i.order_id = o.id) as "itemId"
          from orders o join payment_groups g on g.id = o.group_id join users u on u.id = o.user_id
          join sellers s on s.id = o.seller_id
          where u.email = $1 and o.code = $2 and g.method = $3 and s.user_id is distinct from
            (select id from users where email = $4) order by o.id limit 1`,
      },
      [member.email, code, method, accountOf('seller').email],
    );
    if (found === undefined) throw new Error(`no order of code ${code}`);
    return found;
  };
  const orders = {
    extendable: await orderOf(orderCodes.COMPLETED, 'EW-ZALO'),
    claimable: await orderOf(orderCodes.COMPLETED, 'EW-MOMO'),
    byTransfer: await orderOf(orderCodes.PENDING, 'VA'),
    link: { token: 'Zk3v9wQp4mTn8xLc2rBs', digits: '5678' },
  };
  await database.rows(
    {
      text: `insert into order_links (order_id, token_hash, expires_at)
        values ($1, encode(sha256(convert_to($2::text, 'UTF8')), 'hex'), $3)`,
    },
    [orders.claimable.id, orders.link.token, new Date(clock.now() + 86_400_000)],
  );
  // Asked for in these days, so that its month has not ended.
  const bills = await database.rows<{ id: number; version: number }>(
    {
      text: `select b.order_id as id, b.version from red_bills b join orders o on o.id = b.order_id
        join payment_groups g on g.id = o.group_id join sellers s on s.id = o.seller_id
        join users seller on seller.id = s.user_id join users buyer on buyer.id = o.user_id
        where b.state = 'requested' and seller.email = $1 and buyer.email = $2
        order by g.paid_at is null, b.order_id limit 2`,
    },
    [accountOf('seller').email, member.email],
  );
  const [ofShop, ofMember] = bills;
  if (ofShop === undefined || ofMember === undefined) throw new Error('no invoices wait');
  await database.rows(
    {
      text: `update red_bills set ordered_at = $1, due_at = $1::timestamptz + interval '40 days'
        where order_id in ($2, $3)`,
    },
    [new Date(clock.now()), ofShop.id, ofMember.id],
  );
  await database.rows(
    {
      text: `insert into red_bills (order_id, seller_id, state, version, company, email, tax_code, address, search,
          ordered_at, changed_at)
        select id, seller_id, 'issued', 3, 'An Gia', 'a@angia.example', '0100109106', 'Huế', '', placed_at, placed_at
        from orders where id = $1`,
    },
    [orders.claimable.id],
  );
  const [lateBill = { id: 0, version: 0 }] = await database.rows<{ id: number; version: number }>(
    {
      text: `select c.id, b.version from staff_cases c join order_items i on i.id = c.order_item_id
        join red_bills b on b.order_id = i.order_id
        where c.because = 'red-bill-overdue' and c.closed_at is null order by c.opened_at, c.id limit 1`,
    },
    [],
  );
  await copyFirstPicture(database, shownDesign, join(folder, 'pictures'));
  const app = await buildApp({
    database,
    demoClock: await openDemoClock(database, clock),
    mediaFolder: join(folder, 'media'),
    mediaStore,
    picturesFolder: join(folder, 'pictures'),
    // Answers are judged here, by validators of our own.
    validateAnswers: false,
    newCode: () => mailedCode,
    // Transfers alone are asked for here: no gateway is called.
    payments: paymentsAt('http://127.0.0.1:9'),
    providers: { google: believing, facebook: believing, apple: believing, zalo: believing },
    zalo: {
      exchange: async (code) => (code === zalo.code ? zalo.token : null),
      me: async (token) => (token === zalo.token ? { id: zalo.id, name: zalo.name } : null),
    },
  });
  const checkouts = await placeCheckouts(database, member.email);
  const forgetful = accountOf('company');
  await plantNewsletterReader(database, clock.now());
  const secondFactor = await plantSecondFactors(database, clock.now());
  const ticket = await mailCodes(app, {
    forgetful: forgetful.email,
    taken: accountOf('customer').email,
  });
  return {
    name: 'server',
    known: {
      member,
      partner: accountOf('seller'),
      builder: accountOf('contractor'),
      designer: accountOf('freelancer'),
      leaver: accountOf('freelancer'),
      forgetful,
      ticket,
      secondFactor,
      code: mailedCode,
      admin: accountOf('admin'),
      newcomer,
      parting,
      productId: 1,
      floorId: await findFloor(database),
      questionId: question?.id ?? 0,
      ownQuestionId: own?.id ?? 0,
      reviewId: review?.id ?? 0,
      letter: { month: letterMonth(clock.now()), version: 0 },
      readingIds: await plantReading(database, clock.now()),
      postIds: await plantPosts(database, accountOf('customer').email, clock.now()),
      commentIds: await plantComments(database, accountOf('customer').email, clock.now()),
      deskMembershipId: await plantDeskMembership(database, clock.now()),
      deskShopId: await plantDeskShop(database, 'gom-thu'),
      taxedShopId: await plantDeskShop(database, 'gom-thue'),
      ads: await plantAdCases(database, clock.now(), accountOf('contractor').email),
      companies: await plantCompanyChanges(database, clock.now()),
      ownDesigns: await plantDesigns(database, accountOf('freelancer').email, clock.now()),
      projects: await plantProjects(database, clock.now()),
      ownProjectIds: (
        await database.rows<{ id: number }>(
          {
            text: 'select id from contractor_projects where contractor_id = 1 order by sort_order, id',
          },
          [],
        )
      ).map(({ id }) => id),
      ownConstruction: await plantOwnConstruction(database, member.email, clock.now()),
      constructionRemoval: await plantConstructionRemovals(database, clock.now()),
      evidenceIds: await plantEvidence(database, clock.now()),
      removal: await plantRemovals(database, accountOf('seller').email, clock.now()),
      boughtItemIds,
      contractorId: 1,
      inquiries: { refused: 7, takenBack: 9 },
      builtDesignId: 1,
      // Homes after designs come first.
      finishedHomeId: 15,
      membership: await plantMembership(database, clock.now()),
      auction: await plantAuction(database, clock.now()),
      constructionReviewId: unanswered?.id ?? 0,
      projectId: 1,
      designId: 1,
      designs: await orderDesigns(database, app, accountOf('seller')),
      social,
      trial: await askForTrial(app),
      upload: await upload(app, member, {
        to: '/app/upload/private',
        file: new File([darkPixel], 'giay-phep.png', { type: 'image/png' }),
      }),
      cv: await upload(app, member, {
        to: '/app/upload/private-document',
        file: new File([fixtures.cvText], 'CV.pdf', { type: 'application/pdf' }),
      }),
      companyPaper: await upload(app, accountOf('seller'), {
        to: '/app/upload/private-document',
        file: new File([fixtures.cvText], 'dang-ky.pdf', { type: 'application/pdf' }),
      }),
      builderPaper: await upload(app, accountOf('contractor'), {
        to: '/app/upload/private-document',
        file: new File([fixtures.cvText], 'dang-ky.pdf', { type: 'application/pdf' }),
      }),
      sentPaperOf: await plantSentPaper(database, clock.now()),
      cvText: fixtures.cvText,
      ...(await plantApplicants(database, member.email, clock.now())),
      profileVersion: 0,
      download: await ownDesigns(database, accountOf('seller').email),
      office: await plantOffice(database, {
        member: member.email,
        partner: accountOf('seller').email,
        at: clock.now(),
      }),
      savedRoomsIds: await keepRooms(app, member),
      addressIds: [1, 2],
      options,
      cartLineIds,
      orderTotal: await totalOf(app, member, { lineIds: [cartLineIds[2]], addressId: 1 }),
      orders,
      moderation: await plantModeration(database, accountOf('customer').email, clock.now()),
      coupons: await plantCoupons(database, member.email, clock.now()),
      promotions: await plantPromotions(database, accountOf('seller').email, clock.now()),
      shopAccount: await plantShopAccount(database, accountOf('seller').email, clock.now()),
      shopTeam: await plantShopTeam(database, {
        seller: accountOf('seller').email,
        invited: newcomer.email,
        now: clock.now(),
      }),
      shopNotice: await plantShopNotice(database, accountOf('seller').email, clock.now()),
      templates: await plantTemplates(database, accountOf('seller').email, clock.now()),
      shopViews: await plantViews(database, accountOf('seller').email, clock.now()),
      settlements: await plantSettlements(database, accountOf('seller').email, clock.now()),
      bills: { ofShop, ofMember, elsewhere: { id: orders.claimable.id, version: 3 } },
      lateBill,
      upgradeCaseId: upgrade?.id ?? 0,
      designPartnerId: await partnerOf(database, accountOf('freelancer').email),
      contractorCaseId: contractor?.id ?? 0,
      ...checkouts,
      ...(await plantFinance(database, { groupId: checkouts.paidId, at: clock.now() })),
      items: await plantItems(database, accountOf('seller').email, clock.now()),
      itemNotice: await plantItemNotice(database, accountOf('seller').email, clock.now()),
      sellerCaseId: await applyToSell(database, clock.now()),
      ...(await plantDesigners(database, clock.now())),
      leadCaseId: await askInCampaign(app),
      answeredLeadId: await answered(database, await askInCampaign(app, 'da-tra-loi@hien.example')),
      sanctioned: await somebodyToSanction(database),
      zalo,
    },
    fetch: fetchFrom(app),
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const trialEmail = 'dung.thu@hien.example';

async function askForTrial(app: App): Promise<{ id: number; email: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/app/lead/send',
    payload: {
      kind: 'trial_project',
      project_id: 1,
      name: 'Nguyễn Thu An',
      phone: '0912345678',
      email: trialEmail,
      house_type: '2-bedroom',
      house_area: 72,
      consent: true,
    },
  });
  return { id: answer.json<{ data: { id: number } }>().data.id, email: trialEmail };
}

async function enter(app: App, { email, password }: Credentials): Promise<string> {
  const entered = await app.inject({
    method: 'POST',
    url: '/app/auth/login-user',
    payload: { email, password, login_method: 'system' },
  });
  return entered.json<{ data: { token: string } }>().data.token;
}

/** The design whose larger pictures the member may look at. */
const shownDesign = 2;
const pictures = new URL('../../packages/pictures/files/', import.meta.url);

/** Puts the first picture of a design where the server looks for it; the others are not read by an example. */
async function copyFirstPicture(database: Database, id: number, folder: string): Promise<void> {
  const [first] = await database.rows<{ file: string }>(
    {
      text: `select (p.one ->> 'path') || '/' || (p.one ->> 'name') as file
        from (select coalesce(d.pictures -> 0, (select r.cover from design_rooms r where r.design_id = d.id
          order by r.position, r.id limit 1)) as one from designs d where d.id = $1) p`,
    },
    [id],
  );
  const { file } = first ?? { file: '' };
  cpSync(new URL(file, pictures), join(folder, file));
}

/** Two designs of somebody: one with a link, one whose times are used up. */
async function partnerOf(database: Database, email: string): Promise<number> {
  const [found] = await database.rows<{ id: number }>(
    { text: 'select id from users where email = $1' },
    [email],
  );
  return found?.id ?? 0;
}

async function ownDesigns(database: Database, email: string): Promise<Known['download']> {
  const token = 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f';
  const [link] = await database.rows<{ id: number }>(
    {
      text: `with owned as (
          insert into design_purchases (user_id, design_id, allowed_times, used_times, granted_at, expires_at)
          select u.id, d.id, 5, case d.id when 1 then 0 else 5 end, $3, $3::timestamptz + interval '30 days'
          from users u, designs d where u.email = $1 and d.id in (1, 3) returning id, design_id)
        insert into design_links (purchase_id, token_hash, created_at, expires_at)
        select id, encode(sha256(convert_to($2::text, 'UTF8')), 'hex'), $3, $3::timestamptz + interval '1 day'
        from owned where design_id = 1 returning id`,
    },
    [email, token, new Date(clock.now())],
  );
  const [extension] = await database.rows<{ id: number }>(
    {
      text: `with owned as (
          insert into design_purchases (user_id, design_id, allowed_times, used_times, granted_at, expires_at)
          select u.id, 2, 5, 5, now(), now() + interval '30 days' from users u where u.email <> $1 order by u.id limit 1 returning id)
        insert into design_extensions (purchase_id, reason, requested_at)
        select id, 'Máy hỏng khi đang tải', now() from owned returning id`,
    },
    [email],
  );
  const [pictures] = await database.rows<{ id: number }>(
    {
      text: `insert into design_picture_requests (design_id, user_id, reason, requested_at)
        select d.id, u.id, 'Xem kỹ tủ bếp', now() from designs d, users u
        where d.owner_id is null and u.email = $1 order by d.id desc limit 1 returning id`,
    },
    [email],
  );
  await database.rows(
    {
      text: `insert into design_picture_requests (design_id, user_id, version, reason, requested_at, decision, answer, decided_at, shown_until)
        select 2, id, 1, 'Xem kỹ', $2, 'approve', 'Mời bạn xem', $2, $2::timestamptz + interval '1 day' from users where email = $1`,
    },
    [accountOf('customer').email, new Date(clock.now())],
  );
  return {
    extensionId: extension?.id ?? 0,
    picturesId: pictures?.id ?? 0,
    shownDesignId: shownDesign,
    designId: 1,
    usedUpId: 3,
    token,
    linkId: link?.id ?? 0,
  };
}

/** Two selections of the first home, the later one first. */
async function keepRooms(app: App, member: Credentials): Promise<[number, number]> {
  const authorization = `Bearer ${await enter(app, member)}`;
  const keep = async (style: number): Promise<number> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/app/room-by-room/saved/save',
      headers: { authorization },
      payload: { name: 'Bản đầu', design_id: 1, selection: `1.1.${style}.1` },
    });
    return answer.json<{ data: { items: [{ id: number }] } }>().data.items[0].id;
  };
  const second = await keep(1);
  return [await keep(2), second];
}

/** Licences and CVs are a member's own. */
async function upload(
  app: App,
  member: Credentials,
  { to, file }: { readonly to: string; readonly file: File },
): Promise<string> {
  const token = await enter(app, member);
  const form = new FormData();
  form.append('files', file);
  const request = new Request(`http://localhost${to}`, { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: to,
    headers: { ...Object.fromEntries(request.headers), authorization: `Bearer ${token}` },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json<{ data: [string] }>().data[0];
}

function accountOf(role: (typeof demoAccounts)[number]['role']): Credentials {
  const account = demoAccounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`The seed has no ${role}`);
  return { email: account.email, password: account.password };
}

/** Two sums of the member, one of them paid. */
async function placeCheckouts(
  database: Database,
  email: string,
): Promise<{ paymentId: number; paidId: number }> {
  const place = async (number: string, paidAt: Date | null): Promise<number> => {
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into payment_groups (number, user_id, purpose, method, goods, total, placed_at, due_at, paid_at)
          select $1, id, 'design', 'VA', 12480000, 12480000, $3, $4, $5 from users where email = $2 returning id`,
      },
      [number, email, new Date(clock.now()), new Date(clock.now() + 3 * 86_400_000), paidAt],
    );
    return made?.id ?? 0;
  };
  return {
    paymentId: await place('SO20261120-900001', null),
    paidId: await place('SO20261120-900002', new Date(clock.now())),
  };
}
