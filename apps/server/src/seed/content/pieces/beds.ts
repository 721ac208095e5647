import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

export const bedPieces: readonly Piece[] = [
  {
    model: 'bed-oak-slat',
    brand: 'nha-lang',
    price: 13_500_000,
    kg: 58,
    rooms: ['bedroom', 'master-room'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Đầu giường Mẹ gồm mười ba nan sồi đứng, cách nhau 4 cm, tựa lưng đọc sách được mà không chắn gió. Giát uốn chia hai nửa, đỡ nệm dày 18–25 cm và tháo ra hút bụi dễ.',
      'The headboard has thirteen upright oak slats 4 cm apart: lean on them to read, and air still passes. The sprung base comes in two halves for an 18–25 cm mattress and lifts out for cleaning.',
      '메의 헤드보드는 오크 살 열세 개를 4cm 간격으로 세워 기대어 책을 읽어도 바람이 통합니다. 휜 갈빗살은 둘로 나뉘어 18~25cm 매트리스를 받치고 들어내어 청소하기 쉽습니다.',
    ),
    editions: [
      first(
        text(
          'Giường gỗ sồi giản dị mà chúng tôi ngủ ở nhà mình.',
          'The plain oak bed we sleep in ourselves.',
          '저희도 집에서 쓰는 소박한 오크 침대입니다.',
        ),
      ),
      edition(
        '180',
        text('bản 1,8 m', '180 version', '180 버전'),
        text(
          'Bản 1,8 m cho nhà có em bé ngủ chung, thêm một thanh đỡ giữa.',
          'At 180, with a centre beam, for families who share the bed with a baby.',
          '아기와 함께 자는 집을 위한 180cm로 가운데 보강대를 더했습니다.',
        ),
        { price: 15_200_000, size: [190, 212, 92], kg: 65 },
      ),
      edition(
        'drawers',
        text('có bốn hộc kéo', 'with four drawers', '서랍 4개형'),
        text(
          'Bốn hộc kéo bánh xe dưới giường, mỗi hộc 62 lít, thay được một chiếc tủ.',
          'Four wheeled drawers of 62 litres each replace a whole chest.',
          '바퀴 달린 62리터 서랍 네 개가 수납장 하나를 대신합니다.',
        ),
        { price: 17_900_000, kg: 84, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'bed-linen-oat',
    brand: 'nha-lang',
    price: 15_800_000,
    kg: 62,
    rooms: ['bedroom', 'master-room'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Đầu giường Ngủ dày 12 cm bọc lanh yến mạch, vỏ tháo bằng dây kéo giấu ở mép dưới. Thành giường bo tròn bán kính 5 cm, đêm đi ngang không đau ống chân.',
      'Ngủ’s 12 cm headboard wears oat linen that unzips along its lower edge. The rails are rounded to a 5 cm radius, so a midnight walk costs no shins.',
      '응우의 12cm 헤드보드는 오트 리넨으로 감쌌고 아래쪽에 숨은 지퍼로 벗깁니다. 옆판은 반지름 5cm로 둥글려 밤에 지나다녀도 정강이가 아프지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Chiếc giường mềm cho người hay ngồi tựa xem phim.',
          'A soft bed for people who sit up to watch films.',
          '기대앉아 영화를 보는 분께 어울리는 포근한 침대입니다.',
        ),
      ),
      edition(
        'lift',
        text('có giát nâng', 'lift-up storage', '리프트 수납형'),
        text(
          'Giát nâng bằng piston, bên dưới là khoang 600 lít có vải lót chống ẩm.',
          'The base lifts on gas struts over 600 litres of lined storage.',
          '가스 리프트로 열면 방습 천을 댄 600리터 수납공간이 나옵니다.',
        ),
        { price: 19_600_000, kg: 88, madeToOrder: true },
      ),
      edition(
        '180',
        text('bản 1,8 m', '180 version', '180 버전'),
        text(
          'Đầu giường rộng thêm 20 cm, đặt cân giữa hai tủ đầu giường 45 cm.',
          'Twenty centimetres wider, to sit evenly between two 45 cm nightstands.',
          '20cm 넓어져 45cm 협탁 두 개 사이에 균형 있게 놓입니다.',
        ),
        { price: 17_400_000, size: [196, 216, 104], kg: 70 },
      ),
    ],
  },
  {
    model: 'bed-velvet-sage',
    brand: 'nha-lang',
    price: 21_900_000,
    kg: 74,
    rooms: ['master-room', 'bedroom'],
    styles: ['luxury', 'other'],
    about: text(
      'Đầu giường nhung chia mười một rãnh dọc, khâu sâu để giữ nếp. Xanh xô thơm ngả xám vào buổi tối, dịu hơn hẳn dưới đèn vàng.',
      'The velvet headboard is channelled in eleven upright flutes, stitched deep to hold their shape. By evening the sage turns grey and goes very soft under warm light.',
      '벨벳 헤드보드를 깊게 박은 세로 골 열한 줄로 나눠 모양이 오래갑니다. 세이지는 저녁이면 회색빛을 띠고 따뜻한 조명 아래 한층 부드러워집니다.',
    ),
    editions: [
      first(
        text(
          'Cho phòng ngủ chính muốn trang trọng mà không lạnh.',
          'For a master bedroom that wants to be formal without being cold.',
          '격식 있으면서도 차갑지 않은 안방을 위한 침대입니다.',
        ),
      ),
      edition(
        'wide',
        text('đầu giường tràn 2,6 m', 'wide headboard 260', '와이드 헤드보드 260'),
        text(
          'Đầu giường kéo tràn 2,6 m ôm luôn hai tủ đầu giường, có sẵn lỗ luồn dây đèn.',
          'A 2.6 m headboard runs behind both nightstands, with cable holes ready for lamps.',
          '2.6m 헤드보드가 양쪽 협탁까지 감싸며 조명 전선 구멍이 미리 나 있습니다.',
        ),
        { price: 27_500_000, size: [260, 216, 112], kg: 92, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'bed-walnut-platform',
    brand: 'nha-lang',
    price: 24_800_000,
    kg: 96,
    rooms: ['master-room', 'bedroom'],
    styles: ['luxury', 'other'],
    about: text(
      'Phản là bục óc chó nhô ra 20 cm mỗi bên, vừa đặt sách và ly nước vừa làm chỗ ngồi thay giày. Chân lùi sâu nên giường trông như lơ lửng.',
      'Phản is a walnut platform that overhangs 20 cm each side: room for a book, a glass, a seat to change shoes. The feet sit far back, so the bed seems to float.',
      '판은 양옆으로 20cm씩 나온 월넛 평상으로 책과 물잔을 두고 걸터앉을 수도 있습니다. 다리가 안쪽 깊이 있어 떠 있는 듯 보입니다.',
    ),
    editions: [
      first(
        text(
          'Cảm giác nằm phản ngày xưa, với tấm nệm của bây giờ.',
          'The old family platform, with a mattress of today.',
          '옛 평상의 느낌에 요즘 매트리스를 더했습니다.',
        ),
      ),
      edition(
        'low',
        text('bản thấp kiểu chiếu', 'low tatami style', '로우 다다미형'),
        text(
          'Hạ mặt bục còn 22 cm, hợp trần thấp và gác lửng.',
          'The deck drops to 22 cm for low ceilings and mezzanines.',
          '평상 높이를 22cm로 낮춰 낮은 천장이나 다락방에 알맞습니다.',
        ),
        { price: 23_200_000, size: [220, 216, 60], kg: 88, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'bed-rattan-cane',
    brand: 'trang-may',
    price: 14_600_000,
    kg: 52,
    rooms: ['bedroom'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Hai ô mây đan mắt cáo trong khung sồi bo vòm, sáng ra nắng lọt qua in hoa văn lên gối. Đầu giường bắt ốc vào khung, dời nhà tháo ra trong mười phút.',
      'Two panels of hexagon cane in an arched oak frame; morning sun prints their pattern on the pillows. The headboard unbolts in ten minutes for moving day.',
      '아치형 오크 틀에 육각 케인 두 칸을 짜 넣어 아침 햇살이 베개에 무늬를 그립니다. 헤드보드는 볼트식이라 이사할 때 10분이면 분리됩니다.',
    ),
    editions: [
      first(
        text(
          'Giường thoáng cho phòng ngủ mở cửa sổ quanh năm.',
          'An airy bed for a room with its windows open all year.',
          '사계절 창을 여는 침실을 위한 시원한 침대입니다.',
        ),
      ),
      edition(
        'single',
        text('bản đơn 1,2 m', 'single 120', '싱글 120'),
        text(
          'Bản đơn 1,2 m cho phòng con gái tuổi mới lớn hoặc phòng khách ngủ lại.',
          'The 120 single, for a teenager’s room or a guest room.',
          '120cm 싱글로 사춘기 아이 방이나 손님방에 어울립니다.',
        ),
        { price: 11_400_000, size: [130, 212, 110], kg: 41 },
      ),
      edition(
        'set',
        text('kèm hai tủ đầu giường mây', 'with two cane nightstands', '케인 협탁 2개 세트'),
        text(
          'Trọn bộ với hai tủ đầu giường cánh mây cùng thợ đan.',
          'Complete with two cane-front nightstands from the same weaver.',
          '같은 장인이 엮은 케인 협탁 두 개를 함께 드립니다.',
        ),
        { price: 19_800_000, kg: 76 },
      ),
    ],
  },
  {
    model: 'daybed-oak-linen',
    brand: 'nha-lang',
    price: 12_300_000,
    kg: 38,
    rooms: ['living-room', 'multipurpose', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Trưa là chỗ ngả lưng giữa ngày: khung sồi ba mặt thấp, nệm lanh dày 14 cm, hai gối ống tựa lưng. Ban ngày là sofa, tối là giường đơn 84 × 200.',
      'Trưa means noon, the hour it is for: a low oak rail on three sides, a 14 cm linen mattress, two bolsters. Sofa by day, an 84 × 200 single by night.',
      '쯔어는 한낮이라는 뜻입니다. 세 면을 낮게 두른 오크 틀에 14cm 리넨 매트리스와 긴 베개 두 개를 얹었습니다. 낮엔 소파, 밤엔 84×200 싱글 침대입니다.',
    ),
    editions: [
      first(
        text(
          'Giấc ngủ trưa hai mươi phút xứng đáng có chỗ riêng.',
          'A twenty-minute nap deserves a place of its own.',
          '20분의 낮잠에도 자기 자리가 필요합니다.',
        ),
      ),
      edition(
        'trundle',
        text('có giường phụ kéo', 'with trundle', '트런들 침대형'),
        text(
          'Bên dưới kéo ra giường phụ cùng cỡ, hai bạn của con ngủ lại không phải trải chiếu.',
          'A second bed of the same size rolls out, so your child’s friends need no floor mat.',
          '같은 크기의 보조 침대가 나와 아이 친구가 자고 가도 바닥에 깔 필요가 없습니다.',
        ),
        { price: 16_500_000, kg: 61, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'nightstand-oak',
    brand: 'nha-lang',
    price: 2_900_000,
    kg: 12,
    rooms: ['bedroom', 'master-room'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Hai ngăn kéo ray giảm chấn, ngăn trên khoét khe cho dây sạc đi lên. Mặt có gờ cao 6 mm ở ba phía, với tay tắt đèn không gạt rơi kính.',
      'Two soft-close drawers, the upper notched for a charging cable. A 6 mm lip on three sides stops your glasses from following the lamp switch.',
      '댐핑 서랍 두 개 중 위 칸에는 충전선 홈이 있습니다. 상판 세 면에 6mm 턱이 있어 불을 끄다 안경을 떨어뜨리지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Cao 50 cm, ngang mặt nệm phổ biến, với tay là tới.',
          'Fifty centimetres high, level with most mattresses.',
          '높이 50cm로 보통 매트리스와 나란해 손이 바로 닿습니다.',
        ),
      ),
      edition(
        'pair',
        text('cặp hai chiếc', 'pair', '2개 세트'),
        text(
          'Hai chiếc chọn gỗ soi gương để vân đối xứng hai bên giường.',
          'Two with book-matched fronts, mirror images on either side of the bed.',
          '나뭇결을 대칭으로 맞춘 두 개로 침대 양옆이 거울처럼 어울립니다.',
        ),
        { price: 5_500_000, kg: 24 },
      ),
      edition(
        'wall',
        text('bản treo tường', 'wall-hung', '벽걸이형'),
        text(
          'Bản treo một ngăn, sàn trống cho robot hút bụi và đôi dép.',
          'One drawer hung on the wall leaves the floor to slippers and the robot vacuum.',
          '서랍 하나의 벽걸이형으로 바닥은 슬리퍼와 로봇 청소기에 내줍니다.',
        ),
        { price: 2_300_000, size: [46, 34, 22], kg: 7 },
      ),
    ],
  },
  {
    model: 'nightstand-walnut-round',
    brand: 'nha-lang',
    price: 3_800_000,
    kg: 14,
    rooms: ['bedroom', 'master-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Khối trụ dán óc chó vân đứng liền vòng, cửa cong mở bằng ấn. Bên trong một tầng lửng cho hộp thuốc và sách, đáy có bánh xe giấu.',
      'A cylinder wrapped in one run of upright walnut figure, with a curved push-to-open door. Inside is a shelf for books and medicine; castors hide beneath.',
      '세로결 월넛을 한 바퀴 이어 붙인 원통으로 곡면 문은 눌러서 엽니다. 안쪽 선반에 책과 약을 두고 바닥에는 바퀴가 숨어 있습니다.',
    ),
    editions: [
      first(
        text(
          'Không có góc nào để va vào lúc nửa đêm.',
          'Not one corner to bump at midnight.',
          '한밤중에 부딪힐 모서리가 없습니다.',
        ),
      ),
      edition(
        'marble',
        text('mặt đá cẩm thạch', 'marble top', '대리석 상판'),
        text(
          'Mặt thay bằng cẩm thạch 15 mm, đặt ly nước không cần lót.',
          'Topped with 15 mm marble: no coaster needed.',
          '15mm 대리석 상판이라 컵 받침이 필요 없습니다.',
        ),
        { price: 4_900_000, kg: 19 },
      ),
    ],
  },
];
