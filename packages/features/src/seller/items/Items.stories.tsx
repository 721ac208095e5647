import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';
import { ask, cellsOfColumn, typeOver } from './story-steps.ts';

const meta = {
  title: 'screens/seller/ShopManager/Items',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/items' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything the shop sells, the last change first. */
export const Default: Story = {};

/** Sales that rest because the shop said so. */
export const Stopped: Story = {
  parameters: { ...oneLook, path: 'shop-manager/items?tab=stopped' },
};

export const Found: Story = {
  parameters: { ...oneLook, path: 'shop-manager/items?q=sofa&sort=stock' },
};

export const NothingFound: Story = {
  parameters: { ...oneLook, path: 'shop-manager/items?q=khong%20co' },
};

/** What an item unfolds: what buyers see, its sale, who changed what, and the stock of each option. */
export const Unfolded: Story = {
  play: async (context) => {
    await cellsOfColumn(context, 'price');
    await ask(context, /^(Mở mọi phân loại|Show all options|모든 옵션 펼치기)$/);
  },
};

/** A price typed over, and a discount that is wrong: nothing is sent before it is right. */
export const TypedOver: Story = {
  play: async (context) => {
    await typeOver(context, 'price', 0, '5000000');
    await typeOver(context, 'discount', 0, '6000000');
  },
};

/** Pieces were sold while the stock was typed: what was typed stays, and the stock of now is told. */
export const SoldMeanwhile: Story = {
  parameters: answers(
    mock('saveShopItems').answer(({ body, language }) => ({
      items: body.items.map(({ id }) => ({
        id,
        done: false,
        code: 'VERSION_CONFLICT',
        message: {
          vi: 'Vừa bán 2 cái.',
          en: '2 were just sold.',
          ko: '방금 2개가 판매되었습니다.',
        }[language],
        current: null,
      })),
    })),
  ),
  play: async (context) => {
    await typeOver(context, 'price', 0, '5000000');
    await ask(context, /^(Lưu thay đổi|Save changes|변경 사항 저장)$/);
  },
};

export const Loading: Story = {
  parameters: { ...answers(mock('listShopItems').pending()), ...oneLook },
};

export const Empty: Story = {
  parameters: { ...answers(mock('listShopItems').empty()), ...oneLook },
};

export const ServerError: Story = {
  parameters: { ...answers(mock('listShopItems').error()), ...oneLook },
};

export const Offline: Story = {
  parameters: { ...answers(mock('listShopItems').offline()), ...oneLook },
};

export const Forbidden: Story = {
  parameters: { ...answers(mock('listShopItems').forbidden()), ...oneLook },
};

export const Refetching: Story = {
  parameters: { ...answers(mock('listShopItems').refetching()), ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('listShopItems').longText()) };
