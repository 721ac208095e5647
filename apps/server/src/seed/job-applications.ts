import { cvClaim } from '../community/jobs/apply.ts';
import type { Orm } from '../db/database.ts';
import { jobApplications } from '../db/schema/jobs.ts';
import type { MediaStore } from '../media/media-store.ts';
import { demoId } from './demo-accounts.ts';
import { type Paper, paperAsPdf } from './files/paper.ts';
import { plantFile } from './files/plant-file.ts';
import { sharerUserId } from './rows/members.ts';

const day = 86_400_000;

type Sent = Pick<
  typeof jobApplications.$inferInsert,
  'jobId' | 'name' | 'phone' | 'email' | 'message' | 'language' | 'state' | 'answer'
> & {
  readonly userId: number;
  readonly daysAgo: number;
  readonly decidedDaysAgo?: number;
  /** What the CV tells below name and address. */
  readonly tells: readonly string[];
};

const customer = {
  userId: demoId('customer'),
  name: 'Nguyễn Thu An',
  phone: '0900000001',
  email: 'khach@hien.example',
  language: 'vi',
} as const;

/** The demo customer's: one that waits and can be taken back, one that has its answer. And a stranger's that was invited. */
const applications: readonly Sent[] = [
  {
    ...customer,
    jobId: 6,
    message:
      'Tôi vừa sửa nhà xong với Hiên, mở từng thùng hàng và ghi lại từng vết xước. Tôi có thể bắt đầu từ đầu tháng sau.',
    daysAgo: 1.4,
    tells: [
      'KINH NGHIỆM',
      '2021 đến nay: Tổ trưởng kiểm hàng, Kho Nội thất Hồng Hà (mẫu), Hà Nội. Phụ trách sáu người, giảm hàng trả vì lỗi từ 4% xuống 1,5%.',
      '2017 đến 2021: Nhân viên kiểm tra đầu ra, Xưởng gỗ Đông Anh (mẫu). Đo độ ẩm, độ cong vênh, lớp sơn trước khi đóng gói.',
      'HỌC VẤN',
      '2014 đến 2017: Cao đẳng Chế biến lâm sản.',
      'KHÁC',
      'Soạn bộ ảnh mẫu các lỗi thường gặp mà cả kho cùng dùng. Đi công tác được.',
    ],
  },
  {
    ...customer,
    jobId: 2,
    message: 'Tôi muốn thử sang làm sản phẩm, dù mới quen việc ở kho.',
    state: 'declined',
    answer:
      'Việc này cần người đã phụ trách một sản phẩm có tiền đi qua. Kinh nghiệm kiểm hàng của chị rất tốt, mời chị xem vị trí kiểm tra chất lượng.',
    daysAgo: 24,
    decidedDaysAgo: 22.6,
    tells: [
      'KINH NGHIỆM',
      'Từ 2017: kiểm tra hàng gỗ ở xưởng và ở kho, bốn năm gần đây làm tổ trưởng.',
      'HỌC VẤN',
      '2014 đến 2017: Cao đẳng Chế biến lâm sản.',
    ],
  },
  {
    userId: sharerUserId(1),
    name: 'Võ Anh Khoa',
    phone: '0912345622',
    email: 'thanhvien2@hien.example',
    language: 'vi',
    jobId: 1,
    message: 'Trong CV có hai trang web tôi làm, đều chạy được trên điện thoại bốn năm tuổi.',
    state: 'invited',
    daysAgo: 17,
    decidedDaysAgo: 15.8,
    tells: [
      'KINH NGHIỆM',
      '2020 đến nay: Kỹ sư web, Công ty Phần mềm Sông Trà (mẫu), Đà Nẵng. Viết trang đặt vé cho sáu bến xe; trang đầu mở trong hai giây trên mạng 3G.',
      '2018 đến 2020: Lập trình viên, Tòa soạn Miền Trung (mẫu). Dựng lại trang báo, giảm một nửa dung lượng ảnh.',
      'KỸ NĂNG',
      'TypeScript, React, PostgreSQL. Quen đo bằng điện thoại thật.',
      'HỌC VẤN',
      '2014 đến 2018: Kỹ sư Công nghệ thông tin.',
    ],
  },
];

/** Who wants to work here, each with a CV of their own. Written once, like accounts. */
export async function seedJobApplications(orm: Orm, store: MediaStore, now: number): Promise<void> {
  for (const { tells, daysAgo, decidedDaysAgo, ...sent } of applications) {
    const at = new Date(now - daysAgo * day);
    const cv = await plantFile(orm, await paperAsPdf(cvOf(sent, tells)), {
      store,
      at,
      owner: sent.userId,
      for: cvClaim,
    });
    const decided = decidedDaysAgo === undefined ? null : new Date(now - decidedDaysAgo * day);
    await orm.insert(jobApplications).values({
      ...sent,
      cv,
      termsVersion: 1,
      consentAt: at,
      createdAt: at,
      ...(decided === null ? {} : { version: 1, decidedBy: demoId('admin'), decidedAt: decided }),
    });
  }
}

const cvOf = (
  { name, phone, email }: Pick<Sent, 'name' | 'phone' | 'email'>,
  tells: readonly string[],
): Paper => ({ title: name, lines: [`Điện thoại ${phone} · ${email}`, ...tells] });
