import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

/** Sun, washing, children, and what is new in the house. */
export const upkeepArticles: readonly ArticleContent[] = [
  {
    id: 51,
    slug: 'song-voi-nang-tay',
    type: 'guide',
    cover: 'living-rustic-01',
    coverTags: ['living-room', 'rustic', 'sun'],
    daysAgo: 17,
    title: text(
      'Sống với nắng tây: chặn ở ngoài kính, không phải ở trong',
      'Living with the western sun: stop it outside the glass',
      '서향과 살기, 햇빛은 유리 밖에서 막는다',
    ),
    excerpt: text(
      'Rèm dày làm phòng tối mà vẫn nóng. Thứ tự đúng là hiên, cây, phim, rồi mới tới vải.',
      'A thick curtain makes a room dark and leaves it hot. The order is eave, plant, film, then cloth.',
      '두꺼운 커튼은 방을 어둡게만 하고 더위는 그대로 둡니다. 차양, 식물, 필름, 그다음이 천입니다.',
    ),
    body: text(
      `
Ba giờ chiều tháng tư ở Bình Thạnh, bề mặt bức tường hướng tây đo được 52 độ. Đến mười giờ đêm nó vẫn 38. Tường gạch một lớp là chiếc bình thủy: nó nạp nhiệt cả chiều rồi nhả vào lưng người nằm ngủ.

## Vì sao rèm không cứu được

Ánh nắng qua kính rồi mới gặp rèm thì đã ở trong nhà. Vải hút một nửa, nóng lên, sưởi lại căn phòng. Vật chắn đặt ngoài kính, dù chỉ cách một gang tay, trả được bảy tám phần mười lượng nhiệt cho ngoài trời. Toàn bộ bài này chỉ là nhắc lại câu ấy bằng bốn cách.

## Bốn lớp, theo thứ tự

1. **Hiên hoặc lam.** Nắng tây đến thấp, nên mái đua ngang không đủ. Lam đứng xoay được, cách nhau 12 cm, cắt tốt nhất.
2. **Cây.** Một giàn leo lá dày cho bóng sau hai mùa mưa. Trong lúc đợi, ba chậu [trầu bà lá xẻ](plant-monstera) kê sát kính cũng hạ được độ chói.
3. **Phim cách nhiệt.** Chọn theo hệ số SHGC dưới 0,4, không theo độ tối. Phim đen mà SHGC 0,6 chỉ làm bạn bật đèn ban ngày.
4. **Vải.** [Rèm voan lanh trắng](curtain-linen-white) kéo suốt buổi chiều, lớp dày để dành cho ban đêm.

## Tường thì sao

Sơn trắng ngoài hạ bề mặt được khoảng tám độ so với màu xám. Thêm một lớp tường giả bằng tấm xi măng, hở lưng năm phân, chân và đỉnh để thoáng, thì gần như cắt được truyền nhiệt: giá chừng 480 nghìn một mét vuông, chưa kể giàn giáo. Chung cư không được đụng mặt ngoài thì làm ngược lại: kê tủ áo kín vào tường tây, hơi nóng mất công đi qua quần áo trước khi tới giường.

| Cách | Giá cho ô cửa 2 × 2,4 m | Nhiệt giảm |
| Lam nhôm xoay | 9–12 triệu | nhiều nhất |
| Phim SHGC 0,35 | 2,2 triệu | khá |
| Rèm ngoài cuốn tay | 3,5 triệu | nhiều |
| Rèm trong hai lớp | 4–6 triệu | ít |

## Đồ đạc trước nắng

Da nứt trước, nhung bay màu sau, sồi ngả vàng sau cùng. Nếu [sofa màu đất nung](sofa-linen-clay) phải đứng ngay cửa, xoay nệm ngồi mỗi hai tuần cho phai đều. Tranh giấy treo sang tường bắc. Còn cây đàn thì xin đừng.

Và giữ lại mười lăm phút. Khoảng năm giờ kém, khi nắng đã mềm, hãy mở hết: không hướng nào khác cho bạn thứ ánh sáng ấy.
`,
      `
At three on an April afternoon in Bình Thạnh a wall facing west measures 52 degrees. At ten at night it still has 38. A single layer of brick is a vacuum flask: it fills all afternoon and pours into the backs of sleepers.

## Why curtains cannot save you

Sun that meets a curtain after the glass is already indoors. The cloth takes half, grows warm and heats the room. Whatever stands outside, even by a hand’s breadth, gives seven or eight tenths back to the sky. The rest of this page says that four times over.

## Four layers, in order

1. **Eaves or fins.** Western light comes low, so a level canopy is not enough. Upright fins that turn, 12 cm apart, cut it best.
2. **Plants.** A dense climber gives shade after two rainy seasons. Meanwhile three pots of [monstera](plant-monstera) at the pane take the glare down.
3. **Film.** Choose by an SHGC below 0.4, not by darkness. Black film at 0.6 only makes you light lamps by day.
4. **Cloth.** A [white linen sheer](curtain-linen-white) stays drawn through the afternoon; keep the thick layer for night.

## And the wall

White paint outside takes some eight degrees off the surface compared with grey. A false wall of cement board with five centimetres behind, open at foot and top, all but ends the transfer, at about 480 thousand a square metre before scaffolding. Where the façade of a block must not be touched, do it from inside: line the western wall with a closed wardrobe, and heat has to cross the clothes before it finds the bed.

| Means | Price for an opening of 2 × 2.4 m | Heat kept out |
| Turning aluminium fins | 9–12 million | most |
| Film of SHGC 0.35 | 2.2 million | fair |
| Outside roller by hand | 3.5 million | much |
| Two curtains inside | 4–6 million | little |

## Furniture in the sun

Leather cracks first, velvet fades next, oak yellows last. If the [clay sofa](sofa-linen-clay) has to stand at the window, turn its cushions every fortnight so they fade as one. Prints go to the north wall. The piano, please, nowhere near.

And keep a quarter of an hour. Shortly before five, when it has softened, open everything: no other side of the house will give you that light.
`,
      `
4월 오후 세 시, 사이공 빈타인의 서쪽 벽은 52도입니다. 밤 열 시에도 38도가 남습니다. 한 겹 벽돌은 보온병과 같아서 오후 내내 열을 담았다가 자는 사람의 등에 붓습니다.

## 커튼이 못 하는 일

유리를 지나 커튼을 만난 햇빛은 이미 집 안에 있습니다. 천은 절반을 빨아들여 뜨거워지고 방을 다시 데웁니다. 한 뼘이라도 유리 밖에서 막으면 열의 칠팔 할을 하늘로 돌려보냅니다. 이 글은 그 말을 네 가지로 되풀이할 뿐입니다.

## 순서대로 네 겹

1. **차양과 루버.** 서쪽 해는 낮게 들어와 수평 차양으로는 모자랍니다. 12cm 간격의 회전식 세로 루버가 가장 잘 끊습니다.
2. **식물.** 빽빽한 덩굴은 우기를 두 번 지나야 그늘이 됩니다. 그동안은 유리 앞에 [몬스테라](plant-monstera) 세 분만 두어도 눈부심이 줍니다.
3. **필름.** 어두움이 아니라 SHGC 0.4 미만으로 고릅니다. 검지만 0.6인 필름은 낮에 불을 켜게 할 뿐입니다.
4. **천.** [하얀 리넨 시어](curtain-linen-white)를 오후 내내 치고 두꺼운 겹은 밤에 씁니다.

## 벽은 어떻게

바깥을 희게 칠하면 회색보다 표면이 8도쯤 낮습니다. 시멘트 판으로 5cm를 띄워 덧벽을 치고 위아래를 열어 두면 열이 거의 끊깁니다. 비계를 빼고 ㎡당 48만 동쯤입니다. 외벽에 손댈 수 없는 아파트라면 거꾸로, 서쪽 벽에 옷장을 빈틈없이 세웁니다. 열이 침대에 닿기 전에 옷부터 지나야 합니다.

| 방법 | 2 × 2.4m 창의 값 | 줄어드는 열 |
| 회전 알루미늄 루버 | 900만~1,200만 동 | 가장 많음 |
| SHGC 0.35 필름 | 220만 동 | 제법 |
| 바깥 롤 스크린 | 350만 동 | 많음 |
| 안쪽 이중 커튼 | 400만~600만 동 | 적음 |

## 햇빛 앞의 가구

가죽이 먼저 갈라지고 벨벳이 바래고 오크가 마지막으로 누레집니다. [클레이색 소파](sofa-linen-clay)가 창가에 서야 한다면 두 주마다 방석을 돌려 고르게 바래게 하세요. 종이 그림은 북쪽 벽으로. 피아노만은 부디 멀리 두세요.

그리고 15분은 남겨 두세요. 다섯 시 조금 전 볕이 누그러지면 모두 여세요. 그 빛은 다른 어느 방향도 주지 못합니다.
`,
    ),
  },
  {
    id: 52,
    slug: 'giat-rem-lanh-va-vo-nem',
    type: 'guide',
    cover: 'master-room-japandi-01',
    coverTags: ['linen', 'bedroom', 'care'],
    daysAgo: 25,
    title: text(
      'Giặt rèm lanh và vỏ nệm: lịch một năm',
      'Washing linen curtains and covers: a year’s calendar',
      '리넨 커튼과 쿠션 커버 세탁, 한 해의 달력',
    ),
    excerpt: text(
      'Nước lạnh, vắt nhẹ, treo lúc còn ướt. Và vì sao đừng bao giờ giặt cả bộ cùng một ngày.',
      'Cold water, a gentle spin, hang it wet. And why never to wash the whole set on one day.',
      '찬물, 약한 탈수, 젖은 채로 걸기. 그리고 한 벌을 하루에 다 빨면 안 되는 까닭.',
    ),
    body: text(
      `
Vải lanh không bẩn nhanh, nó xám dần. Bụi đường Trường Chinh, khói nhang, hơi dầu bếp bám vào sợi từng chút một, đến khi bạn mở nếp gấp trên cùng và thấy màu thật của tấm rèm nằm ở đó.

## Lịch theo mùa

- Tháng hai, trước nồm: hút bụi rèm, phơi vỏ nệm dưới nắng hanh, chưa giặt.
- Tháng năm: giặt [rèm voan](curtain-linen-white), vì nắng to khô trong hai giờ.
- Tháng tám: giặt vỏ gối tựa và vỏ nệm sofa.
- Tháng mười một, trời khô: giặt rèm dày, tháo móc, soi lại đường may.

## Cách giặt

Lanh co ba đến bốn phần trăm ở lần nước đầu. Rèm đặt may tử tế đã trừ khoản ấy, còn rèm mua vội thì hụt gấu mất mười phân. Nếu không chắc, đo trước, giặt 30 độ, vắt 600 vòng, và treo trở lại thanh khi còn nhỏ nước. Sức nặng của nước kéo thẳng nếp tốt hơn bàn ủi nào.

Vỏ nệm sofa lộn trái, kéo khóa kín, giặt riêng hai chiếc một lần. Tuyệt đối đừng cho nước xả: nó bọc sợi lanh trong một lớp sáp, tấm vải mềm được một tháng rồi không hút ẩm nữa, sờ nhơm nhớp vào ngày oi.

> Giặt cả bộ trong một ngày, bạn có một chiếc sofa trần trụi, ba đứa trẻ và một cơn mưa.

## Vết thường gặp

| Vết | Làm ngay | Đừng |
| Cà phê | thấm, nước nguội, xà phòng trung tính | chà tròn |
| Nước mắm | nước có chút giấm, hai lần | nước nóng |
| Mực bút bi | cồn y tế bằng tăm bông | nước trước cồn |
| Sáp nến | đá lạnh, cạy, giấy thấm và bàn ủi ấm | cạo bằng dao |

## Khi nào gọi thợ

Vải nhung, bouclé, và mọi thứ có nhãn chữ P khoanh tròn thì không tự giặt. Một [giường bọc lanh](bed-linen-oat) không tháo được đầu giường: hút bụi bằng đầu chổi mềm mỗi hai tuần, lau bằng khăn vắt kiệt, và mời thợ hơi nước mỗi mười tám tháng, chừng 450 nghìn ở Hà Nội.

Cuối cùng là chuyện nếp nhăn. [Bộ gối lanh](cushion-linen-set) đã ủi phẳng trông như mới mua, nghĩa là trông như chưa ai dựa vào. Cứ để nhăn.
`,
      `
Linen does not soil quickly; it greys. Dust from Trường Chinh street, incense and cooking oil cling to the fibre little by little, until you open the topmost fold and find the curtain’s true colour there.

## By the season

- February, before the damp: vacuum curtains, air the covers in dry sun, wash nothing yet.
- May: wash the [sheers](curtain-linen-white), which dry in two hours of strong light.
- August: cushion and sofa covers.
- November, when it is dry: heavy curtains; take out the hooks and look over the seams.

## How

Linen shrinks three or four per cent in its first water. Curtains made with care allow for it; hurried ones lose ten centimetres at the hem. If you are not sure, measure, wash at 30 degrees, spin at 600, and hang them back on the rail while they drip. The weight of water straightens folds better than any iron.

Turn sofa covers inside out, zips closed, two at a time. Never use softener: it wraps the fibre in wax, which feels soft for a month and then takes up no moisture, clammy on a close day.

> Wash the whole set on one day and you own a naked sofa, three children and a thunderstorm.

## Usual stains

| Stain | At once | Never |
| Coffee | blot, cool water, neutral soap | rub in circles |
| Fish sauce | water with a little vinegar, twice | hot water |
| Ballpoint | rubbing alcohol on a cotton bud | water first |
| Candle wax | ice, lift, blotting paper and a warm iron | a knife |

## When to call somebody

Velvet, bouclé and all that bears a P in a circle is not for home. An [upholstered bed](bed-linen-oat) does not undress: a soft brush on the vacuum every fortnight, a cloth wrung dry, and a steam cleaner every eighteen months, about 450 thousand in Hà Nội.

As for creases: a [set of linen cushions](cushion-linen-set) ironed flat looks newly bought, which is to say that nobody has leaned on it. Leave them.
`,
      `
리넨은 금세 더러워지지 않고 서서히 잿빛이 됩니다. 쯔엉찐 길의 먼지와 향 연기, 기름기가 조금씩 올에 달라붙다가 맨 위 주름을 펼치는 날 커튼의 본래 색을 보게 됩니다.

## 철마다

- 2월, 눅눅해지기 전. 커튼의 먼지를 빨아들이고 커버는 마른 볕에 넙니다. 아직 빨지 않습니다.
- 5월, [시어 커튼](curtain-linen-white)을 빱니다. 센 볕에 두 시간이면 마릅니다.
- 8월, 쿠션과 소파 커버.
- 11월 건조할 때 두꺼운 커튼. 고리를 빼고 솔기를 살핍니다.

## 빠는 법

리넨은 첫 물에 3~4% 줄어듭니다. 제대로 맞춘 커튼은 그만큼 여유를 두지만 급히 산 것은 밑단이 10cm 짧아집니다. 자신이 없으면 먼저 재고, 30도에 빨아 600회전으로 짜고, 물이 떨어질 때 봉에 다시 겁니다. 물의 무게가 어떤 다리미보다 주름을 잘 폅니다.

소파 커버는 뒤집어 지퍼를 잠그고 두 장씩 빱니다. 섬유 유연제는 절대 쓰지 마세요. 올을 밀랍처럼 감싸 한 달은 부드럽지만 습기를 못 빨아들여 후덥지근한 날 끈적입니다.

> 한 벌을 하루에 다 빨면 벌거벗은 소파와 아이 셋, 소나기 한 번이 남습니다.

## 흔한 얼룩

| 얼룩 | 바로 할 일 | 하지 말 것 |
| 커피 | 눌러 닦고 찬물과 중성 비누 | 동그랗게 문지르기 |
| 느억맘 | 식초를 조금 탄 물로 두 번 | 뜨거운 물 |
| 볼펜 | 면봉에 소독용 알코올 | 물을 먼저 대기 |
| 촛농 | 얼음으로 굳혀 떼고 종이와 미지근한 다리미 | 칼로 긁기 |

## 전문가를 부를 때

벨벳과 부클레, 동그라미 속 P 표시가 있는 것은 집에서 빨지 않습니다. [리넨 침대](bed-linen-oat)는 헤드보드를 벗길 수 없으니 두 주마다 부드러운 솔로 먼지를 빨아들이고 꼭 짠 천으로 닦고, 열여덟 달마다 스팀 세척을 부릅니다. 하노이에서 45만 동쯤입니다.

마지막은 구김입니다. 다림질한 [리넨 쿠션](cushion-linen-set)은 새로 산 것처럼, 곧 아무도 기대지 않은 것처럼 보입니다. 구겨진 채 두세요.
`,
    ),
  },
  {
    id: 53,
    slug: 'mot-phong-hai-dua-tre',
    type: 'guide',
    cover: 'bedroom-scandinavian-01',
    coverTags: ['bedroom', 'children', 'scandinavian'],
    daysAgo: 34,
    title: text(
      'Một phòng mười mét, hai đứa trẻ, ba năm tới',
      'A room of ten metres, two children, the next three years',
      '10㎡ 한 방, 두 아이, 앞으로 3년',
    ),
    excerpt: text(
      'Đừng mua giường tầng trước khi đo quạt trần. Và để mỗi đứa có một thứ khóa được.',
      'Do not buy bunks before you measure the fan. And give each one thing that locks.',
      '이층 침대보다 천장 선풍기를 먼저 재세요. 그리고 아이마다 잠글 수 있는 것 하나씩.',
    ),
    body: text(
      `
Phòng ngủ nhỏ của căn hai phòng thường là 2,8 × 3,6 m. Trừ cửa và tủ, còn khoảng bảy mét vuông cho hai giấc ngủ, hai cặp sách và một trận chiến mỗi tối. Chúng tôi hỏi sáu gia đình ở Cầu Giấy, Hải Châu và Gò Vấp xem họ làm gì, rồi hỏi lại sau một năm.

## Giường: ba cách

Giường tầng tiết kiệm nhất nhưng tầng trên cần 90 cm thông thủy đến trần, và phải cách cánh quạt trần ít nhất một mét theo phương ngang. Bốn trong sáu nhà quên điều này. Trẻ dưới sáu tuổi không nên nằm trên.

Giường kéo: ban ngày một, ban đêm hai. Sàn phải trống lúc tám giờ tối, nghĩa là phải dọn đồ chơi. Một mẹ gọi đó là tính năng.

Hai giường đơn rộng 80 cm chữ L ở góc, đầu chụm vào nhau: tốn sàn hơn, ít cãi nhau nhất. Góc chụm đặt một [tủ đầu giường tròn](nightstand-walnut-round) chung, không cạnh nhọn.

## Ranh giới thấp

Trẻ không cần tường, chúng cần biết cái gì của mình. Một băng vải màu dán sàn, hai [kệ treo](wall-shelf-oak) cùng cỡ ở hai độ cao theo từng đứa, và mỗi đứa một ngăn có khóa. Ngăn đó cha mẹ không mở. Nhà nào giữ được luật này đều kể ít chuyện mách hơn.

## Ánh sáng và giờ ngủ lệch

Đứa lớn học đến chín giờ rưỡi, đứa nhỏ ngủ tám rưỡi. [Đèn thả chụp lanh](ceiling-linen-drum) cho cả phòng đi qua công tắc có chỉnh sáng, còn bàn học dùng đèn kẹp chụp kín một bên. Màn treo dọc mép giường nhỏ, vải đặc, kéo tay; giá may ở chợ chừng 350 nghìn.

| Tuổi | Cần thêm | Bỏ được |
| 3–5 | thảm dày, ổ điện có nắp | bàn học |
| 6–9 | bàn 90 × 50 cm, ghế chỉnh cao | thùng đồ chơi thứ hai |
| 10–13 | rèm riêng, kệ sách khóa | tranh dán tường hoạt hình |

## An toàn, không nhân nhượng

Tủ cao trên 75 cm bắt ke vào tường, kể cả [tủ áo hai cánh](wardrobe-white-cane). Dây rèm cuốn lên cao 1,5 m hoặc bỏ dây. Cửa sổ tầng ba trở lên có khóa chặn mở quá mười phân; bậu cửa không kê gì trèo được.

Sau một năm, câu trả lời khiến chúng tôi nhớ nhất là của một bé gái tám tuổi. Em nói em thích nhất cái khe hở giữa hai giường. Vì từ đó thò tay sang được.
`,
      `
The small bedroom of a two-bedroom flat is mostly 2.8 × 3.6 m. Less door and wardrobe, some seven square metres are left for two sleeps, two school bags and one battle a night. We asked six families in Cầu Giấy, Hải Châu and Gò Vấp what they do, and asked again a year later.

## Beds: three ways

Bunks save most, but the upper needs 90 cm clear to the ceiling and a metre’s distance, measured level, from the blades of a fan. Four of six had forgotten it. Nobody below six should sleep up there.

A trundle: one by day, two by night. The floor has to be free at eight, so toys must be cleared. A mother calls that a feature.

Two singles of 80 cm in an L, heads together: more floor, fewest quarrels. In the corner goes a shared [round nightstand](nightstand-walnut-round) without an edge.

## A low border

Children need no wall; they need to know what is theirs. A coloured tape on the floor, two [wall shelves](wall-shelf-oak) alike at two heights, and for each one compartment with a lock. Parents do not open it. Families that kept the rule had fewer tales told to them.

## Light, and hours that differ

The elder studies until half past nine; the younger sleeps at half past eight. The [linen pendant](ceiling-linen-drum) runs through a dimmer, and the desk has a clip lamp shaded on one side. Along the small bed hangs a dense curtain pulled by hand, some 350 thousand at the market tailor’s.

| Age | Needed | No longer |
| 3–5 | thick rug, covered sockets | a desk |
| 6–9 | desk of 90 × 50 cm, chair that rises | the second toy box |
| 10–13 | a curtain, shelves that lock | cartoons on the wall |

## Safety, no bargaining

What stands above 75 cm is bracketed to the wall, the [two-door wardrobe](wardrobe-white-cane) included. Cords of blinds are wound up to 1.5 m or taken off. From the third floor up a stop keeps windows to ten centimetres, and nothing climbable stands below.

A year on, the answer we remember is that of a girl of eight. She likes the gap between the beds best, she said, because a hand goes through.
`,
      `
침실 두 개짜리 집의 작은 방은 대개 2.8 × 3.6m입니다. 문과 장을 빼면 7㎡쯤이 두 아이의 잠과 책가방, 밤마다의 전쟁에 남습니다. 꺼우저이와 하이쩌우, 고법의 여섯 가족에게 묻고 일 년 뒤 다시 물었습니다.

## 침대 세 가지

이층 침대가 가장 아끼지만 위층은 천장까지 90cm, 선풍기 날개에서 수평으로 1m가 필요합니다. 여섯 집 중 네 집이 잊었습니다. 여섯 살이 안 된 아이는 위에서 자지 않습니다.

서랍식 침대는 낮에 하나, 밤에 둘입니다. 저녁 여덟 시에는 바닥이 비어야 하니 장난감을 치워야 합니다. 한 어머니는 그것을 기능이라고 부릅니다.

80cm 침대 둘을 ㄱ자로, 머리를 모아 놓는 방법은 바닥을 더 쓰지만 다툼이 가장 적습니다. 구석에는 모서리 없는 [원통형 협탁](nightstand-walnut-round)을 함께 씁니다.

## 낮은 경계

아이에게는 벽이 아니라 무엇이 내 것인지가 필요합니다. 바닥의 색 테이프, 키에 맞춰 높이가 다른 같은 크기의 [벽선반](wall-shelf-oak) 둘, 그리고 잠기는 칸 하나씩. 부모는 그 칸을 열지 않습니다. 이 규칙을 지킨 집은 고자질이 줄었다고 했습니다.

## 빛과 어긋난 잠

큰아이는 아홉 시 반까지 공부하고 작은아이는 여덟 시 반에 잡니다. 방 전체의 [리넨 펜던트](ceiling-linen-drum)에는 조광 스위치를, 책상에는 한쪽을 가린 집게등을 둡니다. 작은 침대 옆에는 손으로 치는 촘촘한 커튼을 답니다. 시장 수선집에서 35만 동쯤입니다.

| 나이 | 더할 것 | 뺄 것 |
| 3~5세 | 두꺼운 러그, 콘센트 덮개 | 책상 |
| 6~9세 | 90 × 50cm 책상, 높이 조절 의자 | 두 번째 장난감 상자 |
| 10~13세 | 자기 커튼, 잠기는 책장 | 벽의 만화 그림 |

## 타협 없는 안전

75cm가 넘는 가구는 [2도어 옷장](wardrobe-white-cane)까지 모두 벽에 고정합니다. 블라인드 줄은 1.5m 위로 감거나 없앱니다. 3층부터는 창이 10cm 넘게 열리지 않도록 막고, 창 밑에는 딛고 오를 것을 두지 않습니다.

일 년 뒤 가장 기억에 남은 대답은 여덟 살 아이의 것이었습니다. 두 침대 사이의 틈이 제일 좋다고 했습니다. 거기로 손을 내밀 수 있으니까요.
`,
    ),
  },
  {
    id: 54,
    slug: 'muoi-hai-can-phong-xoay-mot-vong',
    type: 'news',
    cover: 'kitchen-japandi-01',
    coverTags: ['kitchen', 'japandi', 'panorama'],
    daysAgo: 39,
    title: text(
      'Mười hai căn phòng xoay được một vòng, và chúng được dựng thế nào',
      'Twelve rooms that turn all the way round, and how they are made',
      '한 바퀴 돌아보는 방 열둘, 이렇게 만듭니다',
    ),
    excerpt: text(
      'Trong các thiết kế có phòng 360°, bạn đứng giữa phòng và quay. Đây là chuyện phía sau tấm ảnh.',
      'In designs with a 360° room you stand in its middle and turn. This is what lies behind the picture.',
      '360° 방이 있는 설계에서는 가운데 서서 돌아볼 수 있습니다. 그 사진 뒤의 이야기입니다.',
    ),
    body: text(
      `
Một tấm ảnh phòng đẹp luôn giấu một bức tường: bức ở sau lưng người chụp. Người mua thiết kế hay hỏi đúng về bức ấy. Từ mùa này, mười hai căn phòng trong các thiết kế của Hiên cho bạn quay lại mà nhìn.

## Xoay ở đâu

Mở một thiết kế, chọn phòng có dấu 360°. Trên điện thoại kéo bằng ngón tay; trên máy tính kéo chuột hoặc dùng phím mũi tên. Ai đặt máy ở chế độ giảm chuyển động thì phòng đứng yên cho tới khi chính họ kéo. Phòng không tự quay: chúng tôi thử rồi và ba người trong văn phòng say.

## Dựng ra sao

Mỗi phòng là một mô hình theo đúng kích thước bản vẽ, không phải ghép ảnh. Máy tính tính đường đi của ánh sáng từ cửa sổ, dội qua tường, qua mặt bàn, tới điểm nhìn cao 1,5 m ở giữa phòng. Một căn mất từ vài giờ đến một đêm. Vì là mô hình, cái sai lộ ra hết: ở căn bếp trên cùng trang này, lượt dựng đầu cho thấy cánh tủ mở đụng [ghế ăn mặt dây](chair-oak-cord), và bản vẽ phải lùi bàn 14 cm.

- Món đồ trong phòng là món có bán, cùng kích thước.
- Màu được chỉnh theo mẫu vật liệu đặt dưới ánh ngày.
- Đồ trang trí như sách, quả chanh thì không bán.

## Điều tấm ảnh chưa nói được

Nó là một giờ trong ngày, một hướng nắng do chúng tôi chọn. Căn hộ của bạn hướng khác, tầng khác, có tòa nhà chắn phía trước. Hãy xem phòng xoay để hiểu khoảng cách: từ [bàn ăn](dining-table-oak-180) tới bếp mấy bước, ngồi [ghế quầy](barstool-oak-cord) thì nhìn thấy gì. Đừng xem để đoán màu tường lúc sáu giờ chiều.

## Xem sao cho có ích

Đứng giữa phòng, quay chậm một vòng và đếm: mấy ổ cắm, mấy lối ra, mấy chỗ đặt được một ly nước mà không phải với. Làm vậy ở hai thiết kế rồi hãy so giá.

> Bức tường sau lưng là nơi người ta để cái tủ lạnh. Chúng tôi nghĩ bạn có quyền nhìn thấy cái tủ lạnh.
`,
      `
A handsome picture of a room always hides one wall: that behind whoever took it. People who buy designs ask about precisely that wall. From this season twelve rooms in Hiên’s designs let you turn round and look.

## Where to turn

Open a design and choose a room marked 360°. Drag with a finger on a phone, with the mouse or arrow keys on a computer. For those who ask their device for less motion the room holds still until they pull it. It never turns by itself: we tried, and three people in the office were ill.

## How they are made

Each room is a model to the measure of its drawing, not a stitched photograph. The computer follows light from the window, off the walls and the tabletop, to a point 1.5 m high in the middle. One room takes from some hours to a night. As it is a model, mistakes come out: in the kitchen above, the first pass showed a cabinet door that hits the [corded chair](chair-oak-cord), and the drawing moved the table by 14 cm.

- What stands in the room is on sale, in that size.
- Colours are set by samples seen in daylight.
- Books and lemons are not for sale.

## What it cannot tell

It is one hour of one day, with a sun that we chose. Your flat looks another way from another floor, with a block in front. Use the turning room for distance: how many steps from the [dining table](dining-table-oak-180) to the hob, what you see from the [counter stool](barstool-oak-cord). Do not use it to guess your wall at six in the evening.

## Looking to some purpose

Stand in the middle, turn once, slowly, and count: sockets, ways out, places for a glass within reach. Do so in two designs before you compare their prices.

> The wall behind is where the fridge stands. We think you have a right to see the fridge.
`,
      `
멋진 방 사진에는 늘 감춰진 벽이 하나 있습니다. 찍는 사람 등 뒤의 벽입니다. 설계를 사려는 분들이 묻는 것이 바로 그 벽입니다. 이번 철부터 히엔의 설계 가운데 열두 방은 돌아서서 볼 수 있습니다.

## 어디서 돌리나

설계를 열고 360° 표시가 있는 방을 고르세요. 휴대전화에서는 손가락으로, 컴퓨터에서는 마우스나 화살표 키로 돌립니다. 움직임 줄이기를 켠 분께는 직접 끌기 전까지 방이 가만히 있습니다. 저절로 돌지는 않습니다. 해 보았더니 사무실에서 세 명이 멀미를 했습니다.

## 만드는 법

방마다 도면 치수 그대로의 모형이며 사진을 이어 붙인 것이 아닙니다. 컴퓨터가 창에서 들어와 벽과 상판에 튕긴 빛을 방 가운데 1.5m 높이까지 따라갑니다. 한 방에 몇 시간에서 하룻밤이 걸립니다. 모형이라 잘못도 드러납니다. 이 글 맨 위의 주방은 첫 계산에서 수납장 문이 [끈을 엮은 의자](chair-oak-cord)에 부딪혀 도면의 식탁을 14cm 물렸습니다.

- 방에 놓인 가구는 같은 크기로 판매합니다.
- 색은 햇빛 아래 놓은 재료 견본에 맞춥니다.
- 책이나 레몬 같은 소품은 팔지 않습니다.

## 사진이 말하지 못하는 것

우리가 고른 해의 방향, 하루 중 한 시각일 뿐입니다. 여러분의 집은 향도 층도 다르고 앞을 막는 건물도 있습니다. 거리를 아는 데 쓰세요. [식탁](dining-table-oak-180)에서 화구까지 몇 걸음인지, [카운터 스툴](barstool-oak-cord)에 앉으면 무엇이 보이는지. 저녁 여섯 시의 벽 색을 짐작하는 데에는 쓰지 마세요.

## 쓸모 있게 보는 법

가운데 서서 천천히 한 바퀴 돌며 세어 보세요. 콘센트가 몇 개인지, 나가는 길이 몇 갈래인지, 손 닿는 곳에 물잔 놓을 데가 있는지. 두 설계에서 그렇게 한 다음 값을 견주세요.

> 등 뒤의 벽은 냉장고가 서는 곳입니다. 우리는 여러분이 냉장고를 볼 권리가 있다고 생각합니다.
`,
    ),
  },
];
