import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about moving in, and about what was left behind. */
export const beginningEssays: readonly EssayContent[] = [
  {
    id: 37,
    slug: 'bua-com-tren-san',
    author: { name: 'Hoàng Gia Hân', avatar: 1 },
    coverTags: ['living', 'minimalist', 'japandi'],
    daysAgo: 92,
    title: text('Bữa cơm trên sàn', 'Supper on the floor', '바닥에서 먹는 저녁'),
    excerpt: text(
      'Bảy tuần chờ một chiếc bàn ăn, và điều chúng tôi mất khi nó tới.',
      'Seven weeks of waiting for a table, and what we lost when it came.',
      '식탁을 기다린 일곱 주, 그리고 식탁이 왔을 때 잃어버린 것.',
    ),
    body: [
      text(
        'Nhà mới chưa có bàn. Bàn đặt đóng, bảy tuần. Tuần đầu chúng tôi trải báo, sau mua một tấm chiếu, rồi bê luôn nồi cơm điện ra giữa phòng khách.',
        'The new flat had no table. It was being made: seven weeks. In the first we spread newspaper, then we bought a mat, then we simply carried the rice cooker to the middle of the living room.',
        '새집에는 식탁이 없었습니다. 주문 제작이라 일곱 주가 걸린다고 했습니다. 첫 주에는 신문지를 깔았고, 다음에는 돗자리를 샀고, 나중에는 밥솥을 통째로 거실 한가운데로 옮겼습니다.',
      ),
      text(
        'Ngồi dưới sàn, không ai có ghế riêng. Con tôi bò từ lòng mẹ sang lòng ba, bốc một miếng trứng mỗi nơi. Điện thoại nằm trên kệ, xa quá, không ai buồn đứng dậy lấy.',
        'On the floor nobody has a chair. Our daughter crawled from her mother’s lap to mine and took a bite of egg in each. The phones lay on the shelf, too far for anyone to get up.',
        '바닥에는 제 의자라는 것이 없습니다. 아이는 엄마 무릎에서 아빠 무릎으로 기어다니며 달걀을 한 입씩 먹었습니다. 전화는 선반 위, 일어나기 귀찮을 만큼 멀었습니다.',
      ),
      text(
        'Khách đến cũng ngồi sàn. Anh trưởng phòng của vợ tôi, lần đầu tháo giày, kể chuyện hồi nhỏ mẹ anh xúc cơm nguội cho cả xóm. Tôi chưa bao giờ thấy anh nói nhiều thế.',
        'Guests sat on the floor too. My wife’s manager took his shoes off for the first time and told us how his mother used to feed the whole lane on cold rice. I had never heard him say so much.',
        '손님도 바닥에 앉았습니다. 아내의 상사는 처음으로 신발을 벗더니, 어릴 적 어머니가 온 골목에 찬밥을 퍼 주던 이야기를 했습니다. 그렇게 말이 많은 분인 줄 몰랐습니다.',
      ),
      text(
        'Rồi bàn tới. Đẹp, chắc, đúng mẫu. Chúng tôi ngồi bốn cạnh, nhìn nhau, như họp. Con bé khóc đòi xuống.',
        'Then the table came: handsome, solid, just as drawn. We sat on its four sides and looked at one another as if at a meeting. Our daughter cried to be let down.',
        '그리고 식탁이 왔습니다. 예쁘고 튼튼하고 그림 그대로였습니다. 네 변에 둘러앉아 회의하듯 서로를 바라보았습니다. 아이는 내려가겠다고 울었습니다.',
      ),
      text(
        'Giờ thứ sáu nào chúng tôi cũng ăn dưới sàn, cạnh chiếc bàn rất đẹp ấy.',
        'Every Friday now we eat on the floor, beside that very handsome table.',
        '이제 금요일마다 우리는 그 예쁜 식탁 옆 바닥에서 저녁을 먹습니다.',
      ),
    ],
  },
  {
    id: 38,
    slug: 'thung-so-bay',
    author: { name: 'Lý Đức Anh', avatar: 16 },
    coverTags: ['storage', 'shelf', 'multipurpose'],
    daysAgo: 110,
    title: text('Thùng số bảy', 'Box number seven', '일곱 번째 상자'),
    excerpt: text(
      'Chuyển nhà lần thứ sáu, tôi vẫn chưa mở một chiếc thùng từ lần thứ hai.',
      'On my sixth move there was still one box I had not opened since the second.',
      '여섯 번째 이사인데, 두 번째 이사 때부터 열지 않은 상자가 하나 있었습니다.',
    ),
    body: [
      text(
        'Tôi đánh số thùng. Một là bát, hai là sách, ba là dây nhợ không ai biết của máy gì. Thùng số bảy ghi “lặt vặt”, chữ của một người không còn ở cùng tôi nữa.',
        'I number my boxes. One is bowls, two is books, three is cables of machines nobody remembers. Number seven says “odds and ends”, in the hand of somebody who no longer lives with me.',
        '저는 상자에 번호를 붙입니다. 하나는 그릇, 둘은 책, 셋은 무슨 기계의 것인지 모를 전선. 일곱 번째 상자에는 “잡동사니”라고 적혀 있습니다. 이제는 함께 살지 않는 사람의 글씨로요.',
      ),
      text(
        'Mỗi lần chuyển, tôi bê nó lên xe, đặt vào góc, chồng đồ khác lên. Nó đi qua bốn quận. Nó nặng bốn cân hai, tôi biết vì có lần phải gửi xe tải.',
        'At each move I carried it to the van, set it in a corner and piled things on it. It has lived in four districts. It weighs four kilograms and two hundred grams; I know, because once it went by freight.',
        '이사할 때마다 차에 싣고 구석에 두고 다른 짐을 올렸습니다. 네 개 구를 지나왔습니다. 무게는 4.2킬로그램, 한 번 화물로 부쳐서 압니다.',
      ),
      text(
        'Căn này có một bức tường trống, dài hai mét tư. Tôi lắp kệ, xếp hết các thùng lên sàn, và lần đầu tiên kệ còn chỗ mà thùng thì hết. Trừ một.',
        'This flat has an empty wall two metres forty long. I put up shelves, laid out all the boxes, and for the first time there was room on the shelf and no box left. But one.',
        '이 집에는 2.4미터짜리 빈 벽이 있습니다. 선반을 달고 상자를 모두 풀었더니, 처음으로 선반은 남고 상자는 없었습니다. 하나만 빼고.',
      ),
      text(
        'Trong thùng số bảy có một cái mở nắp chai, ba tấm vé xem phim đã bay mực, một chậu xương rồng bằng gốm, và một tờ giấy nhớ: “mua bóng đèn”. Tôi ngồi khá lâu.',
        'In number seven there was a bottle opener, three cinema tickets whose ink had gone, a ceramic cactus, and a note: “buy light bulbs”. I sat there for quite a while.',
        '일곱 번째 상자에는 병따개 하나, 글자가 날아간 영화표 세 장, 도자기 선인장, 그리고 쪽지 하나가 있었습니다. “전구 사기”. 한참을 앉아 있었습니다.',
      ),
      text(
        'Chậu xương rồng giờ đứng ở chỗ sáng nhất của kệ. Bóng đèn thì tôi đã mua, hôm sau, loại vàng ấm.',
        'The cactus stands in the brightest place on the shelf. As for the bulbs, I bought them the next day, the warm kind.',
        '선인장은 이제 선반에서 가장 밝은 자리에 있습니다. 전구는 다음 날 샀습니다. 따뜻한 빛으로.',
      ),
    ],
  },
];
