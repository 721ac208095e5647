import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { article } from '../RichText/RichText.fixture.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { editorLabels, HeldEditor } from './RichTextEditor.fixture.tsx';

const meta = {
  title: 'ui/Form/RichTextEditor',
  component: RichTextEditor,
  args: {
    value: '',
    onChange: fn(),
    label: 'Mô tả sản phẩm',
    placeholder: 'Chất liệu, kích thước, cách bảo quản…',
    labels: editorLabels,
    uploadImage: () =>
      Promise.resolve({
        src: '/media/products/sofa-linen-oat.avif?width=640',
        alt: 'Sofa ba chỗ bọc vải lanh',
        width: 1200,
        height: 1200,
      }),
  },
  argTypes: { labels: { control: false } },
  render: (args) => <HeldEditor {...args} />,
} satisfies Meta<typeof RichTextEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { value: article } };
export const Invalid: Story = { args: { invalid: true } };
export const WithoutPictures: Story = { args: { uploadImage: undefined, value: '<p>Gỗ sồi.</p>' } };
