import type { PackageSetKind, PackageTier } from '../../db/schema/packages.ts';
import { text, type Text } from './text.ts';

export type PackageSetContent = {
  kind: PackageSetKind;
  picture: string;
  area: number;
  name: Text;
  text: Text;
  /** Catalogue models, and how many of each. */
  items: Readonly<Record<string, number>>;
};

export type PackageContent = {
  tier: PackageTier;
  cover: string;
  name: Text;
  line: Text;
  story: Text;
  sets: readonly PackageSetContent[];
};

/** Five tiers, the least expensive first. A set's pieces stand together in the room of its picture. */
export const packages: readonly PackageContent[] = [
  {
    tier: 'economy',
    cover: 'living-rural-01',
    name: text('Gói Tiết kiệm', 'Economy', '이코노미'),
    line: text(
      'Đủ để dọn vào ở ngay tuần này, không món nào phải thay sau một năm.',
      'Enough to move in this week, and nothing to replace within a year.',
      '이번 주에 바로 입주할 수 있고, 일 년 뒤 바꿔야 할 것이 없는 구성.',
    ),
    story: text(
      'Gói này bắt đầu từ những món dùng mỗi ngày: chỗ ngồi, chỗ ăn, một ngọn đèn đúng chỗ. Gỗ sồi, mây và cói giữ giá thấp mà vẫn bền.\n\nNhững món lớn còn thiếu có thể thêm dần; mọi món trong gói vẫn hợp với các gói cao hơn.',
      'It begins with what is used every day: a seat, a table, one lamp in the right place. Oak, rattan and sedge keep the price low and last.\n\nLarger pieces can follow later; everything here goes with the tiers above.',
      '앉을 자리, 식탁, 제자리에 놓인 등 하나처럼 매일 쓰는 것부터 시작합니다. 오크와 라탄, 골풀로 가격은 낮추고 오래 쓰도록 했습니다.\n\n큰 가구는 나중에 더해도 좋습니다. 모든 구성은 상위 패키지와도 잘 어울립니다.',
    ),
    sets: [
      {
        kind: 'design',
        picture: 'living-rural-01',
        area: 36,
        name: text('Studio 36 m², một người ở', 'Studio for one, 36 m²', '36㎡ 원룸, 1인'),
        text: text(
          'Giường nan sồi, bàn gấp gọn vào tường và một góc ngồi có nắng.',
          'A slatted oak bed, a desk along the wall and one seat in the sun.',
          '오크 침대와 벽을 따라 놓은 책상, 햇볕 드는 자리 하나.',
        ),
        items: {
          'bed-oak-slat': 1,
          'nightstand-oak': 1,
          'desk-oak-120': 1,
          'chair-oak-spindle': 1,
          'bookcase-oak': 1,
          'ceiling-linen-drum': 1,
          'curtain-linen-white': 1,
        },
      },
      {
        kind: 'design',
        picture: 'living-kitchen-japandi-01',
        area: 52,
        name: text('Căn một phòng ngủ 52 m²', 'One bedroom, 52 m²', '52㎡ 침실 하나'),
        text: text(
          'Phòng khách liền bếp với bàn ăn bốn ghế, phòng ngủ đủ tủ cho hai người.',
          'A living kitchen with a table for four, and a wardrobe for two.',
          '4인 식탁이 있는 거실 겸 주방과 두 사람이 쓰는 옷장.',
        ),
        items: {
          'sofa-linen-clay': 1,
          'coffee-table-oak-round': 1,
          'rug-jute-round': 1,
          'dining-table-oak-180': 1,
          'chair-oak-cane': 4,
          'ceiling-rattan-dome': 1,
          'bed-linen-oat': 1,
          'wardrobe-white-cane': 1,
        },
      },
      {
        kind: 'combo',
        picture: 'kitchen-rural-01',
        area: 9,
        name: text('Bữa cơm bốn người', 'Dinner for four', '네 식구의 식탁'),
        text: text(
          'Bàn sồi, bốn ghế lưng mây và chao đèn mây ngay trên mâm cơm.',
          'An oak table, four cane-back chairs and a rattan lamp right above it.',
          '오크 식탁과 라탄 의자 네 개, 바로 위에 라탄 등.',
        ),
        items: { 'dining-table-oak-180': 1, 'chair-oak-cane': 4, 'ceiling-rattan-dome': 1 },
      },
      {
        kind: 'combo',
        picture: 'balcony-rural-01',
        area: 5,
        name: text('Hiên nhỏ sau giờ làm', 'A small veranda after work', '퇴근 뒤의 작은 베란다'),
        text: text(
          'Ghế đẩu, thảm cói và ba chậu cây chịu bóng.',
          'A stool, a jute rug and three plants that like shade.',
          '스툴과 황마 러그, 그늘에서도 잘 자라는 화분 셋.',
        ),
        items: {
          'stool-oak-round': 2,
          'rug-jute-round': 1,
          'plant-snake': 1,
          'plant-monstera': 1,
          'plant-palm': 1,
          'basket-rattan': 1,
        },
      },
    ],
  },
  {
    tier: 'basic',
    cover: 'living-scandinavian-01',
    name: text('Gói Cơ bản', 'Basic', '베이직'),
    line: text(
      'Gỗ sồi sáng và vải lanh cho căn hộ hai phòng ngủ đầu tiên.',
      'Light oak and linen for a first two-bedroom flat.',
      '첫 방 두 칸 아파트를 위한 밝은 오크와 리넨.',
    ),
    story: text(
      'Chúng tôi chọn một loại gỗ, hai loại vải, rồi giữ nguyên qua mọi phòng. Nhà nhỏ trông rộng hơn khi mắt không phải dừng lại ở mỗi cửa.\n\nMọi vỏ bọc đều tháo giặt được.',
      'One timber and two fabrics, kept through every room. A small home looks larger when the eye need not stop at each door.\n\nEvery cover comes off for washing.',
      '나무 한 가지, 천 두 가지를 모든 방에 이어 씁니다. 문마다 시선이 멈추지 않으면 작은 집도 넓어 보입니다.\n\n모든 커버는 벗겨 세탁할 수 있습니다.',
    ),
    sets: [
      {
        kind: 'design',
        picture: 'living-scandinavian-01',
        area: 68,
        name: text('Căn hai phòng ngủ 68 m²', 'Two bedrooms, 68 m²', '68㎡ 침실 둘'),
        text: text(
          'Phòng khách nhiều nắng, bàn ăn sáu người và hai phòng ngủ cùng một tông.',
          'A sunny living room, a table for six and two bedrooms in one tone.',
          '햇살 드는 거실과 6인 식탁, 같은 톤의 침실 둘.',
        ),
        items: {
          'sofa-linen-oat': 1,
          'coffee-table-oak-round': 1,
          'tv-unit-oak': 1,
          'rug-wool-cream': 1,
          'dining-table-oak-180': 1,
          'chair-oak-cord': 6,
          'bed-oak-slat': 2,
          'nightstand-oak': 2,
          'wardrobe-oak': 1,
        },
      },
      {
        kind: 'design',
        picture: 'bedroom-scandinavian-01',
        area: 60,
        name: text('Căn 60 m² cho cặp vợ chồng trẻ', 'Sixty metres for two', '60㎡ 신혼집'),
        text: text(
          'Một phòng ngủ thật êm, phòng còn lại là nơi làm việc có giường nghỉ.',
          'One soft bedroom; the other is a study with a daybed.',
          '포근한 침실 하나, 다른 하나는 데이베드가 있는 서재.',
        ),
        items: {
          'sofa-linen-clay': 1,
          'coffee-table-oak-round': 1,
          'floor-lamp-tripod-oak': 1,
          'bed-linen-oat': 1,
          'nightstand-oak': 2,
          'daybed-oak-linen': 1,
          'desk-oak-120': 1,
          'chair-oak-cord': 1,
          'bookcase-oak': 1,
          'curtain-linen-white': 3,
        },
      },
      {
        kind: 'combo',
        picture: 'living-scandinavian-02',
        area: 8,
        name: text('Góc đọc sách', 'A place to read', '책 읽는 자리'),
        text: text(
          'Ghế bành sồi, đèn ba chân và kệ sách trong tầm tay.',
          'An oak armchair, a tripod lamp and a bookcase within reach.',
          '오크 안락의자와 삼각 스탠드, 손 닿는 책장.',
        ),
        items: {
          'armchair-oak-linen': 1,
          'floor-lamp-tripod-oak': 1,
          'side-table-oak': 1,
          'bookcase-oak': 1,
          'cushion-linen-set': 1,
        },
      },
      {
        kind: 'combo',
        picture: 'kitchen-scandinavian-01',
        area: 10,
        name: text('Quầy sáng ba người', 'Breakfast bar', '아침 식탁 바'),
        text: text(
          'Ba ghế bar dây đan dưới thanh đèn sồi.',
          'Three corded stools under a linear oak lamp.',
          '오크 라인 조명 아래 로프 바스툴 셋.',
        ),
        items: { 'barstool-oak-cord': 3, 'ceiling-linear-oak': 1, 'vase-ceramic-set': 1 },
      },
    ],
  },
  {
    tier: 'trend',
    cover: 'living-modern-01',
    name: text('Gói Xu hướng', 'Trend', '트렌드'),
    line: text(
      'Bouclé, terrazzo và màu xanh lá nhạt, cho người thích nhà mình mỗi năm một chút mới.',
      'Bouclé, terrazzo and pale green, for homes that change a little each year.',
      '부클레와 테라조, 연한 초록. 해마다 조금씩 바꾸고 싶은 집을 위한 구성.',
    ),
    story: text(
      'Khung lớn giữ màu trung tính; cái mới nằm ở đèn, thảm và vải rèm, là những thứ đổi được mà không phải khuân tủ.\n\nMỗi năm hai lần, gói thêm một món theo mùa.',
      'Large pieces stay neutral; what is new sits in lamps, rugs and curtains, which change without moving a wardrobe.\n\nTwice a year a seasonal piece joins the tier.',
      '큰 가구는 중성적으로 두고 조명과 러그, 커튼에서 새로움을 더합니다. 장을 옮기지 않아도 바꿀 수 있습니다.\n\n일 년에 두 번 계절 상품이 추가됩니다.',
    ),
    sets: [
      {
        kind: 'design',
        picture: 'living-modern-01',
        area: 75,
        name: text('Căn hai phòng ngủ 75 m²', 'Two bedrooms, 75 m²', '75㎡ 침실 둘'),
        text: text(
          'Sofa góc màu cát, bàn terrazzo và rèm xanh xô thơm.',
          'A sand corner sofa, a terrazzo table and sage curtains.',
          '샌드색 코너 소파와 테라조 테이블, 세이지 커튼.',
        ),
        items: {
          'sofa-sectional-sand': 1,
          'coffee-table-terrazzo': 1,
          'rug-wool-arch': 1,
          'curtain-linen-sage': 3,
          'console-oak': 1,
          'bed-velvet-sage': 1,
          'nightstand-walnut-round': 2,
          'table-lamp-mushroom-laterite': 2,
        },
      },
      {
        kind: 'design',
        picture: 'multipurpose-modern-01',
        area: 48,
        name: text(
          'Căn một phòng ngủ 48 m², làm việc ở nhà',
          'One bedroom with a studio, 48 m²',
          '재택근무를 위한 48㎡',
        ),
        text: text(
          'Bàn óc chó quay ra cửa sổ, kệ thép đen ngăn khách và ngủ.',
          'A walnut desk facing the window, a black steel bookcase between day and night.',
          '창을 향한 월넛 책상과 낮과 밤을 나누는 블랙 스틸 책장.',
        ),
        items: {
          'desk-walnut-140': 1,
          'chair-leather-shell': 1,
          'bookcase-black-steel': 1,
          'sofa-linen-moss': 1,
          'coffee-table-terrazzo': 1,
          'rug-wool-stripe': 1,
          'ceiling-steel-black': 2,
        },
      },
      {
        kind: 'combo',
        picture: 'living-modern-02',
        area: 12,
        name: text('Phòng khách bouclé', 'A bouclé living room', '부클레 거실'),
        text: text(
          'Ghế bành và đôn bouclé quanh một bàn tròn, thảm vòm bên dưới.',
          'An armchair and poufs in bouclé round a low table, on an arch rug.',
          '낮은 테이블을 둘러싼 부클레 안락의자와 푸프, 아치 러그.',
        ),
        items: {
          'armchair-boucle-cream': 2,
          'pouf-boucle-cream': 2,
          'coffee-table-terrazzo': 1,
          'rug-wool-arch': 1,
        },
      },
      {
        kind: 'combo',
        picture: 'bedroom-modern-01',
        area: 10,
        name: text('Đêm xanh xô thơm', 'A sage night', '세이지빛 밤'),
        text: text(
          'Giường nhung, rèm lanh cùng màu và hai đèn nấm.',
          'A velvet bed, linen curtains to match and two mushroom lamps.',
          '벨벳 침대와 같은 색 리넨 커튼, 버섯 램프 둘.',
        ),
        items: {
          'bed-velvet-sage': 1,
          'curtain-linen-sage': 2,
          'table-lamp-mushroom-laterite': 2,
          'cushion-linen-set': 1,
        },
      },
    ],
  },
  {
    tier: 'premium',
    cover: 'living-neo-classic-01',
    name: text('Gói Cao cấp', 'Premium', '프리미엄'),
    line: text(
      'Óc chó, da thật và đồng thau, thợ đến đo từng căn trước khi làm.',
      'Walnut, leather and brass, measured at your home before it is made.',
      '월넛과 가죽, 황동. 제작 전에 집에 방문해 실측합니다.',
    ),
    story: text(
      'Những món trong gói được làm để sửa được: tay nắm, bản lề, đệm đều thay riêng. Xưởng ghi tên người làm ở mặt dưới.\n\nTrước khi đóng gói, chúng tôi lắp thử cả bộ trong một phòng.',
      'Everything here can be repaired: handles, hinges and cushions are replaced one by one. The maker’s name stands underneath.\n\nBefore packing, the whole set is put up once in one room.',
      '모든 구성은 고쳐 쓸 수 있습니다. 손잡이, 경첩, 쿠션을 따로 교체합니다. 바닥에는 만든 사람의 이름이 있습니다.\n\n포장 전에 한 방에 모두 조립해 봅니다.',
    ),
    sets: [
      {
        kind: 'design',
        picture: 'living-neo-classic-01',
        area: 96,
        name: text('Căn ba phòng ngủ 96 m²', 'Three bedrooms, 96 m²', '96㎡ 침실 셋'),
        text: text(
          'Phòng khách da cognac, bàn ăn óc chó tám chỗ, phòng ngủ chính có bàn phấn.',
          'Cognac leather in the living room, walnut for eight at dinner, a calm master room.',
          '코냑 가죽 거실과 8인 월넛 식탁, 차분한 안방.',
        ),
        items: {
          'sofa-leather-cognac': 1,
          'armchair-walnut-leather': 1,
          'coffee-table-walnut-pill': 1,
          'tv-unit-walnut': 1,
          'dining-table-walnut-200': 1,
          'chair-walnut-linen': 8,
          'sideboard-walnut': 1,
          'bed-walnut-platform': 1,
          'nightstand-walnut-round': 2,
          'chest-walnut': 1,
        },
      },
      {
        kind: 'design',
        picture: 'master-room-neo-classic-01',
        area: 80,
        name: text(
          'Căn 80 m² cho gia đình có ông bà',
          'Eighty metres, three generations',
          '삼대가 함께 사는 80㎡',
        ),
        text: text(
          'Ghế có tay vịn, giường cao vừa tầm và lối đi rộng 90 cm.',
          'Chairs with arms, beds at a kind height and 90 cm to pass.',
          '팔걸이 의자와 알맞은 높이의 침대, 90cm 통로.',
        ),
        items: {
          'sofa-boucle-cream': 1,
          'armchair-walnut-leather': 2,
          'coffee-table-walnut-pill': 1,
          'bed-walnut-platform': 2,
          'chest-walnut': 1,
          'ceiling-opal-brass': 3,
          'mirror-round-brass': 1,
        },
      },
      {
        kind: 'combo',
        picture: 'living-luxury-02',
        area: 14,
        name: text('Phòng làm việc óc chó', 'A walnut study', '월넛 서재'),
        text: text(
          'Bàn 140, ghế da và đèn cây đồng vòng qua vai.',
          'A 140 desk, a leather chair and a brass lamp over the shoulder.',
          '140 책상과 가죽 의자, 어깨너머로 비추는 황동 스탠드.',
        ),
        items: {
          'desk-walnut-140': 1,
          'chair-leather-shell': 1,
          'floor-lamp-arc-brass': 1,
          'chest-walnut': 1,
        },
      },
      {
        kind: 'combo',
        picture: 'bathroom-luxury-01',
        area: 7,
        name: text('Phòng tắm đồng thau', 'A brass bathroom', '황동 욕실'),
        text: text(
          'Tủ óc chó 120, vòi và sen đồng, gương tròn.',
          'A 120 walnut vanity, brass tap and shower, a round mirror.',
          '120 월넛 세면장과 황동 수전, 샤워, 둥근 거울.',
        ),
        items: {
          'vanity-walnut-120': 1,
          'basin-tap-brass': 1,
          'shower-set-brass': 1,
          'mirror-round-brass': 1,
          'wall-lamp-brass': 2,
        },
      },
    ],
  },
  {
    tier: 'deluxe',
    cover: 'living-luxury-01',
    name: text('Gói Sang trọng', 'Deluxe', '디럭스'),
    line: text(
      'Đá, nhung và ánh đồng cho căn penthouse và biệt thự.',
      'Stone, velvet and brass light for penthouses and villas.',
      '펜트하우스와 빌라를 위한 석재와 벨벳, 황동빛.',
    ),
    story: text(
      'Một người phụ trách đi cùng bạn từ lần đo đầu tiên đến buổi tối đầu tiên trong nhà. Đá được chọn theo tấm, vải theo cuộn.\n\nMọi món lớn đều được giữ chỗ bảo trì mỗi năm một lần.',
      'One person stays with you from the first measure to the first evening at home. Stone is chosen by the slab, cloth by the roll.\n\nLarge pieces come with a yearly visit of care.',
      '첫 실측부터 집에서 맞는 첫 저녁까지 한 사람이 함께합니다. 석재는 판재로, 천은 롤로 고릅니다.\n\n큰 가구는 해마다 한 번 관리 방문을 받습니다.',
    ),
    sets: [
      {
        kind: 'design',
        picture: 'living-luxury-01',
        area: 140,
        name: text('Căn penthouse 140 m²', 'Penthouse, 140 m²', '140㎡ 펜트하우스'),
        text: text(
          'Sofa nhung rừng, bàn travertine, bàn đá tròn cho tám người và chùm đèn nhánh đồng.',
          'Forest velvet, travertine, a round marble table and branches of brass light.',
          '포레스트 벨벳과 트라버틴, 둥근 대리석 식탁과 황동 가지 조명.',
        ),
        items: {
          'sofa-velvet-forest': 1,
          'armchair-velvet-laterite': 2,
          'coffee-table-travertine-drum': 1,
          'side-table-marble-brass': 2,
          'dining-table-marble-round': 1,
          'chair-boucle-shell': 8,
          'ceiling-brass-branch': 2,
          'floor-lamp-arc-brass': 1,
          'bed-walnut-platform': 2,
          'chest-walnut': 2,
        },
      },
      {
        kind: 'design',
        picture: 'master-room-luxury-01',
        area: 180,
        name: text('Biệt thự 180 m², tầng ngủ', 'Villa, the sleeping floor', '180㎡ 빌라, 침실 층'),
        text: text(
          'Phòng ngủ chính với giường nhung, bồn tắm rời và góc trà bên cửa sổ.',
          'A master room with a velvet bed, a free-standing bath and tea by the window.',
          '벨벳 침대와 독립 욕조, 창가의 찻자리.',
        ),
        items: {
          'bed-velvet-sage': 1,
          'bed-walnut-platform': 1,
          'nightstand-walnut-round': 4,
          'armchair-velvet-laterite': 2,
          'side-table-marble-brass': 1,
          'bathtub-oval-white': 1,
          'vanity-walnut-120': 2,
          'basin-tap-brass': 2,
        },
      },
      {
        kind: 'combo',
        picture: 'kitchen-luxury-01',
        area: 20,
        name: text('Đảo bếp và bốn ghế', 'Island with four stools', '아일랜드와 의자 넷'),
        text: text(
          'Đảo đá marble, ghế bar da và hai đèn opal.',
          'A marble island, leather stools and two opal lamps.',
          '대리석 아일랜드와 가죽 바스툴, 오팔 조명 둘.',
        ),
        items: {
          'kitchen-island-marble': 1,
          'barstool-walnut-leather': 4,
          'ceiling-opal-brass': 2,
        },
      },
      {
        kind: 'combo',
        picture: 'bedroom-luxury-01',
        area: 16,
        name: text('Góc trà nhung', 'Tea in velvet', '벨벳 찻자리'),
        text: text(
          'Hai ghế bành màu đất nung, bàn đá nhỏ và đèn cây đồng.',
          'Two laterite armchairs, a small stone table and a brass lamp.',
          '라테라이트 안락의자 둘과 작은 석재 테이블, 황동 스탠드.',
        ),
        items: {
          'armchair-velvet-laterite': 2,
          'side-table-marble-brass': 1,
          'floor-lamp-arc-brass': 1,
          'rug-wool-cream': 1,
        },
      },
    ],
  },
];
