import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { rooms } from '../../testing/samples.ts';
import { arrives, disguised, fails, imageTexts, picture, staysAt } from '../../testing/uploads.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { ImageUploader } from './ImageUploader.tsx';

const meta = {
  title: 'ui/Form/ImageUploader',
  component: ImageUploader,
  tags: ['autodocs'],
  args: { limit: 10, upload: arrives, texts: imageTexts },
  argTypes: { texts: { control: false }, value: { control: false } },
  render: (args) => (
    <FieldGroup legend="Ảnh căn hộ" hint="Ảnh đủ sáng giúp nhà thầu báo giá sát hơn.">
      <ImageUploader {...args} />
    </FieldGroup>
  ),
} satisfies Meta<typeof ImageUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose =
  (...files: File[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    if (input) await userEvent.upload(input, files, { applyAccept: false });
    await within(canvasElement).findAllByRole('listitem');
  };

export const Empty: Story = {};
export const Several: Story = { args: { value: rooms.slice(0, 4) } };
export const Full: Story = { args: { value: rooms } };
export const Sending: Story = {
  args: { value: rooms.slice(0, 2), upload: staysAt(0.6) },
  play: choose(picture('ban-cong.png'), picture('bep.png')),
};
export const Failed: Story = {
  args: { value: rooms.slice(0, 2), upload: fails },
  play: choose(picture('ban-cong.png')),
};
export const NotAllFit: Story = {
  args: { value: rooms.slice(0, 9) },
  play: choose(picture('ban-cong.png'), picture('bep.png'), picture('san.png')),
};
export const Refused: Story = {
  play: choose(disguised('hop-dong.png'), new File([], 'trong.jpg')),
};
export const Disabled: Story = { args: { value: rooms.slice(0, 2), disabled: true } };
