import { text } from '../text.ts';
import { edition, first, type Piece } from './piece.ts';

export const sofaPieces: readonly Piece[] = [
  {
    model: 'sofa-linen-oat',
    brand: 'sai-tay',
    price: 18_900_000,
    kg: 58,
    rooms: ['living-room', 'living-kitchen'],
    styles: ['scandinavian', 'modern'],
    about: text(
      'Tay vịn Sương chỉ dày 11 cm nên lòng ngồi rộng gần hai mét mà tổng chiều dài vẫn vừa một bức tường căn hộ. Lưng nghiêng 14 độ, ba gối tựa rời lật được hai mặt; đệm ngồi có lõi mút đàn hồi cao bọc một lớp lông vũ nhân tạo để ngồi xuống êm mà đứng lên không lún.',
      'Sương’s arms are only 11 cm thick, so nearly two metres of seat fit a wall in a flat. The back leans 14 degrees with three loose, reversible cushions; the seat has a resilient foam core wrapped in down-like fibre, soft to sit into and easy to rise from.',
      '스엉의 팔걸이는 두께 11cm라 아파트 벽 한 면에 2미터 가까운 좌석이 들어갑니다. 등은 14도 기울고 등쿠션 세 개는 앞뒤로 뒤집어 쓸 수 있습니다. 좌방석은 고탄성 폼을 솜털 같은 섬유로 감싸 푹신하게 앉고 가볍게 일어납니다.',
    ),
    editions: [
      first(
        text(
          'Chiếc sofa được đặt nhiều nhất của chúng tôi cho phòng khách từ 15 đến 22 m².',
          'Our most ordered sofa for living rooms of 15 to 22 m².',
          '15~22m² 거실에 가장 많이 주문하시는 소파입니다.',
        ),
      ),
      edition(
        'deep',
        text('lòng ghế sâu', 'deep seat', '딥 시트'),
        text(
          'Bản lòng sâu thêm 8 cm dành cho người cao trên 1,7 m hoặc nhà hay nằm xem phim.',
          'Eight centimetres deeper, for people over 1.7 m or families who watch films lying down.',
          '좌석을 8cm 깊게 만들어 키 170cm가 넘거나 누워서 영화를 보는 집에 어울립니다.',
        ),
        { price: 20_600_000, size: [214, 102, 80], kg: 61, madeToOrder: true },
      ),
      edition(
        'set',
        text('kèm đôn gác chân', 'with footstool', '오토만 세트'),
        text(
          'Đi cùng một đôn 70 × 50 cm cùng vải: gác chân buổi tối, kê thêm chỗ khi có khách.',
          'Comes with a 70 × 50 cm footstool in the same cloth: feet up at night, one more seat for guests.',
          '같은 원단의 70×50cm 오토만이 함께 옵니다. 저녁엔 다리를 올리고 손님이 오면 의자로 쓰세요.',
        ),
        { price: 22_400_000, kg: 69 },
      ),
    ],
  },
  {
    model: 'sofa-linen-moss',
    brand: 'sai-tay',
    price: 18_900_000,
    kg: 58,
    rooms: ['living-room', 'multipurpose'],
    styles: ['modern', 'other'],
    about: text(
      'Xanh rêu được nhuộm hai lượt trên nền sợi be nên dưới nắng thấy cả hai sắc. Chân gỗ óc chó tiện côn cao 15 cm, robot hút bụi chui lọt và phòng nhìn thoáng sàn.',
      'The moss is dyed twice over a beige yarn, so sunlight brings out both tones. Tapered walnut legs, 15 cm high, let a robot vacuum pass and keep the floor in view.',
      '베이지 실 위에 모스 그린을 두 번 물들여 햇빛 아래 두 색이 함께 보입니다. 15cm 높이의 월넛 다리 아래로 로봇 청소기가 지나가고 바닥이 시원하게 드러납니다.',
    ),
    editions: [
      first(
        text(
          'Màu xanh rêu trầm giấu vết bẩn hằng ngày tốt, hợp nhà có trẻ nhỏ và tường màu ấm.',
          'A quiet moss that hides everyday marks well; good with children and warm-coloured walls.',
          '차분한 이끼색이라 생활 얼룩이 잘 보이지 않아, 아이가 있는 집과 따뜻한 벽색에 잘 어울립니다.',
        ),
      ),
      edition(
        'long',
        text('bản dài 2,4 m', '240 cm version', '240cm 롱 버전'),
        text(
          'Kéo dài thêm 26 cm, đủ cho một người nằm duỗi thẳng và một người ngồi ở đầu kia.',
          'Twenty-six centimetres longer: one person can lie out flat while another sits at the end.',
          '26cm 더 길어 한 사람이 쭉 눕고도 끝에 한 사람이 앉을 수 있습니다.',
        ),
        { price: 21_900_000, size: [240, 94, 80], kg: 65, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'sofa-linen-clay',
    brand: 'sai-tay',
    price: 13_900_000,
    kg: 43,
    rooms: ['living-room', 'bedroom', 'living-kitchen'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Bản hai chỗ giữ nguyên độ sâu và lưng nghiêng của Sương ba chỗ, chỉ rút chiều dài, nên ngồi không hề gò bó. Vỏ bọc chia năm mảnh có dây kéo, tháo và giặt trong một buổi sáng.',
      'The two-seater keeps the depth and lean of its larger sister and only gives up length, so nothing feels cramped. The cover unzips in five parts and can be washed in a morning.',
      '3인용과 깊이와 등 각도는 같고 길이만 줄여 앉은 느낌이 답답하지 않습니다. 커버는 다섯 조각으로 지퍼가 달려 반나절이면 벗겨 세탁할 수 있습니다.',
    ),
    editions: [
      first(
        text(
          'Dài 1,64 m, vào vừa thang máy chung cư mà không phải tháo chân.',
          'At 1.64 m it rides in an apartment lift with its legs on.',
          '길이 1.64m로 다리를 떼지 않고 아파트 엘리베이터에 실립니다.',
        ),
      ),
      edition(
        'bed',
        text('có giường kéo', 'with pull-out bed', '풀아웃 베드형'),
        text(
          'Bên dưới có khung kéo thành giường 135 × 190 cm cho khách ngủ lại, mở trong ba mươi giây.',
          'A frame slides out into a 135 × 190 cm guest bed in thirty seconds.',
          '아래 프레임을 당기면 30초 만에 135×190cm 손님 침대가 됩니다.',
        ),
        { price: 18_700_000, size: [164, 96, 82], kg: 71, madeToOrder: true },
      ),
      edition(
        'pair',
        text('bộ hai chiếc kê đối diện', 'set of two, facing', '마주 보는 2점 세트'),
        text(
          'Hai chiếc kê đối diện qua bàn trà là cách bày phòng khách nói chuyện dễ nhất, nhất là nhà không xem ti vi.',
          'Two of them facing over a coffee table make the easiest room for talking, above all without a television.',
          '테이블을 사이에 두고 마주 놓으면 대화하기 가장 좋은 거실이 됩니다. TV가 없는 집이라면 더욱 그렇습니다.',
        ),
        { price: 26_500_000, kg: 86 },
      ),
    ],
  },
  {
    model: 'sofa-boucle-cream',
    brand: 'sai-tay',
    price: 26_500_000,
    kg: 66,
    rooms: ['living-room', 'master-room'],
    styles: ['luxury', 'modern'],
    about: text(
      'Đường cong của Đồi lấy từ một vòng tròn bán kính 2,1 m nên người ngồi hai đầu tự nhiên quay vào nhau. Khung uốn từ mười một lớp ván bạch dương ép, mặt sau bọc kín để đặt giữa phòng vẫn đẹp từ mọi phía.',
      'The curve of Đồi is cut from a circle of 2.1 m radius, so people at its ends turn towards each other. Its frame is bent from eleven layers of birch and fully upholstered behind, to stand in the middle of a room.',
      '도이의 곡선은 반지름 2.1m 원에서 따와, 양 끝에 앉아도 자연스레 서로를 바라보게 됩니다. 자작나무 열한 겹을 휘어 만든 프레임은 뒷면까지 감싸 방 한가운데 두어도 아름답습니다.',
    ),
    editions: [
      first(
        text(
          'Dành cho phòng khách vuông, đặt rời tường và xoay về phía cửa sổ.',
          'For a square living room, set away from the wall and turned to the window.',
          '정사각형 거실에서 벽과 떨어뜨려 창을 향해 놓기 좋습니다.',
        ),
      ),
      edition(
        'set',
        text('kèm ghế bành Đồi', 'with Doi armchair', '도이 암체어 세트'),
        text(
          'Mua cùng ghế bành Đồi một màu, tiết kiệm hơn mua lẻ và cùng một mẻ vải nên không lệch tông.',
          'With the matching armchair, cut from the same bolt so the tone agrees, and for less than the two apart.',
          '같은 롤의 원단으로 만든 암체어를 함께 드려 색이 꼭 맞고, 따로 사는 것보다 저렴합니다.',
        ),
        { price: 35_200_000, kg: 92 },
      ),
    ],
  },
  {
    model: 'sofa-leather-cognac',
    brand: 'sai-tay',
    price: 32_800_000,
    kg: 64,
    rooms: ['living-room', 'multipurpose'],
    styles: ['industrial', 'modern'],
    about: text(
      'Da bò lớp mặt dày 1,4 mm thuộc thực vật, chưa phủ nhựa, nên còn thấy lỗ chân lông và vết sẹo tự nhiên. Tràm có tay vuông, đệm căng phẳng và chân thép sơn đen; sau hai năm da sẫm dần ở chỗ hay ngồi.',
      'Vegetable-tanned top-grain hide, 1.4 mm thick and uncoated, with its pores and natural scars. Tràm has square arms, taut cushions and black steel feet; within two years the hide darkens where you sit.',
      '코팅하지 않은 1.4mm 식물성 무두질 통가죽이라 모공과 자연스러운 흉터가 보입니다. 각진 팔걸이와 팽팽한 쿠션, 검은 강철 다리를 갖췄고 2년쯤 지나면 앉는 자리부터 색이 깊어집니다.',
    ),
    editions: [
      first(
        text(
          'Một chiếc sofa để dùng hai mươi năm: đắt lúc mua, rẻ khi chia theo năm.',
          'A sofa for twenty years: dear on the day, cheap by the year.',
          '스무 해를 쓰는 소파. 살 때는 비싸도 해마다 나누면 저렴합니다.',
        ),
      ),
      edition(
        'two',
        text('bản hai chỗ', 'two-seat', '2인용'),
        text(
          'Bản hai chỗ dài 1,56 m cho phòng đọc sách hoặc văn phòng nhỏ.',
          'The two-seat version, 1.56 m, for a study or a small office.',
          '길이 1.56m의 2인용으로 서재나 작은 사무실에 알맞습니다.',
        ),
        { price: 25_400_000, size: [156, 90, 78], kg: 49 },
      ),
      edition(
        'set',
        text('kèm gối cổ da', 'with leather headrest', '가죽 헤드레스트 포함'),
        text(
          'Thêm hai gối cổ da có quả nặng phía sau, đặt đâu cũng nằm yên.',
          'Adds two counterweighted leather headrests that stay wherever you put them.',
          '뒤쪽에 추가 달린 가죽 헤드레스트 두 개를 더해 어디에 걸쳐도 흘러내리지 않습니다.',
        ),
        { price: 34_900_000, kg: 67 },
      ),
    ],
  },
  {
    model: 'sofa-sectional-sand',
    brand: 'sai-tay',
    price: 29_900_000,
    kg: 96,
    rooms: ['living-room', 'living-kitchen'],
    styles: ['modern', 'scandinavian'],
    about: text(
      'Thềm ngồi sát đất trên bệ phẳng như bậc thềm nhà, ghế duỗi chân dài 1,64 m đổi bên trái phải được nhờ hai khóa cài. Vải cotton dệt chéo 420 g/m² chịu sáu mươi nghìn lượt cọ, đã xử lý chống thấm nhẹ.',
      'Thềm sits on a low plinth like the step of a house, and its 1.64 m chaise swaps sides with two clips. The 420 g/m² cotton twill stands sixty thousand rubs and is lightly stain-treated.',
      '템은 집의 섬돌처럼 낮은 받침 위에 놓이고, 1.64m 카우치는 클립 두 개로 좌우를 바꿀 수 있습니다. 420g/m² 면 능직은 마찰 6만 회를 견디며 가벼운 발수 처리를 했습니다.',
    ),
    editions: [
      first(
        text(
          'Cả nhà bốn người cùng nằm xem phim, con chó cũng còn chỗ.',
          'A family of four can watch a film lying down, with room left for the dog.',
          '네 식구가 함께 누워 영화를 보고도 강아지 자리가 남습니다.',
        ),
      ),
      edition(
        'small',
        text('bản gọn 2,45 m', 'compact 245', '컴팩트 245'),
        text(
          'Rút còn 2,45 m cho phòng khách hẹp mà vẫn giữ ghế duỗi chân dài.',
          'Shortened to 2.45 m for narrow rooms, with the chaise at full length.',
          '좁은 거실에 맞춰 2.45m로 줄이되 카우치 길이는 그대로입니다.',
        ),
        { price: 26_800_000, size: [245, 164, 74], kg: 84 },
      ),
      edition(
        'storage',
        text('có hộc chứa đồ', 'with storage', '수납형'),
        text(
          'Dưới ghế duỗi chân có hộc 180 lít mở bằng piston: chăn mùa đông, đồ chơi, đèn Tết.',
          'Under the chaise a gas lift opens 180 litres of storage: winter quilts, toys, Tết lights.',
          '카우치 아래에 가스 리프트로 열리는 180리터 수납공간이 있어 겨울 이불과 장난감, 명절 장식을 넣습니다.',
        ),
        { price: 33_400_000, kg: 104, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'sofa-velvet-forest',
    brand: 'sai-tay',
    price: 24_900_000,
    kg: 60,
    rooms: ['living-room', 'master-room'],
    styles: ['luxury', 'other'],
    about: text(
      'Tay tròn, lưng liền, nút chìm ẩn: Vườn là dáng cổ điển đã bỏ bớt trang sức. Nhung cotton dệt ngắn nên sờ mát, tuyết nhung đổi sắc từ lục đậm sang đen tùy hướng vuốt; chân bịt đồng đúc.',
      'Rounded arms, one-piece back, hidden buttons: Vườn is a classic with most of its jewellery taken off. The short cotton pile feels cool and turns from green to near black as you stroke it; the feet are capped in cast brass.',
      '둥근 팔걸이와 이음매 없는 등, 감춘 단추. 브언은 장식을 덜어 낸 클래식입니다. 짧은 면 벨벳은 촉감이 시원하고 쓸어내리는 방향에 따라 짙은 초록에서 검정까지 변하며, 발끝은 황동 주물로 감쌌습니다.',
    ),
    editions: [
      first(
        text(
          'Một mảng xanh rừng đủ mạnh để căn phòng trắng không cần thêm tranh.',
          'A block of forest green strong enough that a white room needs no painting.',
          '짙은 숲의 초록 하나로 하얀 방에 그림이 필요 없습니다.',
        ),
      ),
      edition(
        'love',
        text('bản đôi 1,5 m', 'loveseat 150', '러브시트 150'),
        text(
          'Ghế đôi dài 1,5 m cho cuối giường hoặc góc cửa sổ lồi.',
          'A 1.5 m loveseat for the foot of a bed or a bay window.',
          '길이 1.5m의 러브시트로 침대 발치나 돌출 창가에 어울립니다.',
        ),
        { price: 18_600_000, size: [150, 88, 78], kg: 44 },
      ),
    ],
  },
  {
    model: 'armchair-boucle-cream',
    brand: 'sai-tay',
    price: 9_800_000,
    kg: 24,
    rooms: ['living-room', 'bedroom', 'master-room'],
    styles: ['modern', 'luxury'],
    about: text(
      'Ghế ôm lưng thành một vòng liền, đế xoay ẩn 360 độ quay lại vị trí cũ khi đứng dậy. Bouclé vòng sợi nhỏ 3 mm, đã thử móng mèo và không rút sợi dài.',
      'The back wraps round in one band on a hidden swivel that returns to place when you stand. The bouclé has tight 3 mm loops, tested against cat claws without long pulls.',
      '등이 한 줄로 둥글게 감싸고, 숨은 회전 받침은 일어서면 제자리로 돌아옵니다. 3mm의 촘촘한 부클레는 고양이 발톱 시험에서도 올이 길게 뽑히지 않았습니다.',
    ),
    editions: [
      first(
        text(
          'Chiếc ghế giành nhau ngồi trong nhà, chúng tôi xin lỗi trước.',
          'The chair your family will argue over; we apologise in advance.',
          '가족이 서로 앉겠다고 다툴 의자입니다. 미리 사과드립니다.',
        ),
      ),
      edition(
        'pair',
        text('bộ hai ghế', 'set of two', '2개 세트'),
        text(
          'Hai ghế xoay kê chéo 45 độ bên cửa sổ thành một góc trà chiều hoàn chỉnh.',
          'Two swivels at 45 degrees by a window make a complete tea corner.',
          '창가에 45도로 두 개를 놓으면 오후의 차 자리가 완성됩니다.',
        ),
        { price: 18_600_000, kg: 48 },
      ),
    ],
  },
  {
    model: 'armchair-velvet-laterite',
    brand: 'sai-tay',
    price: 10_200_000,
    kg: 24,
    rooms: ['living-room', 'bedroom'],
    styles: ['luxury', 'other'],
    about: text(
      'Sắc đá ong nung của nhung được lấy từ chân tháp Chăm lúc sau mưa. Cùng khung vòng với Đồi kem nhưng đế tĩnh, thấp hơn một phân, hợp kê cạnh kệ sách.',
      'The laterite of the velvet was matched to the foot of a Cham tower after rain. It shares the ring frame of the cream Đồi on a fixed base, and stands well beside a bookcase.',
      '비 온 뒤 참파 탑 밑동의 라테라이트 색을 옮긴 벨벳입니다. 크림색 도이와 같은 원형 프레임에 고정 받침을 달아 책장 옆에 두기 좋습니다.',
    ),
    editions: [
      first(
        text(
          'Một chấm đỏ đất cho căn phòng nhiều be và gỗ sáng.',
          'One dot of fired earth for a room of beige and pale wood.',
          '베이지와 밝은 나무가 많은 방에 찍는 붉은 흙빛 한 점입니다.',
        ),
      ),
      edition(
        'stool',
        text('kèm đôn tròn', 'with round footstool', '원형 오토만 세트'),
        text(
          'Thêm đôn tròn 48 cm cùng nhung, đặt đối diện để gác chân đọc sách.',
          'Adds a 48 cm round footstool in the same velvet for reading with your feet up.',
          '같은 벨벳의 지름 48cm 원형 오토만을 더해 다리를 올리고 책을 읽을 수 있습니다.',
        ),
        { price: 12_900_000, kg: 31 },
      ),
    ],
  },
  {
    model: 'armchair-oak-linen',
    brand: 'moc-suong',
    price: 8_600_000,
    kg: 15,
    rooms: ['living-room', 'multipurpose', 'other'],
    styles: ['scandinavian', 'other'],
    about: text(
      'Ghế mang tên Hiên vì được vẽ cho chỗ ấy: lưng ngả 18 độ, tay gỗ đủ rộng để đặt chén trà. Khung sồi ghép mộng, đệm rời buộc dây, mưa hắt chỉ cần nhấc đệm vào.',
      'It is named Hiên, veranda, for the place it was drawn for: an 18-degree recline and wooden arms wide enough for a cup of tea. The cushions tie on; when rain blows in, just lift them off.',
      '툇마루를 뜻하는 히엔이라는 이름 그대로 그 자리를 위해 그렸습니다. 등은 18도로 기울고 나무 팔걸이는 찻잔을 올릴 만큼 넓습니다. 쿠션은 끈으로 묶여 비가 들이치면 걷어 오면 됩니다.',
    ),
    editions: [
      first(
        text(
          'Chiếc ghế cùng tên với chúng tôi, và là chiếc được vẽ đầu tiên.',
          'The chair that shares our name, and the first one drawn.',
          '저희와 이름이 같은, 가장 먼저 그린 의자입니다.',
        ),
      ),
      edition(
        'pair',
        text('bộ đôi kèm đôn', 'pair with footstool', '2개와 오토만 세트'),
        text(
          'Bộ đôi với một đôn dùng chung, vừa khít ban công sâu 1,4 m.',
          'A pair sharing one footstool, made to fit a balcony 1.4 m deep.',
          '의자 두 개와 오토만 하나. 깊이 1.4m 발코니에 꼭 맞습니다.',
        ),
        { price: 18_900_000, kg: 36 },
      ),
      edition(
        'rock',
        text('bản chân bập bênh', 'rocking base', '로킹형'),
        text(
          'Thay chân bằng thanh uốn bập bênh, biên độ nhỏ để ru con mà không say.',
          'The legs become shallow rockers: enough to lull a child, not enough to make you queasy.',
          '다리를 완만한 로커로 바꿔 아이를 재우기에 알맞고 어지럽지 않습니다.',
        ),
        { price: 9_900_000, size: [72, 88, 80], kg: 16, madeToOrder: true },
      ),
    ],
  },
  {
    model: 'armchair-walnut-leather',
    brand: 'moc-suong',
    price: 14_500_000,
    kg: 17,
    rooms: ['living-room', 'master-room'],
    styles: ['luxury', 'industrial'],
    about: text(
      'Cùng dáng Hiên nhưng khung óc chó lau dầu và đệm da cognac khâu nổi hai đường. Phía sau lưng là ba đai da bản 6 cm luồn qua khóa đồng, siết lại được khi da giãn.',
      'The same Hiên in oiled walnut with double-stitched cognac hide. Behind, three 6 cm leather straps run through brass buckles and can be tightened as the hide stretches.',
      '같은 히엔을 오일 마감 월넛과 이중 스티치 코냑 가죽으로 만들었습니다. 등 뒤에는 폭 6cm 가죽 스트랩 세 줄이 황동 버클에 걸려 있어 늘어나면 다시 조일 수 있습니다.',
    ),
    editions: [
      first(
        text(
          'Cho góc đọc sách có đèn cây và một ly gì đó sóng sánh.',
          'For a reading corner with a floor lamp and a glass of something amber.',
          '플로어 램프와 호박빛 한 잔이 있는 독서 자리에 어울립니다.',
        ),
      ),
      edition(
        'stool',
        text('kèm đôn da', 'with leather footstool', '가죽 오토만 세트'),
        text(
          'Đôn đai da cùng bộ gập phẳng còn 9 cm, cất sau cửa khi không dùng.',
          'The matching strap footstool folds to 9 cm and hides behind a door.',
          '짝을 이루는 스트랩 오토만은 9cm로 접혀 문 뒤에 보관할 수 있습니다.',
        ),
        { price: 18_300_000, kg: 22 },
      ),
    ],
  },
  {
    model: 'pouf-boucle-cream',
    brand: 'lua-ha',
    price: 2_900_000,
    kg: 7,
    rooms: ['living-room', 'bedroom', 'multipurpose'],
    styles: ['modern', 'scandinavian'],
    about: text(
      'Đôn tròn dẹt như hòn cuội, lõi mút hai độ cứng: giữa chắc để ngồi, mép mềm để tựa chân. Đáy có vải chống trượt, trẻ con kéo đi khắp nhà không xước sàn.',
      'Flat and round as a river pebble, with a two-density core: firm in the middle to sit on, soft at the rim for your calves. Its non-slip base lets children drag it about without scratching.',
      '강돌처럼 납작하고 둥근 푸프입니다. 속은 두 가지 경도라 가운데는 앉기 좋게 단단하고 가장자리는 다리를 얹기 좋게 부드럽습니다. 바닥은 미끄럼 방지 천이라 아이가 끌고 다녀도 마루가 긁히지 않습니다.',
    ),
    editions: [
      first(
        text(
          'Món đồ phụ hay được dùng hơn món chính.',
          'The extra piece that gets more use than the main one.',
          '곁들이려다 주인공이 되는 가구입니다.',
        ),
      ),
      edition(
        'large',
        text('cỡ lớn 80 cm', 'large 80', '라지 80'),
        text(
          'Đường kính 80 cm, đặt khay gỗ lên là thành bàn trà mềm an toàn cho em bé tập đi.',
          'Eighty centimetres across; add a tray and it becomes a soft coffee table, safe for toddlers.',
          '지름 80cm로 쟁반을 올리면 걸음마하는 아이에게도 안전한 소프트 테이블이 됩니다.',
        ),
        { price: 4_300_000, size: [80, 80, 40], kg: 11 },
      ),
      edition(
        'pair',
        text('bộ đôi bạn nhỏ', 'set of two', '2개 세트'),
        text(
          'Hai đôn cho hai bạn nhỏ, đẩy gọn dưới bàn console khi dọn nhà.',
          'Two poufs for two small people; both slide under a console at tidy-up time.',
          '아이 둘을 위한 푸프 두 개. 정리할 때는 콘솔 아래로 쏙 들어갑니다.',
        ),
        { price: 5_400_000, kg: 14 },
      ),
    ],
  },
];
