import { newPartner } from '@hien/domain';
import type { Orm } from '../db/database.ts';
import type { DesignPartnerDetails } from '../db/schema/leads.ts';
import { columnsOf, insertApplication, recordEvent } from '../leads/partner-repository.ts';
import type { MediaStore } from '../media/media-store.ts';
import { contractors } from './content/contractors.ts';
import { demoId } from './demo-accounts.ts';
import { paperAsPdf } from './files/paper.ts';
import { plantFile } from './files/plant-file.ts';
import { contractorUserId, designSellers } from './rows/members.ts';
import { sampleTaxCode } from './rows/tax-codes.ts';

const day = 86_400_000;

type Story = Omit<DesignPartnerDetails, 'samples' | 'papers'> & {
  readonly userId: number;
  readonly daysAgo: number;
  readonly isPartner: boolean;
};

const stories: readonly Story[] = [
  {
    userId: demoId('freelancer'),
    daysAgo: 58,
    isPartner: true,
    kind: 'freelancer',
    studio_name: 'Lê Minh Khuê',
    tax_code: '079191000123',
    phone: '0912345640',
    email: 'thietke@hien.example',
    years: 9,
    about:
      'Tôi vẽ căn hộ và nhà ống dưới 130 m². Mỗi bộ có bản vẽ tủ từng đoạn 60 cm để xưởng nào cũng đóng được.',
    portfolio: '',
  },
  {
    userId: demoId('contractor'),
    daysAgo: 1.3,
    isPartner: false,
    kind: 'company',
    studio_name: 'Phòng thiết kế An Gia (mẫu)',
    tax_code: '0000100003',
    phone: '0912345641',
    email: 'nhathau@hien.example',
    years: 12,
    about:
      'Chúng tôi đã thi công những bộ bản vẽ này cho khách và muốn bán lại cho người có căn hộ cùng mặt bằng.',
    portfolio: '',
  },
];

/** What the companies that sell already are good at drawing, by their slugs. */
const abouts: Readonly<Record<string, string>> = {
  'be-tong-trang':
    'Chúng tôi vẽ căn gác lửng và nhà xưởng làm lại: bê tông để trần, thép nhẹ, cầu thang tính sẵn tải.',
  'nha-nho-studio':
    'Nhà dưới 80 m² và phòng cho trẻ. Mọi món trong bản vẽ đều vào được thang máy chung cư.',
  'song-han-decor':
    'Phòng ngủ và phòng khách cao cấp ở ven biển, vật liệu chịu ẩm muối đã thử qua hai mùa mưa.',
  'bep-va-tam':
    'Chỉ bếp và phòng tắm. Bản vẽ có sẵn điểm cấp thoát nước và ổ điện theo từng thiết bị.',
};

/** Companies of the directory whose designs are on sale were looked at by staff before. */
const companies: readonly Story[] = contractors.flatMap(
  ({ slug, companyName, years }, index): Story[] =>
    // The demo contractor applies by itself, above.
    index > 0 && designSellers.has(slug)
      ? [
          {
            userId: contractorUserId(index),
            daysAgo: 200 - index * 3,
            isPartner: true,
            kind: 'company',
            studio_name: companyName,
            tax_code: sampleTaxCode(index),
            phone: `09123457${String(index).padStart(2, '0')}`,
            email: `nhathau${index + 1}@hien.example`,
            years,
            about: abouts[slug] ?? companyName,
            portfolio: '',
          },
        ]
      : [],
);

/** Partners as staff let them sell, and a company that waits to. */
export async function seedDesigners(orm: Orm, store: MediaStore, now: number): Promise<void> {
  for (const { userId, daysAgo, isPartner, ...told } of [...stories, ...companies]) {
    const sentAt = new Date(now - daysAgo * day);
    const planting = { store, at: sentAt, owner: userId };
    const sample = await paperAsPdf({
      title: told.studio_name,
      lines: ['MẶT BẰNG MẪU', 'Phòng khách 5,2 × 4,1 m; bếp 3,0 × 2,6 m; phòng ngủ 3,4 × 3,2 m.'],
    });
    const paper = await paperAsPdf({
      title: told.studio_name,
      lines: [`Mã số thuế: ${told.tax_code}`],
    });
    const decidedAt = new Date(sentAt.getTime() + day);
    const partner = newPartner('design', sentAt.getTime());
    const row = await insertApplication(orm, {
      userId,
      kind: 'design',
      ...columnsOf(
        isPartner
          ? {
              ...partner,
              state: 'approved',
              version: 1,
              shownRevision: 1,
              changedAt: decidedAt.getTime(),
            }
          : partner,
      ),
      details: {
        ...told,
        samples: [await plantFile(orm, sample, planting)],
        papers: told.kind === 'company' ? [await plantFile(orm, paper, planting)] : [],
      },
      holderMatches: true,
      language: 'vi',
      termsVersion: 1,
      consentAt: sentAt,
      sentAt,
      createdAt: sentAt,
    });
    if (row === null || !isPartner) continue;
    await recordEvent(orm, {
      applicationId: row.id,
      event: 'approve',
      fromState: 'applied',
      toState: 'approved',
      actorId: demoId('admin'),
      at: decidedAt,
    });
  }
}
