import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

/** Homes and workshops we went to see. */
export const placeArticles: readonly ArticleContent[] = [
  {
    id: 47,
    slug: 'can-tap-the-tang-bon',
    type: 'story',
    cover: 'living-scandinavian-01',
    coverTags: ['living-room', 'scandinavian', 'old-flat'],
    daysAgo: 14,
    title: text(
      'Căn tập thể tầng bốn và 38 m² không có góc vuông',
      'A fourth-floor walk-up with 38 m² and no right angle',
      '직각이 없는 38㎡, 4층 공동주택',
    ),
    excerpt: text(
      'Ở Thành Công, một cặp vợ chồng giữ lại cầu thang tối, nền gạch bông và một cái cửa không đóng được.',
      'In Thành Công a couple kept the dark stairs, the patterned floor and a door that will not shut.',
      '하노이 타인꽁의 부부는 어두운 계단과 무늬 타일, 닫히지 않는 문을 남겨 두었습니다.',
    ),
    body: text(
      `
Bảy mươi hai bậc thang, không đèn cảm ứng, mùi hành phi của bốn nhà trộn vào nhau. Lên tới nơi thì cửa đã mở sẵn, vì cánh cửa ấy xệ từ năm 1986 và không ai nỡ bào nó.

Chủ nhà, một chị làm phiên dịch và chồng dạy toán, mua lại căn này với giá một chiếc ô tô cỡ lớn. Bạn bè khuyên lên chung cư mới ở Hoài Đức, rộng gấp đôi. Họ tính khác: từ đây đi bộ ra hồ mất sáu phút, mẹ chị ở tầng hai.

## Đo ba lần, ra ba số

Thợ đo bức tường phòng khách được 3,12 m ở chân, 3,18 ở ngang hông và 3,09 sát trần. Không món đồ đóng sẵn nào áp được vào một bức tường như thế. Giải pháp rẻ nhất hóa ra là không áp: mọi thứ đứng cách tường năm phân, phía sau là khoảng tối chạy đều như một đường viền.

Vậy nên [sofa màu rêu](sofa-linen-moss) đứng giữa phòng, lưng quay ra bàn ăn. [Bàn trà bầu dục](coffee-table-walnut-pill) không có góc để so với góc tường lệch. Người ta bước vào và thấy phòng thẳng, dù nó không thẳng.

## Giữ cái gì, bỏ cái gì

- Giữ nền gạch bông 20 × 20, mất mười một viên, tìm được chín viên cùng mẫu ở chợ trời Phùng Hưng.
- Bỏ chuồng cọp cơi nới, trả lại ban công 1,1 m.
- Giữ bậc cửa cao bốn phân giữa hai phòng, sơn trắng mép để khách khỏi vấp.
- Bỏ trần nhựa, thấy được trần vôi cao 3,05 m.

Điện đi nổi trong ống thép vì không ai dám đục tường gạch chịu lực. Ống sơn cùng màu tường, và người thợ điện già, người làm chậm nhất trong đội, đi thẳng đến mức bây giờ nó là thứ khách hay khen.

## Tiền

Sửa hết 286 triệu, đồ đạc 94. Khoản lớn nhất không nhìn thấy được: thay toàn bộ ống gang thoát nước chung với nhà dưới, 41 triệu, chia đôi với nhà tầng ba sau hai buổi uống trà.

> Anh em thợ hỏi sao không làm trần giả giấu dây cho đẹp. Tôi bảo tôi đợi ba mươi năm mới có trần cao.

Chiều, nắng xiên qua song cửa in thành ô lên sàn. Con mèo của mẹ chị tự leo từ tầng hai lên, nằm vào đúng ô thứ ba. Nó chưa bao giờ phải gõ cửa.
`,
      `
Seventy-two steps, no sensor lights, the fried shallots of four families in one smell. When you arrive the door is open already; it has sagged since 1986 and nobody has had the heart to plane it.

The owners, an interpreter and a teacher of mathematics, bought it for the price of a large car. Friends recommended a new block in Hoài Đức, twice the size. They reckoned otherwise: six minutes on foot to the lake, and her mother on the second floor.

## Measured three times, three results

The carpenter found the living-room wall 3.12 m at the foot, 3.18 at the hip and 3.09 below the ceiling. Nothing ready-made will stand flush against that. The cheapest answer was not to try: everything keeps five centimetres away, and the shadow behind runs even as a drawn border.

So the [moss sofa](sofa-linen-moss) stands in the middle, its back to the dining table. The [oval coffee table](coffee-table-walnut-pill) has no corner to compare with a crooked one. People come in and see a straight room, which it is not.

## What stayed, what went

- Stayed: the 20 × 20 patterned tiles, eleven missing, nine found in the same design at the flea market of Phùng Hưng.
- Went: the cage built out over the street; the balcony has its 1.1 m again.
- Stayed: the four-centimetre sill between the rooms, its edge painted white for the sake of visitors.
- Went: the plastic ceiling, which hid a lime one at 3.05 m.

Wiring runs in steel conduit on the surface, since nobody dares to chase a bearing brick wall. It has the wall’s colour, and the old electrician, slowest of the crew, set it so true that visitors praise it first.

## Money

Works came to 286 million, furniture to 94. The largest sum is invisible: new drains in place of iron pipes shared with the neighbour below, 41 million, split after two afternoons of tea.

> The men asked why we would not hide the wires above a false ceiling. I said I had waited thirty years for a high one.

Late in the day the sun draws the bars of the window on the floor. Her mother’s cat climbs up from the second storey and lies down in the third square. It has never had to knock.
`,
      `
일흔두 계단, 센서등은 없고 네 집의 튀긴 샬롯 냄새가 하나로 섞입니다. 다 오르면 문은 이미 열려 있습니다. 1986년부터 처진 문을 아무도 차마 깎지 못했기 때문입니다.

통역하는 아내와 수학을 가르치는 남편은 큰 자동차 한 대 값에 이 집을 샀습니다. 친구들은 두 배 넓은 호아이득의 새 아파트를 권했지만 계산이 달랐습니다. 호수까지 걸어서 6분, 그리고 2층에 사는 어머니.

## 세 번 재면 세 숫자

거실 벽은 바닥에서 3.12m, 허리 높이에서 3.18m, 천장 밑에서 3.09m였습니다. 이런 벽에 딱 붙는 기성 가구는 없습니다. 가장 싼 답은 붙이지 않는 것이었습니다. 모든 가구를 벽에서 5cm 띄우니 뒤의 그늘이 그은 테두리처럼 고르게 이어졌습니다.

그래서 [이끼색 소파](sofa-linen-moss)는 방 한가운데 식탁을 등지고 섰습니다. [타원형 커피 테이블](coffee-table-walnut-pill)에는 비뚤어진 구석과 견줄 모서리가 없습니다. 들어온 사람은 반듯한 방을 봅니다. 실은 반듯하지 않은데도요.

## 남긴 것과 버린 것

- 남긴 것, 20 × 20 무늬 타일. 열한 장이 없어 풍흥 벼룩시장에서 같은 무늬 아홉 장을 찾았습니다.
- 버린 것, 밖으로 달아낸 철창. 발코니 1.1m가 돌아왔습니다.
- 남긴 것, 두 방 사이 4cm 문턱. 손님이 걸리지 않게 끝을 하얗게 칠했습니다.
- 버린 것, 플라스틱 천장. 그 위에 3.05m 회벽 천장이 있었습니다.

내력벽을 감히 팔 수 없어 전선은 강관으로 드러냈습니다. 관은 벽과 같은 색이고, 가장 느린 늙은 전기공이 어찌나 곧게 놓았는지 이제 손님들이 먼저 칭찬합니다.

## 비용

공사 2억 8천6백만 동, 가구 9천4백만 동. 가장 큰돈은 보이지 않습니다. 아랫집과 함께 쓰던 주철 배수관 교체 4천1백만 동을 차를 두 번 마신 뒤 3층과 반씩 냈습니다.

> 왜 가짜 천장으로 전선을 숨기지 않느냐고들 했어요. 높은 천장을 삼십 년 기다렸다고 했죠.

오후가 되면 창살 그림자가 바닥에 칸을 그립니다. 2층에서 혼자 올라온 어머니의 고양이가 세 번째 칸에 눕습니다. 한 번도 문을 두드릴 필요가 없었던 고양이입니다.
`,
    ),
  },
  {
    id: 48,
    slug: 'nha-ong-ba-met-hai',
    type: 'story',
    cover: 'exterior-02',
    coverTags: ['living-room', 'industrial', 'tube-house'],
    daysAgo: 22,
    title: text(
      'Nhà ống ba mét hai: bài học từ một cái hẻm Phú Nhuận',
      'A tube house 3.2 m wide: what a lane in Phú Nhuận teaches',
      '폭 3.2m 튜브 하우스, 푸뉴언 골목의 수업',
    ),
    excerpt: text(
      'Bốn tầng, một giếng trời rộng bằng tấm chiếu, và quyết định đưa cầu thang ra chỗ không ai nghĩ tới.',
      'Four floors, a light well the size of a sleeping mat, and stairs where nobody would have put them.',
      '네 개 층, 돗자리만 한 천창, 그리고 아무도 생각 못 한 자리의 계단.',
    ),
    body: text(
      `
Dang hai tay ra là gần chạm hai vách. Ngôi nhà rộng 3,2 m, dài 14, kẹp giữa tiệm sửa khóa và một nhà may đồ bà ba. Người chủ cũ để cầu thang giữa nhà, nên mỗi tầng bị cắt thành hai căn phòng tối và một hành lang chỉ để đi.

## Cầu thang về phía sau

Gia đình mới, bốn người và một con chó, chịu mất ba tuần để dời thang ra tận vách sau, cạnh khoảng lùi hai mét luật định. Bản thang chạy dọc, rộng 75 cm, nghiêng 38 độ, dốc hơn chung cư nhưng ông ngoại không phải leo: phòng ông ở tầng trệt. Đổi lại mỗi tầng có một phòng dài suốt 8,5 m, sáng từ hai đầu.

## Giếng trời bằng tấm chiếu

Giữa nhà, một ô 1,0 × 1,8 m xuyên bốn tầng. Nó nhỏ, và kỹ sư nói thẳng là nhỏ quá để lấy nắng. Nhưng để lấy gió thì đủ: mái kính trên cùng hở 25 phân quanh viền, khí nóng thoát lên, nhiệt kế ở tầng hai hạ từ 33 xuống 30 độ lúc hai giờ chiều. Mưa tạt vào thì xuống đâu? Xuống một máng đá cuội ở tầng trệt, có phễu thu, nơi con chó hay nằm.

| Tầng | Trước | Sau |
| Trệt | xe máy, bếp tối | xe, phòng ông, bếp sát sân sau |
| Một | hai phòng ngủ 9 m² | phòng khách dài 8,5 m |
| Hai | phòng thờ, kho | hai phòng ngủ, sáng |
| Ba | mái tôn | phòng thờ, sân phơi, giàn bầu |

## Đồ cho bề ngang hẹp

Sofa sâu 90 cm ăn gần một phần ba lối đi. Họ chọn [sofa da cognac](sofa-leather-cognac) đúng 90, đẩy sát vách, rồi cắt hết bàn bên; ly đặt lên [bàn gạch bông](coffee-table-terrazzo) tròn 78 phân, đi vòng không đụng gối. Tivi nằm trong [kệ khung thép](bookcase-black-steel) sâu 36 phân, nhìn xuyên được nên tường không tiến lại gần.

Có một luật do đứa con mười tuổi đặt: không gì được cao hơn vai mẹ ở nửa phòng phía giếng trời. Nhờ vậy từ ghế ngồi luôn thấy một khoảng xanh.

## Nếu làm lại

Anh chủ nhà bảo sẽ đặt ống gen rộng gấp đôi. Chị bảo sẽ không sơn xám. Ông ngoại, đang gọt xoài dưới máng cuội, bảo nhà này được rồi, chỉ thiếu cháu thứ ba.
`,
      `
Stretch out both arms and you almost touch the walls. The house is 3.2 m by 14, between a locksmith and a woman who sews bà ba suits. The former owner had his stairs in the middle, which cut every floor into two dark rooms and a passage good only for passing.

## Stairs to the back

The new family, four people and a dog, gave three weeks to moving them against the rear wall, beside the two metres the law leaves open. They run lengthwise, 75 cm wide at 38 degrees: steeper than in a block of flats, but grandfather sleeps on the ground floor. In exchange each floor has one room 8.5 m long, lit from both ends.

## A light well like a mat

In the middle an opening of 1.0 × 1.8 m goes through all four floors. The engineer said frankly that it is too small for sun. For air it is enough: the glass at the top stands 25 cm clear all round, heat leaves, and at two in the afternoon the second floor reads 30 degrees where it read 33. And the rain? It falls into a trough of pebbles with a drain, where the dog likes to lie.

| Floor | Before | After |
| Ground | motorbikes, dark kitchen | bikes, his room, kitchen at the rear yard |
| First | two bedrooms of 9 m² | a living room 8.5 m long |
| Second | altar, store | two bright bedrooms |
| Third | tin roof | altar, drying yard, a gourd on a trellis |

## Furniture for a narrow width

A sofa 90 cm deep takes nearly a third of the passage. They chose the [cognac leather one](sofa-leather-cognac), exactly 90, pushed to the wall, and gave up side tables; glasses go on a [terrazzo table](coffee-table-terrazzo) 78 cm across that spares the knees. The television stands in an [open steel shelf](bookcase-black-steel) of 36 cm, seen through, so the wall comes no nearer.

One law was made by the ten-year-old: nothing above Mother’s shoulder in the half by the well. From any seat there is always some green.

## If they did it again

He would double the service duct. She would not paint grey. Grandfather, peeling a mango by the pebbles, says the house will do; it lacks only a third grandchild.
`,
      `
두 팔을 벌리면 양쪽 벽에 거의 닿습니다. 폭 3.2m, 길이 14m의 집이 열쇠 가게와 바바 옷을 짓는 집 사이에 끼어 있습니다. 옛 주인은 계단을 한가운데 두어 층마다 어두운 방 둘과 지나가기만 하는 복도로 나뉘어 있었습니다.

## 계단을 뒤로

새 가족은 넷과 개 한 마리. 세 주를 들여 법이 비워 두라는 뒤쪽 2m 옆, 뒷벽으로 계단을 옮겼습니다. 길이 방향으로 폭 75cm, 기울기 38도. 아파트보다 가파르지만 외할아버지 방은 1층입니다. 대신 층마다 양끝에서 빛이 드는 8.5m짜리 방이 생겼습니다.

## 돗자리만 한 천창

집 가운데 1.0 × 1.8m 구멍이 네 층을 뚫습니다. 햇빛을 들이기엔 작다고 기술자가 잘라 말했지만 바람에는 충분합니다. 꼭대기 유리를 25cm 띄워 더운 공기가 빠지니 오후 두 시 3층 온도가 33도에서 30도로 내려갔습니다. 들이친 비는 배수구가 있는 자갈 도랑으로 떨어지고, 개는 늘 거기 눕습니다.

| 층 | 전 | 후 |
| 1층 | 오토바이, 어두운 주방 | 오토바이, 할아버지 방, 뒷마당 주방 |
| 2층 | 9㎡ 침실 둘 | 8.5m 거실 |
| 3층 | 제단, 창고 | 밝은 침실 둘 |
| 4층 | 함석지붕 | 제단, 빨래 마당, 박 덩굴 |

## 좁은 폭의 가구

깊이 90cm 소파는 통로의 3분의 1을 먹습니다. 꼭 90cm인 [코냑 가죽 소파](sofa-leather-cognac)를 벽에 붙이고 사이드 테이블을 포기했습니다. 잔은 무릎이 부딪히지 않는 지름 78cm [테라조 테이블](coffee-table-terrazzo)에 둡니다. TV는 깊이 36cm [철제 오픈 선반](bookcase-black-steel) 안에 있어, 뒤가 비치니 벽이 다가오지 않습니다.

열 살 아이가 만든 법도 있습니다. 천창 쪽 절반에는 엄마 어깨보다 높은 것을 두지 않기. 덕분에 어느 자리에서든 초록이 보입니다.

## 다시 한다면

남편은 배관 통로를 두 배로 하겠답니다. 아내는 회색을 칠하지 않겠답니다. 자갈 도랑 옆에서 망고를 깎던 외할아버지는 이만하면 됐고 셋째 손주만 있으면 된답니다.
`,
    ),
  },
  {
    id: 49,
    slug: 'tiem-boc-ghe-duong-cat-dai',
    type: 'story',
    cover: 'living-luxury-01',
    coverTags: ['upholstery', 'neo-classic', 'repair'],
    daysAgo: 31,
    title: text(
      'Tiệm bọc ghế nhỏ ở Hải Phòng: một bộ salon, ba đời vải',
      'A small upholsterer in Hải Phòng: one suite, three lives of cloth',
      '하이퐁의 작은 천갈이집, 응접세트 하나에 천은 세 번',
    ),
    excerpt: text(
      'Bên trong một chiếc ghế cũ là rơm, lò xo, tờ báo năm 1979 và câu trả lời cho việc có nên bọc lại hay không.',
      'Inside an old chair: straw, springs, a newspaper of 1979, and the answer to whether it should be covered again.',
      '낡은 의자 속에는 짚과 용수철, 1979년 신문, 그리고 다시 씌울지 말지의 답이 있습니다.',
    ),
    body: text(
      `
Tiệm rộng hơn một chiếc xe tải chút xíu. Giữa nhà, bộ khung ghế salon nằm ngửa như con tôm đã lột vỏ. Người thợ, ngoài năm mươi, dùng một cái nhổ đinh cong mòn bóng để gỡ hàng ghim thứ hai trăm.

“Lớp ngoài là của người bây giờ. Lớp giữa của mẹ họ. Lớp trong cùng mới là ghế.” Ông kéo ra một nắm rơm, một tờ báo giòn như bánh đa, và một đồng xu không còn tiêu được.

## Khi nào đáng bọc

Ông có ba phép thử, làm trong hai phút, không lấy tiền.

1. Nhấc một chân trước lên ngang gối. Chân kia phải rời đất theo ngay; nếu khung vặn rồi mới lên thì mộng đã lỏng.
2. Ấn lòng bàn tay xuống giữa nệm. Nghe tiếng lò xo đều thì tốt, nghe “cạch” là đứt dây.
3. Rạch một đường dưới gầm, ngửi. Mùi chua là ẩm tới gỗ.

Qua cả ba, bọc lại rẻ bằng bốn phần mười mua mới cùng chất lượng. Hỏng phép thứ ba, ông khuyên bỏ, dù mất khách.

## Chọn vải cho thành phố biển

Hải Phòng ẩm và mặn. Nhung dệt kim giữ hơi muối, ba năm là xù ở tay vịn. Lanh pha cotton, trên 400 gam mỗi mét vuông, chịu tốt hơn và khô nhanh sau ngày nồm. Da thật thì được, nhưng phải lau khô mỗi tuần; da ép, ông nói, “bong như nắng cháy lưng”. Người thích màu đậm, ông cho xem mẫu giống [ghế bành nhung màu đá ong](armchair-velvet-laterite) rồi dặn đặt xa cửa sổ hướng biển.

| Món | Vải cần | Công thợ |
| Ghế ăn bọc mặt | 0,5 m | 180 nghìn |
| Ghế bành | 4,5 m | 1,6 triệu |
| Sofa ba chỗ | 11–13 m | 4,2 triệu |
| Đầu giường chần nút | 3 m | 1,3 triệu |

Nhớ cộng một phần mười vải nếu có sọc, vì sọc phải gặp nhau ở đường may.

## Cái ghế thứ sáu

Bộ salon hôm ấy có năm chiếc. Khách kể chiếc thứ sáu thất lạc lúc chuyển nhà. Ông thợ không nói gì, vào trong bê ra một khung y hệt, bám bụi, nhận từ một người khác từ mười một năm trước mà chưa ai tới lấy.

> Ghế nó biết đợi. Chỉ có vải là không.

Hai người ngồi so nét chạm tới khi trời tối, bật [đèn bàn gốm](table-lamp-ceramic-cream) lên so tiếp. Khớp.
`,
      `
The shop is a little wider than a lorry. In the middle the frame of a salon chair lies on its back like a peeled prawn. The man, past fifty, works a curved tack lifter worn bright at the two-hundredth pin.

“The outer cloth belongs to the people of today. The middle one to their mother. Only the innermost is the chair.” He draws out a handful of straw, a newspaper brittle as rice cracker, and a coin that no longer buys anything.

## When it is worth it

He has three tests, done in two minutes and free of charge.

1. Lift one front leg to the knee. The other must leave the ground at once; if the frame twists first, its joints are loose.
2. Press your palm into the seat. An even creak is good; a clack is a broken cord.
3. Slit the cloth below and smell. Sour means damp in the wood.

If it passes all three, covering costs four tenths of a new piece as good. If it fails the third he says throw it away, and loses the customer.

## Cloth for a port

Hải Phòng is damp and salty. Knitted velvet holds the salt and pills on the arms in three years. Linen with cotton, above 400 grams a square metre, bears it better and dries soon after the damp days. Real leather will do if wiped every week; bonded leather, he says, “peels like a sunburnt back”. For those who want it dark he shows a swatch like the [laterite velvet armchair](armchair-velvet-laterite) and warns them off windows that face the sea.

| Piece | Cloth | Labour |
| Dining seat | 0.5 m | 180 thousand |
| Armchair | 4.5 m | 1.6 million |
| Three-seat sofa | 11–13 m | 4.2 million |
| Buttoned headboard | 3 m | 1.3 million |

Add a tenth for stripes, since stripes have to meet at the seams.

## The sixth chair

The suite of that day had five. The sixth, said the customer, was lost in a move. The man said nothing, went to the back and carried out the same frame under dust, left by somebody else eleven years ago and never fetched.

> A chair knows how to wait. Only cloth does not.

They compared the carving until dark, then lit a [ceramic lamp](table-lamp-ceramic-cream) and went on. It matched.
`,
      `
가게는 트럭보다 조금 넓습니다. 한가운데 응접 의자 뼈대가 껍질 벗긴 새우처럼 누워 있습니다. 쉰을 넘긴 주인은 닳아 반질거리는 굽은 못뽑이로 이백 번째 핀을 뽑는 중입니다.

“겉천은 지금 사람들 것이고, 가운데는 그 어머니 것이고, 맨 안쪽이라야 의자지요.” 그가 짚 한 줌과 쌀과자처럼 바스러지는 신문, 이제는 쓸 수 없는 동전을 꺼냅니다.

## 씌울 만한 의자

2분이면 끝나는 시험이 세 가지 있고 돈은 받지 않습니다.

1. 앞다리 하나를 무릎까지 듭니다. 다른 다리가 바로 따라 올라와야 합니다. 틀이 먼저 비틀리면 짜임이 헐거운 것입니다.
2. 방석 가운데를 손바닥으로 누릅니다. 고른 소리면 좋고 ‘딱’ 하면 끈이 끊어진 것입니다.
3. 밑천을 조금 갈라 냄새를 맡습니다. 시큼하면 나무까지 젖었습니다.

셋을 다 통과하면 같은 품질의 새것 값 4할로 다시 씌웁니다. 세 번째에서 떨어지면 손님을 잃더라도 버리라고 합니다.

## 항구 도시의 천

하이퐁은 눅눅하고 짭니다. 니트 벨벳은 소금기를 머금어 삼 년이면 팔걸이에 보풀이 입니다. ㎡당 400g이 넘는 리넨과 면 혼방이 더 잘 견디고 눅눅한 날 뒤에 빨리 마릅니다. 진짜 가죽은 매주 닦으면 되지만 합성 가죽은 “햇볕에 탄 등처럼 벗겨진다”고 합니다. 짙은 색을 찾으면 [라테라이트 벨벳 암체어](armchair-velvet-laterite) 같은 견본을 보여 주고 바다 쪽 창은 피하라고 일러 줍니다.

| 가구 | 천 | 품삯 |
| 식탁 의자 방석 | 0.5m | 18만 동 |
| 암체어 | 4.5m | 160만 동 |
| 3인 소파 | 11~13m | 420만 동 |
| 단추 헤드보드 | 3m | 130만 동 |

줄무늬라면 천을 1할 더 잡습니다. 솔기에서 줄이 만나야 하니까요.

## 여섯 번째 의자

그날의 세트는 다섯 개였습니다. 여섯 번째는 이사 때 잃어버렸다고 손님이 말했습니다. 주인은 말없이 안으로 들어가 먼지 쓴 똑같은 뼈대를 들고 나왔습니다. 십일 년 전 다른 사람이 맡기고 찾아가지 않은 것이었습니다.

> 의자는 기다릴 줄 압니다. 천만 못 기다리지요.

두 사람은 어두워질 때까지 조각을 맞추어 보다가 [도자기 램프](table-lamp-ceramic-cream)를 켜고 마저 보았습니다. 꼭 맞았습니다.
`,
    ),
  },
  {
    id: 50,
    slug: 'bon-mua-trong-mot-ban-cong-da-nang',
    type: 'story',
    cover: 'exterior-05',
    coverTags: ['balcony', 'plants', 'sea'],
    daysAgo: 43,
    title: text(
      'Ban công hướng biển: cây gì sống qua mùa gió',
      'A balcony to the sea: what lives through the season of wind',
      '바다를 보는 발코니, 바람철을 견디는 것들',
    ),
    excerpt: text(
      'Ba năm ghi chép của một người trồng cây ở Mỹ Khê: chết những gì, còn lại những gì.',
      'Three years of notes by somebody who grows things at Mỹ Khê: what died, what is left.',
      '다낭 미케 해변에서 삼 년 동안 적은 기록, 죽은 것과 남은 것.',
    ),
    body: text(
      `
Cuốn sổ bìa xanh của chị chủ nhà ghi ba cột: ngày trồng, ngày chết, lý do. Cột thứ ba lặp đi lặp lại hai chữ, muối và gió. Căn hộ ở tầng mười sáu, cách mép nước bốn trăm mét, nhìn thẳng ra Mỹ Khê.

## Tháng chín đến tháng một

Gió mùa đông bắc thổi ngang, mang hơi nước mặn. Lá mỏng cháy mép trong một tuần. Năm đầu chị mất chín chậu hoa giấy vì tưởng cây nào chịu nắng thì chịu gió. Không phải. Thứ giết chúng là cát: hạt mịn quất vào mặt lá như giấy nhám.

Những cây còn sống có lá dày, bóng, hoặc uốn được. [Cây cau vàng](plant-palm) xơ xác nhưng bật lại. [Lưỡi hổ](plant-snake) không hề biết có bão. Trầu bà phải bưng vào phòng khách.

## Vật liệu già đi ra sao

| Vật | Sau ba mùa | Ghi |
| Sắt sơn tĩnh điện | rỗ ở mối hàn | chấm kẽm mỗi năm |
| Inox 201 | ố vàng | phải là 316 |
| Gỗ sồi phủ dầu | bạc, không nứt | dầu lại tháng hai |
| Nhôm đúc | như mới | nặng, đắt |
| Mây nhựa | giòn | bỏ |

Bộ [ghế thư giãn khung sồi](armchair-oak-linen) chị đẩy vào trong từ tháng chín, nệm cất tủ. Còn [băng ghế dài](bench-oak) để ngoài suốt, cố ý cho bạc màu; giờ nó cùng màu với lan can bê tông, ai nhìn cũng tưởng chọn trước.

## Chậu không bay

Một chậu nhựa 30 cm có cây cao một mét bị gió cấp bảy đẩy như cánh buồm. Quy tắc của chị: nặng gấp ba phần cây nhô lên khỏi miệng chậu, thêm đá cuội phủ mặt đất, và buộc hai vòng dây vào chân lan can. Trước bão, mọi thứ vào trong, kể cả dép.

- Tưới rửa mặt lá bằng nước ngọt sau mỗi đợt gió, sáng sớm.
- Đất trộn một phần ba xơ dừa và một phần năm đá bọt, cho muối trôi đi.
- Không bón trong tháng mười một.

## Và cái được

Từ tháng hai đến tháng tám, ban công ấy là phòng khách chính của nhà. Bữa sáng mì Quảng, chân gác lên băng ghế. Trang cuối cuốn sổ không có ngày chết nào kể từ tháng tư năm ngoái. Chị vẽ vào đó một cây sứ, lá rụng hết, hoa nở.
`,
      `
The owner’s blue notebook has three columns: planted, died, why. The third repeats two words, salt and wind. The flat is on the sixteenth floor, four hundred metres from the water, straight before Mỹ Khê.

## September to January

The north-east monsoon blows level and carries brine. Thin leaves burn at the edge within a week. In the first year she lost nine bougainvilleas, thinking that what likes sun likes wind. It does not. The killer was sand, fine grains that whip a leaf like sandpaper.

What lives has leaves that are thick, glossy or pliant. The [areca palm](plant-palm) is left in rags but comes back. The [snake plant](plant-snake) never noticed a storm. The monstera has to be carried into the living room.

## How materials age

| Thing | After three seasons | Note |
| Powder-coated iron | pitted at the welds | zinc every year |
| 201 stainless | yellow stains | must be 316 |
| Oiled oak | silver, uncracked | oil again in February |
| Cast aluminium | as new | heavy and dear |
| Plastic wicker | brittle | thrown out |

The [oak lounge chairs](armchair-oak-linen) go indoors in September, their cushions in the wardrobe. The [long bench](bench-oak) stays out on purpose to turn silver; now it matches the concrete rail, and everybody believes it was planned.

## Pots that do not fly

A 30 cm plastic pot with a plant a metre tall sails in a wind of force seven. Her rule: three times the weight of what rises over the rim, pebbles on the soil, and two turns of rope to the foot of the rail. Before a typhoon everything comes in, slippers too.

- Rinse leaves with fresh water after each blow, early in the morning.
- Mix in a third of coir and a fifth of pumice so salt can wash through.
- No feeding in November.

## And what it gives

From February to August that balcony is the main room of the home. Mì Quảng for breakfast, feet on the bench. The last page of the notebook has had no death since April of last year. On it she drew a frangipani, all leaves gone, in flower.
`,
      `
집주인의 파란 공책에는 세 칸이 있습니다. 심은 날, 죽은 날, 까닭. 세 번째 칸에는 두 낱말이 되풀이됩니다. 소금과 바람. 물가에서 400m, 미케 해변을 마주 보는 16층입니다.

## 9월부터 1월까지

북동 계절풍이 짠 물기를 싣고 옆으로 붑니다. 얇은 잎은 일주일이면 가장자리가 탑니다. 첫해에는 볕에 강하면 바람에도 강한 줄 알고 부겐빌레아 아홉 분을 잃었습니다. 범인은 모래였습니다. 고운 알갱이가 사포처럼 잎을 때렸지요.

살아남은 것은 잎이 두껍거나 반들거리거나 휘어지는 것들입니다. [아레카야자](plant-palm)는 너덜너덜해졌다가 다시 일어섭니다. [산세베리아](plant-snake)는 태풍이 온 줄도 모릅니다. 몬스테라는 거실로 들여야 합니다.

## 재료가 늙는 법

| 재료 | 세 철 뒤 | 메모 |
| 분체 도장 철 | 용접부가 팸 | 해마다 아연칠 |
| 201 스테인리스 | 누런 얼룩 | 316이어야 함 |
| 오일 먹인 오크 | 은빛, 갈라짐 없음 | 2월에 다시 오일 |
| 주물 알루미늄 | 새것 같음 | 무겁고 비쌈 |
| 플라스틱 라탄 | 바스러짐 | 버림 |

[오크 라운지 체어](armchair-oak-linen)는 9월이면 안으로, 방석은 옷장으로 갑니다. [긴 벤치](bench-oak)는 일부러 밖에 두어 바래게 했는데, 이제 콘크리트 난간과 같은 색이라 다들 처음부터 고른 줄 압니다.

## 날아가지 않는 화분

1m 식물을 심은 30cm 플라스틱 화분은 강풍에 돛처럼 밀립니다. 규칙은 이렇습니다. 화분 위로 나온 무게의 세 배로 누르고, 흙 위에 자갈을 덮고, 난간 밑동에 줄을 두 번 감기. 태풍 전에는 슬리퍼까지 모두 안으로.

- 바람이 지나면 이른 아침 민물로 잎 씻기
- 코코넛 섬유 3분의 1, 부석 5분의 1을 섞어 소금이 빠지게 하기
- 11월에는 거름 주지 않기

## 그래도 얻는 것

2월부터 8월까지 그 발코니는 집의 으뜸 거실입니다. 벤치에 발을 올리고 아침으로 미꽝을 먹습니다. 공책 마지막 장에는 지난해 4월 뒤로 죽은 날이 없습니다. 거기에 잎은 다 지고 꽃이 핀 플루메리아 한 그루를 그려 두었습니다.
`,
    ),
  },
];
