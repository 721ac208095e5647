import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about the people one lives with. */
export const livingEssays: readonly EssayContent[] = [
  {
    id: 31,
    slug: 'cai-ghe-cua-ba-ngoai',
    author: { name: 'Lê Khánh Vy', avatar: 3 },
    coverTags: ['rural', 'rattan', 'living'],
    daysAgo: 6,
    title: text('Cái ghế của bà ngoại', 'My grandmother’s chair', '외할머니의 의자'),
    excerpt: text(
      'Nhà bán rồi, mọi thứ chia hết, chỉ còn một cái ghế không ai nỡ hỏi.',
      'The house was sold and everything shared out, but for one chair nobody had the heart to ask for.',
      '집은 팔렸고 물건은 다 나눴는데, 아무도 차마 달라고 하지 못한 의자 하나가 남았습니다.',
    ),
    body: text(
      `
Cái ghế không đẹp. Mặt mây đã đan lại ba lần, mỗi lần một người, nên ba góc có ba kiểu mối. Chân sau bên trái ngắn hơn một chút, ông ngoại kê một miếng vỏ dừa. Bà ngồi đó nhặt rau, vá áo, chờ thư cậu Ba. Tôi chưa từng thấy ai khác ngồi, kể cả con mèo.

Nhà ở Sa Đéc bán hồi tháng Hai. Hôm dọn, các cậu chia nhau tủ thờ, bộ ván gõ, cả mớ chén kiểu mẻ miệng. Không ai to tiếng. Cậu Hai cầm bút chì, ghi tên từng món lên mặt sau tờ lịch, đưa mọi người coi lại rồi gấp bỏ túi áo. Cái ghế không có trong tờ lịch. Nó đứng giữa sân gạch, ai khiêng đồ ngang qua cũng tự né, như né một người đang ngồi.

Chiều xuống, xe tải nổ máy, nó vẫn ở đó. Mợ Tư nói thôi để cho chủ mới. Cậu Hai nhìn ra ngoài. Tôi nghe mình nói: con chở được.

Tôi chở nó về Sài Gòn bằng xe máy, một trăm bốn mươi cây số, cột ngược sau lưng, chân ghế chìa hai bên như một con vật cõng tôi. Bến phà Mỹ Thuận ngày trước bà hay mua mía; giờ là cầu, đi một loáng. Tới Trung Lương trời đổ mưa. Tôi tấp vào hiên một tiệm vá xe, anh thợ nhìn cái ghế, hỏi bán hả. Không bán. Anh kéo nó vào sâu thêm một bước cho khỏi tạt.

Chung cư, tầng mười bốn, gạch bóng thẳng như mặt nước. Ghế đặt xuống là nhón một chân. Tôi chêm tờ giấy gấp tư, rồi miếng nút chai, rồi cái đế lót ly. Thứ nào cũng vừa mà không đúng. Cuối cùng tôi đi chợ Thị Nghè, hỏi hàng dừa xin một miếng vỏ. Bà bán dừa hỏi làm gì. Nghe xong bà lựa cho tôi miếng già nhất, gọt cạnh, không lấy tiền.

Bạn bè bảo nó không hợp với căn phòng. Đúng. Phòng có sofa xám, kệ trắng, bàn kính; căn phòng này mới hai tuổi, nó còn phải học nhiều. Chồng tôi đề nghị phủ một tấm vải. Tôi nói người ta chỉ phủ ghế khi nhà không có ai.

Mấy tháng đầu tôi cũng né nó. Tôi đặt giỏ rau bên cạnh, ngồi bệt xuống sàn mà nhặt. Có hôm tôi quay lưng lại, bỗng thấy mình ngồi thẳng lên, như hồi nhỏ biết có người đang nhìn.

Tối qua tôi nấu canh. Trong phòng im quá. Tôi bước ra tới cửa bếp thì thấy con gái tôi, năm tuổi, đã leo lên ghế từ lúc nào, chân thả không tới đất. Rổ rau muống để trong lòng. Nó nhặt từng cọng, ngắt chỗ già, cọng nào xong thì đặt xuống rất ngay ngắn. Nó đang lầm bầm chuyện gì đó với rổ rau.

Tôi đứng ở cửa bếp, không dám gọi.
`,
      `
It was not a handsome chair. The seat had been rewoven three times, each by another hand, so that its corners were tied in three ways. One back leg was short, and Grandfather had wedged a bit of coconut husk under it. She sat there to pick over greens, to mend shirts, to wait for letters from my third uncle. I never saw anyone else in it, the cat included.

The house in Sa Đéc was sold in February. On the day we cleared it my uncles shared the altar, the great bench, even the good bowls with chips in them. Nobody raised his voice. The eldest had a pencil, wrote a name for each thing on the back of a calendar leaf, let all of us read it and put it in his shirt. The chair was not on the leaf. It stood in the yard, and whoever carried something past walked around it, as around a person who is sitting.

By evening the lorry had its engine on and there it was still. Leave it to the new people, said one aunt. My uncle looked out at the yard. I heard myself say: I can take it.

I took it to Sài Gòn on my motorbike, a hundred and forty kilometres, tied to my back upside down, its legs out on both sides like an animal giving me a ride. At Mỹ Thuận there used to be a ferry where she bought sugar cane; it is a bridge now and over in a minute. At Trung Lương the rain came. I drew in under the roof of a man who mends tyres. For sale? he asked. No. He pulled it one step further in, where it would not be splashed.

Our flat is on the fourteenth floor with tiles as level as water. Set down, the chair stood on tiptoe. I tried paper folded in four, a slice of cork, a coaster. Each fitted, and none was right. In the end I went to Thị Nghè market and asked at a coconut stall for some husk. What for, said the woman. When she had heard, she chose me the oldest piece there was, trimmed its edge and would take no money.

Friends say that it does not suit the room. They are right. There is a grey sofa, a white shelf, a table of glass; the room is two years old and has a great deal to learn. My husband thought of a cloth. One covers chairs, I said, when nobody lives there.

For months I went around it too. I put the basket of greens beside it and sat down on the floor. Once, with my back to it, I noticed that I had straightened, as I did when I was small and knew that somebody was looking.

Last night I had soup on the stove. It was too quiet next door. From the kitchen I saw that my daughter, who is five, had climbed up long since, her feet not near the floor, the basket in her lap. She took one stalk of morning glory after another, broke off the tough end and laid each down quite straight. She was telling the basket something.

I stood in the doorway and did not dare call her.
`,
      `
예쁜 의자는 아니었다. 앉는 자리는 세 번을 다시 엮었는데 엮은 사람이 다 달라 모서리마다 매듭이 달랐다. 왼쪽 뒷다리가 조금 짧아 외할아버지가 코코넛 껍질을 받쳐 두었다. 할머니는 거기 앉아 나물을 다듬고 옷을 깁고 셋째 외삼촌의 편지를 기다렸다. 다른 누가 앉는 것을 본 적이 없다. 고양이조차.

사덱의 집은 이월에 팔렸다. 비우던 날 외삼촌들은 제단과 통나무 평상과 이 빠진 고운 그릇까지 나눴다. 언성을 높이는 사람은 없었다. 큰외삼촌이 연필로 달력 뒷장에 물건마다 이름을 적고, 모두에게 보인 다음 접어 윗주머니에 넣었다. 의자는 그 달력 뒷장에 없었다. 마당 한가운데 서 있었고, 짐을 나르는 사람마다 저절로 비켜 갔다. 앉아 있는 사람을 비키듯이.

해가 기울고 트럭이 시동을 걸 때까지 의자는 거기 있었다. 넷째 외숙모가 새 주인에게 두자고 했다. 큰외삼촌은 마당만 보았다. 내 목소리가 들렸다. 제가 가져갈게요.

오토바이로 사이공까지 백사십 킬로미터. 등에 거꾸로 묶었더니 다리가 양쪽으로 뻗어, 무슨 짐승이 나를 업은 것 같았다. 할머니가 사탕수수를 사던 미투언 나루는 이제 다리라 눈 깜짝할 사이에 건넜다. 쭝르엉에서 비가 쏟아졌다. 타이어 때우는 집 처마에 들어서니 주인이 의자를 보고 파는 거냐고 물었다. 아니요. 그는 비가 들이치지 않게 한 걸음 더 안으로 당겨 놓았다.

아파트 십사 층, 타일은 물처럼 반듯했다. 내려놓자 의자가 한쪽 발끝을 들었다. 네 번 접은 종이, 코르크 조각, 컵 받침을 괴어 보았다. 무엇이든 높이는 맞는데 맞지 않았다. 결국 티응에 시장에 가서 코코넛 가게에 껍질을 한 조각 청했다. 어디에 쓰느냐고 아주머니가 물었다. 다 듣고는 제일 묵은 것을 골라 모서리를 다듬어 주고 돈을 받지 않았다.

친구들은 방과 어울리지 않는다고 한다. 맞다. 회색 소파와 흰 선반과 유리 테이블이 있는 이 방은 이제 두 살이라 배울 것이 많다. 남편은 천을 씌우자고 했다. 의자를 천으로 덮는 건 집에 아무도 없을 때라고 나는 말했다.

처음 몇 달은 나도 비켜 다녔다. 나물 바구니를 곁에 두고 바닥에 앉아 다듬었다. 어느 날은 등을 돌리고 있다가 허리를 곧게 펴는 나를 보았다. 누가 보고 있는 줄 알던 어린 시절처럼.

어젯밤 국을 끓이는데 방이 너무 조용했다. 부엌문까지 나가 보니 다섯 살 딸이 언제 올라앉았는지, 다리는 바닥에 닿지 않고 무릎에는 바구니가 있었다. 공심채를 한 줄기씩 집어 억센 데를 끊고 가지런히 내려놓고 있었다. 바구니에 대고 무슨 말을 중얼거리면서.

나는 부엌문에 선 채 차마 부르지 못했다.
`,
    ),
  },
  {
    id: 32,
    slug: 'mot-can-phong-cho-su-im-lang',
    author: { name: 'Trần Minh Khoa', avatar: 4 },
    coverTags: ['bedroom', 'japandi', 'minimalist'],
    daysAgo: 20,
    title: text('Một căn phòng cho sự im lặng', 'A room for silence', '침묵을 위한 방'),
    excerpt: text(
      'Ở nhà bảy người, tôi học được rằng yên tĩnh không phải là không có tiếng.',
      'In a house of seven I learned that quiet is not the absence of sound.',
      '일곱 식구가 사는 집에서, 고요는 소리가 없는 것이 아님을 배웠습니다.',
    ),
    body: text(
      `
Nhà tôi có bảy người và một phòng khách. Tivi của ba, điện thoại của thằng em, nồi áp suất của má, bà nội đọc kinh, chị dâu ru con bằng cái loa hình con thỏ: tất cả nói cùng lúc, và ai cũng phải nói to hơn một chút để nghe được mình. Tôi từng nghĩ mình ghét tiếng động.

Hồi đi làm tôi mang nút bông nhét tai. Đeo vào thì nghe máu mình chạy, còn chán hơn.

Năm ngoái chúng tôi dọn cái kho sau bếp. Nó vuông vức hai mét rưỡi, đựng mười một năm lon sơn, dây thừng, một xe đạp không bánh. Dọn xong, ai cũng có ý. Má muốn tủ đông. Ba muốn phòng thờ nhỏ. Tôi nói: cho con sơn nó, không ở, không để gì hết, chỉ để có một chỗ đóng cửa. Cả nhà nhìn tôi như nhìn người xin một cái hố. Bà nội gỡ kính ra: thì cho nó. Nhà mình chưa ai xin thứ không tốn tiền.

Tốn chứ, nhưng ít. Sơn màu đất, hai lon. Chiếu cói. Cánh cửa gỗ cũ, tôi dán ron xung quanh, để hở dưới một phân cho có gió. Một ô cửa nhìn ra giàn mướp. Tôi không treo đèn; trời sáng tới đâu thì phòng sáng tới đó.

Ngày đầu tôi vào, đóng cửa, ngồi xuống, và nghe. Nồi áp suất lùi ra xa, thành tiếng xe lửa. Tivi thành một thứ như mưa. Bà nội đọc kinh mà chỉ còn nhịp, không còn chữ. Rồi má gọi ăn cơm. Tiếng má đi qua cánh gỗ, mềm lại, và tôi bỗng chín tuổi, đứng ngoài ruộng, chân bùn tới đầu gối, nghe đúng tiếng ấy vọng qua bờ tre.

Tôi không trả lời ngay. Má gọi lần nữa. Lần thứ hai cũng hay.

Rồi người ta bắt đầu mượn. Thằng em gõ cửa, mười chín tuổi, hỏi anh xong chưa. Nó vào một tiếng, ra mắt đỏ, không ai hỏi. Nó không mượn lại nữa; chắc một lần đủ. Ba vào nghe cải lương, khép cửa cho người khác yên, và phát hiện ra nghe nhỏ thì giọng Út Trà Ôn có thêm một chỗ ngân. Chị dâu vào không làm gì cả, tôi biết vì lúc ra chị bảo: chị không làm gì cả, sướng lắm. Má vào ngủ trưa, mười lăm phút, đúng mười lăm phút, má không tin ai ngủ hơn.

Giờ có tờ lịch dán ngoài cửa. Sáu giờ là bà nội. Bà không đọc kinh trong đó. Tôi hỏi bà làm gì. Bà nói bà nghe tụi bây.

Hóa ra tôi không ghét tiếng động. Tôi chỉ cần được chọn lúc nào thì nghe. Và hóa ra trong căn phòng ấy, thứ người ta vào để nghe là cái nhà.

Tuần rồi cúp điện cả xóm. Tivi tắt, nồi tắt, con thỏ tắt. Bảy người ngồi ngoài phòng khách, trong một sự im lặng không ai xin. Ba ngồi một lúc thì ho. Má nói: ai nói gì đi chớ.
`,
      `
There are seven of us and one living room. My father’s television, my brother’s telephone, my mother’s pressure cooker, Grandmother at her prayers, my sister-in-law’s lullabies out of a rabbit: all speak at once, and each a little louder in order to hear itself. I used to think that I hated noise.

At work I wore plugs of cotton. One hears one’s own blood in them, which is duller still.

Last year we cleared the storeroom behind the kitchen. It is two and a half metres square and held eleven years of paint tins, rope, and a bicycle without wheels. Once it was empty everybody had an idea. My mother wished for a freezer, my father for a small altar. I said: let me paint it, not to live in, and with nothing inside, only to have a door to close. They looked at me as at somebody who asks for a hole. Grandmother took her glasses off. Let him, she said; nobody here has ever asked for a thing that costs nothing.

It did cost a little. Two tins of a colour like earth. A rush mat. An old wooden door, with felt around it and a centimetre left below for air. A window onto the loofah vines. I hung no lamp: it is as light there as the day is.

I went in, shut the door, sat down and listened. The cooker drew off and became a train. The television was something like rain. Of the prayers the beat was left and no words. Then my mother called us to eat. Her voice came through the wood softened, and I was nine, out in the field with mud to my knees, and heard exactly that come over the bamboo.

I did not answer at once. She called again. The second was good too.

Then they began to borrow it. My brother knocked, nineteen years old: was I done? After an hour he came out with red eyes and nobody asked. He has not been in since; once was enough, it seems. My father takes his opera there, closes the door for our sake, and has found that Út Trà Ôn, heard softly, has one more turn in his voice. My sister-in-law did nothing at all. I know, as she said on coming out: I did nothing at all, it was lovely. My mother sleeps there at noon for fifteen minutes, exactly fifteen; she trusts nobody who sleeps longer.

There is a timetable on the door now. Six o’clock is Grandmother’s. She does not pray in there. What do you do, I asked. I listen to you all, she said.

So I did not hate noise. I needed only to choose when to hear it. And what one goes into that room to hear, it turns out, is the house.

Last week the power failed in our whole lane. The television stopped, the cooker, the rabbit. Seven of us sat in the living room in a silence that nobody had asked for. After a while my father coughed. Well, said my mother, somebody say something.
`,
      `
우리 집은 일곱 식구에 거실이 하나다. 아버지의 텔레비전, 동생의 전화, 어머니의 압력솥, 할머니의 염불, 토끼 모양 스피커에서 나오는 형수의 자장가. 모두가 한꺼번에 말하고, 제 소리를 들으려고 저마다 조금씩 더 크게 말한다. 나는 내가 소음을 싫어하는 줄 알았다.

회사에서는 귀마개를 했다. 그러면 제 피 흐르는 소리가 들려 더 따분했다.

작년에 부엌 뒤 창고를 치웠다. 사방 2.5미터에 십일 년 치 페인트 통과 밧줄, 바퀴 없는 자전거가 있었다. 비우고 나니 다들 생각이 있었다. 어머니는 냉동고, 아버지는 작은 제단. 나는 말했다. 칠만 하게 해 주세요. 살지도 않고 아무것도 안 두고, 닫을 문 하나만 갖고 싶어요. 구덩이를 달라는 사람 보듯 모두 나를 보았다. 할머니가 안경을 벗으셨다. 줘라. 이 집에서 돈 안 드는 걸 달란 애는 처음이다.

들기는 들었지만 조금이었다. 흙빛 페인트 두 통, 왕골 돗자리. 낡은 나무 문 둘레에 패킹을 붙이고 아래는 바람길로 1센티미터를 남겼다. 수세미 덩굴이 보이는 창 하나. 등은 달지 않았다. 밖이 밝은 만큼만 밝은 방이다.

첫날 들어가 문을 닫고 앉아 들었다. 압력솥은 물러나 기차가 되었다. 텔레비전은 빗소리 비슷해졌다. 염불은 가락만 남고 말은 사라졌다. 그때 어머니가 밥 먹으라고 불렀다. 나무 문을 지나며 부드러워진 그 소리에 나는 아홉 살이 되어, 무릎까지 진흙에 빠진 채 논에 서서 대숲 너머로 오던 바로 그 목소리를 들었다.

바로 대답하지 않았다. 어머니가 다시 불렀다. 두 번째도 좋았다.

그러다 식구들이 빌리기 시작했다. 열아홉 살 동생이 문을 두드리며 다 썼느냐고 물었다. 한 시간 뒤 눈이 붉어져 나왔고 아무도 묻지 않았다. 그 뒤로는 빌리지 않는다. 한 번으로 된 모양이다. 아버지는 남을 위해 문을 닫고 노래극을 듣다가, 작게 들으면 웃짜온의 목소리에 꺾임이 하나 더 있다는 것을 알아냈다. 형수는 아무것도 안 했다. 나오면서 그랬으니까 안다. 아무것도 안 했더니 너무 좋네요. 어머니는 낮잠을 주무신다. 십오 분, 꼭 십오 분. 그보다 오래 자는 사람은 믿지 않으신다.

이제 문에는 시간표가 붙어 있다. 여섯 시는 할머니 차례다. 거기서 염불은 안 하신다. 뭐 하시느냐고 여쭈니, 너희를 듣는다고 하셨다.

알고 보니 나는 소음을 싫어한 것이 아니었다. 언제 들을지 고르고 싶었을 뿐이다. 그리고 그 방에 들어가 듣는 것은, 알고 보니 집이었다.

지난주 온 골목이 정전되었다. 텔레비전도 압력솥도 토끼도 꺼졌다. 일곱 식구가 아무도 청하지 않은 침묵 속에 거실에 앉아 있었다. 한참 만에 아버지가 헛기침을 했다. 어머니가 말했다. 누가 무슨 말 좀 해라.
`,
    ),
  },
  {
    id: 33,
    slug: 'nguoi-tho-moc-khong-do-hai-lan',
    author: { name: 'Phạm Quốc Bảo', avatar: 14 },
    coverTags: ['oak', 'dining', 'wood'],
    daysAgo: 41,
    title: text(
      'Người thợ mộc không đo hai lần',
      'The carpenter who never measured twice',
      '두 번 재지 않는 목수',
    ),
    excerpt: text(
      'Ba tôi đóng tủ suốt bốn mươi năm. Cái tủ cuối cùng thiếu một ngăn, và ông không chịu sửa.',
      'My father built cupboards for forty years. The last one lacks a shelf, and he would not mend it.',
      '아버지는 사십 년 동안 장을 짰습니다. 마지막 장에는 칸 하나가 없는데, 고치려 하지 않으셨습니다.',
    ),
    body: text(
      `
Người ta bảo đo hai lần, cắt một lần. Ba tôi đo một lần, rồi đứng nhìn khúc gỗ rất lâu. Khách tưởng ông tính. Ông không tính, ông chờ. Ông nói thước biết chiều dài, mắt mới biết khúc gỗ có chịu hay không.

Xưởng của ba là nửa cái sân ở Gò Vấp, mái tôn, một cái bàn bào mòn lõm ở giữa như yên ngựa. Bốn mươi năm ông đóng tủ cho khắp mấy con hẻm. Hồi nhỏ tôi đi học về, qua nhà ai cũng thấy đồ của ba: nhà bà Sáu cái chạn, nhà thầy Lân kệ sách, nhà ông cảnh sát khu vực một cái tủ giày ông không lấy tiền. Tôi tưởng nhà nào trên đời cũng do ba tôi đóng.

Tôi không theo nghề. Tôi bán phần mềm kế toán, thứ mà sai một đồng là đỏ cả cột. Ba nghe kể, gật gù: vậy là con cũng làm thợ, mà thợ với cái người không có mặt.

Năm tôi cưới, tay ông đã run. Không nhiều. Rót trà thì sóng sánh, cầm đục thì hết. Ông bảo ông đóng cho hai đứa một cái tủ, cái chót. Vẽ lên mặt sau tờ thiệp mừng: cao hai mét, năm ngăn, gỗ xoan đào. Ông làm bốn tháng. Hồi trước cỡ ấy ông làm chín ngày.

Tủ chở tới, năm người khiêng. Mộng khít không lọt tờ giấy, cánh khép nghe một tiếng thở. Vợ tôi khóc. Tối đó chúng tôi xếp quần áo, và tôi phát hiện: từ ngăn ba lên, khoảng trống cao gấp đôi. Năm ngăn trong hình, bốn ngăn trong tủ. Ông đếm thiếu.

Tôi gọi cho ba, cười cười, nói mai con qua lấy tấm ván gắn thêm, mười phút là xong, vẫn còn rãnh. Đầu dây bên kia im. Hôm sau ông đạp xe tới, mở cánh tủ, đứng nhìn cái khoảng trống như nhìn một khúc gỗ. Lâu lắm. Vợ tôi bưng nước ra rồi lại bưng vào.

Ông lắc đầu. “Để đó. Rồi có thứ vừa với nó.”

Tôi biết ông ngượng. Tôi để đó. Chúng tôi nhét vào ấy cái vali, cái quạt, có lúc một thùng mì. Không thứ gì vừa. Mỗi lần mở tủ tôi thấy chỗ sai trước khi thấy áo.

Ba mất mùa mưa năm sau. Tôi dọn xưởng, tìm thấy trong hộc bàn tờ thiệp mừng. Mặt sau là hình vẽ cái tủ. Ngăn thứ tư có nét chì, rồi có nét gôm, đè lên nhau mấy lượt. Tôi ngồi xuống cái bàn lõm, cầm tờ giấy đưa ra sáng. Tôi vẫn không biết là tay ông run lúc vẽ, hay ông đổi ý.

Tháng Tư con trai chúng tôi ra đời. Bà ngoại nó gửi lên một chiếc nôi mây để nằm ban ngày. Phòng chật, vợ tôi hỏi ban đêm cất đâu. Tôi nhìn cái nôi. Tôi đứng nhìn khá lâu.

Nó cao bốn mươi hai phân. Tôi không cần đo.
`,
      `
Measure twice, cut once, they say. My father measured once and then stood looking at the board for a long time. Customers thought he was reckoning. He was waiting. A rule knows how long it is, he said; only the eye knows whether it is willing.

His workshop was half a yard in Gò Vấp under a tin roof, with a bench worn down in the middle like a saddle. For forty years he built cupboards for the lanes around. On my way from school I saw him in every house: Mrs Sáu’s larder, the teacher’s bookcase, a cabinet for shoes at the constable’s for which he took no money. I believed that all the homes in the world had been built by my father.

I did not follow him. I sell accounting programs, in which a single đồng turns a whole column red. He nodded when I told him. So you are a craftsman too, he said, only for people who are not there.

In the year I married, his hands had begun to shake. It was not much: tea rocked in the pot, and with a chisel it stopped. He would make us a cupboard, he said, the last. He drew it on the back of a wedding card: two metres high, five shelves, in chinaberry. It took him four months. There had been a time when it took nine days.

Five men carried it up. Its joints would not have let a sheet of paper in, and the doors closed with a breath. My wife wept. That night we put our clothes away and I saw it: above the third shelf there was twice the height. Five in the drawing and four in the cupboard. He had miscounted.

I rang him and made light of it. I would come by tomorrow for a board; ten minutes; even the groove was there. He said nothing. Next day he came on his bicycle, opened the door and looked at the gap as at a length of timber. It took very long. My wife brought out water and took it back in.

He shook his head. “Leave it. Something will come that fits.”

I knew that he was ashamed, and I left it. We put the suitcase there, a fan, once a box of noodles. Nothing fitted. Whenever I opened the doors I saw the mistake before the shirts.

He died in the rains of the following year. I cleared the workshop and found the wedding card in the drawer of his bench. On its back was the cupboard. The fourth shelf had been drawn, and rubbed out, and drawn, several times over. I sat down in the hollow of the bench and held the paper to the light. I still do not know whether his hand shook or whether he had changed his mind.

In April our son was born. His grandmother sent up a cane cradle for the day. The room is small; where would it go at night, my wife asked. I looked at the cradle. I stood looking for quite a long time.

It is forty-two centimetres high. I did not need to measure.
`,
      `
두 번 재고 한 번 자르라고들 한다. 아버지는 한 번 재고 나서 오래 나무를 바라보았다. 손님들은 계산하는 줄 알았다. 계산이 아니라 기다림이었다. 자는 길이를 알 뿐, 나무가 허락하는지는 눈이 안다고 하셨다.

아버지의 공방은 고법의 마당 절반, 양철 지붕 아래 말안장처럼 가운데가 팬 대패판 하나였다. 사십 년 동안 근처 골목의 장을 다 짰다. 학교에서 돌아오는 길이면 집집이 아버지가 있었다. 사우 할머니네 찬장, 선생님네 책장, 파출소 순경네에는 돈을 받지 않은 신발장. 나는 세상의 모든 집을 아버지가 짠 줄 알았다.

나는 그 일을 잇지 않았다. 일 동만 틀려도 한 열이 통째로 붉어지는 회계 프로그램을 판다. 아버지는 듣고 고개를 끄덕였다. 그럼 너도 장인이구나. 없는 사람을 위해 만드는 장인.

내가 결혼하던 해 아버지 손은 이미 떨렸다. 많이는 아니었다. 차를 따르면 출렁였고, 끌을 잡으면 멎었다. 너희에게 장을 하나 짜 주마, 마지막이다. 청첩장 뒷면에 그리셨다. 높이 2미터, 다섯 칸, 멀구슬나무. 넉 달이 걸렸다. 예전이라면 아흐레에 끝낼 물건이었다.

다섯 사람이 들고 올라왔다. 이음매에는 종이 한 장 들어가지 않았고 문은 숨소리를 내며 닫혔다. 아내가 울었다. 그날 밤 옷을 넣다가 알았다. 셋째 칸 위가 두 배로 높았다. 그림은 다섯 칸, 장은 네 칸. 잘못 세신 것이었다.

나는 웃으며 전화했다. 내일 판자 하나 가지러 갈게요, 홈도 있으니 십 분이면 돼요. 저쪽이 조용했다. 이튿날 아버지는 자전거로 와서 문을 열고, 빈 자리를 나무토막 보듯 바라보았다. 아주 오래. 아내는 물을 내왔다가 도로 들고 들어갔다.

고개를 저으셨다. “그냥 둬라. 거기 맞는 게 생길 거다.”

부끄러우신 줄 알았기에 그대로 두었다. 가방을 넣고 선풍기를 넣고 한번은 라면 상자를 넣었다. 아무것도 맞지 않았다. 문을 열 때마다 옷보다 잘못이 먼저 보였다.

이듬해 장마에 아버지는 돌아가셨다. 공방을 치우다 서랍에서 청첩장을 찾았다. 뒷면에 장이 있었다. 넷째 칸은 연필로 그었다 지우고, 그었다 지운 자국이 몇 겹이었다. 나는 팬 대패판에 앉아 종이를 빛에 비춰 보았다. 그리던 손이 떨린 것인지, 마음을 바꾸신 것인지 지금도 모른다.

사월에 아들이 태어났다. 장모님이 낮에 눕히라고 라탄 요람을 올려 보내셨다. 방이 좁은데 밤에는 어디 두느냐고 아내가 물었다. 나는 요람을 보았다. 꽤 오래 서서 보았다.

높이 42센티미터. 잴 필요가 없었다.
`,
    ),
  },
];
