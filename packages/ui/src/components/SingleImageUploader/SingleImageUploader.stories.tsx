import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { rooms } from '../../testing/samples.ts';
import { arrives, fails, imageTexts, picture, staysAt } from '../../testing/uploads.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { SingleImageUploader } from './SingleImageUploader.tsx';

const meta = {
  title: 'ui/Form/SingleImageUploader',
  component: SingleImageUploader,
  tags: ['autodocs'],
  args: {
    upload: arrives,
    texts: {
      ...imageTexts,
      hint: 'JPG, PNG, WebP, tối đa 10 MB.',
      change: 'Đổi ảnh',
      alt: 'Ảnh đã chọn',
    },
  },
  argTypes: {
    texts: { control: false },
    shape: { control: 'inline-radio', options: ['avatar', 'square', 'wide'] },
  },
  render: (args) => (
    <FieldGroup legend="Giấy phép kinh doanh">
      <SingleImageUploader {...args} />
    </FieldGroup>
  ),
} satisfies Meta<typeof SingleImageUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose: Story['play'] = async ({ canvasElement }) => {
  const input = canvasElement.querySelector('input');
  if (input) await userEvent.upload(input, picture('giay-phep.png'));
  await within(canvasElement).findByRole('img');
};
const [first = ''] = rooms;

export const Empty: Story = {};
export const Filled: Story = { args: { value: first } };
export const Avatar: Story = { args: { value: first, shape: 'avatar' } };
export const Sending: Story = { args: { upload: staysAt(0.4) }, play: choose };
export const Failed: Story = { args: { upload: fails }, play: choose };
