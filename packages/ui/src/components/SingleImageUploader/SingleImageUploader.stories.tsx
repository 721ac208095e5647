import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { rooms } from '../../testing/samples.ts';
import { arrives, fails, imageTexts, picture, staysAt } from '../../testing/uploads.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { SingleImageUploader } from './SingleImageUploader.tsx';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = {
  title: 'ui/Form/SingleImageUploader',
  component: SingleImageUploader,
  tags: ['autodocs'],
  args: {
    upload: arrives,
    texts: {
      ...imageTexts,
      hint: words(
        'JPG, PNG, WebP, tối đa 10 MB.',
        'JPG, PNG, WebP, up to 10 MB.',
        'JPG, PNG, WebP, 최대 10 MB.',
      ),
      change: words('Đổi ảnh', 'Change', '사진 변경'),
      alt: common.chosenPictures,
    },
  },
  argTypes: {
    texts: { control: false },
    shape: { control: 'inline-radio', options: ['avatar', 'square', 'wide'] },
  },
  render: told((args) => (
    <FieldGroup legend={words('Giấy phép kinh doanh', 'Business licence', '사업자 등록증')}>
      <SingleImageUploader {...args} />
    </FieldGroup>
  )),
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
