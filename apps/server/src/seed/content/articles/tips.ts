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
    body: text(
      `
Một chiếc sofa sai cỡ hiếm khi sai vì gu. Nó sai vì người mua chỉ đo bức tường. Mang thước dây, một cuộn băng giấy và mười phút; năm con số dưới đây ghi được lên mu bàn tay.

## Số một và số hai: bức tường, cái màn hình

Lấy chiều rộng bức tường trừ đi 40 cm, để hai bên sofa còn chỗ thở và cắm được đèn. Tường 2,6 m vì thế hợp với [sofa ba chỗ](sofa-linen-oat) dài 214 cm; tường 2,1 m thì dừng ở [bản hai chỗ](sofa-linen-clay) 164 cm. Khoảng từ lưng người ngồi tới màn hình nên chừng một lần rưỡi đường chéo: tivi 55 inch là hai mét mốt.

[sofa ba chỗ](sofa-linen-oat)

## Số ba: lối đi

Từ mép sofa đến bàn trà 35–45 cm, đủ gần để với ly nước, đủ xa cho đầu gối. Từ bàn trà đến [kệ tivi](tv-unit-oak) ít nhất 75 cm để đi qua mà không phải nghiêng người.

![living-modern-02]

Phòng hẹp thì đổi hình bàn trước khi đổi sofa. Một [bàn tròn 86 cm](coffee-table-oak-round) trả lại hai góc mà bàn chữ nhật giữ.

## Số bốn: lòng ghế

Ngồi sát vào lưng ghế, hai bàn chân phải chạm sàn và sau khuỷu gối còn hở ba ngón tay.

| Chiều cao người | Lòng ghế hợp | Nếu sâu hơn |
| dưới 1,6 m | 52–55 cm | thêm gối tựa lưng |
| 1,6–1,75 m | 55–60 cm | ngồi xem phim dễ hơn ăn |
| trên 1,75 m | 60–64 cm | người thấp phải co chân |

Hãy đo chiếc ghế bạn đang thấy dễ chịu nhất rồi so. Nhà có hai người chênh nhau hai gang tay thì chọn theo người thấp; người cao duỗi chân được, người thấp không mọc chân thêm được.

## Số năm: đường vào nhà

- Cửa thang máy: chiều cao, chiều rộng, và đường chéo từ góc sàn lên góc trần.
- Cửa căn hộ, trừ đi bề dày cánh khi mở chín mươi độ.
- Khúc quanh hành lang: chỗ hẹp nhất, đo ngang hông chứ không đo dưới sàn.

Sofa dài 2,2 m thường không vào được thang máy chung cư cũ nếu không tháo chân. [Bộ góc 2,8 m](sofa-sectional-sand) thì đi thành hai khối, nên hỏi khối lớn dài bao nhiêu. Ghi cả ba con số vào ô lời nhắn khi đặt hàng, người giao sẽ chuẩn bị trước.

## Trước khi bấm đặt

Dán băng giấy lên sàn theo đúng hình chiếc ghế, rồi sống với nó qua một bữa tối và một buổi sáng vội. Ai cũng vấp đúng một chỗ; chỗ ấy chính là con số thứ sáu, con số chỉ nhà bạn có.
`,
      `
A sofa of the wrong size is seldom a matter of taste. It is wrong because only the wall was measured. Take a tape, a roll of paper tape and ten minutes; the five numbers fit on the back of a hand.

## One and two: the wall, the screen

The wall’s width minus 40 cm, so the sofa can breathe and a lamp can be plugged in. A wall of 2.6 m therefore suits a [three-seater](sofa-linen-oat) of 214 cm; at 2.1 m stop at the [two-seater](sofa-linen-clay) of 164. From your back to the screen allow about one and a half times its diagonal: 2.1 m for 55 inches.

[three-seater](sofa-linen-oat)

## Three: the way through

From sofa to coffee table 35–45 cm, near enough to reach a glass and far enough for knees. Between table and [TV unit](tv-unit-oak) at least 75 cm, so nobody walks sideways.

![living-modern-02]

In a narrow room change the shape of the table before you change the sofa. A [round one of 86 cm](coffee-table-oak-round) gives back two corners that a rectangle keeps.

## Four: the depth of the seat

Sit right back: both feet should reach the floor with three fingers free behind the knee.

| Your height | Seat that suits | If it is deeper |
| under 1.6 m | 52–55 cm | add a back cushion |
| 1.6–1.75 m | 55–60 cm | better for films than for meals |
| over 1.75 m | 60–64 cm | shorter people fold their legs |

Measure the chair you already find most comfortable and compare. Where two people differ by a head, choose for the shorter: long legs can stretch, short ones cannot grow.

## Five: the way in

- The lift: height and width of its door, and the diagonal from floor to ceiling.
- The flat’s door, less the thickness of its leaf at ninety degrees.
- The turn of the corridor at its tightest, measured at the hip and not on the floor.

A sofa of 2.2 m often will not enter an older lift unless its legs come off. A [sectional of 2.8 m](sofa-sectional-sand) travels as two blocks, so ask how long the larger is. Put all three numbers in the order note and the delivery crew will come prepared.

## Before you order

Tape its outline on the floor and live with it through one dinner and one hurried morning. Everybody stumbles at the same spot, and that spot is the sixth number, which only your home has.
`,
      `
크기가 틀린 소파는 취향 탓인 적이 드뭅니다. 벽만 쟀기 때문입니다. 줄자와 종이테이프, 10분이면 됩니다. 다섯 숫자는 손등에 다 적힙니다.

## 첫째와 둘째, 벽과 화면

벽 너비에서 40cm를 뺍니다. 그래야 소파 양옆에 여유가 생기고 조명도 꽂습니다. 벽이 2.6m면 214cm [3인 소파](sofa-linen-oat)가 맞고, 2.1m면 164cm [2인 소파](sofa-linen-clay)에서 멈춥니다. 앉은 등에서 화면까지는 대각선의 1.5배쯤, 55인치라면 2.1m입니다.

[3인 소파](sofa-linen-oat)

## 셋째, 지나갈 길

소파와 테이블 사이는 35~45cm. 잔에 손이 닿고 무릎은 닿지 않는 거리입니다. 테이블과 [TV장](tv-unit-oak) 사이는 몸을 틀지 않고 지나도록 최소 75cm를 둡니다.

![living-modern-02]

방이 좁으면 소파보다 테이블의 모양을 먼저 바꾸세요. [지름 86cm 원형](coffee-table-oak-round)은 네모난 상판이 쥐고 있던 모서리 둘을 돌려줍니다.

## 넷째, 좌석의 깊이

등을 붙이고 앉아 두 발이 바닥에 닿고 무릎 뒤로 손가락 세 개가 들어가야 합니다.

| 키 | 알맞은 깊이 | 더 깊다면 |
| 160cm 아래 | 52~55cm | 등 쿠션을 더함 |
| 160~175cm | 55~60cm | 식사보다 영화에 좋음 |
| 175cm 위 | 60~64cm | 작은 사람은 다리를 접음 |

지금 가장 편한 의자를 재서 비교해 보세요. 두 사람의 키가 머리 하나만큼 다르면 작은 쪽에 맞춥니다. 긴 다리는 뻗을 수 있지만 짧은 다리는 자라지 않습니다.

## 다섯째, 들어오는 길

- 엘리베이터 문의 높이와 너비, 바닥 구석에서 천장 구석까지의 대각선.
- 현관문 너비에서 90도로 열린 문짝의 두께를 뺀 값.
- 복도 모퉁이의 가장 좁은 곳. 바닥이 아니라 허리 높이에서 잽니다.

2.2m 소파는 다리를 떼지 않으면 오래된 아파트 엘리베이터에 안 들어가는 경우가 많습니다. [2.8m 코너 소파](sofa-sectional-sand)는 두 덩이로 나뉘니 큰 쪽 길이를 물어보세요. 세 숫자를 주문 메모에 적어 주시면 배송팀이 미리 준비합니다.

## 주문하기 전에

바닥에 테이프로 소파 모양을 붙이고 저녁 한 끼와 바쁜 아침 한 번을 지내 보세요. 누구나 같은 자리에서 걸립니다. 그 자리가 여러분 집에만 있는 여섯 번째 숫자입니다.
`,
    ),
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
    body: text(
      `
Đèn treo sai độ cao thì mua lại cũng không hết sai. Thước dây rẻ hơn đèn, và chỉ cần nhớ một điều: đo từ thứ ở dưới lên, đừng đo từ trần xuống.

## Trên bàn ăn: 65–75 cm

Đáy chao nên cách mặt bàn chừng ấy. Thấp hơn thì vướng tầm mắt người đối diện, cao hơn thì ánh sáng loãng và món ăn nhạt màu. Bàn 1,8 m hợp với [đèn thanh 1,2 m](ceiling-linear-oak) hoặc hai [chao thép](ceiling-steel-black) cách nhau 60 cm; bàn tròn chỉ cần một chao, đường kính bằng nửa mặt bàn.

[đèn thanh 1,2 m](ceiling-linear-oak)

![kitchen-luxury-01]

## Phòng khách: chừa 2,1 m

Trần 2,7 m, đèn ở lối đi cần chừa ít nhất 2,1 m phía dưới, tức cả dây lẫn chao không quá 60 cm. Nếu treo trên bàn trà, hạ thêm 20 cm vẫn được vì không ai đi qua chỗ đó. Một [chao giấy dó](ceiling-paper-globe) cao 50 cm vừa khít; trần thạch cao 2,45 m thì đừng treo, hãy ốp.

## Phòng ngủ: sát trần

Đèn trần ở đây chỉ để dọn phòng, còn tối đến nên dùng đèn bàn. Hãy chọn [loại ốp có chụp mờ](ceiling-flush-opal), để nằm xuống không nhìn thẳng vào bóng. Nhà có quạt trần thì cánh quạt cách sàn 2,3 m trở lên, và đèn nằm ngoài vòng cánh, kẻo cả phòng nhấp nháy.

| Chỗ treo | Mốc đo | Khoảng cách |
| Bàn ăn | mặt bàn đến đáy chao | 65–75 cm |
| Đảo bếp | mặt đá đến đáy chao | 70–80 cm |
| Bàn trà | sàn đến đáy chao | 1,9 m |
| Lối đi | sàn đến đáy chao | 2,1 m |
| Cầu thang | mặt bậc dưới đèn | 2,2 m |

## Thử bằng giấy báo

1. Cắt một vòng giấy bằng đường kính chao.
2. Treo bằng dây ở độ cao định lắp, dán băng keo lên trần.
3. Để hai ngày, gồm một bữa tối đủ người.
4. Nếu không ai va đầu hay né người, cứ thế mà khoan.

Trước khi khoan hãy hỏi bên trên có gì. Trần thạch cao chịu chừng ba ký ở một con vít nở; nặng hơn phải bắt vào khung hoặc xuyên lên bê tông. Dây điện cũng nên để dư 30 cm cuộn trong đế, vì ba năm sau bàn ăn sẽ dời, và người ta dời đèn theo bàn chứ không dời bàn theo đèn.

## Màu của bóng

Ở bàn ăn chọn 2.700 K, chỉ số hoàn màu từ 90, thì rau ra xanh và cá kho ra nâu. Một bóng 800 lumen là đủ cho bốn người; sáng hơn nữa thì nên là núm chỉnh, không phải bóng lớn.
`,
      `
A lamp at the wrong height is not cured by another lamp. A tape is cheaper, and there is one thing to remember: measure from what is below, not from the ceiling.

## Over a table: 65–75 cm

That far above the top the shade should end. Lower and it blocks the face opposite; higher and the light thins out and food looks pale. A table of 1.8 m takes a [linear lamp of 1.2 m](ceiling-linear-oak) or two [steel shades](ceiling-steel-black) 60 cm apart; a round one wants a single shade, half as wide as its top.

[linear lamp of 1.2 m](ceiling-linear-oak)

![kitchen-luxury-01]

## Living room: keep 2.1 m

With a ceiling of 2.7 m keep 2.1 m clear on a walkway, which leaves 60 cm for cord and shade together. Above a coffee table you may drop another 20, since nobody walks there. A [globe of dó paper](ceiling-paper-globe) 50 cm tall just fits; below plasterboard at 2.45 m hang nothing, choose a flush lamp.

## Bedroom: close to the ceiling

Here the ceiling lamp is for tidying up, and evenings belong to bedside lamps. Choose a [flush one of opal glass](ceiling-flush-opal), so that lying down you never look into the bulb. With a ceiling fan the blades stay 2.3 m above the floor, and lamps outside their circle, or the whole room flickers.

| Place | Measured from | Distance |
| Dining table | its top to the shade | 65–75 cm |
| Island | the stone to the shade | 70–80 cm |
| Coffee table | floor to the shade | 1.9 m |
| Walkway | floor to the shade | 2.1 m |
| Stairs | the tread below the lamp | 2.2 m |

## Try it with newspaper

1. Cut a disc as wide as the shade.
2. Hang it by a string where the lamp shall be, taped to the ceiling.
3. Leave it for two days, one dinner with everybody included.
4. If nobody bumps or ducks, go ahead and drill.

Ask first what is above. Plasterboard bears some three kilos on one anchor; more has to go into its frame or up to the concrete. Leave 30 cm of cord coiled in the rose, for in three years the table will move, and people move the lamp to the table, never the table to the lamp.

## The colour of the bulb

Over food choose 2,700 K with a rendering index of 90 or more: greens are green and braised fish is brown. One bulb of 800 lumens is enough for four. If you want more, let it be a dimmer and not a larger bulb.
`,
      `
높이가 틀린 등은 등을 새로 사도 낫지 않습니다. 줄자가 더 싸고, 기억할 것은 하나입니다. 천장에서 내려 재지 말고 아래 있는 것에서 올려 재세요.

## 식탁 위는 65~75cm

갓 아래가 상판에서 그만큼 떨어져야 합니다. 더 낮으면 맞은편 얼굴을 가리고, 더 높으면 빛이 옅어져 음식이 맛없어 보입니다. 1.8m 식탁에는 [1.2m 리니어 등](ceiling-linear-oak)이나 60cm 간격의 [스틸 펜던트](ceiling-steel-black) 두 개가 맞습니다. 원형 식탁은 상판 지름의 절반만 한 갓 하나면 됩니다.

[1.2m 리니어 등](ceiling-linear-oak)

![kitchen-luxury-01]

## 거실은 2.1m를 남긴다

천장 2.7m 거실의 통로에서는 등 아래 2.1m를 비우니 줄과 갓을 합쳐 60cm입니다. 거실 테이블 위라면 지나다니는 사람이 없으니 20cm 더 내려도 됩니다. 높이 50cm [전통지 등](ceiling-paper-globe)이 꼭 맞습니다. 석고 천장 2.45m라면 매달지 말고 붙이세요.

## 침실은 천장에 가깝게

여기서 천장등은 치울 때만 쓰고 저녁은 협탁 조명의 몫입니다. 누웠을 때 전구가 보이지 않도록 [불투명한 직부등](ceiling-flush-opal)을 고르세요. 천장 선풍기가 있다면 날개는 바닥에서 2.3m 위, 등은 날개가 도는 원 밖에 둡니다. 그러지 않으면 온 방이 깜박입니다.

| 자리 | 재는 기준 | 거리 |
| 식탁 | 상판에서 갓 아래 | 65~75cm |
| 아일랜드 | 돌 상판에서 갓 아래 | 70~80cm |
| 거실 테이블 | 바닥에서 갓 아래 | 1.9m |
| 통로 | 바닥에서 갓 아래 | 2.1m |
| 계단 | 등 밑 디딤판 | 2.2m |

## 신문지로 시험하기

1. 갓 지름만큼 신문지를 둥글게 오립니다.
2. 달려는 높이에 끈으로 걸고 천장에 테이프로 붙입니다.
3. 온 식구가 모인 저녁 한 번을 넣어 이틀을 지냅니다.
4. 부딪히거나 피하는 사람이 없으면 그대로 뚫습니다.

뚫기 전에 위에 무엇이 있는지 물어보세요. 석고보드는 앵커 하나에 3kg쯤 견딥니다. 더 무거우면 틀이나 콘크리트까지 가야 합니다. 줄은 받침 안에 30cm 감아 남겨 두세요. 삼 년 뒤 식탁은 옮겨질 것이고, 사람들은 식탁을 등에 맞추지 않고 등을 식탁에 맞춥니다.

## 전구의 색

식탁에는 연색 지수 90 이상의 2,700K를 고르세요. 나물은 푸르고 생선조림은 갈색으로 보입니다. 네 사람이면 800루멘 하나로 넉넉합니다. 더 밝게 하고 싶다면 큰 전구가 아니라 조광기를 다세요.
`,
    ),
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
    body: text(
      `
Sai lầm quen thuộc ở căn hộ nhỏ là mua mười lăm món nhỏ. Mỗi món có bốn chân, sáu mươi chân dưới sàn thì quét nhà cũng mệt. Bảy món đúng cỡ cho cảm giác rộng hơn, và rẻ hơn nếu cộng lại cho thật.

## Bảy món

1. Một [sofa hai chỗ](sofa-linen-clay) dài 164 cm, lòng rộng, không phải ghế băng mỏng.
2. Một [bàn trà tròn](coffee-table-oak-round), không góc, dời được bằng một tay.
3. Một bàn ăn mở rộng 120 lên 160 cm, áp tường ngày thường.
4. Bốn ghế nhẹ xếp chồng được, hai chiếc đứng ở bàn, hai chiếc trong tủ.
5. Một giường có hộc, vì gầm giường là kho rộng nhất nhà: ba mét vuông.
6. Một tủ áo cao kịch trần, cánh trên cho chăn và va li.
7. Một kệ hẹp ở lối vào; [tủ giày sâu 32 cm](shoe-cabinet-oak) làm được việc ấy.

## Chia 45 mét

| Chỗ | Mét vuông | Món chiếm sàn |
| Khách và ăn | 17 | sofa, bàn trà, bàn ăn |
| Bếp | 6 | dãy tủ 2,4 m |
| Ngủ | 12 | giường, tủ áo |
| Tắm | 4 | không |
| Vào nhà, lô gia | 6 | tủ giày |

Cộng phần đồ đạc phủ lên sàn, bạn được chừng mười một mét. Giữ con số ấy dưới một phần tư diện tích thì phòng còn thở. Mỗi món định mua thêm, hãy hỏi nó thay món nào.

![living-kitchen-scandinavian-01]

## Ít chân, nhiều sàn

Mắt đo phòng bằng phần sàn nhìn thấy. Sofa có chân 15 cm để lộ sàn bên dưới làm phòng rộng hơn một sofa nhỏ chạm đất. Tủ thì ngược lại: kịch trần, kịch sàn, phẳng cánh, cùng màu tường, để nó biến thành tường.

## Một bức tường trống

Mắt cần một chỗ để nghỉ, và bạn cần một chỗ cho thứ chưa biết sẽ đến: cái nôi, cây đàn, chiếc xe đạp. Nếu trống quá không chịu nổi, đặt một [gương vòm](mirror-arch-oak) vuông góc với cửa sổ; nó trả lại một nửa ánh sáng mà không lấy mét nào.

[gương vòm](mirror-arch-oak)

## Một màu đậm, hai lần

Giữ sàn, tường và món lớn nhất trong cùng một nhóm sáng, rồi cho phép một màu đậm xuất hiện đúng hai lần. Gối và chao đèn là đủ. Lần thứ ba nó thành họa tiết, và căn nhà nhỏ chịu họa tiết kém như người vừa ốm dậy.

> Nhà nhỏ không cần đồ nhỏ. Nó cần ít cuộc thương lượng hơn.

Sau sáu tháng, mở cuốn sổ chi tiêu và gạch những món chưa dùng quá năm lần. Ở các nhà chúng tôi hỏi, con số ấy thường là ba, và cả ba đều mua trong tuần đầu.
`,
      `
The usual mistake in a small flat is fifteen small pieces. Four legs each makes sixty legs on the floor, tiring even to sweep. Seven right-sized ones feel roomier, and cost less if one adds honestly.

## The seven

1. A [two-seat sofa](sofa-linen-clay) of 164 cm with a generous seat, not a thin bench.
2. A [round coffee table](coffee-table-oak-round), without corners, moved with one hand.
3. A dining table that grows from 120 to 160 cm, against the wall on weekdays.
4. Four light chairs that stack: two at the table, two in the cupboard.
5. A bed with drawers, for below it lies the largest store of the flat, three square metres.
6. A wardrobe to the ceiling, its upper doors for quilts and cases.
7. Something slim by the door; a [shoe cabinet 32 cm deep](shoe-cabinet-oak) will do.

## How 45 divides

| Where | Square metres | What stands on them |
| Living and dining | 17 | sofa, coffee table, table |
| Kitchen | 6 | 2.4 m of cupboards |
| Sleeping | 12 | bed, wardrobe |
| Bathing | 4 | nothing |
| Entrance, loggia | 6 | shoe cabinet |

Add up what furniture covers and you get about eleven. Below a quarter of the area a home still breathes. Of every further piece ask which one it replaces.

![living-kitchen-scandinavian-01]

## Fewer legs, more floor

The eye measures a room by the floor it sees. A sofa on legs of 15 cm makes it wider than a smaller one that sits on the ground. With cupboards it is the reverse: from floor to ceiling, flat, in the wall’s own colour, so that they turn into wall.

## One empty wall

The eye needs somewhere to rest, and you need somewhere for what you cannot foresee: a cot, a guitar, a bicycle. If emptiness is hard to bear, stand an [arched mirror](mirror-arch-oak) at right angles to the window; it returns half of the light and takes no metre.

[arched mirror](mirror-arch-oak)

## One strong colour, twice

Keep floor, wall and the largest piece in one light family, then let a single strong colour appear exactly twice. A cushion and a lampshade will do. The third time it becomes a pattern, and small homes bear patterns as badly as people just out of bed.

> A small home does not want small things. It wants fewer negotiations.

After six months open the account book and strike out whatever was used less than five times. Where we asked there were mostly three, and all three had been bought in the first week.
`,
      `
작은 집에서 흔히 하는 실수는 작은 가구를 열다섯 점 들이는 것입니다. 다리가 네 개씩이면 바닥에 예순 개, 청소도 고역입니다. 제 크기의 일곱 점이 더 넓어 보이고, 정직하게 더해 보면 값도 덜 듭니다.

## 일곱 점

1. 얇은 벤치가 아니라 좌석이 넉넉한 164cm [2인 소파](sofa-linen-clay).
2. 모서리 없이 한 손으로 옮기는 [원형 테이블](coffee-table-oak-round).
3. 평소에는 벽에 붙이고 120cm에서 160cm로 늘리는 식탁.
4. 포개지는 가벼운 의자 네 개. 둘은 식탁에, 둘은 장 속에.
5. 서랍 침대. 침대 밑 3㎡가 집에서 가장 큰 창고입니다.
6. 천장까지 닿는 옷장. 윗문은 이불과 여행 가방의 자리.
7. 현관의 좁은 수납. [깊이 32cm 신발장](shoe-cabinet-oak)이면 됩니다.

## 45㎡ 나누기

| 자리 | ㎡ | 바닥을 쓰는 가구 |
| 거실과 식사 | 17 | 소파, 테이블, 식탁 |
| 주방 | 6 | 수납장 2.4m |
| 잠 | 12 | 침대, 옷장 |
| 욕실 | 4 | 없음 |
| 현관과 발코니 | 6 | 신발장 |

가구가 덮는 바닥을 더하면 11㎡쯤입니다. 전체의 4분의 1 아래라면 방이 숨을 쉽니다. 하나를 더 사려거든 무엇을 대신할지 물어보세요.

![living-kitchen-scandinavian-01]

## 다리는 적게, 바닥은 많이

눈은 보이는 바닥으로 방을 잽니다. 다리가 15cm인 소파는 바닥에 붙은 더 작은 소파보다 방을 넓게 합니다. 수납장은 거꾸로입니다. 바닥부터 천장까지 평평하게, 벽과 같은 색으로 하여 벽이 되게 합니다.

## 벽 하나는 비워 두기

눈도 쉴 곳이 필요하고, 아기 침대나 기타, 자전거처럼 아직 모르는 물건의 자리도 필요합니다. 빈 벽이 견디기 어렵다면 창과 직각으로 [아치 거울](mirror-arch-oak)을 세우세요. 자리를 쓰지 않고 빛의 절반을 돌려줍니다.

[아치 거울](mirror-arch-oak)

## 진한 색 하나를 두 번

바닥과 벽, 가장 큰 가구를 같은 밝은 계열로 맞추고 진한 색은 딱 두 번만 씁니다. 쿠션과 전등갓이면 충분합니다. 세 번째부터는 무늬가 되는데, 작은 집은 앓고 난 사람처럼 무늬를 잘 견디지 못합니다.

> 작은 집에 필요한 것은 작은 가구가 아니라 더 적은 흥정입니다.

여섯 달 뒤 가계부를 펴고 다섯 번도 쓰지 않은 것을 지워 보세요. 우리가 물어본 집들은 대개 세 점이었고, 셋 다 첫 주에 산 것이었습니다.
`,
    ),
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
    body: text(
      `
Hỏi một nhà đông người cần bàn gì, ai cũng nói “to”. Câu hỏi đúng hơn là bữa nào: bữa tối bốn người của ngày thường, hay bữa giỗ mười bốn người mỗi năm ba lần. Mua cho bữa thường, rồi tính đường nới ra cho bữa đông.

## Mỗi người 60 phân

Đó là khoảng hai khuỷu tay khi cầm bát. Thêm chiều sâu: 30 cm cho bát đũa trước mặt, 25 cm giữa bàn cho nồi lẩu và hai đĩa rau. Bàn hẹp hơn 80 cm thì nồi lẩu đẩy hết bát ra mép.

| Bàn | Ngày thường | Lúc đông |
| Tròn 120 cm | 4 | 5 |
| Tròn 135 cm | 5 | 6 |
| Dài 180 × 90 cm | 6 | 8 |
| Dài 200 × 96 cm | 6 | 8, thoải mái |
| Mở rộng 140–200 cm | 4 | 8 |

## Bàn tròn

Ai cũng gắp tới món ở giữa, không ai ngồi góc, người già nghe được cả hai phía. [Bàn tròn mặt đá 1,2 m](dining-table-marble-round) hợp với bốn người thường trực. Đổi lại, bàn tròn khó kê sát tường và cần phòng ít nhất 3 × 3 m.

[Bàn tròn mặt đá 1,2 m](dining-table-marble-round)

## Bàn dài

[Bàn sồi 1,8 m](dining-table-oak-180) ngồi sáu rộng rãi, thêm hai người ở hai đầu khi có khách. Nhớ kiểm tra vị trí chân: chân ở góc tiện hơn chân giữa nếu nhà hay kéo thêm ghế. Với [bàn hai mét chân chữ A](dining-table-walnut-200), đo từ đầu bàn vào tới chân: dưới 35 cm thì người ngồi đầu bàn phải dạng gối.

![kitchen-industrial-01]

## Bàn mở rộng

Là bạn của nhà trẻ: ngày thường 140 cm cho bốn người, giỗ Tết kéo ra hai mét. Kéo thử vài lần ở cửa hàng; ray tốt thì một tay cũng mở được. Hỏi thêm tấm nối cất ở đâu. Tấm nối dựng sau tủ lạnh là tấm nối không bao giờ được dùng.

## Cao bao nhiêu thì vừa

- Mặt bàn 74–75 cm, mặt ghế 44–45 cm: chênh nhau 30 là khớp.
- Tay vịn ghế phải chui lọt dưới vai bàn.
- Ông bà thích ngồi khoanh chân thì một bên dùng băng ghế; [băng Sân](bench-oak) sâu 36 cm vừa cho người nhỏ, người lớn nên từ 38.
- Trẻ dưới sáu tuổi: ghế nâng có chỗ gác chân, đừng kê gối.

## Khoảng trống quanh bàn

Chín mươi phân từ mép bàn tới tường là đủ kéo ghế và có người bưng canh đi sau lưng. Chỉ có 75 thì người ngồi trong phải xin lỗi mỗi lần đứng dậy. Đo điều đó trước, rồi mới tới hình tròn hay hình dài; với nhiều phòng, khoảng trống trả lời thay bạn.
`,
      `
Ask a large family what table it needs and everybody says “big”. The better question is for which meal: four people on a weekday night, or fourteen at a death anniversary three times a year. Buy for the ordinary one and plan how it grows for the other.

## Sixty centimetres each

That is two elbows with a bowl. Then the depth: 30 cm for what stands before you, 25 in the middle for a hotpot and two plates of greens. On anything narrower than 80 the hotpot pushes the bowls over the edge.

| Table | Weekdays | At most |
| Round, 120 cm | 4 | 5 |
| Round, 135 cm | 5 | 6 |
| Long, 180 × 90 cm | 6 | 8 |
| Long, 200 × 96 cm | 6 | 8 with ease |
| Extending, 140–200 cm | 4 | 8 |

## Round

Everyone reaches the middle, nobody gets the corner, and the old hear both sides. A [marble one of 1.2 m](dining-table-marble-round) suits a standing party of four. In exchange it will not stand against a wall and wants a room of 3 × 3 m.

[marble one of 1.2 m](dining-table-marble-round)

## Long

The [oak table of 1.8 m](dining-table-oak-180) seats six in comfort and eight with guests at its ends. Check the legs: at the corners they are handier than in the middle if you often pull up chairs. On a [trestle of two metres](dining-table-walnut-200) measure from the end to the leg; below 35 cm whoever heads the table sits astride.

![kitchen-industrial-01]

## Extending

A young household’s friend: 140 cm for four on weekdays, two metres at Tết. Try the slide a few times in the shop; on good runners one hand is enough. Ask where the leaf is kept as well. A leaf behind the fridge is a leaf never used.

## The right height

- Tops at 74–75 cm, seats at 44–45: a difference of 30 fits.
- The arms of chairs must pass below the apron.
- Where grandparents sit cross-legged put a bench on one side; the [Sân](bench-oak), 36 cm deep, is for slight people, others want 38.
- Children under six get a raised chair with a footrest, not a cushion.

## Space around

Ninety centimetres from edge to wall let a chair be drawn out while somebody passes behind with soup. With 75 whoever sits inside apologises at each rising. Measure that first and the shape afterwards; in many rooms the space answers for you.
`,
      `
식구 많은 집에 어떤 식탁이 필요하냐고 물으면 다들 “큰 것”이라고 합니다. 더 나은 물음은 어느 끼니냐는 것입니다. 평일 저녁의 네 명인지, 일 년에 세 번 제사의 열네 명인지. 평소에 맞춰 사고 늘어날 길을 마련하세요.

## 한 사람에 60cm

그릇을 든 두 팔꿈치의 너비입니다. 깊이는 앞에 놓는 그릇 30cm, 가운데 전골냄비와 나물 접시 25cm. 80cm보다 좁으면 냄비가 밥그릇을 상 밖으로 밀어냅니다.

| 식탁 | 평소 | 많을 때 |
| 원형 120cm | 4 | 5 |
| 원형 135cm | 5 | 6 |
| 긴 것 180 × 90cm | 6 | 8 |
| 긴 것 200 × 96cm | 6 | 넉넉히 8 |
| 확장형 140~200cm | 4 | 8 |

## 둥근 식탁

모두 가운데 음식에 손이 닿고 모서리 자리가 없으며 어르신도 양쪽 말이 다 들립니다. [지름 1.2m 대리석 식탁](dining-table-marble-round)은 늘 넷인 집에 맞습니다. 대신 벽에 붙일 수 없고 방이 최소 3 × 3m는 되어야 합니다.

[지름 1.2m 대리석 식탁](dining-table-marble-round)

## 긴 식탁

[1.8m 오크 식탁](dining-table-oak-180)에는 여섯이 넉넉하고 손님이 오면 양 끝까지 여덟이 앉습니다. 다리 위치를 보세요. 의자를 자주 더 놓는다면 가운데보다 모서리가 편합니다. [2m 트레슬 식탁](dining-table-walnut-200)은 끝에서 다리까지 재 보고 35cm가 안 되면 끝자리 사람이 다리를 벌리고 앉게 됩니다.

![kitchen-industrial-01]

## 늘어나는 식탁

젊은 가정의 친구입니다. 평소엔 140cm에 네 명, 명절엔 2m로 늘립니다. 매장에서 몇 번 당겨 보세요. 레일이 좋으면 한 손으로도 열립니다. 덧판을 어디 두는지도 물어보세요. 냉장고 뒤의 덧판은 쓰이지 않는 덧판입니다.

## 알맞은 높이

- 상판 74~75cm, 좌판 44~45cm. 차이가 30cm면 맞습니다.
- 의자 팔걸이가 상판 밑틀 아래로 들어가야 합니다.
- 어르신이 양반다리를 하신다면 한쪽은 벤치로. [선 벤치](bench-oak)는 깊이 36cm라 몸집이 작은 분께 맞고, 큰 분은 38cm부터입니다.
- 여섯 살 아래 아이는 방석이 아니라 발판 있는 높은 의자에 앉힙니다.

## 둘레의 여유

상 끝에서 벽까지 90cm면 의자를 빼고도 뒤로 국을 들고 지나갑니다. 75cm뿐이라면 안쪽 사람은 일어날 때마다 미안하다고 합니다. 그것부터 재고 모양은 나중에 고르세요. 많은 방에서는 여유가 대신 대답해 줍니다.
`,
    ),
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
    body: text(
      `
Từ tháng hai đến tháng tư, gạch nền ở Hà Nội đổ mồ hôi, gương mờ, và người ta đổ lỗi cho gỗ. Gỗ không sợ ẩm. Gỗ sợ thay đổi nhanh.

## Gỗ sợ gì

Mở toang cửa buổi sáng rồi bật máy lạnh buổi chiều làm ngăn kéo kẹt và mặt bàn cong nhiều hơn cả một tuần mưa. Một tấm sồi rộng 40 cm nở thêm chừng ba ly khi độ ẩm không khí đi từ 50 lên 85 phần trăm. Ba ly ấy là khe hở mà thợ giỏi chừa sẵn quanh mỗi ngăn kéo; thợ vội thì không.

## Những ngày nồm

Đóng cửa từ chín giờ sáng, lúc hơi ẩm ngoài biển vào tới. Bật hút ẩm giữ 55–65 phần trăm, đặt máy ở phòng ngủ rồi để cửa các phòng khác mở.

- Kê [tủ áo](wardrobe-oak) cách tường 3–5 cm để không khí lưu thông, nhất là tường hướng bắc.
- Mỗi ngày mở cánh tủ mười phút lúc máy đang chạy, không phải lúc nó nghỉ.
- Treo áo cách nhau hai ngón tay; tủ nhồi chặt là tủ mốc.
- Chân tủ đặt lên miếng lót, để lau sàn không thấm ngược vào gỗ.

![bedroom-neo-classic-01]

Nhà nào sợ mùi tủ đóng thì chọn [cánh mây](wardrobe-white-cane): nó thở hộ quần áo suốt ba tháng.

[cánh mây](wardrobe-white-cane)

## Trước mùa: một lớp dầu

1. Lau bụi, chà nhẹ giấy nhám 320 theo chiều vân.
2. Bôi dầu thật mỏng bằng vải không xơ.
3. Chờ mười phút, lau kiệt, đến khi tay vuốt không dính.
4. Trải giẻ phẳng ngoài trời cho khô, vì giẻ thấm dầu vo tròn có thể tự bốc cháy.

Mặt sơn chỉ cần khăn ẩm vắt khô. Đừng dùng nước lau kính trên gỗ.

| Bề mặt | Trước mùa | Trong mùa |
| Lau dầu | một lớp mỏng | khăn khô |
| Sơn phủ | không cần | khăn vắt kiệt |
| Mây đan | chải bụi | gió, không nắng |
| Gỗ công nghiệp | bịt mép hở bằng keo | tránh nước đọng ở mép |

## Khi đã có mốc

Mốc trắng thì lau bằng khăn thấm cồn 70 độ, mở cửa sổ, đeo khẩu trang, rồi để món đồ ở chỗ thoáng có bóng râm. Đem ra nắng gắt gỗ sẽ nứt, mà mốc ở trong thì vẫn còn. Vết đen đã ăn xuống thớ phải chà đi và dầu lại. [Tủ ngăn kéo](chest-walnut) bị kẹt thì chờ hết mùa hãy bào: bào lúc nồm, sang hanh nó lỏng.

> Cái tủ thở theo trời. Việc của bạn là đừng bắt nó hụt hơi.
`,
      `
From February to April the tiles of Hà Nội sweat, mirrors cloud over, and people blame the wood. Wood does not fear damp. It fears quick change.

## What wood fears

Windows wide open in the morning and air conditioning in the afternoon jam drawers and bow tops more than a week of rain. An oak board 40 cm wide grows by some three millimetres as the air goes from 50 to 85 per cent. Those three are the gap that a good joiner leaves round each drawer; a hasty one does not.

## On damp days

Close up from nine in the morning, when the moist air from the sea arrives. Run a dehumidifier at 55–65 per cent in the bedroom, with the doors of the other rooms open.

- Keep the [wardrobe](wardrobe-oak) 3–5 cm off the wall so air can move, above all on north walls.
- Open it ten minutes a day while the machine runs, not while it rests.
- Two fingers between hangers; a stuffed wardrobe is a mouldy one.
- Pads below its feet, so that mopping does not wick into the wood.

![bedroom-neo-classic-01]

Whoever dislikes the smell of closed cupboards chooses [doors of cane](wardrobe-white-cane): for three months they breathe for the clothes.

[doors of cane](wardrobe-white-cane)

## Before the season: a coat of oil

1. Dust, and rub lightly with 320 paper along the grain.
2. Lay on oil very thin with a lint-free cloth.
3. Wait ten minutes and wipe all of it off, until a hand does not stick.
4. Spread the rag flat outdoors to dry, for an oily rag in a ball can take fire by itself.

Lacquered tops need only a wrung cloth. Never use glass cleaner on wood.

| Surface | Before the season | In it |
| Oiled | one thin coat | a dry cloth |
| Lacquered | nothing | a wrung cloth |
| Cane | brush out dust | wind, no sun |
| Board | seal open edges with glue | no water along edges |

## When mould is there

White mould is wiped with 70 per cent alcohol, a window open and a mask on, and the piece left in airy shade. In hard sun the wood will crack, and the mould inside will survive anyway. Black marks that reach the fibre are sanded out and oiled again. Let a jammed [chest of drawers](chest-walnut) wait for the end of the season before you plane it: planed in the damp, it rattles in the dry.

> A cupboard breathes with the sky. Your part is not to leave it out of breath.
`,
      `
2월부터 4월까지 하노이의 타일은 땀을 흘리고 거울은 흐려지고 사람들은 나무를 탓합니다. 나무가 두려워하는 것은 습기가 아니라 급격한 변화입니다.

## 나무가 두려워하는 것

아침에 창을 활짝 열고 오후에 에어컨을 켜면, 일주일 내린 비보다 서랍이 더 뻑뻑해지고 상판이 더 휩니다. 너비 40cm 오크 판은 공기의 습도가 50에서 85퍼센트로 오르면 3mm쯤 늘어납니다. 솜씨 좋은 목수가 서랍마다 남겨 두는 틈이 바로 그 3mm입니다. 서두른 목수는 남기지 않습니다.

## 습한 날에는

바다의 눅눅한 공기가 닿는 아침 아홉 시부터 문을 닫습니다. 침실에서 제습기로 55~65퍼센트를 지키고 다른 방 문은 열어 둡니다.

- [옷장](wardrobe-oak)은 벽에서 3~5cm 띄워 공기가 통하게 합니다. 북쪽 벽은 특히 그렇습니다.
- 하루 10분 옷장을 엽니다. 제습기가 쉴 때가 아니라 돌 때.
- 옷걸이 사이는 손가락 두 개. 꽉 찬 옷장은 곰팡이 피는 옷장입니다.
- 다리 밑에 받침을 괴어 걸레질한 물이 나무로 스며들지 않게 합니다.

![bedroom-neo-classic-01]

닫힌 장의 냄새가 싫다면 [라탄 문](wardrobe-white-cane)을 고르세요. 석 달 동안 옷 대신 숨을 쉬어 줍니다.

[라탄 문](wardrobe-white-cane)

## 철이 오기 전, 오일 한 겹

1. 먼지를 닦고 320번 사포로 결을 따라 살살 문지릅니다.
2. 보풀 없는 천으로 아주 얇게 바릅니다.
3. 10분 뒤 손이 달라붙지 않을 때까지 완전히 닦아 냅니다.
4. 기름 밴 천은 밖에 펴서 말립니다. 뭉쳐 두면 저절로 불이 붙기도 합니다.

도장 마감은 꼭 짠 천이면 됩니다. 유리 세정제는 절대 쓰지 마세요.

| 마감 | 철이 오기 전 | 그 철에는 |
| 오일 | 얇게 한 겹 | 마른 천 |
| 도장 | 필요 없음 | 꼭 짠 천 |
| 라탄 | 먼지 솔질 | 볕 말고 바람 |
| 합판과 보드 | 드러난 가장자리를 풀로 막기 | 가장자리에 물 고이지 않게 |

## 곰팡이가 피었다면

흰 곰팡이는 창을 열고 마스크를 쓴 채 70퍼센트 알코올로 닦아 바람이 통하는 그늘에 둡니다. 땡볕에 내놓으면 나무는 갈라지고 속의 곰팡이는 그대로입니다. 결까지 파고든 검은 자국은 갈아 내고 다시 오일을 먹입니다. 뻑뻑한 [서랍장](chest-walnut)은 철이 지난 뒤에 대패질하세요. 눅눅할 때 깎으면 건조해졌을 때 헐거워집니다.

> 장은 하늘을 따라 숨을 쉽니다. 우리 몫은 숨차게 하지 않는 것입니다.
`,
    ),
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
    body: text(
      `
Phòng tắm bốn mét vuông nào cũng có thể khô trong nửa giờ sau khi tắm. Không cần bồn, không cần vật liệu đắt; cần nước biết đường về và không khí biết đường ra.

## Độ dốc của sàn

Nguyên nhân chính của cái ướt dai là sàn phẳng. Cho khu tắm dốc 1,5–2 phần trăm về phễu thu dài đặt sát tường, và hạ thấp khu ấy 1 cm so với phần còn lại. Với đoạn 90 cm, độ dốc đó là mười lăm ly: mắt không thấy, chân không thấy, chỉ nước thấy.

![bathroom-rustic-01]

Gạch nhỏ ở khu tắm, gạch lớn ở khu khô. Mạch dày giữ chân, và viên 10 cm ôm theo dốc mà không phải cắt chéo.

## Một tấm kính đứng yên

Vách cố định rộng 80 cm đủ chắn nước mà không cần cửa. Không bản lề, không gioăng nam châm, không chỗ cho vệt vàng. Tay sen đặt ở đầu kín, để nước bắn vào tường chứ không bắn ra lối đi; [bộ sen cây](shower-set-brass) cần cách mép kính ít nhất 40 cm.

[bộ sen cây](shower-set-brass)

## Phân bốn mét vuông

| Khu | Rộng × dài | Ghi chú |
| Tắm đứng | 0,9 × 1,2 m | phễu dài sát tường |
| Bồn cầu | 0,8 × 1,2 m | tim cách tường 40 cm |
| Lavabo | 0,8 × 1,1 m | đứng thoải mái một người |
| Lối vào | 0,8 × 0,9 m | cửa mở ra ngoài |

Cửa mở ra ngoài hoặc lùa là điều kiện, không phải sở thích: mở vào trong thì nó lấy mất nửa mét vuông và chắn người ngã.

## Gương có tủ phía sau

Mười hai phân chiều sâu cất hết chai lọ, mặt bàn sạch, nước không đọng quanh đáy chai. Bên dưới, [tủ lavabo 80 cm](vanity-oak-80) treo cách sàn 25 cm để lộ sàn, phòng trông rộng hơn và lau một lượt là xong. Khăn treo trên [thang gỗ](towel-ladder-oak) dựng ở khu khô, mỗi bậc một chiếc: khăn gấp đôi khô lâu gấp ba.

## Quạt thêm hai mươi phút

- Quạt phải chạy thêm hai mươi phút sau khi tắm; công tắc hẹn giờ chưa tới hai trăm nghìn.
- Dưới cửa chừa khe 15 ly, nếu không quạt hút vào chỗ trống.
- Sơn trần loại chống mốc, màu ấm hơn tường một bậc.
- Gạt nước trên kính và tường, một phút, trước khi bước ra.

Muốn biết đã đủ chưa, dán một tờ giấy ăn lên tường lúc tắm xong. Nửa giờ sau nó phải rơi.
`,
      `
Any bathroom of four square metres can be dry half an hour after a shower. It takes no tub and nothing dear; it takes water that knows its way down and air that knows its way out.

## The fall of the floor

What keeps it wet is mostly a flat floor. Give the shower a fall of 1.5–2 per cent to a linear drain by the wall, and set it 1 cm below the rest. Over 90 cm that is fifteen millimetres: no eye sees it, no foot, only the water.

![bathroom-rustic-01]

Small tiles in the shower, large ones outside. Many joints hold the foot, and tiles of 10 cm follow the fall without being cut.

## One fixed pane

A panel of 80 cm stops the spray without a door. No hinge, no magnetic seal, no place for a yellow line. Put the head at the closed end, so that it splashes the wall and not the way; a [rain shower](shower-set-brass) wants 40 cm to the edge of the glass at least.

[rain shower](shower-set-brass)

## How four metres divide

| Zone | Width × length | Note |
| Shower | 0.9 × 1.2 m | linear drain at the wall |
| Toilet | 0.8 × 1.2 m | its middle 40 cm from the wall |
| Basin | 0.8 × 1.1 m | one person stands at ease |
| Way in | 0.8 × 0.9 m | the door opens outward |

A door that opens outward or slides is a condition and not a taste: inward it costs half a square metre and bars the way to somebody who fell.

## A cabinet behind the mirror

Twelve centimetres of depth swallow every bottle, the counter stays clear and no water pools under things. Below, a [vanity of 80 cm](vanity-oak-80) hung 25 above the floor shows the floor, makes the room wider and lets you mop in one pass. Towels go on an [oak ladder](towel-ladder-oak) in the dry part, one a rung: folded double they take three times as long.

## Twenty more minutes of fan

- Let it run on for twenty minutes; a timer switch is under two hundred thousand đồng.
- Leave 15 mm below the door, or the fan pulls at nothing.
- Paint the ceiling against mould, one tone warmer than the walls.
- Squeegee glass and walls, one minute, before you step out.

To know whether it is enough, press a tissue to the wall after your shower. In half an hour it should have dropped.
`,
      `
4㎡ 욕실은 어디든 샤워하고 삼십 분이면 보송해질 수 있습니다. 욕조도 비싼 재료도 필요 없습니다. 물이 내려갈 길을 알고 공기가 나갈 길을 알면 됩니다.

## 바닥의 기울기

오래 젖어 있는 까닭은 대개 평평한 바닥입니다. 샤워 구역은 벽 쪽 선형 배수구로 1.5~2퍼센트 기울이고 나머지보다 1cm 낮추세요. 90cm에 15mm입니다. 눈도 발도 모르고 물만 압니다.

![bathroom-rustic-01]

샤워 구역은 작은 타일, 밖은 큰 타일. 줄눈이 많으면 발이 미끄러지지 않고 10cm 타일은 비스듬히 자르지 않아도 기울기를 따라갑니다.

## 고정 유리 한 장

너비 80cm 유리면 문 없이도 물을 막습니다. 경첩도 자석 패킹도 없으니 누런 줄이 생길 데가 없습니다. 샤워기는 막힌 쪽에 달아 물이 길이 아니라 벽에 튀게 합니다. [레인 샤워](shower-set-brass)는 유리 끝에서 적어도 40cm 떨어져야 합니다.

[레인 샤워](shower-set-brass)

## 4㎡ 나누기

| 구역 | 너비 × 길이 | 참고 |
| 샤워 | 0.9 × 1.2m | 벽 쪽 선형 배수구 |
| 변기 | 0.8 × 1.2m | 중심이 벽에서 40cm |
| 세면대 | 0.8 × 1.1m | 한 사람이 편히 섬 |
| 들어오는 길 | 0.8 × 0.9m | 문은 밖으로 |

밖으로 열리거나 미닫이인 문은 취향이 아니라 조건입니다. 안으로 열면 반 제곱미터를 빼앗고 넘어진 사람에게 가는 길을 막습니다.

## 거울 뒤의 수납

깊이 12cm면 병을 다 넣을 수 있어 상판이 깨끗하고 물이 고이지 않습니다. 아래에는 [80cm 세면대장](vanity-oak-80)을 바닥에서 25cm 띄워 답니다. 바닥이 드러나 넓어 보이고 청소도 한 번에 끝납니다. 수건은 마른 쪽에 세운 [오크 사다리](towel-ladder-oak)에 한 칸에 한 장. 반으로 접어 걸면 세 배 더디 마릅니다.

## 환풍기 20분 더

- 샤워 뒤 20분 더 돌립니다. 타이머 스위치는 20만 동도 하지 않습니다.
- 문 아래 15mm를 띄우지 않으면 환풍기가 헛돕니다.
- 천장은 벽보다 한 톤 따뜻한 항곰팡이 페인트로 칠합니다.
- 나오기 전에 1분, 유리와 벽의 물을 밀어 냅니다.

충분한지 알고 싶다면 샤워를 마치고 휴지 한 장을 벽에 붙여 보세요. 삼십 분 뒤에는 떨어져 있어야 합니다.
`,
    ),
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
    body: text(
      `
Làm ở nhà không khó vì thiếu phòng. Khó vì không có đoạn đường từ cơ quan về. Một góc 1,2 mét trong phòng ngủ phải làm thay cả con đường ấy.

## Hướng của bàn

Đặt bàn vuông góc với cửa sổ, ánh sáng đến từ bên trái nếu bạn thuận tay phải. Đừng quay mặt ra cửa sổ: nền trời sáng gấp mười lần màn hình khiến mắt mỏi sau một giờ. Cũng đừng quay lưng vào cửa phòng; người đi qua sau gáy làm ta ngẩng lên, mỗi giờ hơn chục lần.

## Cỡ bàn và chiều cao

[Bàn Nét 120 × 60 cm](desk-oak-120) đủ cho máy tính xách tay, một màn hình và cuốn sổ.

| Người cao | Mặt bàn | Mặt ghế | Mép trên màn hình |
| 1,55 m | 68 cm, hoặc kê chân | 42 cm | 112 cm |
| 1,65 m | 73 cm | 45 cm | 119 cm |
| 1,75 m | 76 cm | 48 cm | 126 cm |

Bàn bán sẵn cao 75. Thấp người thì kê chân, đừng nâng ghế quá cao rồi đung đưa chân. Màn hình cách mắt một sải tay duỗi, chữ to lên thay vì cúi người xuống.

![multipurpose-industrial-01]

## Ranh giới

Ranh giới quan trọng hơn diện tích.

- Một kệ mở cao ngang ngực đứng giữa bàn và giường.
- Một tấm rèm trên ray trần, kéo lại là hết thấy.
- Hay chỉ một [đèn bàn riêng](table-lamp-mushroom-laterite): bật là làm, tắt là nghỉ.
- Tường sau bàn sơn màu khác, để ảnh họp không lộ cái giường.

Hai [kệ treo](wall-shelf-oak) phía trên lấy sổ sách khỏi mặt bàn mà không lấy sàn; treo cách mặt bàn 45 cm, trán không đụng lúc đứng dậy.

## Ghế

Ghế văn phòng năm bánh trên sàn gỗ cần thảm lót. Nếu mỗi ngày bạn ngồi dưới ba tiếng, một [ghế ăn lưng song](chair-oak-spindle) có gối thắt lưng là đủ, và tối đến nó về bàn ăn. Trên ba tiếng thì hãy mua ghế trước khi mua bàn.

## Cuối ngày

Cất máy vào ngăn kéo. Nếu bàn không có ngăn, dùng một [giỏ mây](basket-rattan) có khăn phủ. Ba giây đóng nắp ấy đáng giá hơn mọi ứng dụng nhắc nghỉ. Rồi đi một vòng quanh khu nhà, mười phút, như người tan sở. Về tới cửa, bạn đã ở nhà.
`,
      `
What is hard in working at home is not the missing room but the missing way back from the office. A corner of 1.2 metres in the bedroom has to stand in for that whole road.

## Which way the desk faces

At right angles to the window, with light from the left if you are right-handed. Do not face the glass: a sky ten times brighter than the screen tires the eyes within an hour. Nor turn your back to the door; whoever passes behind makes you look up, a dozen times an hour.

## Its size and height

A [Nét desk of 120 × 60 cm](desk-oak-120) holds a laptop, one monitor and a notebook.

| Your height | Desk | Seat | Top of the screen |
| 1.55 m | 68 cm, or a footrest | 42 cm | 112 cm |
| 1.65 m | 73 cm | 45 cm | 119 cm |
| 1.75 m | 76 cm | 48 cm | 126 cm |

Desks are sold at 75. If you are shorter, add a footrest rather than raising the chair until your feet dangle. Keep the screen at an arm’s length and enlarge the letters instead of bending to them.

![multipurpose-industrial-01]

## A boundary

It matters more than area.

- A chest-high open shelf between desk and bed.
- A curtain on a ceiling track, drawn, and nothing is seen.
- Or merely a [lamp of its own](table-lamp-mushroom-laterite): on means work, off means rest.
- Another colour on the wall behind, so that no call shows the bed.

Two [wall shelves](wall-shelf-oak) take papers off the desk and no floor; at 45 cm above it nobody’s forehead meets them.

## The chair

An office chair on five castors wants a mat on wooden floors. If you sit under three hours a day a [spindle chair](chair-oak-spindle) with a cushion at the small of the back will do, and at night it returns to the table. Above three, buy the chair before the desk.

## At the end of the day

Put the laptop in a drawer. No drawer? A [rattan basket](basket-rattan) with a cloth over it will do. Those three seconds of closing a lid beat any reminder app. Then walk once round the block, ten minutes, like people who leave an office. When you reach the door you are home.
`,
      `
재택근무가 어려운 것은 방이 없어서가 아니라 퇴근길이 없어서입니다. 침실 한쪽 1.2m가 그 길을 통째로 대신해야 합니다.

## 책상의 방향

창과 직각으로, 오른손잡이라면 빛이 왼쪽에서 오게 두세요. 창을 마주 보면 화면보다 열 배 밝은 하늘 때문에 한 시간이면 눈이 지칩니다. 방문을 등지지도 마세요. 뒤로 누가 지나가면 한 시간에 열 번도 넘게 고개를 들게 됩니다.

## 크기와 높이

[120 × 60cm 넷 책상](desk-oak-120)이면 노트북과 모니터 한 대, 공책이 놓입니다.

| 키 | 책상 | 좌판 | 모니터 윗변 |
| 155cm | 68cm 또는 발 받침 | 42cm | 112cm |
| 165cm | 73cm | 45cm | 119cm |
| 175cm | 76cm | 48cm | 126cm |

파는 책상은 75cm입니다. 키가 작다면 의자를 높이지 말고 발 받침을 두세요. 화면은 팔 길이만큼 떼고, 몸을 숙이는 대신 글자를 키웁니다.

![multipurpose-industrial-01]

## 경계 만들기

넓이보다 경계가 중요합니다.

- 책상과 침대 사이에 가슴 높이의 오픈 선반.
- 천장 레일의 커튼. 치면 보이지 않습니다.
- 아니면 [전용 스탠드](table-lamp-mushroom-laterite) 하나. 켜면 일, 끄면 휴식입니다.
- 책상 뒤 벽은 다른 색으로 칠해 화상 회의에 침대가 나오지 않게 합니다.

위에 [벽선반](wall-shelf-oak) 두 개를 달면 바닥을 쓰지 않고 책상 위 서류를 덜어 냅니다. 상판에서 45cm 위라면 일어날 때 이마에 닿지 않습니다.

## 의자

바퀴 다섯인 사무용 의자는 마루에서 매트가 필요합니다. 하루 세 시간 아래로 앉는다면 허리 쿠션을 얹은 [스핀들 의자](chair-oak-spindle)면 되고, 저녁이면 식탁으로 돌아갑니다. 세 시간이 넘으면 책상보다 의자를 먼저 사세요.

## 하루를 마치며

노트북을 서랍에 넣습니다. 서랍이 없다면 천을 덮은 [라탄 바구니](basket-rattan)도 좋습니다. 뚜껑을 닫는 3초가 어떤 알림 앱보다 낫습니다. 그리고 퇴근하는 사람처럼 동네를 10분 한 바퀴 도세요. 문 앞에 이르면 집에 온 것입니다.
`,
    ),
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
    body: text(
      `
Thảm nhỏ là lỗi phổ biến nhất chúng tôi thấy trong ảnh khách gửi. Nó nằm giữa phòng như con tem dán lên phong bì quá lớn, và mọi món quanh nó trông như đang bỏ đi. Quy tắc dễ nhớ: hai chân trước luôn ở trên thảm.

## Dưới sofa

Hai chân trước của sofa và ghế bành phải nằm trên thảm, sâu ít nhất một gang tay. Với sofa 2,2 m, thảm nhỏ nhất nên là 160 × 230 cm; đẹp nhất là 200 × 300. Cỡ 240 × 170 của [thảm Sóng](rug-wool-arch) vừa một phòng khách 15 đến 18 m²; phòng lớn hơn thì đặt hai tấm giống nhau sát cạnh, đường nối giấu dưới bàn trà.

| Phòng | Cỡ nên chọn | Thừa ra mỗi bên sofa |
| dưới 12 m² | tròn 180 cm | không cần |
| 12–18 m² | 170 × 240 cm | 10–15 cm |
| 18–25 m² | 200 × 300 cm | 20–30 cm |
| trên 25 m² | 240 × 340 cm | 30 cm |

![living-scandinavian-01]

## Dưới bàn ăn

Thảm phải rộng hơn bàn mỗi bên 60 cm để kéo ghế không vấp mép. Bàn 1,8 m vì thế cần ba mét thảm. Không đủ chỗ thì đừng trải; sàn trống đẹp hơn bốn chân ghế chênh vênh. Chọn [loại dệt phẳng](rug-wool-stripe), vụn cơm quét một cái là sạch, và sọc giấu được vết nước mắm.

## Trong phòng ngủ

Đặt thảm ngang dưới hai phần ba phía chân giường. Sáng đặt chân xuống có chỗ mềm, mà không phải nhấc tủ đầu giường lên. Phòng nhỏ thì một [thảm cói tròn](rug-jute-round) lệch hẳn về phía bạn bước xuống cũng đủ, miễn mép nó chui vào gầm giường ba gang.

## Chất liệu và mùa

- Len: ấm, đàn hồi, tự nhả bụi; hút bụi một chiều, không cần giặt mỗi năm.
- Cói, đay: mát chân, hợp mùa hè; ghét nước đọng, không dùng ở lối ra lô gia.
- Dệt phẳng: nhẹ, lật được hai mặt, cần miếng chống trượt.
- Lông dài: đẹp trong ảnh, giữ ẩm trong mùa nồm. Nghĩ kỹ.

Miếng lót cao su mỏng nhỏ hơn thảm mỗi cạnh 3 cm giữ thảm nằm yên, và giữ ông bà đứng yên. Cửa mở quét qua thảm cần khe 12 ly; đo trước khi chọn len dày.

## Thử trước bằng băng giấy

Dán băng giấy lên sàn theo đúng kích thước và sống với nó một buổi tối. Hầu hết mọi người quyết định lấy cỡ lớn hơn sau buổi tối ấy. Những ai vẫn chọn cỡ nhỏ thường vì giá, và điều đó cũng có lời giải: một tấm lớn trơn màu rẻ hơn hai tấm nhỏ có hoa mua cách nhau một năm.
`,
      `
A rug that is too small is the commonest mistake in the photos people send us. It lies in the room like a stamp on too large an envelope, and everything around seems about to leave. One rule is easy to keep: front legs always on.

## Under the sofa

The front legs of sofa and armchairs stand on the rug, by a hand at least. For a sofa of 2.2 m the smallest good size is 160 × 230 cm; 200 × 300 looks best. At 240 × 170 the [Sóng rug](rug-wool-arch) fits a living room of 15 to 18 m²; in a larger one lay two of a kind edge to edge and hide the seam below the coffee table.

| Room | Size to choose | Past each end of the sofa |
| under 12 m² | round, 180 cm | not needed |
| 12–18 m² | 170 × 240 cm | 10–15 cm |
| 18–25 m² | 200 × 300 cm | 20–30 cm |
| over 25 m² | 240 × 340 cm | 30 cm |

![living-scandinavian-01]

## Under the dining table

Let it run 60 cm past each side so chairs do not catch the edge. A table of 1.8 m therefore wants three metres. Without the space lay none; a bare floor is handsomer than a chair with two legs off. Choose [flat weave](rug-wool-stripe): rice sweeps off in one stroke, and stripes forgive fish sauce.

## In the bedroom

Lay it crosswise under the lower two thirds of the bed. Feet land on something soft and the bedside tables can stay where they are. In a small room a [round jute rug](rug-jute-round) on the side where you rise is enough, as long as it runs well in under the bed.

## Stuff and season

- Wool: warm, springy, lets go of dust; vacuum one way, no yearly wash.
- Jute and sedge: cool to the foot in summer; they hate standing water, so not by the loggia.
- Flat weave: light, with two faces, wants a grip below.
- Long pile: good in pictures, holds moisture in the damp months. Think twice.

A thin rubber pad, 3 cm smaller all round, keeps the rug in its place and grandparents on their feet. A door that sweeps over it needs 12 mm; measure before you fall for thick wool.

## Try it with tape first

Tape the outline on the floor and live with it for an evening. Most people choose the larger size after that. Those who keep to the small one mostly mean its price, and for that too there is an answer: one large plain rug costs less than two small flowered ones a year apart.
`,
      `
보내 주시는 사진에서 가장 자주 보는 실수는 너무 작은 러그입니다. 큰 봉투에 붙인 우표처럼 방 가운데 놓여, 둘레의 가구가 모두 떠나려는 것처럼 보입니다. 외우기 쉬운 공식은 하나, 앞다리는 늘 러그 위에.

## 소파 아래

소파와 암체어의 앞다리가 한 뼘은 러그에 올라와야 합니다. 2.2m 소파라면 최소 160 × 230cm, 가장 보기 좋은 크기는 200 × 300cm입니다. 240 × 170cm [쏭 러그](rug-wool-arch)는 15~18㎡ 거실에 맞습니다. 더 넓다면 같은 것 두 장을 맞대어 이음매를 테이블 밑에 감춥니다.

| 방 | 고를 크기 | 소파 양옆 여유 |
| 12㎡ 아래 | 원형 180cm | 없어도 됨 |
| 12~18㎡ | 170 × 240cm | 10~15cm |
| 18~25㎡ | 200 × 300cm | 20~30cm |
| 25㎡ 위 | 240 × 340cm | 30cm |

![living-scandinavian-01]

## 식탁 아래

사방으로 60cm 더 넓어야 의자가 걸리지 않습니다. 1.8m 식탁이면 3m 러그입니다. 자리가 없으면 깔지 마세요. 다리 둘이 삐져나온 의자보다 맨바닥이 낫습니다. 밥알도 한 번에 쓸리는 [평직](rug-wool-stripe)을 고르세요. 줄무늬는 느억맘 자국도 눈감아 줍니다.

## 침실에서

침대 발치 쪽 3분의 2 아래에 가로로 깝니다. 아침에 발이 닿는 곳은 포근하고 협탁은 옮길 필요가 없습니다. 작은 방이라면 내려서는 쪽에 [원형 황마 러그](rug-jute-round) 하나로도 되지만, 가장자리가 침대 밑으로 넉넉히 들어가야 합니다.

## 재료와 계절

- 울. 따뜻하고 탄력 있고 먼지를 놓아줍니다. 한 방향으로 청소하면 해마다 빨 필요가 없습니다.
- 황마와 왕골. 여름에 발이 시원합니다. 고인 물을 싫어하니 발코니 앞에는 깔지 않습니다.
- 평직. 가볍고 뒤집어 쓸 수 있으며 미끄럼 방지 깔개가 필요합니다.
- 긴 털. 사진에는 곱지만 눅눅한 철에 습기를 머금습니다. 다시 생각해 보세요.

러그보다 사방 3cm 작은 얇은 고무 깔개는 러그를 제자리에, 어르신을 두 발로 서 계시게 합니다. 문이 러그 위를 지난다면 12mm 틈이 필요하니 두꺼운 울에 반하기 전에 재 보세요.

## 테이프로 먼저 시험하기

바닥에 테이프로 크기를 표시하고 하루 저녁 지내 보세요. 그러고 나면 대부분 더 큰 것을 고릅니다. 그래도 작은 것을 고르는 까닭은 대개 값인데, 거기에도 답이 있습니다. 무늬 없는 큰 것 한 장이 일 년 사이로 산 꽃무늬 작은 것 두 장보다 쌉니다.
`,
    ),
  },
];
