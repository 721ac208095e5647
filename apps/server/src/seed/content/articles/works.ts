import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

/** What is settled before anything is built, and how it is shown. */
export const worksArticles: readonly ArticleContent[] = [
  {
    id: 67,
    slug: 'o-cam-truoc-khi-trat-tuong',
    type: 'guide',
    cover: 'multipurpose-industrial-01',
    coverTags: ['desk', 'industrial', 'sockets'],
    daysAgo: 15,
    title: text(
      'Ổ cắm: vẽ xong trước khi trát tường',
      'Sockets: drawn before the wall is plastered',
      '콘센트는 미장하기 전에 그린다',
    ),
    excerpt: text(
      'Mỗi ổ thêm bây giờ tốn ba trăm nghìn. Sau khi sơn thì tốn một bức tường.',
      'One more now costs three hundred thousand đồng. After painting it costs a wall.',
      '지금 하나 더 내면 30만 동, 칠하고 나면 벽 하나 값입니다.',
    ),
    body: text(
      `
Bản vẽ điện hay được ký nhanh nhất trong cả tập hồ sơ, vì chẳng ai thấy nó đẹp. Hai năm sau, chính nhà ấy có bốn ổ nối dưới gầm sofa. Dành một buổi tối cho tờ này, cầm bút chì đi từng phòng và diễn lại một ngày của mình.

## Diễn một ngày

Sáu giờ sáng: điện thoại ở đâu, máy sấy tóc cắm chỗ nào mà dây không vắt qua chậu rửa. Bảy giờ: nồi cơm, ấm nước, máy xay, ba thứ cùng lúc. Chín giờ tối: đèn đọc, quạt, loa, và cái máy hút bụi đi được tới góc xa nhất mà không phải đổi ổ. Chỗ nào tay bạn phải với là chỗ thiếu.

## Cao bao nhiêu

| Vị trí | Cao từ sàn | Số ổ đôi |
| Đầu giường, mỗi bên | 60 cm | 1 |
| Sau tivi | 50 cm | 2 |
| Trên mặt bếp | 110 cm | 4 |
| Bàn làm việc | 85 cm | 2 |
| Chỗ lavabo | 120 cm | 1 |
| Lối vào, cho máy hút bụi | 30 cm | 1 |

Con số 60 cm có lý do: [tủ đầu giường gỗ sồi](nightstand-oak) cao 50, nên ổ nằm ngay trên mặt tủ, phích không bị tủ ép. Ở bàn, 85 cm là trên mặt [bàn Nét](desk-oak-120) đúng mười phân, khuất sau màn hình. Còn sau [kệ tivi](tv-unit-oak) 46 cm, đặt ổ thấp hơn mặt kệ thì rút phích phải nằm rạp.

## Dây và cầu dao

- Đèn: dây 1,5 mm². Ổ cắm chung: 2,5 mm².
- Bình nước nóng 2,5 kW: một đường riêng, aptomat 20 A.
- Bếp từ đôi chừng 7 kW: dây 6 mm², aptomat 32 hoặc 40 A theo thợ tính.
- Chống giật 30 mA cho ổ cắm, phòng tắm và ban công. Bấm nút thử mỗi tháng.
- Dây nối đất thật. Tủ lạnh và máy giặt tê tay nghĩa là chưa có.

Tiêu chuẩn lắp đặt điện nhà ở nước ta là bộ TCVN 7447, dịch theo IEC 60364. Bạn không cần đọc; bạn cần hỏi thợ câu “ổ này sau chống giật nào” và nghe họ trả lời có ngập ngừng không.

## Chụp trước khi trát

Khi ống đã nằm trong rãnh, đặt thước dây dọc tường, chụp thẳng từng bức, đặt tên “ngủ 1 – tường bắc”. Bộ ảnh này miễn phí và sẽ cứu bạn trong ngày khoan treo [kệ](wall-shelf-oak). Không có ảnh thì nhớ luật thợ cũ: dây đi thẳng đứng từ ổ lên hoặc xuống, nên đừng khoan trên một đường dọc với công tắc.

## Chỗ đừng tiết kiệm, chỗ nên bớt

Đừng bớt ở bếp và bàn làm việc. Bớt ở giữa những mảng tường trống: năm đầu chúng chờ đồ đạc, năm sau chúng bị che. Với căn hai phòng ngủ 65 m², hai mươi sáu ổ đôi là đủ, thêm sáu cái so với bản chủ đầu tư hay vẽ. Chừng hai triệu, ngang giá bốn bộ ổ nối tốt mà bạn sẽ không bao giờ phải mua.
`,
      `
Of all the sheets the one for electricity is signed the fastest, since nobody thinks it beautiful. Two years on the same home has four extension leads under its sofa. Give that sheet an evening: walk from room to room with a pencil and act out your day.

## Act out a day

Six in the morning: where is the telephone, and where does the hair dryer go without its lead across the basin. Seven: rice cooker, kettle, blender, all three at once. Nine at night: reading lamp, fan, speaker, and a vacuum cleaner that reaches the farthest corner from one socket. Wherever your arm has to stretch, one is missing.

## How high

| Place | Above the floor | Double sockets |
| Bed, each side | 60 cm | 1 |
| Behind the television | 50 cm | 2 |
| Over the worktop | 110 cm | 4 |
| Desk | 85 cm | 2 |
| By the basin | 120 cm | 1 |
| Entrance, for the vacuum | 30 cm | 1 |

There is a reason for 60: an [oak nightstand](nightstand-oak) is 50 high, so the socket sits just above it and no plug is squeezed. At the desk, 85 is ten centimetres above the [Nét](desk-oak-120), hidden by the screen. Behind a [TV unit](tv-unit-oak) of 46, anything lower than its top means lying on the floor to pull a plug.

## Wires and breakers

- Lights: 1.5 mm². Ordinary sockets: 2.5 mm².
- A water heater of 2.5 kW: a line of its own, 20 A.
- A double induction hob of some 7 kW: 6 mm², 32 or 40 A as the electrician reckons.
- A 30 mA residual current device for sockets, bathroom and balcony. Press its test button monthly.
- A true earth. When fridge or washing machine tingle, there is none.

The standard for homes here is TCVN 7447, after IEC 60364. You need not read it. You need to ask “which device protects this socket”, and to hear whether the answer hesitates.

## Photograph before plaster

Once the conduits lie in their chases, hold a tape along the wall and photograph each one straight on: “bedroom 1, north”. The set is free and will save you on the day you drill for a [shelf](wall-shelf-oak). Without it keep to the old rule: wires run plumb, up or down from a socket, so never drill in line with a switch.

## Where to save

Not in the kitchen and not at the desk. Save in the middle of empty walls: in the first year they wait for furniture, in the second they are behind it. For two bedrooms in 65 m² twenty-six doubles will do, six more than developers tend to draw. That is about two million đồng, the price of four good extension leads that you will never buy.
`,
      `
도면 묶음에서 가장 빨리 서명하는 것이 전기 도면입니다. 아무도 아름답다고 여기지 않으니까요. 이 년 뒤 그 집 소파 밑에는 멀티탭이 네 개 있습니다. 하루저녁을 들여 연필을 들고 방마다 다니며 자기의 하루를 연기해 보세요.

## 하루를 연기하기

아침 여섯 시, 전화기는 어디에 있고 드라이어 줄은 세면대를 가로지르지 않고 어디에 꽂히나. 일곱 시, 밥솥과 주전자와 믹서가 한꺼번에. 밤 아홉 시, 독서등과 선풍기와 스피커, 그리고 콘센트를 옮기지 않고 가장 먼 구석까지 가는 청소기. 팔을 뻗어야 하는 곳이 모자란 곳입니다.

## 높이

| 자리 | 바닥에서 | 2구 콘센트 |
| 침대 양쪽 각각 | 60cm | 1 |
| TV 뒤 | 50cm | 2 |
| 조리대 위 | 110cm | 4 |
| 책상 | 85cm | 2 |
| 세면대 옆 | 120cm | 1 |
| 현관, 청소기용 | 30cm | 1 |

60cm에는 까닭이 있습니다. [오크 협탁](nightstand-oak)이 50cm라 콘센트가 바로 위에 오고 플러그가 눌리지 않습니다. 책상의 85cm는 [넷 책상](desk-oak-120) 상판보다 딱 10cm 위, 모니터에 가려지는 자리입니다. 46cm [TV장](tv-unit-oak) 뒤에서 상판보다 낮으면 플러그를 뽑을 때마다 엎드려야 합니다.

## 전선과 차단기

- 조명 1.5㎟, 일반 콘센트 2.5㎟.
- 2.5kW 온수기는 따로 한 회로, 20A 차단기.
- 7kW쯤 되는 2구 인덕션은 6㎟에 32A나 40A, 기술자의 계산대로.
- 콘센트와 욕실, 발코니에는 30mA 누전차단기. 시험 버튼은 달마다 눌러 봅니다.
- 제대로 된 접지. 냉장고나 세탁기에서 찌릿하면 없는 것입니다.

주택 전기 설비의 기준은 IEC 60364를 따른 TCVN 7447입니다. 읽을 필요는 없습니다. “이 콘센트는 어느 누전차단기 뒤에 있나요?”라고 묻고 대답이 머뭇거리는지 들으면 됩니다.

## 미장 전에 사진

배관이 홈에 들어가면 벽을 따라 줄자를 대고 한 면씩 정면으로 찍어 “침실 1, 북쪽 벽”처럼 이름을 붙입니다. 돈 들지 않는 이 사진이 [선반](wall-shelf-oak)을 달려고 구멍을 뚫는 날 여러분을 구합니다. 사진이 없다면 옛 규칙을 따르세요. 전선은 콘센트에서 위나 아래로 곧게 가니 스위치와 같은 수직선에는 뚫지 않습니다.

## 아끼지 말 곳과 줄일 곳

주방과 책상에서는 줄이지 마세요. 줄일 곳은 빈 벽의 한가운데입니다. 첫해에는 가구를 기다리고 이듬해에는 가구에 가려집니다. 침실 둘인 65㎡라면 2구 콘센트 스물여섯 개면 충분하고, 시행사가 흔히 그리는 것보다 여섯 개 많습니다. 200만 동쯤, 앞으로 살 일이 없어진 좋은 멀티탭 네 개 값입니다.
`,
    ),
  },
  {
    id: 68,
    slug: 'bep-mang-di-duoc',
    type: 'guide',
    cover: 'kitchen-industrial-01',
    coverTags: ['kitchen', 'industrial', 'rent'],
    daysAgo: 26,
    title: text(
      'Căn bếp mang đi được: 1,8 mét cho người thuê nhà',
      'A kitchen you can take along: 1.8 metres for tenants',
      '가지고 가는 부엌, 세입자를 위한 1.8미터',
    ),
    excerpt: text(
      'Không đục tường, không mất cọc, và khi dọn đi thì cả bếp nằm gọn trong một chuyến ba gác.',
      'No hole in the wall, no lost deposit, and on moving day the whole kitchen fits one cart.',
      '벽을 뚫지 않고 보증금도 잃지 않으며, 이삿날에는 부엌 전체가 수레 한 번에 실립니다.',
    ),
    body: text(
      `
Phòng trọ 25 m² ở Bình Thạnh hay Cầu Giấy thường có một cái chậu rửa, một vòi nước, và một mét tám tường gạch men. Người thuê trước để bếp ga mini lên ghế nhựa. Bạn có thể làm khác, với số tiền của hai tháng ăn ngoài, mà chủ nhà không nhận ra có ai từng khoan.

## Ba khối rời

Chia một mét tám thành ba khối, mỗi khối tự đứng. Khối ướt giữ nguyên chậu của chủ nhà. Khối cắt là mặt gỗ 60 × 60 cm trên chân sắt, cao 85. Khối nóng là xe đẩy có bánh khóa, mặt thép, để một bếp từ đơn 2.000 W và nồi cơm. Ba khối cách nhau hai phân: không cần khớp, và dầu mỡ rơi xuống sàn chứ không chui vào khe.

Đừng đặt bếp từ và ấm nước chung một ổ nối. Hai thứ cộng lại gần 4 kW, trong khi dây phòng trọ cũ hay chỉ là 1,5 mm²; sờ vào phích thấy ấm là phải tách ra ngay.

## Tường không lỗ

- Thanh chống trần – sàn bằng thép, lực ép lò xo, treo nồi được tới mười lăm ký.
- Tấm thép mỏng dán mép sau bếp, nam châm giữ dao và gia vị.
- Móc keo chịu lực dán trên gạch men bóng: lau cồn, ép ba mươi giây, chờ một ngày mới treo.
- Một [kệ Khung thép](bookcase-black-steel) cao 1,85 m đứng tựa, thay cho cả dãy tủ trên.

Nếu chủ nhà cho khoan hai lỗ, hãy dùng hai lỗ ấy cho [kệ gỗ sồi](wall-shelf-oak) ngang tầm mắt, sâu 22 cm, vừa một hàng chén. Trám lại bằng bột trét khi đi, mất mười phút.

## Mùi và ánh sáng

Không có hút mùi thì kê khối nóng cạnh cửa sổ, quạt bàn đặt trên bậu, thổi ra ngoài. Luồng gió ấy kéo được phần lớn hơi dầu nếu cửa đối diện hé một gang. Đèn tuýp trần đứng sau lưng bạn nên thớt luôn nằm trong bóng; treo thêm một [chao đèn thép đen](ceiling-steel-black) thấp trên khối cắt, dây cắm phích, móc vào thanh chống.

| Món | Giá |
| Mặt gỗ và chân sắt | 1,6 triệu |
| Xe đẩy thép | 1,3 triệu |
| Bếp từ đơn và nồi | 1,5 triệu |
| Thanh chống, móc, tấm thép | 0,7 triệu |
| Đèn | 1,2 triệu |
| Tổng | 6,3 triệu |

## Ăn ở đâu

Xe đẩy khóa bánh, dọn nồi xuống, là bàn cho hai người đứng. Muốn ngồi thì hai chiếc [ghế đẩu tròn](stool-oak-round) luồn được dưới khối cắt, ngồi hơi thấp so với mặt 85 nhưng ăn mì thì không ai đo.

## Ngày dọn đi

Tháo chân, cuộn dây, xếp mặt gỗ dọc thùng xe. Hơ máy sấy tóc vào móc keo một phút rồi kéo ngang, đừng giật. Chụp lại bức tường. Người thuê sau sẽ tưởng bạn toàn ăn ngoài.
`,
      `
A rented room of 25 m² in Bình Thạnh or Cầu Giấy has a sink, one tap and 1.8 m of tiled wall. Whoever lived there before cooked on a camping stove on a plastic chair. You can do otherwise for what two months of eating out cost, and the owner will not find that anybody has drilled.

## Three loose blocks

Divide the 1.8 m in three, each standing by itself. The wet block is the owner’s sink as it is. The cutting block is a board of 60 × 60 cm on steel legs, 85 high. The hot block is a trolley with locking castors and a steel top, for a single induction hob of 2,000 W and the rice cooker. Keep two centimetres between: nothing has to fit, and grease falls to the floor instead of into a joint.

Never run hob and kettle from one extension. Together they take nearly 4 kW, while old rooms often have wires of 1.5 mm²; if the plug feels warm, part them at once.

## A wall without holes

- Steel poles sprung between floor and ceiling hold up to fifteen kilos of pans.
- A thin steel sheet stuck behind the hob, with magnets for knives and spices.
- Adhesive hooks on glossy tile: wipe with alcohol, press for thirty seconds, wait a day before loading.
- One [Khung steel shelf](bookcase-black-steel) of 1.85 m, leaning, in place of all upper cupboards.

If two holes are allowed, spend them on an [oak shelf](wall-shelf-oak) at eye level, 22 cm deep, one row of bowls. Filling them when you leave takes ten minutes.

## Smell and light

Without a hood put the hot block by the window and a table fan on the sill, blowing out. It takes most of the vapour if the door opposite stands ajar by a hand. The tube on the ceiling is behind you, so your board lies in shadow; hang a [black steel shade](ceiling-steel-black) low over the cutting block, with a plug, hooked to the pole.

| Piece | Price |
| Board and steel legs | 1.6 million |
| Steel trolley | 1.3 million |
| Single hob and pots | 1.5 million |
| Pole, hooks, sheet | 0.7 million |
| Lamp | 1.2 million |
| Sum | 6.3 million |

## Where to eat

The trolley, locked and cleared, is a table for two who stand. To sit, two [round stools](stool-oak-round) slide under the cutting block; they are low for a top of 85, but over noodles nobody measures.

## The day you leave

Unscrew the legs, coil the leads, lay the boards along the cart. Warm each hook with a hair dryer for a minute and slide it sideways, never pull. Photograph the wall. The next tenant will believe that you always ate out.
`,
      `
빈타인이나 꺼우저이의 25㎡ 셋방에는 대개 개수대 하나, 수도꼭지 하나, 타일 벽 1.8m가 있습니다. 먼저 살던 사람은 플라스틱 의자에 휴대용 가스레인지를 올려놓고 썼습니다. 두 달 외식값이면 다르게 할 수 있고, 집주인은 누가 구멍을 뚫었는지 찾지 못합니다.

## 따로 서는 세 덩이

1.8m를 셋으로 나누어 저마다 혼자 서게 합니다. 젖은 덩이는 집주인의 개수대 그대로입니다. 써는 덩이는 철제 다리에 얹은 60 × 60cm 나무판, 높이 85cm. 뜨거운 덩이는 바퀴를 잠그는 철제 수레로 2,000W 1구 인덕션과 밥솥을 올립니다. 사이는 2cm씩 띄웁니다. 딱 맞출 것도 없고 기름은 틈이 아니라 바닥에 떨어집니다.

인덕션과 주전자를 한 멀티탭에 꽂지 마세요. 둘을 합치면 4kW에 가까운데 오래된 방의 전선은 흔히 1.5㎟입니다. 플러그가 따뜻하면 바로 나누어 꽂습니다.

## 구멍 없는 벽

- 천장과 바닥 사이를 용수철로 버티는 철봉. 냄비 15kg까지 겁니다.
- 인덕션 뒤에 붙인 얇은 철판과 자석. 칼과 양념통이 붙습니다.
- 반들거리는 타일의 접착 고리. 알코올로 닦고 30초 누른 뒤 하루 지나서 겁니다.
- 윗장 대신 기대 세운 1.85m [쿵 철제 선반](bookcase-black-steel) 하나.

구멍 두 개를 허락받았다면 눈높이의 [오크 선반](wall-shelf-oak)에 쓰세요. 깊이 22cm면 그릇 한 줄입니다. 나갈 때 퍼티로 메우는 데 10분이면 됩니다.

## 냄새와 빛

후드가 없으면 뜨거운 덩이를 창가에 두고 창턱에 탁상 선풍기를 바깥으로 틉니다. 맞은편 문을 한 뼘 열어 두면 기름 김이 거의 다 빠집니다. 천장 형광등은 등 뒤에 있어 도마가 늘 그늘집니다. 플러그 달린 [블랙 스틸 펜던트](ceiling-steel-black)를 철봉에 걸어 써는 덩이 위로 낮게 내립니다.

| 물건 | 값 |
| 나무판과 철제 다리 | 160만 동 |
| 철제 수레 | 130만 동 |
| 1구 인덕션과 냄비 | 150만 동 |
| 철봉과 고리, 철판 | 70만 동 |
| 조명 | 120만 동 |
| 합계 | 630만 동 |

## 어디서 먹나

바퀴를 잠그고 냄비를 내리면 수레는 둘이 서서 먹는 식탁입니다. 앉고 싶다면 [원형 스툴](stool-oak-round) 두 개가 써는 덩이 밑에 들어갑니다. 85cm 상판에는 조금 낮지만 국수를 먹으며 재는 사람은 없습니다.

## 나가는 날

다리를 풀고 전선을 감고 나무판을 짐칸에 길게 눕힙니다. 접착 고리는 드라이어로 1분 데워 옆으로 밉니다. 잡아당기지 마세요. 벽을 찍어 둡니다. 다음 사람은 여러분이 늘 밖에서 먹은 줄 알 것입니다.
`,
    ),
  },
  {
    id: 69,
    slug: 'mot-can-phong-ba-thoi-diem',
    type: 'news',
    cover: 'during-living-japandi-01',
    coverTags: ['living-room', 'works', 'japandi'],
    daysAgo: 19,
    title: text(
      'Một căn phòng, ba thời điểm: trước, giữa và sau khi thi công',
      'One room, three moments: before, during and after the works',
      '한 방의 세 순간, 공사 전과 공사 중과 공사 후',
    ),
    excerpt: text(
      'Ảnh nhà đẹp nào cũng kể đoạn cuối. Từ nay một số căn nhà đã xây trên Hiên kể cả đoạn giữa.',
      'A handsome home shows its last chapter. Some of the built homes on Hiên now show the middle as well.',
      '멋진 집 사진은 늘 마지막 장입니다. 이제 히엔의 지은 집 몇 곳은 가운데 장도 보여 줍니다.',
    ),
    body: text(
      `
Người chọn nhà thầu thường nhìn ảnh hoàn thiện. Nhưng ảnh hoàn thiện nói về đồ đạc và giờ chụp; tay nghề nằm ở hai tấm trước đó. Vì vậy, trong các căn nhà đã xây trên Hiên, mười một căn phòng nay có đủ ba tấm, cùng một góc nhìn.

## Đọc tấm đầu tiên

![before-kitchen-japandi-01]

Đây là căn bếp lúc bàn giao thô. Hãy tìm ba thứ. Tường có thẳng không: nhìn vệt sáng cạnh cửa. Ống chờ nằm đâu so với chậu rửa sau này. Và nền cao hay thấp hơn phòng bên, vì ba phân chênh sẽ thành một cái bậc hoặc một lớp vữa tính tiền theo mét.

## Đọc tấm ở giữa

![during-kitchen-japandi-01]

Tấm này ít ai đưa ra, và đáng xem nhất. Công trường gọn là công trường đúng hạn: ván sàn chưa lát xếp thành chồng, thùng sơn đậy nắp, lối đi còn trống. Bếp lắp trước khi lát xong sàn là một lựa chọn, không phải lỗi, miễn chân tủ đứng trên nền đã cán phẳng. Hỏi nhà thầu vì sao họ làm theo thứ tự ấy; người hiểu việc trả lời trong một câu.

- Ván hoặc gạch cùng mã lô thì màu không lệch.
- Giấy che cửa sổ còn nguyên nghĩa là kính sẽ không xước.
- Thang có đế cao su, không đứng trần trên ván mới.

## Tấm cuối

Bây giờ mới xem [kệ treo](wall-shelf-oak) và [bàn ăn gỗ sồi](dining-table-oak-180). Thử tìm lại cái ống chờ của tấm đầu: nó đi đâu rồi. Thấy được câu trả lời là thấy được nhà thầu.

| Bạn muốn biết | Nhìn tấm nào |
| Phần khó của căn nhà | trước |
| Sự cẩn thận của đội thợ | giữa |
| Mắt thẩm mỹ | sau |
| Số tiền phát sinh | trước và giữa |

## Xem ở đâu

Vào trang một thiết kế, kéo tới những căn nhà được xây theo nó; ở phòng có ba tấm, bạn kéo vạch giữa hai ảnh và đổi ảnh cũ giữa trước và đang làm. Trong hồ sơ của nhà thầu, ảnh trước khi thi công đứng ngay sau ảnh hoàn thiện. Chúng tôi không nhận ảnh mượn của công ty khác: ảnh trùng được tìm ra trước khi dự án lên trang.

> Ai cũng chụp được một căn bếp đẹp. Chỉ người làm ra nó mới có tấm ảnh lúc nó còn xấu.

Nhiều phòng vẫn mới có một tấm. Nhà thầu nào còn giữ ảnh cũ trong điện thoại, kể cả tấm nghiêng có ngón tay che góc, xin gửi thêm; tấm nghiêng ấy đáng tin.
`,
      `
People who choose a builder look at finished rooms. But a finished picture tells of furniture and of the hour; craft is in the two before it. So among the homes built on Hiên eleven rooms now have all three, seen from one place.

## Reading the first

![before-kitchen-japandi-01]

This is the kitchen as a bare shell. Look for three things. Are the walls true: watch the streak of light by the door. Where do the pipe stubs wait, seen from the later sink. And does the floor lie higher or lower than next door, for three centimetres will become a step, or screed that is charged by the metre.

## Reading the middle

![during-kitchen-japandi-01]

Few show this one, and it is worth the most. A tidy site is a site on time: boards not yet laid are stacked, tins have their lids on, the way through is free. Cabinets before the floor is finished are a choice and no fault, as long as their feet stand on level screed. Ask why it was done in that order; whoever knows the work answers in one sentence.

- Boards or tiles with one batch number will not differ in colour.
- Paper still on the windows means no scratched glass.
- The ladder has rubber feet and no bare metal on new boards.

## The last

Only now look at the [wall shelf](wall-shelf-oak) and the [oak table](dining-table-oak-180). Try to find the stub of the first picture: where has it gone. Who sees the answer has seen the builder.

| You want to know | Look at |
| What is hard about the home | before |
| How careful the crew is | during |
| An eye for things | after |
| What may cost extra | before and during |

## Where to find them

Open a design and go down to the homes that were built after it; in a room with three pictures you drag the line between two and change the older one, before or during. In a builder’s portfolio the room before the works stands right after the finished one. We take no pictures borrowed from another company: the same picture elsewhere is found before a project appears.

> Anybody can photograph a handsome kitchen. Only who made it has the picture of it ugly.

Many rooms still have one picture. Builders who keep old ones in a telephone, even crooked with a thumb in the corner, please send them; the crooked one is believed.
`,
      `
시공사를 고르는 사람은 완성 사진을 봅니다. 하지만 완성 사진이 말하는 것은 가구와 찍은 시각이고, 솜씨는 그 앞의 두 장에 있습니다. 그래서 히엔의 지은 집 가운데 방 열하나가 이제 같은 자리에서 본 석 장을 모두 갖추었습니다.

## 첫 장 읽기

![before-kitchen-japandi-01]

골조 상태로 받은 주방입니다. 세 가지를 찾아보세요. 벽이 곧은지는 문 옆의 빛줄기를 봅니다. 배관 끝이 나중의 개수대에서 어디쯤인지 봅니다. 그리고 바닥이 옆방보다 높은지 낮은지. 3cm 차이는 턱 하나가 되거나 미터당 돈을 받는 미장이 됩니다.

## 가운데 장 읽기

![during-kitchen-japandi-01]

잘 내놓지 않지만 가장 볼 만한 장입니다. 말끔한 현장이 기한을 지키는 현장입니다. 아직 깔지 않은 마루판은 쌓여 있고 페인트 통은 뚜껑이 덮여 있고 지나갈 길은 비어 있습니다. 바닥을 다 깔기 전에 수납장을 놓는 것은 선택이지 잘못이 아닙니다. 다리가 고른 바탕에 서 있기만 하다면요. 왜 그 순서로 했는지 물어보세요. 일을 아는 사람은 한 문장으로 답합니다.

- 마루판이나 타일의 생산 번호가 같으면 색이 어긋나지 않습니다.
- 창에 종이가 그대로 붙어 있으면 유리가 긁히지 않습니다.
- 사다리는 고무발이 있어 새 마루에 쇠가 닿지 않아야 합니다.

## 마지막 장

이제야 [벽선반](wall-shelf-oak)과 [오크 식탁](dining-table-oak-180)을 봅니다. 첫 장의 배관 끝이 어디로 갔는지 찾아보세요. 그 답이 보이면 시공사가 보인 것입니다.

| 알고 싶은 것 | 볼 사진 |
| 그 집의 어려운 점 | 공사 전 |
| 작업자들의 꼼꼼함 | 공사 중 |
| 보는 눈 | 공사 후 |
| 더 들지 모를 돈 | 공사 전과 공사 중 |

## 어디서 보나

설계를 열고 그 설계로 지은 집까지 내려가세요. 석 장이 있는 방에서는 두 사진 사이의 선을 끌고, 옛 사진을 공사 전과 공사 중으로 바꿔 볼 수 있습니다. 시공사의 실적에서는 공사 전 사진이 완성 사진 바로 뒤에 섭니다. 다른 회사에서 빌린 사진은 받지 않습니다. 같은 사진은 프로젝트가 올라오기 전에 찾아냅니다.

> 멋진 부엌은 누구나 찍을 수 있습니다. 못생겼을 때의 사진은 만든 사람에게만 있습니다.

아직 한 장뿐인 방이 많습니다. 휴대전화에 옛 사진을 간직한 시공사는 보내 주세요. 비뚤고 구석에 엄지가 나온 것도 좋습니다. 그 비뚠 사진이 믿음을 줍니다.
`,
    ),
  },
  {
    id: 70,
    slug: 'ban-ve-van-phong-o-lai-may-ban',
    type: 'news',
    cover: 'living-industrial-01',
    coverTags: ['office', 'industrial', 'plan'],
    daysAgo: 32,
    title: text(
      'Bản vẽ văn phòng của bạn ở lại máy của bạn',
      'Your office plan stays on your device',
      '사무실 도면은 여러분의 기기에 남습니다',
    ),
    excerpt: text(
      'Tải lên một tấm ảnh, một tệp PDF hay DXF, lấy về số bàn, số ngày và dự toán. Tấm ảnh thì không đi đâu cả.',
      'Open a picture, a PDF or a DXF and get desks, days and an estimate. The picture goes nowhere.',
      '사진이나 PDF, DXF를 열면 책상 수와 날짜와 견적이 나옵니다. 도면은 어디에도 가지 않습니다.',
    ),
    body: text(
      `
Công ty sắp dời văn phòng hay hỏi chúng tôi cùng một câu trước khi hỏi giá: bản vẽ gửi lên thì ai xem được. Mặt bằng cho biết ngồi bao nhiêu người, két sắt ở đâu, tháng nào dọn. Nên câu trả lời là không ai, vì nó không được gửi lên.

## Chuyện gì xảy ra khi bạn chọn tệp

Trình duyệt tự vẽ lại tấm ảnh, xoay cho thẳng, thu về tối đa 2.000 điểm ảnh chiều dài, rồi cất vào bộ nhớ của chính máy bạn. Hiên chỉ giữ những con số bạn đặt lên đó: tỉ lệ, phòng, cửa. Chỉ khi bạn bấm nút tìm cửa, tấm ảnh mới rời máy trong ít giây để máy chủ nhìn, không kèm tên, và không được lưu.

## Những tệp đọc được

| Loại | Đọc được gì |
| PNG, JPEG, WebP | tấm ảnh; cửa tìm khi bạn bấm |
| PDF vẽ bằng nét | trang bạn chọn, cửa và góc tường chính xác |
| SVG, DXF | nét vẽ, cửa, và phòng để bắt đầu |
| DWG | chưa; hãy xuất ra DXF |

Tỉ lệ lấy từ một độ dài bạn biết. Đo bề rộng một cánh cửa thật rồi kéo đoạn thẳng lên đúng cánh đó là đủ. Nếu số ra lệch mười lần, trang sẽ nói và đoán giúp bạn đã nhầm mét với xăng-ti-mét ở đâu.

## Sau đó

1. Khoanh phòng, chọn loại: làm việc, họp, tiếp khách, pha trà.
2. Chọn mật độ: thoáng, vừa, dày. Lối đi giữa các dãy luôn từ 0,9 m.
3. So các cách bày cạnh nhau, rồi dời từng cụm bằng chuột hoặc phím mũi tên.
4. Xem ngày công theo lịch nghỉ lễ, và bảng giá từng hạng mục.

Cụm họp tám người quanh một [bàn dài hai mét](dining-table-walnut-200) cần phòng rộng hơn người ta tưởng: 90 cm sau mỗi lưng ghế để mở cửa không đụng ai. Góc gọi điện thì ngược lại, 1,4 m² với một [kệ sách](bookcase-oak) chắn tiếng là đã yên.

## Điều chúng tôi chưa làm được

Tấm ảnh không theo bạn sang máy khác: mở bằng máy khác, bạn thấy phòng và số đo, không thấy nền phía dưới. Nhân viên của chúng tôi cũng chỉ thấy như vậy khi báo giá. Hai tầng trên một tờ thì nên cắt ra làm hai. Và cửa ở những bản vẽ tường tô đậm còn bị bỏ sót, nên hãy đếm lại.

> Bản vẽ là của bạn. Chúng tôi chỉ mượn mấy con số.

Khách chưa có tài khoản giữ được một dự án trên máy. Đăng nhập thì dự án theo bạn; tấm ảnh vẫn ở nhà.
`,
      `
Companies about to move ask us the same thing before they ask for a price: who sees the plan that is sent. A floor tells how many people work there, where the safe stands, in which month they leave. So the answer is nobody, since it is not sent.

## What happens when you choose a file

The browser draws the picture anew, turns it upright, brings it down to 2,000 pixels at most, and keeps it in the storage of your own device. Hiên keeps the figures you put on it: scale, rooms, doors. Only when you press the button that finds doors does the picture leave for some seconds, under no name, to be looked at and not stored.

## What can be read

| Kind | What is read |
| PNG, JPEG, WebP | the picture; doors when you press |
| PDF drawn in lines | the page you choose, exact doors and corners |
| SVG, DXF | lines, doors, and rooms to begin with |
| DWG | not yet; export a DXF |

The scale comes from one length that you know. Measure a real door and draw the line over that very door. If the result is ten times off, the page says so and guesses where metres were taken for centimetres.

## After that

1. Outline rooms and say what they are: work, meeting, reception, tea.
2. Choose a density: airy, middle, dense. Aisles between rows are never below 0.9 m.
3. Compare layouts side by side, then move groups with the mouse or arrow keys.
4. See working days over the public holidays, and a price for each item.

Eight people round a [table of two metres](dining-table-walnut-200) need a larger room than is thought: 90 cm behind each chair, so the door opens on nobody. A corner for calls is the reverse; 1.4 m² behind a [bookcase](bookcase-oak) that stops the sound is quiet enough.

## What we cannot do yet

The picture does not follow you: on another device you see rooms and measures without the sheet beneath. Our staff see no more when they quote. Two storeys on one sheet should be cut in two. And doors in plans with heavy filled walls are still missed, so count them.

> The plan is yours. We borrow some figures.

Visitors without an account keep one project on their device. Log in and the project comes along; the picture stays at home.
`,
      `
이전을 앞둔 회사는 값을 묻기 전에 같은 것을 묻습니다. 보낸 도면은 누가 보느냐고요. 평면에는 몇 명이 앉는지, 금고가 어디 있는지, 몇 월에 나가는지가 드러납니다. 그래서 답은 ‘아무도’입니다. 보내지 않기 때문입니다.

## 파일을 고르면 벌어지는 일

브라우저가 그림을 새로 그려 바로 세우고 길이를 2,000픽셀까지 줄인 다음 여러분 기기의 저장소에 둡니다. 히엔이 지니는 것은 그 위에 놓은 숫자, 곧 축척과 방과 문뿐입니다. 문 찾기 버튼을 누를 때에만 그림이 몇 초 동안 이름 없이 나가서, 보기만 하고 저장하지 않습니다.

## 읽을 수 있는 파일

| 종류 | 읽는 것 |
| PNG, JPEG, WebP | 그림. 문은 누를 때 찾음 |
| 선으로 그린 PDF | 고른 쪽, 정확한 문과 모서리 |
| SVG, DXF | 선과 문, 시작할 방 |
| DWG | 아직 안 됨. DXF로 내보내기 |

축척은 아는 길이 하나로 정합니다. 실제 문 하나의 폭을 재고 바로 그 문 위에 선을 그으면 됩니다. 열 배 어긋나면 화면이 알려 주고 미터와 센티미터를 어디서 헷갈렸는지 짐작해 줍니다.

## 그다음

1. 방을 둘러 그리고 쓰임을 고릅니다. 업무, 회의, 응접, 탕비.
2. 밀도를 고릅니다. 넉넉하게, 보통, 촘촘하게. 줄 사이 통로는 늘 0.9m 이상입니다.
3. 배치안을 나란히 견주고 마우스나 화살표 키로 모듈을 옮깁니다.
4. 공휴일을 뺀 작업 일수와 항목별 값을 봅니다.

[2m 테이블](dining-table-walnut-200)에 둘러앉는 여덟 명 회의실은 생각보다 커야 합니다. 의자 등 뒤로 90cm가 있어야 문이 사람에 부딪히지 않습니다. 통화 공간은 거꾸로입니다. 소리를 막는 [책장](bookcase-oak) 뒤 1.4㎡면 조용합니다.

## 아직 못하는 일

그림은 다른 기기로 따라가지 않습니다. 다른 기기에서는 밑그림 없이 방과 치수만 보입니다. 견적을 내는 직원도 그만큼만 봅니다. 한 장에 두 층이 있으면 둘로 잘라 주세요. 벽을 굵게 칠한 도면에서는 문을 놓치기도 하니 세어 보시기 바랍니다.

> 도면은 여러분의 것입니다. 우리는 숫자 몇 개를 빌릴 뿐입니다.

계정이 없는 손님은 기기에 프로젝트 하나를 둘 수 있습니다. 로그인하면 프로젝트는 따라오고 그림은 집에 남습니다.
`,
    ),
  },
];
