import { type TemplateFields, ictDate, noticeSpan } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { shopNotices, shopTemplates, shopViews } from '../../db/schema/shop-words.ts';

const day = 86_400_000;

const items: readonly { readonly name: string; readonly fields: TemplateFields }[] = [
  {
    name: 'Gỗ sồi, gỗ tần bì',
    fields: {
      handling: {
        vi: 'Lau bằng khăn mềm hơi ẩm. Mỗi năm thoa dầu gỗ một lần. Tránh nắng gắt chiếu thẳng.',
        en: 'Wipe with a soft, damp cloth. Oil once a year. Keep out of direct sun.',
        ko: '부드러운 젖은 천으로 닦고 1년에 한 번 오일을 발라 주세요. 직사광선은 피해 주세요.',
      },
      country: { vi: 'Việt Nam', en: 'Vietnam', ko: '베트남' },
      producer: 'Xưởng mộc Hòa Bình',
      preparationDays: 5,
    },
  },
  {
    name: 'Hàng cồng kềnh, xưởng tự giao',
    fields: {
      description: {
        vi: 'Bảo hành khung 24 tháng. Xưởng giao tận nơi trong nội thành và lắp đặt tại nhà.',
        en: 'The frame has a warranty of 24 months. We deliver within the city and assemble at home.',
        ko: '프레임 보증 24개월. 시내는 직접 배송하고 댁에서 조립해 드립니다.',
      },
      shippingMethod: 'self',
      shippingCompany: '',
      packingSize: '',
      feeType: 'free-from-amount',
      fee: 250_000,
      freeFrom: 10_000_000,
      installationFee: 150_000,
    },
  },
];

const answers: readonly { readonly name: string; readonly words: string }[] = [
  {
    name: 'Còn hàng',
    words:
      'Chào {người hỏi}, {sản phẩm} đang còn hàng, xưởng gửi trong 2 ngày làm việc. Cảm ơn bạn đã quan tâm.',
  },
  {
    name: 'Đổi màu gỗ',
    words:
      'Chào {người hỏi}, {sản phẩm} đặt được màu tự nhiên, óc chó hoặc trắng kem, thêm 5 ngày làm. Bạn ghi màu vào lời nhắn khi đặt nhé.',
  },
  {
    name: 'Trầy xước khi giao',
    words:
      'Chào {người hỏi}, xưởng xin lỗi vì {sản phẩm} tới tay bạn chưa đẹp. Bạn chụp giúp chỗ trầy và bấm “Đổi hàng” trong đơn, xưởng chịu phí hai chiều.',
  },
];

/** Days from today. */
const notices = [
  {
    title: 'Giao chậm trong tuần này',
    details:
      'Xe của xưởng đang bảo dưỡng: đơn trong nội thành giao chậm hơn 2 ngày. Mong bạn thông cảm.',
    from: -2,
    to: 5,
  },
  {
    title: 'Xưởng nghỉ hai ngày',
    details:
      'Xưởng nghỉ để kiểm kê kho. Đơn đặt trong hai ngày này được gửi ngay ngày làm việc sau.',
    from: 18,
    to: 20,
  },
  {
    title: 'Tặng dầu lau gỗ',
    details: 'Mỗi đơn bàn ghế gỗ sồi được tặng một chai dầu lau 100 ml.',
    from: -45,
    to: -15,
  },
] as const;

const views = [
  { list: 'order-status', name: 'Cần gửi', query: 'tab=preparing' },
  { list: 'order-status', name: 'Thay đổi gần đây', query: 'tab=all&sort=changed' },
  { list: 'delivery-status', name: 'Đã giao, chờ xác nhận', query: 'tab=delivered' },
] as const;

/** What the sample's shop keeps to write it once, and what it says about itself. */
export async function seedShopWords(tx: Orm, now: number, sellerId: number): Promise<void> {
  await tx.insert(shopTemplates).values([
    ...items.map((one, position) => ({
      sellerId,
      kind: 'item' as const,
      position,
      changedAt: new Date(now - (9 + position) * day),
      ...one,
    })),
    ...answers.map((one, position) => ({
      sellerId,
      kind: 'answer' as const,
      position,
      changedAt: new Date(now - (3 + 4 * position) * day),
      ...one,
    })),
  ]);
  await tx
    .insert(shopViews)
    .values(views.map((one) => ({ sellerId, shared: true, changedAt: new Date(now), ...one })));
  await tx.insert(shopNotices).values(
    notices.flatMap(({ title, details, from, to }) => {
      const days = { startsOn: ictDate(now + from * day), endsOn: ictDate(now + to * day) };
      const span = noticeSpan(days);
      return span === null
        ? []
        : [
            {
              sellerId,
              title,
              details,
              ...days,
              startsAt: new Date(span.startsAt),
              endsAt: new Date(span.endsAt),
              createdAt: new Date(now + Math.min(from - 1, -1) * day),
            },
          ];
    }),
  );
}
