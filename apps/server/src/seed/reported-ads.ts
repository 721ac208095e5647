import { adReportLimits } from '@hien/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { contractors } from '../db/schema/contractors.ts';
import { adCases, adReports } from '../db/schema/paid-places.ts';
import { colleague } from './colleague.ts';
import { demoId } from './demo-accounts.ts';
import { sharerUserId } from './rows/members.ts';

const hour = 3_600_000;

/**
 * Bought places that visitors reported: one waits for staff, one was found in order, and one that was taken down waits for the answer to its
 * company's appeal. Written once, like accounts.
 */
export async function seedReportedAds(orm: Orm, now: number): Promise<void> {
  const companies = await orm
    .select({ id: contractors.id, slug: contractors.slug })
    .from(contractors)
    .where(inArray(contractors.slug, ['bep-va-tam', 'song-han-decor', 'vuon-san-thuong']));
  const idOf = (slug: string) => companies.find((company) => company.slug === slug)?.id ?? 0;
  const open = async (slug: string, city: string, hoursAgo: number, reports: number) => {
    const openedAt = now - hoursAgo * hour;
    const [made] = await orm
      .insert(adCases)
      .values({
        contractorId: idOf(slug),
        city,
        reports,
        openedAt: new Date(openedAt),
        dueAt: new Date(openedAt + adReportLimits.hours * hour),
      })
      .returning({ id: adCases.id });
    return made?.id ?? 0;
  };
  const waiting = await open('bep-va-tam', 'Thành phố Hồ Chí Minh', 9, 2);
  const stands = await open('song-han-decor', 'Đà Nẵng', 75, 1);
  const down = await open('vuon-san-thuong', 'Thành phố Hồ Chí Minh', 130, 2);
  await orm.insert(adReports).values([
    {
      caseId: waiting,
      userId: sharerUserId(2),
      reason: 'misleading',
      words: 'Ghi bếp trọn gói từ 45 triệu mà gọi thì báo giá gấp đôi.',
      createdAt: new Date(now - 9 * hour),
    },
    { caseId: waiting, reason: 'wrong-contact', createdAt: new Date(now - 4 * hour) },
    {
      caseId: stands,
      userId: sharerUserId(5),
      reason: 'not-a-contractor',
      words: 'Hình như chỉ bán rèm.',
      createdAt: new Date(now - 75 * hour),
    },
    {
      caseId: down,
      userId: sharerUserId(6),
      reason: 'misleading',
      words: 'Khoe “chống thấm trọn đời” nhưng hợp đồng ghi hai năm.',
      createdAt: new Date(now - 130 * hour),
    },
    { caseId: down, reason: 'misleading', createdAt: new Date(now - 127 * hour) },
  ]);
  await orm
    .update(adCases)
    .set({
      state: 'stands',
      version: 1,
      decidedBy: demoId('admin'),
      decidedAt: new Date(now - 70 * hour),
    })
    .where(eq(adCases.id, stands));
  const appealedAt = now - 20 * hour;
  await orm
    .update(adCases)
    .set({
      state: 'appealed',
      version: 2,
      rule: 'misleading',
      words:
        'Trang giới thiệu ghi “chống thấm trọn đời”, không có tài liệu nào của công ty nói vậy.',
      decidedBy: await colleague(orm),
      decidedAt: new Date(now - 112 * hour),
      appeal:
        'Câu ấy ở tờ rơi cũ của đại lý, trang của chúng tôi đã bỏ từ tháng trước. Chúng tôi bảo hành chống thấm hai năm và xin gửi lại mẫu hợp đồng khi Hiên cần.',
      appealedAt: new Date(appealedAt),
      dueAt: new Date(appealedAt + adReportLimits.appealHours * hour),
    })
    .where(eq(adCases.id, down));
}
