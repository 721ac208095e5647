import { type Text, formatDate, limits, mayNot, memberNumber, publicName } from '@hien/domain';
import { type SQL, and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../../cases/case-list.ts';
import { decideCase } from '../../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../../cases/decider.ts';
import type { Orm } from '../../db/database.ts';
import { pictureOf, textOf, wirePicture } from '../../db/localized.ts';
import { users } from '../../db/schema/account.ts';
import { designPictureRequests, designPurchases } from '../../db/schema/design-purchases.ts';
import { designRooms, designs } from '../../db/schema/designs.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import type { FairQueue } from '../../media/fair-queue.ts';
import { type PictureFolders, findSold } from '../../media/picture-source.ts';
import { writeNotice } from '../../notices/write-notice.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { stamped } from './stamp.ts';

type Wire = Answer<'getLargePictures'>['data'];
type Case = Answer<'decideLargePictures'>['data'];

const hourMs = 3_600_000;

const own: Text = {
  vi: 'Đây là thiết kế của bạn: bạn có sẵn ảnh gốc.',
  en: 'This design is yours: you have the pictures.',
  ko: '본인의 디자인이므로 원본 사진을 이미 가지고 계십니다.',
};

/** What somebody asked last of a design. */
async function lastRequest(orm: Orm, designId: number, userId: number) {
  const [row] = await orm
    .select()
    .from(designPictureRequests)
    .where(
      and(eq(designPictureRequests.designId, designId), eq(designPictureRequests.userId, userId)),
    )
    .orderBy(desc(designPictureRequests.id))
    .limit(1);
  return row ?? null;
}

type RequestRow = NonNullable<Awaited<ReturnType<typeof lastRequest>>>;

const isShown = (row: RequestRow | null, now: number): boolean =>
  row?.shownUntil != null && row.shownUntil.getTime() > now;

/** Who bought a design sees its pictures before a download is used up for them. */
async function owns(orm: Orm, designId: number, userId: number): Promise<boolean> {
  const mine = and(
    eq(designPurchases.designId, designId),
    eq(designPurchases.userId, userId),
    isNull(designPurchases.returnedAt),
  );
  return (await orm.$count(designPurchases, mine)) > 0;
}

/** The pictures that are shown large: those of the design, then of its rooms, each once. */
async function picturesOf(orm: Orm, designId: number) {
  const [design] = await orm
    .select({
      number: designs.number,
      ownerId: designs.ownerId,
      name: designs.name,
      withdrawnAt: designs.withdrawnAt,
      pictures: designs.pictures,
    })
    .from(designs)
    .where(eq(designs.id, designId));
  if (design === undefined) throw new ApiError('NOT_FOUND');
  const rooms = await orm
    .select({ cover: designRooms.cover })
    .from(designRooms)
    .where(eq(designRooms.designId, designId))
    .orderBy(designRooms.position, designRooms.id);
  const all = [...design.pictures, ...rooms.map(({ cover }) => cover)].flatMap((one) => one ?? []);
  const seen = new Map(all.map((one) => [`${one.path}/${one.name}`, one]));
  return { ...design, all: [...seen.values()] };
}

async function wireOf(
  { database: { orm }, now }: Services,
  { designId, userId }: { readonly designId: number; readonly userId: number },
  language: 'vi' | 'en' | 'ko',
): Promise<Wire> {
  const [{ all }, row, isBuyer] = await Promise.all([
    picturesOf(orm, designId),
    lastRequest(orm, designId, userId),
    owns(orm, designId, userId),
  ]);
  return {
    shown: isBuyer || isShown(row, now()),
    pictures: all.flatMap((one) => pictureOf(one, language) ?? []),
    request: row && {
      reason: row.reason,
      requested_at: row.requestedAt.toISOString(),
      decision: row.decision,
      answer: row.answer,
      decided_at: row.decidedAt?.toISOString() ?? null,
      shown_until: row.shownUntil?.toISOString() ?? null,
    },
  };
}

/** How it stands with the larger pictures of a design, for who reads it. */
export function getLargePictures(services: Services): Handler<'getLargePictures'> {
  return async ({ params: { id }, signedIn, language }) => {
    const { userId } = await signedIn();
    return { data: await wireOf(services, { designId: id, userId }, language) };
  };
}

/** Asks to see them; one request waits at a time, and while they are shown nothing is asked. */
export function askForLargePictures(services: Services): Handler<'askForLargePictures'> {
  const { database, now } = services;
  const limit = memberLimit(services, 'large-pictures', limits.design.pictureRequestsPerHour);
  return async ({ params: { id }, body, signedIn, language }) => {
    const { userId } = await signedIn();
    const at = now();
    await database.orm.transaction(async (tx) => {
      const design = await picturesOf(tx, id);
      if (design.withdrawnAt !== null) throw new ApiError('NOT_FOUND');
      if (design.ownerId === userId) throw new ApiError('CONFLICT', { said: own[language] });
      if (isShown(await lastRequest(tx, id, userId), at)) return;
      const [made] = await tx
        .insert(designPictureRequests)
        .values({ designId: id, userId, reason: written(body.reason), requestedAt: new Date(at) })
        .onConflictDoNothing()
        .returning({ id: designPictureRequests.id });
      if (made === undefined) return;
      await limit(tx, userId);
      await writeNotice(tx, {
        userId: design.ownerId,
        about: 'design-pictures.asked',
        to: 'seller',
        name: design.name,
        note: written(body.reason).slice(0, 140),
        key: `design-pictures.asked:${made.id}`,
        at,
      });
    });
    return { data: await wireOf(services, { designId: id, userId }, language) };
  };
}

/** One of them, with a line of who looks at it. Whoever may not sees what is not there. */
export function readLargePicture(
  { database: { orm }, now }: Services,
  { folders, turns }: { readonly folders: PictureFolders; readonly turns: FairQueue },
): Handler<'readLargePicture'> {
  return async ({ params: { id }, query: { number }, signedIn, language }) => {
    const { userId } = await signedIn();
    const row = await lastRequest(orm, id, userId);
    if (!isShown(row, now()) && !(await owns(orm, id, userId))) throw new ApiError('NOT_FOUND');
    const design = await picturesOf(orm, id);
    const picture = design.all[number];
    const source = picture && (await findSold(folders, `${picture.path}/${picture.name}`));
    if (!source) throw new ApiError('NOT_FOUND');
    const line = `Hiên · ${design.number} · ${memberNumber(userId)} · ${formatDate(now(), 'dateTime', language)}`;
    const content = await turns.take({ caller: `member:${userId}` }, async () =>
      stamped(await source.open(), line),
    );
    return { data: { type: 'image/webp', content: content.toString('base64') } };
  };
}

const rowsOf = (orm: Orm) =>
  orm
    .select({
      request: designPictureRequests,
      design: {
        ownerId: designs.ownerId,
        number: designs.number,
        name: designs.name,
        cover: designs.cover,
        price: designs.price,
      },
      member: { first_name: users.firstName, last_name: users.lastName },
      decider: deciderName,
    })
    .from(designPictureRequests)
    .innerJoin(designs, eq(designs.id, designPictureRequests.designId))
    .innerJoin(users, eq(users.id, designPictureRequests.userId))
    .leftJoin(decider, eq(decider.id, designPictureRequests.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const ofHouse = sql`${designPictureRequests.designId} in (select id from designs where owner_id is null)`;
const ofPartner = (userId: number) =>
  sql`${designPictureRequests.designId} in (select id from designs where owner_id = ${userId})`;

const queueOf = (scope: SQL): CaseQueue<Row, Case> => ({
  table: designPictureRequests,
  id: designPictureRequests.id,
  scope,
  waiting: and(isNull(designPictureRequests.decision), scope),
  decided: and(isNotNull(designPictureRequests.decision), scope),
  since: designPictureRequests.requestedAt,
  decidedAt: designPictureRequests.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ request, design, member, decider: name }) => ({
      id: request.id,
      version: request.version,
      member: publicName(member),
      member_number: memberNumber(request.userId),
      design: {
        number: design.number,
        title: textOf(design.name, language),
        picture: wirePicture(design.cover, language),
        price: design.price,
      },
      reason: request.reason,
      requested_at: request.requestedAt.toISOString(),
      answer: request.answer,
      shown_until: request.shownUntil?.toISOString() ?? null,
      decided: decidedBy(request, name, language),
    })),
});

/** Those of the house's designs, for staff. */
export const largePictureQueue = queueOf(ofHouse);

type Asking = Parameters<Handler<'listLargePictureCases'>>[0]['signedIn'];

/** A partner's own designs; the house's for staff. */
async function ownQueue(signedIn: Asking): Promise<CaseQueue<Row, Case>> {
  const { userId, capabilities } = await signedIn();
  return mayNot('design.sell', capabilities) === null
    ? largePictureQueue
    : queueOf(ofPartner(userId));
}

export const listLargePictureCases =
  (services: Services): Handler<'listLargePictureCases'> =>
  async (call) =>
    caseList(services, await ownQueue(call.signedIn))(call);

/** Shows them for a day, or not; who asked reads why. */
export const decideLargePictures =
  (services: Services): Handler<'decideLargePictures'> =>
  async (call) =>
    decideCase<'decideLargePictures', Row>(services, await ownQueue(call.signedIn), {
      words: ({ reason }) => ({ field: 'reason', text: reason }),
      version: ({ request }) => request.version,
      again: ({ request }, { body, text, userId }) =>
        request.version === body.expected_version + 1 &&
        request.decision === body.decision &&
        request.decidedBy === userId &&
        request.answer === text,
      async change(tx, { request, design }, { body, text, userId, at }) {
        if (request.decision !== null) return false;
        const allows = body.decision === 'approve';
        await tx
          .update(designPictureRequests)
          .set({
            decision: body.decision,
            version: request.version + 1,
            answer: text,
            decidedBy: userId,
            decidedAt: new Date(at),
            shownUntil: allows ? new Date(at + limits.design.pictureHours * hourMs) : null,
          })
          .where(eq(designPictureRequests.id, request.id));
        await writeNotice(tx, {
          userId: request.userId,
          about: allows ? 'design-pictures.allowed' : 'design-pictures.refused',
          to: 'buyer',
          name: design.name,
          note: text,
          page: { of: 'design', key: String(request.designId) },
          key: `design-pictures:${request.id}`,
          at,
        });
        return true;
      },
    })(call);
