import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about one thing in a house. */
export const thingEssays: readonly EssayContent[] = [
  {
    id: 59,
    slug: 'cai-ban-khong-qua-cua',
    author: { name: 'Ngô Bảo Trân', avatar: 11 },
    cover: 'living-kitchen-scandinavian-01',
    coverTags: ['living-kitchen', 'dining-table', 'scandinavian'],
    daysAgo: 13,
    title: text(
      'Cái bàn không qua cửa',
      'The table that would not go through the door',
      '문을 지나지 못한 식탁',
    ),
    excerpt: text(
      'Ba người đàn ông, một hành lang, và bốn phân rưỡi mà không ai chịu đo.',
      'Three men, one corridor, and four and a half centimetres that nobody cared to measure.',
      '남자 셋, 복도 하나, 그리고 아무도 재려 하지 않은 4.5센티미터.',
    ),
    body: text(
      `
Người ta khiêng cái bàn lên bảy tầng thang bộ vì thang máy bảo trì. Đến trước cửa nhà tôi, họ đặt xuống, thở, và anh lớn tuổi nhất nói: “Nghiêng là vô.”

Nghiêng thì không vô. Dựng đứng cũng không. Tháo chân ra, hóa ra chân dán keo. Anh trẻ nhất đề nghị tháo cửa, tháo xong thì khung cửa vẫn ở đó, vững chãi và đúng luật, tám mươi phân không hơn.

Bàn rộng tám tư rưỡi. Bốn phân rưỡi ấy tôi có thể biết trước bằng một cái thước mười hai nghìn, và chồng tôi đã nhắc hai lần, một lần lúc tôi đang gội đầu.

Trời tối. Đội khiêng còn ba nhà nữa. Họ xin lỗi, uống hết bình trà đá, rồi về. Cái bàn nằm lại ngoài hành lang, giữa thang bộ và tủ cứu hỏa, chắn đúng nửa lối đi của bốn căn hộ.

Tôi viết một tờ giấy: “Nhà 7C xin lỗi, mai sẽ chuyển.” Hàng xóm đi về, lách qua, đọc. Cô giáo nhà 7A đặt túi rau lên bàn để tìm chìa khóa. Chú nhà 7D đặt cặp. Hai đứa nhỏ nhà 7B, mười phút sau, bò xuống gầm và dựng nước.

Bảy giờ rưỡi, mẹ hai đứa ra gọi ăn cơm. Chúng không ra. Chị đứng chống nạnh một lúc rồi bê hai bát cơm đặt lên trên. Cô giáo mở cửa thấy, bê thêm đĩa dưa. Chú 7D có nửa con gà. Tôi, vì là chủ bàn, mang ghế.

Tôi đã sống ở tầng bảy bốn năm. Tối đó tôi biết cô giáo ghét hành, chú 7D từng đi tàu viễn dương qua kênh đào Suez, và chị 7B tên Nhàn, tên chị là Nhàn mà chị chưa ngồi xuống bao giờ cho tới hôm ấy.

Bảo vệ lên lúc chín giờ. Anh nói hành lang không được để đồ, đúng quy định phòng cháy. Chúng tôi nói dạ. Anh đứng nhìn cái đùi gà. Chị Nhàn kéo ghế.

Sáng hôm sau thợ mộc cưa đôi mặt bàn, hai đoạn, có chốt nối ở giữa, hết bảy trăm nghìn. Giờ nó nằm trong nhà tôi, một đường chỉ mảnh chạy ngang. Mỗi tháng một lần, vào tối bảo trì thang máy, bốn người khiêng nó ra hành lang. Bàn tháo được thì nhẹ.
`,
      `
They carried it up seven floors, as the lift was being serviced. At my door they set it down and breathed, and the eldest said: “On its side, it goes.”

On its side it did not go. Nor on end. We would have taken off the legs, but the legs were glued. The youngest proposed to unhang the door; when he had, the frame was still there, sturdy and lawful, eighty centimetres and no more.

The table was eighty-four and a half wide. Those four and a half I could have known with a tape for twelve thousand đồng, and my husband had said so twice, once while I was washing my hair.

It grew dark. The men had three more homes to go to. They apologised, drank a jug of iced tea and left. The table stayed in the corridor between the stairs and the fire cabinet, across exactly half the way of four flats.

I wrote a sheet: “7C is sorry, it will be moved tomorrow.” People came home, squeezed by, read. The teacher of 7A put her greens on it to look for her keys. The man of 7D put down his briefcase. Ten minutes later the two children of 7B had crawled below and founded a country.

At half past seven their mother called them in. They did not come. She stood with her hands on her hips, and then carried out two bowls of rice and set them on top. The teacher opened her door, saw, and brought pickles. The man of 7D had half a chicken. As owner of the table I brought chairs.

I had lived there four years. That night I learnt that the teacher hates onions, that 7D once went through Suez as a sailor, and that 7B is called Nhàn, which means leisure, and had never sat down until then.

The guard came up at nine. Nothing may stand in corridors, he said; fire rules. Yes, we said. He looked at the drumstick. Nhàn drew up a chair.

In the morning a joiner sawed the top in two, with dowels to hold it, for seven hundred thousand. Now it stands in my flat with a thin line across. Once a month, on the evening the lift is serviced, four of us carry it out. In two pieces it is light.
`,
      `
승강기 점검 중이라 사람들은 식탁을 7층까지 계단으로 메고 올라왔다. 우리 집 앞에 내려놓고 숨을 고르더니 가장 나이 든 이가 말했다. “눕히면 들어가요.”

눕혀도 들어가지 않았다. 세워도 마찬가지였다. 다리를 떼려니 접착제로 붙어 있었다. 가장 젊은 이가 문짝을 떼자고 했고, 떼고 보니 문틀은 그대로였다. 튼튼하고 합법적인 80cm.

식탁 폭은 84.5cm였다. 그 4.5cm는 1만 2천 동짜리 줄자로 미리 알 수 있었고, 남편은 두 번 말했다. 한 번은 내가 머리를 감을 때였다.

날이 저물었다. 그들에게는 갈 집이 세 군데 더 있었다. 미안하다며 얼음차 한 주전자를 비우고 떠났다. 식탁은 계단과 소화전 사이, 네 집이 쓰는 복도의 꼭 절반을 막고 남았다.

종이에 썼다. “7C입니다. 죄송합니다. 내일 옮기겠습니다.” 이웃들이 돌아와 비켜 지나며 읽었다. 7A의 선생님은 열쇠를 찾느라 채소 봉지를 올려놓았다. 7D 아저씨는 가방을 놓았다. 십 분 뒤 7B의 두 아이는 식탁 밑으로 기어들어 나라를 세웠다.

일곱 시 반, 아이들 엄마가 저녁 먹으라고 불렀다. 나오지 않았다. 허리에 손을 얹고 서 있던 엄마는 밥 두 그릇을 들고 나와 식탁에 놓았다. 선생님이 문을 열고 보더니 장아찌를 더했다. 7D 아저씨에게는 닭 반 마리가 있었다. 식탁 주인인 나는 의자를 내왔다.

사 년을 살았는데 그날 밤에야 알았다. 선생님은 파를 싫어하고, 7D 아저씨는 선원으로 수에즈를 건넜고, 7B의 이름은 ‘한가하다’는 뜻의 냔인데 그때까지 한 번도 앉아 본 적이 없다는 것을.

아홉 시에 경비원이 올라왔다. 소방 규정상 복도에 물건을 둘 수 없다고 했다. 우리는 네, 했다. 그는 닭다리를 보았다. 냔이 의자를 당겨 주었다.

이튿날 목수가 상판을 둘로 켜고 촉을 박아 주었다. 70만 동. 이제 가는 줄이 하나 가로지른 채 우리 집에 있다. 한 달에 한 번 승강기 점검 날 저녁이면 네 사람이 복도로 내간다. 둘로 나누면 가볍다.
`,
    ),
  },
  {
    id: 60,
    slug: 'nguoi-o-tang-duoi',
    author: { name: 'Kiều Minh Nhật', avatar: 12 },
    cover: 'master-room-modern-01',
    coverTags: ['bedroom', 'modern', 'neighbour'],
    daysAgo: 28,
    title: text('Người ở tầng dưới', 'The man on the floor below', '아래층 사람'),
    excerpt: text(
      'Suốt một năm, chúng tôi nói chuyện với nhau bằng trần nhà.',
      'For a year we talked to each other through the ceiling.',
      '일 년 동안 우리는 천장으로 이야기했다.',
    ),
    body: text(
      `
Lần đầu là ba tiếng cộc. Mười giờ rưỡi tối, tôi vừa kéo ghế. Tôi hiểu: cán chổi, trần nhà, đừng kéo nữa. Tôi nhấc ghế lên, đặt xuống nhẹ như đặt trứng.

Hôm sau tôi mua bốn miếng nỉ, mười chín nghìn. Đêm ấy im. Nhưng gần mười một giờ, khi tôi vấp phải cái máy hút bụi và nó đổ, tôi đứng chờ ba tiếng cộc, và không có gì. Tôi thấy áy náy, như nói hớ mà người ta lịch sự không bắt bẻ.

Rồi chúng tôi có thói quen. Tôi hay đi lại khi nghĩ. Người dưới gõ một tiếng nếu đã quá giờ. Tôi gõ gót chân một tiếng lại: biết rồi. Có đêm tôi về trễ, mở cửa thật khẽ, cởi giày từ ngoài, vậy mà vẫn có một tiếng cộc rất nhỏ, nghe như: về rồi à.

Mẹ tôi ở quê gọi hỏi con ở thành phố có ai để ý không. Tôi nói có.

Tôi hình dung ông. Chắc lớn tuổi, vì chổi chứ không phải tin nhắn. Chắc ở một mình, vì không ai can. Tôi tránh thang máy dừng ở tầng tám, sợ gặp thì hỏng.

Tháng sáu tôi ốm, sốt xuất huyết, nằm bốn ngày. Sàn nhà tôi không có tiếng gì. Chiều ngày thứ ba, cộc, một tiếng. Tôi mệt quá. Cộc cộc. Tôi thò tay xuống cạnh giường, tìm cái dép, đập một cái. Nó trượt, nghe chẳng ra làm sao.

Hai mươi phút sau có chuông cửa. Một người đàn ông chừng sáu mươi, áo ba lỗ, tay bưng nồi cháo, tay kia cầm, thật sự cầm theo, cái chổi.

“Tôi ở dưới,” ông nói.

“Dạ, con ở trên.”

Ông để nồi lên bếp, nhìn bốn chân ghế có dán nỉ, gật đầu như người kiểm định. Ông dặn uống nhiều nước. Lúc ra tới cửa, ông quay lại, hơi ngượng: “Cái đêm con đánh rớt cái gì đó mà tôi không gõ, là tôi đang ngủ quên thôi. Chứ không phải tôi giận.”

Tôi khỏe lại. Tôi mua một tấm thảm dày, loại mười ly, trải kín phòng. Bây giờ ông không nghe thấy tôi nữa. Cho nên mỗi tối, trước khi tắt đèn, tôi lật một góc thảm lên và gõ gót chân xuống sàn, một tiếng thôi.
`,
      `
The first time it was three knocks. Half past ten at night; I had just dragged a chair. I understood: broomstick, ceiling, stop. I lifted the chair and set it down as one sets down an egg.

Next day I bought four felt pads for nineteen thousand. That night was quiet. But towards eleven I fell over the vacuum cleaner, and it crashed, and I stood waiting for three knocks, and nothing came. I felt ashamed, as if I had blundered in talk and somebody was too polite to say so.

Then we had our habits. I walk when I think. The one below knocked once when it was late. I knocked once with my heel: understood. Some nights I came home past midnight and opened the door without a sound, shoes off outside, and still there was one small knock, like: so you are back.

My mother rang from the country to ask whether anybody in the city noticed me. Yes, I said.

I imagined him. Old, surely, as it was a broom and not a message. Alone, as nobody stopped him. I avoided the lift when it halted on the eighth floor, for fear of spoiling it.

In June I lay four days with dengue. My floor made no sound. On the third afternoon, a knock. I was too tired. Two knocks. I felt for a slipper beside the bed and struck. It slid; it sounded like nothing at all.

Twenty minutes later the bell rang. A man of about sixty in a singlet, a pot of rice soup in one hand and in the other, he had truly brought it, the broom.

“I am from below,” he said.

“I am from above.”

He put the pot on the stove, looked at the four chair legs with their felt, and nodded like an inspector. Drink a lot of water, he said. At the door he turned, a little embarrassed. “The night you dropped something and I did not knock: I had fallen asleep. I was not angry.”

I recovered. I bought a thick rug, ten millimetres, that covers the room. Now he cannot hear me any more. So every night, before I switch off the lamp, I turn up one corner and knock with my heel upon the floor, once.
`,
      `
처음에는 세 번 두드리는 소리였다. 밤 열 시 반, 막 의자를 끌었을 때다. 알아들었다. 빗자루, 천장, 그만 끌어라. 의자를 들어 달걀처럼 내려놓았다.

이튿날 1만 9천 동을 주고 펠트 네 장을 샀다. 그날 밤은 조용했다. 그런데 열한 시 가까이 청소기에 걸려 넘어뜨렸고, 서서 세 번을 기다렸지만 아무 소리도 없었다. 말실수를 했는데 상대가 점잖아 모른 척해 준 것처럼 미안했다.

그 뒤로 버릇이 생겼다. 나는 생각할 때 걷는다. 늦은 시각이면 아래에서 한 번 두드렸다. 나는 뒤꿈치로 한 번, 알았어요. 늦게 돌아와 소리 없이 문을 열고 밖에서 신을 벗은 밤에도 아주 작은 한 번이 있었다. 왔구나, 하는 것 같았다.

시골의 어머니가 전화로 물었다. 도시에 너를 신경 써 주는 사람이 있니? 있다고 했다.

그를 상상했다. 문자가 아니라 빗자루니까 나이가 들었을 것이다. 말리는 사람이 없으니 혼자일 것이다. 승강기가 8층에 서면 나는 피했다. 만나면 망칠 것 같았다.

6월에 뎅기열로 나흘을 누웠다. 내 바닥에서는 아무 소리도 나지 않았다. 사흘째 오후, 한 번. 너무 지쳐 있었다. 두 번. 침대 옆을 더듬어 슬리퍼로 쳤다. 미끄러져 소리 같지도 않은 소리가 났다.

이십 분 뒤 초인종이 울렸다. 러닝셔츠 차림의 예순쯤 된 남자가 한 손에 죽 냄비를, 다른 손에는 정말로 빗자루를 들고 서 있었다.

“아래층이오.” 그가 말했다.

“위층입니다.”

그는 냄비를 올려놓고 펠트가 붙은 의자 다리 네 개를 보더니 검사관처럼 고개를 끄덕였다. 물을 많이 마시라고 했다. 문간에서 조금 쑥스럽게 돌아섰다. “자네가 뭘 떨어뜨렸는데 내가 안 두드린 밤 말이야. 깜빡 잠들었던 거지, 화난 게 아니었네.”

나는 나았다. 10mm짜리 두꺼운 러그를 사서 방을 덮었다. 이제 그는 나를 들을 수 없다. 그래서 밤마다 불을 끄기 전에 러그 한 귀퉁이를 들고 바닥을 뒤꿈치로 두드린다. 딱 한 번.
`,
    ),
  },
  {
    id: 61,
    slug: 'mau-son-cua-nguoi-me-mau',
    author: { name: 'Đinh Thu Phương', avatar: 13 },
    cover: 'bathroom-scandinavian-01',
    coverTags: ['colour', 'paint', 'scandinavian'],
    daysAgo: 45,
    title: text(
      'Màu sơn của người mù màu',
      'Paint for somebody who sees no colour',
      '색을 못 보는 사람의 페인트',
    ),
    excerpt: text(
      'Chồng tôi không phân biệt được đỏ với xanh lá. Tôi giao cho anh chọn màu tường.',
      'My husband cannot tell red from green. I let him choose the walls.',
      '남편은 빨강과 초록을 가리지 못한다. 벽 색은 그에게 맡겼다.',
    ),
    body: text(
      `
Tôi làm việc với màu, in lụa, một trăm bốn mươi mực trên kệ. Anh làm âm thanh. Anh nhìn quả cà chua và lá của nó như hai sắc của cùng một thứ, cái nào tròn hơn thì ăn.

Khi mua được căn nhà ở Hội An, tôi dán lên tường chín mẫu trắng. Trắng ngà, trắng xám, trắng có một giọt hồng. Tôi đứng với chúng một tuần và không ngủ được. Anh đi qua, gõ gõ vào từng mẫu bằng móng tay.

“Cái này vang nhất,” anh nói.

Anh không đùa. Anh vỗ tay giữa phòng trống, nghiêng đầu. Rồi anh đề nghị một điều: để anh chọn, theo thứ anh thấy.

Anh thấy sáng tối. Anh ngồi bệt xuống sàn lúc sáu giờ sáng, mười giờ, hai giờ, năm giờ, ghi vào sổ mỗi bức tường một con số từ một đến mười. Anh bảo bức phía bếp đêm nào cũng thành cái hố, bức cạnh cửa sổ thì la lên lúc giữa trưa. Anh gọi màu tôi thích là “to tiếng” và màu tôi ghét là “nghe được”.

Chúng tôi sơn bức cái hố bằng thứ sáng nhất. Bức la lên được quét vôi mờ, đục, để nó nói nhỏ lại. Lối vào, nơi anh cho điểm hai, anh xin một màu mà mắt anh đọc ra là bốn. Tôi đưa ra ba hộp có cùng độ sáng ấy: xám, hồng đất, và một thứ xanh lá rất sâu. Với anh, ba hộp là một.

“Vậy em chọn cái nào cũng được?”

“Cái nào em về nhà thấy vui.”

Tôi chọn xanh lá. Đó là lần đầu tiên trong đời tôi chọn một màu mà không ai có thể cãi.

Khách đến khen nhà sao mà êm, ánh sáng đi từ phòng này sang phòng kia không vấp. Họ hỏi tôi phối bảng nào. Tôi chỉ anh. Anh đang gắp một quả ớt, tưởng là đậu que.

Năm sau chúng tôi có con gái. Bác sĩ bảo bé nhìn bình thường. Lúc ba tuổi, con đứng ở lối vào, áp cả hai bàn tay lên tường và nói: “Xanh quá.” Anh ngồi xuống cạnh con. Anh hỏi xanh thì nó như thế nào.

Con nghĩ rất lâu.

“Giống lúc ba tắt nhạc,” nó nói.
`,
      `
I work with colour: silk-screen, a hundred and forty inks on a shelf. He works with sound. He sees a tomato and its leaf as two tones of the same thing, and eats the rounder.

When we had bought the house in Hội An I pasted nine whites on the wall: ivory, grey, one with a drop of pink. I stood with them for a week and could not sleep. He came by and tapped on each with a fingernail.

“This one rings most,” he said.

He was not joking. He clapped in the middle of the empty room with his head to one side. Then he made an offer: let him choose, by what he sees.

He sees light and dark. He sat on the floor at six in the morning, at ten, at two, at five, and gave every wall a figure from one to ten in a notebook. The one by the kitchen becomes a pit each night, he said, and the one by the window shouts at noon. The colours I like he called loud, those I hate he called audible.

We painted the pit with the brightest there was. The shouting wall had dull limewash, to make it lower its voice. For the entrance, which he marked two, he asked for a colour that his eye would read as four. I put down three tins of just that brightness: a grey, a clay pink, and a very deep green. To him the three were one.

“So I may take any?”

“The one you are glad to come home to.”

I took the green. It was the first time in my life that I chose a colour nobody could dispute.

Visitors say how gentle the house is, how light walks from room to room without stumbling. They ask me for the palette. I point at him. He is just picking up a chilli, which he takes for a bean.

A year later we had a daughter. Her eyes are as other people’s, said the doctor. At three she stood in the entrance, laid both palms on the wall and said, “So green.” He sat down beside her. What is it like, he asked, green?

She thought for a very long time.

“Like when you turn off the music,” she said.
`,
      `
나는 색을 다룬다. 실크스크린, 선반에 잉크 백마흔 가지. 남편은 소리를 다룬다. 그는 토마토와 그 잎을 같은 것의 두 농도로 보고 더 둥근 쪽을 먹는다.

호이안에 집을 샀을 때 나는 벽에 흰색 아홉 가지를 붙였다. 상아빛, 잿빛, 분홍 한 방울이 든 것. 일주일을 마주 서서 잠을 못 잤다. 그가 지나가며 손톱으로 하나하나 두드렸다.

“이게 제일 울린다.” 그가 말했다.

농담이 아니었다. 빈방 한가운데서 손뼉을 치고 고개를 기울였다. 그러더니 제안했다. 자기가 고르게 해 달라고, 자기가 보는 대로.

그는 밝고 어두움을 본다. 아침 여섯 시, 열 시, 두 시, 다섯 시에 바닥에 앉아 벽마다 하나에서 열까지 숫자를 적었다. 주방 쪽 벽은 밤마다 구덩이가 되고 창가 벽은 한낮에 소리를 지른다고 했다. 내가 좋아하는 색은 ‘시끄럽다’, 싫어하는 색은 ‘들을 만하다’였다.

구덩이 벽은 가장 밝은 것으로 칠했다. 소리 지르는 벽에는 광 없는 석회를 발라 목소리를 낮추었다. 그가 2점을 준 현관에는 자기 눈에 4로 읽히는 색을 달라고 했다. 나는 꼭 그 밝기의 통 셋을 내놓았다. 회색, 흙빛 분홍, 아주 깊은 초록. 그에게 셋은 하나였다.

“그럼 아무거나 골라도 돼?”

“당신이 집에 올 때 기쁜 걸로.”

초록을 골랐다. 아무도 따질 수 없는 색을 고른 것은 태어나 처음이었다.

손님들은 집이 참 부드럽다고, 빛이 방에서 방으로 걸려 넘어지지 않고 걷는다고 한다. 어떤 배색이냐고 내게 묻는다. 나는 그를 가리킨다. 그는 지금 고추를 껍질콩인 줄 알고 집는 중이다.

이듬해 딸이 태어났다. 눈은 다른 사람과 같다고 의사가 말했다. 세 살이 되던 해 아이는 현관에 서서 두 손바닥을 벽에 대고 말했다. “되게 초록이다.” 그가 옆에 앉아 물었다. 초록은 어떤 건데?

아이는 아주 오래 생각했다.

“아빠가 음악 끌 때 같아.” 아이가 말했다.
`,
    ),
  },
  {
    id: 62,
    slug: 'nhung-thu-roi-sau-tu',
    author: { name: 'Lương Việt Cường', avatar: 2 },
    cover: 'living-kitchen-industrial-01',
    coverTags: ['lane', 'industrial', 'repair'],
    daysAgo: 66,
    title: text('Những thứ rơi sau tủ', 'What falls behind the wardrobe', '장롱 뒤로 떨어진 것들'),
    excerpt: text(
      'Ngày dời cái tủ ba buồng, chúng tôi tìm được mười chín năm của gia đình mình.',
      'On the day we moved the big wardrobe we found nineteen years of our family.',
      '세 칸짜리 장롱을 옮기던 날, 우리는 우리 가족의 십구 년을 찾았다.',
    ),
    body: text(
      `
Cái tủ đứng đó từ khi tôi học lớp một. Nó cao hai mét hai, gỗ xoan, nặng bằng một con trâu non, và lưng nó cách tường đúng sáu phân vì ba không muốn ẩm ăn vào gỗ. Sáu phân ấy ăn mọi thứ khác.

Chúng tôi dời nó để sơn nhà. Bốn người, hai cái chăn lót, một tiếng kẹt dài. Đằng sau hiện ra một dải bụi dày, màu xám như lông chuột, và trên đó, theo đúng thứ tự của thời gian, là mọi thứ chúng tôi từng tìm.

Trên cùng là cục sạc của tôi, mất hồi tháng ba. Dưới nó, thẻ thư viện của em. Một tờ năm trăm đồng. Chiếc tất trắng năm tôi học quân sự; tôi đã bị phạt đứng nắng một tiếng vì chiếc tất này. Tôi cầm lên, nó vẫn còn hình bàn chân tôi lúc mười tám tuổi, nhỏ hơn một số.

Em gái tôi tìm được răng cửa của nó, gói trong giấy bạc. Hồi đó nó khóc vì chuột không lấy.

Sâu hơn nữa là một lá thư. Không phong bì, gấp tư, mực tím. Mẹ tôi nhận ra trước khi mở. Bà bỏ vào túi áo, nói thư của bà ngoại, và không ai hỏi vì bà ngoại không biết chữ.

Ba tôi đứng dựa cửa, không cúi nhặt gì. Ông nhìn cái nền gạch ở chỗ tủ đứng: nó mới nguyên, hoa văn đỏ và vàng rực lên, còn cả căn phòng quanh đó thì đã mòn thành màu cháo. Một hình chữ nhật của năm 2007.

“Hồi mua nhà nó đẹp vậy đó,” ông nói.

Chúng tôi ngồi xuống quanh hình chữ nhật ấy, như quanh một cái chiếu. Trời nóng. Gạch ở đó mát hơn chỗ khác, tôi thề. Mẹ gọt dưa. Em tôi ướm cái răng lên miệng. Đồng bạc năm trăm được đặt chính giữa, mặt có hình ngửa lên, không ai tiêu được nó mà cũng không ai cất.

Tối đến, sơn xong, phải đẩy tủ về. Ba bảo khoan. Ông lấy thước, đo sáu phân, nghĩ, rồi bảo: “Bốn thôi. Cho tụi nó bớt rơi.”

Mẹ nói cứ để sáu.
`,
      `
It had stood there since I was in first grade: two metres twenty of chinaberry wood, heavy as a young buffalo, its back exactly six centimetres from the wall, for Father would not have damp in the timber. Those six centimetres swallowed everything else.

We moved it to paint. Four people, two quilts below, one long groan. Behind it lay a band of dust, thick and grey like mouse fur, and on it, strictly in the order of time, all that we had ever looked for.

On top was my charger, lost in March. Below it my sister’s library card. A note of five hundred đồng. The white sock of my military training, for which I had stood an hour in the sun. I picked it up. It still had the shape of my foot at eighteen, one size smaller.

My sister found her front tooth in silver paper. She had cried then because the mouse did not take it.

Deeper down was a letter, without an envelope, folded in four, in violet ink. My mother knew it before she unfolded it. She put it into her pocket, said it was from Grandmother, and nobody asked, since Grandmother could not write.

My father leant in the door and picked up nothing. He was looking at the floor where it had stood. There the tiles were new, red and yellow blazing, while the room around had worn to the colour of gruel. A rectangle of 2007.

“That is how handsome it was when we bought it,” he said.

We sat down around the rectangle as around a mat. It was hot. Those tiles were cooler than the others, I swear. Mother peeled a melon. My sister held the tooth to her mouth. The five hundred lay in the middle, face up, which nobody could spend and nobody put away.

In the evening, painted, it had to go back. Wait, said Father. He took the tape, measured six centimetres, considered, and said: “Four. So they drop less.”

Mother said to leave it at six.
`,
      `
내가 1학년일 때부터 거기 서 있던 장롱이다. 높이 2미터 20, 멀구슬나무, 송아지만 한 무게. 아버지는 나무에 습기가 스밀까 뒤를 벽에서 꼭 6센티미터 띄웠다. 그 6센티미터가 다른 모든 것을 삼켰다.

칠을 하려고 옮겼다. 네 사람, 이불 두 채, 긴 신음 한 번. 뒤에는 쥐털 같은 잿빛 먼지가 두껍게 띠를 이루었고, 그 위에 우리가 찾던 모든 것이 시간의 순서대로 놓여 있었다.

맨 위는 3월에 잃어버린 내 충전기. 그 아래 동생의 도서관 카드. 5백 동짜리 지폐 한 장. 군사 훈련 때의 흰 양말 한 짝. 그 양말 때문에 땡볕에 한 시간을 섰다. 집어 드니 열여덟 살 내 발 모양이 남아 있었다. 지금보다 한 치수 작은.

동생은 은박지에 싼 제 앞니를 찾았다. 쥐가 안 가져갔다고 울었던 이다.

더 깊은 곳에 편지가 있었다. 봉투 없이 네 번 접힌 보라색 잉크. 어머니는 펴기도 전에 알아보았다. 주머니에 넣으며 외할머니 편지라고 했고, 아무도 묻지 않았다. 외할머니는 글을 쓸 줄 모르셨으니까.

아버지는 문에 기대어 아무것도 줍지 않았다. 장롱이 서 있던 바닥을 보고 있었다. 거기 타일은 새것이어서 붉고 노란 무늬가 타올랐다. 둘레의 방은 죽 빛깔로 닳았는데. 2007년의 네모였다.

“집 살 때는 저렇게 예뻤다.” 아버지가 말했다.

우리는 돗자리에 둘러앉듯 그 네모에 둘러앉았다. 더웠다. 맹세코 거기 타일이 더 시원했다. 어머니는 참외를 깎았다. 동생은 이를 입에 대 보았다. 5백 동은 한가운데 얼굴을 위로 하고 놓였다. 쓸 수도 없고 치우는 사람도 없었다.

저녁에 칠이 끝나 장롱을 되돌려야 했다. 잠깐, 하고 아버지가 줄자로 6센티미터를 재더니 생각하고 말했다. “넷으로 하자. 덜 떨어지게.”

어머니는 여섯으로 두라고 했다.
`,
    ),
  },
];
