import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

export const chairPieces: readonly Piece[] = [
  {
    model: 'chair-oak-cord',
    brand: 'moc-suong',
    price: 2_650_000,
    kg: 5,
    rooms: ['living-kitchen', 'kitchen'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Mặt ghế bện từ một sợi dây giấy xoắn dài 120 mét, đàn hồi như võng và không hằn đùi. Tựa lưng một thanh sồi uốn hơi nước, tay cầm nhấc lên nhẹ chưa tới năm ký.',
      'The seat is woven from a single 120-metre paper cord, springy as a hammock and kind to the thighs. The back is one steam-bent rail; the whole chair weighs under five kilos.',
      '120미터 페이퍼 코드 한 줄로 엮은 좌판은 해먹처럼 탄력이 있어 허벅지가 배기지 않습니다. 등은 증기로 휜 오크 한 줄이고 무게는 5kg이 안 됩니다.',
    ),
    editions: [
      first(
        text(
          'Ghế ăn nhẹ nhàng cho bàn gỗ sáng màu.',
          'A light dining chair for a pale wooden table.',
          '밝은 나무 식탁에 어울리는 가벼운 의자입니다.',
        ),
      ),
      edition(
        'set4',
        text('bộ bốn ghế', 'set of four', '4개 세트'),
        text(
          'Bốn ghế cùng một đợt bện nên màu dây đều nhau từ chiếc đầu đến chiếc cuối.',
          'Four chairs from one weaving run, so the cord matches from first to last.',
          '같은 회차에 엮은 네 개라 코드 색이 처음부터 끝까지 고릅니다.',
        ),
        { price: 9_900_000, kg: 20 },
      ),
      edition(
        'arm',
        text('có tay vịn', 'with arms', '팔걸이형'),
        text(
          'Thêm tay vịn ngắn 22 cm, đủ tì khuỷu mà vẫn đẩy lọt gầm bàn cao 74.',
          'Short 22 cm arms hold an elbow and still slide under a 74 cm table.',
          '22cm의 짧은 팔걸이로 팔꿈치를 기대고도 74cm 식탁 아래로 들어갑니다.',
        ),
        { price: 3_250_000, size: [56, 52, 77], kg: 6 },
      ),
    ],
  },
  {
    model: 'chair-black-cord',
    brand: 'moc-suong',
    price: 2_750_000,
    kg: 5,
    rooms: ['living-kitchen', 'kitchen'],
    styles: ['modern', 'industrial'],
    about: text(
      'Khung sồi nhuộm đen còn thấy vân, dây bện giữ màu mộc để tạo tương phản. Màu đen ngấm vào thớ chứ không phủ mặt nên trầy nhẹ cũng không lộ gỗ trắng.',
      'The oak is stained black with its grain showing, against cord left natural. The stain sinks into the fibres, so a light scratch does not show white.',
      '결이 보이도록 검게 물들인 오크와 자연색 코드의 대비를 살렸습니다. 색이 나무 속까지 배어 살짝 긁혀도 하얗게 드러나지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Nét đen mảnh viền quanh bàn sáng, như vẽ bằng mực.',
          'A thin black line around a pale table, as if inked.',
          '밝은 식탁을 먹선으로 그린 듯한 가는 검정입니다.',
        ),
      ),
      edition(
        'pair',
        text('bộ hai ghế', 'set of two', '2개 세트'),
        text(
          'Hai ghế cho bàn ăn đôi hay hai đầu một bàn dài.',
          'Two chairs for a table for two, or the ends of a long one.',
          '2인 식탁이나 긴 식탁의 양 끝에 두기 좋은 두 개 세트입니다.',
        ),
        { price: 5_300_000, kg: 10 },
      ),
      edition(
        'set6',
        text('bộ sáu ghế', 'set of six', '6개 세트'),
        text(
          'Bộ sáu cho bàn 1,8 m; giao trong ba thùng, tháo ra là dùng, không cần lắp.',
          'Six for a 1.8 m table, in three cartons, ready to use without assembly.',
          '1.8m 식탁에 맞는 여섯 개로 상자 세 개에 담겨 오며 조립이 필요 없습니다.',
        ),
        { price: 15_400_000, kg: 30 },
      ),
    ],
  },
  {
    model: 'chair-walnut-linen',
    brand: 'moc-suong',
    price: 3_400_000,
    kg: 6,
    rooms: ['living-kitchen'],
    styles: ['luxury', 'modern'],
    about: text(
      'Khẽ có đệm lưng tách khỏi khung bằng hai chốt đồng nhỏ, gió lùa qua khe nên ngồi lâu không nóng. Chân sau choãi 9 độ để ngả nhẹ mà không bật ngửa.',
      'Khẽ’s back pad floats off the frame on two small brass pins, letting air through. The rear legs rake 9 degrees, so you can lean a little and never tip.',
      '케의 등 패드는 작은 황동 핀 두 개로 프레임에서 살짝 떠 있어 바람이 통합니다. 뒷다리가 9도 벌어져 가볍게 기대도 넘어가지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Kéo ra không tiếng động, đúng như tên: chân có nút nỉ thay được.',
          'It slides out without a sound, as its name says: the felt glides are replaceable.',
          '이름처럼 소리 없이 빼집니다. 다리의 펠트 캡은 교체할 수 있습니다.',
        ),
      ),
      edition(
        'set4',
        text('bộ bốn ghế', 'set of four', '4개 세트'),
        text(
          'Bốn ghế kèm một bộ vỏ đệm dự phòng để thay khi giặt.',
          'Four chairs with a spare set of covers for wash days.',
          '네 개 세트에 세탁할 때 쓰는 여벌 커버를 드립니다.',
        ),
        { price: 12_900_000, kg: 24 },
      ),
    ],
  },
  {
    model: 'chair-oak-cane',
    brand: 'trang-may',
    price: 2_950_000,
    kg: 6,
    rooms: ['living-kitchen', 'kitchen', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Lưng mây mắt cáo căng trong khung sồi cong, trông như một ô cửa sổ nhỏ. Sợi mây lót một lớp lưới chìm nên tựa mạnh không bị võng.',
      'Hexagon cane stretched in a curved oak frame, like a small window at your back. A hidden mesh behind it keeps the cane from sagging.',
      '휘어진 오크 틀에 육각 케인을 팽팽히 매어 등 뒤의 작은 창 같습니다. 뒤에 숨은 망이 있어 세게 기대도 처지지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Ghế mát lưng cho bữa trưa không bật máy lạnh.',
          'A cool back for lunch without air conditioning.',
          '에어컨 없는 점심에도 등이 시원한 의자입니다.',
        ),
      ),
      edition(
        'set4',
        text('bộ bốn ghế', 'set of four', '4개 세트'),
        text(
          'Bốn ghế do cùng một nhà thợ đan, mã thợ giống nhau dưới mặt ghế.',
          'Four chairs woven by one household, with the same code beneath each seat.',
          '한 집에서 엮은 네 개로, 좌판 아래 장인 번호가 같습니다.',
        ),
        { price: 11_200_000, kg: 24 },
      ),
      edition(
        'arm',
        text('bản có tay, cho đầu bàn', 'carver with arms', '팔걸이형'),
        text(
          'Ghế đầu bàn có tay vòng, dành cho người kể chuyện trong nhà.',
          'The carver, with hooped arms, for the storyteller of the house.',
          '둥근 팔걸이가 있는 상석용으로 우리 집 이야기꾼의 자리입니다.',
        ),
        { price: 3_700_000, size: [57, 54, 82], kg: 7 },
      ),
    ],
  },
  {
    model: 'chair-oak-spindle',
    brand: 'moc-suong',
    price: 2_200_000,
    kg: 5,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Chín song tiện cắm xuyên mặt ghế và khóa bằng nêm, càng ngồi càng chặt. Mặt gỗ khoét lõm hai bên như yên ngựa, sâu 14 mm ở chỗ sâu nhất.',
      'Nine turned spindles pass through the seat and lock with wedges, tightening as you sit. The solid seat is scooped like a saddle, 14 mm at its deepest.',
      '깎은 살 아홉 개가 좌판을 관통해 쐐기로 잠겨 앉을수록 단단해집니다. 통판 좌면은 안장처럼 파여 가장 깊은 곳이 14mm입니다.',
    ),
    editions: [
      first(
        text(
          'Ghế nhà bếp dùng mỗi ngày, lau bằng khăn ướt cũng được.',
          'An everyday kitchen chair that does not mind a wet cloth.',
          '매일 쓰는 부엌 의자, 젖은 행주로 닦아도 괜찮습니다.',
        ),
      ),
      edition(
        'set4',
        text('bộ bốn ghế', 'set of four', '4개 세트'),
        text(
          'Bộ bốn xếp gọn trong hai thùng, đủ cho bàn 1,4 m.',
          'Four chairs in two cartons, right for a 1.4 m table.',
          '상자 두 개에 담긴 네 개로 1.4m 식탁에 맞습니다.',
        ),
        { price: 8_200_000, kg: 20 },
      ),
      edition(
        'kid',
        text('ghế ăn trẻ em', 'junior', '주니어 체어'),
        text(
          'Mặt ghế cao 58 cm có chỗ để chân, cho bé từ ba tuổi ngồi cùng bàn người lớn.',
          'A 58 cm seat with a footrest, so children from three can join the big table.',
          '발 받침이 있는 좌고 58cm로 세 살부터 어른 식탁에 함께 앉습니다.',
        ),
        { price: 2_400_000, size: [42, 46, 88], kg: 6 },
      ),
    ],
  },
  {
    model: 'chair-boucle-shell',
    brand: 'sai-tay',
    price: 3_600_000,
    kg: 8,
    rooms: ['living-kitchen', 'multipurpose'],
    styles: ['modern', 'luxury'],
    about: text(
      'Vỏ ghế ép liền một mảnh ôm từ hông lên lưng, bọc bouclé hai mặt. Bốn chân thép đen bắt vào một tấm chịu lực giấu trong đệm nên không bao giờ lung lay.',
      'A one-piece moulded shell hugs from hip to shoulder, in bouclé on both sides. The four black steel legs bolt to a plate hidden in the seat and never wobble.',
      '한 장으로 성형한 셸이 엉덩이에서 등까지 감싸고 안팎을 부클레로 씌웠습니다. 검은 강철 다리는 좌석 속 보강판에 고정되어 흔들리지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Ghế ăn mà ngồi được như ghế phòng khách.',
          'A dining chair as easy as a lounge chair.',
          '거실 의자처럼 편한 식탁 의자입니다.',
        ),
      ),
      edition(
        'pair',
        text('bộ hai ghế', 'set of two', '2개 세트'),
        text(
          'Hai ghế cho bàn tròn nhỏ hay bàn trang điểm và bàn viết cùng phòng.',
          'Two chairs for a small round table, or one each for the vanity and the desk.',
          '작은 원형 식탁이나 화장대와 책상에 하나씩 두는 두 개 세트입니다.',
        ),
        { price: 6_900_000, kg: 16 },
      ),
      edition(
        'swivel',
        text('chân xoay có bánh', 'swivel on castors', '회전 바퀴형'),
        text(
          'Đổi sang chân xoay năm bánh và piston nâng hạ, thành ghế làm việc không giống ghế văn phòng.',
          'On five castors with a gas lift it is a work chair that does not look like an office.',
          '다섯 바퀴 회전 다리와 가스 리프트를 달아 사무실 같지 않은 작업 의자가 됩니다.',
        ),
        { price: 4_500_000, size: [62, 62, 82], kg: 11 },
      ),
    ],
  },
  {
    model: 'chair-leather-shell',
    brand: 'sai-tay',
    price: 4_400_000,
    kg: 8,
    rooms: ['living-kitchen', 'multipurpose'],
    styles: ['industrial', 'modern'],
    about: text(
      'Vỏ Sò bọc da cognac khâu một đường chạy dọc sống lưng, lộn mép kín không thấy ghim. Da để mộc sẽ lên màu theo năm, chỗ vịn tay sậm trước.',
      'Vỏ Sò in cognac hide with one seam down the spine and turned edges that hide every staple. Left bare, the leather colours with the years, first where hands rest.',
      '보소에 코냑 가죽을 입혀 등줄기를 따라 한 줄로 박고 가장자리를 접어 마감했습니다. 가죽은 해마다 색이 깊어지며 손이 닿는 곳부터 짙어집니다.',
    ),
    editions: [
      first(
        text(
          'Màu da thuộc ấm bên mặt bàn óc chó hay bê tông đều hợp.',
          'Warm tan that suits walnut and concrete alike.',
          '월넛에도 콘크리트에도 어울리는 따뜻한 가죽색입니다.',
        ),
      ),
      edition(
        'set4',
        text('bộ bốn ghế', 'set of four', '4개 세트'),
        text(
          'Bốn ghế cắt từ hai tấm da cùng lô thuộc, chênh màu không đáng kể.',
          'Four chairs cut from two hides of one tanning batch, so the shade barely varies.',
          '같은 회차에 무두질한 가죽 두 장으로 만든 네 개라 색 차이가 거의 없습니다.',
        ),
        { price: 16_800_000, kg: 32 },
      ),
    ],
  },
  {
    model: 'barstool-oak-cord',
    brand: 'moc-suong',
    price: 2_480_000,
    kg: 5,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['scandinavian'],
    about: text(
      'Cao 66 cm cho đảo bếp 90, thanh gác chân bọc đồng ở mặt trước để không mòn gỗ. Mặt dây bện hơi lõm giữ người ngồi không trượt tới.',
      'At 66 cm it suits a 90 cm island; the front footrail is sleeved in brass against wear. The cord seat dips slightly and keeps you from sliding.',
      '좌고 66cm로 높이 90cm 아일랜드에 맞고, 앞 발걸이는 닳지 않도록 황동을 씌웠습니다. 코드 좌면이 살짝 패어 미끄러지지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Chỗ ngồi uống cà phê sáng và ký bài kiểm tra của con.',
          'A perch for morning coffee and for signing school reports.',
          '아침 커피를 마시고 아이 시험지에 사인하는 자리입니다.',
        ),
      ),
      edition(
        'set3',
        text('bộ ba ghế', 'set of three', '3개 세트'),
        text(
          'Ba ghế vừa khít đảo dài 2 m, mỗi người 60 cm.',
          'Three along a 2 m island, 60 cm each.',
          '길이 2m 아일랜드에 한 사람당 60cm씩 세 개가 꼭 맞습니다.',
        ),
        { price: 7_000_000, kg: 15 },
      ),
    ],
  },
  {
    model: 'barstool-walnut-leather',
    brand: 'moc-suong',
    price: 3_100_000,
    kg: 6,
    rooms: ['kitchen', 'living-kitchen'],
    styles: ['luxury', 'industrial'],
    about: text(
      'Mặt da đen dày 3 mm căng trên khung óc chó như mặt trống, bắt đinh đồng xung quanh. Không lưng tựa nên đẩy hết dưới mặt đảo.',
      'Black 3 mm saddle hide stretched over walnut like a drum and edged with brass nails. With no back it disappears under the counter.',
      '3mm 두께의 검은 안장 가죽을 북처럼 월넛 틀에 팽팽히 매고 황동 못을 둘렀습니다. 등받이가 없어 상판 아래로 완전히 들어갑니다.',
    ),
    editions: [
      first(
        text(
          'Ghế quầy đen trầm, lau một lượt là sạch bột mì.',
          'A deep black stool; flour wipes off in one pass.',
          '차분한 검정 스툴, 밀가루도 한 번에 닦입니다.',
        ),
      ),
      edition(
        'bar',
        text('bản cao 76 cm', 'bar height 76', '바 높이 76'),
        text(
          'Cao 76 cm cho quầy bar 1,05–1,1 m, thanh gác chân hai tầng.',
          'Seventy-six centimetres for a 1.05–1.1 m bar, with footrails at two levels.',
          '좌고 76cm로 1.05~1.1m 바에 맞고 발걸이가 두 단입니다.',
        ),
        { price: 3_400_000, size: [42, 42, 76], kg: 7 },
      ),
      edition(
        'pair',
        text('bộ hai ghế', 'set of two', '2개 세트'),
        text(
          'Một đôi cho quầy ăn sáng 1,2 m.',
          'A pair for a 1.2 m breakfast bar.',
          '1.2m 아침 식사 바에 맞는 두 개 세트입니다.',
        ),
        { price: 5_900_000, kg: 12 },
      ),
    ],
  },
  {
    model: 'stool-oak-round',
    brand: 'moc-suong',
    price: 980_000,
    kg: 3,
    rooms: ['bathroom', 'bedroom', 'kitchen', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Ba chân luôn vững trên sàn gồ ghề, mặt tròn dày 32 mm đục lỗ tay cầm ở giữa. Chồng được năm chiếc trong góc bếp.',
      'Three legs stand firm on any floor; the 32 mm round seat has a finger hole in the middle. Five stack in a kitchen corner.',
      '다리 셋이라 울퉁불퉁한 바닥에서도 안정적이고, 32mm 원형 좌판 가운데에 손잡이 구멍이 있습니다. 부엌 구석에 다섯 개까지 쌓입니다.',
    ),
    editions: [
      first(
        text(
          'Ghế thêm khi có khách, kệ đặt cây khi không có ai.',
          'An extra seat for guests, a plant stand when nobody comes.',
          '손님이 오면 의자, 평소엔 화분 받침입니다.',
        ),
      ),
      edition(
        'set4',
        text('bộ bốn chiếc', 'set of four', '4개 세트'),
        text(
          'Bốn chiếc chồng lên chỉ chiếm 36 × 36 cm sàn.',
          'Four stacked take 36 × 36 cm of floor.',
          '네 개를 쌓아도 바닥은 36×36cm만 차지합니다.',
        ),
        { price: 3_600_000, kg: 12 },
      ),
      edition(
        'black',
        text('sơn đen', 'stained black', '블랙 스테인'),
        text(
          'Nhuộm đen ngấm thớ, đứng trong phòng tắm sáng như một dấu chấm.',
          'Stained through in black, a full stop in a bright bathroom.',
          '속까지 검게 물들여 밝은 욕실에 마침표처럼 놓입니다.',
        ),
        { price: 1_050_000 },
      ),
    ],
  },
  {
    model: 'bench-oak',
    brand: 'moc-suong',
    price: 3_300_000,
    kg: 12,
    rooms: ['living-kitchen', 'bedroom', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Băng ghế một tấm sồi dày 30 mm, chân choãi ghép mộng xuyên. Rộng 36 cm nên ngồi khoanh chân hơi chật nhưng ngồi xỏ giày thì vừa đẹp.',
      'One 30 mm plank of oak on splayed legs with through-tenons. At 36 cm deep it is snug for sitting cross-legged and perfect for tying shoes.',
      '30mm 오크 통판에 벌어진 다리를 관통 장부로 짰습니다. 폭 36cm로 양반다리엔 조금 좁지만 신발 신기에는 딱 좋습니다.',
    ),
    editions: [
      first(
        text(
          'Cuối giường, dọc bàn ăn hay ngoài hiên, ở đâu cũng đúng chỗ.',
          'At the foot of a bed, along a table or on the veranda, it belongs.',
          '침대 발치, 식탁 옆, 툇마루 어디든 제자리입니다.',
        ),
      ),
      edition(
        'cushion',
        text('kèm nệm lanh', 'with linen pad', '리넨 방석 포함'),
        text(
          'Thêm nệm lanh dày 4 cm buộc bốn dây, tháo ra giặt được.',
          'Adds a 4 cm linen pad on four ties, removable for washing.',
          '두께 4cm 리넨 방석을 끈 네 개로 묶어 벗겨 세탁할 수 있습니다.',
        ),
        { price: 4_200_000, kg: 14 },
      ),
      edition(
        'long',
        text('bản dài 1,6 m', '160 version', '160 버전'),
        text(
          'Dài 1,6 m, ba người ngồi một bên bàn 1,8 m.',
          'At 1.6 m it seats three along a 1.8 m table.',
          '길이 1.6m로 1.8m 식탁 한쪽에 세 명이 앉습니다.',
        ),
        { price: 3_900_000, size: [160, 36, 45], kg: 15 },
      ),
    ],
  },
];
