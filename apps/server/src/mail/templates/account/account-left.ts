import { mailTemplate } from '../../template.ts';

/** The account is gone: what stays, and when its owner may come back. */
export const accountLeft = mailTemplate<{ email: string; mayReturn: string }>({
  secret: false,
  sample: { email: 'khach@hien.example', mayReturn: '06/09/2026' },
  write: {
    vi: ({ email, mayReturn }) => ({
      subject: 'Tài khoản Hiên của bạn đã được xóa',
      parts: [
        `Tài khoản ${email} đã được xóa theo yêu cầu của bạn. Tên, số điện thoại, địa chỉ, ảnh và liên kết đăng nhập đã được xóa khỏi hệ thống.`,
        'Hóa đơn và chứng từ của đơn hàng đã mua được giữ theo thời hạn luật kế toán quy định.',
        `Bạn có thể đăng ký lại bằng email này từ ngày ${mayReturn}.`,
      ],
      foot: 'Đây là thư cuối cùng chúng tôi gửi cho tài khoản này.',
    }),
    en: ({ email, mayReturn }) => ({
      subject: 'Your Hiên account was deleted',
      parts: [
        `The account ${email} was deleted as you asked. Name, phone, addresses, pictures and sign-in links are gone from our system.`,
        'Invoices and papers of your orders are kept as long as the accounting law requires.',
        `You may register with this e-mail again from ${mayReturn}.`,
      ],
      foot: 'This is the last mail we send about this account.',
    }),
    ko: ({ email, mayReturn }) => ({
      subject: '[Hiên] 계정이 삭제되었습니다',
      parts: [
        `요청하신 대로 ${email} 계정을 삭제했습니다. 이름, 전화번호, 주소, 사진, 로그인 연결 정보가 모두 삭제되었습니다.`,
        '구매하신 주문의 영수증과 증빙 서류는 회계법이 정한 기간 동안 보관됩니다.',
        `${mayReturn}부터 이 이메일로 다시 가입하실 수 있습니다.`,
      ],
      foot: '이 계정과 관련하여 보내 드리는 마지막 메일입니다.',
    }),
  },
});
