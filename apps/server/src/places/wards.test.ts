import { cityToday, citiesOf } from '@hien/domain';
import { expect, test } from 'vitest';
import stored from './wards.json' with { type: 'json' };

const cities: Readonly<
  Record<string, Record<string, Record<string, Record<string, readonly string[]>>>>
> = stored;

/** `city, district, ward` as it was → what it is. */
const became = new Map<string, string[]>();
for (const [city, wards] of Object.entries(cities))
  for (const [ward, was] of Object.entries(wards))
    for (const [formerCity, districts] of Object.entries(was))
      for (const [district, names] of Object.entries(districts))
        for (const name of names) {
          const key = `${formerCity}, ${district}, ${name}`;
          became.set(key, [...(became.get(key) ?? []), `${ward}, ${city}`]);
        }

// Figures of the resolutions of June 2025: 34 cities, 3,321 wards, of 63 cities and 10,035 wards.
test('there are as many as the law says', () => {
  expect(Object.keys(cities)).toEqual(citiesOf('post2025'));
  const names = Object.entries(cities).flatMap(([city, wards]) =>
    Object.keys(wards).map((ward) => `${ward}, ${city}`),
  );
  expect(names).toHaveLength(3321);
  const of = (kind: string) => names.filter((name) => name.startsWith(`${kind} `)).length;
  expect([of('Phường'), of('Xã'), of('Đặc khu')]).toEqual([687, 2621, 13]);
  expect(became.size).toBe(10_035);
  expect(new Set([...became.keys()].map((key) => key.split(', ')[0]))).toEqual(
    new Set(citiesOf('pre2025')),
  );
});

test('a former ward lies in what its city became, and names are written in one way', () => {
  const elsewhere = [...became].filter(([key, today]) => {
    const city = cityToday(key.split(', ')[0] ?? '');
    return today.some((one) => !one.endsWith(`, ${city}`));
  });
  expect(elsewhere).toEqual([]);
  const names = [...became.keys(), ...[...became.values()].flat()];
  expect(
    names.filter((name) => name !== name.normalize('NFC') || /\s\s|’|^\s|\s$/.test(name)),
  ).toEqual([]);
  expect([...became.keys()].filter((key) => !/, (Phường|Xã|Thị trấn) [^,]+$/.test(key))).toEqual(
    [],
  );
});

test('what is known of single ones', () => {
  const today = (was: string) => became.get(was)?.toSorted();
  const hcm = 'Thành phố Hồ Chí Minh';
  // Resolution 1685/NQ-UBTVQH15.
  expect(today(`${hcm}, Quận 1, Phường Bến Nghé`)).toEqual([`Phường Sài Gòn, ${hcm}`]);
  expect(today(`${hcm}, Quận 1, Phường Đa Kao`)).toEqual([
    `Phường Sài Gòn, ${hcm}`,
    `Phường Tân Định, ${hcm}`,
  ]);
  expect(today(`${hcm}, Quận 3, Phường 1`)).toEqual([`Phường Bàn Cờ, ${hcm}`]);
  expect(today(`${hcm}, Thành phố Thủ Đức, Phường Thảo Điền`)).toEqual([`Phường An Khánh, ${hcm}`]);
  expect(today('Bình Dương, Thành phố Thuận An, Phường An Phú')).toEqual([`Phường An Phú, ${hcm}`]);
  // Resolution 1656/NQ-UBTVQH15.
  expect(today('Hà Nội, Quận Hoàn Kiếm, Phường Hàng Bạc')).toEqual(['Phường Hoàn Kiếm, Hà Nội']);
});
