import { type Language, ictDate, newPartner, publicName } from '@hien/domain';
import { and, asc, desc, eq, getTableName, isNotNull, isNull, lte } from 'drizzle-orm';
import { contentOf as companyContentOf } from '../contractors/own/company/company-version.ts';
import { contentOf } from '../contractors/own/projects/project-version.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import {
  constructionRemovals,
  constructionReviews,
  contractorProjects,
  projectRequests,
} from '../db/schema/construction.ts';
import { companyDrafts, companyRequests, contractors } from '../db/schema/contractors.ts';
import type { AffiliateDetails } from '../db/schema/leads.ts';
import { productReviews, products, reviewRemovals, sellers } from '../db/schema/shop.ts';
import { type NewLead, receiveLead } from '../leads/lead-repository.ts';
import { columnsOf, insertApplication, recordEvent } from '../leads/partner-repository.ts';
import type { MediaStore } from '../media/media-store.ts';
import { colleague } from './colleague.ts';
import { demoId } from './demo-accounts.ts';
import { seedFirstProject } from './first-project.ts';
import { scan } from './files/paper.ts';
import { plantFile } from './files/plant-file.ts';
import { registration } from './files/registration.ts';
import { seedJobApplications } from './job-applications.ts';
import { seedReportedAds } from './reported-ads.ts';
import { seedReviewPapers } from './review-papers.ts';
import { sharerUserId } from './rows/members.ts';
import { reserveIds } from './write-rows.ts';

const day = 86_400_000;

type Request = Pick<NewLead, 'kind' | 'name' | 'phone' | 'email' | 'details'> & {
  readonly language: Language;
  readonly daysAgo: number;
};

/** What people asked for with a form, and nobody has answered yet. */
const requests: readonly Request[] = [
  {
    kind: 'rooms_project',
    name: 'Đỗ Thanh Hà',
    phone: '0912345601',
    email: 'thanhha@hien.example',
    language: 'vi',
    details: {
      message:
        'Sky Garden Thủ Thiêm, tòa B\n\nNhà mình nhận bàn giao tháng 3, căn 2 phòng ngủ 72 m². Có mặt bằng của tòa B chưa ạ?',
    },
    daysAgo: 0.4,
  },
  {
    kind: 'rooms_partner',
    name: 'Lý Quang Vinh',
    phone: '0912345602',
    email: 'vinh.ly@hien.example',
    language: 'vi',
    details: {
      company: 'Công ty Phát triển nhà An Cư (mẫu)',
      message:
        'Chúng tôi mở bán 420 căn trong quý 1 và muốn khách chọn nội thất ngay trên mặt bằng thật. Cần khung màu riêng và ba ngôn ngữ.',
    },
    daysAgo: 1.3,
  },
  {
    kind: 'campaign',
    name: 'Jonah Carter',
    phone: '0912345603',
    email: 'jonah@hien.example',
    language: 'en',
    details: {
      house_type: '2_bedroom',
      house_area: 68,
      message: 'We moved in last week. Could somebody measure the balcony on a Saturday?',
    },
    daysAgo: 2.2,
  },
];

const applicant: Omit<AffiliateDetails, 'licence'> = {
  store_name: 'Gốm Sông Bé (mẫu)',
  registration_number: '3702123456',
  tax_code: '3702123456',
  business_address: '18 đường Lái Thiêu 45, Lái Thiêu, Thành phố Hồ Chí Minh',
  owner: 'Trịnh Bích Ngọc',
  address: '18 đường Lái Thiêu 45, Lái Thiêu, Thành phố Hồ Chí Minh',
  contact_name: 'Trịnh Bích Ngọc',
  contact_email: 'thanhvien12@hien.example',
  contact_phone: '0912345612',
  bank_name: 'Vietcombank',
  account_holder: 'TRINH BICH NGOC',
  account_number: '0071001234567',
  holder_note: 'Hộ kinh doanh dùng tài khoản của chủ hộ.',
  self_delivery: true,
};

/** Who asked staff for something of their own: forms, and a workshop that wants to sell. Written once, like accounts. */
export async function seedRequests(orm: Orm, store: MediaStore, now: number): Promise<void> {
  for (const { daysAgo, ...request } of requests)
    await receiveLead(
      orm,
      {
        ...request,
        userId: null,
        subjectId: null,
        asked: '',
        address: '',
        termsVersion: 1,
        marketing: false,
      },
      new Date(now - daysAgo * day),
    );
  const sentAt = new Date(now - 1.6 * day);
  const owner = sharerUserId(11);
  const licence = await plantFile(orm, await scan(registration(applicant)), {
    store,
    at: sentAt,
    owner,
  });
  const application = await insertApplication(orm, {
    userId: owner,
    kind: 'commerce',
    ...columnsOf(newPartner('commerce', sentAt.getTime())),
    details: { ...applicant, licence },
    holderMatches: false,
    language: 'vi',
    termsVersion: 1,
    consentAt: sentAt,
    sentAt,
    createdAt: sentAt,
  });
  if (application !== null)
    await recordEvent(orm, {
      applicationId: application.id,
      event: 'apply',
      fromState: null,
      toState: application.state,
      actorId: application.userId,
      reason: null,
      at: sentAt,
    });
  await askForProjectEdit(orm, new Date(now - 2.7 * day));
  await seedFirstProject(orm, store, now);
  await askForCompanyChanges(orm, now);
  await askForConstructionRemoval(orm, new Date(now - 3.4 * day));
  await appealRemovals(orm, now);
  await seedReviewPapers(orm, store, now);
  await seedJobApplications(orm, store, now);
  await seedReportedAds(orm, now);
}

/** The demo company tells a finished project better than it did. */
async function askForProjectEdit(orm: Orm, sentAt: Date): Promise<void> {
  const [found] = await orm
    .select({ project: contractorProjects })
    .from(contractorProjects)
    .innerJoin(contractors, eq(contractors.id, contractorProjects.contractorId))
    .where(and(eq(contractors.userId, demoId('contractor')), eq(contractorProjects.state, 'shown')))
    .orderBy(desc(contractorProjects.sortOrder))
    .limit(1);
  if (found === undefined) return;
  const before = contentOf(found.project);
  await orm.insert(projectRequests).values({
    contractorId: found.project.contractorId,
    projectId: found.project.id,
    before,
    after: {
      ...before,
      description: {
        ...before.description,
        vi: `${before.description.vi}\n\nSau sáu tháng chúng tôi quay lại siết bản lề và sơn dặm hai góc tường, không tính tiền.`,
      },
      period_months: (before.period_months ?? 1) + 0.5,
    },
    sentBy: demoId('contractor'),
    sentAt,
  });
}

/** What companies want to tell anew: the demo company was refused, another one waits. */
async function askForCompanyChanges(orm: Orm, now: number): Promise<void> {
  const [own, , other] = await orm
    .select()
    .from(contractors)
    .where(eq(contractors.approval, 'approved'))
    .orderBy(asc(contractors.id))
    .limit(3);
  if (own === undefined || other === undefined) return;
  const told = companyContentOf(own);
  const refused = {
    ...told,
    introduction: {
      ...told.introduction,
      vi: `${told.introduction.vi}\n\nChúng tôi là đội thợ số một thành phố.`,
    },
    team_size: 38,
  };
  const [sentAt, savedAt] = [new Date(now - 5.2 * day), new Date(now - 5.3 * day)];
  await orm
    .insert(companyDrafts)
    .values({ contractorId: own.id, content: refused, version: 2, savedAt })
    .onConflictDoNothing();
  await orm.insert(companyRequests).values({
    contractorId: own.id,
    before: told,
    after: refused,
    state: 'rejected',
    version: 1,
    sentBy: own.userId,
    sentAt,
    reason:
      '“Số một thành phố” cần tài liệu chứng minh theo luật quảng cáo. Hãy kể việc công ty đã làm thay cho lời tự xếp hạng.',
    decidedBy: demoId('admin'),
    decidedAt: new Date(now - 4.6 * day),
  });
  const before = companyContentOf(other);
  const after = {
    ...before,
    work_cities: [...new Set([...before.work_cities, 'Đồng Nai'])],
    team_size: 26,
    languages: ['vi', 'en'] as const,
  };
  await orm
    .insert(companyDrafts)
    .values({ contractorId: other.id, content: after, version: 1, savedAt: sentAt })
    .onConflictDoNothing();
  await orm.insert(companyRequests).values({
    contractorId: other.id,
    before,
    after,
    sentBy: other.userId,
    sentAt: new Date(now - 1.9 * day),
  });
}

/** The demo company finds its worst review written by somebody who was no customer. */
async function askForConstructionRemoval(orm: Orm, requestedAt: Date): Promise<void> {
  const [worst] = await orm
    .select({ id: constructionReviews.id })
    .from(constructionReviews)
    .innerJoin(contractors, eq(contractors.id, constructionReviews.contractorId))
    .where(
      and(
        eq(contractors.userId, demoId('contractor')),
        isNull(constructionReviews.removedOn),
        isNotNull(constructionReviews.content),
      ),
    )
    .orderBy(asc(constructionReviews.rating), asc(constructionReviews.id))
    .limit(1);
  if (worst === undefined) return;
  await orm.insert(constructionRemovals).values({
    reviewId: worst.id,
    rule: 'not-a-customer',
    words:
      'Chúng tôi không có hợp đồng nào ở địa chỉ này. Số điện thoại trong hóa đơn cũng không trùng với khách nào của công ty.',
    requestedAt,
  });
}

/** Two reviews that staff took away are the demo customer's: one appeal waits, the other can still be appealed. */
async function appealRemovals(orm: Orm, now: number): Promise<void> {
  const removed = await orm
    .select()
    .from(constructionReviews)
    .where(and(eq(constructionReviews.removedFor, 'insult'), isNull(constructionReviews.userId)))
    .orderBy(asc(constructionReviews.rating), desc(constructionReviews.id))
    .limit(2);
  const [of] = await orm
    .select({ first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(eq(users.id, demoId('customer')));
  const customer = of === undefined ? '' : publicName(of);
  const at = (days: number): Date => new Date(now - days * day);
  const removedBy = await colleague(orm);
  for (const [index, { id }] of removed.entries()) {
    const isAppealed = index === 0;
    await orm
      .update(constructionReviews)
      .set({
        userId: demoId('customer'),
        authorName: customer,
        removedOn: ictDate(now - 4 * day),
      })
      .where(eq(constructionReviews.id, id));
    await orm.insert(constructionRemovals).values({
      reviewId: id,
      rule: 'insult',
      words: 'Khách gọi tổ thợ bằng lời không ai nghe được. Chúng tôi đề nghị gỡ.',
      requestedAt: at(6),
      state: isAppealed ? 'appealed' : 'removed',
      version: isAppealed ? 2 : 1,
      decision: 'Bài có lời nặng với người thợ, ít nói về công trình.',
      decidedBy: removedBy,
      decidedAt: at(4),
      ...(isAppealed
        ? {
            appeal:
              'Mình chỉ kể việc đã xảy ra, không gọi ai bằng lời nặng. Mình còn giữ biên bản bàn giao và tin nhắn với tổ trưởng.',
            appealedAt: at(0.7),
          }
        : {}),
    });
  }
}

/** The demo shop finds two reviews unfair; they stand until staff decide. Goes and comes with the catalogue. */
export async function seedReviewRemovals(orm: Orm, now: number): Promise<void> {
  const worst = await orm
    .select({ id: productReviews.id })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(eq(sellers.userId, demoId('seller')), lte(productReviews.rating, 3)))
    .orderBy(asc(productReviews.rating), asc(productReviews.id))
    .limit(2);
  for (const [at, { id }] of worst.entries())
    await orm.insert(reviewRemovals).values({
      id: at + 1,
      reviewId: id,
      reason: at === 0 ? 'false' : 'irrelevant',
      requestedBy: demoId('seller'),
      requestedAt: new Date(now - (0.8 + at * 2) * day),
    });
  await reserveIds(orm, getTableName(reviewRemovals));
}
