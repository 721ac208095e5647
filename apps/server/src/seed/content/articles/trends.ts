import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

export const trendArticles: readonly ArticleContent[] = [
  {
    id: 16,
    slug: 'japandi-viet',
    type: 'trend',
    coverTags: ['japandi', 'living-room'],
    daysAgo: 6,
    title: text(
      'Japandi kiểu Việt: thêm hiên, bớt tối giản',
      'Japandi the Vietnamese way: more veranda, less austerity',
      '베트남식 재팬디, 툇마루는 더하고 절제는 덜고',
    ),
    excerpt: text(
      'Khi phong cách Nhật – Bắc Âu gặp mâm cơm, bàn thờ và cây mai.',
      'When a Japanese-Nordic style meets the family tray, the altar and the apricot tree.',
      '일본과 북유럽의 스타일이 베트남의 밥상과 제단, 매화를 만났을 때.',
    ),
    body: text(
      `
Japandi gốc thích ít đồ, màu trầm, gỗ mộc. Đưa vào nhà Việt, nó gặp ngay những thứ không bớt được: bàn thờ, tủ giày cho mười hai đôi, chiếc chiếu ngủ trưa. Ba năm nay các bản vẽ thôi giấu chúng, và phong cách ấy trở nên dễ ở hơn bản gốc.

## Dời ra rìa

Tường dài thành hệ tủ phẳng không tay nắm, bàn thờ âm trong hốc gỗ có đèn ấm, giữa phòng chỉ còn sofa thấp và một bàn tròn. Hệ tủ sâu 40 cm dọc bức tường bốn mét chứa được chừng bốn mét khối: toàn bộ đồ của một phòng khách bình thường, kể cả cây thông nhựa.

- Cánh tủ rộng bằng nhau, dù bên trong khác nhau.
- Ổ cắm nằm trong tủ, cho bộ phát sóng và máy hút bụi.
- Ngăn giày sát cửa có lỗ thoáng ở đáy và nóc.
- Hốc bàn thờ cao 1,2 m trở lên, trần hốc ốp đá để lau nhựa nhang.

![living-kitchen-japandi-01]

## Ấm hơn bản gốc

| So sánh | Bản Nhật – Bắc Âu | Bản Việt |
| Trắng | lạnh, hơi xám | ngà |
| Gỗ | thông, tần bì | sồi, tre, mây |
| Điểm đậm | đen | nâu củ nâu, đá ong |
| Xanh | không | lá khô, rêu |
| Vải | len | lanh, đũi |

Tre và mây thay cho giấy và gỗ thông, bền hơn với độ ẩm. [Tủ thấp cửa mây](sideboard-oak-cane) vừa là kho vừa là bức tranh. [Đèn giấy dó](ceiling-paper-globe) giữ lại chút nước Nhật, nhưng giấy thì của làng ta.

## Mâm cơm và cái bàn

Bữa tối bốn người ngồi bàn, giỗ chạp ngồi sàn. Vậy nên khoảng trống giữa phòng không phải để ngắm: 2,4 × 2,4 m là vừa một mâm và sáu người. [Sofa chân cao](sofa-linen-oat) đẩy lùi được một mét nhờ miếng nỉ, bàn trà tròn nhấc vào góc.

## Và cái hiên

Chỉ cần một mét rưỡi ban công với sàn gỗ và chậu cây, phần tối giản bên trong bỗng có lý: nhà yên để nhìn ra ngoài. Một [ghế thư giãn](armchair-oak-linen) xoay lưng vào phòng, mặt ra lá, là món đắt nghĩa nhất trong cả bản vẽ.

> Tối giản kiểu Việt không đếm số món đồ. Nó đếm số người còn ngồi lại sau bữa cơm.

Cây mai, cây đào thì sao? Chúng vào nhà mỗi năm hai tuần, và hai tuần ấy chẳng có phong cách nào cả.
`,
      `
Original Japandi likes few things, muted colours and bare wood. In a Vietnamese home it meets what cannot be left out: the altar, shoes for twelve, the mat for the noon nap. For three years now drawings have stopped hiding these, and the style has become easier to live in than where it came from.

## Moved to the edge

The long wall becomes flush cupboards without handles, the altar sits in a lit wooden niche, and the middle keeps only a low sofa and a round table. Cupboards 40 cm deep along four metres hold some four cubic metres: all that an ordinary living room owns, plastic fir included.

- Doors of one width, whatever is behind them.
- A socket inside, for the router and the vacuum.
- Shoes next to the entrance, with vents below and above.
- The niche from 1.2 m up, its ceiling in stone, to wipe off resin.

![living-kitchen-japandi-01]

## Warmer than the original

| Compared | Japanese-Nordic | Vietnamese |
| White | cold, a little grey | ivory |
| Wood | pine, ash | oak, bamboo, rattan |
| The dark note | black | yam-root brown, laterite |
| Green | none | dried leaf, moss |
| Cloth | wool | linen, raw silk |

Bamboo and rattan replace paper and pine, and stand the humidity better. A [sideboard with cane doors](sideboard-oak-cane) is store and picture in one. A [paper globe](ceiling-paper-globe) keeps something of Japan, but the paper is from villages of ours.

## The tray and the table

Four dine at a table; at death anniversaries one sits on the floor. So the empty middle is not for looking: 2.4 × 2.4 m take one tray and six people. The [sofa on legs](sofa-linen-oat) slides back by a metre on felt, and the round table is lifted into a corner.

## And the veranda

A metre and a half of balcony with decking and a plant, and the restraint indoors suddenly makes sense: the house is quiet so that you look out. A [lounge chair](armchair-oak-linen) with its back to the room and its face to the leaves is what means most in the whole drawing.

> Austerity here does not count things. It counts who stays on after dinner.

And the apricot, the peach? They come in for two weeks a year, and for those two weeks there is no style at all.
`,
      `
본래 재팬디는 적은 물건과 차분한 색, 나무의 결을 좋아합니다. 하지만 베트남 집에는 덜어 낼 수 없는 것이 있지요. 제단과 열두 켤레의 신발, 낮잠 돗자리입니다. 최근 삼 년의 도면은 그것을 숨기지 않고, 그래서 본고장보다 살기 편한 스타일이 되었습니다.

## 가장자리로 옮기기

긴 벽은 손잡이 없는 수납장으로 채우고, 제단은 은은한 조명을 넣은 나무 벽감에 모시며, 가운데에는 낮은 소파와 원형 테이블만 남깁니다. 4m 벽에 깊이 40cm 수납장이면 4㎥쯤, 플라스틱 트리까지 여느 거실의 물건이 다 들어갑니다.

- 속이 어떻든 문짝 너비는 모두 같게.
- 공유기와 청소기를 위해 장 속에 콘센트.
- 신발 칸은 현관 곁에, 아래위로 바람구멍.
- 벽감은 1.2m 위에, 향의 진을 닦도록 윗면은 돌로.

![living-kitchen-japandi-01]

## 원본보다 따뜻하게

| 견주면 | 일본과 북유럽 | 베트남 |
| 흰색 | 차고 살짝 회색 | 상앗빛 |
| 나무 | 소나무, 물푸레 | 오크, 대나무, 라탄 |
| 짙은 점 | 검정 | 흙갈색, 라테라이트 |
| 초록 | 없음 | 마른 잎, 이끼 |
| 천 | 울 | 리넨, 생명주 |

종이와 소나무 대신 습기에 강한 대나무와 라탄을 씁니다. [라탄 도어 사이드보드](sideboard-oak-cane)는 창고이자 그림입니다. [전통지 등](ceiling-paper-globe)에는 일본이 조금 남아 있지만 종이는 우리 마을 것입니다.

## 밥상과 식탁

평소 넷은 식탁에서, 제삿날에는 바닥에서 먹습니다. 그러니 가운데 빈자리는 보기 위한 것이 아닙니다. 2.4 × 2.4m면 상 하나에 여섯이 둘러앉습니다. [다리 있는 소파](sofa-linen-oat)는 펠트를 붙여 1m 물리고 둥근 테이블은 구석으로 들어 옮깁니다.

## 그리고 툇마루

1.5m 발코니에 나무 바닥과 화분만 있어도 실내의 절제가 비로소 이해됩니다. 밖을 바라보기 위해 고요한 집이니까요. 방을 등지고 잎을 보는 [라운지 체어](armchair-oak-linen) 하나가 도면 전체에서 가장 뜻깊은 가구입니다.

> 베트남식 절제는 물건을 세지 않습니다. 밥을 먹고도 남아 앉은 사람을 셉니다.

매화와 복숭아는요? 한 해에 두 주 집에 들어오는데, 그 두 주에는 스타일이 없습니다.
`,
    ),
  },
  {
    id: 17,
    slug: 'mau-dat-nung',
    type: 'trend',
    coverTags: ['rustic', 'terracotta', 'rural'],
    daysAgo: 13,
    title: text(
      'Màu đất nung vào nhà phố',
      'Fired clay comes to town',
      '도시의 집에 들어온 테라코타',
    ),
    excerpt: text(
      'Từ mái ngói xuống mảng tường: sắc đỏ trầm của năm nay.',
      'From roof tile to wall: the deep red of this year.',
      '기와에서 벽으로, 올해의 깊은 붉은빛.',
    ),
    body: text(
      `
Sau nhiều năm xám và trắng, các căn nhà chúng tôi nhận ảnh năm nay có một màu lặp lại: đỏ đất nung, trầm như ngói cũ sau mưa. Nó không phải màu mới. Nó xuống từ mái.

## Vì sao bây giờ

Xám dễ phối nhưng dưới trời mưa phùn tháng hai thì buồn. Đất nung thì ngược lại: càng thiếu nắng càng ấm. Ở miền Nam, nơi nắng nhiều, người ta dùng sắc ngả hồng và nhạt; ra Bắc thì sậm, gần nâu.

| Phòng | Sắc nên chọn | Diện tích |
| Khách, hướng bắc | đỏ nâu sậm | một mảng tường |
| Khách, hướng tây | hồng đất nhạt | vải, không tường |
| Ngủ | đất pha be | đầu giường, cao 1,2 m |
| Bếp | gạch mộc | chắn bếp, sàn |
| Lối vào | đúng màu ngói | tường cuối hành lang |

## Không cần nhiều

Một mảng tường cuối hành lang, một bộ rèm, hoặc vài chiếc bình gốm mộc trên kệ sồi là đủ kéo cả căn phòng ấm lên. Đếm bằng mắt: đứng ở cửa, màu ấy chiếm không quá một phần năm những gì bạn thấy.

![living-rustic-01]

Món đồ mang màu này nên là món hay dời: [ghế bành nhung đá ong](armchair-velvet-laterite), [đèn nấm](table-lamp-mushroom-laterite), [thảm sọc Ruộng](rug-wool-stripe). Chán thì đổi phòng cho nó, khỏi đổi tường.

## Đi với ai

- Hợp: xanh lá sẫm, be, gỗ màu mật, đồng cũ.
- Tránh: đỏ tươi, hồng lạnh; chúng làm nhau trông bẩn.
- Cẩn thận: vàng chanh, trừ khi chỉ là quả chanh.
- Trắng bên cạnh phải là trắng ngà, kẻo mép tường như bị cắt.

## Sơn, vôi hay gạch

Sơn nước cho màu đều và phẳng. Vôi màu loang như mây, cần hai lớp quét chéo, giá chừng gấp rưỡi, và hợp với tường cũ vì nó thở. Gạch tàu 30 × 30 lát sàn hiên khoảng 150 đến 250 nghìn một mét vuông; lên nước bằng dầu lanh hoặc để mộc, chà xà phòng mỗi tuần. Thử bất cứ màu nào trên tấm bìa 60 × 60 cm, dựng ở tường, nhìn lúc bảy giờ sáng và dưới đèn vàng: màu này đổi mặt nhiều nhất bảng.

## Nhà thuê thì sao

Bắt đầu bằng vải: vỏ gối, khăn trải bàn, chụp đèn. [Bộ gối Mây Chiều](cushion-linen-set) có sẵn ba sắc gần nhau. Thích thì sang năm hẵng sơn. Mà nếu sang năm hết thích, cứ để bình gốm lại trên kệ; mưa xuống, bạn sẽ thấy nó đúng.
`,
      `
After years of grey and white, one colour keeps coming back in the homes we are sent this year: fired-clay red, deep as an old roof after rain. It is not new. It came down from the roof.

## Why now

Grey is easy to match and sad in the drizzle of February. Clay is the reverse: the less sun, the warmer. In the south, with light to spare, people take it paler and toward pink; in the north deep, almost brown.

| Room | Shade | How much |
| Living room, north | deep red-brown | one wall |
| Living room, west | pale clay pink | cloth, no wall |
| Bedroom | clay mixed with beige | the headboard, 1.2 m high |
| Kitchen | bare brick | backsplash, floor |
| Entrance | the very tile | the end of the hall |

## It does not take much

The wall at the end of a hall, a pair of curtains or a few bare clay vases on an oak shelf will warm the entire room. Count by eye: from the door it should be no more than a fifth of what you see.

![living-rustic-01]

Let it be on things that move: a [laterite velvet armchair](armchair-velvet-laterite), a [mushroom lamp](table-lamp-mushroom-laterite), the [striped Ruộng rug](rug-wool-stripe). When you tire of it, it changes rooms and the wall does not.

## In whose company

- Well: deep green, beige, honey wood, aged brass.
- Not: bright red or cold pink; each makes the other look dirty.
- With care: lemon yellow, unless it is a lemon.
- White beside it must be ivory, or the edge of the wall looks cut.

## Paint, lime or tile

Paint gives it even and flat. Coloured lime is clouded, wants two crossed coats, costs about half as much again, and suits old walls since it breathes. Clay tiles of 30 × 30 for a veranda are some 150 to 250 thousand đồng a square metre; feed them with linseed or leave them bare, scrubbed weekly with soap. Try any shade on a board of 60 × 60 cm against the wall, at seven in the morning and under warm lamps: none on the chart changes its face so much.

## And in a rented place

Start with cloth: cushion covers, a tablecloth, a shade. The [Mây Chiều cushions](cushion-linen-set) bring three neighbouring tones. Paint next year if you still love it. And if you do not, leave the vase on its shelf; when it rains you will see that it is right.
`,
      `
회색과 흰색의 시절이 지나고, 올해 받아 본 집들에는 한 가지 색이 되풀이됩니다. 비 온 뒤의 낡은 기와처럼 깊은 테라코타입니다. 새로운 색이 아닙니다. 지붕에서 내려온 색입니다.

## 왜 지금인가

회색은 맞추기 쉽지만 2월의 이슬비 아래에서는 쓸쓸합니다. 흙빛은 거꾸로 볕이 모자랄수록 따뜻합니다. 볕이 넉넉한 남부에서는 분홍 도는 옅은 빛을, 북부에서는 갈색에 가까운 짙은 빛을 씁니다.

| 방 | 고를 빛깔 | 넓이 |
| 북향 거실 | 짙은 적갈색 | 벽 한 면 |
| 서향 거실 | 옅은 흙분홍 | 벽 말고 천 |
| 침실 | 베이지 섞은 흙빛 | 머리맡 1.2m 높이 |
| 주방 | 민벽돌 | 조리대 뒤와 바닥 |
| 현관 | 기와 그대로 | 복도 끝 벽 |

## 많이 쓸 필요는 없다

복도 끝 벽 하나, 커튼 한 쌍, 오크 선반 위 화병 몇 점이면 방 전체가 따뜻해집니다. 눈으로 재 보세요. 문간에 서서 보이는 것의 5분의 1을 넘지 않게.

![living-rustic-01]

자주 옮기는 물건이 이 색을 띠는 것이 좋습니다. [라테라이트 벨벳 암체어](armchair-velvet-laterite), [버섯 램프](table-lamp-mushroom-laterite), [줄무늬 르엉 러그](rug-wool-stripe). 싫증 나면 벽을 바꾸지 않고 방을 바꿔 주면 됩니다.

## 누구와 어울리나

- 짙은 초록과 베이지, 꿀빛 나무, 오래된 황동과 잘 맞습니다.
- 선명한 빨강과 차가운 분홍은 피하세요. 서로 탁해 보입니다.
- 레몬빛 노랑은 조심합니다. 진짜 레몬이라면 괜찮습니다.
- 곁의 흰색은 상앗빛이어야 합니다. 그러지 않으면 벽 끝이 잘린 듯합니다.

## 페인트, 석회, 타일

페인트는 고르고 평평합니다. 색 석회는 구름처럼 번지고 두 번 엇갈려 바르며 값은 한 배 반쯤, 숨을 쉬니 낡은 벽에 맞습니다. 툇마루에 까는 30 × 30cm 흙 타일은 1㎡에 15만~25만 동입니다. 아마씨 기름을 먹이거나 그대로 두고 주마다 비누로 문지릅니다. 어떤 빛깔이든 60 × 60cm 판에 칠해 벽에 세우고 아침 일곱 시와 노란 등 아래에서 보세요. 색상표에서 가장 얼굴을 많이 바꾸는 색입니다.

## 월세라면

쿠션 커버와 식탁보, 전등갓 같은 천부터 시작하세요. [머이찌에우 쿠션](cushion-linen-set)에는 이웃한 세 빛깔이 들어 있습니다. 그래도 좋으면 내년에 칠하면 됩니다. 내년에 싫어졌다면 화병만 선반에 두세요. 비가 내리면 그 색이 옳다는 것을 알게 됩니다.
`,
    ),
  },
  {
    id: 18,
    slug: 'bep-mo-co-cua-lua',
    type: 'trend',
    coverTags: ['kitchen', 'living-kitchen', 'modern'],
    daysAgo: 23,
    title: text(
      'Bếp mở, nhưng có cửa lùa',
      'Open kitchens, now with a sliding door',
      '열린 주방, 그러나 미닫이문과 함께',
    ),
    excerpt: text(
      'Người Việt kho cá. Bếp mở toang đang được vẽ lại.',
      'We braise fish. The wide-open kitchen is being redrawn.',
      '생선을 조리는 나라에서 열린 주방이 다시 그려지고 있습니다.',
    ),
    body: text(
      `
Bếp liền phòng khách cho nhà rộng và người nấu không lẻ loi. Nhưng sau một nồi cá kho, rèm, gối và tóc đều có mùi. Nhiều chủ nhà quay lại xin thêm một bức vách; họ chỉ không muốn mất bức tường đã bỏ đi.

## Cửa lùa ba cánh

Lời giải phổ biến là cửa lùa kính khung mảnh, ba cánh xếp gọn sau tủ lạnh. Ngày thường mở hết; lúc chiên xào kéo lại, mắt vẫn thấy nhau. Ô mở 2,4 m chia ba thì mỗi cánh 80 cm, và lúc mở hết còn lại 1,6 m lối đi, đủ hai người bưng mâm tránh nhau.

- Ray treo trên, sàn liền: chổi lướt qua, xe đẩy của bà cũng vậy.
- Kính cường lực 8 ly; kính sọc nếu bếp hay bừa.
- Khung nhôm 2 cm sơn tĩnh điện, đen hoặc cùng màu tường.
- Chổi lông ở hai mép đứng, và giảm chấn cả hai đầu.

![living-kitchen-modern-01]

## So với những cách khác

| Cách | Chặn mùi | Giá tham khảo | Mất gì |
| Cửa lùa ba cánh | tốt | 14–22 triệu | một góc sau tủ lạnh |
| Cửa xếp trượt | khá | 10–16 triệu | bản lề phải chỉnh |
| Quầy cao, không cửa | kém | 6–12 triệu | gần như không |
| Cửa sổ truyền món | khá | 4–7 triệu | sự trống trải |

Cửa sổ truyền món rộng một mét là cách rẻ bị quên: người nấu có nửa bức tường treo kệ, người đợi có một bậu đặt ly. Bên ngoài kê hai [ghế quầy](barstool-walnut-leather), thế là thành quán.

## Tiền để ở máy hút

Dù chọn cách nào, hãy để dành tiền cho máy hút: công suất thật từ 900 mét khối một giờ, ống thẳng dưới ba mét. Máy rộng hơn bếp 10 cm mỗi bên, treo cách mặt bếp từ 65 đến 75 cm. Đó là khoản không nhìn thấy nhưng ngửi thấy. Bật trước khi đổ dầu năm phút, tắt sau khi dọn mâm; cửa lùa hé một gang cho gió vào.

## Vải và mùi

Trong vòng ba mét quanh bếp, chọn thứ lau được hoặc tháo giặt được. [Ghế ăn mặt dây](chair-black-cord) không giữ mùi; ghế bọc nỉ thì giữ tới hôm sau. [Bếp gỗ sồi mặt đá trắng](kitchen-oak-linear) lau bằng nước ấm pha chút xà phòng, kể cả nóc tủ, nơi dầu đậu lại lặng lẽ nhất.

Kéo thử cánh cửa ở phòng trưng bày bằng khuỷu tay. Bếp là nơi hai tay lúc nào cũng bận; cánh cửa nào đòi bàn tay sạch thì cánh ấy sẽ luôn mở.
`,
      `
A kitchen joined to the living room makes a flat wide and keeps the cook in company. But after one pot of braised fish, curtains, cushions and hair all smell. Many owners come back asking for a partition; only they do not want the old wall again.

## Three sliding leaves

The usual answer is a slim-framed glass slider whose three leaves stack behind the fridge. Open all day; drawn for frying, and you still see each other. An opening of 2.4 m makes leaves of 80 cm and, fully open, leaves a way of 1.6 m, where two people with trays can pass.

- Hung from above, the floor runs on: brooms glide through, and so does grandmother’s walker.
- Toughened glass of 8 mm; reeded if the kitchen is mostly untidy.
- An aluminium frame of 2 cm, powder-coated, black or as the wall.
- Brushes along the upright edges, and soft stops at both ends.

![living-kitchen-modern-01]

## Beside other ways

| Way | Stops smell | Guide price | What it costs you |
| Three-leaf slider | well | 14–22 million | a corner behind the fridge |
| Folding doors | fairly | 10–16 million | hinges to adjust |
| High counter, no door | badly | 6–12 million | almost nothing |
| Serving hatch | fairly | 4–7 million | some openness |

A hatch a metre wide is cheap and forgotten: the cook keeps half a wall for shelves, whoever waits has a sill for a glass. Two [counter stools](barstool-walnut-leather) outside, and it is a café.

## Money for the hood

Either way, save budget for it: a true 900 cubic metres an hour and a straight duct under three metres. It should pass the hob by 10 cm on each side and hang 65 to 75 above. You will not see that money, but you will smell it. Start it five minutes before the oil, stop it once the table is cleared, with the slider open by a hand to let air in.

## Cloth and smell

Within three metres of the hob choose what can be wiped or washed. A [corded chair](chair-black-cord) holds no smell; felt keeps it until tomorrow. An [oak kitchen with a white top](kitchen-oak-linear) is wiped with warm water and a little soap, the tops of its cupboards too, where grease settles most quietly.

Try the door in the showroom with an elbow. In a kitchen both hands are always busy, and a door that asks for a clean one will stay open.
`,
      `
거실과 이어진 주방은 집을 넓게 하고 요리하는 사람도 외롭지 않습니다. 하지만 생선조림 한 냄비면 커튼과 쿠션, 머리카락에까지 냄새가 뱁니다. 많은 분이 칸막이를 다시 찾으십니다. 다만 허문 벽을 도로 세우고 싶지는 않은 것입니다.

## 세 짝 미닫이

흔한 해법은 얇은 프레임의 유리 미닫이입니다. 세 짝이 냉장고 뒤로 포개집니다. 평소엔 활짝 열고, 볶고 튀길 때 닫아도 서로 얼굴이 보입니다. 2.4m를 셋으로 나누면 한 짝이 80cm이고 다 열면 1.6m, 상을 든 두 사람이 비켜 갈 길이 남습니다.

- 위에 매달아 바닥이 이어지게. 빗자루도 할머니의 보행기도 걸리지 않습니다.
- 8mm 강화 유리. 주방이 자주 어수선하다면 골진 유리.
- 검정이나 벽색으로 분체 도장한 2cm 알루미늄 틀.
- 세로 가장자리에는 모헤어, 양 끝에는 댐퍼.

![living-kitchen-modern-01]

## 다른 방법과 견주면

| 방법 | 냄새 막기 | 참고 가격 | 잃는 것 |
| 세 짝 미닫이 | 좋음 | 1,400만~2,200만 동 | 냉장고 뒤 한쪽 |
| 접이문 | 괜찮음 | 1,000만~1,600만 동 | 경첩 손질 |
| 문 없는 높은 카운터 | 약함 | 600만~1,200만 동 | 거의 없음 |
| 음식 내는 창 | 괜찮음 | 400만~700만 동 | 트인 느낌 |

폭 1m 음식 내는 창은 잊힌 값싼 방법입니다. 요리하는 사람은 선반 달 벽 반쪽을, 기다리는 사람은 잔 놓을 턱을 얻습니다. 바깥에 [카운터 스툴](barstool-walnut-leather) 두 개를 두면 카페가 됩니다.

## 돈은 후드에

어느 쪽이든 후드에 예산을 남겨 두세요. 실제 풍량 시간당 900㎥ 이상, 3미터 이내의 곧은 배관이 좋습니다. 폭은 화구보다 양쪽 10cm씩 넓게, 높이는 화구에서 65~75cm. 눈에는 안 보여도 코로 느껴지는 돈입니다. 기름을 붓기 5분 전에 켜고 상을 치운 뒤에 끄며, 미닫이는 한 뼘 열어 공기를 들입니다.

## 천과 냄새

화구에서 3m 안에는 닦거나 빨 수 있는 것을 고르세요. [끈을 엮은 의자](chair-black-cord)는 냄새를 머금지 않지만 펠트 의자는 이튿날까지 지닙니다. [흰 상판 오크 주방](kitchen-oak-linear)은 비누를 조금 탄 따뜻한 물로 닦습니다. 기름이 가장 조용히 내려앉는 장 위도 함께요.

전시장에서 문을 팔꿈치로 밀어 보세요. 주방에서는 두 손이 늘 바쁩니다. 깨끗한 손을 요구하는 문은 언제나 열려 있게 됩니다.
`,
    ),
  },
  {
    id: 19,
    slug: 'neo-classic-nhe',
    type: 'trend',
    coverTags: ['neo-classic', 'living-room', 'luxury'],
    daysAgo: 41,
    title: text(
      'Tân cổ điển nhẹ: phào mỏng, ít vàng',
      'Light neo-classic: thin mouldings, little gold',
      '가벼워진 네오클래식, 얇은 몰딩과 절제된 금빛',
    ),
    excerpt: text(
      'Vẫn trang trọng, nhưng không còn nặng như khách sạn.',
      'Still formal, no longer heavy as a hotel lobby.',
      '여전히 격식 있지만 호텔 로비처럼 무겁지는 않습니다.',
    ),
    body: [
      text(
        'Mười năm trước, tân cổ điển ở ta là phào dày, đèn chùm pha lê và ghế bọc nhung đỏ. Bây giờ phào chỉ còn 2–3 cm, màu cùng tường, thấy bằng bóng đổ chứ không bằng viền vàng.',
        'Ten years ago our neo-classic meant thick cornices, crystal and red velvet. Today mouldings are 2–3 cm, painted with the wall, visible by shadow rather than gilt.',
        '십 년 전의 네오클래식은 두꺼운 몰딩과 크리스털 샹들리에, 붉은 벨벳이었습니다. 지금은 2~3cm 몰딩을 벽과 같은 색으로 칠해, 금테가 아니라 그림자로 드러냅니다.',
      ),
      text(
        'Đồ rời thì thẳng dáng hơn: sofa lưng liền, bàn đá chân đồng mảnh, ghế tựa tròn. Chỉ một món giữ đường cong cổ điển là đủ nhắc tới phong cách.',
        'Furniture has straightened: plain-backed sofas, marble tables on thin brass, round-backed chairs. One piece with a classical curve is enough to name the style.',
        '가구는 선이 곧아졌습니다. 등판이 매끈한 소파, 가는 황동 다리의 대리석 테이블, 둥근 등받이 의자를 쓰지요. 고전적인 곡선은 한 점이면 충분합니다.',
      ),
      text(
        'Nhà trần thấp 2,6 m vẫn làm được nếu kéo ô phào lên sát trần và bỏ phào trần. Tỷ lệ ô tường đẹp nhất là khoảng 3 phần đứng, 2 phần ngang.',
        'Even a 2.6 m ceiling can take it if wall panels run close to the top and the cornice is dropped. Panels look best at about three parts tall to two parts wide.',
        '천장이 2.6m여도 벽 패널을 천장 가까이 올리고 천장 몰딩을 생략하면 됩니다. 패널 비율은 세로 3, 가로 2가 가장 보기 좋습니다.',
      ),
      text(
        'Màu chủ đạo năm nay là trắng sữa, xám ấm và xanh rêu rất nhạt. Một điểm đồng cũ ở tay nắm hoặc khung gương, thế là vừa.',
        'This year’s base is milk white, warm grey and a very pale moss. One touch of aged brass on a handle or a mirror frame, and stop.',
        '올해의 바탕색은 우윳빛과 따뜻한 회색, 아주 옅은 이끼색입니다. 손잡이나 거울 틀에 오래된 황동 한 점이면 족합니다.',
      ),
    ],
  },
  {
    id: 20,
    slug: 'phong-da-nang',
    type: 'trend',
    coverTags: ['multipurpose', 'gym', 'modern'],
    daysAgo: 55,
    title: text(
      'Phòng đa năng thay cho phòng khách thứ hai',
      'The multipurpose room replaces the second lounge',
      '두 번째 거실 대신 다목적실',
    ),
    excerpt: text(
      'Sáng tập, trưa làm việc, tối bà ngoại ngủ lại.',
      'Exercise at dawn, work at noon, grandmother sleeps over.',
      '아침엔 운동, 낮엔 업무, 밤엔 할머니의 잠자리.',
    ),
    body: [
      text(
        'Nhiều gia đình có một phòng 9–12 m² chưa biết dùng làm gì. Thay vì bày thêm một bộ ghế, họ để trống giữa phòng và giấu mọi thứ vào một bức tường.',
        'Many families have a 9–12 m² room with no clear use. Instead of another sofa set, they leave the middle free and hide everything in one wall.',
        '쓰임이 애매한 9~12m² 방이 있는 집이 많습니다. 소파를 하나 더 놓는 대신 가운데를 비우고 모든 것을 벽 한 면에 숨깁니다.',
      ),
      text(
        'Bức tường ấy gồm giường gập 1,2 m, bàn gấp, kệ thảm tập và một ngăn chăn gối. Sâu 45 cm là đủ nếu giường gập theo chiều ngang.',
        'That wall holds a 1.2 m fold-down bed, a drop-leaf desk, a rack for mats and a bedding cupboard. A depth of 45 cm is enough if the bed folds sideways.',
        '그 벽에는 1.2m 접이식 침대와 접이식 책상, 운동 매트 선반, 이불장이 들어갑니다. 침대를 옆으로 접으면 깊이 45cm로 충분합니다.',
      ),
      text(
        'Sàn nên êm: gỗ kỹ thuật trên lớp lót 3 mm, hoặc chiếu tatami ghép. Gương cao 180 cm giúp tập đúng tư thế và làm phòng sáng gấp rưỡi.',
        'Make the floor kind: engineered wood over 3 mm underlay, or tatami tiles. A 180 cm mirror corrects your form and makes the room half as bright again.',
        '바닥은 3mm 완충재 위의 엔지니어드 마루나 조립식 다다미처럼 폭신하게 하세요. 180cm 거울은 자세를 잡아 주고 방도 한결 밝혀 줍니다.',
      ),
      text(
        'Hai công tắc cho hai loại ánh sáng: trắng 4.000 K để tập và làm việc, vàng 2.700 K cho buổi tối. Đổi đèn là đổi phòng.',
        'Two switches for two lights: 4,000 K for exercise and work, 2,700 K for evenings. Change the light and you change the room.',
        '스위치는 둘로 나누세요. 운동과 업무에는 4,000K, 저녁에는 2,700K를 켭니다. 빛이 바뀌면 방이 바뀝니다.',
      ),
    ],
  },
  {
    id: 21,
    slug: 'xanh-la-khong-can-nhieu',
    type: 'trend',
    coverTags: ['plant', 'balcony', 'veranda'],
    daysAgo: 72,
    title: text(
      'Ít cây hơn, cây lớn hơn',
      'Fewer plants, bigger plants',
      '적게, 대신 크게 키우는 식물',
    ),
    excerpt: text(
      'Một cây cao hai mét làm được điều hai mươi chậu nhỏ không làm được.',
      'One two-metre plant does what twenty small pots cannot.',
      '2미터 나무 한 그루가 작은 화분 스무 개보다 나은 이유.',
    ),
    body: [
      text(
        'Trào lưu rừng trong nhà đang lùi lại. Người ta nhận ra hai mươi chậu nhỏ là hai mươi lịch tưới, và bụi thì chia đều cho tất cả.',
        'The indoor-jungle fashion is fading. People found that twenty pots are twenty watering schedules, with dust shared evenly among them.',
        '실내 정글 유행이 저물고 있습니다. 화분 스무 개는 물 주기 일정 스무 개이고, 먼지는 모두에게 공평하게 쌓인다는 것을 알게 되었지요.',
      ),
      text(
        'Thay vào đó là một cây lớn đặt đúng chỗ: cạnh cửa sổ, sau ghế đọc sách, hoặc cuối trục nhìn từ cửa vào. Lá to in bóng lên tường, căn phòng tự có chiều sâu.',
        'Instead comes one large plant in the right place: by the window, behind a reading chair, or at the end of the view from the door. Its leaves throw shadows on the wall and the room gains depth.',
        '대신 큰 나무 한 그루를 제자리에 둡니다. 창가나 독서 의자 뒤, 현관에서 보이는 끝자리가 좋습니다. 큰 잎이 벽에 그림자를 드리우면 방에 깊이가 생깁니다.',
      ),
      text(
        'Bàng Singapore và cọ cảnh chịu được phòng máy lạnh nếu cách cửa gió ít nhất hai mét. Trầu bà lá xẻ thích sáng tán, tưới khi ba phân đất mặt đã khô.',
        'Fiddle-leaf figs and parlour palms tolerate air conditioning if they stand two metres from the vent. Monstera likes diffuse light; water when the top three centimetres are dry.',
        '떡갈고무나무와 야자는 송풍구에서 2미터만 떨어지면 에어컨 방도 견딥니다. 몬스테라는 간접광을 좋아하며, 겉흙 3cm가 마르면 물을 주세요.',
      ),
      text(
        'Chậu cũng nên tương xứng: đường kính bằng một phần tư chiều cao cây. Đất nung mộc cho rễ thở, nhớ lót đĩa để sàn gỗ không ố.',
        'The pot should match: a diameter about a quarter of the plant’s height. Bare clay lets roots breathe; remember a saucer to save the floor.',
        '화분 지름은 나무 키의 4분의 1쯤이 알맞습니다. 토분은 뿌리가 숨을 쉽니다. 마루에 얼룩이 지지 않게 받침을 꼭 두세요.',
      ),
    ],
  },
  {
    id: 22,
    slug: 'den-thap',
    type: 'trend',
    coverTags: ['evening', 'floor-lamp', 'table-lamp', 'bedroom'],
    daysAgo: 90,
    title: text(
      'Buổi tối không bật đèn trần',
      'Evenings without the ceiling light',
      '천장등을 켜지 않는 저녁',
    ),
    excerpt: text(
      'Bốn bóng nhỏ ở bốn góc thay cho một bóng lớn ở giữa.',
      'Four small bulbs in four corners instead of one big one in the middle.',
      '한가운데 큰 전구 하나 대신 네 구석에 작은 전구 네 개.',
    ),
    body: text(
      `
Khách sạn hiếm khi dùng đèn giữa trần cho phòng ngủ, và đó là một lý do bạn thấy dễ ngủ ở đó. Thói quen này đang về nhà: bốn bóng nhỏ ở bốn góc thay cho một bóng lớn ở giữa.

## Dưới tầm mắt

Nguyên tắc là nguồn sáng nằm dưới tầm mắt khi ngồi, tức khoảng 1,15 m: đèn bàn, đèn sàn chụp kín, dải hắt sau kệ. Mắt không gặp bóng trần nên cơ thể hiểu là trời đã tối. Ánh sáng trắng và mạnh buổi tối làm chậm melatonin; ánh vàng, thấp và yếu thì ít hơn nhiều.

![bedroom-modern-01]

## Bốn điểm cho một phòng khách

Một phòng khách 20 m² cần khoảng bốn điểm, mỗi điểm 300–450 lumen, 2.700 K.

| Góc | Đèn | Lumen |
| Cạnh sofa | [đèn cây ba chân](floor-lamp-tripod-oak) | 450 |
| Trên tủ thấp | [đèn gốm chụp lanh](table-lamp-ceramic-cream) | 350 |
| Góc xa nhất | [đèn cây giấy dó](floor-lamp-paper) | 400 |
| Kệ sách | dải hắt phía sau | 300 |

Tổng cộng 1.500 lumen, chừng mười sáu oát đèn LED: ít hơn một bóng ốp trần thông thường. Góc xa nhất quan trọng nhất. Có đèn ở đó, phòng dài ra; không có, tường cuối biến mất và ta ngồi trong một cái hộp.

## Điều khiển cho khỏi ngại

Lý do người ta vẫn bật đèn trần là một công tắc dễ hơn bốn. Vậy gom lại.

- Một ổ cắm thông minh có dây nối ba ngả, hoặc chỉ một công tắc chân.
- Khi sửa điện: xin một đường “ổ cắm đèn” bật ở cửa ra vào.
- Bóng chỉnh được, đặt sẵn 40 phần trăm sau chín giờ.
- Đèn ngủ có công tắc trên dây, cách gối một cánh tay.

## Đọc sách thì sao

Đọc cần chừng 300 lux trên trang giấy, nên người đọc vẫn có một đèn riêng, chao hướng xuống, mép chao ngang vai. [Đèn tường](wall-lamp-brass) hai bên đầu giường cao 1,3 m làm việc ấy mà không phá phần còn lại của căn phòng. Người bên cạnh ngủ được, đó là thước đo.

## Giữ lại đèn trần

Cho lúc quét nhà và tìm đồ rơi, cho người già lúc nửa đêm và cho bữa tiệc có trẻ con. Lần đầu tắt nó đi, bạn sẽ thấy căn phòng mình vẫn ở có một bộ mặt khác. Lần thứ mười, bạn thấy mình nói nhỏ hơn.
`,
      `
Hotels rarely light bedrooms from the middle of the ceiling, which is one reason you sleep well there. The habit is coming home: four small bulbs in four corners instead of one big one in the middle.

## Below the eye

The principle is light below seated eye level, some 1.15 m: table lamps, shaded floor lamps, a strip behind the shelf. With no glare from above, the body understands that it is night. Strong white light in the evening delays melatonin; what is warm, low and weak does so much less.

![bedroom-modern-01]

## Four points for a living room

A 20 m² living room needs about four points of 300–450 lumens at 2,700 K.

| Corner | Lamp | Lumens |
| By the sofa | [tripod floor lamp](floor-lamp-tripod-oak) | 450 |
| On the sideboard | [ceramic lamp](table-lamp-ceramic-cream) | 350 |
| The farthest corner | [dó paper floor lamp](floor-lamp-paper) | 400 |
| The shelf | a strip behind | 300 |

Together 1,500 lumens, some sixteen watts of LED: less than an ordinary ceiling lamp. The farthest corner matters most. Lit, the room grows longer; dark, its end wall goes and one sits in a box.

## Made easy

People still reach for the ceiling because one switch is easier than four. So bring them together.

- One smart socket with a three-way lead, or merely a foot switch.
- When wires are renewed: a line of lamp sockets, switched at the door.
- Bulbs that dim, set to 40 per cent after nine.
- At the bed a switch on the cord, an arm from the pillow.

## And reading

It wants some 300 lux on the page, so whoever reads has a lamp of their own, shade turned down, its rim at the shoulder. [Wall lamps](wall-lamp-brass) at 1.3 m on both sides of the bed do that and leave the rest of the room alone. The other one sleeps; that is the measure.

## Keep the ceiling light

For sweeping and for things you dropped, for the old at midnight and for parties with children. The first time you leave it off, the room you know shows another face. The tenth time you notice that you speak more softly.
`,
      `
호텔 객실은 천장 한가운데를 좀처럼 밝히지 않습니다. 그래서 잠이 잘 오기도 하지요. 그 습관이 집으로 오고 있습니다. 한가운데 큰 전구 하나 대신 네 구석에 작은 전구 네 개.

## 눈높이 아래로

앉은 눈높이, 곧 1.15m쯤보다 빛을 낮추는 것이 원칙입니다. 테이블 램프, 갓 있는 플로어 램프, 선반 뒤 간접등을 쓰세요. 위에서 쏟아지는 빛이 없으면 몸이 밤을 알아차립니다. 저녁의 세고 흰 빛은 멜라토닌을 늦추지만 노랗고 낮고 약한 빛은 훨씬 덜합니다.

![bedroom-modern-01]

## 거실 하나에 네 곳

20㎡ 거실이라면 300~450루멘, 2,700K 조명 네 개쯤이 알맞습니다.

| 구석 | 등 | 루멘 |
| 소파 옆 | [삼각 플로어 램프](floor-lamp-tripod-oak) | 450 |
| 사이드보드 위 | [세라믹 램프](table-lamp-ceramic-cream) | 350 |
| 가장 먼 구석 | [전통지 플로어 램프](floor-lamp-paper) | 400 |
| 책장 | 뒤쪽 띠 조명 | 300 |

모두 1,500루멘, LED로 16와트쯤이니 여느 천장등 하나보다 적습니다. 가장 중요한 곳은 가장 먼 구석입니다. 거기 불이 있으면 방이 길어지고, 없으면 끝 벽이 사라져 상자 속에 앉은 꼴이 됩니다.

## 쓰기 쉽게

아직도 천장등을 켜는 까닭은 스위치 하나가 넷보다 쉽기 때문입니다. 그러니 묶으세요.

- 세 갈래 줄을 꽂은 스마트 콘센트 하나, 아니면 풋 스위치 하나.
- 전기를 고칠 때는 문가에서 켜는 ‘등 전용 콘센트’ 회로를 내기.
- 아홉 시 뒤에는 40퍼센트로 맞춰 둔 조광 전구.
- 침대에는 베개에서 팔 하나 거리, 줄에 달린 스위치.

## 책을 읽으려면

책 면에 300럭스쯤 필요하니 읽는 사람에게는 갓을 아래로 한 등을 따로, 갓 끝이 어깨높이에 오게 둡니다. 침대 양쪽 1.3m의 [벽등](wall-lamp-brass)이면 방의 나머지를 건드리지 않습니다. 옆 사람이 잘 수 있는가, 그것이 기준입니다.

## 천장등은 남겨 두기

청소할 때와 떨어진 물건을 찾을 때, 한밤중의 어르신과 아이들이 있는 잔치를 위해서요. 처음 꺼 본 날, 익숙한 방의 다른 얼굴을 보게 됩니다. 열 번째에는 목소리가 낮아진 것을 알게 됩니다.
`,
    ),
  },
  {
    id: 23,
    slug: 'do-cu-dung-lai',
    type: 'trend',
    coverTags: ['industrial', 'shelf', 'desk'],
    daysAgo: 105,
    title: text(
      'Gỗ cũ, đinh rút, đời mới',
      'Old beams, nails out, new life',
      '못을 뽑은 고재의 두 번째 삶',
    ),
    excerpt: text(
      'Vì sao dầm nhà cũ đang đắt hơn gỗ mới.',
      'Why beams from old houses now cost more than new timber.',
      '헌 집의 들보가 새 나무보다 비싸진 이유.',
    ),
    body: [
      text(
        'Một thanh dầm lim ba mươi năm đã thôi cong vênh. Nó khô từ trong ra ngoài theo cách không lò sấy nào làm được, và mang màu của khói bếp, nắng, mưa.',
        'A thirty-year-old ironwood beam has finished warping. It has dried from the inside as no kiln can manage, and carries the colour of kitchen smoke, sun and rain.',
        '서른 해를 견딘 들보는 더는 뒤틀리지 않습니다. 어떤 건조로도 못 하는 방식으로 속까지 말랐고, 부엌 연기와 햇빛과 비의 색을 지녔습니다.',
      ),
      text(
        'Nhược điểm là công. Mỗi mét khối phải rút chừng hai trăm chiếc đinh, rà kim loại, cưa bỏ chỗ mục, rồi sấy lại để diệt mối. Vì thế giá cao hơn gỗ trồng mới.',
        'The drawback is labour. Each cubic metre hides some two hundred nails to pull; then it is scanned, trimmed of rot and dried again against termites. Hence a price above new timber.',
        '단점은 품입니다. 1m³에서 못을 이백 개쯤 뽑고 금속 탐지를 하고, 썩은 곳을 잘라 낸 다음 흰개미를 막기 위해 다시 말립니다. 그래서 새 목재보다 비쌉니다.',
      ),
      text(
        'Khi mua, hãy hỏi nguồn: gỗ từ nhà nào, vùng nào, đã sấy chưa. Gỗ cũ thật có lỗ đinh không thẳng hàng và màu không đều; đồ nhuộm giả cũ thì đều tăm tắp.',
        'When buying, ask where it came from and whether it was re-dried. True old wood has nail holes out of line and uneven colour; stained imitations are perfectly regular.',
        '살 때는 어느 지역의 어떤 집에서 왔는지, 다시 말렸는지 물어보세요. 진짜 고재는 못 자국이 들쭉날쭉하고 색이 고르지 않습니다. 염색한 가짜는 지나치게 가지런하지요.',
      ),
      text(
        'Gỗ cũ hợp nhất với thép sơn mờ và tường sáng. Một mặt bàn hoặc một kệ là đủ kể chuyện; cả phòng gỗ cũ thì thành nhà kho.',
        'It goes best with matt steel and light walls. One tabletop or one shelf tells the story; a room full becomes a barn.',
        '무광 강철과 밝은 벽에 가장 잘 어울립니다. 상판이나 선반 하나면 이야기가 되고, 방 가득 채우면 헛간이 됩니다.',
      ),
    ],
  },
];
