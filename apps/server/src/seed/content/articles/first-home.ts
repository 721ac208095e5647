import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

/** Guides for who has just got the keys. */
export const firstHomeArticles: readonly ArticleContent[] = [
  {
    id: 39,
    slug: 'chin-muoi-phut-nhan-ban-giao',
    type: 'guide',
    cover: 'living-modern-01',
    coverTags: ['living-room', 'modern', 'handover'],
    daysAgo: 3,
    title: text(
      'Chín mươi phút nhận bàn giao căn hộ',
      'Ninety minutes to take over a flat',
      '입주 점검, 90분이면 됩니다',
    ),
    excerpt: text(
      'Một viên bi, một cục sạc và tờ giấy: thứ tự đi qua từng phòng để không ký vội.',
      'A marble, a phone charger and a sheet of paper: the order of rooms that keeps you from signing too soon.',
      '구슬 하나, 충전기 하나, 종이 한 장. 서둘러 서명하지 않기 위한 방별 점검 순서.',
    ),
    body: text(
      `
Ngày nhận nhà, người của ban quản lý thường đưa biên bản trước, chìa khóa sau. Hãy xin đổi lại: xem xong mới cầm bút. Hẹn buổi sáng, lúc trời còn sáng đều, và mang theo bốn thứ rẻ tiền.

- Một viên bi thủy tinh để thử độ dốc sàn.
- Một cục sạc điện thoại để thử ổ cắm.
- Một cuộn băng giấy và bút dạ để đánh dấu.
- Hai chai nước 1,5 lít.

## Phần ướt trước

Bắt đầu ở phòng tắm và lô gia vì lỗi ở đó đắt nhất. Nút chậu, xả đầy, đánh dấu mực nước rồi để yên trong lúc xem phòng khác; quay lại sau nửa giờ là biết có rò. Đổ hết một chai nước ở góc xa phễu thu nhất: nước phải tự tìm đường về, không đọng thành vũng quá bằng bàn tay. Mở mọi vòi cùng lúc, nghe xem ống có gõ không.

## Cửa, sàn, tường

Thả viên bi giữa phòng khách. Nó lăn chậm thì bình thường; lăn một mạch tới chân tường thì sàn lệch đủ để tủ cao bị vênh cánh. Gõ nhẹ từng viên gạch bằng đốt ngón tay, chỗ nào kêu bộp thì dán băng. Đóng mở mỗi cửa ba lần, khóa một lần, và nhìn khe hở giữa khung với tường khi bật đèn bên kia.

## Điện và khí

Cắm sạc vào từng ổ, kể cả ổ sau tủ lạnh tương lai. Đếm ổ ở chỗ định đặt giường: hai bên phải có, nếu không bạn sẽ sống với dây nối. Thử aptomat bằng nút test. Bật hết quạt hút, áp tờ giấy ăn lên miệng gió; giấy rơi là ống chưa nối.

| Phòng | Thời gian | Lỗi hay gặp |
| Phòng tắm | 30 phút | đọng nước, gạch rỗng |
| Lô gia | 10 phút | phễu thu nghẹt vữa |
| Phòng khách, bếp | 25 phút | sàn lệch, cửa cọ |
| Phòng ngủ | 15 phút | thiếu ổ cắm, kính xước |
| Ghi biên bản | 10 phút | ghi chung chung |

## Ghi thế nào cho có ích

Mỗi lỗi một dòng, kèm vị trí và ảnh: “gạch rỗng, viên thứ ba từ cửa, phòng ngủ 2” thay cho “gạch chưa đạt”. Xin ngày hẹn sửa ngay trên giấy. Theo Luật Nhà ở 2023, chung cư được bảo hành ít nhất 60 tháng, nhưng vết xước kính và men sứ chỉ cãi được trong ngày đầu tiên.

> Ký nhận có ghi chú không phải là làm khó ai. Đó là cách duy nhất để người thợ biết đường quay lại.

Xong việc, đừng mua gì vội. Đo ba bức tường dài nhất, chụp bốn góc mỗi phòng, rồi về nhà ngủ một đêm.
`,
      `
On the day of the keys the building’s staff usually hand you the protocol first. Ask to turn it round: look, then take the pen. Come in the morning, when the light is even, with four cheap things.

- A glass marble, for the fall of the floor.
- A phone charger, for the sockets.
- Paper tape and a marker.
- Two 1.5-litre bottles of water.

## The wet rooms first

Begin with bathroom and loggia, where faults cost most. Plug the basin, fill it, mark the level and leave it while you see the rest; half an hour later a leak has shown itself. Empty a bottle in the corner farthest from the drain: water should find its own way and leave no puddle larger than a hand. Open every tap at once and listen for knocking pipes.

## Doors, floor, walls

Let the marble go in the middle of the living room. A slow roll is normal; a run straight to the skirting means a slope that will twist the doors of a tall wardrobe. Knock on the tiles with a knuckle and tape those that sound hollow. Open and shut each door three times, lock it once, and look for light between frame and wall.

## Power and air

Try the charger in every socket, the future fridge’s included. Count those by the bed: one on each side, or you will live with extension leads. Press the test button of the breaker. Switch on the fans and hold a tissue to the grille; if it falls, the duct is not connected.

| Room | Time | Usual faults |
| Bathroom | 30 min | standing water, hollow tiles |
| Loggia | 10 min | mortar in the drain |
| Living room, kitchen | 25 min | sloping floor, doors that rub |
| Bedrooms | 15 min | missing sockets, scratched glass |
| Writing it down | 10 min | words too vague |

## Notes that help

One line a fault, with place and photograph: “hollow tile, third from the door, bedroom 2”, not “tiles unsatisfactory”. Ask for a date of repair on the same sheet. Under the Housing Law of 2023 blocks of flats carry at least 60 months of warranty, but scratched glass and chipped enamel can be argued only on the first day.

> Signing with remarks troubles nobody. It is how the workman knows where to come back to.

Then buy nothing yet. Measure the three longest walls, photograph four corners of each room, and sleep on it.
`,
      `
입주하는 날 관리소 직원은 보통 확인서를 먼저 내밀고 열쇠를 나중에 줍니다. 순서를 바꿔 달라고 하세요. 다 보고 나서 펜을 드는 것입니다. 빛이 고른 오전에 약속을 잡고 값싼 물건 네 가지를 챙깁니다.

- 바닥 기울기를 볼 유리구슬 하나
- 콘센트를 시험할 휴대전화 충전기
- 종이테이프와 매직펜
- 1.5리터 물 두 병

## 물 쓰는 곳부터

하자가 가장 비싼 욕실과 다용도 발코니에서 시작합니다. 세면대를 막고 물을 채운 뒤 수위를 표시하고 다른 방을 보세요. 삼십 분 뒤면 새는지 드러납니다. 배수구에서 가장 먼 구석에 물 한 병을 붓습니다. 물은 스스로 길을 찾아야 하고, 손바닥보다 큰 웅덩이가 남으면 안 됩니다. 수도꼭지를 모두 틀어 배관이 쿵쿵거리지 않는지도 들어 봅니다.

## 문과 바닥과 벽

거실 한가운데 구슬을 놓습니다. 천천히 구르면 정상이고, 벽까지 단숨에 굴러가면 키 큰 장의 문이 틀어질 만큼 기운 것입니다. 타일은 손마디로 두드려 빈 소리가 나는 곳에 테이프를 붙입니다. 문은 세 번씩 여닫고 한 번 잠가 보고, 문틀과 벽 사이로 빛이 새는지 봅니다.

## 전기와 환기

냉장고 뒤가 될 자리까지 콘센트마다 충전기를 꽂아 봅니다. 침대 양쪽에 하나씩 없으면 평생 멀티탭과 살게 됩니다. 차단기는 시험 버튼을 눌러 봅니다. 환풍기를 켜고 휴지를 대었을 때 떨어지면 덕트가 이어지지 않은 것입니다.

| 공간 | 시간 | 흔한 하자 |
| 욕실 | 30분 | 물 고임, 들뜬 타일 |
| 다용도 발코니 | 10분 | 배수구에 굳은 모르타르 |
| 거실과 주방 | 25분 | 기운 바닥, 쓸리는 문 |
| 침실 | 15분 | 부족한 콘센트, 긁힌 유리 |
| 기록 | 10분 | 두루뭉술한 표현 |

## 도움이 되는 기록

하자 하나에 한 줄, 위치와 사진을 함께 남깁니다. “타일 불량”이 아니라 “침실 2, 문에서 세 번째 타일 들뜸”이라고 쓰세요. 보수 날짜도 같은 종이에 받아 둡니다. 2023년 주택법은 공동주택에 최소 60개월의 하자 보증을 두지만, 유리 흠집과 도기의 이 빠짐은 첫날이 아니면 따지기 어렵습니다.

> 의견을 적고 서명하는 것은 누구를 곤란하게 하는 일이 아닙니다. 작업자가 어디로 돌아와야 할지 아는 유일한 방법입니다.

그날은 아무것도 사지 마세요. 가장 긴 벽 세 개를 재고 방마다 네 구석을 찍은 다음 하룻밤 자고 생각합니다.
`,
    ),
  },
  {
    id: 40,
    slug: 'ba-tram-trieu-cho-70-met',
    type: 'guide',
    cover: 'living-kitchen-modern-01',
    coverTags: ['living-kitchen', 'modern', 'budget'],
    daysAgo: 5,
    title: text(
      'Ba trăm triệu cho căn 70 m²: tiền đi đâu',
      '300 million for 70 m²: where the money goes',
      '70㎡에 3억 동, 돈은 어디로 가나',
    ),
    excerpt: text(
      'Một bảng dự toán thật của căn hai phòng ngủ bàn giao thô trần, và ba khoản ai cũng quên.',
      'One honest budget for a two-bedroom flat, and the three items everybody forgets.',
      '침실 두 개짜리 집의 솔직한 예산표와 누구나 잊는 세 항목.',
    ),
    body: text(
      `
Con số ba trăm triệu hay được nói ra ở quán cà phê dưới sảnh, thường kèm câu “chắc đủ”. Đủ thật, nếu chia trước khi tiêu. Chúng tôi lấy một căn hai phòng ngủ ở Bình Dương, đã có sàn gỗ công nghiệp, bếp trống và hai phòng tắm hoàn thiện, rồi ghi lại từng khoản.

## Bảng chia

| Khoản | Triệu đồng | Phần |
| Bếp và mặt đá | 62 | 21% |
| Tủ áo hai phòng | 44 | 15% |
| Sofa, bàn ăn, giường | 71 | 24% |
| Đệm và rèm | 33 | 11% |
| Máy lạnh, máy giặt, tủ lạnh | 52 | 17% |
| Đèn, sơn lại, thảm | 18 | 6% |
| Dự phòng | 20 | 6% |

Hai dòng đầu là đồ gắn tường: đo một lần, làm một lần, khó bán lại. Vì vậy đừng tiết kiệm ở bản lề và ray. Chênh lệch giữa ray thường và ray giảm chấn cho cả căn chỉ khoảng bốn triệu, trong khi thay về sau phải tháo cánh.

## Ba khoản bị quên

Thứ nhất là phí vận chuyển lên tầng và giờ được phép chở. Nhiều tòa chỉ cho khuân đồ từ 8 đến 11 giờ và 14 đến 17 giờ, đặt cọc thang hàng từ hai đến năm triệu. Thứ hai là rèm: bốn ô cửa cao 2,6 m hết gần mười bốn triệu, bằng nửa bộ sofa. Thứ ba là dọn sau thi công, một triệu rưỡi, và bạn sẽ không muốn tự làm.

## Mua gì trước

1. Đệm, vì lưng không đợi được.
2. Rèm phòng ngủ, vì nhà đối diện cách hai mươi mét.
3. Bếp, vì ăn ngoài hai người một tháng mất sáu triệu.
4. Một chiếc bàn. Chỉ một: [bàn ăn gỗ sồi 1,8 m](dining-table-oak-180) làm luôn bàn làm việc trong năm đầu.

Sofa nên đứng sau cùng. Sau ba tháng ở, bạn mới biết cả nhà hay ngồi đâu; có nhà cuối cùng chọn [chiếc hai chỗ](sofa-linen-clay) thay vì bộ góc và dư gần mười sáu triệu. Kệ tivi cũng chờ được, vì một số nhà phát hiện mình không xem tivi.

[chiếc hai chỗ](sofa-linen-clay)

## Chỗ được phép rẻ

Đèn tạm, kệ giày, giá phơi, tranh. Những món này đổi dễ và cho bạn thời gian nghĩ. Chỗ không được phép rẻ: đệm, ray, vòi nước và keo chống thấm.

Khoản dự phòng hai mươi triệu nghe lớn, nhưng ở căn này nó hết mười bảy: một ống thoát phải dời, một cánh cửa sai chiều mở. Ba triệu còn lại thành một cây bàng Singapore và bữa lẩu mừng nhà mới.
`,
      `
Three hundred million đồng is a figure said in the café downstairs, usually with “that should do”. It does, if you divide before you spend. We took a two-bedroom flat in Bình Dương with laminate floors, an empty kitchen and finished bathrooms, and wrote everything down.

## The division

| Item | Million đồng | Share |
| Kitchen and worktop | 62 | 21% |
| Wardrobes, two rooms | 44 | 15% |
| Sofa, dining table, beds | 71 | 24% |
| Mattresses and curtains | 33 | 11% |
| Cooling, washing machine, fridge | 52 | 17% |
| Lamps, repainting, rugs | 18 | 6% |
| Reserve | 20 | 6% |

The first two lines are fixed to the wall: measured once, built once, hard to sell again. So save nowhere on hinges and runners. Soft-closing runners for the whole flat cost about four million more, and changing them later means taking the fronts off.

## Three forgotten items

First, carrying things up, and when it is allowed: many blocks permit it only from 8 to 11 and 14 to 17, with a deposit of two to five million for the goods lift. Second, curtains: four openings 2.6 m high come to nearly fourteen million, half a sofa. Third, cleaning after the works, a million and a half, and you will not want to do it yourself.

## What to buy first

1. Mattresses, because a back cannot wait.
2. Bedroom curtains, because the block opposite is twenty metres away.
3. The kitchen, because eating out costs two people six million a month.
4. One table. Just one: an [oak dining table of 1.8 m](dining-table-oak-180) is also the desk of the first year.

The sofa comes last. After three months you know where people sit; one family chose a [two-seater](sofa-linen-clay) instead of a corner set and kept sixteen million. The television unit can wait as well, since some find they never watch.

[two-seater](sofa-linen-clay)

## Where cheap is allowed

Temporary lamps, shoe racks, drying racks, pictures: easy to change, and they buy you time to think. Never cheap: mattress, runners, taps, waterproofing.

A reserve of twenty million sounds large. Here seventeen went on a drain that had to move and a door hung the wrong way. The last three became a fiddle-leaf fig and a hotpot for the housewarming.
`,
      `
3억 동은 아파트 아래 카페에서 흔히 오르내리는 액수이고, 대개 “그 정도면 되겠지”가 따라붙습니다. 쓰기 전에 나누면 정말 됩니다. 강화마루와 욕실은 끝나 있고 주방은 비어 있는 빈즈엉의 침실 두 개짜리 집에서 든 돈을 모두 적어 보았습니다.

## 나눈 표

| 항목 | 백만 동 | 비율 |
| 주방과 상판 | 62 | 21% |
| 방 두 개의 붙박이장 | 44 | 15% |
| 소파, 식탁, 침대 | 71 | 24% |
| 매트리스와 커튼 | 33 | 11% |
| 에어컨, 세탁기, 냉장고 | 52 | 17% |
| 조명, 재도장, 러그 | 18 | 6% |
| 예비비 | 20 | 6% |

첫 두 줄은 벽에 붙는 가구입니다. 한 번 재고 한 번 만들고 되팔기 어렵습니다. 그러니 경첩과 레일은 아끼지 마세요. 집 전체를 댐핑 레일로 바꾸는 차액은 4백만 동쯤인데, 나중에 바꾸려면 문짝을 모두 떼어야 합니다.

## 잊히는 세 가지

첫째는 양중비와 반입 시간입니다. 오전 8~11시, 오후 2~5시에만 짐을 올릴 수 있는 건물이 많고 화물 승강기 보증금도 2~5백만 동입니다. 둘째는 커튼으로, 높이 2.6m 창 네 곳이면 1천4백만 동 가까이, 소파 반값입니다. 셋째는 공사 뒤 청소 150만 동. 직접 할 일은 아닙니다.

## 무엇부터 살까

1. 매트리스. 허리는 기다려 주지 않습니다.
2. 침실 커튼. 앞 동이 20m 거리입니다.
3. 주방. 둘이 외식하면 한 달에 6백만 동입니다.
4. 테이블 하나. [1.8m 오크 식탁](dining-table-oak-180)이면 첫해에는 책상도 됩니다.

소파는 마지막입니다. 석 달쯤 살아야 가족이 어디에 앉는지 보입니다. 코너형 대신 [2인용](sofa-linen-clay)을 골라 1천6백만 동을 남긴 집도 있습니다. TV장도 기다릴 수 있습니다. TV를 안 본다는 걸 그제야 아는 집이 있으니까요.

[2인용](sofa-linen-clay)

## 싸도 되는 곳

임시 조명, 신발 선반, 건조대, 그림. 바꾸기 쉽고 생각할 시간을 벌어 줍니다. 싸면 안 되는 것은 매트리스와 레일, 수전과 방수입니다.

예비비 2천만 동은 커 보이지만 이 집에서는 옮겨야 했던 배수관과 거꾸로 달린 문에 1천7백만 동이 나갔습니다. 남은 3백만 동은 떡갈고무나무 한 그루와 집들이 전골이 되었습니다.
`,
    ),
  },
  {
    id: 41,
    slug: 'ban-tho-trong-can-ho',
    type: 'guide',
    cover: 'living-neo-classic-01',
    coverTags: ['living-room', 'altar', 'neo-classic'],
    daysAgo: 7,
    title: text(
      'Bàn thờ trong căn hộ: cao bao nhiêu, khói đi đâu',
      'An altar in a flat: how high, and where the smoke goes',
      '아파트의 제단, 높이와 연기의 길',
    ),
    excerpt: text(
      'Giữ chỗ trang nghiêm nhất nhà mà trần không vàng, hàng xóm không gọi, và bà vẫn với tới.',
      'The most solemn place of a home, without a yellow ceiling, a call from next door or a stool for grandmother.',
      '천장이 누렇게 되지 않고 이웃의 전화도 없으며 할머니 손도 닿는, 집에서 가장 경건한 자리.',
    ),
    body: text(
      `
Trong hầu hết bản vẽ căn hộ có chỗ cho tivi, không có chỗ cho bàn thờ. Thế là nó được treo vào bức tường còn lại, thường là tường chung với nhà vệ sinh. Dọn được trước khi làm tủ thì đỡ phải xin lỗi về sau.

## Chọn bức tường

Ba câu hỏi, theo thứ tự. Phía sau có phải phòng tắm hoặc bếp không? Phía trước có đường đi thẳng ra cửa chính, khiến người ta vừa vào là bước ngang qua không? Phía trên có đầu báo khói không? Câu thứ ba thường bị bỏ qua nhất. Đầu báo trong căn hộ phản ứng với hạt mịn, nên ba nén nhang ngay bên dưới đủ làm chuông kêu vào giờ giao thừa. Chừa ít nhất một mét rưỡi theo phương ngang.

## Chiều cao

Bàn thờ treo hợp với phòng hẹp. Mặt bàn ở khoảng 1,5 đến 1,7 m là vừa: cao hơn tầm mắt khi đứng, mà một người cao 1,55 m vẫn thay được nước. Ai có bố mẹ ở cùng thì đo theo vai của bố mẹ, không theo thước lỗ ban trước. Nếu nhà thích tủ đứng, một [tủ thấp gỗ óc chó](sideboard-walnut) cao 70 cm kê thêm bục 40 cm cho mặt thờ 1,1 m, đủ chỗ cất nhang, khăn và bộ chén giỗ bên trong.

[tủ thấp gỗ óc chó](sideboard-walnut)

## Khói và vết ố

Vết vàng trên trần không phải do khói đen mà do nhựa trong nhang ngưng lại trên mặt mát. Có bốn cách, dùng hai là đủ.

- Tấm che khói bằng kính hoặc mica, nhô ra trước mép bàn mười phân.
- Trần trên bàn thờ sơn loại lau được, độ bóng mờ cao.
- Nhang ít khói, cắm lẻ, ngày thường một nén.
- Quạt hút của nhà tắm mở sớm năm phút để kéo gió qua phòng.

Đừng hướng máy lạnh vào bát hương: tàn bay xuống sofa, và tro trên vải lanh là vết khó giặt.

## Ánh sáng

Đèn đỏ nhấp nháy bán sẵn có công suất nhỏ nhưng sáng suốt đêm ngay trước giường của nhà một phòng ngủ. Thay bằng một [đèn tường đồng](wall-lamp-brass) ánh vàng, chiếu xuống, có công tắc riêng. Bài vị và ảnh thờ đặt sau kính chống lóa thì không bị lóa mặt người lúc chụp ảnh giỗ.

Điều cuối, học từ một gia đình ở Lê Chân, Hải Phòng: họ để một ổ cắm chìm sau bàn thờ từ lúc sơn tường. Suốt bảy năm không có sợi dây nào vắt qua ảnh ông.
`,
      `
Most plans of flats have a place for the television and none for the altar. So it goes on the wall that is left, often the one shared with the bathroom. Settle it before the cabinets are built and there is less to apologise for.

## Choosing the wall

Three questions, in order. Is a bathroom or kitchen behind it? Does the path from the front door cross right before it? Is a smoke detector above? The third is the one forgotten. Detectors in flats answer to fine particles, and three sticks of incense just below are enough to set them off at midnight of Tết. Keep a metre and a half away, measured level.

## How high

A hanging altar suits a narrow room. With its top at 1.5 to 1.7 m it stands above the eye, yet somebody 1.55 m tall can still change the water. If parents live with you, measure by their shoulder before any auspicious ruler. Who prefers a cabinet can raise a [walnut sideboard](sideboard-walnut) of 70 cm on a 40 cm plinth: an altar at 1.1 m, with incense, cloths and the bowls of death anniversaries kept inside.

[walnut sideboard](sideboard-walnut)

## Smoke and stains

The yellow above is not soot but resin that condenses on a cool surface. Any two of these four will do.

- A smoke shield of glass or acrylic, ten centimetres proud of the edge.
- Washable paint in a fine sheen on the ceiling there.
- Low-smoke incense, a single stick on ordinary days.
- The bathroom fan on five minutes early, to draw air through.

Never aim the air conditioner at the bowl: ash drifts to the sofa, and ash on linen is a hard stain.

## Light

The blinking red lamps sold for altars draw little, but burn all night in front of the bed of a one-room home. Put a [brass wall lamp](wall-lamp-brass) there instead, warm, aimed down, with a switch of its own. Non-reflective glass over portraits keeps the flash out of family photographs.

A last thing, learnt from a family in Lê Chân, Hải Phòng: they set a socket behind the altar before painting. In seven years no cable has crossed grandfather’s picture.
`,
      `
아파트 평면에는 대개 TV 자리는 있어도 제단 자리는 없습니다. 그래서 남는 벽, 흔히 욕실과 맞닿은 벽에 걸립니다. 가구를 짜기 전에 정해 두면 나중에 죄송할 일이 줄어듭니다.

## 벽 고르기

순서대로 세 가지를 묻습니다. 뒤가 욕실이나 주방인가? 현관에서 들어오는 길이 바로 앞을 가로지르는가? 위에 연기 감지기가 있는가? 가장 자주 잊는 것이 세 번째입니다. 감지기는 미세한 입자에 반응해 향 세 개비면 설날 자정에도 울립니다. 수평으로 1.5m는 띄우세요.

## 높이

좁은 방에는 벽에 거는 제단이 어울립니다. 상판이 1.5~1.7m면 선 눈높이보다 높으면서 키 155cm인 사람도 물을 갈 수 있습니다. 부모님과 함께 산다면 길한 치수를 재는 자보다 부모님의 어깨를 먼저 재세요. 장을 두고 싶다면 높이 70cm의 [월넛 사이드보드](sideboard-walnut)를 40cm 단 위에 올립니다. 1.1m 제단 안쪽에 향과 천, 제기까지 들어갑니다.

[월넛 사이드보드](sideboard-walnut)

## 연기와 얼룩

천장의 누런 자국은 그을음이 아니라 향의 진이 차가운 면에 맺힌 것입니다. 네 가지 중 두 가지면 충분합니다.

- 상판 앞으로 10cm 나온 유리나 아크릴 연기 가리개
- 그 위 천장만 닦이는 은은한 광의 도료
- 연기가 적은 향, 평소에는 한 개비
- 5분 먼저 켜는 욕실 환풍기

에어컨 바람을 향로로 보내지 마세요. 재가 소파로 날아가고, 리넨에 앉은 재는 잘 지지 않습니다.

## 빛

시중의 깜빡이는 붉은 등은 전력은 적어도 원룸에서는 밤새 침대를 비춥니다. 대신 따뜻한 빛이 아래로 떨어지는 [황동 벽등](wall-lamp-brass)을 스위치를 따로 두어 답니다. 영정에 무반사 유리를 쓰면 제삿날 사진에 빛이 번지지 않습니다.

하이퐁 레쩐의 한 가족에게 배운 마지막 한 가지. 그 집은 도장 전에 제단 뒤에 콘센트를 묻었습니다. 칠 년 동안 할아버지 사진 앞을 지나간 전선이 없습니다.
`,
    ),
  },
  {
    id: 42,
    slug: 'lo-gia-ba-met-vuong',
    type: 'guide',
    cover: 'balcony-rural-01',
    coverTags: ['balcony', 'laundry', 'rural'],
    daysAgo: 10,
    title: text(
      'Lô gia ba mét vuông: giặt, phơi, và vẫn còn một cái ghế',
      'A three-square-metre loggia: wash, dry, and still a chair',
      '3㎡ 발코니에 빨래와 의자 하나',
    ),
    excerpt: text(
      'Bản vẽ theo chiều đứng cho chỗ chật nhất nhà, đo bằng xăng-ti-mét.',
      'A plan drawn upwards for the tightest corner of the flat, to the centimetre.',
      '집에서 가장 좁은 곳을 위로 쓰는 센티미터 단위의 계획.',
    ),
    body: text(
      `
Một lô gia điển hình ở các tòa quanh Mỹ Đình rộng 1,2 m, dài 2,5 m. Trong đó người ta đòi đặt máy giặt, cục nóng, giàn phơi, bình nước nóng và chậu rau. Muốn còn chỗ cho chân người thì phải nghĩ theo chiều đứng.

## Tầng thấp, từ 0 đến 90 cm

Máy giặt cửa trước cần sâu 60 cm cộng 8 cm cho ống, và 55 cm trống phía trước để mở cửa. Kê cao thêm mười phân bằng chân đế cao su: vừa đỡ cúi, vừa rút được viên gạch dưới đáy khi phễu thu nghẹt. Bên trên máy là mặt bàn gấp quần áo, không phải thêm một chồng thùng.

## Tầng giữa, ngang tầm mắt

Đây là tầng của ánh sáng, nên để trống. Nếu bắt buộc có kệ, chọn loại sâu không quá 22 cm, như [kệ treo tường gỗ sồi](wall-shelf-oak) đã phủ dầu, và chỉ ở phía không mưa hắt. Nước giặt để trên kệ cao hơn 1,5 m nếu nhà có trẻ nhỏ.

## Tầng cao, trên 1,9 m

Giàn phơi kéo tay lắp dưới trần, cách tường ngoài 40 cm. Hai thanh 1,8 m phơi được một mẻ bảy ký nếu áo treo bằng móc thay vì vắt. Ngày nồm ở Hà Nội độ ẩm có lúc chạm 95%, phơi gì cũng vô ích; lúc ấy đóng cửa, bật hút ẩm, tính khoảng 0,6 số điện cho một mẻ sau bốn giờ.

| Việc | Cần tối thiểu | Ghi chú |
| Mở cửa máy giặt | 55 cm | đo cả cửa lưới |
| Cục nóng thoáng gió | 30 cm trước quạt | đừng phơi chăn che mặt |
| Đi nghiêng người | 45 cm | ôm chậu đồ cần 60 cm |
| Ghế gấp | 50 × 50 cm | gấp lại còn 8 cm |

## Chiếc ghế

Có, vẫn còn chỗ, nếu chậu cây bỏ sàn lên lan can trong, và cây chọn loại chịu bóng như [lưỡi hổ](plant-snake). Một [đôn gỗ tròn 36 cm](stool-oak-round) đứng vừa dưới mặt gấp đồ; kéo ra là có chỗ uống trà lúc sáu giờ chiều, khi cục nóng nhà bên vừa tắt.

> Cái ghế không tốn chỗ. Cái tốn chỗ là ba thứ để tạm từ hồi dọn nhà.

Trước khi khoan bất cứ gì lên trần, hãy hỏi ban quản lý: nhiều tòa coi mặt ngoài lô gia là phần chung và phạt người treo giàn nhìn thấy từ đường.
`,
      `
A typical loggia in the blocks around Mỹ Đình is 1.2 m by 2.5 m. Into it go the washing machine, the cooler’s outdoor unit, the drying rack, the water heater and a box of herbs. To keep room for feet, think upwards.

## The low storey, 0 to 90 cm

A front loader needs 60 cm of depth plus 8 for hoses, and 55 clear in front for its door. Raise it ten centimetres on rubber feet: less stooping, and you can reach the drain when it clogs. The top is for folding clothes, not for another stack of boxes.

## The middle, at eye level

This storey belongs to light, so leave it. If there must be a shelf, no deeper than 22 cm, such as an oiled [oak wall shelf](wall-shelf-oak), and only on the side where rain does not reach. Keep detergent above 1.5 m where there are small children.

## The high storey, over 1.9 m

A hand-cranked rack goes below the ceiling, 40 cm in from the outer wall. Two rods of 1.8 m take a seven-kilo load if shirts hang on hangers. On damp days in Hà Nội humidity touches 95% and nothing dries; shut the door, run the dehumidifier, and reckon 0.6 kWh a load in four hours.

| Task | Least room | Note |
| Opening the washer | 55 cm | count the insect screen |
| Air for the outdoor unit | 30 cm before its fan | no quilts across it |
| Walking sideways | 45 cm | 60 with a laundry basin |
| A folding chair | 50 × 50 cm | 8 cm folded |

## The chair

Yes, there is room, if the pots leave the floor for the inner rail and you pick something that likes shade, such as a [snake plant](plant-snake). A [round stool of 36 cm](stool-oak-round) fits below the folding top; pulled out it is a place for tea at six, when next door’s compressor has just gone quiet.

> The chair takes no room. What takes room are three things put there for the time being when you moved in.

Ask the management before you drill: many blocks count the outer face of a loggia as common property and fine racks that can be seen from the street.
`,
      `
하노이 미딩 주변 아파트의 다용도 발코니는 보통 폭 1.2m, 길이 2.5m입니다. 여기에 세탁기와 실외기, 건조대와 온수기, 채소 상자까지 들어가야 합니다. 발 디딜 곳을 남기려면 위로 생각해야 합니다.

## 아래층, 0~90cm

드럼 세탁기는 깊이 60cm에 호스 8cm, 문을 열 앞 공간 55cm가 필요합니다. 고무 받침으로 10cm 올리면 허리를 덜 굽히고 배수구가 막혔을 때 손이 들어갑니다. 세탁기 위는 옷 개는 자리이지 상자를 쌓는 자리가 아닙니다.

## 가운데층, 눈높이

빛의 자리이니 비워 두세요. 꼭 선반이 필요하다면 깊이 22cm 이하로, 오일을 먹인 [오크 벽선반](wall-shelf-oak)처럼 얇은 것을 비가 들이치지 않는 쪽에만 답니다. 아이가 어리면 세제는 1.5m보다 높게 둡니다.

## 위층, 1.9m 이상

손으로 감는 건조대를 바깥벽에서 40cm 안쪽 천장에 답니다. 1.8m 봉 두 개에 셔츠를 옷걸이로 걸면 7kg 한 번 분량이 다 걸립니다. 하노이의 눅눅한 날은 습도가 95%까지 올라 널어도 소용없습니다. 문을 닫고 제습기를 네 시간 돌리면 한 번에 0.6kWh쯤 듭니다.

| 일 | 최소 공간 | 참고 |
| 세탁기 문 열기 | 55cm | 방충문까지 계산 |
| 실외기 통풍 | 팬 앞 30cm | 이불로 가리지 않기 |
| 옆으로 지나기 | 45cm | 빨래 대야를 들면 60cm |
| 접이식 의자 | 50 × 50cm | 접으면 8cm |

## 의자

자리는 있습니다. 화분을 바닥에서 안쪽 난간으로 올리고 [산세베리아](plant-snake)처럼 그늘을 견디는 식물을 고르면 됩니다. [지름 36cm 원형 스툴](stool-oak-round)은 빨래 개는 상판 아래에 딱 들어갑니다. 옆집 실외기가 막 꺼진 저녁 여섯 시, 꺼내 앉아 차를 마시는 자리가 됩니다.

> 의자는 자리를 차지하지 않습니다. 자리를 차지하는 것은 이사 올 때 잠깐 놓아둔 세 가지입니다.

천장에 구멍을 뚫기 전에 관리소에 물어보세요. 발코니 바깥면을 공용 부분으로 보아 길에서 보이는 건조대에 벌금을 매기는 건물이 많습니다.
`,
    ),
  },
];
