import type { Text } from '../language/language.ts';
import type { FormMessageId } from './message-ids.ts';

/** The sentences for what only particular forms say. */
export const formTexts: Readonly<Record<FormMessageId, Text>> = {
  'validation.number.zero': {
    vi: 'Vui lòng nhập số lớn hơn 0',
    en: 'Please enter a number above zero',
    ko: '0보다 큰 수를 입력해 주세요',
  },
  'validation.tick.required': {
    vi: 'Vui lòng đánh dấu ô này',
    en: 'Please tick this box',
    ko: '체크해 주세요',
  },
  'validation.date.invalid': {
    vi: 'Ngày chưa đúng',
    en: 'This is not a valid date',
    ko: '날짜가 올바르지 않습니다',
  },
  'validation.date.order': {
    vi: 'Ngày kết thúc phải sau ngày bắt đầu',
    en: 'The end must be after the start',
    ko: '종료일은 시작일 이후여야 합니다',
  },
  'validation.url.invalid': {
    vi: 'Địa chỉ trang web chưa đúng',
    en: 'This is not a web address yet',
    ko: '웹사이트 주소가 올바르지 않습니다',
  },
  'validation.email.business-invalid': {
    vi: 'Email doanh nghiệp chưa đúng định dạng',
    en: 'Invalid Business Email form',
    ko: '비즈니스 이메일 형식이 올바르지 않습니다',
  },
  'validation.code.required': {
    vi: 'Vui lòng nhập mã xác thực',
    en: 'Please enter the code',
    ko: '인증번호를 입력해 주세요',
  },
  'validation.code.invalid': {
    vi: 'Mã xác thực gồm 6 chữ số',
    en: 'The code has six digits',
    ko: '인증번호는 6자리 숫자입니다',
  },
  'validation.hotline.invalid': {
    vi: 'Số hotline chưa đúng',
    en: 'This is not a valid hotline',
    ko: '대표 번호가 올바르지 않습니다',
  },
  'validation.name.first-required': {
    vi: 'Vui lòng nhập tên',
    en: 'Please enter your first name',
    ko: '이름을 입력해 주세요',
  },
  'validation.name.last-required': {
    vi: 'Vui lòng nhập họ',
    en: 'Please enter your last name',
    ko: '성을 입력해 주세요',
  },
  'validation.address.required': {
    vi: 'Vui lòng nhập địa chỉ của bạn',
    en: 'Please insert your address',
    ko: '주소를 입력해 주세요',
  },
  'validation.address.city-required': {
    vi: 'Vui lòng chọn tỉnh, thành phố',
    en: 'Please choose a city',
    ko: '시·도를 선택해 주세요',
  },
  'validation.address.district-required': {
    vi: 'Vui lòng chọn quận, huyện',
    en: 'Please choose a district',
    ko: '구·군을 선택해 주세요',
  },
  'validation.address.ward-required': {
    vi: 'Vui lòng chọn phường, xã',
    en: 'Please choose a ward',
    ko: '동을 선택해 주세요',
  },
  'validation.receiver.required': {
    vi: 'Vui lòng nhập tên người nhận',
    en: 'Please enter the receiver',
    ko: '받는 분 이름을 입력해 주세요',
  },
  'validation.company.required': {
    vi: 'Vui lòng nhập tên công ty',
    en: 'Please enter the company name',
    ko: '회사명을 입력해 주세요',
  },
  'validation.registration-number.required': {
    vi: 'Vui lòng nhập số đăng ký kinh doanh',
    en: 'Please enter the registration number',
    ko: '사업자 등록번호를 입력해 주세요',
  },
  'validation.foundation-day.required': {
    vi: 'Vui lòng nhập ngày thành lập',
    en: 'Please enter the foundation day',
    ko: '설립일을 입력해 주세요',
  },
  'validation.tax-code.required': {
    vi: 'Vui lòng nhập mã số thuế',
    en: 'Please enter the tax code',
    ko: '세금 코드를 입력해 주세요',
  },
  'validation.tax-code.invalid': {
    vi: 'Mã số thuế gồm 10, 12 hoặc 13 chữ số',
    en: 'A tax code has 10, 12 or 13 digits',
    ko: '세금 코드는 10자리, 12자리 또는 13자리 숫자입니다',
  },
  'validation.bank.required': {
    vi: 'Vui lòng chọn ngân hàng',
    en: 'Please choose a bank',
    ko: '은행을 선택해 주세요',
  },
  'validation.account-holder.required': {
    vi: 'Vui lòng nhập tên chủ tài khoản',
    en: 'Please enter the account holder',
    ko: '예금주를 입력해 주세요',
  },
  'validation.account-holder.mismatch': {
    vi: 'Tên chủ tài khoản khác tên công ty',
    en: 'The account holder differs from the company name',
    ko: '예금주가 회사명과 다릅니다',
  },
  'validation.account-number.invalid': {
    vi: 'Số tài khoản chưa đúng',
    en: 'This is not a valid account number',
    ko: '계좌번호가 올바르지 않습니다',
  },
  'validation.images.required': {
    vi: 'Vui lòng thêm ít nhất một hình',
    en: 'Please add at least one picture',
    ko: '사진을 한 장 이상 추가해 주세요',
  },
  'validation.images.too-many': {
    vi: 'Thêm tối đa 10 hình',
    en: 'At most 10 pictures',
    ko: '사진은 최대 10장까지 가능합니다',
  },
  'validation.thumbnail.required': {
    vi: 'Vui lòng chọn hình đại diện',
    en: 'Please choose a thumbnail',
    ko: '대표 이미지를 선택해 주세요',
  },
  'validation.options.required': {
    vi: 'Vui lòng chọn phân loại',
    en: 'Please choose an option',
    ko: '옵션을 선택해 주세요',
  },
  'validation.discount.too-large': {
    vi: 'Mức giảm phải nhỏ hơn giá bán',
    en: 'The discount must be below the price',
    ko: '할인 금액은 판매가보다 작아야 합니다',
  },
  'validation.cost.order': {
    vi: 'Chi phí đến phải từ chi phí bắt đầu trở lên',
    en: 'The upper cost must not be below the lower one',
    ko: '최대 비용은 최소 비용 이상이어야 합니다',
  },
  'validation.quantity.bulk-minimum': {
    vi: 'Đặt số lượng lớn từ 50 sản phẩm',
    en: 'Bulk orders start at 50 pieces',
    ko: '대량 주문은 50개부터 가능합니다',
  },
  'validation.rating.required': {
    vi: 'Vui lòng chọn số sao',
    en: 'Please choose the stars',
    ko: '별점을 선택해 주세요',
  },
  'validation.reason.required': {
    vi: 'Vui lòng chọn lý do',
    en: 'Please choose a reason',
    ko: '사유를 선택해 주세요',
  },
  'validation.carrier.required': {
    vi: 'Vui lòng chọn đơn vị vận chuyển',
    en: 'Please choose the carrier',
    ko: '택배사를 선택해 주세요',
  },
  'validation.tracking.required': {
    vi: 'Vui lòng nhập mã vận đơn',
    en: 'Please enter the tracking number',
    ko: '운송장 번호를 입력해 주세요',
  },
  'validation.slot.invalid': {
    vi: 'Vị trí phải từ 1 đến 10',
    en: 'The position must be from 1 to 10',
    ko: '위치는 1부터 10까지입니다',
  },
  'validation.bid.too-low': {
    vi: 'Giá phải cao hơn giá cao nhất hiện tại',
    en: 'The bid must exceed the highest one',
    ko: '현재 최고가보다 높게 입찰해 주세요',
  },
  'validation.bid.not-round': {
    vi: 'Giá phải là bội số của 1.000 đ',
    en: 'The bid must be a multiple of 1,000 đ',
    ko: '입찰 금액은 1,000동 단위여야 합니다',
  },
  'validation.age.required': {
    vi: 'Bạn cần xác nhận đã trên 18 tuổi',
    en: 'Please confirm that you are over 18',
    ko: '만 18세 이상임을 확인해 주세요',
  },
  'validation.terms.required': {
    vi: 'Bạn cần đồng ý với điều khoản',
    en: 'Please agree to the terms',
    ko: '약관에 동의해 주세요',
  },
  'validation.policy.required': {
    vi: 'Bạn cần đồng ý với chính sách đối tác',
    en: 'Please agree to the partner policy',
    ko: '파트너 정책에 동의해 주세요',
  },
};
