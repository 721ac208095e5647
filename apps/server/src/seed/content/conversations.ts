import type { InquiryJob, InquiryRefusal } from '@hien/domain';

/** Who speaks: the member who began, or the company. */
type Said = {
  by: 'sender' | 'contractor';
  /** Days before the sample's day; fractions are hours. */
  daysAgo: number;
  text: string;
  /** Pictures of the product's own, `rooms/living-modern-01.avif`. */
  pictures?: readonly string[];
};

export type ConversationContent = {
  /** Part of the sender's e-mail before the @. */
  sender: string;
  contractor: string;
  /** Asks the same as the conversation at this place of the list, from 1. */
  like?: number;
  phone: string;
  designs?: readonly number[];
  job?: InquiryJob;
  /** The company does not take it. */
  refusal?: { reason: InquiryRefusal; words: string };
  /** One side has closed it, so many days ago. */
  closed?: { by: 'sender' | 'contractor'; daysAgo: number };
  said: readonly [Said, ...Said[]];
  /** What the two sides have read to its end. */
  read: { sender: boolean; contractor: boolean };
};

/** Conversations of the demo accounts with contractors, in the languages people write in. */
export const conversations: readonly ConversationContent[] = [
  {
    sender: 'khach',
    contractor: 'xay-dung-hien-an',
    phone: '0900 000 001',
    designs: [1],
    job: {
      service: 'turnkey',
      premises: '2-bedroom',
      city: 'Thành phố Hồ Chí Minh',
      district: 'An Khánh',
      area: 68,
      budget_from: 200_000_000,
      budget_to: 300_000_000,
      begins: 'month',
    },
    read: { sender: false, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 6.2,
        text: 'Chào anh chị, tôi vừa nhận căn hộ 68 m² ở An Khánh, hai phòng ngủ, nhà thô.\n\nTôi thích bản thiết kế kèm theo và muốn hỏi giá thi công trọn gói, nhất là phần bếp và vách gỗ phòng khách. Ảnh hiện trạng ở dưới, mong anh chị báo giúp trong tuần này.',
        pictures: ['rooms/living-kitchen-modern-01.avif', 'rooms/bedroom-scandinavian-01.avif'],
      },
      {
        by: 'contractor',
        daysAgo: 5.4,
        text: 'Chào chị Thu An, cảm ơn chị đã gửi đủ ảnh. Với 68 m² bàn giao thô, nhóm của em cần khảo sát khoảng một giờ để đo trần và xem đường nước bếp.\n\nChiều thứ Ba hoặc sáng thứ Năm tuần này chị tiện lúc nào ạ?',
      },
      {
        by: 'sender',
        daysAgo: 5.1,
        text: 'Sáng thứ Năm lúc 9 giờ được anh nhé. Nhờ anh xem thêm giúp ban công, mùa mưa nước hay tạt vào.',
      },
      {
        by: 'contractor',
        daysAgo: 1.3,
        text: 'Em gửi chị báo giá theo từng hạng mục: phần thô và điện nước 96 triệu, bếp 74 triệu, vách gỗ và cửa 58 triệu, sơn 21 triệu. Ban công nên thêm mái kính nghiêng 8 triệu.\n\nGiá đã gồm VAT, giữ trong 30 ngày. Chị xem rồi mình gọi nhau một lần trước khi chốt ạ.',
        pictures: ['rooms/balcony-modern-01.avif'],
      },
    ],
  },
  {
    sender: 'khach',
    contractor: 'nha-nho-studio',
    phone: '0900 000 001',
    job: {
      service: 'joinery',
      premises: 'studio',
      city: 'Thành phố Hồ Chí Minh',
      district: 'Phú Nhuận',
      area: 34,
      budget_from: null,
      budget_to: 60_000_000,
      begins: 'quarter',
    },
    read: { sender: true, contractor: false },
    said: [
      {
        by: 'sender',
        daysAgo: 0.8,
        text: 'Mẹ tôi ở một mình trong căn studio 34 m². Tôi muốn làm lại tủ sao cho mẹ không phải với cao và có chỗ ngồi thay giày. Bên mình có nhận việc nhỏ như vậy không, và khoảng bao lâu thì xong?',
      },
    ],
  },
  {
    sender: 'khach',
    contractor: 'be-tong-trang',
    phone: '0900 000 001',
    read: { sender: true, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 34,
        text: 'Cho tôi hỏi sàn xi măng mài cho phòng khách 24 m² giá khoảng bao nhiêu, có bị nứt chân chim không?',
      },
      {
        by: 'contractor',
        daysAgo: 33.5,
        text: 'Dạ, mài bóng hoàn thiện khoảng 650 nghìn một mét vuông trên nền có sẵn. Vết rạn mảnh là tự nhiên của vật liệu; bên em cắt khe co giãn để không nứt thành đường. Chị ghé xưởng xem mẫu thật nhé.',
      },
      {
        by: 'sender',
        daysAgo: 33.2,
        text: 'Cảm ơn em, chị sẽ ghé cuối tuần.',
      },
    ],
  },
  {
    sender: 'canhan',
    contractor: 'xay-dung-hien-an',
    phone: '0900 000 003',
    job: {
      service: 'renovation',
      premises: '1-bedroom',
      city: 'Thành phố Hồ Chí Minh',
      district: 'An Khánh',
      area: 54,
      budget_from: null,
      budget_to: null,
      begins: 'month',
    },
    read: { sender: true, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 12.3,
        text: '안녕하세요. 호찌민 안칸에 있는 54㎡ 아파트를 리모델링하려고 합니다.\n\n욕실 방수와 붙박이장이 가장 급합니다. 한국어나 영어로 상담이 가능한지, 견적은 며칠 걸리는지 알려 주시면 감사하겠습니다.',
        pictures: ['rooms/bathroom-modern-01.avif'],
      },
      {
        by: 'contractor',
        daysAgo: 11.6,
        text: '안녕하세요, 이서연 님. 한국어 통역 직원이 함께 방문할 수 있습니다. 현장 확인 후 3일 안에 항목별 견적을 보내 드리겠습니다. 이번 주 금요일 오후는 어떠신가요?',
      },
      { by: 'sender', daysAgo: 11.5, text: '금요일 오후 3시에 뵙겠습니다. 감사합니다.' },
    ],
  },
  {
    sender: 'congty',
    contractor: 'xay-dung-hien-an',
    phone: '0900 000 002',
    job: {
      service: 'renovation',
      premises: 'office',
      city: 'Thành phố Hồ Chí Minh',
      district: 'Thủ Thiêm',
      area: 180,
      budget_from: 400_000_000,
      budget_to: 700_000_000,
      begins: 'quarter',
    },
    read: { sender: true, contractor: false },
    said: [
      {
        by: 'sender',
        daysAgo: 0.6,
        text: 'Công ty chúng tôi chuyển sang văn phòng mới 180 m² vào tháng Một, cần chia ba phòng họp và quầy lễ tân. Yêu cầu thi công ngoài giờ và xuất hóa đơn VAT. Đề nghị quý công ty gửi hồ sơ năng lực và lịch khảo sát.',
      },
    ],
  },
  {
    sender: 'thanhvien5',
    contractor: 'xay-dung-hien-an',
    phone: '0900 000 012',
    job: {
      service: 'electrics',
      premises: 'studio',
      city: 'Thành phố Hồ Chí Minh',
      district: 'Thảo Điền',
      area: 42,
      budget_from: 30_000_000,
      budget_to: 60_000_000,
      begins: 'unsure',
    },
    read: { sender: true, contractor: false },
    said: [
      {
        by: 'sender',
        daysAgo: 0.3,
        text: 'Hello, I am renting a 42 m² studio and my landlord agreed to new kitchen fronts and better lighting. Nothing structural. Could you tell me roughly what this costs and whether two weekends are enough?',
        pictures: ['rooms/kitchen-modern-01.avif'],
      },
    ],
  },
  {
    sender: 'khach',
    contractor: 'moc-gia-bac',
    phone: '0900 000 001',
    job: {
      service: 'joinery',
      premises: 'townhouse',
      city: 'Thành phố Hồ Chí Minh',
      district: 'Thủ Đức',
      area: 96,
      budget_from: null,
      budget_to: 250_000_000,
      begins: 'month',
    },
    refusal: {
      reason: 'too-far',
      words:
        'Xưởng ở Hà Nội nên chúng tôi không giám sát lắp đặt ở Thủ Đức cho tử tế được. Chị tìm xưởng trong thành phố sẽ yên tâm hơn về bảo hành.',
    },
    read: { sender: false, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 2.9,
        text: 'Nhà ống ba tầng, tôi cần đóng tủ bếp, tủ áo hai phòng và một vách thờ bằng gỗ sồi. Bên mình có nhận làm và vận chuyển vào Nam không?',
      },
    ],
  },
  {
    sender: 'thanhvien9',
    contractor: 'xay-dung-hien-an',
    phone: '0900 000 014',
    job: {
      service: 'renovation',
      premises: 'villa',
      city: 'Đồng Nai',
      district: 'Long Thành',
      area: 420,
      budget_from: null,
      budget_to: null,
      begins: 'half-year',
    },
    refusal: { reason: 'not-our-work', words: '' },
    read: { sender: true, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 7.8,
        text: 'Biệt thự cũ hai tầng, tôi muốn cải tạo lại cả nhà, thay mái và làm hồ bơi phía sau.',
      },
    ],
  },
  {
    sender: 'thanhvien12',
    contractor: 'xay-dung-hien-an',
    phone: '0900 000 017',
    job: {
      service: 'turnkey',
      premises: '3-bedroom',
      city: 'Thành phố Hồ Chí Minh',
      district: 'Bình Thạnh',
      area: 92,
      budget_from: 350_000_000,
      budget_to: 500_000_000,
      begins: 'month',
    },
    closed: { by: 'sender', daysAgo: 4.1 },
    read: { sender: true, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 4.3,
        text: 'Gia đình tôi chuyển nhà trước Tết, cần đội làm trọn gói căn ba phòng ngủ trong sáu tuần. Mong công ty báo giúp còn lịch không.',
      },
    ],
  },
  // Waits for longer than a day: the company was reminded.
  {
    sender: 'thanhvien7',
    contractor: 'xay-dung-hien-an',
    phone: '0900 000 018',
    job: {
      service: 'renovation',
      premises: 'shop',
      city: 'Thành phố Hồ Chí Minh',
      district: 'Gò Vấp',
      area: 45,
      budget_from: null,
      budget_to: 180_000_000,
      begins: 'month',
    },
    read: { sender: true, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 2.4,
        text: 'Tôi thuê mặt bằng 45 m² mở tiệm bánh, cần làm lại sàn, điện và quầy. Chủ nhà giao mặt bằng ngày 15, công ty xem giúp có kịp khai trương cuối tháng không.',
      },
    ],
  },
  // Waits for longer than three days: the member was told that others may be asked.
  {
    sender: 'khach',
    contractor: 'ngoi-do-mien-trung',
    phone: '0900 000 001',
    job: {
      service: 'renovation',
      premises: 'villa',
      city: 'Đà Nẵng',
      district: 'Sơn Trà',
      area: 120,
      budget_from: null,
      budget_to: 900_000_000,
      begins: 'half-year',
    },
    read: { sender: true, contractor: false },
    said: [
      {
        by: 'sender',
        daysAgo: 4.6,
        text: 'Ba mẹ tôi có căn nhà ba gian ở Sơn Trà, mái dột hai chỗ. Bên mình có nhận lợp lại mái và giữ nguyên khung gỗ cũ không?',
      },
    ],
  },
  // The home of the first conversation, asked of two more companies: one has answered, one does not take it.
  {
    sender: 'khach',
    contractor: 'nha-nho-studio',
    like: 1,
    phone: '0900 000 001',
    designs: [1],
    job: {
      service: 'turnkey',
      premises: '2-bedroom',
      city: 'Thành phố Hồ Chí Minh',
      district: 'An Khánh',
      area: 68,
      budget_from: 200_000_000,
      budget_to: 300_000_000,
      begins: 'month',
    },
    read: { sender: true, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 6.1,
        text: 'Chào anh chị, tôi vừa nhận căn hộ 68 m² ở An Khánh, hai phòng ngủ, nhà thô.\n\nTôi thích bản thiết kế kèm theo và muốn hỏi giá thi công trọn gói, nhất là phần bếp và vách gỗ phòng khách. Ảnh hiện trạng ở dưới, mong anh chị báo giúp trong tuần này.',
        pictures: ['rooms/living-kitchen-modern-01.avif', 'rooms/bedroom-scandinavian-01.avif'],
      },
      {
        by: 'contractor',
        daysAgo: 4.8,
        text: 'Dạ với 68 m² bàn giao thô, bên em báo trước khoảng 245 đến 275 triệu trọn gói, chưa gồm thiết bị bếp. Con số chắc chắn có sau khi khảo sát; cuối tuần này chị có nhà không ạ?',
      },
    ],
  },
  {
    sender: 'khach',
    contractor: 'bep-va-tam',
    like: 1,
    phone: '0900 000 001',
    designs: [1],
    job: {
      service: 'turnkey',
      premises: '2-bedroom',
      city: 'Thành phố Hồ Chí Minh',
      district: 'An Khánh',
      area: 68,
      budget_from: 200_000_000,
      budget_to: 300_000_000,
      begins: 'month',
    },
    refusal: {
      reason: 'not-our-work',
      words:
        'Đội chúng tôi chỉ làm bếp và phòng tắm. Khi chị cần riêng hai phần này, chúng tôi làm được trong hai tuần.',
    },
    read: { sender: true, contractor: true },
    said: [
      {
        by: 'sender',
        daysAgo: 6,
        text: 'Chào anh chị, tôi vừa nhận căn hộ 68 m² ở An Khánh, hai phòng ngủ, nhà thô.\n\nTôi thích bản thiết kế kèm theo và muốn hỏi giá thi công trọn gói, nhất là phần bếp và vách gỗ phòng khách. Mong anh chị báo giúp trong tuần này.',
      },
    ],
  },
];
