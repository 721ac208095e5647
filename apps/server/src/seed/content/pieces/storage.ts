import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

export const storagePieces: readonly Piece[] = [
  {
    model: 'sideboard-oak-tambour',
    brand: 'moc-suong',
    price: 13_200_000,
    kg: 46,
    rooms: ['living-room', 'living-kitchen'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Cửa Sáo ghép từ 96 nan sồi dán trên vải bố, trượt vòng ra sau lưng tủ nên mở hết cỡ mà không choán lối. Rãnh trượt xát sáp ong, đẩy bằng hai ngón tay.',
      'The doors are 96 oak strips on canvas that roll round behind the cabinet, opening fully without blocking the way. The tracks are waxed; two fingers will push them.',
      '캔버스에 오크 살 96개를 붙인 문이 뒤로 돌아 들어가, 활짝 열어도 통로를 막지 않습니다. 밀랍을 먹인 레일이라 두 손가락으로 밀립니다.',
    ),
    editions: [
      first(
        text(
          'Tủ thấp cho phòng hẹp, nơi cửa mở ra là vướng.',
          'A sideboard for narrow rooms where a swinging door is in the way.',
          '여닫이문이 걸리는 좁은 공간을 위한 사이드보드입니다.',
        ),
      ),
      edition(
        'bar',
        text('bản tủ rượu', 'bar cabinet', '홈바형'),
        text(
          'Bên trong có giá treo ly và khay giữ mười hai chai nằm nghiêng.',
          'Inside are a stemware rail and a rack for twelve bottles on their side.',
          '안쪽에 잔걸이와 와인 열두 병을 눕히는 선반이 있습니다.',
        ),
        { price: 15_900_000, kg: 52, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'sideboard-walnut',
    brand: 'moc-suong',
    price: 16_800_000,
    kg: 58,
    rooms: ['living-room', 'living-kitchen'],
    styles: ['luxury', 'modern'],
    about: text(
      'Bốn cánh Kho xẻ từ một tấm ván dài, vân chạy liền từ cánh đầu đến cánh cuối. Tay nắm là khe vát 45 độ, không có gì thò ra để vướng áo.',
      'Kho’s four doors are cut from one long board, so the figure runs on from first to last. The handles are 45-degree grooves; nothing juts out to catch a sleeve.',
      '긴 판 한 장에서 잘라 낸 문 네 짝이라 나뭇결이 처음부터 끝까지 이어집니다. 손잡이는 45도로 깎은 홈이라 옷이 걸릴 것이 없습니다.',
    ),
    editions: [
      first(
        text(
          'Bộ chén đĩa ba thế hệ nằm gọn sau bốn cánh cửa.',
          'Three generations of crockery behind four doors.',
          '삼대의 그릇이 문 네 짝 뒤에 가지런히 들어갑니다.',
        ),
      ),
      edition(
        'tall',
        text('kèm tủ kính trên', 'with glass top cabinet', '상부 유리장 포함'),
        text(
          'Thêm tủ kính cao 110 cm phía trên có đèn ấm, bày được bộ trà quý.',
          'Adds a 110 cm lit glass cabinet above for the good tea set.',
          '위에 은은한 조명을 넣은 110cm 유리장을 더해 아끼는 다기를 진열합니다.',
        ),
        { price: 25_600_000, size: [180, 45, 182], kg: 94, madeToOrder: true },
      ),
      edition(
        'short',
        text('bản 1,35 m ba cánh', '135, three doors', '135 3도어'),
        text(
          'Rút còn ba cánh cho bức tường giữa hai cửa.',
          'Three doors, for the wall between two doorways.',
          '문 두 개 사이의 벽에 맞는 세 짝 버전입니다.',
        ),
        { price: 13_400_000, size: [135, 45, 70], kg: 44 },
      ),
    ],
  },
  {
    model: 'sideboard-oak-cane',
    brand: 'trang-may',
    price: 11_400_000,
    kg: 39,
    rooms: ['living-room', 'living-kitchen', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Ba cánh mây căng trong khung sồi, khí lưu thông nên đặt được đầu thu và bộ phát sóng bên trong. Bản lề ngậm, cửa khép lại có nam châm giữ êm.',
      'Three cane doors in oak breathe enough to house a router and receiver. Concealed hinges and magnets close them quietly.',
      '오크 틀의 케인 문 세 짝은 공기가 통해 셋톱박스와 공유기를 안에 둘 수 있습니다. 숨은 경첩과 자석으로 조용히 닫힙니다.',
    ),
    editions: [
      first(
        text(
          'Sóng wifi và điều khiển hồng ngoại đi qua cửa mây, không cần mở tủ.',
          'Wi-Fi and remote signals pass straight through the cane.',
          '와이파이와 리모컨 신호가 케인 문을 그대로 통과합니다.',
        ),
      ),
      edition(
        'altar',
        text('bản tủ thờ nhỏ', 'small altar cabinet', '소형 제단장'),
        text(
          'Cao 107 cm đúng tầm tủ thờ căn hộ, mặt phủ chống bỏng tàn nhang.',
          'At 107 cm it is the height for a flat’s altar, with an ember-proof top.',
          '높이 107cm로 아파트 제단에 맞고 상판은 향불에 그을리지 않도록 처리했습니다.',
        ),
        { price: 13_900_000, size: [107, 48, 107], kg: 44, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'tv-unit-oak',
    brand: 'moc-suong',
    price: 9_200_000,
    kg: 40,
    rooms: ['living-room'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Ngang chia ba: hai hộc kéo hai bên, giữa là khoang mở cho loa thanh. Lưng tủ khoét một rãnh dài chứ không chỉ một lỗ, dây nào cũng rút ra được mà không tháo phích.',
      'Ngang is in three parts: a drawer each side and an open bay for a soundbar. The back has one long slot instead of a hole, so any cable comes out plug and all.',
      '응앙은 양쪽 서랍과 가운데 사운드바 칸으로 나뉩니다. 뒤판에는 구멍 대신 긴 홈이 있어 플러그째 선을 뺄 수 있습니다.',
    ),
    editions: [
      first(
        text(
          'Đặt được ti vi đến 65 inch, mặt cao 46 cm vừa tầm mắt khi ngồi sofa.',
          'Takes a television up to 65 inches, at the right height from a sofa.',
          '65인치 TV까지 올릴 수 있고 소파에 앉으면 눈높이가 맞습니다.',
        ),
      ),
      edition(
        'wall',
        text('bản treo tường', 'wall-hung', '벽걸이형'),
        text(
          'Bản treo cao 30 cm, dưới lót dải đèn hắt, sàn lau một mạch.',
          'A 30 cm wall-hung version with a light strip beneath; the floor mops in one go.',
          '높이 30cm 벽걸이형으로 아래에 간접 조명이 있고 바닥을 한 번에 닦습니다.',
        ),
        { price: 8_400_000, size: [180, 36, 30], kg: 31 },
      ),
    ],
  },
  {
    model: 'tv-unit-walnut',
    brand: 'moc-suong',
    price: 12_900_000,
    kg: 48,
    rooms: ['living-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Cửa cuốn nan óc chó giấu hết thiết bị, remote vẫn xuyên qua khe nan 1,5 mm. Dài 2 m cho ti vi 75 inch, đáy có sáu chân chỉnh.',
      'Walnut tambour doors hide every box while remotes work through the 1.5 mm gaps. Two metres for a 75-inch screen, on six levelling feet.',
      '월넛 템버 도어가 기기를 모두 가리지만 1.5mm 틈으로 리모컨이 작동합니다. 길이 2m로 75인치 TV에 맞고 조절발이 여섯 개입니다.',
    ),
    editions: [
      first(
        text(
          'Phòng khách không dây, không đèn xanh nhấp nháy.',
          'A living room with no cables and no blinking lights.',
          '전선도, 깜빡이는 불빛도 없는 거실.',
        ),
      ),
      edition(
        '240',
        text('bản 2,4 m', '240 version', '240 버전'),
        text(
          'Bản 2,4 m đi trọn bức tường, chia thùng để lên thang máy.',
          'At 2.4 m it spans the wall and comes in two carcasses for the lift.',
          '2.4m로 벽을 가득 채우며 엘리베이터에 맞게 두 통으로 나뉩니다.',
        ),
        { price: 15_600_000, size: [240, 42, 44], kg: 58, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'bookcase-oak',
    brand: 'moc-suong',
    price: 7_900_000,
    kg: 36,
    rooms: ['living-room', 'multipurpose', 'bedroom'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Năm tầng sồi dày 22 mm, mỗi tầng chịu 35 kg sách mà không võng. Hai tầng dời được theo nấc 32 mm; sau lưng có đai neo tường cho nhà có trẻ nhỏ.',
      'Five 22 mm oak shelves carry 35 kg of books each without sagging. Two move in 32 mm steps; a wall strap is included for homes with children.',
      '22mm 오크 선반 다섯 단이 단마다 책 35kg을 처짐 없이 견딥니다. 두 단은 32mm 간격으로 옮길 수 있고 벽 고정 벨트가 포함됩니다.',
    ),
    editions: [
      first(
        text(
          'Khoảng hai trăm cuốn sách bìa mềm, hoặc một trăm cuốn và bốn chậu cây.',
          'About two hundred paperbacks, or one hundred and four plants.',
          '문고본 이백 권쯤, 또는 백 권과 화분 네 개가 들어갑니다.',
        ),
      ),
      edition(
        'door',
        text('có hai cánh dưới', 'with lower doors', '하부 도어형'),
        text(
          'Hai cánh che tầng dưới giấu hồ sơ và đồ chơi.',
          'Two doors hide files and toys on the lower shelves.',
          '아래 두 단을 문으로 가려 서류와 장난감을 숨깁니다.',
        ),
        { price: 9_400_000, kg: 43 },
      ),
      edition(
        'pair',
        text('bộ hai kệ ghép', 'set of two', '2개 세트'),
        text(
          'Hai kệ ghép thành bức tường sách 2 m, kèm thanh nẹp nối liền mạch.',
          'Two joined into a 2 m wall of books, with a fillet to hide the seam.',
          '두 개를 이어 2m 책 벽을 만들고 이음매를 가리는 몰딩을 드립니다.',
        ),
        { price: 15_000_000, size: [200, 32, 190], kg: 72 },
      ),
    ],
  },
  {
    model: 'bookcase-black-steel',
    brand: 'xuong-so-chin',
    price: 6_800_000,
    kg: 41,
    rooms: ['living-room', 'multipurpose', 'gym'],
    styles: ['industrial', 'modern'],
    about: text(
      'Khung thép vuông 20 mm sơn đen mờ, bốn tầng óc chó đặt lọt lòng nên nhìn cạnh chỉ thấy nét thép. Không có lưng tủ: làm vách ngăn giữa phòng vẫn thoáng.',
      'A matt black frame of 20 mm square tube with four walnut shelves set inside, so the edge reads as a line of steel. With no back it divides a room without closing it.',
      '무광 블랙 20mm 각관 틀에 월넛 선반 네 장을 안쪽으로 끼워 옆에서 보면 강철 선만 보입니다. 뒤판이 없어 공간을 막지 않고 나눕니다.',
    ),
    editions: [
      first(
        text(
          'Ngăn phòng khách với góc làm việc mà không mất ánh sáng.',
          'Parts the living room from the desk without losing light.',
          '빛을 잃지 않고 거실과 작업 공간을 나눕니다.',
        ),
      ),
      edition(
        'low',
        text('bản thấp 95 cm', 'low 95', '로우 95'),
        text(
          'Bản ngang hông đặt sau lưng sofa, vừa kệ sách vừa bàn console.',
          'Hip-high behind a sofa, both bookcase and console.',
          '허리 높이로 소파 뒤에 두면 책장이자 콘솔입니다.',
        ),
        { price: 4_200_000, size: [120, 36, 95], kg: 24 },
      ),
      edition(
        'wheel',
        text('có bánh xe', 'on castors', '바퀴형'),
        text(
          'Bốn bánh xe có khóa, chuyển vách ngăn thành phòng rộng trong một phút.',
          'Four locking castors turn a divided room into a wide one in a minute.',
          '잠금 바퀴 네 개로 1분 만에 나뉜 방을 넓게 바꿉니다.',
        ),
        { price: 7_300_000, kg: 43 },
      ),
    ],
  },
  {
    model: 'wall-shelf-oak',
    brand: 'moc-suong',
    price: 890_000,
    kg: 3,
    rooms: ['bedroom', 'living-room', 'bathroom', 'kitchen'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Gác treo bằng thanh thép ngầm, không thấy ke đỡ. Hai má sồi hai đầu giữ sách không đổ, chịu 15 kg trên tường gạch.',
      'Gác hangs on a hidden steel rail, no bracket in sight. Two oak cheeks keep books upright; on brick it holds 15 kg.',
      '숨은 강철 레일에 걸어 브래킷이 보이지 않습니다. 양 끝 오크 판이 책을 받치고 벽돌벽에서 15kg을 견딥니다.',
    ),
    editions: [
      first(
        text(
          'Kệ nhỏ cho chỗ hẹp: trên bồn rửa, đầu giường, cạnh cửa.',
          'A small shelf for tight spots: over a basin, by a bed, near the door.',
          '세면대 위나 침대 머리맡, 문 옆처럼 좁은 곳을 위한 선반입니다.',
        ),
      ),
      edition(
        'set3',
        text('bộ ba kệ', 'set of three', '3개 세트'),
        text(
          'Ba kệ kèm giấy dán định vị lỗ khoan, treo so le trong nửa giờ.',
          'Three with a drilling template, hung in a staggered row in half an hour.',
          '타공 도면이 함께 와서 30분이면 지그재그로 걸 수 있습니다.',
        ),
        { price: 2_450_000, kg: 9 },
      ),
      edition(
        'spice',
        text('bản kệ gia vị 60 cm', 'spice shelf 60', '양념 선반 60'),
        text(
          'Dài 60 cm có thanh chắn trước, vừa mười hai hũ gia vị.',
          'Sixty centimetres with a front rail, for twelve spice jars.',
          '길이 60cm에 앞 가로대가 있어 양념병 열두 개가 놓입니다.',
        ),
        { price: 720_000, size: [60, 14, 20], kg: 2 },
      ),
    ],
  },
  {
    model: 'wardrobe-oak',
    brand: 'moc-suong',
    price: 19_600_000,
    kg: 118,
    rooms: ['bedroom', 'master-room'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Xếp chia ba khoang: treo áo dài, treo áo ngắn hai tầng và ngăn xếp. Tay nắm gỗ chạy suốt chiều cao cánh, trẻ con cũng với tới; lưng tủ có khe thoáng chống mốc.',
      'Xếp has three bays: long hanging, double short hanging, and folded. Full-height wooden pulls are in reach of children; slots in the back keep mould away.',
      '쎕은 긴 옷 칸, 두 단 짧은 옷 칸, 개어 두는 칸으로 나뉩니다. 문 높이만큼 긴 나무 손잡이는 아이 손에도 닿고, 뒤판의 통풍구가 곰팡이를 막습니다.',
    ),
    editions: [
      first(
        text(
          'Đủ cho quần áo bốn mùa miền Bắc của hai người.',
          'Holds four northern seasons of clothes for two.',
          '북부의 사계절 옷 두 사람 분이 들어갑니다.',
        ),
      ),
      edition(
        'mirror',
        text('một cánh gương', 'one mirrored door', '거울 도어'),
        text(
          'Cánh giữa là gương soi toàn thân 5 mm chống vỡ mảnh.',
          'The middle door is a full-length, shatter-safe mirror.',
          '가운데 문은 비산 방지 전신거울입니다.',
        ),
        { price: 21_400_000, kg: 126 },
      ),
      edition(
        'ceil',
        text('kịch trần 2,6 m', 'to ceiling 260', '천장형 260'),
        text(
          'Thêm khoang trên cao sát trần cho vali và chăn bông.',
          'An upper row reaches the ceiling for suitcases and quilts.',
          '천장까지 상부장을 더해 여행 가방과 솜이불을 넣습니다.',
        ),
        { price: 25_800_000, size: [150, 60, 260], kg: 149, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'wardrobe-white-cane',
    brand: 'trang-may',
    price: 12_700_000,
    kg: 72,
    rooms: ['bedroom'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Hai cánh mây nhẹ trong khung sơn trắng, tủ thoáng nên quần áo không bị mùi. Bên dưới là một ngăn kéo liền cho khăn và ga giường.',
      'Two light cane doors in a white frame let clothes breathe. One full-width drawer below takes towels and sheets.',
      '하얀 틀의 가벼운 케인 문 두 짝이 옷에 바람을 통하게 합니다. 아래 통서랍에는 수건과 침구를 넣습니다.',
    ),
    editions: [
      first(
        text(
          'Tủ áo nhẹ mắt cho phòng ngủ dưới 10 m².',
          'A wardrobe easy on the eye, for bedrooms under 10 m².',
          '10m² 이하 침실에 부담 없는 옷장입니다.',
        ),
      ),
      edition(
        'kid',
        text('bản trẻ em cao 1,4 m', 'children’s 140', '어린이용 140'),
        text(
          'Cao 1,4 m, thanh treo hạ thấp để bé tự lấy áo.',
          'At 1.4 m with a low rail, so children reach their own clothes.',
          '높이 1.4m에 낮은 봉을 달아 아이가 스스로 옷을 꺼냅니다.',
        ),
        { price: 8_900_000, size: [90, 50, 140], kg: 46 },
      ),
    ],
  },
  {
    model: 'shoe-cabinet-oak',
    brand: 'moc-suong',
    price: 5_600_000,
    kg: 27,
    rooms: ['other', 'living-room'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Cửa lá sách chéo cho gió đi lên theo chiều tự nhiên, giày ướt mưa khô qua đêm. Kệ trong đặt nghiêng, chứa mười sáu đôi cỡ 42.',
      'Louvred doors let air rise through, so rain-wet shoes dry overnight. Slanted shelves hold sixteen pairs up to size 42.',
      '루버 도어로 공기가 위로 흘러 비에 젖은 신발도 밤새 마릅니다. 비스듬한 선반에 열여섯 켤레가 들어갑니다.',
    ),
    editions: [
      first(
        text(
          'Sâu 32 cm, đứng vừa sau cánh cửa ra vào.',
          'Only 32 cm deep, it fits behind the front door.',
          '깊이 32cm로 현관문 뒤에도 놓입니다.',
        ),
      ),
      edition(
        'seat',
        text('bản thấp có chỗ ngồi', 'low with seat', '벤치형'),
        text(
          'Cao 46 cm, mặt có nệm để ngồi xỏ giày, chứa tám đôi.',
          'Forty-six centimetres high with a cushion to sit on, and eight pairs below.',
          '높이 46cm에 방석을 얹어 앉아 신을 신고 여덟 켤레를 보관합니다.',
        ),
        { price: 4_300_000, size: [90, 36, 46], kg: 19 },
      ),
      edition(
        'tall',
        text('bản cao 1,8 m', 'tall 180', '톨 180'),
        text(
          'Cao 1,8 m cho gia đình sáu người: ba mươi hai đôi và ô treo ô dù.',
          'At 1.8 m for six people: thirty-two pairs and a slot for umbrellas.',
          '높이 1.8m로 여섯 식구의 서른두 켤레와 우산까지 담습니다.',
        ),
        { price: 8_800_000, size: [80, 34, 180], kg: 44 },
      ),
    ],
  },
  {
    model: 'chest-walnut',
    brand: 'moc-suong',
    price: 14_900_000,
    kg: 54,
    rooms: ['bedroom', 'master-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Sáu ngăn kéo mộng đuôi én, đáy ngăn lót gỗ bạch đàn thơm nhẹ đuổi mọt. Ngăn trên chia ô cho trang sức và đồng hồ.',
      'Six dovetailed drawers with fragrant eucalyptus bottoms that keep moths off. The top pair is divided for jewellery and watches.',
      '주먹장으로 짠 서랍 여섯 개 바닥에 은은한 유칼립투스 목재를 깔아 좀을 막습니다. 위 칸은 장신구와 시계를 나눠 담습니다.',
    ),
    editions: [
      first(
        text(
          'Mặt cao 84 cm, treo thêm gương tròn là thành bàn trang điểm đứng.',
          'At 84 cm, add a round mirror and it is a standing vanity.',
          '높이 84cm라 둥근 거울만 걸면 서서 쓰는 화장대가 됩니다.',
        ),
      ),
      edition(
        'tall',
        text('bản năm tầng hẹp', 'narrow, five drawers', '5단 슬림형'),
        text(
          'Bản hẹp 60 cm năm tầng cho góc phòng, tầng dưới sâu đựng chăn.',
          'A narrow 60 cm stack of five for a corner, deep at the bottom for blankets.',
          '너비 60cm 5단으로 구석에 맞고 맨 아래는 담요가 들어갈 만큼 깊습니다.',
        ),
        { price: 11_700_000, size: [60, 46, 118], kg: 43 },
      ),
    ],
  },
];
