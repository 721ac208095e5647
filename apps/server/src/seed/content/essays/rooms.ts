import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about a room, and for whom it is kept. */
export const roomEssays: readonly EssayContent[] = [
  {
    id: 81,
    slug: 'hai-cai-chau-rua',
    author: { name: 'Nguyễn Hạ Lan', avatar: 5 },
    cover: 'bathroom-luxury-01',
    coverTags: ['bathroom', 'luxury', 'mirror'],
    daysAgo: 22,
    title: text('Hai cái chậu rửa', 'Two basins', '세면대 두 개'),
    excerpt: text(
      'Chúng tôi mua hai chậu để sáng khỏi chờ nhau. Rồi thì không còn ai phải chờ.',
      'We bought two so that nobody would wait in the morning. Then there was nobody to wait for.',
      '아침에 기다리지 않으려고 두 개를 샀다. 그러다 기다릴 사람이 없어졌다.',
    ),
    body: text(
      `
Người thiết kế bảo hai chậu là dấu hiệu của hôn nhân bền. Anh nói đùa. Chúng tôi trả thêm mười một triệu cho câu đùa ấy, kể cả ống và vòi.

Chậu bên trái của tôi, bên phải của anh. Sáu giờ mười lăm, hai người đứng cạnh nhau, miệng đầy bọt, không ai nói được nên không ai cãi. Có thể đó mới là cái bền mà người thiết kế nhắc. Bọt của tôi trắng, bọt của anh xanh bạc hà. Anh gõ bàn chải lên thành sứ ba cái, như gõ đầu một con vật nuôi.

Anh đi vào tháng Sáu, hợp đồng hai năm ở Busan. Đó là cách nói. Chúng tôi đều biết có những hợp đồng không gia hạn.

Tuần đầu tôi không đụng bên phải. Tuần thứ ba vòi bên phải bắt đầu nhỏ giọt, mỗi bốn giây một giọt, đêm nghe rõ. Thợ đến, thay gioăng, dặn vòi nào không dùng thì lâu lâu phải mở, kẻo khô cao su. “Nước cũng cần người xài,” ông nói, thu tám mươi nghìn.

Thế là mỗi sáng tôi mở vòi bên phải nửa phút. Mở không thì phí, tôi rửa một trái lê. Hôm sau tôi rửa chén trà. Rồi cắm vào đó bó cúc, cho nước ngập nửa cuống. Bên phải trở thành chỗ của những thứ cần nước mà không phải là tôi.

Con gái em tôi lên ở nhờ đi học, mười chín tuổi, mặt còn in dấu gối. Nó nhìn bó hoa, hỏi cháu đánh răng ở đâu. Tôi dời hoa đi. Nó nặn kem, loại vị dâu của con nít, bọt màu hồng. Nó gõ bàn chải lên thành chậu. Hai cái.

Tôi đứng sững. Nó hỏi cô sao vậy. Tôi súc miệng rất lâu để khỏi phải trả lời.

Tháng Mười anh gọi. Hình hơi giật. Sau lưng anh là phòng tắm nhà thuê ở Busan: một chậu, một gương, một cái cốc. Tôi hỏi ở đó có lạnh không. Anh nói nước lạnh lắm, sáng ra phải chờ nó ấm, chừng một phút, anh đứng đó chẳng biết làm gì.

“Hồi đó,” anh nói, “lúc chờ nước nóng anh hay nhìn em đánh răng.”

Tôi không nói cho anh biết ở nhà nước vẫn nóng trong bốn giây, và suốt chín năm anh không có gì để chờ cả.

Sáng hôm sau tôi mở vòi bên phải, để chảy đúng một phút.
`,
      `
The designer said that two basins are the sign of a lasting marriage. It was a joke. We paid eleven million more for it, pipes and taps included.

The left one was mine, the right one his. At a quarter past six we stood side by side with full mouths, neither able to speak, so neither quarrelled. Perhaps that was the lasting he meant. My foam was white, his was mint. He knocked his brush three times on the rim, as one pats the head of an animal.

In June he left, for two years of contract in Busan. That is how it is put. We both knew that there are contracts nobody renews.

In the first week I did not touch the right side. In the third its tap began to drip, a drop each four seconds, plain to hear at night. The plumber changed the washer and told me to open it now and then, for rubber dries when a tap is left. “Water wants somebody too,” he said, and took eighty thousand.

So each morning I let it run for half a minute. It seemed a waste, and I washed a pear. The next day a tea cup. Then I stood a bunch of daisies in it, up to half their stems. The right side became the place of what needs water and is not me.

My brother’s daughter came to stay while she studies, nineteen, the pillow still printed on her cheek. She looked at the flowers and asked where she should brush her teeth. I moved them. Her paste was strawberry, for children, the foam pink. She knocked her brush on the rim. Twice.

I stood quite still. What is it, she asked. I rinsed for a very long time so as not to answer.

In October he rang. The picture caught a little. Behind him was the bathroom of his room in Busan: one basin, one mirror, one glass. Was it cold there, I asked. The water is, he said; in the morning one waits a minute for the warm, and he stands there with nothing to do.

“At home,” he said, “while I waited for it I used to watch you brush your teeth.”

I did not tell him that at home it is warm in four seconds, and that for nine years there had been nothing to wait for.

Next morning I opened the tap on the right and let it run for exactly one minute.
`,
      `
설계하는 사람은 세면대 두 개가 오래가는 결혼의 표시라고 했다. 농담이었다. 우리는 그 농담에 배관과 수전까지 1,100만 동을 더 냈다.

왼쪽은 내 것, 오른쪽은 그의 것이었다. 여섯 시 십오 분에 나란히 서서 입에 거품을 물었다. 아무도 말할 수 없으니 아무도 다투지 않았다. 오래간다는 것은 그런 뜻이었는지 모른다. 내 거품은 희고 그의 거품은 박하색이었다. 그는 기르는 짐승의 머리를 두드리듯 칫솔을 세면대에 세 번 두드렸다.

6월에 그는 부산으로 이 년 계약을 떠났다. 말하자면 그렇다. 갱신하지 않는 계약도 있다는 것을 둘 다 알고 있었다.

첫 주에는 오른쪽에 손대지 않았다. 셋째 주에 오른쪽 수전이 새기 시작했다. 사 초에 한 방울씩, 밤이면 또렷했다. 기술자가 패킹을 갈며 쓰지 않는 수도는 가끔 틀어 주라고 했다. 고무가 마른다고. “물도 쓰는 사람이 있어야지요.” 하고 8만 동을 받았다.

그래서 아침마다 오른쪽을 반 분씩 틀었다. 그냥 틀기는 아까워 배를 하나 씻었다. 다음 날은 찻잔을 씻었다. 그러다 국화 한 다발을 줄기 반쯤 잠기게 꽂아 두었다. 오른쪽은 물이 필요하되 내가 아닌 것들의 자리가 되었다.

남동생의 딸이 학교에 다니느라 와서 지내게 되었다. 열아홉, 볼에 베개 자국이 남은 아이였다. 꽃을 보더니 자기는 어디서 이를 닦느냐고 물었다. 꽃을 옮겼다. 아이가 짠 치약은 어린이용 딸기맛이었고 거품이 분홍이었다. 칫솔을 세면대에 두드렸다. 두 번.

나는 굳어 버렸다. 고모 왜 그러세요, 아이가 물었다. 대답하지 않으려고 아주 오래 입을 헹궜다.

10월에 그가 전화했다. 화면이 조금 끊겼다. 뒤로 부산 셋집의 욕실이 보였다. 세면대 하나, 거울 하나, 컵 하나. 거기는 춥냐고 물었다. 물이 차다고, 아침이면 따뜻해질 때까지 일 분쯤 기다려야 해서 할 일 없이 서 있다고 했다.

“그때는 더운물 기다리면서 당신 이 닦는 걸 봤는데.”

집에서는 지금도 사 초면 더운물이 나온다는 것, 구 년 동안 기다릴 일이 하나도 없었다는 것을 나는 말하지 않았다.

이튿날 아침 오른쪽 수도를 틀어 꼭 일 분 동안 흘려보냈다.
`,
    ),
  },
  {
    id: 82,
    slug: 'giuong-danh-cho-khach',
    author: { name: 'Lê Khánh Vy', avatar: 3 },
    cover: 'bedroom-neo-classic-01',
    coverTags: ['bedroom', 'neo-classic', 'guest'],
    daysAgo: 40,
    title: text('Giường dành cho khách', 'The bed for guests', '손님용 침대'),
    excerpt: text(
      'Phòng đẹp nhất nhà để trống mười một tháng một năm. Mẹ tôi thì ngủ ghế bố.',
      'The best room stood empty for eleven months of the year. My mother slept on a folding cot.',
      '집에서 가장 좋은 방은 일 년에 열한 달 비어 있었다. 어머니는 접이식 침상에서 잤다.',
    ),
    body: text(
      `
Trong nhà có một phòng không ai được vào bằng chân trần. Giường nhung xanh, hai cửa sổ, ga trải căng đến mức thả đồng xu xuống nó nảy. Đó là phòng khách ngủ. Nó quay hướng đông nam, nhận hết gió của cả ngôi nhà.

Mẹ tôi ngủ ghế bố, ở lối đi cạnh bếp. Bà nói quen rồi.

Khách của chúng tôi là bác Hai ở Canada, ba năm về một lần; là sếp cũ của ba, người ngủ lại đúng một đêm năm 2008 vì lỡ xe; là những người mà mẹ gọi chung là “lỡ có ai”. Vì lỡ có ai mà mỗi thứ Bảy mẹ thay ga một cái giường chưa có ai nằm. Tôi hỏi sao phải giặt đồ sạch. Mẹ bảo sạch lâu thì nó cũng thành cũ.

Năm tôi học lớp mười một, sốt cao, ba bế tôi định đặt vào đó cho thoáng. Mẹ đứng ở cửa, hai tay chặn hai bên khung. Bà chặn không phải vì tiếc. Tôi nhìn thấy mặt bà: bà sợ, giống hệt lúc sợ người ta bắt gặp mình đang ăn vụng.

Sau này tôi hiểu, hoặc nghĩ là hiểu. Bà ngoại đi ở cho người ta từ năm lên chín. Mẹ đẻ rơi trong cái buồng sau bếp của một nhà giàu trên Gia Hội. Ở đó có một phòng cho khách. Bà ngoại lau nó mỗi ngày, trong ba mươi năm, và không bao giờ ngồi xuống mép giường.

Mẹ không xây phòng ấy cho khách. Mẹ xây để mình là người có nó.

Tháng trước mẹ mổ mắt. Ra viện phải nằm yên, phòng tối, ít gió bụi. Tôi nói mẹ nằm phòng khách. Mẹ nói không. Tôi không cãi. Tôi gọi điện cho bác Hai bên Canada, nói nhỏ, rồi đưa máy.

“Thím nằm đó giùm tôi,” bác nói, loa mở to cả nhà nghe. “Tháng sau tôi về, giường lâu không ai nằm nó lạnh lưng lắm.”

Mẹ đứng trước cửa rất lâu, mắt băng một bên. Bà bỏ dép ra. Rồi nghĩ sao lại xỏ vào, đi rửa chân, lau khô, quay lại.

Bà nằm sát mép, thẳng như cây thước. Tôi khép rèm. Nửa đêm đi ngang, tôi nghe tiếng ngáy, to, thoải mái, của một người nằm giữa giường.

Bác Hai không về tháng ấy. Mẹ cũng không hỏi. Thứ Bảy mẹ thay ga, nhưng lần này, trên gối có một sợi tóc bạc để lại.
`,
      `
There was one room in our house that nobody might enter barefoot. A blue velvet bed, two windows, a sheet drawn so tight that a coin would jump on it. It was where guests slept. It looked south-east and had all the wind of the house.

My mother slept on a folding cot in the passage by the kitchen. She was used to it, she said.

Our guests were Uncle Hai from Canada, every third year; my father’s former chief, who stayed for exactly one night in 2008, having missed his bus; and those whom she called together “in case somebody”. In case somebody, she changed each Saturday the sheets of a bed in which nobody had lain. I asked why clean things must be washed. What is clean for long, she said, turns old as well.

In eleventh grade I had a high fever, and my father carried me there for the air. My mother stood in the door with a hand on each side of the frame. It was not that she grudged it. I saw her face: she was afraid, just as one fears to be found eating in secret.

Later I understood, or think I did. My grandmother had gone into service at nine. My mother was born in the closet behind the kitchen of a rich house in Gia Hội. They had a room for guests there. My grandmother dusted it every day for thirty years and never once sat down on the edge of the bed.

My mother did not build that room for guests. She built it so as to be one who has it.

Last month her eye was operated on. She had to lie still, in the dark, away from draught and dust. I said the guest room. She said no. I did not argue. I rang Uncle Hai in Canada, spoke low, and handed her the telephone.

“Do lie there for me,” he said, loud enough for the whole house. “I am coming next month, and a bed left alone is so cold to one’s back.”

She stood for long before the door, one eye bandaged. She took off her slippers. Then she thought, put them on again, went and washed her feet, dried them, and came back.

She lay down at the very edge, straight as a ruler. I drew the curtains. At midnight I passed and heard a snore, loud and easy, of somebody lying in the middle.

Uncle Hai did not come that month. She did not ask. On Saturday she changed the sheets, but this time a grey hair was left upon the pillow.
`,
      `
우리 집에는 맨발로 들어가면 안 되는 방이 하나 있었다. 파란 벨벳 침대, 창 두 개, 동전을 떨어뜨리면 튈 만큼 팽팽한 침대보. 손님이 자는 방이었다. 남동향이라 온 집의 바람을 혼자 받았다.

어머니는 부엌 옆 통로에서 접이식 침상을 펴고 잤다. 익숙하다고 했다.

우리 손님은 삼 년에 한 번 캐나다에서 오는 하이 큰아버지, 2008년에 차를 놓쳐 꼭 하룻밤 묵은 아버지의 옛 상사, 그리고 어머니가 뭉뚱그려 ‘혹시 누가’라고 부르는 사람들이었다. 혹시 누가 올까 봐 어머니는 토요일마다 아무도 눕지 않은 침대의 홑청을 갈았다. 깨끗한 걸 왜 빠느냐고 물었더니, 깨끗한 것도 오래되면 낡는다고 했다.

고등학교 2학년 때 열이 높아 아버지가 나를 안고 시원한 그 방에 눕히려 했다. 어머니가 두 손으로 문틀을 짚고 막아섰다. 아까워서가 아니었다. 나는 어머니의 얼굴을 보았다. 몰래 먹다 들킬까 봐 겁내는 얼굴이었다.

나중에 알았다. 아니면 알았다고 생각한다. 외할머니는 아홉 살부터 남의집살이를 했다. 어머니는 자호이의 어느 부잣집 부엌 뒷방에서 태어났다. 그 집에 손님방이 있었다. 외할머니는 삼십 년 동안 날마다 그 방을 닦았고 침대 모서리에 한 번도 앉지 않았다.

어머니는 손님을 위해 그 방을 지은 것이 아니었다. 그 방을 가진 사람이 되려고 지은 것이었다.

지난달 어머니가 눈 수술을 했다. 어둡고 바람과 먼지가 적은 방에 가만히 누워 있어야 했다. 손님방에 누우시라고 했다. 싫다고 했다. 나는 다투지 않았다. 캐나다의 큰아버지에게 전화해 소곤소곤 말하고 수화기를 넘겼다.

“제수씨가 거기 좀 누워 있어요.” 온 집에 들리게 큰아버지가 말했다. “다음 달에 가려는데 오래 비운 침대는 등이 시려서 말이지.”

어머니는 한쪽 눈에 붕대를 하고 문 앞에 오래 서 있었다. 슬리퍼를 벗었다. 그러다 무슨 생각인지 다시 신고 가서 발을 씻고 닦고 돌아왔다.

침대 끝에 자처럼 곧게 누웠다. 나는 커튼을 쳤다. 한밤중에 지나가다 코 고는 소리를 들었다. 크고 편안한, 침대 한가운데 누운 사람의 소리였다.

큰아버지는 그달에 오지 않았다. 어머니도 묻지 않았다. 토요일에 홑청을 갈았는데, 이번에는 베개에 흰 머리카락 한 올이 남아 있었다.
`,
    ),
  },
  {
    id: 83,
    slug: 'can-bep-khong-ai-nau',
    author: { name: 'Hoàng Gia Hân', avatar: 1 },
    cover: 'kitchen-luxury-01',
    coverTags: ['kitchen', 'luxury', 'work'],
    daysAgo: 57,
    title: text('Căn bếp không ai nấu', 'The kitchen nobody cooks in', '아무도 요리하지 않는 부엌'),
    excerpt: text(
      'Mùa hè năm hai đại học tôi đi lau một căn bếp đẹp. Chỗ nấu thật ở sau một cánh cửa khác.',
      'In the summer of my second year I cleaned a handsome kitchen. The real one was behind another door.',
      '대학 2학년 여름, 나는 아름다운 부엌을 닦았다. 진짜 부엌은 다른 문 뒤에 있었다.',
    ),
    body: text(
      `
Mặt đá trắng vân xám, tủ màu lá thông, sáu ngọn đèn cầu. Việc của tôi là lau nó mỗi sáng, dù hôm qua chẳng có gì rơi xuống. Bà chủ đưa ba loại khăn, mỗi loại cho một chất liệu, và một cái cọ mềm cho khe.

Bếp từ năm vùng nấu còn dán tem. Lò nướng có chế độ cho bánh mì chua, cho vịt, cho thứ gì đó tên Đức. Trong tủ có mười hai con dao xếp theo chiều cao, con nhỏ nhất giống như đứa trẻ không được ai dẫn đi chơi.

Người nấu là dì Bảy. Dì nấu sau một cánh cửa, trong gian rộng bằng chỗ để xe, có bếp ga hai lò, cái thớt me vẹt ở giữa như lòng suối, và cái quạt con cóc. Mười giờ cửa ấy mở, mùi thịt kho tràn ra, chạm vào những cánh tủ lá thông rồi đứng lại, ngại.

“Sao dì không nấu ngoài kia?” tôi hỏi.

“Ngoài kia để ngó,” dì nói. “Trong đây để ăn.”

Dì nói không giận dỗi gì. Dì chia thế giới ra như chia rau với giá.

Chiều thứ Tư bà chủ tiếp bạn. Họ đứng quanh đảo đá, tay cầm ly, khen. Tôi bưng đĩa chả giò dì Bảy chiên, còn nóng rát. Có chị hỏi ai làm mà ngon vậy. Bà chủ cười, nói nhà làm. Không sai. Tôi nhìn xuống mặt đá, thấy khuôn mặt mình lộn ngược và sáu cái mặt trăng.

Tháng Tám, con trai bà chủ, bảy tuổi, bị phạt không cho xem máy. Nó lẻn vào gian sau, ngồi lên bao gạo, xin dì cho lặt rau. Hôm sau nó xin đập tỏi. Hôm sau nữa, nó chiên một cái trứng, khét một nửa, nửa kia sống, bưng cả chảo chạy ra đảo đá, đặt xuống đánh cạch.

Cả nhà nín thở. Cái chảo gang nóng trên mặt đá trắng.

Bà chủ từ trên lầu xuống. Bà nhìn chảo, nhìn con, nhìn cái trứng. Nó nói: “Con nấu đó.”

Tôi tưởng bà sẽ hét. Bà ngồi lên ghế quầy, cái ghế tôi lau mỗi ngày mà chưa thấy ai ngồi. Bà cầm con dao nhỏ nhất, cắt phần không khét, ăn.

“Mặn,” bà nói. Rồi ăn nữa.

Trên mặt đá còn lại một quầng vàng, tròn, bằng cái đĩa con. Tôi lau ba ngày, đủ ba loại khăn. Tới ngày thứ tư bà bảo thôi, để đó.

Hết hè tôi nghỉ. Dì Bảy gói cho một lọ mắm ruốc. Dì nói ngoài kia bây giờ có vết rồi, chắc mai mốt tới muỗng với đũa.
`,
      `
White stone with grey veins, fronts as green as pine, six globes of light. My work was to wipe it every morning, though nothing had fallen on it the day before. The lady gave me three cloths, one for each material, and a soft brush for the joints.

The five rings still had their sticker. The oven had a setting for sourdough, one for duck, and one for something German. In a drawer lay twelve knives by height, the smallest like a child whom nobody takes along.

It was Aunt Bảy who cooked. She cooked behind a door, in a space as large as for a motorbike, on two gas rings, with a tamarind board worn in the middle like the bed of a brook, and a small squat fan. At ten that door opened, the smell of caramel pork flowed out, reached the pine-green fronts and stopped there, shy.

“Why don’t you cook out there?” I asked.

“Out there is for looking,” she said. “In here is for eating.”

There was no bitterness in it. She divided the world as one parts greens from sprouts.

On Wednesday afternoons the lady had friends. They stood around the island, glass in hand, and admired. I carried in the rolls that Aunt Bảy had fried, too hot to touch. Who makes these, somebody asked, they are so good. We do, said the lady, laughing. It was not untrue. I looked down at the stone and saw my face the wrong way up among six moons.

In August her son, who was seven, had his screen taken away. He slipped into the back, sat on the sack of rice and asked to pick greens. The next day he asked to crush garlic. The day after that he fried an egg, half of it burnt and the other half raw, ran out with the whole pan and set it down on the island with a clang.

The house held its breath. Hot iron on white stone.

The lady came down. She looked at the pan, at her son, at the egg. “I cooked it,” he said.

I thought she would scream. She sat down on a stool that I dusted daily and on which I had never seen anybody. With the smallest knife she cut off what was not burnt, and ate.

“Salty,” she said. And ate more.

A yellow ring stayed on the stone, as large as a saucer. I rubbed for three days with all three cloths. On the fourth she told me to leave it.

Summer ended and I left. Aunt Bảy wrapped a jar of shrimp paste for me. There is a stain out there now, she said; some day, I suppose, there will be spoons.
`,
      `
회색 결의 흰 돌, 솔잎색 수납장, 둥근 등 여섯. 내 일은 아침마다 그것을 닦는 것이었다. 전날 아무것도 떨어지지 않았는데도. 주인아주머니는 재료마다 다른 행주 세 가지와 틈을 닦는 부드러운 솔을 주었다.

다섯 구 인덕션에는 아직 딱지가 붙어 있었다. 오븐에는 사워도 빵, 오리, 그리고 독일 이름의 무언가를 위한 기능이 있었다. 서랍에는 칼 열두 자루가 키 순서로 누웠는데 가장 작은 칼은 아무도 데리고 나가지 않는 아이 같았다.

요리는 바이 이모가 했다. 문 뒤, 오토바이 한 대 세울 만한 칸에서 가스레인지 두 구와, 개울 바닥처럼 가운데가 팬 타마린드 도마와, 두꺼비 같은 선풍기를 놓고 했다. 열 시에 문이 열리면 돼지조림 냄새가 흘러나와 솔잎색 문짝에 닿아서는 머뭇거리며 멈추었다.

“왜 저기서 안 하세요?” 내가 물었다.

“저기는 보는 데고, 여기는 먹는 데지.” 이모가 말했다.

서운한 기색은 없었다. 나물과 숙주를 가르듯 세상을 가르는 것뿐이었다.

수요일 오후면 주인아주머니의 친구들이 왔다. 잔을 들고 아일랜드에 둘러서서 감탄했다. 나는 바이 이모가 튀긴 짜조를 뜨거운 채로 내갔다. 누가 만들었기에 이렇게 맛있느냐고 한 사람이 물었다. 아주머니는 웃으며 집에서 했다고 했다. 틀린 말은 아니었다. 돌을 내려다보니 거꾸로 선 내 얼굴과 달 여섯 개가 있었다.

8월에 일곱 살 난 아들이 벌로 화면을 빼앗겼다. 아이는 뒤칸에 숨어들어 쌀자루에 앉더니 나물을 다듬게 해 달라고 했다. 다음 날은 마늘을 찧겠다고 했다. 그다음 날은 달걀을 부쳤다. 반은 타고 반은 설익은 것을 팬째 들고 달려 나와 아일랜드에 탁 내려놓았다.

온 집이 숨을 죽였다. 흰 돌 위의 뜨거운 무쇠.

아주머니가 내려왔다. 팬을 보고 아들을 보고 달걀을 보았다. “제가 했어요.” 아이가 말했다.

소리를 지를 줄 알았다. 아주머니는 내가 날마다 닦았지만 누가 앉는 것을 본 적 없는 스툴에 앉았다. 가장 작은 칼을 들어 타지 않은 쪽을 잘라 먹었다.

“짜다.” 그러고는 더 먹었다.

돌에는 접시만 한 노란 고리가 남았다. 사흘 동안 행주 세 가지로 닦았다. 나흘째에 아주머니가 그만두라고, 그냥 두라고 했다.

여름이 끝나 나는 그만두었다. 바이 이모가 새우젓 한 병을 싸 주었다. 저 바깥에도 이제 자국이 생겼으니 언젠가는 숟가락도 나가 보겠지, 하면서.
`,
    ),
  },
  {
    id: 84,
    slug: 'phong-toi-moi-lan-ve',
    author: { name: 'Lý Đức Anh', avatar: 16 },
    cover: 'master-room-neo-classic-01',
    coverTags: ['bedroom', 'neo-classic', 'home'],
    daysAgo: 70,
    title: text('Phòng tôi, mỗi lần về', 'My room, each time I come home', '돌아갈 때마다, 내 방'),
    excerpt: text(
      'Năm thứ nhất nó còn là phòng tôi. Năm thứ năm trong đó có bốn trăm cây nấm.',
      'In the first year it was still my room. In the fifth it held four hundred mushrooms.',
      '첫해에는 아직 내 방이었다. 다섯째 해에는 버섯 사백 송이가 살고 있었다.',
    ),
    body: text(
      `
Tết đầu tiên đi làm xa về, phòng tôi y nguyên. Lịch trên tường vẫn tháng Tám, tháng tôi đi. Mẹ nói mẹ có vào quét. Bà quét vòng quanh một chiếc vớ tôi bỏ quên dưới đất, suốt năm tháng, như quét quanh một cái cây.

Năm thứ hai có thêm cái bàn ủi. Để tạm thôi, mẹ nói, gập lại là hết.

Năm thứ ba bàn ủi có bạn: máy may, một ma nơ canh không đầu mặc áo dài dở, ba cây vải dựng ở góc nơi trước để đàn. Đàn nằm trên nóc tủ. Tôi ngủ giữa những con cúc. Nửa đêm mở mắt thấy một bóng người đứng cạnh giường, ngực cắm đầy kim.

Năm thứ tư mẹ bỏ may. Phòng thành kho sách của ba, ông về hưu và quyết định đọc lại mọi thứ. Kệ đóng kín một bức tường. Giường tôi xoay đi, hẹp lại, thành cái trường kỷ. Tôi nằm duỗi thì chân thò qua tay vịn, chạm tập hai của bộ sử.

Tôi không nói gì. Tôi ba mươi mốt tuổi, ở trọ, cái va li của tôi còn không có phòng riêng.

Năm thứ năm mở cửa ra thì mát lạnh và tối. Một thứ mùi như rừng sau mưa. Trên giàn sắt là những bịch mùn cưa treo hàng, từ mỗi bịch nở ra những chùm tai xám mượt. “Bốn trăm cây,” ba nói khẽ, như sợ đánh thức chúng. Sách đã dọn xuống gầm cầu thang. Cửa sổ dán giấy đen. Trên giấy có một lỗ tròn bằng đồng xu, ba chừa lại để coi giờ.

“Vậy con ngủ đâu?” tôi hỏi.

Ba mẹ nhìn nhau. Tôi hiểu đó là câu mà họ đã bàn.

Mẹ mở cửa phòng lớn. Giường đôi của họ, cái giường cưới có đầu uốn, ga mới thay. Trên tường, tấm lịch cũ tháng Tám. Cây đàn dựng cạnh cửa sổ. Dưới chân giường, đặt ngay ngắn như đồ thờ, một chiếc vớ.

“Ba mẹ qua bên gác,” mẹ nói. “Bên đó gần nấm, đêm phải dậy tưới.”

“Ai lại để ba mẹ ngủ gác.”

“Thì năm nào con cũng về ngủ trên đồ của người khác,” ba nói. “Năm nay ngủ đồ của mình.”

Đêm đó tôi nằm giữa giường của ba mẹ, rộng quá, không biết để tay đâu. Hai giờ sáng nghe tiếng họ lục tục trên gác, tiếng bình xịt phì phì, tiếng mẹ bảo ba nói nhỏ cho con ngủ. Tôi ngồi dậy, xỏ chiếc vớ vào chân trái, chật, rồi lên phụ.
`,
      `
My first Tết home from work elsewhere, the room was as it had been. The calendar on the wall said August, when I left. Mother told me that she swept. For five months she had swept around a sock I had dropped, as one sweeps around a tree.

In the second year an ironing board had come. For the time being, she said; fold it and it is gone.

In the third the ironing board had company: a sewing machine, a headless dummy in half a dress, three bolts of cloth in the corner where my guitar used to stand. The guitar lay on the wardrobe. I slept among buttons. At midnight I opened my eyes and somebody was standing by the bed, a breast full of pins.

In the fourth she gave up sewing. It became my father’s library; he had retired and decided to read everything over. Shelves closed off one wall. My bed was turned, made narrow, and ended as a settee. Stretched out, my feet went over its arm and touched volume two of a history.

I said nothing. I was thirty-one and rented; my suitcase had no room of its own either.

In the fifth I opened the door on a cool dark. It smelt of forest after rain. Along steel racks hung bags of sawdust, and from each opened clusters of sleek grey ears. “Four hundred,” Father whispered, as if not to wake them. The books had moved below the stairs. The window was pasted with black paper, with a hole the size of a coin that he had left to tell the time by.

“And where do I sleep?” I asked.

They looked at each other. I understood that this had been discussed.

Mother opened the large room. Their own bed, the wedding bed with its curved head, fresh sheets. On the wall the old calendar, August. The guitar by the window. And at the foot, as straight as on an altar, a sock.

“We have moved to the loft,” she said. “It is nearer to the mushrooms. They want spraying at night.”

“I can’t let you sleep in the loft.”

“Each year you come and sleep on somebody else’s things,” Father said. “This year sleep on your own.”

That night I lay in the middle of my parents’ bed, so wide that I did not know where to put my arms. At two I heard them shuffle above, the hiss of the spray, and Mother telling him to lower his voice, the boy is asleep. I sat up, pulled the sock on to my left foot, tight, and went to help.
`,
      `
멀리 일하러 갔다가 처음 맞은 설에 내 방은 그대로였다. 벽의 달력은 내가 떠난 8월이었다. 어머니는 들어와서 쓸기는 했다고 했다. 바닥에 흘리고 간 양말 한 짝을 다섯 달 동안, 나무를 비켜 쓸 듯 비켜 쓸었던 것이다.

이듬해에는 다림판이 들어와 있었다. 잠깐 두는 거라고, 접으면 그만이라고 어머니가 말했다.

셋째 해에 다림판에게 친구가 생겼다. 재봉틀, 짓다 만 아오자이를 입은 머리 없는 마네킹, 기타가 있던 구석에 선 옷감 세 필. 기타는 옷장 위에 누워 있었다. 나는 단추들 사이에서 잤다. 한밤중에 눈을 뜨니 가슴에 바늘이 가득 꽂힌 사람이 침대 옆에 서 있었다.

넷째 해에 어머니는 바느질을 그만두었다. 방은 아버지의 서고가 되었다. 은퇴한 아버지는 모든 것을 다시 읽기로 했다. 책장이 벽 하나를 막았다. 내 침대는 돌려지고 좁아져 긴 의자가 되었다. 다리를 펴면 팔걸이를 넘어 역사책 둘째 권에 발이 닿았다.

아무 말도 하지 않았다. 서른하나에 셋방을 살았고, 내 여행 가방에게도 제 방은 없었다.

다섯째 해에 문을 여니 서늘하고 캄캄했다. 비 온 뒤 숲 냄새가 났다. 철제 선반에 톱밥 자루가 줄줄이 걸렸고 자루마다 매끈한 잿빛 귀들이 다발로 피어 있었다. “사백 송이다.” 아버지가 깨우기라도 할까 봐 소곤거렸다. 책은 계단 밑으로 내려갔다. 창에는 검은 종이가 발려 있고 동전만 한 구멍이 하나 있었다. 시간을 보려고 아버지가 남긴 구멍이었다.

“그럼 저는 어디서 자요?” 내가 물었다.

두 분이 마주 보았다. 이미 의논한 일임을 알 수 있었다.

어머니가 큰방 문을 열었다. 머리판이 굽은 두 분의 혼인 침대에 새 홑청이 깔려 있었다. 벽에는 8월의 그 달력. 창가에는 기타. 그리고 발치에, 제사상에 올린 듯 반듯하게, 양말 한 짝.

“우리는 다락으로 옮겼다. 거기가 버섯하고 가까워. 밤에 물을 뿌려야 하거든.”

“두 분을 어떻게 다락에서 주무시게 해요.”

“해마다 남의 물건 위에서 자지 않았니.” 아버지가 말했다. “올해는 네 물건에서 자라.”

그날 밤 부모님의 침대 한가운데 누웠다. 너무 넓어 팔을 어디 둘지 몰랐다. 두 시에 위에서 부스럭거리는 소리, 분무기 소리, 애 자니까 작게 말하라는 어머니의 소리가 들렸다. 나는 일어나 양말을 왼발에 꿰었다. 꽉 끼었다. 그러고는 거들러 올라갔다.
`,
    ),
  },
];
