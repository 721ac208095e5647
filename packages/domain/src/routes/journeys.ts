import type { Text } from '../language/language.ts';
import type { RouteName } from './paths.ts';
import type { Layout } from './route.ts';

/** A page on a way through a brand's pages. */
export interface Stop {
  readonly route: RouteName;
  /** What people do there, in a few words. */
  readonly name: Text;
  /** The state in which its page is shown, by the name that the states of pages have; its usual one where left out. */
  readonly state?: string;
}

/** A way that people go, page after page. */
export interface Journey {
  readonly name: Text;
  readonly stops: readonly Stop[];
}

const t = (vi: string, en: string, ko: string): Text => ({ vi, en, ko });

const stop = (route: RouteName, name: Text, state?: string): Stop =>
  state === undefined ? { route, name } : { route, name, state };

const words = {
  introduction: t('Giới thiệu', 'Introduction', '소개'),
  project: t('Dự án', 'The project', '프로젝트'),
  style: t('Tìm phong cách', 'Find a style', '스타일 찾기'),
  selector: t('Chọn từng phòng', 'Choose room by room', '방마다 고르기'),
  cart: t('Giỏ hàng', 'The cart', '장바구니'),
  summary: t('Tổng kết', 'Summary', '요약'),
};

/** The pages of a project, in the brand of the project. */
const ofProject: readonly Stop[] = [
  stop('roomByRoomProject', words.project),
  stop('rbrStyleChecking', words.style),
  stop('roomByRoomProjectDetail', words.selector),
];

const bankWay = (way: 'Room' | 'FloorPlan', name: Text): Journey => ({
  name,
  stops: [
    stop('roomByRoomVibStep2', t('Căn hộ và cách chọn', 'The home and the way', '집과 방식')),
    stop(`roomByRoomVibStep3${way}`, t('Chọn phòng', 'Choose rooms', '방 고르기')),
    stop(`roomByRoomVibStep4${way}`, t('Phong cách và món', 'Style and pieces', '스타일과 가구')),
    stop(`roomByRoomVibStep5${way}`, t('Trả góp', 'Instalments', '할부')),
  ],
});

/**
 * Which pages of room by room belong to which brand, in the order in which people go through them. From it come the pages
 * of partners in Storybook, and what `pnpm states` asks of them. A page that is framed by its project stands on the ways of
 * each brand that has projects; the cart is the shop's own.
 */
export const journeys: Readonly<Record<Layout, readonly Journey[]>> = {
  default: [
    {
      name: t('Chủ nhà mới', 'New owners', '새 입주자'),
      stops: [
        stop('roomByRoomNewLandingPage', t('Lời mời', 'The invitation', '초대')),
        stop(
          'roomByRoomNewIntroduction',
          t('Chọn loại căn', 'Choose a home type', '집 유형 고르기'),
        ),
        stop('roomByRoomNew', t('Chọn phong cách', 'Choose a style', '스타일 고르기')),
        stop('roomByRoomNew', t('Từng phòng', 'Room after room', '방 하나씩'), 'Room'),
        stop('roomByRoomNew', words.summary, 'Summary'),
        stop('cart', words.cart),
      ],
    },
    {
      name: t('Tự tìm lấy', 'By oneself', '직접 찾기'),
      stops: [
        stop('roomByRoom', t('Trang chính', 'The hub', '허브')),
        ...ofProject,
        stop('rbrStyleChecking', t('Phong cách của bạn', 'One’s style', '나의 스타일'), 'Answered'),
        stop('roomByRoomDetail', t('Đổi một món', 'Change a piece', '가구 바꾸기'), 'Chosen'),
        stop('roomByRoomDetail', t('Nhìn quanh 360°', 'Look around', '360° 둘러보기'), 'Around'),
        stop('roomByRoomDetail', t('Bản in', 'The print sheet', '인쇄용'), 'Print'),
        stop('cart', words.cart),
      ],
    },
    {
      name: t('Khách của chủ đầu tư', 'Invited by their developer', '시행사의 고객'),
      stops: [
        stop('roomByRoomCustomerIntroduction', words.introduction),
        stop('roomByRoomCustomerIntroduction', t('Qua liên kết', 'By a link', '링크로'), 'Invited'),
        stop('roomByRoomProjectDetail', words.selector),
      ],
    },
    {
      name: t('Vinhomes và biệt thự', 'Vinhomes and villas', '빈홈과 빌라'),
      stops: [
        stop(
          'roomByRoomVinhomes',
          t('Mọi dự án và căn', 'All projects and homes', '모든 프로젝트와 집'),
        ),
        stop('roomByRoomVinhomesVillas', t('Biệt thự', 'Villas', '빌라')),
        stop('roomByRoomProjectDetail', words.selector),
      ],
    },
    {
      name: t('Từ một căn đã hoàn thiện', 'From a finished home', '완성된 집에서'),
      stops: [
        stop(
          'roomByRoomShowcaseIntroduction',
          t('Những căn đã xong', 'Finished homes', '완성된 집들'),
        ),
        stop('roomByRoomShowcase', t('Một căn nhà', 'One of them', '집 하나')),
        stop('roomByRoomProjectDetail', t('Bắt đầu từ đó', 'Start from it', '여기서 시작')),
      ],
    },
  ],
  demo: [
    {
      name: t('Thử thương hiệu của mình', 'Try one’s own brand', '내 브랜드 입혀 보기'),
      stops: [
        stop('roomByRoomDemoIntroduction', words.introduction),
        stop(
          'roomByRoomDemoIntroduction',
          t('Xưởng thương hiệu', 'The brand studio', '브랜드 스튜디오'),
          'BrandTried',
        ),
        ...ofProject,
      ],
    },
  ],
  samsung: [
    {
      name: t('Thiết bị theo phòng', 'Appliances by room', '방별 가전'),
      stops: [
        stop('roomByRoomSamsungIntroduction', words.introduction),
        stop(
          'roomByRoomSamsungFurnitureByRoom',
          t('Thiết bị trong phòng', 'Appliances in their rooms', '방에 맞는 가전'),
        ),
        ...ofProject,
        stop('cart', words.cart),
      ],
    },
  ],
  bgrid: [
    {
      name: t('Từ bản vẽ đến báo giá', 'From drawing to quotation', '도면에서 견적까지'),
      stops: [
        stop('roomByRoomBGridIntroduction', words.introduction),
        stop('roomByRoomBGridStep1', t('Mặt bằng', 'The plan', '평면도')),
        stop('roomByRoomBGridStep1DoorDetection', t('Cửa', 'The doors', '문')),
        stop('roomByRoomBGridStep2', t('Xếp mô-đun', 'Modules placed', '모듈 배치')),
        stop('roomByRoomBGridStep3', words.summary),
        stop('roomByRoomBGridLogin', t('Đăng nhập', 'Sign in', '로그인'), 'OfOffice'),
        stop('roomByRoomBGridOrder', t('Báo giá', 'The quotation', '견적'), 'StatusQuoted'),
        stop(
          'roomByRoomBGridConstructionSchedule',
          t('Lịch thi công', 'The schedule', '공사 일정'),
        ),
      ],
    },
    {
      name: t('Theo mô-đun', 'By module', '모듈별로'),
      stops: [
        stop('roomByRoomBGridModuleList', t('Mọi mô-đun', 'All modules', '모든 모듈')),
        stop('roomByRoomBGridModuleDetail', t('Một mô-đun', 'A module', '모듈 하나')),
        stop('roomByRoomBGridWishlist', t('Đã lưu', 'Kept', '찜한 모듈')),
        stop('roomByRoomBGridCart', t('Giỏ mô-đun', 'The office’s cart', '모듈 장바구니')),
      ],
    },
    {
      name: t('Trang của công ty', 'The company’s own pages', '회사 페이지'),
      stops: [
        stop('roomByRoomBGridMypage', t('Dự án của tôi', 'My projects', '내 프로젝트')),
        stop('roomByRoomBGridOrderHistory', t('Các yêu cầu', 'Requests', '요청 내역')),
        stop('roomByRoomBGridProfile', t('Hồ sơ', 'Profile', '프로필')),
        stop('roomByRoomBGridCustomerCenter', t('Hỗ trợ', 'Questions', '고객센터')),
      ],
    },
  ],
  vib: [
    bankWay('Room', t('Theo phòng', 'Room by room', '방별로')),
    bankWay('FloorPlan', t('Theo mặt bằng', 'By floor plan', '평면도로')),
    {
      name: t('Dự án của ngân hàng', 'A project of the bank’s', '은행의 프로젝트'),
      stops: ofProject,
    },
  ],
};
