import { seenTexts } from './visible.ts';

/** People, firms, places and what somebody typed: the same in every language. */
const names: readonly string[] = [
  'Tiếng Việt',
  'Hiên',
  'Mộc Xưởng',
  'Thợ Nhà Mình',
  'Đèn Nhà Ta',
  'Giao hàng Nhanh',
  'Nguyễn Thị Ánh Tuyết',
  'Nguyễn Thị Ưu Ái',
  'Nguyễn Hoàng Bảo Ngọc Quỳnh Thư Ưu Ái',
  'Trần Quốc Bảo',
  'Trần Thị Mỹ Ưng',
  'Lê Hữu Phước',
  'Đặng Mỹ Uyên',
  '27 Ngõ Huyện, phường Hoàn Kiếm, Hà Nội',
  '128 Quốc Hương, Phường Thảo Điền',
  '128 Quốc Hương, Thảo Điền, Thủ Đức',
  'Thành phố Thủ Đức, TP. Hồ Chí Minh',
  'Thành phố Hồ Chí Minh',
  'Căn 12A, chung cư Hiên Nắng',
  'Phường An Phú, Thủ Đức, TP. Hồ Chí Minh',
  'Bến Nghé',
  'Sofa Sương',
  'cănhộ72m2',
  'bếpmở',
  'ÁnhSángTựNhiênỄỮẶ',
  'Mẫu',
];
const longestFirst = names.toSorted((one, other) => other.length - one.length);

/** Letters that Vietnamese alone has; one alone is an initial, or the đ of a price. */
const isVietnamese = (text: string) =>
  text.length > 1 &&
  (/[đĐ]/u.test(text.replaceAll(/\d\s*đ/gu, '')) ||
    /[\u0300-\u0303\u0306\u0309\u031B\u0323]/u.test(text.normalize('NFD')));

const typed = '[translate="no"],[contenteditable="true"],textarea,body [lang]';

/** What is seen in Vietnamese on a page that is told in another language. */
export function untranslated(): string[] {
  const left = seenTexts()
    .filter(({ element }) => !element.closest(typed))
    .map(({ node }) =>
      longestFirst.reduce((text, name) => text.replaceAll(name, ''), node.data.trim()),
    )
    .filter(isVietnamese);
  return [...new Set(left)];
}
