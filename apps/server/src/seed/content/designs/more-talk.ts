import type { Thread } from '../shares/talk.ts';
import type { DesignAsked } from './talk.ts';

/** Asked about the designs behind the first six, as `designAsked`. */
export const moreAsked: readonly DesignAsked[] = [
  {
    design: 7,
    by: 27,
    days: 13,
    question: 'Phản gỗ gian giữa có tháo rời được không? Giỗ chạp nhà tôi phải kê thêm bốn mâm.',
    answer: 'Phản chia ba tấm, mỗi tấm hai người khiêng. Bản vẽ số 6 ghi chỗ dựng tấm tháo ra.',
  },
  {
    design: 8,
    by: 20,
    days: 8,
    question: 'Trần nhà tôi chỉ 2,65 m thì phào 2,5 cm có bị nặng mắt không?',
    answer:
      'Không, vì phào cùng màu tường nên không cắt trần. Dưới 2,6 m thì bạn bỏ phào trần, giữ phào chân.',
  },
  {
    design: 9,
    by: 30,
    days: 19,
    question: '다다미 대신 온돌 마루로 바꿔도 낮은 탁자 높이가 맞을까요?',
    answer: '탁자 높이는 32cm라 방석만 두께 6cm 이상으로 쓰시면 그대로 맞습니다.',
  },
  {
    design: 10,
    by: 25,
    days: 4,
    question: 'Bốn đèn thấp dùng chung một công tắc hay mỗi đèn một cái? Vợ tôi hay đọc khuya.',
    answer: 'Hai cụm: cụm sofa và cụm lối đi. Đèn đọc có dây kéo riêng, sơ đồ điện trang 2.',
  },
  {
    design: 11,
    by: 31,
    days: 6,
    question: 'Giường ẩn hạ xuống thì còn cách bàn ăn gập bao nhiêu?',
    answer: 'Còn 62 cm khi bàn gập, 15 cm khi bàn mở; hai thứ không dùng cùng lúc.',
    further: {
      question: 'Vậy khách ở lại ăn tối thì phải gập giường trước, đúng không ạ?',
      answer: 'Đúng vậy, gập mất chừng nửa phút, chăn gối có dây giữ bên trong.',
    },
  },
  {
    design: 12,
    by: 26,
    days: 24,
    question:
      'Is the travertine on the garden side honed or left open-pored? We get monsoon spray.',
    answer:
      'Filled and honed outside, open only indoors. The estimate has the filler as a line of its own.',
  },
  {
    design: 13,
    by: 17,
    days: 9,
    question: 'Tường đối diện gối để trống, nhưng ổ điện quạt đứng thì đặt đâu?',
    answer: 'Ổ nằm dưới gầm tủ đầu giường bên trái, cao 20 cm, dây đi khuất.',
  },
  {
    design: 14,
    by: 23,
    days: 15,
    question: 'Con tôi cao 1m52 rồi, bàn này nâng được tới mức nào?',
    answer: 'Chân bàn có năm nấc, từ 58 đến 74 cm. Đủ dùng đến lớp mười hai.',
  },
  {
    design: 15,
    by: 29,
    days: 3,
    question: 'Rèm hai lớp cản sáng kéo tay hay mô tơ? Cửa sổ nhà tôi rộng 4,2 m.',
    answer: null,
  },
  {
    design: 16,
    by: 15,
    days: 11,
    question: 'Không có tủ trên thì máy hút mùi treo vào đâu?',
    answer: 'Hút mùi âm trong kệ mở thứ nhất, ống đi sau thanh kệ. Chi tiết K-04 trong bản vẽ.',
  },
  {
    design: 17,
    by: 18,
    days: 2,
    question: 'Cửa lùa kính chia bếp cần trần treo bao nhiêu ký? Trần nhà tôi thạch cao.',
    answer: null,
  },
  {
    design: 18,
    by: 14,
    days: 17,
    question: 'Giá phơi bát bằng tre có bị mốc không, nhà tôi hướng bắc ít nắng?',
    answer: 'Bản vẽ chừa khe 4 cm sau giá cho gió, và có mã giá inox cùng cỡ để thay nếu nhà ẩm.',
  },
  {
    design: 19,
    by: 11,
    days: 10,
    question: 'Tấm kính chia đôi dày mấy ly? Nhà có trẻ con hay chạy.',
    answer: 'Kính cường lực 10 ly, dán phim an toàn, mép dưới cách sàn 2 cm để thoát nước.',
  },
  {
    design: 20,
    by: 12,
    days: 5,
    question: 'Bồn đá nặng bao nhiêu khi đầy nước? Nhà tôi ở tầng ba.',
    answer:
      'Khoảng 620 kg với một người. Sàn dày dưới 12 cm thì nên dùng mã bồn composite ở phụ lục.',
  },
  {
    design: 21,
    by: 22,
    days: 21,
    question: '붙박이장 문 안쪽에 거울을 달 수 있는 구조인가요?',
    answer: '네, 경첩이 30kg까지 견디는 모델로 잡혀 있어 5mm 거울을 달 수 있습니다.',
  },
  {
    design: 22,
    by: 9,
    days: 7,
    question: 'Kệ thấp làm ranh giới cao bao nhiêu để ngồi sofa vẫn không thấy chậu rửa?',
    answer: 'Cao 92 cm, mặt kệ sâu 30. Ngồi sofa mắt ở 110 nên thấy đầu vòi, không thấy bát.',
  },
  {
    design: 23,
    by: 13,
    days: 18,
    question: 'Giường gập có đệm dày 20 cm được không, hay phải mua đệm mỏng?',
    answer: 'Tối đa 18 cm. Danh mục có hai mã đệm vừa khung.',
  },
  {
    design: 24,
    by: 28,
    days: 12,
    question: 'Sàn cao su có mùi không? Phòng tập nhà tôi kín, chỉ có một cửa.',
    answer:
      'Chọn tấm lưu hóa đã ủ, mùi hết sau khoảng hai tuần. Bản vẽ có thêm một quạt hút 180 m³/giờ.',
  },
  {
    design: 25,
    by: 6,
    days: 6,
    question: 'Trần hạ trên giường còn bao nhiêu để gắn điều hòa âm?',
    answer: null,
  },
  {
    design: 26,
    by: 19,
    days: 14,
    question: 'The light under the wall units turns on by itself: motion or clock? I have a cat.',
    answer: 'Motion at hip height and only after dusk, so a cat does not trigger it.',
  },
  {
    design: 27,
    by: 24,
    days: 22,
    question: 'Phòng kho mát có cần máy lạnh riêng không, hay hút gió từ bếp là đủ cho bơ và kem?',
    answer:
      'Cần một máy 9.000 BTU riêng, đường ống đã vẽ. Không có máy thì chỉ giữ được bột và đồ khô.',
  },
  {
    design: 28,
    by: 10,
    days: 26,
    question: 'The water court splits the wings: how is it kept from breeding mosquitoes?',
    answer:
      'It moves: a pump of 40 W turns it over every two hours, and the sheet 14 shows where fish can live.',
  },
  {
    design: 29,
    by: 3,
    days: 5,
    question: 'Cửa trượt không gờ thì nước phòng tắm ông bà có tràn ra không?',
    answer: 'Sàn tắm dốc 1,5 % về rãnh dài sát vách, cửa cách chỗ xối 1,4 m nên không tràn.',
  },
  {
    design: 30,
    by: 8,
    days: 16,
    question: 'Hồng phấn trong ảnh là mã sơn nào ạ? Trên màn hình mỗi máy một kiểu.',
    answer:
      'Mã ghi ở trang 1 danh mục vật liệu, kèm mã gần nhất của ba hãng khác. Bạn nên sơn thử nửa mét vuông.',
  },
  {
    design: 31,
    by: 5,
    days: 3,
    question: 'Cửa chớp gỗ ở chung cư có bị ban quản lý cấm thay mặt ngoài không?',
    answer:
      'Cửa chớp nằm phía trong kính, mặt ngoài giữ nguyên, nên các tòa chúng tôi làm đều được duyệt.',
  },
  {
    design: 32,
    by: 16,
    days: 20,
    question: '경사 천장의 가장 낮은 곳은 높이가 얼마나 되나요? 키가 큰 편입니다.',
    answer: '침대 머리 쪽이 1.4m, 통로는 2.1m입니다. 도면 단면 A-A에 표시되어 있습니다.',
  },
  {
    design: 33,
    by: 1,
    days: 8,
    question: 'Làm cho sáu phòng trọ thì có phải mua sáu bộ không?',
    answer: 'Giấy phép tính theo công trình: sáu phòng trong một nhà là một bộ.',
  },
  {
    design: 34,
    by: 21,
    days: 4,
    question: 'Khung thép treo quần áo bắt vào tường gạch ống được không?',
    answer: 'Được với tắc kê hóa chất, bốn điểm. Bản vẽ ghi tải 45 kg cho mỗi mét.',
  },
  {
    design: 35,
    by: 0,
    days: 11,
    question: 'Mẹ tôi dùng khung tập đi rộng 58 cm, lối bên giường có đủ không?',
    answer: 'Lối 85 cm bên trái và 70 cm bên phải, khung đi được cả hai bên.',
  },
  {
    design: 36,
    by: 4,
    days: 9,
    question:
      'Does the black stone show water marks? We cook every day, this is not a show kitchen.',
    answer:
      'Less than polished stone would: it is leathered. Oil shows for a minute, water hardly.',
  },
  {
    design: 37,
    by: 27,
    days: 23,
    question: 'Ống khói đi xuyên mái tôn thì chống dột thế nào?',
    answer: 'Có cổ ống hai lớp và máng vòng, chi tiết B-09. Thợ tôn nào cũng gò được.',
  },
  {
    design: 38,
    by: 31,
    days: 2,
    question: 'Tường gạch trần quét dầu có bám mỡ không, lau bằng gì?',
    answer: null,
  },
  {
    design: 39,
    by: 17,
    days: 13,
    question: 'Bậc kéo ra trước lavabo chịu được người lớn đứng không?',
    answer: 'Chịu 120 kg, mặt nhám. Rút vào thì phẳng với chân tủ nên không vấp.',
  },
  {
    design: 40,
    by: 2,
    days: 15,
    question: '가운데 올라오는 찻상은 전동인가요, 손으로 들어 올리나요?',
    answer: '가스 스프링 방식이라 한 손으로 올라옵니다. 전기는 필요 없습니다.',
  },
];

/** Said below the designs that the first ones leave out, as `designTalk`. */
export const moreTalk: readonly (readonly [design: number, threads: readonly Thread[]])[] = [
  [
    6,
    [
      [
        [
          25,
          'Lò sưởi đẹp nhưng ở Bảo Lộc mình đốt đúng ba tuần một năm. Bù lại cả nhà ngồi quanh đó quanh năm.',
        ],
      ],
    ],
  ],
  [8, [[[3, 'Bỏ đường cong ở sofa đi thì hết cả bài. Đừng tiết kiệm chỗ đó.']]]],
  [9, [[[22, '혼자 사는 사람에게 소파를 없앤 게 이렇게 편할 줄 몰랐어요.']]]],
  [
    10,
    [
      [
        [18, 'Không đèn trần thì lau nhà buổi tối hơi cực, mình gắn thêm một đèn âm ở lối đi.'],
        [-1, 'Hợp lý, miễn là bóng ấm và có chỉnh sáng. Bọn mình đã ghi chú thêm vào bản vẽ điện.'],
      ],
    ],
  ],
  [11, [[[29, 'Hai vali 28 inch vừa khít ngăn dưới. Tôi đã đo trước khi tin.']]]],
  [
    12,
    [
      [
        [
          10,
          'Curved sofa, straight wall: leave twenty centimetres behind it or you will never clean there.',
        ],
      ],
    ],
  ],
  [13, [[[0, 'Ngủ được tuần thứ hai thì hiểu vì sao bức tường kia phải trống.']]]],
  [14, [[[28, 'Con gái mười một tuổi nhà mình đã ghim kín hai mét bảng, giờ đòi thêm một mét.']]]],
  [
    15,
    [
      [
        [
          12,
          'Đầu giường nhung ở Nha Trang: nhớ chọn vải chống ẩm, nhà mình phải thay sau một mùa.',
        ],
        [-1, 'Danh mục có mã nhung polyester cho vùng biển ở dòng thứ hai, giá tương đương ạ.'],
      ],
    ],
  ],
  [16, [[[20, 'Kệ mở chỉ đẹp khi bát đĩa đồng bộ. Nhà mình phải giấu bớt cốc quà tặng.']]]],
  [17, [[[7, '유리 미닫이 하나로 생선 굽는 냄새가 거실까지 안 옵니다.']]]],
  [18, [[[14, 'Tám mét vuông mà chậu rửa nhìn ra ban công là xa xỉ rồi.']]]],
  [
    19,
    [
      [
        [1, 'Bên khô lót gỗ là gỗ gì vậy mọi người, có phồng không?'],
        [31, 'Nhà mình dùng gỗ nhựa, một năm rồi chưa thấy gì.'],
      ],
    ],
  ],
  [20, [[[21, 'Sưởi khăn bằng đồng xỉn màu sau bốn tháng, mình lại thích hơn lúc mới.']]]],
  [21, [[[16, '창가 의자에서 책 읽다가 아침마다 잠드는 게 유일한 문제입니다.']]]],
  [22, [[[5, 'Sofa quay lưng vào bếp nghe lạ, nhưng người nấu vẫn nói chuyện được với cả nhà.']]]],
  [
    23,
    [
      [
        [
          19,
          'We counted: nine uses so far. The fold-down bed is the one that gets shown to everyone.',
        ],
      ],
    ],
  ],
  [24, [[[13, 'Gương 2,1 m phải chia hai tấm mới vào được thang máy, nhớ hỏi trước.']]]],
  [25, [[[24, 'Dãy tủ liền tường nuốt hết đồ của hai vợ chồng, kể cả cây đàn.']]]],
  [26, [[[11, 'Về nhà lúc mười giờ đêm mà đèn tự sáng dưới tủ bếp, đỡ tủi.']]]],
  [27, [[[6, 'Đang bán bánh tại nhà, khu mặt inox 3 m là đủ cho hai người cán bột.']]]],
  [
    28,
    [
      [
        [
          26,
          'Three generations and nobody has to cross the guests. That is the whole plan, and it works.',
        ],
      ],
    ],
  ],
  [29, [[[23, 'Tay vịn âm tường nhìn không ra, bà ngoại nhà mình lại hay vịn nhất.']]]],
  [30, [[[9, 'Vợ chọn vì màu, chồng chọn vì giường giữa hai cửa sổ. Chưa cãi nhau.']]]],
  [
    31,
    [
      [
        [15, 'Gạch bông lát xong phải đánh dầu ba lần, đừng bỏ lần thứ ba.'],
        [-1, 'Đúng rồi ạ, và chờ khô hẳn một ngày giữa mỗi lần.'],
      ],
    ],
  ],
  [32, [[[30, '다락 창 아래 누우면 빗소리가 아주 가깝게 들립니다.']]]],
  [33, [[[27, 'Cho thuê bốn phòng kiểu này, một năm chỉ sửa đúng một bản lề.']]]],
  [
    34,
    [[[4, 'The reading lamp on the beam is brilliant until you are the one changing the bulb.']]],
  ],
  [35, [[[8, 'Giường cao 55 cm: mẹ mình đứng dậy một mình được, không phải gọi nữa.']]]],
  [36, [[[2, '검은 돌 주방은 어두울까 걱정했는데 조명 덕분에 오히려 차분합니다.']]]],
  [37, [[[17, 'Chậu đá rửa vừa nồi bánh chưng thật, nhưng phải gia cố chân tủ.']]]],
  [38, [[[22, '네 자리 카운터에서 매일 저녁을 먹게 되네요. 식탁은 치웠어요.']]]],
  [39, [[[29, 'Tủ thuốc có khóa là chi tiết nhỏ mà hai đứa nhỏ nhà mình thử mở suốt tuần đầu.']]]],
  [
    40,
    [
      [
        [
          25,
          'Sáng ngồi thiền, tối trải nệm cho em trai ở quê ra. Mười mét vuông mà không thấy chật.',
        ],
      ],
    ],
  ],
];
