import { text } from '../text.ts';
import type { EssayContent } from './essay.ts';

/** Essays about an hour of the day, and who is awake in it. */
export const hourEssays: readonly EssayContent[] = [
  {
    id: 55,
    slug: 'ba-gio-sang-mat-dien',
    author: { name: 'Cao Diệu Linh', avatar: 6 },
    cover: 'exterior-04',
    coverTags: ['exterior', 'night', 'balcony'],
    daysAgo: 9,
    title: text('Ba giờ sáng, mất điện', 'Three in the morning, no power', '새벽 세 시, 정전'),
    excerpt: text(
      'Khi máy lạnh cả tòa nhà cùng tắt, người ta bắt đầu nghe thấy nhau.',
      'When every air conditioner in the block stops at once, people begin to hear each other.',
      '온 건물의 에어컨이 한꺼번에 꺼지자 사람들은 서로를 듣기 시작했다.',
    ),
    body: text(
      `
Tôi tỉnh vì yên. Không phải vì nóng, cái nóng đến sau, mà vì tiếng ù của ba trăm cục nóng bỗng rút đi như nước rút khỏi bãi. Phòng tối đến mức tôi phải sờ mép giường mới biết mình còn quay mặt về phía cửa.

Căn hộ tầng mười một, Quận 4, tháng tư. Tôi ở đây đã ba năm và chưa biết nhà đối diện có con nhỏ. Lúc ấy tôi biết: một đứa khóc, rồi một giọng đàn ông hát, rất nhỏ, bài gì có con cò. Anh ta hát sai nhịp và không dừng.

Tôi mở cửa ban công. Có mười mấy người cũng đang đứng trên ban công của họ, những hình cắt đen, đầu thuốc lá, màn hình điện thoại úp vào ngực cho khỏi chói. Không ai nói gì. Ở giữa khoảng trống giữa hai khối nhà, gió từ sông Sài Gòn đi lên, thứ gió mà chúng tôi đã trả tiền để được nhìn thấy trên tờ quảng cáo và rồi đóng kín cửa suốt ba năm.

Bà cụ tầng mười kê một cái ghế nhựa ra. Tiếng chân ghế kéo trên gạch làm cả hai khối nhà ngẩng lên.

“Mát hén,” bà nói, không với ai.

“Dạ, mát,” một người nào đó ở tòa bên trả lời. Rồi một người nữa. Chữ “mát” đi dọc các tầng như người ta chuyền nhau một cái quạt.

Tôi nhớ nhà cũ ở Sa Đéc, mất điện là chuyện cả xóm: chiếu trải ngoài hiên, má tôi cầm quạt mo quạt cho ba đứa, tay bà chậm lại theo giấc ngủ của chúng tôi mà không bao giờ dừng hẳn. Tôi từng hỏi sao má không ngủ. Má nói tay má ngủ rồi.

Bốn giờ kém hai mươi, đèn hành lang nháy, ba trăm cục nóng hắng giọng. Trên các ban công người ta chần chừ. Có ai đó vỗ tay, rồi thôi. Từng ô cửa khép lại, từng vạch sáng mảnh kẻ dưới rèm.

Tôi không bật máy. Tôi kéo giường lại gần cửa lưới, nằm nghe người đàn ông ấy hát nốt câu cuối, dù đứa bé chắc đã ngủ từ lâu.

Sáng ra gặp nhau trong thang máy, chúng tôi nhìn lên bảng số như mọi ngày. Đến tầng ba, anh hắng giọng: “Tối qua tôi hát dở quá, chị thông cảm.” Tôi nói đoạn con cò hay. Cửa mở, hai người bước ra, mỗi người một hướng, nhẹ như vừa trả xong một món nợ nhỏ.
`,
      `
Silence woke me. Not the heat, which came later, but the hum of three hundred outdoor units withdrawing like water from a beach. It was so dark that I felt for the edge of the bed to learn which way I faced.

The eleventh floor, District 4, April. I had lived there three years and did not know that the people across had a baby. Now I knew: it cried, then a man sang, very low, something with a stork in it. He was off the beat and did not stop.

I opened the balcony. A dozen others were standing on theirs, black cut-outs, a cigarette’s end, telephones pressed to the chest against the glare. Nobody spoke. Between the two blocks the wind came up from the Sài Gòn river, the wind we had paid for in the brochure and then shut out for three years.

The old lady of the tenth floor carried out a plastic chair. The scrape of its legs made both buildings look up.

“Cool, isn’t it,” she said, to no one.

“Yes, cool,” somebody answered from the other side. Then another. The word went along the floors as people pass a fan from hand to hand.

I thought of the house in Sa Đéc, where a power cut belonged to the whole lane: mats on the veranda, my mother fanning three of us with a palm sheath, her hand slowing with our sleep and never quite stopping. Once I asked why she did not sleep. My hand is asleep already, she said.

At twenty to four the corridor lamps blinked and three hundred machines cleared their throats. On the balconies people lingered. Somebody clapped, and gave it up. One by one the doors closed, and thin lines of light were ruled under the curtains.

I left mine off. I pulled the bed to the screen door and lay listening to the man sing his last line, though the child must have been asleep for long.

In the morning we met in the lift and watched the numbers as on any day. At the third floor he coughed. “I sang badly last night. Forgive me.” The part with the stork was good, I said. The door opened and we walked off, each our own way, light as people who have just repaid a small debt.
`,
      `
고요함에 잠이 깼다. 더위는 나중에 왔다. 실외기 삼백 대의 웅웅거림이 해변의 물처럼 빠져나간 것이다. 어찌나 어두운지 침대 모서리를 더듬고서야 어느 쪽으로 누웠는지 알았다.

4군, 11층, 4월. 삼 년을 살면서 앞집에 아기가 있는 줄 몰랐다. 그제야 알았다. 아기가 울더니 한 남자가 아주 낮게 황새가 나오는 노래를 불렀다. 박자가 틀렸고 멈추지 않았다.

발코니 문을 열었다. 열댓 사람이 저마다의 발코니에 서 있었다. 검게 오려 낸 모습들, 담뱃불, 눈부실까 가슴에 엎어 놓은 휴대전화. 아무도 말이 없었다. 두 동 사이로 사이공강의 바람이 올라왔다. 광고지에서 돈을 주고 사 놓고 삼 년 동안 닫아걸었던 그 바람이었다.

10층 할머니가 플라스틱 의자를 내놓았다. 의자 다리 끌리는 소리에 두 건물이 고개를 들었다.

“시원하네.” 할머니가 누구에게랄 것 없이 말했다.

“네, 시원하네요.” 건너편에서 누군가 대답했다. 그리고 또 한 사람. ‘시원하다’는 말이 부채를 돌려 가며 부치듯 층을 따라 건너갔다.

사덱의 옛집이 생각났다. 거기서 정전은 온 골목의 일이었다. 툇마루에 돗자리를 펴고 어머니는 우리 셋에게 야자 부채를 부쳐 주었다. 손은 우리 잠을 따라 느려졌지만 아주 멎지는 않았다. 왜 안 주무시냐고 물은 적이 있다. 손은 벌써 잔다, 하셨다.

네 시 이십 분 전, 복도의 등이 깜박이고 기계 삼백 대가 목청을 가다듬었다. 사람들은 발코니에서 머뭇거렸다. 누가 손뼉을 치다 말았다. 문이 하나씩 닫히고 커튼 밑에 가는 빛줄이 그어졌다.

나는 켜지 않았다. 침대를 방충문 가까이 끌어다 놓고 누워 남자가 마지막 소절을 마저 부르는 것을 들었다. 아기는 벌써 잠들었을 텐데도.

아침에 승강기에서 만난 우리는 여느 날처럼 숫자판을 올려다보았다. 3층에서 그가 헛기침을 했다. “어젯밤 노래가 형편없었지요. 미안합니다.” 황새 대목이 좋았다고 말했다. 문이 열리고 우리는 저마다의 길로 나섰다. 작은 빚을 막 갚은 사람들처럼 가볍게.
`,
    ),
  },
  {
    id: 56,
    slug: 'cai-guong-quay-vao-tuong',
    author: { name: 'Mai Trí Dũng', avatar: 7 },
    cover: 'bathroom-japandi-01',
    coverTags: ['bathroom', 'mirror', 'japandi'],
    daysAgo: 24,
    title: text('Cái gương quay vào tường', 'The mirror turned to the wall', '벽을 보는 거울'),
    excerpt: text(
      'Sau đám tang ba, mẹ che hết gương trong nhà. Rồi bà quên mở lại, hoặc không quên.',
      'After Father’s funeral my mother covered every mirror. Then she forgot to open them, or did not forget.',
      '아버지 장례 뒤 어머니는 집 안의 거울을 모두 가렸다. 그러고는 여는 것을 잊었거나, 잊지 않았다.',
    ),
    body: text(
      `
Tục che gương, mẹ tôi làm không cần ai nhắc. Tấm ga giường phủ tủ áo, khăn tắm vắt lên gương nhà tắm, cái gương đứng ở lối vào thì bà xoay hẳn mặt vào tường. Lưng gương là một miếng ván ép có dán tem giá: hai trăm ba mươi nghìn, năm 2004.

Bốn mươi chín ngày qua. Một trăm ngày qua. Khăn vẫn ở đó.

Tôi cạo râu bằng màn hình điện thoại. Em gái tôi kẻ mắt trong thang máy. Không ai trong hai anh em nói với mẹ, vì nói ra thì nghe như bảo bà thôi buồn đi. Chúng tôi chỉ lần lượt để quên những vật phản chiếu: một cái muỗng inox to, nắp nồi bóng loáng, chiếc laptop tắt màn hình. Mẹ đi qua chúng như đi qua cửa sổ.

Có một hôm ống nước dưới lavabo rò. Thợ phải tháo cái tủ gương. Anh ta gỡ khăn xuống, xếp làm tư để lên nắp bồn cầu, rất lễ phép, rồi làm việc. Mẹ đứng ngoài cửa cầm cái xô. Tôi thấy mẹ thấy mẹ.

Bà nhìn khá lâu, nghiêng đầu một chút, như gặp một người quen ở bến xe mà chưa nhớ tên.

“Tóc dài quá,” bà nói.

Anh thợ tưởng nói mình, đưa tay vuốt gáy.

Chiều ấy bà ra tiệm đầu hẻm. Về, tóc ngắn ngang tai, kiểu bà để hồi cưới, tôi biết vì có tấm ảnh. Bà đứng trước lối vào, đặt hai tay vào hai mép gương, và nhích. Gương nặng, chân gỗ rít trên gạch. Tôi định chạy lại đỡ nhưng em gái giữ tay tôi.

Bà xoay nửa chừng rồi dừng. Ở góc bốn mươi lăm độ ấy gương không soi người đứng trong nhà, nó soi cánh cửa. Mẹ tôi ngắm nghía, lùi lại, gật đầu.

Từ đó nó đứng như vậy. Ai ngồi ăn cơm cũng thấy được người sắp vào. Giao hàng thấy, cháu ngoại thấy, con mèo nhà bên thấy chính nó và phồng đuôi. Không ai phải nhìn mặt mình nếu không muốn.

Mẹ bảo để thế tiện. Ba tôi hồi trước ngồi ghế quay lưng ra cửa, ai tới cũng giật mình. Giờ thì không ai giật mình nữa.
`,
      `
Covering mirrors is a custom that nobody had to remind my mother of. A sheet over the wardrobe, a towel on the bathroom cabinet, and the standing glass in the hall turned round altogether. Its back was plywood with a price still on it: two hundred and thirty thousand, 2004.

Forty-nine days went by, then a hundred. The towel stayed.

I shaved in the screen of my telephone. My sister drew her eyes in the lift. Neither of us spoke of it, since saying it would have sounded like telling her to stop. We only left behind, in turn, things that reflect: a large steel spoon, a polished lid, a laptop asleep. She passed them as one passes a window.

One day the pipe under the basin leaked, and the plumber had to take the cabinet down. He lifted off the towel, folded it in four on the lid of the toilet, most politely, and set to work. My mother stood in the door with a bucket. I saw her see her.

She looked for quite some time, her head a little to one side, as if at an acquaintance in a bus station whose name would not come.

“The hair is too long,” she said.

The plumber thought she meant his and felt the back of his neck.

That afternoon she went to the shop at the end of the lane. She came back with it cut to the ears, as at her wedding; I know the photograph. In the hall she put both hands to the edges of the glass and shifted it. It is heavy and its feet shrieked on the tiles. I would have run to help, but my sister held my arm.

Halfway round she stopped. At that angle it shows no one inside; it shows the front door. She stepped back, considered it, nodded.

So it has stood since. Whoever sits at table sees who is about to come in. It sees couriers, the grandchild, and next door’s cat, who meets himself and doubles his tail. Nobody has to look at their own face unless they want to.

It is handy like that, says Mother. Father used to sit with his back to the door, and everybody who came made him start. Now nobody is startled any more.
`,
      `
거울을 가리는 풍습은 누가 일러 주지 않아도 어머니가 했다. 옷장에는 이불보를, 욕실 거울에는 수건을, 현관의 전신거울은 아예 돌려놓았다. 합판 뒷면에 값표가 남아 있었다. 23만 동, 2004년.

사십구일이 지나고 백일이 지났다. 수건은 그대로였다.

나는 휴대전화 화면을 보고 면도했다. 여동생은 승강기에서 눈썹을 그렸다. 둘 다 말하지 않았다. 말하면 그만 슬퍼하라는 소리로 들릴 것 같았다. 다만 번갈아 비치는 물건들을 두고 다녔다. 큰 스테인리스 국자, 반들거리는 냄비 뚜껑, 꺼진 노트북. 어머니는 창문 앞을 지나듯 지나갔다.

어느 날 세면대 밑이 새어 기술자가 거울장을 떼어야 했다. 그는 수건을 걷어 네 번 접어 변기 뚜껑 위에 아주 공손히 올려놓고 일을 시작했다. 어머니는 양동이를 들고 문간에 서 있었다. 나는 어머니가 어머니를 보는 것을 보았다.

꽤 오래 보았다. 버스 터미널에서 이름이 떠오르지 않는 아는 사람을 만난 것처럼 고개를 조금 기울이고.

“머리가 너무 길구나.” 어머니가 말했다.

기술자는 자기 얘기인 줄 알고 뒷목을 쓸었다.

그날 오후 어머니는 골목 끝 미용실에 갔다. 돌아온 머리는 귀까지 짧았다. 혼인 사진 속 그 모양이라 나는 안다. 어머니는 현관 거울의 두 모서리에 손을 얹고 밀었다. 무거운 나무 다리가 타일 위에서 비명을 질렀다. 달려가려는데 동생이 내 팔을 잡았다.

반쯤 돌리다 멈추었다. 그 각도에서 거울은 집 안의 사람이 아니라 문을 비춘다. 어머니는 물러서서 살펴보고 고개를 끄덕였다.

그 뒤로 거울은 그렇게 서 있다. 밥상에 앉으면 곧 들어올 사람이 보인다. 배달원도, 외손주도, 저를 만나 꼬리를 부풀리는 옆집 고양이도 보인다. 원하지 않으면 제 얼굴을 볼 일은 없다.

어머니는 이게 편하다고 한다. 아버지는 문을 등지고 앉아 누가 올 때마다 깜짝 놀랐다. 이제는 아무도 놀라지 않는다.
`,
    ),
  },
  {
    id: 57,
    slug: 'cai-bep-cua-nguoi-thue-truoc',
    author: { name: 'Trương Mỹ Uyên', avatar: 8 },
    cover: 'kitchen-scandinavian-01',
    coverTags: ['kitchen', 'rent', 'scandinavian'],
    daysAgo: 37,
    title: text(
      'Cái bếp của người thuê trước',
      'The kitchen of whoever rented before',
      '먼저 살던 사람의 부엌',
    ),
    excerpt: text(
      'Tôi chưa gặp chị bao giờ, nhưng tôi biết chị thuận tay trái và ăn rất cay.',
      'I have never met her, but I know she is left-handed and eats very hot.',
      '만난 적은 없지만 나는 안다. 그는 왼손잡이고 아주 맵게 먹는다.',
    ),
    body: text(
      `
Chủ nhà đưa chìa khóa và nói người trước dọn đi gấp, còn gì cứ dùng. Còn lại là một cái chảo gang, nửa gói muối ớt Tây Ninh, và một hàng móc dính bên trái bồn rửa, thấp ngang hông tôi.

Tôi thuận tay phải. Tuần đầu tôi với hụt cái giẻ chừng ba mươi lần.

Dần dần căn bếp kể. Mặt đá có một chỗ mờ hình bán nguyệt bên trái bếp từ, đó là nơi chị đặt thớt. Cánh tủ thứ hai kêu, cánh tủ thứ tư được tra dầu. Trong ngăn kéo dán một băng giấy, chữ nghiêng: “bật lửa ở đây, đừng tìm nữa”. Tôi không biết chị viết cho ai. Chữ ấy viết cho một người hay quên và được thương.

Trên nẹp cửa có vạch bút chì, không phải đo trẻ con. Chúng ghi tháng: giêng, ba, sáu, và một vạch cao bằng vai ghi “cây chanh”. Ra ban công, tôi tìm thấy cái chậu không. Rễ còn đó, khô, bám vào thành chậu thành hình cái chậu.

Tôi sống với chị như vậy được một năm. Tôi nấu dở, chị thì không, cái chảo gang nói điều ấy: đáy nó đen bóng, trứng chiên trượt đi như trên băng. Muốn có mặt chảo như thế phải nấu mỗi ngày, bốn năm trời, cho hơn một người.

Có lần, một chiều tháng bảy mưa ngang, bưu tá đưa nhầm một tấm thiệp gửi cho chị. Tôi để ba hôm rồi gọi số điện thoại người gửi. Đầu dây bên kia là một bà cụ ở Gò Công. Bà nói nó lấy chồng ra Vinh rồi con. Tôi hỏi chị có cần cái chảo không. Bà cười: “Nó dặn ai ở đó thì phải nấu bằng cái đó, để lâu nó sét.”

Mùa xuân vừa rồi tôi dời móc qua bên phải. Lúc gỡ, keo bong theo một mảng sơn nhỏ cỡ hạt bắp. Tôi không trám lại.

Tôi cũng trồng một cây chanh. Vạch đầu tiên ngang đầu gối, tôi ghi tháng ba, chữ đứng. Nếu người sau hỏi, thì có hai người đã ở đây, cả hai đều hay quên chỗ để bật lửa.
`,
      `
The landlord gave me the keys and said the last one had left in haste, use what there is. There was a cast-iron pan, half a bag of chilli salt from Tây Ninh, and a row of hooks stuck to the left of the sink, low, at my hip.

I am right-handed. In the first week I reached past the cloth some thirty times.

Little by little the kitchen told. The worktop has a dull half-moon left of the hob, where she kept her board. The second door creaks, the fourth had been oiled. Inside a drawer is a strip of paper in slanted writing: “lighter is here, stop looking”. I do not know for whom. It is written to somebody forgetful who is loved.

There are pencil lines on the door frame, not for a child. They name months: January, March, June, and one at shoulder height says “lemon tree”. On the balcony I found the pot, empty. The roots were still in it, dry, holding the shape of the pot from within.

I lived with her like this for a year. I cook badly; she did not, says the pan. Its base is black and bright and an egg slides as on ice. For such a surface one must cook every day, four years long, and for more than one.

Once, on a July afternoon of sideways rain, the postman left a card for her. I kept it three days and rang the sender’s number. It was an old woman in Gò Công. She has married and gone to Vinh, child. I asked whether she wanted her pan. The old woman laughed. “She said whoever lives there must cook with it, or it will rust.”

This spring I moved the hooks to the right. The glue took off a bit of paint the size of a grain of maize. I have not filled it.

I planted a lemon tree too. The first line is at my knee: March, in upright letters. Should the next one ask, two people have lived here, and both of them forgot where they put the lighter.
`,
      `
집주인은 열쇠를 주며 먼저 살던 사람이 급히 나갔으니 있는 것은 쓰라고 했다. 무쇠 팬 하나, 떠이닌 고추소금 반 봉지, 그리고 싱크대 왼쪽에 내 엉덩이 높이로 낮게 붙은 고리 한 줄이 있었다.

나는 오른손잡이다. 첫 주에는 행주를 서른 번쯤 헛짚었다.

부엌이 조금씩 이야기했다. 인덕션 왼쪽 상판에 반달 모양으로 흐려진 데가 있다. 도마 자리다. 두 번째 문은 삐걱대고 네 번째 문에는 기름을 쳤다. 서랍 안에는 비스듬한 글씨의 종이띠가 붙어 있다. “라이터 여기, 그만 찾아.” 누구에게 썼는지는 모른다. 잘 잊어버리고 사랑받는 사람에게 쓴 글씨다.

문틀에는 연필 금이 있다. 아이 키가 아니다. 1월, 3월, 6월, 그리고 어깨 높이에 “레몬나무”라고 적혀 있다. 발코니에서 빈 화분을 찾았다. 마른 뿌리가 안쪽에서 화분 모양을 그대로 붙들고 있었다.

그렇게 그와 일 년을 살았다. 나는 요리를 못하고 그는 잘했다. 팬이 그렇게 말한다. 바닥이 검고 반들거려 달걀이 얼음 위처럼 미끄러진다. 그런 바닥은 사 년 동안 날마다, 한 사람보다 많은 입을 위해 요리해야 생긴다.

비가 옆으로 들이치던 7월 오후, 우체부가 그에게 온 엽서를 잘못 두고 갔다. 사흘을 갖고 있다가 보낸 이의 번호로 전화했다. 고꽁의 할머니였다. 그 애는 시집가서 빈으로 갔단다. 팬이 필요하시냐고 묻자 웃으셨다. “거기 사는 사람이 그걸로 해 먹으라더라. 놔두면 녹슨다고.”

올봄에 고리를 오른쪽으로 옮겼다. 접착제가 옥수수알만 한 칠을 물고 떨어졌다. 메우지 않았다.

나도 레몬나무를 심었다. 첫 금은 무릎 높이, 3월이라고 곧은 글씨로 적었다. 다음 사람이 묻거든, 여기에는 둘이 살았고 둘 다 라이터를 어디 두었는지 잊곤 했다고 하리라.
`,
    ),
  },
  {
    id: 58,
    slug: 'ong-do-nha-bang-buoc-chan',
    author: { name: 'Tạ Quang Huy', avatar: 9 },
    cover: 'bedroom-rural-01',
    coverTags: ['bedroom', 'rural', 'grandfather'],
    daysAgo: 49,
    title: text(
      'Ông đo nhà bằng bước chân',
      'Grandfather measures by steps',
      '할아버지는 걸음으로 집을 잰다',
    ),
    excerpt: text(
      'Từ giường ra ghế mười một bước. Năm nay là mười bốn, mà nhà thì không dài ra.',
      'From bed to chair eleven steps. This year fourteen, though the house has not grown.',
      '침대에서 의자까지 열한 걸음. 올해는 열네 걸음인데 집은 길어지지 않았다.',
    ),
    body: text(
      `
Ông tôi làm trắc đạc, cả đời đi đo đất cho người khác ở Nghệ An. Về hưu, ông đo nhà mình. Không thước. Ông đếm.

Từ giường ra ghế hiên: mười một bước. Từ ghế tới bể nước: chín. Một vòng quanh sân là sáu mươi tư, ông đi bốn vòng trước khi nghe đài. Con số được đọc to, như người ta đọc toạ độ, và bà trong bếp ghi nhận bằng cách đặt ấm.

Năm ngoái tôi về, nghe ông đếm tới mười hai. Tôi tưởng ông lẫn. Ông không lẫn, ông đếm lại, nhìn xuống hai bàn chân mình với vẻ nghi ngờ nghề nghiệp.

“Nhà lún,” ông kết luận.

Tôi kể với ba. Ba tôi, người bận, người gửi tiền về đúng ngày mùng năm, im một lúc rồi hỏi sàn nhà có trơn không. Tháng sau thợ tới, lắp một thanh vịn inox dọc hành lang. Ông dùng nó để phơi khăn. Ông nói cái đó dành cho người già.

Mùa hè năm nay, mười bốn bước. Ông không đếm to nữa. Tôi đi sau, đếm hộ trong đầu, và thấy bước của ông không ngắn đi đều: nó ngắn ở đoạn qua ngưỡng cửa, chỗ gỗ cao ba phân, nơi ông phải dừng, nghĩ, rồi nhấc chân như qua một con suối.

Tôi học kiến trúc bốn năm. Người ta dạy tôi bậc thang, dốc thoát nước, bán kính quay xe lăn. Không ai dạy rằng một ngôi nhà có thể dài ra ba bước vì một thanh gỗ.

Tôi mượn cưa của chú. Ba phân gỗ lim, cưa mất một buổi, mạt đỏ như gạch. Bà đứng nhìn, hỏi cưa ngưỡng thì ma vào sao. Tôi nói con để lại một phân cho ma vấp.

Chiều, ông ngủ dậy. Ông đi. Qua chỗ ấy ông dừng lại theo thói quen, nhấc chân, và bàn chân rơi xuống một mặt phẳng mà nó không chờ đợi. Ông đứng đó khá lâu. Rồi quay lại giường, đi lần nữa.

“Mười hai,” ông nói với vào bếp.

Bà đặt ấm.

Ông ngồi xuống ghế, nhìn ra sân, sửa lại cho đúng, như sửa một con số trên bản đồ: “Nhà không lún. Hồi trước đo sai.”
`,
      `
My grandfather was a surveyor and all his life measured land for others in Nghệ An. Retired, he measured his own house. He had no tape. He counted.

From bed to the chair on the veranda: eleven steps. From chair to cistern: nine. Once round the yard is sixty-four, and he went four times before the radio. The figure was called out as one calls coordinates, and my grandmother in the kitchen took note by putting the kettle on.

Last year I came home and heard him reach twelve. I thought his mind was going. It was not. He counted over and looked at his feet with professional doubt.

“The house has sunk,” he concluded.

I told my father. My father, who is busy, who sends money punctually on the fifth, was silent and then asked whether the floor was slippery. A month later men came and put a steel rail along the passage. Grandfather dries his towel on it. That thing, he says, is for old people.

This summer it was fourteen. He no longer counts aloud. I walked behind and counted for him, and saw that his steps do not shorten evenly: they shorten at the threshold, three centimetres of wood, where he must halt, think, and lift his foot as across a stream.

I have studied architecture for four years. They taught me stairs, falls of drains, the turning circle of a wheelchair. Nobody taught me that a house can grow by three steps because of one piece of timber.

I borrowed my uncle’s saw. Three centimetres of ironwood took a morning and bled dust as red as brick. Grandmother watched. Cut the threshold, she asked, and won’t ghosts come in? I left one centimetre, I said, for the ghosts to trip on.

In the afternoon he got up and went. At the place he halted from habit, raised his foot, and it came down on a level that it did not expect. He stood there for some time. Then he returned to the bed and went again.

“Twelve,” he called to the kitchen.

She put the kettle on.

He sat down, looked out at the yard, and set it right as one corrects a figure on a map: “The house has not sunk. The old measurement was wrong.”
`,
      `
할아버지는 측량기사였다. 평생 응에안에서 남의 땅을 쟀고, 은퇴하고는 자기 집을 쟀다. 줄자 없이, 세어서.

침대에서 툇마루 의자까지 열한 걸음. 의자에서 물탱크까지 아홉. 마당 한 바퀴는 예순넷, 라디오를 듣기 전에 네 바퀴. 숫자는 좌표를 부르듯 큰 소리로 불렀고, 부엌의 할머니는 주전자를 올리는 것으로 접수했다.

지난해 집에 갔더니 열둘까지 세는 소리가 들렸다. 정신이 흐려지신 줄 알았다. 아니었다. 다시 세고는 직업적인 의심을 품고 두 발을 내려다보았다.

“집이 내려앉았다.” 결론이었다.

아버지에게 말했다. 바쁘고, 매달 5일에 어김없이 돈을 보내는 아버지는 잠자코 있다가 바닥이 미끄럽냐고 물었다. 다음 달 사람들이 와서 복도에 스테인리스 손잡이를 달았다. 할아버지는 거기에 수건을 넌다. 그건 노인들이나 쓰는 거란다.

올여름은 열네 걸음이었다. 이제 소리 내어 세지 않는다. 뒤따라 걸으며 속으로 대신 세어 보니 걸음이 고르게 짧아진 것이 아니었다. 높이 3cm 나무 문턱에서 짧아졌다. 거기서 멈추고, 생각하고, 개울을 건너듯 발을 들었다.

나는 건축을 사 년 배웠다. 계단과 배수 기울기와 휠체어 회전 반경을 배웠다. 나무토막 하나 때문에 집이 세 걸음 길어질 수 있다고는 아무도 가르쳐 주지 않았다.

삼촌의 톱을 빌렸다. 철목 3cm를 켜는 데 한나절이 걸렸고 벽돌처럼 붉은 가루가 났다. 할머니가 보다가 물었다. 문턱을 자르면 귀신이 들어오지 않니? 귀신이 걸려 넘어지라고 1cm는 남겼다고 했다.

오후에 할아버지가 일어나 걸었다. 그 자리에서 버릇대로 멈추어 발을 들었고, 발은 기다리지 않던 평평한 데에 내려앉았다. 꽤 오래 서 있었다. 그러고는 침대로 돌아가 다시 걸었다.

“열둘.” 부엌에 대고 말했다.

할머니가 주전자를 올렸다.

할아버지는 의자에 앉아 마당을 보며 지도 위의 숫자를 고치듯 바로잡았다. “집은 안 내려앉았다. 전에 잘못 쟀다.”
`,
    ),
  },
];
