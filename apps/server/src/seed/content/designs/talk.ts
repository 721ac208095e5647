import type { Said, Thread } from '../shares/talk.ts';

/** What members ask about a design, who asks (among the sharers), and what its designer answered; null waits. */
export type DesignAsked = {
  /** The design, from 1. */
  readonly design: number;
  readonly by: number;
  readonly days: number;
  readonly question: string;
  readonly answer: string | null;
  readonly secret?: true;
  readonly further?: { readonly question: string; readonly answer: string | null };
};

export const designAsked: readonly DesignAsked[] = [
  {
    design: 1,
    by: 3,
    days: 2,
    question: 'Tường giấy dó ở phòng khách có lau được không, hay ố là phải thay cả mảng?',
    answer: null,
  },
  {
    design: 1,
    by: 8,
    days: 16,
    question: 'Căn nhà mình ngược hướng với mặt bằng mẫu, bản vẽ lật gương được không?',
    answer:
      'Được ạ. File SVG lật trong phần mềm nào cũng giữ đúng kích thước; chỉ nhớ đổi lại vị trí tủ điện và chậu rửa theo trục kỹ thuật của tòa nhà.',
    further: {
      question: 'Trục kỹ thuật bên mình nằm giữa bếp và phòng tắm, vậy bếp giữ nguyên được chứ?',
      answer: 'Giữ nguyên được, chỉ phòng tắm đổi bên cửa.',
    },
  },
  {
    design: 2,
    by: 1,
    days: 5,
    question: 'Kệ thấp cho bé trong bản này sâu bao nhiêu, có tính sẵn bo góc trong dự toán chưa?',
    answer: 'Sâu 32 cm, bo góc R20 và đã tính trong mục đồ gỗ của dự toán.',
  },
  {
    design: 2,
    by: 16,
    days: 9,
    question: '아이 방 벽은 어떤 페인트로 계산된 건가요?',
    answer: '친환경 수성 페인트 두 번 칠 기준입니다. 자재 목록의 HT-07 항목에 있습니다.',
  },
  {
    design: 3,
    by: 13,
    days: 1,
    question: 'Đường ngang 74 cm đó có vướng ổ điện bếp không? Bếp nhà mình ổ đặt ở 90.',
    answer: null,
  },
  {
    design: 3,
    by: 5,
    days: 3,
    question:
      'Nhà mình ở tầng 9 tòa B, số 905. Có thể gửi riêng phương án bỏ phòng ngủ thứ ba không?',
    answer: null,
    secret: true,
  },
  {
    design: 3,
    by: 9,
    days: 21,
    question: 'Mặt tủ gỗ óc chó thay bằng laminate vân tương tự thì dự toán giảm chừng nào?',
    answer:
      'Khoảng 18 đến 22 triệu cho cả căn. Mã laminate tương đương ghi ở trang 3 của danh mục vật liệu.',
  },
  {
    design: 4,
    by: 10,
    days: 12,
    question: 'Is the honed marble in the living room sealed in the estimate, or is that extra?',
    answer:
      'Sealing is in the line “stone floors”, two coats. The first renewal after two years is not.',
  },
  {
    design: 5,
    by: 21,
    days: 7,
    question: 'Cầu thang thép đen có tay vịn phía tường chưa? Nhà có người già.',
    answer: 'Bản vẽ có chừa bát chờ phía tường, thêm tay vịn gỗ chỉ mất nửa ngày công.',
  },
  {
    design: 6,
    by: 14,
    days: 0.6,
    question: 'Gói này có bản vẽ điện nước không, hay chỉ nội thất?',
    answer: null,
  },
];

/** What is said below designs; the design from 1, its threads oldest first. An author of -1 is the designer. */
export const designTalk: readonly (readonly [design: number, threads: readonly Thread[]])[] = [
  [
    1,
    [
      [
        [
          6,
          'Mình làm theo bản này hồi tháng tám. Thợ chỉ phải dời một ổ điện sau đầu giường, còn lại vừa khít.',
        ],
        [2, '방 하나 줄여서 시공해도 괜찮을까요?'],
        [6, 'Bỏ phòng ngủ nhỏ thì nhà thoáng hơn, nhưng mất tủ áo khoác ở lối vào bạn nhé.'],
      ],
      [
        [
          4,
          'The paper screens looked fragile on paper. Eight months with a cat later, they are fine.',
        ],
      ],
    ],
  ],
  [
    2,
    [
      [[11, 'Bé nhà mình 3 tuổi với tới đúng tầng kệ thứ hai. Người vẽ chắc có con nhỏ.']],
      [[17, 'Thảm giặt máy được thật, chỉ là phải có máy 10 kg.']],
    ],
  ],
  [
    3,
    [
      [
        [
          12,
          'Đường 74 cm chạy quanh nhà nhìn rất đã, nhưng nhớ chừa chỗ cho robot hút bụi về sạc.',
        ],
        [-1, 'Cảm ơn bạn. Bản cập nhật đã chừa hốc 36 cm cạnh cửa bếp cho robot.'],
      ],
    ],
  ],
  [4, [[[19, 'We toned the brass down to bronze and kept everything else. It holds.']]]],
  [
    5,
    [
      [
        [
          20,
          'Ai làm bản này nhớ hỏi ban quản lý trước về thang thép, tòa nhà mình bắt tính lại tải sàn.',
        ],
      ],
    ],
  ],
  [7, [[[24, 'Hồ sơ rõ tới mức chú thợ nhà mình không hỏi câu nào.'] satisfies Said]]],
];

/** What members ask to see larger. */
export const largeWishes = [
  {
    design: 1,
    by: 15,
    days: 0.8,
    reason: 'Cần xem kỹ mối nối giữa vách giấy dó và khung gỗ để báo giá cho thợ mộc.',
    answer: null,
  },
  {
    design: 3,
    by: 18,
    days: 0.5,
    reason: 'Muốn xem mép mặt tủ ở góc bếp trước khi mua cho khách ở Thủ Đức.',
    answer: null,
  },
  {
    design: 2,
    by: 7,
    days: 6,
    reason: '주방 타일 줄눈 색을 확인하고 싶습니다.',
    answer: 'Mời bạn xem. Ảnh 3 thấy rõ mạch gạch.',
  },
] as const;
