import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const FEATURES = 'packages/features/src';

/** `<PageHead title={text('orders.title')} …` */
const HEAD = /<PageHead\s+title=\{text\('([\w.-]+)'/;

/** Pages that have their title from what they show, or several of them. */
const named: Readonly<Record<string, string>> = {
  AdMembershipOrderConfirmation: 'Mua gói quảng cáo',
  Article: 'Cẩm nang ở nhà',
  ArticleDetail: 'Một bài cẩm nang',
  ArticlePage: 'Trang sau của cẩm nang',
  BannerDetail: 'Chiến dịch',
  BannerShopDetail: 'Chương trình khuyến mại',
  Brand: 'Trang thương hiệu',
  CustomerCenterPost: 'Thư gửi trung tâm hỗ trợ',
  Essay: 'Tản văn',
  CareerDetail: 'Một công việc',
  ContractorDetail: 'Một nhà thầu',
  ContractorPortfolioDetail: 'Một công trình',
  ContractorReviewCompany: 'Khách nói gì về nhà thầu',
  ContractorViewEditor: 'Sửa trang công ty',
  EssayDetail: 'Một bài tản văn',
  EssayPage: 'Trang sau của tản văn',
  FreeTrialProject: 'Dùng thử dự án',
  Home: 'Trang chủ',
  InteriorDesignDetail: 'Chi tiết thiết kế',
  InteriorShare: 'Nhà thật',
  InteriorShareDetail: 'Một căn nhà được chia sẻ',
  InteriorSharePage: 'Trang sau của nhà chia sẻ',
  InteriorDesignRoomDetail: 'Một phòng của thiết kế',
  InteriorDesignPage: 'Trang sau của danh sách thiết kế',
  Login: 'Đăng nhập',
  MyPage: 'Trang của tôi',
  OrderDetail: 'Chi tiết đơn hàng',
  PackageComboList: 'Bộ nội thất',
  PackageDesignList: 'Thiết kế của gói',
  ProjectDetail: 'Một ngôi nhà làm theo thiết kế',
  Queue: 'Hàng đợi duyệt',
  Promises: 'Những lời hứa kiểm được',
  RoomByRoomShowcase: 'Một ngôi nhà đã hoàn thiện',
  SearchResult: 'Kết quả tìm kiếm',
  Shop: 'Cửa hàng',
  ShopDetail: 'Chi tiết sản phẩm',
  ShopManager: 'Quản lý gian hàng',
  ShopManagerDetailContent: 'Bài giới thiệu sản phẩm',
  ShopManagerAddItemNotice: 'Thông báo của sản phẩm',
  ShopManagerRedbillDetail: 'Hóa đơn VAT',
  ShopManagerUploadItem: 'Đăng và sửa sản phẩm',
  ShopManagerOrderStatus: 'Tình trạng đơn hàng',
  TermDetail: 'Một điều khoản',
  RoomByRoomBGridModuleDetail: 'Văn phòng: một mô-đun',
  RoomByRoomBGridStep1: 'Văn phòng: mặt bằng',
  RoomByRoomBGridStep1DoorDetection: 'Văn phòng: cửa trên mặt bằng',
  RoomByRoomBGridStep2: 'Văn phòng: xếp mô-đun',
  RoomByRoomBGridStep3: 'Văn phòng: tổng kết, báo giá',
  RoomByRoomBGridCart: 'Văn phòng: giỏ mô-đun',
  RoomByRoomBGridConstructionSchedule: 'Văn phòng: lịch thi công',
  RoomByRoomVibStep2: 'VIB: căn hộ',
  RoomByRoomVibStep3Room: 'VIB: chọn phòng',
  RoomByRoomVibStep3FloorPlan: 'VIB: chọn phòng trên mặt bằng',
  RoomByRoomVibStep4Room: 'VIB: nội thất theo phòng',
  RoomByRoomVibStep4FloorPlan: 'VIB: nội thất trên mặt bằng',
  RoomByRoomVibStep5Room: 'VIB: trả góp theo phòng',
  RoomByRoomVibStep5FloorPlan: 'VIB: trả góp trên mặt bằng',
};

function sentences(): Map<string, string> {
  const files = globSync(`${FEATURES}/*/messages/vi.json`);
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    ),
  );
}

/** What each screen is called in Vietnamese, from the title that its page has in the browser: `orders/Orders` → “Đơn hàng”. */
export function titlesOfScreens(): Map<string, string> {
  const said = sentences();
  const titles = globSync(`${FEATURES}/*/*/*Screen.tsx`).flatMap((screen) => {
    const folder = dirname(screen);
    const name = basename(folder);
    const area = basename(dirname(folder));
    const id = [screen, ...globSync(`${folder}/*.tsx`).sort()]
      .filter((file) => !file.includes('.stories.'))
      .map((file) => HEAD.exec(readFileSync(file, 'utf8'))?.[1])
      .find((found) => found !== undefined);
    const title = named[name] ?? (id && said.get(id));
    return title ? [[`${area}/${name}`, title] as const] : [];
  });
  return new Map(titles);
}
