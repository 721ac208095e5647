import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

/** Guides for what the year brings: storms, Tết, damp and heat. */
export const seasonArticles: readonly ArticleContent[] = [
  {
    id: 63,
    slug: 'mot-ngay-truoc-bao',
    type: 'guide',
    cover: 'exterior-01',
    coverTags: ['exterior', 'balcony', 'storm'],
    daysAgo: 16,
    title: text(
      'Một ngày trước bão: việc gì làm trước, việc gì thôi khỏi làm',
      'The day before a storm: what to do first, and what to leave',
      '태풍 하루 전, 먼저 할 일과 하지 않아도 될 일',
    ),
    excerpt: text(
      'Từ ban công đến tủ lạnh, xếp theo giờ, cho nhà phố và căn hộ từ Quảng Ninh tới Khánh Hòa.',
      'From balcony to fridge, hour by hour, for town houses and flats from Quảng Ninh to Khánh Hòa.',
      '발코니에서 냉장고까지 시간순으로, 꽝닌에서 카인호아까지 주택과 아파트를 위하여.',
    ),
    body: text(
      `
Bản tin nói “bão cấp 11”. Đổi ra thước dây dễ hiểu hơn: gió chừng 30 mét một giây ép lên mỗi mét vuông kính khoảng năm mươi sáu ký. Cánh cửa ban công 1,8 × 2,2 m vì thế gánh hơn hai tạ, và nó gánh ở cái chốt. Nên việc đầu tiên không phải dán băng keo.

## Hai mươi bốn giờ trước: những thứ bay được

Ra ban công, nhìn từng món và hỏi nó nặng bao nhiêu so với bề mặt của nó. Chậu [cây bàng Singapore](plant-fig) cao 1,6 m nặng nhưng tán như cánh buồm, phải vào trong trước. Ghế nhựa, giàn phơi, tấm che, nắp bồn nước cũng vậy. Thứ không khiêng được thì đặt nằm xuống và buộc vào chân lan can, đừng buộc vào tay vịn.

Tìm từng phễu thoát nước ở ban công và sân thượng, moi hết lá. Một nắm lá bàng làm ngập phòng khách tầng năm nhanh hơn cả nước sông.

## Mười hai giờ trước: cửa và sàn

- Kiểm tra chốt trên và chốt dưới của từng cánh, tra một giọt dầu, khóa thử.
- Nhét khăn tắm cuộn vào rãnh cửa lùa phía hướng biển, chừa lỗ thoát nước của khung.
- Cuộn [thảm cói](rug-jute-round) và thảm len, dựng lên bàn; cói ướt một đêm là mốc.
- Kéo [sofa](sofa-linen-oat) khỏi cửa kính hai mét, úp gối ra sau lưng ghế.
- Nhấc chân rèm, vắt lên thanh treo.

Băng keo chữ X không làm kính khỏe hơn. Nó chỉ giữ mảnh vỡ lại với nhau, và hai ngày sau bạn ngồi cạo keo. Nếu chỉ còn một giờ, hãy để dành cho các chốt.

## Nước, điện và tủ lạnh

| Việc | Con số nên nhớ |
| Nước uống | 3 lít mỗi người mỗi ngày, đủ ba ngày |
| Nước dội | một chậu lớn, mỗi lượt 6 lít |
| Tủ mát đóng kín | giữ lạnh chừng 4 giờ |
| Tủ đông đầy | gần 48 giờ, nửa tủ thì 24 |
| Pin dự phòng | sạc trước 18 giờ |

Đổ đầy chai nhựa rồi cho vào chỗ trống của ngăn đá: vừa thành khối giữ lạnh, vừa là nước uống khi tan. Rút phích mọi máy trên tường ngoài, nâng ổ cắm nối lên khỏi sàn.

## Trong lúc gió

Ở phòng giữa nhà, xa kính. Nếu bỗng lặng như tờ, trời có thể hửng, đừng ra ban công: mắt bão đi qua trong nửa giờ tới một giờ và gió quay lại từ hướng ngược. Cái cửa chưa kiểm tra là cửa phía đó.

## Sáng hôm sau

Chụp ảnh trước khi dọn. Ổ cắm từng ngập thì không bật aptomat, chờ thợ đo cách điện. Chùi nước mặn trên bản lề và [đèn tường](wall-lamp-brass) bằng khăn nước ngọt ngay trong ngày, vì muối không đợi đến cuối tuần.
`,
      `
The bulletin says “force 11”. A tape measure says it better: wind of some thirty metres a second presses about fifty-six kilos on each square metre of glass. A balcony door of 1.8 × 2.2 m then carries over two hundred, and carries them at its bolt. So the first thing to do is not tape.

## Twenty-four hours before: whatever flies

Go out and ask of each thing what it weighs against the face it shows. A [fiddle-leaf fig](plant-fig) 1.6 m tall is heavy, but its crown is a sail: it comes in first. So do plastic chairs, racks, awnings, the lid of the tank. What cannot be carried is laid flat and tied to the foot of the railing, never to the rail.

Clear the leaves from the drains of balcony and roof. One handful floods a living room on the fifth floor sooner than any river.

## Twelve hours before: doors and floors

- Try the upper and lower bolt of each leaf, give it a drop of oil, lock it once.
- Press rolled towels into the tracks on the side of the sea; keep the frame’s weep holes free.
- Roll up the [jute rug](rug-jute-round) and the wool ones and set them on a table; one wet night turns jute to mould.
- Draw the [sofa](sofa-linen-oat) two metres from the glass, its cushions behind its back.
- Lift the curtains and lay them over the rod.

A cross of tape makes no pane stronger. It keeps the pieces together, and two days later you scrape glue. With one hour left, spend it on bolts.

## Water, power, fridge

| Task | A figure to keep |
| Drinking | 3 litres a person a day, for three days |
| Flushing | a large tub, 6 litres each time |
| Fridge kept shut | cold for some 4 hours |
| Full freezer | nearly 48 hours, half full 24 |
| Power banks | charged by 18:00 |

Fill plastic bottles and put them in the gaps of the freezer: a block of cold now, drinking water once it thaws. Unplug what hangs on outer walls and raise extension leads from the floor.

## While it blows

Stay in the middle of the house, away from glass. Should it fall dead calm, with a brighter sky, do not step out: the eye passes in half an hour or an hour, and the wind comes back from the other side. The door you have not checked is on that side.

## The morning after

Photograph before you clear. Where a socket stood in water leave the breaker off until an electrician has measured. Wipe salt from hinges and [wall lamps](wall-lamp-brass) with fresh water the same day, for salt does not wait for the weekend.
`,
      `
예보는 “11급 태풍”이라고 합니다. 줄자로 바꾸면 알기 쉽습니다. 초속 30m 바람은 유리 1㎡를 56kg쯤으로 누릅니다. 1.8 × 2.2m 발코니 문은 200kg이 넘는 힘을, 그것도 빗장 하나로 버팁니다. 그러니 가장 먼저 할 일은 테이프가 아닙니다.

## 24시간 전, 날아갈 것들

발코니에 나가 하나씩 보며 바람 맞는 면에 비해 얼마나 무거운지 따져 보세요. 키 1.6m [떡갈고무나무](plant-fig)는 무겁지만 잎이 돛과 같으니 맨 먼저 들입니다. 플라스틱 의자와 건조대, 차양과 물탱크 뚜껑도 마찬가지입니다. 못 옮기는 것은 눕혀서 손잡이가 아니라 난간 밑동에 묶습니다.

발코니와 옥상 배수구의 낙엽을 긁어냅니다. 잎 한 줌이 강물보다 빨리 5층 거실을 물에 잠기게 합니다.

## 12시간 전, 문과 바닥

- 문짝마다 위아래 빗장을 살피고 기름 한 방울을 친 뒤 잠가 봅니다.
- 바다 쪽 미닫이 홈에 수건을 말아 끼우되 창틀의 물구멍은 비워 둡니다.
- [황마 러그](rug-jute-round)와 울 러그를 말아 탁자에 올립니다. 황마는 하룻밤 젖으면 곰팡이가 핍니다.
- [소파](sofa-linen-oat)를 유리에서 2m 떼고 쿠션은 등 뒤에 둡니다.
- 커튼 자락을 들어 봉에 걸칩니다.

X자 테이프는 유리를 튼튼하게 하지 않습니다. 깨진 조각을 붙들 뿐이고 이틀 뒤에는 끈끈이를 긁게 됩니다. 한 시간밖에 없다면 빗장에 쓰세요.

## 물과 전기와 냉장고

| 할 일 | 기억할 숫자 |
| 마실 물 | 한 사람 하루 3리터, 사흘치 |
| 변기 물 | 큰 대야 하나, 한 번에 6리터 |
| 닫아 둔 냉장실 | 4시간쯤 유지 |
| 가득 찬 냉동실 | 48시간 가까이, 반이면 24시간 |
| 보조 배터리 | 저녁 6시까지 충전 |

페트병에 물을 채워 냉동실 빈 곳에 넣어 두세요. 지금은 얼음덩이, 녹으면 마실 물입니다. 바깥벽에 붙은 기기는 플러그를 뽑고 멀티탭은 바닥에서 올립니다.

## 바람이 부는 동안

유리에서 먼, 집 한가운데 방에 머뭅니다. 갑자기 고요해지고 하늘이 밝아져도 나가지 마세요. 태풍의 눈은 삼십 분에서 한 시간이면 지나가고 바람은 반대쪽에서 돌아옵니다. 아직 살피지 않은 문이 바로 그쪽에 있습니다.

## 다음 날 아침

치우기 전에 사진부터 찍습니다. 물에 잠겼던 콘센트는 전기공이 절연을 잴 때까지 차단기를 올리지 않습니다. 경첩과 [벽등](wall-lamp-brass)에 앉은 소금기는 그날 안에 맹물로 닦아 냅니다. 소금은 주말을 기다리지 않습니다.
`,
    ),
  },
  {
    id: 64,
    slug: 'tu-hai-ba-thang-chap',
    type: 'guide',
    cover: 'living-scandinavian-02',
    coverTags: ['living-room', 'tet', 'scandinavian'],
    daysAgo: 20,
    title: text(
      'Từ hai ba tháng Chạp: bảy ngày dọn một căn nhà',
      'From the 23rd of the last moon: seven days to clear a home',
      '섣달 스무사흘부터, 집을 비우는 이레',
    ),
    excerpt: text(
      'Dọn Tết không phải lau hết mọi thứ. Là quyết định mười tám người sẽ ngồi ở đâu.',
      'Cleaning for Tết is not wiping everything. It is deciding where eighteen people will sit.',
      '설 청소는 모든 것을 닦는 일이 아니라 열여덟 명이 어디에 앉을지 정하는 일입니다.',
    ),
    body: text(
      `
Tiễn ông Táo xong, nhà nào cũng có cùng một cơn hoảng: còn một tuần, và thứ gì cũng bẩn. Kinh nghiệm của những nhà làm êm là đi ngược. Họ vẽ sơ đồ ngày mùng Một trước, rồi chỉ dọn những gì cản sơ đồ đó.

## Vẽ ngày mùng Một

Lấy mặt bằng phòng khách, chấm ba điểm: mâm cúng, cành đào hoặc cây quất, chỗ trẻ con mở phong bao. Một cây quất vừa phải cần vòng tròn 80 cm và cách máy lạnh hai mét, nếu không rụng trái trước mùng Ba. Cành đào cắm bình cao chiếm ít sàn hơn, nhưng cần trần trống phía trên.

Đếm người đông nhất trong một bữa. Mười tám người không ngồi được một bàn, và cũng đừng cố. [Bàn óc chó hai mét](dining-table-walnut-200) cho tám người lớn; mâm thứ hai trải dưới sàn cho lớp trẻ; bốn chỗ còn lại là [băng ghế Sân](bench-oak) kê sát tường, nơi người ta ăn mứt chứ không ăn cơm.

## Bảy ngày

| Ngày | Việc | Giờ |
| 23 | Bếp trên cao, hút mùi, lau bàn thờ sau lễ | 4 |
| 24 | Tủ áo: bỏ ra ba túi, không thêm móc | 3 |
| 25 | Rèm, vỏ gối, phơi trước khi trời nồm | 3 |
| 26 | Kính, quạt trần, lưới lọc máy lạnh | 3 |
| 27 | Kho, gầm giường, đồ hỏng đem sửa | 4 |
| 28 | Chợ, bánh chưng, không dọn gì nữa | 0 |
| 29 | Bày hoa, sàn nhà, thay ga giường | 2 |

Ngày 28 để trống là có ý. Nồi bánh chưng luộc tám đến mười hai tiếng đòi người canh nước, và người ấy nên được ngồi.

## Thứ tự trong một phòng

1. Trên xuống dưới: quạt, nóc tủ, mặt bàn, sàn.
2. Khô trước ướt sau: hút bụi rồi mới cầm khăn.
3. Trong ra cửa, để không giẫm lại chỗ đã lau.

Gỗ lau dầu thì khăn vắt kiệt rồi khăn khô, xong ngay trong một lượt. Đừng đánh dầu vào tuần này: mùi còn ám khi khách tới, và vụn pháo giấy bám vào mặt dầu còn dẻo.

## Đừng mua, hãy mượn

Ghế thêm cho ba ngày không đáng giữ cả năm. Hỏi nhà bên, họ về quê từ 27. Nếu phải mua, chọn thứ có việc quanh năm: [ghế đẩu tròn](stool-oak-round) là tủ đầu giường, bục chậu cây, rồi tới Tết thành chỗ ngồi. Một bộ [bình gốm](vase-ceramic-set) cắm được cả đào lẫn hoa đồng tiền.

## Chừa lại một chỗ bẩn

Nhiều nhà giữ tục không quét mùng Một để khỏi quét lộc. Vậy hãy đặt sẵn thùng rác có nắp ở ba chỗ, một cái cạnh đĩa hạt dưa. Chiều mùng Hai, lúc quét, bạn sẽ biết năm nay nhà vui cỡ nào: cứ cân vỏ hạt.
`,
      `
Once the Kitchen Gods are seen off, every home has the same fright: one week, and everything is dirty. Those who manage calmly work backwards. They draw the first day of Tết, then clear only what stands in its way.

## Draw the first day

On the plan of the living room mark three points: the offering tray, the peach branch or kumquat, and where children open envelopes. A kumquat of fair size needs a circle of 80 cm and two metres from the air conditioner, or its fruit drops by the third day. A branch in a tall vase takes less floor but wants the ceiling clear.

Count the largest meal. Eighteen people do not fit one table and need not try. A [walnut table of two metres](dining-table-walnut-200) seats eight adults; a second tray is laid on the floor for the young; the last four get the [Sân bench](bench-oak) by the wall, where candied fruit is eaten and not rice.

## Seven days

| Day | Work | Hours |
| 23 | High kitchen cupboards, hood, altar after the rite | 4 |
| 24 | Wardrobe: three bags out, no hanger in | 3 |
| 25 | Curtains and covers, before damp days | 3 |
| 26 | Glass, ceiling fans, filters of the coolers | 3 |
| 27 | Store, under beds, broken things to be mended | 4 |
| 28 | Market, bánh chưng, no cleaning at all | 0 |
| 29 | Flowers, floors, fresh sheets | 2 |

The 28th is empty on purpose. The rice cakes boil for eight to twelve hours, somebody must watch the water, and that somebody should sit.

## The order in a room

1. From above to below: fan, tops of cupboards, tables, floor.
2. Dry before wet: vacuum, and only then a cloth.
3. From the far wall to the door, so that nothing is trodden twice.

Oiled wood gets a wrung cloth and a dry one in a single pass. Do not oil it this week: it still smells when guests arrive, and scraps of confetti stick to a soft coat.

## Borrow, do not buy

Extra chairs for three days are not worth keeping a year. Ask next door, who leave for the country on the 27th. If you must buy, choose what works all year: a [round stool](stool-oak-round) is a nightstand, then a plinth for a pot, then at Tết a seat. One set of [stoneware vases](vase-ceramic-set) holds peach as well as gerbera.

## Leave one thing dirty

Many keep the custom of not sweeping on the first day, lest luck be swept out. So set out three lidded bins, one beside the melon seeds. When you sweep on the second afternoon you will know how merry the year began: weigh the husks.
`,
      `
조왕신을 배웅하고 나면 어느 집이나 같은 걱정에 빠집니다. 남은 것은 한 주, 더러운 것은 전부. 차분히 해내는 집은 거꾸로 갑니다. 초하루의 그림을 먼저 그리고 그 그림을 막는 것만 치웁니다.

## 초하루를 그리기

거실 평면에 세 점을 찍습니다. 차례상, 복숭아 가지나 금귤나무, 아이들이 세뱃돈 봉투를 여는 자리. 알맞은 금귤나무는 지름 80cm 자리가 필요하고 에어컨에서 2m 떨어져야 초사흘 전에 열매가 떨어지지 않습니다. 키 큰 화병의 복숭아 가지는 바닥을 덜 쓰지만 위가 비어 있어야 합니다.

한 끼에 가장 많이 모이는 수를 셉니다. 열여덟 명은 한 상에 앉을 수 없고 그럴 까닭도 없습니다. [2m 월넛 식탁](dining-table-walnut-200)에는 어른 여덟, 바닥의 둘째 상에는 젊은 사람들, 남은 넷은 벽에 붙인 [선 벤치](bench-oak)입니다. 거기서는 밥이 아니라 정과를 먹습니다.

## 이레

| 날 | 할 일 | 시간 |
| 23 | 주방 윗장과 후드, 제 올린 뒤 제단 | 4 |
| 24 | 옷장, 세 봉지를 내놓고 옷걸이는 늘리지 않기 | 3 |
| 25 | 커튼과 쿠션 커버, 눅눅해지기 전에 | 3 |
| 26 | 유리, 천장 선풍기, 에어컨 필터 | 3 |
| 27 | 창고와 침대 밑, 고칠 물건 내놓기 | 4 |
| 28 | 장보기와 바인쯩, 청소는 없음 | 0 |
| 29 | 꽃, 바닥, 새 침대보 | 2 |

28일을 비운 데에는 뜻이 있습니다. 바인쯩 솥은 여덟 시간에서 열두 시간을 끓고 누군가 물을 지켜야 하는데, 그 사람은 앉아 있어야 합니다.

## 한 방 안의 순서

1. 위에서 아래로. 선풍기, 장 위, 상판, 바닥.
2. 마른 일 먼저, 젖은 일 나중. 청소기를 돌린 다음 걸레를 듭니다.
3. 안쪽에서 문 쪽으로. 닦은 곳을 다시 밟지 않도록.

오일 마감 나무는 꼭 짠 천과 마른 천으로 한 번에 끝냅니다. 이번 주에는 오일을 먹이지 마세요. 손님이 올 때까지 냄새가 남고 색종이 조각이 덜 마른 면에 붙습니다.

## 사지 말고 빌리기

사흘 쓸 의자를 일 년 간직할 까닭은 없습니다. 27일에 고향으로 떠나는 옆집에 물어보세요. 꼭 사야 한다면 일 년 내내 할 일이 있는 것으로 합니다. [원형 스툴](stool-oak-round)은 협탁이었다가 화분 받침이었다가 설에는 자리가 됩니다. [스톤웨어 화병](vase-ceramic-set) 한 벌이면 복숭아도 거베라도 꽂습니다.

## 한 곳은 더럽게 남기기

복을 쓸어 낸다 하여 초하루에 비질을 하지 않는 집이 많습니다. 그러니 뚜껑 있는 통을 세 군데, 하나는 수박씨 접시 옆에 놓아 두세요. 초이틀 오후에 쓸어 보면 새해가 얼마나 즐거웠는지 압니다. 씨 껍질의 무게를 달아 보면 됩니다.
`,
    ),
  },
  {
    id: 65,
    slug: 'chan-tuong-am',
    type: 'guide',
    cover: 'before-bedroom-scandinavian-01',
    coverTags: ['bedroom', 'damp', 'scandinavian'],
    daysAgo: 29,
    title: text(
      'Chân tường ẩm: thử bằng giấy bạc trước khi gọi thợ',
      'Damp at the foot of a wall: try foil before you call anyone',
      '벽 밑의 습기, 사람을 부르기 전에 은박지로',
    ),
    excerpt: text(
      'Cùng một vết ố nhưng có ba nguồn nước khác nhau, và sơn chống thấm chỉ chữa được một.',
      'One stain may have three sources, and waterproof paint cures only one of them.',
      '얼룩은 하나라도 물의 근원은 셋이고, 방수 페인트로 낫는 것은 그중 하나입니다.',
    ),
    body: text(
      `
Vết ố bắt đầu từ len chân tường, cao bằng cái hộp giày, viền trên lượn sóng. Năm sau nó cao bằng ghế. Sơn mới phủ lên được đúng một mùa rồi phồng như bánh tráng. Vấn đề không ở lớp sơn: chưa ai hỏi nước đến từ đâu.

## Ba nguồn nước

**Nước ngấm lên.** Gạch đất nung hút nước từ móng như bấc đèn hút dầu. Nhà trệt xây trước những năm 1990 thường không có lớp ngăn ẩm. Dấu hiệu: vết đều quanh nhà, cao 50 đến 120 cm, có bột trắng là muối.

**Nước rò.** Ống trong tường, khe sàn nhà tắm, hông nhà giáp mái hàng xóm. Vết lệch một phía, đậm lên sau khi tắm hay sau mưa.

**Hơi nước đọng.** Tường lạnh gặp không khí nồm. Vết ở góc khuất, sau tủ, thường có mốc đen mà không có muối.

## Thử với giấy bạc

Lau khô một chỗ, dán miếng giấy bạc 30 × 30 cm, bốn mép kín băng keo, để hai ngày. Mặt ngoài đọng nước là hơi trong phòng. Mặt trong ướt là nước từ tường đi ra. Dán hai miếng, một miếng cách sàn 20 cm và một miếng ngang ngực; miếng dưới ướt, miếng trên khô thì gần như chắc nước ngấm lên.

Để phân biệt rò ống, khóa van tổng lúc đi ngủ, chụp đồng hồ nước, sáng ra chụp lại.

## Chữa đúng bệnh

| Nguồn | Cách làm | Giá tham khảo |
| Ngấm lên | khoan, bơm hóa chất ngăn ẩm cách 10–12 cm | 350–600 nghìn một mét dài |
| Rò ống | tìm điểm, thay đoạn ống | 2–6 triệu một điểm |
| Rò sàn tắm | chống thấm lại, cổ ống trước | 6–12 triệu một phòng |
| Đọng hơi | hút ẩm, kê tủ hở tường | gần như không tốn |

Sau khi bơm, bóc vữa cũ cao hơn vết ố nửa mét, để tường trần ít nhất một tháng cho ráo, rồi trát vữa vôi hoặc vữa chuyên thoát muối. Ốp gạch kín lên tường còn ướt là nhốt nước: nó leo qua mép gạch và hiện ra ở tầng cao hơn.

## Trong lúc chờ khô

Kê đồ cách tường năm phân trở lên. Tủ có chân như [tủ thấp cửa mây](sideboard-oak-cane) chịu được thời gian này tốt hơn tủ hộp chạm sàn, vì gió đi được cả phía dưới lẫn qua cánh. Đừng treo [tranh](art-print-set) lên bức tường đang thoát ẩm; giấy phồng trước vữa. Sơn thì đợi máy đo báo dưới 16 phần trăm, và chọn loại thở được.

> Thợ giỏi hỏi bạn vết ướt có từ tháng mấy. Thợ bán sơn hỏi bạn thích màu gì.

Ai thuê nhà nên làm thử nghiệm giấy bạc ngay tuần đầu và gửi ảnh cho chủ. Hai miếng giấy ấy giá chưa tới năm nghìn, và chúng nói thay bạn rất nhiều.
`,
      `
The stain starts at the skirting, as high as a shoe box, with a wavy edge. A year later it reaches a chair. New paint covers it for exactly one season and then blisters like rice paper. The paint is not the trouble. Nobody has asked where the water comes from.

## Three sources

**Rising.** Fired brick draws water from the footing as a wick draws oil. Ground floors built before the 1990s mostly lack a damp course. The signs: an even band around the house, 50 to 120 cm high, with a white powder, which is salt.

**Leaking.** A pipe in the wall, the joint of a bathroom floor, the flank below a neighbour’s roof. The stain leans to one side and darkens after a shower or rain.

**Condensing.** A cold wall meets damp air. It sits in hidden corners, behind cupboards, mostly with black mould and no salt.

## The foil test

Dry a patch, tape on a sheet of foil 30 × 30 cm with all four edges sealed, and leave it for two days. Drops on its face are vapour of the room. A wet back is water leaving the wall. Use two sheets, one 20 cm above the floor and one at the chest; wet below and dry above is almost surely rising damp.

To find a leaking pipe, shut the main valve at bedtime, photograph the meter, and again in the morning.

## The right cure

| Source | What is done | Guide price |
| Rising | holes each 10–12 cm, injected barrier | 350–600 thousand a metre |
| Pipe | find the point, renew the length | 2–6 million a point |
| Bathroom floor | seal anew, pipe collars first | 6–12 million a room |
| Condensing | dehumidify, furniture off the wall | next to nothing |

After an injection take off the plaster to half a metre above the stain, leave the brick bare for at least a month, then plaster with lime or a mix that lets salt out. To tile a wall still wet is to lock the water in: it climbs past the tiles and shows higher up.

## While it dries

Keep furniture five centimetres away or more. Something on legs, such as a [sideboard with cane doors](sideboard-oak-cane), stands these months better than a box on the floor, since air passes below and through its doors. Hang no [prints](art-print-set) on a wall that is giving off moisture; paper buckles before plaster does. As for paint, wait for a meter to read below 16 per cent, and choose one that breathes.

> A good workman asks in which month it is wet. A seller of paint asks which colour you like.

Whoever rents should make the foil test in the first week and send the pictures to the owner. Two sheets cost less than five thousand đồng and speak for you at length.
`,
      `
얼룩은 걸레받이에서 시작합니다. 높이는 구두 상자만 하고 위쪽 가장자리가 물결칩니다. 이듬해에는 의자 높이가 됩니다. 새로 칠한 페인트는 꼭 한 철을 버티고 라이스페이퍼처럼 부풉니다. 페인트 탓이 아닙니다. 물이 어디서 오는지 아무도 묻지 않은 것입니다.

## 세 가지 근원

**올라오는 물.** 구운 벽돌은 심지가 기름을 빨듯 기초의 물을 빨아올립니다. 1990년대 이전에 지은 단층집은 대개 방습층이 없습니다. 집을 빙 둘러 50~120cm 높이로 고르게 젖고 하얀 소금 가루가 납니다.

**새는 물.** 벽 속 배관, 욕실 바닥 이음매, 이웃 지붕과 닿은 옆벽. 얼룩이 한쪽으로 치우치고 샤워나 비 뒤에 짙어집니다.

**맺히는 물.** 찬 벽이 눅눅한 공기를 만난 것입니다. 장 뒤나 구석에 생기고 소금 없이 검은 곰팡이가 핍니다.

## 은박지 시험

한 곳을 닦아 말리고 30 × 30cm 은박지를 네 변 모두 테이프로 막아 붙여 이틀 둡니다. 바깥면의 물방울은 방 안의 습기입니다. 안쪽이 젖었다면 벽에서 나온 물입니다. 바닥에서 20cm, 그리고 가슴 높이에 두 장을 붙이세요. 아래가 젖고 위가 말랐다면 거의 틀림없이 올라오는 물입니다.

배관이 의심되면 잘 때 원밸브를 잠그고 계량기를 찍은 다음 아침에 다시 찍어 봅니다.

## 병에 맞는 약

| 근원 | 방법 | 참고 가격 |
| 올라오는 물 | 10~12cm 간격으로 뚫어 방습제 주입 | 1m당 35만~60만 동 |
| 배관 누수 | 자리를 찾아 그 구간 교체 | 한 곳 200만~600만 동 |
| 욕실 바닥 | 배관 둘레부터 다시 방수 | 한 칸 600만~1,200만 동 |
| 결로 | 제습하고 가구를 벽에서 띄우기 | 거의 들지 않음 |

주입한 뒤에는 얼룩보다 반 미터 위까지 미장을 걷어 내고 적어도 한 달 벽돌을 드러내 말립니다. 그다음 석회나 소금을 내보내는 미장재를 바릅니다. 젖은 벽에 타일을 붙이면 물을 가두는 셈입니다. 물은 타일을 넘어 더 높은 데서 나타납니다.

## 마르는 동안

가구는 벽에서 5cm 넘게 뗍니다. [라탄 도어 사이드보드](sideboard-oak-cane)처럼 다리가 있는 장은 아래로도 문으로도 바람이 통해, 바닥에 닿는 상자형보다 이 시기를 잘 견딥니다. 습기를 내뿜는 벽에는 [액자](art-print-set)를 걸지 마세요. 미장보다 종이가 먼저 웁니다. 칠은 수분계가 16퍼센트 아래를 가리킬 때까지 기다렸다가 숨 쉬는 것으로 합니다.

> 좋은 기술자는 몇 월부터 젖었는지 묻습니다. 페인트 파는 사람은 무슨 색이 좋으냐고 묻습니다.

세를 산다면 첫 주에 은박지 시험을 하고 사진을 집주인에게 보내세요. 두 장 값은 5천 동도 되지 않지만 여러분 대신 많은 말을 해 줍니다.
`,
    ),
  },
  {
    id: 66,
    slug: 'may-lanh-dung-co',
    type: 'guide',
    cover: 'bedroom-modern-01',
    coverTags: ['bedroom', 'modern', 'cooling'],
    daysAgo: 41,
    title: text(
      'Máy lạnh đúng cỡ: một phép nhân và ba phép cộng',
      'The right size of cooler: one multiplication, three additions',
      '에어컨 크기, 곱셈 한 번과 덧셈 세 번',
    ),
    excerpt: text(
      'Máy quá lớn làm phòng lạnh mà vẫn ẩm. Cách tính cho phòng 10 đến 30 m² và chỗ đặt dàn lạnh.',
      'One that is too large leaves a room cold and damp. How to reckon for 10 to 30 m², and where to hang it.',
      '너무 크면 춥고도 눅눅합니다. 10~30㎡ 방의 계산법과 실내기 자리.',
    ),
    body: text(
      `
Người bán hỏi phòng mấy mét rồi đọc luôn số ngựa. Câu trả lời ấy đúng khoảng một nửa số lần, vì hai phòng cùng 14 m² có thể chênh nhau gấp rưỡi nhiệt: một phòng tầng bốn quay bắc, một phòng áp mái quay tây.

## Phép nhân

Lấy diện tích nhân 600, ra số BTU mỗi giờ cho trần cao dưới 2,8 m. Phòng 14 m² cần 8.400. Trên thị trường, “một ngựa” là 9.000 BTU, tức lấy đi khoảng 2,6 kW nhiệt; ngựa rưỡi là 12.000, hai ngựa là 18.000.

## Ba phép cộng

- Tường hoặc kính lớn hướng tây: cộng 20 phần trăm.
- Ngay dưới mái tôn hay sân thượng không cách nhiệt: cộng 30.
- Người thứ ba trở đi: mỗi người thêm 500 BTU; một máy tính để bàn cũng chừng ấy.

Phòng áp mái quay tây kia thành 12.600, và máy ngựa rưỡi là vừa. Đừng cộng thêm “cho chắc”. Máy dư công suất làm lạnh nhanh quá, ngắt trước khi kịp vắt ẩm; nhiệt kế chỉ 24 độ mà chăn vẫn dính da.

| Phòng | Bình thường | Hướng tây, áp mái |
| 10 m² | 9.000 | 9.000 |
| 14 m² | 9.000 | 12.000 |
| 20 m² | 12.000 | 18.000 |
| 28 m² | 18.000 | 24.000 |

## Dàn lạnh treo ở đâu

Trên cạnh ngắn, thổi dọc chiều dài phòng, đáy cách sàn 2,3 m, đỉnh cách trần 15 cm để hút gió. Không thổi thẳng vào gối. Trong phòng ngủ nhỏ, vị trí tốt thường là phía trên cửa ra vào, đường gió đi qua chân giường. Với [giường bọc vải 1,6 m](bed-linen-oat) đặt giữa tường, người nằm chỉ thấy mát quay lại từ bức tường đối diện.

Ống thoát nước nên dốc một phân trên mỗi mét và đừng đổ ra ban công nhà dưới. Ống đồng ngắn nhất ba mét; mỗi mét quá mười lăm là thêm gas, thêm tiền, bớt lạnh.

## Sống với 27 độ

Đặt 27 và bật quạt trần ở số nhỏ, đa số người ngủ ngon như ở 25. Trước khi bật lần đầu trong ngày, mở cửa năm phút cho khối khí nóng dưới trần đi ra. Rèm kéo từ hai giờ chiều, chọn [rèm lanh dày](curtain-linen-sage) có lót, đỡ cho máy hơn mọi nút tiết kiệm trên điều khiển.

## Không khí, không chỉ nhiệt độ

Máy lạnh treo tường không lấy gió ngoài vào. Hai người ngủ trong 12 m² đóng kín có thể đưa CO₂ vượt 2.000 phần triệu trước bình minh, và đó là cái đầu nặng buổi sáng. Hé cửa ra hành lang hai phân, hoặc lắp quạt cấp gió nhỏ khoảng 30 m³ mỗi giờ một người. Rửa lưới lọc hai tuần một lần vào mùa nóng; việc này mất bốn phút, ngắn hơn chờ thợ.
`,
      `
The seller asks for the square metres and names a horsepower. He is right about half of the time, since two rooms of 14 m² may differ by half in heat: one on the fourth floor to the north, one below the roof to the west.

## The multiplication

Area times 600 gives BTU an hour for ceilings under 2.8 m. Fourteen square metres need 8,400. In the trade “one horse” means 9,000 BTU, which takes away some 2.6 kW of heat; one and a half is 12,000, two is 18,000.

## Three additions

- A wall or large pane to the west: 20 per cent more.
- Right below sheet metal or a bare roof slab: 30 more.
- From the third person on: 500 BTU each; a desktop computer counts as one.

The west room below the roof comes to 12,600, and a unit of one and a half fits. Add nothing “to be safe”. One that is too strong cools so fast that it stops before it has wrung out the damp; the display says 24 and the quilt still clings.

| Room | Ordinary | West, below the roof |
| 10 m² | 9,000 | 9,000 |
| 14 m² | 9,000 | 12,000 |
| 20 m² | 12,000 | 18,000 |
| 28 m² | 18,000 | 24,000 |

## Where to hang it

On a short wall, blowing the length of the room, its underside 2.3 m up and 15 cm of air above. Never straight at a pillow. In a small bedroom the place is mostly over the door, with the stream across the foot of the bed. In a [fabric bed of 1.6 m](bed-linen-oat) at the middle of a wall one feels only the coolness that returns from the wall opposite.

Let the drain fall by a centimetre a metre, and not on to the balcony below. Three metres of copper is the least; each metre past fifteen means more gas, more money, less cold.

## Living at 27

Set 27 and the ceiling fan to low, and most people sleep as well as at 25. Before the first start of the day open up for five minutes, so the hot air below the ceiling can go. Draw the curtains from two in the afternoon: [heavy linen](curtain-linen-sage) with a lining helps the machine more than any economy button.

## Air, not only degrees

A wall unit brings in no fresh air. Two sleepers in 12 m² with all shut may take CO₂ past 2,000 parts per million before dawn, and that is the heavy head of the morning. Leave the door to the passage open by two centimetres, or fit a small supply fan of some 30 m³ an hour a person. Rinse the filter every two weeks in the hot months; it takes four minutes, less than waiting for a mechanic.
`,
      `
파는 사람은 몇 제곱미터냐고 묻고 바로 마력을 말합니다. 그 답은 반쯤 맞습니다. 같은 14㎡라도 4층 북향 방과 지붕 밑 서향 방은 열이 한 배 반까지 다르기 때문입니다.

## 곱셈

천장 2.8m 아래라면 면적에 600을 곱해 시간당 BTU를 얻습니다. 14㎡는 8,400입니다. 시장에서 ‘한 마력’은 9,000BTU, 곧 2.6kW쯤의 열을 빼냅니다. 한 마력 반은 12,000, 두 마력은 18,000입니다.

## 덧셈 세 번

- 서쪽 벽이나 큰 유리가 있으면 20퍼센트 더합니다.
- 함석지붕이나 단열 없는 옥상 바로 아래면 30퍼센트 더합니다.
- 세 번째 사람부터 한 명에 500BTU. 데스크톱 컴퓨터도 한 명으로 칩니다.

지붕 밑 서향 방은 12,600이 되니 한 마력 반이 맞습니다. ‘혹시 몰라’ 더하지는 마세요. 너무 센 기계는 금세 차가워져 습기를 짜내기 전에 멈춥니다. 화면은 24도인데 이불은 살에 붙습니다.

| 방 | 보통 | 서향, 지붕 밑 |
| 10㎡ | 9,000 | 9,000 |
| 14㎡ | 9,000 | 12,000 |
| 20㎡ | 12,000 | 18,000 |
| 28㎡ | 18,000 | 24,000 |

## 실내기 자리

짧은 벽에서 방의 길이 방향으로 불게 답니다. 밑면은 바닥에서 2.3m, 위로는 15cm를 띄워 공기를 빨아들이게 합니다. 베개를 곧바로 겨누지 않습니다. 작은 침실이라면 대개 방문 위가 좋고 바람은 발치를 지나갑니다. 벽 가운데 놓인 [1.6m 패브릭 침대](bed-linen-oat)에 누우면 맞은편 벽에서 돌아오는 서늘함만 느껴집니다.

배수관은 1m에 1cm씩 기울이고 아랫집 발코니로 흘리지 않습니다. 동관은 짧아도 3m. 15m를 넘기면 1m마다 가스와 돈은 늘고 냉기는 줄어듭니다.

## 27도로 살기

27도에 천장 선풍기를 약하게 틀면 대부분 25도만큼 잘 잡니다. 하루 첫 가동 전에는 5분 문을 열어 천장 아래 뜨거운 공기를 내보내세요. 오후 두 시부터는 커튼을 칩니다. 안감을 댄 [도톰한 리넨 커튼](curtain-linen-sage)이 리모컨의 절전 버튼보다 기계를 더 도와줍니다.

## 온도만이 아니라 공기

벽걸이 에어컨은 바깥 공기를 들이지 않습니다. 꼭 닫은 12㎡에서 둘이 자면 동트기 전에 이산화탄소가 2,000ppm을 넘기도 하는데, 아침에 머리가 무거운 까닭입니다. 복도 쪽 문을 2cm 열어 두거나 한 사람에 시간당 30㎥쯤 되는 작은 급기 팬을 다세요. 더운 철에는 필터를 두 주에 한 번 씻습니다. 4분이면 되니 기사를 기다리는 것보다 짧습니다.
`,
    ),
  },
];
