import type { ComboboxOption } from '../components/Combobox/matching.ts';
import type { LoadDivisions } from '../components/AddressFields/use-divisions.ts';

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
  list: 'Kết quả',
  clear: 'Bỏ chọn',
  loading: 'Đang tải danh sách',
  empty: 'Không có kết quả. Thử tên khác nhé.',
  found: (count: number) => `${count} kết quả`,
};

export const addressTexts = {
  labels: { city: 'Tỉnh, thành phố', district: 'Quận, huyện', ward: 'Phường, xã' },
  placeholders: { city: 'Chọn tỉnh', district: 'Chọn quận', ward: 'Chọn phường' },
  first: { district: 'Chọn tỉnh trước', ward: 'Chọn nơi lớn hơn trước' },
  failed: 'Chưa tải được danh sách. Những gì bạn đã chọn vẫn còn.',
  retry: 'Thử lại',
  combobox: comboboxTexts,
};

export const loadDivisions: LoadDivisions = (level) =>
  Promise.resolve({ city: cities, district: districts, ward: wards }[level]);
