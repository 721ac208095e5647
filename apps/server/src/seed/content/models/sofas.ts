import { text } from '../text.ts';
import { model, type Model } from './model.ts';

export const sofasModels: readonly Model[] = [
  model(
    'sofa-linen-oat',
    'sofas',
    'linen',
    'oat',
    [214, 94, 80],
    text(
      'Sofa ba chỗ Sương, vải lanh màu yến mạch',
      'Sương three-seat sofa, oat linen',
      '스엉 3인 소파, 오트 리넨',
    ),
  ),
  model(
    'sofa-linen-moss',
    'sofas',
    'linen',
    'moss',
    [214, 94, 80],
    text(
      'Sofa ba chỗ Sương, vải lanh xanh rêu',
      'Sương three-seat sofa, moss linen',
      '스엉 3인 소파, 모스 그린 리넨',
    ),
  ),
  model(
    'sofa-linen-clay',
    'sofas',
    'linen',
    'clay',
    [164, 90, 80],
    text(
      'Sofa hai chỗ Sương, vải lanh màu đất nung',
      'Sương two-seat sofa, clay linen',
      '스엉 2인 소파, 클레이 리넨',
    ),
  ),
  model(
    'sofa-boucle-cream',
    'sofas',
    'boucle',
    'cream',
    [228, 102, 72],
    text(
      'Sofa cong Đồi, vải bouclé màu kem',
      'Đồi curved sofa, cream bouclé',
      '도이 곡선형 소파, 크림 부클레',
    ),
  ),
  model(
    'sofa-leather-cognac',
    'sofas',
    'leather',
    'cognac',
    [206, 90, 78],
    text(
      'Sofa ba chỗ Tràm, da bò màu cognac',
      'Tràm three-seat sofa, cognac leather',
      '짬 3인 소파, 코냑 가죽',
    ),
  ),
  model(
    'sofa-sectional-sand',
    'sofas',
    'cotton',
    'sand',
    [282, 164, 74],
    text(
      'Sofa góc Thềm có ghế duỗi chân, vải cotton màu cát',
      'Thềm sectional with chaise, sand cotton',
      '템 카우치형 코너 소파, 샌드 코튼',
    ),
  ),
  model(
    'sofa-velvet-forest',
    'sofas',
    'velvet',
    'forest',
    [218, 92, 78],
    text(
      'Sofa ba chỗ Vườn, nhung xanh lá đậm',
      'Vườn three-seat sofa, forest velvet',
      '브언 3인 소파, 포레스트 그린 벨벳',
    ),
  ),
  model(
    'armchair-boucle-cream',
    'sofas',
    'boucle',
    'cream',
    [82, 80, 74],
    text(
      'Ghế bành Đồi, vải bouclé màu kem',
      'Đồi tub armchair, cream bouclé',
      '도이 암체어, 크림 부클레',
    ),
  ),
  model(
    'armchair-velvet-laterite',
    'sofas',
    'velvet',
    'laterite',
    [82, 80, 74],
    text(
      'Ghế bành Đồi, nhung màu đá ong',
      'Đồi tub armchair, laterite velvet',
      '도이 암체어, 라테라이트 벨벳',
    ),
  ),
  model(
    'armchair-oak-linen',
    'sofas',
    'oak',
    'oat',
    [72, 80, 78],
    text(
      'Ghế thư giãn Hiên, khung gỗ sồi, nệm lanh màu yến mạch',
      'Hiên lounge chair, oak frame and oat linen',
      '히엔 라운지 체어, 오크 프레임과 오트 리넨',
    ),
  ),
  model(
    'armchair-walnut-leather',
    'sofas',
    'walnut',
    'cognac',
    [72, 80, 78],
    text(
      'Ghế thư giãn Hiên, khung gỗ óc chó, nệm da cognac',
      'Hiên lounge chair, walnut frame and cognac leather',
      '히엔 라운지 체어, 월넛 프레임과 코냑 가죽',
    ),
  ),
  model(
    'pouf-boucle-cream',
    'sofas',
    'boucle',
    'cream',
    [62, 62, 40],
    text(
      'Đôn tròn Đá Cuội, vải bouclé màu kem',
      'Đá Cuội round pouf, cream bouclé',
      '다꾸오이 원형 푸프, 크림 부클레',
    ),
  ),
];
