import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

/** What is changing in homes. */
export const newHabitArticles: readonly ArticleContent[] = [
  {
    id: 43,
    slug: 'phan-go-tro-lai-phong-ngu',
    type: 'trend',
    cover: 'living-japandi-02',
    coverTags: ['daybed', 'japandi', 'platform'],
    daysAgo: 12,
    title: text(
      'Bộ phản trở lại, lần này có đệm',
      'The phản is back, this time with a mattress',
      '평상이 돌아왔다, 이번엔 매트리스와 함께',
    ),
    excerpt: text(
      'Người trẻ bỏ đầu giường cao, nằm thấp xuống. Một thói quen cũ gặp một lý do mới: trần 2,6 m.',
      'Young people leave tall headboards and lie low. An old habit meets a new reason: a 2.6 m ceiling.',
      '높은 헤드보드를 버리고 낮게 눕는 사람들. 오래된 습관이 2.6m 천장이라는 새 이유를 만났습니다.',
    ),
    body: text(
      `
Nhà ở quê nào cũng từng có một bộ phản: hai tấm gỗ dày bảy tám phân, ngày nằm nghỉ trưa, tối trải chiếu ăn cỗ. Khi lên phố, phản bị đổi lấy giường có đầu cao bọc nút. Ba mùa nay, đơn đặt ở xưởng đảo chiều.

## Vì sao thấp

Chung cư mới thường cao thông thủy 2,6 m, trừ trần thạch cao còn 2,45. Chiếc giường 1,1 m ở đầu ăn gần nửa bức tường, đèn ngủ phải treo lên cao, phòng trông như chật đi một mét. Hạ mặt nằm từ 55 xuống 38 cm, cùng căn phòng ấy có thêm một khoảng tường trống để thở. Không có gì huyền bí, chỉ là tỉ lệ.

Lý do thứ hai là trẻ con. Em bé lăn khỏi một mặt nằm cao ba tấc xuống thảm thì khóc một phút; từ sáu tấc thì cả nhà đi viện.

## Khác phản xưa ở đâu

Phản cũ cứng và liền, không ai kéo đi nổi. Bản hôm nay là khung rời có nan, gờ bao rộng ra hai bên chừng 20 cm để đặt sách và ly nước. [Giường bục gỗ óc chó 1,8 m](bed-walnut-platform) rộng phủ bì đến 2,2 m vì thế: cái gờ ấy thay luôn tủ đầu giường. Dưới gầm phải thoáng. Phòng ở tầng trệt hay miền Bắc, kê kín sát sàn là mời mốc lên mặt đệm, nhất là đệm cao su non không thở được.

- Khoảng hở gầm ít nhất 12 cm để robot hút bụi chui lọt.
- Nan cách nhau dưới 7 cm nếu dùng đệm lò xo túi.
- Đệm dày 15–20 cm; dày hơn thì mặt nằm lại cao như cũ.

## Ai không nên

Người đau gối, người trên bảy mươi, và ai vừa mổ: đứng dậy từ độ cao 38 cm tốn sức gấp rưỡi. Với ông bà, độ cao vừa là khi ngồi mép giường mà đùi song song sàn, thường 48–50 cm, như [giường Mẹ](bed-oak-slat) có đầu nan để vịn.

Ở phòng khách, tinh thần ấy có tên khác. Một [giường ngày](daybed-oak-linen) kê sát cửa sổ làm việc của chiếc phản đầu hè: chỗ ngủ của người đến thăm, chỗ gấp quần áo, chỗ nằm nghe mưa. Ba việc đó, một bộ sofa góc ba mươi triệu không làm được việc nào cho tử tế.
`,
      `
Every country house once had a phản: two planks seven or eight centimetres thick, for the noon nap by day and, under a mat, for feasts at night. In town it gave way to beds with buttoned headboards. For three seasons now, orders at the workshops have run the other way.

## Why low

New flats are 2.6 m clear, 2.45 under a plasterboard ceiling. A bed 1.1 m tall at the head takes nearly half the wall, pushes the lamps up, and the room seems a metre smaller. Bring the sleeping height from 55 down to 38 cm and the same room gains a stretch of empty wall. There is no mystery in it, only proportion.

The second reason is children. A baby who rolls from thirty centimetres on to a rug cries for a minute; from sixty, everybody goes to hospital.

## What has changed

The old planks were hard and heavy beyond moving. Today’s frame comes apart, has slats, and a rim some 20 cm wide for a book and a glass. That is why a [walnut platform bed of 1.8 m](bed-walnut-platform) measures 2.2 m overall: its rim replaces the nightstands. Air must pass below. On a ground floor or in the north, a base closed to the tiles invites mould into the mattress, foam above all.

- At least 12 cm below, so a robot cleaner gets through.
- Slats less than 7 cm apart under pocket springs.
- A mattress of 15–20 cm; thicker, and you are as high as before.

## Who should not

Bad knees, people past seventy, anybody after an operation: rising from 38 cm takes half as much effort again. For grandparents the right height is where thighs lie level when they sit on the edge, mostly 48–50 cm, as on the [Mẹ bed](bed-oak-slat) with slats to hold.

In the living room the same idea has another name. A [daybed](daybed-oak-linen) by the window does what the plank by the porch did: a bed for visitors, a place to fold clothes, somewhere to lie and hear the rain. A thirty-million corner sofa does none of the three properly.
`,
      `
시골집에는 으레 ‘판’이라는 평상이 있었습니다. 두께 7~8cm 널 두 장으로, 낮에는 낮잠을 자고 저녁에는 돗자리를 깔아 잔칫상을 차렸지요. 도시로 오면서 단추 박힌 높은 침대에 밀려났는데, 최근 세 철 동안 공방의 주문이 거꾸로 흐르고 있습니다.

## 왜 낮아졌나

새 아파트의 천장은 2.6m, 석고 천장을 빼면 2.45m입니다. 머리 쪽이 1.1m인 침대는 벽의 절반 가까이를 먹고 조명을 밀어 올려 방이 1m는 좁아 보입니다. 눕는 높이를 55cm에서 38cm로 낮추면 같은 방에 숨 쉴 벽이 생깁니다. 신비로운 것이 아니라 비례의 문제입니다.

두 번째 이유는 아이입니다. 30cm에서 러그로 굴러떨어진 아기는 1분을 울지만 60cm에서는 온 가족이 병원에 갑니다.

## 옛 평상과 다른 점

옛 평상은 딱딱하고 무거워 옮길 수 없었습니다. 지금은 살이 있는 조립식 틀에 책과 물잔을 둘 20cm 테두리가 둘립니다. [1.8m 월넛 평상형 침대](bed-walnut-platform)의 전체 폭이 2.2m인 까닭입니다. 그 테두리가 협탁을 대신합니다. 아래로는 바람이 통해야 합니다. 1층이나 북부에서 바닥에 딱 붙이면 매트리스, 특히 폼에 곰팡이를 부릅니다.

- 로봇 청소기가 드나들도록 아래를 12cm 이상 띄울 것
- 포켓 스프링이라면 살 간격은 7cm 미만
- 매트리스는 15~20cm. 더 두꺼우면 다시 높아집니다.

## 맞지 않는 사람

무릎이 아픈 분, 일흔이 넘은 분, 수술 직후인 분입니다. 38cm에서 일어나려면 힘이 한 배 반 듭니다. 어르신께는 걸터앉았을 때 허벅지가 수평이 되는 48~50cm가 알맞고, 잡을 살이 있는 [메 침대](bed-oak-slat)가 좋습니다.

거실에서는 같은 생각이 다른 이름을 갖습니다. 창가의 [데이베드](daybed-oak-linen)는 처마 밑 평상이 하던 일을 합니다. 손님의 잠자리, 빨래 개는 곳, 누워 빗소리를 듣는 곳. 3천만 동짜리 코너 소파는 그중 하나도 제대로 못 합니다.
`,
    ),
  },
  {
    id: 44,
    slug: 'bep-hai-lop-nau-lon-nau-nho',
    type: 'trend',
    cover: 'kitchen-modern-01',
    coverTags: ['kitchen', 'modern', 'island'],
    daysAgo: 18,
    title: text(
      'Bếp hai lớp: đảo để pha cà phê, lô gia để kho cá',
      'Two kitchens in one: an island for coffee, a back room for fish',
      '두 겹 주방, 커피는 아일랜드에서 생선은 뒷주방에서',
    ),
    excerpt: text(
      'Mùi mắm không chịu ở sau cánh hút mùi. Nhiều nhà chia bếp theo nhiệt độ của chảo.',
      'Fish sauce will not stay behind a hood, so homes are dividing kitchens by the heat of the pan.',
      '느억맘 냄새는 후드 뒤에 머물지 않습니다. 그래서 팬의 온도에 따라 주방을 나눕니다.',
    ),
    body: text(
      `
Bếp mở kiểu Âu đi vào chung cư Việt bằng cửa chính rồi bị một nồi cá kho đuổi ra. Giải pháp năm nay không phải kéo tường lên lại, mà tách việc nấu ra làm hai.

## Nguội ở trước, nóng ở sau

Phía trước là quầy nguội: máy pha cà phê, nồi cơm, thớt trái cây, chỗ con ngồi làm bài. Không bếp lửa, không chậu rửa sâu. Phía sau, ở lô gia hoặc một ngăn có cửa lùa rộng từ 1,4 m², là bếp ga hoặc từ công suất lớn, chậu sâu 22 cm, và một quạt hút thổi thẳng ra ngoài trời.

Cửa giữa hai lớp nên là kính lùa treo, ray trên, để sàn liền không gờ. Khe dưới 8 mm là đủ cho gió vào khi quạt kéo; bịt kín quá thì quạt hụt hơi và mùi quay lại.

## Đo bằng con số

Một chảo chiên cá đẩy lượng bụi mịn trong phòng lên hàng trăm microgam mỗi mét khối trong mười phút. Quạt hút ghi 900 m³/giờ trên vỏ hộp thường chỉ còn hơn nửa khi ống dài ba mét và gập hai lần. Muốn thật sự sạch, chọn ống 150 mm thay vì 120, và gập bằng hai góc 45° thay cho một góc vuông.

## Chi phí

| Hạng mục | Giá tham khảo |
| Dời đường ga, nước ra lô gia | 7–12 triệu |
| Vách kính lùa 2,1 × 2,4 m | 13–16 triệu |
| Tủ bếp nóng 1,5 m, inox | 18–25 triệu |
| Đảo hoặc quầy nguội | từ 23 triệu |

Nếu chỉ đủ tiền cho một nửa, làm phần sau trước. Quầy trước có thể là một chiếc bàn cũ kê cao 90 cm trong lúc đợi [đảo Cù Lao](kitchen-island-marble). Ghế thì mua hai chiếc thôi: [ghế quầy mặt dây bện](barstool-oak-cord) nhẹ, chồng áo khoác lên cũng không đổ.

## Cẩn thận với luật tòa nhà

Nhiều ban quản lý cấm đặt bếp ga ở lô gia vì an toàn cháy, và cấm đục dầm đi ống. Hỏi bằng văn bản trước khi vẽ. Có nơi chấp nhận bếp từ nhưng đòi aptomat riêng 32 A.

Một bà mẹ ở Quận 7 tóm tắt gọn hơn chúng tôi: “Khách tới thì mẹ ở ngoài này cho đẹp. Khách về mẹ vô trong kia mới là nấu.”
`,
      `
The open kitchen came into Vietnamese flats by the front door and was driven out by one pot of caramel fish. This year’s answer is not to put the wall back but to split the cooking in two.

## Cool in front, hot behind

In front a cool counter: coffee machine, rice cooker, a board for fruit, a place for homework. No flame and no deep sink. Behind, on the loggia or in a niche with a sliding door from 1.4 m² up, the strong hob, a sink 22 cm deep and a fan that blows straight outdoors.

Let the door between be glass, hung from above, so the floor runs on without a sill. A gap of 8 mm below lets air in when the fan pulls; seal it and the fan starves, and the smell returns.

## In numbers

A pan of frying fish lifts fine dust to hundreds of micrograms in a cubic metre within ten minutes. A hood that says 900 m³ an hour on its box gives little more than half through three metres of duct with two bends. Choose a 150 mm duct over 120, and two bends of 45° over one right angle.

## What it costs

| Work | Guide price |
| Moving gas and water to the loggia | 7–12 million |
| Sliding glass, 2.1 × 2.4 m | 13–16 million |
| Hot kitchen 1.5 m, stainless steel | 18–25 million |
| Island or cool counter | from 23 million |

With money for one half, build the back first. The front can be an old table raised to 90 cm while you wait for a [Cù Lao island](kitchen-island-marble). Buy two stools, no more: the [corded one](barstool-oak-cord) is light and does not tip under a pile of coats.

## Mind the rules of the block

Many managements forbid gas on a loggia and any hole through a beam. Ask in writing before you draw. Some accept induction but want a 32 A breaker of its own.

A mother in District 7 puts it shorter than we do: “When there are guests I stay out here and look nice. When they leave I go in there and cook.”
`,
      `
서양식 오픈 주방은 베트남 아파트에 정문으로 들어왔다가 생선조림 한 냄비에 쫓겨났습니다. 올해의 답은 벽을 다시 세우는 것이 아니라 요리를 둘로 나누는 것입니다.

## 앞은 차갑게, 뒤는 뜨겁게

앞쪽은 커피 머신과 밥솥, 과일 도마, 아이가 숙제하는 자리가 있는 차가운 카운터입니다. 불도 깊은 싱크도 없습니다. 뒤쪽, 발코니나 미닫이문 달린 1.4㎡ 남짓한 칸에는 화력 센 레인지와 깊이 22cm 싱크, 바깥으로 바로 뿜는 환풍기가 있습니다.

둘 사이는 위에 매단 유리 미닫이로 하여 바닥 턱을 없앱니다. 아래 8mm 틈은 환풍기가 당길 때 공기가 들어오는 길입니다. 꽉 막으면 환풍기가 숨이 차고 냄새가 되돌아옵니다.

## 숫자로 보면

생선을 굽는 팬 하나가 10분 만에 미세먼지를 ㎥당 수백 마이크로그램으로 올립니다. 상자에 시간당 900㎥라고 적힌 후드도 3m 덕트에 두 번 꺾이면 절반을 조금 넘길 뿐입니다. 120mm보다 150mm 덕트를, 직각 하나보다 45도 두 번을 고르세요.

## 비용

| 공사 | 참고 가격 |
| 가스와 수도를 발코니로 이전 | 700만~1,200만 동 |
| 유리 미닫이 2.1 × 2.4m | 1,300만~1,600만 동 |
| 스테인리스 뒷주방 1.5m | 1,800만~2,500만 동 |
| 아일랜드나 앞 카운터 | 2,300만 동부터 |

절반의 돈만 있다면 뒤부터 만듭니다. 앞은 [꾸라오 아일랜드](kitchen-island-marble)를 기다리는 동안 낡은 테이블을 90cm로 높여 써도 됩니다. 스툴은 두 개면 됩니다. [끈을 엮은 카운터 스툴](barstool-oak-cord)은 가볍고 외투를 쌓아도 넘어지지 않습니다.

## 건물 규정

화재 때문에 발코니의 가스레인지와 보를 뚫는 배관을 금하는 건물이 많습니다. 도면을 그리기 전에 서면으로 물어보세요. 인덕션은 되지만 32A 차단기를 따로 요구하는 곳도 있습니다.

7군의 한 어머니가 우리보다 짧게 정리했습니다. “손님이 오면 여기서 예쁘게 있고, 가면 저 안에서 진짜 요리를 하지.”
`,
    ),
  },
  {
    id: 45,
    slug: 'be-tong-mai-trong-phong-tam',
    type: 'trend',
    cover: 'bathroom-modern-01',
    coverTags: ['bathroom', 'modern', 'microcement'],
    daysAgo: 27,
    title: text(
      'Phòng tắm không mạch: lớp vữa ba ly thay gạch',
      'A bathroom without joints: three millimetres instead of tiles',
      '줄눈 없는 욕실, 타일 대신 3밀리미터',
    ),
    excerpt: text(
      'Vữa mịn phủ thẳng lên gạch cũ, không đục, xong trong chín ngày. Nhưng ai làm mới là điều quyết định.',
      'Fine plaster goes straight over the old tiles, no demolition, nine days. Who lays it decides everything.',
      '철거 없이 낡은 타일 위에 바로, 아흐레면 끝. 누가 바르느냐가 모든 것을 정합니다.',
    ),
    body: text(
      `
Đục một phòng tắm bốn mét vuông sinh ra chừng một tấn xà bần và hai tuần hàng xóm mất ngủ. Vữa mịn, tên thương mại mỗi nơi mỗi khác, hứa bỏ qua chuyện đó: phủ ba lớp lên gạch sẵn có, tổng dày khoảng ba ly, rồi khóa bằng lớp bảo vệ trong suốt.

## Chín ngày diễn ra thế nào

Ngày đầu tẩy dầu và trám mạch gạch cho phẳng. Ngày hai dán lưới sợi thủy tinh, sơn lót bám dính. Từ ngày ba đến năm, mỗi ngày một lớp vữa, lớp sau mịn hơn lớp trước, chà giấy nhám giữa các lần. Ngày sáu để yên. Ngày bảy và tám lăn hai nước phủ polyurethane. Ngày chín chỉ được nhìn. Tắm thì đợi đủ một tuần nữa, vì lớp phủ còn cứng dần.

## Cái giá của liền mạch

Ở Sài Gòn, thợ có tay nghề lấy 900 nghìn đến 1,4 triệu một mét vuông, vật tư gồm trong đó. Một phòng 4 m² sàn có khoảng 22 m² cả tường, vậy là 20–30 triệu, ngang với lát lại bằng gạch khổ lớn loại khá. Bạn không tiết kiệm tiền. Bạn mua sự yên ắng và một bề mặt không có chỗ cho mốc đen bám vào.

## Nó sẽ nứt ở đâu

> Vữa không che được nhà lún. Nó chỉ kể lại nhà lún bằng một đường mảnh hơn.

Góc tường gặp sàn, mép quanh bồn cầu và chỗ hai loại nền giáp nhau là ba nơi phải có băng co giãn. Gạch cũ bị rỗng phải bóc bỏ, không có ngoại lệ. Sàn khu sen cần nhám: hỏi mẫu có độ chống trượt R10 trở lên, đi thử bằng chân ướt có xà phòng.

## Dùng hằng ngày

Không giấm, không thuốc tẩy javel, không miếng cước. Một chổi gạt kính sau khi tắm kéo dài tuổi lớp phủ gấp đôi; sau năm sáu năm thì phủ lại, mất hai ngày. Màu be và ghi ấm che vệt nước tốt hơn màu than.

Đi với bề mặt trơn như vậy, đồ nên có thớ. [Tủ lavabo gỗ óc chó 1,2 m](vanity-walnut-120) và một [giỏ mây](basket-rattan) đựng khăn là đủ để căn phòng không giống bãi đỗ xe.
`,
      `
Breaking out a bathroom of four square metres makes about a tonne of rubble and two weeks of bad sleep next door. Fine plaster, sold under a different name everywhere, promises to skip that: three coats over the tiles you have, some three millimetres in all, locked under a clear seal.

## The nine days

On the first, degreasing and filling the joints flush. On the second, glass mesh and primer. From the third to the fifth a coat a day, each finer than the last, sanded in between. The sixth is rest. On the seventh and eighth two rolls of polyurethane. On the ninth you may look. A shower has to wait another week while the seal hardens.

## The price of seamless

In Sài Gòn a good hand asks 900 thousand to 1.4 million a square metre, material included. A 4 m² floor comes with some 22 m² of wall and floor together: 20 to 30 million, as much as new large tiles of a decent kind. You save no money. You buy quiet, and a surface with nowhere for black mould to sit.

## Where it will crack

> Plaster does not hide a house that settles. It tells of it in a thinner line.

Where wall meets floor, around the toilet, and where two grounds join: these three need an expansion strip. Hollow tiles must come off, without exception. The shower floor has to grip: ask for a sample of R10 or more and step on it with a wet, soapy foot.

## Living with it

No vinegar, no bleach, no scouring pad. A squeegee after each shower doubles the life of the seal; after five or six years it is renewed in two days. Beige and warm grey hide water marks better than charcoal.

Beside something so smooth, furniture should have grain. A [walnut vanity of 1.2 m](vanity-walnut-120) and a [rattan basket](basket-rattan) for towels keep the room from looking like a car park.
`,
      `
4㎡ 욕실을 철거하면 폐기물이 1톤쯤 나오고 이웃은 두 주를 설칩니다. 상표마다 이름이 다른 미장재는 이 과정을 건너뛰겠다고 약속합니다. 있던 타일 위에 세 겹, 모두 3mm쯤 바르고 투명한 보호막으로 잠급니다.

## 아흐레의 일정

첫날은 기름기를 빼고 줄눈을 평평하게 메웁니다. 둘째 날은 유리섬유망과 프라이머. 셋째 날부터 닷새째까지 하루 한 겹씩, 뒤로 갈수록 곱게 바르며 사이사이 사포질합니다. 엿새째는 쉽니다. 이레와 여드레에 폴리우레탄을 두 번 입히고, 아흐레째에는 보기만 합니다. 샤워는 막이 굳도록 한 주 더 기다립니다.

## 이음매 없는 값

사이공의 솜씨 좋은 기술자는 재료를 포함해 ㎡당 90만~140만 동을 받습니다. 바닥 4㎡ 욕실은 벽까지 22㎡쯤이니 2천만~3천만 동, 괜찮은 대형 타일로 다시 까는 값과 같습니다. 돈을 아끼는 것이 아니라 조용함과 검은 곰팡이가 앉을 데 없는 면을 사는 것입니다.

## 어디가 갈라지나

> 미장은 가라앉는 집을 가려 주지 않습니다. 더 가는 선으로 알려 줄 뿐입니다.

벽과 바닥이 만나는 모서리, 변기 둘레, 바탕이 다른 두 면의 경계. 이 세 곳에는 신축 테이프가 있어야 합니다. 들뜬 타일은 예외 없이 떼어 냅니다. 샤워 바닥은 R10 이상의 견본을 받아 비누 묻은 젖은 발로 밟아 보세요.

## 날마다 쓰기

식초와 락스, 철수세미는 쓰지 않습니다. 샤워 뒤 물기를 밀어 내면 보호막 수명이 두 배가 되고, 오륙 년 뒤 이틀이면 다시 입힐 수 있습니다. 베이지와 따뜻한 회색이 숯색보다 물자국을 잘 감춥니다.

이렇게 매끈한 면 옆에는 결이 있는 가구가 좋습니다. [1.2m 월넛 세면대장](vanity-walnut-120)과 수건을 담을 [라탄 바구니](basket-rattan)면 주차장처럼 보이지 않습니다.
`,
    ),
  },
  {
    id: 46,
    slug: 'hai-nguoi-mot-ban-hai-ca',
    type: 'trend',
    cover: 'multipurpose-scandinavian-01',
    coverTags: ['desk', 'multipurpose', 'scandinavian'],
    daysAgo: 36,
    title: text(
      'Một bàn, hai ca: làm việc ở nhà sau giờ con ngủ',
      'One desk, two shifts: working once the children sleep',
      '책상 하나, 2교대 재택근무',
    ),
    excerpt: text(
      'Phòng làm việc riêng ngày càng hiếm. Nhiều cặp vợ chồng chia giờ thay vì chia tường.',
      'A study of one’s own grows rare. Couples divide the hours instead of the walls.',
      '서재는 귀해지고, 부부는 벽 대신 시간을 나눕니다.',
    ),
    body: text(
      `
Năm căn hộ chúng tôi đến trong tháng này, ở Linh Đàm, Sơn Trà và Thủ Đức, đều có chung một chi tiết: chiếc bàn làm việc không thuộc về ai. Chị ngồi từ tám giờ đến trưa. Anh ngồi sau chín giờ tối. Khoảng giữa là của bài tập lớp hai.

## Luật của một chiếc bàn chung

Điều hay xảy ra nhất là giấy tờ của ca trước đè lên ca sau. Nhà nào giữ được hòa khí đều có khay: mỗi người một khay gỗ, hết ca thì bưng đi. Màn hình đặt trên tay gắn mép bàn, xoay được, để người cao 1,58 m và người 1,76 m không phải kê sách.

- Ghế chỉnh được độ cao, đánh hai vạch sơn móng tay lên trụ ghế.
- Một ổ cắm có công tắc, tắt là hết việc.
- Hộp tai nghe treo dưới mặt bàn, không để trên.

## Sáng và tối cần hai loại đèn

Ca sáng dùng ánh trời, bàn vuông góc cửa sổ. Ca đêm cần đèn thấp để không đánh thức đứa trẻ ngủ cách bốn mét. [Đèn bàn hình nấm](table-lamp-mushroom-laterite) chiếu xuống dưới tầm mắt, vùng sáng rộng chừng sáu tấc, đủ cho bàn phím và một cuốn sổ. Đèn trần tắt hẳn, vì ánh lọt khe cửa là thứ trẻ nhận ra trước tiếng động.

## Bàn bao lớn

Một mét hai là ngưỡng dưới. Ngắn hơn, hai khay không nằm cạnh nhau được. Chúng tôi thấy ba nhà dùng [bàn Nét 1,2 m](desk-oak-120), hai nhà dùng bản [1,4 m](desk-walnut-140) và đặt thêm máy in. Sâu 60 cm thì mắt cách màn hình 27 inch hơi gần; đẩy bàn khỏi tường tám phân cho tay màn hình lùi ra sau là xong.

## Chỗ ngồi thứ hai

Ca đêm có lúc chỉ cần đọc. Kê [giường ngày](daybed-oak-linen) đối diện bàn, người đang rảnh nằm đó, vừa canh con vừa không nhìn vào màn hình của người kia. Một chị ở Thủ Đức gọi đó là “ghế của người không có ca”.

Không nhà nào trong số ấy nói họ thiếu phòng. Họ nói thiếu giờ, và đã bày đồ theo đúng cái thiếu đó.
`,
      `
Five flats we visited this month, in Linh Đàm, Sơn Trà and Thủ Đức, share one detail: the desk belongs to nobody. She sits there from eight to noon. He sits there after nine at night. Between lies second-grade homework.

## Rules of a shared desk

What happens most is that the papers of one shift bury the next. The peaceful homes own trays: a wooden one each, carried off when the shift ends. The screen is on an arm at the edge, so that 1.58 m and 1.76 m need no pile of books.

- A chair that goes up and down, with two lines of nail varnish on its column.
- One socket with a switch: off means done.
- Headphones hung below the top, not on it.

## Morning and night need two lamps

The early shift has daylight, with the desk at right angles to the window. The late one needs something low that will not wake a child four metres off. A [mushroom lamp](table-lamp-mushroom-laterite) throws its light below the eye, some sixty centimetres wide: a keyboard and a notebook. The ceiling lamp stays off, since light under a door is noticed sooner than noise.

## How large

A metre twenty is the least; on anything shorter two trays do not fit side by side. Three homes use the [Nét desk of 1.2 m](desk-oak-120), two the [1.4](desk-walnut-140) with a printer. At 60 cm deep a 27-inch screen is a little near; pull the desk eight centimetres from the wall so the arm can lean back.

## The second seat

Some nights only need reading. Opposite the desk stands a [daybed](daybed-oak-linen), where the one who is free lies, listening for the child, away from the other’s screen. A woman in Thủ Đức calls it “the chair of whoever is off”.

None of them said they lack a room. They said they lack hours, and have furnished for exactly that.
`,
      `
이번 달에 찾은 린담과 선짜, 투득의 집 다섯 곳에는 공통점이 있었습니다. 책상에 주인이 없다는 것입니다. 아내는 오전 여덟 시부터 정오까지, 남편은 밤 아홉 시 이후. 그 사이는 초등학교 2학년의 숙제 시간입니다.

## 함께 쓰는 책상의 규칙

가장 흔한 일은 앞 근무자의 서류가 다음 사람을 덮는 것입니다. 평화로운 집에는 쟁반이 있습니다. 나무 쟁반을 하나씩 두고 근무가 끝나면 들고 갑니다. 모니터는 책상 끝 암에 달아 158cm와 176cm가 책을 괴지 않고 씁니다.

- 높낮이 의자 기둥에 매니큐어로 두 줄 표시하기
- 스위치 달린 콘센트 하나, 끄면 퇴근
- 헤드폰은 상판 위가 아니라 아래에 걸기

## 낮과 밤에는 다른 등

오전 근무는 창과 직각인 책상에서 햇빛을 씁니다. 밤 근무에는 4m 떨어져 자는 아이를 깨우지 않을 낮은 빛이 필요합니다. [버섯 모양 테이블 램프](table-lamp-mushroom-laterite)는 눈높이 아래로 폭 60cm쯤, 키보드와 공책만 비춥니다. 천장등은 끕니다. 아이는 소리보다 문틈의 빛을 먼저 알아차립니다.

## 크기

1.2m가 최소입니다. 더 짧으면 쟁반 두 개가 나란히 놓이지 않습니다. 세 집은 [넷 책상 1.2m](desk-oak-120)를, 두 집은 프린터까지 올리려고 [1.4m](desk-walnut-140)를 씁니다. 깊이 60cm에 27인치 모니터는 조금 가까우니 책상을 벽에서 8cm 띄워 암이 뒤로 물러나게 합니다.

## 두 번째 자리

읽기만 하면 되는 밤도 있습니다. 책상 맞은편 [데이베드](daybed-oak-linen)에 비번인 사람이 누워 아이의 기척을 들으며 상대의 화면은 보지 않습니다. 투득의 한 분은 그곳을 “근무 없는 사람의 의자”라고 부릅니다.

방이 모자란다고 말한 집은 없었습니다. 시간이 모자란다고 했고, 바로 그 모자람에 맞추어 가구를 놓았습니다.
`,
    ),
  },
];
