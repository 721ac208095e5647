import { type ProjectContent, blankProject, ictDate } from '@hien/domain';
import { and, eq, max } from 'drizzle-orm';
import { copiesOf } from '../contractors/own/projects/copies.ts';
import { columnsOf } from '../contractors/own/projects/project-version.ts';
import type { Orm } from '../db/database.ts';
import { contractorProjects, projectDrafts, projectRequests } from '../db/schema/construction.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { MediaStore } from '../media/media-store.ts';
import { plantCopy } from './files/plant-copy.ts';

const day = 86_400_000;

/** How often it was kept before it was sent. */
const version = 4;

/**
 * A project that waits for staff's first look: of its two pictures one stands on another company's page (docs/adr/0122). Written once, like
 * accounts.
 */
export async function seedFirstProject(orm: Orm, store: MediaStore, now: number): Promise<void> {
  const [company] = await orm
    .select({ id: contractors.id, userId: contractors.userId })
    .from(contractors)
    .where(and(eq(contractors.slug, 'kien-vang'), eq(contractors.approval, 'approved')));
  if (company === undefined) return;
  const contractorId = company.id;
  const sentAt = new Date(now - 1.2 * day);
  const planting = { store, at: sentAt };
  const content = {
    ...told,
    reviewed_on: ictDate(now - 26 * day),
    pictures: [
      await plantCopy(orm, 'exterior-03', planting),
      await plantCopy(orm, 'kitchen-luxury-01', planting),
    ].map((picture) => ({ picture, before: '', during: false })),
  };
  const [last] = await orm
    .select({ order: max(contractorProjects.sortOrder) })
    .from(contractorProjects)
    .where(eq(contractorProjects.contractorId, contractorId));
  const [made] = await orm
    .insert(contractorProjects)
    .values({
      ...(await columnsOf(orm, null, content)),
      contractorId,
      state: 'waiting',
      hidden: true,
      sortOrder: (last?.order ?? 0) + 1,
      createdAt: sentAt,
    })
    .returning({ id: contractorProjects.id });
  if (made === undefined) return;
  const savedAt = new Date(sentAt.getTime() - day / 24);
  await orm.insert(projectDrafts).values([
    { contractorId, projectId: made.id, content, version, savedAt },
    { contractorId, projectId: null, content: null, version: version + 1, savedAt },
  ]);
  await orm.insert(projectRequests).values({
    contractorId,
    projectId: made.id,
    after: content,
    copies: await copiesOf(orm, contractorId, content),
    sentBy: company.userId,
    sentAt,
  });
}

const told: ProjectContent = {
  ...blankProject,
  project_name: { vi: 'Nhà vườn ba thế hệ ở Kiến An', en: '', ko: '' },
  location: 'Đường Trường Chinh',
  district: 'Kiến An',
  city: 'Hải Phòng',
  description: {
    vi: 'Ông bà muốn giữ gốc nhãn trước sân, con cháu muốn bếp mở ra vườn. Chúng tôi dời nhà xe, lát lại sân bằng gạch thẻ và làm bếp mới ở hướng đông.\n\nMưa kéo dài nên trễ mười ngày, phần trễ không tính tiền.',
    en: '',
    ko: '',
  },
  area: 186,
  construction_area: 94,
  period_months: 4.5,
  cost_from: 720_000_000,
  cost_to: 790_000_000,
  style: 'modern',
  house_type: 'villa',
};
