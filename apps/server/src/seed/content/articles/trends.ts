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

[Tủ thấp cửa mây](sideboard-oak-cane)

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

[sideboard with cane doors](sideboard-oak-cane)

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

[라탄 도어 사이드보드](sideboard-oak-cane)

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

[ghế bành nhung đá ong](armchair-velvet-laterite)

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

[laterite velvet armchair](armchair-velvet-laterite)

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

[라테라이트 벨벳 암체어](armchair-velvet-laterite)

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

[ghế quầy](barstool-walnut-leather)

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

[counter stools](barstool-walnut-leather)

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

[카운터 스툴](barstool-walnut-leather)

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
    body: text(
      `
Mười năm trước, tân cổ điển ở ta là phào dày, đèn chùm pha lê và ghế bọc nhung đỏ. Bây giờ người ta giữ tỷ lệ và bỏ phần còn lại: phào 2–3 cm sơn cùng màu tường, thấy bằng bóng đổ chứ không bằng viền vàng.

## Tỷ lệ trước, phào sau

Ô tường đẹp nhất khi cao chừng gấp rưỡi bề ngang. Chia lẻ thì dễ nhìn hơn chia chẵn, vì mắt có một ô ở giữa để dừng. Chừa giữa hai ô 10 cm, từ ô tới góc tường cũng 10 cm; khoảng hở mà đổi là người ta thấy ngay, dù không nói được vì sao.

Trần 2,6 m vẫn làm được: kéo ô trên tới cách trần 12 cm, bỏ phào trần, và đừng chia ngang quá một lần. Thanh chia đặt ở 85 cm, vừa bằng lưng ghế ăn.

![living-neo-classic-01]

## Tính cho một bức tường 4,2 mét

Năm ô, mỗi ô ngang 72 cm. Ô dưới cao 60, ô trên cao 1,5 m, ở giữa là thanh chia.

| Hạng mục | Dài | Tiền |
| Nẹp ô trên, 5 ô | 22,2 m | 1,1 triệu |
| Nẹp ô dưới, 5 ô | 13,2 m | 660 nghìn |
| Thanh chia | 4,2 m | 340 nghìn |
| Trám, sơn cùng tường | 11 m² | 900 nghìn |

Giá ấy là nẹp nhựa PU bản 2,5 cm với công cắt góc. Chỗ đáng tiền là góc 45 độ: hở một ly, sơn xong vẫn thấy. Nhà sát đất hay ẩm thì đừng dùng nẹp MDF ở hàng dưới, nó hút nước và phồng trước [chân tường](/chan-tuong-am).

## Đồ rời thẳng lại

- Sofa lưng liền, tay thấp; nhung thì chọn màu trầm như [xanh lá đậm](sofa-velvet-forest).
- Một [gương tròn viền đồng](mirror-round-brass) thay cho ba khung tranh chạm.
- Đèn chùm ít nhánh: [sáu bóng mờ](ceiling-brass-branch) treo cách sàn 2,1 m ở chỗ có người đi.
- Hai [ghế tròn](armchair-boucle-cream) giống nhau, vì đối xứng rẻ hơn chạm trổ.

Chỉ một món giữ đường cong cổ điển là đủ nhắc tới phong cách. Món thứ hai bắt đầu giải thích, món thứ ba thành đám cưới.

## Màu và một chấm đồng

Trắng sữa, xám ấm, hoặc xanh rêu rất nhạt, sơn mờ cả tường lẫn phào. Sơn bóng làm lộ vết nối và biến phào thành nhựa. Đồng chọn loại xỉn, để ở tay nắm, chân đèn, mép bàn; nếu thích nhìn nó đổi màu thì xem [cách sống với đồng để mộc](/dong-de-moc). Đứng ở cửa đếm: quá năm chấm vàng trong một tầm mắt là thừa.
`,
      `
Ten years ago our neo-classic meant thick cornices, crystal chandeliers and chairs in red velvet. What stays now is proportion: mouldings of 2–3 cm, painted with the wall, seen by their shadow and not by gilt.

## Proportion first

A panel looks best at about one and a half times its width. An odd number is easier on the eye than an even one, for there is a middle to rest on. Leave 10 cm between panels and 10 to the corners; let that gap vary and everybody notices, though nobody can say what.

A ceiling of 2.6 m will do. Run the upper panels to 12 cm below it, leave the cornice out, and divide the wall across no more than once. The rail goes at 85 cm, as high as the back of a dining chair.

![living-neo-classic-01]

## A wall of 4.2 metres, worked out

Five panels, each 72 cm wide. The lower ones are 60 cm high, the upper 1.5 m, with the rail between.

| Item | Length | Cost, đồng |
| Upper panels, 5 | 22.2 m | 1.1 million |
| Lower panels, 5 | 13.2 m | 660 thousand |
| Rail | 4.2 m | 340 thousand |
| Filling, painting with the wall | 11 m² | 900 thousand |

That is polyurethane of 2.5 cm with the cutting. The mitre is what one pays for: a gap of one millimetre shows through any paint. On a damp ground floor keep MDF out of the lower row, as it drinks and swells before [the foot of the wall](/chan-tuong-am) does.

## Furniture has straightened

- A sofa with one plain back and low arms; in velvet, something deep such as [forest green](sofa-velvet-forest).
- One [round mirror rimmed in brass](mirror-round-brass) instead of three carved frames.
- A chandelier of few arms: [six opal globes](ceiling-brass-branch), 2.1 m above any floor that is walked on.
- Two [tub chairs](armchair-boucle-cream) alike, since symmetry costs less than carving.

One piece with a classical curve names the style. The second starts to explain it, and with the third there is a wedding.

## Colour, and a touch of brass

Milk white, a warm grey or the palest moss, matt on wall and moulding alike. Gloss shows every joint and turns mouldings to plastic. Brass should be dull, at handles, lamp feet, the rim of a table; whoever likes to watch it change may read about [brass left bare](/dong-de-moc). Stand in the door and count: more than five gleams in one look are too many.
`,
      `
십 년 전 베트남의 네오클래식은 두꺼운 몰딩과 크리스털 샹들리에, 붉은 벨벳 의자였습니다. 이제 남은 것은 비례입니다. 2~3cm 몰딩을 벽과 같은 색으로 칠해 금테가 아니라 그림자로 보여 줍니다.

## 비례가 먼저

벽 패널은 높이가 폭의 한 배 반쯤일 때 가장 보기 좋습니다. 짝수보다 홀수로 나누세요. 눈이 쉴 가운데 칸이 생깁니다. 패널 사이는 10cm, 모서리까지도 10cm. 이 간격이 달라지면 이유는 몰라도 누구나 알아챕니다.

천장이 2.6m여도 됩니다. 위 패널을 천장 아래 12cm까지 올리고 천장 몰딩은 생략하며, 가로로는 한 번만 나눕니다. 허리 띠는 85cm, 식탁 의자 등받이 높이에 둡니다.

![living-neo-classic-01]

## 4.2m 벽 하나를 계산하면

패널 다섯 개, 폭은 72cm. 아래 패널은 높이 60cm, 위는 1.5m, 사이에 허리 띠.

| 항목 | 길이 | 비용 |
| 위 패널 5칸 | 22.2m | 110만 동 |
| 아래 패널 5칸 | 13.2m | 66만 동 |
| 허리 띠 | 4.2m | 34만 동 |
| 메우고 벽과 함께 도장 | 11㎡ | 90만 동 |

폭 2.5cm 폴리우레탄 몰딩에 재단 품까지의 값입니다. 돈값은 45도 모서리에서 합니다. 1mm만 벌어져도 칠 위로 드러나니까요. 습한 1층이라면 아래 줄에 MDF를 쓰지 마세요. 물을 먹고 [벽 밑](/chan-tuong-am)보다 먼저 부풉니다.

## 곧아진 가구

- 등판이 하나로 이어지고 팔걸이가 낮은 소파. 벨벳이라면 [짙은 초록](sofa-velvet-forest)처럼 가라앉은 색.
- 조각 액자 세 개 대신 [황동 테 둥근 거울](mirror-round-brass) 하나.
- 가지가 적은 샹들리에. [젖빛 전구 여섯 개](ceiling-brass-branch)를 사람 다니는 바닥에서 2.1m에.
- 똑같은 [둥근 의자](armchair-boucle-cream) 둘. 대칭은 조각보다 쌉니다.

고전적인 곡선은 한 점이면 스타일을 말합니다. 두 점은 설명을 시작하고, 세 점이면 예식장입니다.

## 색, 그리고 황동 한 점

우윳빛 흰색, 따뜻한 회색, 아주 옅은 이끼색을 벽과 몰딩에 똑같이 무광으로. 유광은 이음매를 드러내고 몰딩을 플라스틱으로 만듭니다. 황동은 흐린 것으로 손잡이와 등 다리, 테이블 테두리에 두세요. 변해 가는 모습이 좋다면 [그대로 두는 황동](/dong-de-moc) 이야기가 있습니다. 문에 서서 세어 보세요. 한눈에 금빛이 다섯 점을 넘으면 많습니다.
`,
    ),
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
    body: text(
      `
Nhiều nhà có một phòng 9–12 m² chưa biết dùng làm gì, và câu trả lời quen thuộc là thêm một bộ ghế. Câu trả lời mới là để trống: mọi thứ vào một bức tường, giữa phòng là sàn.

## Một ngày của căn phòng

| Giờ | Ai | Cần gì |
| 5:30 | mẹ tập bốn mươi phút | 1,8 × 2,3 m sàn trống, gương |
| 9:00 | bố họp ba cuộc | bàn, cửa đóng được, nền phía sau gọn |
| 15:30 | con làm thủ công | sàn lau được, đèn sáng |
| 21:00 | bà ngoại ngủ lại | giường, đèn vàng, nước cạnh tay |

Bốn việc ấy không việc nào trùng giờ. Vì thế căn phòng không cần rộng bằng tổng bốn việc, nó cần rộng bằng việc lớn nhất cộng chỗ cất ba việc kia.

## Bức tường giữ hết

Sâu 45 cm là đủ nếu giường gập theo chiều ngang: giường 1,2 × 2 m dựng lên cao 1,35 m. Cạnh giường là bàn bản lề 60 × 100, kệ thảm tập, và một ngăn chăn gối ở trên cùng, thứ cả tháng mới lấy.

- Bản lề giường phải có lò xo trợ lực hoặc ống hơi; bà nâng bằng một tay được thì mới gọi là xong.
- Bắt vào tường gạch bằng tắc kê sắt. Vách thạch cao phải có khung gỗ phía sau.
- Khe hở 1 cm dưới tủ, đề phòng lau nước.
- Một ổ cắm trong hốc bàn, một ổ cạnh đầu giường. Vẽ trước, theo cách ở bài về [ổ cắm](/o-cam-truoc-khi-trat-tuong).

![multipurpose-japandi-01]

## Khi không gập được

Nhà thuê thì không đục tường. Một [giường ngày](daybed-oak-linen) dài 1,9 m làm được việc của cả ghế lẫn giường mà không cần bản lề, [bàn 1,2 m](desk-oak-120) kê áp tường, [kệ sách](bookcase-oak) che cái máy in. Mất thêm chừng hai mét vuông sàn, đổi lại dọn đi được.

[giường ngày](daybed-oak-linen)

## Sàn, gương, đèn

Sàn gỗ kỹ thuật trên lớp lót 3 mm là êm cho đầu gối; gạch thì trải thảm xốp khi tập rồi cuộn lại. [Gương đứng](mirror-arch-oak) đặt ở tường vuông góc với cửa sổ, để sáng đi được hai lần mà người tập không bị chói.

Hai công tắc cho hai loại ánh sáng: trắng 4.000 K cho tập và làm việc, vàng 2.700 K cho buổi tối. Nếu chỉ làm được một trong các điều ở trên, hãy làm điều này. Bật sang đèn vàng, cái bàn họp biến mất, và bà bảo phòng này ấm.

## Thử trước bằng băng dính

Dán khung giường, khung bàn xuống sàn bằng băng giấy, ở một tuần với nó. Nhà tôi phát hiện cửa mở vào trong quét đúng chỗ trải thảm. Đổi bản lề cửa mất 300 nghìn; phát hiện sau khi đóng tủ thì mất cái tủ.
`,
      `
Many homes have a room of 9–12 m² with no clear use, and the usual answer is one more set of chairs. The new answer is nothing: everything into one wall, and floor in the middle.

## A day in the room

| Hour | Who | Needs |
| 5:30 | mother exercises, forty minutes | 1.8 × 2.3 m of floor, a mirror |
| 9:00 | father has three meetings | a desk, a door that shuts, order behind him |
| 15:30 | a child with glue | a floor to wipe, bright light |
| 21:00 | grandmother stays over | a bed, a warm lamp, water within reach |

No two of them meet. So the room need not be as large as all four together, only as the largest, with room to put the other three away.

## The wall that holds it all

A depth of 45 cm will do if the bed folds sideways: 1.2 × 2 m stands 1.35 m high. Next to it a flap of 60 × 100 for a desk, a rack for mats, and at the very top the quilts, which are wanted once a month.

- The bed’s hinge needs a spring or a gas strut; it is finished when grandmother lifts it with one hand.
- Steel anchors into brick. Behind plasterboard there has to be timber.
- A centimetre of air beneath the cupboard, for the mop.
- A socket inside the desk and one by the pillow, drawn beforehand as in [our piece on sockets](/o-cam-truoc-khi-trat-tuong).

![multipurpose-japandi-01]

## If nothing may fold

Who rents does not drill. A [daybed](daybed-oak-linen) of 1.9 m is seat and bed without a hinge, a [desk of 1.2 m](desk-oak-120) stands at the wall, and a [bookcase](bookcase-oak) hides the printer. It takes two square metres more of floor and can move out with you.

[daybed](daybed-oak-linen)

## Floor, mirror, light

Engineered wood on 3 mm of underlay is kind to knees; on tile, unroll foam and roll it up again. Put the [standing mirror](mirror-arch-oak) on a wall square to the window, so that daylight travels twice and does not shine in anyone’s eyes.

Two switches for two lights: 4,000 K for exercise and work, 2,700 K for the evening. If you do only one of these things, do this one. With the warm light on the meeting is gone, and grandmother says how snug it is.

## Try it with tape

Mark bed and desk on the floor with paper tape and live with them for a week. We found that our door swept exactly where the mat goes. New hinges were 300 thousand; found after the joiner had left, it would have been the cupboard.
`,
      `
쓰임이 애매한 9~12㎡ 방이 있으면 흔히 소파를 하나 더 놓습니다. 새로운 답은 비워 두기입니다. 모든 것은 벽 한 면에, 가운데는 바닥으로.

## 이 방의 하루

| 시각 | 누가 | 필요한 것 |
| 5:30 | 어머니 운동 40분 | 빈 바닥 1.8 × 2.3m, 거울 |
| 9:00 | 아버지 회의 세 번 | 책상, 닫히는 문, 깔끔한 뒷배경 |
| 15:30 | 아이의 만들기 | 닦이는 바닥, 밝은 불 |
| 21:00 | 외할머니의 하룻밤 | 침대, 노란 불, 손 닿는 물 |

넷 가운데 시간이 겹치는 일은 없습니다. 그러니 방은 네 가지를 더한 만큼 넓을 필요가 없습니다. 가장 큰 일 하나, 그리고 나머지 셋을 넣어 둘 자리면 됩니다.

## 다 품는 벽

침대를 옆으로 접으면 깊이 45cm로 충분합니다. 1.2 × 2m 침대를 세우면 높이가 1.35m. 그 옆에 60 × 100cm 접이판 책상과 매트 선반, 맨 위에는 한 달에 한 번 꺼내는 이불.

- 침대 경첩에는 스프링이나 가스 쇼바가 있어야 합니다. 할머니가 한 손으로 드실 수 있어야 완성입니다.
- 벽돌에는 철제 앵커로. 석고 벽이라면 뒤에 목재 틀이 있어야 합니다.
- 물걸레를 위해 장 밑은 1cm 띄우기.
- 책상 안쪽과 머리맡에 콘센트 하나씩. [콘센트 글](/o-cam-truoc-khi-trat-tuong)처럼 먼저 그려 두세요.

![multipurpose-japandi-01]

## 접을 수 없다면

세 든 집은 벽을 뚫을 수 없지요. 1.9m [데이베드](daybed-oak-linen)는 경첩 없이 의자와 침대를 겸하고, [1.2m 책상](desk-oak-120)은 벽에 붙이고, [책장](bookcase-oak)이 프린터를 가립니다. 바닥을 2㎡쯤 더 쓰는 대신 이사할 때 함께 갑니다.

[데이베드](daybed-oak-linen)

## 바닥, 거울, 불빛

3mm 완충재 위의 엔지니어드 마루가 무릎에 편합니다. 타일이라면 운동할 때만 매트를 펴세요. [전신 거울](mirror-arch-oak)은 창과 직각인 벽에 두면 빛이 두 번 지나가면서도 눈이 부시지 않습니다.

스위치 둘로 빛도 둘로. 운동과 업무에는 4,000K, 저녁에는 2,700K. 이 가운데 하나만 하신다면 이것입니다. 노란 불을 켜면 회의실은 사라지고, 할머니는 방이 아늑하다고 하십니다.

## 테이프로 먼저 살아 보기

종이테이프로 침대와 책상 자리를 바닥에 붙이고 일주일을 지내 보세요. 우리 집은 안으로 열리는 문이 꼭 매트 자리를 쓸고 간다는 걸 알았습니다. 경첩을 바꾸는 데 30만 동. 장을 짠 뒤에 알았다면 장 값이 들었겠지요.
`,
    ),
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
    body: text(
      `
Trào lưu rừng trong nhà đang lùi lại. Hai mươi chậu nhỏ là hai mươi lịch tưới và một lớp bụi chia đều. Thay vào đó, người ta mua một cây thật lớn, và dành cho nó chỗ tốt nhất.

## Đứng ở đâu

Có ba chỗ một cây cao hai mét làm được việc. Cạnh cửa sổ, nó lọc nắng. Sau ghế đọc sách, nó thành lưng tựa cho cả góc phòng. Ở cuối trục nhìn từ cửa vào, nó kéo phòng dài ra. Chỗ thứ tư, giữa hai lối đi, là chỗ ai cũng va.

Ban đêm đặt một đèn thấp phía sau chậu: lá in lên tường, căn phòng có thêm một lớp nữa mà không tốn món đồ nào.

![living-luxury-02]

## Bốn cây dễ ở trong nhà Việt

| Cây | Ánh sáng | Tưới | Sợ gì |
| [Bàng Singapore](plant-fig) | sáng gắt, cách kính 50 cm | 7–10 ngày | bị dời chỗ |
| [Cau vàng](plant-palm) | sáng tán | 4–5 ngày | khí khô, nhện đỏ |
| [Trầu bà lá xẻ](plant-monstera) | sáng tán | khi 3 cm đất mặt khô | úng |
| [Lưỡi hổ](plant-snake) | gần như gì cũng được | 2–3 tuần | được chăm quá |

Cây nào cũng phải cách cửa gió máy lạnh ít nhất hai mét. Bàng rụng ba lá trong tuần đầu là chuyện thường; rụng mười lá là nó đang nói về chỗ đứng.

## Chậu và đất

1. Đường kính chậu bằng khoảng một phần tư chiều cao cây, kẻo gió cửa sổ xô.
2. Đất mua về trộn thêm một phần ba xơ dừa, trấu hun hoặc đá bọt, để nước chạy qua.
3. Lót đĩa. Dưới đĩa là chân gỗ cao 2 cm, nhất là trên sàn gỗ.
4. Mỗi quý xoay chậu một phần tư vòng; mỗi năm thay lớp đất mặt, hai năm thay chậu.

Chậu đất nung mộc thở được nên khô nhanh hơn chậu sứ chừng hai ngày. Biết thế để tính lịch tưới, đừng tính theo mẹo.

## Tốn bao nhiêu

Một cây bàng hai mét ở nhà vườn Hóc Môn hay Văn Giang khoảng 900 nghìn tới 1,6 triệu, chưa chậu. Hai mươi chậu nhỏ bảy mươi nghìn là bằng ấy. Khác nhau ở phút: một cây lớn mất chừng bốn phút mỗi tuần, cả lau lá bằng khăn ẩm.

## Nhà có mèo, có trẻ

Trầu bà, lưỡi hổ đều có chất làm rát miệng nếu nhai. Nhà có em bé đang bò thì chọn cau, hoặc nâng chậu lên [băng ghế](bench-oak). Ban công lại là chuyện khác: gió và muối đòi [những cây khác](/bon-mua-trong-mot-ban-cong-da-nang).


[băng ghế](bench-oak)`,
      `
The indoor jungle is retreating. Twenty small pots are twenty watering schedules, and one layer of dust shared evenly. People now buy one plant that is truly large, and give it the best place they have.

## Where it stands

There are three places in which a plant of two metres works. By the window it sifts the sun. Behind a reading chair it is a back for the whole corner. At the end of the view from the door it makes the room longer. In the fourth, between two ways, everybody bumps into it.

At night put a low lamp behind the pot: the leaves print themselves on the wall, and the room has one layer more without a single thing bought.

![living-luxury-02]

## Four that live well in Vietnam indoors

| Plant | Light | Water | Fears |
| [Fiddle-leaf fig](plant-fig) | strong, 50 cm from the glass | 7–10 days | being moved |
| [Areca palm](plant-palm) | diffuse | 4–5 days | dry air, spider mites |
| [Monstera](plant-monstera) | diffuse | when 3 cm on top are dry | wet feet |
| [Snake plant](plant-snake) | nearly any | 2–3 weeks | too much care |

All of them want two metres between themselves and the air conditioner. A fig that drops three leaves in its first week is settling; if it drops ten, it is speaking about its place.

## Pot and soil

1. The pot is about a quarter as wide as the plant is tall, or the window’s wind will tip it.
2. Add a third of coir, charred husk or pumice to bought soil, so that water runs through.
3. A saucer, and beneath it feet of 2 cm, on a timber floor above all.
4. Each quarter turn the pot by a quarter; renew the top soil every year and the pot every second.

Bare clay breathes and dries some two days sooner than glazed. Reckon with that and not with rules of thumb.

## What it costs

At the nurseries of Hóc Môn or Văn Giang a fig of two metres is 900 thousand to 1.6 million, without its pot. Twenty small ones at seventy thousand are the same. The difference is in minutes: the large one takes four a week, wiping of leaves included.

## With cats and children

Monstera and snake plant sting the mouth that chews them. With a baby on the floor choose the palm, or lift the pot onto a [bench](bench-oak). Balconies are another matter: wind and salt ask for [other plants](/bon-mua-trong-mot-ban-cong-da-nang).


[bench](bench-oak)`,
      `
실내 정글 유행이 물러가고 있습니다. 작은 화분 스무 개는 물 주기 일정 스무 개, 그리고 고르게 나눠 쌓이는 먼지입니다. 이제는 정말 큰 나무 한 그루를 사서 집에서 가장 좋은 자리를 내줍니다.

## 어디에 설까

2m 나무가 제 몫을 하는 자리는 셋입니다. 창가에서는 볕을 거르고, 독서 의자 뒤에서는 구석 전체의 등받이가 되고, 현관에서 보이는 끝자리에서는 방을 길게 합니다. 네 번째, 두 통로 사이는 모두가 부딪히는 자리입니다.

밤에는 화분 뒤에 낮은 등을 두세요. 잎이 벽에 찍히면 아무것도 사지 않고도 방에 한 겹이 더 생깁니다.

![living-luxury-02]

## 베트남 실내에서 잘 사는 넷

| 식물 | 빛 | 물 | 싫어하는 것 |
| [떡갈고무나무](plant-fig) | 강한 빛, 유리에서 50cm | 7~10일 | 자리 옮기기 |
| [아레카야자](plant-palm) | 간접광 | 4~5일 | 건조, 응애 |
| [몬스테라](plant-monstera) | 간접광 | 겉흙 3cm가 마르면 | 과습 |
| [산세비에리아](plant-snake) | 거의 다 괜찮음 | 2~3주 | 지나친 보살핌 |

어느 것이든 에어컨 바람에서 2m는 떨어져야 합니다. 고무나무가 첫 주에 잎 세 장을 떨구는 것은 적응이고, 열 장이면 자리 이야기를 하는 것입니다.

## 화분과 흙

1. 화분 지름은 나무 키의 4분의 1쯤. 아니면 창바람에 넘어갑니다.
2. 산 흙에 코코피트나 훈탄, 부석을 3분의 1 섞어 물길을 냅니다.
3. 받침을 두고 그 아래 2cm 굽을 받칩니다. 마루라면 꼭.
4. 석 달마다 4분의 1바퀴 돌리고, 겉흙은 해마다, 화분은 두 해마다 갈아 줍니다.

토분은 숨을 쉬어 유약 화분보다 이틀쯤 빨리 마릅니다. 속설 말고 이것으로 물 주는 날을 정하세요.

## 얼마나 들까

혹몬이나 반장의 농원에서 2m 고무나무는 화분 빼고 90만~160만 동. 7만 동짜리 작은 화분 스무 개와 같은 값입니다. 다른 것은 시간입니다. 큰 나무 하나는 젖은 수건으로 잎 닦는 것까지 한 주에 4분이면 됩니다.

## 고양이와 아이가 있다면

몬스테라와 산세비에리아는 씹으면 입이 따갑습니다. 기어다니는 아기가 있으면 야자를 고르거나 화분을 [벤치](bench-oak) 위로 올리세요. 발코니는 또 다른 이야기입니다. 바람과 소금은 [다른 식물](/bon-mua-trong-mot-ban-cong-da-nang)을 원합니다.


[벤치](bench-oak)`,
    ),
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

[Đèn tường](wall-lamp-brass)

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

[Wall lamps](wall-lamp-brass)

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

[벽등](wall-lamp-brass)

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
    body: text(
      `
Một thanh dầm ba mươi năm đã thôi cong vênh. Nó khô từ trong ra ngoài theo cách không lò sấy nào làm kịp, và mang màu của khói bếp, nắng, mưa. Vì thế dầm nhà cũ bây giờ đắt hơn gỗ mới cùng loài.

## Nó từ đâu tới

Phần lớn là nhà gỗ miền Trung và miền Bắc dỡ khi xây lại, thùng xe tải, tà vẹt, sàn toa tàu. Người dỡ nhà bán cho bãi theo khối, bãi bán cho xưởng theo thanh. Lim, gụ, dổi, xoan, mít; tên gọi ở bãi không phải lúc nào cũng đúng tên trong sách.

Hỏi mua thì hỏi giấy: gỗ nhóm quý tháo từ nhà phải có xác nhận nguồn gốc. Bãi làm ăn đàng hoàng đưa ra trong một phút.

## Tiền nằm ở công

| Việc, cho một mét khối | Mất bao lâu |
| Rút đinh, chừng hai trăm cái | một ngày công |
| Rà kim loại hai lượt | hai giờ |
| Cưa bỏ đầu mục, chỗ mộng | hao 20–35 phần trăm |
| Sấy lại diệt mối, 55–60 độ trong lõi | bốn tới sáu ngày |
| Bào, thấy mặt thật | một ngày |

Một cái đinh sót làm hỏng lưỡi cưa hơn triệu bạc. Đó là lý do xưởng nhận dầm cũ với vẻ mặt không vui.

![multipurpose-industrial-01]

## Nhận ra gỗ cũ thật

- Lỗ đinh không thẳng hàng, quanh lỗ thâm đen vì sắt gặp tannin.
- Mặt dưới khác mặt trên; màu không đều ngay trong một thanh.
- Đầu thanh có vết mộng. Đồ nhuộm giả cũ thì đều tăm tắp và đầu thanh phẳng lì.
- Ngửi: gỗ khói bếp còn mùi khói khi chà giấy nhám. Mùi vecni là câu trả lời khác.

Gõ nghe bộp là rỗng mối. Đổ một muỗng nước lên mặt chưa phủ: gỗ còn tốt ngấm chậm và đều.

## Dùng vào đâu

Một mặt bàn, một thanh kệ, một khung cửa. Gỗ cũ hợp với thép sơn mờ và tường sáng, như [kệ khung thép](bookcase-black-steel) hay [đèn xưởng](ceiling-steel-black) bên trên. Cả phòng gỗ cũ thì thành nhà kho. Mặt bàn ăn nên phủ dầu cứng, trám lỗ đinh bằng keo trong, vì hạt cơm thích lỗ đinh.

Đừng lấy gỗ cũ làm thớt, làm nôi, làm đồ tiếp xúc với miệng trẻ con: không ai biết ba mươi năm trước người ta quét gì lên đó.

## Không phải lúc nào cũng nên

Nếu cần sáu cái chân bàn thẳng và giống nhau, mua gỗ mới: [sồi hay óc chó](/go-soi-va-go-oc-cho) sấy đúng thì cũng yên. Gỗ cũ dành cho chỗ mà mỗi thanh được phép khác thanh bên cạnh.
`,
      `
A beam of thirty years has finished warping. It has dried from within as no kiln has time for, and holds the colour of kitchen smoke, sun and rain. So timber out of old houses now costs more than new of the same kind.

## Where it comes from

Mostly from wooden houses of the north and the centre taken down for new ones, from lorry beds, sleepers and the floors of railway wagons. Who dismantles sells to a yard by volume, and the yard to a workshop by the piece. Ironwood, rosewood, magnolia, chinaberry, jackfruit; what they are called there is not always their name in books.

When you buy, ask for papers: precious kinds out of houses need proof of where they stood. An honest yard has it in a minute.

## You pay for work

| Work, for a cubic metre | Time |
| Pulling nails, some two hundred | a day for one |
| Going over it for metal, twice | two hours |
| Sawing off rot and joints | a loss of 20–35 per cent |
| Drying again against insects, 55–60 °C at its heart | four to six days |
| Planing, and seeing its face | a day |

A single nail overlooked ruins a blade worth more than a million. That is why workshops look at old beams without joy.

![multipurpose-industrial-01]

## How to know it

- Nail holes out of line, black around, where iron met tannin.
- Below it differs from above; the colour is uneven within one piece.
- Its ends show joints. What is stained to look old is regular, and flat at the ends.
- Smell: sanded, kitchen timber still gives off smoke. Varnish is another answer.

A dull knock means termites. Pour a spoon of water on a bare face: sound wood drinks slowly and evenly.

## What it is for

One table top, one shelf, one door frame. It goes with matt steel and light walls, as in a [steel-framed bookcase](bookcase-black-steel) or beneath [workshop lamps](ceiling-steel-black). A room full of it is a barn. For meals the top wants hard oil and its holes clear resin, since rice loves a nail hole.

Make no boards for food of it, no cots, nothing that a child will mouth: nobody knows what it was painted with thirty years ago.

## When not

If you need six legs straight and alike, buy new: [oak or walnut](/go-soi-va-go-oc-cho) well dried is quiet too. Old timber belongs where each piece may differ from the next.
`,
      `
서른 해 묵은 들보는 더는 뒤틀리지 않습니다. 어떤 건조로도 기다려 줄 수 없는 방식으로 속부터 말랐고, 부엌 연기와 볕과 비의 색을 지녔습니다. 그래서 헌 집의 들보가 같은 수종의 새 나무보다 비쌉니다.

## 어디서 오나

대부분 새로 지으려고 헌 북부와 중부의 목조 주택, 트럭 짐칸, 침목, 기차 바닥입니다. 집을 헌 사람은 부피로 야적장에, 야적장은 개수로 공방에 팝니다. 림, 자단, 목련, 멀구슬, 잭프루트나무. 야적장에서 부르는 이름이 늘 책의 이름과 같지는 않습니다.

살 때는 서류를 물어보세요. 집에서 나온 귀한 수종은 출처 확인서가 있어야 합니다. 제대로 하는 곳은 일 분이면 꺼냅니다.

## 값은 품에 있습니다

| 1㎥에 드는 일 | 걸리는 시간 |
| 못 이백 개쯤 뽑기 | 한 사람 하루 |
| 금속 탐지 두 번 | 두 시간 |
| 썩은 끝과 장부 자르기 | 20~35퍼센트 손실 |
| 벌레 잡는 재건조, 속 온도 55~60도 | 나흘에서 엿새 |
| 대패질, 제 얼굴 보기 | 하루 |

못 하나를 놓치면 백만 동 넘는 톱날이 상합니다. 공방이 헌 들보를 반기지 않는 까닭입니다.

![multipurpose-industrial-01]

## 진짜를 알아보려면

- 못 자국이 줄을 맞추지 않고, 쇠가 타닌을 만나 둘레가 검습니다.
- 아랫면이 윗면과 다르고 한 토막 안에서도 색이 고르지 않습니다.
- 끝에 장부 자국이 있습니다. 헌것처럼 물들인 것은 가지런하고 끝이 매끈합니다.
- 냄새. 부엌 나무는 사포질하면 아직 연기 냄새가 납니다. 바니시 냄새는 다른 대답입니다.

두드려 둔탁하면 흰개미가 속을 비운 것입니다. 칠하지 않은 면에 물을 한 숟갈 부어 보세요. 성한 나무는 천천히 고르게 마십니다.

## 어디에 쓸까

상판 하나, 선반 하나, 문틀 하나. 무광 강철과 밝은 벽에 어울립니다. [철제 책장](bookcase-black-steel)이나 [작업등](ceiling-steel-black) 아래처럼요. 방을 가득 채우면 헛간이 됩니다. 식탁 상판은 하드 오일을 먹이고 못 구멍은 투명 수지로 메우세요. 밥알은 못 구멍을 좋아합니다.

도마나 아기 침대처럼 아이 입에 닿는 것은 만들지 마세요. 서른 해 전에 무엇을 발랐는지 아무도 모릅니다.

## 아닐 때도 있습니다

곧고 똑같은 다리 여섯 개가 필요하면 새 나무를 사세요. 잘 말린 [오크나 월넛](/go-soi-va-go-oc-cho)도 얌전합니다. 고재는 토막마다 옆과 달라도 되는 자리의 것입니다.
`,
    ),
  },
];
