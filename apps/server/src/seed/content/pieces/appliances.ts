import type { ApplianceFacts, ApplianceKind } from '@hien/domain';
import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

/** The facts of a kind: air at the sides, above and behind in millimetres, watts, kilowatt hours a year, stars and dB(A). */
const facts = (
  kind: ApplianceKind,
  [side, above, behind]: readonly [number, number, number],
  connections: ApplianceFacts['connections'],
  [power, yearlyEnergy, energyStars, noise]: readonly [
    number,
    number,
    number | null,
    number | null,
  ],
): ApplianceFacts => ({
  kind,
  air: { side, above, behind },
  connections,
  power,
  yearlyEnergy,
  energyStars,
  noise,
});

/** Editions here differ in what a photograph of the front does not show. */
export const appliancePieces: readonly Piece[] = [
  {
    model: 'tv-black-65',
    brand: 's-living',
    price: 15_900_000,
    kg: 21,
    rooms: ['living-room', 'living-kitchen'],
    styles: ['modern', 'industrial'],
    appliance: facts('television', [100, 100, 50], ['power'], [165, 142, 4, null]),
    about: text(
      'Màn 65 inch hợp với chỗ ngồi cách 2,2 đến 2,8 m. Viền quanh hình chỉ 6 mm; hai chân thấp đặt vừa kệ từ 1,2 m, hoặc tháo ra để treo theo chuẩn VESA 400 × 300.',
      'At 65 inches Màn suits a seat 2.2 to 2.8 m away. The frame around the picture is 6 mm; its two low feet stand on a unit from 1.2 m, or come off for a 400 × 300 VESA mount.',
      '65인치 만은 2.2~2.8m 떨어진 자리에 알맞습니다. 화면 테두리는 6mm이고 낮은 두 다리는 1.2m 이상의 장에 올라가며, 떼어 내고 VESA 400×300 거치대에 걸 수도 있습니다.',
    ),
    editions: [
      first(
        text(
          'Tivi cho phòng khách căn hộ, tấm nền LED viền, xem thời sự ban ngày vẫn rõ.',
          'A television for the living room of a flat; its edge-lit LED stays clear for the news by day.',
          '낮에 뉴스를 봐도 또렷한 엣지 LED의 아파트 거실용 TV입니다.',
        ),
      ),
      edition(
        'mini-led',
        text('đèn nền Mini LED', 'Mini LED backlight', '미니 LED'),
        text(
          'Đèn nền chia 360 vùng tắt mở riêng, cảnh tối đen sâu hơn và cảnh nắng sáng gấp đôi; đổi lại ăn điện nhiều hơn bản thường.',
          'Its backlight dims in 360 zones of their own: dark scenes go deeper and sunlit ones twice as bright, for more power than the ordinary edition takes.',
          '백라이트를 360개 구역으로 따로 조절해 어두운 장면은 더 깊고 밝은 장면은 두 배 환하며, 그만큼 전력을 더 씁니다.',
        ),
        { price: 23_900_000, kg: 24, appliance: { power: 240, yearlyEnergy: 221, energyStars: 3 } },
      ),
    ],
  },
  {
    model: 'fridge-french-steel',
    brand: 's-living',
    price: 26_900_000,
    kg: 118,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['modern', 'luxury'],
    appliance: facts('refrigerator', [20, 50, 50], ['power'], [160, 382, 5, 38]),
    about: text(
      'Bốn cánh của Mát 560 lít mở hết cỡ trong khoang 95 cm; ngăn giữa chuyển được từ đông mềm sang mát cho dịp Tết. Hai ngăn kéo dưới chịu 18 kg mỗi ngăn, kéo ra êm khi đầy.',
      'The four doors of the 560-litre Mát open fully inside 95 cm; its middle zone turns from soft-freeze to chill for the week of Tết. Each lower drawer carries 18 kg and still glides when full.',
      '560리터 맛의 네 문은 95cm 장 안에서 끝까지 열리고, 가운데 칸은 명절에 살얼음에서 냉장으로 바꿀 수 있습니다. 아래 두 서랍은 칸마다 18kg을 담아도 부드럽게 나옵니다.',
    ),
    editions: [
      first(
        text(
          'Tủ bốn cánh cho nhà bốn đến sáu người, đi chợ tuần một lần.',
          'Four doors for a household of four to six that shops once a week.',
          '일주일에 한 번 장을 보는 네다섯 식구를 위한 4도어입니다.',
        ),
      ),
      edition(
        'ice',
        text('có làm đá tự động', 'with ice maker', '자동 제빙'),
        text(
          'Thêm khay đá tự động 1,4 kg trong ngăn kéo trái và vòi lấy nước bên trong cửa, nên cần một đường nước sạch 1/4 inch sau lưng tủ.',
          'Adds a 1.4 kg ice maker in the left drawer and a spout for water inside the door, so a 1/4-inch fresh-water pipe has to reach its back.',
          '왼쪽 서랍에 1.4kg 자동 제빙기, 문 안쪽에 정수 꼭지를 더해 냉장고 뒤까지 1/4인치 급수관이 필요합니다.',
        ),
        {
          price: 31_900_000,
          kg: 124,
          appliance: {
            connections: ['power', 'water'],
            power: 190,
            yearlyEnergy: 428,
            energyStars: 4,
            noise: 41,
          },
        },
      ),
    ],
  },
  {
    model: 'fridge-single-white',
    brand: 's-living',
    price: 10_900_000,
    kg: 68,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['scandinavian', 'modern'],
    appliance: facts('refrigerator', [15, 50, 30], ['power'], [110, 288, 5, 36]),
    about: text(
      'Mát 330 lít rộng đúng 60 cm nên thay vào khoang tủ lạnh cũ của phần lớn chung cư mà không phải sửa bếp. Không có tay nắm: cửa mở bằng rãnh, cánh đảo chiều được tại nhà.',
      'At exactly 60 cm the 330-litre Mát takes the place of the old refrigerator in most flats without touching the kitchen. It has no handles but a groove, and its doors can be rehung at home.',
      '너비가 딱 60cm인 330리터 맛은 주방을 고치지 않고 대부분의 아파트 냉장고 자리에 들어갑니다. 손잡이 대신 홈으로 열고 문 방향은 집에서 바꿀 수 있습니다.',
    ),
    editions: [
      first(
        text(
          'Tủ lạnh cho căn một đến hai phòng ngủ, ngăn đông dưới 96 lít.',
          'A refrigerator for one or two bedrooms, with 96 litres of freezer below.',
          '원룸과 투룸에 맞는 냉장고, 아래 냉동실은 96리터입니다.',
        ),
      ),
    ],
  },
  {
    model: 'washer-white',
    brand: 's-living',
    price: 11_900_000,
    kg: 71,
    rooms: ['bathroom', 'multipurpose'],
    styles: ['modern', 'scandinavian'],
    appliance: facts('washer', [10, 10, 50], ['power', 'water', 'drain'], [2_000, 124, 5, 74]),
    about: text(
      'Lồng giặt 9 kg treo trên bốn giảm chấn nên đặt trong phòng tắm chung cư mà tầng dưới không nghe vắt. Chương trình đồ trẻ em xả thêm một nước; giặt nhanh 28 phút cho nửa lồng.',
      'The 9 kg drum hangs on four dampers, so that the floor below does not hear it spin in the bathroom of a flat. Baby wear gets one rinse more; half a drum is done in 28 minutes.',
      '9kg 드럼을 네 개의 댐퍼에 매달아 욕실에 두어도 아래층에서 탈수 소리가 들리지 않습니다. 아기 옷 코스는 한 번 더 헹구고, 절반 용량은 28분이면 끝납니다.',
    ),
    editions: [
      first(
        text(
          'Máy giặt cửa trước cho nhà ba đến năm người, vắt 1.400 vòng.',
          'A front loader for three to five people, spinning at 1,400 turns.',
          '서너 식구를 위한 드럼 세탁기, 탈수 1,400회전입니다.',
        ),
      ),
      edition(
        'dose',
        text('tự rót nước giặt', 'self-dosing', '자동 세제 투입'),
        text(
          'Hai bình trong hộc kéo giữ nước giặt và nước xả cho hai mươi mẻ; máy cân quần áo rồi tự rót, đỡ dư xà phòng và đỡ xả thêm lần nữa.',
          'Two tanks in the drawer hold detergent and softener for twenty loads; it weighs the clothes and doses by itself, with no soap left over and no second rinse.',
          '서랍 속 두 통에 세제와 유연제를 스무 번 쓸 만큼 담아 두면 빨래 무게를 재어 알아서 넣으므로 세제가 남지 않습니다.',
        ),
        { price: 13_900_000, kg: 73, appliance: { yearlyEnergy: 120, noise: 73 } },
      ),
    ],
  },
  {
    model: 'dryer-white',
    brand: 's-living',
    price: 17_900_000,
    kg: 54,
    rooms: ['bathroom', 'multipurpose'],
    styles: ['modern', 'scandinavian'],
    appliance: facts('dryer', [10, 10, 50], ['power'], [900, 176, null, 65]),
    about: text(
      'Máy sấy bơm nhiệt làm khô ở 50–60 °C nên vải co ít hơn sấy điện trở và ăn điện chừng một phần ba. Nước ngưng chảy vào bình 5,6 lít phía trên, không cần ống thải; có bộ chồng lên máy giặt.',
      'A heat pump dries at 50–60 °C: cloth shrinks less than under a heating coil, at about a third of the power. Condensate runs into a 5.6-litre tank above, without a drain; a kit stacks it on the washer.',
      '히트펌프는 50~60°C로 말려 옷감이 덜 줄고 전열식의 3분의 1쯤 전력을 씁니다. 응축수는 위쪽 5.6리터 물통에 모여 배수관이 없어도 되고, 세탁기 위에 올리는 키트가 있습니다.',
    ),
    editions: [
      first(
        text(
          'Khô đồ trong mùa nồm mà không cần phơi ban công, 9 kg mỗi mẻ.',
          'Dry clothes through the damp season without a balcony, 9 kg a load.',
          '습한 철에도 발코니 없이 9kg씩 말립니다.',
        ),
      ),
    ],
  },
  {
    model: 'hood-steel-90',
    brand: 's-living',
    price: 7_900_000,
    kg: 17,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['modern', 'industrial'],
    appliance: facts('hood', [0, 0, 0], ['power', 'duct'], [190, 44, null, 62]),
    about: text(
      'Tán hút 90 cm phủ trọn bếp bốn vùng, lưới lọc mỡ nhôm năm lớp cho vào máy rửa bát được. Quạt 900 m³ một giờ đủ cho bếp mở ra phòng khách; nấc hai đã hết mùi cá kho.',
      'A 90 cm canopy covers a four-zone hob; its five-layer aluminium grease filters go into the dishwasher. At 900 m³ an hour it serves a kitchen open to the living room, and braised fish is gone at the second speed.',
      '90cm 캐노피가 4구 화구를 모두 덮고, 다섯 겹 알루미늄 필터는 식기세척기에 넣을 수 있습니다. 시간당 900m³라 거실로 트인 주방에도 넉넉하고 생선조림 냄새는 2단이면 빠집니다.',
    ),
    editions: [
      first(
        text(
          'Hút thẳng ra ngoài qua ống 150 mm, cho bếp có hộp gen.',
          'Blows straight out through a 150 mm duct, for kitchens with a shaft.',
          '150mm 덕트로 바로 배출하는, 배기구가 있는 주방용 후드입니다.',
        ),
      ),
      edition(
        'charcoal',
        text('lọc than hoạt tính', 'charcoal filter', '활성탄 필터'),
        text(
          'Không cần ống thoát: khói đi qua hai hộp than hoạt tính rồi trả lại phòng. Than thay sáu tháng một lần, quạt phải chạy mạnh hơn một nấc.',
          'Needs no duct: the air passes two boxes of activated charcoal and returns to the room. The charcoal is changed twice a year and the fan runs one step harder.',
          '배기관 없이 두 개의 활성탄 상자로 걸러 실내로 되돌립니다. 활성탄은 반년마다 바꾸고 팬은 한 단 더 세게 돕니다.',
        ),
        {
          price: 8_600_000,
          kg: 18,
          appliance: { connections: ['power'], power: 210, yearlyEnergy: 52, noise: 66 },
        },
      ),
    ],
  },
  {
    model: 'hob-induction-60',
    brand: 's-living',
    price: 16_900_000,
    kg: 11,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['modern', 'luxury'],
    appliance: facts('hob', [0, 650, 30], ['circuit'], [7_200, 510, null, 48]),
    about: text(
      'Bốn vùng nấu, hai vùng bên trái nối thành một cho chảo dài hay nồi lẩu đôi. Công suất chia sẻ giữa các vùng nên cần một mạch điện riêng 32 A từ tủ điện; phía trên chừa 65 cm tới máy hút mùi.',
      'Four zones, of which the two at the left join for a long pan or a divided hotpot. They share their power, so the hob needs a 32 A circuit of its own, and 65 cm of air up to the hood.',
      '네 구역 중 왼쪽 둘은 긴 팬이나 반반 전골 냄비를 위해 하나로 이어집니다. 구역끼리 출력을 나누므로 분전반에서 32A 전용 회로가 필요하고 후드까지 65cm를 두어야 합니다.',
    ),
    editions: [
      first(
        text(
          'Bếp từ âm mặt đá 60 cm, khoét lỗ 56 × 49 cm.',
          'A 60 cm induction hob set into stone, with a cut-out of 56 × 49 cm.',
          '상판 타공 56×49cm의 60cm 매립 인덕션입니다.',
        ),
      ),
    ],
  },
  {
    model: 'oven-black-60',
    brand: 's-living',
    price: 14_900_000,
    kg: 36,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['modern', 'luxury'],
    appliance: facts('oven', [0, 0, 30], ['power'], [2_900, 92, null, 47]),
    about: text(
      'Khoang 72 lít nướng vừa một con gà 2 kg và hai khay bánh cùng lúc; cửa ba lớp kính nên mặt ngoài chỉ ấm tay. Hai núm chìm khi không dùng, thanh ray dưới kéo ra hết cỡ.',
      'Its 72 litres take a 2 kg chicken and two trays of pastry at once; three panes keep the outside of the door no more than warm. The two knobs sink when idle and the lower rail pulls out fully.',
      '72리터 안에 2kg 닭과 빵 두 판이 함께 들어가고, 삼중 유리라 문 바깥은 미지근할 뿐입니다. 두 손잡이는 쓰지 않을 때 들어가며 아래 레일은 끝까지 나옵니다.',
    ),
    editions: [
      first(
        text(
          'Lò nướng âm tủ 60 cm, tám chế độ, nhiệt tới 250 °C.',
          'A built-in oven of 60 cm with eight modes, up to 250 °C.',
          '8가지 모드, 최고 250°C의 60cm 빌트인 오븐입니다.',
        ),
      ),
      edition(
        'steam',
        text('có hơi nước', 'with steam', '스팀'),
        text(
          'Thêm bình 1,2 lít rót tay sau bảng điều khiển: bánh mì nở vỏ giòn, xôi và cá hấp không cần nồi riêng, cuối mẻ lò tự sấy khô khoang.',
          'Adds a 1.2-litre tank behind the panel, filled by hand: bread rises with a crisp crust, sticky rice and fish steam without a pot, and the oven dries itself at the end.',
          '조작부 뒤에 손으로 채우는 1.2리터 물통을 더해 빵은 겉이 바삭하게 부풀고 찰밥과 생선을 따로 냄비 없이 찌며, 끝나면 스스로 말립니다.',
        ),
        { price: 19_900_000, kg: 39, appliance: { power: 3_100, yearlyEnergy: 98, noise: 49 } },
      ),
    ],
  },
  {
    model: 'dishwasher-steel-60',
    brand: 's-living',
    price: 15_900_000,
    kg: 44,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['modern', 'scandinavian'],
    appliance: facts('dishwasher', [0, 5, 20], ['power', 'water', 'drain'], [1_900, 186, null, 44]),
    about: text(
      'Mười ba bộ đồ ăn, giàn trên nâng hạ để rổ dưới nhận nồi 30 cm. Có mẻ “mâm cơm Việt” rửa bát con, đĩa sâu và đũa trong rổ dẹt, 65 °C, 68 phút; cuối mẻ cửa tự hé cho khô.',
      'Thirteen settings, with an upper rack that lifts so that the lower takes a 30 cm pot. A “Vietnamese tray” programme washes small bowls, deep plates and chopsticks in a flat basket at 65 °C in 68 minutes; the door opens by itself to dry.',
      '13인용이며 위 선반을 올리면 아래에 30cm 냄비가 들어갑니다. ‘베트남 밥상’ 코스는 작은 공기와 오목한 접시, 젓가락을 65°C로 68분 동안 씻고, 끝나면 문이 저절로 열려 마릅니다.',
    ),
    editions: [
      first(
        text(
          'Máy rửa bát đặt dưới mặt bếp, êm hơn tiếng nói chuyện.',
          'A dishwasher under the worktop, quieter than talk.',
          '말소리보다 조용한 조리대 아래 식기세척기입니다.',
        ),
      ),
    ],
  },
  {
    model: 'air-conditioner-white',
    brand: 's-living',
    price: 12_900_000,
    kg: 38,
    rooms: ['living-room', 'bedroom', 'master-room'],
    styles: ['modern', 'scandinavian'],
    appliance: facts(
      'air_conditioner',
      [100, 100, 0],
      ['power', 'drain', 'outdoor'],
      [1_150, 830, 5, 40],
    ),
    about: text(
      'Miệng gió bo tròn hắt dọc trần rồi mới rơi xuống, nên nằm dưới máy không lạnh vai. Máy biến tần giữ nhiệt độ lệch không quá nửa độ; dàn nóng nối bằng ống đồng tới 15 m.',
      'Its rounded mouth sends the air along the ceiling before it falls, so that nobody below has a cold shoulder. The inverter keeps within half a degree; the outdoor unit may be 15 m of copper away.',
      '둥근 토출구가 바람을 천장으로 보낸 뒤 떨어뜨려 아래에 누워도 어깨가 시리지 않습니다. 인버터가 0.5도 안에서 온도를 지키고, 실외기는 동관 15m까지 떨어져도 됩니다.',
    ),
    editions: [
      first(
        text(
          'Cho phòng 15 đến 20 m², hai cục, gas R32.',
          'For rooms of 15 to 20 m², split in two, with R32.',
          '15~20㎡ 방을 위한 R32 분리형입니다.',
        ),
      ),
      edition(
        'fine',
        text('kèm lọc bụi mịn', 'with fine-dust filter', '초미세먼지 필터'),
        text(
          'Thêm một lớp lọc bụi mịn kéo ra từ mặt trên, giặt nước mỗi hai tuần; quạt mạnh hơn một chút để bù sức cản nên ăn thêm vài số điện.',
          'Adds a fine-dust filter that slides out of its top and is rinsed every fortnight; the fan works a little harder against it, for a few kilowatt hours more.',
          '위에서 빼내 두 주마다 물로 씻는 초미세먼지 필터를 더했습니다. 저항만큼 팬이 조금 더 돌아 전력을 약간 더 씁니다.',
        ),
        { price: 14_400_000, kg: 39, appliance: { yearlyEnergy: 846, noise: 41 } },
      ),
    ],
  },
  {
    model: 'purifier-white',
    brand: 's-living',
    price: 6_900_000,
    kg: 8,
    rooms: ['living-room', 'bedroom', 'multipurpose'],
    styles: ['scandinavian', 'modern'],
    appliance: facts('purifier', [300, 400, 150], ['power'], [48, 96, null, 51]),
    about: text(
      'Hút quanh chân, thổi lên đỉnh, nên đặt góc nào cũng được miễn chừa 30 cm hai bên. Đèn vòng đổi màu theo bụi mịn đo mỗi phút; lõi HEPA H13 dùng chừng một năm ở thành phố.',
      'It draws air all around its foot and blows upwards, so any corner will do with 30 cm at its sides. A ring of light follows the fine dust, measured each minute; the H13 filter lasts a year in the city.',
      '아래에서 사방으로 빨아들여 위로 내보내므로 양옆 30cm만 두면 어느 구석이든 좋습니다. 매분 재는 초미세먼지에 따라 링 조명이 바뀌고 H13 필터는 도심에서 일 년쯤 씁니다.',
    ),
    editions: [
      first(
        text(
          'Lọc không khí cho phòng đến 40 m², tự giảm tiếng khi tắt đèn.',
          'Cleans rooms up to 40 m² and grows quiet when the light goes out.',
          '40㎡까지 정화하고 불을 끄면 스스로 조용해집니다.',
        ),
      ),
    ],
  },
  {
    model: 'vacuum-robot-white',
    brand: 's-living',
    price: 9_900_000,
    kg: 6,
    rooms: ['living-room', 'multipurpose'],
    styles: ['modern', 'scandinavian'],
    appliance: facts('robot_vacuum', [500, 100, 0], ['power'], [60, 32, null, 64]),
    about: text(
      'Thân cao 9,5 cm chui lọt gầm sofa và giường của cửa hàng này; mắt laser vẽ bản đồ nên không đâm chân bàn. Trước đế sạc chừa 1 m, hai bên nửa mét để nó tìm đường về.',
      'At 9.5 cm it passes under the sofas and beds of this shop; a laser draws the map, so table legs are safe. Leave a metre before the dock and half a metre beside it for the way home.',
      '높이 9.5cm라 이 가게의 소파와 침대 밑으로 들어가고, 레이저로 지도를 그려 탁자 다리를 들이받지 않습니다. 돌아오는 길을 위해 도크 앞 1m, 양옆 50cm를 비워 두세요.',
    ),
    editions: [
      first(
        text(
          'Hút và lau sàn gạch lẫn sàn gỗ mỗi ngày, kèm đế sạc.',
          'Vacuums and mops tile and timber each day, dock included.',
          '타일과 마루를 매일 쓸고 닦는 로봇과 충전 도크입니다.',
        ),
      ),
    ],
  },
  {
    model: 'soundbar-charcoal-110',
    brand: 's-living',
    price: 5_900_000,
    kg: 4,
    rooms: ['living-room', 'living-kitchen'],
    styles: ['modern', 'industrial'],
    appliance: facts('soundbar', [50, 50, 20], ['power'], [55, 37, null, null]),
    about: text(
      'Năm củ loa trong thân cao 7 cm, đặt trước chân tivi Màn mà không che mắt nhận điều khiển. Chế độ lời thoại kéo tiếng người lên khi nhà đang nấu ăn; nối một dây HDMI eARC.',
      'Five drivers in a body 7 cm high, which stands before the feet of a Màn without hiding its receiver. A speech mode lifts voices while somebody cooks; one HDMI eARC cable joins them.',
      '높이 7cm 본체에 유닛 다섯 개를 담아 만 TV의 다리 앞에 놓아도 수신부를 가리지 않습니다. 대사 모드는 요리하는 동안에도 목소리를 살려 주고, HDMI eARC 선 하나로 잇습니다.',
    ),
    editions: [
      first(
        text(
          'Loa thanh rộng 1,1 m cho tivi từ 55 đến 75 inch.',
          'A soundbar 1.1 m wide for televisions of 55 to 75 inches.',
          '55~75인치 TV를 위한 너비 1.1m 사운드바입니다.',
        ),
      ),
    ],
  },
  {
    model: 'cooker-rice-steel',
    brand: 's-living',
    price: 1_890_000,
    kg: 4,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['modern', 'scandinavian'],
    appliance: facts('rice_cooker', [100, 300, 50], ['power'], [860, 162, 4, null]),
    about: text(
      'Lòng nồi dày 3 mm phủ men đá, nấu từ một chén đến mười chén gạo. Có mẻ gạo lứt, cháo và xôi; hơi thoát ở sau nắp nên chừa 30 cm phía trên, đừng để dưới tủ treo thấp.',
      'The inner pot is 3 mm thick with a stone glaze, for one to ten cups. It knows brown rice, porridge and sticky rice; steam leaves behind the lid, so keep 30 cm above and no low cabinet.',
      '스톤 코팅한 3mm 내솥으로 한 컵부터 열 컵까지 짓습니다. 현미와 죽, 찰밥 코스가 있고 김이 뚜껑 뒤로 나오니 위로 30cm를 두고 낮은 상부장 아래는 피하세요.',
    ),
    editions: [
      first(
        text(
          'Nồi cơm điện 1,8 lít cho nhà bốn đến tám người.',
          'A 1.8-litre rice cooker for four to eight people.',
          '네 명에서 여덟 명까지 먹는 1.8리터 밥솥입니다.',
        ),
      ),
      edition(
        'ih',
        text('cao tần IH', 'induction', 'IH'),
        text(
          'Cuộn từ quanh lòng nồi nóng cả thành chứ không chỉ đáy: hạt chín đều từ trên xuống, cơm cháy mỏng và mẻ mười chén xong sớm chín phút.',
          'Coils around the pot heat its walls and not only its floor: grains cook evenly from top to bottom, the crust stays thin and ten cups are done nine minutes sooner.',
          '내솥을 감싼 코일이 바닥뿐 아니라 벽까지 데워 위아래가 고르게 익고 누룽지는 얇으며, 열 컵이 9분 먼저 됩니다.',
        ),
        { price: 3_590_000, kg: 6, appliance: { power: 1_300, yearlyEnergy: 146, energyStars: 5 } },
      ),
    ],
  },
  {
    model: 'fridge-cross-moss',
    brand: 's-living',
    price: 19_900_000,
    kg: 102,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['modern', 'scandinavian', 'other'],
    appliance: facts('refrigerator', [20, 50, 50], ['power'], [140, 336, 5, 37]),
    about: text(
      'Bốn cánh mở bằng rãnh ngang giữa thân nên mặt tủ phẳng, đứng cạnh tủ bếp không vướng tay nắm. Trên là 300 lít ngăn mát, dưới chia đôi: một bên đông, một bên đổi được từ −18 đến 5 °C.',
      'Its four doors open by the channel across its middle, so the front is flat and no handle stands in the way of the cabinets. Above are 300 litres to chill; below, one half freezes and the other goes from −18 to 5 °C.',
      '가운데 가로 홈으로 네 문을 여니 앞면이 평평해 옆 주방 가구에 손잡이가 걸리지 않습니다. 위는 300리터 냉장, 아래는 반은 냉동이고 반은 −18℃에서 5℃까지 바꿀 수 있습니다.',
    ),
    editions: [
      first(
        text(
          'Tủ bốn cánh rộng 83 cm cho nhà ba đến năm người, mặt kính mờ xanh rêu.',
          'Four doors, 83 cm wide, in matt moss-green glass, for three to five people.',
          '너비 83cm에 무광 이끼색 유리를 입힌, 서너 식구를 위한 4도어입니다.',
        ),
      ),
    ],
  },
  {
    model: 'air-conditioner-charcoal',
    brand: 's-living',
    price: 15_900_000,
    kg: 41,
    rooms: ['living-room', 'bedroom', 'master-room'],
    styles: ['industrial', 'luxury'],
    appliance: facts(
      'air_conditioner',
      [100, 100, 0],
      ['power', 'drain', 'outdoor'],
      [1_120, 798, 5, 38],
    ),
    about: text(
      'Mặt trước là một tấm kính mờ màu than, tắt máy thì như một thanh gỗ sẫm trên tường; số nhiệt độ hiện qua kính khi có người bấm rồi tự mờ. Kính tháo bằng hai khóa dưới mép để rửa lưới lọc.',
      'Its front is one pane of matt charcoal glass, switched off no more than a dark bar on the wall; the degrees shine through when somebody presses and fade again. Two catches below the edge free the pane to rinse the filter.',
      '앞면 전체가 무광 차콜 유리라 꺼 두면 벽의 어두운 선처럼 보입니다. 온도는 누를 때만 유리 너머로 떠올랐다 사라지고, 아래 걸쇠 두 개로 유리를 떼어 필터를 씻습니다.',
    ),
    editions: [
      first(
        text(
          'Cho phòng 15 đến 20 m² có tường sẫm hay gỗ óc chó, hai cục, gas R32.',
          'For rooms of 15 to 20 m² with dark walls or walnut, split in two, with R32.',
          '어두운 벽이나 월넛이 있는 15~20㎡ 방을 위한 R32 분리형입니다.',
        ),
      ),
    ],
  },
  {
    model: 'air-conditioner-sand-110',
    brand: 's-living',
    price: 21_500_000,
    kg: 52,
    rooms: ['living-room', 'living-kitchen'],
    styles: ['other'],
    appliance: facts(
      'air_conditioner',
      [100, 100, 0],
      ['power', 'drain', 'outdoor'],
      [1_620, 1_180, 4, 43],
    ),
    about: text(
      'Rộng 110 cm cho phòng khách liền bếp 25 đến 32 m²: quạt lớn quay chậm nên mát đều mà không gào. Kính màu cát ăn với tường vôi và mành tre; dàn nóng nặng 38 kg, cần giá đỡ ba chấu.',
      'At 110 cm it is for a living room with its kitchen, 25 to 32 m²: a large fan that turns slowly cools evenly and does not roar. The sand glass goes with limewash and bamboo blinds; the outdoor unit weighs 38 kg and wants a bracket with three arms.',
      '너비 110cm로 주방과 이어진 25~32㎡ 거실에 맞습니다. 큰 팬이 천천히 돌아 고르게 시원하고 시끄럽지 않습니다. 모래색 유리는 석회 벽과 대나무 발에 어울리고, 38kg 실외기에는 세 갈래 받침이 필요합니다.',
    ),
    editions: [
      first(
        text(
          'Điều hòa cho phòng khách rộng, mặt kính màu cát, hai cục, gas R32.',
          'For a large living room, with a front of sand-coloured glass, split in two, with R32.',
          '모래색 유리 앞면의 넓은 거실용 R32 분리형입니다.',
        ),
      ),
    ],
  },
];
