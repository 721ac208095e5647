import {
  type CommunityReportReason,
  type CommunityRule,
  type ModerationState,
  publicName,
} from '@hien/domain';
import { and, asc, eq, getTableName, isNull, ne } from 'drizzle-orm';
import { hide } from '../community/moderation/hide.ts';
import { copyOf, digestOf } from '../community/moderation/copies.ts';
import { openReported } from '../community/moderation/open-case.ts';
import { recountComments } from '../community/below.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import {
  communityCases,
  communityReports,
  interiorShares,
  shareComments,
} from '../db/schema/community.ts';
import { colleague } from './colleague.ts';
import { demoId } from './demo-accounts.ts';
import type { SamplePosts } from './posts.ts';
import { sharerUserId } from './rows/members.ts';
import { continueIds, reserveIds } from './write-rows.ts';

const day = 86_400_000;

type Thing = { readonly shareId: number; readonly commentId: number | null };
type Report = {
  readonly by: number;
  readonly reason: CommunityReportReason;
  readonly words?: string;
  readonly daysAgo: number;
};

/** What became of a case: how long ago it was decided, by which rule, and what its author and staff said to that. */
type Outcome = {
  readonly state: Exclude<ModerationState, 'reported' | 'withdrawn'>;
  readonly daysAgo: number;
  readonly rule?: CommunityRule;
  readonly quote?: string;
  readonly appeal?: string;
  readonly answer?: string;
};

/**
 * What members report in the sample: a home and a comment that wait, an appeal that waits, a home that its author can appeal, one
 * that was kept, and the months before. First homes of accounts come with their posts. Goes and comes with the catalogue.
 */
export async function seedModeration(orm: Orm, homes: SamplePosts, now: number): Promise<void> {
  const at = (daysAgo: number): Date => new Date(now - daysAgo * day);
  const written = [shareComments, communityReports, communityCases].map(getTableName);
  for (const table of written) await continueIds(orm, table);
  const removedBy = await colleague(orm);

  async function say(by: number, shareId: number, content: string, daysAgo: number) {
    const [author] = await orm
      .select({ first_name: users.firstName, last_name: users.lastName, avatar: users.avatar })
      .from(users)
      .where(eq(users.id, by));
    if (author === undefined) return null;
    const [made] = await orm
      .insert(shareComments)
      .values({
        shareId,
        userId: by,
        authorName: publicName(author),
        authorAvatar: author.avatar,
        content,
        language: 'vi',
        createdAt: at(daysAgo),
      })
      .returning({ id: shareComments.id });
    await recountComments(orm, { shareId, designId: null });
    return made?.id ?? null;
  }

  async function report(thing: Thing, authorId: number | null, said: readonly Report[]) {
    const placed = { ...thing, designId: null };
    const copy = await copyOf(orm, placed);
    if (copy === null) return;
    const digest = digestOf(copy, thing);
    for (const { by, reason, words = '', daysAgo } of said) {
      await orm
        .insert(communityReports)
        .values({ ...thing, userId: by, reason, words, digest, createdAt: at(daysAgo) });
      await openReported(orm, { ...placed, authorId, copy, at: now - daysAgo * day });
    }
  }

  async function decide(thing: Thing, { state, daysAgo, rule, quote, appeal, answer }: Outcome) {
    const about = and(
      eq(communityCases.shareId, thing.shareId),
      thing.commentId === null
        ? isNull(communityCases.commentId)
        : eq(communityCases.commentId, thing.commentId),
      eq(communityCases.state, 'reported'),
    );
    const [one] = await orm.select().from(communityCases).where(about);
    if (one === undefined) return;
    const isRemoved = rule !== undefined;
    const shownBefore = isRemoved ? await hide(orm, one, now - daysAgo * day) : null;
    const appealed = appeal === undefined ? null : daysAgo - 1.4;
    const answered = answer === undefined ? null : daysAgo - 2.1;
    await orm
      .update(communityCases)
      .set({
        state,
        version: 1 + Number(appealed !== null) + Number(answered !== null),
        changedAt: at(answered ?? appealed ?? daysAgo),
        rule: rule ?? null,
        quote: quote ?? null,
        shownBefore,
        decidedBy: removedBy,
        decidedAt: at(daysAgo),
        appeal: appeal ?? null,
        appealedAt: appealed === null ? null : at(appealed),
        answer: answer ?? null,
        answeredBy: answered === null ? null : demoId('admin'),
        answeredAt: answered === null ? null : at(answered),
      })
      .where(eq(communityCases.id, one.id));
  }

  const all = await orm
    .select({ id: interiorShares.id, userId: interiorShares.userId })
    .from(interiorShares)
    .where(and(eq(interiorShares.status, 'visible'), ne(interiorShares.userId, demoId('customer'))))
    .orderBy(asc(interiorShares.id));
  const [first, second, third] = all;
  const last = all.at(-1);
  if (first === undefined || second === undefined || third === undefined || last === undefined)
    return;

  // Waits: somebody sells below the newest home, and a picture of the third is said to be another's.
  const selling = await say(
    sharerUserId(9),
    first.id,
    'Rèm cầu vồng bên mình giá gốc, đo tận nhà trong ngày. Ai cần nhắn số 09xx xxx 412 nhé.',
    0.9,
  );
  if (selling !== null)
    await report({ shareId: first.id, commentId: selling }, sharerUserId(9), [
      { by: sharerUserId(3), reason: 'spam', daysAgo: 0.8 },
      {
        by: demoId('customer'),
        reason: 'not-a-partner',
        words: 'Người này để lại cùng một câu dưới mấy căn nhà liền.',
        daysAgo: 0.5,
      },
    ]);
  await report({ shareId: third.id, commentId: null }, third.userId, [
    {
      by: sharerUserId(10),
      reason: 'stolen-pictures',
      words: 'The second picture looks like the one of a studio I follow.',
      daysAgo: 1.7,
    },
  ]);

  if (homes.removed !== null) {
    const thing = { shareId: homes.removed, commentId: null };
    await report(thing, demoId('customer'), [
      {
        by: sharerUserId(6),
        reason: 'personal-data',
        words: 'Số điện thoại là của bác tôi, bác không biết bài này.',
        daysAgo: 4.2,
      },
    ]);
    await decide(thing, {
      state: 'removed',
      daysAgo: 3.6,
      rule: 'personal-data',
      quote: 'ai cần cứ gọi anh theo số 09xx xxx 318',
    });
  }
  if (homes.appealed !== null) {
    const thing = { shareId: homes.appealed, commentId: null };
    await report(thing, sharerUserId(8), [
      {
        by: sharerUserId(5),
        reason: 'not-a-partner',
        words: 'Bài quảng cáo xưởng mộc.',
        daysAgo: 5,
      },
    ]);
    await decide(thing, {
      state: 'appealed',
      daysAgo: 4.4,
      rule: 'not-a-partner',
      quote: 'Kệ này mình đặt ở xưởng mộc đầu ngõ, mười tám triệu cho cả bức tường.',
      appeal: 'Mình chỉ kể nơi mình đặt kệ và giá mình trả, không quen biết hay bán giúp ai.',
    });
  }

  const blunt = await say(
    sharerUserId(11),
    second.id,
    'Thật lòng là màu tường này mình không hợp, nhưng kệ thì đẹp.',
    6.2,
  );
  if (blunt !== null) {
    const thing = { shareId: second.id, commentId: blunt };
    await report(thing, sharerUserId(11), [
      { by: demoId('customer'), reason: 'insult', daysAgo: 6 },
    ]);
    await decide(thing, { state: 'kept', daysAgo: 5.5 });
  }

  // Eight months before: what was said is gone, its cases and their numbers stay.
  for (const [at, { daysAgo, reporters, ...outcome }] of past.entries()) {
    const author = 6 + (at % 5);
    const said = await say(
      sharerUserId(author),
      last.id,
      spam[at % spam.length] ?? '',
      daysAgo + 2,
    );
    if (said === null) continue;
    const thing = { shareId: last.id, commentId: said };
    await report(
      thing,
      sharerUserId(author),
      Array.from({ length: reporters }, (_, index) => ({
        by: sharerUserId(index),
        reason: outcome.rule ?? ('false' as const),
        daysAgo: daysAgo + 1 - index * 0.1,
      })),
    );
    await decide(thing, { ...outcome, daysAgo });
    if (outcome.rule === undefined || outcome.state === 'restored')
      await orm
        .update(shareComments)
        .set({ goneAt: new Date(now - (daysAgo - 3) * day), goneBy: 'author' })
        .where(eq(shareComments.id, said));
  }
  await recountComments(orm, { shareId: last.id, designId: null });
  for (const table of written) await reserveIds(orm, table);
}

const spam = [
  'Nhận thi công trọn gói giá rẻ nhất thị trường, liên hệ 09xx xxx 706.',
  'Thanh lý sofa, bàn ăn, giường tủ. Xem ở trang cá nhân của mình.',
  'Vay sửa nhà lãi suất 0 %, duyệt trong ngày, nhắn tin cho mình.',
] as const;

const sells = { rule: 'not-a-partner', quote: 'liên hệ 09xx xxx 706' } as const;
const trash = { rule: 'spam', quote: 'duyệt trong ngày, nhắn tin cho mình' } as const;

const past: readonly (Outcome & { readonly reporters: number })[] = [
  { state: 'removed', daysAgo: 33, reporters: 3, ...sells },
  { state: 'kept', daysAgo: 41, reporters: 1 },
  { state: 'removed', daysAgo: 58, reporters: 2, ...trash },
  {
    state: 'restored',
    daysAgo: 69,
    reporters: 1,
    rule: 'not-a-partner',
    quote: 'Xem ở trang cá nhân của mình',
    appeal: 'Tôi chuyển nhà nên cho đồ, không bán.',
    answer: 'Bạn cho đồ chứ không bán. Hiên gỡ nhầm, xin lỗi bạn.',
  },
  { state: 'kept', daysAgo: 92, reporters: 2 },
  { state: 'removed', daysAgo: 104, reporters: 4, ...trash },
  {
    state: 'upheld',
    daysAgo: 127,
    reporters: 2,
    ...sells,
    appeal: 'Ai cũng làm thế cả.',
    answer: 'Bình luận có giá và số điện thoại bán hàng. Quyết định giữ nguyên.',
  },
  { state: 'kept', daysAgo: 158, reporters: 1 },
  { state: 'removed', daysAgo: 186, reporters: 3, ...sells },
  { state: 'kept', daysAgo: 221, reporters: 1 },
];
