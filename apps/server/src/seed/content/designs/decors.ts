import type { InteriorStyle, RoomType } from '../../../db/schema/vocabulary.ts';
import { text, type Text } from '../text.ts';

export type DecorContent = {
  slug: string;
  cover: string;
  room: RoomType;
  style: InteriorStyle;
  models: readonly string[];
  title: Text;
  content: Text;
};

const decor = (
  slug: string,
  cover: string,
  room: RoomType,
  style: InteriorStyle,
  models: readonly string[],
  title: Text,
  content: Text,
): DecorContent => ({ slug, cover, room, style, models, title, content });

/** Rooms put together from the shop, for the home page. `**…**` is emphasis. */
export const decors: readonly DecorContent[] = [
  decor(
    'goc-doc-sach-chieu',
    'living-japandi-02',
    'living-room',
    'other',
    ['armchair-oak-linen', 'floor-lamp-paper', 'side-table-oak', 'rug-jute-round', 'plant-palm'],
    text('Góc đọc sách buổi chiều', 'An afternoon reading corner', '오후의 독서 자리'),
    text(
      'Một chiếc ghế, một ngọn đèn, một chỗ đặt chén trà. **Năm món** đủ cho một góc riêng 2 × 2 m.',
      'A chair, a lamp, a place for tea. **Five pieces** make a corner of your own in 2 × 2 m.',
      '의자 하나, 등 하나, 찻잔 놓을 자리. **다섯 점**이면 2×2m 나만의 공간이 됩니다.',
    ),
  ),
  decor(
    'bua-com-sau-nguoi',
    'kitchen-scandinavian-01',
    'kitchen',
    'scandinavian',
    [
      'dining-table-oak-180',
      'chair-oak-spindle',
      'chair-oak-cord',
      'ceiling-rattan-dome',
      'vase-ceramic-set',
    ],
    text('Bữa cơm sáu người', 'Dinner for six', '여섯 명의 저녁'),
    text(
      'Bàn sồi 1,8 m, ghế **không cần giống nhau**, và chao mây hạ đúng 70 cm trên mặt bàn.',
      'A 1.8 m oak table, chairs that **need not match**, and a rattan shade exactly 70 cm above.',
      '1.8m 오크 식탁에 **짝이 안 맞아도 좋은** 의자, 상판 위 70cm에 건 라탄 갓.',
    ),
  ),
  decor(
    'phong-ngu-it-mau',
    'bedroom-scandinavian-01',
    'bedroom',
    'scandinavian',
    [
      'bed-linen-oat',
      'nightstand-oak',
      'table-lamp-ceramic-cream',
      'curtain-linen-white',
      'rug-wool-cream',
    ],
    text('Phòng ngủ ít màu', 'A bedroom of few colours', '색을 덜어 낸 침실'),
    text(
      'Yến mạch, kem, sồi. Khi **ba màu gần nhau**, mắt nghỉ trước khi đèn tắt.',
      'Oat, cream, oak. With **three colours this close**, the eye rests before the light is out.',
      '오트, 크림, 오크. **가까운 세 가지 색**이면 불을 끄기 전에 눈이 먼저 쉽니다.',
    ),
  ),
  decor(
    'khach-xanh-rung',
    'living-luxury-01',
    'living-room',
    'luxury',
    [
      'sofa-velvet-forest',
      'side-table-marble-brass',
      'floor-lamp-arc-brass',
      'rug-wool-arch',
      'mirror-round-brass',
    ],
    text('Phòng khách xanh rừng', 'A forest-green living room', '숲빛 거실'),
    text(
      'Một sofa nhung đậm đủ làm nhân vật chính; **đồng và đá** chỉ đứng cạnh làm nền.',
      'One deep velvet sofa plays the lead; **brass and stone** only stand by.',
      '짙은 벨벳 소파 하나가 주인공, **황동과 돌**은 곁을 지킵니다.',
    ),
  ),
  decor(
    'lam-viec-tai-nha-gon',
    'multipurpose-scandinavian-01',
    'multipurpose',
    'scandinavian',
    [
      'desk-oak-120',
      'chair-walnut-linen',
      'wall-shelf-oak',
      'table-lamp-mushroom-laterite',
      'basket-rattan',
    ],
    text(
      'Làm việc tại nhà, gọn một bức tường',
      'Work from home along one wall',
      '벽 한 면의 홈오피스',
    ),
    text(
      'Đóng ngăn kéo là **hết giờ làm**. Góc này chỉ cần 1,2 m tường.',
      'Shut the drawer and **work is over**. All it takes is 1.2 m of wall.',
      '서랍을 닫으면 **퇴근**입니다. 벽 1.2m면 됩니다.',
    ),
  ),
  decor(
    'hien-sau-con-mua',
    'balcony-rural-01',
    'other',
    'other',
    ['bench-oak', 'plant-monstera', 'plant-snake', 'rug-jute-round', 'coffee-table-terrazzo'],
    text('Hiên sau cơn mưa', 'The veranda after rain', '비 갠 툇마루'),
    text(
      'Băng ghế, đá mài mát tay và **ba chậu cây** không sợ nước.',
      'A bench, cool terrazzo and **three plants** that do not mind the wet.',
      '벤치와 시원한 테라초, 비를 겁내지 않는 **화분 세 개**.',
    ),
  ),
  decor(
    'loft-thep-den',
    'living-industrial-01',
    'living-room',
    'industrial',
    [
      'sofa-leather-cognac',
      'bookcase-black-steel',
      'ceiling-steel-black',
      'coffee-table-terrazzo',
      'plant-fig',
    ],
    text('Gác lửng thép đen', 'Black-steel loft', '블랙 스틸 로프트'),
    text(
      'Da cognac làm ấm bê tông, **thép đen** vẽ đường nét.',
      'Cognac hide warms the concrete and **black steel** draws the lines.',
      '코냑 가죽이 콘크리트를 데우고 **검은 강철**이 선을 긋습니다.',
    ),
  ),
  decor(
    'phong-tam-go-va-dong',
    'bathroom-japandi-01',
    'bathroom',
    'other',
    [
      'vanity-oak-80',
      'basin-tap-brass',
      'mirror-round-brass',
      'towel-ladder-oak',
      'stool-oak-round',
    ],
    text('Phòng tắm gỗ và đồng', 'A bathroom of wood and brass', '나무와 황동의 욕실'),
    text(
      'Gỗ sồi chịu nước, đồng **tự lên màu**, và một chiếc ghế đẩu cho chồng khăn.',
      'Water-proofed oak, brass that **colours by itself** and a stool for the towels.',
      '물에 강한 오크와 **스스로 물드는** 황동, 수건을 올릴 스툴 하나.',
    ),
  ),
  decor(
    'khach-lien-bep-mot-chieu',
    'living-kitchen-japandi-01',
    'living-kitchen',
    'other',
    [
      'sofa-linen-clay',
      'dining-table-walnut-200',
      'barstool-walnut-leather',
      'ceiling-linear-oak',
      'sideboard-oak-cane',
    ],
    text('Khách liền bếp, một chiều nhìn', 'Open plan, one view', '하나의 시선, 거실과 주방'),
    text(
      'Từ cửa vào nhìn thẳng ra ban công: **không món nào cao quá 80 cm** chắn trục ấy.',
      'From the door you see the balcony: **nothing above 80 cm** stands on that line.',
      '현관에서 발코니까지 한눈에. 그 축에는 **80cm보다 높은 것이 없습니다**.',
    ),
  ),
  decor(
    'phong-be-tap-doc',
    'bedroom-rural-01',
    'bedroom',
    'other',
    [
      'bed-rattan-cane',
      'wardrobe-white-cane',
      'pouf-boucle-cream',
      'art-print-set',
      'rug-wool-stripe',
    ],
    text('Phòng bé tập đọc', 'A room for a new reader', '글을 배우는 아이 방'),
    text(
      'Đồ mây nhẹ để bé **tự dời**, kệ thấp để bé tự lấy sách.',
      'Light cane that a child can **move alone**, and books within reach.',
      '아이가 **혼자 옮길 수 있는** 가벼운 라탄과 손 닿는 책.',
    ),
  ),
  decor(
    'buoi-toi-khong-den-tran',
    'living-modern-02',
    'living-room',
    'modern',
    [
      'sofa-sectional-sand',
      'floor-lamp-tripod-oak',
      'table-lamp-ceramic-cream',
      'coffee-table-walnut-pill',
      'cushion-linen-set',
    ],
    text('Buổi tối không đèn trần', 'An evening without ceiling light', '천장등 없는 저녁'),
    text(
      'Ba ngọn đèn dưới tầm mắt, **2.700 K**, và một sofa đủ dài cho cả nhà.',
      'Three lamps below eye level at **2,700 K**, and a sofa long enough for all.',
      '눈높이 아래 등 세 개, **2,700K**, 온 가족이 눕는 소파.',
    ),
  ),
  decor(
    'phong-chu-oc-cho',
    'master-room-luxury-01',
    'master-room',
    'luxury',
    [
      'bed-walnut-platform',
      'nightstand-walnut-round',
      'wall-lamp-brass',
      'chest-walnut',
      'curtain-linen-sage',
    ],
    text('Phòng chủ màu óc chó', 'A walnut master room', '월넛 안방'),
    text(
      'Gỗ sậm cần **tường sáng**. Rèm xô thơm dịu nắng chiều, đèn đồng thay đèn trần.',
      'Dark wood wants **light walls**. Sage linen calms the evening sun; brass replaces the ceiling lamp.',
      '짙은 나무에는 **밝은 벽**을. 세이지 커튼이 석양을 누그러뜨리고 황동 벽등이 천장등을 대신합니다.',
    ),
  ),
];
