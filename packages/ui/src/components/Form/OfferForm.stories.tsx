import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FormEditor } from './FormEditor.tsx';
import { OfferForm, fullOffer } from './OfferForm.fixture.tsx';

const meta = {
  title: 'ui/Form/FormEditor',
  component: OfferForm,
  subcomponents: { FormEditor },
} satisfies Meta<typeof OfferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 8000 };

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: 'Mô tả sản phẩm' }, SLOW);
  },
};
export const Filled: Story = { args: { initialValues: fullOffer }, play: Empty.play };
export const SentEmpty: Story = {
  play: async (context) => {
    await Empty.play?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Đăng bán' }));
  },
};
