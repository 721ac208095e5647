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
    body: text(
      `
Nhà mới chưa có bàn. Bàn đặt đóng, bảy tuần. Người bán nói bảy tuần với vẻ xin lỗi; chúng tôi gật, nghĩ bảy tuần thì có gì. Tuần đầu trải báo, cơm dính chữ. Tuần thứ hai mua một tấm chiếu ở chợ Hôm, sau bê luôn nồi cơm điện ra giữa phòng khách, cắm ở ổ cạnh tivi, cho đỡ đứng lên ngồi xuống.

Ngồi dưới sàn, không ai có ghế riêng. Con tôi mười tháng, bò từ lòng mẹ sang lòng ba, bốc một miếng trứng mỗi nơi, có hôm bò luôn qua mâm. Điện thoại nằm trên kệ, xa quá, không ai buồn đứng dậy lấy. Ăn xong ngả ra là nằm được. Tôi nhớ trần nhà căn ấy rõ hơn mọi trần nhà tôi từng ở: có một vết trám hình con cá, đầu quay ra ban công.

Mẹ tôi lên, thấy vậy thì thở dài, rồi ngồi xuống, xếp bằng, gắp cho tôi miếng đầu như hồi tôi đi học. Ở bàn cũ nhà mẹ, mẹ ngồi cuối, gần bếp, ăn sau. Trên chiếu không có cuối.

Khách đến cũng ngồi sàn. Anh trưởng phòng của vợ tôi, người tôi chỉ biết qua tiếng thở dài trong điện thoại cô ấy, đứng ở cửa nhìn cái chiếu, rồi cúi xuống tháo giày. Tất anh thủng ngón cái. Ăn được nửa bữa anh kể chuyện hồi nhỏ mẹ anh nấu cơm cho thợ lò, cơm nguội xúc cho trẻ cả xóm, ngồi hàng dài dưới đất, đứa nào cũng nhìn bát đứa bên cạnh. Anh nói lâu, tay cầm đũa mà không gắp. Về sau vợ tôi bảo từ hôm đó anh ký đơn nghỉ phép không hỏi lý do.

Tuần thứ năm, hai vợ chồng cãi nhau. Trên chiếu khó cãi lắm. Muốn bỏ đi phải chống tay, co chân, đứng lên, mất bốn giây, và trong bốn giây đó người kia kịp nói câu thứ hai. Câu thứ hai thường là câu thật.

Tuần thứ bảy, bàn tới. Đẹp, chắc, đúng mẫu, mặt gỗ sồi vân chạy dọc. Hai người thợ lắp trong hai mươi phút, xoay cho chúng tôi xem độ phẳng, đặt một viên bi lên, viên bi nằm im. Chúng tôi ngồi bốn cạnh, thẳng lưng, nhìn nhau, như họp. Con bé ở trong ghế ăn của nó, có dây đai, với không tới ai. Nó nhìn miếng trứng trong đĩa. Nó khóc đòi xuống.

Tấm chiếu tôi đã cuộn đem ra chỗ rác, dựng cạnh cột điện. Vợ tôi hỏi chiếu đâu. Tôi nói vứt rồi. Cô ấy không nói gì, mang dép vào, và đó là lần duy nhất tôi thấy cô ấy chạy ở cái ngõ ấy. Lúc về tóc ướt mưa, chiếu kẹp nách, mẻ một góc.

Giờ thứ sáu nào chúng tôi cũng ăn dưới sàn, cạnh chiếc bàn rất đẹp ấy. Ngày thường bàn để làm việc, để hoa, để con bé giờ đã học lớp một tập viết. Nó chia hai loại khách: khách ngồi bàn và khách ngồi sàn. Khách ngồi bàn thì nó khoanh tay chào. Khách ngồi sàn thì nó ngồi vào lòng.
`,
      `
The new flat had no table. It was being made: seven weeks. The man said so as one says sorry, and we nodded; what are seven weeks. In the first we spread newspaper, and there was print on the rice. In the second we bought a mat at Hôm market, and then simply carried the rice cooker into the middle of the living room, to the socket by the television, and saved ourselves the getting up.

On the floor nobody has a chair. Our daughter, ten months old, crawled from her mother’s lap to mine, had a bite of egg in each, and some days crossed the tray on her way. The telephones lay on the shelf, too far for anyone to rise. When one had eaten one leaned back and lay there. I remember that ceiling better than any I have lived under: there was a patch of filler in the shape of a fish, its head to the balcony.

My mother came, saw it and sighed. Then she sat down, crossed her legs and gave me the first piece, as when I was at school. At her own table her place is at the end, by the stove, and she eats last. A mat has no end.

Guests sat on it too. My wife’s manager, whom I knew only as a sigh in her telephone, stood in the door, looked at the mat and bent to undo his shoes. His sock had a hole at the toe. Halfway through he told us how his mother cooked for the men at the kilns, and gave what was left, cold, to the children of the lane; they sat on the ground in a long row, each with an eye on the next one’s bowl. He spoke for a long time, his chopsticks in the air. Since that day, my wife told me later, he signs for leave and does not ask what it is for.

In the fifth week we quarrelled. It is not easy on a mat. To walk out one has to put down a hand, draw up a leg and stand; it takes four seconds, and in four seconds the other can say a second sentence. The second is mostly the true one.

In the seventh week the table came: handsome, solid, just as drawn, of oak with the grain along it. Two men put it up in twenty minutes and laid a marble on it to show how level it was. The marble stayed where it was. We sat on its four sides with straight backs and looked at one another as if at a meeting. Our daughter was in a chair of her own with a strap and could reach nobody. She looked at the egg on her plate. She cried to be let down.

I had rolled up the mat and stood it by the lamp post with the rubbish. Where is it, my wife asked. I have thrown it out, I said. She said nothing and put on her sandals, and it was the one time that I have seen her run in our lane. She came back with rain in her hair and the mat beneath her arm, one corner torn.

Every Friday now we eat on the floor, beside that very handsome table. On other days it serves for work, for flowers, and for our daughter, who is at school now and learns to write. There are two kinds of guests, she says, for tables and for floors. To the first she folds her arms and bows. In the laps of the others she sits down.
`,
      `
새집에는 식탁이 없었다. 주문 제작이라 일곱 주가 걸린다고 했다. 파는 사람은 미안한 듯 말했고, 우리는 일곱 주쯤이야 하고 고개를 끄덕였다. 첫 주에는 신문지를 깔았더니 밥에 글자가 묻었다. 둘째 주에는 홈 시장에서 돗자리를 샀고, 나중에는 아예 밥솥을 거실 한가운데로 옮겨 텔레비전 옆 콘센트에 꽂았다. 일어났다 앉았다 하지 않으려고.

바닥에는 제 의자라는 것이 없다. 열 달 된 딸은 엄마 무릎에서 내 무릎으로 기어다니며 달걀을 한 입씩 먹었고, 어떤 날은 밥상을 가로질러 왔다. 전화는 선반 위, 일어나기 귀찮을 만큼 멀었다. 다 먹으면 그대로 뒤로 누우면 되었다. 나는 살아 본 어떤 집보다 그 집 천장을 또렷이 기억한다. 머리를 발코니로 둔 물고기 모양의 땜질 자국이 있었다.

어머니가 올라와 보고 한숨을 쉬더니 책상다리로 앉아, 학교 다닐 때처럼 첫 점을 내게 집어 주었다. 어머니 댁 식탁에서 어머니 자리는 부엌에 가까운 끝이고 맨 나중에 드신다. 돗자리에는 끝이 없었다.

손님도 바닥에 앉았다. 아내의 전화 속 한숨으로만 알던 상사가 현관에 서서 돗자리를 보더니 허리를 굽혀 신발 끈을 풀었다. 양말 엄지에 구멍이 나 있었다. 반쯤 먹었을 때 그는 어릴 적 이야기를 했다. 어머니가 가마 일꾼들 밥을 지었는데, 남은 찬밥은 골목 아이들 차지였고, 땅바닥에 한 줄로 앉아 저마다 옆 아이 그릇을 보았다고. 젓가락을 든 채 집지도 않고 오래 말했다. 나중에 아내가 그랬다. 그날부터 휴가 신청서에 이유를 묻지 않고 서명한다고.

다섯째 주에 부부 싸움을 했다. 돗자리 위에서는 싸우기가 어렵다. 나가 버리려면 손을 짚고 다리를 당겨 일어서야 하는데 사 초가 걸리고, 그 사 초면 상대가 두 번째 말을 할 수 있다. 두 번째 말이 대개 진짜였다.

일곱째 주에 식탁이 왔다. 예쁘고 튼튼하고 그림 그대로, 결이 길게 흐르는 오크였다. 두 사람이 이십 분 만에 조립하고는 얼마나 반듯한지 보라며 구슬을 올려놓았다. 구슬은 꼼짝하지 않았다. 우리는 네 변에 허리를 펴고 앉아 회의하듯 서로를 바라보았다. 딸은 띠가 달린 제 의자에 앉아 아무에게도 닿지 못했다. 접시의 달걀을 보더니 내려가겠다고 울었다.

돗자리는 내가 말아 쓰레기 자리 전봇대에 세워 둔 뒤였다. 아내가 돗자리는 어디 있느냐고 물었다. 버렸다고 했다. 아내는 말없이 슬리퍼를 꿰었고, 그 골목에서 아내가 뛰는 것을 나는 그때 한 번 보았다. 비에 젖은 머리로, 귀퉁이가 뜯긴 돗자리를 옆구리에 끼고 돌아왔다.

이제 금요일마다 우리는 그 예쁜 식탁 옆 바닥에서 저녁을 먹는다. 다른 날의 식탁은 일하는 자리, 꽃 놓는 자리, 이제 초등학교에 들어간 딸이 글씨 쓰는 자리다. 딸은 손님을 둘로 나눈다. 식탁 손님과 바닥 손님. 식탁 손님에게는 팔짱을 끼고 공손히 인사하고, 바닥 손님에게는 무릎에 가서 앉는다.
`,
    ),
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
    body: text(
      `
Tôi đánh số thùng. Một là bát, hai là sách, ba là dây nhợ không ai biết của máy gì. Số được viết ở ba mặt, để xếp kiểu nào cũng thấy. Thùng số bảy ghi thêm hai chữ “lặt vặt”, nét tròn, nghiêng trái, chữ của một người không còn ở cùng tôi nữa.

Chuyện ấy ở lần dọn nhà thứ hai. Bây giờ là lần thứ sáu. Mỗi lần, tôi bê nó lên xe, đặt vào góc, chồng đồ khác lên, rồi sống như thể góc ấy là một phần của căn phòng. Nó đi qua bốn quận. Nó nặng bốn cân hai, tôi biết vì có lần phải gửi xe tải, người ta cân rồi dán tem lên đúng chữ “lặt”. Còn lại chữ “vặt”. Tôi gỡ tem mất cả buổi tối, bằng máy sấy tóc.

Bạn tôi bảo: mở ra, chụp ảnh, vứt. Đó là phương pháp, có cả sách. Cô ấy vứt được hai phần ba căn nhà trong một tháng và trông nhẹ nhõm thật. Tôi hỏi cô có vứt nhầm gì không. Cô nghĩ một lát. “Không nhớ,” cô nói. “Phương pháp nó hay ở chỗ đó.”

Căn này ở Thanh Đa, tầng hai, có một bức tường trống dài hai mét tư. Tôi lắp kệ, tự khoan, bốn lỗ lệch một. Tôi mở thùng một, thùng hai, cả thùng ba, cắm thử từng sợi dây rồi bỏ chín sợi. Chiều chủ nhật, lần đầu tiên trong mười một năm, kệ còn chỗ mà thùng thì hết. Trừ một.

Nó nằm giữa sàn. Căn phòng trông như đang chờ nó nói trước.

Tôi pha cà phê. Tôi rửa cái ly chưa dơ. Tôi nghĩ ra là mình sợ hai điều ngược nhau: sợ trong đó có một thứ quan trọng, và sợ không có gì.

Băng keo giòn, đứt ngang. Trong thùng số bảy có:

- một cái mở nắp chai hình con cá;
- ba tấm vé xem phim, mực đã bay, chỉ còn đường cắt;
- một chậu xương rồng bằng gốm, không có cây;
- một cuộn chỉ đen còn cây kim gài;
- sợi dây đồng hồ nữ, không đồng hồ;
- nửa gói hạt giống rau mùi, hạn dùng chín năm trước;
- một tờ giấy nhớ màu vàng: “mua bóng đèn”.

Hết. Bốn cân hai ấy phần lớn là cái chậu. Tôi soi ba tấm vé dưới đèn, nghiêng các phía, không nhớ nổi phim gì. Tôi chỉ nhớ một lần ra khỏi rạp trời mưa, hai đứa đứng dưới mái hiên tiệm vàng, và cô ấy nói: mai nhớ mua bóng đèn. Hôm sau tôi quên. Hôm sau nữa cũng quên. Nhà bếp tối chừng hai tuần, chúng tôi nấu bằng ánh sáng tủ lạnh, mở cửa tủ ra, cười được mấy hôm đầu.

Tôi ngồi khá lâu. Rồi tôi rắc mấy hạt mùi vào chậu xương rồng, biết là không mọc. Chậu đứng ở chỗ sáng nhất của [kệ](bookcase-oak), tôi tưới cho có.

Bóng đèn thì tôi đã mua, hôm sau, loại vàng ấm, hai cái. Cái thứ hai để dành.

Tuần thứ ba, trong chậu có một sợi xanh, cong như dấu hỏi. Tôi cúi xuống nhìn, không dám thở mạnh. Có thể chỉ là cỏ.
`,
      `
I number my boxes. One is bowls, two is books, three is cables of machines that nobody remembers. The number stands on three sides, so that it shows however they are piled. Seven has two words more, “odds and ends”, round and leaning left, in the hand of somebody who no longer lives with me.

That was at my second move. This is the sixth. Each time I carried it to the van, set it in a corner, piled things on it, and lived as though that corner were part of the room. It has been in four districts. It weighs four kilos and two hundred grams; I know, as once it went by freight, and they stuck their label right over “odds”. “And ends” remained. It took me an evening with a hairdryer to get it off.

Open it, take a picture, throw it out, said a friend. It is a method; there are books. She threw out two thirds of her flat in a month and did look lighter. Had there been anything she should not have? She thought. “I can’t remember,” she said. “That is the beauty of the method.”

This flat is in Thanh Đa, on the second floor, with an empty wall of two metres forty. I put up shelves and drilled myself, four holes, one of them off. I opened one, two, even three, tried each cable and let nine go. On Sunday afternoon, for the first time in eleven years, there was room on the shelf and no box left. But one.

It lay in the middle of the floor. The room looked as if it waited for the box to speak first.

I made coffee. I washed a cup that was clean. I saw that I was afraid of two opposite things: that there was something in it which mattered, and that there was nothing.

The tape was brittle and snapped. In number seven there were:

- a bottle opener in the shape of a fish;
- three cinema tickets, their ink gone, only the perforation left;
- a pot for a cactus, ceramic, without one;
- a reel of black thread with the needle in it;
- the strap of a woman’s watch, and no watch;
- half a packet of coriander seed, nine years out of date;
- a yellow note: “buy light bulbs”.

That was all. Of the four kilos most was the pot. I held the tickets to the lamp, this way and that, and could not think what film it had been. I remembered only that once, when we came out, it was raining, and we stood beneath the awning of a gold shop, and she said: tomorrow, don’t forget the bulbs. I forgot. The day after I forgot again. Our kitchen was dark for two weeks or so; we cooked by the light of the refrigerator with its door open, and for the first days it made us laugh.

I sat there for quite a while. Then I scattered some of the coriander in the cactus pot, knowing that nothing would come. It stands in the brightest place on the [shelf](bookcase-oak), and I water it for form’s sake.

As for the bulbs, I bought them the next day, the warm kind, two. The second is to spare.

In the third week there was a green thread in the pot, bent like a question mark. I stooped and did not dare to breathe hard. It may be only grass.
`,
      `
나는 상자에 번호를 붙인다. 하나는 그릇, 둘은 책, 셋은 무슨 기계의 것인지 모를 전선. 어떻게 쌓아도 보이게 번호는 세 면에 쓴다. 일곱 번째 상자에는 번호 옆에 “잡동사니”라고 적혀 있다. 둥글고 왼쪽으로 기운, 이제는 함께 살지 않는 사람의 글씨다.

두 번째 이사 때의 일이다. 이번이 여섯 번째다. 이사할 때마다 차에 싣고 구석에 두고 다른 짐을 올린 다음, 그 구석이 방의 일부인 양 살았다. 네 개 구를 지나왔다. 무게는 4.2킬로그램. 한 번 화물로 부쳐서 아는데, 하필 ‘잡’ 자 위에 스티커를 붙여 ‘동사니’만 남았다. 떼어 내느라 헤어드라이어로 저녁 한나절을 썼다.

열어서 사진 찍고 버려, 친구가 말했다. 그런 방법이 있고 책도 있단다. 친구는 한 달 만에 집의 3분의 2를 버렸고 정말 가벼워 보였다. 잘못 버린 건 없느냐고 물었다. 친구는 잠깐 생각했다. “기억이 안 나.” 그리고 말했다. “그게 이 방법의 좋은 점이야.”

이번 집은 타인다의 이 층, 2.4미터짜리 빈 벽이 있다. 선반을 직접 달았다. 구멍 넷 중 하나가 빗나갔다. 첫째, 둘째, 셋째 상자까지 열어 전선을 하나씩 꽂아 보고 아홉 줄을 버렸다. 일요일 오후, 십일 년 만에 처음으로 선반은 남고 상자는 없었다. 하나만 빼고.

그것은 바닥 한가운데 놓여 있었다. 방은 상자가 먼저 말하기를 기다리는 것 같았다.

커피를 내렸다. 더럽지 않은 컵을 씻었다. 서로 반대되는 두 가지가 무섭다는 것을 알았다. 중요한 것이 들어 있을까 봐, 그리고 아무것도 없을까 봐.

테이프는 바삭하게 끊어졌다. 일곱 번째 상자에 든 것은 이렇다.

- 물고기 모양 병따개 하나
- 글자는 날아가고 절취선만 남은 영화표 세 장
- 선인장 없는 도자기 선인장 화분
- 바늘이 꽂힌 검은 실패
- 시계 없는 여자 시곗줄
- 유통 기한이 구 년 지난 고수 씨앗 반 봉지
- 노란 쪽지, “전구 사기”

그게 다였다. 4.2킬로그램의 대부분은 화분이었다. 영화표를 등불에 이리저리 비춰 보아도 무슨 영화였는지 떠오르지 않았다. 극장을 나오니 비가 왔고, 둘이 금은방 처마에 서 있었고, 그 사람이 내일 전구 잊지 말라고 한 것만 기억났다. 다음 날 나는 잊었다. 그다음 날도 잊었다. 두 주쯤 부엌이 어두웠고, 우리는 냉장고 문을 열어 놓고 그 빛으로 밥을 했다. 처음 며칠은 웃을 수 있었다.

한참을 앉아 있었다. 그러다 나지 않을 줄 알면서 고수 씨를 선인장 화분에 몇 알 뿌렸다. 화분은 [책장](bookcase-oak)에서 가장 밝은 자리에 있고, 나는 시늉으로 물을 준다.

전구는 다음 날 샀다. 따뜻한 빛으로 두 개. 하나는 남겨 두었다.

셋째 주에 화분에서 물음표처럼 굽은 초록 실이 하나 올라왔다. 허리를 굽히고 숨을 참았다. 그냥 풀인지도 모른다.
`,
    ),
  },
];
