import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

export const tipArticles: readonly ArticleContent[] = [
  {
    id: 1,
    slug: 'do-phong-truoc-khi-mua-sofa',
    type: 'guide',
    coverTags: ['sofa', 'living-room', 'modern'],
    daysAgo: 2,
    title: text(
      'Đo phòng trước khi mua sofa: năm con số cần ghi',
      'Measure before you buy a sofa: five numbers to write down',
      '소파를 사기 전에 재야 할 다섯 가지 숫자',
    ),
    excerpt: text(
      'Không phải chiều dài tường. Con số hay bị quên nhất là cửa thang máy.',
      'It is not the length of the wall. The number most often forgotten is the lift door.',
      '벽 길이만이 아닙니다. 가장 자주 잊는 숫자는 엘리베이터 문입니다.',
    ),
    body: [
      text(
        'Số thứ nhất là chiều rộng bức tường trừ đi 40 cm, để hai bên sofa còn chỗ thở và cắm được đèn. Số thứ hai là khoảng từ sofa đến ti vi: chừng một lần rưỡi đường chéo màn hình là dễ xem.',
        'First, the wall’s width minus 40 cm, so the sofa can breathe and a lamp can be plugged in. Second, the distance to the television: about one and a half times the screen’s diagonal is comfortable.',
        '첫째, 벽 너비에서 40cm를 뺀 값입니다. 소파 양옆에 여유가 있어야 조명도 꽂습니다. 둘째, TV까지의 거리입니다. 화면 대각선의 1.5배쯤이 편합니다.',
      ),
      text(
        'Số thứ ba là lối đi. Từ mép sofa đến bàn trà 35–45 cm, từ bàn trà đến kệ ti vi ít nhất 75 cm để đi qua mà không phải nghiêng người.',
        'Third, the walkways. Leave 35–45 cm between sofa and coffee table, and at least 75 cm between table and media unit so nobody walks sideways.',
        '셋째, 통로입니다. 소파와 테이블 사이는 35~45cm, 테이블과 TV장 사이는 몸을 틀지 않고 지나도록 최소 75cm를 두세요.',
      ),
      text(
        'Số thứ tư là chiều sâu lòng ghế. Người cao dưới 1,6 m ngồi hợp với lòng sâu 52–55 cm; sâu hơn thì cần gối tựa lưng. Hãy đo chiếc ghế bạn đang thấy dễ chịu nhất rồi so.',
        'Fourth, seat depth. Under 1.6 m tall, 52–55 cm suits; deeper needs a back cushion. Measure the chair you already find most comfortable and compare.',
        '넷째, 좌석 깊이입니다. 키가 160cm 이하라면 52~55cm가 맞고, 더 깊으면 등 쿠션이 필요합니다. 지금 가장 편한 의자를 재서 비교해 보세요.',
      ),
      text(
        'Số cuối cùng: cửa thang máy, cửa căn hộ và khúc quanh hành lang. Sofa dài 2,2 m thường không vào được thang máy chung cư cũ nếu không tháo chân. Ghi cả ba con số vào ô lời nhắn khi đặt hàng, người giao sẽ chuẩn bị trước.',
        'Last: the lift door, the flat’s door and the turn of the corridor. A 2.2 m sofa often will not enter an older lift unless its legs come off. Put all three numbers in the order note and the delivery crew will come prepared.',
        '마지막은 엘리베이터 문과 현관문, 복도 모퉁이입니다. 2.2m 소파는 다리를 떼지 않으면 오래된 아파트 엘리베이터에 안 들어가는 경우가 많습니다. 세 숫자를 주문 메모에 적어 주시면 배송팀이 미리 준비합니다.',
      ),
    ],
  },
  {
    id: 2,
    slug: 'den-tran-cao-bao-nhieu',
    type: 'guide',
    coverTags: ['ceiling-lamp', 'dining-room', 'dining-table', 'evening'],
    daysAgo: 9,
    title: text(
      'Treo đèn trần cao bao nhiêu là vừa?',
      'How high should a ceiling lamp hang?',
      '천장등, 얼마나 높이 달아야 할까요?',
    ),
    excerpt: text(
      'Ba căn phòng, ba con số, và một mẹo thử bằng giấy báo.',
      'Three rooms, three numbers, and a trick with newspaper.',
      '세 가지 방, 세 가지 숫자, 그리고 신문지 한 장으로 하는 시험.',
    ),
    body: [
      text(
        'Trên bàn ăn, đáy chao đèn nên cách mặt bàn 65–75 cm. Thấp hơn thì vướng tầm mắt người đối diện, cao hơn thì ánh sáng loãng và món ăn nhạt màu.',
        'Over a dining table the bottom of the shade belongs 65–75 cm above the top. Lower and it blocks the face opposite; higher and the light thins out and food looks pale.',
        '식탁 위에서는 갓 아래가 상판에서 65~75cm 떨어지게 다세요. 더 낮으면 맞은편 얼굴을 가리고, 더 높으면 빛이 옅어져 음식이 맛없어 보입니다.',
      ),
      text(
        'Trong phòng khách trần 2,7 m, đèn trần ở lối đi cần chừa ít nhất 2,1 m phía dưới. Nếu đèn treo trên bàn trà, hạ thêm 20 cm vẫn được vì không ai đi qua chỗ đó.',
        'In a living room with a 2.7 m ceiling, keep 2.1 m clear beneath a lamp on a walkway. Above a coffee table you may drop another 20 cm, since nobody walks there.',
        '천장 높이 2.7m 거실의 통로에서는 등 아래로 최소 2.1m를 비워 두세요. 거실 테이블 위라면 지나다니는 사람이 없으니 20cm 더 내려도 됩니다.',
      ),
      text(
        'Phòng ngủ thì khác: đèn trần chỉ để dọn phòng, còn tối đến nên dùng đèn bàn. Hãy chọn loại sát trần, có chụp mờ, để nằm xuống không nhìn thẳng vào bóng.',
        'Bedrooms differ: the ceiling lamp is for tidying up, and evenings belong to bedside lamps. Choose a flush model with a frosted shade, so that lying down you never look into the bulb.',
        '침실은 다릅니다. 천장등은 청소할 때만 쓰고 저녁에는 협탁 조명을 켜세요. 누웠을 때 전구가 보이지 않도록 불투명한 갓의 밀착형을 고르세요.',
      ),
      text(
        'Mẹo thử: cắt một vòng giấy báo bằng đường kính chao đèn, treo bằng dây ở độ cao định lắp, để hai ngày. Nếu không ai trong nhà va đầu hay né người, cứ thế mà khoan.',
        'The trick: cut a newspaper disc the size of the shade, hang it by a string at the planned height, and leave it for two days. If nobody bumps or ducks, go ahead and drill.',
        '시험 방법입니다. 갓 지름만큼 신문지를 오려 달려는 높이에 끈으로 걸고 이틀을 지내 보세요. 부딪히거나 피하는 사람이 없으면 그대로 타공하면 됩니다.',
      ),
    ],
  },
  {
    id: 3,
    slug: 'can-ho-45-met-vuong',
    type: 'guide',
    coverTags: ['living-kitchen', 'studio', 'scandinavian', 'small'],
    daysAgo: 16,
    title: text(
      'Căn hộ 45 m² và bảy món đủ sống thoải mái',
      'A 45 m² flat and the seven pieces that make it comfortable',
      '45m² 아파트를 편안하게 만드는 가구 일곱 점',
    ),
    excerpt: text(
      'Bớt món, chứ không bớt kích thước. Đồ nhỏ quá làm nhà chật hơn.',
      'Fewer pieces, not smaller ones. Tiny furniture makes a home feel tighter.',
      '크기가 아니라 가짓수를 줄이세요. 너무 작은 가구는 집을 더 좁아 보이게 합니다.',
    ),
    body: [
      text(
        'Sai lầm quen thuộc ở căn hộ nhỏ là mua mười lăm món nhỏ. Mỗi món có bốn chân, sáu mươi chân dưới sàn thì quét nhà cũng mệt. Bảy món đúng cỡ cho cảm giác rộng hơn.',
        'The usual mistake in a small flat is fifteen small pieces. Four legs each makes sixty legs on the floor, tiring even to sweep. Seven right-sized ones feel roomier.',
        '작은 집에서 흔히 하는 실수는 작은 가구를 열다섯 점 들이는 것입니다. 다리가 네 개씩이면 바닥에 예순 개, 청소도 고역입니다. 제 크기의 일곱 점이 더 넓어 보입니다.',
      ),
      text(
        'Danh sách của chúng tôi: một sofa 2 chỗ rộng rãi, một bàn trà có ngăn, một bàn ăn mở rộng, bốn ghế xếp chồng được, một giường có hộc, một tủ áo cao kịch trần, một kệ hẹp ở lối vào.',
        'Our list: one generous two-seat sofa, a coffee table with storage, an extending dining table, four stacking chairs, a bed with drawers, a wardrobe to the ceiling, and a slim console at the door.',
        '저희 목록은 넉넉한 2인 소파, 수납형 거실 테이블, 확장형 식탁, 포개지는 의자 네 개, 서랍 침대, 천장까지 닿는 옷장, 현관의 좁은 콘솔입니다.',
      ),
      text(
        'Chừa một bức tường trống. Mắt cần một chỗ để nghỉ, và bạn cần một chỗ cho thứ chưa biết sẽ đến: cái nôi, cây đàn, chiếc xe đạp.',
        'Leave one wall empty. The eye needs somewhere to rest, and you need somewhere for what you cannot foresee: a cot, a guitar, a bicycle.',
        '벽 하나는 비워 두세요. 눈도 쉴 곳이 필요하고, 아기 침대나 기타, 자전거처럼 아직 모르는 물건의 자리도 필요합니다.',
      ),
      text(
        'Về màu, giữ sàn, tường và món lớn nhất trong cùng một nhóm sáng, rồi cho phép một màu đậm xuất hiện đúng hai lần. Gối và chao đèn là đủ.',
        'For colour, keep floor, wall and the largest piece in one light family, then let a single strong colour appear exactly twice. A cushion and a lampshade will do.',
        '색은 바닥과 벽, 가장 큰 가구를 같은 밝은 계열로 맞추고, 진한 색은 딱 두 번만 쓰세요. 쿠션과 전등갓이면 충분합니다.',
      ),
    ],
  },
  {
    id: 4,
    slug: 'ban-an-cho-nha-dong-nguoi',
    type: 'guide',
    coverTags: ['dining-table', 'dining-room', 'kitchen'],
    daysAgo: 26,
    title: text(
      'Bàn ăn cho nhà đông người: tròn, vuông hay dài?',
      'A table for a big family: round, square or long?',
      '대가족의 식탁, 원형일까 사각일까 긴 것일까',
    ),
    excerpt: text(
      'Mỗi người cần 60 cm cạnh bàn. Phần còn lại là chuyện nồi lẩu đặt đâu.',
      'Each person needs 60 cm of edge. The rest is about where the hotpot goes.',
      '한 사람에 필요한 폭은 60cm. 나머지는 전골냄비를 어디에 놓느냐의 문제입니다.',
    ),
    body: [
      text(
        'Bàn tròn đường kính 120 cm ngồi năm, 135 cm ngồi sáu. Ai cũng gắp tới món ở giữa, không ai ngồi góc. Đổi lại, bàn tròn khó kê sát tường và cần phòng ít nhất 3 × 3 m.',
        'A 120 cm round table seats five, 135 cm seats six. Everyone reaches the middle and nobody gets the corner. In exchange it will not stand against a wall and wants a room of 3 × 3 m.',
        '지름 120cm 원형은 다섯, 135cm는 여섯 명이 앉습니다. 모두 가운데 음식에 손이 닿고 모서리 자리가 없지요. 대신 벽에 붙일 수 없고 방이 최소 3×3m는 되어야 합니다.',
      ),
      text(
        'Bàn dài 180 × 90 cm ngồi sáu rộng rãi, thêm hai người ở hai đầu khi có khách. Nhớ kiểm tra vị trí chân: chân ở góc tiện hơn chân giữa nếu nhà hay kéo thêm ghế.',
        'A 180 × 90 cm table seats six in comfort and eight with guests at the ends. Check the legs: corner legs are handier than a central trestle if you often pull up extra chairs.',
        '180×90cm 식탁은 여섯 명이 넉넉하고, 손님이 오면 양 끝까지 여덟 명이 앉습니다. 의자를 자주 더 놓는다면 가운데보다 모서리에 다리가 있는 쪽이 편합니다.',
      ),
      text(
        'Bàn mở rộng là bạn của nhà trẻ: ngày thường 140 cm cho bốn người, giỗ Tết kéo ra 200 cm. Kéo thử vài lần ở cửa hàng; ray tốt thì một tay cũng mở được.',
        'An extending table is a young household’s friend: 140 cm for four on weekdays, 200 cm at Tết. Try the slide a few times in the shop; on good runners one hand is enough.',
        '확장형은 젊은 가정의 친구입니다. 평소엔 140cm에 네 명, 명절엔 200cm로 늘립니다. 매장에서 몇 번 당겨 보세요. 레일이 좋으면 한 손으로도 열립니다.',
      ),
      text(
        'Chiều cao bàn Việt phổ biến là 74–75 cm, ghế 44–45 cm. Nếu nhà có ông bà thích ngồi khoanh chân, chọn băng ghế rộng 38 cm trở lên cho một bên.',
        'Common heights here are 74–75 cm for tables and 44–45 cm for seats. If grandparents like to sit cross-legged, put a bench at least 38 cm deep along one side.',
        '식탁 높이는 보통 74~75cm, 의자는 44~45cm입니다. 양반다리를 좋아하는 어르신이 계시면 한쪽에 깊이 38cm 이상의 벤치를 두세요.',
      ),
    ],
  },
  {
    id: 5,
    slug: 'mua-nom-va-do-go',
    type: 'guide',
    coverTags: ['wardrobe', 'bedroom', 'oak'],
    daysAgo: 38,
    title: text(
      'Giữ đồ gỗ qua mùa nồm',
      'Keeping wooden furniture through the damp months',
      '습한 계절, 원목 가구 지키기',
    ),
    excerpt: text(
      'Từ tháng hai đến tháng tư, miền Bắc ẩm trên 90%. Đây là việc cần làm.',
      'From February to April the north goes above 90% humidity. Here is what to do.',
      '2월부터 4월까지 북부의 습도는 90%를 넘습니다. 이렇게 해 보세요.',
    ),
    body: [
      text(
        'Gỗ không sợ ẩm, gỗ sợ thay đổi nhanh. Mở toang cửa buổi sáng rồi bật máy lạnh buổi chiều làm ngăn kéo kẹt và mặt bàn cong nhiều hơn cả một tuần mưa.',
        'Wood does not fear damp; it fears quick change. Windows wide open in the morning and air conditioning in the afternoon jam drawers and bow tops more than a week of rain.',
        '나무가 두려워하는 것은 습기가 아니라 급격한 변화입니다. 아침에 창을 활짝 열고 오후에 에어컨을 켜면, 일주일 내린 비보다 서랍이 더 뻑뻑해지고 상판이 더 휩니다.',
      ),
      text(
        'Những ngày nồm, hãy đóng cửa từ chín giờ sáng, bật hút ẩm giữ 55–65%. Kê tủ cách tường 3–5 cm để không khí lưu thông, nhất là tường hướng bắc.',
        'On damp days close up from nine in the morning and run a dehumidifier at 55–65%. Keep wardrobes 3–5 cm off the wall so air can move, above all on north walls.',
        '습한 날에는 아침 아홉 시부터 문을 닫고 제습기로 55~65%를 유지하세요. 옷장은 벽에서 3~5cm 띄워 공기가 통하게 하고, 북쪽 벽은 특히 신경 쓰세요.',
      ),
      text(
        'Mặt gỗ lau dầu thì lau lại trước mùa nồm: một lớp thật mỏng, chờ mười phút, lau kiệt. Mặt sơn chỉ cần khăn ẩm vắt khô. Đừng dùng nước lau kính trên gỗ.',
        'Re-oil oiled tops before the season: a very thin coat, ten minutes, wipe it all off. Lacquered tops need only a wrung cloth. Never use glass cleaner on wood.',
        '오일 마감은 습한 철이 오기 전에 아주 얇게 한 번 더 바르고 10분 뒤 완전히 닦아 내세요. 도장 마감은 꼭 짠 천이면 됩니다. 유리 세정제는 절대 쓰지 마세요.',
      ),
      text(
        'Nếu thấy mốc trắng, lau bằng khăn thấm cồn 70°, phơi chỗ thoáng có bóng râm. Đem ra nắng gắt gỗ sẽ nứt, mà mốc ở trong thì vẫn còn.',
        'For white mould, wipe with 70% alcohol and leave the piece in airy shade. In hard sun the wood will crack, and the mould inside will survive anyway.',
        '흰 곰팡이가 보이면 70% 알코올로 닦아 바람이 통하는 그늘에 두세요. 땡볕에 내놓으면 나무는 갈라지고 속의 곰팡이는 그대로입니다.',
      ),
    ],
  },
  {
    id: 6,
    slug: 'phong-tam-kho-rao',
    type: 'guide',
    coverTags: ['bathroom', 'mirror', 'terrazzo'],
    daysAgo: 52,
    title: text(
      'Phòng tắm khô ráo trong bốn mét vuông',
      'A dry bathroom in four square metres',
      '4m² 욕실을 보송하게',
    ),
    excerpt: text(
      'Không cần bồn tắm. Chỉ cần nước đi đúng đường.',
      'You do not need a tub. You need the water to go the right way.',
      '욕조보다 중요한 것은 물길입니다.',
    ),
    body: [
      text(
        'Phòng tắm nhỏ ướt át thường do một nguyên nhân: sàn phẳng. Hãy cho sàn khu tắm dốc 1,5–2% về phễu thu dài đặt sát tường, và hạ thấp khu tắm 1 cm so với phần còn lại.',
        'A small bathroom stays wet for one main reason: a flat floor. Give the shower area a 1.5–2% fall to a linear drain by the wall, and set it 1 cm below the rest.',
        '작은 욕실이 늘 젖어 있는 이유는 대개 평평한 바닥입니다. 샤워 구역은 벽 쪽 선형 배수구로 1.5~2% 기울이고 나머지보다 1cm 낮추세요.',
      ),
      text(
        'Vách kính cố định rộng 80 cm đủ chắn nước mà không cần cửa. Lavabo treo tường để lộ sàn, phòng trông rộng hơn và lau một lượt là xong.',
        'A fixed 80 cm glass panel stops the spray without a door. A wall-hung basin shows the floor, makes the room look wider and lets you mop in one pass.',
        '너비 80cm 고정 유리면 문 없이도 물을 막습니다. 벽걸이 세면대는 바닥이 드러나 넓어 보이고 청소도 한 번에 끝납니다.',
      ),
      text(
        'Gương nên có tủ phía sau. Mười hai phân chiều sâu cất hết chai lọ, mặt bàn sạch, nước không đọng quanh đáy chai. Sơn trần loại chống mốc, màu ấm hơn tường một bậc.',
        'Put a cabinet behind the mirror. Twelve centimetres of depth swallows every bottle, the counter stays clear and no water pools under things. Use anti-mould ceiling paint, one tone warmer than the walls.',
        '거울 뒤에는 수납장을 두세요. 깊이 12cm면 병을 다 넣을 수 있어 상판이 깨끗하고 물이 고이지 않습니다. 천장은 벽보다 한 톤 따뜻한 항곰팡이 페인트로 칠하세요.',
      ),
      text(
        'Quạt hút phải chạy thêm hai mươi phút sau khi tắm. Một công tắc hẹn giờ giá chưa tới hai trăm nghìn cứu được cả bức tường.',
        'Let the extractor run twenty minutes after each shower. A timer switch for under two hundred thousand đồng saves an entire wall.',
        '환풍기는 샤워 후 20분 더 돌아야 합니다. 20만 동도 안 되는 타이머 스위치가 벽 전체를 지켜 줍니다.',
      ),
    ],
  },
  {
    id: 7,
    slug: 'goc-lam-viec-tai-nha',
    type: 'guide',
    coverTags: ['desk', 'multipurpose', 'shelf'],
    daysAgo: 69,
    title: text(
      'Góc làm việc 1,2 mét trong phòng ngủ',
      'A 1.2-metre workspace in the bedroom',
      '침실 속 1.2미터 작업 공간',
    ),
    excerpt: text(
      'Làm sao để tắt máy là hết giờ làm, dù bàn cách giường hai bước.',
      'How to end the working day when the desk is two steps from the bed.',
      '책상이 침대에서 두 걸음이어도 퇴근하는 방법.',
    ),
    body: [
      text(
        'Đặt bàn vuông góc với cửa sổ, ánh sáng đến từ bên trái nếu bạn thuận tay phải. Đừng quay mặt ra cửa sổ: nền trời sáng gấp mười lần màn hình khiến mắt mỏi sau một giờ.',
        'Set the desk at right angles to the window, with light from the left if you are right-handed. Do not face the glass: a sky ten times brighter than the screen tires the eyes within an hour.',
        '책상은 창과 직각으로, 오른손잡이라면 빛이 왼쪽에서 오게 두세요. 창을 마주 보면 화면보다 열 배 밝은 하늘 때문에 한 시간이면 눈이 지칩니다.',
      ),
      text(
        'Bàn 120 × 60 cm đủ cho máy tính xách tay, một màn hình và cuốn sổ. Chiều cao 73 cm hợp người 1,65 m; thấp hơn thì kê chân, đừng kê ghế quá cao rồi đung đưa chân.',
        'A 120 × 60 cm desk holds a laptop, one monitor and a notebook. A height of 73 cm suits 1.65 m; if you are shorter, add a footrest rather than raising the chair until your feet dangle.',
        '120×60cm면 노트북과 모니터 한 대, 공책이 놓입니다. 높이 73cm는 키 165cm에 맞습니다. 더 작다면 의자를 높이지 말고 발 받침을 두세요.',
      ),
      text(
        'Ranh giới quan trọng hơn diện tích. Một kệ mở cao ngang ngực, một tấm rèm hoặc chỉ cần một chiếc đèn bàn riêng: bật là làm, tắt là nghỉ.',
        'A boundary matters more than area. A chest-high open shelf, a curtain, or simply a lamp of its own: on means work, off means rest.',
        '넓이보다 경계가 중요합니다. 가슴 높이의 오픈 선반이나 커튼, 아니면 전용 스탠드 하나면 됩니다. 켜면 일, 끄면 휴식입니다.',
      ),
      text(
        'Cuối ngày, cất máy vào ngăn kéo. Nếu bàn không có ngăn, mua một hộp đan mây vừa cỡ máy. Ba giây đóng nắp ấy đáng giá hơn mọi ứng dụng nhắc nghỉ.',
        'At day’s end put the laptop in a drawer. No drawer? A woven box of the right size will do. Those three seconds of closing a lid beat any reminder app.',
        '하루가 끝나면 노트북을 서랍에 넣으세요. 서랍이 없다면 크기에 맞는 라탄 상자도 좋습니다. 뚜껑을 닫는 3초가 어떤 알림 앱보다 낫습니다.',
      ),
    ],
  },
  {
    id: 8,
    slug: 'chon-tham-dung-co',
    type: 'guide',
    coverTags: ['rug', 'living-room', 'scandinavian'],
    daysAgo: 84,
    title: text(
      'Chọn thảm đúng cỡ: hai chân trước luôn ở trên thảm',
      'The right rug size: front legs always on',
      '러그 크기의 공식, 앞다리는 늘 러그 위에',
    ),
    excerpt: text(
      'Thảm nhỏ là lỗi phổ biến nhất chúng tôi thấy trong ảnh khách gửi.',
      'A rug that is too small is the commonest mistake in the photos people send us.',
      '보내 주시는 사진에서 가장 자주 보는 실수는 너무 작은 러그입니다.',
    ),
    body: [
      text(
        'Quy tắc dễ nhớ: hai chân trước của sofa và ghế bành phải nằm trên thảm. Với sofa 2,2 m, thảm nhỏ nhất nên là 160 × 230 cm; đẹp nhất là 200 × 300 cm.',
        'An easy rule: the front legs of sofa and armchairs stand on the rug. For a 2.2 m sofa the smallest good size is 160 × 230 cm; 200 × 300 cm looks best.',
        '외우기 쉬운 공식은 소파와 암체어의 앞다리를 러그 위에 두는 것입니다. 2.2m 소파라면 최소 160×230cm, 가장 보기 좋은 크기는 200×300cm입니다.',
      ),
      text(
        'Dưới bàn ăn, thảm phải rộng hơn bàn mỗi bên 60 cm để kéo ghế không vấp mép. Chọn loại dệt phẳng, vụn cơm quét một cái là sạch.',
        'Under a dining table let the rug run 60 cm past each side so chairs do not catch the edge. Choose flat weave; rice sweeps off in one stroke.',
        '식탁 아래 러그는 사방으로 60cm 더 넓어야 의자가 걸리지 않습니다. 밥알도 한 번에 쓸리는 평직을 고르세요.',
      ),
      text(
        'Trong phòng ngủ, đặt thảm ngang dưới hai phần ba phía chân giường. Sáng đặt chân xuống có chỗ mềm, mà không phải nhấc tủ đầu giường lên.',
        'In the bedroom lay it crosswise under the lower two thirds of the bed. Feet land on something soft and the bedside tables can stay where they are.',
        '침실에서는 침대 발치 쪽 3분의 2 아래에 가로로 까세요. 아침에 발이 닿는 곳은 포근하고 협탁은 옮길 필요가 없습니다.',
      ),
      text(
        'Trước khi đặt mua, dán băng giấy lên sàn theo đúng kích thước và sống với nó một buổi tối. Hầu hết mọi người quyết định lấy cỡ lớn hơn sau buổi tối ấy.',
        'Before ordering, tape the outline on the floor and live with it for an evening. Most people choose the larger size after that.',
        '주문하기 전에 바닥에 마스킹 테이프로 크기를 표시하고 하루 저녁 지내 보세요. 그러고 나면 대부분 더 큰 것을 고릅니다.',
      ),
    ],
  },
];
