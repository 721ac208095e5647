import type { CustomerCenterCategory } from '@hien/domain';

type Said = { by: 'member' | 'staff'; daysAgo: number; text: string };

export type SupportPostContent = {
  /** Part of the author's e-mail before the @. */
  author: string;
  category: CustomerCenterCategory;
  title: string;
  daysAgo: number;
  text: string;
  pictures?: readonly string[];
  /** Answers and further questions since. */
  since?: readonly Said[];
};

/** What the demo accounts asked the customer center. */
export const supportPosts: readonly SupportPostContent[] = [
  {
    author: 'khach',
    category: 'delivery',
    title: 'Xin đổi ngày giao bàn ăn sang thứ Bảy',
    daysAgo: 9.4,
    text: 'Đơn của tôi dự kiến giao thứ Tư nhưng hôm đó nhà không có ai. Hiên đổi giúp sang sáng thứ Bảy, trước 11 giờ được không?',
    since: [
      {
        by: 'staff',
        daysAgo: 9.1,
        text: 'Chào chị Thu An,\n\nHiên đã báo người bán và đổi lịch sang thứ Bảy, từ 8 đến 11 giờ. Người giao sẽ gọi trước một giờ. Việc đổi lịch lần đầu không mất phí.',
      },
    ],
  },
  {
    author: 'khach',
    category: 'coupon_point',
    title: 'Mã giảm 100.000 đ không trừ ở bước thanh toán',
    daysAgo: 20.2,
    text: 'Tôi có mã giảm cho đơn từ 1 triệu, giỏ hàng của tôi 1,2 triệu nhưng mã báo không áp dụng được.',
    pictures: ['products/armchair-oak-linen.avif'],
    since: [
      {
        by: 'staff',
        daysAgo: 19.8,
        text: 'Chào chị, mã này dành cho nhóm Đèn và Đồ trang trí, còn giỏ hàng của chị là ghế bành nên chưa đủ điều kiện. Hạn của mã còn đến cuối tháng sau, chị vẫn dùng được cho đơn khác ạ.',
      },
    ],
  },
  {
    author: 'khach',
    category: 'refund',
    title: 'Tiền hoàn của đơn đã hủy chưa về tài khoản',
    daysAgo: 4.3,
    text: 'Tôi hủy đơn hôm thứ Hai và được chấp nhận ngay, đến nay vẫn chưa thấy tiền về thẻ ATM.',
    since: [
      {
        by: 'staff',
        daysAgo: 4,
        text: 'Chào chị, lệnh hoàn đã gửi sang ngân hàng sáng nay. Theo quy định, tiền về trong 3 ngày làm việc kể từ khi yêu cầu được chấp nhận.',
      },
      {
        by: 'member',
        daysAgo: 0.5,
        text: 'Hôm nay là ngày thứ tư mà tôi vẫn chưa nhận được. Nhờ Hiên kiểm tra lại với ngân hàng giúp.',
      },
    ],
  },
  {
    author: 'khach',
    category: 'membership',
    title: 'Nâng cấp lên doanh nghiệp cần giấy tờ gì?',
    daysAgo: 0.2,
    text: 'Tôi sắp mở một hộ kinh doanh nhận thiết kế nhỏ. Tôi cần chuẩn bị những giấy tờ gì để nâng cấp tài khoản này?',
  },
  {
    author: 'canhan',
    category: 'account',
    title: '영수증 이메일을 회사 주소로 받고 싶어요',
    daysAgo: 15.1,
    text: '로그인 이메일은 그대로 두고, 주문 영수증만 회사 이메일로 받을 수 있을까요?',
    since: [
      {
        by: 'staff',
        daysAgo: 14.7,
        text: '안녕하세요, 이서연 님. 결제 단계에서 세금계산서 수신 이메일을 따로 입력하실 수 있습니다. 로그인 이메일은 바뀌지 않습니다.',
      },
    ],
  },
  {
    author: 'canhan',
    category: 'payment',
    title: '결제가 두 번 된 것 같습니다',
    daysAgo: 1.1,
    text: '어제 저녁 카드 결제 중에 화면이 멈춰 다시 결제했더니 승인 문자가 두 번 왔습니다. 주문은 하나만 보입니다. 확인 부탁드립니다.',
  },
  {
    author: 'nguoiban',
    category: 'others',
    title: 'Ảnh sản phẩm bị tối hơn so với tệp gốc',
    daysAgo: 2.3,
    text: 'Sau khi đăng, ảnh ghế của tôi trên trang sản phẩm tối hơn tệp gốc một chút. Hiên có khuyên dùng hệ màu nào khi xuất ảnh không?',
    pictures: ['products/armchair-walnut-leather.avif'],
  },
  {
    author: 'congty',
    category: 'order',
    title: 'Cần báo giá 60 ghế họp',
    daysAgo: 3.2,
    text: 'Chúng tôi cần 60 ghế giống nhau, giao làm hai đợt. Nút mua chỉ cho phép để lại yêu cầu, bao lâu thì người bán trả lời?',
    since: [
      {
        by: 'staff',
        daysAgo: 2.9,
        text: 'Chào anh Bảo, từ 50 chiếc trở lên đơn được báo giá riêng. Người bán trả lời trong một ngày làm việc, kèm giá theo từng đợt giao. Hiên đã nhắc người bán giúp anh.',
      },
    ],
  },
];
