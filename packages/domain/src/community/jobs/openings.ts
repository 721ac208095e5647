import type { Text } from '../../language/language.ts';
import type { Job } from './job.ts';

const hcmc: Text = { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City', ko: '호찌민' };
const hanoi: Text = { vi: 'Hà Nội', en: 'Hanoi', ko: '하노이' };
const danang: Text = { vi: 'Đà Nẵng', en: 'Da Nang', ko: '다낭' };

/** The places that are open. Part of the product, as its words are: no table holds them. */
export const openings: readonly Job[] = [
  {
    id: 1,
    team: 'product',
    type: 'full-time',
    title: {
      vi: 'Kỹ sư phần mềm (web)',
      en: 'Software engineer (web)',
      ko: '소프트웨어 엔지니어 (웹)',
    },
    summary: {
      vi: 'Bạn xây những trang mà người mua và người bán dùng mỗi ngày. Chúng tôi viết TypeScript, đo tốc độ trên điện thoại rẻ tiền và sửa đến khi nhanh.',
      en: 'You build the pages that buyers and sellers use every day. We write TypeScript, measure on cheap phones, and mend until it is fast.',
      ko: '구매자와 판매자가 매일 쓰는 화면을 만듭니다. TypeScript로 작성하고 저가형 휴대폰에서 속도를 재며 빨라질 때까지 고칩니다.',
    },
    place: hcmc,
    pay: { from: 35_000_000, to: 60_000_000 },
    postedOn: '2026-02-16',
  },
  {
    id: 2,
    team: 'product',
    type: 'full-time',
    title: {
      vi: 'Quản lý sản phẩm thanh toán',
      en: 'Product manager, payments',
      ko: '결제 프로덕트 매니저',
    },
    summary: {
      vi: 'Bạn lo cho phần thanh toán, hoàn tiền và đối soát: mỗi đồng đều phải giải thích được. Bạn nói chuyện với ngân hàng, ví và chính người mua.',
      en: 'You look after payments, refunds and settlement, where every đồng must be explained. You talk to banks, wallets and the buyers themselves.',
      ko: '결제, 환불, 정산을 맡습니다. 1동까지 설명할 수 있어야 합니다. 은행, 전자지갑, 그리고 구매자와 직접 이야기합니다.',
    },
    place: hcmc,
    pay: { from: 40_000_000, to: 65_000_000 },
    postedOn: '2026-01-26',
  },
  {
    id: 3,
    team: 'design',
    type: 'full-time',
    title: {
      vi: 'Kiến trúc sư nội thất căn hộ',
      en: 'Interior architect for apartments',
      ko: '아파트 인테리어 디자이너',
    },
    summary: {
      vi: 'Bạn vẽ những bản thiết kế trọn gói cho căn hộ 50–120 m² mà người ta mua và thi công được ngay. Mỗi món trong bản vẽ là món có thật trong cửa hàng.',
      en: 'You draw complete designs for apartments of 50–120 m² that people buy and build at once. Every piece in the drawing is a real one in the shop.',
      ko: '50~120m² 아파트를 위한 완성형 디자인을 그립니다. 도면 속 가구는 모두 실제로 판매하는 제품입니다.',
    },
    place: hanoi,
    pay: { from: 22_000_000, to: 38_000_000 },
    postedOn: '2026-02-09',
  },
  {
    id: 4,
    team: 'design',
    type: 'internship',
    title: { vi: 'Thực tập dựng hình 3D', en: '3D visualisation intern', ko: '3D 시각화 인턴' },
    summary: {
      vi: 'Bạn dựng phòng, ánh sáng và vật liệu cùng người đã làm nghề lâu năm, ba tháng, có người kèm. Cần một hồ sơ hình ảnh, không cần kinh nghiệm đi làm.',
      en: 'You build rooms, light and materials beside people who have done it for years; three months with a mentor. Bring a portfolio; no work experience needed.',
      ko: '오랜 경력자 곁에서 3개월 동안 공간, 조명, 재질을 만듭니다. 포트폴리오가 필요하며 실무 경험은 없어도 됩니다.',
    },
    place: hanoi,
    pay: { from: 6_000_000, to: 8_000_000 },
    postedOn: '2026-02-23',
  },
  {
    id: 5,
    team: 'partners',
    type: 'full-time',
    title: {
      vi: 'Phụ trách xưởng mộc miền Trung',
      en: 'Partner manager, central workshops',
      ko: '중부 공방 파트너 매니저',
    },
    summary: {
      vi: 'Bạn đi đến xưởng, xem gỗ, xem cách đóng gói, rồi giúp xưởng bán hàng trên Hiên. Một nửa tuần bạn ở ngoài đường.',
      en: 'You visit workshops, look at the wood and the packing, and help them sell on Hiên. Half of your week is on the road.',
      ko: '공방을 찾아가 나무와 포장을 살피고 Hiên에서 판매하도록 돕습니다. 일주일의 절반은 현장에서 보냅니다.',
    },
    place: danang,
    pay: { from: 18_000_000, to: 28_000_000 },
    postedOn: '2026-01-12',
  },
  {
    id: 6,
    team: 'partners',
    type: 'full-time',
    title: { vi: 'Chuyên viên kiểm tra chất lượng', en: 'Quality inspector', ko: '품질 검수 담당' },
    summary: {
      vi: 'Bạn thử tải, thử ẩm và tháo lắp hàng mới trước khi chúng lên kệ. Hàng không đạt thì không bán, và bạn nói rõ vì sao.',
      en: 'You test new goods for load, damp and assembly before they are listed. What fails is not sold, and you say why.',
      ko: '신제품을 등록하기 전에 하중, 습기, 조립을 시험합니다. 통과하지 못하면 판매하지 않고 이유를 알려 줍니다.',
    },
    place: hcmc,
    pay: { from: 14_000_000, to: 20_000_000 },
    postedOn: '2026-02-02',
  },
  {
    id: 7,
    team: 'care',
    type: 'full-time',
    title: {
      vi: 'Chuyên viên chăm sóc khách hàng',
      en: 'Customer care specialist',
      ko: '고객 지원 담당',
    },
    summary: {
      vi: 'Bạn trả lời người mua đang chờ hàng, chờ tiền hoặc cần lời khuyên, và được quyền giải quyết ngay. Mỗi tháng bạn kể lại ba điều sản phẩm nên sửa.',
      en: 'You answer buyers who wait for goods, money or advice, and may settle it at once. Each month you name three things the product should mend.',
      ko: '상품, 환불, 조언을 기다리는 구매자에게 답하고 바로 해결할 권한을 갖습니다. 매달 제품에서 고칠 점 세 가지를 이야기합니다.',
    },
    place: hcmc,
    pay: { from: 11_000_000, to: 16_000_000 },
    postedOn: '2026-02-24',
  },
  {
    id: 8,
    team: 'care',
    type: 'part-time',
    title: {
      vi: 'Hỗ trợ khách hàng tiếng Hàn (buổi tối)',
      en: 'Korean customer care (evenings)',
      ko: '한국어 고객 지원 (저녁)',
    },
    summary: {
      vi: 'Bạn giúp khách Hàn Quốc đặt hàng, nhận hàng và nói chuyện với thợ. Làm từ xa, bốn buổi tối mỗi tuần.',
      en: 'You help Korean customers order, receive goods and talk with craftsmen. Remote, four evenings a week.',
      ko: '한국 고객의 주문과 배송, 시공 기사와의 소통을 돕습니다. 재택으로 주 4회 저녁에 일합니다.',
    },
    place: danang,
    pay: { from: 7_000_000, to: 10_000_000 },
    postedOn: '2026-02-18',
  },
];
