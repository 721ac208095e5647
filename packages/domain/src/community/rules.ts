import type { Text } from '../language/language.ts';
import type { CommunityReportReason } from './reports.ts';

/** A rule is known by the reason that a reader reports its breach with. */
export type CommunityRule = CommunityReportReason;

/** The rules of the community, as its terms tell them and as a decision quotes them. */
export const communityRules: Readonly<Record<CommunityRule, Text>> = {
  insult: {
    vi: 'Không xúc phạm, đe dọa hay quấy rối người khác.',
    en: 'Nobody is insulted, threatened or harassed.',
    ko: '타인을 모욕하거나 위협하거나 괴롭히지 않습니다.',
  },
  'personal-data': {
    vi: 'Không đăng số điện thoại, địa chỉ hay thông tin riêng của người khác khi họ chưa đồng ý.',
    en: 'Nobody’s phone number, address or private data is told without their consent.',
    ko: '타인의 전화번호, 주소 등 개인 정보를 동의 없이 공개하지 않습니다.',
  },
  'not-a-partner': {
    vi: 'Người bán chưa là đối tác của Hiên không quảng cáo hàng hóa hay dịch vụ ở đây.',
    en: 'Traders who are not partners of Hiên do not advertise goods or services here.',
    ko: 'Hiên 파트너가 아닌 판매자는 이곳에서 상품이나 서비스를 광고하지 않습니다.',
  },
  false: {
    vi: 'Không đăng điều mình biết là sai sự thật.',
    en: 'Nobody posts what they know to be untrue.',
    ko: '사실이 아님을 알면서 게시하지 않습니다.',
  },
  'stolen-pictures': {
    vi: 'Chỉ đăng ảnh của mình hoặc ảnh được phép dùng.',
    en: 'Pictures are one’s own, or used with permission.',
    ko: '본인의 사진이나 사용 허락을 받은 사진만 올립니다.',
  },
  spam: {
    vi: 'Không đăng nội dung rác, đăng lặp lại hay lừa đảo.',
    en: 'No spam, no posting the same again and again, no fraud.',
    ko: '스팸, 도배, 사기성 내용을 올리지 않습니다.',
  },
};
