import { text } from '../text.ts';
import { article } from './document.ts';

/** Articles 22–27: advertising, posts, rights, liability, disputes. */
export const serviceRules = [
  article(
    text(
      'Nhà thầu, quảng cáo và đấu giá',
      'Contractors, advertising, auctions',
      '시공사, 광고, 경매',
    ),
    [
      text(
        'Danh bạ nhà thầu có vị trí trả phí và luôn ghi rõ. Gói Basic giá 2.000.000 đ một tháng, từ vị trí 51, ở một tỉnh, thành; gói Gold 5.000.000 đ một tháng, vị trí 11–50, ở nhiều nhất ba tỉnh, thành; vị trí 1–10 được đấu giá hằng tuần. Gói tự gia hạn mỗi tháng, hủy lúc nào cũng được và chạy đến hết kỳ đã trả.',
        'The directory of contractors has paid positions, always marked as such. Basic is 2,000,000 đ a month, from position 51, in one province or city; Gold is 5,000,000 đ, positions 11–50, in up to three; positions 1–10 are auctioned every week. Plans renew monthly, can be cancelled at any time and run to the end of the paid period.',
        '시공사 목록에는 유료 위치가 있으며 항상 표시됩니다. 베이직은 월 2,000,000 đ로 한 개 성·시의 51위부터, 골드는 월 5,000,000 đ로 최대 세 개 성·시의 11–50위에 표시되며, 1–10위는 매주 경매로 정해집니다. 플랜은 매월 자동 갱신되고 언제든 해지할 수 있으며 결제한 기간까지 유지됩니다.',
      ),
      text(
        'Lượt đặt giá và vị trí Premium được hủy trong 48 giờ sau khi thanh toán.',
        'Bids and premium positions can be cancelled within 48 hours of payment.',
        '입찰과 프리미엄 위치는 결제 후 48시간 안에 취소할 수 있습니다.',
      ),
    ],
  ),
  article(text('Bài đăng và đánh giá', 'Posts and reviews', '게시물과 리뷰'), [
    text(
      'Bài đăng thuộc về người viết. Khi đăng, bạn cho phép Hiên hiển thị bài trên dịch vụ. Hiên gỡ bài vi phạm, và bài quảng cáo dịch vụ của người không phải đối tác. Đánh giá chỉ bị gỡ khi không liên quan, sai sự thật hoặc xúc phạm, và việc gỡ được ghi lại.',
      'What you post stays yours; by posting you let Hiên show it on the service. We remove posts that break these rules, and advertising by trades that are not partners. A review is removed only when it is off topic, false or abusive, and each removal is recorded.',
      '게시물의 권리는 작성자에게 있으며, 게시하면 히엔이 서비스에 표시하는 것을 허락하게 됩니다. 규정에 어긋나는 글이나 파트너가 아닌 업체의 홍보 글은 삭제됩니다. 리뷰는 관련이 없거나 사실이 아니거나 모욕적인 경우에만 삭제하며 그 기록을 남깁니다.',
    ),
  ]),
  article(text('Quyền sở hữu trí tuệ', 'Intellectual property', '지식재산권'), [
    text(
      'Hình ảnh, bản vẽ, phần mềm và nhãn hiệu trên Hiên thuộc về Hiên hoặc các đối tác. Người mua gói thiết kế được dùng cho công trình của mình, không được bán lại hay công bố tệp.',
      'Pictures, drawings, software and marks on Hiên belong to Hiên or its partners. Who buys a design package may use it for their own project, and may not resell or publish the files.',
      '히엔의 이미지, 도면, 소프트웨어, 상표는 히엔 또는 파트너에게 속합니다. 디자인 패키지 구매자는 자신의 공사에 사용할 수 있으나 파일을 재판매하거나 공개할 수 없습니다.',
    ),
  ]),
  article(text('Dữ liệu cá nhân', 'Personal data', '개인정보'), [
    text(
      'Hiên xử lý dữ liệu theo Chính sách bảo mật. Mỗi mục đích có một sự đồng ý riêng, không có ô nào được chọn sẵn, và bạn rút lại được bất cứ lúc nào.',
      'Hiên handles data as the Privacy policy says. Each purpose has a consent of its own, no box is ticked beforehand, and you can withdraw at any time.',
      '히엔은 개인정보 처리방침에 따라 데이터를 처리합니다. 동의는 목적별로 따로 받으며 미리 선택된 항목은 없고, 언제든 철회할 수 있습니다.',
    ),
  ]),
  article(text('Trách nhiệm', 'Liability', '책임'), [
    text(
      'Hiên không thi công và không môi giới thi công; hợp đồng thi công là giữa bạn và nhà thầu. Người bán chịu trách nhiệm về hàng hóa. Hiên chịu trách nhiệm khi thiệt hại do lỗi của Hiên, và không chịu trách nhiệm về gián đoạn do thiên tai, mất điện, mất mạng ngoài tầm kiểm soát.',
      'Hiên neither carries out construction nor brokers it; a building contract is between you and the contractor. Sellers answer for their goods. Hiên answers for damage caused by its own fault, and not for failures beyond its control such as disasters or power and network cuts.',
      '히엔은 시공을 하거나 중개하지 않으며, 시공 계약은 회원과 시공사 사이에 맺어집니다. 상품에 대한 책임은 판매자에게 있습니다. 히엔은 자신의 잘못으로 생긴 손해에 책임을 지며, 천재지변이나 정전, 통신 장애처럼 통제할 수 없는 사유에는 책임을 지지 않습니다.',
    ),
  ]),
  article(text('Giải quyết tranh chấp', 'Disputes', '분쟁 해결'), [
    text(
      'Hãy viết cho chúng tôi trước: khiếu nại được trả lời qua Trung tâm hỗ trợ. Nếu không thống nhất, tranh chấp được giải quyết theo pháp luật Việt Nam tại tòa án có thẩm quyền; người tiêu dùng giữ mọi quyền theo Luật Bảo vệ quyền lợi người tiêu dùng.',
      'Please write to us first: complaints are answered by the customer center. If we do not agree, disputes are settled under Vietnamese law by the competent court; consumers keep every right the consumer law gives them.',
      '먼저 고객센터로 알려 주시면 답변해 드립니다. 합의가 되지 않으면 베트남 법에 따라 관할 법원에서 해결하며, 소비자는 소비자보호법이 보장하는 모든 권리를 유지합니다.',
    ),
  ]),
];
