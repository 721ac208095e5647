/** Somebody's words, in the language they speak: the index of a sharer, then what they say. */
export type Said = readonly [author: number, words: string];
/** A comment and what was answered, in the order of the talk. */
export type Thread = readonly [Said, ...Said[]];

/** What is said below each shared home, oldest first; homes by their place among `shares`. */
export const talk: readonly (readonly Thread[])[] = [
  [
    [
      [3, 'Dời bếp ra sát ban công thì ống hút mùi bạn đi đường nào? Nhà mình vướng đúng chỗ đó.'],
      [0, 'Mình đi âm trần thạch cao ra hông ban công, dài khoảng 3 m. Nhớ chừa cửa thăm.'],
      [3, 'Cảm ơn bạn, để mình hỏi lại thợ.'],
    ],
    [
      [
        4,
        'That first photo made me stop scrolling. Is the bench under the window oak or rubberwood?',
      ],
    ],
    [[7, '아침에 빛이 이렇게 들어오는 주방이 부럽습니다.']],
  ],
  [
    [
      [6, 'Bỏ ti vi rồi hai đứa nhỏ có phản đối không bạn?'],
      [1, 'Phản đối đúng một tuần, giờ bận treo tranh.'],
    ],
    [[9, 'Sofa dài vậy khách ngủ lại cũng được luôn.']],
  ],
  [
    [
      [0, 'Đèn thấp vậy đọc sách ban đêm có đủ sáng không bạn?'],
      [2, 'Đủ ạ, mình để thêm một đèn kẹp ở đầu giường.'],
    ],
    [
      [7, '온돌 대신 두꺼운 러그를 쓰신 점이 인상적입니다.'],
      [2, '겨울에도 하노이보다 따뜻해서 충분합니다.'],
    ],
  ],
  [
    [
      [5, 'Nhìn bếp củi là nhớ bà ngoại. Khói có bay vào gian trong không bạn?'],
      [3, 'Cửa giữa mình đóng khi đun củi nên không sao.'],
    ],
    [
      [8, 'Mẹ bạn có chịu dùng bếp mới không?'],
      [3, 'Nấu bếp mới, nhưng kho cá vẫn ra bếp củi.'],
    ],
  ],
  [
    [
      [10, 'Renting too, same contract. How do you keep the tall shelf from tipping?'],
      [4, 'A tension pole between shelf and ceiling, with felt on both ends.'],
    ],
    [[1, 'Ý tưởng hay, mình đang ở trọ mà cũng không được khoan.']],
  ],
  [
    [
      [11, 'Cái thứ ba rẻ nhất là quạt hút phải không bạn?'],
      [5, 'Đúng rồi, 380 nghìn, chạy thêm 15 phút sau khi tắm.'],
    ],
  ],
  [
    [[2, '판자 바닥 아래 배수는 어떻게 하셨습니까?']],
    [
      [8, 'Rồi có giữ được lời hứa không phơi đồ không?'],
      [6, 'Ngày mưa thì thất hứa một chút.'],
    ],
  ],
  [
    [
      [10, 'Does the wall by the piano bother the neighbours?'],
      [7, 'Cork panels and an agreement: nothing after nine.'],
    ],
    [[0, '32 m² mà vẫn thấy thoáng, nể thật.']],
  ],
  [
    [
      [11, 'Năm nguồn sáng bạn chia mấy công tắc?'],
      [8, 'Ba công tắc, hai cái ở đầu giường.'],
    ],
  ],
  [
    [[4, 'We did the same and the room ended up as everyone’s nap place.']],
    [[3, 'Chiếu bạn mua cỡ nào để không bị gấp mép?']],
  ],
  [
    [
      [6, 'Mặt inox có trầy không bạn?'],
      [10, 'Yes, within a week. After a month you stop seeing single scratches.'],
    ],
    [[9, 'Giá treo chịu được bao nhiêu ký vậy?']],
  ],
  [
    [
      [1, 'Trần 2,6 m mà làm phào được vậy là khéo. Sofa cong có khó kê không?'],
      [11, 'Hơi tốn chỗ phía sau lưng, mình để chậu cây vào đó.'],
    ],
  ],
  [
    [[2, '소나무 언덕이 보이는 낮은 창이 정말 좋습니다.']],
    [
      [5, 'Gỗ nhà kho cũ bạn xử lý mối thế nào?'],
      [0, 'Sấy rồi quét thuốc hai lượt, phơi thêm ba tuần.'],
    ],
  ],
  [
    [
      [8, 'Thảm dày vậy mùa nồm giữ sao bạn?'],
      [3, 'Cuộn lại gửi tiệm giặt đúng hai tháng nồm.'],
    ],
  ],
  [
    [
      [9, 'Sàn cao su mua loại mấy ly vậy bạn?'],
      [4, '10 mm under the rack, 6 mm elsewhere.'],
    ],
    [[7, '거울을 재활용하신 아이디어가 좋습니다.']],
  ],
  [[[0, 'Đảo bếp nhà mình cũng vậy, mua sofa xong không ai ngồi.']]],
  [
    [
      [6, 'Bỏ bồn tắm có tiếc không bạn?'],
      [5, 'Năm năm dùng đúng hai lần nên không tiếc.'],
    ],
  ],
  [
    [
      [11, 'Cửa lùa có kín mùi không bạn?'],
      [1, 'Kín khoảng tám phần, thêm máy hút nữa là ổn.'],
    ],
    [[10, 'A sliding door saved our marriage as well.']],
  ],
  [
    [
      [3, 'Bạn cho mình xin mã màu lần ba với.'],
      [6, 'Mình pha theo mẫu nên không có mã, bạn mang ảnh ra tiệm là họ dò được.'],
    ],
  ],
  [
    [[4, 'Where you put the desk beats which desk. Took me three years as well.']],
    [[9, 'Ngồi quay lưng ra cửa có bị chói màn hình không bạn?']],
  ],
  [
    [
      [8, 'Băng ghế ba đóng đẹp hơn ngoài tiệm.'],
      [9, 'Ba mình đọc được chắc cười cả ngày.'],
    ],
    [[0, 'Cho mình hỏi cây leo bên trái là cây gì vậy?']],
  ],
  [
    [
      [5, 'Không tay nắm thì tủ có bị bám dấu tay không?'],
      [10, 'A little. Matt paint that can be wiped helps.'],
    ],
  ],
  [
    [
      [6, 'Mưa thì sao bạn?'],
      [11, 'Có mái kính kéo, mở đóng bằng tay quay.'],
    ],
    [[2, '하늘을 보며 씻는 욕실이라니 멋집니다.']],
  ],
  [
    [
      [1, 'Đạp xe trong nhà thì sàn gỗ chịu nổi không bạn?'],
      [2, 'Xe bánh cao su nên không sao ạ, chỉ có tường là trầy.'],
    ],
    [[4, 'Love that it is elegant and still lived in.']],
  ],
  [
    [
      [8, 'Gỡ trần xong có lộ dầm xấu không bạn?'],
      [5, 'Lộ hai dầm, mình sơn trắng luôn, nhìn quen mắt sau một tuần.'],
    ],
    [[11, '46 triệu sàn gỗ là loại cốt gì vậy, nhà mình đang phân vân cốt xanh.']],
    [[4, 'The painter gave you a tree? I need your painter.']],
  ],
  [
    [
      [0, 'Ngủ bốn năm đêm liền trên đó có đau lưng không?'],
      [6, 'Em mình bảo hơn giường ký túc, nệm 18 phân.'],
    ],
    [[2, '종이등 높이까지 알려 주셔서 도움이 됐어요.']],
  ],
  [
    [[3, 'Lau bằng gì vậy bạn, mẹ mình đang định lát gạch y vậy.']],
    [
      [0, 'Mùa mưa ngoài đó gạch có đổ mồ hôi không?'],
      [9, 'Gạch nung hút nên không đọng, chỉ sậm màu lại thôi.'],
    ],
  ],
  [
    [
      [7, '구조 검토는 어디에 맡기셨어요?'],
      [2, '시공사가 아니라 독립 사무소에 맡겼습니다. 관리소가 그걸 원하더라고요.'],
    ],
    [[1, 'Nhà mình bị từ chối đúng một lần rồi bỏ cuộc, tiếc ghê.']],
  ],
  [
    [[9, 'Chưa về là đúng rồi, tháng bảy còn mưa mà.']],
    [
      [11, 'Does the wool get damp over the years?'],
      [10, 'It is sealed in foil. Ask me again in five.'],
    ],
  ],
  [
    [
      [4, 'Which rubber did you use? Mine smelt for a month.'],
      [1, 'Loại ép nóng, phơi ngoài ban công mười ngày trước khi lát.'],
    ],
    [[6, 'Mang bánh xuống trước khi khoan, học được chiêu này.']],
  ],
  [
    [[5, 'Trả công bằng trái cây thì mình có xoài Hòa Lộc, nhận ghế không anh?']],
    [
      [10, 'Two languages on screw boxes is the most useful idea here.'],
      [4, 'The children corrected my spelling in both.'],
    ],
  ],
  [
    [
      [3, 'Bàn may gập chịu được máy bao nhiêu ký vậy bạn?'],
      [11, 'Máy mình 7 ký rưỡi, bản lề loại 40 ký, hai chân chống.'],
    ],
    [[0, 'Bà ngoại nào cũng có cái gối trấu.']],
    [[7, '왕겨 베개 이야기에 할머니 생각이 났습니다.']],
  ],
  [
    [
      [18, 'Vữa vôi bác trộn với cát gì, cát vàng hay cát đen?'],
      [14, 'Cát vàng sàng kỹ, một vôi ba cát, ủ một tuần mới trát.'],
    ],
    [[28, 'Bốn tháng để gạch trơ mà vợ không kêu thì tài thật.']],
  ],
  [
    [
      [23, 'Phim dán rồi gọi điện thoại trong nhà có yếu sóng không anh?'],
      [26, 'The metal kind does that. Mine is ceramic, and my mother-in-law still gets through.'],
    ],
    [[19, 'Thirty-five degrees is still a warm chair. Lucky cat, if you have one.']],
  ],
  [
    [[2, '어두운 거실이 오히려 넓어 보여요. 스위치 셋은 어디에 두셨나요?']],
    [
      [0, 'Ngày mưa ngồi đó có buồn không bạn?'],
      [13, 'Mưa thì càng đã, có tối thêm đâu mà buồn.'],
    ],
    [[20, 'Bà nội nói giống hội quán, mình cười muốn xỉu.']],
  ],
  [
    [
      [9, 'Nâng bốn chục phân thì thềm có bị dốc không, ba mình đi gậy.'],
      [20, 'Tụi em chia ba bậc mười ba phân, thêm tay vịn một bên.'],
    ],
    [[3, 'Phân nửa là cát, đúng luôn, không ai tin.']],
  ],
  [
    [
      [6, 'Lỗ 35 ly có sợ gián chui vô không bạn?'],
      [22, '안쪽에 스테인리스 망을 붙였어요. 아직 한 마리도 못 봤습니다.'],
    ],
    [[30, '하노이도 똑같아요. 저도 내일 매트리스를 뒤집어 봐야겠네요.']],
  ],
  [
    [[29, 'Xin mẫu tin nhắn gửi chủ nhà với bạn ơi.']],
    [
      [11, 'Máy hút ẩm loại mấy lít vậy bạn?'],
      [17, 'Loại 16 lít một ngày, phòng 15 mét vuông là dư.'],
    ],
  ],
  [
    [
      [17, 'Vách 12 phân vậy còn nghe tivi không chị?'],
      [24, 'Tivi thì hết, cửa đóng mạnh vẫn nghe nhẹ.'],
    ],
    [[27, 'Chữ hỷ trong cánh tủ dễ thương quá.']],
  ],
  [
    [[1, 'Mình cũng ca đêm. Rèm quặt vào tường hai bên là chi tiết đáng tiền nhất.']],
    [
      [4, 'Does the twelve-centimetre gap fog up?'],
      [15, 'Có mấy bữa mưa, anh để gói hút ẩm dưới chân là hết.'],
    ],
  ],
  [
    [
      [27, 'Ổ cắm dưới mặt bàn có sợ nước canh không anh?'],
      [21, 'Ổ quay xuống, có nắp, cách mép mười phân. Canh đổ hai lần rồi, ổn.'],
    ],
    [[31, 'Vết com-pa thì giữ là đúng.']],
  ],
  [
    [
      [8, 'Em sắp đặt đá trắng, đọc xong đổi sang thạch anh.'],
      [23, 'Thạch anh thì sợ nồi nóng nha em, cái gì cũng có cái giá.'],
    ],
    [[26, 'We have turmeric. You have my sympathy and my admiration.']],
  ],
  [
    [[12, 'Chúc chú điểm tám trước Tết.']],
    [
      [14, 'Bác cho hỏi xe lăn vào gầm bàn thì chân bàn cách nhau bao nhiêu?'],
      [18, 'Lọt lòng 1,56 m, bác ạ. Xe nhà tôi rộng 62.'],
    ],
    [[16, '아내분의 지휘가 눈에 선합니다. 갓국 8점을 응원합니다.']],
  ],
  [
    [
      [20, 'Sổ nợ để trên kệ đẹp thiệt đó.'],
      [3, 'Nợ toàn tiền rau, chưa ai trả.'],
    ],
  ],
  [
    [
      [22, '하노이에서 150mm 함석관은 어디서 맞추셨어요?'],
      [30, '집 근처 에어컨 덕트 집이요. 길이만 재서 갔더니 다음 날 해 주셨습니다.'],
    ],
    [[10, 'Three stools for three is a policy I shall copy.']],
  ],
  [
    [[21, 'Ba bên ký mà không ai nhân, chuyện này công trình nào cũng có.']],
    [
      [5, 'Bình 100 lít anh treo hay đặt sàn?'],
      [16, '바닥에 받침을 짜서 올렸습니다. 벽은 못 믿겠더라고요.'],
    ],
  ],
  [
    [
      [0, 'Chất phủ loại gốc nước hay gốc dung môi vậy bạn?'],
      [31, 'Gốc nước, silane, mùi nhẹ. Bôi xong nhìn như chưa bôi.'],
    ],
    [[9, 'Mười ngày chờ khô là khúc khó nhất.']],
  ],
  [
    [
      [7, '쌍둥이가 서로 수건 적시는 일이 없어졌나요?'],
      [29, 'Chưa ạ, nhưng giờ hai đứa gấp khăn rất giỏi.'],
    ],
    [[27, 'Bậc kéo này con mình cần gấp, cô cho xin bản vẽ.']],
  ],
  [
    [[2, '전화를 책상에 두고 오는 게 핵심이네요.']],
    [
      [13, 'Ghế xù mèo cào hai lần rồi chán, bí quyết là gì?'],
      [7, '골판지 상자를 옆에 두었습니다. 훨씬 싸고 훨씬 좋아하더라고요.'],
    ],
  ],
  [
    [
      [12, 'Nhà nào cũng cho một nhánh, đọc mà rưng rưng.'],
      [9, 'Nhánh của cô Sáu ra ba lá rồi cô ơi.'],
    ],
    [[25, 'Vòng sắt ở chân cột, ông cụ tính xa thật.']],
  ],
  [
    [
      [17, 'Mạ ngủ giường ngày ba tháng có đau lưng không chị?'],
      [27, 'Mạ kêu nệm êm quá, bắt thay bằng nệm cứng mười phân.'],
    ],
    [[22, '아기가 베개를 가리킨다는 대목에서 엄마에게 전화했어요.']],
  ],
  [
    [[14, 'Tôi sáu mươi mốt, đọc xong đi đo phòng con trai.']],
    [
      [11, 'Rồi phim thì xem ở phòng ai hả cô?'],
      [12, 'Phòng cô. Ông ấy mang gối theo, tới mười giờ thì về.'],
    ],
    [[10, 'He knocks. What a last line.']],
  ],
  [
    [
      [4, 'How do you get a fridge up those stairs?'],
      [19, 'Two cousins, one rope, and a great deal of advice from below.'],
    ],
    [[9, 'Người Hội An nào đọc câu cuối cũng gật đầu.']],
  ],
  [
    [
      [10, 'CRI 95 at the table. At last somebody who checks colour before talking about it.'],
      [25, 'Nói sai màu là mất khách mà chị.'],
    ],
    [[15, 'Anh có bán lẻ không, em ở Dĩ An?']],
  ],
  [
    [
      [1, 'Nhà mình cũng có kệ đĩa của ba, chưa dám mở nghe.'],
      [17, 'Bạn mở một mặt thôi. Một mặt là đủ.'],
    ],
    [[28, 'Khánh Ly đĩa nào vậy bạn, Sơn Ca 7 phải không?']],
  ],
  [
    [
      [25, 'Ông thợ lò thảo quả lấy công bao nhiêu vậy anh?'],
      [28, 'Hai con gà và một bữa rượu. Tiền là tiền gạch với thợ phụ.'],
    ],
    [[19, 'Thank you for the line about alarms. Every host should read it.']],
  ],
  [
    [
      [24, 'Vải 320 nghìn là nhung thật hay nhung nỉ vậy chị?'],
      [11, 'Nhung poly thôi em, nhung cotton giá gấp ba mà bạc nhanh hơn.'],
    ],
  ],
  [
    [
      [3, 'Ba mình cũng đi vòng như vậy. Cảm ơn bạn, giờ mới hiểu.'],
      [0, 'Bạn thử tắt đèn trần rồi xem ông có đi thẳng không nha.'],
    ],
    [[18, 'Mặt ghế 43 là vừa. Nhà tôi cũng chỉnh theo số này.']],
  ],
  [
    [[17, 'Gối kê chân tốt hơn bạn trai cũ, mình xin câu này.']],
    [
      [5, 'Hẹn giờ bằng ổ cắm thông minh hả bạn?'],
      [6, 'Ổ cơ 65 nghìn thôi bạn, mất mạng vẫn sáng.'],
    ],
  ],
  [
    [
      [13, 'Con chó của nhà nào thì thắng?'],
      [5, 'Nhà thứ tư. Tụi mình nhận nuôi chung rồi.'],
    ],
    [[26, 'Fifteen minutes by the clock. My three brothers need to see this.']],
  ],
  [
    [
      [9, 'Lò nào còn giữ khuôn gạch bông vậy chị? Nhà em cũng vỡ mấy chục viên.'],
      [20, 'Lò ở Bình Dương nha em, gửi một viên lành cho họ dò khuôn, chờ ba tuần.'],
    ],
    [[10, 'Three askew tiles under the sofa: every house should have its secret.']],
  ],
  [
    [
      [21, 'Dán băng keo trước khi mua, sao năm nhất không ai chỉ em.'],
      [17, 'Không ai chỉ mình luôn, mua sai một cái giường rồi mới biết đó.'],
    ],
  ],
  [
    [
      [27, 'Máy giặt để ngoài ban công có sợ nắng không em?'],
      [29, 'Dạ tường đó nắng tới mười giờ thôi, em che thêm tấm bạt lúc mưa.'],
    ],
    [[16, '빨래 봉이 천장까지 올라가는 건 한국만 그런 줄 알았어요. 반갑습니다.']],
  ],
  [
    [[12, 'Tính bếp theo ngày giỗ. Mẹ mình mà đọc được chắc khóc.']],
    [
      [5, 'Tay nắm khoét thì có bám dầu trong khe không bạn?'],
      [14, 'Có chứ, nhưng một miếng giẻ là lau tới đáy, mình khoét rộng 3 phân.'],
    ],
  ],
  [
    [
      [26, 'How did you get the child to respect the line?'],
      [23, 'I let her paint it herself.'],
    ],
    [[6, 'Sáu phút! Nhà mình đang là sáu mươi phút và một trận khóc.']],
  ],
  [
    [
      [13, 'Mái kính hở 25 phân, bão vô thì sao anh?'],
      [28, 'Có tấm bạt cuốn sẵn, kéo mất hai phút. Năm ngoái dùng đúng ba lần.'],
    ],
    [[19, 'It is he who sits there most. It always is.']],
  ],
  [
    [[8, 'Kể cho ông nội nghe giá vàng, thương ghê.']],
    [
      [25, 'Khe hút trên trần bạn dùng quạt mấy mét khối một giờ?'],
      [18, 'Quạt phòng tắm có sẵn thôi, 120 khối, đi chung ống nên phải có van một chiều.'],
    ],
  ],
  [
    [
      [30, '상자로 사흘 시험하셨다니, 저도 오늘 저녁에 해 보겠습니다.'],
      [8, 'Nhớ thử cả lúc ngủ gật nha, mình cụng đầu một lần rồi mới hạ gối xuống.'],
    ],
  ],
  [
    [
      [24, 'Sơn xanh đó mã bao nhiêu vậy anh?'],
      [
        26,
        'A matt dark green, one step lighter than the sample I liked. Paint a square metre first.',
      ],
    ],
    [[15, 'Sáu giờ tắt đèn. Nghe dễ mà mình làm ba năm chưa được.']],
  ],
  [
    [
      [3, 'Kính không cửa, mùa đông Hải Phòng có lạnh không bạn?'],
      [31, 'Lạnh thiệt, nên mình gắn thêm đèn sưởi. Bù lại không phải lau ray kính.'],
    ],
  ],
  [
    [
      [2, '논라가 진짜라니 더 예쁘네요. 어머니 이야기도 듣고 싶어요.'],
      [11, 'Mẹ mình bảo đi chợ về kể, chị nhớ ghé Huế nha.'],
    ],
    [[28, 'Gương không soi thẳng cửa, chuẩn rồi em.']],
  ],
  [
    [
      [4, 'Which book was it that took you up there?'],
      [19, 'A thin one about rain. It seemed only fair.'],
    ],
    [[1, 'Bông khoáng 10 phân mà trần có bị nặng không chị, xà gỗ cũ chịu nổi chứ?']],
  ],
];
