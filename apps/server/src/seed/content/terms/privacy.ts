import { text } from '../text.ts';
import { type VersionContent, article } from './document.ts';

const summary = text(
  'Chúng tôi giữ dữ liệu nào, để làm gì, bao lâu, ai được xem, và bạn có những quyền gì.',
  'Which data we keep, what for and how long, who sees it, and what rights you have.',
  '어떤 정보를 왜, 얼마나 보관하는지, 누가 볼 수 있는지, 회원의 권리는 무엇인지 안내합니다.',
);

const collected = article(
  text('Dữ liệu chúng tôi thu thập', 'What we collect', '수집하는 정보'),
  [
    text(
      'Chúng tôi chỉ hỏi những gì cần cho việc bạn đang làm.',
      'We ask only for what the thing you are doing needs.',
      '지금 하시는 일에 필요한 정보만 요청합니다.',
    ),
  ],
  [
    text(
      'Tên, email, số điện thoại khi bạn mở tài khoản hoặc gửi yêu cầu.',
      'Name, e-mail and phone number when you open an account or send a request.',
      '가입하거나 문의를 보낼 때의 이름, 이메일, 전화번호',
    ),
    text(
      'Địa chỉ giao hàng và lịch sử đơn hàng khi bạn mua.',
      'Delivery address and order history when you buy.',
      '구매할 때의 배송지와 주문 내역',
    ),
    text(
      'Số đăng ký, mã số thuế, tài khoản nhận tiền và ảnh giấy phép khi bạn đăng ký bán hàng.',
      'Registration number, tax code, bank account and a picture of the licence when you apply to sell.',
      '판매자로 신청할 때의 사업자등록번호, 세금 코드, 정산 계좌, 사업자등록증 이미지',
    ),
    text(
      'Hình ảnh bạn tải lên; vị trí chụp ẩn trong ảnh bị xóa ngay khi tải.',
      'Pictures you upload; the hidden place of a photograph is removed at once.',
      '업로드한 이미지(사진에 숨은 위치 정보는 즉시 삭제합니다)',
    ),
    text(
      'Mặt bằng văn phòng khi bạn bấm tìm cửa: được xem một lần để tìm cửa và không được lưu lại.',
      'The plan of your office when you press to have its doors found: it is looked at once and not kept.',
      '문 찾기를 누를 때의 사무실 도면(문을 찾는 데 한 번만 사용하고 저장하지 않습니다)',
    ),
  ],
);

const purposes = article(text('Dùng để làm gì', 'What it is used for', '이용 목적'), [
  text(
    'Để thực hiện đơn hàng, trả lời bạn, giữ an toàn tài khoản, xuất hóa đơn và cải thiện dịch vụ. Tin khuyến mãi chỉ được gửi khi bạn đồng ý riêng.',
    'To carry out orders, answer you, keep accounts safe, issue invoices and improve the service. News and offers are sent only with a consent of their own.',
    '주문 처리, 답변, 계정 보호, 세금계산서 발행, 서비스 개선을 위해 사용합니다. 광고성 소식은 별도로 동의한 경우에만 보냅니다.',
  ),
]);

const consents = article(text('Sự đồng ý của bạn', 'Your consent', '동의'), [
  text(
    'Mỗi mục đích có một ô riêng, không ô nào được chọn sẵn. Chúng tôi lưu phiên bản của chính sách và thời điểm bạn đồng ý. Bạn rút lại được bất cứ lúc nào trong trang cá nhân.',
    'Each purpose has a box of its own, and none is ticked beforehand. We keep which version of this policy you agreed to, and when. You can withdraw at any time in your profile.',
    '목적별로 동의 항목이 나뉘며 미리 선택되어 있지 않습니다. 동의한 방침의 버전과 시각을 기록합니다. 동의는 마이페이지에서 언제든 철회할 수 있습니다.',
  ),
]);

const shared = article(text('Ai nhận dữ liệu', 'Who receives it', '제3자 제공'), [
  text(
    'Người bán nhận tên, số điện thoại và địa chỉ để giao hàng. Nhà thầu nhận nội dung bạn gửi cho họ. Đơn vị vận chuyển và cổng thanh toán nhận phần cần cho việc của họ. Chúng tôi không bán dữ liệu.',
    'Sellers receive name, phone and address to deliver. Contractors receive what you send them. Carriers and payment services receive what their part needs. We do not sell data.',
    '판매자는 배송을 위해 이름, 전화번호, 주소를 받습니다. 시공사는 회원이 보낸 내용을 받습니다. 배송사와 결제사는 업무에 필요한 정보만 받습니다. 정보를 판매하지 않습니다.',
  ),
]);

const kept = article(text('Giữ trong bao lâu', 'How long we keep it', '보관 기간'), [
  text(
    'Dữ liệu tài khoản được giữ đến khi bạn xóa tài khoản. Yêu cầu tư vấn được giữ 12 tháng sau khi trả lời. Hóa đơn và chứng từ được giữ theo thời hạn của pháp luật về kế toán.',
    'Account data is kept until you delete the account, requests for 12 months after their answer, invoices as long as the accounting law requires.',
    '계정 정보는 탈퇴할 때까지, 상담 문의는 답변 후 12개월, 세금계산서 등 증빙은 회계 관련 법이 정한 기간 동안 보관합니다.',
  ),
]);

const rightsBefore = article(text('Quyền của bạn', 'Your rights', '회원의 권리'), [
  text(
    'Bạn có quyền xem, sửa và yêu cầu xóa dữ liệu của mình. Hãy viết cho Trung tâm hỗ trợ.',
    'You may see, correct and have your data deleted. Please write to the customer center.',
    '자신의 정보를 열람, 수정하고 삭제를 요청할 수 있습니다. 고객센터로 알려 주세요.',
  ),
]);

const rights = article(
  text('Quyền của bạn', 'Your rights', '회원의 권리'),
  [
    text(
      'Theo Luật Bảo vệ dữ liệu cá nhân, bạn có quyền:',
      'Under the Personal Data Protection Law you have the right to:',
      '개인정보보호법에 따라 다음 권리를 가집니다.',
    ),
  ],
  [
    text('xem và sửa dữ liệu của mình;', 'see and correct your data;', '열람과 정정'),
    text('tải về một bản sao;', 'download a copy of it;', '사본 내려받기'),
    text('rút lại sự đồng ý;', 'withdraw a consent;', '동의 철회'),
    text(
      'xóa tài khoản và dữ liệu, trừ phần pháp luật buộc giữ;',
      'delete account and data, except for what the law makes us keep;',
      '계정과 정보의 삭제(법에 따라 보관해야 하는 경우 제외)',
    ),
    text(
      'khiếu nại với cơ quan có thẩm quyền.',
      'complain to the authority.',
      '관계 기관에 민원 제기',
    ),
  ],
);

const safety = article(text('Giữ an toàn', 'Keeping it safe', '안전 조치'), [
  text(
    'Mật khẩu được băm, đường truyền được mã hóa, nhật ký không chứa số điện thoại, địa chỉ hay khóa đăng nhập. Khi có sự cố lộ dữ liệu, chúng tôi báo cho bạn và cơ quan quản lý trong thời hạn luật định.',
    'Passwords are hashed, connections encrypted, logs hold no phone numbers, addresses or keys. If data leaks we tell you and the authority within the time the law sets.',
    '비밀번호는 해시로 저장하고 통신은 암호화하며 로그에는 전화번호, 주소, 로그인 키를 남기지 않습니다. 유출 사고가 생기면 법정 기한 안에 회원과 관계 기관에 알립니다.',
  ),
]);

const zalo = article(text('Tin nhắn qua Zalo', 'Messages by Zalo', 'Zalo 알림'), [
  text(
    'Nếu bạn đồng ý riêng, thông báo về đơn hàng được gửi thêm qua Zalo bằng số điện thoại của bạn. Không đồng ý thì không có gì thay đổi: email vẫn được gửi như trước.',
    'If you agree to it separately, notices about orders are also sent by Zalo to your phone number. If you do not, nothing changes: e-mail goes on as before.',
    '별도로 동의하면 주문 알림을 전화번호를 통해 Zalo로도 보냅니다. 동의하지 않아도 달라지는 것은 없으며 이메일은 그대로 발송됩니다.',
  ),
]);

const contact = article(text('Liên hệ', 'Contact', '문의'), [
  text(
    'Câu hỏi về dữ liệu cá nhân được trả lời tại Trung tâm hỗ trợ, thứ Hai đến thứ Sáu, 8:00–17:00.',
    'Questions about personal data are answered by the customer center, Monday to Friday, 8:00–17:00.',
    '개인정보에 관한 문의는 고객센터에서 평일 8:00–17:00에 답변합니다.',
  ),
]);

export const privacy: readonly VersionContent[] = [
  {
    category: 'privacy',
    version: 1,
    announcedOn: '2021-05-30',
    important: false,
    summary,
    changes: null,
    articles: [collected, purposes, shared, kept, rightsBefore, safety, contact],
  },
  {
    category: 'privacy',
    version: 2,
    announcedOn: '2025-12-01',
    important: true,
    summary,
    changes: text(
      'Viết lại theo Luật Bảo vệ dữ liệu cá nhân: sự đồng ý riêng cho từng mục đích, quyền tải về và rút lại.',
      'Rewritten for the Personal Data Protection Law: separate consents, and the rights to download and withdraw.',
      '개인정보보호법에 맞추어 목적별 동의와 내려받기·철회 권리를 추가했습니다.',
    ),
    articles: [collected, purposes, consents, shared, kept, rights, safety, contact],
  },
  {
    category: 'privacy',
    version: 3,
    announcedOn: '2026-11-15',
    important: true,
    summary,
    changes: text(
      'Thêm Điều 8 về thông báo đơn hàng qua Zalo, chỉ khi bạn đồng ý riêng.',
      'Adds Article 8 on order notices by Zalo, only with a consent of its own.',
      '별도 동의 시에만 보내는 Zalo 주문 알림에 관한 제8조를 추가합니다.',
    ),
    articles: [collected, purposes, consents, shared, kept, rights, safety, zalo, contact],
  },
];
