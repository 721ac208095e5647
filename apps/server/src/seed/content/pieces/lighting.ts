import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

export const lightingPieces: readonly Piece[] = [
  {
    model: 'ceiling-rattan-dome',
    brand: 'trang-may',
    price: 1_650_000,
    kg: 2,
    rooms: ['living-kitchen', 'bedroom', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Dáng nón lá úp, đan hai lớp lệch nhau nên bóng đổ trên trần thành những vòng lá chồng lên nhau. Bên trong có lồng thép mỏng giữ chao không méo.',
      'A conical hat turned lamp, woven in two offset layers that throw overlapping leaf rings on the ceiling. A thin wire cage keeps the shade true.',
      '베트남 고깔모자를 닮은 갓을 두 겹으로 어긋나게 엮어 천장에 겹친 잎 무늬를 그립니다. 안쪽의 가는 철망이 모양을 잡아 줍니다.',
    ),
    editions: [
      first(
        text(
          'Chiếc đèn trần đan mây được chụp ảnh khoe nhiều nhất của khách.',
          'The woven ceiling lamp our customers photograph most.',
          '고객이 가장 많이 사진으로 자랑하는 라탄 천장등입니다.',
        ),
      ),
      edition(
        '70',
        text('cỡ lớn 70 cm', 'large 70', '라지 70'),
        text(
          'Đường kính 70 cm cho bàn tám người hoặc trần cao trên 3 m.',
          'Seventy centimetres across, for a table of eight or a ceiling over 3 m.',
          '지름 70cm로 8인 식탁이나 3m 이상의 천장에 어울립니다.',
        ),
        { price: 2_450_000, size: [70, 70, 44], kg: 3 },
      ),
      edition(
        'trio',
        text('cụm ba đèn', 'cluster of three', '3등 클러스터'),
        text(
          'Ba đèn ba độ cao trên một đế trần tròn, cho khoảng thông tầng hay bàn dài.',
          'Three at three heights from one round rose, for a stairwell or a long table.',
          '원형 베이스 하나에 높이가 다른 세 등을 달아 계단실이나 긴 식탁에 어울립니다.',
        ),
        { price: 4_600_000, size: [90, 90, 120], kg: 7, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'ceiling-paper-globe',
    brand: 'anh-khuya',
    price: 1_250_000,
    kg: 1,
    rooms: ['bedroom', 'living-room', 'multipurpose'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Giấy dó từ vỏ cây dó được bồi ba lớp trên khung tre chẻ, dai gấp mấy lần giấy thường và lọc ánh sáng không chói. Gấp phẳng được khi chuyển nhà.',
      'Dó paper from tree bark, laid in three plies over split bamboo, is several times tougher than ordinary paper and filters light without glare. It folds flat to move house.',
      '나무껍질로 뜬 베트남 전통지 조를 쪼갠 대나무 틀에 세 겹 발라 일반 종이보다 훨씬 질기고 빛이 부드럽습니다. 이사할 때는 납작하게 접힙니다.',
    ),
    editions: [
      first(
        text(
          'Một vầng trăng trong phòng ngủ, nhẹ chưa tới một ký.',
          'A moon for the bedroom, under one kilo.',
          '침실에 뜬 달, 1kg이 안 되는 천장등입니다.',
        ),
      ),
      edition(
        '80',
        text('cỡ lớn 80 cm', 'large 80', '라지 80'),
        text(
          'Quả cầu 80 cm cho phòng khách trần cao, vẫn chỉ cần một móc treo.',
          'An 80 cm globe for a high living room, still on a single hook.',
          '천장이 높은 거실을 위한 80cm 구형으로 고리 하나면 충분합니다.',
        ),
        { price: 1_890_000, size: [80, 80, 74], kg: 2 },
      ),
      edition(
        'oval',
        text('dáng bầu dục', 'oval', '타원형'),
        text(
          'Dáng dẹt như hòn cuội, hợp trần căn hộ 2,6 m.',
          'Flattened like a pebble for 2.6 m ceilings.',
          '조약돌처럼 납작해 높이 2.6m 천장에 알맞습니다.',
        ),
        { price: 1_390_000, size: [60, 60, 32], kg: 1 },
      ),
    ],
  },
  {
    model: 'ceiling-linen-drum',
    brand: 'lua-ha',
    price: 1_480_000,
    kg: 2,
    rooms: ['bedroom', 'living-room'],
    styles: ['modern', 'scandinavian'],
    about: text(
      'Chụp lanh dệt thưa căng trên hai vòng thép, đáy có đĩa mờ che bóng. Vải tháo ra giặt tay được, điều hiếm ở đèn chụp vải.',
      'Open-weave linen over two steel rings with a frosted disc beneath. The cloth comes off for hand washing, rare among fabric shades.',
      '성글게 짠 리넨을 철제 링 두 개에 씌우고 아래는 반투명 판으로 전구를 가렸습니다. 패브릭 갓으로는 드물게 벗겨 손세탁할 수 있습니다.',
    ),
    editions: [
      first(
        text(
          'Ánh sáng đều và êm cho phòng ngủ, không bóng gắt trên mặt.',
          'Even, quiet light with no hard shadow on a face.',
          '얼굴에 거친 그림자를 만들지 않는 고르고 편안한 빛입니다.',
        ),
      ),
      edition(
        '60',
        text('cỡ 60 cm', 'size 60', '60 사이즈'),
        text(
          'Chụp 60 cm dùng ba bóng, sáng đủ phòng khách 18 m².',
          'A 60 cm drum on three bulbs lights an 18 m² living room.',
          '60cm 갓에 전구 세 개로 18m² 거실을 밝힙니다.',
        ),
        { price: 2_100_000, size: [60, 60, 30], kg: 3 },
      ),
    ],
  },
  {
    model: 'ceiling-opal-brass',
    brand: 'anh-khuya',
    price: 1_890_000,
    kg: 2,
    rooms: ['kitchen', 'living-kitchen', 'bathroom'],
    styles: ['luxury', 'modern'],
    about: text(
      'Quả thủy tinh thổi miệng hai lớp, lớp trắng sữa nằm trong nên mặt ngoài vẫn bóng trong. Cổ đồng ren kín, hơi nước bếp không vào được.',
      'Mouth-blown in two layers with the milk glass inside, so the surface stays clear. A threaded brass neck keeps kitchen steam out.',
      '입으로 불어 만든 두 겹 유리로 우윳빛이 안쪽에 있어 겉은 맑게 빛납니다. 나사식 황동 목이 주방 수증기를 막아 줍니다.',
    ),
    editions: [
      first(
        text(
          'Một giọt sáng trên bồn rửa hay đầu giường.',
          'A drop of light above a sink or beside a bed.',
          '개수대 위나 침대 옆에 맺힌 빛 한 방울입니다.',
        ),
      ),
      edition(
        'trio',
        text('bộ ba đèn thanh ngang', 'trio on a bar', '3등 바형'),
        text(
          'Ba quả trên thanh đồng 90 cm cho đảo bếp 1,6–2 m.',
          'Three on a 90 cm brass bar for a 1.6–2 m island.',
          '90cm 황동 바에 세 개를 달아 1.6~2m 아일랜드에 어울립니다.',
        ),
        { price: 5_200_000, size: [90, 28, 34], kg: 6 },
      ),
    ],
  },
  {
    model: 'ceiling-steel-black',
    brand: 'xuong-so-chin',
    price: 1_190_000,
    kg: 2,
    rooms: ['kitchen', 'living-kitchen', 'multipurpose'],
    styles: ['industrial', 'modern'],
    about: text(
      'Chao thép dập một lần, ngoài đen mờ trong trắng bóng để hắt sáng xuống bàn. Dây bọc vải, đui sứ chịu nhiệt, có vòng kéo chỉnh cao thấp 40 cm.',
      'A steel dome pressed in one stroke, matt black outside and glossy white within to throw light down. Cloth cord, ceramic socket, and 40 cm of pull-down travel.',
      '한 번에 찍어 낸 강철 갓은 겉은 무광 검정, 속은 유광 흰색이라 빛을 아래로 모읍니다. 패브릭 코드와 세라믹 소켓, 40cm 높이 조절을 갖췄습니다.',
    ),
    editions: [
      first(
        text(
          'Đèn trần màu đen gọn gàng cho bàn ăn và bàn bếp.',
          'A tidy black ceiling lamp for tables and worktops.',
          '식탁과 조리대를 위한 단정한 블랙 천장등입니다.',
        ),
      ),
      edition(
        '60',
        text('cỡ xưởng 60 cm', 'workshop size 60', '워크숍 60'),
        text(
          'Chao 60 cm như đèn nhà máy, phủ trọn bàn 1,8 m chỉ với một bóng.',
          'A 60 cm factory dome that covers a 1.8 m table with one bulb.',
          '공장등 같은 60cm 갓이 전구 하나로 1.8m 식탁을 비춥니다.',
        ),
        { price: 1_790_000, size: [60, 60, 36], kg: 4 },
      ),
      edition(
        'pair',
        text('cặp hai đèn', 'pair', '2개 세트'),
        text(
          'Cặp đèn trên đảo bếp hoặc hai đầu bàn dài, dây cắt cùng độ cao.',
          'A pair for an island or a long table, cords cut to one height.',
          '아일랜드나 긴 식탁 양쪽을 위한 한 쌍으로 코드 길이를 맞춰 드립니다.',
        ),
        { price: 2_250_000, kg: 4 },
      ),
    ],
  },
  {
    model: 'ceiling-ceramic-laterite',
    brand: 'dat-son',
    price: 1_350_000,
    kg: 3,
    rooms: ['kitchen', 'living-kitchen', 'other'],
    styles: ['other', 'scandinavian'],
    about: text(
      'Chao gốm xoay tay từ đất đỏ Vĩnh Long, thành mỏng 5 mm, để mộc bên ngoài và tráng trắng bên trong. Gõ nhẹ nghe tiếng trong như chuông nhỏ.',
      'Thrown by hand from Vĩnh Long red clay, 5 mm thin, bare outside and white-glazed within. Tap it and it rings like a small bell.',
      '빈롱의 붉은 흙을 물레로 얇게 5mm로 빚어 겉은 그대로 두고 속은 흰 유약을 입혔습니다. 톡 두드리면 작은 종소리가 납니다.',
    ),
    editions: [
      first(
        text(
          'Một chấm đất ong ấm trên quầy bếp trắng.',
          'A warm dot of laterite over a white counter.',
          '하얀 조리대 위의 따뜻한 라테라이트 한 점입니다.',
        ),
      ),
      edition(
        'trio',
        text('bộ ba chao ba dáng', 'three shapes', '세 가지 모양 세트'),
        text(
          'Ba chao ba dáng nón, chén, chuông nung cùng mẻ, treo so le rất duyên.',
          'Hat, bowl and bell from one firing, charming when staggered.',
          '모자, 사발, 종 모양을 같은 가마에서 구워 높낮이를 달리 걸면 멋스럽습니다.',
        ),
        { price: 3_800_000, size: [80, 34, 24], kg: 9 },
      ),
    ],
  },
  {
    model: 'ceiling-brass-branch',
    brand: 'anh-khuya',
    price: 8_900_000,
    kg: 8,
    rooms: ['living-room', 'living-kitchen', 'master-room'],
    styles: ['luxury', 'other'],
    about: text(
      'Sáu cành đồng tiện tay vươn so le như cành mai, mỗi cành một quả cầu thủy tinh mờ. Các khớp xoay được nên bạn tự chỉnh dáng cành theo mặt bàn.',
      'Six hand-turned brass branches reach out unevenly like an apricot twig, each with an opal globe. The joints turn, so you shape it to your table.',
      '손으로 깎은 황동 가지 여섯 개가 매화 가지처럼 어긋나게 뻗고 끝마다 오팔 유리구가 달렸습니다. 관절이 돌아가 식탁에 맞게 모양을 잡습니다.',
    ),
    editions: [
      first(
        text(
          'Đèn chùm cho người không thích đèn chùm.',
          'A chandelier for people who do not like chandeliers.',
          '샹들리에를 좋아하지 않는 분을 위한 샹들리에입니다.',
        ),
      ),
      edition(
        'nine',
        text('chín bóng', 'nine lights', '9등'),
        text(
          'Chín bóng, rộng 1,4 m, cho phòng khách thông tầng hoặc bàn 2,4 m.',
          'Nine lights over 1.4 m, for a double-height room or a 2.4 m table.',
          '너비 1.4m 9등으로 복층 거실이나 2.4m 식탁에 어울립니다.',
        ),
        { price: 12_600_000, size: [140, 70, 56], kg: 12, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'ceiling-flush-opal',
    brand: 'anh-khuya',
    price: 1_590_000,
    kg: 3,
    rooms: ['bedroom', 'bathroom', 'other'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Chỉ dày 12 cm, ốp sát trần thấp, viền sồi che mép kính. Gioăng cao su kín đạt IP44 nên lắp được phòng tắm.',
      'Only 12 cm deep for low ceilings, with an oak rim around opal glass. A rubber seal rated IP44 makes it fit for bathrooms.',
      '두께 12cm로 낮은 천장에 붙고 오크 테가 오팔 유리를 두릅니다. IP44 고무 패킹으로 욕실에도 달 수 있습니다.',
    ),
    editions: [
      first(
        text(
          'Chiếc đèn trần đáng tin cho hành lang, phòng tắm và phòng trẻ.',
          'The dependable ceiling lamp for halls, baths and nurseries.',
          '복도와 욕실, 아이 방에 믿고 다는 천장등입니다.',
        ),
      ),
      edition(
        '30',
        text('cỡ nhỏ 30 cm', 'small 30', '스몰 30'),
        text(
          'Bản 30 cm cho lối vào, ban công có mái và nhà vệ sinh.',
          'The 30 cm size for an entry, a covered balcony or a cloakroom.',
          '현관과 지붕 있는 발코니, 화장실을 위한 30cm입니다.',
        ),
        { price: 1_090_000, size: [30, 30, 11], kg: 2 },
      ),
      edition(
        'sensor',
        text('có cảm biến', 'with motion sensor', '센서형'),
        text(
          'Cảm biến chuyển động êm, sáng dần trong nửa giây để không giật mình ban đêm.',
          'A quiet motion sensor fades it up in half a second, so nobody is startled at night.',
          '움직임을 감지하면 0.5초에 걸쳐 서서히 켜져 밤에 놀라지 않습니다.',
        ),
        { price: 1_950_000, kg: 3 },
      ),
    ],
  },
  {
    model: 'ceiling-linear-oak',
    brand: 'anh-khuya',
    price: 2_950_000,
    kg: 4,
    rooms: ['living-kitchen', 'multipurpose', 'kitchen'],
    styles: ['modern', 'scandinavian'],
    about: text(
      'Một thanh sồi dài như chiếc đòn gánh, dưới khoét rãnh đặt LED có tán quang mờ. Hai dây treo chỉnh độ cao riêng, treo được cả trên trần dốc.',
      'One oak bar like a carrying pole, grooved beneath for a diffused LED. Its two cords adjust apart, so it hangs level from a sloping ceiling.',
      '짐을 메는 멜대처럼 긴 오크 바 아래에 확산 LED를 넣었습니다. 두 줄을 따로 조절해 경사 천장에도 수평으로 달립니다.',
    ),
    editions: [
      first(
        text(
          'Sáng đều dọc bàn ăn 1,6–2 m, không bóng tay khi gọt trái cây.',
          'Even along a 1.6–2 m table, with no shadow of your hand.',
          '1.6~2m 식탁을 고르게 비춰 손 그림자가 지지 않습니다.',
        ),
      ),
      edition(
        '160',
        text('bản 1,6 m', '160 version', '160 버전'),
        text(
          'Dài 1,6 m cho bàn họp nhỏ hoặc bàn ăn mười người.',
          'At 1.6 m for a small meeting table or a table of ten.',
          '길이 1.6m로 작은 회의 탁자나 10인 식탁에 맞습니다.',
        ),
        { price: 3_700_000, size: [160, 6, 8], kg: 5 },
      ),
      edition(
        'dim',
        text('chỉnh sáng bằng chạm', 'touch dimmer', '터치 디머'),
        text(
          'Chạm đầu thanh để chỉnh sáng, giữ lâu để đổi ấm lạnh 2.700–4.000 K.',
          'Touch the end to dim, hold to shift from 2,700 to 4,000 K.',
          '끝을 터치하면 밝기가, 길게 누르면 2,700~4,000K 색온도가 바뀝니다.',
        ),
        { price: 3_600_000 },
      ),
    ],
  },
  {
    model: 'floor-lamp-arc-brass',
    brand: 'anh-khuya',
    price: 6_400_000,
    kg: 19,
    rooms: ['living-room', 'master-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Cần đồng cong vươn 1,1 m qua lưng sofa, đế cẩm thạch 14 kg có lỗ xỏ cán chổi để hai người khiêng. Chao xoay 70 độ, đọc sách hay rọi tranh đều được.',
      'A brass arc reaches 1.1 m over a sofa from a 14 kg marble foot, pierced so that two people can carry it on a stick. The shade tilts 70 degrees.',
      '황동 아치가 소파 너머로 1.1m 뻗고, 14kg 대리석 받침에는 막대를 꿰어 둘이 옮길 구멍이 있습니다. 갓은 70도까지 기울어 독서와 그림 조명에 모두 좋습니다.',
    ),
    editions: [
      first(
        text(
          'Ánh sáng trên bàn trà mà không phải khoan trần.',
          'Light above the coffee table without drilling the ceiling.',
          '천장을 뚫지 않고 거실 테이블 위를 밝힙니다.',
        ),
      ),
      edition(
        'black',
        text('thân thép đen', 'black steel', '블랙 스틸'),
        text(
          'Thân và đế sơn đen cho phòng bê tông và da.',
          'Arm and foot in black for rooms of concrete and leather.',
          '콘크리트와 가죽의 공간을 위한 검은 몸체와 받침입니다.',
        ),
        { price: 5_600_000, kg: 18 },
      ),
    ],
  },
  {
    model: 'floor-lamp-tripod-oak',
    brand: 'anh-khuya',
    price: 3_400_000,
    kg: 6,
    rooms: ['living-room', 'bedroom'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Ba chân sồi tiện thuôn chụm lại ở khớp đồng, chụp lanh 56 cm cho vùng sáng rộng. Công tắc ở thân, ngang tầm tay người ngồi.',
      'Three tapered oak legs meet in a brass joint beneath a 56 cm linen shade. The switch sits on the stem at the height of a seated hand.',
      '가늘어지는 오크 다리 셋이 황동 이음쇠에서 만나고 56cm 리넨 갓이 빛을 넓게 퍼뜨립니다. 스위치는 앉은 손높이에 있습니다.',
    ),
    editions: [
      first(
        text(
          'Góc sáng ấm bên ghế đọc, bóng thường cũng đẹp.',
          'A warm corner by a reading chair, handsome with any bulb.',
          '독서 의자 옆의 따뜻한 모퉁이, 어떤 전구를 끼워도 좋습니다.',
        ),
      ),
      edition(
        'shelf',
        text('có mặt bàn nhỏ', 'with tray', '트레이형'),
        text(
          'Thêm một mặt tròn 38 cm giữa ba chân cho ly nước và sách.',
          'A 38 cm tray between the legs for a glass and a book.',
          '다리 사이에 38cm 트레이를 더해 물잔과 책을 둡니다.',
        ),
        { price: 3_950_000, kg: 7 },
      ),
    ],
  },
  {
    model: 'floor-lamp-paper',
    brand: 'anh-khuya',
    price: 1_690_000,
    kg: 3,
    rooms: ['bedroom', 'living-room', 'multipurpose'],
    styles: ['other', 'scandinavian'],
    about: text(
      'Ống giấy dó cao 1,2 m phát sáng cả thân, như một cây đèn lồng đứng gác góc phòng. Khung tre gấp nếp đàn hồi, lỡ đụng đổ cũng bật lại.',
      'A 1.2 m column of dó paper glowing from top to toe, like a lantern keeping watch. The pleated bamboo springs back if you knock it.',
      '높이 1.2m 전통지 기둥이 통째로 빛나 방 한쪽을 지키는 등롱 같습니다. 주름진 대나무 틀은 부딪혀도 되돌아옵니다.',
    ),
    editions: [
      first(
        text(
          'Đèn ngủ lớn cho phòng không có chỗ đặt tủ đầu giường.',
          'A large night light for rooms without space for a nightstand.',
          '협탁 놓을 자리가 없는 방의 큰 수면등입니다.',
        ),
      ),
      edition(
        'pair',
        text('cặp cao thấp', 'tall and short', '톨·쇼트 세트'),
        text(
          'Một cao 1,2 m, một thấp 60 cm, đứng cạnh nhau như mẹ con.',
          'One at 1.2 m and one at 60 cm, side by side like mother and child.',
          '1.2m와 60cm가 엄마와 아이처럼 나란히 섭니다.',
        ),
        { price: 2_690_000, kg: 5 },
      ),
    ],
  },
  {
    model: 'table-lamp-ceramic-cream',
    brand: 'dat-son',
    price: 1_450_000,
    kg: 3,
    rooms: ['bedroom', 'living-room'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Thân gốm men kem rạn nhẹ, vân rạn mỗi chiếc mỗi khác và còn rạn thêm theo năm. Chụp lanh nghiêng, dây vải 1,8 m có công tắc giữa dây.',
      'A cream body with a fine crackle that differs on each and goes on forming with the years. Tapered linen shade and 1.8 m of cloth cord with an inline switch.',
      '크림 유약의 잔금은 저마다 다르고 해마다 조금씩 더 생깁니다. 리넨 갓과 중간 스위치가 달린 1.8m 패브릭 코드를 썼습니다.',
    ),
    editions: [
      first(
        text(
          'Đèn bàn dịu cho đầu giường và tủ thấp.',
          'A soft table lamp for nightstands and sideboards.',
          '협탁과 사이드보드를 위한 부드러운 테이블 램프입니다.',
        ),
      ),
      edition(
        'pair',
        text('cặp đôi đầu giường', 'bedside pair', '침대 양옆 세트'),
        text(
          'Hai chiếc chọn từ cùng một mẻ nung để men gần nhau nhất.',
          'Two chosen from one firing for the closest glaze.',
          '같은 가마에서 유약 색이 가장 가까운 두 점을 골랐습니다.',
        ),
        { price: 2_750_000, kg: 6 },
      ),
    ],
  },
  {
    model: 'table-lamp-mushroom-laterite',
    brand: 'xuong-so-chin',
    price: 1_150_000,
    kg: 2,
    rooms: ['bedroom', 'multipurpose', 'living-room'],
    styles: ['modern', 'other'],
    about: text(
      'Mũ nấm thép hắt hết ánh sáng xuống mặt bàn, không lọt lên mắt. Chạm vào cuống để bật, ba mức sáng, nhớ mức dùng lần trước.',
      'The steel cap sends all light down and none to your eyes. Touch the stem for three levels; it remembers the last one.',
      '버섯 갓이 빛을 모두 아래로 보내 눈이 부시지 않습니다. 기둥을 터치하면 3단 밝기로 켜지고 마지막 밝기를 기억합니다.',
    ),
    editions: [
      first(
        text(
          'Đèn bàn nhỏ màu đá ong, vui mắt cả khi tắt.',
          'A small laterite lamp, cheerful even when off.',
          '꺼져 있어도 즐거운 라테라이트빛 작은 램프입니다.',
        ),
      ),
      edition(
        'usb',
        text('pin sạc không dây', 'rechargeable', '충전식 무선'),
        text(
          'Pin sạc 12 giờ ở mức thấp, mang ra hiên ăn tối.',
          'Twelve hours per charge on low; carry it to dinner on the veranda.',
          '약한 빛으로 12시간, 툇마루 저녁 식사에 들고 나가세요.',
        ),
        { price: 1_490_000, kg: 2 },
      ),
    ],
  },
  {
    model: 'wall-lamp-brass',
    brand: 'dong-van',
    price: 1_380_000,
    kg: 1,
    rooms: ['bathroom', 'bedroom', 'other'],
    styles: ['luxury', 'modern'],
    about: text(
      'Giọt thủy tinh mờ ôm trong chén đồng đúc, bắt vào đế tròn 10 cm che kín hộp điện. Xoay được lên hay xuống tùy bạn muốn hắt trần hay rọi gương.',
      'An opal drop in a cast brass cup, on a 10 cm plate that covers a standard box. Mount it up to wash the ceiling or down to light a mirror.',
      '오팔 유리 방울을 황동 주물 컵에 담고 10cm 원판이 배선함을 가립니다. 위로 달면 천장을, 아래로 달면 거울을 비춥니다.',
    ),
    editions: [
      first(
        text(
          'Hai bên gương phòng tắm, ánh sáng không đổ bóng dưới mắt.',
          'On both sides of a mirror it leaves no shadow under the eyes.',
          '거울 양옆에 달면 눈 밑에 그늘이 지지 않습니다.',
        ),
      ),
      edition(
        'pair',
        text('cặp hai đèn', 'pair', '2개 세트'),
        text(
          'Cặp đèn đúc cùng khuôn, đóng hộp chung với bản vẽ khoảng cách treo.',
          'Two from one mould, boxed with a drawing of the right spacing.',
          '같은 거푸집에서 나온 한 쌍에 설치 간격 도면을 함께 드립니다.',
        ),
        { price: 2_600_000, kg: 2 },
      ),
      edition(
        'swing',
        text('cần xoay đọc sách', 'swing arm', '스윙 암'),
        text(
          'Cần đồng gập hai khúc dài 42 cm, kéo ra đọc sách rồi đẩy sát tường.',
          'A two-part 42 cm arm pulls out to read by and folds to the wall.',
          '두 번 접히는 42cm 암을 당겨 책을 읽고 벽으로 밀어 둡니다.',
        ),
        { price: 1_980_000, kg: 2 },
      ),
    ],
  },
];
