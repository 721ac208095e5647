import type { ConstructionLines } from './lines.ts';

export const viLines: ConstructionLines = {
  aspects: {
    time: {
      happy: [
        'Hẹn bàn giao ngày nào đúng ngày đó, kể cả mấy tuần mưa.',
        'Xong sớm bốn hôm nên nhà mình kịp dọn về trước rằm.',
        'Mỗi thứ hai nhận một bảng tiến độ, không phải gọi hỏi lần nào.',
        'Đội điện nước và đội trần vào đúng thứ tự, không ngày nào thợ ngồi chờ.',
        'Chậm hai ngày vì chờ đá, nhưng báo trước cả tuần.',
        'Làm ban ngày, nghỉ trưa đúng giờ, hàng xóm không phàn nàn câu nào.',
      ],
      mixed: [
        'Trễ mười ngày so với hợp đồng, bù lại được miễn tiền vệ sinh.',
        'Phần thô nhanh, đến lúc hoàn thiện thì lê thê.',
        'Tủ bếp về muộn nên ăn cơm hộp thêm một tuần.',
      ],
      unhappy: [
        'Trễ hơn một tháng, lần nào gọi cũng bảo tuần sau.',
        'Thợ bỏ đi công trình khác giữa chừng, nhà mình để đó mười hai ngày.',
        'Hẹn ba lần nghiệm thu, cả ba lần chưa xong.',
      ],
    },
    price: {
      happy: [
        'Báo giá tách từng dòng, quyết toán lệch chưa tới hai triệu.',
        'Không phát sinh đồng nào ngoài hai món mình tự đổi.',
        'Chỗ nào làm rẻ hơn được thì họ nói thẳng, bớt cho mình gần ba mươi triệu.',
        'Trả theo bốn đợt, nghiệm thu xong mới chuyển tiền.',
        'Giá không rẻ nhất trong ba nơi mình hỏi, nhưng là nơi duy nhất ghi rõ mã vật tư.',
        'Phần thừa gạch và sơn được trừ lại đúng hoá đơn.',
      ],
      mixed: [
        'Giá ổn, chỉ có khoản vận chuyển lên tầng là không nói từ đầu.',
        'Phát sinh khoảng 8 %, có giải thích nhưng phải hỏi mới có.',
        'Đổi một ổ cắm cũng tính công, mình thấy hơi kỹ.',
      ],
      unhappy: [
        'Phát sinh gần một phần năm hợp đồng mà không có phụ lục nào.',
        'Báo gạch loại một, lúc lát mới thấy là loại hai; tranh cãi mãi mới đổi.',
        'Đòi ứng 70 % từ đầu rồi làm cầm chừng.',
      ],
    },
    site: {
      happy: [
        'Chiều nào cũng quét và lau hành lang chung, ban quản lý còn khen.',
        'Cửa sổ và sàn cũ được bọc kín trước khi đục.',
        'Không một mẩu thuốc lá nào trong nhà suốt hai tháng.',
        'Bụi được hút ngay tại máy cắt, sách trên kệ phòng bên vẫn sạch.',
        'Ngày cuối họ lau cả kính ngoài ban công.',
      ],
      mixed: [
        'Dọn sạch, nhưng để quên một bao xà bần dưới hầm xe.',
        'Trong nhà gọn, ngoài hành lang thì phải nhắc.',
      ],
      unhappy: [
        'Bàn giao xong mình thuê người dọn bụi hết hai ngày.',
        'Sàn gỗ giữ lại bị xước vì không ai che.',
      ],
    },
    craft: {
      happy: [
        'Mạch gạch thẳng từ cửa vào tới ban công, đặt thước không hở.',
        'Phào chạy quanh trần nối khít, nhìn sát cũng không thấy mối.',
        'Cánh tủ đóng êm và đều, sau một mùa nồm vẫn không xệ.',
        'Chống thấm nhà tắm thử nước ba ngày trước mặt mình.',
        'Ổ cắm đúng tầm tay ở đầu giường, đúng như hôm đo đã dặn.',
        'Thợ mộc tự làm lại một hộc kéo vì thấy lệch, dù mình không để ý.',
        'Đèn hắt trần không lộ bóng, ánh đều cả phòng.',
      ],
      mixed: [
        'Nhìn chung đẹp, góc bếp có một mạch keo hơi dày.',
        'Sơn đều màu, riêng mảng tường cong phải làm lại một lần.',
        'Tủ áo tốt, cánh phòng giặt thì phải chỉnh bản lề hai lần.',
      ],
      unhappy: [
        'Sàn nhà tắm đọng nước vì dốc sai, sửa hai lần mới hết.',
        'Ba tháng sau trần thạch cao nứt chỗ nối.',
        'Cửa lùa kẹt từ tuần đầu.',
      ],
    },
    words: {
      happy: [
        'Chị giám sát nhắn ảnh mỗi tối, mình ở Nhật mà như đứng ở công trình.',
        'Họ hỏi thói quen nấu ăn của mẹ mình rồi mới vẽ bếp.',
        'Thay đổi nhỏ nào cũng có tin nhắn xác nhận, sau này dễ đối chiếu.',
        'Kỹ sư giải thích vì sao không đập được bức tường ấy, vẽ luôn cách khác.',
        'Thợ lễ phép, gọi chuông trước khi vào.',
      ],
      mixed: [
        'Người bán hàng nhiệt tình, giám sát thì ít nói, phải hỏi từng việc.',
        'Đổi giám sát giữa chừng nên phải kể lại từ đầu.',
      ],
      unhappy: ['Ký xong là không gặp lại người đã tư vấn.', 'Nhắn tin hai ba hôm mới có trả lời.'],
    },
    after: {
      happy: [
        'Sáu tháng sau gọi chỉnh cánh cửa, hôm sau có người qua, không tính tiền.',
        'Có sổ bảo hành ghi từng hạng mục và số điện thoại thợ.',
        'Hết năm đầu họ tự gọi hỏi có gì cần siết lại không.',
        'Mùa mưa đầu tiên họ qua xem lại chỗ chống thấm.',
      ],
      mixed: ['Bảo hành có làm, chỉ là phải hẹn hơi lâu.'],
      unhappy: ['Gọi bảo hành bốn lần mới có người tới.'],
    },
  },
  replies: {
    happy: [
      'Cảm ơn anh chị đã giao nhà cho chúng tôi. Cần chỉnh gì cứ nhắn, sổ bảo hành vẫn mở.',
      'Cả đội đã đọc và rất vui. Chúc gia đình ở bền trong căn nhà mới.',
      'Cảm ơn anh chị đã kiên nhẫn mấy tuần bụi bặm.',
    ],
    mixed: [
      'Cảm ơn anh chị nói thẳng. Chúng tôi đã đổi cách báo phần phát sinh: có giấy trước, làm sau.',
      'Xin lỗi vì chỗ chưa trọn. Tổ hoàn thiện sẽ qua trong tuần để làm lại.',
    ],
    unhappy: [
      'Chúng tôi xin lỗi. Phần này lỗi ở khâu sắp thợ; giám đốc công trình đã gọi và gửi lịch sửa.',
      'Chúng tôi nhận lỗi chậm trễ và đã hoàn phần phạt theo hợp đồng.',
    ],
  },
};
