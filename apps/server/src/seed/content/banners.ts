import { text, type Text } from './text.ts';

export type BannerContent = {
  placement: 'home-hero' | 'home-middle' | 'shop-top';
  /** The picture made for it, the room to fall back to, and the words to look for. */
  picture: string;
  room: string;
  tags: readonly string[];
  href: string;
  tone: 'light' | 'dark';
  title: Text;
  subtitle: Text;
  action: Text;
  /** The paragraphs of its own page, and where that leads on to. */
  content?: readonly Text[];
  leadsTo?: string;
};

export const banners: readonly BannerContent[] = [
  {
    placement: 'home-hero',
    picture: 'banner-home-1',
    room: 'living-japandi-01',
    tags: ['living', 'japandi', 'day'],
    href: '/shop',
    tone: 'dark',
    title: text(
      'Ngôi nhà bắt đầu từ một khoảng hiên',
      'A home begins with a veranda',
      '집은 툇마루에서 시작됩니다',
    ),
    subtitle: text(
      'Nội thất từ mười hai xưởng Việt, chọn theo căn phòng bạn đang có.',
      'Furniture from twelve Vietnamese workshops, chosen for the room you have.',
      '베트남 공방 열두 곳의 가구를 지금 살고 있는 방에 맞춰 고르세요.',
    ),
    action: text('Xem cửa hàng', 'Visit the shop', '상점 둘러보기'),
  },
  {
    placement: 'home-hero',
    picture: 'banner-home-2',
    room: 'living-kitchen-scandinavian-01',
    tags: ['living-kitchen', 'scandinavian', 'day'],
    href: '/interior-design',
    tone: 'dark',
    title: text(
      'Bản thiết kế cho căn hộ mới nhận',
      'A design for your new keys',
      '새 열쇠를 받은 당신께',
    ),
    subtitle: text(
      'Hai mươi bốn thiết kế trọn gói: phối cảnh, bản vẽ, vật liệu và dự toán.',
      'Twenty-four complete packages: renderings, drawings, materials and estimate.',
      '투시도와 도면, 자재, 견적까지 담은 완성 설계 스물네 가지.',
    ),
    action: text('Chọn thiết kế', 'Choose a design', '설계 고르기'),
  },
  {
    placement: 'home-hero',
    picture: 'banner-home-3',
    room: 'bedroom-modern-01',
    tags: ['bedroom', 'evening', 'modern'],
    href: '/shop?category=6',
    tone: 'light',
    title: text(
      'Tối nay, tắt đèn trần',
      'Tonight, leave the ceiling light off',
      '오늘 밤은 천장등을 끄고',
    ),
    subtitle: text(
      'Đèn bàn, đèn cây và đèn giấy dó cho buổi tối chậm lại.',
      'Table, floor and paper lamps for a slower evening.',
      '저녁을 느리게 하는 테이블 램프와 플로어 램프, 전통지 등.',
    ),
    action: text('Xem đèn', 'See the lamps', '조명 보기'),
  },
  {
    placement: 'home-middle',
    picture: 'banner-campaign-1',
    room: 'living-rural-01',
    tags: ['rural', 'rustic', 'day'],
    href: '/banner-detail/4',
    leadsTo: '/shop?brand=2',
    content: [
      text(
        'Từ thứ Hai đến Chủ nhật, xưởng Tràng Mây mở sân cho khách xem đan. Mỗi món bán trong tuần kèm một tấm thẻ ghi tên người đan, kiểu mắt và số ngày công.',
        'From Monday to Sunday the Tràng Mây workshop opens its courtyard. Every piece sold this week comes with a card naming its weaver, the pattern and the days of work.',
        '월요일부터 일요일까지 짱머이 공방이 마당을 엽니다. 이번 주에 판매되는 상품에는 엮은 사람과 무늬, 작업한 날수를 적은 카드가 함께 갑니다.',
      ),
      text(
        'Mây được chẻ, phơi bảy nắng rồi hun khói rơm trước khi đan. Màu mật ấy đậm dần theo năm, không cần sơn.',
        'The rattan is split, dried for seven suns and smoked over straw before weaving. Its honey colour deepens with the years and needs no paint.',
        '라탄은 쪼개서 볕에 이레 말리고 볏짚 연기를 쐰 뒤 엮습니다. 꿀빛은 해가 갈수록 깊어지고 칠이 필요 없습니다.',
      ),
      text(
        'Giao trong tuần cho Hà Nội và Thành phố Hồ Chí Minh. Nếu sau này một nan bị gãy, gửi món ấy về xưởng: tiền sửa chỉ tính công.',
        'Delivered within the week in Hà Nội and Ho Chi Minh City. Should a strand ever break, send the piece home: you pay for the work alone.',
        '하노이와 호찌민시는 일주일 안에 배송합니다. 나중에 한 올이 끊어지면 공방으로 보내 주세요. 수선은 품값만 받습니다.',
      ),
    ],
    tone: 'dark',
    title: text('Tuần lễ mây tre Tràng Mây', 'Tràng Mây rattan week', '짱머이 라탄 주간'),
    subtitle: text(
      'Đồ đan tay từ sáu mươi nhà thợ, có mã người đan dưới mỗi món.',
      'Woven in sixty courtyards, each piece with its weaver’s code.',
      '예순 집의 마당에서 손으로 엮고, 한 점마다 장인 번호를 새겼습니다.',
    ),
    action: text('Xem bộ sưu tập', 'See the collection', '컬렉션 보기'),
  },
  {
    placement: 'home-middle',
    picture: 'banner-campaign-2',
    room: 'kitchen-modern-01',
    tags: ['kitchen', 'modern', 'day'],
    href: '/shop?category=8',
    tone: 'dark',
    title: text('Bếp mới trước Tết', 'A new kitchen before Tết', '설 전에 새 주방을'),
    subtitle: text(
      'Tủ bếp, đảo bếp và vòi cho gian bếp dùng mỗi ngày.',
      'Kitchens, islands and taps for the room you use every day.',
      '매일 쓰는 주방을 위한 주방 가구와 아일랜드, 수전.',
    ),
    action: text('Xem đồ bếp', 'See kitchens', '주방 보기'),
  },
  {
    placement: 'shop-top',
    picture: 'banner-campaign-3',
    room: 'living-scandinavian-02',
    tags: ['living', 'scandinavian', 'morning'],
    href: '/banner-shop-detail',
    leadsTo: '/shop?category=1&sort=discount',
    content: [
      text(
        'Đến hết tháng, sofa và ghế bành trong danh sách này được giảm giá. Giá đã giảm hiện ngay trên từng món; bạn không cần nhập mã.',
        'Until the end of the month the sofas and armchairs on this list cost less. The price you see is the price you pay; there is no code to enter.',
        '이달 말까지 이 목록의 소파와 암체어를 할인합니다. 보이는 가격 그대로이며 코드를 입력할 필요가 없습니다.',
      ),
      text(
        'Vỏ bọc của mọi sofa trong danh sách đều tháo giặt được ở 30 °C. Nhà có trẻ nhỏ hay thú nuôi, hãy thêm một bộ vỏ dự phòng khi đặt.',
        'Every sofa on the list has covers that wash at 30 °C. With children or pets at home, add a spare set when you order.',
        '목록의 모든 소파는 커버를 벗겨 30°C에서 세탁할 수 있습니다. 아이나 반려동물이 있다면 여분 커버를 함께 주문하세요.',
      ),
      text(
        'Ưu đãi tính theo ngày đặt. Hàng đã giảm giá vẫn được đổi, trả trong 7 ngày như thường.',
        'What counts is the day of the order. Reduced pieces can be exchanged or returned within seven days, as always.',
        '할인은 주문일 기준입니다. 할인 상품도 평소처럼 7일 안에 교환·반품할 수 있습니다.',
      ),
    ],
    tone: 'dark',
    title: text(
      'Sofa giặt được, giá nhẹ hơn',
      'Washable sofas, lighter prices',
      '빨아 쓰는 소파, 가벼운 가격',
    ),
    subtitle: text(
      'Giá giảm cho sofa và ghế bành đến hết tháng.',
      'Sofas and armchairs for less until the end of the month.',
      '이달 말까지 소파와 암체어를 할인합니다.',
    ),
    action: text('Xem ưu đãi', 'See the offers', '할인 보기'),
  },
];
