import { formatDate, formatDecimal, formatVnd, addMonths, vndInWords } from '@hien/domain';
import { desc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { constructionEvidence, constructionReviews } from '../db/schema/construction.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { MediaStore } from '../media/media-store.ts';
import { demoId } from './demo-accounts.ts';
import { type Paper, paperAsPdf } from './files/paper.ts';
import { plantFile } from './files/plant-file.ts';

const day = 86_400_000;

/** The demo customer's reviews, the newest first, each with whom and what a contract names. */
const reviewsOf = (orm: Orm, userId: number) =>
  orm
    .select({
      review: constructionReviews,
      company: {
        name: contractors.companyName,
        address: contractors.address,
        taxCode: contractors.taxCode,
        representative: contractors.representative,
      },
      customer: { first: users.firstName, last: users.lastName },
    })
    .from(constructionReviews)
    .innerJoin(contractors, eq(contractors.id, constructionReviews.contractorId))
    .innerJoin(users, eq(users.id, constructionReviews.userId))
    .where(eq(constructionReviews.userId, userId))
    .orderBy(desc(constructionReviews.createdAt));

type Job = Awaited<ReturnType<typeof reviewsOf>>[number];

/**
 * The demo customer's papers: a contract that waits, an invoice that was not enough, a contract that gave a badge. Written once, like
 * accounts; what was refused is not kept.
 */
export async function seedReviewPapers(orm: Orm, store: MediaStore, now: number): Promise<void> {
  const owner = demoId('customer');
  const [open, refused, proven] = await reviewsOf(orm, owner);
  if (open === undefined || refused === undefined || proven === undefined) return;
  const decided = { version: 1, decidedBy: demoId('admin') };
  const at = (days: number): Date => new Date(now - days * day);
  const signed = async (job: Job, sentAt: Date): Promise<string[]> => [
    await plantFile(orm, await paperAsPdf(contractOf(job)), { store, at: sentAt, owner }),
  ];
  await orm.insert(constructionEvidence).values([
    {
      reviewId: open.review.id,
      kind: 'contract',
      files: await signed(open, at(1.1)),
      requestKey: 'sample-contract',
      sentAt: at(1.1),
    },
    {
      ...decided,
      reviewId: refused.review.id,
      kind: 'invoice',
      files: [],
      state: 'refused',
      reason:
        'Hóa đơn chị gửi là của cửa hàng gạch, không có tên công ty thi công. Chị gửi hợp đồng hoặc phiếu thu của công ty giúp Hiên nhé.',
      requestKey: 'sample-invoice',
      sentAt: at(38),
      decidedAt: at(37),
    },
    {
      ...decided,
      reviewId: proven.review.id,
      kind: 'contract',
      files: await signed(proven, at(92)),
      state: 'confirmed',
      requestKey: 'sample-proven',
      sentAt: at(92),
      decidedAt: at(90),
    },
  ]);
}

/** Company, home and sum as the review tells them: what staff compare. */
function contractOf({ review, company, customer }: Job): Paper {
  const ended = review.createdAt.getTime() - 5 * day;
  const signedAt = addMonths(ended, -Math.ceil(review.months));
  const price = review.costFrom ?? 0;
  return {
    title: 'HỢP ĐỒNG THI CÔNG NỘI THẤT',
    lines: [
      `Số ${review.id}/HĐTC, ký ngày ${formatDate(signedAt, 'date', 'vi')}`,
      `Bên A (chủ nhà): ${customer.last} ${customer.first}`,
      `Bên B (nhà thầu): ${company.name}. Mã số thuế ${company.taxCode}. Địa chỉ: ${company.address}. Đại diện: ${company.representative}.`,
      `Điều 1. Công trình: ${review.building}, ${review.district}, ${review.city}. Diện tích ${formatDecimal(review.areaM2, 'vi')} m².`,
      `Điều 2. Thời gian thi công: ${formatDecimal(review.months, 'vi')} tháng kể từ ngày bàn giao mặt bằng.`,
      `Điều 3. Giá trị hợp đồng: ${formatVnd(price, 'vi')} (${vndInWords(price, 'vi')}), đã gồm thuế giá trị gia tăng.`,
      'Điều 4. Thanh toán: 40% khi ký, 40% khi lắp xong phần gỗ, 15% khi nghiệm thu, 5% sau sáu tháng.',
      'Điều 5. Bảo hành 24 tháng kể từ ngày nghiệm thu. Bên B sửa trong bảy ngày từ khi được báo.',
      '',
      `Bên A: ${customer.last} ${customer.first} (đã ký). Bên B: ${company.representative} (đã ký, đóng dấu).`,
    ],
  };
}
