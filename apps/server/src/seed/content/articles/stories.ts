import { text } from '../text.ts';
import type { ArticleContent } from './article.ts';

export const storyArticles: readonly ArticleContent[] = [
  {
    id: 24,
    slug: 'mot-ngay-o-xuong-may',
    type: 'story',
    coverTags: ['rattan', 'basket', 'rural'],
    daysAgo: 11,
    title: text(
      'Một ngày ở sân nhà thợ mây',
      'A day in a rattan weaver’s courtyard',
      '라탄 장인의 마당에서 보낸 하루',
    ),
    excerpt: text(
      'Từ bốn giờ sáng chẻ sợi đến khi chiếc lưng ghế thứ hai kịp khô.',
      'From splitting cane at four in the morning until the second chair back is dry.',
      '새벽 네 시에 라탄을 쪼개는 일부터 두 번째 등판이 마를 때까지.',
    ),
    body: [
      text(
        'Bốn giờ sáng, sân gạch còn ướt sương, người thợ đã ngồi chẻ mây. Sợi phải chẻ lúc trời mát thì mới dẻo; nắng lên, dao đi sai một chút là gãy.',
        'At four the brick yard is wet with dew and the weaver is already splitting cane. It must be done in the cool, while the strand is supple; once the sun is up, a slip of the knife snaps it.',
        '새벽 네 시, 이슬 젖은 벽돌 마당에서 장인은 벌써 라탄을 쪼갭니다. 서늘할 때 쪼개야 줄이 유연합니다. 해가 뜨면 칼이 조금만 빗나가도 부러집니다.',
      ),
      text(
        'Đến chín giờ, khung ghế sồi từ xưởng chở tới. Bà luồn sợi đầu tiên, rồi sợi thứ hai chéo qua, và hoa mắt cáo bắt đầu hiện ra. Một lưng ghế có chừng bốn trăm mắt.',
        'By nine the oak frames arrive. She threads the first strand, crosses the second, and the hexagons begin to appear. One chair back has about four hundred.',
        '아홉 시가 되면 오크 프레임이 도착합니다. 첫 줄을 꿰고 둘째 줄을 엇갈리면 육각 무늬가 피어납니다. 등판 하나에 사백 개쯤 됩니다.',
      ),
      text(
        'Chúng tôi hỏi bà có đếm không. Bà cười: tay đếm, không phải đầu. Trẻ con tan học về ngồi cạnh nhặt sợi thừa, đan thành con cào cào.',
        'We ask whether she counts. She laughs: the hands count, not the head. Children home from school pick up offcuts and plait grasshoppers.',
        '세면서 하시냐고 묻자 웃으십니다. 머리가 아니라 손이 센다고요. 학교에서 돌아온 아이들은 남은 줄로 메뚜기를 접습니다.',
      ),
      text(
        'Chiều, hai lưng ghế hong trong bóng râm. Bà lật mặt sau, viết mã số bằng bút lông nhỏ. Số ấy sẽ theo chiếc ghế tới một phòng ăn nào đó bà chưa từng thấy.',
        'By late afternoon two backs dry in the shade. She turns them over and writes a number with a fine brush. It will travel with the chair to a dining room she has never seen.',
        '오후, 등판 두 개가 그늘에서 마릅니다. 뒤집어 가는 붓으로 번호를 적습니다. 그 번호는 의자를 따라 한 번도 본 적 없는 누군가의 식탁으로 갑니다.',
      ),
    ],
  },
  {
    id: 25,
    slug: 'lo-gach-tron-ben-song',
    type: 'story',
    coverTags: ['ceramic', 'vase', 'terracotta'],
    daysAgo: 29,
    title: text(
      'Chiếc lò gạch tròn học nung bình hoa',
      'The round kiln that learned to fire vases',
      '화병을 굽게 된 둥근 가마',
    ),
    excerpt: text(
      'Bên sông Cổ Chiên, lửa trấu vẫn cháy, chỉ khác thứ ở trong lò.',
      'By the Cổ Chiên the husk still burns; only what is inside has changed.',
      '꼬찌엔강 가마의 왕겨 불은 그대로, 속에 든 것만 달라졌습니다.',
    ),
    body: [
      text(
        'Từ xa, lò gạch tròn trông như những quả trứng khổng lồ mọc rêu. Ngày trước mỗi mẻ chín vạn viên gạch, ghe đậu kín bến chờ chở đi Sài Gòn.',
        'From afar the round kilns look like giant mossy eggs. Each firing used to yield ninety thousand bricks, with boats crowding the landing to carry them to Sài Gòn.',
        '멀리서 보면 둥근 가마는 이끼 낀 거대한 알 같습니다. 예전에는 한 번에 벽돌 구만 장을 구웠고, 사이공으로 실어 갈 배가 나루를 메웠습니다.',
      ),
      text(
        'Khi nhà xây bằng gạch không nung, lò nguội dần. Hai lò còn lại được thuê để thử nung gốm. Mẻ đầu hỏng hai phần ba: lửa trấu lên nhanh, thành bình mỏng chịu không nổi.',
        'When builders turned to unfired blocks, the kilns cooled one by one. Two were rented to try pottery. The first firing lost two thirds: husk fire climbs fast, and thin walls could not follow.',
        '비소성 벽돌이 나오면서 가마는 하나둘 식었습니다. 남은 두 기를 빌려 도자기를 시험했는데 첫 가마는 3분의 2가 깨졌습니다. 왕겨 불은 빨리 오르고 얇은 벽은 견디지 못했지요.',
      ),
      text(
        'Người giữ lò già nhất chỉ cách ủ: bịt nửa cửa gió, đốt liu riu hai ngày rồi mới cho lửa lớn. Mẻ thứ tư, bình ra lò đỏ như nắng chiều, có cái một bên sậm như khói.',
        'The oldest keeper showed how to wait: close half the draught, smoulder two days, then let it roar. From the fourth firing came vases red as evening, some smoked dark on one side.',
        '가장 나이 든 가마지기가 뜸 들이는 법을 알려 주었습니다. 바람구멍을 반쯤 막고 이틀을 은근히 때다가 불을 키우라고요. 네 번째 가마에서 저녁놀처럼 붉은 화병이 나왔고, 어떤 것은 한쪽이 연기처럼 짙었습니다.',
      ),
      text(
        'Bây giờ mỗi tháng hai mẻ, mỗi mẻ chừng sáu trăm món. Không nhiều như gạch, nhưng món nào cũng có người đặt tên.',
        'Now there are two firings a month, some six hundred pieces each. Fewer than bricks, but every one gets a name.',
        '지금은 한 달에 두 번, 한 번에 육백 점쯤 굽습니다. 벽돌보다 적지만 저마다 이름이 있습니다.',
      ),
    ],
  },
  {
    id: 26,
    slug: 'doi-vo-chong-va-72-met-vuong',
    type: 'story',
    coverTags: ['living', 'scandinavian', 'living-kitchen'],
    daysAgo: 44,
    title: text(
      'Đôi vợ chồng trẻ và 72 mét vuông',
      'A young couple and 72 square metres',
      '젊은 부부와 72제곱미터',
    ),
    excerpt: text(
      'Ba tháng, một bảng tính và chiếc sofa mua cuối cùng.',
      'Three months, one spreadsheet, and the sofa they bought last.',
      '석 달, 표 하나, 그리고 마지막에 산 소파.',
    ),
    body: [
      text(
        'Họ nhận chìa khóa vào tháng Sáu. Việc đầu tiên không phải mua gì cả, mà là ở tạm hai tuần với tấm nệm và bốn chiếc ghế đẩu, để xem nắng vào từ đâu.',
        'They got the keys in June. The first thing was to buy nothing: two weeks with a mattress and four stools, to learn where the sun came in.',
        '6월에 열쇠를 받았습니다. 첫 번째 할 일은 아무것도 사지 않는 것이었습니다. 매트리스와 스툴 네 개로 2주를 살며 햇빛이 어디로 드는지 보았습니다.',
      ),
      text(
        'Bảng tính của họ có ba cột: cần ngay, chờ được, có cũng vui. Giường, bếp, rèm nằm ở cột một. Sofa ở cột hai, vì hóa ra buổi tối họ toàn ngồi ở bàn ăn.',
        'Their sheet had three columns: now, later, nice. Bed, kitchen and curtains went under now. The sofa went under later, for in the evenings they always sat at the table.',
        '표에는 세 칸이 있었습니다. 지금, 나중에, 있으면 좋은 것. 침대와 주방, 커튼은 첫 칸, 소파는 둘째 칸이었습니다. 저녁이면 늘 식탁에 앉아 있었으니까요.',
      ),
      text(
        'Bàn ăn vì vậy được dành phần tiền lớn nhất: gỗ sồi 1,8 m, đèn thả chỉnh được độ cao. Ở đó họ ăn cơm, làm việc, cãi nhau về màu gạch, rồi làm lành.',
        'So the table got the largest share: 1.8 m of oak under an adjustable lamp. There they eat, work, quarrel about tiles and make up.',
        '그래서 식탁에 예산을 가장 많이 썼습니다. 높이를 조절하는 등 아래 1.8m 오크 식탁. 거기서 먹고 일하고 타일 색으로 다투고 화해합니다.',
      ),
      text(
        'Sofa đến vào tháng Chín, đúng màu yến mạch như đã chọn từ đầu. Chị bảo nếu mua ngay hôm nhận nhà, chắc đã mua lớn hơn và sai chỗ.',
        'The sofa came in September, oat as first chosen. Had they bought it on day one, she says, it would have been larger and in the wrong place.',
        '소파는 9월에, 처음 고른 오트 색 그대로 왔습니다. 첫날 샀더라면 더 크고 엉뚱한 자리에 놓였을 거라고 합니다.',
      ),
    ],
  },
  {
    id: 27,
    slug: 'nha-ba-gian-cua-ngoai',
    type: 'story',
    coverTags: ['rural', 'rustic', 'balcony'],
    daysAgo: 66,
    title: text('Nhà ba gian của bà ngoại', 'Grandmother’s three-bay house', '외할머니의 세 칸 집'),
    excerpt: text(
      'Sửa một ngôi nhà mà không làm bà thấy lạ.',
      'How to mend a house without making it strange to her.',
      '할머니가 낯설지 않게 집을 고치는 법.',
    ),
    body: [
      text(
        'Bà đã tám mươi ba, và điều kiện của bà chỉ có một: cái phản phải nằm đúng chỗ cũ. Mọi thứ còn lại, cháu muốn làm sao thì làm.',
        'She is eighty-three and set one condition: the platform bed stays where it was. All the rest, do as you please.',
        '여든셋인 할머니의 조건은 하나였습니다. 평상은 원래 자리에 둘 것. 나머지는 알아서 하라고 하셨지요.',
      ),
      text(
        'Thế là bản vẽ bắt đầu từ cái phản. Bếp mới quay lưng vào nó để bà nằm vẫn nghe tiếng chén; nhà tắm làm thêm ở chái, cách mười bước, có tay vịn gỗ suốt đường.',
        'So the drawing began with the platform. The new kitchen backs onto it, so she hears the dishes while resting; the bathroom went into the lean-to, ten steps away along a wooden rail.',
        '그래서 도면은 평상에서 시작했습니다. 누워서도 그릇 소리가 들리도록 새 부엌을 맞대고, 욕실은 열 걸음 거리 곁채에 두고 나무 난간을 이었습니다.',
      ),
      text(
        'Mái ngói đảo lại, giữ được bảy phần ngói cũ. Sàn lát gạch tàu như xưa nhưng bên dưới có lớp chống ẩm, mùa nồm không còn đổ mồ hôi.',
        'The roof was turned with seven tenths of the old tiles. The floor is clay tile as before but on a membrane, so it no longer sweats in the damp months.',
        '지붕은 옛 기와 7할을 살려 다시 이었습니다. 바닥은 예전 같은 토기 타일이지만 아래에 방습층을 깔아 눅눅한 철에도 땀이 나지 않습니다.',
      ),
      text(
        'Ngày xong, bà đi một vòng, sờ cột, sờ tay vịn, rồi leo lên phản nằm. Bà nói đúng một câu: nhà mát hơn trước, mà vẫn nhà mình.',
        'On the last day she walked round, touched the posts and the rail, and lay down on her platform. She said one thing: cooler than before, and still ours.',
        '마지막 날 할머니는 한 바퀴 돌며 기둥과 난간을 만져 보고 평상에 누우셨습니다. 한마디만 하셨지요. 전보다 시원한데 그대로 우리 집이구나.',
      ),
    ],
  },
  {
    id: 28,
    slug: 'nguoi-thu-den-trong-phong-toi',
    type: 'story',
    coverTags: ['lamp', 'evening', 'bedroom'],
    daysAgo: 87,
    title: text(
      'Người thử đèn trong phòng tối',
      'The people who test lamps in the dark',
      '어둠 속에서 등을 시험하는 사람들',
    ),
    excerpt: text(
      'Bảy ngày sống với một ngọn đèn trước khi nó được bán.',
      'Seven days of living with a lamp before it is sold.',
      '팔기 전에 등 하나와 이레를 삽니다.',
    ),
    body: [
      text(
        'Căn phòng không cửa sổ rộng mười hai mét vuông, có giường, bàn ăn và một chiếc nôi trống. Mỗi mẫu đèn mới phải ở đây một tuần.',
        'The room has no window: twelve square metres with a bed, a table and an empty cot. Each new lamp spends a week here.',
        '창 없는 12m² 방에 침대와 식탁, 빈 아기 침대가 있습니다. 새 등은 모두 여기서 일주일을 지냅니다.',
      ),
      text(
        'Thứ Hai để đọc sách: nếu bóng tay đổ lên trang giấy, chao phải nghiêng lại. Thứ Ba để ăn: cá kho phải ra màu cá kho. Thứ Năm để ru: bật lên mà không ai giật mình.',
        'Monday is for reading: if the hand throws a shadow on the page, the shade is tilted. Tuesday is for eating: braised fish must look like braised fish. Thursday is for lullabies: it must come on and startle nobody.',
        '월요일은 독서입니다. 손 그림자가 지면 갓을 다시 기울입니다. 화요일은 식사, 생선조림이 제 색이어야 합니다. 목요일은 자장가, 켜도 아무도 놀라지 않아야 합니다.',
      ),
      text(
        'Có mẫu rất đẹp bị loại vì kêu ù ở mức sáng thấp. Có mẫu được giữ nhờ một chi tiết không ai thấy: sợi dây bọc vải không xoắn lại khi kéo ghế qua.',
        'One handsome model was dropped because it hummed when dimmed. Another was kept for something nobody sees: its cloth cord does not curl when a chair rolls over it.',
        '아름다웠지만 약하게 켜면 웅웅거려 탈락한 등도 있고, 의자가 지나가도 전선이 꼬이지 않는다는 보이지 않는 이유로 살아남은 등도 있습니다.',
      ),
      text(
        'Chúng tôi hỏi thế nào là một ngọn đèn tốt. Câu trả lời: là khi tắt nó đi, bạn mới nhận ra mình đã ngồi đó rất lâu.',
        'We asked what makes a good lamp. When you switch it off, they said, you notice how long you have been sitting there.',
        '좋은 등이란 무엇인지 물었습니다. 끄고 나서야 오래 앉아 있었다는 걸 알게 되는 등이라고 했습니다.',
      ),
    ],
  },
  {
    id: 29,
    slug: 'xem-that-truoc-khi-mua',
    type: 'news',
    coverTags: ['living', 'modern', 'day'],
    daysAgo: 8,
    title: text(
      'Từ tháng này: hẹn xem đồ tận xưởng',
      'New this month: visit the workshops',
      '이번 달부터 공방에서 직접 보세요',
    ),
    excerpt: text(
      'Mười hai xưởng mở cửa theo lịch hẹn, từ thứ Hai đến thứ Sáu.',
      'Twelve workshops open by appointment, Monday to Friday.',
      '공방 열두 곳이 월요일부터 금요일까지 예약제로 문을 엽니다.',
    ),
    body: [
      text(
        'Ảnh đẹp đến đâu cũng không thay được việc ngồi thử. Từ tháng này, bạn có thể hẹn đến xưởng để chạm vào gỗ, vải và ngồi lên chính mẫu sẽ được giao.',
        'No photograph replaces sitting down. From this month you can visit a workshop, touch its wood and cloth and try the very model that will be delivered.',
        '아무리 좋은 사진도 직접 앉아 보는 것만 못합니다. 이번 달부터 공방을 방문해 나무와 천을 만지고 배송될 모델에 앉아 보실 수 있습니다.',
      ),
      text(
        'Cách hẹn: mở trang sản phẩm, gửi câu hỏi cho người bán với ngày giờ bạn muốn. Xưởng trả lời trong một ngày làm việc và giữ món đó cho bạn.',
        'To book, open the product’s page and send the seller a question with your day and hour. The workshop answers within one business day and keeps the piece aside.',
        '상품 페이지에서 판매자에게 원하는 날짜와 시간을 문의로 보내 주세요. 영업일 하루 안에 답하고 제품을 준비해 둡니다.',
      ),
      text(
        'Nên mang theo số đo phòng, ảnh sàn và tường, và nếu được, một mẩu vải rèm đang dùng. Ánh sáng ở xưởng là ánh sáng ban ngày 5.000 K, gần với phòng có cửa sổ.',
        'Bring room measurements, photos of floor and wall, and if you can, a snip of your curtain. The light there is 5,000 K daylight, close to a room with a window.',
        '방 치수와 바닥, 벽 사진, 가능하면 쓰고 있는 커튼 조각을 가져오세요. 공방 조명은 창 있는 방에 가까운 5,000K 주광입니다.',
      ),
      text(
        'Trẻ em được chào đón, trừ khu máy. Có chỗ gửi xe, nước trà, và một chiếc ghế dài cho người đi cùng đã mỏi chân.',
        'Children are welcome, except near the machines. There is parking, tea, and a bench for tired companions.',
        '기계실을 빼면 아이들도 환영합니다. 주차장과 차, 함께 온 분이 쉴 벤치도 있습니다.',
      ),
    ],
  },
  {
    id: 30,
    slug: 'hien-noi-ba-thu-tieng',
    type: 'news',
    coverTags: ['living-kitchen', 'japandi', 'evening'],
    daysAgo: 21,
    title: text(
      'Hiên nói ba thứ tiếng',
      'Hiên speaks three languages',
      '히엔은 세 언어로 말합니다',
    ),
    excerpt: text(
      'Tiếng Việt, tiếng Anh, tiếng Hàn: cùng một món đồ, cùng một lời hứa.',
      'Vietnamese, English, Korean: one piece, one promise.',
      '베트남어, 영어, 한국어. 같은 물건, 같은 약속.',
    ),
    body: [
      text(
        'Từ hôm nay, mọi trang sản phẩm, bài viết và thư xác nhận đều có đủ ba thứ tiếng. Bạn đổi ngôn ngữ ở góc trên mà không mất chỗ đang xem.',
        'From today every product, article and confirmation comes in three languages. Switch at the top of the page without losing your place.',
        '오늘부터 모든 상품과 글, 확인 메일을 세 언어로 제공합니다. 보던 자리를 잃지 않고 위쪽에서 언어를 바꾸세요.',
      ),
      text(
        'Chúng tôi không dịch máy. Tên gỗ, kiểu đan, cách chăm được viết lại bởi người dùng ngôn ngữ đó hằng ngày, vì “gỗ sồi lau dầu” phải nghe đúng như thứ bạn sẽ chạm vào.',
        'We do not machine-translate. Woods, weaves and care are written by people who live in the language, because “oiled oak” must sound like what you will touch.',
        '기계 번역이 아닙니다. 나무와 엮음, 관리법은 그 언어로 사는 사람이 다시 씁니다. ‘오일 마감 오크’라는 말이 손끝의 느낌과 같아야 하니까요.',
      ),
      text(
        'Câu hỏi gửi bằng tiếng nào, người bán trả lời bằng tiếng đó trong giờ làm việc. Đánh giá của người mua giữ nguyên ngôn ngữ gốc, để bạn nghe đúng giọng họ.',
        'Ask in any of the three and the seller answers in the same during office hours. Reviews stay in their own language, so you hear the buyer’s voice.',
        '어느 언어로 물으시든 영업시간 안에 같은 언어로 답해 드립니다. 구매 후기는 쓴 사람의 목소리 그대로 두었습니다.',
      ),
      text(
        'Nếu thấy câu nào chưa tự nhiên, hãy nhắn cho chúng tôi. Một chữ đúng cũng là một phần của ngôi nhà.',
        'If a sentence sounds wrong, tell us. The right word is part of a home too.',
        '어색한 문장이 있으면 알려 주세요. 알맞은 말 한마디도 집의 일부입니다.',
      ),
    ],
  },
];
