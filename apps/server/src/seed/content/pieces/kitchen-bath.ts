import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

export const kitchenBathPieces: readonly Piece[] = [
  {
    model: 'kitchen-oak-linear',
    brand: 'bep-nha-minh',
    price: 38_500_000,
    kg: 240,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Ba mét bếp gồm bốn tủ dưới, ba tủ trên và khoang máy hút; mặt sồi dán 0,6 mm trên ván chống ẩm, mặt bếp đá thạch anh trắng 20 mm. Ngăn gia vị 20 cm nằm ngay bên phải bếp nấu.',
      'Three metres hold four base units, three uppers and a hood bay; 0.6 mm oak veneer on moisture-proof board, with a 20 mm white quartz top. A 20 cm spice pull-out sits right of the hob.',
      '3미터에 하부장 네 개, 상부장 세 개와 후드 칸이 들어갑니다. 방습 보드에 0.6mm 오크 무늬목, 20mm 화이트 쿼츠 상판이며 화구 오른쪽에 20cm 양념 인출장이 있습니다.',
    ),
    editions: [
      first(
        text(
          'Bếp trọn bộ cho căn hộ, lắp xong trong hai ngày.',
          'A complete kitchen for a flat, fitted in two days.',
          '이틀이면 설치가 끝나는 아파트용 완성 주방입니다.',
        ),
        { madeToOrder: true },
      ),
      edition(
        '240',
        text('bản 2,4 m', '240 version', '240 버전'),
        text(
          'Bốn mô-đun 60 cm cho căn một phòng ngủ.',
          'Four 60 cm modules for a one-bedroom flat.',
          '60cm 모듈 네 개로 원룸형 아파트에 맞습니다.',
        ),
        { price: 31_200_000, size: [240, 62, 230], kg: 196, madeToOrder: true },
      ),
      edition(
        'l',
        text('chữ L 3 × 1,8 m', 'L-shape 300 × 180', 'ㄱ자 300 × 180'),
        text(
          'Thêm cánh 1,8 m có mâm góc xoay, chậu rửa đặt dưới cửa sổ.',
          'A 1.8 m return with a corner carousel puts the sink under the window.',
          '1.8m 날개와 코너 회전 선반을 더해 개수대를 창 아래에 둡니다.',
        ),
        { price: 48_000_000, size: [300, 180, 230], kg: 372, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'kitchen-sage-linear',
    brand: 'bep-nha-minh',
    price: 36_900_000,
    kg: 228,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['modern', 'other'],
    about: text(
      'Lá thay tủ trên bằng hai kệ mở, bếp thoáng và buộc phải gọn. Cánh sơn năm lớp xanh xô thơm, mặt terrazzo hạt nhỏ ít lộ vết nước.',
      'Lá swaps wall cabinets for two open shelves: airier, and a gentle push to be tidy. Five coats of sage paint, and fine terrazzo that hides water spots.',
      '라는 상부장 대신 오픈 선반 두 줄을 달아 시원하고 절로 정돈하게 됩니다. 다섯 번 칠한 세이지 문짝과 물 자국이 덜 보이는 고운 테라초 상판입니다.',
    ),
    editions: [
      first(
        text(
          'Bếp nhìn ra phòng khách mà vẫn muốn khoe.',
          'A kitchen in view of the living room that you will want to show.',
          '거실에서 보여도 자랑하고 싶은 주방입니다.',
        ),
        { madeToOrder: true },
      ),
      edition(
        'tall',
        text('kèm tủ kho cao', 'with tall larder', '키큰장 포함'),
        text(
          'Thêm tủ kho cao 2,3 m rộng 60 cm, rổ kéo toàn phần và khoang lò nướng.',
          'Adds a 60 cm larder to 2.3 m with full-extension baskets and an oven bay.',
          '높이 2.3m, 너비 60cm 키큰장에 인출 바스켓과 오븐 칸을 더했습니다.',
        ),
        { price: 45_800_000, size: [360, 62, 230], kg: 286, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'kitchen-island-marble',
    brand: 'bep-nha-minh',
    price: 29_800_000,
    kg: 180,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['luxury', 'modern'],
    about: text(
      'Cù Lao có mặt cẩm thạch vát cạnh 40 mm, một bên nhô 30 cm làm quầy ngồi. Thân óc chó phía bếp có ba ngăn kéo sâu cho nồi và chảo, phía khách là vách trơn.',
      'Cù Lao carries marble with a 40 mm mitred edge, overhanging 30 cm on one side for stools. Three deep pan drawers face the cook; guests see plain walnut.',
      '꾸라오는 40mm 연귀 마감 대리석 상판이 한쪽으로 30cm 나와 스툴을 놓습니다. 조리 쪽에는 깊은 서랍 세 개, 손님 쪽에는 매끈한 월넛 판이 있습니다.',
    ),
    editions: [
      first(
        text(
          'Nơi nhồi bột, cắm hoa và kể chuyện trong ngày.',
          'Where dough is kneaded, flowers are arranged and the day is told.',
          '반죽을 하고 꽃을 꽂고 하루를 이야기하는 자리입니다.',
        ),
        { madeToOrder: true },
      ),
      edition(
        'small',
        text('bản 1,4 m có bánh xe', '140 on castors', '140 바퀴형'),
        text(
          'Bản 1,4 m có bánh xe khóa, dời sát tường khi cần bàn tiệc.',
          'A 1.4 m version on locking castors moves to the wall for parties.',
          '잠금 바퀴가 달린 1.4m로 잔치 때는 벽으로 밀어 둡니다.',
        ),
        { price: 18_900_000, size: [140, 75, 90], kg: 112, madeToOrder: true },
      ),
      edition(
        'sink',
        text('có chậu rửa phụ', 'with prep sink', '보조 싱크형'),
        text(
          'Khoét sẵn chậu 40 cm và vòi đồng, rửa rau ngay trên đảo.',
          'Cut for a 40 cm prep sink with a brass tap to wash greens on the spot.',
          '40cm 보조 싱크와 황동 수전을 달아 아일랜드에서 채소를 씻습니다.',
        ),
        { price: 34_600_000, kg: 188, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'vanity-oak-80',
    brand: 'moc-suong',
    price: 8_900_000,
    kg: 46,
    rooms: ['bathroom'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Gỗ sồi phủ dầu chống nước bốn lớp, đặt cách sàn 22 cm để lau. Chậu đá đổ liền khối, hai ngăn kéo khoét quanh ống xả nên không phí chỗ.',
      'Oak under four coats of marine oil, held 22 cm off the floor. A cast-stone basin sits above two drawers shaped around the trap, wasting nothing.',
      '선박용 오일을 네 번 먹인 오크를 바닥에서 22cm 띄웠습니다. 일체형 스톤 볼 아래 서랍 두 개는 배수관을 비켜 파내 버리는 공간이 없습니다.',
    ),
    editions: [
      first(
        text(
          'Tủ lavabo cho phòng tắm 4 m², ấm hơn mọi loại nhựa.',
          'A vanity for a 4 m² bathroom, warmer than any plastic.',
          '4m² 욕실을 위한, 어떤 플라스틱보다 따뜻한 세면대장입니다.',
        ),
      ),
      edition(
        '60',
        text('bản 60 cm', '60 version', '60 버전'),
        text(
          'Bản 60 cm cho phòng vệ sinh khách, sâu chỉ 40 cm.',
          'The 60 cm for a guest cloakroom, only 40 cm deep.',
          '손님용 화장실을 위한 60cm로 깊이는 40cm뿐입니다.',
        ),
        { price: 6_900_000, size: [60, 40, 85], kg: 34 },
      ),
      edition(
        'set',
        text('kèm gương tủ', 'with mirror cabinet', '거울장 포함'),
        text(
          'Trọn bộ với gương tủ 80 × 70 cm sâu 13 cm, có ổ cắm máy cạo.',
          'With an 80 × 70 cm mirror cabinet, 13 cm deep, shaver socket inside.',
          '80×70cm, 깊이 13cm 거울장과 면도기 콘센트를 갖췄습니다.',
        ),
        { price: 12_200_000, kg: 61 },
      ),
    ],
  },
  {
    model: 'vanity-walnut-120',
    brand: 'moc-suong',
    price: 16_900_000,
    kg: 84,
    rooms: ['bathroom', 'master-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Rộng 1,2 m cho hai người đứng cạnh nhau buổi sáng. Mặt cẩm thạch nguyên tấm, gờ sau 8 cm chắn nước bắn tường, bốn ngăn kéo óc chó.',
      'At 1.2 m two people can stand side by side in the morning. A single marble slab with an 8 cm upstand, over four walnut drawers.',
      '너비 1.2m로 아침에 두 사람이 나란히 섭니다. 한 장 대리석에 8cm 뒷턱을 세우고 월넛 서랍 네 개를 두었습니다.',
    ),
    editions: [
      first(
        text(
          'Hết cảnh chờ nhau đánh răng.',
          'No more queueing to brush teeth.',
          '양치 순서를 기다리지 않아도 됩니다.',
        ),
      ),
      edition(
        'double',
        text('hai chậu', 'double basin', '더블 볼'),
        text(
          'Hai chậu âm bàn, hai bộ xả, mỗi người một gương.',
          'Two undermount basins, two wastes, a mirror each.',
          '언더카운터 볼 두 개와 각자의 거울을 갖춘 구성입니다.',
        ),
        { price: 21_400_000, size: [140, 52, 85], kg: 102, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'bathtub-oval-white',
    brand: 'da-chieu',
    price: 23_600_000,
    kg: 96,
    rooms: ['bathroom', 'master-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Hồ Sen đúc đá nhân tạo liền khối, thành dày giữ nước nóng lâu hơn acrylic chừng hai mươi phút. Lưng nghiêng 105 độ, xả giấu sau tấm sứ.',
      'Hồ Sen is cast in one piece of stone resin; its thick wall keeps water hot some twenty minutes longer than acrylic. The back slopes 105 degrees, the waste hides under a cap.',
      '호센은 인조석을 통으로 부어 두꺼운 벽이 아크릴보다 20분쯤 더 따뜻합니다. 등은 105도로 기울고 배수구는 덮개 아래 숨었습니다.',
    ),
    editions: [
      first(
        text(
          'Cho nhà có cửa sổ phòng tắm nhìn ra cây.',
          'For bathrooms whose window looks onto a tree.',
          '욕실 창으로 나무가 보이는 집을 위한 욕조입니다.',
        ),
      ),
      edition(
        '150',
        text('bản gọn 1,5 m', 'compact 150', '컴팩트 150'),
        text(
          'Dài 1,5 m nhưng sâu hơn 4 cm, ngâm ngập vai trong phòng nhỏ.',
          'Only 1.5 m long but 4 cm deeper: shoulders under in a small room.',
          '길이 1.5m지만 4cm 더 깊어 작은 욕실에서도 어깨까지 잠깁니다.',
        ),
        { price: 20_900_000, size: [150, 76, 62], kg: 88 },
      ),
    ],
  },
  {
    model: 'toilet-white',
    brand: 'bep-nha-minh',
    price: 7_200_000,
    kg: 42,
    rooms: ['bathroom'],
    styles: ['modern', 'scandinavian'],
    about: text(
      'Thân liền khối vách kín, không khe bám bẩn sau chân. Xả xoáy 3/4,5 lít, nắp rơi êm tháo bằng một nút bấm để rửa.',
      'One smooth skirted body with no grooves to scrub. A 3/4.5-litre swirl flush and a soft-close seat that lifts off at one button.',
      '매끈한 일체형 몸체라 닦기 힘든 틈이 없습니다. 3/4.5리터 회오리 세척에 소프트 클로징 시트는 버튼 하나로 분리됩니다.',
    ),
    editions: [
      first(
        text(
          'Dễ lau là điều đáng giá nhất ở một chiếc bồn cầu.',
          'Being easy to clean is the best thing a toilet can be.',
          '양변기의 가장 큰 미덕은 닦기 쉽다는 것입니다.',
        ),
      ),
      edition(
        'wash',
        text('nắp rửa điện tử', 'with washlet seat', '비데 일체형'),
        text(
          'Nắp rửa ấm, sấy và khử mùi, điều khiển ba nút gắn tường.',
          'A warm-water seat with dryer and deodoriser, on a three-button wall remote.',
          '온수 세정과 건조, 탈취 기능에 벽면 리모컨이 있습니다.',
        ),
        { price: 13_900_000, kg: 46 },
      ),
    ],
  },
  {
    model: 'basin-tap-brass',
    brand: 'dong-van',
    price: 1_980_000,
    kg: 2,
    rooms: ['bathroom', 'kitchen'],
    styles: ['luxury', 'modern'],
    about: text(
      'Thân đồng đúc đặc, mặt xước mờ không lộ vân tay. Lõi gốm 35 mm thử năm trăm nghìn lần gạt, đầu tạo bọt tiết kiệm nước tháo bằng đồng xu.',
      'Solid cast brass, brushed to hide fingerprints. A 35 mm ceramic cartridge tested half a million times, and an aerator that unscrews with a coin.',
      '통황동 주물에 브러시 마감으로 지문이 보이지 않습니다. 35mm 세라믹 카트리지는 50만 회를 시험했고 절수 에어레이터는 동전으로 풀립니다.',
    ),
    editions: [
      first(
        text(
          'Món nhỏ làm cả phòng tắm sang lên.',
          'The small thing that lifts the whole bathroom.',
          '욕실 전체를 격상시키는 작은 물건입니다.',
        ),
      ),
      edition(
        'high',
        text('cổ cao cho chậu đặt bàn', 'tall, for vessel basins', '탑볼용 하이'),
        text(
          'Cao 32 cm dành cho chậu đặt nổi trên bàn.',
          'Thirty-two centimetres high, for basins that stand on the counter.',
          '높이 32cm로 상판 위에 올린 볼에 맞습니다.',
        ),
        { price: 2_350_000, size: [16, 20, 42], kg: 3 },
      ),
      edition(
        'wall',
        text('âm tường', 'wall-mounted', '매립형'),
        text(
          'Bản âm tường hai lỗ, mặt lavabo trống để lau một lượt.',
          'A two-hole wall version leaves the counter clear.',
          '두 구멍 매립형으로 상판이 비어 한 번에 닦입니다.',
        ),
        { price: 2_900_000, size: [20, 22, 10], kg: 3 },
      ),
    ],
  },
  {
    model: 'shower-set-brass',
    brand: 'dong-van',
    price: 5_400_000,
    kg: 6,
    rooms: ['bathroom'],
    styles: ['luxury', 'modern'],
    about: text(
      'Bát sen 25 cm, tay sen ba chế độ và củ nhiệt giữ 38 °C, có nút chặn trẻ em vặn quá nóng. Chỉ silicon, lau tay là bong cặn.',
      'A 25 cm rain head, a three-mode hand shower and a thermostat held at 38 °C with a child stop. Silicone nozzles shed limescale at a rub.',
      '25cm 레인 헤드와 3단 핸드 샤워, 38°C를 유지하고 어린이 잠금이 있는 온도 조절 밸브를 갖췄습니다. 실리콘 노즐은 문지르면 물때가 떨어집니다.',
    ),
    editions: [
      first(
        text(
          'Mưa rào nhỏ, đúng nhiệt độ, mỗi sáng.',
          'A small rainstorm at the right temperature every morning.',
          '매일 아침 알맞은 온도의 작은 소나기입니다.',
        ),
      ),
      edition(
        'in',
        text('âm tường', 'concealed', '매립형'),
        text(
          'Bộ âm tường chỉ thấy núm và bát sen, gồm hộp âm chờ sẵn cho thợ.',
          'Concealed set: only the dial and head show; the rough-in box is included.',
          '손잡이와 헤드만 보이는 매립형으로 시공용 박스가 포함됩니다.',
        ),
        { price: 7_800_000, kg: 8 },
      ),
    ],
  },
  {
    model: 'towel-ladder-oak',
    brand: 'them-xanh',
    price: 1_250_000,
    kg: 5,
    rooms: ['bathroom', 'bedroom', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Năm bậc sồi tròn cách nhau 28 cm, tựa tường 12 độ có nút cao su đầu và chân. Treo khăn mau khô hơn móc đơn vì khăn được trải rộng.',
      'Five round oak rungs 28 cm apart, leaning 12 degrees on rubber tips. Towels dry faster than on hooks because they hang open.',
      '둥근 오크 가로대 다섯 개가 28cm 간격으로 있고 위아래 고무 캡으로 벽에 12도 기댑니다. 수건이 펼쳐져 고리보다 빨리 마릅니다.',
    ),
    editions: [
      first(
        text(
          'Không khoan tường, dời đi đâu cũng được.',
          'No drilling; move it wherever you like.',
          '못을 박지 않고 어디로든 옮길 수 있습니다.',
        ),
      ),
      edition(
        'narrow',
        text('bản hẹp 38 cm', 'narrow 38', '슬림 38'),
        text(
          'Bản hẹp nép cạnh vách kính phòng tắm nhỏ.',
          'A narrow one to tuck beside a shower screen.',
          '작은 욕실의 유리 칸막이 옆에 쏙 들어가는 슬림형입니다.',
        ),
        { price: 1_080_000, size: [38, 24, 170], kg: 4 },
      ),
      edition(
        'plant',
        text('kèm ba giỏ treo', 'with three baskets', '바구니 3개 포함'),
        text(
          'Ba giỏ mây móc vào bậc để dầu gội, cây và đồ lặt vặt.',
          'Three rattan baskets hook on for bottles, a plant and odds and ends.',
          '라탄 바구니 세 개를 걸어 샴푸와 식물, 잡동사니를 담습니다.',
        ),
        { price: 1_680_000, kg: 6 },
      ),
    ],
  },
];
