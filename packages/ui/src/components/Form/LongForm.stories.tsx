import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LongForm, fullLong } from './LongForm.fixture.tsx';

const meta = {
  title: 'ui/Form/LongForm',
  component: LongForm,
  tags: ['!autodocs'],
} satisfies Meta<typeof LongForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gửi yêu cầu' }));
};

export const Empty: Story = {};
export const Filled: Story = { args: { initialValues: fullLong } };
export const SentEmpty: Story = { play: send };
export const DraftFound: Story = {
  args: {
    store: { read: () => fullLong, write: () => undefined, clear: () => undefined },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Bạn còn một bản nháp chưa gửi.');
  },
};
export const Leaving: Story = {
  args: {
    initialValues: fullLong,
    blocker: { blocked: true, proceed: () => undefined, stay: () => undefined },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
  },
};
