import type { ContractorFact, ContractorService } from '@hien/domain';
import type { HouseType } from '../../db/schema/vocabulary.ts';
import { moreContractors } from './more-contractors.ts';
import { text, type Text } from './text.ts';
import type { StyleKey } from './pieces/piece.ts';

export type ContractorContent = {
  slug: string;
  companyName: string;
  person: { firstName: string; lastName: string };
  address: string;
  city: string;
  years: number;
  styles: readonly StyleKey[];
  workCities: readonly string[];
  services: readonly ContractorService[];
  houseTypes: readonly HouseType[];
  /** Square metres of the smallest and the largest job. */
  area: readonly [number, number];
  /** What they cost, millions of đồng. */
  budget: readonly [number, number];
  checked: readonly ContractorFact[];
  /** Median time to the first answer; null before anybody has written. */
  answerMinutes: number | null;
  introduction: Text;
  /** Rooms they finished that also have a picture from before the works. */
  works?: readonly string[];
};

/** Twelve fictional construction companies; the first belongs to the demo contractor, the last two have applied. */
export const firstContractors: readonly ContractorContent[] = [
  {
    slug: 'xay-dung-hien-an',
    companyName: 'Công ty TNHH Xây dựng Hiên An (mẫu)',
    person: { lastName: 'Phạm', firstName: 'Đức Long' },
    address: 'Số 18, đường Bằng Lăng',
    city: 'Thành phố Hồ Chí Minh',
    years: 14,
    styles: ['modern', 'scandinavian'],
    workCities: ['Thành phố Hồ Chí Minh', 'Đồng Nai'],
    services: ['renovation', 'turnkey', 'electrics'],
    houseTypes: ['1-bedroom', '2-bedroom', '3-bedroom'],
    area: [60, 120],
    budget: [180, 900],
    checked: ['registration', 'representative', 'office', 'insurance'],
    answerMinutes: 38,
    works: ['bedroom-scandinavian-01', 'multipurpose-modern-01'],
    introduction: text(
      'Hiên An chuyên cải tạo căn hộ 60–120 m² mà không làm phiền hàng xóm: thi công khô, bụi gom tại chỗ, dọn sạch mỗi chiều. Báo giá tách từng hạng mục, thay đổi nào cũng có phụ lục trước khi làm.',
      'Hiên An renovates flats of 60–120 m² without troubling the neighbours: dry methods, dust caught at source, swept every evening. Quotes are itemised and every change is signed before work.',
      '히엔안은 60~120m² 아파트를 이웃에 폐 끼치지 않고 고칩니다. 건식 공법과 집진, 매일 저녁 청소가 원칙이며 견적은 항목별로, 변경은 시공 전에 문서로 남깁니다.',
    ),
  },
  {
    slug: 'moc-gia-bac',
    companyName: 'Công ty CP Nội thất Mộc Gia Bắc (mẫu)',
    person: { lastName: 'Nguyễn', firstName: 'Văn Thắng' },
    address: 'Ngõ 42, phố Lò Rèn',
    city: 'Hà Nội',
    years: 21,
    styles: ['luxury', 'other'],
    workCities: ['Hà Nội', 'Hải Phòng'],
    services: ['turnkey', 'joinery', 'finishing'],
    houseTypes: ['villa', 'duplex', '4-bedroom'],
    area: [120, 600],
    budget: [1200, 12000],
    checked: ['registration', 'representative', 'office'],
    answerMinutes: 180,
    introduction: text(
      'Xưởng mộc hai mươi mốt năm ở phía bắc Hà Nội, nhận trọn gói nhà phố và biệt thự tân cổ điển. Thợ phào, thợ sơn và thợ đá đều là người của xưởng nên tiến độ không phụ thuộc đội ngoài.',
      'A joinery of twenty-one years north of Hà Nội, building town houses and neo-classic villas complete. Moulding, paint and stone are done by its own people, so the schedule depends on nobody else.',
      '하노이 북쪽에서 21년째 이어 온 목공소로, 타운하우스와 네오클래식 빌라를 일괄 시공합니다. 몰딩과 도장, 석재까지 직영 기술자가 맡아 공정이 흔들리지 않습니다.',
    ),
  },
  {
    slug: 'nha-nho-studio',
    companyName: 'Công ty TNHH Nhà Nhỏ Studio (mẫu)',
    person: { lastName: 'Lý', firstName: 'Gia Hân' },
    address: 'Hẻm 7, đường Hoa Sứ',
    city: 'Thành phố Hồ Chí Minh',
    years: 6,
    styles: ['scandinavian', 'modern'],
    workCities: ['Thành phố Hồ Chí Minh'],
    services: ['design', 'renovation', 'joinery'],
    houseTypes: ['studio', '1-bedroom', '2-bedroom'],
    area: [18, 60],
    budget: [90, 420],
    checked: ['registration', 'representative'],
    answerMinutes: 55,
    works: ['living-japandi-01'],
    introduction: text(
      'Nhà Nhỏ chỉ nhận nhà dưới 60 m². Chúng tôi vẽ từng ngăn kéo theo đồ thật của gia chủ: đếm giày, đo vali, cân nồi. Kết quả là nhà gọn mà không phải vứt kỷ niệm.',
      'We only take homes under 60 m². Each drawer is drawn around what you really own: shoes counted, suitcases measured. The home ends up tidy and no keepsake is thrown out.',
      '60m² 이하의 집만 맡습니다. 신발을 세고 여행 가방을 재며 실제 살림에 맞춰 서랍 하나까지 그립니다. 추억을 버리지 않고도 집이 정돈됩니다.',
    ),
  },
  {
    slug: 'be-tong-trang',
    companyName: 'Công ty TNHH Bê Tông Trắng (mẫu)',
    person: { lastName: 'Hồ', firstName: 'Ngọc Sơn' },
    address: 'Lô B5, đường Ven Kênh',
    city: 'Thành phố Hồ Chí Minh',
    years: 9,
    styles: ['industrial', 'modern'],
    workCities: ['Thành phố Hồ Chí Minh', 'Đồng Nai'],
    services: ['renovation', 'finishing', 'new-build'],
    houseTypes: ['studio', 'duplex', 'penthouse'],
    area: [40, 400],
    budget: [150, 2500],
    checked: ['registration', 'office'],
    answerMinutes: 240,
    introduction: text(
      'Chuyên sàn mài, tường vi xi măng và kết cấu thép nhẹ cho quán, xưởng và căn hộ gác lửng. Mẫu bề mặt được làm thử tại chính căn nhà để gia chủ chạm tay trước khi chốt.',
      'Polished floors, micro-cement and light steel for cafés, studios and lofts. Surface samples are made in your own rooms so you can touch them before deciding.',
      '카페와 작업실, 복층 아파트의 연마 바닥과 마이크로시멘트, 경량 철골을 전문으로 합니다. 마감 샘플은 실제 집에서 만들어 손으로 만져 보고 결정하시게 합니다.',
    ),
  },
  {
    slug: 'ngoi-do-mien-trung',
    companyName: 'Công ty TNHH Ngói Đỏ (mẫu)',
    person: { lastName: 'Trương', firstName: 'Công Hiếu' },
    address: 'Kiệt 15, đường Cây Bàng',
    city: 'Đà Nẵng',
    years: 17,
    styles: ['other', 'modern'],
    workCities: ['Đà Nẵng', 'Lâm Đồng'],
    services: ['new-build', 'renovation', 'turnkey'],
    houseTypes: ['villa', '4-bedroom'],
    area: [90, 500],
    budget: [800, 6000],
    checked: ['registration', 'representative', 'insurance'],
    answerMinutes: 600,
    introduction: text(
      'Ngói Đỏ phục dựng nhà ba gian, nhà phố cổ và biệt thự nghỉ ven biển. Gỗ cũ được tháo, đánh số, xử lý mối rồi lắp lại; phần mới làm thấp hơn phần cũ để nhường.',
      'Ngói Đỏ restores three-bay houses, old town houses and seaside villas. Old timber is numbered, treated and put back; whatever is new stays quieter than the old.',
      '응오이도는 세 칸 전통 가옥과 구도심 주택, 해변 별장을 되살립니다. 옛 목재는 번호를 매겨 방충 처리한 뒤 다시 짜 맞추고, 새로 더한 것은 옛것보다 낮은 목소리로 둡니다.',
    ),
  },
  {
    slug: 'bep-va-tam',
    companyName: 'Công ty TNHH Bếp và Tắm (mẫu)',
    person: { lastName: 'Đoàn', firstName: 'Thị Kiều' },
    address: 'Số 203, đường Suối Nhỏ',
    city: 'Đồng Nai',
    years: 11,
    styles: ['modern', 'luxury'],
    workCities: ['Đồng Nai', 'Thành phố Hồ Chí Minh'],
    services: ['renovation', 'finishing', 'electrics'],
    houseTypes: ['1-bedroom', '2-bedroom', '3-bedroom', '4-bedroom'],
    area: [4, 40],
    budget: [45, 350],
    checked: ['registration', 'representative', 'office', 'insurance'],
    answerMinutes: 25,
    works: ['kitchen-modern-01', 'bathroom-scandinavian-01'],
    introduction: text(
      'Chúng tôi chỉ làm bếp và phòng tắm: chống thấm hai lớp, thử nước 72 giờ, bảo hành chống thấm mười năm. Một căn phòng tắm 4 m² xong trong mười hai ngày.',
      'Kitchens and bathrooms only: two coats of waterproofing, a 72-hour flood test, ten years of warranty. A 4 m² bathroom takes twelve days.',
      '주방과 욕실만 합니다. 2중 방수, 72시간 담수 시험, 방수 10년 보증이 기본이며 4m² 욕실은 12일이면 끝납니다.',
    ),
  },
  {
    slug: 'vuon-san-thuong',
    companyName: 'Công ty TNHH Vườn Sân Thượng (mẫu)',
    person: { lastName: 'Mai', firstName: 'Xuân Lộc' },
    address: 'Số 5, đường Đồi Chè',
    city: 'Lâm Đồng',
    years: 8,
    styles: ['other', 'scandinavian'],
    workCities: ['Lâm Đồng', 'Thành phố Hồ Chí Minh'],
    services: ['design', 'new-build'],
    houseTypes: ['penthouse', 'villa', 'duplex'],
    area: [6, 300],
    budget: [30, 800],
    checked: ['registration'],
    answerMinutes: 480,
    works: ['balcony-rural-01'],
    introduction: text(
      'Ban công, hiên, sân thượng và giếng trời. Chúng tôi tính tải trọng, thoát nước và đường tưới trước khi chọn cây, nên vườn ba năm sau vẫn xanh mà trần dưới không thấm.',
      'Balconies, verandas, roofs and light wells. Loads, drainage and irrigation come before plants, so three years on the garden is green and the ceiling below is dry.',
      '발코니와 툇마루, 옥상과 중정을 만듭니다. 하중과 배수, 관수를 먼저 계산하고 식물을 고르기에 3년 뒤에도 푸르고 아래층은 새지 않습니다.',
    ),
  },
  {
    slug: 'song-han-decor',
    companyName: 'Công ty CP Sông Hàn Decor (mẫu)',
    person: { lastName: 'Ngô', firstName: 'Bảo Trâm' },
    address: 'Số 61, đường Cầu Gỗ',
    city: 'Đà Nẵng',
    years: 12,
    styles: ['luxury', 'modern'],
    workCities: ['Đà Nẵng'],
    services: ['design', 'turnkey', 'joinery'],
    houseTypes: ['2-bedroom', '3-bedroom', 'penthouse'],
    area: [50, 220],
    budget: [300, 2400],
    checked: ['registration', 'representative'],
    answerMinutes: 90,
    introduction: text(
      'Nhận căn hộ nghỉ dưỡng cho thuê: vật liệu chịu hơi muối, đồ dễ thay, bộ hồ sơ bảo trì theo tháng. Chủ nhà ở xa vẫn theo dõi được từng ngày qua nhật ký ảnh.',
      'Holiday flats for letting: salt-proof materials, easily replaced pieces and a monthly upkeep plan. Owners far away follow each day in a photo log.',
      '임대용 휴양 아파트를 맡습니다. 염분에 강한 자재와 교체가 쉬운 가구, 월별 유지 관리 계획을 갖추고, 멀리 계신 주인도 사진 일지로 매일 확인하십니다.',
    ),
  },
  {
    slug: 'kien-vang',
    companyName: 'Công ty TNHH Thi công Kiến Vàng (mẫu)',
    person: { lastName: 'Đinh', firstName: 'Quang Vinh' },
    address: 'Số 9, ngõ Tre Xanh',
    city: 'Hải Phòng',
    years: 10,
    styles: ['modern', 'industrial'],
    workCities: ['Hải Phòng', 'Hà Nội'],
    services: ['turnkey', 'electrics', 'finishing'],
    houseTypes: ['2-bedroom', '3-bedroom', 'villa'],
    area: [55, 320],
    budget: [250, 3000],
    checked: ['registration', 'office'],
    answerMinutes: 130,
    introduction: text(
      'Đội ba mươi thợ cơ hữu, nhận sửa nhà trọn gói theo thiết kế có sẵn. Vật tư công khai mã hàng, gia chủ có thể tự mua và chúng tôi chỉ tính công.',
      'Thirty staff craftsmen who build from your finished design. Every material is listed by code; buy it yourself if you like and pay us for labour only.',
      '상근 기술자 서른 명이 완성된 설계로 일괄 시공합니다. 자재는 품번까지 공개하며, 직접 구매하시면 공임만 받습니다.',
    ),
  },
  {
    slug: 'can-ho-xanh',
    companyName: 'Công ty TNHH Căn Hộ Xanh (mẫu)',
    person: { lastName: 'Vương', firstName: 'Khánh Ngân' },
    address: 'Tầng 3, số 77, đường Phượng Vĩ',
    city: 'Hà Nội',
    years: 7,
    styles: ['scandinavian', 'other'],
    workCities: ['Hà Nội'],
    services: ['design', 'renovation'],
    houseTypes: ['studio', '1-bedroom', '2-bedroom', '3-bedroom'],
    area: [35, 130],
    budget: [120, 800],
    checked: [],
    answerMinutes: null,
    introduction: text(
      'Vật liệu phát thải thấp, sơn gốc nước, gỗ có hồ sơ rừng trồng. Mỗi căn bàn giao kèm phiếu đo formaldehyde sau bảy ngày đóng kín.',
      'Low-emission materials, water-based paint, documented timber. Each flat is handed over with a formaldehyde reading after seven sealed days.',
      '저방출 자재와 수성 페인트, 이력이 확인된 목재만 씁니다. 7일 밀폐 후 측정한 포름알데히드 성적서와 함께 인도합니다.',
    ),
  },
  {
    slug: 'nha-cong-nhan',
    companyName: 'Hợp tác xã Thợ Nhà (mẫu)',
    person: { lastName: 'Cao', firstName: 'Thị Thắm' },
    address: 'Ấp Bình Yên, đường tỉnh 8',
    city: 'Cần Thơ',
    years: 5,
    styles: ['modern', 'other'],
    workCities: ['Cần Thơ'],
    services: ['new-build', 'finishing'],
    houseTypes: ['1-bedroom', '2-bedroom'],
    area: [30, 90],
    budget: [90, 400],
    checked: [],
    answerMinutes: null,
    introduction: text(
      'Hợp tác xã của hai mươi hai thợ nề, điện, nước, mộc. Nhận cả việc nhỏ nửa ngày: thay vòi, vá trần, treo tủ, với bảng giá dán ngay trong xe.',
      'A co-operative of twenty-two masons, electricians, plumbers and joiners. Half-day jobs welcome: a tap, a ceiling patch, a cabinet, at prices posted in the van.',
      '미장, 전기, 배관, 목공 기술자 스물두 명의 협동조합입니다. 수전 교체나 천장 보수, 수납장 달기 같은 반나절 일도 차 안에 붙인 가격표대로 맡습니다.',
    ),
  },
  {
    slug: 'van-phong-moi',
    companyName: 'Công ty CP Văn Phòng Mới (mẫu)',
    person: { lastName: 'Tạ', firstName: 'Hoàng Nam' },
    address: 'Số 150, đường Cảng Cũ',
    city: 'Thành phố Hồ Chí Minh',
    years: 13,
    styles: ['industrial', 'modern'],
    workCities: ['Thành phố Hồ Chí Minh'],
    services: ['design', 'turnkey'],
    houseTypes: ['penthouse', 'duplex'],
    area: [80, 900],
    budget: [400, 9000],
    checked: [],
    answerMinutes: null,
    introduction: text(
      'Văn phòng 50–800 m² theo mô-đun: vách, sàn nâng, bàn và đèn lắp trong hai cuối tuần để công ty không phải nghỉ ngày nào.',
      'Offices of 50–800 m² in modules: partitions, raised floors, desks and lights fitted over two weekends, so your company never closes.',
      '50~800m² 사무실을 모듈로 시공합니다. 칸막이와 이중 바닥, 책상과 조명을 두 번의 주말에 마쳐 업무가 멈추지 않습니다.',
    ),
  },
];

/** All companies of the sample: later ones stand behind, so that nobody's id moves. */
export const contractors: readonly ContractorContent[] = [...firstContractors, ...moreContractors];

/** Positions that companies of the sample have bought; the first ten are auctioned (`seed/orders/auctions.ts`). */
export const contractorPositions: readonly {
  slug: string;
  city: string;
  position: number;
}[] = [
  { slug: 'bep-va-tam', city: 'Thành phố Hồ Chí Minh', position: 11 },
  { slug: 'vuon-san-thuong', city: 'Thành phố Hồ Chí Minh', position: 52 },
  { slug: 'moc-gia-bac', city: 'Hà Nội', position: 12 },
  { slug: 'song-han-decor', city: 'Đà Nẵng', position: 51 },
];
