import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

export const materialArticles: readonly ArticleContent[] = [
  {
    id: 9,
    slug: 'go-soi-va-go-oc-cho',
    type: 'guide',
    coverTags: ['oak', 'walnut', 'dining-table', 'living-room'],
    daysAgo: 4,
    title: text(
      'Gỗ sồi hay gỗ óc chó: chọn theo ánh sáng của nhà',
      'Oak or walnut: let the light of your home decide',
      '오크와 월넛, 우리 집 빛에 맞춰 고르기',
    ),
    excerpt: text(
      'Hai loại gỗ được hỏi nhiều nhất, và một cách chọn không cần nhìn bảng màu.',
      'The two woods people ask about most, and a way to choose without a colour chart.',
      '가장 많이 묻는 두 나무를 색상표 없이 고르는 방법.',
    ),
    body: text(
      `
Sồi và óc chó có độ cứng gần nhau, giá chênh nhau khoảng ba phần mười, và cùng hợp với khí hậu nước ta nếu đã sấy đúng. Vậy nên câu hỏi thật sự không phải gỗ nào tốt hơn, mà là căn phòng của bạn nhận ánh sáng từ hướng nào.

## Hướng nào, gỗ ấy

Phòng hướng bắc hoặc tầng thấp bị nhà đối diện che thường có ánh sáng lạnh và yếu. Sồi mộc phản sáng lại, làm phòng rộng ra thấy rõ. Phòng hướng tây thì ngược lại: nắng chiều vàng gắt làm sồi ngả cam, còn óc chó chỉ ấm thêm một chút.

| So sánh | Sồi | Óc chó |
| Màu lúc mới | rơm, hơi hồng | nâu sô-cô-la, ánh tím |
| Sau ba năm có nắng | sậm lên, màu mật | nhạt đi, ngả vàng |
| Vết xước nhỏ | khó thấy | thấy rõ, dầu che được |
| Bụi | giấu tốt | lau mỗi ngày |
| Bàn ăn cỡ lớn | [14,8 triệu](dining-table-oak-180) | [22,5 triệu](dining-table-walnut-200) |

Ít người biết hai gỗ già đi ngược chiều nhau: sồi đậm lên, óc chó nhạt đi. Mười năm nữa chúng gần nhau hơn hôm nay.

![living-luxury-01]

## Sàn và hàng xóm

Đặt bàn sồi trên sàn sồi rất dễ bị lệch tông mà không ai hiểu vì sao khó chịu. Hãy để hai món gỗ cạnh nhau khác nhau hẳn, hoặc ngăn chúng bằng một [tấm thảm](rug-wool-cream). Trong một phòng, hai loại gỗ là trò chuyện, ba loại là họp tổ dân phố.

[tấm thảm](rug-wool-cream)

- Sàn sáng, tường trắng: óc chó làm điểm tựa cho mắt.
- Sàn sẫm, trần thấp: sồi nâng phòng lên.
- Sàn gạch bông: sồi, vì hoa văn đã nói đủ.
- Có trẻ nhỏ: sồi lau dầu, xước thì chà.

## Độ ẩm nói gì

Hỏi xưởng độ ẩm gỗ lúc đóng: 8 đến 12 phần trăm là vừa cho nhà có máy lạnh. Gỗ cao hơn sẽ co trong mùa đông đầu tiên, và mối ghép mộng hở ra một sợi chỉ. Với óc chó, xem thêm giác gỗ: dải trắng ngà ở mép nghĩa là xưởng dùng cả phần ngoài, rẻ hơn, mềm hơn và mọt thích hơn.

## Thử sáu lần

Mượn một miếng mẫu, để ở đúng chỗ định kê, nhìn lúc tám giờ sáng và năm giờ chiều trong ba ngày. Nhỏ lên đó một giọt nước mắm, lau sau năm phút. Nếu cả sáu lần nhìn bạn đều thích, và vết nước mắm không làm bạn bực, đó là gỗ của nhà bạn.
`,
      `
Oak and walnut are close in hardness, about a third apart in price, and both cope with our climate if they are dried well. So the real question is not which is better but where your room gets its light.

## The side decides

North rooms, or low floors shaded by the house opposite, have cool and weak light. Natural oak throws it back and the room visibly opens. West rooms are the reverse: hard evening sun turns oak orange, while walnut only grows a little warmer.

| Compared | Oak | Walnut |
| When new | straw, a little pink | chocolate, a violet sheen |
| After three sunny years | deeper, like honey | lighter, toward yellow |
| Small scratches | hard to see | plain, but oil hides them |
| Dust | well hidden | wiped daily |
| A large dining table | [14.8 million](dining-table-oak-180) | [22.5 million](dining-table-walnut-200) |

Few know that the two age in opposite ways: oak darkens, walnut fades. In ten years they will be nearer than today.

![living-luxury-01]

## The floor and the neighbours

An oak table on an oak floor is often half a tone off, and nobody can say why it grates. Let neighbouring woods differ clearly, or part them with a [rug](rug-wool-cream). Two woods in a room are a conversation, three are a meeting of the ward.

[rug](rug-wool-cream)

- Light floor, white walls: walnut gives the eye something to lean on.
- Dark floor, low ceiling: oak lifts the room.
- Patterned tiles: oak, since enough is being said.
- Small children: oiled oak; what is scratched is rubbed.

## What moisture tells

Ask the workshop how moist the wood was when it was joined: 8 to 12 per cent suits a home with air conditioning. Anything wetter shrinks in its first winter, and the tenons open by a thread. With walnut look for sapwood too: an ivory band along the edge means that the outer part was used, which is cheaper, softer, and preferred by beetles.

## Look six times

Borrow a sample, leave it where the piece will stand, and look at eight in the morning and five in the afternoon for three days. Put a drop of fish sauce on it and wipe after five minutes. If you like it all six times and do not mind the mark, it is yours.
`,
      `
오크와 월넛은 단단하기가 비슷하고 가격은 30% 남짓 차이 나며, 제대로 말리면 둘 다 베트남 기후를 잘 견딥니다. 그러니 무엇이 더 좋은가보다 방에 빛이 어디서 들어오는지가 먼저입니다.

## 방향이 나무를 고른다

북향이거나 앞집에 가린 저층은 빛이 차고 약합니다. 밝은 오크는 그 빛을 되돌려 방이 눈에 띄게 넓어 보입니다. 서향은 반대입니다. 강한 저녁 햇빛에 오크는 주황빛으로 변하지만 월넛은 조금 더 따뜻해질 뿐입니다.

| 견주면 | 오크 | 월넛 |
| 새것일 때 | 살짝 분홍 도는 볏짚빛 | 보랏빛 도는 초콜릿빛 |
| 볕 드는 삼 년 뒤 | 꿀빛으로 짙어짐 | 노란빛으로 옅어짐 |
| 잔 흠집 | 잘 안 보임 | 보이지만 오일로 가려짐 |
| 먼지 | 잘 숨김 | 날마다 닦음 |
| 큰 식탁 | [1,480만 동](dining-table-oak-180) | [2,250만 동](dining-table-walnut-200) |

두 나무가 거꾸로 늙는다는 것은 잘 모릅니다. 오크는 짙어지고 월넛은 옅어집니다. 십 년 뒤에는 지금보다 서로 가까워집니다.

![living-luxury-01]

## 바닥과 이웃

오크 마루 위의 오크 테이블은 색이 살짝 어긋나기 쉬운데, 왜 거슬리는지 알아채기 어렵습니다. 맞닿는 나무는 확실히 다르게 고르거나 [러그](rug-wool-cream)로 나눠 주세요. 한 방에 나무 둘은 대화이고 셋은 반상회입니다.

[러그](rug-wool-cream)

- 밝은 바닥과 흰 벽에는 눈이 기댈 월넛.
- 짙은 바닥과 낮은 천장에는 방을 들어 올릴 오크.
- 무늬 타일에는 오크. 말은 이미 충분합니다.
- 어린아이가 있다면 오일 마감 오크. 긁히면 문지르면 됩니다.

## 함수율이 하는 말

짤 때의 함수율을 공방에 물어보세요. 에어컨을 켜는 집이라면 8~12퍼센트가 알맞습니다. 더 젖은 나무는 첫 겨울에 줄어 장부가 실오라기만큼 벌어집니다. 월넛은 변재도 보세요. 가장자리의 상앗빛 띠는 바깥쪽까지 썼다는 뜻으로 더 싸고 무르며 벌레가 좋아합니다.

## 여섯 번 보기

샘플을 빌려 놓을 자리에 두고 사흘 동안 아침 여덟 시와 오후 다섯 시에 보세요. 느억맘 한 방울을 떨어뜨리고 5분 뒤에 닦아 봅니다. 여섯 번 모두 마음에 들고 그 자국도 싫지 않다면 그 나무가 정답입니다.
`,
    ),
  },
  {
    id: 10,
    slug: 'dan-may-khong-chi-la-ghe-cafe',
    type: 'guide',
    coverTags: ['rattan', 'armchair', 'veranda'],
    daysAgo: 19,
    title: text(
      'Đan mây không chỉ là ghế quán cà phê',
      'Woven rattan is more than café chairs',
      '라탄은 카페 의자만이 아닙니다',
    ),
    excerpt: text(
      'Sợi mây nhẹ, thoáng và sửa được. Chỉ cần biết nó ghét điều gì.',
      'Rattan is light, airy and mendable. You only need to know what it hates.',
      '가볍고 시원하고 고칠 수 있는 라탄, 싫어하는 것만 알아 두세요.',
    ),
    body: text(
      `
Mây là dây leo, không phải cây thân gỗ, nên sợi mây dẻo và nhẹ hơn gỗ cùng cỡ rất nhiều. Một chiếc ghế bành đan mây chỉ nặng chừng bảy ký, người lớn tuổi cũng tự dời được ra hiên. Vậy mà nhiều nhà chỉ gặp nó ở quán cà phê.

## Sáu hướng sợi

Kiểu mắt cáo hay gặp có sáu hướng sợi, chịu lực đều và cho gió lùa qua lưng. Ngồi một giờ không quạt trên [ghế ăn lưng mây](chair-oak-cane), lưng áo khô hơn ghế bọc nệm; thử là biết. Cánh tủ mắt cáo còn giúp quần áo và giày thoáng, đỡ mùi ẩm mùa nồm.

[ghế ăn lưng mây](chair-oak-cane)

![bedroom-rustic-01]

Trong phòng ngủ, [đầu giường mây](bed-rattan-cane) cao 110 cm nhìn nhẹ vì tường phía sau vẫn thấy được. Trên trần, một [chao mây](ceiling-rattan-dome) rọi hoa nắng lên bốn bức tường: muốn bóng nét thì dùng bóng trong, muốn dịu thì dùng bóng mờ.

## Bốn cách gặp mây trong nhà

| Món | Sợi | Sống được bao lâu |
| Lưng ghế, mặt ghế | cật mây chẻ | 8–12 năm, đan lại được |
| Cánh tủ | mắt cáo máy hoặc tay | 15 năm nếu không chạm tay |
| Khung ghế bành | mây song nguyên cây | lâu hơn chủ nhà |
| Giỏ, chao đèn | ruột mây | 5–8 năm |

Mắt cáo đan tay có đôi chỗ sợi dày mỏng hơn nhau; mắt cáo dệt máy thì đều và giòn sớm hơn. Ghế ngồi hằng ngày nên là tay.

## Nó ghét điều gì

Mây ghét hai thứ: khô quá và ướt lâu.

- Phòng máy lạnh cả ngày: lau khăn ẩm mỗi tháng một lần, cả mặt sau.
- Mưa hắt: phơi bóng râm cho khô rồi hãy ngồi; ngồi lúc ướt thì võng.
- Nắng gắt: sợi bạc và gãy ở chỗ gập. Hiên có mái thì được.
- Mèo: chúng mài móng vào mắt cáo. Cho chúng một [giỏ mây](basket-rattan) riêng, cũ.

Mặt ghế hơi võng có thể kéo lại: lật ngửa, đắp khăn nóng ẩm nửa giờ, để khô qua đêm. Sợi co lại và căng như mặt trống.

## Sửa được mới là mua

Điều đáng quý nhất là sửa được. Đứt vài sợi, thợ đan chen sợi mới vào trong một buổi, giá chừng hai trăm nghìn; thay cả mặt ghế thì bốn đến sáu trăm. Khi mua, hãy hỏi ghế có mã thợ không, vì đó là lời hứa sẽ có người sửa. Còn ghế nhựa giả mây thì khỏi hỏi: nó không đứt từ từ, nó vỡ một lần.
`,
      `
Rattan is a climber, not a tree, so its cane is supple and far lighter than wood of the same size. A woven armchair weighs about seven kilos; grandparents can carry it to the veranda themselves. And yet many homes meet it only in cafés.

## Six directions

The familiar hexagon cane runs in six directions, spreads load evenly and lets air reach your back. After an hour without a fan on a [cane-backed chair](chair-oak-cane) a shirt is drier than on upholstery; try it once. On cabinet doors it also keeps clothes and shoes aired through the damp months.

[cane-backed chair](chair-oak-cane)

![bedroom-rustic-01]

In a bedroom a [cane headboard](bed-rattan-cane) of 110 cm looks light, for the wall shows through. Overhead a [rattan shade](ceiling-rattan-dome) throws spots of sun on all four walls: a clear bulb for sharp ones, a frosted one for soft.

## Four ways to have it

| Piece | Cane | How long it lives |
| Backs and seats | split outer cane | 8–12 years, rewoven after |
| Cabinet doors | hexagon, by machine or hand | 15 years if not touched |
| Frames of armchairs | whole poles | longer than their owner |
| Baskets, shades | the core | 5–8 years |

Woven by hand a strand is here and there thicker than the next; woven by machine it is even, and brittle sooner. What is sat on daily should be by hand.

## What it hates

Two things: long dryness and standing water.

- Day-long air conditioning: wipe with a damp cloth once a month, the back as well.
- Driven rain: dry it in the shade before anybody sits; sat on wet, it sags.
- Hard sun: strands fade and break where they bend. Below a roof it is well.
- Cats sharpen their claws on it. Give them an old [basket](basket-rattan) of their own.

A seat that sags can be drawn tight: turn it over, lay on a hot wet towel for half an hour, leave it overnight. The strands shrink like the skin of a drum.

## What can be mended

Best of all, it can be mended. When a few strands break, a weaver slips in new ones in a morning for some two hundred thousand đồng; a whole seat is four to six. When you buy, ask for the weaver’s code: it is a promise that someone can repair it. Of plastic made to look like it one need not ask. It does not fray, it breaks once.
`,
      `
라탄은 나무가 아니라 덩굴이어서 같은 굵기의 목재보다 훨씬 가볍고 유연합니다. 라탄 암체어는 7kg 남짓이라 어르신도 직접 툇마루로 옮길 수 있습니다. 그런데도 많은 집이 카페에서나 라탄을 만납니다.

## 여섯 방향

흔히 보는 육각 케인은 여섯 방향으로 엮여 하중을 고르게 나누고 등에 바람이 통합니다. [라탄 등판 의자](chair-oak-cane)에 선풍기 없이 한 시간 앉아 보면 천을 씌운 의자보다 등이 보송합니다. 수납장 문에 쓰면 습한 철에도 옷과 신발이 눅눅해지지 않습니다.

[라탄 등판 의자](chair-oak-cane)

![bedroom-rustic-01]

침실에서 110cm [라탄 헤드보드](bed-rattan-cane)는 뒤로 벽이 비쳐 가벼워 보입니다. 머리 위 [라탄 갓](ceiling-rattan-dome)은 네 벽에 햇살 무늬를 뿌립니다. 또렷하게는 투명 전구, 은은하게는 불투명 전구를 쓰세요.

## 집에서 만나는 네 가지 라탄

| 물건 | 쓰는 부분 | 수명 |
| 등판과 좌판 | 쪼갠 겉대 | 8~12년, 다시 짬 |
| 수납장 문 | 기계나 손으로 짠 육각 | 손대지 않으면 15년 |
| 암체어 뼈대 | 통대 | 주인보다 오래 |
| 바구니와 갓 | 속대 | 5~8년 |

손으로 짠 것은 올 굵기가 군데군데 다르고, 기계로 짠 것은 고르지만 먼저 바삭해집니다. 날마다 앉는 것은 손으로 짠 것이어야 합니다.

## 싫어하는 것

두 가지, 오랜 건조함과 고인 물입니다.

- 하루 종일 에어컨을 켜는 방. 한 달에 한 번 뒷면까지 젖은 천으로 닦습니다.
- 들이친 비. 그늘에서 말린 다음 앉습니다. 젖은 채 앉으면 처집니다.
- 땡볕. 색이 바래고 꺾인 데가 부러집니다. 지붕 아래라면 괜찮습니다.
- 고양이. 육각에 발톱을 갑니다. 낡은 [바구니](basket-rattan) 하나를 따로 주세요.

처진 좌판은 다시 팽팽해집니다. 뒤집어 뜨거운 젖은 수건을 삼십 분 얹고 하룻밤 말리세요. 올이 줄어 북처럼 당겨집니다.

## 고칠 수 있어야 사는 것

무엇보다 고쳐 쓸 수 있습니다. 몇 가닥 끊어져도 장인이 반나절이면 새 줄을 끼우고 20만 동쯤, 좌판을 통째로 갈면 40만~60만 동입니다. 살 때 장인 번호가 있는지 물어보세요. 고쳐 줄 사람이 있다는 약속입니다. 라탄 흉내를 낸 플라스틱은 물을 것도 없습니다. 조금씩 해지지 않고 한 번에 부서집니다.
`,
    ),
  },
  {
    id: 11,
    slug: 'da-mai-tro-lai',
    type: 'guide',
    coverTags: ['terrazzo', 'bathroom', 'coffee-table'],
    daysAgo: 33,
    title: text(
      'Đá mài trở lại, nhưng mỏng và nhẹ hơn',
      'Terrazzo is back, thinner and lighter',
      '더 얇고 가벼워져 돌아온 테라초',
    ),
    excerpt: text(
      'Nền gạch nhà ông bà giờ nằm trên mặt bàn trà. Vì sao nó hợp với nhà hôm nay?',
      'Our grandparents’ floor is now a coffee-table top. Why does it suit homes today?',
      '할머니 댁 바닥이 거실 테이블 상판이 되었습니다. 지금 집에 왜 잘 어울릴까요?',
    ),
    body: text(
      `
Nhiều người lớn lên trên nền đá mài mát lạnh, trưa hè nằm thẳng xuống ngủ. Rồi gạch men bóng thay chỗ, vì đá mài phải đổ tại chỗ, nặng và lâu khô. Bây giờ nó trở lại, trên mặt bàn.

## Mỏng đi thế nào

Cái mới là đổ sẵn thành tấm mỏng có lưới sợi. Một mặt bàn tròn 80 cm nay nặng khoảng mười tám ký, hai người khiêng nhẹ nhàng; ngày xưa cùng cỡ ấy phải bốn người. Hạt đá là đá vụn của xưởng tạc, nên mỗi mẻ một sắc. [Bàn trà Gạch Bông](coffee-table-terrazzo) đặt hai lần cách nhau một năm sẽ ra hai anh em, không phải hai bản sao.

[Bàn trà Gạch Bông](coffee-table-terrazzo)

| Nền | Dày | Nặng mỗi mét vuông |
| Đá mài đổ tại chỗ | 30–40 mm | 75–95 kg |
| Gạch đá mài lát | 20–25 mm | 48–60 kg |
| Tấm mỏng lưới sợi | 12–15 mm | 28–36 kg |

Con số ấy quan trọng ở căn hộ: lát sàn cũ chồng sàn mới thêm sáu mươi ký mỗi mét là điều nên hỏi kỹ sư trước.

## Hạt to, hạt nhỏ

Hạt to hợp với mảng rộng như mặt bàn ăn, hạt nhỏ hợp với lavabo và bàn góc. Đứng cách hai mét mà còn đếm được từng viên là hạt to.

![bathroom-modern-01]

Trong một phòng chỉ nên có một món đá mài; nhiều hơn thì mắt không biết nghỉ ở đâu. Đi cạnh nó nên là thứ trơn: gỗ thẳng thớ, vải một màu, tường không hoa. [Bếp mặt terrazzo](kitchen-sage-linear) vì vậy có cánh sơn phẳng.

## Những lỗ li ti

Đá mài có lỗ nhỏ, nên nước chanh, giấm, nước mắm để lâu sẽ in dấu.

- Phủ chống thấm gốc nước mỗi năm một lần, hai lớp cách nhau một giờ.
- Thử bằng giọt nước: đứng tròn là còn tốt, thấm sậm trong mười phút là đến lúc phủ.
- Lau ngay khi đổ, nhất là nghệ và cà phê.
- Không giấm, không chất tẩy gốc axit, kể cả loại “tẩy cặn”.
- Vết mờ nhẹ đánh lại bằng bột mịn và nỉ ướt tại nhà.

## Nền cũ còn đó

Nếu bạn mua căn tập thể hay nhà phố xây trước những năm 1980, gỡ một góc gạch men lên xem. Dưới đó hay có đá mài nguyên vẹn. Thợ mài lại ba lượt, từ thô tới mịn, khoảng 180 đến 300 nghìn một mét vuông, nhanh hơn và rẻ hơn lát mới. Trưa hè đầu tiên sau đó, hãy nằm thẳng xuống. Nó vẫn mát đúng chỗ cũ.
`,
      `
Many of us grew up on cool terrazzo floors and napped on them at noon. Then glossy tile took over, because terrazzo had to be cast on site, was heavy and slow to cure. Now it is back, as a tabletop.

## How it grew thin

What is new is casting thin slabs over fibre mesh. An 80 cm round top now weighs about eighteen kilos, an easy lift for two where it once took four. The chips are carvers’ offcuts, so each batch has its own tone. Order the [Gạch Bông table](coffee-table-terrazzo) twice, a year apart, and you get brothers rather than copies.

[Gạch Bông table](coffee-table-terrazzo)

| Kind | Thick | Weight per square metre |
| Cast on site | 30–40 mm | 75–95 kg |
| Terrazzo tiles | 20–25 mm | 48–60 kg |
| Thin slab with mesh | 12–15 mm | 28–36 kg |

In a flat this matters: sixty kilos more on each metre, new floor upon old, is something to ask an engineer first.

## Large chips, small chips

Large ones suit wide surfaces like a dining top, small ones basins and side tables. If from two metres you can count them, they are large.

![bathroom-modern-01]

Keep to one terrazzo piece per room; with more, the eye has nowhere to rest. Beside it stand plain things: straight grain, cloth of one colour, walls without flowers. The [kitchen with a terrazzo top](kitchen-sage-linear) therefore has flat painted fronts.

## The tiny pores

Because of them lime, vinegar or fish sauce will mark it if left.

- Seal it once a year with a water-based sealer, two coats an hour apart.
- Try a drop of water: standing round, all is well; dark within ten minutes, it is time.
- Wipe spills at once, turmeric and coffee above all.
- No vinegar, nothing acid, not even what is sold against limescale.
- Faint marks polish out at home with fine powder and wet felt.

## The old floor is there

If you buy in an old block, or a town house from before the 1980s, lift one corner of the tile. Below it often lies terrazzo, whole. It is ground in three passes, coarse to fine, for some 180 to 300 thousand đồng a square metre, sooner and cheaper than a new floor. On the first summer noon lie straight down. It is cool in the same old place.
`,
      `
많은 이들이 시원한 테라초 바닥에서 한여름 낮잠을 자며 자랐습니다. 그러다 반짝이는 타일에 자리를 내주었지요. 테라초는 현장에서 부어야 했고 무겁고 더디게 말랐기 때문입니다. 이제 상판이 되어 돌아왔습니다.

## 어떻게 얇아졌나

섬유망을 넣어 얇은 판으로 미리 굳히는 것이 새로워진 점입니다. 지름 80cm 상판이 18kg 정도라 둘이 가볍게 듭니다. 예전에는 넷이 들던 크기입니다. 알갱이는 조각 공방의 자투리 돌이어서 회차마다 색이 조금씩 다릅니다. [각봉 테이블](coffee-table-terrazzo)을 일 년 사이로 두 번 주문하면 복제품이 아니라 형제가 옵니다.

[각봉 테이블](coffee-table-terrazzo)

| 종류 | 두께 | 1㎡ 무게 |
| 현장 타설 | 30~40mm | 75~95kg |
| 테라초 타일 | 20~25mm | 48~60kg |
| 섬유망 박판 | 12~15mm | 28~36kg |

아파트에서는 중요한 숫자입니다. 헌 바닥 위에 새 바닥을 얹어 1㎡에 60kg이 더해진다면 먼저 구조 기술자에게 물어보세요.

## 큰 알갱이, 작은 알갱이

큰 알갱이는 식탁처럼 넓은 면에, 작은 알갱이는 세면대와 사이드 테이블에 어울립니다. 2m 떨어져서도 셀 수 있으면 큰 것입니다.

![bathroom-modern-01]

한 방에 테라초는 한 점이면 충분합니다. 더 많으면 눈이 쉴 곳이 없습니다. 곁에는 곧은결 나무, 단색 천, 무늬 없는 벽처럼 담백한 것을 둡니다. [테라조 상판 주방](kitchen-sage-linear)의 문짝이 평평한 도장인 까닭입니다.

## 미세한 구멍

그 때문에 라임즙이나 식초, 느억맘을 오래 두면 자국이 남습니다.

- 일 년에 한 번 수성 실러를 한 시간 간격으로 두 번 바릅니다.
- 물방울로 시험합니다. 동그랗게 서면 좋고 10분 안에 짙게 스미면 바를 때입니다.
- 쏟으면 바로 닦습니다. 강황과 커피는 더욱 그렇습니다.
- 식초와 산성 세제는 물때 제거용이라도 쓰지 않습니다.
- 옅은 자국은 고운 연마분과 젖은 펠트로 집에서 지웁니다.

## 옛 바닥은 거기 있다

오래된 공동주택이나 1980년대 이전의 주택을 샀다면 타일 한 귀퉁이를 들춰 보세요. 밑에 멀쩡한 테라초가 있을 때가 많습니다. 거칠게에서 곱게 세 번 갈면 1㎡에 18만~30만 동, 새로 까는 것보다 빠르고 쌉니다. 그 뒤 첫 여름 한낮에는 그대로 누워 보세요. 옛 자리 그대로 시원합니다.
`,
    ),
  },
  {
    id: 12,
    slug: 'linen-mua-nong',
    type: 'guide',
    coverTags: ['linen', 'curtain', 'bedroom'],
    daysAgo: 47,
    title: text(
      'Linen cho mùa nóng: nhăn một chút, mát nhiều hơn',
      'Linen for hot months: a few creases, much cooler',
      '더운 계절의 리넨, 조금 구겨져도 훨씬 시원하게',
    ),
    excerpt: text(
      'Vì sao vải lanh hợp với sofa, rèm và ga giường ở xứ ẩm.',
      'Why flax works for sofas, curtains and sheets in a humid country.',
      '습한 나라의 소파와 커튼, 침구에 리넨이 좋은 이유.',
    ),
    body: text(
      `
Sợi lanh rỗng ở giữa, hút ẩm nhanh và nhả ẩm cũng nhanh. Ngồi lâu trên sofa bọc linen, lưng khô hơn hẳn so với vải sợi tổng hợp. Ở xứ mà mồ hôi là một kiểu thời tiết, điều đó đáng giá hơn độ phẳng.

## Nhăn là bản tính

Nếp nhăn không phải lỗi. Nếu bạn thích phẳng, chọn linen pha 30–45 phần trăm cotton hoặc polyester tái chế, bề mặt vẫn mộc mà ít nhăn. Nếu bạn thích thoải mái, chọn linen thuần và quên bàn ủi đi.

| Dùng cho | Nặng mỗi mét vuông | Nên thuần hay pha |
| Ga giường | 160–190 g | thuần |
| Rèm lọc nắng | 120–150 g | thuần |
| Rèm dày, có lót | 220–280 g | pha được |
| Bọc sofa | 300–420 g | pha, dệt chặt |
| Khăn bàn | 200–240 g | thuần |

Hỏi thêm số vòng mài: bọc [sofa](sofa-linen-oat) dùng hằng ngày nên từ hai vạn vòng Martindale. Con số ấy có trên nhãn cuộn vải, người bán tử tế đọc được ngay.

## Sofa, và mùa ẩm

Vỏ tháo được là điều kiện, khóa kéo giấu ở đáy nệm. Màu yến mạch che bụi đường, [màu đất nung](sofa-linen-clay) che vết trà. Lanh ẩm lâu có mùi cỏ; mở quạt thổi vào nệm dựng nghiêng một giờ là hết, không cần xịt thơm.

![bedroom-industrial-01]

## Rèm

Rèm linen nên may dài chạm sàn và rộng gấp đôi thanh treo. Vải mỏng một lớp như [rèm voan lanh](curtain-linen-white) lọc nắng đẹp nhưng không cản tối; phòng ngủ cần thêm lớp lót. Lanh co chừng ba phần trăm ở lần giặt đầu: cao 2,6 m là mất tám phân, nên giặt trước khi lên gấu.

## Giường

- Một bộ ga và hai bộ vỏ gối là đủ xoay vòng; lanh khô trong buổi sáng.
- Mùa hè bỏ chăn, đắp một tấm lanh 190 g gấp đôi.
- Da nhạy cảm: chọn loại đã giặt đá, mềm ngay từ đêm đầu.
- [Giường bọc lanh](bed-linen-oat) hút bụi bằng đầu chổi mềm mỗi hai tuần.

## Giặt ít, giặt nguội

Nước lạnh, vắt nhẹ, phơi ngang lúc còn ẩm, vuốt tay cho thẳng. Không thuốc tẩy clo, không sấy nóng: sợi giòn và gãy ở đúng nếp gấp cũ. Sau mười lần giặt, linen mềm như áo cũ. Đó cũng là lúc nó đẹp nhất, và là lúc người ta hiểu vì sao ông bà giữ tấm khăn bàn lanh trong tủ chứ không giữ tấm nhung.
`,
      `
Flax fibre is hollow; it takes up moisture quickly and gives it back just as quickly. Sit for long on a linen sofa and your back stays noticeably drier than on synthetics. Where sweat is a kind of weather that is worth more than smoothness.

## Creases are its nature

They are no fault. If you like things smooth, choose a blend with 30–45 per cent cotton or recycled polyester: still matt, less wrinkled. If you like ease, choose pure linen and forget the iron.

| For | Weight per square metre | Pure or blend |
| Sheets | 160–190 g | pure |
| Curtains that filter | 120–150 g | pure |
| Heavy curtains, lined | 220–280 g | either |
| Sofa covers | 300–420 g | blend, close weave |
| Tablecloths | 200–240 g | pure |

Ask for the rubs as well: a [sofa](sofa-linen-oat) in daily use wants twenty thousand Martindale or more. The figure stands on the bolt, and a decent seller reads it out.

## Sofas and the damp

Covers that come off are a condition, with a zip hidden below. Oat forgives the dust of the street, [clay](sofa-linen-clay) forgives tea. Linen long damp smells of grass; an hour of fan on the tilted cushions cures it, and no spray.

![bedroom-industrial-01]

## Curtains

They should touch the floor and be twice as wide as the rail. A single layer, such as [sheer linen](curtain-linen-white), filters sun beautifully but does not darken; a bedroom needs a lining. The first wash shrinks it by some three per cent: eight centimetres of 2.6 m, so wash before you hem.

## The bed

- One sheet and two sets of pillowcases go round; linen dries in a morning.
- In summer put the quilt away and use a 190 g sheet folded double.
- For tender skin choose stone-washed, soft from the first night.
- Vacuum a [linen bed](bed-linen-oat) with a soft brush every two weeks.

## Seldom and cold

Wash cold, spin gently, hang while still damp, smooth it by hand. No chlorine and no hot dryer: fibres turn brittle and break along old folds. After ten washes linen is as soft as an old shirt. That is when it looks its best, and when one sees why grandmothers kept the linen cloth in the cupboard and not the velvet one.
`,
      `
아마 섬유는 속이 비어 습기를 빨리 빨아들이고 빨리 내보냅니다. 리넨 소파에 오래 앉아도 합성 섬유보다 등이 훨씬 보송합니다. 땀이 날씨의 한 가지인 나라에서는 반듯함보다 값진 일입니다.

## 구김은 성격

구김은 흠이 아닙니다. 반듯한 편이 좋다면 면이나 재생 폴리에스터를 30~45퍼센트 섞은 원단을 고르세요. 질감은 그대로이고 구김이 적습니다. 편안함이 좋다면 순수 리넨을 고르고 다리미는 잊으세요.

| 쓰임 | 1㎡ 무게 | 순수와 혼방 |
| 침대보 | 160~190g | 순수 |
| 볕을 거르는 커튼 | 120~150g | 순수 |
| 안감 댄 도톰한 커튼 | 220~280g | 혼방도 좋음 |
| 소파 커버 | 300~420g | 촘촘한 혼방 |
| 식탁보 | 200~240g | 순수 |

마찰 횟수도 물어보세요. 날마다 앉는 [소파](sofa-linen-oat)라면 마틴데일 2만 회가 넘어야 합니다. 원단 두루마리에 적혀 있으니 제대로 파는 사람은 바로 읽어 줍니다.

## 소파와 습한 철

벗길 수 있어야 하고 지퍼는 밑에 숨어 있어야 합니다. 오트색은 길먼지를, [흙빛](sofa-linen-clay)은 찻자국을 눈감아 줍니다. 오래 눅눅한 리넨에서는 풀 냄새가 나는데, 쿠션을 세워 한 시간 선풍기를 쐬면 가십니다. 향수는 필요 없습니다.

![bedroom-industrial-01]

## 커튼

바닥에 닿는 길이에 레일의 두 배 너비로 만드세요. [시어 리넨](curtain-linen-white) 한 겹은 햇빛을 곱게 거르지만 어둡게 하지는 못하니 침실에는 안감을 더합니다. 첫 세탁에 3퍼센트쯤, 2.6m라면 8cm가 줄어드니 단을 올리기 전에 빠세요.

## 침대

- 침대보 하나에 베갯잇 두 벌이면 돌려 씁니다. 리넨은 오전이면 마릅니다.
- 여름에는 이불을 치우고 190g 한 장을 반으로 접어 덮습니다.
- 살갗이 예민하다면 스톤 워싱을 고르세요. 첫날 밤부터 부드럽습니다.
- [리넨 침대](bed-linen-oat)는 두 주에 한 번 부드러운 솔로 먼지를 빨아들입니다.

## 드물게, 차게

찬물에 약하게 탈수해 덜 말랐을 때 널고 손으로 펴 주세요. 염소 표백제와 뜨거운 건조기는 안 됩니다. 섬유가 바삭해져 묵은 접힌 자리에서 끊어집니다. 열 번쯤 빨면 오래 입은 셔츠처럼 부드러워집니다. 그때가 가장 아름답고, 할머니들이 벨벳이 아니라 리넨 식탁보를 장에 간직한 까닭을 알게 되는 때입니다.
`,
    ),
  },
  {
    id: 13,
    slug: 'dong-de-moc',
    type: 'guide',
    coverTags: ['brass', 'mirror', 'lamp'],
    daysAgo: 61,
    title: text(
      'Đồng để mộc: đừng đánh bóng vội',
      'Bare brass: do not polish it yet',
      '코팅하지 않은 황동, 서둘러 닦지 마세요',
    ),
    excerpt: text(
      'Lớp xỉn màu bạn định chùi đi chính là thứ người ta trả tiền để có.',
      'The tarnish you are about to rub off is what people pay for.',
      '닦아 내려던 그 빛깔이 바로 황동의 값어치입니다.',
    ),
    body: text(
      `
Đồng thau mới tiện có màu vàng chanh hơi gắt. Sau vài tháng, không khí ẩm và tay người làm nó dịu xuống thành màu mật, rồi nâu trầm ở những khe ít chạm. Lớp xỉn màu bạn định chùi đi chính là thứ người ta trả tiền để có.

## Nước thời gian

Lớp ấy bảo vệ kim loại bên trong. Đồng phủ bóng công nghiệp thì sáng lâu hơn, nhưng khi lớp phủ bong sẽ loang lổ và rất khó sửa. Vậy nên câu hỏi đầu tiên lúc mua là: để mộc hay có phủ? Người bán không biết thì thử bằng móng tay ở mặt khuất: trơn như nhựa là có phủ.

| Loại | Năm đầu | Năm thứ năm | Chăm |
| Để mộc | loang, dịu dần | mật và nâu, đều | khăn khô |
| Xước mờ, phủ sáp | mật nhạt | lên nước chậm | sáp mỗi năm |
| Phủ bóng | vàng sáng | bong ở chỗ chạm | không chữa tại nhà |
| Mạ màu đồng trên kẽm | vàng đều | lộ nền xám | thay |

Nhấc lên cũng biết: đồng thau nặng gấp rưỡi hợp kim kẽm cùng cỡ, và lạnh tay lâu hơn.

## Lau thế nào

1. Khăn khô mỗi tuần, thế là đủ cho mười chỗ trên mười một.
2. Muốn sáng lại một chỗ, lấy nửa quả chanh chấm muối, xoa nhẹ nửa phút.
3. Rửa nước sạch, lau khô ngay; axit còn lại sẽ ăn thành vết hồng.
4. Một chút sáp ong giữ được sáu tháng.

Đừng dùng giấy nhám hay chất tẩy bếp. Với [vòi lavabo](basin-tap-brass), vệt trắng là cặn vôi chứ không phải đồng hỏng: đắp giấy thấm giấm loãng năm phút, rồi rửa.

![living-luxury-02]

## Đặt ở đâu

Đồng đẹp nhất ở chỗ tay hay chạm: tay nắm tủ, công tắc đèn, vòi nước. Dùng ít thôi, ba điểm trong một phòng là vừa.

- Lối vào: [gương tròn viền đồng](mirror-round-brass), ngang mắt người thấp nhất nhà.
- Phòng khách: một [đèn cây thân cong](floor-lamp-arc-brass), lên nước ở chỗ tay kéo.
- Phòng ngủ: [đèn tường](wall-lamp-brass) hai bên giường, ấm cả lúc tắt.

Ở nhà gần biển, muối làm đồng xanh lên trong vài tháng. Màu xanh ấy là muối đồng, dây ra khăn và không được chạm vào đồ ăn; ai không thích thì chọn loại phủ sáp và lau hằng tuần.

## Khi nào đừng mộc

Thìa, cốc, khay đựng đồ chua: đồng mộc gặp axit nhả vị kim loại vào đồ ăn. Chỗ ấy dành cho thép không gỉ. Đồng là để cầm, để nhìn, và để cho thời gian có chỗ viết.
`,
      `
Freshly turned brass is a sharp lemon yellow. Within months, damp air and hands soften it to honey, then to brown in the corners nobody touches. The tarnish you are about to rub off is what people pay for.

## Patina

It protects the metal beneath. Lacquered brass stays bright longer, but once the coating lifts it goes blotchy and is hard to rescue. So the first question is whether it is bare or coated. If the seller does not know, try a hidden side with a fingernail: slick like plastic means coated.

| Kind | First year | Fifth year | Care |
| Bare | patchy, then mild | honey and brown, even | a dry cloth |
| Brushed and waxed | pale honey | darkens slowly | wax once a year |
| Lacquered | bright yellow | lifts where touched | none at home |
| Brass colour on zinc | even yellow | grey shows | replaced |

The hand knows as well: brass is heavy beside zinc alloy, and stays cold for longer.

## How to clean it

1. A dry cloth once a week does for ten places out of eleven.
2. To brighten one spot, rub it for half a minute with half a lime dipped in salt.
3. Rinse and dry at once, or the acid bites in a pink mark.
4. A little beeswax holds for six months.

No sandpaper, no oven cleaner. White streaks on a [basin tap](basin-tap-brass) are lime and not spoilt brass: five minutes under paper soaked in weak vinegar, and rinse.

![living-luxury-02]

## Where it belongs

Brass is at its best where hands go: drawer pulls, lamp switches, taps. Use little of it; three spots in a room are plenty.

- By the door a [round mirror](mirror-round-brass), at the eye of the smallest in the house.
- In the living room an [arc lamp](floor-lamp-arc-brass), darker where it is pulled.
- In the bedroom [wall lamps](wall-lamp-brass) on both sides, warm even when they are off.

Near the sea salt turns brass green within months. That green is a salt of copper; it comes off on cloth and must not touch food; who dislikes it takes the waxed kind and wipes weekly.

## When not to leave it bare

Spoons, cups, trays for anything sour: acid draws the taste of metal into food. There stainless steel belongs. Brass is to be held and looked at, and for time to have somewhere to write.
`,
      `
갓 깎은 황동은 쨍한 레몬빛입니다. 몇 달이 지나면 습한 공기와 손길에 꿀빛으로 가라앉고, 손이 닿지 않는 틈은 갈색으로 깊어집니다. 닦아 내려던 그 빛깔이 바로 황동의 값어치입니다.

## 파티나

이 층은 속의 금속을 지켜 줍니다. 래커를 입힌 황동은 오래 빛나지만, 코팅이 벗겨지면 얼룩져 되살리기 어렵습니다. 그러니 살 때 첫 물음은 코팅했느냐는 것입니다. 파는 사람이 모르면 안 보이는 쪽을 손톱으로 긁어 보세요. 플라스틱처럼 미끄러우면 코팅한 것입니다.

| 종류 | 첫해 | 다섯째 해 | 관리 |
| 코팅 없음 | 얼룩지다 순해짐 | 고른 꿀빛과 갈색 | 마른 천 |
| 무광에 왁스 | 옅은 꿀빛 | 천천히 짙어짐 | 해마다 왁스 |
| 래커 | 밝은 노랑 | 닿는 데가 벗겨짐 | 집에서는 어려움 |
| 아연에 황동색 도금 | 고른 노랑 | 회색이 드러남 | 교체 |

손으로도 압니다. 황동은 같은 크기 아연 합금보다 묵직하고 더 오래 차갑습니다.

## 닦는 법

1. 일주일에 한 번 마른 천이면 열한 군데 가운데 열 군데는 끝납니다.
2. 한 곳을 밝게 하려면 라임 반쪽에 소금을 찍어 30초 살살 문지릅니다.
3. 헹궈 바로 닦습니다. 남은 산은 분홍 자국으로 파고듭니다.
4. 밀랍을 조금 바르면 여섯 달 갑니다.

사포나 주방 세정제는 쓰지 마세요. [세면 수전](basin-tap-brass)의 흰 줄은 황동이 상한 것이 아니라 물때입니다. 묽은 식초를 적신 종이를 5분 덮었다가 헹구세요.

![living-luxury-02]

## 둘 자리

손이 자주 닿는 손잡이와 스위치, 수전에서 가장 아름답습니다. 조금만 쓰세요. 한 방에 세 군데면 충분합니다.

- 현관에는 집에서 가장 작은 사람의 눈높이에 [황동 원형 거울](mirror-round-brass).
- 거실에는 잡아당기는 데가 짙어지는 [아치형 램프](floor-lamp-arc-brass).
- 침실에는 침대 양쪽에 꺼져 있어도 따뜻한 [벽등](wall-lamp-brass).

바닷가에서는 소금에 몇 달이면 푸르게 변합니다. 그 푸른빛은 구리의 염이라 천에 묻어나고 음식에 닿으면 안 되니, 싫다면 왁스 마감을 골라 주마다 닦으세요.

## 그대로 두지 말 것

숟가락과 잔, 신 음식을 담는 쟁반입니다. 산이 닿으면 음식에 쇠맛이 배어듭니다. 거기는 스테인리스의 자리입니다. 황동은 쥐고 바라보는 것, 그리고 세월이 적어 둘 자리입니다.
`,
    ),
  },
  {
    id: 14,
    slug: 'da-that-da-cong-nghiep',
    type: 'guide',
    coverTags: ['leather', 'sofa', 'living-room'],
    daysAgo: 78,
    title: text(
      'Da thật, da công nghiệp và căn nhà có mèo',
      'Real leather, faux leather, and a home with a cat',
      '천연 가죽과 인조 가죽, 그리고 고양이가 있는 집',
    ),
    excerpt: text(
      'Câu hỏi về móng mèo, mồ hôi và điều hòa, trả lời thẳng.',
      'Questions about claws, sweat and air conditioning, answered straight.',
      '발톱과 땀, 에어컨에 관한 질문에 솔직하게 답합니다.',
    ),
    body: text(
      `
Ba câu hỏi chúng tôi nhận nhiều nhất về da: mèo có cào không, mồ hôi có dính không, mấy năm thì nứt. Trả lời thẳng, theo thứ tự ngược.

## Mấy năm thì nứt

Da bò thật ở sofa thường dày 1,2–1,6 mm, mát khi mới ngồi và ấm dần theo người. Da công nghiệp phủ nhựa thì giá nhẹ hơn, màu đều, nhưng sau bốn đến sáu năm lớp mặt hay nứt, nhanh hơn nữa ở phòng nóng ẩm vì lớp nhựa PU bị thủy phân.

| Loại | Tuổi thọ thường gặp | Khi hỏng |
| Da bò lớp mặt | 15–20 năm | phai, trầy, phục hồi được |
| Da tách phủ nhựa | 5–8 năm | bong từng mảng |
| PU | 4–6 năm | nứt, bột, phải bọc lại |
| PVC | 6–10 năm | cứng, nứt ở nếp gấp |

Lật gầm ghế xem mép cắt: da thật lộ sợi như nỉ, da công nghiệp lộ lưới vải. Nhãn ghi “da thật” có khi chỉ đúng ở mặt ngồi; hỏi cả lưng và hông.

![living-industrial-01]

## Mồ hôi có dính không

Có, mười phút đầu, nếu phòng trên 30 độ và bạn mặc quần đùi. Da thật thoáng hơn và thôi dính khi ấm lên; da nhựa thì không. Trải một tấm lanh lên mặt ngồi vào mùa hè, hoặc đặt [ghế da](armchair-walnut-leather) ở chỗ có gió quạt. Nhà nóng và ít bật điều hòa thì hãy chọn vải bọc tháo giặt; [sofa lanh xanh rêu](sofa-linen-moss) sinh ra cho nhà ấy.

## Mèo có cào không

Bề mặt trơn lại có lợi: mèo thích cào thứ có sợi để móc móng. Nhiều nhà có mèo thấy sofa da ít bị cào hơn sofa vải thô, miễn là cạnh đó có một trụ cào. Thứ thật sự làm xước là cú nhảy lấy đà từ tay vịn.

- Trụ cào bọc đay đặt sát đầu ghế, cao hơn 80 cm để mèo duỗi hết.
- Phủ một tấm vải dày lên tay vịn chúng hay phóng.
- Cắt móng hai tuần một lần.
- Vết xước nông: bôi kem dưỡng cùng màu, miết bằng đốt tay ấm.

## Chăm một bộ da

Điều hòa làm da khô. Mỗi sáu tháng bôi một lớp kem dưỡng mỏng, để qua đêm rồi lau. Đừng kê [sofa da cognac](sofa-leather-cognac) sát cửa kính hướng tây: nắng làm phai màu nhanh hơn mọi thứ khác. Mốc trắng mùa nồm lau bằng khăn ẩm pha chút xà phòng trung tính, rồi khăn khô, rồi quạt.

## Vậy chọn gì

Trẻ nhỏ hay làm đổ sữa: da, lau là xong. Ba con mèo và một cái ban công nắng: vải dệt chặt. Khách nhiều, ít thời gian: da lớp mặt, loại có vết chân chim tự nhiên, vì trên đó vết mới là vết cũ. Không có chất liệu tốt nhất, chỉ có thói quen của nhà bạn.
`,
      `
Three questions about leather reach us most: will the cat scratch it, does sweat stick, and when does it crack. Answered straight, in reverse.

## When it cracks

Cowhide on sofas is usually 1.2–1.6 mm thick, cool at first and warming with you. Coated faux leather costs less and is even in colour, but its surface tends to crack after four to six years, sooner in hot damp rooms where water breaks down polyurethane.

| Kind | Common life | How it ends |
| Top-grain hide | 15–20 years | fades, scuffs, can be restored |
| Coated split | 5–8 years | peels in patches |
| PU | 4–6 years | cracks, crumbles, is recovered |
| PVC | 6–10 years | stiffens, splits at folds |

Turn the seat over and look at a cut edge: hide shows fibres like felt, the other a woven back. “Real leather” on a label may be true of the seat alone; ask about back and sides.

![living-industrial-01]

## Does sweat stick

It does, for the first ten minutes, above 30 degrees and in short trousers. Hide breathes and lets go as it warms; plastic does not. Lay a linen sheet on it in summer, or put a [leather chair](armchair-walnut-leather) where the fan reaches. If your home is hot and seldom cooled, choose washable fabric; the [moss linen sofa](sofa-linen-moss) was made for it.

## Will the cat scratch

Smooth is an advantage: cats prefer to scratch something with loops to hook. Many owners find a leather sofa scratched less than coarse fabric, provided a scratching post stands nearby. What really marks it is the leap from the arm.

- A post wound with sisal at the sofa’s end, over 80 cm so that a cat can stretch.
- A thick cloth over the arm they start from.
- Claws trimmed every two weeks.
- Shallow marks: conditioner of the same colour, worked in with a warm knuckle.

## Keeping it

Air conditioning dries leather. Twice a year apply a thin coat of conditioner, leave it overnight, wipe it off. Do not push a [cognac sofa](sofa-leather-cognac) against west-facing glass: sun fades leather faster than anything else. White mould of the damp months comes off with a cloth and a little neutral soap, then a dry cloth, then a fan.

## So which

Children who spill milk: leather, wiped and done. Three cats and a sunny balcony: close weave. Many guests and little time: top grain with its natural marks, on which a new scratch is an old one. There is no best material, only the habits of your household.
`,
      `
가죽에 관해 가장 많이 받는 물음은 셋입니다. 고양이가 긁나요, 땀이 달라붙나요, 몇 년이면 갈라지나요. 거꾸로, 솔직하게 답합니다.

## 몇 년이면 갈라지나

소파용 소가죽은 두께 1.2~1.6mm로, 처음엔 시원하고 앉을수록 따뜻해집니다. 코팅 인조 가죽은 저렴하고 색이 고르지만 4~6년이 지나면 표면이 갈라지기 쉽고, 덥고 습한 방에서는 물기가 폴리우레탄을 분해해 더 빠릅니다.

| 종류 | 흔한 수명 | 망가지는 모습 |
| 은면 소가죽 | 15~20년 | 바래고 까지지만 되살림 |
| 코팅 스플릿 | 5~8년 | 조각조각 벗겨짐 |
| PU | 4~6년 | 갈라지고 부스러져 다시 씌움 |
| PVC | 6~10년 | 굳고 접힌 데가 터짐 |

의자를 뒤집어 잘린 단면을 보세요. 진짜는 펠트 같은 섬유가, 인조는 그물 같은 천이 보입니다. ‘천연 가죽’이라는 표시가 좌판에만 맞을 때도 있으니 등과 옆도 물어보세요.

![living-industrial-01]

## 땀이 달라붙나

30도가 넘는 방에서 반바지를 입었다면 처음 10분은 그렇습니다. 소가죽은 숨을 쉬어 따뜻해지면 떨어지지만 플라스틱은 그렇지 않습니다. 여름에는 리넨 한 장을 깔거나 [가죽 라운지 체어](armchair-walnut-leather)를 선풍기 닿는 곳에 두세요. 덥고 에어컨을 잘 켜지 않는 집이라면 벗겨 빠는 천이 맞습니다. [이끼색 리넨 소파](sofa-linen-moss)가 그런 집을 위한 것입니다.

## 고양이가 긁나

매끈한 면이 오히려 유리합니다. 고양이는 발톱이 걸리는 올이 있는 것을 좋아합니다. 옆에 스크래처만 있다면 가죽 소파가 거친 천보다 덜 긁혔다는 집이 많습니다. 정말 자국을 내는 것은 팔걸이에서 뛰어오르는 발입니다.

- 소파 끝에 사이잘을 감은 기둥. 몸을 다 펴도록 80cm보다 높게.
- 늘 뛰어오르는 팔걸이에는 두꺼운 천.
- 발톱은 두 주에 한 번 깎기.
- 얕은 자국은 같은 색 크림을 발라 따뜻한 손마디로 문지르기.

## 돌보기

에어컨은 가죽을 말립니다. 반년에 한 번 보습 크림을 얇게 바르고 하룻밤 둔 뒤 닦아 내세요. [코냑 가죽 소파](sofa-leather-cognac)를 서향 유리창에 붙여 두면 무엇보다 빨리 색이 바랩니다. 습한 철의 흰 곰팡이는 중성 비누를 조금 탄 젖은 천, 마른 천, 선풍기 순서입니다.

## 그래서 무엇을

우유를 쏟는 아이가 있다면 가죽, 닦으면 끝입니다. 고양이 셋과 볕 드는 발코니라면 촘촘한 천. 손님이 많고 시간이 없다면 자연 주름이 있는 은면 가죽. 그 위에서는 새 흠집도 헌 흠집입니다. 최고의 소재는 없고 우리 집의 습관이 있을 뿐입니다.
`,
    ),
  },
  {
    id: 15,
    slug: 'be-tong-trong-nha',
    type: 'guide',
    coverTags: ['concrete', 'industrial', 'living-room'],
    daysAgo: 96,
    title: text(
      'Bê tông trong nhà mà không lạnh',
      'Concrete indoors without the chill',
      '차갑지 않은 실내 콘크리트',
    ),
    excerpt: text(
      'Ba điều giúp mảng tường xám trở nên dễ ở.',
      'Three things that make a grey wall easy to live with.',
      '회색 벽을 살기 좋게 만드는 세 가지.',
    ),
    body: text(
      `
Bê tông trần hấp dẫn vì nó thật: thấy được vân ván khuôn, bọt khí, vết nối. Nhưng một căn phòng toàn xám dễ thành nhà kho. Cần ba thứ để cân lại: gỗ, vải và ánh sáng thấp.

## Bê tông nào

Ít nhà có bê tông thật để lộ. Phần lớn là một lớp phủ, và mỗi lớp lạnh theo một cách.

| Cách làm | Dày | Giá tham khảo mỗi m² |
| Mài trần hoặc cột có sẵn | 0 | 120–200 nghìn |
| Vữa xi măng đánh màu | 10–15 mm | 180–280 nghìn |
| Sơn hiệu ứng | dưới 1 mm | 150–250 nghìn |
| Tấm xi măng sợi | 8–10 mm | 350–550 nghìn |

Gạch xây bên trong vẫn là gạch, nên cái lạnh đa phần ở mắt và ở tai. Điều đó có nghĩa là chữa được mà không đụng tới tường. Chỉ nhớ một mặt tường thôi: bốn mặt xám thì đèn nào cũng thua.

## Gỗ: một phần ba

Gỗ nên chiếm ít nhất một phần ba diện tích nhìn thấy: sàn, kệ hoặc một bức vách. Gỗ càng có vân rõ càng hợp với mặt xi măng phẳng lì. [Kệ thép và óc chó](bookcase-black-steel) đứng trước tường xám làm cầu nối, vì nó có cả hai giọng. Sofa [da cognac](sofa-leather-cognac) tính là gỗ: cùng một dải màu.

![living-kitchen-industrial-01]

## Vải: giảm tiếng vang

Phòng bê tông 20 m² không thảm, không rèm nghe rất chói; vỗ tay một cái thì tiếng còn ngân gần một giây. Thêm một tấm thảm 2 × 3 m và rèm dày là nói chuyện dễ chịu hẳn.

- Thảm len, càng dày càng hút: [thảm Mây Bay](rug-wool-cream) dưới bàn trà.
- Rèm phủ cả hai bên cửa, không chỉ phần kính.
- Kệ sách đầy; gáy sách lồi lõm là tấm tiêu âm rẻ nhất.
- Mặt sau tranh lót mút một phân.

## Ánh sáng: hạ xuống

Đèn âm trần rọi thẳng làm lộ mọi vết rỗ. Hai đèn sàn và một [đèn bàn](table-lamp-mushroom-laterite) bóng 2.700 K đặt dưới tầm mắt sẽ khiến bức tường xám ấm lên như đất. Một dải đèn hắt từ chân tường lên, cách tường mười phân, biến vết ván khuôn thành hoa văn.

## Bụi

Bê tông chưa phủ ra bụi mãi, lau ba lần vẫn trắng tay. Phủ chất làm cứng gốc silicat, hai lớp, rồi sáp mờ. Treo gì nặng thì khoan bằng mũi búa, hút bụi ngay ở miệng lỗ. Và đừng vội trám những lỗ bọt khí: qua hai tháng, bạn sẽ nhớ từng cái như nhớ nốt ruồi của người nhà.
`,
      `
Bare concrete appeals because it is honest: you see the board marks, the bubbles, the joints. But an all-grey room soon feels like a warehouse. Three things balance it: wood, cloth and low light.

## Which concrete

Few homes have the real thing to show. Mostly it is a coat, and each is cold in a way of its own.

| How | Thick | Guide price per m² |
| A slab or column laid bare | 0 | 120–200 thousand |
| Coloured cement render | 10–15 mm | 180–280 thousand |
| Effect paint | under 1 mm | 150–250 thousand |
| Fibre cement board | 8–10 mm | 350–550 thousand |

Inside, the brick is still brick, so the chill is mostly in the eye and the ear. That means it can be cured without touching the wall. Keep to one: against four grey walls any lamp loses.

## Wood: a third

It should take up at least a third of what you see: floor, shelves or a panelled wall. The stronger the grain, the better it answers flat cement. A [shelf of steel and walnut](bookcase-black-steel) before a grey wall interprets, as it speaks both. A [cognac leather sofa](sofa-leather-cognac) counts as wood: it is of the same range.

![living-kitchen-industrial-01]

## Cloth: less echo

A 20 m² concrete room with no rug or curtain rings unpleasantly; clap, and it lingers for almost a second. Add a 2 × 3 m rug and heavy curtains and talking becomes easy again.

- A wool rug, the thicker the better: the [Mây Bay](rug-wool-cream) below the coffee table.
- Curtains past the glass on both sides.
- Shelves full of books; uneven backs are the cheapest absorber.
- A centimetre of foam behind pictures.

## Light: bring it down

Downlights rake every pit in the wall. Two floor lamps and a [table lamp](table-lamp-mushroom-laterite) at 2,700 K, below eye level, make grey look as warm as earth. A strip at the foot, ten centimetres away and shining up, turns board marks into a pattern.

## Dust

Uncoated concrete sheds without end; after three wipes the hand is white. Give it two coats of silicate hardener and a matt wax. For heavy things drill with a hammer bit and hold the vacuum to the hole. And do not hurry to fill the bubbles: in two months you will know each, as one knows the moles of one’s family.
`,
      `
노출 콘크리트는 거푸집 무늬와 기포, 이음매가 그대로 보여 정직한 매력이 있습니다. 하지만 온통 회색이면 창고처럼 느껴지지요. 나무와 천, 낮은 조명이 균형을 잡아 줍니다.

## 어떤 콘크리트인가

드러낼 진짜 콘크리트가 있는 집은 드뭅니다. 대개는 한 겹 바른 것이고 저마다 다르게 차갑습니다.

| 방법 | 두께 | 1㎡ 참고 가격 |
| 있는 천장이나 기둥을 갈아 드러냄 | 0 | 12만~20만 동 |
| 시멘트 미장 | 10~15mm | 18만~28만 동 |
| 효과 페인트 | 1mm 아래 | 15만~25만 동 |
| 섬유 시멘트판 | 8~10mm | 35만~55만 동 |

속의 벽돌은 여전히 벽돌이니 차가움은 거의 눈과 귀에 있습니다. 벽을 건드리지 않고도 고칠 수 있다는 뜻입니다. 다만 벽 하나에 그치세요. 네 면이 회색이면 어떤 등도 집니다.

## 나무는 3분의 1

눈에 보이는 면의 3분의 1 이상이 좋습니다. 바닥이나 선반, 벽판 하나면 됩니다. 결이 뚜렷할수록 평평한 시멘트와 잘 어울립니다. [강철과 월넛 선반](bookcase-black-steel)은 두 말을 다 하니 회색 벽 앞에서 통역이 됩니다. [코냑 가죽 소파](sofa-leather-cognac)는 나무로 칩니다. 같은 색 갈래입니다.

![living-kitchen-industrial-01]

## 천은 울림을 줄인다

러그도 커튼도 없는 20㎡ 콘크리트 방은 귀가 따갑습니다. 손뼉을 치면 일 초 가까이 남습니다. 2 × 3m 러그와 두꺼운 커튼을 더하면 대화가 편해집니다.

- 울 러그. 두꺼울수록 잘 빨아들입니다. 테이블 아래 [머이바이 러그](rug-wool-cream).
- 유리만이 아니라 양옆 벽까지 덮는 커튼.
- 가득 찬 책장. 들쭉날쭉한 책등이 가장 싼 흡음판입니다.
- 액자 뒤에는 1cm 폼.

## 빛은 낮게

천장 매입등은 벽의 흠을 모두 드러냅니다. 눈높이 아래에 2,700K 플로어 램프 둘과 [테이블 램프](table-lamp-mushroom-laterite) 하나를 두면 회색 벽이 흙처럼 따뜻해집니다. 벽 밑에서 10cm 떼어 위로 비추는 띠 조명은 거푸집 자국을 무늬로 바꿉니다.

## 먼지

바르지 않은 콘크리트는 끝없이 가루를 냅니다. 세 번 닦아도 손이 하얘집니다. 규산염 경화제를 두 번, 그 위에 무광 왁스를 바르세요. 무거운 것을 걸 때는 해머 드릴로 뚫고 구멍에 청소기를 댑니다. 그리고 기포 자국을 서둘러 메우지 마세요. 두 달이면 식구의 점을 알듯 하나하나 알게 됩니다.
`,
    ),
  },
];
