/** Marks of the contractors. */
import { clay, disc, glyph, green, ink, line, night, path, rect, sea } from './shapes.ts';
import type { Glyph } from './shapes.ts';

export const contractors: Glyph[] = [
  glyph(
    'contractor-01',
    ['mái nhà', 'a roof', '지붕'],
    ink,
    8,
    (t) => path('M12 52L48 22l36 30h-12v24H24V52z', t.a) + rect(41, 56, 14, 20, t.b),
  ),
  glyph(
    'contractor-02',
    ['dây dọi', 'a plumb line', '다림추'],
    green,
    8,
    (t) => line('M24 20h48M48 20v34', t.a, 5) + path('M40 54h16l-8 24z', t.b),
  ),
  glyph(
    'contractor-03',
    ['com-pa', 'a pair of compasses', '컴퍼스'],
    sea,
    48,
    (t) =>
      line('M48 24L30 74M48 24l18 50', t.a, 5) +
      line('M34 60a22 22 0 0 0 28 0', t.b, 4) +
      disc(48, 22, 6, t.a),
  ),
  glyph('contractor-04', ['hàng gạch', 'courses of brick', '벽돌'], clay, 8, (t) =>
    [0, 1, 2]
      .map((r) =>
        [0, 1, 2]
          .map((c) =>
            rect(
              14 + c * 24 - (r % 2) * 10,
              28 + r * 15,
              21,
              12,
              r === 1 && c === 1 ? t.b : t.a,
              1,
            ),
          )
          .join(''),
      )
      .join(''),
  ),
  glyph(
    'contractor-05',
    ['bậc thang', 'stairs', '계단'],
    ink,
    8,
    (t) => path('M18 78V64h15V50h15V36h15V22h15v56z', t.a) + line('M18 52L64 10', t.b, 4),
  ),
  glyph(
    'contractor-06',
    ['cột và dầm', 'columns and a beam', '기둥과 보'],
    night,
    8,
    (t) => rect(16, 24, 64, 10, t.b) + [22, 43, 64].map((x) => rect(x, 38, 10, 36, t.a)).join(''),
  ),
  glyph(
    'contractor-07',
    ['mặt bằng', 'a floor plan', '평면도'],
    sea,
    8,
    (t) =>
      `<rect x="20" y="20" width="56" height="56" fill="none" stroke="${t.a}" stroke-width="6"/>` +
      line('M48 20v28M48 48h14M20 56h18', t.a, 5) +
      line('M76 62a14 14 0 0 0-14 14', t.b, 3),
  ),
  glyph(
    'contractor-08',
    ['cái bay', 'a trowel', '흙손'],
    clay,
    8,
    (t) =>
      path('M22 22l40 14-26 26z', t.a) +
      line('M50 50l12 12', t.a, 5) +
      line('M62 62l14 14', t.b, 9),
  ),
  glyph(
    'contractor-09',
    ['khối lập phương', 'a cube', '정육면체'],
    green,
    8,
    (t) =>
      path('M48 16l28 16-28 16-28-16z', t.b) +
      path('M20 36l26 15v31L20 67z', t.a) +
      path('M76 36L50 51v31l26-15z', t.a),
  ),
  glyph(
    'contractor-10',
    ['chữ thập thước', 'crossed rulers', '교차한 자'],
    ink,
    48,
    (t) =>
      `<g transform="rotate(45 48 48)">${rect(42, 16, 12, 64, t.a, 2)}${rect(16, 42, 64, 12, t.b, 2)}</g>`,
  ),
  glyph(
    'contractor-11',
    ['cửa mở', 'an open door', '열린 문'],
    night,
    8,
    (t) =>
      path('M26 18h44v60H26z', t.b) + path('M26 18l28 10v60L26 78z', t.a) + disc(47, 56, 3, t.g),
  ),
  glyph(
    'contractor-12',
    ['mái hiên và cây', 'a veranda and a tree', '처마와 나무'],
    green,
    48,
    (t) =>
      path('M20 44l28-18 28 18z', t.a) +
      rect(26, 46, 5, 26, t.a) +
      rect(65, 46, 5, 26, t.a) +
      disc(48, 56, 10, t.b) +
      rect(46, 62, 4, 12, t.b),
  ),
];
