import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about rooms, light and the street. */
export const placeEssays: readonly EssayContent[] = [
  {
    id: 34,
    slug: 'anh-sang-luc-nam-gio',
    author: { name: 'Nguyễn Hạ Lan', avatar: 5 },
    coverTags: ['balcony', 'living', 'scandinavian'],
    daysAgo: 33,
    title: text('Ánh sáng lúc năm giờ', 'The light at five', '다섯 시의 빛'),
    excerpt: text(
      'Mỗi ngày có hai mươi phút, căn hộ hướng tây của tôi trở thành nơi đẹp nhất thành phố.',
      'For twenty minutes a day my west-facing flat is the finest place in the city.',
      '하루 이십 분, 서향인 우리 집은 도시에서 가장 아름다운 곳이 됩니다.',
    ),
    body: text(
      `
Ai cũng khuyên đừng mua nhà hướng tây. Nóng, bạc rèm, tốn điện. Tôi mua vì rẻ hơn căn đối diện chín mươi triệu, và vì không biết rằng mình sẽ yêu năm giờ chiều.

Tôi dịch phụ đề phim, làm ở nhà, kéo rèm cả ngày cho khỏi lóa màn hình. Tháng đầu tôi chỉ biết mặt trời qua hóa đơn tiền điện. Rồi một hôm mất mạng. Tôi kéo rèm ra xem thợ đã tới chưa, và đứng yên ở đó, tay còn cầm sợi dây.

Bốn giờ bốn mươi, nắng chạm mép bàn ăn. Bốn giờ năm mươi, nó leo lên lưng ghế, in bóng mắt cáo lên tường, những ô sáu cạnh kéo dài như đang chảy. Đúng năm giờ thì tới chậu lan ý, và lá nào cũng trong như ngọc, thấy cả gân. Năm giờ kém hai tôi còn nghĩ đó là cái chậu cây phải tưới.

Từ đó tôi có giờ nghỉ. Nếu ra ngoài, tôi về sớm. Đồng nghiệp tưởng tôi có hẹn. Tôi có hẹn thật, với một vệt sáng rộng bằng cái khăn trải bàn. Tôi bắt đầu ghi, như người ta ghi chiều cao của trẻ con lên cánh cửa.

| Tháng | Nắng tới chậu cây | Ở lại |
| Sáu | 17:00 | 20 phút |
| Tám | 16:52 | 21 phút |
| Mười | 16:58 | 12 phút |
| Mười hai | 16:31 | 9 phút |

Tháng Mười, người ta xây tòa nhà đối diện đến tầng mười chín. Ánh sáng đến muộn hơn, đi sớm hơn. Tôi xuống tận công trường hỏi, anh bảo vệ bấm đốt ngón tay: cất nóc ở tầng ba mươi tư, chị ơi. Tôi cảm ơn. Lên thang máy tôi nhẩm phép chia, thấy mình đang chia một thứ không phải của mình.

Tôi dời bàn ăn một mét về phía cửa sổ, đuổi theo nó. Tháng mười một dời thêm bốn chục phân. Mẹ lên chơi, vấp chân bàn, hỏi sao lại kê giữa lối đi. Tôi bảo mẹ chờ. Mười sáu giờ bốn mươi tư nó vào. Mẹ đang kể chuyện nhà dì Út bán đất, tự nhiên ngừng. Nắng nằm trên mu bàn tay mẹ, tôi thấy những chấm đồi mồi tôi chưa thấy bao giờ. Mẹ lật bàn tay lại, hứng.

Mẹ không nói gì về chuyện cái bàn nữa. Tối đó mẹ hỏi tòa nhà kia xây bao cao.

Tôi nói dối: tới đó thôi.

Bạn tôi làm kiến trúc khuyên bán đi, mua căn khác, sang năm ở đây sẽ không còn gì. Tôi tính rồi. Theo góc mặt trời, có một khe giữa hai tòa nhà rộng chừng ba mét. Cuối tháng Hai và giữa tháng Mười, nắng sẽ lọt qua khe ấy vào nhà tôi, mỗi lần khoảng tám ngày, mỗi ngày bốn phút. Bốn phút đủ để pha một ly trà nếu nước sôi sẵn.

Có những thứ không cần dài, chỉ cần biết giờ nó đến. Tôi đã mua một cái ấm có hẹn giờ.
`,
      `
Everyone warns you off a flat that faces west. Hot, hard on curtains, hungry for power. I bought mine because it was ninety million less than the one across the landing, and because I did not know that I would fall in love with five o’clock.

I write subtitles, at home, with the curtains drawn against the glare. In my first month I knew the sun from the electricity bill alone. Then one day the line was down. I pulled the curtain to see whether somebody was coming to mend it, and stayed where I was, the cord still in my hand.

At twenty to five the sun touches the edge of the table. At ten to, it climbs the back of the chair and prints the cane on the wall, hexagons drawn long as though they were running. At five exactly it comes to the peace lily, and every leaf is jade, with its veins to be seen. At two minutes to five I had still thought of it as a pot to be watered.

Since then I keep hours. If I am out I come home early. My colleagues believe that I am meeting someone, and so I am: a patch of light the size of a tablecloth. I began to write it down, as one writes the height of children on a door.

| Month | At the lily | Stays |
| June | 17:00 | 20 minutes |
| August | 16:52 | 21 minutes |
| October | 16:58 | 12 minutes |
| December | 16:31 | 9 minutes |

In October the tower opposite came to its nineteenth floor. The light was later and left sooner. I went down and asked, and the watchman counted on his fingers: thirty-four, then the roof. I thanked him. In the lift I did the division, and noticed that I was dividing something that was not mine.

I moved the table a metre towards the window, to follow it. In November it went forty centimetres more. My mother came, caught her foot on it and asked why it stood in the way. Wait, I said. At sixteen forty-four it came in. She was telling me how my aunt had sold her land, and stopped. It lay on the back of her hand, and there were brown spots there that I had never seen. She turned the hand over and held it out, as for rain.

Of the table she said no more. In the evening she asked how high that building would be.

I lied: as high as it is.

A friend who is an architect tells me to sell; by next year there will be nothing left. I have worked it out. Between the two towers there is a gap of some three metres. At the end of February and in the middle of October the sun will pass through it into my room, for about eight days, four minutes a day. Four minutes make a cup of tea, if the water is hot.

Some things need not last, so long as one knows when they come. I have bought a kettle with a clock.
`,
      `
다들 서향집은 사지 말라고 한다. 덥고, 커튼이 바래고, 전기를 먹는다고. 나는 맞은편 집보다 구천만 동이 싸서 샀고, 내가 오후 다섯 시를 사랑하게 될 줄은 몰랐다.

나는 집에서 영화 자막을 옮긴다. 화면이 부실까 봐 종일 커튼을 친다. 첫 달에는 전기 요금으로만 해를 알았다. 그러다 인터넷이 끊긴 날, 기사가 오는지 보려고 커튼을 당겼다가 줄을 쥔 채 그 자리에 서 버렸다.

네 시 사십 분, 볕이 식탁 모서리에 닿는다. 네 시 오십 분, 의자 등을 타고 올라 벽에 라탄 무늬를 찍는데, 육각형들이 흘러내리듯 길어진다. 다섯 시 정각, 스파티필룸에 이르면 잎마다 옥처럼 맑아 잎맥까지 보인다. 다섯 시 이 분 전만 해도 그것은 물 줘야 할 화분이었다.

그때부터 내게는 쉬는 시간이 생겼다. 밖에 나가면 일찍 돌아왔다. 동료들은 약속이 있는 줄 알았다. 있었다, 식탁보만 한 빛 한 자락과. 문설주에 아이 키를 적듯 나는 적기 시작했다.

| 달 | 화분에 닿는 때 | 머무는 시간 |
| 6월 | 17:00 | 20분 |
| 8월 | 16:52 | 21분 |
| 10월 | 16:58 | 12분 |
| 12월 | 16:31 | 9분 |

시월에 맞은편 건물이 십구 층까지 올라갔다. 빛은 늦게 와서 일찍 떠났다. 공사장까지 내려가 물으니 경비원이 손가락을 꼽았다. 삼십사 층에 지붕이에요. 고맙다고 했다. 엘리베이터에서 나눗셈을 하다가, 내 것도 아닌 것을 나누고 있는 나를 보았다.

식탁을 창 쪽으로 1미터 옮겨 따라갔다. 십일월에는 40센티미터를 더. 어머니가 다니러 와서 식탁 다리에 걸리더니 왜 길에 두었느냐고 했다. 기다려 보세요. 열여섯 시 사십사 분, 빛이 들어왔다. 막내 이모네 땅 판 이야기를 하던 어머니가 말을 멈췄다. 볕이 어머니 손등에 누웠고, 본 적 없는 검버섯이 보였다. 어머니는 손을 뒤집어 빗물 받듯 내밀었다.

식탁 이야기는 더 없었다. 저녁에 어머니는 저 건물이 얼마나 높아지느냐고 물었다.

나는 거짓말을 했다. 저기까지래요.

건축 하는 친구는 팔라고 한다. 내년이면 남는 게 없을 거라고. 계산해 보았다. 두 건물 사이에 3미터쯤 틈이 있다. 이월 말과 시월 중순, 해가 그 틈으로 우리 집에 들 것이다. 한 번에 여드레쯤, 하루 사 분. 물만 끓여 두면 차 한 잔을 우릴 수 있다.

길지 않아도, 언제 오는지만 알면 되는 것들이 있다. 나는 타이머 달린 주전자를 샀다.
`,
    ),
  },
  {
    id: 35,
    slug: 'hien-nha-khong-cua',
    author: { name: 'Đỗ Thanh Tùng', avatar: 10 },
    coverTags: ['exterior', 'rural', 'tropical'],
    daysAgo: 58,
    title: text('Hiên nhà không cửa', 'A porch without a door', '문 없는 툇마루'),
    excerpt: text(
      'Chỗ không phải trong nhà, cũng không phải ngoài đường, là nơi tôi quen cả xóm.',
      'Neither in the house nor on the street: that is where I came to know my neighbours.',
      '집 안도 길도 아닌 그곳에서 저는 온 동네를 알게 되었습니다.',
    ),
    body: text(
      `
Quê tôi nhà nào cũng có hiên. Người đi đường mỏi chân ghé vào, chủ nhà không hỏi là ai. Mưa thì đứng, tạnh thì đi, để lại một lời chào và hai dấu chân ướt. Hồi nhỏ tôi tưởng hiên là của làng, nhà chỉ là phần dựa vào sau lưng nó.

Lên thành phố, tôi mua được căn nhà ống bốn mét ngang ở Tân Bình. Kiến trúc sư vẽ cửa cuốn sát vỉa hè. Tôi xin lùi vào một mét rưỡi. Anh ấy tính cho tôi: mất sáu mét vuông, theo giá đất hẻm ấy bằng một chiếc xe bảy chỗ. Vợ tôi hỏi anh định đặt gì ở đó. Tôi nói: không đặt gì. Đó là câu trả lời tệ nhất mà tôi từng nói với vợ về tiền.

Nhưng cô ấy sinh ở Bến Tre. Cô ấy nghĩ hai hôm rồi bảo: chừa thì chừa, nhưng phải có băng ngồi.

Năm đầu không ai vào. Người thành phố đi ngang, thấy một khoảng trống không rào, thì bước nhanh hơn. Có người dắt xe vào dựng, thấy tôi mở cửa, xin lỗi rối rít. Tôi nói cứ để. Anh ta dắt ra.

Mưa đầu mùa mới phá được. Ba giờ chiều, trời sập xuống, ba đứa học sinh ùa vào, cặp đội đầu. Tôi mở hé cửa. Chúng lùi ra mép, đứng dưới đường nước chảy, vì nghĩ tôi ra đuổi. Tôi đóng cửa lại, rồi tắt luôn đèn phòng khách cho chúng khỏi ngại. Ngồi trong tối, tôi nghe chúng cãi nhau bài hình.

Sau đó thì bác Năm. Bác nhà cách ba căn, hiên nhà bác đã thành tiệm sim. Sáng bác đem báo qua, ngồi đúng đầu băng có nắng, đọc xong gấp bốn để lại cho tôi, trang cáo phó lúc nào cũng ở ngoài cùng. Mười một năm, chúng tôi chưa ngồi trong nhà nhau lần nào. Bác biết tôi mất ngủ. Tôi biết bác không nghe được tai trái, và bác chọn đầu băng ấy để tai phải quay về phía người.

Rồi anh giao hàng ăn hộp cơm trưa, ăn xong gấp cái hộp lại vuông vức, nhìn quanh tìm thùng rác. Tôi mua một cái thùng. Rồi cái gáo dừa với lu nước, vợ tôi đặt. Rồi chậu mai, do ai đó dọn nhà để lại kèm tờ giấy: xin tưới giùm.

Dịch giã năm ấy, hẻm giăng dây. Không ai được qua nhà ai. Nhưng sáng nào trên băng cũng có một thứ: bó rau muống, ba quả trứng, vỉ thuốc hạ sốt, tờ báo cũ gấp bốn. Không phải trong nhà, không phải ngoài đường. Công an khu vực đứng nhìn cái băng hồi lâu, ghi gì đó vào sổ rồi thôi.

Đêm tôi tắt đèn trong nhà trước, đèn hiên sau cùng. Bóng năm oát, tính ra mỗi tháng bốn nghìn đồng. Có lần tôi quên, tắt lúc mười giờ. Mười một rưỡi có tiếng gõ rất nhẹ. Anh nhà số bốn mươi hai, làm ca về, mũ bảo hiểm còn đội, hỏi trong nhà có ai bệnh không.

Anh nói: thấy đèn đó là biết sắp tới nhà mình. Không thấy, tôi chạy lố hai căn.
`,
      `
Where I come from every house has a porch. A tired passer-by steps in and nobody asks who he is. He waits out the rain and goes, leaving a greeting and two wet footprints. As a child I thought that porches belonged to the village, and that a house was what leaned against them from behind.

In the city I bought a tube house four metres wide, in Tân Bình. The architect drew a roller door at the pavement’s edge. I asked him to set it back by a metre and a half. He did the sum: six square metres, at the price of that lane a car with seven seats. What would I put there, asked my wife. Nothing, I said. I have never given her a worse answer about money.

But she was born in Bến Tre. She thought for two days. Leave it, then, she said, but there must be a bench.

In the first year nobody came. City people who pass an open place without a fence walk faster. One man wheeled his motorbike in, saw my door open and begged my pardon. Let it stand, I said. He wheeled it out.

It took the first rain. At three the sky fell in, and three schoolchildren ran under with their bags on their heads. I opened the door a little. They moved to the edge, right beneath the gutter, for they thought I would send them off. So I shut it again and put out the lamp in the living room, not to embarrass them. I sat in the dark and heard them quarrel over a triangle.

After that came Uncle Năm. He lives three doors down, where his own porch has become a shop for telephone cards. Each morning he brings the paper and sits at the end of the bench that has the sun; when he has done he folds it in four and leaves it for me, the death notices always outside. In eleven years we have not sat in each other’s houses once. He knows that I do not sleep. I know that he is deaf in the left ear, and chose that end so that his right one is towards people.

Then a courier ate his lunch there, folded the box up square and looked around for somewhere to put it. I bought a bin. My wife set out a jar of water with a coconut ladle. Somebody who was moving left an apricot tree in a pot with a slip of paper: please water.

In the year of the epidemic there was tape across the lane, and nobody might enter any house but his own. But each morning something lay on the bench: morning glory, three eggs, a strip of tablets for fever, an old newspaper folded in four. It was not indoors, nor was it the street. The constable stood before the bench for some time, wrote in his book, and left it at that.

At night I put out the lamps indoors first and the porch lamp last. It has five watts and costs four thousand đồng a month. Once I forgot and switched it off at ten. At half past eleven there was a very soft knock. It was the man from number forty-two, home from his shift, his helmet still on. Was anyone ill, he asked.

When I see that light, he said, I know I am almost there. I did not, and went two doors too far.
`,
      `
내 고향에는 집마다 툇마루가 있다. 길 가던 이가 지쳐 들어와도 누구냐고 묻지 않는다. 비가 오면 서 있다가 개면 떠나며, 인사 한마디와 젖은 발자국 둘을 남긴다. 어릴 때 나는 툇마루는 마을의 것이고 집은 그 뒤에 기댄 것인 줄 알았다.

도시에 와서 떤빈에 폭 4미터의 좁은 집을 샀다. 건축가는 인도 끝에 셔터를 그렸다. 나는 1.5미터만 물러 달라고 했다. 그가 계산해 주었다. 6제곱미터, 그 골목 땅값으로 7인승 차 한 대. 거기 뭘 둘 거냐고 아내가 물었다. 아무것도 안 둔다고 했다. 돈 문제로 아내에게 한 대답 중 최악이었다.

하지만 아내는 벤째 사람이다. 이틀을 생각하더니 말했다. 비울 거면 비워요, 대신 걸터앉을 데는 있어야지.

첫해에는 아무도 들어오지 않았다. 담 없는 빈 자리를 지날 때 도시 사람은 걸음이 빨라진다. 오토바이를 들여 세우던 사람이 내가 문을 열자 거듭 미안하다고 했다. 그냥 두세요. 그는 도로 끌고 나갔다.

첫 비가 그것을 깼다. 오후 세 시, 하늘이 무너지고 학생 셋이 가방을 머리에 이고 뛰어들었다. 문을 조금 열자 아이들은 쫓아내는 줄 알고 낙숫물 떨어지는 끝으로 물러섰다. 나는 문을 닫고, 민망하지 않게 거실 불까지 껐다. 어둠 속에 앉아 아이들이 도형 문제로 다투는 소리를 들었다.

그다음은 남 아저씨였다. 세 집 건너 사시는데 그 댁 툇마루는 유심 가게가 되었다. 아침마다 신문을 들고 와 볕 드는 쪽 끝에 앉고, 다 읽으면 네 번 접어 내게 남긴다. 부고 면이 언제나 바깥이다. 십일 년 동안 우리는 서로의 집 안에 앉아 본 적이 없다. 아저씨는 내가 잠을 못 자는 것을 안다. 나는 아저씨가 왼쪽 귀를 못 듣는 것을, 오른쪽 귀를 사람 쪽으로 두려고 그 끝에 앉는 것을 안다.

그러다 배달 기사가 점심 도시락을 먹고 상자를 반듯하게 접더니 버릴 곳을 찾아 두리번거렸다. 나는 쓰레기통을 샀다. 아내는 물 항아리와 야자 바가지를 놓았다. 누군가 이사 가며 매화 화분을 두고 갔다. 쪽지와 함께. 물 좀 부탁합니다.

전염병이 돌던 해, 골목에 줄이 쳐졌다. 아무도 남의 집에 갈 수 없었다. 그래도 아침이면 벤치 위에 무언가 있었다. 공심채 한 단, 달걀 세 알, 해열제 한 판, 네 번 접은 지난 신문. 집 안도 아니고 길도 아니었다. 순경이 벤치를 한참 보더니 수첩에 뭔가 적고 말았다.

밤에는 집 안 불을 먼저 끄고 툇마루 불을 맨 나중에 끈다. 5와트 전구, 한 달에 사천 동쯤. 한번은 잊고 열 시에 껐다. 열한 시 반에 아주 조용히 문 두드리는 소리가 났다. 교대 근무를 마치고 온 사십이 번지 남자가 헬멧을 쓴 채, 집에 누가 아프냐고 물었다.

저 불이 보이면 집에 다 온 줄 아는데, 그가 말했다. 안 보여서 두 집을 지나쳤어요.
`,
    ),
  },
  {
    id: 36,
    slug: 'mua-nom-va-chiec-tu-so',
    author: { name: 'Vũ Thùy Dương', avatar: 15 },
    coverTags: ['storage', 'wood', 'bedroom'],
    daysAgo: 75,
    title: text(
      'Mùa nồm và chiếc tủ sồi',
      'The damp season and the oak wardrobe',
      '습한 계절과 오크 옷장',
    ),
    excerpt: text(
      'Tháng ba Hà Nội, tường đổ mồ hôi, và tôi học cách sống chung với một món đồ biết thở.',
      'In a Hanoi March the walls sweat, and I learned to live with a piece of furniture that breathes.',
      '하노이의 삼월, 벽이 땀을 흘리고, 저는 숨 쉬는 가구와 사는 법을 배웠습니다.',
    ),
    body: text(
      `
Tháng ba, cánh tủ không đóng được. Tủ mới mua trước Tết, sồi trắng, hai cánh, tôi đã lau nó mỗi tuần như lau một người mình nể. Giờ cánh trái đụng cánh phải, hở ra một vệt tối bằng cái đũa. Tôi gọi cho cửa hàng, giọng hơi gắt. Chị ấy để tôi nói hết rồi hỏi: nhà chị có đang nồm không?

Tôi nhìn xuống. Sàn đọng nước, in dấu chân tôi từ bếp ra. Tôi nói: thì có.

“Vậy chị chờ đến rằm. Đừng bào.”

Tôi không tin, nhưng thợ cũng không chịu tới. Hà Nội tháng ba, không ai tới đâu cả. Khăn phơi ba ngày còn ướt, bánh quy mềm như bánh mì, sách cong lên như đang nói chuyện. Tường cầu thang chảy thành dòng. Bà hàng xóm tầng ba lau sàn bằng giấy báo, vừa lau vừa chửi ông trời, giọng rất thân.

Tôi sống một mình được hai năm. Trước đó trong nhà này có một người nữa, anh ấy ghét nồm, năm nào cũng đòi dọn vào Nam, và một năm thì anh dọn thật. Từ đó tôi tập coi mọi thứ trong nhà là do mình: đèn cháy là tôi quên, cửa kẹt là tôi hư. Cái tủ không đóng, ý nghĩ đầu tiên của tôi là mình lại chọn sai.

Chị cửa hàng gọi lại, tự chị gọi. Chị bảo gỗ uống nước theo bề ngang thớ: hai cánh có bốn thanh đố dọc, mỗi thanh chín phân, mấy tuần ẩm thế này thì mỗi thanh nở nửa ly, cộng lại là hai. Khe giữa hai cánh chừa có ly rưỡi. “Lỗi bên em, khe ấy cho Sài Gòn thì vừa.” Rồi chị nói thêm, nhỏ hơn: “Nó không hỏng đâu. Nó đang ở Hà Nội.”

Tôi để cửa tủ mở. Mấy hôm đó đi ngang, tôi thấy quần áo của mình treo một nửa thanh, nửa kia trống. Bình thường cửa đóng thì không thấy. Đêm mười hai, không ngủ được, tôi dậy dồn móc áo ra cho đều cả thanh. Mỗi cái cách nhau một bàn tay. Thế mà cũng mất một tiếng.

Đêm mười bốn gió bấc về. Tôi nghe cửa sổ rung, nghe tầng ba đóng sầm cái gì. Gần sáng có một tiếng tách khẽ, như ai đặt cái cốc xuống. Tôi bật đèn. Cánh tủ tự khép lại, khít, như chưa từng giận.

Tôi nhắn cho chị cửa hàng đúng một chữ: Khép. Chị trả lời bằng hình mặt trời.

Từ đó tôi xem tủ như xem lịch. Cánh trên lệch một li là sắp mưa phùn. Cả hai cánh khít là phơi chăn được. Tháng mười hanh, khe rộng ra, nhìn lọt một vệt áo đỏ. Bà tầng ba giờ sáng nào cũng hỏi vọng lên: tủ nói sao hả cháu? Ai muốn hiểu cho có sách vở thì đọc [chuyện giữ đồ gỗ](/mua-nom-va-do-go); tôi thì chỉ nhìn.

Năm nay lại nồm. Anh gọi từ Sài Gòn, hỏi nhà có sao không. Tôi bảo cửa tủ không đóng được. Anh nói để anh kêu thợ. Tôi nói khỏi, chờ đến rằm.
`,
      `
In March the wardrobe would not close. I had bought it before Tết, white oak, two doors, and dusted it each week as one would a person one respects. Now the left door met the right and left a dark line as wide as a chopstick. I rang the shop, a little sharply. The woman let me finish. Is it the damp where you are? she asked.

I looked down. There was water on the floor, and my own feet in it all the way from the kitchen. Well, yes, I said.

“Then wait for the full moon. Don’t plane it.”

I did not believe her, but no joiner would come either. In a Hanoi March nobody goes anywhere. Towels are wet after three days, biscuits soft as bread, books curl as if in talk. The stairs ran with it. The old woman on the third floor wiped hers with newspaper and swore at heaven while she did so, as one swears at family.

I had been alone for two years. There had been somebody else in this flat, who hated the damp, and each spring was for moving south, and one spring did. Since then I had come to think that all in it was my doing: a lamp went, as I had forgotten; a door stuck, as I was clumsy. When the wardrobe would not close my first thought was that I had chosen badly again.

The woman at the shop rang me back, of her own accord. Wood drinks across its grain, she said. Two doors have four uprights of nine centimetres; in weeks like these each gains half a millimetre, and together that is two. There was a gap of one and a half. “That is our fault. It would do for Sài Gòn.” And then, lower: “It isn’t broken, you know. It is in Hanoi.”

I left the doors open. Passing, those days, I saw my clothes on one half of the rail and nothing on the other; with the doors shut one does not. On the twelfth night I could not sleep, and rose and moved the hangers until they hung along all of it, a hand’s breadth apart. Even that took an hour.

On the fourteenth the north wind came back. I heard the panes shake, and something slam on the third floor. Towards morning there was a small click, as of somebody setting down a cup. I lit the lamp. The doors had closed by themselves, as snug as if they had never been cross.

I sent the shop one word: Closed. She answered with a sun.

Since then I read it like a calendar. The upper edge a hair out of true: drizzle. Both doors snug: air the quilts. In dry October the gap is wide enough to show a stripe of red dress. The woman on the third floor calls up every morning to ask what the wardrobe says. There is a proper account of [wood in the damp months](/mua-nom-va-do-go); I merely look.

It is damp again this year. He rang from Sài Gòn to ask how things were. The wardrobe will not close, I said. He would send someone. No need, I said; I am waiting for the moon.
`,
      `
삼월에 옷장 문이 닫히지 않았다. 설 전에 산 흰 오크 두 짝 옷장을, 나는 어려운 사람 대하듯 매주 닦아 왔다. 왼쪽 문이 오른쪽 문에 걸려 젓가락 굵기의 어두운 틈이 남았다. 조금 날카롭게 가게에 전화했다. 그쪽은 내 말이 끝나기를 기다렸다가 물었다. 댁이 지금 눅눅한 철인가요?

아래를 보았다. 바닥에 물이 맺혀 부엌에서부터 내 발자국이 찍혀 있었다. 그렇긴 한데요.

“그럼 보름까지 기다려 보세요. 대패질은 하지 마시고요.”

믿지 않았지만 기술자도 오려 하지 않았다. 하노이의 삼월에는 아무도 아무 데도 가지 않는다. 수건은 사흘이 지나도 젖어 있고, 과자는 빵처럼 무르고, 책은 이야기하듯 휘었다. 계단 벽으로 물이 흘렀다. 삼 층 할머니는 신문지로 바닥을 닦으며 하늘에 대고 욕을 했다. 식구에게 하는 욕 같았다.

혼자 산 지 이 년째였다. 전에는 이 집에 한 사람이 더 있었다. 눅눅한 철을 싫어해 해마다 남쪽으로 가자더니 어느 해 정말 갔다. 그 뒤로 나는 집 안의 모든 것이 내 탓이라고 여기게 되었다. 등이 나가면 내가 잊어서, 문이 걸리면 내가 서툴러서. 옷장이 닫히지 않았을 때 처음 든 생각은 또 잘못 골랐구나였다.

가게에서 먼저 다시 전화가 왔다. 나무는 결을 가로질러 물을 마신다고 했다. 문 두 짝에 폭 9센티미터 세로 틀이 넷, 이런 몇 주면 하나에 반 밀리미터씩 불어 모두 2밀리미터가 되는데, 문 사이 틈은 1.5밀리미터였다. “저희 잘못이에요. 사이공이라면 맞는 틈이거든요.” 그러고는 조금 작은 목소리로 덧붙였다. “고장 난 게 아니에요. 하노이에 살고 있는 거예요.”

문을 열어 두었다. 며칠을 오가며 보니 내 옷은 봉의 절반에만 걸려 있고 나머지는 비어 있었다. 닫혀 있을 때는 보이지 않던 것이다. 열이튿날 밤 잠이 오지 않아 일어나 옷걸이를 봉 끝까지 고르게 옮겼다. 하나에 손바닥 하나씩 띄워서. 그것도 한 시간이 걸렸다.

열나흗날 밤 북풍이 돌아왔다. 창이 떨고 삼 층에서 무언가 쾅 닫혔다. 새벽녘에 누가 잔을 내려놓듯 작게 딸깍하는 소리가 났다. 불을 켰다. 문은 토라진 적 없다는 듯 저절로 꼭 닫혀 있었다.

가게에 한마디를 보냈다. 닫혔어요. 답은 해 모양 하나였다.

그 뒤로 옷장을 달력처럼 읽는다. 위쪽이 조금 어긋나면 이슬비, 두 문이 꼭 맞으면 이불을 널어도 된다. 건조한 시월에는 틈이 벌어져 붉은 옷이 한 줄 비친다. 삼 층 할머니는 아침마다 아래에서 소리쳐 묻는다. 옷장이 뭐래? 제대로 알고 싶다면 [눅눅한 철의 나무 가구](/mua-nom-va-do-go)를 읽으면 된다. 나는 그냥 볼 뿐이다.

올해도 눅눅한 철이 왔다. 사이공에서 그가 전화해 집은 괜찮으냐고 물었다. 옷장 문이 안 닫힌다고 했다. 사람을 보내겠단다. 됐다고, 보름까지 기다릴 거라고 나는 말했다.
`,
    ),
  },
];
