import { text } from '../text.ts';
import { type VersionContent, article, asBefore } from './document.ts';

const summary = text(
  'Ai được bán hàng, hồ sơ cần gì, giao hàng, đổi trả, đối soát và chế tài.',
  'Who may sell, which papers are needed, delivery, returns, settlement and penalties.',
  '판매 자격, 필요 서류, 배송, 교환·환불, 정산, 제재를 안내합니다.',
);

const holder = article(
  text('Hồ sơ và tài khoản nhận tiền', 'Papers and bank account', '서류와 정산 계좌'),
  [
    text(
      'Người bán gửi số đăng ký, mã số thuế, ảnh giấy phép kinh doanh và tài khoản nhận tiền. Chủ tài khoản phải trùng tên công ty; khi khác, người bán nêu lý do và Hiên có thể hỏi thêm giấy tờ.',
      'Sellers send registration number, tax code, a picture of the licence and a bank account. The account holder has to be the company; where it differs, the seller says why and Hiên may ask for papers.',
      '판매자는 사업자등록번호, 세금 코드, 사업자등록증 이미지, 정산 계좌를 제출합니다. 예금주는 회사명과 같아야 하며, 다르면 사유를 적어야 하고 히엔이 추가 서류를 요청할 수 있습니다.',
    ),
  ],
);

const holderBefore = article(
  text('Hồ sơ và tài khoản nhận tiền', 'Papers and bank account', '서류와 정산 계좌'),
  [
    text(
      'Người bán gửi số đăng ký, mã số thuế, ảnh giấy phép kinh doanh và tài khoản nhận tiền đứng tên công ty.',
      'Sellers send registration number, tax code, a picture of the licence and a bank account in the name of the company.',
      '판매자는 사업자등록번호, 세금 코드, 사업자등록증 이미지, 회사 명의의 정산 계좌를 제출합니다.',
    ),
  ],
);

const articles = [
  article(text('Ai được bán', 'Who may sell', '판매 자격'), [
    text(
      'Công ty, hộ kinh doanh hoặc cá nhân kinh doanh có đăng ký tại Việt Nam. Việc bán bắt đầu khi Hiên duyệt, theo thứ tự đăng ký.',
      'Companies, household businesses and individuals in trade registered in Vietnam. Selling starts with Hiên’s approval, given in the order of registration.',
      '베트남에 등록된 법인, 가족사업자, 개인사업자가 판매할 수 있습니다. 판매는 신청 순서대로 심사하여 승인된 뒤 시작됩니다.',
    ),
  ]),
  holder,
  article(text('Sản phẩm', 'Products', '상품'), [
    text(
      'Mỗi sản phẩm được duyệt trước khi lên kệ. Mô tả, kích thước, chất liệu và xuất xứ phải đúng; ảnh là của chính sản phẩm. Không được nâng giá gốc để tạo giảm giá.',
      'Each product is approved before it is shown. Description, size, material and origin must be true, and pictures must show the product itself. An old price may not be raised to make a discount.',
      '모든 상품은 승인 후 노출됩니다. 설명, 크기, 소재, 원산지는 사실이어야 하고 사진은 실제 상품이어야 합니다. 할인을 꾸미기 위해 정가를 올려서는 안 됩니다.',
    ),
  ]),
  article(text('Giao hàng và trả lời', 'Delivery and answers', '배송과 응대'), [
    text(
      'Chuẩn bị trong 3 ngày làm việc, giao trong 7 ngày kể từ ngày đặt, trả lời yêu cầu hủy và đổi trả trong 3 ngày làm việc. Người bán tự giao phải cập nhật trạng thái như đơn vị vận chuyển.',
      'Prepare within 3 business days, deliver within 7 days of the order, answer claims within 3 business days. Sellers who deliver themselves keep the status up to date as a carrier would.',
      '영업일 3일 안에 준비하고 주문일로부터 7일 안에 배송하며, 취소·교환·환불 요청에는 영업일 3일 안에 답변합니다. 직접 배송하는 판매자는 배송사처럼 상태를 갱신해야 합니다.',
    ),
  ]),
  article(text('Đối soát', 'Settlement', '정산'), [
    text(
      'Đối soát theo tháng, trả trong 5 ngày làm việc sau khi chốt, cho các mục đã được người mua xác nhận. Mục đang có khiếu nại được giữ lại. Bảng đối soát tra cứu được trong 1 năm.',
      'Settled monthly and paid within 5 business days, for items the buyers have confirmed. Items under a claim are held back. Statements can be looked up for 1 year.',
      '매월 정산하며 구매 확정된 상품에 대해 영업일 5일 안에 지급합니다. 클레임이 진행 중인 상품은 보류됩니다. 정산 내역은 1년간 조회할 수 있습니다.',
    ),
  ]),
  article(text('Đánh giá', 'Reviews', '리뷰'), [
    text(
      'Người bán trả lời đánh giá công khai và có thể đề nghị gỡ khi đánh giá không liên quan, sai sự thật hoặc xúc phạm. Hiên quyết định và ghi lại lý do.',
      'Sellers answer reviews in public, and may ask for the removal of one that is off topic, false or abusive. Hiên decides, and records why.',
      '판매자는 리뷰에 공개적으로 답할 수 있고, 관련이 없거나 사실이 아니거나 모욕적인 리뷰는 삭제를 요청할 수 있습니다. 히엔이 판단하고 사유를 기록합니다.',
    ),
  ]),
  article(text('Điểm phạt', 'Penalties', '벌점'), [
    text(
      'Trễ hạn, hủy do lỗi người bán và thông tin sai bị tính điểm, giữ 12 tháng. Từ 5 điểm bị nhắc nhở, từ 10 điểm tạm ngừng, từ 15 điểm Hiên xem xét chấm dứt.',
      'Delays, cancellations by the seller’s fault and false information cost points, kept for 12 months: a warning from 5, a stop from 10, from 15 Hiên looks at ending the partnership.',
      '지연, 판매자 책임 취소, 허위 정보에는 벌점이 부과되며 12개월간 유지됩니다. 5점부터 경고, 10점부터 일시 정지, 15점부터 계약 해지를 검토합니다.',
    ),
  ]),
  article(text('Chấm dứt', 'Ending', '종료'), [
    text(
      'Người bán có thể ngừng bán khi đã hoàn tất các đơn đang thực hiện. Khoản còn lại được trả ở kỳ đối soát cuối.',
      'Sellers may stop once the orders under way are done. What remains is paid with the last settlement.',
      '판매자는 진행 중인 주문을 마친 뒤 판매를 종료할 수 있습니다. 남은 금액은 마지막 정산 때 지급됩니다.',
    ),
  ]),
];

export const seller: readonly VersionContent[] = [
  {
    category: 'seller',
    version: 1,
    announcedOn: '2021-05-30',
    important: false,
    summary,
    changes: null,
    articles: asBefore(articles, { 2: holderBefore }),
  },
  {
    category: 'seller',
    version: 2,
    announcedOn: '2026-05-04',
    important: false,
    summary,
    changes: text(
      'Điều 2: tài khoản nhận tiền khác tên công ty được xét khi có lý do.',
      'Article 2: an account under another name is considered when there is a reason.',
      '제2조: 예금주가 회사명과 달라도 사유가 있으면 검토합니다.',
    ),
    articles,
  },
];
