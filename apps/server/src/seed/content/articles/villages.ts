import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

/** Villages of a craft, and a flat with three generations in it. */
export const villageArticles: readonly ArticleContent[] = [
  {
    id: 74,
    slug: 'cho-chieu-ban-dem',
    type: 'story',
    cover: 'bedroom-rustic-01',
    coverTags: ['bedroom', 'rustic', 'mat'],
    daysAgo: 24,
    title: text(
      'Định Yên: nơi chiếu từng được bán trong bóng tối',
      'Định Yên, where mats were once sold in the dark',
      '딘옌, 어둠 속에서 돗자리를 팔던 곳',
    ),
    excerpt: text(
      'Bên sông Hậu, một làng dệt lác, một cái chợ họp lúc nửa đêm, và cách chọn một tấm chiếu nằm mười năm.',
      'By the river Hậu: a village that weaves sedge, a market held at midnight, and how to choose a mat for ten years.',
      '허우강 곁의 왕골 짜는 마을, 한밤의 장터, 그리고 십 년 쓸 돗자리 고르는 법.',
    ),
    body: text(
      `
Cù lao và kênh rạch của Lấp Vò, Đồng Tháp, có một làng mà màu của con đường đổi theo ngày: hôm đỏ, hôm tím, hôm vàng nghệ. Đó là lác nhuộm phơi hai bên lề. Xe máy chạy giữa hai dải màu ấy phải đi chậm, vì ở đây người ta coi sợi phơi như lúa phơi.

## Chợ ma

Nghề dệt chiếu Định Yên có hơn trăm năm, và được ghi vào danh mục di sản văn hóa phi vật thể quốc gia năm 2013. Ban ngày ai cũng ngồi khung, nên chợ chỉ có thể họp ban đêm. Người bán vác chiếu đi vòng quanh, người mua cầm đèn dầu ngồi yên một chỗ, ngược với mọi cái chợ khác. Trong ánh đèn ấy không xem được màu, chỉ xem bằng tay: vuốt một cái là biết sợi đều hay không. Người ta gọi nó là chợ ma. Bây giờ chợ đêm được dựng lại cho khách xem vào dịp lễ; chiếu thật thì thương lái lấy tại nhà.

## Hai người một khung

1. Chẻ sợi lác tươi, phơi bốn năm nắng cho ngà.
2. Nhuộm: nhúng từng nắm vào chảo phẩm sôi, phơi lại.
3. Mắc trân, tức dàn sợi dọc bằng đay hoặc ni lông.
4. Một người luồn sợi bằng cây thoi dài, một người dập khổ.
5. Bẻ bìa, cắt đuôi, phơi lần cuối.

Khung tay cho một tới hai chiếc mỗi ngày. Khung máy gấp mấy lần, và phần lớn nhà đã đổi. Bà cụ chúng tôi gặp vẫn giữ khung tay cho chiếu in hoa cưới; con dâu ngồi đầu kia. Họ không nói chuyện lúc dệt, vì nhịp dập là nhịp đếm.

## Cầm chiếu mà chọn

| Xem | Chiếu tốt | Chiếu vội |
| Mép | bẻ hai lần, thẳng | may viền vải che |
| Soi ra nắng | lỗ sáng đều như kim | có hàng hở |
| Vuốt ngược | êm, không dằm | sợi gãy châm tay |
| Mùi | cỏ khô | mùi phẩm hắc |

Chiếu 1,6 × 2 m dệt tay ở làng khoảng 250 đến 450 nghìn, tùy hoa. Đặt lên [giường đầu mây](bed-rattan-cane) không nệm thì nằm mát; đặt lên nệm cao su non thì lưng vẫn nóng, bởi chiếu chỉ mát khi bên dưới có gió.

## Giữ được mười năm

Lau bằng khăn vắt kiệt, phơi trong bóng râm, không giặt xà phòng. Mùa nồm thì cuộn, bọc báo, dựng đứng. Chiếu sờn mép cắt đôi làm chiếu con, trải trước hiên; trong phòng khách, việc ấy giao cho [thảm cói tròn](rug-jute-round) vì cói đan dày chịu chân ghế.

Lúc ra về, bà cụ hỏi nhà chúng tôi trải gì. Chúng tôi nói nệm. Bà gật, như người nghe nói ở xứ lạnh người ta ngủ với gấu.
`,
      `
Among the islands and canals of Lấp Vò in Đồng Tháp is a village whose road changes colour by the day: red, then purple, then turmeric. It is dyed sedge, drying along both sides. Motorbikes go slowly between, for here people respect drying fibre as they respect drying rice.

## The ghost market

Định Yên has woven mats for over a century, and its craft entered the national list of intangible heritage in 2013. By day everyone sat at the loom, so the market could be held only by night. Sellers walked round with mats on their shoulder, buyers sat still beside an oil lamp, the reverse of any other market. Such light shows no colour; one judged by hand, and a single stroke told whether the weave was even. It was called the ghost market. Today it is staged for visitors on feast days; the real mats leave from the house with a trader.

## Two people to a loom

1. Split the green sedge and dry it four or five days, until ivory.
2. Dye it: dip each handful in a boiling pan, and dry again.
3. String the warp, of jute or nylon.
4. One slides the sedge through on a long shuttle, the other beats.
5. Fold the edges, trim, dry a last time.

A hand loom yields one or two a day. Machines make several times that, and most houses have changed. The old woman we met keeps hers for printed wedding mats, with her daughter-in-law at the other end. They do not talk at work, for the beat is also the count.

## Choosing by hand

| Look at | A good mat | A hasty one |
| Edge | folded twice, straight | hidden in sewn cloth |
| Against the sun | even pinpricks of light | open rows |
| Stroked backward | smooth, no splinter | broken stems prick |
| Smell | hay | sharp dye |

By hand and in the village, 1.6 × 2 m is some 250 to 450 thousand đồng, by its flowers. On a [cane bed](bed-rattan-cane) without a mattress it is cool; over foam your back is as hot as before, since a mat cools only with air beneath.

## Ten years of it

Wipe with a wrung cloth, dry in the shade, no soap. In the damp months roll it in newspaper and stand it on end. When the edges wear, cut it into small ones for the porch; in the living room leave that work to a [round jute rug](rug-jute-round), dense enough for the legs of chairs.

As we left she asked what we sleep on at home. A mattress, we said. She nodded, as one who has heard that in cold countries people sleep with bears.
`,
      `
동탑성 럽보의 섬과 물길 사이에 날마다 길 색이 바뀌는 마을이 있습니다. 어떤 날은 빨강, 어떤 날은 보라, 어떤 날은 강황빛. 양쪽 길가에 말리는 물들인 왕골입니다. 그 사이로 오토바이는 천천히 갑니다. 이곳에서는 말리는 왕골을 말리는 벼처럼 여깁니다.

## 도깨비 시장

딘옌의 돗자리 짜기는 백 년이 넘었고 2013년 국가 무형문화유산 목록에 올랐습니다. 낮에는 모두 틀에 앉아 있으니 장은 밤에만 설 수 있었습니다. 파는 사람이 돗자리를 메고 돌고 사는 사람이 등잔을 들고 앉아 있었으니 여느 장과 거꾸로입니다. 그 불빛으로는 색이 보이지 않아 손으로 봅니다. 한 번 쓸어 보면 올이 고른지 압니다. 사람들은 이를 도깨비 시장이라 불렀습니다. 지금은 축제 때 손님에게 보여 주려고 다시 차리고, 진짜 돗자리는 상인이 집에서 실어 갑니다.

## 틀 하나에 두 사람

1. 푸른 왕골을 쪼개 사오 일 볕에 상아색이 되도록 말립니다.
2. 끓는 염료 솥에 한 줌씩 담가 물들이고 다시 말립니다.
3. 황마나 나일론으로 날줄을 겁니다.
4. 한 사람이 긴 북으로 왕골을 밀어 넣고 한 사람이 바디를 칩니다.
5. 가장자리를 접고 끝을 자르고 마지막으로 말립니다.

손틀로는 하루 한두 장. 기계는 그 몇 배라 대부분 바꾸었습니다. 우리가 만난 할머니는 혼례용 꽃돗자리를 위해 손틀을 지킵니다. 건너편에는 며느리가 앉습니다. 짜는 동안 말이 없습니다. 바디 소리가 곧 세는 소리이기 때문입니다.

## 손으로 고르기

| 볼 곳 | 좋은 돗자리 | 서두른 돗자리 |
| 가장자리 | 두 번 접어 곧음 | 천을 둘러 가림 |
| 해에 비추면 | 바늘구멍 같은 빛이 고름 | 벌어진 줄 |
| 거슬러 쓸면 | 매끈하고 가시 없음 | 부러진 올이 찌름 |
| 냄새 | 마른풀 | 독한 염료 |

마을에서 손으로 짠 1.6 × 2m는 꽃무늬에 따라 25만~45만 동입니다. 매트리스 없이 [라탄 헤드보드 침대](bed-rattan-cane)에 깔면 시원하지만 폼 위에 깔면 등은 그대로 덥습니다. 돗자리는 아래로 바람이 있어야 시원합니다.

## 십 년 쓰기

꼭 짠 천으로 닦고 그늘에 말리며 비누는 쓰지 않습니다. 눅눅한 철에는 신문지로 싸서 말아 세워 둡니다. 가장자리가 해지면 잘라 툇마루에 깔 작은 자리로 만듭니다. 거실에서는 그 일을 의자 다리를 견디는 촘촘한 [원형 황마 러그](rug-jute-round)에 맡기세요.

나올 때 할머니가 집에서는 무엇을 깔고 자느냐고 물었습니다. 매트리스라고 하자 고개를 끄덕였습니다. 추운 나라 사람들은 곰과 잔다는 말을 들은 사람처럼.
`,
    ),
  },
  {
    id: 75,
    slug: 'son-ta-kho-trong-am',
    type: 'story',
    cover: 'living-modern-02',
    coverTags: ['living-room', 'modern', 'lacquer'],
    daysAgo: 38,
    title: text(
      'Sơn ta chỉ khô khi trời ẩm: một buổi ở Hạ Thái',
      'Lacquer that dries only in the damp: a morning in Hạ Thái',
      '습해야 마르는 옻칠, 하타이에서 보낸 한나절',
    ),
    excerpt: text(
      'Mười mấy lớp, mỗi lớp một đêm trong buồng ẩm. Vì sao thứ vật liệu khó chiều này hợp với khí hậu ta nhất.',
      'A dozen coats and more, each a night in a damp cupboard. Why so difficult a stuff suits our climate best.',
      '열 겹이 넘는 칠, 한 겹마다 습한 칸에서 하룻밤. 까다로운 이 재료가 우리 기후에 가장 맞는 까닭.',
    ),
    body: text(
      `
Vào xưởng, việc đầu tiên người thợ làm là hỏi da bạn có dễ ngứa không. Nhựa cây sơn làm lở tay người lạ, có khi chỉ cần hít hơi. Ông dặn đứng ngược gió, rồi mở nắp một cái thùng: bên trong là thứ sệt màu cánh gián, lấy từ đồi sơn Phú Thọ, nơi người ta rạch vỏ cây lúc nửa đêm vì nắng lên nhựa đã se.

## Khô bằng hơi nước

Sơn công nghiệp khô vì dung môi bay đi. Sơn ta thì ngược đời: nó cứng lại nhờ một enzym cần ẩm và ấm. Thợ gọi là ủ. Cái tủ ủ bằng gỗ lót chiếu ướt, giữ độ ẩm quanh 80 phần trăm; hôm hanh heo phải vẩy nước, hôm nồm thì mở cửa ra là xong. Tháng ba, khi cả Hà Nội than tường đổ mồ hôi, xưởng này làm nhanh nhất năm.

## Bên dưới mặt bóng

Tấm gỗ trước khi thành tranh phải thành vóc. Trám khe bằng sơn trộn mùn cưa, bọc vải màn, hom bằng đất phù sa trộn sơn, mài, lót, rồi mài tiếp.

| Công đoạn | Số lần | Chờ mỗi lần |
| Hom và bọc vải | 4–5 | một đến hai ngày |
| Lót và thí | 3–4 | một đêm |
| Vẽ, gắn vỏ trứng, dát bạc | tùy mẫu | một đêm |
| Phủ cánh gián | 3–5 | một đêm |
| Mài nước, đánh bóng tay | 1 | cả buổi |

Vàng bạc dát trên mặt đến từ làng Kiêu Kỵ, Gia Lâm, nơi một chỉ vàng được đập thành 980 lá, rải ra gần một mét vuông. Vỏ trứng vịt thì phải nướng để ngả vàng, rồi ấn từng mảnh bằng đầu tăm.

Bước cuối là thứ phân biệt thợ với người tập: vẽ xong lại mài đi. Hình hiện ra từ dưới lên, không ai biết trước chính xác. “Mài non thì tối, mài già thì mất,” ông nói, tay vẫn xoay viên đá.

## Đồ sơn mài trong nhà hôm nay

- Đặt cách cửa kính ít nhất một mét rưỡi; nắng xiên làm mặt rạn và bạc màu.
- Máy lạnh chạy suốt làm cốt gỗ co, nên chọn đồ nhỏ: khay, hộp, mặt bàn phụ.
- Lau khăn mềm hơi ẩm. Không cồn, không nước rửa kính.
- Một món đủ cho cả phòng. Nó cần ánh sáng thấp, từ bên cạnh.

Chiếc khay tròn 30 cm giá từ sáu trăm nghìn, làm hai tháng. Chúng tôi đặt nó lên [tủ đầu giường óc chó](nightstand-walnut-round), cạnh một [đèn gốm chụp lanh](table-lamp-ceramic-cream). Ban ngày là cái khay đen. Đèn bật, bạc ở lớp thứ chín sáng lên trước, rồi mới tới màu.

Hỏi ông bao lâu thì hết mùi. Ông nói ba tháng. Hỏi bao lâu thì hỏng. Ông nhìn quanh tìm thứ để trả lời, rồi chỉ vào cái tráp trầu của bà nội, dùng để đựng đinh.
`,
      `
The first thing the man does is ask whether your skin itches easily. The sap of the lacquer tree raises blisters on strangers, at times by its breath alone. Stand upwind, he says, and lifts a lid: thick stuff the brown of a cockroach’s wing, from the hills of Phú Thọ, where the bark is cut at midnight since by sunrise the flow has closed.

## Dried by vapour

Factory paint dries as its solvent leaves. This one hardens the other way, by an enzyme that wants warmth and damp. It is put to rest in a wooden cupboard hung with wet mats, at some 80 per cent; on dry days they sprinkle, on damp ones they open the door and that is all. In March, when all Hà Nội complains of sweating walls, the workshop is at its fastest.

## Below the gloss

Before it is a picture a board must become a ground. Joints are filled with lacquer and sawdust, gauze is laid over, then river silt in lacquer, rubbed, primed, and rubbed again.

| Stage | Times | Each waits |
| Filling and cloth | 4–5 | a day or two |
| Priming | 3–4 | one night |
| Drawing, eggshell, silver | by design | one night |
| Brown lacquer over all | 3–5 | one night |
| Wet rubbing, polish by palm | 1 | half a day |

Gold and silver come from Kiêu Kỵ in Gia Lâm, where 3.75 grams of gold are beaten into 980 leaves, nearly a square metre. Duck shell is toasted yellow and pressed in, bit by bit, with a toothpick.

The last step tells a master from a pupil: what was drawn is rubbed away again. The picture rises from below, and nobody knows quite when. “Too little and it is dark, too much and it is gone,” he says, his stone still turning.

## In a home of today

- At least a metre and a half from glass; slanting sun cracks and bleaches it.
- Cooling all day shrinks the wood inside, so choose small things: trays, boxes, a little tabletop.
- A soft, barely damp cloth. No alcohol, no glass cleaner.
- One piece is enough for a room. It wants low light, from the side.

A round tray of 30 cm starts at six hundred thousand đồng and takes two months. We set ours on a [walnut nightstand](nightstand-walnut-round) by a [ceramic lamp](table-lamp-ceramic-cream). By day it is a black tray. With the lamp on, silver in the ninth coat lights first, and the colours after.

How long until the smell has gone? Three months, he said. And until it breaks? He looked about for an answer and pointed to his grandmother’s betel box, full of nails.
`,
      `
공방에 들어서면 장인은 먼저 살갗이 잘 가려운지 묻습니다. 옻나무 진은 낯선 사람의 손을 부르트게 하고 때로는 김만 쐬어도 그렇습니다. 바람을 등지고 서라며 통 뚜껑을 엽니다. 바퀴벌레 날개빛의 걸쭉한 것. 푸토의 옻나무 언덕에서 온 것인데, 해가 뜨면 진이 멎어 한밤중에 껍질을 긋는다고 합니다.

## 물기로 마른다

공장 페인트는 용제가 날아가며 마릅니다. 옻은 거꾸로 따뜻하고 습해야 일하는 효소 덕에 굳습니다. 젖은 돗자리를 두른 나무 칸에서 습도 80퍼센트쯤으로 재웁니다. 건조한 날은 물을 뿌리고 눅눅한 날은 문만 열면 됩니다. 하노이 사람 모두가 벽이 땀을 흘린다고 투덜대는 3월에 이 공방은 한 해 중 가장 빠릅니다.

## 광택 아래

널이 그림이 되려면 먼저 바탕이 되어야 합니다. 옻에 톱밥을 섞어 틈을 메우고 성긴 천을 바르고, 강의 고운 흙을 옻에 개어 올려 갈고, 초칠하고 다시 갑니다.

| 과정 | 횟수 | 한 번에 기다림 |
| 메우기와 천 바르기 | 4~5 | 하루 이틀 |
| 초칠 | 3~4 | 하룻밤 |
| 그림, 달걀 껍데기, 은박 | 도안에 따라 | 하룻밤 |
| 갈색 옻 덮기 | 3~5 | 하룻밤 |
| 물갈기와 손바닥 광내기 | 1 | 한나절 |

금박과 은박은 자럼의 끼에우끼 마을에서 옵니다. 금 3.75g을 두드려 980장, 펼치면 거의 1㎡입니다. 오리알 껍데기는 누렇게 구워 이쑤시개로 한 조각씩 눌러 박습니다.

마지막 단계가 장인과 배우는 사람을 가릅니다. 그린 것을 다시 갈아 내는 일입니다. 그림은 밑에서 떠오르고 언제인지 아무도 꼭 집어 알지 못합니다. “덜 갈면 어둡고 더 갈면 없어져.” 말하면서도 손은 숫돌을 돌립니다.

## 오늘의 집에서

- 유리창에서 1.5m 넘게 뗍니다. 비낀 해는 면을 갈라지게 하고 색을 바래게 합니다.
- 종일 켜는 에어컨은 속의 나무를 줄입니다. 쟁반과 함, 작은 상판처럼 작은 것을 고르세요.
- 물기가 거의 없는 부드러운 천으로 닦습니다. 알코올과 유리 세정제는 안 됩니다.
- 방 하나에 한 점이면 됩니다. 옆에서 오는 낮은 빛이 필요합니다.

지름 30cm 둥근 쟁반은 60만 동부터이고 두 달이 걸립니다. 우리는 [월넛 협탁](nightstand-walnut-round) 위 [세라믹 램프](table-lamp-ceramic-cream) 옆에 놓았습니다. 낮에는 검은 쟁반입니다. 불을 켜면 아홉 번째 겹의 은이 먼저 빛나고 색은 그다음입니다.

냄새는 언제 가시느냐고 물으니 석 달이라고 했습니다. 언제 망가지느냐고 묻자 둘러보며 답을 찾더니 할머니의 빈랑 함을 가리켰습니다. 못이 가득 들어 있었습니다.
`,
    ),
  },
  {
    id: 76,
    slug: 'ba-the-he-63-met',
    type: 'story',
    cover: 'living-kitchen-japandi-01',
    coverTags: ['living-kitchen', 'japandi', 'family'],
    daysAgo: 51,
    title: text(
      'Ba thế hệ trong 63 mét vuông, chia theo giờ thức',
      'Three generations in 63 square metres, divided by waking hours',
      '63㎡의 삼대, 깨어 있는 시간으로 나누다',
    ),
    excerpt: text(
      'Một gia đình ở Thanh Khê, Đà Nẵng không xây thêm phòng. Họ lập thời khóa biểu cho căn nhà.',
      'A family in Thanh Khê, Đà Nẵng, built no further room. They made a timetable for their flat.',
      '다낭 타인케의 한 가족은 방을 늘리지 않고 집의 시간표를 짰습니다.',
    ),
    body: text(
      `
Bà dậy lúc bốn rưỡi. Con rể làm ca đêm về lúc sáu. Hai đứa cháu đi học lúc bảy kém mười. Căn hộ hai phòng ngủ, 63 mét vuông, từng có ba tháng mà ngày nào cũng có một người khóc hoặc đóng sầm cửa.

Người giúp họ không phải kiến trúc sư mà là đứa cháu lớn, lớp chín. Nó kẻ một bảng: hàng ngang là giờ, cột dọc là phòng, tô màu ai ở đâu. Nhìn vào bảng, cả nhà thấy ngay: phòng khách trống từ chín giờ tối, phòng ngủ lớn trống suốt buổi sáng, còn gian bếp lúc sáu giờ có năm người trong bốn mét.

## Đổi chỗ theo bảng

- Bà chuyển sang phòng nhỏ cạnh bếp, có cửa riêng ra lô gia. Bà tụng kinh, tưới cây lúc năm giờ mà không đi qua ai.
- Vợ chồng ở phòng lớn, rèm kép, vì có người ngủ ngày.
- Hai đứa nhỏ ngủ ở gian khách, trong một hốc 2,1 × 1,9 m ngăn bằng vách lùa giấy mờ.

Cái hốc ấy trước kia là chỗ để tủ giày và chiếc xe đạp hỏng. Giường trên cho chị, dưới cho em, mỗi tầng một đèn đọc và một hộc khóa. Đóng vách là phòng; mở ra, phòng khách rộng thêm bốn mét vuông vào ban ngày.

## Gian bếp sáu giờ

Họ thêm một mặt bàn chứ không thêm tủ. [Bàn ăn 1,8 m](dining-table-oak-180) kê vuông góc với dãy bếp, một đầu thành chỗ sơ chế của bà, đầu kia là chỗ hai đứa ăn sáng. [Băng ghế](bench-oak) đẩy được hết vào gầm, nên lối đi luôn đủ 90 cm. Đèn thả đặt lệch về phía bà, vì mắt bà cần nhiều hơn.

| Giờ | Ai ở bếp | Ai ngủ |
| 4:30 | bà | mẹ, hai cháu |
| 6:10 | cả năm người | không ai |
| 8:00 | không ai | ba, sau ca đêm |
| 15:00 | ba, nấu cơm chiều | bà |
| 21:00 | mẹ, bài tập | bà |

## Tiếng động là thứ đắt nhất

Trong tổng số 118 triệu, gần một phần ba không nhìn thấy: cửa phòng lớn thay lõi đặc, gioăng ba cạnh, thanh chắn khe sàn tự hạ. Bốn chân ghế nào cũng dán nỉ. Máy xay sinh tố bị cấm trước chín giờ, thay bằng cối đá của bà, hóa ra giã hành thơm hơn.

[Sofa xanh rêu](sofa-linen-moss) quay lưng ra hốc ngủ, cách vách 40 cm, vừa lối cho đứa em đi vệ sinh ban đêm mà không phải bật đèn. Dưới chân tường có dải sáng cao một gang, đủ thấy dép.

## Sau một năm

Bảng giờ vẫn dán trên tủ lạnh, đã sửa bảy lần. Lần gần nhất do bà: bà xin thêm một ô màu cho mình ở phòng khách, bốn giờ chiều thứ Bảy, để tập hát dân ca với hai người bạn. Cả nhà ra biển giờ đó. Chẳng ai nói là mình thích nghe bài chòi từ dưới sân hơn.
`,
      `
Grandmother is up at half past four. Her son-in-law returns from the night shift at six. The children leave at ten to seven. The flat has two bedrooms and 63 square metres, and for three months somebody cried or slammed a door in it every day.

Help came not from an architect but from the elder girl, in ninth grade. She ruled a sheet with hours across and rooms down, and coloured in who was where. They saw at once: the living room empty from nine at night, the large bedroom empty all morning, and at six five people in four metres of kitchen.

## Moved by the sheet

- Grandmother took the small room by the kitchen, with a door of its own to the loggia. At five she prays and waters and passes nobody.
- The couple have the large one, with double curtains, as one of them sleeps by day.
- The children sleep in the living room, in a recess of 2.1 × 1.9 m behind sliding panels of frosted paper.

That recess had held shoes and a broken bicycle. The upper bunk is hers, the lower her brother’s, each with a lamp and a drawer that locks. Shut, it is a room; open, the living room has four square metres more by day.

## The kitchen at six

They added a surface, not a cupboard. The [table of 1.8 m](dining-table-oak-180) stands at right angles to the counter: one end is grandmother’s for preparing, the other for two breakfasts. The [bench](bench-oak) goes in below entirely, so the way is always 90 cm. The lamp hangs nearer to her, whose eyes need more.

| Hour | In the kitchen | Asleep |
| 4:30 | grandmother | mother, two children |
| 6:10 | all five | nobody |
| 8:00 | nobody | father, after his shift |
| 15:00 | father, cooking for the evening | grandmother |
| 21:00 | mother, homework | grandmother |

## Sound costs most

Of 118 million đồng nearly a third is out of sight: a solid core for the large bedroom’s door, seals on three edges, a bar that drops to the floor. Every chair wears felt. The blender is forbidden before nine; grandmother’s stone mortar replaces it and, as it turns out, does shallots better.

The [moss sofa](sofa-linen-moss) has its back to the recess, 40 cm off, just the path for a small boy at night without a light. Low on the wall runs a strip as high as a hand, enough to find one’s slippers.

## A year on

The sheet is still on the fridge, corrected seven times, the last by grandmother. She asked for a colour in the living room, Saturdays at four, to practise folk songs with two friends. The others go to the beach then. Nobody says that bài chòi sounds best from down in the yard.
`,
      `
할머니는 네 시 반에 일어납니다. 야간 근무를 마친 사위는 여섯 시에 돌아오고, 두 아이는 일곱 시 십 분 전에 학교에 갑니다. 침실 두 개, 63㎡. 석 달 동안 날마다 누군가 울거나 문을 쾅 닫았습니다.

도와준 사람은 건축가가 아니라 중학교 3학년 큰아이였습니다. 가로에는 시간, 세로에는 방을 적고 누가 어디 있는지 색칠한 표를 만들었습니다. 보자마자 알 수 있었습니다. 거실은 밤 아홉 시부터 비고, 큰방은 오전 내내 비고, 여섯 시의 부엌에는 4㎡에 다섯 명이 있었습니다.

## 표대로 옮기기

- 할머니는 부엌 옆 작은방으로. 발코니로 나가는 문이 따로 있어 다섯 시에 염불하고 물을 주어도 아무도 지나치지 않습니다.
- 낮에 자는 사람이 있으니 부부는 이중 커튼을 단 큰방으로.
- 두 아이는 거실로. 반투명 종이 미닫이로 막은 2.1 × 1.9m 오목한 칸입니다.

그 칸에는 신발장과 고장 난 자전거가 있었습니다. 위층 침대는 누나, 아래층은 동생이고 저마다 독서등과 잠그는 서랍이 있습니다. 닫으면 방이고 열면 낮 동안 거실이 4㎡ 넓어집니다.

## 여섯 시의 부엌

수납장이 아니라 상판을 늘렸습니다. [1.8m 식탁](dining-table-oak-180)을 조리대와 직각으로 놓아 한쪽은 할머니의 손질 자리, 다른 쪽은 두 아이의 아침 자리가 되었습니다. [벤치](bench-oak)가 아래로 다 들어가 통로는 늘 90cm입니다. 펜던트는 빛이 더 필요한 할머니 쪽으로 치우쳐 걸었습니다.

| 시각 | 부엌에 있는 사람 | 자는 사람 |
| 4:30 | 할머니 | 엄마와 두 아이 |
| 6:10 | 다섯 식구 모두 | 없음 |
| 8:00 | 없음 | 야간 근무를 마친 아빠 |
| 15:00 | 저녁을 짓는 아빠 | 할머니 |
| 21:00 | 엄마와 숙제 | 할머니 |

## 가장 비싼 것은 소리

1억 1,800만 동 가운데 3분의 1 가까이는 눈에 보이지 않습니다. 속이 찬 큰방 문, 세 변의 고무 패킹, 저절로 내려와 문틈을 막는 막대. 의자 다리마다 펠트를 붙였습니다. 아홉 시 전에는 믹서가 금지되어 할머니의 돌절구를 쓰는데, 알고 보니 샬롯은 그쪽이 더 향긋합니다.

[이끼색 소파](sofa-linen-moss)는 잠자는 칸을 등지고 40cm 떨어져 있습니다. 밤에 동생이 불을 켜지 않고 화장실에 가는 길입니다. 벽 아래 한 뼘 높이로 빛띠가 있어 슬리퍼가 보입니다.

## 일 년 뒤

시간표는 아직 냉장고에 붙어 있고 일곱 번 고쳤습니다. 마지막은 할머니였습니다. 토요일 네 시 거실에 자기 색 한 칸을 달라고 했습니다. 친구 둘과 민요를 연습하려는 것입니다. 그 시간 나머지 가족은 바다에 갑니다. 바이쪼이는 마당에서 듣는 편이 더 좋다고는 아무도 말하지 않습니다.
`,
    ),
  },
];
