import type { Language } from '@hien/domain';

/** What a customer says of the job itself: square metres, months, district. */
export type Scene = (job: { area: number; months: string; district: string }) => string;

export const scenes: Readonly<Record<Language, readonly Scene[]>> = {
  vi: [
    ({ area, district }) => `Nhà mình ${area} m² ở ${district}, sửa lần đầu sau mười năm.`,
    ({ months }) => `Cả thảy ${months} tháng, tính từ hôm ký tới hôm cầm chìa.`,
    () => 'Mình hỏi bốn nơi, nơi này báo giá sau cùng nhưng kỹ nhất.',
    () => 'Bạn mình làm với họ hồi năm ngoái rồi giới thiệu.',
    ({ district }) => `Hẻm ở ${district} xe ba gác mới vào được, vậy mà không ai kêu.`,
    () => 'Vợ chồng mình đi làm cả ngày, giao luôn chìa khóa cho tổ trưởng.',
    ({ area }) => `${area} m² thôi mà mình cãi nhau với chồng suốt, may có chị kỹ sư ngồi giữa.`,
    () => 'Nhà có em bé sáu tháng nên mình sợ nhất là bụi và mùi.',
    () => 'Lần thứ hai mình gọi họ, lần trước là phòng tắm.',
    ({ months }) => `Hợp đồng ghi ${months} tháng.`,
    () => 'Mình ở xa, ba má trông nhà giùm.',
    () => 'Đọc đánh giá ở đây rồi mới gọi nên viết lại cho người sau.',
    ({ district }) => `Chung cư bên ${district} quy định gắt, ai làm ở đó thì biết.`,
    () => 'Nói thật là mình khó tính.',
    () => 'Nhà cho thuê, mình chỉ cần bền với dễ lau.',
    () => 'Sửa nhà cho má ở một mình.',
    () => 'Tiền dành dụm tám năm nên mình theo từng ngày.',
    () => '',
  ],
  en: [
    ({ area, district }) => `A flat of ${area} m² in ${district}.`,
    () => 'We had four quotes; theirs came last and was the longest.',
    ({ months }) => `It took ${months} months from signature to keys.`,
    () => 'I do not speak much Vietnamese, and they wrote everything down.',
    () => 'Friends had used them before.',
    () => 'We rent it out, so it had to be tough rather than pretty.',
    () => 'There was a baby in the house the whole time.',
    () => '',
  ],
  ko: [
    ({ area, district }) => `${district}의 ${area}m² 집입니다.`,
    ({ months }) => `계약부터 열쇠까지 ${months}개월 걸렸습니다.`,
    () => '네 곳에 물어봤는데 견적이 가장 자세했습니다.',
    () => '베트남어가 서툴러 걱정했는데 모두 글로 남겨 주었습니다.',
    () => '회사 동료 소개로 맡겼습니다.',
    () => '세를 줄 집이라 튼튼함이 먼저였습니다.',
    () => '아이가 있어 먼지가 가장 걱정이었습니다.',
    () => '',
  ],
};

/** What they would say to a friend, by how it went. */
export const advice: Readonly<
  Record<Language, Readonly<Record<'happy' | 'mixed' | 'unhappy', readonly string[]>>>
> = {
  vi: {
    happy: [
      'Sang năm làm nốt sân thượng, mình vẫn gọi họ.',
      'Ai hỏi mình cũng đưa số.',
      'Nếu làm lại mình chỉ đổi màu gạch.',
      'Đáng tiền.',
      'Cả nhà ngủ ngon từ đêm đầu.',
      'Trừ nửa sao vì cái biển quảng cáo treo hơi lâu trước cửa.',
      '',
      '',
    ],
    mixed: [
      'Vẫn giới thiệu, nhưng dặn phải có mặt lúc nghiệm thu.',
      'Tạm ổn với số tiền này.',
      'Lần sau mình sẽ thuê giám sát riêng.',
      '',
    ],
    unhappy: [
      'Mình không gọi lại.',
      'Ai làm thì nhớ giữ lại đợt cuối.',
      'Mất tiền đã đành, mất cả mùa hè.',
      '',
    ],
  },
  en: {
    happy: ['Would call them again.', 'Worth it.', 'We sleep well.', ''],
    mixed: ['Fine for the money.', 'Be there when they hand over.', ''],
    unhappy: ['Not again.', 'Keep the last payment back.', ''],
  },
  ko: {
    happy: ['다음에도 부탁하려 합니다.', '추천합니다.', '돈이 아깝지 않습니다.', ''],
    mixed: ['이 금액이면 무난합니다.', '검수 때 꼭 함께 계세요.', ''],
    unhappy: ['다시 맡기지는 않겠습니다.', '잔금은 남겨 두세요.', ''],
  },
};
