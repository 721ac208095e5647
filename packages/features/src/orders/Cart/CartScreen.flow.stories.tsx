import { mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CartScreen } from './CartScreen.tsx';

const meta = {
  title: 'screens/orders/Cart/flow',
  component: CartScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'cart', chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof CartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const second = async (canvas: ReturnType<typeof within>) => {
  const [, line] = await canvas.findAllByRole('spinbutton', { name: /Số lượng/ });
  if (line === undefined) throw new Error('the cart has no second line');
  return line;
};

/** One more shows at once, and the server’s sum follows. */
export const OneMore: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const before = (await canvas.findByRole('complementary')).textContent;
    const [, more] = await canvas.findAllByRole('button', { name: 'Thêm một' });
    if (more === undefined) throw new Error('the cart has no second line');
    await userEvent.click(more);
    await expect(await second(canvas)).toHaveValue('5');
    await expect(canvas.getByRole('complementary').textContent).not.toBe(before);
  },
};

/** The server refuses: the line is as it was, and the page says so. */
export const Refused: Story = {
  parameters: { msw: { handlers: { changeCartLine: mock('changeCartLine').error() } } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await second(canvas);
    const [, more] = canvas.getAllByRole('button', { name: 'Thêm một' });
    if (more === undefined) throw new Error('the cart has no second line');
    await userEvent.click(more);
    await within(canvasElement.ownerDocument.body).findByText(/hệ thống|trở lại như trước/i);
    await expect(await second(canvas)).toHaveValue('4');
  },
};

/** What is put aside is counted no more. */
export const SavedForLater: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: 'Để dành' });
    if (first === undefined) throw new Error('the cart is empty');
    await userEvent.click(first);
    await canvas.findByRole('heading', { name: 'Để dành mua sau (2)' });
  },
};
