import type { ComboboxOption } from '../components/Combobox/matching.ts';
import type { LoadDivisions } from '../components/AddressFields/use-divisions.ts';
import { common } from './languages/common.ts';
import { words } from './languages/words.ts';

const options = (...labels: string[]): ComboboxOption[] =>
  labels.map((label) => ({ value: label, label }));

/** Some of the places of Vietnam, for stories. */
export const cities = options(
  'Cần Thơ',
  'Đà Nẵng',
  'Hà Nội',
  'Hải Phòng',
  'Huế',
  'Khánh Hòa',
  'Lâm Đồng',
  'Quảng Ninh',
  'Thành phố Hồ Chí Minh',
);

export const districts = options(
  'Quận 1',
  'Quận 3',
  'Quận 7',
  'Quận Bình Thạnh',
  'Thành phố Thủ Đức',
);

export const wards = options(
  'Phường An Phú',
  'Phường Bến Nghé',
  'Phường Đa Kao',
  'Phường Thảo Điền',
  'Phường Tân Phong',
);

export const comboboxTexts = {
  list: words('Kết quả', 'Results', '결과'),
  clear: common.clear,
  loading: 'Đang tải danh sách',
  empty: words(
    'Không có kết quả. Thử tên khác nhé.',
    'Nothing found. Try another name.',
    '결과가 없습니다. 다른 이름으로 찾아보세요.',
  ),
  found: (count: number) => `${count} kết quả`,
};

export const addressTexts = {
  labels: {
    city: common.provinceOrCity,
    district: words('Quận, huyện', 'District', '군·구'),
    ward: words('Phường, xã', 'Ward', '동·면'),
  },
  placeholders: {
    city: words('Chọn tỉnh', 'Choose a province', '시·도 선택'),
    district: words('Chọn quận', 'Choose a district', '군·구 선택'),
    ward: words('Chọn phường', 'Choose a ward', '동 선택'),
  },
  first: {
    district: words('Chọn tỉnh trước', 'Choose a province first', '시·도를 먼저 선택'),
    ward: words('Chọn nơi lớn hơn trước', 'Choose the larger place first', '상위 지역을 먼저 선택'),
  },
  failed: words(
    'Chưa tải được danh sách. Những gì bạn đã chọn vẫn còn.',
    'The list did not load. What you chose is kept.',
    '목록을 불러오지 못했습니다. 선택한 내용은 그대로 있습니다.',
  ),
  retry: common.tryAgain,
  combobox: comboboxTexts,
};

export const loadDivisions: LoadDivisions = (level) =>
  Promise.resolve({ city: cities, district: districts, ward: wards }[level]);
