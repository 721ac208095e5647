import { expect, test } from 'vitest';
import { cityToday, citiesMergedInto, citiesOf } from './cities.ts';
import { type Ward, formerDistricts, formerWards, wardsToday } from './wards.ts';

const hcm = 'Thành phố Hồ Chí Minh';
const wards: readonly Ward[] = [
  {
    name: 'Phường Sài Gòn',
    was: [{ city: hcm, district: 'Quận 1', wards: ['Phường Bến Nghé', 'Phường Đa Kao'] }],
  },
  {
    name: 'Phường Tân Định',
    was: [{ city: hcm, district: 'Quận 1', wards: ['Phường Tân Định', 'Phường Đa Kao'] }],
  },
  {
    name: 'Phường Bàn Cờ',
    was: [{ city: hcm, district: 'Quận 3', wards: ['Phường 1', 'Phường 10', 'Phường 2'] }],
  },
  {
    name: 'Phường An Phú',
    was: [
      { city: 'Bình Dương', district: 'Thành phố Thuận An', wards: ['Phường An Phú'] },
      { city: hcm, district: 'Quận 10', wards: ['Phường 1'] },
    ],
  },
];

test('districts and wards of before are those of their city alone, numbers in their order', () => {
  expect(formerDistricts(wards, hcm)).toEqual(['Quận 1', 'Quận 3', 'Quận 10']);
  expect(formerDistricts(wards)).toEqual(['Quận 1', 'Quận 3', 'Quận 10', 'Thành phố Thuận An']);
  expect(formerDistricts(wards, 'Bình Dương')).toEqual(['Thành phố Thuận An']);
  expect(formerWards(wards, { city: hcm, district: 'Quận 3' })).toEqual([
    'Phường 1',
    'Phường 2',
    'Phường 10',
  ]);
  expect(formerWards(wards, { city: hcm, district: 'Quận 1' })).toEqual([
    'Phường Bến Nghé',
    'Phường Đa Kao',
    'Phường Tân Định',
  ]);
});

test('a former ward became one, or several where it was divided', () => {
  const today = (district: string, ward: string) =>
    wardsToday(wards, { city: hcm, district, ward });
  expect(today('Quận 1', 'Phường Bến Nghé')).toEqual(['Phường Sài Gòn']);
  expect(today('Quận 1', 'Phường Đa Kao')).toEqual(['Phường Sài Gòn', 'Phường Tân Định']);
  // “Phường 1” is one of each district.
  expect(today('Quận 10', 'Phường 1')).toEqual(['Phường An Phú']);
  expect(today('Quận 2', 'Phường 1')).toEqual([]);
});

test('every name of a city stands for one of today', () => {
  expect(citiesOf('post2025')).toHaveLength(34);
  expect(citiesOf('pre2025')).toHaveLength(63);
  for (const city of citiesOf('post2025')) expect(cityToday(city)).toBe(city);
  // Resolution 202/2025/QH15.
  expect(cityToday('Bình Dương')).toBe(hcm);
  expect(cityToday('Hà Giang')).toBe('Tuyên Quang');
  expect(cityToday('Kon Tum')).toBe('Quảng Ngãi');
  expect(cityToday('Tiền Giang')).toBe('Đồng Tháp');
  expect(['Sài Gòn', 'constructor', ''].map(cityToday)).toEqual([null, null, null]);
  expect(citiesMergedInto(hcm)).toEqual(['Bà Rịa - Vũng Tàu', 'Bình Dương']);
  expect(citiesMergedInto('Hà Nội')).toEqual([]);
});
