import type { Language } from './review.ts';

/** Reviewers as they appear: given name and an initial, as the shop prints them. */
export const reviewers: Readonly<Record<Language, readonly string[]>> = {
  vi: [
    'Ngọc H.',
    'Minh T.',
    'Thu P.',
    'Quang D.',
    'Hà M.',
    'Bảo N.',
    'Lan A.',
    'Tuấn K.',
    'Vy L.',
    'Khánh Đ.',
    'Trang V.',
    'Hùng B.',
    'Mai S.',
    'Đức T.',
    'Yến N.',
    'Phúc L.',
    'Diệp C.',
    'Sơn H.',
    'Thảo Q.',
    'Nam P.',
    'Uyên T.',
    'Long V.',
    'Nhi Đ.',
    'Hiếu G.',
  ],
  en: [
    'Anna P.',
    'James W.',
    'Priya S.',
    'Lucas M.',
    'Emily R.',
    'Oliver B.',
    'Sofia K.',
    'Daniel C.',
  ],
  ko: ['김*연', '이*준', '박*희', '최*우', '정*아', '한*수', '윤*진', '서*민'],
};

type Replies = Readonly<Record<Language, { happy: readonly string[]; mixed: readonly string[] }>>;

/** The workshop's answer under a review; `mixed` also answers unhappy ones. */
export const replies: Replies = {
  vi: {
    happy: [
      'Cảm ơn anh chị đã gửi niềm tin cho xưởng. Khi nào cần bảo dưỡng, cứ nhắn chúng tôi.',
      'Xưởng rất vui vì món đồ đã hợp nhà mình. Chúc cả nhà nhiều bữa tối ấm.',
    ],
    mixed: [
      'Xin lỗi anh chị về trải nghiệm chưa trọn. Xưởng đã gọi và sẽ cho thợ qua xử lý trong ba ngày làm việc.',
      'Cảm ơn góp ý thẳng thắn. Chúng tôi đã sửa khâu này cho các đơn sau và gửi anh chị phụ kiện thay thế.',
    ],
  },
  en: {
    happy: ['Thank you for the kind words. Message us any time it needs care.'],
    mixed: [
      'We are sorry it was not perfect. Our fitter will call within three business days to put it right.',
    ],
  },
  ko: {
    happy: ['따뜻한 후기 감사합니다. 관리가 필요하시면 언제든 연락 주세요.'],
    mixed: ['불편을 드려 죄송합니다. 영업일 3일 안에 기사가 연락드려 바로잡겠습니다.'],
  },
};

/** The same of floors and paints, to which no fitter of the workshop comes. */
export const packReplies: Replies = {
  vi: {
    happy: [
      'Cảm ơn anh chị đã kể lại. Số lô của anh chị xưởng vẫn giữ mẫu, cần mua thêm cứ nhắn.',
      'Xưởng rất vui vì căn phòng đã ra đúng ý. Giữ lại ít hàng cùng lô để sau này vá anh chị nhé.',
    ],
    mixed: [
      'Xin lỗi anh chị về chỗ chưa trọn. Phần nào hư hỏng, nhắn giúp số lô, xưởng gửi bù trong ba ngày làm việc.',
      'Cảm ơn góp ý thẳng thắn, xưởng đã bổ sung chỗ này vào tờ hướng dẫn.',
    ],
  },
  en: {
    happy: ['Thank you. We keep a sample of your batch, so message us should you need more of it.'],
    mixed: [
      'Thank you for saying so plainly. If anything came to harm, send us the batch number and we replace it within three business days.',
    ],
  },
  ko: {
    happy: ['후기 감사합니다. 고객님 로트의 견본을 보관하고 있으니 더 필요하시면 알려 주세요.'],
    mixed: [
      '솔직한 후기 감사합니다. 상한 것이 있다면 로트 번호를 알려 주세요. 영업일 3일 안에 다시 보내 드리겠습니다.',
    ],
  },
};
