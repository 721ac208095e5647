import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../Logo/Logo.tsx';
import { Footer } from './Footer.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const links = (...labels: string[]) =>
  labels.map((label, index) => ({ label, href: `#${index}-${label}` }));

const meta = {
  title: 'ui/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo size={24} />,
    motto: words(
      'Chỗ giữa nhà và phố, nơi nắng vào trước.',
      'Between house and street, where the sun comes first.',
      '집과 거리 사이, 햇살이 먼저 드는 곳.',
    ),
    navLabel: 'Cuối trang',
    columns: [
      {
        title: words('Mua sắm', 'Shopping', '쇼핑'),
        links: links(
          words('Sản phẩm bán chạy', 'Best sellers', '인기 상품'),
          words('Khuyến mại', 'Offers', '할인 행사'),
          common.deliveryAndFitting,
          common.returns,
        ),
      },
      {
        title: common.designs,
        links: links(
          words('Thiết kế mẫu', 'Sample designs', '디자인 예시'),
          words('Theo từng phòng', 'Room by room', '방별로 보기'),
          common.contractors,
          words('Báo giá', 'Quotes', '견적'),
        ),
      },
      {
        title: words('Hợp tác', 'Partners', '제휴'),
        links: links(
          words('Bán hàng cùng Hiên', 'Sell with Hiên', '히엔에서 판매하기'),
          common.advertise,
          words('Dành cho chủ đầu tư', 'For developers', '시행사 안내'),
        ),
      },
      {
        title: words('Hỗ trợ', 'Help', '고객 지원'),
        links: links(
          words('Câu hỏi thường gặp', 'Questions and answers', '자주 묻는 질문'),
          words('Liên hệ', 'Contact', '문의하기'),
          words('Khiếu nại', 'Complaints', '불만 접수'),
          words('Tuyển dụng', 'Careers', '채용'),
        ),
      },
    ],
    company: {
      name: words('Công ty TNHH Hiên', 'Hiên Company Limited', '히엔 유한회사'),
      lines: [
        words(
          'Giấy chứng nhận đăng ký doanh nghiệp số 0300000000, Sở Kế hoạch và Đầu tư TP. Hồ Chí Minh cấp',
          'Business registration no. 0300000000, Department of Planning and Investment of Ho Chi Minh City',
          '사업자 등록 번호 0300000000, 호찌민시 기획투자국 발급',
        ),
        words(
          'Số 1 đường Mẫu, phường Bến Nghé, TP. Hồ Chí Minh',
          '1 Mẫu Street, Bến Nghé Ward, Ho Chi Minh City',
          '호찌민시 Bến Nghé동 Mẫu로 1',
        ),
        words(
          'Điện thoại 1900 0000 · xin-chao@hien.example',
          'Telephone 1900 0000 · xin-chao@hien.example',
          '전화 1900 0000 · xin-chao@hien.example',
        ),
      ],
    },
    legal: links(
      words('Điều khoản sử dụng', 'Terms of use', '이용 약관'),
      words('Quyền riêng tư', 'Privacy', '개인정보 처리방침'),
      words('Quy chế hoạt động', 'Rules of the platform', '운영 규정'),
    ),
    copyright: '© 2026 Hiên',
  },
  argTypes: { logo: { control: false }, seals: { control: false }, language: { control: false } },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vib: Story = {
  globals: { brand: 'vib' },
  args: { logo: <Logo brand="vib" size={24} /> },
};
