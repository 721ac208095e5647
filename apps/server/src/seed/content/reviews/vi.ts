import type { ReviewLines } from './review.ts';

export const viReviews: ReviewLines = {
  openings: [
    'Mình mua cho căn hộ mới nhận nhà, 68 m².', 'Đặt hôm thứ Hai, thứ Sáu đã có.', 'Vợ chọn, mình chỉ bê, giờ công nhận vợ đúng.',
    'Đắn đo hai tháng mới xuống tiền.', 'Đây là món thứ ba mình mua ở đây.', 'Mua tặng bố mẹ ở quê.', 'Nhà mình có hai bé và một con mèo.',
    'Dùng được ba tháng rồi mới lên viết.', 'Ra xem ảnh thấy đẹp, về nhà thấy còn đẹp hơn.', 'Mình ở chung cư cũ, thang máy nhỏ nên lo nhất khâu giao.',
    'Phòng mình hướng tây, nắng gắt.', 'Đọc bài tư vấn trên trang rồi mới chọn món này.', 'Thuê nhà nên cần đồ dễ tháo lắp.', 'Nhà ống bốn mét, món nào cũng phải đo kỹ.',
  ],
  found: {
    sofas: {
      happy: ['Ngồi êm mà không bị lún, ông nội 70 tuổi tự đứng dậy được.', 'Vải sờ mát, mùa hè không bí lưng như bộ da cũ.', 'Vỏ bọc tháo giặt thật sự dễ, mình làm một mình được.', 'Đường may thẳng, mặt sau cũng gọn nên kê giữa phòng vẫn đẹp.', 'Nằm xem phim hết hai tập mà không mỏi cổ.', 'Kê sát cửa sổ nửa năm chưa thấy phai.', 'Chân cao nên robot hút bụi chui lọt, khỏi kéo ghế.', 'Khách tới ai cũng hỏi mua ở đâu.', 'Nệm hai mặt lật được, mình đổi mặt mỗi tháng nên vẫn phẳng.', 'Ngồi dựa hẳn lưng mà chân vẫn chạm sàn, người thấp như mình mừng lắm.'],
      mixed: ['Ngồi thích nhưng màu ngoài đậm hơn ảnh nửa tông.', 'Nệm tuần đầu hơi cứng, sau mới mềm ra.', 'Đẹp, chỉ tiếc gối tựa hay trượt, phải xốc lại mỗi tối.', 'Ngồi một mình thì sâu quá, phải thêm gối lưng.', 'Vải dễ dính lông chó, may mà lăn dính là sạch.'],
      unhappy: ['Giao trễ ba ngày so với hẹn và không ai gọi trước.', 'Một chân bị lệch, kê miếng bìa mới hết lắc.', 'Gối tựa thiếu một chiếc, chờ bốn ngày mới bổ sung.'],
    },
    tables: {
      happy: ['Vân gỗ đẹp, sờ mịn, không có mùi sơn.', 'Mặt bàn chắc, con đu lên vẫn không rung.', 'Cạnh vát êm tay, trẻ va vào cũng đỡ.', 'Lắp mười lăm phút là xong, ốc đủ và có cả lục giác.', 'Đặt nồi lẩu có lót thì không để lại vết gì.', 'Góc bo nên con tập đi mình đỡ canh.', 'Chiều cao chuẩn, ngồi viết không mỏi vai.', 'Chân bàn nằm sát góc, thêm hai ghế đầu bàn vẫn thoải mái.', 'Mặt lau dầu lên màu đẹp dần, ba tháng nhìn ấm hơn hôm mới về.', 'Đóng gói bốn góc bằng mút dày, không một vết trầy.'],
      mixed: ['Bàn đẹp nhưng phải lau ngay khi đổ nước, hơi mất công.', 'Hơi nặng, một mình không xoay được.', 'Màu gỗ giữa hai tấm chênh nhẹ, nhìn quen thì thấy tự nhiên.', 'Đẹp nhưng khe giữa hai tấm hay kẹt vụn bánh.', 'Cao hơn bàn cũ hai phân, phải đổi ghế.'],
      unhappy: ['Góc bàn móp khi nhận, phải chờ đổi một tuần.', 'Bàn kênh trên sàn gạch nhà mình, chỉnh chân mãi mới cân.', 'Mặt bàn có vết xước dài bằng ngón tay, shop giảm tiền nhưng vẫn tiếc.'],
    },
    chairs: {
      happy: ['Ngồi ăn hai tiếng không tê chân.', 'Nhẹ, con gái tám tuổi tự kéo được.', 'Dáng gọn, đẩy lọt hết xuống gầm bàn.', 'Mối ghép kín, lắc thử không kêu.', 'Nút nỉ dưới chân rất có tâm, sàn không xước.', 'Ông bà ngồi xuống đứng lên đều vững.', 'Xếp chồng được nên cất gọn sau bữa tiệc.', 'Lưng ghế thoáng, ngồi trưa không dính áo.', 'Mua bốn chiếc đều tăm tắp, không chiếc nào lệch màu.', 'Lau bằng khăn ướt cũng không sao, nhà có con nhỏ rất hợp.'],
      mixed: ['Đẹp nhưng người to ngồi hơi chật hông.', 'Mặt ghế cần thêm nệm nếu ngồi làm việc lâu.', 'Một trong bốn ghế màu sáng hơn chút.', 'Ghế chắc nhưng hơi nặng khi quét nhà.', 'Lưng thấp, ai thích ngả thì nên chọn mẫu khác.'],
      unhappy: ['Ghế về có một chiếc bập bênh, đã báo đổi.', 'Dây bện bị xước một chỗ, hơi thất vọng.', 'Một chân có vết nứt nhỏ, shop đổi sau năm ngày.'],
    },
    beds: {
      happy: ['Trở mình không một tiếng động, bé ngủ không giật.', 'Gỗ thơm nhẹ, không hắc, ngủ ngay đêm đầu.', 'Thợ lắp sạch sẽ, mang cả dép thay và gom rác về.', 'Đầu giường tựa đọc sách rất vừa lưng.', 'Gầm cao, robot chui vào hút được.', 'Nệm cũ của mình đặt vào vừa khít, không phải mua mới.', 'Thanh giữa chắc, hai vợ chồng và một bé nằm vẫn yên.', 'Vỏ đầu giường tháo giặt được thật, phơi một buổi là khô.', 'Thành giường bo tròn, đi đêm không đau ống chân nữa.', 'Chuyển nhà tháo ra lắp lại vẫn khít như mới.'],
      mixed: ['Giường tốt, nhưng hướng dẫn tự lắp hơi khó hiểu.', 'Đầu giường cao hơn mình nghĩ, che mất ổ điện.', 'Đẹp và chắc, chỉ là nặng, bốn người mới khiêng nổi.', 'Hộc kéo hơi nông so với chăn bông dày.', 'Màu vải nhạt, nên mua thêm tấm phủ nếu nhà có thú nuôi.'],
      unhappy: ['Thiếu hai con ốc, gọi thì hôm sau mới mang tới.', 'Đặt 1,8 m giao nhầm 1,6 m, đổi mất năm ngày.', 'Nan giường có một thanh nứt, hôm sau có người mang thanh khác tới.'],
    },
    storage: {
      happy: ['Cánh khép êm, ray kéo mượt, đồ trong nhà gọn hẳn.', 'Đo vừa khít khe tường, nhìn như đóng riêng.', 'Lưng tủ thoáng nên mùa nồm không thấy mốc.', 'Ngăn chia hợp lý, đựng được nhiều hơn tủ cũ to gấp rưỡi.', 'Thợ neo tường cẩn thận, có con nhỏ nên rất yên tâm.', 'Hai vợ chồng lắp trong một buổi chiều, bản vẽ rõ.', 'Gỗ dày, để sách nặng nửa năm chưa võng.', 'Tay nắm âm nên con không va đầu.', 'Đặt loa và đầu thu bên trong vẫn mát.', 'Màu gỗ giữa các cánh liền vân, nhìn rất đã.'],
      mixed: ['Tủ đẹp nhưng mùi gỗ mới phải mở cửa ba ngày mới hết.', 'Ngăn dưới cùng hơi thấp, boots không vừa.', 'Lắp lâu hơn dự kiến, gần bốn tiếng.', 'Kệ chắc nhưng thiếu lỗ luồn dây, mình tự khoan thêm.', 'Cửa mây đẹp mà lau bụi hơi kỳ công.'],
      unhappy: ['Cánh bên phải xệ 2 mm, đợi thợ quay lại chỉnh.', 'Thùng giao bị rách, may đồ bên trong chỉ trầy nhẹ.', 'Ray một ngăn bị rít, thợ hẹn hai lần mới tới.'],
    },
    lighting: {
      happy: ['Ánh sáng ấm, tối ăn cơm nhìn món nào cũng ngon.', 'Đèn trần này nhẹ nên trần thạch cao treo được, không phải gia cố.', 'Bóng đổ trên trần đẹp như tranh.', 'Thay bóng dễ, không phải gọi thợ.', 'Tắt đèn đi vẫn là một món trang trí.', 'Trẻ con ngủ với đèn này không quấy.', 'Dây bọc vải đẹp, để lộ cũng không xấu.', 'Treo cách bàn 70 cm đúng như bài hướng dẫn, vừa mắt lắm.', 'Chỉnh được độ cao nên dời bàn không phải khoan lại.', 'Điện lực nhà mình hay chập chờn mà đèn chưa hỏng bóng nào.'],
      mixed: ['Đèn đẹp nhưng hơi tối nếu chỉ dùng một chiếc cho cả phòng.', 'Dây ngắn so với trần nhà mình 3,2 m, phải mua nối.', 'Bám bụi nhanh, tuần nào cũng phải phủi.', 'Chao nhẹ nên mở quạt to là đung đưa.', 'Công tắc đặt hơi xa tầm tay.'],
      unhappy: ['Bóng kèm theo nhấp nháy, tự mua bóng khác mới ổn.', 'Chao bị móp mép, shop gửi lại nhưng lâu.', 'Giao thiếu đế trần, phải chờ gửi bù mới treo được.'],
    },
    decor: {
      happy: ['Màu ngoài trầm và sang hơn ảnh.', 'Đóng gói kỹ, mở ra không sứt mẻ gì.', 'Thêm vào một món mà cả góc phòng khác hẳn.', 'Hàng thủ công nên mỗi cái một nét, mình thích điều đó.', 'Giặt thử một lần không phai.', 'Tặng tân gia, chủ nhà thích ra mặt.', 'Sờ vào là biết làm tay, không phải hàng dập.', 'Đặt ở lối vào, ngày nào về cũng thấy vui.', 'Kích thước đúng như ghi, đo lại không lệch phân nào.', 'Màu hợp tường be nhà mình, không phải chọn lại.'],
      mixed: ['Đẹp nhưng nhỏ hơn tưởng tượng, nhớ xem kích thước.', 'Hai tuần đầu hơi rụng sợi.', 'Chất tốt, giá hơi cao so với cỡ.', 'Có mùi sợi tự nhiên mấy ngày đầu.', 'Góc hơi cong, để sách đè vài hôm là phẳng.'],
      unhappy: ['Màu lệch nhiều so với màn hình của mình.', 'Về có vết bẩn ở mép, lau không hết.', 'Ship xa nên một góc bị sứt, shop hoàn một phần tiền.'],
    },
    'kitchen-bath-veranda': {
      happy: ['Thợ đo lại từng phân rồi mới làm, lắp xong kín khít.', 'Bản lề giảm chấn êm, nửa đêm lấy nước không đánh thức ai.', 'Dùng mỗi ngày, lau dầu mỡ một lượt là sạch.', 'Đồng lên màu rất đẹp sau hai tháng.', 'Phòng tắm nhỏ mà đặt vào thấy rộng ra.', 'Ngăn gia vị sát bếp, nấu ăn đỡ chạy tới chạy lui.', 'Nước chảy êm, không bắn ra ngoài chậu.', 'Thợ che bạt kỹ, làm xong nhà sạch như chưa làm.', 'Gỗ chịu ẩm tốt, qua mùa mưa chưa thấy phồng.', 'Đo lệch có một phân mà thợ vẫn làm lại thanh nẹp cho khít.'],
      mixed: ['Chất lượng tốt nhưng phải chờ năm ngày làm việc.', 'Phí lắp nên nói rõ ngay từ đầu.', 'Mặt đá dễ in vết nước, phải lau thường xuyên.', 'Đẹp nhưng vòi nặng tay trong tuần đầu.', 'Chờ lịch khảo sát hơi lâu dịp cuối năm.'],
      unhappy: ['Thợ đến muộn hai tiếng, việc thì làm ổn.', 'Thiếu một gioăng, nhỏ giọt hai hôm mới có hàng thay.', 'Lắp xong cửa hơi hở, gọi bảo hành ba ngày mới qua.'],
    },
  },
  endings: {
    happy: ['Sẽ quay lại mua thêm.', 'Đáng tiền.', 'Cảm ơn shop đã tư vấn tận tình.', 'Giao hàng lịch sự, có đeo bao giày.', 'Cho năm sao không do dự.', 'Ai phân vân thì cứ đo phòng rồi mua.', 'Gói hàng nhiều lớp, rất cẩn thận.', 'Đã giới thiệu cho hai người bạn.'],
    mixed: ['Nhìn chung vẫn hài lòng.', 'Cân nhắc kỹ trước khi chọn cỡ nhé.', 'Shop phản hồi nhanh nên mình vẫn ưng.', 'Bốn sao thì hơi nhiều, ba sao hơi ít.'],
    unhappy: ['Mong shop cải thiện khâu giao.', 'Đổi hàng thì được nhưng mất công.', 'Hy vọng lần sau tốt hơn.'],
  },
};
