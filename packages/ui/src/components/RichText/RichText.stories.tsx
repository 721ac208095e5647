import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText.tsx';
import { article } from './RichText.fixture.ts';

const meta = {
  title: 'ui/Text/RichText',
  component: RichText,
  args: { html: article, tableLabel: 'Kích thước các cỡ sofa' },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Korean: Story = {
  args: {
    html: '<h2>거실에 맞는 소파 고르기</h2><p>벽에서 <strong>10 cm</strong> 띄우면 커튼이 자연스럽게 떨어져요. <a href="#">치수 안내</a>를 먼저 확인하세요.</p><ul><li>통로는 80 cm 이상</li><li>테이블과의 거리는 40 cm</li></ul>',
  },
  render: (args) => (
    <div lang="ko">
      <RichText {...args} />
    </div>
  ),
};
/** What is dangerous is not there; the words around it are. */
export const Hostile: Story = {
  args: {
    html: '<p>Trước <img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">liên kết</a> sau.</p>',
  },
};
