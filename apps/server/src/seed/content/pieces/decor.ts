import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

export const decorPieces: readonly Piece[] = [
  {
    model: 'rug-wool-cream',
    brand: 'lua-ha',
    price: 6_900_000,
    kg: 15,
    rooms: ['living-room', 'bedroom'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Len cừu dệt tay cao 14 mm, mặt cắt hai độ nông sâu tạo vệt mây chỉ thấy khi nắng xiên. Ba tuần đầu rụng ít bông, hút bụi không dùng chổi xoay.',
      'Hand-woven wool with a 14 mm pile cut at two depths, so cloud shapes appear only in slanting light. It sheds a little for three weeks; vacuum without the beater.',
      '손으로 짠 14mm 울을 두 깊이로 깎아 비스듬한 빛에서만 구름무늬가 보입니다. 첫 3주는 털이 조금 빠지니 회전솔 없이 청소하세요.',
    ),
    editions: [
      first(
        text(
          'Nền kem êm chân để mọi món đồ khác đứng lên trên.',
          'A soft cream ground for everything else to stand on.',
          '다른 모든 가구를 받쳐 주는 포근한 크림빛 바탕입니다.',
        ),
      ),
      edition(
        'large',
        text('bản lớn 300 × 200', 'large 300 × 200', '라지 300 × 200'),
        text(
          'Cỡ 3 × 2 m để hai chân trước sofa dài cùng nằm trên thảm.',
          'At 3 × 2 m the front legs of a long sofa stand on it.',
          '3×2m로 긴 소파의 앞다리가 모두 올라옵니다.',
        ),
        { price: 10_200_000, size: [300, 200, 2], kg: 22 },
      ),
      edition(
        'runner',
        text('thảm lối đi 80 × 240', 'runner 80 × 240', '러너 80 × 240'),
        text(
          'Dải hẹp cho hành lang hoặc dọc hai bên giường.',
          'A narrow strip for a hall or beside the bed.',
          '복도나 침대 옆에 까는 좁은 러너입니다.',
        ),
        { price: 3_700_000, size: [240, 80, 2], kg: 7 },
      ),
    ],
  },
  {
    model: 'rug-wool-stripe',
    brand: 'lua-ha',
    price: 4_800_000,
    kg: 9,
    rooms: ['living-kitchen', 'living-room'],
    styles: ['other', 'modern'],
    about: text(
      'Sọc Ruộng theo nhịp bờ thửa nhìn từ trên cao: rộng, hẹp, rộng. Dệt phẳng hai mặt như nhau, lật lại khi một mặt bạc, vụn cơm quét cái là sạch.',
      'The stripes follow field banks seen from above: wide, narrow, wide. The flat weave is the same on both sides; flip it when one fades, and rice sweeps off at once.',
      '하늘에서 본 논둑처럼 넓고 좁은 줄이 이어집니다. 앞뒤가 같은 평직이라 색이 바래면 뒤집고, 밥알도 한 번에 쓸립니다.',
    ),
    editions: [
      first(
        text(
          'Tấm thảm duy nhất chúng tôi khuyên trải dưới bàn ăn.',
          'The one rug we advise putting under a dining table.',
          '식탁 아래에 권하는 단 하나의 러그입니다.',
        ),
      ),
      edition(
        'small',
        text('bản nhỏ 170 × 120', 'small 170 × 120', '스몰 170 × 120'),
        text(
          'Cỡ nhỏ cho cạnh giường, cửa bếp hay góc chơi của bé.',
          'The small size for a bedside, a kitchen door or a play corner.',
          '침대 옆, 주방 입구, 놀이 공간을 위한 작은 크기입니다.',
        ),
        { price: 2_600_000, size: [170, 120, 1], kg: 5 },
      ),
    ],
  },
  {
    model: 'rug-wool-arch',
    brand: 'lua-ha',
    price: 7_400_000,
    kg: 14,
    rooms: ['living-room', 'bedroom'],
    styles: ['modern', 'other'],
    about: text(
      'Những đường sóng xanh xô thơm và kem xén nổi 3 mm, sờ theo được bằng bàn chân. Viền mép khâu tay, không dán keo nên góc không vểnh.',
      'Waves of sage and cream carved 3 mm high, a path your bare feet can follow. Edges are sewn, not glued, so corners never curl.',
      '세이지와 크림 물결을 3mm 높이로 조각해 맨발로 따라갈 수 있습니다. 가장자리는 본드 없이 손으로 꿰매 모서리가 들뜨지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Thảm có chuyển động cho căn phòng toàn đường thẳng.',
          'A rug with movement for a room of straight lines.',
          '직선뿐인 방에 움직임을 주는 러그입니다.',
        ),
      ),
      edition(
        'round',
        text('bản tròn 2 m', 'round 200', '원형 200'),
        text(
          'Bản tròn 2 m đặt dưới ghế bành và đèn cây.',
          'A 2 m round for an armchair and a floor lamp.',
          '암체어와 플로어 램프 아래에 까는 지름 2m 원형입니다.',
        ),
        { price: 6_700_000, size: [200, 200, 2], kg: 11 },
      ),
    ],
  },
  {
    model: 'rug-jute-round',
    brand: 'trang-may',
    price: 1_950_000,
    kg: 6,
    rooms: ['living-room', 'other', 'multipurpose'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Cói và đay bện thành dây rồi cuộn xoáy từ tâm ra như chiếc nong phơi lúa. Thoáng, không hút bụi mịn, đi chân trần mát như chiếu.',
      'Sedge and jute plaited into rope and coiled from the centre like a rice-drying tray. Airy, dust-free and cool under bare feet, like a mat.',
      '골풀과 황마를 땋아 벼 말리는 채반처럼 가운데서부터 감았습니다. 통기성이 좋고 먼지가 배지 않으며 돗자리처럼 발이 시원합니다.',
    ),
    editions: [
      first(
        text(
          'Cho hiên, góc đọc và căn phòng nhiều gỗ.',
          'For the veranda, the reading corner and rooms with much wood.',
          '툇마루와 독서 공간, 나무가 많은 방에 어울립니다.',
        ),
      ),
      edition(
        '120',
        text('đường kính 1,2 m', '120 across', '지름 120'),
        text(
          'Bản 1,2 m vừa lối cửa vào hoặc dưới một chiếc ghế treo.',
          'The 1.2 m size fits an entry or a hanging chair.',
          '1.2m로 현관이나 행잉 체어 아래에 맞습니다.',
        ),
        { price: 980_000, size: [120, 120, 1], kg: 3 },
      ),
    ],
  },
  {
    model: 'curtain-linen-white',
    brand: 'lua-ha',
    price: 2_400_000,
    kg: 3,
    rooms: ['living-room', 'bedroom'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Voan lanh 110 g/m² lọc nắng thành ánh sữa mà vẫn thấy gió. Đầu rèm nhún 2 lần, viền chân 12 cm có dây chì mảnh giữ nếp rủ thẳng.',
      'A 110 g/m² linen voile turns sun to milk while the breeze still shows. Double fullness, with a 12 cm hem and a fine lead cord to hang straight.',
      '110g/m² 리넨 보일이 햇빛을 우윳빛으로 거르고 바람은 그대로 비칩니다. 주름은 2배, 12cm 밑단에 가는 추를 넣어 곧게 떨어집니다.',
    ),
    editions: [
      first(
        text(
          'Bộ hai cánh cho cửa rộng 3 m, cao 2,6 m.',
          'A pair for an opening 3 m wide and 2.6 m high.',
          '너비 3m, 높이 2.6m 창을 위한 두 폭입니다.',
        ),
      ),
      edition(
        'custom',
        text('may theo số đo', 'made to measure', '맞춤 제작'),
        text(
          'Gửi số đo cửa, chúng tôi may đúng từng phân, kể cả cửa vát và cửa thông tầng.',
          'Send your measurements and we sew to the centimetre, odd windows included.',
          '창 치수를 보내 주시면 비스듬한 창이나 복층 창까지 1cm 단위로 지어 드립니다.',
        ),
        { price: 2_900_000, madeToOrder: true },
      ),
      edition(
        'half',
        text('rèm lửng nhà bếp', 'kitchen café curtain', '주방 반커튼'),
        text(
          'Rèm lửng cao 60 cm cho cửa bếp: che nửa dưới, để trời nửa trên.',
          'A 60 cm café curtain: privacy below, sky above.',
          '높이 60cm 반커튼으로 아래는 가리고 위로는 하늘을 남깁니다.',
        ),
        { price: 480_000, size: [140, 4, 60], kg: 1 },
      ),
    ],
  },
  {
    model: 'curtain-linen-sage',
    brand: 'lua-ha',
    price: 3_300_000,
    kg: 5,
    rooms: ['bedroom', 'living-room', 'master-room'],
    styles: ['modern', 'other'],
    about: text(
      'Lanh dày 240 g/m² nhuộm lá, mặt mộc hơi gồ, che sáng khoảng bảy phần. Cùng thanh ray với Màn Gió trắng để treo hai lớp.',
      'Leaf-dyed 240 g/m² linen, slightly slubbed, stops about seven tenths of the light. It shares a double track with the white voile.',
      '잎으로 물들인 240g/m² 리넨은 살짝 거친 결로 빛을 70%쯤 가립니다. 흰 보일과 같은 이중 레일에 겹쳐 답니다.',
    ),
    editions: [
      first(
        text(
          'Sắc xanh khô dịu nắng tây mà phòng không tối sầm.',
          'A dry green that calms evening sun without darkening the room.',
          '방을 어둡게 하지 않고 서향 햇빛을 누그러뜨리는 마른 초록입니다.',
        ),
      ),
      edition(
        'block',
        text('lót cản sáng', 'blackout-lined', '암막 안감'),
        text(
          'Lớp lót cản sáng rời, ngủ ngày hay phòng em bé đều tối.',
          'A detachable lining darkens the room for day sleepers and babies.',
          '탈부착 암막 안감으로 낮잠과 아기 방도 어둡게 합니다.',
        ),
        { price: 4_600_000, kg: 8 },
      ),
    ],
  },
  {
    model: 'plant-fig',
    brand: 'them-xanh',
    price: 1_850_000,
    kg: 16,
    rooms: ['living-room', 'multipurpose'],
    styles: ['modern', 'scandinavian'],
    about: text(
      'Cây ba thân cao 1,6 m đã quen nhà mát từ bốn tháng, lá dày và thẳng. Ưa sáng tán, tưới mười ngày một lần, lau lá bằng khăn ẩm để cây thở.',
      'Three stems, 1.6 m tall, hardened indoors for four months with thick upright leaves. Likes filtered light and water every ten days; wipe the leaves so it can breathe.',
      '넉 달 동안 실내에 적응한 세 줄기, 높이 1.6m로 잎이 두껍고 곧습니다. 간접광을 좋아하고 열흘에 한 번 물을 주며 잎을 닦아 숨 쉬게 하세요.',
    ),
    editions: [
      first(
        text(
          'Một cây thật lớn thay cho mười chậu nhỏ.',
          'One really big plant in place of ten pots.',
          '작은 화분 열 개 대신 큰 나무 한 그루.',
        ),
      ),
      edition(
        'small',
        text('cây cao 90 cm', '90 cm tall', '높이 90cm'),
        text(
          'Cây một thân cao 90 cm đặt trên đôn, lớn dần cùng nhà mới.',
          'A single 90 cm stem to stand on a stool and grow with a new home.',
          '스툴 위에 올려 새집과 함께 키우는 90cm 한 줄기입니다.',
        ),
        { price: 890_000, size: [45, 45, 90], kg: 7 },
      ),
    ],
  },
  {
    model: 'plant-palm',
    brand: 'them-xanh',
    price: 1_350_000,
    kg: 14,
    rooms: ['living-room', 'bedroom', 'other'],
    styles: ['other', 'modern'],
    about: text(
      'Bụi cau vàng mười lăm thân, lá mảnh lay theo quạt trần, bóng in tường rất đẹp. Chịu phòng máy lạnh nếu phun sương hai ngày một lần.',
      'A clump of fifteen canes whose leaves stir with the fan and draw on the wall. It stands air conditioning if misted every other day.',
      '열다섯 줄기의 가는 잎이 천장 선풍기에 흔들려 벽에 그림자를 그립니다. 이틀에 한 번 분무하면 에어컨 방도 견딥니다.',
    ),
    editions: [
      first(
        text(
          'Mang gió miền Nam vào góc phòng.',
          'A southern breeze for the corner of a room.',
          '방 한구석에 들이는 남쪽 바람입니다.',
        ),
      ),
      edition(
        'pair',
        text('cặp hai bụi', 'pair', '2그루 세트'),
        text(
          'Hai bụi bằng nhau đặt hai bên cửa hiên hoặc bàn lễ tân.',
          'Two of a height for either side of a veranda door or a reception desk.',
          '툇마루 문이나 리셉션 양옆에 두는 같은 키의 두 그루입니다.',
        ),
        { price: 2_500_000, kg: 28 },
      ),
    ],
  },
  {
    model: 'plant-monstera',
    brand: 'them-xanh',
    price: 690_000,
    kg: 8,
    rooms: ['living-room', 'bathroom', 'bedroom'],
    styles: ['modern', 'other'],
    about: text(
      'Trầu bà lá xẻ chín lá trở lên, leo cọc dừa tự nhiên trong chậu đất nung mộc. Rễ khí đâm ra là dấu hiệu cây khỏe, đừng cắt.',
      'At least nine split leaves on a coir pole in a bare clay pot. Aerial roots are a sign of health; leave them on.',
      '갈라진 잎이 아홉 장 이상, 코코넛 지주를 타고 토분에서 자랍니다. 공기뿌리는 건강하다는 신호이니 자르지 마세요.',
    ),
    editions: [
      first(
        text(
          'Cây dễ tính cho người hay quên tưới.',
          'An easy plant for people who forget to water.',
          '물 주기를 자주 잊는 분께 좋은 순한 식물입니다.',
        ),
      ),
      edition(
        'desk',
        text('chậu để bàn', 'desk size', '탁상용'),
        text(
          'Cây non ba lá trong chậu 14 cm cho bàn làm việc.',
          'A three-leaf youngster in a 14 cm pot for the desk.',
          '14cm 화분의 어린 세 잎으로 책상 위에 둡니다.',
        ),
        { price: 180_000, size: [22, 22, 32], kg: 1 },
      ),
    ],
  },
  {
    model: 'plant-snake',
    brand: 'them-xanh',
    price: 420_000,
    kg: 9,
    rooms: ['bedroom', 'bathroom', 'other'],
    styles: ['modern', 'industrial'],
    about: text(
      'Lưỡi hổ viền vàng mười hai lá đứng, ba tuần tưới một lần vẫn tươi. Chậu xi măng mỏng có lỗ thoát và đế cao su chống xước.',
      'Twelve upright yellow-edged leaves, content with water every three weeks. The thin concrete pot drains and has rubber feet.',
      '노란 테를 두른 곧은 잎 열두 장, 3주에 한 번 물을 줘도 싱싱합니다. 얇은 콘크리트 화분에 배수구와 고무발이 있습니다.',
    ),
    editions: [
      first(
        text(
          'Sống được cả ở góc nhà không có cửa sổ gần.',
          'It lives even in a corner far from windows.',
          '창에서 먼 구석에서도 잘 자랍니다.',
        ),
      ),
      edition(
        'trio',
        text('bộ ba chậu', 'set of three', '3종 세트'),
        text(
          'Ba chậu ba chiều cao 80, 60, 40 cm xếp thành hàng chắn nhẹ ở ban công.',
          'Pots of 80, 60 and 40 cm make a light screen on a balcony.',
          '80·60·40cm 세 화분을 줄지어 발코니를 살짝 가립니다.',
        ),
        { price: 1_090_000, kg: 20 },
      ),
    ],
  },
  {
    model: 'vase-ceramic-set',
    brand: 'dat-son',
    price: 980_000,
    kg: 4,
    rooms: ['living-room', 'living-kitchen', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Ba dáng bình miệng hẹp, miệng loe và dáng giọt, men mờ màu kem lấm tấm. Lòng tráng men kín nước, cắm hoa tươi không thấm ra bàn.',
      'Narrow neck, flared mouth and drop: three shapes in a speckled matt cream. Glazed within, they hold fresh flowers without weeping.',
      '좁은 목, 벌어진 입, 물방울 모양 세 점을 점박이 무광 크림으로 구웠습니다. 속은 유약을 발라 생화를 꽂아도 물이 배지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Đẹp cả khi chưa cắm cành nào.',
          'Handsome even with nothing in them.',
          '아무것도 꽂지 않아도 아름답습니다.',
        ),
      ),
      edition(
        'tall',
        text('bình lớn 60 cm', 'tall vase 60', '대형 화병 60'),
        text(
          'Một bình đứng 60 cm cho cành đào, cành mai ngày Tết.',
          'One 60 cm floor vase for Tết peach or apricot branches.',
          '설날 복숭아나 매화 가지를 꽂는 높이 60cm 화병 한 점입니다.',
        ),
        { price: 1_450_000, size: [28, 28, 60], kg: 6 },
      ),
      edition(
        'bud',
        text('bình một bông', 'bud vase', '꽃 한 송이 화병'),
        text(
          'Bình nhỏ cho đúng một bông hoa hái ngoài hiên.',
          'A little vase for the one flower picked on the veranda.',
          '툇마루에서 꺾은 꽃 한 송이를 위한 작은 화병입니다.',
        ),
        { price: 220_000, size: [8, 8, 14], kg: 1 },
      ),
    ],
  },
  {
    model: 'mirror-arch-oak',
    brand: 'moc-suong',
    price: 4_200_000,
    kg: 21,
    rooms: ['bedroom', 'other', 'living-room'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Vòm cao 1,8 m viền sồi uốn liền một thanh, không mối nối ở đỉnh. Kính bạc 5 mm sau lưng dán phim an toàn; dựng tường hoặc treo đều có pát sẵn.',
      'A 1.8 m arch edged with one bent oak strip, no joint at the crown. The 5 mm silvered glass is film-backed; brackets for leaning or hanging are included.',
      '높이 1.8m 아치를 오크 한 줄로 휘어 둘러 꼭대기에 이음매가 없습니다. 5mm 은경에 안전 필름을 붙였고 기대거나 거는 브래킷이 포함됩니다.',
    ),
    editions: [
      first(
        text(
          'Gương soi cả người, làm hành lang sáng gấp đôi.',
          'A full-length mirror that doubles the light in a hall.',
          '온몸을 비추고 복도를 두 배로 밝히는 거울입니다.',
        ),
      ),
      edition(
        'vanity',
        text('bản trang điểm 60 cm', 'vanity size 60', '화장대용 60'),
        text(
          'Vòm nhỏ 60 × 80 cm treo trên tủ ngăn kéo.',
          'A 60 × 80 cm arch to hang above a chest.',
          '60×80cm 작은 아치로 서랍장 위에 겁니다.',
        ),
        { price: 1_950_000, size: [60, 4, 80], kg: 7 },
      ),
    ],
  },
  {
    model: 'mirror-round-brass',
    brand: 'dong-van',
    price: 2_650_000,
    kg: 9,
    rooms: ['bathroom', 'other', 'bedroom'],
    styles: ['luxury', 'modern'],
    about: text(
      'Viền đồng bản 8 mm cuốn tròn hàn bạc một mối, mài không thấy. Kính chống ẩm viền đen không ố mép trong phòng tắm.',
      'An 8 mm brass band closed with one silver-soldered joint, ground until it vanishes. Moisture-proof glass does not blacken at the rim.',
      '8mm 황동 테를 둥글게 말아 은납으로 한 번만 붙이고 자국 없이 갈았습니다. 방습 거울이라 욕실에서도 가장자리가 검게 변하지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Vầng trăng tròn trên lavabo.',
          'A full moon above the basin.',
          '세면대 위에 뜬 보름달입니다.',
        ),
      ),
      edition(
        'led',
        text('viền đèn chống mờ', 'lit, with demister', '조명·김서림 방지'),
        text(
          'Đèn hắt 3.000 K sau viền và tấm sưởi chống đọng hơi.',
          'A 3,000 K halo behind the rim and a heated pad against steam.',
          '테 뒤의 3,000K 간접 조명과 김서림 방지 열선을 넣었습니다.',
        ),
        { price: 4_100_000, kg: 11 },
      ),
      edition(
        'small',
        text('cỡ 50 cm', 'size 50', '50 사이즈'),
        text(
          'Bản 50 cm cho lối vào, soi lại lần cuối trước khi ra khỏi nhà.',
          'The 50 cm for an entry, a last glance before leaving.',
          '현관에서 나서기 전 마지막으로 비춰 보는 50cm입니다.',
        ),
        { price: 1_550_000, size: [50, 3, 50], kg: 4 },
      ),
    ],
  },
  {
    model: 'art-print-set',
    brand: 'lua-ha',
    price: 1_150_000,
    kg: 4,
    rooms: ['living-room', 'bedroom'],
    styles: ['modern', 'scandinavian'],
    about: text(
      'Hai bức triền núi nối đường chân trời với nhau, in mực bột màu trên giấy dó bồi. Khung sồi 18 mm, mặt mica không lóa.',
      'Two hillsides that share one horizon, printed in pigment on mounted dó paper. Oak frames of 18 mm with glare-free acrylic.',
      '하나의 지평선으로 이어지는 산등성이 두 점을 전통지에 안료로 인쇄했습니다. 18mm 오크 액자에 무반사 아크릴을 끼웠습니다.',
    ),
    editions: [
      first(
        text(
          'Treo cách nhau 6 cm, đường núi sẽ chạy qua khe tường.',
          'Hang them 6 cm apart and the ridge runs across the gap.',
          '6cm 간격으로 걸면 능선이 벽을 건너 이어집니다.',
        ),
      ),
      edition(
        'large',
        text('khổ lớn 70 × 100', 'large 70 × 100', '라지 70 × 100'),
        text(
          'Khổ lớn cho bức tường sau sofa trên 2 m.',
          'The large format, for the wall behind a sofa over 2 m.',
          '2m가 넘는 소파 뒤 벽을 위한 큰 판형입니다.',
        ),
        { price: 2_150_000, size: [152, 3, 100], kg: 9 },
      ),
    ],
  },
  {
    model: 'cushion-linen-set',
    brand: 'lua-ha',
    price: 890_000,
    kg: 2,
    rooms: ['living-room', 'bedroom'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Ba vỏ gối đất nung, cát và kem nhuộm củ nâu, viền lé tự nhiên. Ruột sợi tái chế nhồi dày, giặt máy 30 °C.',
      'Clay, sand and cream covers dyed with yam root, edges self-piped. Dense recycled filling, machine wash at 30 °C.',
      '뿌리 염료로 물들인 클레이, 샌드, 크림 커버에 같은 천으로 테를 둘렀습니다. 재생 충전재를 빵빵하게 채웠고 30°C 세탁이 됩니다.',
    ),
    editions: [
      first(
        text(
          'Ba sắc đất cho chiếc sofa màu trung tính.',
          'Three earth tones for a neutral sofa.',
          '무채색 소파를 위한 세 가지 흙빛입니다.',
        ),
      ),
      edition(
        'cover',
        text('bộ ba vỏ gối', 'covers only', '커버 3종'),
        text(
          'Chỉ vỏ, cho nhà đã có ruột gối 50 × 50.',
          'Covers only, for homes that have 50 × 50 pads.',
          '50×50 솜이 있는 집을 위한 커버만의 구성입니다.',
        ),
        { price: 540_000, kg: 1 },
      ),
      edition(
        'lumbar',
        text('gối tựa lưng dài', 'lumbar', '허리 쿠션'),
        text(
          'Gối dài 70 × 35 cm đỡ thắt lưng khi ngồi đọc.',
          'A 70 × 35 cm bolster for the small of your back.',
          '책 읽을 때 허리를 받치는 70×35cm 긴 쿠션입니다.',
        ),
        { price: 390_000, size: [70, 35, 14], kg: 1 },
      ),
    ],
  },
  {
    model: 'basket-rattan',
    brand: 'trang-may',
    price: 460_000,
    kg: 2,
    rooms: ['living-room', 'bedroom', 'bathroom', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Thúng đan nong mốt dày, miệng cạp hai lớp chắc như thúng gánh. Hai quai luồn da, đựng chăn, đồ chơi hay làm áo chậu đều được.',
      'Tightly woven with a double-bound rim, strong as a market basket. Leather-wrapped handles; for throws, toys or over a plant pot.',
      '촘촘히 엮고 테를 두 겹으로 감아 장바구니처럼 튼튼합니다. 가죽을 감은 손잡이로 담요나 장난감, 화분 커버로 씁니다.',
    ),
    editions: [
      first(
        text(
          'Chỗ để mọi thứ chưa có chỗ.',
          'A place for what has no place yet.',
          '아직 자리가 없는 물건의 자리입니다.',
        ),
      ),
      edition(
        'lid',
        text('có nắp', 'with lid', '뚜껑형'),
        text(
          'Có nắp đan khít, làm giỏ đồ giặt kín đáo.',
          'A close-fitting lid makes it a discreet laundry hamper.',
          '꼭 맞는 뚜껑이 있어 단정한 빨래 바구니가 됩니다.',
        ),
        { price: 620_000, size: [42, 42, 52], kg: 3 },
      ),
      edition(
        'set',
        text('bộ ba cỡ', 'set of three sizes', '3가지 크기 세트'),
        text(
          'Ba cỡ lồng vào nhau, giao gọn trong một hộp.',
          'Three sizes nest into each other and ship in one box.',
          '세 크기가 포개져 한 상자로 배송됩니다.',
        ),
        { price: 1_150_000, kg: 5 },
      ),
    ],
  },
];
