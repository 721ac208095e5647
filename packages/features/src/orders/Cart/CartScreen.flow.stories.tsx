import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from './CartScreen.tsx';

const meta = {
  title: 'screens/orders/Cart/flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'cart', chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
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
    await waitFor(async () => expect(await second(canvas)).toHaveValue('5'));
    await waitFor(() => expect(canvas.getByRole('complementary').textContent).not.toBe(before));
  },
};

/** The server refuses: the line is as it was, and the page says so. */
export const Refused: Story = {
  parameters: answers(mock('changeCartLine').error()),
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

const chosen: { ids: readonly number[]; selected: boolean }[] = [];

/** All lines are left, and chosen again, with one call each. */
export const ChoosesAll: Story = {
  parameters: answers(
    mock('changeCartLine').error(),
    mock('chooseCartLines').answer(({ body, language }) => {
      chosen.push(body);
      return fixtures.cart(
        language,
        [1, 10, 16].map((productId) => ({ productId, selected: body.selected })),
      );
    }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    chosen.length = 0;
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('checkbox', { name: /^Chọn tất cả/u });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await waitFor(() => expect(chosen).toHaveLength(1));
    await expect(all).not.toBeChecked();
    await userEvent.click(all);
    await waitFor(() => expect(chosen).toHaveLength(2));
    await expect(all).toBeChecked();
    await expect(chosen.map(({ ids, selected }) => [ids.length, selected])).toEqual([
      [3, false],
      [3, true],
    ]);
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

const designs = { path: 'cart?of=designs' };

/** What is left out is in no total and not in the address of the checkout. */
export const DesignLeftOut: Story = {
  parameters: designs,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('checkbox');
    if (first === undefined) throw new Error('the cart has no design');
    const order = () => canvas.getAllByRole('link', { name: /Đặt hàng/ })[0];
    await expect(order()).toHaveAttribute('href', '/vi/order-confirmation?designs=2%2C5');
    await userEvent.click(first);
    await expect(order()).toHaveAttribute('href', '/vi/order-confirmation?designs=5');
  },
};

/** Nothing is chosen: the button says why it does not go on. */
export const NoDesignChosen: Story = {
  parameters: designs,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await expect(canvas.queryByRole('link', { name: /Đặt hàng/ })).toBeNull();
  },
};

/** A design taken out is gone from the list. */
export const DesignTakenOut: Story = {
  parameters: designs,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const buttons = await canvas.findAllByRole('button', { name: /^Xóa thiết kế/ });
    await expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[0] as HTMLElement);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Xóa thiết kế/ })).toHaveLength(1),
    );
  },
};

/** The server refuses: the design stays, and the page says so. */
export const DesignStays: Story = {
  parameters: { ...designs, ...answers(mock('removeDesignsFromCart').error()) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [button] = await canvas.findAllByRole('button', { name: /^Xóa thiết kế/ });
    await userEvent.click(button as HTMLElement);
    await within(canvasElement.ownerDocument.body).findByText(/hệ thống|trở lại như trước/i);
    await expect(canvas.getAllByRole('button', { name: /^Xóa thiết kế/ })).toHaveLength(2);
  },
};

/** One was ordered meanwhile, one is owned: neither is in the total. */
export const DesignsBlocked: Story = {
  parameters: {
    path: 'cart?of=designs',
    ...answers(
      mock('readDesignCart').answer(({ language }) => fixtures.designCart(language, [2, 3, 4])),
    ),
  },
};

/** A member who buys through a contractor asks with all of them (D78). */
export const DesignsThroughContractor: Story = {
  parameters: {
    path: 'cart?of=designs',
    ...answers(
      mock('readDesignCart').answer(({ language }) =>
        fixtures.designCart(language, [2, 5], 'through-contractor'),
      ),
    ),
  },
};

export const NoDesigns: Story = {
  parameters: {
    path: 'cart?of=designs',
    ...answers(mock('readDesignCart').answer(({ language }) => fixtures.designCart(language, []))),
  },
};

export const DesignsLoading: Story = {
  parameters: { path: 'cart?of=designs', ...answers(mock('readDesignCart').pending()) },
};

export const DesignsServerError: Story = {
  parameters: { path: 'cart?of=designs', ...answers(mock('readDesignCart').error()) },
};

export const DesignsLongText: Story = {
  parameters: {
    path: 'cart?of=designs',
    ...answers(mock('readDesignCart').longText()),
  },
};
