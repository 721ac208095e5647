import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citiesOf } from '../address/cities.ts';
import { districtInCity, districtKey, districtsOfWork, workMapNeeds } from './work-map.ts';
import { placesOfWork } from './work-places.ts';

const at = (district: string, projects: number) => ({ district, projects });

describe('where projects stand', () => {
  it.each([
    [['Quận 7', 'quan 7', 'Q.7', 'Q7', 'Q. 7', ' QUẬN  7 '], '7'],
    [['Bình Thạnh', 'Q. Bình Thạnh', 'Quận Bình Thạnh', 'binh thanh'], 'binh thanh'],
    [['Thị xã Sơn Tây', 'TX Sơn Tây'], 'son tay'],
    // Names that only begin like a kind of district.
    [['Phú Nhuận'], 'phu nhuan'],
    [['Hà Đông'], 'ha dong'],
    [['Xuân Lộc'], 'xuan loc'],
    [['Quận'], 'quan'],
  ])('%j is one district', (ways, key) => {
    expect(new Set(ways.map(districtKey))).toEqual(new Set([key]));
  });

  it('counts spellings together, as most write it, and names none below three', () => {
    expect(
      districtsOfWork([
        at('Q7', 1),
        at('Quận 7', 4),
        at('Cần Giờ', 2),
        at('Tân Phú', 3),
        at('Bình Thạnh', 5),
      ]),
    ).toEqual({
      districts: [at('Bình Thạnh', 5), at('Quận 7', 5), at('Tân Phú', 3)],
      elsewhere: 2,
    });
    expect(districtsOfWork([])).toEqual({ districts: [], elsewhere: 0 });
  });

  it('is found by however its name is typed, in its own city alone', () => {
    expect(districtInCity('Huế', 'Q. Phú Xuân')).toBe(districtInCity('Huế', 'phu xuan'));
    expect(districtInCity('Huế', 'Phú Xuân')).not.toBe(districtInCity('Hà Nội', 'Phú Xuân'));
  });

  it('loses no project and names no small district', () => {
    const typed = fc.array(
      fc.record({
        district: fc.constantFrom('Quận 1', 'q1', 'Q. 3', 'Tây Hồ', 'tay ho', 'Sơn Trà'),
        projects: fc.integer({ min: 1, max: 6 }),
      }),
    );
    fc.assert(
      fc.property(typed, (of) => {
        const { districts, elsewhere } = districtsOfWork(of);
        const named = districts.reduce((sum, { projects }) => sum + projects, 0);
        expect(named + elsewhere).toBe(of.reduce((sum, { projects }) => sum + projects, 0));
        expect(districts.every(({ projects }) => projects >= workMapNeeds)).toBe(true);
        const keys = districts.map(({ district }) => districtKey(district));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('knows where each city of an address stands, within the country', () => {
    expect([...placesOfWork.keys()].toSorted()).toEqual([...citiesOf('post2025')].toSorted());
    for (const { east, north } of placesOfWork.values()) {
      expect(east).toBeGreaterThan(102);
      expect(east).toBeLessThan(109.5);
      expect(north).toBeGreaterThan(8.5);
      expect(north).toBeLessThan(23.4);
    }
  });
});
