import type { Language, Topic } from './review.ts';

export type QuestionContent = {
  language: Language;
  category: 'item' | 'delivery' | 'return' | 'change' | 'cancel' | 'refund' | 'others';
  question: string;
  answer: string;
};

const q = (
  language: Language,
  category: QuestionContent['category'],
  question: string,
  answer: string,
): QuestionContent => ({ language, category, question, answer });

/** Asked of any piece of furniture. */
export const generalQuestions: readonly QuestionContent[] = [
  q(
    'vi',
    'delivery',
    'Shop có giao ra Đà Nẵng không, phí thế nào ạ?',
    'Dạ có. Phí hiện ở bước đặt hàng theo phường bạn chọn; đơn từ 15 triệu được miễn phí giao.',
  ),
  q(
    'vi',
    'delivery',
    'Nhà mình tầng 5 không thang máy, có bê lên giúp không?',
    'Có bạn nhé. Từ tầng 3 trở lên phụ thu 50.000 đ mỗi tầng cho hàng trên 30 kg, nhân viên báo trước khi giao.',
  ),
  q(
    'vi',
    'return',
    'Nhận về không hợp phòng thì đổi trả được không?',
    'Được trong vòng xác nhận đơn, hàng còn nguyên bao bì và chưa lắp. Hàng đặt làm riêng chỉ đổi khi lỗi.',
  ),
  q(
    'vi',
    'others',
    'Mình cần hoá đơn VAT cho công ty thì làm sao?',
    'Bạn tick “Yêu cầu hoá đơn VAT” ở bước thanh toán và điền mã số thuế; sau bước đó hệ thống không nhận thêm được.',
  ),
  q(
    'vi',
    'item',
    'Màu ngoài có giống ảnh không shop?',
    'Ảnh chụp dưới ánh sáng ban ngày 5.000 K. Gỗ, vải và gốm chênh nhẹ giữa các mẻ; shop gửi ảnh thật của món trước khi giao nếu bạn cần.',
  ),
  q(
    'vi',
    'cancel',
    'Đặt rồi muốn huỷ thì sao ạ?',
    'Trước khi giao bạn gửi yêu cầu huỷ trong trang đơn hàng, shop trả lời trong ba ngày làm việc.',
  ),
  q(
    'en',
    'delivery',
    'Do you deliver to Thủ Đức on weekends?',
    'Yes, Saturdays until 17:00. Choose the slot when our driver calls the day before.',
  ),
  q(
    'en',
    'item',
    'Is there a showroom where I can see it?',
    'Our workshop takes visitors on weekdays by appointment. Message us and we will set the piece aside for you.',
  ),
  q(
    'en',
    'return',
    'What if it does not fit my lift?',
    'Measure the lift door first. If it truly cannot go in, we take it back and charge the return trip only.',
  ),
  q(
    'ko',
    'delivery',
    '푸미흥까지 배송되나요? 설치도 해 주시나요?',
    '네, 배송됩니다. 설치가 필요한 상품은 주문할 때 설치를 선택해 주세요.',
  ),
  q(
    'ko',
    'others',
    '한국어로 상담할 수 있나요?',
    '네, 평일 8시부터 17시까지 한국어 상담원이 있습니다.',
  ),
  q(
    'ko',
    'item',
    '실제 색이 사진과 비슷한가요?',
    '낮 빛에서 촬영했습니다. 원목과 원단은 회차마다 조금 다를 수 있어 원하시면 출고 전 실물 사진을 보내 드려요.',
  ),
];

/** Asked of a kind of piece. */
export const familyQuestions: Readonly<Record<Topic, readonly QuestionContent[]>> = {
  sofas: [
    q(
      'vi',
      'item',
      'Nhà có mèo thì vải này có bị cào rút sợi không?',
      'Vải đã thử móng, sợi ngắn thì cắt là hết. Bạn nên đặt trụ cào cạnh sofa trong tháng đầu để mèo quen.',
    ),
    q(
      'vi',
      'item',
      'Vỏ bọc mua thêm để thay được không?',
      'Được ạ, vỏ rời bằng khoảng 25% giá ghế, đặt may ba đến năm ngày làm việc.',
    ),
    q(
      'en',
      'item',
      'Can the legs come off for a narrow door?',
      'Yes, four bolts by hand. That saves 12 to 15 cm of height.',
    ),
    q(
      'ko',
      'item',
      '쿠션 속만 따로 교체할 수 있나요?',
      '네, 좌방석과 등쿠션 모두 속을 따로 구매하실 수 있습니다.',
    ),
  ],
  tables: [
    q(
      'vi',
      'item',
      'Mặt bàn có chịu được nồi nóng không?',
      'Nên dùng lót cho đồ trên 60 °C. Vết trắng nhẹ do hơi nóng trên gỗ lau dầu xử lý tại nhà được, shop gửi video hướng dẫn.',
    ),
    q(
      'vi',
      'change',
      'Đặt kích thước riêng được không?',
      'Được với mặt gỗ: tăng giảm 10–20 cm, thêm ba đến năm ngày làm việc và khoảng 12% giá.',
    ),
    q(
      'en',
      'item',
      'Does it come assembled?',
      'The base and top travel apart. Four bolts, fifteen minutes, the key is in the box.',
    ),
  ],
  chairs: [
    q(
      'vi',
      'item',
      'Ghế chịu được bao nhiêu ký?',
      'Ghế thử tải tĩnh 130 kg và rung 50.000 lần theo bài thử của xưởng.',
    ),
    q(
      'vi',
      'item',
      'Có bán lẻ một chiếc không hay phải mua bộ?',
      'Bán lẻ bình thường ạ. Mua bộ tiết kiệm hơn và màu đều hơn vì cùng một mẻ.',
    ),
    q(
      'ko',
      'item',
      '좌판 높이가 몇 cm인가요?',
      '식탁 의자는 44~45cm입니다. 카운터 스툴은 66cm예요.',
    ),
  ],
  beds: [
    q(
      'vi',
      'item',
      'Giường có kèm nệm không shop?',
      'Giá chưa gồm nệm. Lòng giường theo cỡ chuẩn 160 hoặc 180 × 200 nên nệm hãng nào cũng vừa.',
    ),
    q(
      'vi',
      'item',
      'Gầm cao bao nhiêu, robot hút bụi chui được không?',
      'Gầm trống từ 11 cm trở lên, trừ bản có hộc kéo hoặc bệ thấp.',
    ),
    q(
      'en',
      'item',
      'Are the slats strong enough for a latex mattress?',
      'Yes, slats are 5 cm apart with a centre beam; latex up to 25 cm is fine.',
    ),
  ],
  storage: [
    q(
      'vi',
      'item',
      'Có neo tường sẵn không, nhà mình có bé?',
      'Có pát và tắc kê trong hộp. Thợ neo miễn phí khi bạn chọn lắp đặt.',
    ),
    q(
      'vi',
      'item',
      'Mùa nồm có bị mốc lưng tủ không ạ?',
      'Lưng tủ có khe thoáng và phủ hai mặt. Kê cách tường 3 cm và hút ẩm là yên tâm.',
    ),
    q('ko', 'item', '선반 높이를 조절할 수 있나요?', '네, 32mm 간격으로 옮기실 수 있어요.'),
  ],
  lighting: [
    q(
      'vi',
      'item',
      'Đèn trần này treo trần thạch cao được không?',
      'Được nếu dưới 5 kg và bắt vào xương trần; shop kèm nở dù cho trần thạch cao.',
    ),
    q('vi', 'item', 'Bóng thay loại nào?', 'Đui E27 phổ thông, nên dùng LED 7–9 W 2.700 K.'),
    q(
      'en',
      'item',
      'How long is the cord?',
      'One and a half metres; you shorten it at the ceiling rose. Longer cords are free on request.',
    ),
    q(
      'ko',
      'item',
      '한국 220V 전구를 그대로 써도 되나요?',
      '네, 베트남도 220V라 E26/E27 LED 전구를 쓰실 수 있습니다.',
    ),
  ],
  decor: [
    q(
      'vi',
      'item',
      'Có gói quà được không ạ?',
      'Có, bạn chọn gói giấy dó ở phần tùy chọn và ghi lời chúc vào ô nhắn.',
    ),
    q(
      'vi',
      'item',
      'Hàng thủ công có chênh kích thước không?',
      'Chênh trong khoảng 2%. Nếu cần đúng cặp, nhắn shop chọn giúp.',
    ),
    q(
      'en',
      'item',
      'Is the colour safe to wash?',
      'Follow the care line on this page; everything was test-washed before cutting.',
    ),
  ],
  'kitchen-bath-veranda': [
    q(
      'vi',
      'item',
      'Có khảo sát tại nhà trước khi đặt không?',
      'Có, khảo sát miễn phí nội thành; đặt cọc rồi mới sản xuất.',
    ),
    q(
      'vi',
      'item',
      'Bảo hành bao lâu?',
      'Thùng tủ năm năm, bản lề và ray mười năm, thiết bị nước hai năm.',
    ),
    q('ko', 'item', '기존 설비 철거도 해 주시나요?', '네, 옵션에서 철거 포함을 선택해 주세요.'),
  ],
  appliances: [
    q(
      'vi',
      'item',
      'Hốc nhà mình hẹp hơn 1 cm so với bản vẽ, có ép vào được không?',
      'Bạn đừng ép: khe thoáng là để máy tỏa nhiệt. Gửi số đo, bên mình tìm mẫu vừa hoặc chỉ chỗ nới hốc.',
    ),
    q(
      'vi',
      'item',
      'Cần kéo sẵn đường điện, đường nước gì trước khi lắp?',
      'Xem dòng “Cần có tại chỗ” trong thông số; thợ gọi kiểm tra trước ngày giao một hôm.',
    ),
    q(
      'vi',
      'others',
      'Máy cũ có thu lại không ạ?',
      'Có, thợ mang máy cũ đi xử lý khi giao máy mới, không tính phí trong nội thành.',
    ),
    q(
      'en',
      'item',
      'Is the yearly energy measured or calculated?',
      'Measured in our flat in Hòa Lạc and worked out to a year at the use that stands beside the figure.',
    ),
    q(
      'ko',
      'item',
      '전용 회로가 꼭 필요한가요?',
      '제원의 ‘설치 조건’에 전용 회로가 적힌 제품만 필요합니다. 설치 전에 기사가 확인해 드려요.',
    ),
  ],
  floorboards: [
    q(
      'vi',
      'item',
      'Nhà mình lát gạch rồi, có lát ván chồng lên được không?',
      'Được nếu gạch không bộp và nền lệch dưới 3 mm trên 2 m. Nhớ đo khe dưới cửa: ván và lớp lót cộng lại dày thêm khoảng 17 đến 22 mm.',
    ),
    q(
      'vi',
      'item',
      'Mùa nồm sàn gỗ này có bị phồng không ạ?',
      'Phồng phần lớn là do quên khe giãn. Chừa 10 mm quanh tường, tầng trệt lót thêm màng chống ẩm, mùa nồm đóng cửa bật hút ẩm là ổn.',
    ),
    q(
      'vi',
      'change',
      'Phòng 16 m² thì mình đặt mấy hộp?',
      'Cộng 7% hao cắt thành 17,1 m², chia cho số m² ghi trên hộp rồi làm tròn lên: hộp 2,2 m² là tám hộp.',
    ),
    q(
      'en',
      'others',
      'Do you also lay it?',
      'We sell the boards; contractors in the directory lay them, mostly by the square metre. Ask for one who has laid our joints before.',
    ),
    q(
      'ko',
      'item',
      '바닥 난방 위에도 깔 수 있나요?',
      '27°C까지는 괜찮지만 베트남 집에는 난방이 드물어 저희도 많이 시험해 보지는 못했어요. 난방이 있다면 먼저 문의해 주세요.',
    ),
  ],
  tiles: [
    q(
      'vi',
      'delivery',
      'Gạch vỡ lúc chuyển thì tính sao shop?',
      'Bạn mở kiểm cùng nhân viên giao, chụp viên vỡ. Xưởng gửi bù đúng lô trong ba ngày làm việc, không tính phí.',
    ),
    q(
      'vi',
      'item',
      'Nên đặt dư bao nhiêu phần trăm để cắt?',
      'Phòng vuông vắn 7%, lát chéo hoặc nhiều góc thì 10–12%. Giữ lại vài viên cùng lô, sau này cần thay còn có.',
    ),
    q(
      'vi',
      'item',
      'Chà ron màu gì cho đỡ bẩn?',
      'Chọn ron cùng tông nhưng đậm hơn gạch một bậc. Ron trắng ở bếp vài tháng là ố, loại epoxy thì sạch lâu hơn.',
    ),
    q(
      'en',
      'item',
      'Is it slippery when wet?',
      'All our tiles are matt. In a shower still choose small formats: more joints give more grip.',
    ),
    q(
      'ko',
      'change',
      '나중에 같은 로트로 더 살 수 있나요?',
      '재고가 있는 동안은 상자의 로트 번호를 알려 주시면 맞춰 드려요. 두세 장은 처음부터 여유로 두시길 권합니다.',
    ),
  ],
  coatings: [
    q(
      'vi',
      'item',
      'Một hai năm có ngả vàng không ạ?',
      'Vôi và xi măng không ngả vàng; loại acrylic và PU ở đây gốc nước, cũng không ngả. Chỗ ố thường là khói bếp hoặc thấm từ phía sau.',
    ),
    q(
      'vi',
      'item',
      'Tự làm tại nhà được không hay phải gọi thợ?',
      'Sơn tường tự làm được nếu chịu khó dán băng che. Vôi thì quét thử trước một mét vuông; vi xi măng nên gọi thợ đã làm quen tay.',
    ),
    q(
      'vi',
      'change',
      'Mua thiếu, mua thêm có bị lệch màu không?',
      'Cùng số lô thì không. Khác lô, bạn đổ hai thùng vào một xô, khuấy đều rồi làm tiếp từ góc chứ đừng nối giữa mảng.',
    ),
    q(
      'en',
      'item',
      'How many coats does it really take?',
      'Two of paint, four thin ones of microcement; what a pack covers counts them. Over a dark or patchy wall add a coat of primer, which is cheaper than a third of paint.',
    ),
    q(
      'ko',
      'item',
      '아기 방에 칠해도 괜찮을까요?',
      '네. 다만 마르는 동안과 그날 밤은 창을 열고 아기는 다른 방에서 재워 주세요.',
    ),
  ],
  samples: [
    q(
      'vi',
      'item',
      'Mẫu thử có cùng lô với hàng sẽ giao không?',
      'Cùng lô nếu bạn đặt trong khoảng một tháng. Số lô ghi trên nhãn mẫu, nhắn shop giữ lô đó cho bạn.',
    ),
    q(
      'vi',
      'refund',
      'Mua hàng rồi có được trừ tiền mẫu không?',
      'Không bạn ạ. Giá mẫu chỉ gồm vật liệu và công cắt, chiết, nên xưởng không trừ lại vào đơn sau.',
    ),
    q(
      'en',
      'delivery',
      'How long does a sample take?',
      'It leaves the day after you order and reaches most cities in two or three days.',
    ),
    q(
      'ko',
      'item',
      '샘플은 어디에 두고 보는 게 좋을까요?',
      '바닥 샘플은 바닥에 눕혀서, 벽 색은 벽에 세워서 아침과 저녁에 한 번씩 보세요.',
    ),
  ],
};
