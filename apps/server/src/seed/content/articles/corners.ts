import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

/** Places that homes make room for again. */
export const cornerArticles: readonly ArticleContent[] = [
  {
    id: 71,
    slug: 'phong-tap-bon-met',
    type: 'trend',
    cover: 'gym-modern-01',
    coverTags: ['gym', 'modern', 'noise'],
    daysAgo: 21,
    title: text(
      'Phòng tập bốn mét vuông, và người ở tầng dưới',
      'A gym of four square metres, and whoever lives below',
      '4㎡ 홈짐, 그리고 아래층 사람',
    ),
    excerpt: text(
      'Góc tập đang dọn vào căn hộ. Thứ quyết định không phải máy nào, mà là sàn chịu gì và tiếng đi đâu.',
      'Corners to train in are moving into flats. What decides is not the machine but what the floor bears and where the sound goes.',
      '운동 공간이 아파트로 들어옵니다. 중요한 것은 기구가 아니라 바닥이 견디는 무게와 소리가 가는 길입니다.',
    ),
    body: text(
      `
Sau mấy năm đóng tiền phòng gym rồi đi được tám buổi, nhiều nhà bỏ cuộc theo một cách mới: mang phòng gym về. Không phải cả phòng. Một tấm thảm, một giá tạ, một tấm gương, trong khoảng bằng chiếc giường đơn.

## Bốn mét là đủ cho gì

Người cao 1,75 m nằm duỗi tay qua đầu cần 2,3 m chiều dài. Dang hai tay cần 1,8. Vậy 2,3 × 1,8 m là ô nhỏ nhất để tập sàn mà không đá vào tủ. Trần thạch cao 2,45 m thì bỏ ý nhảy dây và đẩy tạ đứng qua đầu; làm trên ghế, tay duỗi còn cách trần ba gang.

- Góc phòng khách: tập buổi sáng, cuộn lại trước bữa trưa.
- Lô gia có mái: thoáng, nhưng phải che mưa hắt vào tạ.
- Phòng đa năng: để được giá cố định, và đóng được cửa.

## Sàn chịu bao nhiêu

Tiêu chuẩn tải trọng TCVN 2737 tính sàn nhà ở khoảng 150 ký trên mỗi mét vuông, rải đều. Một người tám mươi ký với sáu mươi ký tạ đứng trên hai mét vuông vẫn trong giới hạn. Thứ nguy hiểm không phải sức nặng đứng yên mà là sức nặng rơi: quả tạ hai mươi ký thả từ ngang hông đập xuống bằng cả trăm ký trong một tích tắc, và gạch men vỡ trước khi sàn kịp phàn nàn.

## Tiếng đi đâu

Tai người tầng dưới không nghe tiếng nhạc của bạn, họ nghe tiếng chân. Tiếng va truyền qua bê tông, và cách duy nhất là giữ nó khỏi chạm bê tông.

| Lớp, từ dưới lên | Dày | Việc |
| Mút cao su tái chế, rời tường | 10 mm | ngắt rung |
| Ván ép, không bắt vít xuống sàn | 18 mm | chia lực |
| Thảm cao su đặc | 20 mm | đỡ tạ, chống trượt |

Ba lớp ấy cho bốn mét vuông hết chừng 3,2 triệu. Chừa hở tường hai phân, kẻo rung đi vòng. Và luật thì ngắn: từ 22 giờ đến 6 giờ là giờ cấm làm ồn trong khu dân cư. Người khôn xuống bấm chuông nhà dưới một lần, hỏi giờ ngủ của em bé.

## Để nó không giống kho

Giá treo tường thay cho giàn đứng. [Băng ghế gỗ sồi](bench-oak) cao 45 cm chịu được bài ngồi, hết giờ lại thành chỗ xỏ giày. Tạ nhỏ và dây kháng lực nằm trong một [giỏ mây](basket-rattan), đậy khăn lên là xong. [Gương vòm](mirror-arch-oak) 1,8 m nên bắt chặt vào tường; đứng tựa cạnh chỗ vung tay là hẹn ngày vỡ.

[Băng ghế gỗ sồi](bench-oak)

Chạy bộ thì xin mời ra công viên. Máy chạy gập vẫn là thứ được rao bán lại nhiều nhất trong các nhóm cư dân, thường kèm dòng “mới dùng ba lần”.
`,
      `
After some years of paying for a gym and going eight times, many give up in a new way: they bring it home. Not all of it. A mat, a rack, a mirror, on the floor of a single bed.

## What four metres allow

Somebody of 1.75 m lying with arms overhead needs 2.3 m; with arms spread, 1.8. So 2.3 × 1.8 m is the least for exercise on the floor without kicking a cupboard. Under plasterboard at 2.45 m forget the skipping rope and the standing press; on a bench the arms still stop well below.

- A corner of the living room: mornings, rolled up before lunch.
- A roofed loggia: airy, but keep rain off the iron.
- A multipurpose room: a rack may stay, and the door shuts.

## What a floor bears

The load standard TCVN 2737 reckons some 150 kilos on each square metre of a dwelling, evenly spread. Eighty kilos of person with sixty of iron on two square metres are within that. The danger is not weight that stands but weight that falls: twenty kilos let go at the hip land like a hundred and more for an instant, and tiles break before the slab has time to complain.

## Where the sound goes

The ear below does not hear your music, it hears your feet. Impact travels in concrete, and the only way is to keep it from touching concrete.

| Layer, from below | Thick | Its work |
| Recycled rubber foam, off the walls | 10 mm | breaks vibration |
| Plywood, not screwed down | 18 mm | spreads the force |
| Dense rubber mat | 20 mm | takes the iron, grips |

For four square metres the three cost about 3.2 million đồng. Leave two centimetres to the wall, or the vibration goes round. The law is short: from 22:00 to 6:00 no noise among homes. The wise ring downstairs once and ask when the baby sleeps.

## So that it is no store room

A rack on the wall instead of a frame. An [oak bench](bench-oak) of 45 cm bears seated exercises and is afterwards where shoes are put on. Small weights and bands lie in a [rattan basket](basket-rattan) under a towel. An [arched mirror](mirror-arch-oak) of 1.8 m should be fixed to the wall; leaning beside swinging arms it has a date with the floor.

[oak bench](bench-oak)

For running, the park is open. Folding treadmills are still what residents’ groups resell most, usually with the words “used three times”.
`,
      `
몇 년씩 헬스장에 돈을 내고 여덟 번 간 뒤, 새로운 방식으로 포기하는 집이 늘었습니다. 헬스장을 집으로 들이는 것입니다. 전부는 아닙니다. 매트 하나, 거치대 하나, 거울 하나를 1인용 침대만 한 자리에.

## 4㎡로 할 수 있는 것

키 175cm인 사람이 누워 팔을 머리 위로 뻗으면 2.3m, 두 팔을 벌리면 1.8m가 필요합니다. 그러니 2.3 × 1.8m가 장을 걷어차지 않고 바닥 운동을 할 가장 작은 칸입니다. 석고 천장이 2.45m라면 줄넘기와 서서 머리 위로 미는 동작은 접으세요. 벤치에 앉아서 하면 손끝이 천장에 한참 못 미칩니다.

- 거실 한쪽. 아침에 하고 점심 전에 말아 둡니다.
- 지붕 있는 발코니. 시원하지만 비가 쇠에 들이치지 않게 합니다.
- 다목적실. 거치대를 그대로 두고 문을 닫을 수 있습니다.

## 바닥은 얼마나 견디나

하중 기준 TCVN 2737은 주택 바닥을 1㎡에 150kg쯤, 고르게 실리는 것으로 계산합니다. 80kg인 사람이 60kg 추를 들고 2㎡에 서도 그 안입니다. 위험한 것은 가만히 있는 무게가 아니라 떨어지는 무게입니다. 엉덩이 높이에서 놓친 20kg은 순간 100kg 넘는 힘으로 떨어지고, 바닥판이 불평하기 전에 타일이 깨집니다.

## 소리는 어디로 가나

아래층 귀에는 음악이 아니라 발소리가 들립니다. 충격은 콘크리트를 타고 가니 콘크리트에 닿지 않게 하는 것이 유일한 길입니다.

| 아래부터 쌓는 층 | 두께 | 하는 일 |
| 재생 고무 폼, 벽에서 띄움 | 10mm | 진동을 끊음 |
| 바닥에 박지 않은 합판 | 18mm | 힘을 나눔 |
| 단단한 고무 매트 | 20mm | 추를 받치고 미끄럼을 막음 |

4㎡에 세 층이면 320만 동쯤 듭니다. 벽에서 2cm를 띄우지 않으면 진동이 돌아갑니다. 법은 짧습니다. 밤 10시부터 아침 6시까지 주거지에서 소란을 피울 수 없습니다. 현명한 사람은 아래층 초인종을 한 번 눌러 아기가 자는 시간을 물어봅니다.

## 창고처럼 보이지 않게

세우는 틀 대신 벽걸이 거치대를 씁니다. 높이 45cm [오크 벤치](bench-oak)는 앉아서 하는 운동을 견디고 끝나면 신발 신는 자리가 됩니다. 작은 추와 밴드는 [라탄 바구니](basket-rattan)에 넣고 수건을 덮으면 끝입니다. 1.8m [아치 거울](mirror-arch-oak)은 벽에 단단히 고정하세요. 팔을 휘두르는 곁에 기대 두면 깨질 날을 받아 놓은 셈입니다.

[오크 벤치](bench-oak)

달리기는 공원이 열려 있습니다. 접이식 러닝머신은 여전히 주민 모임에 가장 많이 나오는 중고품이고, 대개 “세 번 사용”이라는 말이 붙습니다.
`,
    ),
  },
  {
    id: 72,
    slug: 'hien-sau-met-ruoi',
    type: 'trend',
    cover: 'exterior-03',
    coverTags: ['exterior', 'veranda', 'shade'],
    daysAgo: 35,
    title: text(
      'Hiên sâu mét rưỡi: phép tính của người xưa, bằng máy tính bỏ túi',
      'A veranda of a metre and a half: an old reckoning, with a calculator',
      '깊이 1.5미터 처마, 옛사람의 셈을 계산기로',
    ),
    excerpt: text(
      'Nhà mới lại chừa hiên. Một con số giải thích vì sao nó mát mùa hè mà vẫn cho nắng vào mùa đông.',
      'New houses leave room for a veranda again. One figure tells why it is cool in summer and lets in the winter sun.',
      '새집이 다시 처마를 둡니다. 여름엔 시원하고 겨울엔 볕이 드는 까닭을 숫자 하나가 말해 줍니다.',
    ),
    body: text(
      `
Suốt hai mươi năm, hiên là thứ bị xây kín đầu tiên: mỗi mét vuông đất là tiền, và mét vuông nào có mái thì phải thành phòng. Những bản vẽ nhà vườn và nhà phố xin phép gần đây đi ngược lại. Cửa chính lùi vào, mái vươn ra, và giữa hai thứ đó là một khoảng chẳng để làm gì.

## Mặt trời đứng ở đâu

Lấy Hà Nội, vĩ độ 21. Giữa trưa hạ chí mặt trời gần như trên đỉnh đầu. Giữa trưa đông chí nó chỉ cao chừng 46 độ, nằm ở phía nam. Mái vươn 1,5 m trên cửa cao 2,4 m hướng nam cho bóng như sau.

| Trưa ngày | Độ cao mặt trời | Bóng trùm xuống |
| Xuân phân, thu phân | 69° | hết cánh cửa |
| Hạ chí | gần 90° | hết cánh cửa |
| Đông chí | 46° | 1,5 m; nắng vào 90 cm phía dưới |

Không có động cơ, không có cảm biến: mùa nóng che hết, mùa lạnh mở ra cho nắng sưởi sàn. Vào tới Sài Gòn, vĩ độ 11, trưa đông chí mặt trời vẫn cao 56 độ, nên chỉ cần 1,1 m là đạt cùng mức che.

## Hướng nào thì vô ích

Phép tính trên chỉ đúng với hướng nam. Nắng năm giờ chiều mùa hè ở hướng tây chỉ cao hơn 20 độ một chút, chui dưới mọi mái hiên. Phía đó cần thứ đứng thẳng: hàng cây, phên, lam dọc. Làm hiên sâu cho cửa tây là mua một cái mũ để che gió.

## Cái khoảng chẳng để làm gì

Hỏi chủ nhà, họ kể ra hàng chục việc.

- Cởi giày ướt, vẩy ô, để xe đạp của con.
- Nhặt rau, vì ánh sáng ở đó không có bóng.
- Ngồi đợi người chưa tới; ngồi tiễn người chưa muốn về.
- Phơi chiếu, phơi sách, phơi lưng.

Muốn vậy sàn phải thấp hơn trong nhà hai phân, dốc một phân rưỡi mỗi mét ra ngoài, và mặt không trơn khi ướt: gạch đất nung, đá băm, gỗ có rãnh. Trần hiên cao 2,7 m trở lên thì treo được một [chao mây](ceiling-rattan-dome) mà không cụng đầu; dùng bóng chống ẩm, và cất vào trước bão.

[chao mây](ceiling-rattan-dome)

## Chi phí

Mái bê tông vươn thêm 1,5 m dọc mặt nhà bốn mét hết khoảng 14 đến 20 triệu nếu đổ cùng sàn. Làm sau bằng khung thép lợp ngói thì 9 đến 13. Đồ đạc thì ít thôi: [băng ghế dài](bench-oak) kê dưới phần mái sâu nhất, một [cây cau vàng](plant-palm) phía mưa hắt, và bức tường để trống cho bóng lá.

> Phòng khách tiếp khách đã hẹn. Hiên tiếp những người còn lại.
`,
      `
For twenty years the veranda was the first thing to be built in: each square metre is money, and whatever has a roof must become a room. Drawings of the last seasons go the other way. The front door steps back, the roof steps out, and between them is a stretch for nothing in particular.

## Where the sun stands

Take Hà Nội, at 21 degrees. At noon in midsummer the sun is almost overhead. At noon in midwinter it is only some 46 degrees up, in the south. A roof reaching 1.5 m over a southern door 2.4 m high gives this shade.

| Noon of | Height of the sun | Shade reaches down |
| Equinoxes | 69° | over the whole door |
| Midsummer | nearly 90° | over the whole door |
| Midwinter | 46° | 1.5 m; sun enters the lowest 90 cm |

No motor and no sensor: it covers all in the hot months and in the cool ones lets the sun warm the floor. In Sài Gòn, at 11 degrees, the midwinter sun is still 56 up, and 1.1 m do the same.

## Where it is useless

That sum is true of the south alone. At five on a summer afternoon the western sun stands little over 20 degrees and slips below any eave. That side wants something upright: trees, blinds, fins. A deep veranda to the west is a hat against the wind.

## The stretch for nothing

Ask those who live there and they name a dozen things.

- Taking off wet shoes, shaking an umbrella, a child’s bicycle.
- Sorting greens, since the light has no shadow there.
- Waiting for who has not come, sitting with who does not want to go.
- Airing mats, books, one’s back.

For that the floor lies two centimetres below the rooms, falls outward by a centimetre and a half each metre, and grips when wet: fired clay, hammered stone, grooved wood. A ceiling of 2.7 m or more takes a [rattan shade](ceiling-rattan-dome) over anybody’s head; give it a damp-proof fitting, and bring it in before a storm.

[rattan shade](ceiling-rattan-dome)

## What it costs

A concrete roof 1.5 m deeper along four metres of front comes to some 14 to 20 million đồng if cast with the slab. Added later in steel and tile it is 9 to 13. Furnish little: a [long bench](bench-oak) where the roof is deepest, an [areca palm](plant-palm) on the side of the rain, and a bare wall for the shadows of leaves.

> The living room receives those who are expected. The veranda receives the others.
`,
      `
스무 해 동안 처마 밑은 가장 먼저 막히는 곳이었습니다. 땅 한 평이 돈이고 지붕이 있으면 방이 되어야 했으니까요. 요즘 도면은 거꾸로 갑니다. 현관은 물러서고 지붕은 나서고, 그 사이에 딱히 쓸모없는 자리가 생깁니다.

## 해는 어디에 있나

북위 21도 하노이를 봅시다. 하지 한낮의 해는 거의 머리 위에 있고, 동지 한낮에는 남쪽 하늘 46도쯤에 그칩니다. 높이 2.4m 남향 문 위로 지붕이 1.5m 나오면 그늘은 이렇습니다.

| 한낮 | 해의 높이 | 내려오는 그늘 |
| 춘분, 추분 | 69° | 문 전체 |
| 하지 | 거의 90° | 문 전체 |
| 동지 | 46° | 1.5m, 아래 90cm에 볕이 듦 |

모터도 센서도 없이 더운 철에는 다 가리고 서늘한 철에는 볕이 바닥을 데웁니다. 북위 11도 사이공에서는 동지 한낮에도 해가 56도라 1.1m면 같은 그늘을 얻습니다.

## 소용없는 방향

이 셈은 남향에만 맞습니다. 여름 오후 다섯 시 서쪽 해는 20도를 조금 넘을 뿐이라 어떤 처마 밑으로도 파고듭니다. 그쪽에는 나무와 발, 세로 루버처럼 서 있는 것이 필요합니다. 서향의 깊은 처마는 바람을 막겠다고 산 모자와 같습니다.

## 쓸모없는 자리의 쓸모

사는 사람에게 물으면 열 가지도 넘게 댑니다.

- 젖은 신을 벗고 우산을 털고 아이의 자전거를 세우는 곳.
- 그늘지지 않는 빛에서 나물을 다듬는 곳.
- 아직 오지 않은 사람을 기다리고, 가기 싫은 사람과 앉아 있는 곳.
- 돗자리를 말리고 책을 말리고 등을 말리는 곳.

그러려면 바닥은 실내보다 2cm 낮고 1m에 1.5cm씩 밖으로 기울며 젖어도 미끄럽지 않아야 합니다. 구운 흙벽돌, 다듬은 돌, 홈 판 나무가 그렇습니다. 천장이 2.7m를 넘으면 머리에 닿지 않게 [라탄 펜던트](ceiling-rattan-dome)를 걸 수 있습니다. 방습 소켓을 쓰고 태풍 전에는 들여놓으세요.

[라탄 펜던트](ceiling-rattan-dome)

## 비용

폭 4m 집 앞에 1.5m 더 내민 콘크리트 지붕은 바닥판과 함께 치면 1,400만~2,000만 동, 나중에 철골과 기와로 덧대면 900만~1,300만 동입니다. 가구는 조금이면 됩니다. 지붕이 가장 깊은 곳에 [긴 벤치](bench-oak), 비 들이치는 쪽에 [아레카야자](plant-palm), 그리고 잎 그림자를 받을 빈 벽.

> 거실은 약속한 손님을 맞습니다. 처마 밑은 나머지 모두를 맞습니다.
`,
    ),
  },
  {
    id: 73,
    slug: 'goc-tra-ba-met-vuong',
    type: 'trend',
    cover: 'multipurpose-japandi-01',
    coverTags: ['multipurpose', 'japandi', 'tea'],
    daysAgo: 48,
    title: text(
      'Góc trà ba mét vuông thay bộ bàn ghế tiếp khách',
      'Three square metres for tea, in place of the formal suite',
      '응접세트 대신 3㎡ 찻자리',
    ),
    excerpt: text(
      'Khách ngồi lâu hơn khi ngồi thấp. Cỡ bàn, cỡ chiếu, độ nóng của nước và chỗ cho người đau gối.',
      'Guests stay longer when they sit low. The size of table and mat, the heat of the water, and a place for bad knees.',
      '낮게 앉으면 손님이 더 오래 머뭅니다. 상과 자리의 크기, 물의 온도, 그리고 무릎이 아픈 분의 자리.',
    ),
    body: text(
      `
Bộ salon gỗ sáu món chiếm chín mét vuông và được ngồi đủ bốn ngày trong năm. Ngày thường, khách thân vẫn kéo nhau xuống bếp. Nhiều nhà trẻ ở Thái Nguyên, Đà Lạt rồi tới chung cư Hà Nội rút ra kết luận: bỏ bộ salon, giữ ấm trà.

## Ba mét vuông gồm những gì

Một tấm [thảm cói tròn 1,8 m](rug-jute-round) vẽ ranh giới. Giữa thảm là bàn cao 30 đến 36 cm: [bàn tròn gỗ sồi](coffee-table-oak-round) đường kính 86 vừa cho bốn người ngồi bệt. Mỗi người cần một vòng 60 cm, kể cả đầu gối. Phía lưng là tường hoặc một [bộ gối lanh](cushion-linen-set), vì lưng không tựa thì câu chuyện dừng ở tuần trà thứ hai.

Người đau gối ngồi đâu? Chừa một cạnh không thảm và đặt [đôn bouclé](pouf-boucle-cream) cao 40 cm. Họ nhỉnh hơn mọi người một cái đầu, đúng vị trí của bậc trưởng bối.

## Nước, lửa, và ổ điện

- Ấm siêu tốc chỉnh được nhiệt, 1 lít là vừa bốn tuần trà.
- Một ổ cắm chìm sàn hoặc sát chân tường trong vòng 80 cm; dây vắt qua lối đi là tai nạn nước sôi.
- Khay có ngăn thoát nước, vì đổ bỏ nước đầu là chuyện của từng ấm.
- Khăn vải gấp tư, để đúng bên tay thuận của người pha.

## Mỗi loại một độ nóng

| Trà | Nước | Lần đầu |
| Chè xanh Tân Cương | 75–80 °C | 20 giây |
| Trà ướp sen | 80–85 °C | 30 giây |
| Shan tuyết cổ thụ | 90–95 °C | 15 giây |
| Ô long | 95 °C | 30 giây |

Trà sen Tây Hồ tốn khoảng một nghìn đến một nghìn tư bông cho mỗi ký, nên nước sôi sùng sục đổ vào đó là một cách phung phí rất nhanh. Không có ấm chỉnh nhiệt thì mở nắp chờ năm phút, nước một lít xuống quanh 85.

## Ánh sáng ngang vai

Ngồi thấp thì đèn trần trở thành nắng gắt. Tắt nó. Một [đèn cây giấy dó](floor-lamp-paper) cao 1,2 m đặt chéo sau lưng khách sáng vừa đủ để nhìn màu nước trong chén, và không ai phải nheo mắt. Ban ngày, hướng ngồi tốt là mặt nhìn ra cửa sổ, người pha quay lưng vào tường.

## Cái được, cái mất

Bạn mất chỗ ngồi trang trọng cho mười hai người, và mất nơi bày bộ ấm chén không ai dùng. Bạn được một góc mà đứa nhỏ bò tới được, con mèo nằm được. Khách lần đầu ngồi xuống hơi lúng túng tìm chỗ cho chân. Tới tuần nước thứ ba thì họ hỏi đường về có còn xe buýt không.
`,
      `
A carved suite of six takes nine square metres and is sat on four days a year. On the others close friends end up in the kitchen. Young homes in Thái Nguyên and Đà Lạt, and now flats in Hà Nội, drew the conclusion: let the suite go, keep the pot.

## What three metres hold

A [round jute rug of 1.8 m](rug-jute-round) draws the border. In its middle stands a table 30 to 36 cm high: an [oak one](coffee-table-oak-round) of 86 serves four on the floor. Each wants a circle of 60 cm, knees and all. Behind is a wall or a [set of linen cushions](cushion-linen-set); with nothing to lean on, talk ends at the second infusion.

And bad knees? Leave one side without rug and put a [bouclé pouf](pouf-boucle-cream) of 40 cm there. Whoever has it is a head above the rest, as elders should be.

## Water, heat, a socket

- A kettle with degrees; one litre makes four rounds.
- A socket in the floor or low on the wall within 80 cm; a lead across the way is a scald to come.
- A tray that drains, for the first water is always poured off.
- A cloth folded in four, on the good hand’s side of whoever pours.

## To each its heat

| Tea | Water | First infusion |
| Green, Tân Cương | 75–80 °C | 20 seconds |
| Lotus | 80–85 °C | 30 seconds |
| Old Shan trees | 90–95 °C | 15 seconds |
| Oolong | 95 °C | 30 seconds |

Lotus tea of Tây Hồ takes a thousand to fourteen hundred flowers a kilo, so boiling water is a fast way to waste them. Without a fine kettle lift the lid and wait five minutes: a litre falls to about 85.

## Light at the shoulder

From so low a ceiling lamp is a hard sun. Switch it off. A [dó paper lamp](floor-lamp-paper) of 1.2 m, slantwise behind the guests, shows the colour in the cup and makes nobody squint. By day guests look to the window, and who pours has the wall behind.

## Gained and lost

You lose a formal seat for twelve and the place to show a service nobody uses. You gain a corner that a baby can reach and a cat can lie in. Whoever comes the first time is at a loss where to put the legs. At the third infusion they ask whether there is still a bus.
`,
      `
조각한 여섯 점 응접세트는 9㎡를 차지하고 일 년에 나흘 앉습니다. 다른 날 가까운 손님은 부엌으로 모입니다. 타이응우옌과 달랏의 젊은 집들, 이제는 하노이 아파트까지 결론을 내렸습니다. 응접세트는 보내고 찻주전자를 남기자고.

## 3㎡에 들어가는 것

[지름 1.8m 원형 황마 러그](rug-jute-round)가 경계를 그립니다. 가운데에는 높이 30~36cm 상을 둡니다. 지름 86cm [오크 원형 테이블](coffee-table-oak-round)이면 넷이 바닥에 둘러앉습니다. 한 사람에 무릎까지 지름 60cm가 필요합니다. 등 뒤는 벽이나 [리넨 쿠션](cushion-linen-set)입니다. 기댈 데가 없으면 이야기는 두 번째 우림에서 끝납니다.

무릎이 아픈 분은? 한쪽에 러그를 비우고 40cm [부클레 푸프](pouf-boucle-cream)를 놓습니다. 남들보다 머리 하나 높으니 어른의 자리로 알맞습니다.

## 물과 불과 콘센트

- 온도를 맞추는 전기 주전자. 1리터면 네 순배입니다.
- 80cm 안에 바닥이나 벽 아래 콘센트. 길을 가로지르는 줄은 곧 데일 사고입니다.
- 물 빠지는 쟁반. 첫 물은 늘 버리니까요.
- 네 번 접은 행주, 우리는 사람의 편한 손 쪽에.

## 차마다 다른 온도

| 차 | 물 | 첫 우림 |
| 떤끄엉 녹차 | 75~80°C | 20초 |
| 연꽃차 | 80~85°C | 30초 |
| 고목 산뚜옛 | 90~95°C | 15초 |
| 우롱차 | 95°C | 30초 |

떠이호 연꽃차는 1kg에 꽃이 천 송이에서 천사백 송이 듭니다. 펄펄 끓는 물을 붓는 것은 아주 빠른 낭비입니다. 온도 주전자가 없다면 뚜껑을 열고 5분 기다리세요. 1리터가 85도쯤으로 내려갑니다.

## 어깨높이의 빛

낮게 앉으면 천장등은 따가운 해가 됩니다. 끄세요. 손님 등 뒤 비스듬히 둔 1.2m [전통지 플로어 램프](floor-lamp-paper)는 잔 속 물빛을 볼 만큼 밝고 아무도 눈을 찡그리지 않습니다. 낮에는 손님이 창을 보고, 우리는 사람이 벽을 등집니다.

## 얻는 것과 잃는 것

열두 명이 격식을 갖춰 앉을 자리와 아무도 쓰지 않는 다기를 늘어놓을 곳을 잃습니다. 대신 아기가 기어 오고 고양이가 눕는 자리를 얻습니다. 처음 온 손님은 다리를 어디 둘지 몰라 머뭇거립니다. 세 번째 우림쯤 되면 막차가 아직 있느냐고 묻습니다.
`,
    ),
  },
];
