import type { Text } from '../language/language.ts';
import { designPartnerRefusalTexts } from './design-partner.ts';

/** Whose decision keeps a design off sale: staff judged the design itself, or its partner may not sell for now. */
export type WithheldFor = 'design' | 'partner';

/** What its partner reads who puts a design back that staff took off; how it is sold is theirs, whether it may be is ours. */
export const withheldTexts: Readonly<Record<WithheldFor, Text>> = {
  design: {
    vi: 'Hiên đã gỡ thiết kế này khỏi trang bán nên bạn chưa bán lại được. Hãy xem lý do trong danh sách và viết cho chúng tôi ở trang hỗ trợ khi đã sửa.',
    en: 'We took this design off sale, so you cannot put it back yourself. Read why in your list, and write to us at the help centre once it is mended.',
    ko: 'Hiên에서 판매를 중지한 디자인이라 직접 다시 판매할 수 없습니다. 목록에서 사유를 확인하고, 수정한 뒤 고객센터로 알려 주세요.',
  },
  partner: designPartnerRefusalTexts.suspended,
};

/** Why a partner cannot put a design back on sale; null when nobody but the partner keeps it off. */
export const whyNotPutBack = (withheldFor: WithheldFor | null): Text | null =>
  withheldFor === null ? null : withheldTexts[withheldFor];
