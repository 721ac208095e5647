import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about what a home keeps for somebody. */
export const keepingEssays: readonly EssayContent[] = [
  {
    id: 77,
    slug: 'chum-chia-khoa-gui-nha-ben',
    author: { name: 'Vũ Thùy Dương', avatar: 15 },
    cover: 'living-luxury-02',
    coverTags: ['living-room', 'luxury', 'neighbour'],
    daysAgo: 17,
    title: text(
      'Chùm chìa khóa gửi nhà bên',
      'The keys next door keeps',
      '옆집에 맡긴 열쇠 꾸러미',
    ),
    excerpt: text(
      'Hai tuần nhờ cô Sáu tưới cây. Về nhà, cây vẫn thế, chỉ có căn phòng là khác.',
      'For two weeks Aunt Sáu watered the plants. They were as before. The room was not.',
      '두 주 동안 사우 아주머니가 화분에 물을 주었다. 화분은 그대로인데 방이 달라져 있었다.',
    ),
    body: text(
      `
Tôi đưa cô Sáu chùm chìa khóa và một tờ giấy kẻ ô: thứ Hai tưới cây to, thứ Năm tưới cây nhỏ, cây sứ thì đừng. Cô cầm, đọc không kính, nói “biết rồi” bằng giọng của người đã sống qua nhiều chế độ tưới cây.

Hai tuần sau tôi về lúc nửa đêm. Đèn vẫn tắt như lúc đi. Cây vẫn xanh. Tôi đặt va li xuống, và có cảm giác mình vào nhầm nhà.

Phải mất một lúc mới biết. Ghế bành xoay đi chừng ba mươi độ. Trước kia nó nhìn ti vi, giờ nó nhìn ra cửa sổ. Rèm vén về một bên, buộc bằng dây vải, nút hình con bướm. Trên bệ cửa có cái chén con, khô, dưới đáy còn vòng nước trà.

Tôi hiểu ra: cô Sáu không chỉ tưới. Cô ngồi.

Nhà cô ở sát vách, cùng mặt bằng, lật ngược như trong gương. Ở đó có bốn đứa cháu, một cái máy may, một ông chồng nghe cải lương mở to vì tai lãng. Phòng khách nhà cô quay ra giếng trời. Phòng khách nhà tôi quay ra sông. Ba năm làm hàng xóm, tôi chưa khi nào nghĩ rằng cái đó là một chênh lệch.

Tôi đem biếu cô hộp bánh. Cô trả chìa khóa, lau từng cái vào vạt áo. Tôi định hỏi mà không biết hỏi sao cho khỏi thành trách. Cuối cùng tôi nói: “Ghế con xoay vậy ngồi đẹp ghê, cô ha.”

Cô nhìn tôi, rất nhanh, rồi nhìn xuống hộp bánh. “Nắng nó rọi vô ti vi, sợ hư,” cô nói.

Về nhà, tôi ngồi vào ghế, đúng hướng ấy. Sáu giờ chiều. Mặt sông đổi từ màu trà sang màu đồng, một chiếc sà lan chở cát đi qua chậm tới mức nó cứ như đứng yên còn thành phố thì trôi. Tôi ở đây ba năm. Ba năm tôi trả tiền cho khung cảnh này và quay lưng lại xem tin tức.

Tháng sau tôi chẳng đi đâu cả. Nhưng tôi qua gõ cửa, chìa ra chùm chìa khóa.

“Dạo này con hay về trễ,” tôi nói. “Chiều nào rảnh cô qua tưới giùm con.”

“Cây mới tưới hôm qua mà,” cô nói, mà tay đã cầm.

“Dạ. Nắng rọi vô ti vi.”

Bây giờ trên bệ cửa nhà tôi có hai cái chén. Tôi rửa cái của mình. Cái kia tôi để nguyên, vì vòng trà dưới đáy là cách cô nhắn hôm nay sông đẹp.
`,
      `
I gave Aunt Sáu the keys and a sheet ruled in squares: large plants on Monday, small ones on Thursday, the frangipani never. She took it, read without glasses and said “I know” in the tone of somebody who has lived under many regimes of watering.

Two weeks later I came home at midnight. The lamps were off, as I had left them. The plants were green. I put down my case and felt that I was in the wrong flat.

It took a while. The armchair had turned by some thirty degrees. It used to face the television; now it faced the window. The curtain was drawn to one side and tied with a strip of cloth in a butterfly knot. On the sill stood a small cup, dry, a ring of tea at its bottom.

Then I understood. She had not only watered. She had sat.

Her flat is behind the same wall, the same plan turned over as in a mirror. In it are four grandchildren, a sewing machine, and a husband who plays his opera loud as he hears little. Her living room looks into the shaft. Mine looks on the river. Neighbours for three years, and never once had I thought of that as a difference.

I took her a box of cakes. She returned the keys, wiping each on the hem of her blouse. I wished to ask, and not to sound like blame. In the end I said: “My chair sits well, turned like that.”

She looked at me very quickly and then at the box. “The sun fell on the television,” she said. “I feared for it.”

At home I sat down facing that way. Six in the evening. The water went from tea to copper, and a barge of sand passed so slowly that it seemed to stand while the city drifted. I had been here three years. For three years I had paid for this and turned my back on it to watch the news.

The next month I was going nowhere. I knocked all the same and held out the keys.

“I come home late these days,” I said. “If some afternoon you are free, would you water?”

“They were watered yesterday,” she said, and had them already in her hand.

“Yes. The sun falls on the television.”

There are two cups on my sill now. Mine I wash. The other I leave as it is, for the ring at its bottom is how she lets me know that the river was fine today.
`,
      `
사우 아주머니에게 열쇠 꾸러미와 칸을 그은 종이를 드렸다. 월요일에는 큰 화분, 목요일에는 작은 화분, 플루메리아는 주지 말 것. 아주머니는 안경도 없이 읽고는 수많은 물 주기 체제를 겪어 온 사람의 말투로 “알았다” 했다.

두 주 뒤 한밤중에 돌아왔다. 불은 떠날 때처럼 꺼져 있고 화분은 푸르렀다. 가방을 내려놓는데 남의 집에 들어온 것 같았다.

한참 뒤에야 알았다. 안락의자가 서른 도쯤 돌아가 있었다. 텔레비전을 보던 의자가 창을 보고 있었다. 커튼은 한쪽으로 걷어 천 끈으로 나비매듭을 지어 놓았다. 창턱에는 작은 찻잔이 말라 있고 바닥에 찻물 고리가 남아 있었다.

그제야 깨달았다. 물만 준 것이 아니었다. 앉아 있었던 것이다.

아주머니 집은 벽 하나 너머, 거울처럼 뒤집힌 같은 평면이다. 거기에는 손주 넷과 재봉틀과, 귀가 어두워 창극을 크게 틀어 놓는 남편이 있다. 그 집 거실은 통풍구를 보고 우리 집 거실은 강을 본다. 삼 년을 이웃으로 살면서 그것이 차이라고는 생각해 본 적이 없었다.

과자 한 상자를 들고 갔다. 아주머니는 열쇠를 하나하나 옷자락에 닦아 돌려주었다. 묻고 싶은데 나무라는 말이 될까 봐 겨우 이렇게 말했다. “의자를 그렇게 돌려놓으니 앉기 좋던데요.”

아주머니는 나를 얼른 보고 과자 상자를 내려다보았다. “볕이 텔레비전에 들어서. 망가질까 봐.”

집에 와서 그쪽을 보고 앉았다. 저녁 여섯 시. 강물은 찻빛에서 구릿빛으로 바뀌고 모래 실은 바지선이 어찌나 느린지, 배는 서 있고 도시가 떠가는 것 같았다. 여기 산 지 삼 년. 나는 삼 년 동안 이 풍경의 값을 치르고 등을 돌린 채 뉴스를 보았다.

다음 달에는 아무 데도 갈 일이 없었다. 그래도 문을 두드리고 열쇠를 내밀었다.

“요즘 늦게 들어와서요. 오후에 짬이 나시면 물 좀 주세요.”

“어제 줬는데.” 하면서 손은 벌써 받아 들고 있었다.

“네. 볕이 텔레비전에 들어서요.”

지금 우리 집 창턱에는 찻잔이 둘이다. 내 것은 씻는다. 다른 하나는 그대로 둔다. 바닥의 찻물 고리가 오늘 강이 좋았다는 아주머니의 전갈이기 때문이다.
`,
    ),
  },
  {
    id: 78,
    slug: 'cai-may-chay-phoi-ao',
    author: { name: 'Đỗ Thanh Tùng', avatar: 10 },
    cover: 'gym-industrial-01',
    coverTags: ['gym', 'industrial', 'father'],
    daysAgo: 31,
    title: text('Cái máy chạy phơi áo', 'The treadmill that dried shirts', '빨래를 널던 러닝머신'),
    excerpt: text(
      'Bốn năm nó là giàn phơi đắt nhất khu phố. Rồi ba tôi bị tai biến.',
      'For four years it was the dearest clothes rack in the ward. Then my father had a stroke.',
      '사 년 동안 그것은 동네에서 가장 비싼 빨래걸이였다. 그러다 아버지가 쓰러졌다.',
    ),
    body: text(
      `
Tôi mua máy chạy vào một đêm giảm giá, lúc bụng đang đầy và ý chí đang cao. Nó tới trong cái thùng dài bằng cỗ quan tài, nặng bảy mươi hai ký. Ba tôi đứng nhìn bốn người khiêng, hỏi nhà mình định đi đâu mà phải chạy.

Tôi chạy chín lần. Lần thứ mười trời mưa, má treo tạm mấy cái áo lên tay vịn. Nó hợp một cách lạ: hai tay vịn dang ra như vai người, gió từ cửa sổ sắt lùa qua. Từ hôm đó cái máy có công việc. Khách tới khen giàn phơi nhà mình chắc.

Bốn năm. Ai đi qua cũng né một cái tay áo.

Tháng Ba năm ngoái ba ngã trong nhà tắm. Mười hai ngày bệnh viện, rồi về, chân trái còn đó mà như của người khác gửi. Anh bác sĩ phục hồi trẻ măng dặn phải tập đi, đi đều, có chỗ vịn hai bên, mặt phẳng, càng chậm càng tốt. Anh vẽ ra giấy cái dụng cụ nên mua. Má nhìn hình vẽ, nhìn tôi.

Chúng tôi gỡ áo xuống. Gỡ cả những thứ không ai nhớ: một cái khăn tang từ đám ông, bộ đồng phục của đứa cháu đã vào cấp ba. Bên dưới, máy vẫn mới. Cắm điện, nó kêu tít một tiếng vui vẻ, như người bị quên lâu mà không giận.

Tốc độ thấp nhất là 0,5 cây số một giờ. Tôi chưa bao giờ biết có số đó. Lúc mua tôi chỉ xem số cao nhất.

Ba bước lên. Băng chuyền nhúc nhích chậm tới mức phải nhìn cái chấm trắng mới biết nó đi. Chân phải bước, chân trái nghĩ. Má đứng một bên, tôi một bên, hai tay thừa ra không dám đỡ. Ba nắm tay vịn, chỗ lớp cao su đã mòn bóng vì móc áo bốn năm trời.

“Trơn,” ba nói. “Tại má mày.”

Hôm đầu được mười một mét. Con số hiện đỏ trên màn hình, ba bắt tôi ghi lại. Hôm sau mười bốn. Tới tháng Tám ông đi được một cây số, trong một buổi sáng, có nghỉ uống trà ở cây số 0,6. Ba kể với hàng xóm là hôm nay đi tới ngã ba Ông Tạ. Mai tính đi tới chợ.

Giờ ông đã ra đường được, chống gậy, gắt với xe máy. Cái máy lại đứng không bên cửa sổ. Sáng nay tôi thấy ba cầm cái áo ướt của mình, tập tễnh đi tới, giũ hai cái cho thẳng, rồi treo lên tay vịn, bên trái.

“Cho nó nghỉ,” ba nói. “Nó đi với tao bảy tháng rồi.”
`,
      `
I bought it on a night of discounts, with a full stomach and a high resolve. It came in a box as long as a coffin, seventy-two kilos. My father watched four men carry it and asked where this family was going that it had to run.

I ran nine times. On the tenth it rained, and Mother hung a few shirts on the handrails for the time being. They suited oddly well: the two arms spread like shoulders, and wind came through the steel window. From then on it had work. Visitors praised the sturdy rack.

Four years. Whoever passed ducked below a sleeve.

In March of last year Father fell in the bathroom. Twelve days of hospital, and then home with a left leg that was there, but as if left in his keeping by somebody else. A very young doctor told us that he had to walk, evenly, with something to hold on both sides, on the level, the slower the better. He drew on paper what we ought to buy. Mother looked at the drawing, and at me.

We took down the shirts. We took down what nobody remembered: a mourning band from Grandfather’s funeral, the uniform of a nephew who is in high school now. Underneath it was new. Plugged in, it gave one cheerful beep, like somebody long forgotten who bears no grudge.

Its lowest speed is half a kilometre an hour. I had not known there was such a figure. When I bought it I looked at the highest.

He stepped on. The belt crept so slowly that only a white dot showed it move. The right foot walked, the left considered. Mother stood on one side and I on the other, with four useless hands that did not dare. He held the rails where four years of hangers had polished the rubber.

“Slippery,” he said. “That’s your mother.”

The first day made eleven metres, in red, and I had to write it down. The next, fourteen. By August he walked a kilometre in one morning, with tea at 0.6. He told the neighbours that today he had been to the Ông Tạ crossroads. Tomorrow, the market.

By now he goes out in the street, with a stick, scolding motorbikes. The machine stood empty by the window. This morning I saw him limp up with his own wet shirt, shake it twice until it hung straight, and put it over the rail on the left.

“Let it rest,” he said. “It walked with me for seven months.”
`,
      `
할인하는 밤, 배는 부르고 의지는 드높을 때 러닝머신을 샀다. 관만큼 긴 상자에 담겨 왔고 72kg이었다. 아버지는 네 사람이 들어 나르는 것을 보며 우리 집은 어디를 가려고 뛰어야 하느냐고 물었다.

나는 아홉 번 뛰었다. 열 번째 날 비가 왔고 어머니가 손잡이에 옷 몇 벌을 잠깐 걸었다. 이상하게 잘 어울렸다. 벌어진 두 손잡이는 사람 어깨 같고 철창으로 바람이 들었다. 그날부터 기계에게 일이 생겼다. 손님들은 빨래걸이가 튼튼하다고 칭찬했다.

사 년이었다. 지나는 사람은 누구나 소매 하나를 피해 고개를 숙였다.

지난해 3월 아버지가 욕실에서 쓰러졌다. 병원에서 열이틀, 집에 오니 왼쪽 다리는 있기는 있되 남이 맡겨 둔 것 같았다. 앳된 재활의가 고르게 걸어야 한다고 했다. 양쪽에 잡을 것이 있는 평평한 데서, 느릴수록 좋다고. 사야 할 기구를 종이에 그려 주었다. 어머니는 그림을 보고 나를 보았다.

우리는 옷을 걷어 냈다. 아무도 기억하지 못하는 것들도 나왔다. 할아버지 장례의 두건, 벌써 고등학생이 된 조카의 교복. 그 밑의 기계는 새것이었다. 전기를 꽂자 오래 잊혔어도 성내지 않는 사람처럼 명랑하게 삑 울었다.

가장 낮은 속도는 시속 0.5킬로미터였다. 그런 숫자가 있는 줄 몰랐다. 살 때는 가장 높은 숫자만 보았다.

아버지가 올라섰다. 벨트는 흰 점을 보아야 움직이는 줄 알 만큼 느렸다. 오른발은 걷고 왼발은 생각했다. 어머니는 이쪽, 나는 저쪽에서 감히 붙들지 못하는 손 네 개를 들고 있었다. 아버지는 사 년 동안 옷걸이에 닳아 반들거리는 고무 손잡이를 잡았다.

“미끄럽다. 네 엄마 때문이야.”

첫날은 11미터였다. 빨갛게 뜬 숫자를 적으라고 했다. 이튿날은 14미터. 8월에는 한나절에 1킬로미터를 갔고 0.6에서 차를 마시며 쉬었다. 이웃에게는 오늘 옹따 삼거리까지 다녀왔다고 했다. 내일은 시장까지 가 볼 참이라고.

이제 아버지는 지팡이를 짚고 큰길에 나가 오토바이를 나무란다. 기계는 다시 창가에 비어 있었다. 오늘 아침 아버지가 젖은 제 셔츠를 들고 절뚝절뚝 걸어가 두 번 털어 펴고는 왼쪽 손잡이에 거는 것을 보았다.

“쉬게 둬라. 나하고 일곱 달을 걸었다.”
`,
    ),
  },
  {
    id: 79,
    slug: 'mua-tren-mai-ton',
    author: { name: 'Trần Minh Khoa', avatar: 4 },
    cover: 'bedroom-industrial-01',
    coverTags: ['bedroom', 'industrial', 'rain'],
    daysAgo: 53,
    title: text('Mưa trên mái tôn', 'Rain on a tin roof', '양철 지붕의 비'),
    excerpt: text(
      'Chúng tôi bỏ ra bốn mươi triệu để phòng ngủ không còn nghe mưa. Nó thành công, và đó là vấn đề.',
      'We paid forty million so that the bedroom would no longer hear rain. It worked, and that was the trouble.',
      '침실에서 빗소리가 들리지 않게 하려고 4천만 동을 썼다. 성공했고, 그것이 문제였다.',
    ),
    body: text(
      `
Vợ tôi ngủ nhẹ. Hồi mới cưới, phòng chúng tôi nằm dưới mái tôn tầng ba, và mùa mưa Sài Gòn là sáu tháng có người đổ sỏi trên đầu. Nàng nằm mở mắt. Tôi thì ngủ, đó là lỗi đầu tiên của tôi trong hôn nhân.

Năm thứ tư có tiền, chúng tôi làm trần. Bông khoáng mười phân, hai lớp thạch cao so le mạch, gioăng cao su ở từng điểm treo. Người thợ tên Út giải thích rằng tiếng động như nước, chừa một khe là nó vào hết. Anh bịt kín mọi khe. Bốn mươi triệu.

Cơn mưa đầu tiên sau đó, tôi biết nhờ nhìn ra cửa sổ. Cây bàng vật vã, đường ngập, một người dắt xe. Trong phòng chỉ có tiếng đồng hồ. Vợ tôi ngủ say, miệng hơi hé. Tôi nằm mở mắt.

Đêm thứ hai cũng vậy. Đêm thứ ba tôi ra cầu thang ngồi, nơi mái vẫn là tôn trần, và ngủ gục vào tường tới hai giờ sáng.

Tôi lớn lên ở Bình Định, nhà lợp tôn, bảy người một gian. Ở đó mưa là lúc duy nhất không ai sai ai làm gì. Ba không ra đồng được. Má không đi chợ được. Chuyện đang cãi dở phải ngừng vì không nghe nhau. Chị em tôi nằm dưới chiếu, mưa to tới mức hét cũng như im, nên chúng tôi hét hết những điều bậy bạ nhất, ngay cạnh người lớn. Rồi ngủ, như mấy hạt đậu trong cái lon có ai lắc đều.

Tôi không kể với vợ. Người ta không bỏ bốn mươi triệu để nghe chồng nói nhớ cái ồn.

Tháng Chín, nàng bắt gặp tôi ngoài cầu thang. Trời đang đổ. Nàng đứng trên tôi ba bậc, tóc rối, tay cầm cái gối, có vẻ định nói nhiều điều. Mưa to quá. Nàng há miệng nói một câu, tôi không nghe. Nàng nói lại. Tôi lắc đầu, chỉ vào tai.

Thế là nàng hét. Mặt nàng đỏ lên, tay vung, một câu dài, rồi thêm một câu nữa. Tôi không biết là gì. Xong, nàng đứng thở, và tự nhiên bật cười, lần đầu sau nhiều tuần; hóa ra nàng đã có nhiều thứ để hét.

Tôi hét lại. Cũng một câu dài.

Nàng ngồi xuống bậc bên cạnh, chia cho tôi nửa cái gối. Chúng tôi chẳng ai hỏi người kia đã nói gì. Khi tạnh, cả hai vào phòng, nằm trong cái yên lặng bốn mươi triệu ấy, và ngủ ngon.

Bây giờ đêm nào mưa lớn thì cầu thang có hai cái gối.
`,
      `
My wife sleeps lightly. When we were just married our room lay under the tin roof of the third floor, and the wet season of Sài Gòn is six months of somebody emptying gravel overhead. She lay with open eyes. I slept; it was my first fault in marriage.

In the fourth year there was money, and we built a ceiling. Ten centimetres of mineral wool, two boards with staggered joints, rubber at every hanger. The workman, Út, explained that sound is like water, leave one gap and all of it comes in. He closed every gap. Forty million.

Of the first rain after that I learnt by looking out. The almond tree was wrestling, the street stood in water, a man pushed his motorbike. In the room there was a clock. My wife slept soundly, her lips a little apart. I lay with open eyes.

The second night was the same. On the third I went and sat on the stairs, where the roof is still bare, and slept against the wall until two.

I grew up in Bình Định under such a roof, seven of us in one room. There rain was the only time when nobody told anybody to do anything. My father could not go to the field, nor my mother to market. Quarrels stopped halfway, as no one could hear. We children lay on the mat, and it was so loud that to shout was the same as to be silent, so we shouted the worst things we knew right beside the grown-ups. Then we slept, like beans in a tin that somebody shakes with great patience.

I did not tell my wife. One does not pay forty million to hear one’s husband miss the noise.

In September she found me out there. It was pouring. She stood three steps above with tangled hair and a pillow, and had clearly much to say. The rain was too loud. She opened her mouth and I heard nothing. She said it over. I shook my head and pointed to my ear.

So she shouted. Her face grew red, her arm flew, one long sentence and then another. I do not know what it was. When it was out she stood and breathed, and all at once laughed, the first time in weeks; it seems there had been a good deal to shout.

I shouted back. A long one too.

She sat down beside me and gave me half of the pillow. Neither asked what the other had said. When it stopped we went in, lay down in our silence of forty million, and slept well.

On nights of heavy rain there are two pillows on the stairs now.
`,
      `
아내는 잠귀가 밝다. 신혼 때 우리 방은 3층 양철 지붕 밑이었고, 사이공의 우기는 누군가 머리 위에 자갈을 쏟는 여섯 달이다. 아내는 눈을 뜨고 누워 있었다. 나는 잤다. 결혼하고 처음 저지른 잘못이었다.

사 년째에 돈이 생겨 천장을 만들었다. 암면 10cm, 이음매를 엇갈린 석고보드 두 겹, 달대마다 고무. 웃이라는 기술자는 소리가 물과 같아서 틈 하나만 남겨도 다 들어온다고 했다. 그는 틈을 모조리 막았다. 4천만 동이었다.

그 뒤 첫 비는 창밖을 보고서야 알았다. 나무가 몸부림치고 길이 잠기고 한 사람이 오토바이를 끌고 갔다. 방 안에는 시계 소리뿐이었다. 아내는 입을 조금 벌리고 깊이 잤다. 나는 눈을 뜨고 누워 있었다.

이튿날 밤도 그랬다. 사흘째 밤에는 아직 양철이 드러난 계단에 나가 앉았다가 벽에 기대 두 시까지 졸았다.

나는 빈딘에서 일곱 식구가 방 한 칸을 쓰는 양철집에서 자랐다. 거기서 비는 아무도 아무에게 일을 시키지 않는 유일한 때였다. 아버지는 논에 못 나가고 어머니는 장에 못 갔다. 하던 말다툼도 들리지 않아 그쳤다. 우리 남매는 돗자리에 누웠다. 빗소리가 어찌나 큰지 소리를 질러도 가만있는 것과 같아서, 아는 가장 못된 말을 어른들 바로 곁에서 다 질렀다. 그러고는 잤다. 누가 끈기 있게 흔드는 깡통 속의 콩처럼.

아내에게는 말하지 않았다. 남편이 시끄러움을 그리워한다는 말을 듣자고 4천만 동을 쓰는 사람은 없다.

9월에 아내가 계단에 있는 나를 찾아냈다. 비가 퍼붓고 있었다. 헝클어진 머리로 베개를 들고 세 단 위에 선 아내는 할 말이 많아 보였다. 비가 너무 컸다. 입을 열어 무어라 했지만 들리지 않았다. 다시 말했다. 나는 고개를 저으며 귀를 가리켰다.

그러자 아내가 소리를 질렀다. 얼굴이 붉어지고 팔을 휘두르며 긴 말 한마디, 그리고 또 한마디. 무슨 말인지 나는 모른다. 다 지르고 숨을 고르더니 별안간 웃었다. 몇 주 만이었다. 지를 말이 꽤 있었던 모양이다.

나도 질렀다. 역시 긴 말이었다.

아내는 옆 단에 앉아 베개 반쪽을 내주었다. 서로 무슨 말을 했는지 묻지 않았다. 비가 그치자 우리는 들어가 4천만 동짜리 고요 속에 누웠고, 잘 잤다.

이제 큰비 오는 밤이면 계단에 베개가 둘 있다.
`,
    ),
  },
  {
    id: 80,
    slug: 'vach-nuoc-tren-tuong',
    author: { name: 'Phạm Quốc Bảo', avatar: 14 },
    cover: 'bathroom-rustic-01',
    coverTags: ['bathroom', 'rustic', 'flood'],
    daysAgo: 62,
    title: text('Vạch nước trên tường', 'The line on the wall', '벽에 남은 물금'),
    excerpt: text(
      'Thợ sơn hỏi có xóa không. Cả nhà nói không, mỗi người vì một lý do.',
      'The painter asked whether to cover it. All of us said no, each for another reason.',
      '칠장이가 지울까 물었다. 온 식구가 아니라고 했다. 저마다 다른 까닭으로.',
    ),
    body: text(
      `
Vạch ấy cao một mét bốn mươi hai, màu trà loãng, thẳng hơn mọi đường mà thợ nào từng kẻ trong nhà này. Nước lụt tháng Mười Một năm 1999 ở Huế để lại nó sau ba ngày, rồi rút đi.

Từ đó nhà tôi sơn lại bốn lần. Lần nào thợ cũng dừng cọ trước vạch, quay lại nhìn.

Mệ tôi nói để đó mà biết. Năm nào báo có lũ, mệ cầm cây chổi dựng vào vạch, tính từ đó xuống: gạo để trên, giấy tờ để trên, con gà để trên. Với mệ nó là cái kệ.

Ba tôi nói để đó vì sơn chi cũng ố lại. Ông thử rồi, ba lớp chống thấm, hai năm sau nó hiện ra y chỗ cũ, như người nhà đi xa biết đường về. Với ba nó là một sự thật, và ông là người không cãi với sự thật.

Mạ không nói lý do. Đêm nước lên, mạ một mình với hai đứa con trên gác xép, ba còn kẹt bên kia cầu Trường Tiền. Mạ thắp đèn dầu, cột tôi và chị vào xà bằng dây võng, ngồi nhìn nước leo từng bậc cầu thang. Mười ba bậc. Tới bậc thứ chín nó dừng. Mạ kể chuyện đó đúng một lần, ngắn, như đọc đơn thuốc.

Tôi bốn tuổi, không nhớ nước. Tôi nhớ tiếng bàn ghế va vào nhau ở dưới nhà, êm như có ai dọn tiệc.

Chị tôi lấy chồng, vạch thành cây thước. Cháu lớn chạm vạch năm lên chín. Cháu nhỏ còn thiếu một gang, đứng vào là kiễng. Chúng nghĩ người ta kẻ vạch cho trẻ con. Không ai sửa.

Mùa hè vừa rồi sửa nhà tắm. Người thợ trẻ, giỏi, ốp gạch từ sàn lên một mét bốn lăm. Anh tính khéo: viên gạch trên cùng sẽ che đúng vạch nước, khỏi cần hỏi. Tôi đi làm về thấy tường đã sạch, phẳng, đẹp như trong hình.

Mạ đứng ở cửa nhà tắm. Tay mạ sờ dọc mép gạch, chậm, từ góc này sang góc kia.

“Được,” mạ nói. “Sạch.”

Tối đó tôi nghe tiếng lạch cạch. Mạ bật đèn, đứng trên cái đòn, tay cầm bút chì thợ mộc và cây thước của ba. Mạ kẻ trên lớp vữa mới, ngay trên mép gạch, một vạch mảnh. Chỉ dài chừng hai gang.

Mạ không ghi năm. Mạ ghi: “bậc 9.”

Sáng ra thợ đến sơn. Anh dừng cọ, quay lại nhìn cả nhà.

Bốn người, không ai ngẩng lên khỏi tô bún, cùng lắc đầu.
`,
      `
It is at a metre and forty-two, the colour of thin tea, and straighter than any line a workman ever drew in this house. The flood of November 1999 in Huế left it after three days and withdrew.

We have painted four times since. Each time the painter stopped his brush before it and turned round.

My grandmother says leave it, so as to know. Whenever a flood is announced she stands a broom against the line and counts: rice above, papers above, the hen above. To her it is a shelf.

My father says leave it, since it comes back. He tried, with three coats of sealer; two years later it stood in the same place, like one of the family who knows the way home. To him it is a fact, and he does not argue with facts.

My mother gives no reason. The night it rose she was alone with two children in the loft, and he was cut off beyond the Trường Tiền bridge. She lit the lamp, tied my sister and me to the beam with hammock rope, and watched the water climb the stairs. There are thirteen steps. At the ninth it halted. She told it once, briefly, as one reads out a prescription.

I was four and do not remember water. I remember tables and chairs touching one another below, softly, as if somebody cleared after a feast.

When my sister had children the line became a ruler. The elder reached it at nine. The younger lacks a hand yet and stands on tiptoe. They think it was drawn for them. Nobody corrects it.

This summer the bathroom was done over. The workman was young and good and tiled from the floor to a metre forty-five. He had reckoned neatly: the topmost tile would hide the mark, with no need to ask. I came home to a wall as clean and flat as in a catalogue.

My mother stood in the doorway. Her hand went along the edge of the tiles, slowly, from one corner to the other.

“All right,” she said. “It’s clean.”

That night I heard a clatter. She had the light on and stood on a stool, with a carpenter’s pencil and my father’s rule. In the new plaster, right above the tiles, she drew a fine line, no longer than two hands.

She wrote no year. She wrote: “step 9”.

In the morning the painter came. He stopped his brush and turned to look at us.

Four people, none of whom raised their eyes from the noodles, shook their heads.
`,
      `
금은 1미터 42센티에 있다. 묽은 찻빛이고, 어떤 일꾼이 이 집에 그은 줄보다 곧다. 1999년 11월 후에의 큰물이 사흘 뒤 물러나며 남긴 것이다.

그 뒤로 네 번 칠을 했다. 그때마다 칠장이는 금 앞에서 붓을 멈추고 돌아보았다.

할머니는 알고 있으라고 두라 한다. 물난리 예보가 나오면 빗자루를 금에 세워 놓고 따진다. 쌀은 위로, 문서는 위로, 닭도 위로. 할머니에게 그것은 선반이다.

아버지는 무엇을 칠해도 다시 배어난다며 두라 한다. 방수를 세 겹 발라 보았지만 이 년 뒤 집에 오는 길을 아는 식구처럼 같은 자리에 나타났다. 아버지에게 그것은 사실이고, 아버지는 사실과 다투지 않는다.

어머니는 까닭을 말하지 않는다. 물이 오르던 밤 아버지는 쯔엉띠엔 다리 너머에 갇혔고 어머니는 두 아이와 다락에 있었다. 등잔을 켜고 누나와 나를 그물침대 줄로 들보에 묶고, 물이 계단을 한 단씩 오르는 것을 보았다. 계단은 열세 단. 물은 아홉째 단에서 멈추었다. 어머니는 이 이야기를 꼭 한 번, 처방전을 읽듯 짧게 했다.

나는 네 살이었고 물은 기억나지 않는다. 아래층에서 상과 의자가 서로 부딪던 소리가 기억난다. 누가 잔치를 치우는 것처럼 부드러웠다.

누나가 아이를 낳자 금은 자가 되었다. 큰조카는 아홉 살에 금에 닿았다. 작은조카는 아직 한 뼘이 모자라 설 때마다 발돋움한다. 아이들은 저희를 위해 그은 금인 줄 안다. 아무도 고쳐 주지 않는다.

올여름 욕실을 고쳤다. 젊고 솜씨 좋은 기술자가 바닥에서 1미터 45까지 타일을 붙였다. 셈이 깔끔했다. 맨 위 타일이 물금을 꼭 가리니 물어볼 것도 없었다. 퇴근해 보니 벽은 그림책처럼 깨끗하고 반듯했다.

어머니가 욕실 문간에 서 있었다. 손이 타일 끝을 따라 이쪽 구석에서 저쪽 구석까지 천천히 갔다.

“됐다. 깨끗하네.”

그날 밤 달그락거리는 소리가 났다. 어머니가 불을 켜고 걸상에 올라서 있었다. 손에는 목수 연필과 아버지의 자. 타일 바로 위 새 미장에 두 뼘쯤 되는 가는 금을 그었다.

해는 적지 않았다. “9단”이라고 적었다.

아침에 칠장이가 왔다. 붓을 멈추고 우리를 돌아보았다.

네 사람이 아무도 국수 그릇에서 눈을 들지 않은 채 나란히 고개를 저었다.
`,
    ),
  },
];
