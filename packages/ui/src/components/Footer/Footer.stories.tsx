import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../Logo/Logo.tsx';
import { Footer } from './Footer.tsx';

const links = (...labels: string[]) =>
  labels.map((label, index) => ({ label, href: `#${index}-${label}` }));

const meta = {
  title: 'ui/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo size={24} />,
    motto: 'Chỗ giữa nhà và phố, nơi nắng vào trước.',
    navLabel: 'Cuối trang',
    columns: [
      {
        title: 'Mua sắm',
        links: links('Sản phẩm bán chạy', 'Khuyến mại', 'Giao hàng và lắp đặt', 'Đổi trả'),
      },
      { title: 'Thiết kế', links: links('Thiết kế mẫu', 'Theo từng phòng', 'Nhà thầu', 'Báo giá') },
      { title: 'Hợp tác', links: links('Bán hàng cùng Hiên', 'Quảng cáo', 'Dành cho chủ đầu tư') },
      { title: 'Hỗ trợ', links: links('Câu hỏi thường gặp', 'Liên hệ', 'Khiếu nại', 'Tuyển dụng') },
    ],
    company: {
      name: 'Công ty TNHH Hiên',
      lines: [
        'Giấy chứng nhận đăng ký doanh nghiệp số 0300000000, Sở Kế hoạch và Đầu tư TP. Hồ Chí Minh cấp',
        'Số 1 đường Mẫu, phường Bến Nghé, TP. Hồ Chí Minh',
        'Điện thoại 1900 0000 · xin-chao@hien.example',
      ],
    },
    legal: links('Điều khoản sử dụng', 'Quyền riêng tư', 'Quy chế hoạt động'),
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
