/** Simple original marks: each is a few shapes on a 96 × 96 ground. `a` is the ink, `b` the second tone, `g` the ground. */
import type { Language } from '../src/types.ts';

export interface Tones {
  a: string;
  b: string;
  g: string;
}

export interface Glyph {
  id: string;
  alt: Record<Language, string>;
  tones: Tones;
  /** Corner radius of the ground. */
  radius: number;
  shapes: (tones: Tones) => string;
}

const green = { a: '#1f4d3a', b: '#b8955a', g: '#f4efe6' };
const clay = { a: '#8f4028', b: '#d9b48a', g: '#f6ede2' };
const ink = { a: '#2a2723', b: '#b8955a', g: '#efe9dd' };
const night = { a: '#f4efe6', b: '#d9a05b', g: '#22372c' };
const sea = { a: '#24465a', b: '#c98a5a', g: '#eef1ee' };

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 5) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

function glyph(
  id: string,
  alt: [string, string, string],
  tones: Tones,
  radius: number,
  shapes: (tones: Tones) => string,
): Glyph {
  return {
    id,
    alt: { vi: `Biểu trưng: ${alt[0]}`, en: `Mark: ${alt[1]}`, ko: `로고: ${alt[2]}` },
    tones,
    radius,
    shapes,
  };
}

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
];

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
