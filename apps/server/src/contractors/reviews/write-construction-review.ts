import { type TaxIdentity, type Text, fold, isOwnCompany, limits, publicName } from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { constructionReviews } from '../../db/schema/construction.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { businessProfiles } from '../../db/schema/my-page.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Handler, JsonText } from '../../http/handler.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import { picturesOf } from '../../media/stored-uploads.ts';
import { claimUploads } from '../../media/upload-repository.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { costsInOrder } from './costs-in-order.ts';
import { recountConstructionReviews } from './recount.ts';
import { reviewItem } from './review-shape.ts';

const ownCompany: Text = {
  vi: 'Đây là công ty của bạn, nên bạn không đánh giá được.',
  en: 'This is your own company, so you cannot review it.',
  ko: '본인의 업체이므로 후기를 작성할 수 없습니다.',
};
const already: Text = {
  vi: 'Bạn đã đánh giá công trình này của họ rồi.',
  en: 'You have reviewed their work on this home already.',
  ko: '이 집의 시공에 대해 이미 후기를 작성하셨습니다.',
};

type Body = Parameters<Handler<'writeConstructionReview'>>[0]['body'];

/** One review for each home of a member that a company worked on. */
export function writeConstructionReview({
  database,
  now,
  mail,
}: Services): Handler<'writeConstructionReview'> {
  const limit = memberLimit({ database, now }, 'review', limits.writingPerHour.reviews);
  return async ({ body, signedIn, language }) => {
    const member = await signedIn();
    const at = new Date(now());
    costsInOrder(body, language);
    const id = await database.orm.transaction(async (tx) => {
      // Held to the end: reviews of one company are counted one after the other.
      const [company] = await tx
        .select()
        .from(contractors)
        .where(and(eq(contractors.id, body.contractor_id), eq(contractors.approval, 'approved')))
        .for('update');
      if (company === undefined) throw new ApiError('NOT_FOUND');
      const before = await findByKey(tx, member.userId, body);
      if (before !== undefined) return before;
      const owner = { userId: company.userId, taxCodes: [company.taxCode] };
      if (isOwnCompany(await identityOf(tx, member.userId), owner))
        throw new ApiError('FORBIDDEN', { said: ownCompany[language] });
      const [made] = await tx
        .insert(constructionReviews)
        .values({
          ...(await rowOf(tx, body, member.userId)),
          language: member.language,
          createdAt: at,
        })
        .onConflictDoNothing({
          target: [
            constructionReviews.userId,
            constructionReviews.contractorId,
            constructionReviews.home,
          ],
        })
        .returning({ id: constructionReviews.id });
      if (made === undefined) throw new ApiError('CONFLICT', { said: already[language] });
      await limit(tx, member.userId);
      if (!(await claimUploads(tx, body.images, { userId: member.userId, at, open: true })))
        throw new ApiError('PRODUCT_07');
      await recountConstructionReviews(tx, company.id);
      const [to] = await tx.select().from(users).where(eq(users.id, company.userId));
      if (to !== undefined && to.email !== null)
        await mail.send(tx, 'construction-reviewed', {
          to: to.email,
          language: to.language,
          values: {
            id: company.id,
            company: company.companyName,
            stars: body.rating,
            text: written(body.review),
          },
          key: `construction-review:${made.id}`,
        });
      return made.id;
    });
    return new JsonText(`{"data":${await reviewText(database, id, language)}}`);
  };
}

/** The review as the list shows it. */
export async function reviewText(
  database: Database,
  id: number,
  language: Parameters<typeof reviewItem>[0],
): Promise<string> {
  const [row] = await database.rows<{ item: string }>(
    {
      name: `construction-review-${language}`,
      text: `select ${reviewItem(language)}::text as item from construction_reviews t where t.id = $1`,
    },
    [id],
  );
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return row.item;
}

/** The review that was sent before. @throws {ApiError} CONFLICT where the key was used for another company. */
async function findByKey(
  tx: Orm,
  userId: number,
  { key, contractor_id: company }: Body,
): Promise<number | undefined> {
  const [before] = await tx
    .select({ id: constructionReviews.id, contractorId: constructionReviews.contractorId })
    .from(constructionReviews)
    .where(and(eq(constructionReviews.userId, userId), eq(constructionReviews.requestKey, key)));
  if (before !== undefined && before.contractorId !== company) throw new ApiError('CONFLICT');
  return before?.id;
}

/** Whom the tax codes of a member's business and companies make them. */
async function identityOf(tx: Orm, userId: number): Promise<TaxIdentity> {
  const [profile] = await tx
    .select({ sent: businessProfiles.sent })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  const companies = await tx
    .select({ taxCode: contractors.taxCode })
    .from(contractors)
    .where(eq(contractors.userId, userId));
  const taxCodes = companies.map(({ taxCode }) => taxCode);
  return { userId, taxCodes: profile ? [...taxCodes, profile.sent.tax_code] : taxCodes };
}

async function rowOf(tx: Orm, body: Body, userId: number) {
  const [author] = await tx
    .select({ first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  const building = written(body.building);
  const district = written(body.district);
  return {
    contractorId: body.contractor_id,
    userId,
    authorName: publicName(author ?? { first_name: '', last_name: '' }),
    phone: body.phone.trim(),
    rating: body.rating,
    content: written(body.review),
    building,
    home: fold(`${building} ${district}`).replace(/\s+/gu, ' '),
    district,
    city: written(body.city),
    areaM2: body.area,
    style: body.style,
    houseType: body.house_type,
    months: body.period_months,
    costFrom: body.cost_from,
    costTo: body.cost_to,
    pictures: await picturesOf(tx, body.images),
    requestKey: body.key,
  };
}
