import { text } from '../text.ts';
import { model, type Model } from './model.ts';

export const bedsModels: readonly Model[] = [
  model(
    'bed-oak-slat',
    'beds',
    'oak',
    'natural',
    [170, 212, 92],
    text(
      'Giường Mẹ 1,6 m, gỗ sồi, đầu giường nan',
      'Mẹ bed 160, oak slat headboard',
      '메 침대 160, 오크 슬랫 헤드보드',
    ),
  ),
  model(
    'bed-linen-oat',
    'beds',
    'linen',
    'oat',
    [176, 216, 104],
    text(
      'Giường bọc vải Ngủ 1,6 m, lanh màu yến mạch',
      'Ngủ upholstered bed 160, oat linen',
      '응우 패브릭 침대 160, 오트 리넨',
    ),
  ),
  model(
    'bed-velvet-sage',
    'beds',
    'velvet',
    'sage',
    [196, 216, 112],
    text(
      'Giường bọc nhung Ngủ 1,8 m, màu xanh xô thơm',
      'Ngủ upholstered bed 180, sage velvet',
      '응우 패브릭 침대 180, 세이지 벨벳',
    ),
  ),
  model(
    'bed-walnut-platform',
    'beds',
    'walnut',
    'brown',
    [220, 216, 74],
    text(
      'Giường bục Phản 1,8 m, gỗ óc chó',
      'Phản platform bed 180, walnut',
      '판 평상형 침대 180, 월넛',
    ),
  ),
  model(
    'bed-rattan-cane',
    'beds',
    'rattan',
    'natural',
    [172, 212, 110],
    text(
      'Giường Mây 1,6 m, đầu giường mây đan',
      'Mây bed 160, cane headboard',
      '머이 침대 160, 라탄 케인 헤드보드',
    ),
  ),
  model(
    'daybed-oak-linen',
    'beds',
    'oak',
    'oat',
    [200, 84, 66],
    text(
      'Giường ngày Trưa, gỗ sồi, nệm lanh',
      'Trưa daybed, oak and linen',
      '쯔어 데이베드, 오크와 리넨',
    ),
  ),
  model(
    'nightstand-oak',
    'beds',
    'oak',
    'natural',
    [46, 40, 50],
    text('Tủ đầu giường Ngọn Bấc, gỗ sồi', 'Ngọn Bấc nightstand, oak', '응온박 협탁, 오크'),
  ),
  model(
    'nightstand-walnut-round',
    'beds',
    'walnut',
    'brown',
    [44, 44, 48],
    text(
      'Tủ đầu giường tròn Trống, gỗ óc chó',
      'Trống drum nightstand, walnut',
      '쫑 원통형 협탁, 월넛',
    ),
  ),
];
