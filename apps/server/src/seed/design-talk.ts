import { type Language, limits, publicName } from '@hien/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import { recountComments } from '../community/below.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { cartDesigns } from '../db/schema/cart.ts';
import { shareComments } from '../db/schema/community.ts';
import {
  designExtensions,
  designPictureRequests,
  designPurchases,
} from '../db/schema/design-purchases.ts';
import { designs } from '../db/schema/designs.ts';
import { productQuestions, questionTurns } from '../db/schema/shop.ts';
import { colleague } from './colleague.ts';
import { sharers } from './content/shares/people.ts';
import type { Said } from './content/shares/talk.ts';
import { moreAsked, moreTalk } from './content/designs/more-talk.ts';
import { designAsked, designTalk, largeWishes } from './content/designs/talk.ts';
import { demoId } from './demo-accounts.ts';
import { sharerUserId } from './rows/members.ts';
import { continueIds, reserveIds } from './write-rows.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** What is asked and said about designs, asked of staff about them, and kept in carts. */
export async function seedDesignTalk(orm: Orm, now: number): Promise<void> {
  for (const table of ['product_questions', 'share_comments']) await continueIds(orm, table);
  await seedQuestions(orm, now);
  await seedComments(orm, now);
  await seedWishes(orm, now);
  await seedCarts(orm, now);
  for (const table of [
    'product_questions',
    'question_turns',
    'design_picture_requests',
    'cart_designs',
  ])
    await reserveIds(orm, table);
}

async function authorOf(orm: Orm, id: number) {
  const [author] = await orm
    .select({ first_name: users.firstName, last_name: users.lastName, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, id));
  return author ?? null;
}

async function seedQuestions(orm: Orm, now: number): Promise<void> {
  const add = async (
    userId: number,
    { design, days, question, answer, secret, further }: Omit<(typeof designAsked)[number], 'by'>,
  ) => {
    const author = await authorOf(orm, userId);
    if (author === null) return;
    const at = now - days * day;
    const answers = [answer, further?.answer ?? null].filter((one) => one !== null).length;
    const [made] = await orm
      .insert(productQuestions)
      .values({
        designId: design,
        userId,
        authorName: publicName(author),
        secret: secret ?? false,
        content: question,
        answer,
        answeredAt: answer === null ? null : new Date(at + 20 * hour),
        version: answers + (further === undefined ? 0 : 1),
        createdAt: new Date(at),
      })
      .returning({ id: productQuestions.id });
    if (made === undefined || further === undefined) return;
    await orm.insert(questionTurns).values({
      questionId: made.id,
      content: further.question,
      answer: further.answer,
      answeredAt: further.answer === null ? null : new Date(at + 60 * hour),
      createdAt: new Date(at + 40 * hour),
    });
  };
  for (const { by, ...asked } of [...designAsked, ...moreAsked]) await add(sharerUserId(by), asked);
  await add(demoId('customer'), {
    design: 2,
    days: 4,
    question: 'Phòng khách 18 m² có đặt vừa bộ sofa góc như ảnh không?',
    answer: 'Vừa bạn nhé, sofa trong ảnh dài 2,4 m; lối đi còn 80 cm.',
  });
}

async function seedComments(orm: Orm, now: number): Promise<void> {
  await orm.update(designs).set({ commentCount: 0 });
  for (const [design, threads] of [...designTalk, ...moreTalk]) {
    const [row] = await orm
      .select({ owner: designs.ownerId })
      .from(designs)
      .where(eq(designs.id, design));
    if (row === undefined) continue;
    const say = async ([by, content]: Said, parentId: number | null, days: number) => {
      const userId = by < 0 ? row.owner : sharerUserId(by);
      const author = userId === null ? null : await authorOf(orm, userId);
      if (author === null) return null;
      const language: Language = by < 0 ? 'vi' : (sharers[by]?.language ?? 'vi');
      const [made] = await orm
        .insert(shareComments)
        .values({
          designId: design,
          parentId,
          userId,
          authorName: publicName(author),
          authorAvatar: author.avatar,
          content,
          language,
          createdAt: new Date(now - days * day),
        })
        .returning({ id: shareComments.id });
      return made?.id ?? null;
    };
    for (const [at, [first, ...replies]] of threads.entries()) {
      const days = 4 + design * 3 + (threads.length - at) * 9;
      const id = await say(first, null, days);
      for (const [index, reply] of replies.entries())
        await say(reply, id, days - 0.4 * (index + 1));
    }
    await recountComments(orm, { shareId: null, designId: design });
  }
}

/** Larger pictures that are wanted, and a download that should go on. */
async function seedWishes(orm: Orm, now: number): Promise<void> {
  const staff = await colleague(orm);
  for (const { design, by, days, reason, answer } of largeWishes) {
    const decidedAt = answer === null ? null : now - days * day + 5 * hour;
    await orm.insert(designPictureRequests).values({
      designId: design,
      userId: sharerUserId(by),
      version: answer === null ? 0 : 1,
      reason,
      requestedAt: new Date(now - days * day),
      decision: answer === null ? null : 'approve',
      answer,
      decidedBy: answer === null ? null : staff,
      decidedAt: decidedAt === null ? null : new Date(decidedAt),
      shownUntil:
        decidedAt === null ? null : new Date(decidedAt + limits.design.pictureHours * hour),
    });
  }
  const [over] = await orm
    .select({ id: designPurchases.id })
    .from(designPurchases)
    .where(
      sql`${designPurchases.userId} = ${demoId('company')} and ${designPurchases.usedTimes} >= ${designPurchases.allowedTimes}`,
    )
    .limit(1);
  if (over !== undefined)
    await orm.insert(designExtensions).values({
      purchaseId: over.id,
      reason:
        'Ổ cứng của đội thi công hỏng, bộ hồ sơ tải về đã mất. Công trình khởi công thứ Hai tới, xin cho tải thêm.',
      requestedAt: new Date(now - 1.2 * day),
    });
}

/** Designs in carts: of the company that buys, and of a member who goes through a contractor (D78). */
async function seedCarts(orm: Orm, now: number): Promise<void> {
  const kept = [
    { userId: demoId('company'), designIds: [31, 33] },
    { userId: demoId('customer'), designIds: [2, 5] },
  ];
  for (const { userId, designIds } of kept) {
    const rows = await orm
      .select({ id: designs.id, price: designs.price, withdrawnAt: designs.withdrawnAt })
      .from(designs)
      .where(inArray(designs.id, designIds));
    for (const [index, { id, price, withdrawnAt }] of rows.entries())
      if (withdrawnAt === null)
        await orm
          .insert(cartDesigns)
          .values({
            userId,
            designId: id,
            seenPrice: price,
            createdAt: new Date(now - (index + 1) * day),
          })
          .onConflictDoNothing();
  }
}

/** Part of the seed's version. */
export const designTalkStories = [
  designAsked,
  moreAsked,
  designTalk,
  moreTalk,
  largeWishes,
] as const;
