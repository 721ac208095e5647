import { text } from '../text.ts';
import { article } from './document.ts';

/** Articles 1–12: the contract itself, members and partners. */
export const serviceMembership = [
  article(text('Mục đích', 'Purpose', '목적'), [
    text(
      'Điều khoản này quy định quyền và nghĩa vụ giữa Hiên và người sử dụng trang web nội thất, thiết kế và cải tạo nhà ở của Hiên, dù bạn chỉ xem, mua hàng, bán hàng hay đăng bài.',
      'These terms set out what Hiên and the people who use its website for furniture, interior design and home improvement owe each other, whether you browse, buy, sell or post.',
      '이 약관은 가구, 인테리어 디자인, 주거 개선을 다루는 히엔 웹사이트를 이용하는 분과 히엔 사이의 권리와 의무를 정합니다. 둘러보기, 구매, 판매, 게시 등 이용 방식과 관계없이 적용됩니다.',
    ),
  ]),
  article(
    text('Các từ dùng trong điều khoản', 'Words used here', '용어의 정의'),
    [
      text(
        'Trong điều khoản này, các từ dưới đây được hiểu như sau.',
        'In these terms the following words have these meanings.',
        '이 약관에서 사용하는 용어의 뜻은 다음과 같습니다.',
      ),
    ],
    [
      text(
        'Thành viên: người đã mở tài khoản; thành viên doanh nghiệp gồm công ty, cá nhân kinh doanh và nhà thiết kế tự do.',
        'Member: anyone with an account; business members are companies, individuals in trade and freelance designers.',
        '회원: 계정을 만든 분을 말하며, 비즈니스 회원에는 법인, 개인사업자, 프리랜서 디자이너가 포함됩니다.',
      ),
      text(
        'Đối tác: người bán, nhà thiết kế hoặc nhà thầu đã được Hiên duyệt.',
        'Partner: a seller, designer or contractor approved by Hiên.',
        '파트너: 히엔의 승인을 받은 판매자, 디자이너 또는 시공사를 말합니다.',
      ),
      text(
        'Gói thiết kế: bộ bản vẽ, hình ảnh và danh sách sản phẩm được bán dưới dạng tệp tải về.',
        'Design package: drawings, pictures and a list of products sold as files to download.',
        '디자인 패키지: 내려받는 파일 형태로 판매하는 도면, 이미지, 제품 목록을 말합니다.',
      ),
    ],
  ),
  article(text('Công bố và thay đổi điều khoản', 'Publication and changes', '약관의 게시와 변경'), [
    text(
      'Điều khoản đang áp dụng luôn có tại trang này cùng các phiên bản trước. Khi thay đổi, Hiên công bố nội dung mới ít nhất 7 ngày trước ngày có hiệu lực; thay đổi quan trọng hoặc bất lợi cho thành viên được báo trước 30 ngày kèm email.',
      'The terms in force are always on this page, beside all earlier versions. Changes are announced at least 7 days before they take effect; important changes, or ones to a member’s disadvantage, 30 days before and by e-mail.',
      '시행 중인 약관과 이전 버전은 언제나 이 페이지에서 볼 수 있습니다. 약관을 변경할 때는 시행 최소 7일 전에 공지하며, 중요하거나 회원에게 불리한 변경은 30일 전에 이메일과 함께 알립니다.',
    ),
    text(
      'Nếu không đồng ý với nội dung mới, bạn có thể xóa tài khoản trước ngày có hiệu lực. Đơn hàng đã đặt theo điều khoản nào thì được thực hiện theo điều khoản đó.',
      'If you do not agree you may delete your account before that day. An order placed under one version is carried out under that version.',
      '변경에 동의하지 않으면 시행일 전에 탈퇴할 수 있습니다. 이미 한 주문은 주문 당시의 약관에 따라 처리됩니다.',
    ),
  ]),
  article(text('Đăng ký thành viên', 'Becoming a member', '회원 가입'), [
    text(
      'Bạn đăng ký bằng email hoặc tài khoản mạng xã hội, cung cấp thông tin đúng và đồng ý với điều khoản này. Hợp đồng được giao kết khi bạn nhận được thông báo chấp thuận của Hiên.',
      'You sign up with an e-mail address or a social account, give true information and agree to these terms. The contract is concluded when you receive the notice of approval.',
      '이메일 또는 소셜 계정으로 가입하며, 사실대로 정보를 입력하고 이 약관에 동의해야 합니다. 계약은 히엔의 승인 알림을 받은 때에 성립합니다.',
    ),
    text(
      'Người mua hàng phải đủ 18 tuổi. Hiên có thể từ chối đăng ký khi thông tin sai, dùng tên người khác, hoặc khi tài khoản cũ bị dừng vĩnh viễn.',
      'Buyers must be 18 or older. Hiên may refuse a registration with false information, under somebody else’s name, or after an account was stopped for good.',
      '구매자는 만 18세 이상이어야 합니다. 허위 정보, 타인 명의, 영구 정지된 계정의 재가입인 경우 가입을 거절할 수 있습니다.',
    ),
  ]),
  article(text('Loại thành viên và quyền mua', 'Kinds of members', '회원의 종류와 구매 권한'), [
    text(
      'Thành viên thường mua sản phẩm tại cửa hàng và mua gói thiết kế thông qua nhà thầu. Thành viên doanh nghiệp mua gói thiết kế trực tiếp sau khi việc nâng cấp được duyệt.',
      'Ordinary members buy products in the shop, and design packages through a contractor. Business members buy design packages directly once their upgrade has been approved.',
      '일반 회원은 스토어에서 상품을 구매하고, 디자인 패키지는 시공사를 통해 구매합니다. 비즈니스 회원은 전환 승인을 받은 뒤 디자인 패키지를 직접 구매할 수 있습니다.',
    ),
    text(
      'Tài khoản mạng xã hội không nâng cấp thành tài khoản doanh nghiệp được; hãy đăng ký bằng email.',
      'An account opened through a social network cannot be upgraded; please sign up with an e-mail address.',
      '소셜 계정은 비즈니스 회원으로 전환할 수 없으므로 이메일로 가입해 주세요.',
    ),
  ]),
  article(text('Giữ an toàn tài khoản', 'Keeping your account safe', '계정 보안'), [
    text(
      'Bạn giữ kín mật khẩu và không cho người khác dùng tài khoản. Khi nghi ngờ bị lộ, hãy đổi mật khẩu và báo cho Hiên; mọi phiên đăng nhập khác sẽ được đóng.',
      'Keep your password to yourself and let nobody else use your account. If you think it is known to others, change it and tell us; every other session is then closed.',
      '비밀번호를 안전하게 관리하고 계정을 타인과 함께 쓰지 마세요. 유출이 의심되면 비밀번호를 바꾸고 알려 주세요. 다른 기기의 로그인은 모두 종료됩니다.',
    ),
  ]),
  article(text('Thông tin của thành viên', 'Your details', '회원 정보의 관리'), [
    text(
      'Bạn có thể xem và sửa thông tin trong trang cá nhân, lưu tối đa 10 địa chỉ giao hàng. Thông báo gửi đến email bạn đã đăng ký được xem là đã gửi đến bạn.',
      'You can see and change your details in your profile and keep up to 10 addresses. A notice sent to the e-mail address you gave counts as sent to you.',
      '내 정보는 마이페이지에서 확인하고 수정할 수 있으며 배송지는 10개까지 저장할 수 있습니다. 등록한 이메일로 보낸 알림은 회원에게 전달된 것으로 봅니다.',
    ),
  ]),
  article(text('Trở thành đối tác', 'Becoming a partner', '파트너 전환'), [
    text(
      'Việc chuyển sang đối tác cần Hiên xét duyệt theo thứ tự đăng ký và có hiệu lực khi được duyệt. Thông tin đối tác thay đổi chỉ hiển thị sau khi được kiểm tra; trong lúc chờ, thông tin cũ vẫn được giữ.',
      'Partners are approved by Hiên in the order of registration, and become partners with that approval. Changed partner details are shown only after a review; until then the old ones stay.',
      '파트너 전환은 신청 순서대로 히엔이 심사하며 승인과 함께 효력이 생깁니다. 변경한 파트너 정보는 검토 후 표시되고, 그때까지는 기존 정보가 유지됩니다.',
    ),
  ]),
  article(text('Nghĩa vụ của Hiên', 'What Hiên owes you', '히엔의 의무'), [
    text(
      'Hiên giữ cho dịch vụ hoạt động ổn định, bảo vệ dữ liệu cá nhân, công bố thông tin người bán, ghi rõ vị trí quảng cáo và trả lời khiếu nại trong giờ làm việc, thứ Hai đến thứ Sáu, 8:00–17:00.',
      'Hiên keeps the service running, protects personal data, publishes who the sellers are, marks every paid position and answers complaints in office hours, Monday to Friday, 8:00–17:00.',
      '히엔은 서비스를 안정적으로 운영하고, 개인정보를 보호하며, 판매자 정보를 공개하고, 광고 위치를 표시하며, 평일 8:00–17:00에 문의에 답변합니다.',
    ),
  ]),
  article(
    text('Nghĩa vụ của thành viên', 'What members owe', '회원의 의무'),
    [text('Thành viên không được:', 'Members must not:', '회원은 다음 행위를 해서는 안 됩니다.')],
    [
      text(
        'dùng thông tin của người khác hoặc đăng thông tin sai;',
        'use somebody else’s details or publish false ones;',
        '타인의 정보를 사용하거나 허위 정보를 올리는 행위',
      ),
      text(
        'quay, chụp màn hình bản thiết kế hoặc dùng lại hình 3D để quảng cáo; ảnh công trình thật của chính bạn thì được;',
        'record designs or reuse 3D pictures for advertising; photographs of your own finished work are fine;',
        '디자인을 녹화하거나 3D 이미지를 광고에 재사용하는 행위(직접 시공한 실제 사진은 사용할 수 있습니다)',
      ),
      text(
        'làm gián đoạn hệ thống, dò quét dữ liệu hoặc lách giới hạn của dịch vụ.',
        'disturb the system, harvest its data or get around its limits.',
        '시스템을 방해하거나 데이터를 무단 수집하거나 서비스 제한을 우회하는 행위',
      ),
    ],
  ),
  article(text('Hạn chế sử dụng', 'Restrictions', '이용 제한'), [
    text(
      'Khi vi phạm, tài khoản lần lượt bị nhắc nhở, tạm dừng có thời hạn và dừng vĩnh viễn, tùy mức độ; Hiên nêu lý do và bạn có quyền khiếu nại. Tài khoản không hoạt động 3 tháng có thể bị hạn chế cho đến lần đăng nhập sau.',
      'Breaches lead, by their weight, to a warning, a suspension for a time, or for good. We say why, and you may object. An account unused for 3 months may be restricted until the next sign-in.',
      '위반 정도에 따라 경고, 일시 정지, 영구 정지 순으로 조치합니다. 사유를 알려 드리며 이의를 제기할 수 있습니다. 3개월간 이용하지 않은 계정은 다음 로그인까지 제한될 수 있습니다.',
    ),
  ]),
  article(text('Rời Hiên', 'Leaving', '탈퇴'), [
    text(
      'Bạn có thể xóa tài khoản bất cứ lúc nào khi không còn đơn hàng đang thực hiện. Dữ liệu được xóa, trừ phần pháp luật buộc giữ như hóa đơn. Email hoặc số đăng ký đã dùng có thể đăng ký lại sau 6 tháng.',
      'You can delete your account at any time once no order is under way. Your data is deleted except for what the law makes us keep, such as invoices. The same e-mail address or registration number may be used again after 6 months.',
      '진행 중인 주문이 없으면 언제든 탈퇴할 수 있습니다. 세금계산서처럼 법에 따라 보관해야 하는 것을 제외하고 데이터를 삭제합니다. 같은 이메일이나 등록번호로는 6개월 뒤 다시 가입할 수 있습니다.',
    ),
  ]),
];
