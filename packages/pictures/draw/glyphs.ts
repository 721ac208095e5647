/** Marks of the furniture brands and of the page brands. */
import { clay, disc, glyph, green, ink, line, night, path, rect, sea } from './shapes.ts';
import type { Glyph } from './shapes.ts';

export const furniture: Glyph[] = [
  glyph(
    'furniture-01',
    ['vòm cửa và mặt trời', 'an arch and a sun', '아치와 해'],
    green,
    12,
    (t) =>
      path('M24 76V46a24 24 0 0 1 48 0v30H60V46a12 12 0 0 0-24 0v30z', t.a) + disc(48, 62, 8, t.b),
  ),
  glyph(
    'furniture-02',
    ['ghế nhìn nghiêng', 'a chair in profile', '옆모습 의자'],
    ink,
    12,
    (t) => line('M34 22l4 34h24M38 56l-6 22M62 56l6 22', t.a, 6) + line('M30 40h6', t.b, 6),
  ),
  glyph(
    'furniture-03',
    ['ba chiếc lá', 'three leaves', '세 잎'],
    green,
    48,
    (t) =>
      path('M48 76C30 60 34 34 48 20c14 14 18 40 0 56z', t.a) +
      path('M44 76C26 76 18 62 18 48c16 2 26 12 26 28z', t.b) +
      path('M52 76c18 0 26-14 26-28-16 2-26 12-26 28z', t.b),
  ),
  glyph(
    'furniture-04',
    ['mộng gỗ ghép', 'a joint of two boards', '맞물린 두 판재'],
    clay,
    12,
    (t) => path('M18 30h36v12H42v12h12v12H18z', t.a) + path('M78 66H58V54H46V42h12V30h20z', t.b),
  ),
  glyph(
    'furniture-05',
    ['vòng gỗ', 'growth rings', '나이테'],
    clay,
    48,
    (t) =>
      [30, 21, 12]
        .map(
          (r) => `<circle cx="48" cy="48" r="${r}" fill="none" stroke="${t.a}" stroke-width="4"/>`,
        )
        .join('') +
      disc(48, 48, 4, t.b) +
      line('M48 18v18', t.g, 6),
  ),
  glyph(
    'furniture-06',
    ['đèn thả', 'a pendant lamp', '펜던트 조명'],
    night,
    12,
    (t) =>
      line('M48 14v20', t.a, 3) +
      path('M24 60a24 26 0 0 1 48 0z', t.a) +
      path('M40 60h16a8 8 0 0 1-16 0z', t.b),
  ),
  glyph(
    'furniture-07',
    ['nan đan chéo', 'crossed weaving', '엮은 무늬'],
    ink,
    12,
    (t) =>
      [0, 1, 2, 3].map((i) => rect(20 + i * 15, 20, 9, 56, i % 2 ? t.a : t.b, 2)).join('') +
      [0, 1, 2, 3].map((i) => rect(20, 20 + i * 15, 56, 4, t.g)).join(''),
  ),
  glyph(
    'furniture-08',
    ['chiếc giường dưới trăng', 'a bed under the moon', '달 아래 침대'],
    sea,
    12,
    (t) =>
      path('M18 46h60a6 6 0 0 1 6 6v22h-6v-8H18v8h-6V40h6z', t.a) +
      path('M62 16a14 14 0 1 0 12 22 16 16 0 0 1-12-22z', t.b),
  ),
  glyph(
    'furniture-09',
    ['bình gốm', 'a clay vase', '도자기 병'],
    clay,
    48,
    (t) =>
      path(
        'M40 18h16v10c0 6 14 14 14 28 0 14-8 22-14 22H40c-6 0-14-8-14-22 0-14 14-22 14-28z',
        t.a,
      ) + path('M27 52h42v8H27z', t.b),
  ),
  glyph(
    'furniture-10',
    ['hai nửa hình tròn', 'two half circles', '두 반원'],
    green,
    12,
    (t) => path('M48 18a30 30 0 0 0 0 60z', t.a) + path('M54 18a30 30 0 0 1 0 60z', t.b),
  ),
  glyph(
    'furniture-11',
    ['tủ ngăn kéo', 'a chest of drawers', '서랍장'],
    ink,
    12,
    (t) =>
      rect(24, 20, 48, 50, t.a, 4) +
      [0, 1, 2]
        .map((i) => rect(28, 24 + i * 15, 40, 12, t.g, 2) + rect(42, 29 + i * 15, 12, 3, t.b, 1.5))
        .join('') +
      rect(28, 70, 5, 8, t.a) +
      rect(63, 70, 5, 8, t.a),
  ),
  glyph('furniture-12', ['sóng vải', 'folds of cloth', '천의 주름'], sea, 48, (t) =>
    [30, 44, 58, 72]
      .map((y, i) => line(`M16 ${y - 6}c10-12 22-12 32 0s22 12 32 0`, i % 2 ? t.b : t.a, 5))
      .join(''),
  ),
  glyph(
    'furniture-13',
    ['núm xoay có vạch sáng', 'a dial with a line of light', '빛줄기가 있는 다이얼'],
    night,
    26,
    (t) => disc(48, 50, 27, t.a) + disc(48, 50, 18, t.g) + rect(45, 17, 6, 26, t.b, 3),
  ),
];

export const pages: Glyph[] = [
  glyph(
    'page-default',
    ['mái hiên trên hai cột', 'a veranda roof on two columns', '두 기둥 위의 처마'],
    { a: '#1f4d3a', b: '#9c4c36', g: '#f4efe6' },
    12,
    (t) =>
      path('M12 44C24 40 36 32 48 20c12 12 24 20 36 24v6H12z', t.a) +
      rect(22, 54, 7, 24, t.a) +
      rect(67, 54, 7, 24, t.a) +
      path('M38 78V66a10 10 0 0 1 20 0v12z', t.b),
  ),
  glyph(
    'page-demo',
    ['vòng tròn trong ô vuông', 'a circle in a square', '사각형 속 원'],
    { a: '#4b4a47', b: '#a8a49b', g: '#f2f1ee' },
    12,
    (t) => rect(20, 20, 56, 56, t.a, 6) + disc(48, 48, 18, t.b),
  ),
  glyph(
    'page-samsung',
    ['hai ô vuông xanh lồng nhau', 'two interlocking blue squares', '맞물린 파란 사각형'],
    { a: '#1f3fae', b: '#7fb2ff', g: '#eef3fb' },
    22,
    (t) =>
      rect(20, 20, 36, 36, t.a, 8) + rect(40, 40, 36, 36, t.b, 8) + rect(40, 40, 16, 16, t.g, 3),
  ),
  glyph(
    'page-bgrid',
    ['lưới bê tông với một ô vàng', 'a concrete grid with one yellow cell', '노란 칸이 있는 격자'],
    { a: '#55575a', b: '#f2c230', g: '#e6e6e3' },
    0,
    (t) =>
      [0, 1, 2]
        .map((r) =>
          [0, 1, 2]
            .map((c) => rect(20 + c * 20, 20 + r * 20, 16, 16, r === 0 && c === 2 ? t.b : t.a))
            .join(''),
        )
        .join(''),
  ),
  glyph(
    'page-vib',
    ['cánh buồm cam trên nền xanh', 'an orange sail on navy', '남색 바탕의 주황 돛'],
    { a: '#f28a1f', b: '#ffffff', g: '#14264f' },
    16,
    (t) => path('M44 18v46H20z', t.a) + path('M52 30v34h24z', t.b) + line('M18 74h60', t.b, 5),
  ),
];
