import { limits } from '../../constants.ts';
import { formatVnd } from '../../money/format-vnd.ts';
import type { Language } from '../../language/language.ts';
import type { FaqQuestion } from './question.ts';

const { ad, auction } = limits;
const basic = (language: Language): string => formatVnd(ad.basic.monthlyVnd, language);
const gold = (language: Language): string => formatVnd(ad.gold.monthlyVnd, language);

export const membershipQuestions: readonly FaqQuestion[] = [
  {
    id: 'ai-mua-duoc-thiet-ke',
    question: {
      vi: 'Vì sao tôi không mua được bản thiết kế?',
      en: 'Why can I not buy a design?',
      ko: '왜 디자인을 구매할 수 없나요?',
    },
    answer: {
      vi: 'Thành viên cá nhân mua thiết kế thông qua nhà thầu: chọn thiết kế, bấm Mua qua nhà thầu và gửi yêu cầu kèm danh sách thiết kế. Nhà thầu báo giá trọn gói cho bạn.\n\nTài khoản doanh nghiệp (công ty, hộ kinh doanh, nhà thiết kế tự do) mua trực tiếp được.',
      en: 'Ordinary members buy designs through a contractor: choose the designs, press Buy through a contractor and send the request with the list. The contractor quotes the whole job.\n\nBusiness accounts (company, individual business, freelancer) buy directly.',
      ko: '일반 회원은 시공사를 통해 디자인을 구매합니다. 디자인을 고르고 시공사를 통해 구매를 눌러 문의를 보내시면 시공사가 전체 견적을 드립니다.\n\n비즈니스 회원(법인, 개인, 프리랜서)은 직접 구매하실 수 있습니다.',
    },
  },
  {
    id: 'nang-cap-doanh-nghiep',
    question: {
      vi: 'Nâng cấp lên tài khoản doanh nghiệp thế nào?',
      en: 'How do I upgrade to a business account?',
      ko: '비즈니스 회원으로 어떻게 전환하나요?',
    },
    answer: {
      vi: 'Vào Trang của tôi, chọn Chuyển sang doanh nghiệp, điền thông tin công ty và ngày thành lập. Chúng tôi kiểm tra theo thứ tự đăng ký và báo kết quả qua email.\n\nTài khoản đăng nhập bằng Google, Apple, Facebook hay Zalo cần đăng ký lại bằng email trước khi nâng cấp.',
      en: 'Open My page, choose Switch to business, fill in the company and its foundation day. We check in order of registration and tell you by mail.\n\nAccounts that log in with Google, Apple, Facebook or Zalo have to register with an email first.',
      ko: '마이페이지에서 비즈니스 전환을 선택하고 회사 정보와 설립일을 입력해 주세요. 접수 순서대로 확인해 이메일로 알려 드립니다.\n\nGoogle, Apple, Facebook, Zalo로 로그인하신 계정은 이메일로 다시 가입하신 뒤 전환하실 수 있습니다.',
    },
  },
  {
    id: 'goi-quang-cao-nha-thau',
    question: {
      vi: 'Các gói Basic, Gold và Premium khác nhau ra sao?',
      en: 'How do Basic, Gold and Premium differ?',
      ko: 'Basic, Gold, Premium은 어떻게 다른가요?',
    },
    answer: {
      vi: `Basic: ${basic('vi')} mỗi tháng, hiển thị từ vị trí ${ad.basic.firstPosition} tại ${ad.basic.maxCities} thành phố. Gold: ${gold('vi')} mỗi tháng, vị trí ${ad.gold.firstPosition}–${ad.gold.lastPosition}, tối đa ${ad.gold.maxCities} thành phố.\n\nPremium là ${ad.premium.lastPosition} vị trí đầu, đấu giá từng tuần cho từng thành phố. Mọi vị trí trả tiền đều ghi rõ là quảng cáo.`,
      en: `Basic: ${basic('en')} a month, shown from position ${ad.basic.firstPosition} in ${ad.basic.maxCities} city. Gold: ${gold('en')} a month, positions ${ad.gold.firstPosition}–${ad.gold.lastPosition}, up to ${ad.gold.maxCities} cities.\n\nPremium is the first ${ad.premium.lastPosition} positions, auctioned by week and city. Every paid position is marked as advertising.`,
      ko: `Basic은 월 ${basic('ko')}으로 ${ad.basic.maxCities}개 도시에서 ${ad.basic.firstPosition}위부터 노출됩니다. Gold는 월 ${gold('ko')}으로 ${ad.gold.firstPosition}~${ad.gold.lastPosition}위, 최대 ${ad.gold.maxCities}개 도시입니다.\n\nPremium은 상위 ${ad.premium.lastPosition}개 자리를 도시별로 매주 경매합니다. 유료 자리는 모두 광고로 표시됩니다.`,
    },
  },
  {
    id: 'huy-dau-gia',
    question: {
      vi: 'Đã đặt giá Premium rồi có rút lại được không?',
      en: 'Can I withdraw a Premium bid?',
      ko: 'Premium 입찰을 취소할 수 있나요?',
    },
    answer: {
      vi: `Được, trong ${auction.cancelHours} giờ kể từ khi thanh toán. Kết quả có vào 15 giờ thứ Sáu; công ty không trúng được hoàn đủ tiền trong ${auction.refundBusinessDays} ngày làm việc.\n\nMỗi công ty đặt tối đa ${auction.maxBidsPerCompany} lần cho một thành phố trong một tuần, tính cả lần đã rút.`,
      en: `Yes, within ${auction.cancelHours} hours of paying. Results come on Friday at 15:00; who did not win gets everything back within ${auction.refundBusinessDays} working days.\n\nA company may bid ${auction.maxBidsPerCompany} times for one city and week, withdrawn bids included.`,
      ko: `결제 후 ${auction.cancelHours}시간 이내에 취소하실 수 있습니다. 결과는 금요일 15시에 발표되며, 낙찰되지 않으면 ${auction.refundBusinessDays}영업일 이내에 전액 환불됩니다.\n\n한 회사는 도시와 주마다 취소한 입찰을 포함해 최대 ${auction.maxBidsPerCompany}회 입찰할 수 있습니다.`,
    },
  },
];
