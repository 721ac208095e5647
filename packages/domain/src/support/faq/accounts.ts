import { limits } from '../../constants.ts';
import type { FaqQuestion } from './question.ts';

const { verification, password, account, addresses } = limits;

export const accountQuestions: readonly FaqQuestion[] = [
  {
    id: 'quen-mat-khau',
    question: {
      vi: 'Tôi quên mật khẩu, phải làm gì?',
      en: 'I forgot my password. What do I do?',
      ko: '비밀번호를 잊었어요. 어떻게 하나요?',
    },
    answer: {
      vi: `Bấm Quên mật khẩu ở trang đăng nhập và nhập email. Mã xác thực được gửi đến hộp thư, dùng trong ${verification.validMinutes} phút và nhập sai tối đa ${verification.tries} lần.\n\nKhông thấy thư? Hãy xem mục thư rác, hoặc gửi lại mã sau ${verification.resendSeconds} giây.`,
      en: `Press Forgot password on the login page and give your email. A code comes by mail; it works for ${verification.validMinutes} minutes and ${verification.tries} tries.\n\nNo mail? Look into the spam folder, or have it sent again after ${verification.resendSeconds} seconds.`,
      ko: `로그인 화면의 비밀번호 찾기에서 이메일을 입력해 주세요. 인증번호는 ${verification.validMinutes}분 동안, ${verification.tries}회까지 입력하실 수 있습니다.\n\n메일이 보이지 않으면 스팸함을 확인하시거나 ${verification.resendSeconds}초 뒤 다시 요청해 주세요.`,
    },
  },
  {
    id: 'dang-nhap-mang-xa-hoi',
    question: {
      vi: 'Tôi đăng nhập bằng Zalo hoặc Google, sao không đổi được mật khẩu?',
      en: 'I log in with Zalo or Google. Why can I not change my password?',
      ko: 'Zalo나 Google로 로그인하는데 왜 비밀번호를 바꿀 수 없나요?',
    },
    answer: {
      vi: 'Vì tài khoản đó không có mật khẩu ở Hiên: việc đăng nhập do Zalo, Google, Apple hay Facebook xác nhận. Hãy đổi mật khẩu tại chính dịch vụ ấy.',
      en: 'Because the account has no password at Hiên: Zalo, Google, Apple or Facebook confirm that it is you. Change the password with them.',
      ko: '해당 계정은 Hiên에 비밀번호가 없고 Zalo, Google, Apple, Facebook이 본인 확인을 하기 때문입니다. 비밀번호는 해당 서비스에서 변경해 주세요.',
    },
  },
  {
    id: 'mat-khau-an-toan',
    question: {
      vi: 'Mật khẩu cần những gì?',
      en: 'What does a password need?',
      ko: '비밀번호 조건은 무엇인가요?',
    },
    answer: {
      vi: `Ít nhất ${password.minLength} ký tự và khác mật khẩu cũ. Một câu dài dễ nhớ an toàn hơn một từ ngắn nhiều ký hiệu.\n\nNhân viên của Hiên không bao giờ hỏi mật khẩu hay mã xác thực của bạn.`,
      en: `At least ${password.minLength} characters, and not one you used before. A long phrase is safer than a short word full of signs.\n\nNobody from Hiên will ever ask for your password or a code.`,
      ko: `${password.minLength}자 이상이며 이전 비밀번호와 달라야 합니다. 기호가 많은 짧은 단어보다 외우기 쉬운 긴 문장이 더 안전합니다.\n\nHiên 직원은 비밀번호나 인증번호를 절대 묻지 않습니다.`,
    },
  },
  {
    id: 'so-dia-chi',
    question: {
      vi: 'Tôi lưu được bao nhiêu địa chỉ?',
      en: 'How many addresses can I keep?',
      ko: '주소는 몇 개까지 저장할 수 있나요?',
    },
    answer: {
      vi: `Tối đa ${addresses.max} địa chỉ. Số điện thoại nhận hàng gồm đúng 10 chữ số. Xóa bớt một địa chỉ không dùng để thêm địa chỉ mới.`,
      en: `Up to ${addresses.max}. The phone number for deliveries has exactly 10 digits. Remove one you no longer use to add another.`,
      ko: `최대 ${addresses.max}개입니다. 배송 연락처는 숫자 10자리여야 합니다. 새 주소를 추가하려면 쓰지 않는 주소를 삭제해 주세요.`,
    },
  },
  {
    id: 'xoa-tai-khoan',
    question: {
      vi: 'Xóa tài khoản thì dữ liệu của tôi ra sao?',
      en: 'What happens to my data when I delete my account?',
      ko: '계정을 삭제하면 제 정보는 어떻게 되나요?',
    },
    answer: {
      vi: `Thông tin cá nhân, địa chỉ và bài viết được xóa. Hóa đơn và chứng từ mua bán được giữ theo luật kế toán, tách khỏi hồ sơ của bạn. Điểm còn lại mất hiệu lực.\n\nBạn đăng ký lại được sau ${account.reRegisterMonths} tháng. Trước khi xóa, hãy tải dữ liệu của mình về.`,
      en: `Your personal data, addresses and posts are deleted. Invoices and records of sale are kept as accounting law asks, apart from your profile. Points that are left expire.\n\nYou may register again after ${account.reRegisterMonths} months. Download your data before you go.`,
      ko: `개인정보와 주소, 게시글이 삭제됩니다. 세금계산서와 거래 기록은 회계 법령에 따라 프로필과 분리해 보관하며, 남은 포인트는 소멸됩니다.\n\n${account.reRegisterMonths}개월 뒤 다시 가입하실 수 있습니다. 삭제 전에 데이터를 내려받아 두세요.`,
    },
  },
];
