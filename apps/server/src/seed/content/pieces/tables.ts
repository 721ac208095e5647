import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

export const tablePieces: readonly Piece[] = [
  {
    model: 'coffee-table-oak-round',
    brand: 'moc-suong',
    price: 4_600_000,
    kg: 14,
    rooms: ['living-room'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Mặt Trăng ghép từ bảy thanh sồi xẻ xuyên tâm nên vân chạy thẳng và ít cong. Cạnh vát ngược bên dưới khiến mặt dày 25 mm trông như một tờ giấy nằm trên ba chân.',
      'Trăng’s top is seven boards of quarter-sawn oak, so the grain runs straight and stays flat. An undercut edge makes 25 mm of timber look like a sheet of paper on three legs.',
      '짱의 상판은 곧은결 오크 일곱 쪽을 이어 결이 곧고 잘 휘지 않습니다. 아래쪽을 비스듬히 깎아 25mm 두께가 세 다리 위에 얹힌 종이처럼 가벼워 보입니다.',
    ),
    editions: [
      first(
        text(
          'Một mặt tròn thấp, không góc nhọn, vừa tầm tay người ngồi sofa.',
          'A low circle without corners, right at hand height from a sofa.',
          '모서리 없는 낮은 원형으로 소파에서 손이 닿기 좋은 높이입니다.',
        ),
      ),
      edition(
        'nest',
        text('bộ lồng hai bàn', 'nest of two', '네스트 2점 세트'),
        text(
          'Một bàn 86 cm và một bàn 55 cm thấp hơn 6 cm, lồng vào nhau khi phòng cần rộng.',
          'An 86 cm and a 55 cm table, the latter 6 cm lower, nesting when you need the floor.',
          '86cm와 6cm 낮은 55cm 테이블이 겹쳐져, 넓은 바닥이 필요할 때 포개 둘 수 있습니다.',
        ),
        { price: 7_200_000, kg: 22 },
      ),
      edition(
        'shelf',
        text('có tầng dưới', 'with lower shelf', '하단 선반형'),
        text(
          'Thêm một tầng đan dây giấy bên dưới cho tạp chí và điều khiển.',
          'Adds a paper-cord shelf beneath for magazines and remotes.',
          '아래에 페이퍼 코드 선반을 더해 잡지와 리모컨을 둡니다.',
        ),
        { price: 5_400_000, kg: 16 },
      ),
    ],
  },
  {
    model: 'coffee-table-travertine-drum',
    brand: 'da-chieu',
    price: 11_800_000,
    kg: 62,
    rooms: ['living-room', 'master-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Khối trống Thớt cắt từ đá travertine vân ngang, để lỗ tự nhiên ở thành và trám kín ở mặt cho dễ lau. Bên trong rỗng, có vách ngăn, nên nặng 62 kg chứ không phải ba tạ.',
      'Thớt is a drum of cross-cut travertine, pores left open on the side and filled on top for wiping. It is hollow and ribbed inside, so it weighs 62 kg rather than three hundred.',
      '톳은 가로 결 트래버틴을 둥글게 깎은 드럼입니다. 옆면의 구멍은 그대로 두고 상판은 메워 닦기 쉽습니다. 속이 비고 격벽이 있어 무게는 300kg이 아니라 62kg입니다.',
    ),
    editions: [
      first(
        text(
          'Một khối đá giữa phòng, mọi thứ khác được phép nhẹ đi.',
          'One block of stone in the middle, and everything else may be light.',
          '가운데 돌 한 덩이가 있으면 나머지는 가벼워도 됩니다.',
        ),
      ),
      edition(
        'low',
        text('bản thấp 26 cm', 'low 26', '로우 26'),
        text(
          'Bản thấp 26 cm ngồi bệt uống trà, hợp phòng có thảm dày và đệm sàn.',
          'Only 26 cm high, for tea on floor cushions and a thick rug.',
          '높이 26cm로 두툼한 러그와 방석에 앉아 차를 마시기 좋습니다.',
        ),
        { price: 10_400_000, size: [80, 80, 26], kg: 51 },
      ),
    ],
  },
  {
    model: 'coffee-table-walnut-pill',
    brand: 'moc-suong',
    price: 6_900_000,
    kg: 21,
    rooms: ['living-room', 'living-kitchen'],
    styles: ['modern', 'luxury'],
    about: text(
      'Hai đầu bo tròn như mũi thuyền nan, hai chân là hai tấm óc chó dày 30 mm ghép mộng đuôi én. Vân mặt bàn nối liền từ đầu này sang đầu kia vì xẻ từ cùng một khúc.',
      'Both ends are rounded like a bamboo boat, on two 30 mm walnut slabs joined with dovetails. The figure runs unbroken from end to end because the top comes from a single log.',
      '양 끝은 대나무 배의 뱃머리처럼 둥글고, 30mm 월넛 판 두 장을 주먹장으로 짜 다리로 삼았습니다. 한 통나무에서 켠 상판이라 결이 끝에서 끝까지 이어집니다.',
    ),
    editions: [
      first(
        text(
          'Dáng dài hợp sofa ba chỗ: ngồi đầu nào cũng với tới.',
          'Long enough for a three-seater: every seat can reach it.',
          '3인 소파에 맞는 길이로 어느 자리에서나 손이 닿습니다.',
        ),
      ),
      edition(
        'drawer',
        text('có ngăn kéo', 'with drawer', '서랍형'),
        text(
          'Một ngăn kéo mỏng ẩn dưới mặt, kéo được từ hai phía, cất vừa bộ bài và remote.',
          'A slim drawer hides under the top and pulls from either side, just right for cards and remotes.',
          '상판 아래에 양쪽으로 열리는 얇은 서랍이 숨어 있어 카드와 리모컨을 넣기 좋습니다.',
        ),
        { price: 7_900_000, kg: 24 },
      ),
      edition(
        'big',
        text('bản lớn 1,4 m', 'large 140', '라지 140'),
        text(
          'Bản 140 × 70 cm cho sofa góc; mặt rộng đủ trải một ván cờ và bốn ly trà.',
          'At 140 × 70 cm it answers a sectional: room for a chessboard and four glasses of tea.',
          '140×70cm로 코너 소파에 어울리며 바둑판과 찻잔 네 개를 펼칠 수 있습니다.',
        ),
        { price: 8_400_000, size: [140, 70, 36], kg: 27, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'coffee-table-terrazzo',
    brand: 'da-chieu',
    price: 5_200_000,
    kg: 26,
    rooms: ['living-room', 'other'],
    styles: ['modern', 'industrial'],
    about: text(
      'Mặt đá mài Gạch Bông trắng ngà, hạt đá đỏ và xám to bằng hạt bắp. Chân chữ thập bằng thép đen tháo rời, có bốn nút cân bằng cho sàn không phẳng.',
      'Gạch Bông has an ivory terrazzo top with red and grey chips the size of corn kernels, on a knock-down black steel cross with four levellers for uneven floors.',
      '각봉은 상앗빛 테라초 상판에 옥수수알만 한 붉고 회색인 돌 알갱이가 박혀 있습니다. 검은 강철 십자 다리는 분해되며 고르지 않은 바닥을 위한 조절발이 네 개 있습니다.',
    ),
    editions: [
      first(
        text(
          'Mát tay giữa trưa hè, và không sợ ly nước đá.',
          'Cool to the touch at noon, and unafraid of an iced glass.',
          '한여름 낮에도 손에 시원하고 얼음잔도 걱정 없습니다.',
        ),
      ),
      edition(
        'out',
        text('bản ngoài hiên', 'veranda version', '야외용'),
        text(
          'Mặt phủ thêm lớp chống thấm, chân mạ kẽm trước khi sơn để đứng được ngoài hiên.',
          'The top is sealed twice and the steel galvanised before coating, so it can live outside.',
          '상판을 이중 방수 처리하고 다리는 아연 도금 후 도장해 툇마루에 둘 수 있습니다.',
        ),
        { price: 5_900_000, kg: 27 },
      ),
    ],
  },
  {
    model: 'side-table-marble-brass',
    brand: 'da-chieu',
    price: 3_900_000,
    kg: 13,
    rooms: ['living-room', 'bedroom', 'master-room'],
    styles: ['luxury'],
    about: text(
      'Mặt cẩm thạch trắng vân khói dày 18 mm đặt trên một thân đồng tiện hình giọt nước. Đế nặng 6 kg nên trẻ vịn vào cũng không đổ.',
      'An 18 mm top of smoke-veined white marble on a turned brass stem shaped like a drop. The 6 kg base keeps it standing when a child leans on it.',
      '연기 무늬 흰 대리석 18mm 상판을 물방울 모양의 황동 기둥에 올렸습니다. 받침이 6kg이라 아이가 잡아도 넘어지지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Chỗ cho một ly nước, một cuốn sách và chiếc kính.',
          'Room for a glass, a book and your spectacles.',
          '물 한 잔과 책 한 권, 안경을 놓는 자리입니다.',
        ),
      ),
      edition(
        'pair',
        text('cặp đôi bạn', 'pair', '2개 세트'),
        text(
          'Hai bàn chọn cùng tấm đá để vân giống nhau, kê hai bên sofa hoặc hai bên giường.',
          'Two tables cut from one slab so the veins match, for both sides of a sofa or a bed.',
          '한 판석에서 잘라 무늬가 이어지는 두 개로 소파나 침대 양옆에 둡니다.',
        ),
        { price: 7_400_000, kg: 26 },
      ),
    ],
  },
  {
    model: 'side-table-oak',
    brand: 'moc-suong',
    price: 2_800_000,
    kg: 11,
    rooms: ['living-room', 'bedroom', 'bathroom'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Tiện từ một khối sồi ghép, thân thắt giữa như cây nấm rơm. Có rãnh xẻ ngầm bên trong để gỗ nứt vào chỗ đã định chứ không nứt ra mặt.',
      'Turned from one laminated block of oak and waisted like a straw mushroom. A hidden saw cut inside gives the wood a place to crack, so the face never does.',
      '집성 오크 한 덩이를 깎아 버섯처럼 허리를 잘록하게 했습니다. 안쪽에 숨은 톱길을 내어 나무가 갈라지더라도 겉면은 멀쩡합니다.',
    ),
    editions: [
      first(
        text(
          'Vừa là bàn góc, vừa là ghế tạm cho khách thứ chín.',
          'A side table that turns into a seat for the ninth guest.',
          '사이드 테이블이자 아홉 번째 손님을 위한 의자입니다.',
        ),
      ),
      edition(
        'tall',
        text('bản cao 58 cm', 'tall 58', '톨 58'),
        text(
          'Cao ngang tay vịn sofa lớn, chồm người là với tới ly cà phê.',
          'As high as the arm of a big sofa, so coffee is one reach away.',
          '큰 소파의 팔걸이 높이라 손만 뻗으면 커피가 닿습니다.',
        ),
        { price: 3_200_000, size: [45, 45, 58], kg: 13 },
      ),
    ],
  },
  {
    model: 'dining-table-oak-180',
    brand: 'moc-suong',
    price: 14_800_000,
    kg: 52,
    rooms: ['living-kitchen', 'kitchen'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Bữa có mặt sồi nguyên thanh dày 28 mm, góc bo bán kính 6 cm, chân côn đặt sát góc nên kê thêm hai ghế đầu bàn không đụng gối. Mặt lau dầu cứng, chịu được nồi cơm đặt lên khăn lót.',
      'Bữa has a 28 mm full-stave oak top with 6 cm corner radii; tapered legs stand in the corners, so two more chairs fit at the ends. The hard-oil finish takes a rice pot on a cloth.',
      '브어는 28mm 통판 오크에 모서리를 반지름 6cm로 굴렸습니다. 가늘어지는 다리가 모서리에 있어 양 끝에 의자를 더 놓아도 무릎이 걸리지 않고, 하드 오일 마감은 받침 깐 밥솥을 견딥니다.',
    ),
    editions: [
      first(
        text(
          'Sáu chỗ ngồi rộng rãi ngày thường, tám chỗ ngày giỗ.',
          'Six roomy places on weekdays, eight on a family anniversary.',
          '평소엔 넉넉한 여섯 자리, 제삿날엔 여덟 자리입니다.',
        ),
      ),
      edition(
        'ext',
        text('mở rộng 180–240 cm', 'extending 180–240', '확장형 180–240'),
        text(
          'Hai cánh phụ cất ngay dưới mặt bàn, kéo ray đồng ra là thành bàn mười người.',
          'Two leaves stored under the top slide out on brass runners to seat ten.',
          '상판 아래에 넣어 둔 보조판 두 장을 황동 레일로 꺼내면 열 명이 앉습니다.',
        ),
        { price: 19_900_000, kg: 66, madeToOrder: true },
      ),
      edition(
        'set',
        text('bộ sáu ghế Nan', 'with six Nan chairs', '난 의자 6개 세트'),
        text(
          'Trọn bộ với sáu ghế Nan cùng mẻ gỗ, cùng lớp dầu, giao và lắp một lần.',
          'Complete with six Nan chairs from the same timber and oil, delivered and assembled in one visit.',
          '같은 목재와 오일로 마감한 난 의자 여섯 개와 함께 한 번에 배송하고 조립해 드립니다.',
        ),
        { price: 25_600_000, kg: 86 },
      ),
      edition(
        'small',
        text('bản 1,4 m', '140 version', '140 버전'),
        text(
          'Bản bốn người cho bếp nhỏ, giữ nguyên mặt dày và góc bo.',
          'The four-person size for a small kitchen, with the same thickness and corners.',
          '작은 주방을 위한 4인용으로 두께와 둥근 모서리는 그대로입니다.',
        ),
        { price: 11_900_000, size: [140, 80, 74], kg: 40 },
      ),
    ],
  },
  {
    model: 'dining-table-walnut-200',
    brand: 'moc-suong',
    price: 22_500_000,
    kg: 64,
    rooms: ['living-kitchen'],
    styles: ['luxury', 'other'],
    about: text(
      'Quê dùng chân chữ A kiểu phản nhà quê, nối bằng một thanh xuyên có nêm gỗ mun; lỏng thì gõ nêm một cái là chắc. Mặt óc chó để nguyên dải dác sáng chạy dọc một mép.',
      'Quê stands on A-trestles from the village platform bed, tied by a through-stretcher with ebony wedges; tap a wedge and it is tight again. A strip of pale sapwood runs along one edge.',
      '꿰는 시골 평상의 A형 다리를 관통 가로대와 흑단 쐐기로 묶었습니다. 헐거워지면 쐐기를 톡 두드리면 됩니다. 월넛 상판 한쪽에는 밝은 변재 띠를 그대로 남겼습니다.',
    ),
    editions: [
      first(
        text(
          'Bàn cho những bữa kéo dài tới khuya.',
          'A table for dinners that run late.',
          '밤늦도록 이어지는 식사를 위한 식탁입니다.',
        ),
      ),
      edition(
        'long',
        text('bản 2,4 m', '240 version', '240 버전'),
        text(
          'Dài 2,4 m cho mười người, mặt ghép từ năm tấm cùng khúc gỗ.',
          'At 2.4 m for ten, made of five boards from one log.',
          '길이 2.4m의 10인용으로 한 통나무에서 켠 판 다섯 장을 이었습니다.',
        ),
        { price: 28_900_000, size: [240, 100, 74], kg: 82, madeToOrder: true },
      ),
      edition(
        'bench',
        text('bộ kèm hai băng ghế', 'with two benches', '벤치 2개 세트'),
        text(
          'Hai băng ghế óc chó cùng chân chữ A đẩy lọt gầm bàn, trả lại lối đi sau bữa cơm.',
          'Two matching trestle benches slide right under and give the walkway back after dinner.',
          '같은 A형 다리의 벤치 두 개가 식탁 밑으로 들어가 식사 후 통로가 넓어집니다.',
        ),
        { price: 33_800_000, kg: 104 },
      ),
    ],
  },
  {
    model: 'dining-table-marble-round',
    brand: 'da-chieu',
    price: 19_800_000,
    kg: 78,
    rooms: ['living-kitchen', 'kitchen'],
    styles: ['luxury', 'modern'],
    about: text(
      'Trầm Tích là một đĩa cẩm thạch 20 mm đặt trên chân loa thép đen bản rộng, không vướng đầu gối ở bất cứ chỗ nào. Mặt dưới dán lưới sợi nên đá không gãy khi khiêng.',
      'Trầm Tích sets a 20 mm marble disc on a wide black steel trumpet, with nothing to knock a knee on. A fibre mesh underneath keeps the stone whole when carried.',
      '짬띡은 20mm 대리석 원판을 넓은 검은 강철 나팔 다리에 올려 어느 자리에서도 무릎이 걸리지 않습니다. 아래에 섬유망을 붙여 옮길 때도 돌이 깨지지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Bàn tròn năm người, ai cũng gắp được món ở giữa.',
          'A round table for five where everyone reaches the middle.',
          '다섯 명이 둘러앉아 모두 가운데 음식에 손이 닿는 원형 식탁입니다.',
        ),
      ),
      edition(
        'lazy',
        text('kèm mâm xoay', 'with lazy Susan', '회전판 포함'),
        text(
          'Thêm mâm xoay cẩm thạch 60 cm chạy bi êm, đúng kiểu bàn tiệc gia đình.',
          'Adds a 60 cm marble lazy Susan on silent bearings, as family feasts like it.',
          '조용한 베어링의 60cm 대리석 회전판을 더해 가족 잔칫상에 어울립니다.',
        ),
        { price: 22_900_000, kg: 92 },
      ),
      edition(
        '135',
        text('bản 1,35 m', '135 version', '135 버전'),
        text(
          'Đường kính 1,35 m cho sáu người, cần phòng từ 3,2 m mỗi chiều.',
          'A 1.35 m top for six; allow a room of 3.2 m each way.',
          '지름 1.35m의 6인용으로 가로세로 3.2m 이상의 공간을 권합니다.',
        ),
        { price: 23_800_000, size: [135, 135, 75], kg: 94, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'console-oak',
    brand: 'moc-suong',
    price: 5_900_000,
    kg: 19,
    rooms: ['living-room', 'other'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Sâu 36 cm nên đứng ở hành lang vẫn còn lối đi. Tầng dưới cao 18 cm vừa hai hàng giày, mặt trên đủ cho khay chìa khóa, bình hoa và gói hàng vừa nhận.',
      'At 36 cm deep it leaves a hallway walkable. The lower shelf, 18 cm up, takes shoes; the top takes keys, a vase and the parcel that just came.',
      '깊이 36cm라 복도에 두어도 지나다닐 수 있습니다. 18cm 높이의 아래 선반에는 신발을, 위에는 열쇠 쟁반과 화병, 방금 받은 택배를 둡니다.',
    ),
    editions: [
      first(
        text(
          'Món đầu tiên chào bạn khi mở cửa nhà.',
          'The first thing to greet you at the door.',
          '문을 열면 가장 먼저 맞아 주는 가구입니다.',
        ),
      ),
      edition(
        'half',
        text('bản mặt bán nguyệt', 'half-moon top', '반달형 상판'),
        text(
          'Mặt bán nguyệt không có góc nhô ra lối đi, dành cho nhà có trẻ chạy.',
          'A half-moon top with no corner in the way, for homes where children run.',
          '모서리가 없는 반달형 상판으로 아이가 뛰어다니는 집에 좋습니다.',
        ),
        { price: 6_400_000, size: [110, 38, 80], kg: 18 },
      ),
      edition(
        'drawer',
        text('có hai ngăn kéo', 'with two drawers', '서랍 2개'),
        text(
          'Thêm hai ngăn kéo lót nỉ cho chìa khóa, hóa đơn và pin dự phòng.',
          'Adds two felt-lined drawers for keys, bills and spare batteries.',
          '펠트를 댄 서랍 두 개에 열쇠와 고지서, 여분 건전지를 넣으세요.',
        ),
        { price: 6_900_000, kg: 22 },
      ),
    ],
  },
  {
    model: 'desk-oak-120',
    brand: 'moc-suong',
    price: 6_400_000,
    kg: 24,
    rooms: ['multipurpose', 'bedroom'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Nét có rãnh đặt bút và khe luồn dây ở mép sau, dây sạc đi xuống khay lưới giấu dưới mặt bàn. Ngăn kéo mỏng vừa laptop 15 inch, đóng lại là hết giờ làm.',
      'Nét has a pen groove and a cable slot at the back; chargers drop into a mesh tray under the top. The slim drawer fits a 15-inch laptop: shut it and work is over.',
      '넷은 뒤쪽에 펜 홈과 전선 틈이 있어 충전선이 상판 아래 그물 트레이로 내려갑니다. 얇은 서랍에는 15인치 노트북이 들어가고, 닫으면 퇴근입니다.',
    ),
    editions: [
      first(
        text(
          'Bàn làm việc gọn cho góc phòng ngủ hay chân cầu thang.',
          'A compact desk for a bedroom corner or the foot of the stairs.',
          '침실 구석이나 계단 아래에 알맞은 아담한 책상입니다.',
        ),
      ),
      edition(
        'hutch',
        text('có kệ trên', 'with hutch', '상부 선반형'),
        text(
          'Thêm kệ ba ngăn cao 38 cm, nâng màn hình vừa tầm mắt và giấu giấy tờ phía sau.',
          'Adds a 38 cm three-bay hutch that lifts the screen to eye level and hides papers behind it.',
          '높이 38cm 세 칸 선반을 더해 화면을 눈높이로 올리고 서류를 뒤에 숨깁니다.',
        ),
        { price: 7_900_000, kg: 31 },
      ),
      edition(
        'child',
        text('bản học sinh nâng hạ', 'height-adjusting, for students', '높이 조절 학생용'),
        text(
          'Chân nấc 58–76 cm lớn cùng con từ lớp một đến lớp chín.',
          'Stepped legs from 58 to 76 cm grow with a child from first to ninth grade.',
          '58~76cm 단계 조절 다리로 초등 1학년부터 중학교까지 함께 자랍니다.',
        ),
        { price: 7_600_000, kg: 27, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'desk-walnut-140',
    brand: 'moc-suong',
    price: 9_800_000,
    kg: 31,
    rooms: ['multipurpose', 'master-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Bản óc chó rộng 1,4 m đặt được hai màn hình và vẫn còn chỗ viết tay. Mép trước vát mềm để tì cổ tay, mặt sau hoàn thiện nên quay ra giữa phòng được.',
      'The walnut version takes two screens at 1.4 m and still leaves room to write. The front edge is eased for your wrists and the back is finished to face the room.',
      '너비 1.4m 월넛 책상으로 모니터 두 대를 놓고도 손글씨 쓸 자리가 남습니다. 앞모서리는 손목이 편하도록 부드럽게 깎았고 뒷면도 마감해 방 가운데를 향해 놓을 수 있습니다.',
    ),
    editions: [
      first(
        text(
          'Cho người làm việc ở nhà trọn ngày.',
          'For people who work at home all day.',
          '하루 종일 집에서 일하는 분을 위한 책상입니다.',
        ),
      ),
      edition(
        'leather',
        text('mặt bọc da', 'leather inlay', '가죽 상판'),
        text(
          'Một tấm da 90 × 45 cm âm phẳng mặt, viết êm và ấm tay mùa lạnh.',
          'A 90 × 45 cm hide set flush in the top writes softly and stays warm in winter.',
          '90×45cm 가죽을 상판에 매립해 필기감이 부드럽고 겨울에도 손이 시리지 않습니다.',
        ),
        { price: 12_400_000, kg: 32, madeToOrder: true },
      ),
    ],
  },
];
