import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import { reasonTexts } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './InteriorDesignDetailScreen.tsx';

const company = mock('getDesign').answer(({ params, language }) => {
  const data = fixtures.designDetail(params.id, language);
  if (data === undefined) throw new MockFailure(404);
  return { data: { ...data, purchase: 'direct' } };
});

const meta = {
  title: 'screens/designs/InteriorDesignDetail/flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'interior-design-detail/1',
    chromatic: { disableSnapshot: true },
    ...answers(company),
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const owned = reasonTexts.ALREADY_OWNED.vi;
const press = 'Thêm vào giỏ';

/** It is in the cart afterwards: the button leads there, and so does what is said. */
export const PutIntoCart: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: press }));
    await expect(await canvas.findByRole('link', { name: 'Xem trong giỏ hàng' })).toHaveAttribute(
      'href',
      '/vi/cart?of=designs',
    );
  },
};

/** It was bought meanwhile: that is said, and the button stays. */
export const Refused: Story = {
  parameters: answers(
    company,
    mock('addDesignToCart').error(422, {
      body: { errors: [{ field: 'designId', code: 'ALREADY_OWNED', message: owned }] },
    }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: press });
    await userEvent.click(button);
    await within(canvasElement.ownerDocument.body).findByText(owned);
    await expect(button).toBeEnabled();
  },
};

/** A piece that stands in a home of room by room can be seen there. */
export const PieceInARoom: Story = {
  play: async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', {
      name: /^Xem trong một căn phòng: /,
    });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/vi/room-by-room/'));
  },
};
