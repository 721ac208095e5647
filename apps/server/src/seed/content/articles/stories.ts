import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

export const storyArticles: readonly ArticleContent[] = [
  {
    id: 24,
    slug: 'mot-ngay-o-xuong-may',
    type: 'story',
    coverTags: ['rattan', 'basket', 'rural'],
    daysAgo: 11,
    title: text(
      'Một ngày ở sân nhà thợ mây',
      'A day in a rattan weaver’s courtyard',
      '라탄 장인의 마당에서 보낸 하루',
    ),
    excerpt: text(
      'Từ bốn giờ sáng chẻ sợi đến khi chiếc lưng ghế thứ hai kịp khô.',
      'From splitting cane at four in the morning until the second chair back is dry.',
      '새벽 네 시에 라탄을 쪼개는 일부터 두 번째 등판이 마를 때까지.',
    ),
    body: text(
      `
Bốn giờ sáng ở Phú Vinh, sân gạch còn ướt sương, bà Thắm đã ngồi chẻ mây. Sợi phải chẻ lúc trời mát thì mới dẻo; nắng lên, dao đi sai một chút là gãy. Bà mời chúng tôi ngồi, với điều kiện đừng hỏi khi dao đang chạy.

## Từ cây tới sợi

Mây về làng từng bó, dài năm sáu mét, đã chuội sạch nhựa và phơi. Bà chẻ đôi, chẻ tư, rồi kéo từng nan qua hai lưỡi dao cắm trên khúc gỗ, gọi là chuốt: nan ra khỏi lưỡi dao thì đều 2,5 ly. Một buổi sáng được chừng ba trăm mét sợi. Vỏ bóng để đan mặt ngoài, lõi để quấn, vụn đem nhóm bếp.

Trước khi đan, sợi ngâm nước ba mươi phút. Ngâm quá thì thâm, ngâm thiếu thì giòn. Không có đồng hồ nào trong sân; bà bấm móng tay vào sợi.

## Một ngày, theo bóng nắng

| Giờ | Việc |
| 4:00 | chẻ, chuốt |
| 7:30 | ăn sáng, ngâm sợi |
| 9:00 | khung sồi tới, luồn hàng dọc |
| 10:30 | hàng ngang, rồi hai hàng chéo |
| 14:00 | siết, cài nẹp vào rãnh |
| 16:00 | hong trong bóng râm |

Hàng dọc, hàng ngang, chéo trái, chéo phải: bốn lượt ấy thành hoa mắt cáo. Một lưng [ghế ăn Mây](chair-oak-cane) có chừng bốn trăm mắt, mỗi ngày bà làm xong hai cái. Chúng tôi hỏi bà có đếm không. Bà cười.

> Tay đếm, không phải đầu. Đầu để nghĩ tối nay ăn gì.

## Lúc trẻ con tan học

Chúng sà xuống cạnh bà, nhặt sợi thừa đan cào cào. Đứa lớn nhất lớp chín, đan được lưng ghế nhưng chưa siết nổi. Bà không bảo nó theo nghề, cũng không bảo đừng. Cả làng còn hơn trăm nhà làm, phần lớn trên năm mươi tuổi; con cháu họ chụp ảnh và bán hàng trên điện thoại giỏi hơn đan.

## Cái bạn nên biết khi nhận ghế

- Mặt mây mới căng như trống; sau vài tuần nó chùng chừng hai ly rồi thôi.
- Mỗi tháng phun sương mặt dưới, để nơi râm cho khô: sợi co lại, mặt căng thêm.
- Đừng đứng lên ghế. Mây chịu được người ngồi nhiều năm, không chịu được một gót giày.
- Đứt một sợi thì sửa được một sợi, trước khi nó kéo ba sợi bên cạnh.

Chuyện mây trong phòng khách thì có [một bài khác](/dan-may-khong-chi-la-ghe-cafe). Còn ở đây, xế chiều, bà lật hai lưng ghế vừa khô, viết mã số ở mặt sau bằng bút lông nhỏ. Số ấy sẽ theo chiếc ghế tới một phòng ăn bà chưa từng thấy. Bà thổi cho mực ráo, lâu hơn mức cần.
`,
      `
Four in the morning in Phú Vinh; the brick yard is wet with dew and Mrs Thắm is splitting cane. It has to be cool for that, while the strand is supple; once the sun is up, a slip of the knife snaps it. We may sit down, so long as we ask nothing while the blade runs.

## From cane to strand

It comes to the village in bundles five or six metres long, boiled clean and dried. She splits it in two and in four, then pulls each length between two blades set in a block, and what comes out is 2.5 mm wide from end to end. In a morning she makes some three hundred metres. The glossy skin is for weaving, the core for binding, the shavings light the stove.

Before weaving, strands lie in water for thirty minutes. Longer and they darken, shorter and they crack. There is no clock in the yard; she presses a fingernail into one.

## A day by its shadows

| Hour | Work |
| 4:00 | splitting, drawing |
| 7:30 | breakfast, soaking |
| 9:00 | oak frames come; the upright rows |
| 10:30 | rows across, then both slants |
| 14:00 | tightening, the spline into its groove |
| 16:00 | drying in the shade |

Up, across, slant left, slant right: four passes make the hexagons. The back of one [Mây dining chair](chair-oak-cane) has about four hundred, and two backs are her day. We ask whether she counts. She laughs.

> The hands count, not the head. The head thinks of supper.

## When school is out

They drop down beside her and plait grasshoppers from the ends. The eldest is fifteen and can weave a back, though not yet pull it tight. She does not tell him to take up the trade, nor not to. More than a hundred houses still do, most of their weavers past fifty; the young are better at photographs and at selling by telephone.

## What to know when the chair arrives

- New cane is taut as a drum; within weeks it gives by two millimetres, and stops.
- Once a month mist its underside and dry it in the shade: the strands draw in, the seat tightens.
- Do not stand on it. Cane bears people for years, and not one heel.
- A single broken strand can be replaced, before it takes its three neighbours along.

What cane does for a living room is told [elsewhere](/dan-may-khong-chi-la-ghe-cafe). Here it is late afternoon. She turns over two dry backs and writes a number with a fine brush, which will travel with the chair to a dining room that she has never seen. She blows on the ink for longer than it needs.
`,
      `
푸빈의 새벽 네 시, 벽돌 마당은 이슬에 젖었고 탐 할머니는 벌써 라탄을 쪼갭니다. 서늘해야 줄이 유연합니다. 해가 뜨면 칼이 조금만 빗나가도 부러지지요. 칼이 움직일 때 말을 걸지 않는다는 조건으로 곁에 앉았습니다.

## 줄기에서 줄까지

라탄은 5~6m 다발로, 진을 삶아 빼고 말려서 마을에 옵니다. 둘로, 다시 넷으로 쪼갠 다음 나무토막에 꽂은 두 칼날 사이로 당기면 끝에서 끝까지 폭 2.5mm가 되어 나옵니다. 아침 한나절에 300m쯤. 반들거리는 겉은 엮는 데, 속은 감는 데 쓰고 부스러기는 불쏘시개가 됩니다.

엮기 전에는 줄을 삼십 분 물에 담급니다. 길면 거뭇해지고 짧으면 갈라집니다. 마당에 시계는 없습니다. 손톱으로 눌러 보실 뿐입니다.

## 그림자로 보는 하루

| 시각 | 일 |
| 4:00 | 쪼개고 뽑기 |
| 7:30 | 아침밥, 줄 담그기 |
| 9:00 | 오크 틀 도착, 세로줄 꿰기 |
| 10:30 | 가로줄, 이어서 양쪽 빗줄 |
| 14:00 | 조이고 홈에 쫄대 박기 |
| 16:00 | 그늘에서 말리기 |

세로, 가로, 왼쪽으로 비스듬히, 오른쪽으로 비스듬히. 네 번이면 육각 무늬가 됩니다. [라탄 식탁 의자](chair-oak-cane) 등판 하나에 사백 칸쯤, 하루에 두 장입니다. 세면서 하시냐고 묻자 웃으십니다.

> 머리가 아니라 손이 세지. 머리는 저녁 반찬을 생각하고.

## 학교가 끝나면

아이들이 곁에 주저앉아 남은 줄로 메뚜기를 접습니다. 맏이는 중학교 3학년, 등판을 엮을 줄 알지만 아직 조이지는 못합니다. 할머니는 이 일을 하라고도, 하지 말라고도 않으십니다. 백 집 넘게 아직 라탄을 하지만 대개 쉰이 넘었고, 젊은이들은 사진과 전화로 파는 일을 더 잘합니다.

## 의자를 받으면 알아 둘 것

- 새 라탄은 북처럼 팽팽합니다. 몇 주 지나 2mm쯤 처지고 멈춥니다.
- 한 달에 한 번 아랫면에 물을 뿌려 그늘에 말리면 줄이 오그라들며 다시 팽팽해집니다.
- 올라서지 마세요. 앉는 사람은 몇 해고 견디지만 뒤꿈치 하나는 못 견딥니다.
- 한 줄이 끊어지면 한 줄만 고치면 됩니다. 옆의 세 줄을 끌고 가기 전이라면요.

거실의 라탄 이야기는 [다른 글](/dan-may-khong-chi-la-ghe-cafe)에 있습니다. 여기는 늦은 오후. 마른 등판 두 장을 뒤집어 가는 붓으로 번호를 적습니다. 그 번호는 의자를 따라 한 번도 본 적 없는 식탁으로 갑니다. 할머니는 필요한 것보다 오래 먹을 불어 말리십니다.
`,
    ),
  },
  {
    id: 25,
    slug: 'lo-gach-tron-ben-song',
    type: 'story',
    coverTags: ['ceramic', 'vase', 'terracotta'],
    daysAgo: 29,
    title: text(
      'Chiếc lò gạch tròn học nung bình hoa',
      'The round kiln that learned to fire vases',
      '화병을 굽게 된 둥근 가마',
    ),
    excerpt: text(
      'Bên sông Cổ Chiên, lửa trấu vẫn cháy, chỉ khác thứ ở trong lò.',
      'By the Cổ Chiên the husk still burns; only what is inside has changed.',
      '꼬찌엔강 가마의 왕겨 불은 그대로, 속에 든 것만 달라졌습니다.',
    ),
    body: text(
      `
Từ xa, lò gạch tròn bên sông Cổ Chiên trông như những quả trứng khổng lồ mọc rêu. Ngày trước mỗi mẻ chín vạn viên, ghe đậu kín bến chờ chở đi Sài Gòn. Giờ đi dọc kênh Thầy Cai, đa số lò đã nguội, có lò cây mọc xuyên nóc.

## Vì sao lò nguội

Gạch nung thủ công tốn trấu và nhả khói; nhà xây chuyển sang gạch tuynen, gạch không nung. Một lò tròn cao chừng mười ba mét phải ăn cả trăm tấn trấu cho một mẻ, đốt hơn hai mươi ngày đêm. Giá trấu lên, giá gạch không lên theo. Chủ lò cuối cùng ở đoạn này tắt lửa năm ông sáu mươi tám tuổi.

Hai lò còn lại được một nhóm làm gốm thuê. Họ nghĩ: lửa có sẵn, đất có sẵn, chỉ việc đổi thứ ở trong.

## Mẻ đầu

Hỏng hai phần ba. Lửa trấu lên nhanh, thành bình mỏng chịu không nổi; viên gạch dày mười phân không ngại, chiếc bình dày sáu ly thì ngại.

| Mẻ | Đổi gì | Còn nguyên |
| 1 | nung như gạch | 34 phần trăm |
| 2 | phơi thêm một tuần | 51 |
| 3 | xếp bình trong vòng gạch mộc | 60 |
| 4 | ủ hai ngày trước khi lên lửa | 88 |

Người giữ lò già nhất, chú Tám, chỉ đứng xem ba mẻ đầu. Tới mẻ thứ tư chú mới nói. Bịt nửa cửa gió, đốt liu riu hai ngày cho đất nhả hết hơi nước, rồi mới cho lửa lớn. Hỏi sao chú không nói sớm, chú bảo hồi đầu đâu có ai hỏi.

## Đỏ, và chỗ sậm

Đất ở đây nhiều sắt, nung khoảng 900 độ thì ra màu đỏ cam như nắng chiều. Chỗ nào thiếu gió, trấu cháy không hết, khói ăn vào thành một vệt xám. Lúc đầu vệt ấy bị xếp vào hàng lỗi. Rồi khách chỉ tìm cái có vệt.

- Gốm nung chừng ấy độ còn hút nước: cắm hoa thì lót một lọ thủy tinh bên trong.
- Vệt trắng nổi lên sau mưa là muối trong đất, lau giấm loãng là đi.
- Đừng để ngoài trời giá rét trên núi; nước trong thành bình đóng băng là nứt.

Một [bộ ba bình](vase-ceramic-set) để cùng chỗ nên có một chiếc sậm, cho hai chiếc kia đỏ hơn. Ai thích màu ấy lên tường thì đọc [màu đất nung vào nhà phố](/mau-dat-nung).

## Bây giờ

Mỗi tháng hai mẻ, mỗi mẻ chừng sáu trăm món. Không nhiều như gạch, nhưng món nào cũng có người đặt tên. Chú Tám vẫn không cắm hoa. Chú xin một chiếc nứt miệng, để đựng trấu.
`,
      `
From afar the round kilns on the Cổ Chiên look like giant eggs with moss on them. Each firing used to yield ninety thousand bricks, with boats crowding the landing to take them to Sài Gòn. Along the Thầy Cai canal most are cold today, and through some of the crowns trees have grown.

## Why they went cold

Bricks fired by hand eat husk and give off smoke; builders went over to tunnel kilns and to blocks that need no fire. A round kiln, some thirteen metres high, takes a hundred tonnes of rice husk for one firing and burns for more than twenty days and nights. Husk grew dear and bricks did not. The last owner on this stretch let his fire go out at sixty-eight.

Two kilns were rented by potters. Here was fire, they thought, and here was clay; one need only change what is inside.

## The first firing

They lost two thirds. Husk climbs fast, and thin walls cannot follow; a brick of ten centimetres does not mind, a vase of six millimetres does.

| Firing | Changed | Whole |
| 1 | fired like bricks | 34 per cent |
| 2 | a week more of drying | 51 |
| 3 | vases within a ring of raw brick | 60 |
| 4 | two days’ smoulder first | 88 |

Uncle Tám, the oldest keeper, watched three times without a word. At the fourth he spoke. Close half the draught and let it smoulder for two days until the clay has given up its steam; only then let it roar. Why had he not said so before? At first, he said, nobody asked.

## Red, and the dark side

There is much iron in this clay, and at about 900 degrees it turns the orange of late sun. Where the draught is poor the husk burns badly, and smoke draws a grey shadow on the wall. Shadowed pieces were seconds once. Then buyers began to look for nothing else.

- Fired so low it still drinks: for flowers, put a glass inside.
- White bloom after rain is salt from the earth; thin vinegar takes it off.
- Keep it out of mountain frost, for water in its wall freezes and splits it.

In a [set of three](vase-ceramic-set) one should be smoked, to make the others redder. For that colour on a wall there is [clay in the town house](/mau-dat-nung).

## Today

Two firings a month, some six hundred pieces each. Fewer than bricks, but every one gets a name. Uncle Tám still keeps no flowers. He asked for one with a cracked lip, to hold husk.
`,
      `
멀리서 보면 꼬찌엔강의 둥근 가마는 이끼 낀 거대한 알 같습니다. 예전에는 한 번에 벽돌 구만 장을 구웠고, 사이공으로 실어 갈 배가 나루를 메웠습니다. 지금 터이까이 수로를 따라가면 가마는 대부분 식었고, 지붕을 뚫고 나무가 자란 것도 있습니다.

## 왜 식었나

손으로 굽는 벽돌은 왕겨를 먹고 연기를 뿜습니다. 집 짓는 이들은 터널 가마 벽돌과 비소성 블록으로 옮겨 갔지요. 높이 13m쯤 되는 둥근 가마는 한 번에 왕겨 백 톤을 먹고 스무 날 넘게 밤낮으로 탑니다. 왕겨 값은 오르는데 벽돌 값은 따라 오르지 않았습니다. 이 구간의 마지막 주인은 예순여덟에 불을 껐습니다.

남은 두 기를 도예가들이 빌렸습니다. 불이 있고 흙이 있으니 속에 든 것만 바꾸면 된다고 생각했답니다.

## 첫 가마

3분의 2가 깨졌습니다. 왕겨 불은 빨리 오르고 얇은 벽은 견디지 못합니다. 10cm 벽돌은 괜찮아도 6mm 화병은 그렇지 않습니다.

| 가마 | 바꾼 것 | 성한 것 |
| 1 | 벽돌처럼 굽기 | 34퍼센트 |
| 2 | 일주일 더 말리기 | 51 |
| 3 | 날벽돌로 둘러 쌓기 | 60 |
| 4 | 이틀 먼저 뜸 들이기 | 88 |

가장 나이 든 가마지기 땀 아저씨는 세 번을 말없이 지켜보다 네 번째에 입을 열었습니다. 바람구멍을 반쯤 막고 이틀을 은근히 때서 흙이 김을 다 뱉게 한 다음 불을 키우라고. 왜 진작 말씀 안 하셨냐니, 처음엔 아무도 묻지 않았다고 했습니다.

## 붉은빛, 그리고 짙은 쪽

이곳 흙에는 철이 많아 900도쯤이면 저녁볕 같은 주홍이 됩니다. 바람이 모자란 자리는 왕겨가 덜 타 연기가 벽에 잿빛 그늘을 남깁니다. 처음에는 흠으로 쳤습니다. 그러다 손님들이 그늘진 것만 찾기 시작했습니다.

- 이 온도로 구운 도기는 아직 물을 먹습니다. 꽃을 꽂으려면 안에 유리병을 넣으세요.
- 비 온 뒤 피는 흰 가루는 흙 속의 소금입니다. 묽은 식초로 닦으면 사라집니다.
- 산간의 한데에는 두지 마세요. 벽 속의 물이 얼면 갈라집니다.

[화병 세 점](vase-ceramic-set)을 함께 둘 때는 하나쯤 그을린 것이어야 나머지가 더 붉습니다. 그 색을 벽에 올리고 싶다면 [도시의 집에 들어온 흙빛](/mau-dat-nung)을 보세요.

## 지금

한 달에 두 번, 한 번에 육백 점쯤. 벽돌보다 적지만 저마다 이름이 있습니다. 땀 아저씨는 여전히 꽃을 꽂지 않습니다. 주둥이에 금 간 것을 하나 얻어 왕겨를 담아 두셨습니다.
`,
    ),
  },
  {
    id: 26,
    slug: 'doi-vo-chong-va-72-met-vuong',
    type: 'story',
    coverTags: ['living', 'scandinavian', 'living-kitchen'],
    daysAgo: 44,
    title: text(
      'Đôi vợ chồng trẻ và 72 mét vuông',
      'A young couple and 72 square metres',
      '젊은 부부와 72제곱미터',
    ),
    excerpt: text(
      'Ba tháng, một bảng tính và chiếc sofa mua cuối cùng.',
      'Three months, one spreadsheet, and the sofa they bought last.',
      '석 달, 표 하나, 그리고 마지막에 산 소파.',
    ),
    body: text(
      `
Huyền và Quân nhận chìa khóa vào tháng Sáu, ở một tòa nhà mới bên Linh Đàm. Việc đầu tiên không phải mua gì cả, mà là ở tạm hai tuần với một tấm nệm và bốn cái ghế đẩu, để xem nắng vào từ đâu.

## Hai tuần không đồ

Họ dán giấy nhớ lên tường mỗi khi thấy bực: chỗ này tối lúc sáu giờ, ổ cắm này sai bên, đứng đây thì nghe thang máy. Hết hai tuần được ba mươi mốt tờ. Tường phòng ngủ nhỏ không có tờ nào, thế là nó thành phòng ngủ chính.

Nắng thì ngược với bản quảng cáo. Căn “hướng nam” thật ra xoay về tây nam mười tám độ, và bốn giờ chiều tháng Sáu rọi thẳng vào chỗ định đặt sofa.

## Bảng tính ba cột

| Cần ngay | Chờ được | Có cũng vui |
| giường, nệm: 21 triệu | sofa: 19 | tranh |
| bếp, hút mùi: 74 | tủ giày: 6 | đèn cây |
| rèm hai lớp: 13 | bàn làm việc: 8 | thảm |
| bàn ăn, bốn ghế: 31 | máy rửa bát: 12 | cây to |

Tổng cột một là 139 triệu, hết trong tháng Bảy. Quy tắc của họ: muốn chuyển một món từ cột hai sang cột một thì người kia phải viết lý do. Trong ba tháng chỉ có một món qua được, là máy rửa bát, lý do dài năm chữ: “vì hạnh phúc gia đình”.

![living-kitchen-scandinavian-01]

## Cái bàn được nhiều tiền nhất

Vì buổi tối họ toàn ngồi ở bàn. [Bàn sồi 1,8 m](dining-table-oak-180), [ghế mặt dây](chair-oak-cord), một [đèn gốm](ceiling-ceramic-laterite) thả cách mặt bàn 70 phân, chỉnh được. Ở đó họ ăn cơm, làm việc, cãi nhau về màu gạch, rồi làm lành. Bàn kê dọc theo cửa sổ nên hai người ngồi cạnh nhau cùng nhìn ra, thay vì nhìn nhau qua cái màn hình.

## Sofa tới vào tháng Chín

- Lúc đầu định mua sofa góc 2,8 m. Sau ba tháng, mua [sofa ba chỗ](sofa-linen-oat) 2,2 m.
- Lúc đầu định kê giữa nhà, quay ra tivi. Sau ba tháng, kê sát tường đông, tránh nắng bốn giờ.
- Màu yến mạch thì vẫn như đã chọn từ đầu.

Huyền bảo nếu mua ngay hôm nhận nhà, chắc đã mua lớn hơn và sai chỗ. Quân bảo còn thiếu một điều: ba tháng không sofa, bạn bè tới chơi ngồi quanh bàn, nên ai cũng nói chuyện với nhau.

Cả căn hết 243 triệu tính tới Tết, ít hơn bản dự toán đầu 60 triệu. Muốn xem tiền của một căn như vậy chia ra sao, có [bài về ba trăm triệu](/ba-tram-trieu-cho-70-met). Ba mươi mốt tờ giấy nhớ họ vẫn giữ, trong ngăn kéo bếp.
`,
      `
Huyền and Quân got their keys in June, in a new tower at Linh Đàm. The first thing was to buy nothing: two weeks with a mattress and four stools, to learn where the sun came in.

## Two weeks without furniture

Whenever something vexed them they put a paper note on the wall: dark here at six, this socket is on the wrong side, one hears the lift from here. In a fortnight there were thirty-one. The small bedroom had none, and so it became theirs.

The sun contradicted the brochure. “Facing south”, the flat is turned by eighteen degrees to the west, and at four on a June afternoon it shone right on the place meant for the sofa.

## A sheet of three columns

| Now | Later | Nice to have |
| bed, mattress: 21 million | sofa: 19 | pictures |
| kitchen, hood: 74 | shoe cabinet: 6 | floor lamp |
| curtains in two layers: 13 | desk: 8 | rug |
| table, four chairs: 31 | dishwasher: 12 | a large plant |

The first column came to 139 million, spent by the end of July. Their rule: to move a thing from the second to the first, the other must be given a reason in writing. One thing made it in three months, the dishwasher; the reason was “for the marriage”.

![living-kitchen-scandinavian-01]

## Most money went to the table

In the evenings they were always sitting at one. [Oak, 1.8 m](dining-table-oak-180), [corded chairs](chair-oak-cord), a [ceramic lamp](ceiling-ceramic-laterite) on an adjustable cord 70 cm above it. There they eat, work, quarrel about tiles and make up. It stands along the window, so that two side by side look out together, and not at each other across a screen.

## The sofa came in September

- At first it was to be a corner of 2.8 m. After three months it was [a three-seater](sofa-linen-oat) of 2.2.
- At first it was to stand mid-room, facing a television. After three months it went to the east wall, away from four o’clock.
- Oat it remained, as chosen on the first day.

Had they bought it with the keys, says Huyền, it would have been larger and in the wrong place. One thing is missing, says Quân: for three months friends had to sit round the table, and so everybody talked.

By Tết it had all cost 243 million, 60 less than their first sum. How such money divides is told in [three hundred million for 70 m²](/ba-tram-trieu-cho-70-met). The thirty-one notes are in the kitchen drawer.
`,
      `
후옌과 꾸언은 6월에 린담의 새 아파트 열쇠를 받았습니다. 첫 번째 할 일은 아무것도 사지 않는 것. 매트리스 하나와 스툴 네 개로 두 주를 살며 볕이 어디로 드는지 보기로 했습니다.

## 가구 없는 두 주

거슬리는 것이 있을 때마다 벽에 쪽지를 붙였습니다. 여섯 시에 어둡다, 콘센트가 반대쪽이다, 여기 서면 엘리베이터 소리가 난다. 두 주에 서른한 장. 작은방에는 한 장도 없어서 그 방이 안방이 되었습니다.

볕은 분양 책자와 달랐습니다. ‘남향’이라던 집은 서쪽으로 18도 돌아가 있었고, 6월 오후 네 시의 해가 소파를 두려던 자리에 곧장 들었습니다.

## 세 칸짜리 표

| 지금 | 나중에 | 있으면 좋은 것 |
| 침대와 매트리스: 2,100만 동 | 소파: 1,900만 | 그림 |
| 주방과 후드: 7,400만 | 신발장: 600만 | 플로어 램프 |
| 커튼 두 겹: 1,300만 | 책상: 800만 | 러그 |
| 식탁과 의자 넷: 3,100만 | 식기세척기: 1,200만 | 큰 나무 |

첫 칸은 모두 1억 3,900만 동, 7월 안에 썼습니다. 규칙은 하나. 둘째 칸의 물건을 첫 칸으로 옮기려면 상대에게 이유를 글로 낼 것. 석 달 동안 통과한 것은 식기세척기뿐이었고 이유는 네 글자였습니다. “부부 화목”.

![living-kitchen-scandinavian-01]

## 돈을 가장 많이 쓴 식탁

저녁이면 늘 식탁에 앉아 있었으니까요. [1.8m 오크 식탁](dining-table-oak-180)과 [코드 의자](chair-oak-cord), 상판 위 70cm에서 높이를 조절하는 [세라믹 조명](ceiling-ceramic-laterite). 거기서 먹고 일하고 타일 색으로 다투고 화해합니다. 창을 따라 놓아서, 둘이 나란히 앉으면 화면 너머로 서로를 보는 대신 함께 밖을 봅니다.

## 소파는 9월에

- 처음에는 2.8m 코너 소파를 사려 했습니다. 석 달 뒤 산 것은 2.2m [3인용](sofa-linen-oat)입니다.
- 처음에는 집 한가운데서 텔레비전을 보게 두려 했습니다. 석 달 뒤에는 네 시의 볕을 피해 동쪽 벽에 붙였습니다.
- 오트 색만은 처음 고른 그대로입니다.

열쇠 받은 날 샀더라면 더 크고 엉뚱한 자리에 놓였을 거라고 후옌은 말합니다. 꾸언은 하나를 덧붙입니다. 소파가 없던 석 달 동안 친구들이 식탁에 둘러앉아서, 다들 이야기를 했다고.

설까지 모두 2억 4,300만 동, 처음 예산보다 6천만이 적었습니다. 이런 돈이 어떻게 나뉘는지는 [70㎡에 3억 동](/ba-tram-trieu-cho-70-met)에 있습니다. 쪽지 서른한 장은 아직 주방 서랍에 있습니다.
`,
    ),
  },
  {
    id: 27,
    slug: 'nha-ba-gian-cua-ngoai',
    type: 'story',
    coverTags: ['rural', 'rustic', 'balcony'],
    daysAgo: 66,
    title: text('Nhà ba gian của bà ngoại', 'Grandmother’s three-bay house', '외할머니의 세 칸 집'),
    excerpt: text(
      'Sửa một ngôi nhà mà không làm bà thấy lạ.',
      'How to mend a house without making it strange to her.',
      '할머니가 낯설지 않게 집을 고치는 법.',
    ),
    body: text(
      `
Bà đã tám mươi ba, và điều kiện của bà chỉ có một: cái phản phải nằm đúng chỗ cũ. Mọi thứ còn lại, cháu muốn làm sao thì làm. Người kể chuyện này là Thảo, kiến trúc sư ở Đà Nẵng; căn nhà ở Đại Lộc, dựng năm bà về làm dâu.

## Bản vẽ bắt đầu từ cái phản

Phản gỗ mít, 1,6 × 2 m, kê ở gian giữa lệch về đông, sát cột. Nằm đó bà thấy cổng, thấy bàn thờ, thấy cây mít. Thảo đo ba đường nhìn ấy trước khi đo tường, rồi giữ chúng trống.

Bếp mới quay lưng vào phản để bà nằm vẫn nghe tiếng chén. Nhà tắm làm thêm ở chái tây, cách phản mười bước; Thảo đếm bước của bà, không phải của mình.

## Giữ gì, thay gì

| Phần | Giữ | Thay |
| Mái | bảy phần ngói âm dương cũ, đảo lại | rui mè mục, lót giấy dầu |
| Cột, kèo | cả mười sáu cột | chân hai cột mục, nối mộng |
| Nền | gạch tàu gian giữa | lớp dưới: đá dăm, màng chống ẩm, vữa |
| Cửa | cửa bàn khoa | bản lề, then thấp xuống 1 m |
| Điện | không giữ gì | dây trong ống, cầu dao chống giật |

Sàn cũ mùa nồm đổ mồ hôi vì gạch nằm thẳng trên đất. Lớp màng dày 0,3 ly giá chưa tới 20 nghìn một mét vuông, và nó là thứ làm bà hài lòng nhất dù bà không biết nó ở đó.

![living-rural-01]

## Mười bước có tay vịn

- Tay vịn gỗ suốt từ phản tới chái, cao 80 cm, tròn 3,8 cm, nắm vừa tay.
- Không bậc nào trên đường ấy; chỗ chênh 4 phân làm dốc thoải dài nửa mét.
- Đèn thấp sát nền, cảm biến, vàng. Bà dậy hai lần mỗi đêm.
- Cửa nhà tắm mở ra ngoài, khóa mở được từ phía ngoài bằng đồng xu.
- Ghế tắm và vòi cầm tay. Sàn gạch nhám ô 10 cm, nhiều mạch thì bám chân.

Thợ hỏi tay vịn inox cho rẻ. Thảo đưa bà cầm thử hai đoạn, sáng sớm mùa đông. Bà chọn gỗ.

## Những gì không làm

Không trần thạch cao: mái ngói cần thở, và chuột cần không có chỗ ở. Không đèn giữa nhà, vì dưới kèo có ổ én. Không ghế sofa; hai [ghế gỗ nệm lanh](armchair-oak-linen) cho khách, còn bà có phản. Đời mới của [bộ phản](/phan-go-tro-lai-phong-ngu) thì bà xem ảnh, bà bảo có nệm là hư lưng.

Tổng cộng 268 triệu, ba tháng rưỡi, trong đó bà sang nhà con trai ở đúng hai mươi ngày rồi đòi về. Ngày xong, bà đi một vòng, sờ cột, sờ tay vịn, rồi leo lên phản nằm. Bà nói đúng một câu: nhà mát hơn trước, mà vẫn nhà mình.
`,
      `
She is eighty-three and set one condition: the platform bed stays where it was. With all the rest, do as you please. Thảo tells this, an architect in Đà Nẵng; the house is in Đại Lộc and was built in the year her grandmother married into it.

## It began with the platform

It is of jackfruit, 1.6 × 2 m, in the middle bay towards the east, against a post. Lying there she sees the gate, the altar and the tree. Thảo measured those three lines before any wall, and kept them free.

The new kitchen backs onto it, so that she hears the bowls while resting. The bathroom is in the western lean-to, ten steps away. Thảo counted her grandmother’s steps and not her own.

## Kept and changed

| Part | Kept | Changed |
| Roof | seven tenths of the tiles, turned | rotten battens; felt beneath |
| Posts, trusses | all sixteen posts | the feet of two, scarfed |
| Floor | clay tiles of the middle bay | below: gravel, a membrane, mortar |
| Doors | the panelled doors | hinges; bolts lowered to 1 m |
| Wiring | nothing | cable in pipes, a residual-current switch |

In the damp months the old floor sweated, since its tiles lay on bare earth. The membrane is 0.3 mm thick and costs less than 20 thousand a square metre. Nothing pleases her more, though she does not know that it is there.

![living-rural-01]

## Ten steps with a rail

- A wooden rail all the way, 80 cm high and 3.8 cm thick, which a hand can close on.
- Not one step; where levels differ by 4 cm there is a ramp half a metre long.
- Low lamps at the floor, warm, that wake by themselves. She rises twice a night.
- The bathroom door opens outwards, and its lock yields to a coin from outside.
- A seat, a hand shower, rough tiles of 10 cm: many joints hold a foot.

Steel would be cheaper, said the builder. Thảo had her hold a piece of each, early on a winter morning. She chose wood.

## What was not done

No plaster ceiling: tiles have to breathe, and rats should have nowhere to live. No lamp in the middle, for swallows nest under the truss. No sofa; two [oak chairs with linen](armchair-oak-linen) are for guests, and she has her platform. Of [its modern kind](/phan-go-tro-lai-phong-ngu) she has seen a picture. A mattress, she says, ruins the back.

It was 268 million and three months and a half, of which she spent exactly twenty days at her son’s and then asked to go home. On the last day she walked round, touched the posts and the rail, and lay down. She said one thing: cooler than before, and still ours.
`,
      `
여든셋 할머니의 조건은 하나였습니다. 평상은 원래 자리에 둘 것. 나머지는 알아서 하라고 하셨지요. 다낭의 건축가 타오가 들려준 이야기이고, 집은 다이록에 있으며 할머니가 시집오던 해에 지어졌습니다.

## 평상에서 시작한 도면

잭프루트나무 평상, 1.6 × 2m, 가운데 칸에서 동쪽으로 치우쳐 기둥 곁에 있습니다. 누우면 대문과 제단과 나무가 보입니다. 타오는 벽보다 그 세 줄기 시선을 먼저 재고 비워 두었습니다.

새 부엌은 평상과 등을 맞대어, 누워서도 그릇 소리가 들립니다. 욕실은 서쪽 곁채, 열 걸음 거리. 타오는 제 걸음이 아니라 할머니 걸음으로 세었습니다.

## 남긴 것, 바꾼 것

| 부분 | 남긴 것 | 바꾼 것 |
| 지붕 | 옛 기와 7할을 다시 이음 | 썩은 서까래 널, 아래에 방수지 |
| 기둥과 보 | 기둥 열여섯 모두 | 두 기둥의 썩은 밑동을 이음 |
| 바닥 | 가운데 칸 흙타일 | 그 아래 자갈, 방습막, 모르타르 |
| 문 | 판문 | 경첩, 빗장을 1m로 낮춤 |
| 전기 | 없음 | 관에 넣은 전선, 누전 차단기 |

옛 바닥은 흙 위에 바로 깔려 눅눅한 철이면 땀을 흘렸습니다. 두께 0.3mm 방습막은 1㎡에 2만 동도 안 합니다. 할머니가 가장 흡족해하시는 것이 그것인데, 거기 있는 줄은 모르십니다.

![living-rural-01]

## 난간 따라 열 걸음

- 평상에서 곁채까지 이어진 나무 난간. 높이 80cm, 굵기 3.8cm, 손에 쥐어집니다.
- 계단은 하나도 없습니다. 4cm 차이는 반 미터 경사로로.
- 바닥 가까이 저절로 켜지는 노란 등. 밤에 두 번 일어나십니다.
- 욕실 문은 밖으로 열리고, 잠금은 밖에서 동전으로 풉니다.
- 앉는 의자와 손 샤워기, 10cm 거친 타일. 줄눈이 많아야 발이 붙습니다.

스테인리스가 싸다고 기사님이 말했습니다. 타오는 겨울 이른 아침 두 토막을 할머니 손에 쥐여 드렸고, 할머니는 나무를 고르셨습니다.

## 하지 않은 것

석고 천장은 하지 않았습니다. 기와는 숨을 쉬어야 하고 쥐는 살 곳이 없어야 하니까요. 보 아래 제비집이 있어 한가운데 등도 달지 않았습니다. 소파도 없습니다. 손님에게는 [리넨 방석 나무 의자](armchair-oak-linen) 둘, 할머니에게는 평상. [요즘 평상](/phan-go-tro-lai-phong-ngu) 사진을 보시더니 매트리스는 허리를 망친다고 하셨습니다.

모두 2억 6,800만 동, 석 달 반. 그동안 할머니는 아들 집에서 딱 스무 날을 지내고 집에 가자고 하셨습니다. 마지막 날 한 바퀴 돌며 기둥과 난간을 만져 보고 평상에 누우셨지요. 한마디만 하셨습니다. 전보다 시원한데 그대로 우리 집이구나.
`,
    ),
  },
  {
    id: 28,
    slug: 'nguoi-thu-den-trong-phong-toi',
    type: 'story',
    coverTags: ['lamp', 'evening', 'bedroom'],
    daysAgo: 87,
    title: text(
      'Người thử đèn trong phòng tối',
      'The people who test lamps in the dark',
      '어둠 속에서 등을 시험하는 사람들',
    ),
    excerpt: text(
      'Bảy ngày sống với một ngọn đèn trước khi nó được bán.',
      'Seven days of living with a lamp before it is sold.',
      '팔기 전에 등 하나와 이레를 삽니다.',
    ),
    body: text(
      `
Căn phòng không cửa sổ, mười hai mét vuông, ở cuối một xưởng đèn tại Bình Chánh. Trong đó có giường, bàn ăn, một cái ghế đọc và một chiếc nôi trống. Mỗi mẫu đèn mới phải ở đây một tuần trước khi có giá.

## Bảy ngày của một ngọn đèn

| Ngày | Thử gì | Trượt khi |
| Thứ Hai | đọc sách | bóng tay đổ lên trang |
| Thứ Ba | ăn cơm | cá kho không ra màu cá kho |
| Thứ Tư | quay phim bằng điện thoại | hình có sọc chạy |
| Thứ Năm | ru em bé | bật lên có ai giật mình |
| Thứ Sáu | để sáng suốt mười bốn giờ | chao quá 60 độ chỗ tay chạm |
| Thứ Bảy | trẻ con kéo dây | đổ, hoặc dây tuột |
| Chủ nhật | tắt | không ai nhận ra là thiếu |

Chị Diễm ghi sổ. Trước chị là người may chao, nên chị cầm chao lên trước khi bật đèn, xem mép vải có lộ chỉ khi bị rọi từ trong không. Anh Toàn đo: quang phổ, độ rọi trên mặt bàn, dòng điện. Hai người không được nói kết quả cho nhau tới tối thứ bảy.

## Những con số trong sổ

Màu cá kho là chuyện chỉ số hoàn màu. Dưới 90 thì nước màu ngả xám, đĩa rau như luộc lại; xưởng lấy mốc 95 cho đèn bàn ăn. Sọc trên màn hình là bóng nhấp nháy theo lưới 50 Hz, mắt không thấy nhưng đầu có thể nhức. Đọc sách cần chừng 300 lux trên giấy, còn ru thì dưới 20, và phải tăng dần trong hai giây.

![living-japandi-02]

## Bị loại, được giữ

Một mẫu rất đẹp bị loại vì ù ở mức sáng thấp. Bộ nguồn rẻ hơn 90 nghìn; ban ngày trong xưởng chẳng ai nghe. Một mẫu [đèn nấm](table-lamp-mushroom-laterite) được giữ nhờ chi tiết không ai thấy: sợi dây bọc vải không xoắn lại khi kéo ghế qua. Chiếc [đèn cây giấy dó](floor-lamp-paper) trượt hai lần vì trẻ con, lần thứ ba thêm đế nặng 2,4 ký.

- Thử ở nhà được: quay chậm bằng điện thoại, nhìn có sọc không.
- Vặn xuống thấp nhất, tắt quạt, ghé tai.
- Mua một bóng, để một tuần, rồi hãy mua sáu bóng.

## Cái nôi để làm gì

Chủ xưởng đặt nó ở đó năm con gái ông sinh. Ông bảo người làm đèn hay nghĩ tới lúc bật, mà nhà có trẻ thì sống bằng lúc tắt. Muốn thử cách ấy, có [bài về buổi tối không đèn trần](/den-thap). Chúng tôi hỏi thế nào là một ngọn đèn tốt. Chị Diễm đáp: là khi tắt nó đi, mình mới nhận ra đã ngồi đó rất lâu.
`,
      `
The room has no window: twelve square metres at the end of a lamp workshop in Bình Chánh, with a bed, a table, a reading chair and an empty cot. Each new lamp spends a week here before it has a price.

## Seven days of a lamp

| Day | Tried | Fails if |
| Monday | reading | the hand throws a shadow on the page |
| Tuesday | supper | braised fish does not look braised |
| Wednesday | filming by telephone | stripes run over the picture |
| Thursday | a lullaby | coming on, it startles anybody |
| Friday | fourteen hours alight | the shade is above 60 °C where hands go |
| Saturday | children at the cord | it falls, or the cord comes out |
| Sunday | nothing | nobody misses it |

Mrs Diễm keeps the book. She used to sew shades and takes one in her hands before the switch, to see whether its hem shows thread with light inside. Mr Toàn measures: spectrum, lux on the table, current. Neither may tell the other before Saturday evening.

## Figures in the book

How fish looks is a matter of colour rendering. Below 90 the caramel turns grey and greens seem boiled twice; for tables they ask for 95. The stripes are a lamp that flickers with the mains at 50 Hz, unseen by the eye, though a head may ache of it. A page wants some 300 lux; a lullaby fewer than 20, rising over two seconds.

![living-japandi-02]

## Dropped and kept

One handsome model was dropped because it hummed when dimmed. Its driver was 90 thousand cheaper, and by day nobody in the workshop could hear. A [mushroom lamp](table-lamp-mushroom-laterite) was kept for something that nobody sees: its cloth cord does not curl when a chair rolls over it. The [dó paper floor lamp](floor-lamp-paper) failed twice with children and got a base of 2.4 kilos.

- To try at home: film it in slow motion and look for stripes.
- Turn it to its lowest, stop the fan, and put your ear to it.
- Buy one bulb, live with it for a week, and then buy six.

## What the cot is for

The owner put it there in the year his daughter was born. Makers of lamps think of the moment one switches on, he says; a house with children lives by the other. For that there is [an evening without the ceiling light](/den-thap). We asked what makes a good lamp. When you switch it off, said Mrs Diễm, you notice how long you have been sitting there.
`,
      `
빈짜인의 조명 공방 끝에 창 없는 방이 있습니다. 12㎡에 침대와 식탁, 독서 의자, 그리고 빈 아기 침대. 새 등은 값이 매겨지기 전에 모두 여기서 일주일을 지냅니다.

## 등 하나의 이레

| 요일 | 시험 | 떨어지는 때 |
| 월요일 | 책 읽기 | 책에 손 그림자가 진다 |
| 화요일 | 저녁밥 | 생선조림이 제 색이 아니다 |
| 수요일 | 전화로 촬영 | 화면에 줄이 흐른다 |
| 목요일 | 자장가 | 켤 때 누가 놀란다 |
| 금요일 | 열네 시간 켜 두기 | 손 닿는 갓이 60도를 넘는다 |
| 토요일 | 아이들이 줄 당기기 | 넘어지거나 줄이 빠진다 |
| 일요일 | 끄기 | 없는 줄 아무도 모른다 |

장부는 지엠 씨가 씁니다. 전에 갓을 꿰매던 사람이라, 켜기 전에 갓부터 들어 안에서 비출 때 실밥이 보이는지 살핍니다. 또안 씨는 잽니다. 스펙트럼, 식탁 위 조도, 전류. 토요일 저녁까지 서로 결과를 말하지 않는 것이 규칙입니다.

## 장부의 숫자들

생선조림의 색은 연색 지수 이야기입니다. 90 아래면 조림 빛이 잿빛으로 돌고 채소는 두 번 삶은 것 같습니다. 식탁 등은 95를 기준으로 삼습니다. 화면의 줄은 50Hz 전기를 따라 깜박이는 등입니다. 눈에는 안 보여도 머리가 아플 수 있습니다. 책에는 300럭스쯤, 자장가에는 20럭스 아래에서 2초에 걸쳐 서서히.

![living-japandi-02]

## 떨어진 것, 남은 것

아름다웠지만 약하게 켜면 웅웅거려 떨어진 등이 있습니다. 전원 장치가 9만 동 쌌는데, 낮의 공방에서는 아무도 못 들었지요. [버섯 램프](table-lamp-mushroom-laterite)는 보이지 않는 이유로 남았습니다. 의자가 지나가도 천 전선이 꼬이지 않습니다. [전통지 플로어 램프](floor-lamp-paper)는 아이들에게 두 번 지고 나서 2.4kg 받침을 얻었습니다.

- 집에서도 해 볼 수 있습니다. 슬로 모션으로 찍어 줄이 있는지 보세요.
- 가장 어둡게 줄이고 선풍기를 끄고 귀를 대 보세요.
- 전구 하나를 사서 일주일을 살아 본 뒤 여섯 개를 사세요.

## 아기 침대는 왜

주인이 딸을 낳던 해에 두었답니다. 등 만드는 사람은 켜는 순간을 생각하지만 아이 있는 집은 끄는 순간으로 산다고요. 그렇게 해 보고 싶다면 [천장등을 켜지 않는 저녁](/den-thap)이 있습니다. 좋은 등이란 무엇인지 물었습니다. 끄고 나서야 오래 앉아 있었다는 걸 알게 되는 등이라고, 지엠 씨가 답했습니다.
`,
    ),
  },
  {
    id: 29,
    slug: 'xem-that-truoc-khi-mua',
    type: 'news',
    coverTags: ['living', 'modern', 'day'],
    daysAgo: 8,
    title: text(
      'Từ tháng này: hẹn xem đồ tận xưởng',
      'New this month: visit the workshops',
      '이번 달부터 공방에서 직접 보세요',
    ),
    excerpt: text(
      'Mười hai xưởng mở cửa theo lịch hẹn, từ thứ Hai đến thứ Sáu.',
      'Twelve workshops open by appointment, Monday to Friday.',
      '공방 열두 곳이 월요일부터 금요일까지 예약제로 문을 엽니다.',
    ),
    body: text(
      `
Ảnh đẹp đến đâu cũng không thay được việc ngồi thử. Từ tháng này, mười hai xưởng bán trên Hiên mở cửa theo lịch hẹn, từ thứ Hai đến thứ Sáu. Bạn chạm vào gỗ, vải, và ngồi lên chính mẫu sẽ được giao.

## Hẹn thế nào

1. Mở trang sản phẩm, chọn hỏi người bán.
2. Viết ngày, giờ, và món muốn xem; tối đa ba món cho một lần.
3. Chờ trả lời trong một ngày làm việc. Xưởng giữ món đó tới hôm bạn đến.
4. Đổi giờ thì nhắn lại cùng chỗ, không cần lý do.

Hẹn không phải đặt mua, và không ai giữ tiền của bạn. Ngược lại, xưởng không hứa giữ giá quá bảy ngày.

## Mang theo gì

- Số đo phòng, cả cửa, hành lang và thang máy. Năm con số cần ghi ở [bài đo phòng](/do-phong-truoc-khi-mua-sofa).
- Ảnh sàn và tường, chụp ban ngày, không chỉnh màu.
- Một mẩu vải rèm đang dùng, cỡ bàn tay là đủ.
- Đôi giày hay đi trong nhà, vì độ cao ghế tính từ đó.

## Xem gì trong nửa tiếng

| Món | Làm thử | Nghe hoặc nhìn |
| Sofa | ngồi mười phút, đứng dậy không dùng tay | khung có kêu không |
| Bàn ăn | tì khuỷu vào góc | bàn có lắc không |
| Tủ | kéo ngăn dưới cùng hết cỡ | ngăn có sệ không |
| Giường | nằm mép, trở mình | nan có kẽo kẹt không |
| Đèn | vặn mức thấp nhất | có ù, có nháy không |

Sáng ở xưởng là sáng ban ngày 5.000 K, gần với phòng có cửa sổ. Muốn biết màu vải buổi tối ở nhà, xin một mẫu 10 × 10 cm mang về; mẫu không mất tiền, xưởng có quyền hết.

![living-modern-01]

## Nói trước cho khỏi buồn

Xưởng là chỗ làm, không phải phòng trưng bày: có bụi, có tiếng cưa, và người tiếp bạn có khi vừa buông cái bào. Trẻ con được chào đón, trừ khu máy. Có chỗ gửi xe, nước trà, và một băng ghế dài cho người đi cùng đã mỏi chân.

Ai ở xa thì vẫn còn cách cũ: hỏi xin video quay một vòng quanh món đồ, dưới ánh sáng cửa sổ, có một cái thước đặt cạnh. Xưởng nào cũng có điện thoại. Còn trả hàng vẫn theo điều khoản ghi ở trang từng món, dù bạn đã xem tận nơi hay chưa. Nếu chưa biết hẹn xem gì trước, nhiều người bắt đầu bằng [sofa Sương](sofa-linen-oat): đó là món khó đoán qua ảnh nhất.
`,
      `
No photograph replaces sitting down. From this month twelve workshops that sell on Hiên open by appointment, Monday to Friday. You may touch the timber and the cloth, and sit on the very model that will be delivered.

## To make an appointment

1. Open the product’s page and ask the seller a question.
2. Write the day, the hour and what you wish to see, three pieces at most.
3. Expect an answer within a working day. The piece is kept for you until you come.
4. To change the hour write in the same place; no reason is needed.

It is not an order, and nobody holds money of yours. Nor does a workshop promise its price for more than seven days.

## What to bring

- Measures of the room, and of door, passage and lift: the five figures in [measuring before a sofa](/do-phong-truoc-khi-mua-sofa).
- Photographs of floor and wall by day, without filters.
- A snip of your curtain, no larger than a hand.
- The shoes you wear indoors, as seats are measured from them.

## Half an hour well used

| Piece | Try | Listen or look |
| Sofa | sit ten minutes, rise without hands | does the frame speak |
| Table | lean an elbow on a corner | does it rock |
| Cabinet | pull the lowest drawer right out | does it sag |
| Bed | lie at the edge and turn over | do the slats creak |
| Lamp | turn it to its lowest | does it hum or flicker |

The light there is daylight of 5,000 K, close to a room with a window. For the look of a cloth in your own evening, ask for a sample of 10 × 10 cm. It is free, while there are any.

![living-modern-01]

## Said beforehand

A workshop is a place of work and no showroom: there is dust and the noise of saws, and whoever receives you may have just put down a plane. Children are welcome, except near the machines. There is parking, tea, and a long bench for tired companions.

From far away the old way remains: ask for a film, once round the piece, in the light of a window, with a rule beside it. Every workshop has a telephone. Returns follow the terms on the page of each piece, whether you have been there or not. If you do not know what to see first, many begin with the [Sương sofa](sofa-linen-oat): nothing is harder to guess from a picture.
`,
      `
아무리 좋은 사진도 직접 앉아 보는 것만 못합니다. 이번 달부터 히엔에서 파는 공방 열두 곳이 월요일부터 금요일까지 예약제로 문을 엽니다. 나무와 천을 만져 보고, 배송될 바로 그 모델에 앉아 보세요.

## 예약하는 법

1. 상품 페이지를 열고 판매자에게 문의를 씁니다.
2. 날짜와 시간, 보고 싶은 물건을 적습니다. 한 번에 세 점까지.
3. 영업일 하루 안에 답이 옵니다. 오시는 날까지 그 물건을 따로 둡니다.
4. 시간을 바꾸려면 같은 곳에 적어 주세요. 이유는 필요 없습니다.

예약은 주문이 아니며 돈을 맡지도 않습니다. 대신 공방은 이레가 넘는 가격을 약속하지 않습니다.

## 가져오실 것

- 방 치수와 문, 복도, 엘리베이터 치수. [소파를 사기 전에 재는 다섯 숫자](/do-phong-truoc-khi-mua-sofa)입니다.
- 낮에 찍고 보정하지 않은 바닥과 벽 사진.
- 지금 쓰는 커튼 조각, 손바닥만 하면 됩니다.
- 집 안에서 신는 신. 의자 높이는 거기서부터 재니까요.

## 반 시간을 잘 쓰려면

| 물건 | 해 볼 것 | 듣거나 볼 것 |
| 소파 | 십 분 앉았다가 손 없이 일어나기 | 틀이 소리를 내는가 |
| 식탁 | 모서리에 팔꿈치로 기대기 | 흔들리는가 |
| 장 | 맨 아래 서랍을 끝까지 빼기 | 처지는가 |
| 침대 | 가장자리에 누워 돌아눕기 | 살이 삐걱거리는가 |
| 조명 | 가장 어둡게 줄이기 | 울리거나 깜박이는가 |

공방의 빛은 창 있는 방에 가까운 5,000K 주광입니다. 집의 저녁에 천이 어떤 색일지 궁금하면 10 × 10cm 견본을 받아 가세요. 남아 있는 한 무료입니다.

![living-modern-01]

## 미리 말씀드리면

공방은 전시장이 아니라 일터입니다. 먼지와 톱 소리가 있고, 맞는 사람이 방금 대패를 내려놓았을 수도 있습니다. 기계실을 빼면 아이들도 환영합니다. 주차장과 차, 다리 아픈 동행을 위한 긴 벤치가 있습니다.

멀리 계시다면 예전 방법이 그대로 있습니다. 창가의 빛에서 물건을 한 바퀴 돌고 곁에 자를 놓은 영상을 부탁하세요. 전화 없는 공방은 없습니다. 반품은 다녀가셨든 아니든 각 상품 페이지의 조건을 따릅니다. 무엇부터 볼지 모르겠다면 많은 분이 [스엉 소파](sofa-linen-oat)로 시작합니다. 사진으로 짐작하기 가장 어려운 물건이거든요.
`,
    ),
  },
  {
    id: 30,
    slug: 'hien-noi-ba-thu-tieng',
    type: 'news',
    coverTags: ['living-kitchen', 'japandi', 'evening'],
    daysAgo: 21,
    title: text(
      'Hiên nói ba thứ tiếng',
      'Hiên speaks three languages',
      '히엔은 세 언어로 말합니다',
    ),
    excerpt: text(
      'Tiếng Việt, tiếng Anh, tiếng Hàn: cùng một món đồ, cùng một lời hứa.',
      'Vietnamese, English, Korean: one piece, one promise.',
      '베트남어, 영어, 한국어. 같은 물건, 같은 약속.',
    ),
    body: text(
      `
Từ hôm nay, mọi trang sản phẩm, bài viết và thư xác nhận trên Hiên đều có đủ tiếng Việt, tiếng Anh, tiếng Hàn. Đổi ngôn ngữ ở góc trên mà không mất chỗ đang xem: trang bạn đọc, bộ lọc bạn chọn, cả giỏ hàng.

## Vì sao ba, vì sao ba thứ này

Vì đó là ba thứ tiếng trong cùng một thang máy ở Thủ Đức, Mỹ Đình, Bắc Ninh. Người bán nói tiếng Việt. Người mua có khi là kỹ sư từ Incheon, cô giáo từ Leeds, bà mẹ chồng từ Busan sang ba tháng muốn tự chọn nồi. Trước đây họ chụp màn hình gửi nhau.

## Không phải dịch

Tên gỗ, kiểu đan, cách chăm được viết lại bởi người dùng ngôn ngữ đó hằng ngày. Dịch từng chữ thì đúng mà lạ.

| Tiếng Việt | Dịch từng chữ | Chúng tôi viết |
| mùa nồm | season of south-east humidity | the damp weeks, when floors sweat |
| giường phản | plank bed | platform, made to be sat on too |
| kê đồ | to put furniture | to find each thing its place |
| nhà ống | pipe house | a house four metres wide and twenty deep |

Có chữ không dịch: phở thì ai cũng biết, còn hiên thì phải kể. Hiên là chỗ nửa trong nửa ngoài, nơi người đi ngang có thể dừng mà chưa phải vào. Ở tiếng Anh chúng tôi gọi là veranda cho dễ, rồi giải thích ở lần đầu.

![balcony-japandi-01]

## Ai nói với ai

- Hỏi bằng thứ tiếng nào, người bán trả lời bằng thứ tiếng đó trong giờ làm việc; xưởng nhỏ có người của Hiên giúp.
- Đánh giá giữ nguyên ngôn ngữ gốc. Bạn nghe đúng giọng người mua, kể cả khi họ cáu.
- Hóa đơn và hợp đồng: bản tiếng Việt có giá trị pháp lý, hai bản kia để hiểu.
- Số tiền luôn là đồng. Chúng tôi không quy đổi, vì tỷ giá trong quảng cáo chưa bao giờ là tỷ giá ở ngân hàng.

## Những chỗ còn vướng

Địa chỉ vẫn viết theo lối Việt, để người giao hàng tìm được nhà. Tên người Hàn hiện đúng như họ viết, họ trước tên sau. Ở vài bài cũ, số đo trong ảnh còn là chữ Việt; chúng tôi thay dần.

Nếu thấy câu nào chưa tự nhiên, hãy nhắn cho chúng tôi. Tháng trước một bạn đọc ở Daegu sửa cho chữ “nan” trong tên cái [ghế ăn](chair-oak-spindle), và cái ghế ấy bán chạy hơn. Một chữ đúng cũng là một phần của ngôi nhà, như cái [hiên](/hien-sau-met-ruoi).
`,
      `
From today every product, article and letter of confirmation on Hiên comes in Vietnamese, English and Korean. Switch in the upper corner and lose nothing: not the page you read, nor your filters, nor your cart.

## Why three, and why these

Because they are the three heard in one lift in Thủ Đức, Mỹ Đình or Bắc Ninh. Sellers speak Vietnamese. Buyers may be an engineer from Incheon, a teacher from Leeds, or somebody’s mother from Busan, here for three months, who wishes to choose the pots herself. They used to send each other photographs of the screen.

## Not a translation

Woods, weaves and care are written anew by people who live in the language. Word for word it would be right, and strange.

| Vietnamese | Word for word | What we write |
| mùa nồm | season of south-east humidity | the damp weeks, when floors sweat |
| giường phản | plank bed | platform, made to be sat on too |
| kê đồ | to put furniture | to find each thing its place |
| nhà ống | pipe house | a house four metres wide and twenty deep |

Some words stay. Everybody knows phở; hiên has to be told. It is a place half in and half out, at which a passer-by may stop without yet having come in. We say veranda for ease, and explain it the first time.

![balcony-japandi-01]

## Who speaks with whom

- Ask in any of the three and the seller answers in the same, in working hours; small workshops have our people’s help.
- Reviews stay in their own language. You hear the buyer’s voice, cross ones too.
- Invoices and contracts: the Vietnamese text is binding, the others are to be understood by.
- Sums are always in đồng. We convert nothing, for the rate in an advertisement has never been the rate at a bank.

## What still catches

Addresses keep their Vietnamese order, so that the courier finds the house. Korean names stand as their owners write them, family name first. In some older pieces the measures within a picture are still Vietnamese; we replace them one by one.

If a sentence sounds wrong, tell us. Last month a reader in Daegu put right one word in the name of a [dining chair](chair-oak-spindle), and it has sold better since. The right word is part of a home too, as a [veranda](/hien-sau-met-ruoi) is.
`,
      `
오늘부터 히엔의 모든 상품과 글, 확인 메일을 베트남어, 영어, 한국어로 보실 수 있습니다. 위쪽에서 언어를 바꿔도 잃는 것이 없습니다. 읽던 페이지도, 고른 필터도, 장바구니도 그대로입니다.

## 왜 셋, 왜 이 셋일까

투득이나 미딘, 박닌의 엘리베이터 한 대에서 들리는 세 언어이기 때문입니다. 파는 사람은 베트남어를 합니다. 사는 사람은 인천에서 온 기술자, 리즈에서 온 교사, 석 달 다니러 온 부산의 시어머니일 수 있지요. 냄비는 직접 고르고 싶은 분입니다. 전에는 화면을 찍어 서로 보내야 했습니다.

## 번역이 아닙니다

나무와 엮음, 관리법은 그 언어로 사는 사람이 새로 씁니다. 낱말대로 옮기면 맞기는 한데 낯섭니다.

| 베트남어 | 낱말대로 | 우리가 쓰는 말 |
| mùa nồm | 동남풍 습기의 계절 | 바닥이 땀 흘리는 눅눅한 철 |
| giường phản | 널 침대 | 걸터앉기도 하는 평상 |
| kê đồ | 가구를 놓다 | 물건마다 제자리를 찾아 주다 |
| nhà ống | 파이프 집 | 폭 4m에 깊이 20m인 좁고 긴 집 |

옮기지 않는 말도 있습니다. 쌀국수는 누구나 알지만 히엔(hiên)은 이야기해야 합니다. 반은 안이고 반은 밖인 자리, 지나던 이가 들어오지 않고도 멈출 수 있는 곳입니다. 한국어에는 다행히 툇마루가 있습니다.

![balcony-japandi-01]

## 누가 누구와 말하나

- 어느 언어로 물으시든 영업시간 안에 같은 언어로 답합니다. 작은 공방은 히엔 사람이 돕습니다.
- 후기는 쓴 사람의 언어 그대로 둡니다. 화가 난 목소리까지 그대로요.
- 영수증과 계약서는 베트남어가 법적 효력을 갖고, 나머지 둘은 이해를 위한 것입니다.
- 금액은 언제나 동입니다. 광고의 환율이 은행의 환율이었던 적은 없으니 환산하지 않습니다.

## 아직 걸리는 곳

주소는 배달 기사가 집을 찾도록 베트남식 순서로 둡니다. 한국 이름은 쓰시는 대로 성을 먼저 적습니다. 오래된 글 몇 편은 그림 속 치수가 아직 베트남어인데 하나씩 바꾸고 있습니다.

어색한 문장이 있으면 알려 주세요. 지난달 대구의 독자 한 분이 [식탁 의자](chair-oak-spindle) 이름의 낱말 하나를 고쳐 주셨는데, 그 뒤로 더 잘 팔립니다. 알맞은 말 한마디도 집의 일부입니다. [툇마루](/hien-sau-met-ruoi)처럼요.
`,
    ),
  },
];
