import type { Words } from './words.ts';

/** A long text in its pieces, as it stands on the page. */
export const article: Words = {
  'Chọn sofa cho phòng khách # m²': [
    'A sofa for a living room of # m²',
    '# m² 거실에 맞는 소파 고르기',
  ],
  'Một chiếc sofa vừa vặn để lại': ['A sofa that fits leaves', '알맞은 소파는 통로를'],
  'ít nhất # cm': ['at least # cm', '# cm 이상'],
  'lối đi. Đo tường, cửa và': ['to walk. Measure walls, doors and', '남깁니다. 벽과 문,'],
  'cả thang máy': ['the lift as well', '승강기까지'],
  'trước khi đặt; xem thêm': ['before you order; see', '주문 전에 재 보세요.'],
  'cách đo từng bước': ['how to measure, step by step', '단계별로 재는 법'],
  'Sâu # cm: ngồi thẳng, hợp tiếp khách': [
    '# cm deep: to sit upright, with guests',
    '깊이 # cm: 바르게 앉아 손님을 맞기 좋습니다',
  ],
  'Sâu # cm: ngả lưng, hợp xem phim': [
    '# cm deep: to lean back, for films',
    '깊이 # cm: 기대어 영화를 보기 좋습니다',
  ],
  'Vải nào bền với nắng?': ['Which cloth stands the sun?', '햇볕에 강한 천은?'],
  'Lanh pha: mát, nhăn nhẹ': [
    'Mixed linen: cool, creases a little',
    '혼방 리넨: 시원하고 주름이 조금 집니다',
  ],
  'Bouclé: ấm, nên tránh móng mèo': [
    'Bouclé: warm, not for cats',
    '부클레: 따뜻하지만 고양이 발톱은 조심',
  ],
  'Ngồi thử mười phút, không phải mười giây.': [
    'Sit for ten minutes, not ten seconds.',
    '10초가 아니라 10분 앉아 보세요.',
  ],
  'Gỗ sồi Mộc Châu': ['Moc Chau oak', '목쩌우 오크'],
  Phơi: ['Dried for', '자연 건조'],
  'ba mùa nắng': ['three summers', '세 번의 여름'],
  'xem xưởng': ['see the workshop', '공방 보기'],
  'Dài # cm': ['# cm long', '길이 # cm'],
  Cỡ: ['Size', '크기'],
  Dài: ['Length', '길이'],
  Sâu: ['Depth', '깊이'],
  'Hai chỗ': ['Two seats', '2인용'],
  'Ba chỗ': ['Three seats', '3인용'],
  'Phòng khách Japandi với sofa lanh': [
    'Japandi living room with a linen sofa',
    '리넨 소파가 있는 자팬디 거실',
  ],
};
