import { text, type Text } from './text.ts';

export type CategoryKey =
  | 'sofas'
  | 'tables'
  | 'chairs'
  | 'beds'
  | 'storage'
  | 'lighting'
  | 'decor'
  | 'kitchen-bath-veranda'
  | 'appliances'
  | 'finishes';

/** The ten shop categories, in the order of the shop's menu. */
export const categories: readonly {
  key: CategoryKey;
  name: Text;
  intro: Text;
  pictureTags: readonly string[];
}[] = [
  {
    key: 'sofas',
    pictureTags: ['sofa', 'armchair'],
    name: text('Sofa & ghế bành', 'Sofas & armchairs', '소파·암체어'),
    intro: text(
      'Chỗ ngồi chính của cả nhà, từ sofa góc cho phòng khách rộng đến chiếc ghế đọc sách bên cửa sổ.',
      'The main seats of the home, from a corner sofa for a wide living room to a reading chair by the window.',
      '넓은 거실의 코너 소파부터 창가의 독서용 의자까지, 온 가족이 앉는 자리입니다.',
    ),
  },
  {
    key: 'tables',
    pictureTags: ['dining-table', 'coffee-table', 'table'],
    name: text('Bàn', 'Tables', '테이블'),
    intro: text(
      'Bàn ăn, bàn trà, bàn làm việc: đo căn phòng trước, chọn mặt bàn sau.',
      'Dining, coffee and work tables: measure the room first, choose the top second.',
      '식탁, 거실 테이블, 책상. 방의 치수를 먼저 재고 상판을 고르세요.',
    ),
  },
  {
    key: 'chairs',
    pictureTags: ['chair', 'stool', 'bench'],
    name: text('Ghế, đôn & băng ghế', 'Chairs, stools & benches', '의자·스툴·벤치'),
    intro: text(
      'Ghế ngồi ăn lâu không mỏi, đôn nhẹ dễ dời, băng ghế cho hành lang và hiên nhà.',
      'Dining chairs for long meals, stools light enough to move, benches for halls and verandas.',
      '오래 앉아도 편한 식탁 의자, 가볍게 옮기는 스툴, 복도와 툇마루를 위한 벤치를 모았습니다.',
    ),
  },
  {
    key: 'beds',
    pictureTags: ['bed', 'bedside'],
    name: text('Giường & phòng ngủ', 'Beds & bedroom', '침대·침실'),
    intro: text(
      'Giường, tủ đầu giường và những món giúp phòng ngủ yên hơn.',
      'Beds, bedside tables and what makes a bedroom quieter.',
      '침대와 협탁, 침실을 한결 차분하게 만드는 가구입니다.',
    ),
  },
  {
    key: 'storage',
    pictureTags: ['shelf', 'wardrobe', 'sideboard', 'cabinet'],
    name: text('Tủ & kệ', 'Storage & shelving', '수납장·선반'),
    intro: text(
      'Đồ đạc có chỗ của nó thì nhà tự gọn. Tủ áo, kệ sách, tủ ly, kệ ti vi.',
      'A home tidies itself when things have a place. Wardrobes, bookcases, sideboards and media units.',
      '물건마다 자리가 있으면 집은 저절로 정돈됩니다. 옷장, 책장, 사이드보드, TV장을 만나 보세요.',
    ),
  },
  {
    key: 'lighting',
    pictureTags: ['lamp', 'ceiling-lamp', 'floor-lamp', 'table-lamp'],
    name: text('Đèn', 'Lighting', '조명'),
    intro: text(
      'Đèn trần, đèn sàn, đèn bàn với ánh sáng ấm, vừa mắt, thay bóng được.',
      'Ceiling, floor and table lamps with warm, easy light and replaceable bulbs.',
      '따뜻하고 눈이 편한 빛의 천장등, 플로어 램프, 테이블 램프. 전구는 교체할 수 있습니다.',
    ),
  },
  {
    key: 'decor',
    pictureTags: ['rug', 'vase', 'mirror', 'curtain', 'plant'],
    name: text('Thảm, rèm & trang trí', 'Rugs, curtains & decor', '러그·커튼·소품'),
    intro: text(
      'Những món làm nên không khí: thảm dệt, rèm linen, gương, bình gốm và cây xanh.',
      'What gives a room its air: woven rugs, linen curtains, mirrors, ceramics and plants.',
      '공간의 분위기를 완성하는 러그, 리넨 커튼, 거울, 도자기, 식물입니다.',
    ),
  },
  {
    key: 'kitchen-bath-veranda',
    pictureTags: ['kitchen', 'bathroom', 'outdoor'],
    name: text('Bếp, phòng tắm & hiên', 'Kitchen, bath & veranda', '주방·욕실·툇마루'),
    intro: text(
      'Tủ bếp theo mô-đun, thiết bị phòng tắm và đồ ngoài hiên chịu được nắng mưa.',
      'Modular kitchens, bathroom fittings and veranda furniture that stands up to sun and rain.',
      '모듈형 주방 가구와 욕실 설비, 햇빛과 비를 견디는 야외 가구입니다.',
    ),
  },
  {
    key: 'appliances',
    pictureTags: ['appliances'],
    name: text('Thiết bị gia dụng', 'Appliances', '가전'),
    intro: text(
      'Tivi, tủ lạnh, máy giặt, thiết bị bếp và không khí. Món nào cũng ghi rõ chỗ đặt cần bao nhiêu, điện nước ra sao và tốn mấy số điện một năm.',
      'Televisions, refrigerators, laundry, kitchen and air. Each says how much room it needs, what has to reach it and how much power it takes a year.',
      'TV, 냉장고, 세탁·주방·공기 가전입니다. 제품마다 필요한 설치 공간과 전기·급배수 조건, 연간 전력 사용량을 적어 두었습니다.',
    ),
  },
  {
    key: 'finishes',
    pictureTags: ['finishes'],
    name: text('Sàn & tường', 'Floors & walls', '바닥·벽'),
    intro: text(
      'Sàn gỗ, đá mài, gạch, sơn vôi và sơn nước, bán theo hộp, theo thùng. Mục Theo từng phòng tính sẵn căn phòng của bạn cần bao nhiêu.',
      'Boards, terrazzo, tiles, limewash and emulsion, sold by the pack. Room by room works out how many yours needs.',
      '마루와 테라조, 타일, 석회 페인트와 수성 페인트를 상자와 통 단위로 팝니다. 방에 몇 개가 필요한지는 룸바이룸에서 계산해 드립니다.',
    ),
  },
];
